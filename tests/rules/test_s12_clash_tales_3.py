"""Section 12: Dagda's Club, to save a clan and to say what the victim must do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.fights import clash
from tests.rules.playing import played
from tests.rules.table import Table

#: A tie, so nobody withdraws to there; with a card to play seat 3 is asked after the clash.
APART = {"hills": "0 1 1 1"}
ON = "new-clans"
CLUB = "dagdas-club"


def views(t: Table, *seats: int | None) -> list[Any]:
    """What these seats may see."""
    return [t.game.view(seat).to_json() for seat in seats]


# --------------------------------------------------------------------------- when a clan is removed


def test_r12_the_club_saves_a_clan() -> None:
    t = clash("2 2 0 0", ("", CLUB), more=APART, then=("0: attack 1",))
    # No Action card, so the clan it is; but its owner is asked before it falls.
    assert t.asked() == {1: "window"}
    assert t.legal(1) == ["decline", "play dagdas-club"]
    u = Table.of(t.game.copy())
    t.play("1: play dagdas-club")
    assert t.clans("moor") == [2, 2, 0, 0]
    assert t.told("removed") == []
    assert [(e["seat"], e["territory"]) for e in t.told("spared", 3)] == [(1, "moor")]
    assert t.data["epic_discard"] == [CLUB]
    # It has been the maneuver all the same.
    assert t.asked() == {1: "maneuver"}
    u.play("1: decline")
    assert u.clans("moor") == [2, 1, 0, 0]
    assert u.hand(1) == [CLUB]


def test_r12_the_club_is_not_for_anothers_clan() -> None:
    t = clash("2 2 0 0", ("", "", CLUB), more=APART, then=("0: attack 1",))
    assert t.clans("moor") == [2, 1, 0, 0]
    assert t.asked() == {1: "maneuver"}


def test_q2_a_clan_saved_by_the_club_was_not_removed() -> None:
    hands = ("bard strengs-resolve", CLUB)
    t = clash("2 2 0 0", hands, more=APART, then=("0: attack 1",))
    u = Table.of(t.game.copy())
    t.play("1: play dagdas-club")
    # R12: Streng's Resolve asks for an Attack only; Bard for a clan.
    assert t.legal(0) == ["decline", "play strengs-resolve"]
    u.play("1: decline")
    assert u.legal(0) == ["decline", "play bard", "play strengs-resolve"]


def test_q2_the_club_saves_and_warlord_still_fits() -> None:
    hands = ("", f"{CLUB} warlord")
    t = clash("2 2 0 0", hands, more=APART, then=("0: attack 1", "1: remove"))
    t.play("1: play dagdas-club")
    assert t.legal(1) == ["decline", "play warlord"]
    t.play("1: play warlord, player 0")
    assert t.clans("moor") == [2, 3, 0, 0]
    assert t.asked() == {0: "maneuver"}


def test_r6_4_once_the_club_has_answered_the_window_closes() -> None:
    hands = ("", f"{CLUB} diarmuid-and-grainne dagdas-cauldron")
    t = clash("2 2 0 0", hands, more=APART, then=("0: attack 1",))
    assert t.legal(1) == [
        "decline",
        "play dagdas-cauldron",
        "play dagdas-club",
        "play diarmuid-and-grainne",
    ]
    t.play("1: play dagdas-club")
    assert t.hand(1) == ["dagdas-cauldron", "diarmuid-and-grainne"]
    assert t.asked() == {1: "maneuver"}


def test_r6_2_after_the_cauldron_the_club_still_fits() -> None:
    t = clash("2 2 0 0", ("", f"{CLUB} dagdas-cauldron", "", ON), more=APART)
    t.play("0: attack 1", "1: play dagdas-cauldron")
    assert t.legal(1) == ["decline", "play dagdas-club"]
    t.play("1: play dagdas-club", "1: peace", "0: peace")
    # Saved, it was not removed: nothing lies on the Cauldron, nothing is given back.
    assert t.clans("moor") == [2, 2, 0, 0]
    assert t.told("returned") == []
    assert t.asked() == {3: "turn"}


def test_r5_3_the_club_cancelled_and_the_clan_falls() -> None:
    t = clash("2 2 0 0", ("bard", f"{CLUB} diarmuid-and-grainne", "dagda"), more=APART)
    t.play("0: attack 1", "1: play dagdas-club", "2: play dagda")
    # The window is not closed: the removal is not answered yet.
    assert t.legal(1) == ["decline", "play diarmuid-and-grainne"]
    t.play("1: decline")
    assert t.clans("moor") == [2, 1, 0, 0]
    assert t.legal(0) == ["decline", "play bard"]


def test_r12_the_club_saves_outside_a_clash() -> None:
    t = Table(
        {"valley": "2 2 capital", "cove": "1 1"}, hands=["balors-eye " + ON, f"{CLUB} new-alliance"]
    )
    t.play("0: play balors-eye, territory valley, player 1")
    assert t.asked() == {1: "window"}
    t.play("1: play dagdas-club")
    assert t.map() == {"valley": [2, 2], "cove": [1, 1]}
    assert t.asked() == {1: "turn"}


def test_q8_the_price_of_the_festival_saved_by_the_club_is_paid() -> None:
    t = clash("1 2 0 0", (f"{CLUB}",), words="festival sanctuary", more=APART)
    assert t.asked() == {0: "window"}
    u = Table.of(t.game.copy())
    t.play("0: play dagdas-club")
    # The last one stays, so the clash is on.
    assert t.clans("moor") == [1, 2, 0, 0]
    assert t.asked() == {0: "maneuver"}
    u.play("0: decline")
    assert u.clans("moor") == [0, 2, 0, 0]
    assert len(u.told("clash-over")) == 1


def test_q8_the_price_of_the_mountains_saved_by_the_club_is_paid() -> None:
    t = clash("2 2 0 0", (CLUB,), land="mountains", more=APART)
    assert t.asked() == {0: "window"}
    t.play("0: play dagdas-club")
    assert t.clans("mountains") == [2, 2, 0, 0]
    assert t.asked() == {0: "maneuver"}


def test_q8_the_clan_for_the_stone_circle_saved_by_the_club() -> None:
    # The card is taken back all the same. Both are Tales: the Club came second.
    t = clash(
        "2 2 0 0",
        (f"fianna stone-circle {CLUB}",),
        more={"stone-circle": "1 1 1 1"},
    )
    t.play("0: play fianna, territory plains, count 1", "0: play stone-circle")
    assert t.legal(0) == ["decline", "play dagdas-club"]
    t.play("0: play dagdas-club")
    assert t.clans("stone-circle") == [1, 1, 1, 1]
    assert t.hand(0) == ["fianna"]


def test_r12_q8_the_club_at_the_gates_when_the_flock_turns() -> None:
    t = Table(
        {"valley": "1 1 capital", "gates-of-tir-na-nog": "1 1", "cove": "1 1"},
        hands=["morrigan " + ON, f"{CLUB} new-alliance"],
    )
    t.play("0: play morrigan")
    flip = next(text for text in t.legal(0) if text != "decline")
    t.play(f"0: {flip}", "0: decline")
    t.play("chance: draw eriu")
    assert t.asked() == {1: "window"}
    t.play("1: play dagdas-club")
    # Satisfied: seat 1 draws although its clan stays.
    assert t.asked() == {"chance": "draw"}
    t.play("chance: draw tuans-memory")
    assert t.clans("gates-of-tir-na-nog") == [0, 1]
    assert "tuans-memory" in t.hand(1)


def test_r12_the_club_against_the_tale_of_cuchulain_saves_one_of_two() -> None:
    t = clash("1 3 0 0", ("tale-of-cuchulain bard", CLUB), more=APART)
    t.play("0: play tale-of-cuchulain")
    assert t.asked() == {1: "window"}
    t.play("1: play dagdas-club")
    assert t.clans("moor") == [1, 2, 0, 0]
    # One did fall, so Bard fits.
    assert t.legal(0) == ["decline", "play bard"]


def test_r12_the_club_with_an_empty_reserve_saves() -> None:
    t = clash("2 12 0 0", ("", CLUB, "", ON), more={"hills": "0 0 1 1"}, then=("0: attack 1",))
    t.play("1: play dagdas-club")
    assert t.clans("moor") == [2, 12, 0, 0]
    assert t.reserve()[1] == 0


# --------------------------------------------------------------------------------- when one attacks


def test_r12_the_club_says_what_the_victim_must_do() -> None:
    t = clash("2 2 0 0", (CLUB, "druid citadel"), more=APART, then=("0: attack 1",))
    # Before the victim answers.
    assert t.asked() == {0: "window"}
    t.play("0: play dagdas-club")
    assert t.legal(0) == ["demand-card", "demand-clan"]
    u = Table.of(t.game.copy())
    t.play("0: demand-card")
    assert t.legal(1) == ["discard citadel", "discard druid"]
    t.play("1: discard druid")
    assert t.clans("moor") == [2, 2, 0, 0]
    assert t.asked() == {1: "maneuver"}
    u.play("0: demand-clan")
    assert u.clans("moor") == [2, 1, 0, 0]
    assert u.hand(1) == ["citadel", "druid"]
    assert u.asked() == {1: "maneuver"}


def test_r5_2_all_see_what_was_demanded_and_nobody_before_it_is() -> None:
    t = clash("2 2 0 0", (CLUB, "druid citadel"), more=APART, then=("0: attack 1",))
    before = views(t, 1, 2, None)
    t.play("0: play dagdas-club")
    assert views(t, 1, 2, None) == before
    t.play("0: demand-card")
    assert [(told["seat"], told["other"]) for told in t.told("demanded", 3)] == [(0, 1)]
    # What is discarded then is the victim's secret.
    t.play("1: discard druid")
    assert "druid" not in str(t.told("discarded", 0))
    assert "druid" in str(t.told("discarded", 1))


def test_q23_the_club_cannot_demand_what_the_victim_cannot_do() -> None:
    t = clash("2 2 0 0", (CLUB, "eriu hills"), more=APART, then=("0: attack 1",))
    # No Action card: it can but demand the clan.
    t.play("0: play dagdas-club")
    assert t.clans("moor") == [2, 1, 0, 0]
    assert t.data["epic_discard"] == [CLUB]
    assert t.hand(1) == ["eriu", "hills"]


@pytest.mark.parametrize(("first", "other"), [(CLUB, "iron-mine"), ("iron-mine", CLUB)])
def test_q38_one_attack_is_modified_once(first: str, other: str) -> None:
    t = clash("2 2 0 0", (f"{CLUB} iron-mine", "druid citadel"), more={"iron-mine": "0 1 1 1"})
    t.play("0: attack 1")
    assert t.legal(0) == ["decline", "play dagdas-club", "play iron-mine"]
    t.play(f"0: play {first}")
    if first == CLUB:
        t.play("0: demand-clan")
    # Neither is asked for once more.
    assert other in t.hand(0)
    if first == CLUB:
        assert t.clans("moor") == [2, 1, 0, 0]
        assert t.asked() == {1: "maneuver"}
    else:
        assert t.legal(1) == ["discard citadel", "discard druid"]


def test_q38_a_cancelled_club_has_modified_nothing() -> None:
    t = clash(
        "2 2 0 0",
        (f"{CLUB} iron-mine", "druid citadel", "dagda"),
        more={"iron-mine": "0 1 1 1"},
        then=("0: attack 1",),
    )
    t.play("0: play dagdas-club, demand-card", "2: play dagda")
    assert t.legal(0) == ["decline", "play iron-mine"]
    t.play("0: decline")
    assert t.legal(1) == ["discard citadel", "discard druid", "remove"]


def test_r6_1_the_hills_still_answer_an_attack_with_the_club() -> None:
    t = clash("2 2 0 0", (CLUB, "hills druid"), land="hills", more={"cove": "0 1 1 1"})
    t.play("0: attack 1", "0: play dagdas-club, demand-clan")
    assert t.legal(1) == ["decline", "play hills"]
    t.play("1: play hills")
    assert t.clans("hills") == [2, 2, 0, 0]
    assert t.asked() == {1: "maneuver"}


def test_r12_the_club_is_for_ones_own_attack() -> None:
    # Neither the victim nor a third player says what is to be done.
    t = clash("2 2 2 0", ("", f"{CLUB} druid", "citadel"), more=APART, then=("0: attack 1",))
    assert t.asked() == {1: "answer"}
    # It would save the clan, if it was one.
    t.play("1: remove")
    assert t.legal(1) == ["decline", "play dagdas-club"]
    u = clash("2 2 2 0", ("", "druid", CLUB), more=APART, then=("0: attack 1",))
    assert u.asked() == {1: "answer"}


def test_r12_the_club_attacks_and_the_clan_falls_for_bard_and_raid() -> None:
    t = clash("2 2 0 0", (f"{CLUB} bard raid", "druid"), more=APART, then=("0: attack 1",))
    t.play("0: play dagdas-club, demand-clan")
    assert t.legal(0) == ["decline", "play bard", "play raid"]
    u = clash("2 2 0 0", (f"{CLUB} bard raid", "druid citadel"), more=APART)
    u.play("0: attack 1", "0: play dagdas-club, demand-card", "1: discard druid")
    assert u.legal(0) == ["decline", "play raid"]


def test_r6_2_in_both_uses_upon_one_attack() -> None:
    # Played for the demand it lies in the discard pile: it cannot save a clan any more. But the
    # Stone Circle takes it back into the attacker's hand, for when that one is attacked.
    t = clash(
        "2 2 0 0",
        (f"{CLUB} stone-circle", "citadel"),
        more={"stone-circle": "1 1 1 1"},
        then=("0: attack 1",),
    )
    t.play("0: play dagdas-club, demand-clan", "0: play stone-circle")
    # R6.2: the clan for the Stone Circle falls with no Club in hand.
    assert t.map() == {"moor": [2, 1, 0, 0], "stone-circle": [0, 1, 1, 1]}
    assert t.hand(0) == [CLUB]
    t.play("1: attack 0")
    assert t.legal(0) == ["decline", "play dagdas-club"]
    t.play("0: play dagdas-club")
    assert t.clans("moor") == [2, 1, 0, 0]
    assert [card for _, card, _ in played(t)][1:] == [CLUB, "stone-circle", CLUB]


def test_r14_in_mode_possible_the_removal_asks_whoever_may_hold_the_club() -> None:
    asked = []
    for tale in (CLUB, "eriu"):
        t = clash("2 2 0 0", ("", tale), more=APART, windows="possible")
        t.play("1: decline", "1: decline", "0: attack 1")
        asked.append((t.asked(), views(t, 0, 2, None)))
        assert t.legal(1)[0] == "decline"
        t.play("1: decline")
        assert t.clans("moor") == [2, 1, 0, 0]
    assert asked[0] == asked[1]
    assert asked[0][0] == {1: "window"}


def test_r14_in_mode_possible_nobody_is_asked_for_a_club_that_lies_open() -> None:
    others = "diarmuid-and-grainne dagdas-cauldron dagda"
    t = clash(
        "2 2 0 0",
        ("", "eriu"),
        more=APART,
        windows="possible",
        epic_discard=[CLUB, *others.split()[:2]],
    )
    t.play("1: decline", "1: decline", "0: attack 1")
    assert t.clans("moor") == [2, 1, 0, 0]
    assert t.asked() == {1: "maneuver"}
