"""Section 12: the Battle of Moytura and the Fianna."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ardri.rules.vocabulary.choosing import territory
from ardri.rules.vocabulary.clan_words import clash_there
from ardri.rules.vocabulary.where import PRESENT
from tests.rules.fights import clash
from tests.rules.table import Table

Declare = Callable[..., None]

#: A tie, so nobody withdraws to there; with a card to play seat 3 is asked after the clash.
APART = {"hills": "0 1 1 1"}
ON = "new-clans"

# -------------------------------------------------------------------------------- Battle of Moytura


def test_r12_battle_of_moytura_gathers_clans_from_around_and_places_one() -> None:
    # The strip: plains, moor, hills, cove, valley. The valley does not touch the moor.
    t = clash(
        "2 2 2 0",
        ("battle-of-moytura",),
        more={"hills": "2 3 0 0", "cove": "1 1 1 1", "valley": "3 0 0 0"},
    )
    t.play("0: play battle-of-moytura")
    assert t.legal(0) == ["from cove", "from hills"]
    # "One or more": it cannot begin with "done".
    t.play("0: from cove")
    assert t.legal(0) == ["from hills", "done"]
    t.play("0: from hills")
    assert t.legal(0) == ["count 1", "count 2"]
    t.play("0: count 2")
    assert t.map() == {
        "moor": [6, 2, 2, 0],
        "hills": [0, 3, 0, 0],
        "cove": [0, 1, 1, 1],
        "valley": [3, 0, 0, 0],
    }
    assert t.reserve()[0] == 3
    # No second clash comes of it, neither there nor where they came from.
    assert len(t.told("clash")) == 1
    assert t.asked() == {1: "maneuver"}
    # What happened is open to all.
    assert [(told["territory"], told["count"]) for told in t.told("placed", 3)] == [("moor", 1)]
    assert [(told["territory"], told["count"]) for told in t.told("moved")[1:]] == [
        ("hills", 2),
        ("cove", 1),
    ]


def test_r12_battle_of_moytura_some_may_stay() -> None:
    t = clash("2 2 0 0", ("battle-of-moytura",), more={"hills": "3 1 1 1"})
    t.play("0: play battle-of-moytura, from hills, count 1")
    assert t.map() == {"moor": [4, 2, 0, 0], "hills": [2, 1, 1, 1]}


def test_r12_r5_4_battle_of_moytura_with_nobody_around_still_places_one() -> None:
    t = clash("2 2 0 0", ("battle-of-moytura",), more=APART)
    t.play("0: play battle-of-moytura")
    assert t.clans("moor") == [3, 2, 0, 0]
    assert t.asked() == {1: "maneuver"}


def test_r1_4_battle_of_moytura_with_an_empty_reserve_still_moves() -> None:
    t = clash("2 2 0 0", ("battle-of-moytura",), more={"hills": "10 1 1 1"})
    assert t.reserve()[0] == 0
    t.play("0: play battle-of-moytura, from hills, count 3")
    assert t.map() == {"moor": [5, 2, 0, 0], "hills": [7, 1, 1, 1]}
    assert t.asked() == {1: "maneuver"}


def test_r5_4_battle_of_moytura_with_nothing_at_all_to_do_is_a_maneuver() -> None:
    t = clash("12 2 0 0", ("battle-of-moytura",), more=APART)
    t.play("0: play battle-of-moytura")
    assert t.clans("moor") == [12, 2, 0, 0]
    assert t.asked() == {1: "maneuver"}


def test_r12_r7_4_battle_of_moytura_all_that_come_are_exposed() -> None:
    # Seat 1 has a sheltered clan and an exposed one; the citadel that is free is not offered.
    t = clash(
        "2 2 0 0", ("", "battle-of-moytura"), words="citadel citadel", more={"hills": "0 1 1 1"}
    )
    t.play("1: shelter", "1: decline", "0: attack 1")
    # The exposed one fell, so seat 1 has no maneuver: the Tale stays in hand, and the clash ends.
    assert t.asked() != {1: "maneuver"}
    u = clash(
        "3 3 0 0", ("", "battle-of-moytura"), words="citadel citadel", more={"hills": "0 1 1 1"}
    )
    u.play("1: shelter", "1: decline", "0: attack 1", "1: play battle-of-moytura")
    assert u.clans("moor") == [3, 4, 0, 0]
    assert u.data["frames"][-1]["sheltered"] == [0, 1, 0, 0]
    # Three exposed ones may fall, and no more.
    u.play("0: attack 1", "1: attack 0", "0: attack 1", "1: attack 0", "0: attack 1")
    assert u.clans("moor") == [1, 1, 0, 0]


def test_r12_q7_battle_of_moytura_into_the_mountains_pays_their_price() -> None:
    # Seat 1 has one sheltered and two exposed: it is an exposed one that falls (Q36).
    t = clash(
        "3 4 0 0",
        ("druid", "battle-of-moytura citadel"),
        land="mountains",
        words="citadel",
        more={"hills": "0 3 0 0"},
    )
    t.play("0: discard druid", "1: shelter", "0: attack 1", "1: remove")
    t.play("1: play battle-of-moytura, from hills, count 2")
    # They have come, the one is not placed yet.
    assert t.clans("mountains") == [3, 5, 0, 0]
    assert t.legal(1) == ["discard citadel", "remove"]
    t.play("1: remove")
    assert t.clans("mountains") == [3, 5, 0, 0]
    assert t.reserve()[1] == 6
    assert t.data["frames"][-1]["sheltered"] == [0, 1, 0, 0]
    assert t.asked() == {0: "maneuver"}


def test_q7_battle_of_moytura_that_moves_nobody_pays_no_price() -> None:
    t = clash("2 2 0 0", ("battle-of-moytura druid citadel",), land="mountains", more=APART)
    t.play("0: discard druid", "0: play battle-of-moytura")
    assert t.hand(0) == ["citadel"]
    assert t.clans("mountains") == [3, 2, 0, 0]


def test_q7_battle_of_moytura_and_the_mountains_card() -> None:
    t = clash(
        "2 2 0 0",
        ("battle-of-moytura mountains druid citadel",),
        land="mountains",
        more={"hills": "2 0 1 1"},
    )
    t.play("0: decline", "0: discard druid", "0: play battle-of-moytura, from hills, count 1")
    assert t.legal(0) == ["decline", "play mountains"]
    t.play("0: play mountains")
    assert t.clans("mountains") == [4, 2, 0, 0]
    assert t.hand(0) == ["citadel"]


def test_r7_2_battle_of_moytura_empties_the_territory_of_a_pending_clash() -> None:
    # Seat 1 leaves the hills for the moor: the clash there is dropped.
    t = Table(
        {"plains": "4 0 0 0 capital", "moor": "0 2 0 0", "hills": "0 1 0 0", "cove": "0 0 1 1"},
        hands=["migration", "battle-of-moytura " + ON],
    )
    t.play("0: play migration, move 2 plains moor, 2 plains hills", "0: territory moor")
    t.play("0: attack 1", "1: remove", "1: play battle-of-moytura")
    assert t.map() == {"moor": [2, 3, 0, 0], "hills": [2, 0, 0, 0], "cove": [0, 0, 1, 1]}
    t.play("0: peace", "1: peace")
    assert [told["territory"] for told in t.told("clash")] == ["moor"]
    assert t.asked() == {1: "turn"}


def test_r7_2_battle_of_moytura_takes_the_instigator_out_of_a_pending_clash() -> None:
    t = Table(
        {"plains": "4 0 0 0 capital", "moor": "0 2 0 0", "hills": "0 1 0 0", "cove": "0 0 1 1"},
        hands=["migration battle-of-moytura", ON],
    )
    t.play("0: play migration, move 2 plains moor, 2 plains hills", "0: territory moor")
    t.play("0: play battle-of-moytura, from hills, count 2")
    t.play("1: peace", "0: peace")
    assert [told["territory"] for told in t.told("clash")] == ["moor"]
    assert t.asked() == {1: "turn"}


def test_r7_11_battle_of_moytura_alone() -> None:
    t = clash("2 1 0 0", ("battle-of-moytura", "", "", ON), words="citadel", more=APART)
    t.play("1: shelter")
    assert t.legal(0) == ["peace", "play battle-of-moytura"]
    t.play("0: play battle-of-moytura")
    assert t.clans("moor") == [3, 1, 0, 0]
    assert t.asked() == {3: "turn"}


# --------------------------------------------------------------------------------------- The Fianna


def test_r12_the_fianna_leave_for_one_adjacent_territory() -> None:
    t = clash(
        "4 2 0 0",
        ("fianna",),
        more={"hills": "0 2 1 1", "cove": "1 0 0 0", "valley": "1 0 0 0"},
    )
    t.play("0: play fianna")
    # Anywhere adjacent, chieftain or not; the valley is not adjacent.
    assert t.legal(0) == ["territory cove", "territory hills", "territory plains"]
    t.play("0: territory hills")
    assert t.legal(0) == ["count 1", "count 2", "count 3", "count 4"]
    t.play("0: count 3")
    assert (t.clans("moor"), t.clans("hills")) == ([1, 2, 0, 0], [3, 2, 1, 1])
    # No clash where they came to.
    assert len(t.told("clash")) == 1
    assert t.asked() == {1: "maneuver"}
    told = t.told("moved", 3)[-1]
    assert (told["seat"], told["territory"], told["to"], told["count"]) == (0, "moor", "hills", 3)


def test_r12_the_fianna_all_of_them() -> None:
    t = clash("4 2 0 0", ("fianna", "", "", ON), more=APART)
    t.play("0: play fianna, territory plains, count 4")
    assert t.map() == {"plains": [4, 0, 0, 0], "moor": [0, 2, 0, 0], "hills": [0, 1, 1, 1]}
    # Seat 1 alone has nowhere to withdraw to: over.
    assert t.asked() == {3: "turn"}


@pytest.mark.parametrize(
    ("exposed", "sheltered", "left"),
    [("count 2", "count 2", [0, 0]), ("count 1", "done", [3, 2]), ("done", "count 1", [3, 1])],
)
def test_r12_r7_4_the_fianna_take_sheltered_clans_along(
    exposed: str, sheltered: str, left: list[int]
) -> None:
    t = clash("3 5 0 0", ("", "fianna", "", ON), words="citadel citadel", more=APART)
    t.play("1: shelter", "1: shelter", "0: attack 1", "1: play fianna, territory plains")
    # Two exposed, two sheltered: first it is said how many of the one, then of the other.
    assert t.legal(1) == ["count 1", "count 2", "done"]
    t.play(f"1: {exposed}")
    at_least_one = [] if exposed == "done" else ["done"]
    assert t.legal(1) == ["count 1", "count 2", *at_least_one]
    t.play(f"1: {sheltered}")
    assert t.clans("moor") == [3, left[0], 0, 0]
    assert t.clans("plains") == [0, 4 - left[0], 0, 0]
    if left[0]:
        assert t.data["frames"][-1]["sheltered"] == [0, left[1], 0, 0]


def test_r7_4_a_citadel_that_the_fianna_left_is_not_offered_again() -> None:
    t = clash("3 3 2 0", ("", "fianna"), words="citadel", more=APART)
    t.play("1: shelter", "0: attack 2", "1: play fianna, territory plains, done")
    assert t.map() == {"plains": [0, 1, 0, 0], "moor": [3, 2, 1, 0], "hills": [0, 1, 1, 1]}
    assert t.asked() == {2: "maneuver"}
    # Both that stayed are exposed.
    t.play("2: attack 1", "0: attack 1")
    assert t.clans("moor") == [3, 0, 1, 0]


def test_r12_the_fianna_need_an_exposed_clan_to_be_told_of() -> None:
    t = clash("3 1 2 0", ("", "fianna"), words="citadel", more=APART)
    t.play("1: shelter", "0: attack 2")
    assert t.asked() == {2: "maneuver"}


def test_r5_4_the_fianna_stay_where_no_other_land_is(declare: Declare) -> None:
    """With nowhere to go nothing is asked, and nobody goes; it was the maneuver all the same."""
    declare("warlord", season=[territory(PRESENT), clash_there()])
    t = Table({"moor": "2 2"}, ["warlord fianna", "druid"])
    t.play("0: play warlord", "1: decline", "0: play fianna")
    assert t.clans("moor") == [2, 2]
    assert t.data["epic_discard"] == ["fianna"]
    assert t.asked() == {1: "maneuver"}


def test_r12_q7_the_fianna_into_the_mountains_pay_their_price() -> None:
    t = clash("4 2 0 0", ("fianna druid citadel",), more={"mountains": "0 1 1 1"})
    t.play("0: play fianna, territory mountains, count 2")
    assert t.legal(0) == ["discard citadel", "discard druid", "remove"]
    assert t.clans("mountains") == [2, 1, 1, 1]
    t.play("0: remove")
    assert t.map() == {"moor": [2, 2, 0, 0], "mountains": [1, 1, 1, 1]}
    # The clan that fell there is none of the clash's: no Cauldron could have answered it.
    assert t.asked() == {1: "maneuver"}


def test_q7_q2_the_price_of_the_fianna_feeds_no_bard() -> None:
    t = clash("4 2 0 0", ("fianna bard",), more={"mountains": "0 1 1 1"})
    t.play("0: play fianna, territory mountains, count 2", "0: remove")
    # It was seat 0's own clan: no window for the Bard.
    assert t.asked() == {1: "maneuver"}
    assert t.hand(0) == ["bard"]


def test_q7_the_fianna_and_the_mountains_card() -> None:
    t = clash("4 2 0 0", ("fianna mountains",), more={"mountains": "0 1 1 1"})
    t.play("0: play fianna, territory mountains, count 2")
    assert t.legal(0) == ["decline", "play mountains"]
    t.play("0: play mountains")
    assert t.clans("mountains") == [2, 1, 1, 1]
    assert t.hand(0) == []


def test_r12_the_fianna_with_an_empty_reserve() -> None:
    # Moving needs no reserve.
    t = clash("12 2 0 0", ("fianna",), more=APART)
    t.play("0: play fianna, territory plains, count 5")
    assert t.reserve()[0] == 0
    assert t.map() == {"plains": [5, 0, 0, 0], "moor": [7, 2, 0, 0], "hills": [0, 1, 1, 1]}


def test_r7_2_the_fianna_into_a_pending_clash_join_it() -> None:
    # They start none, but the one in the hills was to come anyway.
    t = Table(
        {"plains": "5 0 0 0 capital", "moor": "0 2 0 0", "hills": "0 1 0 0", "cove": "0 0 1 1"},
        hands=["migration fianna", ON],
    )
    t.play("0: play migration, move 3 plains moor, 1 plains hills", "0: territory moor")
    t.play("0: play fianna, territory hills, count 3")
    assert t.map() == {
        "plains": [1, 0, 0, 0],
        "moor": [0, 2, 0, 0],
        "hills": [4, 1, 0, 0],
        "cove": [0, 0, 1, 1],
    }
    assert [told["territory"] for told in t.told("clash")] == ["moor", "hills"]
    t.play("0: attack 1", "1: discard new-clans")
    assert t.asked() == {1: "maneuver"}


def test_r5_2_nobody_sees_the_fianna_before_their_declaration_is_complete() -> None:
    t = clash("3 4 0 0", ("fianna",), more=APART)
    before = [t.game.view(seat).to_json() for seat in (1, 2, 3, None)]
    start = t.p
    t.play("0: play fianna")
    t.play("0: territory plains")
    assert [t.game.view(seat).to_json() for seat in (1, 2, 3, None)] == before
    t.game.undo(0)
    t.game.undo(0)
    assert t.p == start
