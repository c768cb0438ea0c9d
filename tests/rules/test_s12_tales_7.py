"""Section 12: The Morrigan: the flip, the Gates of Tír na nÓg, the clash."""

from __future__ import annotations

import pytest

from tests.rules.table import Table
from tests.rules.tales import all_but, clashes, view

LANDS = {"valley": "1 2 1 capital", "cove": "0 1 1", "moor": "2 0 0", "plains": "0 0 0"}
HANDS = ["morrigan bard", "new-clans druid", "citadel conquest"]
GATES = {"gates-of-tir-na-nog": "2 2 2", "valley": "1 1 1 capital", "cove": "0 1 1"}


def test_r12_morrigan_turns_the_flock_and_starts_a_clash() -> None:
    t = Table(LANDS, HANDS)
    t.play("0: play morrigan")
    assert t.legal(0) == ["turn", "decline"]
    t.play("0: turn")
    # In any territory, present or not.
    assert t.legal(0) == ["territory cove", "territory moor", "territory valley", "decline"]
    t.play("0: territory cove")
    # Of the players present there one is the instigator.
    assert t.legal(0) == ["player 1", "player 2"]
    # Till all is declared nothing has happened.
    assert t.data["flock"] == "clockwise"
    t.play("0: player 2")
    assert t.data["flock"] == "counterclockwise"
    assert clashes(t) == [(2, "cove")]
    assert t.asked() == {2: "maneuver"}
    t.play("2: peace", "1: peace")
    # The next player is reckoned in the new direction.
    assert t.asked() == {2: "turn"}
    assert t.data["epic_discard"] == ["morrigan"]


@pytest.mark.parametrize("turn", [True, False])
@pytest.mark.parametrize("clash", [True, False])
def test_r12_morrigan_may_do_the_one_without_the_other(turn: bool, clash: bool) -> None:
    t = Table(LANDS, HANDS)
    t.play("0: play morrigan", "0: turn" if turn else "0: decline")
    if clash:
        t.play("0: territory cove", "0: player 1", "1: peace", "2: peace")
    else:
        t.play("0: decline")
    assert t.data["flock"] == ("counterclockwise" if turn else "clockwise")
    assert clashes(t) == ([(1, "cove")] if clash else [])
    assert t.asked() == {2 if turn else 1: "turn"}


def test_q14_morrigan_where_no_opponent_is_starts_no_clash() -> None:
    t = Table(LANDS, HANDS)
    t.play("0: play morrigan", "0: decline", "0: territory moor")
    assert clashes(t) == []
    assert t.data["epic_discard"] == ["morrigan"]
    assert t.asked() == {1: "turn"}


def test_q27_morrigan_the_flip_then_the_gates_then_the_clash() -> None:
    t = Table(GATES, HANDS)
    t.play("0: play morrigan", "0: turn", "0: territory gates-of-tir-na-nog", "0: player 1")
    # From the active player, in the new direction; each one's removal and draw together.
    assert t.clans("gates-of-tir-na-nog") == [1, 2, 2]
    t.play("chance: draw eriu")
    assert t.clans("gates-of-tir-na-nog") == [1, 2, 1]
    t.play("chance: draw fianna")
    assert t.clans("gates-of-tir-na-nog") == [1, 1, 1]
    assert clashes(t) == []
    t.play("chance: draw lugs-spear")
    assert [t.hand(seat)[-1] for seat in (0, 1, 2)] == ["eriu", "lugs-spear", "fianna"]
    # Lug's Spear may be played in the clash that begins now.
    assert clashes(t) == [(1, "gates-of-tir-na-nog")]
    assert t.asked() == {1: "window"}
    assert t.legal(1) == ["decline", "play lugs-spear"]


def test_q27_without_the_flip_the_gates_do_nothing() -> None:
    t = Table(GATES, HANDS)
    t.play("0: play morrigan", "0: decline", "0: decline")
    assert t.clans("gates-of-tir-na-nog") == [2, 2, 2]
    assert t.told("drew") == []


def test_r12_morrigan_what_the_gates_draw_only_its_drawer_sees() -> None:
    t = Table(GATES, HANDS)
    t.play("0: play morrigan", "0: turn", "0: decline", "chance: draw eriu", "chance: draw dagda")
    assert [told.get("cards") for told in t.told("kept", 0)] == [["eriu"], None]
    assert [told.get("cards") for told in t.told("kept", 2)] == [None, ["dagda"]]
    assert [told.get("cards") for told in t.told("kept", None)] == [None, None]
    assert view(t, 1)["players"][2]["hand"]["tales"] == 1


def test_q41_the_instigator_has_left_through_the_gates() -> None:
    t = Table({**GATES, "gates-of-tir-na-nog": "2 1 2"}, HANDS)
    t.play("0: play morrigan", "0: turn", "0: territory gates-of-tir-na-nog", "0: player 1")
    t.play("chance: draw eriu", "chance: draw fianna", "chance: draw lugs-spear")
    assert t.clans("gates-of-tir-na-nog") == [1, 0, 1]
    assert clashes(t) == []
    assert t.asked() == {2: "turn"}


def test_q41_r7_1_all_opponents_of_the_instigator_have_left() -> None:
    t = Table({**GATES, "gates-of-tir-na-nog": "1 2 1"}, HANDS)
    t.play("0: play morrigan", "0: turn", "0: territory gates-of-tir-na-nog", "0: player 1")
    t.play("chance: draw eriu", "chance: draw fianna", "chance: draw lugs-spear")
    assert t.clans("gates-of-tir-na-nog") == [0, 1, 0]
    assert clashes(t) == []


def test_q8_diarmuid_saves_a_clan_from_the_gates_and_the_tale_is_drawn() -> None:
    hands = [HANDS[0], HANDS[1] + " diarmuid-and-grainne", HANDS[2]]
    t = Table({**GATES, "gates-of-tir-na-nog": "0 1 0"}, hands)
    t.play("0: play morrigan", "0: turn", "0: decline")
    assert t.asked() == {1: "window"}
    t.play("1: play diarmuid-and-grainne", "1: territory cove")
    assert t.map() == {"valley": [1, 1, 1], "cove": [0, 2, 1]}
    t.play("chance: draw eriu")
    assert t.hand(1) == ["druid", "new-clans", "eriu"]


def test_r12_q27_the_gates_card_draws_one_more() -> None:
    hands = [HANDS[0], HANDS[1] + " gates-of-tir-na-nog", HANDS[2]]
    t = Table({**GATES, "gates-of-tir-na-nog": "0 2 0"}, hands)
    t.play("0: play morrigan", "0: turn", "0: decline", "1: play gates-of-tir-na-nog")
    t.play("chance: draw eriu", "chance: draw dagda")
    assert t.legal(1) == ["keep dagda", "keep eriu"]
    t.play("1: keep eriu")
    # The Dagda, not kept, takes the pile back once the Gates' effect is over (Q44). The Morrigan
    # is not in it: it is put away after that.
    assert t.told("reshuffled")[0]["count"] == 1
    assert t.data["epic_discard"] == ["morrigan"]
    assert t.data["epic_deck"] == all_but("morrigan", "eriu")


def test_r7_2_morrigan_the_instigator_may_be_another_and_the_turn_order_stays_ones_own() -> None:
    t = Table(LANDS, HANDS)
    t.play("0: play morrigan", "0: decline", "0: territory valley", "0: player 2")
    assert clashes(t) == [(2, "valley")]
    # The Capital's citadel: from the player after the instigator.
    assert t.asked() == {0: "shelter"}
    t.play("0: decline", "1: decline")
    assert t.asked() == {2: "maneuver"}
    t.play("2: peace", "0: peace", "1: peace")
    assert t.asked() == {1: "turn"}


def test_q5_the_festivals_price_under_the_morrigan_is_the_instigators() -> None:
    lands = {**LANDS, "cove": "0 2 2 festival sanctuary"}
    t = Table(lands, HANDS)
    t.play("0: play morrigan", "0: decline", "0: territory cove", "0: player 2")
    assert t.clans("cove") == [0, 2, 1]
    assert t.asked() == {2: "maneuver"}
