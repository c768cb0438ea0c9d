"""Section 5: resolving a card as far as possible, and the window after it.

Cards whose effects are not written yet lend their names to tests.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ardri.rules.cards.names import ACTIONS
from ardri.rules.declare import on
from ardri.rules.repertoire import (
    A_SEASON_CARD,
    A_TALE,
    AFTER_PLAY,
    ALWAYS,
    AN_ACTION,
    END_OF_TURN,
    MINE,
)
from ardri.rules.vocabulary.card_words import deed, draw
from ardri.rules.vocabulary.choosing import territory
from ardri.rules.vocabulary.clan_words import clash_there
from ardri.rules.vocabulary.hand_words import discard
from ardri.rules.vocabulary.where import PRESENT
from tests.rules.playing import TWO, WITH_FOREST, played
from tests.rules.table import Table

Declare = Callable[..., None]


# ---------------------------------------------------------------------------------------- R5.4


def test_r5_4_what_cannot_be_done_is_left_out() -> None:
    # No clan left to place, but the marker comes.
    lands = {"valley": "11 1 capital", "cove": "1 1 sanctuary"}
    table = Table(lands, ["festival bard", "geis druid"])
    table.play("0: play festival", "1: decline")
    assert [entry["festival"] for entry in table.data["map"]] == [True, False]
    assert table.clans("cove") == [1, 1]


@pytest.mark.parametrize("card", ["festival", "craftsmen-and-peasants", "new-alliance", "warlord"])
def test_r5_4_a_card_may_be_played_although_nothing_of_it_can_be_done(card: str) -> None:
    # No sanctuary, no citadel where one is, no reserve, no opponent.
    table = Table({"valley": "12 0", "cove": "0 1 capital"}, [f"{card} bard", "geis druid"])
    table.play(f"0: play {card}", "1: decline")
    assert table.map() == {"valley": [12, 0], "cove": [0, 1]}
    assert table.asked() == {1: "turn"}
    assert played(table) == [(0, card, "season")]
    assert card in table.data["action_discard"]


def test_r5_4_unless_it_says_otherwise() -> None:
    table = Table(TWO, ["druid dagda", "geis citadel"], windows="possible")
    assert table.legal(0) == ["pass"]
    table = Table(TWO, ["druid new-clans", "geis citadel"])
    assert table.legal(0) == ["play druid", "play new-clans", "pass"]


def test_r5_4_may_is_a_choice_all_else_is_done() -> None:
    lands = {"valley": "2 1 citadel citadel", "cove": "1 1"}
    table = Table(lands, ["craftsmen-and-peasants new-clans", "geis citadel"])
    table.play("0: play craftsmen-and-peasants")
    assert "done" in table.legal(0)
    table.play("0: done", "1: decline", "1: pass")
    assert table.map() == {"valley": [2, 1], "cove": [1, 1]}
    table.play("0: play new-clans")
    assert "done" not in table.legal(0)


def test_r5_4_a_discard_is_made_if_there_is_a_card(declare: Declare) -> None:
    declare("misty-lands", season=[discard(ACTIONS), deed()])
    lands = {**TWO, "misty-lands": "1 1"}
    table = Table(lands, ["misty-lands", "citadel druid"], turn=0)
    table.play("0: play misty-lands")
    assert table.deeds() == [1, 0]
    table = Table(lands, ["misty-lands bard", "citadel druid"])
    table.play("0: play misty-lands")
    assert table.told("discarded", 0)[0]["cards"] == ["bard"]


# ---------------------------------------------------------------------------------------- R5.5

#: Who may play what after which play: after one's own Season card, after one's own Epic Tale,
#: after any Action card.
AFTERS = {"cove": A_SEASON_CARD | MINE, "forest": A_TALE | MINE, "dagda": AN_ACTION}


@pytest.fixture
def afters(declare: Declare) -> Declare:
    for name, facts in AFTERS.items():
        declare(name, triskel=[on(AFTER_PLAY, facts, [deed()])])
    declare("eriu", season=[deed()], triskel=[on(END_OF_TURN, ALWAYS, [deed()])])
    return declare


def answers(table: Table) -> list[tuple[int | str, list[str]]]:
    """Who is asked in one window after the other, when all decline, and which cards fit."""
    out: list[tuple[int | str, list[str]]] = []
    while set(table.asked().values()) == {"window"}:
        (seat,) = table.asked()
        out.append((seat, [text.removeprefix("play ") for text in table.legal(seat)[1:]]))
        table.play(f"{seat}: decline")
    return out


@pytest.mark.parametrize("holder", [0, 1])
def test_r5_5_after_a_season_card_its_player_and_after_an_action_card_anyone(
    afters: Declare, holder: int
) -> None:
    hands = ["new-clans bard", "citadel druid"]
    hands[holder] += " cove forest dagda"
    table = Table(WITH_FOREST, hands)
    table.play("0: play new-clans", "0: place cove", "0: place cove")
    fit = ["dagda", "cove"] if holder == 0 else ["dagda"]
    assert answers(table) == [(holder, fit)]


@pytest.mark.parametrize("holder", [0, 1])
def test_r5_5_after_an_epic_tale_its_player(afters: Declare, holder: int) -> None:
    hands = ["new-clans eriu", "citadel druid"]
    hands[holder] += " cove forest dagda"
    table = Table(WITH_FOREST, hands)
    table.play("0: play eriu")
    assert answers(table) == ([(0, ["cove", "forest"])] if holder == 0 else [])


def test_r5_5_a_card_used_for_its_triskel_is_not_a_season_card_played(afters: Declare) -> None:
    table = Table(WITH_FOREST, ["new-clans bard", "citadel druid eriu cove forest"])
    table.play("0: pass", "1: play eriu")
    # Seat 0's turn has ended: an Epic Tale was played, for its Triskel.
    assert answers(table) == [(1, ["forest"])]
    lands = {"valley": "2 2 capital", "cove": "0 0", "forest": "0 0"}
    table = Table(lands, ["warlord bard cove dagda forest", "citadel druid"])
    table.play("0: play warlord", "1: decline", "0: attack 1", "1: remove", "0: play bard")
    # After Bard's Triskel, then after the clash: after Warlord's Season effect.
    assert table.legal(0) == ["decline", "play dagda"]
    table.play("0: decline")
    table.play("1: peace", "0: peace")
    assert answers(table) == [(0, ["dagda", "cove"])]


def test_r5_5_once_the_effect_with_all_its_clashes_is_over(afters: Declare) -> None:
    lands = {"valley": "3 0 capital", "cove": "0 1", "plains": "0 1"}
    table = Table(lands, ["migration cove new-clans", "citadel druid"])
    table.play("0: play migration", "0: move 1 valley cove, 1 valley plains")
    assert table.asked() == {0: "clashes"}
    table.play("0: territory cove", "0: peace", "1: peace")
    assert table.asked() == {0: "maneuver"}
    table.play("0: peace", "1: peace")
    assert answers(table) == [(0, ["cove"])]


def test_r5_5_after_the_clash_of_an_epic_tale(declare: Declare) -> None:
    declare("morrigan", season=[territory(PRESENT), clash_there()])
    declare("forest", triskel=[on(AFTER_PLAY, A_TALE | MINE, [draw()])])
    table = Table({"valley": "2 2", "forest": "0 0"}, ["morrigan forest bard", "citadel druid"])
    table.play("0: play morrigan", "1: decline", "0: peace", "1: peace")
    assert table.legal(0) == ["decline", "play forest"]
    table.play("0: play forest", "chance: draw eriu")
    assert table.hand(0) == ["bard", "eriu"]


def test_r5_5_a_triskel_played_in_the_window_opens_its_own(afters: Declare) -> None:
    # Cove after New Clans; Cove is no Season card and no Tale: nothing follows upon it.
    table = Table(WITH_FOREST, ["new-clans bard cove forest", "citadel druid dagda"])
    table.play("0: play new-clans", "0: place cove", "0: place cove", "0: play cove")
    assert table.legal(1) == ["decline", "play dagda"]
    # And Dagda, played, is an Epic Tale: Forest is not seat 1's.
    table.play("1: play dagda")
    assert table.asked() == {1: "turn"}
    assert table.deeds() == [1, 1]
