"""Section 12: Dagda's Cauldron."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.fights import clash
from tests.rules.table import Table

#: A tie, so nobody withdraws to there; with a card to play seat 3 is asked after the clash.
APART = {"hills": "0 1 1 1"}
ON = "new-clans"
CAULDRON = "dagdas-cauldron"


def brew(clans: str = "4 4 0 0", *hands: str, **more: Any) -> Table:
    """Seat 1 has just played the Cauldron upon the first clan that it lost in the moor."""
    held = hands or ("", CAULDRON, "", ON)
    t = clash(clans, held, **{"more": APART, **more})
    t.play("0: attack 1", "1: play dagdas-cauldron")
    return t


# ------------------------------------------------------------------------------ what lies on it


def test_r12_the_cauldron_lies_open_till_the_clash_is_over() -> None:
    t = brew()
    # It is in no pile, and in no hand; the clan is neither in reserve nor on the map (Q18).
    assert t.data["epic_discard"] == []
    assert t.hand(1) == []
    assert t.clans("moor") == [4, 3, 0, 0]
    assert t.reserve() == [8, 7, 11, 11]
    assert [(e["seat"], e["territory"]) for e in t.told("removed", 3)] == [(1, "moor")]
    # Open to all: whoever looks sees the card, and what lies on it.
    seen = [str(t.game.view(seat).to_json()) for seat in (0, 2, None)]
    assert all(CAULDRON in text for text in seen)
    assert t.asked() == {1: "maneuver"}


@pytest.mark.parametrize(
    ("fallen", "choice", "back"),
    [
        (1, "decline", 0),
        (1, "count 1", 1),
        (2, "count 1", 1),
        (2, "count 2", 2),
        (4, "count 3", 3),
        (4, "decline", 0),
    ],
)
def test_r12_q39_up_to_three_return_at_the_end(fallen: int, choice: str, back: int) -> None:
    t = clash("6 6 0 0", ("", CAULDRON, "", ON), more=APART)
    t.play("0: attack 1", "1: play dagdas-cauldron")
    for _ in range(fallen - 1):
        t.play("1: attack 0", "0: attack 1")
    t.play("1: peace", "0: peace")
    assert len(t.told("clash-over")) == 1
    offered = ["decline", *(f"count {n}" for n in range(1, min(fallen, 3) + 1))]
    assert t.legal(1) == offered
    t.play(f"1: {choice}")
    assert t.clans("moor")[1] == 6 - fallen + back
    # The others go to the reserve.
    assert t.reserve()[1] == 12 - 1 - (6 - fallen + back)
    told = [(e["seat"], e["territory"], e["count"]) for e in t.told("returned", 3)]
    assert told == ([(1, "moor", back)] if back else [])
    assert t.data["epic_discard"] == [CAULDRON]
    assert t.asked() == {3: "turn"}


def test_q39_clans_that_fell_before_lie_on_it_too() -> None:
    t = clash("4 4 0 0", ("", CAULDRON, "", ON), more=APART)
    t.play("0: attack 1", "1: decline", "1: attack 0", "0: attack 1", "1: play dagdas-cauldron")
    # The first one is taken out of the reserve again, the second never came there.
    assert t.reserve()[1] == 12 - 1 - 2 - 2
    t.play("1: peace", "0: peace")
    assert t.legal(1) == ["decline", "count 1", "count 2"]
    t.play("1: count 2")
    assert t.clans("moor") == [3, 4, 0, 0]


def test_q39_as_far_as_the_reserve_still_holds_them() -> None:
    # Seat 1's twelve: ten in the moor, two in the hills. Its fallen clan comes back by Moytura.
    t = clash(
        "4 11 0 0",
        ("", f"{CAULDRON} battle-of-moytura", "", ON),
        more={"hills": "0 1 1 1"},
        then=("0: attack 1", "1: decline"),
    )
    assert t.reserve()[1] == 1
    t.play("1: play battle-of-moytura, from hills, count 1")
    assert (t.clans("moor"), t.reserve()[1]) == ([4, 12, 0, 0], 0)
    t.play("0: attack 1", "1: play dagdas-cauldron", "1: peace", "0: peace")
    # Two fell, but the first has been placed again since: one lies there.
    assert t.legal(1) == ["decline", "count 1"]
    t.play("1: count 1")
    assert t.clans("moor") == [4, 12, 0, 0]


def test_q39_with_an_empty_reserve_the_one_that_falls_lies_on_it() -> None:
    t = brew("4 11 0 0")
    assert t.reserve()[1] == 0
    t.play("1: peace", "0: peace", "1: count 1")
    assert t.clans("moor") == [4, 11, 0, 0]


def test_q18_clans_on_the_cauldron_are_not_in_reserve() -> None:
    # Twelve: ten in the moor, one in the hills, one in reserve.
    t = clash("4 10 0 0", ("", f"{CAULDRON} warlord battle-of-moytura", "", ON), more=APART)
    t.play("0: attack 1", "1: remove", "1: play dagdas-cauldron")
    assert t.reserve()[1] == 1
    # Warlord places that one; Moytura then finds none to place, only the one in the hills.
    t.play("1: play warlord, player 1")
    assert (t.clans("moor"), t.reserve()[1]) == ([4, 10, 0, 0], 0)
    t.play("1: play battle-of-moytura")
    assert t.clans("moor") == [4, 11, 0, 0]
    t.play("0: peace", "1: peace", "1: count 1")
    assert t.clans("moor") == [4, 12, 0, 0]


def test_q18_clans_on_the_cauldron_are_not_present() -> None:
    # Seat 1's only clan in the moor lies on it: seat 0 is alone, and may withdraw or not.
    t = clash(
        "3 1 0 0",
        ("", CAULDRON, "", ON),
        more={"hills": "2 1 1 1"},
        then=("0: attack 1", "1: play dagdas-cauldron"),
    )
    assert t.legal(0) == ["peace", "withdraw"]
    t.play("0: peace")
    assert t.legal(1) == ["decline", "count 1"]
    t.play("1: count 1")
    # Back again, without a clash.
    assert t.clans("moor") == [3, 1, 0, 0]
    assert len(t.told("clash")) == 1
    assert t.asked() == {3: "turn"}


def test_r12_the_cauldron_is_not_for_anothers_clans() -> None:
    t = brew("4 4 0 0")
    t.play("1: attack 0", "0: peace", "1: peace")
    assert t.legal(1) == ["decline", "count 1"]
    t.play("1: count 1")
    assert t.clans("moor") == [3, 4, 0, 0]


def test_q2_a_clan_on_the_cauldron_was_removed() -> None:
    t = brew("4 4 0 0", "bard", CAULDRON, "", ON)
    assert t.legal(0) == ["decline", "play bard"]


def test_r12_q36_sheltered_clans_stay_and_step_out_before_it_gives_back() -> None:
    t = clash("3 2 0 0", ("", CAULDRON, "", ON), words="citadel", more=APART)
    t.play("1: shelter", "0: attack 1", "1: play dagdas-cauldron")
    # Nobody else is exposed, and seat 0 has nowhere to go: over.
    assert t.legal(1) == ["decline", "count 1"]
    t.play("1: count 1")
    assert t.clans("moor") == [3, 2, 0, 0]


# ---------------------------------------------------------------------------- when it may be played


def test_r12_the_cauldron_fits_in_a_clash_only() -> None:
    t = Table(
        {"valley": "2 2 capital", "cove": "1 1"},
        hands=["balors-eye " + ON, f"{CAULDRON} new-alliance"],
    )
    t.play("0: play balors-eye, territory valley, player 1")
    assert t.clans("valley") == [2, 1]
    assert t.hand(1) == ["new-alliance", CAULDRON]


def test_q18_a_clan_removed_elsewhere_during_the_clash_is_none_of_its() -> None:
    # The price of the Mountains, where the Fianna went: another territory than the clash's.
    t = clash(
        "4 2 0 0",
        (f"fianna {CAULDRON}", "", "", ON),
        more={"mountains": "0 1 1 1"},
    )
    t.play("0: play fianna, territory mountains, count 2")
    assert t.clans("mountains") == [1, 1, 1, 1]
    assert t.asked() == {1: "maneuver"}
    t.play("1: attack 0", "0: play dagdas-cauldron", "0: peace", "1: peace")
    # Nor does it lie on it when the Cauldron is played afterwards.
    assert t.legal(0) == ["decline", "count 1"]


def test_q18_the_price_of_the_mountains_fell_before_the_clash_began() -> None:
    t = clash("4 2 0 0", (CAULDRON, "", "", ON), land="mountains", more=APART)
    # No window: there is no clash yet.
    assert t.clans("mountains") == [3, 2, 0, 0]
    t.play("0: attack 1", "1: attack 0", "0: play dagdas-cauldron", "0: peace", "1: peace")
    assert t.legal(0) == ["decline", "count 1"]


def test_r7_3_q39_the_price_of_the_festival_may_lie_on_it() -> None:
    t = clash("2 2 0 0", (CAULDRON, "", "", ON), words="festival sanctuary", more=APART)
    assert t.asked() == {0: "window"}
    t.play("0: play dagdas-cauldron")
    assert t.asked() == {0: "maneuver"}
    t.play("0: peace", "1: peace", "0: count 1")
    assert t.clans("moor") == [2, 2, 0, 0]


def test_q39_a_clash_that_the_price_ends_still_gives_back() -> None:
    t = clash("1 2 0 0", (CAULDRON, "", "", ON), words="festival sanctuary", more=APART)
    t.play("0: play dagdas-cauldron")
    assert len(t.told("clash-over")) == 1
    assert t.legal(0) == ["decline", "count 1"]
    t.play("0: count 1")
    assert t.clans("moor") == [1, 2, 0, 0]
    assert t.asked() == {3: "turn"}


def test_r5_3_the_cauldron_cancelled_gathers_nothing() -> None:
    t = brew("4 4 0 0", "dagda", CAULDRON, "", ON)
    t.play("0: play dagda")
    assert t.reserve()[1] == 8
    t.play("1: attack 0", "0: peace", "1: peace")
    assert t.told("returned") == []
    assert t.clans("moor") == [3, 3, 0, 0]
    assert t.asked() == {3: "turn"}


def test_q39_r6_4_its_window_after_play_is_at_the_end_of_the_clash() -> None:
    t = clash(
        "4 4 0 0",
        ("", f"{CAULDRON} forest", "", ON),
        more={"forest": "0 1 1 1"},
        then=("0: attack 1", "1: play dagdas-cauldron"),
    )
    # Not now.
    assert t.asked() == {1: "maneuver"}
    t.play("1: peace", "0: peace", "1: count 1")
    # After it gave back, before the turn goes on.
    assert t.clans("moor") == [4, 4, 0, 0]
    assert t.legal(1) == ["decline", "play forest"]
    t.play("1: play forest", "chance: draw eriu")
    assert t.hand(1) == ["eriu"]
    assert t.data["epic_discard"] == [CAULDRON]


def test_q39_a_cancelled_cauldron_has_its_window_after_play_at_once() -> None:
    t = clash(
        "4 4 0 0",
        ("dagda", f"{CAULDRON} forest", "", ON),
        more={"forest": "0 1 1 1"},
        then=("0: attack 1", "1: play dagdas-cauldron", "0: play dagda"),
    )
    assert t.legal(1) == ["decline", "play forest"]
    assert len(t.told("clash-over")) == 0


def test_r7_12_ogmas_eloquence_and_the_cauldron_gives_back() -> None:
    t = clash("4 4 0 0", ("", f"{CAULDRON} ogmas-eloquence", "", ON), more=APART)
    t.play("0: attack 1", "1: play dagdas-cauldron", "1: play ogmas-eloquence", "1: count 1")
    assert t.clans("moor") == [4, 4, 0, 0]
    assert t.asked() == {3: "turn"}


def test_r12_master_craftsman_upon_the_cauldron_at_the_end() -> None:
    t = clash(
        "4 4 0 0",
        ("", f"{CAULDRON} master-craftsman", "", ON),
        more=APART,
        then=("0: attack 1", "1: remove", "1: play dagdas-cauldron"),
    )
    t.play("1: peace", "0: peace", "1: decline")
    assert t.legal(1) == ["decline", "play master-craftsman"]
    t.play("1: play master-craftsman, player 2")
    assert t.hand(2) == [CAULDRON]
    assert t.deeds() == [0, 1, 0, 0]


# ------------------------------------------------------------------------------ several clashes


def two_clashes(hand0: str = "", hand1: str = CAULDRON) -> Table:
    """Seat 0 has moved into the moor and the hills, and picked the moor."""
    t = Table(
        {"plains": "6 0 0 0 capital", "moor": "0 3 0 0", "hills": "0 2 0 0", "cove": "0 0 1 1"},
        hands=[f"migration {hand0}", hand1, "", ON],
    )
    t.play("0: play migration, move 3 plains moor, 2 plains hills", "0: territory moor")
    return t


def test_q18_the_cauldron_belongs_to_one_clash_of_two() -> None:
    t = two_clashes()
    t.play("0: attack 1", "1: play dagdas-cauldron", "1: peace", "0: peace")
    # R7.12: it gives back before the next pending clash.
    assert [told["territory"] for told in t.told("clash")] == ["moor"]
    t.play("1: count 1")
    assert t.clans("moor") == [3, 3, 0, 0]
    assert t.data["epic_discard"] == [CAULDRON]
    assert [told["territory"] for told in t.told("clash")] == ["moor", "hills"]
    # What falls in the hills goes to the reserve.
    t.play("0: attack 1")
    assert t.clans("hills") == [2, 1, 0, 0]
    t.play("1: peace", "0: peace")
    assert len(t.told("returned")) == 1


def test_q18_q39_what_fell_in_the_first_clash_does_not_lie_on_it_in_the_second() -> None:
    t = two_clashes()
    t.play("0: attack 1", "1: decline", "1: peace", "0: peace")
    t.play("0: attack 1", "1: play dagdas-cauldron", "1: peace", "0: peace")
    assert t.legal(1) == ["decline", "count 1"]
    t.play("1: count 1")
    assert (t.clans("moor"), t.clans("hills")) == ([3, 2, 0, 0], [2, 2, 0, 0])


def test_q18_the_stone_circle_brings_the_cauldron_back_for_the_second_clash() -> None:
    t = Table(
        {
            "plains": "6 0 0 0 capital",
            "moor": "0 3 0 0",
            "stone-circle": "0 3 0 0",
            "cove": "0 0 1 1",
        },
        hands=["migration", f"{CAULDRON} stone-circle", "", ON],
    )
    t.play("0: play migration, move 3 plains moor, 2 plains stone-circle", "0: territory moor")
    t.play("0: attack 1", "1: play dagdas-cauldron", "1: peace", "0: peace", "1: count 1")
    t.play("1: play stone-circle")
    assert t.hand(1) == [CAULDRON]
    assert t.clans("stone-circle") == [2, 2, 0, 0]
    # The clan that the Stone Circle cost fell before the second clash began.
    t.play("0: attack 1", "1: play dagdas-cauldron", "1: peace", "0: peace")
    assert t.legal(1) == ["decline", "count 1"]


# ---------------------------------------------------------------------- with Diarmuid on one clan


@pytest.mark.parametrize("cauldron_first", [True, False])
def test_q39_the_cauldron_and_diarmuid_upon_one_clan(cauldron_first: bool) -> None:
    t = clash("4 4 0 0", ("", f"{CAULDRON} diarmuid-and-grainne", "", ON), more=APART)
    t.play("0: attack 1")
    if cauldron_first:
        t.play("1: play dagdas-cauldron")
        assert t.legal(1) == ["decline", "play diarmuid-and-grainne"]
    t.play("1: play diarmuid-and-grainne")
    # In the hills, so not on the Cauldron.
    assert (t.clans("moor"), t.clans("hills")) == ([4, 3, 0, 0], [0, 2, 1, 1])
    assert t.reserve()[1] == 7
    if not cauldron_first:
        # R6.4: the window is closed; but the Cauldron fits the next that falls.
        assert t.asked() == {1: "maneuver"}
        t.play("1: attack 0", "0: attack 1", "1: play dagdas-cauldron", "1: peace", "0: peace")
        assert t.legal(1) == ["decline", "count 1"]
        return
    t.play("1: attack 0", "0: attack 1", "1: peace", "0: peace")
    assert t.legal(1) == ["decline", "count 1"]
    t.play("1: count 1")
    assert t.clans("moor") == [3, 3, 0, 0]


def test_r12_the_cauldron_with_nothing_on_it_gives_back_nothing() -> None:
    t = clash("4 4 0 0", ("", f"{CAULDRON} diarmuid-and-grainne", "", ON), more=APART)
    t.play("0: attack 1", "1: play dagdas-cauldron", "1: play diarmuid-and-grainne")
    t.play("1: peace", "0: peace")
    assert t.told("returned") == []
    assert t.asked() == {3: "turn"}
    assert sorted(t.data["epic_discard"]) == [CAULDRON, "diarmuid-and-grainne"]
