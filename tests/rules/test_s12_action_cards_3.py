"""Section 12: New Alliance, New Clans, Sanctuary, Scouts & Spies, Warlord: their Season effects."""

from __future__ import annotations

import pytest

from ardri.rules.cards.names import EPIC_TALES
from tests.rules.table import Table, cards

# ------------------------------------------------------------------------------------- New Alliance


def test_r12_new_alliance_places_a_clan_or_replaces_one_of_two() -> None:
    lands = {"valley": "1 2 1 3 capital", "cove": "0 2 0 0", "moor": "1 0 0 0"}
    t = Table(lands, hands=["new-alliance", "new-clans"])
    t.play("0: play new-alliance")
    assert t.legal(0) == ["territory moor", "territory valley"]
    t.play("0: territory valley")
    # Seat 2 has only one there.
    assert t.legal(0) == ["place valley", "player 1", "player 3"]
    u = Table.of(t.game.copy())
    t.play("0: place valley")
    assert t.clans("valley") == [2, 2, 1, 3]
    assert t.asked() == {1: "turn"}
    u.play("0: player 3")
    assert u.clans("valley") == [2, 2, 1, 2]
    assert u.reserve() == [9, 8, 11, 10]
    assert u.asked() == {1: "turn"}


def test_r12_new_alliance_where_nobody_has_two_places() -> None:
    t = Table({"valley": "2 1 1 0 capital", "cove": "1 0 0 3"}, hands=["new-alliance", "new-clans"])
    t.play("0: play new-alliance", "0: territory valley")
    assert t.clans("valley") == [3, 1, 1, 0]


@pytest.mark.parametrize("choice", ["place valley", "player 1"])
def test_r10_3_new_alliance_with_an_empty_reserve_does_nothing(choice: str) -> None:
    t = Table({"valley": "12 2 capital", "cove": "0 1"}, hands=["new-alliance", "new-clans"])
    t.play("0: play new-alliance", f"0: {choice}")
    assert t.map() == {"valley": [12, 2], "cove": [0, 1]}
    assert t.told("replaced") == []
    assert t.asked() == {1: "turn"}


# ---------------------------------------------------------------------------------------- New Clans


def test_r12_new_clans_in_one_or_two_territories_where_one_is_present() -> None:
    lands = {"valley": "1 1 0 0 capital", "cove": "1 0 0 0", "moor": "0 1 1 1"}
    t = Table(lands, hands=["new-clans", "new-alliance"])
    u = Table.of(t.game.copy())
    t.play("0: play new-clans")
    assert t.legal(0) == ["place cove", "place valley"]
    t.play("0: place cove")
    # No "done": both must be placed (R5.4).
    assert t.legal(0) == ["place cove", "place valley"]
    t.play("0: place cove")
    assert t.clans("cove") == [3, 0, 0, 0]
    u.play("0: play new-clans", "0: place cove", "0: place valley")
    assert (u.clans("cove"), u.clans("valley")) == ([2, 0, 0, 0], [2, 1, 0, 0])
    # R7.1: placing never starts a clash.
    assert u.told("clash") == []
    assert u.asked() == t.asked() == {1: "turn"}


def test_e13_r1_4_place_two_with_one_left_places_one() -> None:
    t = Table({"valley": "10 1 capital", "cove": "1 0"}, hands=["new-clans", "new-alliance"])
    t.play("0: play new-clans", "0: place cove")
    assert t.map() == {"valley": [10, 1], "cove": [2, 0]}
    assert t.reserve()[0] == 0
    assert t.asked() == {1: "turn"}


def test_r5_4_new_clans_with_an_empty_reserve_does_nothing() -> None:
    t = Table({"valley": "11 1 capital", "cove": "1 0"}, hands=["new-clans", "new-alliance"])
    t.play("0: play new-clans")
    assert t.map() == {"valley": [11, 1], "cove": [1, 0]}
    assert t.asked() == {1: "turn"}


# ---------------------------------------------------------------------------------------- Sanctuary


def test_r12_sanctuary_builds_where_one_is_present_and_draws() -> None:
    t = Table(
        {"valley": "1 1 capital", "cove": "1 1 sanctuary", "moor": "0 2"},
        hands=["sanctuary", "new-clans"],
    )
    t.play("0: play sanctuary")
    assert t.legal(0) == ["territory cove", "territory valley"]
    t.play("0: territory cove", "chance: draw eriu")
    # R1.5: a territory may hold any number of them.
    assert t.sanctuaries("cove") == 2
    assert t.p.sanctuaries_left == 7
    assert t.hand(0) == ["eriu"]
    assert t.asked() == {1: "turn"}


def test_r1_3_with_no_sanctuary_left_it_still_draws() -> None:
    t = Table(
        {"valley": "1 1 capital" + 9 * " sanctuary", "cove": "0 1"},
        hands=["sanctuary", "new-clans"],
    )
    assert t.p.sanctuaries_left == 0
    t.play("0: play sanctuary", "chance: draw eriu")
    assert t.sanctuaries("valley") == 9
    assert t.hand(0) == ["eriu"]


def test_r5_4_with_no_tale_left_sanctuary_still_builds() -> None:
    t = Table(
        {"valley": "1 1 capital", "cove": "0 1"},
        hands=["sanctuary", "new-clans " + " ".join(EPIC_TALES)],
    )
    t.play("0: play sanctuary")
    assert t.sanctuaries("valley") == 1
    # Lug Samildanach and Oengus's Ploy.
    t.play("1: decline", "1: decline")
    assert t.asked() == {1: "turn"}


# ----------------------------------------------------------------------------------- Scouts & Spies

SPIED = {"cove": "2 0 0 0", "valley": "1 1 0 0 capital", "moor": "0 0 2 0", "hills": "0 0 0 1"}


def test_r12_scouts_look_then_march() -> None:
    t = Table(SPIED, hands=["scouts-and-spies", "new-clans", "bard eriu druid", "conquest"])
    t.play("0: play scouts-and-spies")
    assert t.legal(0) == ["player 1", "player 2", "player 3"]
    t.play("0: player 2")
    # Action cards only, and only seat 0 sees them.
    assert t.told("looked", 0)[0] == {**t.told("looked", 0)[0], "cards": ["bard", "druid"]}
    for other in (1, 2, 3, None):
        assert "cards" not in t.told("looked", other)[0]
    # Q33: the march is chosen after the look.
    assert t.legal(0) == ["territory cove", "territory valley", "decline"]
    t.play("0: territory cove")
    assert t.legal(0) == ["territory moor", "territory valley"]
    t.play("0: territory moor")
    assert t.legal(0) == ["count 1", "count 2"]
    t.play("0: count 2")
    assert (t.clans("cove"), t.clans("moor")) == ([0, 0, 0, 0], [2, 0, 2, 0])
    assert [(e["seat"], e["territory"]) for e in t.told("clash")] == [(0, "moor")]


def test_r12_scouts_may_stay_at_home() -> None:
    t = Table(SPIED, hands=["scouts-and-spies", "new-clans", "bard"])
    before = t.map()
    t.play("0: play scouts-and-spies", "0: player 2", "0: decline")
    assert t.map() == before
    assert t.asked() == {1: "turn"}


def test_r12_scouts_may_look_at_a_hand_without_action_cards() -> None:
    t = Table(SPIED, hands=["scouts-and-spies", "new-clans", "eriu"])
    t.play("0: play scouts-and-spies", "0: player 2", "0: territory valley", "0: territory cove")
    assert t.told("looked", 0)[0]["count"] == 0
    # One clan: no choice of how many. And it marches to one territory only.
    assert (t.clans("cove"), t.clans("valley")) == ([3, 0, 0, 0], [0, 1, 0, 0])
    assert t.told("clash") == []
    assert t.asked() == {1: "turn"}


# ------------------------------------------------------------------------------------------ Warlord


def test_r12_warlord_starts_a_clash_where_one_is_present() -> None:
    t = Table(
        {"valley": "1 1 0 0 capital", "cove": "1 0 1 1", "moor": "0 2 2 0"},
        hands=["warlord", "new-clans"],
    )
    t.play("0: play warlord")
    assert t.legal(0) == ["territory cove", "territory valley"]
    t.play("0: territory cove")
    assert t.clans("cove") == [1, 0, 1, 1]
    assert t.asked() == {0: "maneuver"}
    # Seat 0 is the instigator, and seat 1 is not there.
    assert t.legal(0) == ["peace", "attack 2", "attack 3"]


def test_q14_warlord_where_no_opponent_is_present_starts_no_clash() -> None:
    t = Table({"valley": "1 1 capital", "cove": "3 0"}, hands=["warlord", "new-clans"])
    t.play("0: play warlord", "0: territory cove")
    assert t.told("clash") == []
    assert "warlord" in cards(t.p.action_discard)
    assert t.asked() == {1: "turn"}
