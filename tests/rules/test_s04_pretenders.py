"""Section 4: taking a Pretender token, in place of playing a card."""

from __future__ import annotations

import pytest

from ardri.rules.cards.names import TERRITORIES
from tests.rules.seasons import PLAIN, SIX
from tests.rules.table import Table

# ---------------------------------------------------------------------------------------- R4.5


def test_r4_5_a_pretender_meets_a_condition_now() -> None:
    five = dict.fromkeys(TERRITORIES[:5], "1 1 1")
    assert "pretend" not in Table(five, PLAIN).legal(0)
    assert "pretend" in Table(SIX, PLAIN).legal(0)


@pytest.mark.parametrize(("lands", "deeds", "may"), [(4, 1, False), (4, 2, True), (5, 1, True)])
def test_r4_5_deeds_are_counted(lands: int, deeds: int, may: bool) -> None:
    table = Table(dict.fromkeys(TERRITORIES[:lands], "1 1 1"), PLAIN, deeds=[deeds])
    assert ("pretend" in table.legal(0)) == may


@pytest.mark.parametrize(
    ("lands", "may"),
    [
        ({"valley": "4 2 3", "cove": "3 1 0"}, True),  # leadership: 5 + 1
        ({"valley": "4 2 3", "cove": "3 0 0"}, False),
        ({"valley": "3 2 3", "cove": "7 1 0"}, False),  # a tie leads nobody
        ({"valley": "1 1 1" + 6 * " sanctuary"}, True),  # faith
        ({"valley": "1 1 1" + 5 * " sanctuary", "cove": "0 1 1 sanctuary"}, False),
    ],
)
def test_r4_5_any_of_the_three_conditions_will_do(lands: dict[str, str], may: bool) -> None:
    assert ("pretend" in Table(lands, PLAIN).legal(0)) == may


def test_r4_5_a_player_has_one_token_at_most() -> None:
    table = Table(SIX, PLAIN, pretenders=[0])
    assert "pretend" not in table.legal(0)
    table.refuses("0: pretend")
    table.play("0: pass")
    assert "pretend" in table.legal(1)


def test_r4_5_it_is_kept_whatever_happens_till_the_next_victory_check() -> None:
    # Seat 0 meets land, takes the token, and leaves a territory: it keeps the token.
    lands = {**dict.fromkeys(TERRITORIES[:6], "1 0 0"), "valley": "0 1 1 capital"}
    table = Table(lands, ["migration bard", *PLAIN[1:]])
    table.play("0: pretend", "1: pass", "2: pass")
    table.play("0: play migration", "0: territory cove", "0: move cove forest")
    assert table.legal(1) == ["play citadel", "play druid", "pass"]
    assert table.pretenders() == [0]
    table.play("1: pass", "2: pass", "0: pass")
    assert (table.p.round, table.pretenders()) == (2, [])
    assert not table.game.over


def test_r4_5_nobody_is_made_to_take_one() -> None:
    table = Table(SIX, ["", *PLAIN[1:]])
    assert table.legal(0) == ["pass", "pretend"]


def test_r4_5_taking_one_is_the_whole_turn() -> None:
    table = Table(SIX, PLAIN, passed=[1, 2])
    table.play("0: pretend")
    assert table.asked() == {1: "turn"}
    assert table.pretenders() == [0]
    assert table.data["passed"] == []
