"""Section 4: the end of the Season; the round limit, which may make it the last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ardri import Game
from ardri.game.errors import GameError
from ardri.rules.declare import on
from ardri.rules.repertoire import ALWAYS, ASSEMBLY_START
from ardri.rules.vocabulary.card_words import deed
from tests.rules.seasons import PLAIN, SIX, THREE
from tests.rules.table import Table

Declare = Callable[..., None]


# ---------------------------------------------------------------------------------------- R4.7


def test_r4_7_the_season_ends_when_all_have_passed_in_a_row() -> None:
    table = Table(THREE, PLAIN)
    table.play("0: pass", "1: pass")
    assert table.data["passed"] == [0, 1]
    assert table.p.round == 1
    table.play("2: pass")
    assert table.p.round == 2
    assert table.asked() == {"chance": "toss"}
    assert len(table.told("season-over")) == 1
    assert [(told["seat"], told["count"]) for told in table.told("passed")] == [
        (0, 1),
        (1, 2),
        (2, 3),
    ]


@pytest.mark.parametrize("between", ["pretend", "play citadel"])
def test_r4_7_with_nothing_but_passes_in_between(between: str) -> None:
    table = Table(SIX, PLAIN, turn=2, passed=[])
    table.play("2: pass", "0: pass", f"1: {between}")
    if between != "pretend":
        table.play("1: territory hills")
    assert table.data["passed"] == []
    table.play("2: pass", "0: pass")
    assert (table.p.round, table.asked()) == (1, {1: "turn"})
    table.play("1: pass")
    assert table.p.round == 2


def test_r4_7_q40_a_cancelled_season_card_breaks_the_run() -> None:
    table = Table(THREE, ["bard new-clans", "geis citadel", "sanctuary"], passed=[1, 2])
    table.play("0: play bard", "1: play geis")
    assert table.data["passed"] == []
    assert (table.p.round, table.asked()) == (1, {1: "turn"})


def test_r4_7_a_card_of_which_nothing_can_be_done_breaks_the_run_too() -> None:
    table = Table({"valley": "12 1 1", "cove": "0 1 1"}, PLAIN, passed=[1, 2])
    table.play("0: play new-clans")
    assert (table.p.round, table.asked()) == (1, {1: "turn"})


# ---------------------------------------------------------------------------------------- R4.8


def at_the_next_assembly(declare: Declare, lands: dict[str, str], **more: Any) -> Table:
    """Seat 0 has just passed last; it could play a test's card at the Assembly's start."""
    declare("eriu", triskel=[on(ASSEMBLY_START, ALWAYS, [deed()])])
    hands = more.pop("hands")
    table = Table(lands, hands, passed=[1, 2], **more)
    table.play("0: pass")
    assert table.asked() == {0: "window"}
    return table


def test_r4_8_action_cards_are_discarded_tales_kept(declare: Declare) -> None:
    hands = ["bard new-clans eriu", "citadel dagda morrigan", "druid"]
    table = at_the_next_assembly(declare, THREE, hands=hands)
    assert [table.hand(seat) for seat in range(3)] == [["eriu"], ["dagda", "morrigan"], []]
    # What was discarded unplayed is not shown.
    told = table.told("discarded")
    assert [(one["seat"], one["count"]) for one in told] == [(0, 2), (1, 1), (2, 1)]
    assert not any("cards" in one for one in told)
    assert table.told("discarded", 0)[0]["cards"] == ["bard", "new-clans"]


def test_r4_8_q28_only_lost_advantage_cards_go_back(declare: Declare) -> None:
    lands = {"valley": "2 1 1 capital", "cove": "1 1 0", "plains": "0 2 0", "hills": "0 0 0"}
    hands = ["eriu valley cove hills bard", "citadel plains", "druid"]
    table = at_the_next_assembly(declare, lands, hands=hands)
    assert table.hand(0) == ["eriu", "valley"]
    assert table.hand(1) == ["plains"]
    assert table.data["advantage_table"] == ["cove", "hills"]


def test_r4_8_a_played_advantage_card_stays_where_it_is(declare: Declare) -> None:
    hands = ["eriu bard", "citadel", "druid"]
    table = at_the_next_assembly(declare, THREE, hands=hands, advantage_played=["valley"])
    assert table.data["advantage_played"] == ["valley"]
    table.play("0: decline")
    assert table.hand(0) == ["eriu", "valley"]


def test_r4_8_the_festival_marker_leaves_the_map(declare: Declare) -> None:
    lands = {"valley": "2 1 1 capital", "cove": "1 1 1 sanctuary festival"}
    table = Table(lands, PLAIN)
    assert [land["festival"] for land in table.data["map"]] == [True, False]
    table = at_the_next_assembly(declare, lands, hands=["eriu bard", "citadel", "druid"])
    assert [land["festival"] for land in table.data["map"]] == [False, False]


# ---------------------------------------------------------------------------------------- limit


def test_q20_q45_the_limit_is_judged_in_the_check_of_the_round_after_the_last() -> None:
    table = Table(THREE, PLAIN, round=3, round_limit=3, passed=[1, 2])
    table.play("0: pass")
    assert (table.game.over, table.game.winner) == (True, None)
    assert table.p.round == 4
    assert len(table.told("draw")) == 1
    with pytest.raises(GameError, match="over"):
        table.game.play(0, "pass")


def test_q20_q45_the_last_round_is_played() -> None:
    for number in (1, 2, 3):
        table = Table(THREE, phase="assembly", round=number, round_limit=3)
        assert not table.game.over
    assert Table(THREE, phase="assembly", round=4, round_limit=3).game.over


def test_q20_q45_who_wins_in_that_check_is_king() -> None:
    table = Table(SIX, PLAIN, round=3, round_limit=3, passed=[1, 2], pretenders=[1])
    table.play("0: pass")
    assert (table.game.over, table.game.winner) == (True, 1)
    assert table.told("draw") == []


def test_q20_off_by_default() -> None:
    table = Table(THREE, phase="assembly", round=500)
    assert not table.game.over
    assert table.data["round_limit"] is None
    for wrong in (0, -1):
        with pytest.raises(GameError, match="round_limit"):
            Game.new(round_limit=wrong)
