"""Section 7: how clashes begin and end, the Festival's price, several clashes of one effect."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ardri.rules.declare import on
from ardri.rules.repertoire import AFTER_MANEUVER, ALWAYS, CLASH_START, REMOVED
from ardri.rules.vocabulary.amounts import ALL
from ardri.rules.vocabulary.card_words import deed
from ardri.rules.vocabulary.choosing import territory
from ardri.rules.vocabulary.marching import move_out
from ardri.rules.vocabulary.where import PRESENT, THERE, near
from tests.rules.fights import clash
from tests.rules.table import Table


def begun(t: Table) -> list[tuple[int, str]]:
    """The clashes that have begun: who instigated them, where."""
    return [(event["seat"], event["territory"]) for event in t.told("clash")]


# ---------------------------------------------------------------------------------------- beginning


def test_r7_1_moving_in_where_opponents_are_starts_a_clash() -> None:
    t = clash("1 1 0 0")
    assert begun(t) == [(0, "moor")]
    assert t.asked() == {0: "maneuver"}


def test_r7_1_moving_in_where_nobody_or_only_oneself_is_starts_none() -> None:
    for clans in ("1 0", "3 0"):
        t = clash(clans, ("", "new-clans"), more={"cove": "0 1"})
        assert begun(t) == []
        assert t.asked() == {1: "turn"}


def test_r7_1_placing_starts_no_clash() -> None:
    t = Table({"valley": "1 1 1 1 capital sanctuary"}, hands=["festival", "new-clans"])
    t.play("0: play festival")
    assert t.clans("valley") == [2, 1, 1, 1]
    assert begun(t) == []
    assert t.asked() == {1: "turn"}


def test_r7_2_the_instigator_is_who_moved_in_and_begins() -> None:
    t = clash("1 2 0 2", by=3)
    assert begun(t) == [(3, "moor")]
    assert t.asked() == {3: "maneuver"}
    t.play("3: attack 0")
    # The order goes on from the instigator; seat 0 fell.
    assert t.asked() == {1: "maneuver"}


def test_r7_6_counterclockwise_the_order_goes_the_other_way_round() -> None:
    t = clash("2 2 2 2", flock="counterclockwise", then=("0: attack 1",))
    assert t.asked() == {3: "maneuver"}
    t.play("3: attack 1")
    assert t.asked() == {2: "maneuver"}


# -------------------------------------------------------------------- several clashes of one effect


def two_clashes(*hands: str, moor: str = "0 2 1 0", hills: str = "0 1 0 1") -> Table:
    """Seat 0 has moved two clans into the moor and two into the hills, of four in the plains."""
    t = Table(
        {"plains": "4 0 0 0 capital", "moor": moor, "hills": hills, "cove": "0 0 0 0"},
        hands=["migration " + (hands[0] if hands else ""), *hands[1:]],
    )
    t.play("0: play migration, move 2 plains moor, 2 plains hills")
    return t


def test_r7_2_all_moves_come_first_then_the_instigator_picks_the_clash() -> None:
    t = two_clashes()
    assert (t.clans("moor"), t.clans("hills")) == ([2, 2, 1, 0], [2, 1, 0, 1])
    assert begun(t) == []
    assert t.asked() == {0: "clashes"}
    assert t.legal(0) == ["territory hills", "territory moor"]
    t.play("0: territory moor")
    assert t.legal(0) == ["peace", "attack 1", "attack 2", "withdraw"]


def test_r7_2_r7_12_the_next_clash_comes_when_the_one_before_is_over() -> None:
    t = two_clashes("", "new-clans")
    t.play("0: territory hills", "0: peace", "1: peace", "3: peace")
    # One left: no choice.
    assert begun(t) == [(0, "hills"), (0, "moor")]
    assert t.asked() == {0: "maneuver"}
    t.play("0: peace", "1: peace", "2: peace")
    # Then the rest of the turn.
    assert t.asked() == {1: "turn"}


def test_e16_r7_2_a_withdrawal_into_a_territory_whose_clash_is_to_come() -> None:
    t = two_clashes()
    t.play("0: territory moor")
    u = Table.of(t.game.copy())
    # Ahead in the hills with 2 against 1 and 1.
    t.play("0: withdraw 1 hills")
    assert (t.clans("moor"), t.clans("hills")) == ([1, 2, 1, 0], [3, 1, 0, 1])
    # The withdrawal starts no clash; the others may not withdraw there.
    assert t.asked() == {1: "maneuver"}
    assert t.legal(1) == ["peace", "attack 0", "attack 2"]
    # Who leaves altogether ends nothing for the others; the other clash comes all the same.
    u.play("0: withdraw 2 hills")
    assert u.clans("hills") == [4, 1, 0, 1]
    assert u.legal(1) == ["peace", "attack 2"]
    u.play("1: peace", "2: peace")
    assert begun(u) == [(0, "moor"), (0, "hills")]
    assert u.legal(0) == ["peace", "attack 1", "attack 3"]


def test_r7_2_a_tie_in_a_territory_whose_clash_is_to_come_is_no_chieftain() -> None:
    t = two_clashes(hills="0 2 0 0")
    t.play("0: territory moor")
    # 2 against 2 in the hills.
    assert t.legal(0) == ["peace", "attack 1", "attack 2"]


LEAVES = [territory(PRESENT), move_out(1, ALL, near(THERE), peaceful=True)]


@pytest.mark.parametrize("who", [0, 1])
def test_r7_2_a_clash_without_instigator_or_opponent_is_dropped(
    who: int, declare: Callable[..., None]
) -> None:
    # A Tale after a maneuver by which its player's clans leave the hills.
    declare("fianna", triskel=[on(AFTER_MANEUVER, ALWAYS, LEAVES)])
    hands = ["", "new-clans"]
    hands[who] += " fianna"
    t = two_clashes(*hands, hills="0 1 0 0")
    t.play("0: territory moor", "0: attack 2")
    t.play(f"{who}: play fianna, move {2 - who} hills cove")
    left = t.clans("hills")
    assert left == ([0, 1, 0, 0] if who == 0 else [2, 0, 0, 0])
    t.play("1: peace", "0: peace")
    assert begun(t) == [(0, "moor")]
    assert t.asked() == {1: "turn"}


def test_r7_2_a_clash_that_the_mountains_price_undoes_is_dropped() -> None:
    t = Table(
        {"plains": "2 0 0 0 capital", "mountains": "0 1 0 0", "moor": "0 1 0 0"},
        hands=["migration bard", "new-clans"],
    )
    t.play("0: play migration, move 1 plains mountains, 1 plains moor", "0: remove")
    # The Mountains are empty of seat 0's clans: one clash is left, and no choice.
    assert begun(t) == [(0, "moor")]
    assert t.clans("mountains") == [0, 1, 0, 0]


# ------------------------------------------------------------------------------------- the Festival


def test_r7_3_the_instigator_pays_the_festivals_price_first_of_all() -> None:
    t = clash("3 2 2 0", ("geis",), words="sanctuary citadel festival")
    # Before the Citadels step; nobody else pays.
    assert t.clans("moor") == [2, 2, 2, 0]
    assert t.asked() == {1: "shelter"}


def test_r7_3_no_price_where_the_marker_is_not() -> None:
    t = clash("3 2 2 0", more={"cove": "0 0 0 0 sanctuary festival"})
    assert t.clans("moor") == [3, 2, 2, 0]


def test_r7_3_no_price_where_no_clash_begins() -> None:
    t = clash("3 0", ("", "new-clans"), words="sanctuary festival", more={"cove": "0 1"})
    assert t.clans("moor") == [3, 0]


def test_r7_3_if_that_was_the_last_clan_the_clash_is_off(declare: Callable[..., None]) -> None:
    # The clash-start window does not open any more.
    declare("lugs-spear", triskel=[on(CLASH_START, ALWAYS, [deed()])])
    t = clash("1 2 2 0", ("", "lugs-spear new-clans"), words="sanctuary citadel festival")
    assert t.clans("moor") == [0, 2, 2, 0]
    # Off for all: those who stay do not fight on.
    assert t.asked() == {1: "turn"}
    assert len(t.told("clash-over")) == 1
    assert t.p.clash < 0


def test_r7_3_an_off_clash_leaves_the_others_pending() -> None:
    t = Table(
        {"plains": "2 0 0 0 capital", "moor": "0 1 0 0 sanctuary festival", "hills": "0 1 0 0"},
        hands=["migration", "new-clans"],
    )
    t.play("0: play migration, move 1 plains moor, 1 plains hills", "0: territory moor")
    assert begun(t) == [(0, "moor"), (0, "hills")]
    assert t.clans("moor") == [0, 1, 0, 0]
    assert t.asked() == {0: "maneuver"}


def test_r7_3_warlord_pays_the_price_too() -> None:
    t = Table({"valley": "2 1 capital sanctuary festival"}, hands=["warlord", "new-clans"])
    t.play("0: play warlord", "1: decline")
    assert t.clans("valley") == [1, 1]
    assert t.asked() == {0: "maneuver"}


def test_q8_the_festivals_price_is_a_removal_like_any_other(declare: Callable[..., None]) -> None:
    declare("dagdas-club", triskel=[on(REMOVED, ALWAYS, [deed()])])
    t = clash("3 2 0 0", ("dagdas-club",), words="sanctuary festival")
    assert t.asked() == {0: "window"}
    t.play("0: play dagdas-club")
    assert t.deeds() == [1, 0, 0, 0]
    assert t.clans("moor") == [2, 2, 0, 0]


def test_q2_the_festivals_price_feeds_no_bard() -> None:
    t = clash(
        "3 2 0 0",
        ("bard", "druid"),
        words="sanctuary festival",
        then=("0: attack 1", "1: discard druid"),
    )
    assert t.asked() == {1: "maneuver"}


# ------------------------------------------------------------------------------------------ the end


def test_r7_10_with_no_exposed_clan_left_the_clash_is_over() -> None:
    # Two clans, one shelters; the last exposed ones fall or go.
    t = clash(
        "1 2 0 0",
        ("", "new-clans"),
        words="citadel",
        more={"hills": "2 0 0 0"},
        then=("1: shelter", "0: withdraw 1 hills"),
    )
    # Seat 1 alone has an exposed clan, and nowhere to go: the clash ends (R7.11).
    assert t.asked() == {1: "turn"}
    assert t.clans("moor") == [0, 2, 0, 0]


def test_r7_12_sheltered_clans_step_out_at_the_end() -> None:
    t = clash(
        "2 2 0 0",
        ("", "new-clans warlord"),
        words="citadel citadel",
        then=("1: shelter", "1: shelter"),
    )
    # Seat 0 is alone with exposed clans, and cannot do anything: the clash ends.
    assert t.asked() == {1: "turn"}
    t.play("1: play warlord", "0: decline", "1: peace", "0: fight")
    # There is nothing to do but attack; and seat 1's clans are exposed now.
    assert t.clans("moor") == [1, 2, 0, 0]
    assert t.legal(0) == ["peace", "attack 1"]


def test_r7_1_two_players() -> None:
    t = clash("2 2", then=("0: attack 1",))
    assert t.clans("moor") == [2, 1]
    t.play("1: attack 0", "0: attack 1")
    # Seat 1 is gone, seat 0 alone: it has nowhere to go, and the clash is over.
    assert t.clans("moor") == [1, 0]
    # A player with no clan on the map begins the turn with two new ones (R4.2).
    assert t.asked() == {1: "place"}
