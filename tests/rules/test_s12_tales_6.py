"""Section 12: The Otherworld, Manannan's Horses."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ardri.rules.vocabulary.amounts import SANCTUARIES
from ardri.rules.vocabulary.choosing import territory
from ardri.rules.vocabulary.orders import place_or_strike
from ardri.rules.vocabulary.where import NOWHERE
from tests.rules.table import Table
from tests.rules.tales import clashes

Declare = Callable[..., None]

# ----------------------------------------------------------------------------------- The Otherworld


def test_r12_otherworld_places_or_removes_for_each_sanctuary() -> None:
    t = Table(
        {
            "valley": "1 2 1 capital sanctuary sanctuary",
            "cove": "1 0 0",
            "moor": "0 1 0 sanctuary",
        },
        hands=["otherworld bard", "new-clans", "citadel"],
    )
    t.play("0: play otherworld")
    # Where one is present; it need not have a sanctuary.
    assert t.legal(0) == ["territory cove", "territory valley"]
    t.play("0: territory valley")
    # Two sanctuaries. First the clans to be placed, then those of the others to be removed; one's
    # own is none of these.
    both = Table.of(t.game.copy())
    mixed = Table.of(t.game.copy())
    # All that can be done is done: whoever begins with seat 2's only clan could not go on.
    assert t.legal(0) == ["place valley", "player 1"]
    t.play("0: player 1")
    assert t.legal(0) == ["player 1", "player 2"]
    t.play("0: player 1")
    assert t.clans("valley") == [1, 0, 1]
    both.play("0: place valley", "0: place valley")
    assert both.clans("valley") == [3, 2, 1]
    mixed.play("0: place valley")
    assert mixed.legal(0) == ["place valley", "player 1", "player 2"]
    mixed.play("0: player 2")
    assert mixed.clans("valley") == [2, 2, 0]
    for table in (t, both, mixed):
        assert table.asked() == {1: "turn"}


@pytest.mark.parametrize("there", [0, 1, 3, 4])
def test_r12_otherworld_three_at_most(there: int) -> None:
    t = Table(
        {"valley": "1 0 capital" + there * " sanctuary", "cove": "0 1"},
        hands=["otherworld bard", "new-clans"],
    )
    # Nobody to be removed: a clan is placed for each, unasked.
    t.play("0: play otherworld")
    assert t.clans("valley") == [1 + min(there, 3), 0]
    assert t.asked() == {1: "turn"}


def test_q26_otherworld_is_declared_together() -> None:
    t = Table(
        {"valley": "1 1 1 capital sanctuary sanctuary", "cove": "1 0 0"},
        hands=["otherworld bard", "dagda new-clans", "citadel"],
    )
    t.play("0: play otherworld", "0: territory valley", "0: place valley", "0: player 2")
    assert t.asked() == {1: "window"}
    assert t.clans("valley") == [1, 1, 1]
    t.play("1: decline")
    assert t.clans("valley") == [2, 1, 0]


def test_r1_4_otherworld_with_one_clan_in_reserve() -> None:
    t = Table(
        {"valley": "11 1 capital sanctuary sanctuary sanctuary", "cove": "0 1"},
        hands=["otherworld bard", "new-clans"],
    )
    # Three times as far as possible: one clan is left to be placed, one of theirs to be removed.
    t.play("0: play otherworld")
    assert t.clans("valley") == [12, 0]
    assert t.asked() == {1: "turn"}


def test_r5_4_otherworld_removes_all_when_none_is_left_to_place() -> None:
    t = Table(
        {"valley": "12 1 1 capital sanctuary sanctuary sanctuary", "cove": "0 1 1"},
        hands=["otherworld bard", "new-clans", "citadel"],
    )
    t.play("0: play otherworld")
    assert t.clans("valley") == [12, 0, 0]
    assert t.asked() == {1: "turn"}


def test_q8_otherworld_each_removal_is_answered_by_itself() -> None:
    t = Table(
        {"valley": "1 2 2 capital sanctuary sanctuary sanctuary", "cove": "0 1 1"},
        hands=["otherworld bard", "dagdas-club citadel", "diarmuid-and-grainne new-clans"],
    )
    t.play("0: play otherworld", "0: player 1", "0: player 1")
    assert t.asked() == {1: "window"}
    t.play("1: decline")
    assert t.clans("valley") == [1, 1, 2]
    # The second removal has a window of its own.
    t.play("1: play dagdas-club")
    assert t.clans("valley") == [1, 1, 2]
    t.play("2: play diarmuid-and-grainne")
    assert t.map() == {"valley": [1, 1, 1], "cove": [0, 1, 2]}


def test_r6_1_otherworld_touches_several_in_turn_order() -> None:
    t = Table(
        {"valley": "1 1 1 capital sanctuary sanctuary", "cove": "0 1 1"},
        hands=["otherworld bard", "citadel", "new-clans"],
        flock="counterclockwise",
    )
    t.play("0: play otherworld", "0: player 1")
    assert [told["seat"] for told in t.told("removed")] == [2, 1]


def test_q26_what_has_become_impossible_by_then_is_dropped() -> None:
    # Diarmuid answers the first removal; Stone Circle takes Diarmuid back for a clan from there.
    # So nothing is left there when it comes to the second.
    t = Table(
        {"stone-circle": "1 2 sanctuary", "valley": "0 1 capital", "cove": "1 1"},
        hands=["otherworld bard", "diarmuid-and-grainne stone-circle citadel"],
    )
    t.play("0: play otherworld", "0: territory stone-circle", "0: player 1")
    t.play("1: play diarmuid-and-grainne", "1: territory valley", "1: play stone-circle")
    # The clan demanded by Stone Circle may be answered too; Diarmuid is not in hand yet.
    assert t.clans("stone-circle") == [1, 0]
    assert t.clans("valley") == [0, 2]
    assert t.hand(1) == ["citadel", "diarmuid-and-grainne"]
    assert [told["seat"] for told in t.told("removed")] == [1, 1]
    assert t.asked() == {1: "turn"}


# -------------------------------------------------------------------------------- Manannan's Horses


def test_r12_horses_move_up_to_three_anywhere_and_a_clash_begins() -> None:
    t = Table(
        {"valley": "4 1 capital", "cove": "1 0", "moor": "0 0", "plains": "0 0", "hills": "0 2"},
        hands=["manannans-horses bard", "new-clans"],
    )
    t.play("0: play manannans-horses")
    assert t.legal(0) == ["territory cove", "territory valley"]
    t.play("0: territory valley")
    # To one other, however far.
    assert t.legal(0) == [f"territory {land}" for land in ("cove", "hills", "moor", "plains")]
    t.play("0: territory hills")
    # At least one (Q34).
    assert t.legal(0) == ["count 1", "count 2", "count 3"]
    t.play("0: count 3")
    assert t.clans("valley") == [1, 1]
    assert t.clans("hills") == [3, 2]
    assert clashes(t) == [(0, "hills")]
    assert t.asked() == {0: "maneuver"}


def test_q34_horses_move_at_least_one_if_they_can() -> None:
    t = Table(
        {"valley": "2 1 capital", "cove": "1 0"}, hands=["manannans-horses bard", "new-clans"]
    )
    t.play("0: play manannans-horses", "0: territory cove")
    # The only clan from there goes to the only other territory, unasked.
    assert t.map()["valley"] == [3, 1]
    assert clashes(t) == [(0, "valley")]


def test_r7_1_horses_to_where_nobody_is_start_no_clash() -> None:
    t = Table(
        {"valley": "4 1 capital", "cove": "1 0"}, hands=["manannans-horses bard", "new-clans"]
    )
    t.play("0: play manannans-horses", "0: territory valley", "0: count 2")
    assert t.map() == {"valley": [2, 1], "cove": [3, 0]}
    assert clashes(t) == []
    assert t.asked() == {1: "turn"}


def test_r5_4_horses_with_no_other_territory_do_nothing() -> None:
    t = Table({"valley": "4 1 capital"}, hands=["manannans-horses bard", "new-clans"])
    t.play("0: play manannans-horses")
    assert t.map() == {"valley": [4, 1]}
    assert t.data["epic_discard"] == ["manannans-horses"]
    assert t.asked() == {1: "turn"}


def test_r7_1_horses_pay_the_mountains_price_before_the_clash() -> None:
    lands = {"valley": "3 1 capital", "cove": "0 0", "moor": "0 0", "mountains": "0 2"}
    t = Table(lands, hands=["manannans-horses bard", "new-clans"])
    t.play("0: play manannans-horses", "0: territory mountains", "0: count 2")
    # Once for all that one effect has moved in (Q7).
    assert clashes(t) == []
    assert t.legal(0) == ["discard bard", "remove"]
    u = Table.of(t.game.copy())
    t.play("0: remove")
    assert t.clans("mountains") == [1, 2]
    assert clashes(t) == [(0, "mountains")]
    u.play("0: discard bard")
    assert u.clans("mountains") == [2, 2]
    # With a single clan, which falls, there is no clash: nobody has moved in any more.
    v = Table(lands, hands=["manannans-horses", "new-clans"])
    v.play("0: play manannans-horses", "0: territory mountains", "0: count 1")
    assert v.clans("mountains") == [0, 2]
    assert clashes(v) == []
    assert v.asked() == {1: "turn"}


def test_r7_2_who_moved_in_with_the_horses_is_the_instigator() -> None:
    t = Table(
        {"valley": "0 3 1 capital", "cove": "2 0 1 citadel"},
        hands=["geis", "manannans-horses bard", "citadel"],
        turn=1,
    )
    t.play("1: play manannans-horses", "1: count 2")
    assert clashes(t) == [(1, "cove")]
    # Citadels from the player after the instigator (R7.4).
    assert t.asked() == {2: "shelter"}
    t.play("2: decline", "0: shelter")
    assert t.asked() == {1: "maneuver"}


def test_r5_4_orders_about_no_territory_are_none(declare: Declare) -> None:
    """No card of the game comes to that: who is nowhere on the map places clans first (R4.2)."""
    declare("otherworld", season=[territory(NOWHERE), place_or_strike(3, SANCTUARIES)])
    t = Table({"valley": "2 2 capital sanctuary"}, ["otherworld", "druid"])
    t.play("0: play otherworld")
    assert t.clans("valley") == [2, 2]
    assert t.data["epic_discard"] == ["otherworld"]
