"""Section 12: Diarmuid and Gráinne."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.fights import clash
from tests.rules.playing import played
from tests.rules.table import Table

#: A tie, so nobody withdraws to there; with a card to play seat 3 is asked after the clash.
APART = {"hills": "0 1 1 1"}
ON = "new-clans"
PAIR = "diarmuid-and-grainne"


def views(t: Table, *seats: int | None) -> list[Any]:
    """What these seats may see."""
    return [t.game.view(seat).to_json() for seat in seats]


def test_r12_diarmuid_sends_the_clan_to_another_territory_of_ones_own() -> None:
    # The strip: plains, moor, hills, cove, valley. It need not be adjacent, nor one's own alone.
    t = clash(
        "2 2 0 0",
        ("", PAIR),
        more={"hills": "0 1 1 1", "cove": "1 0 0 0", "valley": "2 1 0 0"},
        then=("0: attack 1",),
    )
    before = views(t, 0, 2, None)
    t.play("1: play diarmuid-and-grainne")
    assert t.legal(1) == ["territory hills", "territory valley"]
    # R5.2: nobody else sees a declaration that is not complete.
    assert views(t, 0, 2, None) == before
    t.play("1: territory valley")
    assert t.map() == {
        "moor": [2, 1, 0, 0],
        "hills": [0, 1, 1, 1],
        "cove": [1, 0, 0, 0],
        "valley": [2, 2, 0, 0],
    }
    # No clash: it was placed.
    assert len(t.told("clash")) == 1
    assert t.reserve()[1] == 8
    assert [(e["seat"], e["territory"]) for e in t.told("removed", 3)] == [(1, "moor")]
    assert [(e["seat"], e["territory"]) for e in t.told("placed", 3)] == [(1, "valley")]
    assert t.data["epic_discard"] == [PAIR]


def test_q2_r6_4_a_clan_that_diarmuid_sent_off_was_removed() -> None:
    t = clash("2 2 0 0", ("bard", f"{PAIR} dagdas-cauldron"), more=APART, then=("0: attack 1",))
    t.play("1: play diarmuid-and-grainne")
    # The removal's window is closed; the Bard fits.
    assert t.legal(0) == ["decline", "play bard"]
    t.play("0: play bard")
    assert t.deeds() == [1, 0, 0, 0]
    assert t.hand(1) == ["dagdas-cauldron"]


def test_r6_4_after_diarmuid_the_club_no_longer_fits() -> None:
    t = clash("2 2 0 0", ("", f"{PAIR} dagdas-club"), more=APART, then=("0: attack 1",))
    t.play("1: play diarmuid-and-grainne")
    assert t.map() == {"moor": [2, 1, 0, 0], "hills": [0, 2, 1, 1]}
    assert t.asked() == {1: "maneuver"}


def test_q25_diarmuid_with_no_other_territory_has_no_effect() -> None:
    t = clash("2 2 0 0", ("bard", f"{PAIR} dagdas-club"), more={"hills": "0 0 1 1"})
    t.play("0: attack 1", "1: play diarmuid-and-grainne")
    # It answered nothing: the window is still open, and then the clan falls.
    assert t.legal(1) == ["decline", "play dagdas-club"]
    assert t.data["epic_discard"] == [PAIR]
    t.play("1: decline")
    assert t.clans("moor") == [2, 1, 0, 0]
    assert t.reserve()[1] == 11
    assert t.legal(0) == ["decline", "play bard"]


def test_r5_3_diarmuid_cancelled_and_the_clan_goes_to_the_reserve() -> None:
    t = clash("2 2 0 0", ("dagda", PAIR), more=APART, then=("0: attack 1",))
    t.play("1: play diarmuid-and-grainne", "0: play dagda")
    assert t.map() == {"moor": [2, 1, 0, 0], "hills": [0, 1, 1, 1]}
    assert t.reserve()[1] == 10
    # R5.7: The Dagda and the cancelled card are in the deck again.
    assert t.data["epic_discard"] == []


def test_r12_diarmuid_is_not_for_anothers_clan() -> None:
    t = clash("2 2 0 0", (PAIR,), more=APART, then=("0: attack 1",))
    assert t.clans("moor") == [2, 1, 0, 0]
    assert t.asked() == {1: "maneuver"}


def test_r12_diarmuid_outside_a_clash() -> None:
    t = Table(
        {"valley": "2 2 capital", "cove": "1 1", "moor": "0 1"},
        hands=["balors-eye " + ON, f"{PAIR} new-alliance"],
    )
    t.play("0: play balors-eye, territory valley, player 1")
    t.play("1: play diarmuid-and-grainne")
    assert t.legal(1) == ["territory cove", "territory moor"]
    t.play("1: territory moor")
    assert t.map() == {"valley": [2, 1], "cove": [1, 1], "moor": [0, 2]}


def test_r12_diarmuid_with_an_empty_reserve() -> None:
    # What is placed is the clan itself.
    t = clash("2 11 0 0", ("", PAIR), more={"hills": "0 1 1 1"}, then=("0: attack 1",))
    t.play("1: play diarmuid-and-grainne")
    assert t.map() == {"moor": [2, 10, 0, 0], "hills": [0, 2, 1, 1]}
    assert t.reserve()[1] == 0


def test_r12_q36_diarmuid_upon_the_last_exposed_clan() -> None:
    # The sheltered one stays sheltered; seat 1 has no maneuver any more.
    t = clash("3 2 2 0", ("", PAIR), words="citadel", more=APART)
    t.play("1: shelter", "0: attack 1", "1: play diarmuid-and-grainne")
    assert t.data["frames"][-1]["sheltered"] == [0, 1, 0, 0]
    assert t.asked() == {2: "maneuver"}


def test_r7_10_diarmuid_takes_the_last_clan_out_of_the_clash() -> None:
    t = clash("2 1 0 0", ("", PAIR, "", ON), more=APART, then=("0: attack 1",))
    t.play("1: play diarmuid-and-grainne")
    # Seat 0 alone, with nowhere to withdraw to.
    assert t.map() == {"moor": [2, 0, 0, 0], "hills": [0, 2, 1, 1]}
    assert t.asked() == {3: "turn"}


def test_r12_diarmuid_may_send_the_clan_into_a_pending_clash() -> None:
    t = Table(
        {"plains": "4 0 0 0 capital", "moor": "0 2 0 0", "hills": "0 1 0 0", "cove": "0 0 1 1"},
        hands=["migration", f"{PAIR} {ON}"],
    )
    t.play("0: play migration, move 2 plains moor, 1 plains hills", "0: territory moor")
    t.play("0: attack 1", "1: remove", "1: play diarmuid-and-grainne")
    assert t.clans("hills") == [1, 2, 0, 0]
    t.play("1: peace", "0: peace")
    assert [told["territory"] for told in t.told("clash")] == ["moor", "hills"]
    # Both are there to be attacked.
    t.play("0: attack 1", "1: remove", "1: attack 0")
    assert t.clans("hills") == [0, 1, 0, 0]


def test_r12_diarmuid_from_elsewhere_into_the_clash_is_exposed() -> None:
    # Seat 1 tells of the Fianna in the moor; the price of the Mountains goes back into the moor.
    t = clash(
        "3 4 0 0",
        ("", f"fianna {PAIR}"),
        words="citadel",
        more={"mountains": "0 0 1 1"},
        then=("1: shelter", "0: attack 1", "1: decline"),
    )
    t.play("1: play fianna, territory mountains, count 1, count 1")
    assert t.asked() == {1: "window"}
    t.play("1: play diarmuid-and-grainne")
    assert t.map() == {"moor": [3, 2, 0, 0], "mountains": [0, 1, 1, 1]}
    # Both in the moor are exposed, and fall.
    t.play("0: attack 1", "1: attack 0", "0: attack 1")
    assert t.clans("moor") == [2, 0, 0, 0]


# -------------------------------------------------------------- demands of territories and cards


def test_q8_the_price_of_the_festival_goes_elsewhere() -> None:
    t = clash("2 2 0 0", (PAIR,), words="festival sanctuary", more={"hills": "1 1 1 1"})
    t.play("0: play diarmuid-and-grainne")
    # The price is paid, and the clash goes on with the one that is left.
    assert t.map() == {"moor": [1, 2, 0, 0], "hills": [2, 1, 1, 1]}
    assert t.asked() == {0: "maneuver"}


def test_q8_r7_3_the_price_of_the_festival_with_the_last_one_ends_the_clash() -> None:
    t = clash("1 2 0 0", (PAIR, "", "", ON), words="festival sanctuary", more={"hills": "1 1 1 1"})
    t.play("0: play diarmuid-and-grainne")
    assert t.map() == {"moor": [0, 2, 0, 0], "hills": [2, 1, 1, 1]}
    assert len(t.told("clash-over")) == 1
    assert t.asked() == {3: "turn"}


@pytest.mark.parametrize("clans", ["1 2 0 0", "2 2 0 0"])
def test_q8_the_price_of_the_mountains_goes_elsewhere_before_any_clash(clans: str) -> None:
    t = clash(clans, (PAIR, "", "", ON), land="mountains", more={"hills": "1 1 1 1"})
    assert t.told("clash") == []
    t.play("0: play diarmuid-and-grainne")
    assert t.clans("hills") == [2, 1, 1, 1]
    # R7.1: with the only one gone there is none to clash.
    assert len(t.told("clash")) == (0 if clans == "1 2 0 0" else 1)
    assert t.asked() == {
        3 if clans == "1 2 0 0" else 0: "turn" if clans == "1 2 0 0" else "maneuver"
    }


def test_r12_diarmuid_may_send_the_clan_into_the_mountains_for_nothing() -> None:
    # Q7: not after placing.
    t = clash("2 2 0 0", ("", f"{PAIR} druid citadel"), more={"mountains": "0 1 1 1"})
    t.play("0: attack 1", "1: remove", "1: play diarmuid-and-grainne")
    assert t.map() == {"moor": [2, 1, 0, 0], "mountains": [0, 2, 1, 1]}
    assert t.hand(1) == ["citadel", "druid"]


def test_q8_at_the_gates_the_clan_goes_elsewhere_and_its_owner_draws() -> None:
    t = Table(
        {"valley": "1 1 capital", "gates-of-tir-na-nog": "1 1", "cove": "1 1"},
        hands=["morrigan " + ON, f"{PAIR} new-alliance"],
    )
    t.play("0: play morrigan")
    flip = next(text for text in t.legal(0) if text != "decline")
    t.play(f"0: {flip}", "0: decline", "chance: draw eriu", "1: play diarmuid-and-grainne")
    assert t.legal(1) == ["territory cove", "territory valley"]
    t.play("1: territory cove", "chance: draw tuans-memory")
    assert t.map() == {"valley": [1, 1], "cove": [1, 2]}
    assert "tuans-memory" in t.hand(1)


def test_r12_q27_diarmuid_into_the_gates_does_not_pay_twice() -> None:
    # The flock turns: seat 0 pays in the Gates first. Its clan cannot go back into the Gates.
    t = Table(
        {"valley": "1 1 capital", "gates-of-tir-na-nog": "2 1", "cove": "1 1"},
        hands=[f"morrigan {PAIR} {ON}", "new-alliance"],
    )
    t.play("0: play morrigan")
    flip = next(text for text in t.legal(0) if text != "decline")
    t.play(f"0: {flip}", "0: decline", "0: play diarmuid-and-grainne")
    assert t.legal(0) == ["territory cove", "territory valley"]
    t.play("0: territory cove", "chance: draw eriu", "chance: draw tuans-memory")
    assert t.map() == {"valley": [1, 1], "gates-of-tir-na-nog": [1, 0], "cove": [2, 1]}


def test_q8_the_clan_for_the_stone_circle_goes_elsewhere() -> None:
    t = clash(
        "2 2 0 0",
        (f"fianna stone-circle {PAIR}",),
        more={"stone-circle": "1 1 1 1"},
    )
    t.play("0: play fianna, territory plains, count 1", "0: play stone-circle")
    t.play("0: play diarmuid-and-grainne")
    assert t.legal(0) == ["territory moor", "territory plains"]
    t.play("0: territory moor")
    assert t.map() == {"plains": [1, 0, 0, 0], "moor": [2, 2, 0, 0], "stone-circle": [0, 1, 1, 1]}
    assert t.hand(0) == ["fianna"]
    # R6.4: and then the shared window, where nobody holds anything.
    assert t.asked() == {1: "maneuver"}


def test_r12_diarmuid_and_the_tale_of_cuchulain() -> None:
    # One of two goes elsewhere, the other falls.
    t = clash("1 3 0 0", ("tale-of-cuchulain bard", PAIR), more=APART)
    t.play("0: play tale-of-cuchulain", "1: play diarmuid-and-grainne")
    assert t.map() == {"moor": [1, 1, 0, 0], "hills": [0, 2, 1, 1]}
    assert t.legal(0) == ["decline", "play bard"]
    assert [card for _, card, _ in played(t)][1:] == ["tale-of-cuchulain", PAIR]


def test_r5_5_diarmuid_is_an_epic_tale_played() -> None:
    t = clash("2 2 0 0", ("", f"{PAIR} forest", "", ON), more={"forest": "0 1 1 1"})
    t.play("0: attack 1", "1: play diarmuid-and-grainne")
    # R5.5: once its effect is over.
    assert t.legal(1) == ["decline", "play forest"]
    assert t.map() == {"moor": [2, 1, 0, 0], "forest": [0, 2, 1, 1]}
    t.play("1: decline")
    assert t.asked() == {1: "maneuver"}


def test_r5_5_diarmuid_has_sent_the_clan_off_before_the_stone_circle_answers() -> None:
    # The only one there has left it: Q36, the Stone Circle cannot be played without.
    hands = ("", f"{PAIR} stone-circle", "", ON)
    t = clash("2 1 0 0", hands, land="stone-circle", more=APART, then=("0: attack 1",))
    t.play("1: play diarmuid-and-grainne")
    assert t.map() == {"stone-circle": [2, 0, 0, 0], "hills": [0, 2, 1, 1]}
    assert t.hand(1) == ["stone-circle"]
    assert t.asked() == {3: "turn"}


def test_r5_5_diarmuid_has_sent_the_clan_to_the_stone_circle_before_it_answers() -> None:
    hands = ("", f"{PAIR} stone-circle", "", ON)
    t = clash("2 2 0 0", hands, more={"stone-circle": "0 1 1 1"}, then=("0: attack 1",))
    t.play("1: play diarmuid-and-grainne")
    assert t.clans("stone-circle") == [0, 2, 1, 1]
    t.play("1: play stone-circle")
    # A clan goes to the reserve after all, the Tale back into the hand.
    assert t.map() == {"moor": [2, 1, 0, 0], "stone-circle": [0, 1, 1, 1]}
    assert t.hand(1) == [PAIR]


def test_q25_r5_4_what_answers_diarmuid_may_cost_the_clan_that_was_to_fall() -> None:
    # Diarmuid has no other territory and does nothing; then the Stone Circle costs the very clan.
    hands = ("", f"{PAIR} stone-circle", "", ON)
    t = clash("2 1 0 0", hands, land="stone-circle", more={"hills": "0 0 1 1"})
    t.play("0: attack 1", "1: play diarmuid-and-grainne", "1: play stone-circle")
    # One clan fell, for the one or for the other, and nobody is asked about it any more.
    assert t.map() == {"stone-circle": [2, 0, 0, 0], "hills": [0, 0, 1, 1]}
    assert t.hand(1) == [PAIR]
    assert len(t.told("removed")) == 1


def test_q25_q36_the_removal_does_not_fall_back_on_a_sheltered_clan() -> None:
    # As before, but a citadel shelters another: the attack reached the exposed one only.
    hands = ("", f"{PAIR} stone-circle", "", ON)
    lands = {"hills": "0 0 1 1"}
    t = clash("2 2 0 0", hands, land="stone-circle", words="citadel", more=lands)
    t.play("1: shelter", "0: attack 1", "1: play diarmuid-and-grainne", "1: play stone-circle")
    assert t.clans("stone-circle") == [2, 1, 0, 0]
    assert len(t.told("removed")) == 1
    assert t.asked() == {3: "turn"}
