"""Section 12: Battle Frenzy and Ogma's Eloquence; a maneuver card that is cancelled."""

from __future__ import annotations

import pytest

from tests.rules.fights import clash
from tests.rules.playing import played
from tests.rules.table import Table

#: A tie, so nobody withdraws to there. Seat 3 looks on; with a card to play it is asked afterwards.
APART = {"hills": "0 1 1 1"}
ON = "new-clans"

# ------------------------------------------------------------------------------------ Battle Frenzy


def test_r12_r7_5_battle_frenzy_makes_all_sheltered_clans_step_out() -> None:
    t = clash("3 2 2 0", ("battle-frenzy", "", "", ON), words="citadel citadel", more=APART)
    t.refuses("0: play battle-frenzy")
    t.play("1: shelter")
    # R7.5: not before the Citadels step is at its end.
    assert t.asked() == {2: "shelter"}
    t.play("2: shelter")
    assert t.asked() == {0: "window"}
    assert t.legal(0) == ["decline", "play battle-frenzy"]
    t.play("0: play battle-frenzy")
    assert t.told("stepped-out", 3) == [
        {"index": t.told("stepped-out")[0]["index"], "kind": "stepped-out", "seat": 0}
        | {"territory": "moor"}
    ]
    assert t.data["epic_discard"] == ["battle-frenzy"]
    # All of them can be attacked: each player's both clans fall, the one that was sheltered too.
    t.play("0: attack 1", "1: attack 2", "2: attack 0", "0: attack 1", "2: attack 0", "0: attack 2")
    assert t.map() == {"moor": [1, 0, 0, 0], "hills": [0, 1, 1, 1]}
    assert t.asked() == {3: "turn"}


def test_r7_4_r7_5_a_citadel_left_early_is_not_offered_again() -> None:
    t = clash("3 2 2 0", ("battle-frenzy", "", "", ON), words="citadel citadel", more=APART)
    t.play("1: shelter", "2: shelter", "0: play battle-frenzy")
    # Both citadels stand empty; the clash goes straight on, and asks for no shelter any more.
    assert t.asked() == {0: "maneuver"}
    assert t.data["frames"][-1]["sheltered"] == [0, 0, 0, 0]
    t.play("0: attack 1")
    assert t.asked() == {1: "maneuver"}
    assert len(t.told("sheltered")) == 2


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_r12_battle_frenzy_is_anyones(seat: int) -> None:
    # Seat 3 is not in the clash at all; seat 1 has sheltered all that it has.
    hands = ["", "", "", ON]
    hands[seat] += " battle-frenzy"
    t = clash("3 1 2 0", tuple(hands), words="citadel", more=APART)
    t.play("1: shelter")
    assert t.asked() == {seat: "window"}
    u = Table.of(t.game.copy())
    t.play(f"{seat}: play battle-frenzy")
    assert t.legal(0) == ["peace", "attack 1", "attack 2"]
    # Declined, the citadel holds.
    u.play(f"{seat}: decline")
    assert u.legal(0) == ["peace", "attack 2"]


def test_r5_4_r7_5_battle_frenzy_with_nobody_sheltered_does_nothing() -> None:
    t = clash("2 2 0 0", ("battle-frenzy",), words="citadel", more=APART)
    t.play("1: decline")
    assert t.asked() == {0: "window"}
    before = t.map()
    t.play("0: play battle-frenzy")
    assert t.map() == before
    assert t.hand(0) == []
    assert t.legal(0) == ["peace", "attack 1"]


def test_r7_5_battle_frenzy_fits_where_there_is_no_citadel() -> None:
    t = clash("2 2 0 0", ("", "battle-frenzy"), more=APART)
    assert t.asked() == {1: "window"}
    t.play("1: decline")
    # It fits no other window of the clash.
    t.play("0: attack 1")
    assert t.asked() == {1: "maneuver"}
    assert "play battle-frenzy" not in t.legal(1)


def test_r5_3_battle_frenzy_cancelled_leaves_them_sheltered() -> None:
    t = clash("3 2 2 0", ("battle-frenzy", "dagda"), words="citadel", more=APART)
    t.play("1: shelter", "0: play battle-frenzy")
    assert t.asked() == {1: "window"}
    t.play("1: play dagda")
    assert t.data["frames"][-1]["sheltered"] == [0, 1, 0, 0]
    assert t.told("stepped-out") == []
    # R5.7: with The Dagda the whole pile went back into the deck.
    assert t.data["epic_discard"] == []
    assert t.asked() == {0: "maneuver"}


def test_r12_q36_after_battle_frenzy_none_is_sheltered_from_anything() -> None:
    # Seat 1 had sheltered its only clan: now it acts, and has a say in peace.
    t = clash("3 1 2 0", ("battle-frenzy",), words="citadel", more=APART)
    t.play("1: shelter", "0: play battle-frenzy", "0: peace")
    assert t.asked() == {1: "peace"}
    t.play("1: fight", "0: attack 2")
    assert t.asked() == {1: "maneuver"}


def test_r5_5_battle_frenzy_is_an_epic_tale_played() -> None:
    t = clash(
        "3 2 2 0",
        ("", "battle-frenzy forest"),
        words="citadel",
        more={"forest": "0 1 0 1"},
    )
    t.play("1: shelter", "1: play battle-frenzy")
    assert t.legal(1) == ["decline", "play forest"]
    # Forest is cheap to decline; the clash goes on with its window closed: no second Frenzy.
    t.play("1: decline")
    assert t.asked() == {0: "maneuver"}


def test_r14_in_mode_possible_the_window_of_battle_frenzy_betrays_no_hand() -> None:
    asked = []
    for tale in ("battle-frenzy", "eriu"):
        t = clash("2 2 0 0", ("", tale), more=APART, windows="possible")
        t.play("1: decline")  # the start of the clash: Lug's Spear
        asked.append((t.asked(), [t.game.view(seat).to_json() for seat in (0, 2, 3)]))
        t.play("1: decline")
        assert t.asked() == {0: "maneuver"}
    assert asked[0] == asked[1]
    assert asked[0][0] == {1: "window"}


# --------------------------------------------------------------------------------- Ogma's Eloquence


def test_r12_r7_12_ogmas_eloquence_ends_the_clash() -> None:
    t = clash("3 2 2 0", ("ogmas-eloquence", "", "", ON), words="citadel", more=APART)
    t.play("1: shelter")
    assert t.legal(0) == ["peace", "attack 1", "attack 2", "play ogmas-eloquence"]
    t.play("0: play ogmas-eloquence")
    # Nobody has to agree, sheltered clans step out, all stay where they are.
    assert t.asked() == {3: "turn"}
    assert t.map() == {"moor": [3, 2, 2, 0], "hills": [0, 1, 1, 1]}
    assert [told["territory"] for told in t.told("clash-over")] == ["moor"]
    assert t.data["epic_discard"] == ["ogmas-eloquence"]


def test_r7_12_ogmas_eloquence_opens_no_window_after_the_maneuver() -> None:
    # Warlord would fit after any other maneuver; the player of the Tale holds one, too.
    hands = ("ogmas-eloquence strengs-resolve", "warlord", "", ON)
    t = clash("3 2 2 0", hands, more=APART)
    t.play("0: play ogmas-eloquence")
    assert t.asked() == {1: "turn"}
    assert played(t) == [(0, "migration", "season"), (0, "ogmas-eloquence", "triskel")]


def test_r7_12_r6_4_ogmas_eloquence_has_its_own_window_after_play() -> None:
    t = clash("3 2 2 0", ("ogmas-eloquence forest", "warlord"), more={"forest": "1 0 0 1"})
    t.play("0: play ogmas-eloquence")
    assert t.legal(0) == ["decline", "play forest"]
    t.play("0: play forest", "chance: draw eriu")
    assert t.hand(0) == ["eriu"]
    assert t.asked() == {1: "turn"}


def test_r7_9_ogmas_eloquence_is_a_maneuver_of_ones_own() -> None:
    t = clash("3 2 2 0", ("", "ogmas-eloquence"), more=APART)
    assert t.legal(0) == ["peace", "attack 1", "attack 2"]
    t.refuses("1: play ogmas-eloquence")
    t.play("0: attack 1")
    assert "play ogmas-eloquence" in t.legal(1)
    # Who has only sheltered clans there has no maneuver, so no use for it.
    u = clash("3 1 2 0", ("", "ogmas-eloquence"), words="citadel", more=APART)
    u.play("1: shelter", "0: attack 2")
    assert u.asked() == {2: "maneuver"}


def test_r7_6_ogmas_eloquence_after_peace_was_refused() -> None:
    t = clash("2 2 0 0", ("ogmas-eloquence", "", "", ON), more=APART)
    t.play("0: peace", "1: fight")
    assert t.legal(0) == ["attack 1", "play ogmas-eloquence"]
    t.play("0: play ogmas-eloquence")
    assert t.asked() == {3: "turn"}


def test_r7_12_ogmas_eloquence_ends_one_clash_of_several() -> None:
    t = Table(
        {"plains": "4 0 0 0 capital", "moor": "0 1 0 0", "hills": "0 0 2 0"},
        hands=["migration ogmas-eloquence", ON],
    )
    t.play("0: play migration, move 2 plains moor, 2 plains hills", "0: territory moor")
    t.play("0: play ogmas-eloquence")
    # The clash in the hills is still to come.
    assert [told["territory"] for told in t.told("clash")] == ["moor", "hills"]
    assert t.legal(0) == ["peace", "attack 2", "withdraw"]


def test_r7_12_ogmas_eloquence_cancelled_was_the_maneuver_all_the_same() -> None:
    t = clash("3 2 2 0", ("ogmas-eloquence", "", "dagda warlord"), more=APART)
    t.play("0: play ogmas-eloquence", "2: play dagda")
    assert t.told("clash-over") == []
    # The clash goes on, and so there is a window after the maneuver.
    assert t.legal(2) == ["decline", "play warlord"]
    t.play("2: decline")
    assert t.asked() == {1: "maneuver"}


# ---------------------------------------------------------------- a maneuver card that is cancelled


@pytest.mark.parametrize(
    ("tale", "choices"),
    [
        ("battle-of-moytura", ["count 1"]),
        ("fianna", ["territory forest", "count 2"]),
        ("ogmas-eloquence", []),
        ("tale-of-cuchulain", ["player 1", "player 2"]),
    ],
)
def test_r7_12_r5_3_a_cancelled_maneuver_card_was_the_maneuver(
    tale: str, choices: list[str]
) -> None:
    mine = 1 if tale == "tale-of-cuchulain" else 3
    t = clash(
        f"{mine} 2 2 0",
        (f"{tale} forest strengs-resolve bard", "warlord", "", "dagda"),
        more={"forest": "2 0 0 1"},
    )
    t.play(f"0: play {tale}", *(f"0: {choice}" for choice in choices))
    while t.asked() != {3: "window"}:
        t.play("0: done")
    before = (t.map(), t.reserve(), t.deeds())
    t.play("3: play dagda")
    # It counts as played (Q3), so its own window comes first (R6.4), then the shared one.
    assert t.legal(0) == ["decline", "play forest"]
    t.play("0: decline")
    # It was no Attack, and no clan fell: neither Streng's Resolve nor Bard; but a maneuver it was.
    assert t.legal(1) == ["decline", "play warlord"]
    t.play("1: decline")
    assert (t.map(), t.reserve(), t.deeds()) == before
    assert t.hand(0) == ["bard", "strengs-resolve", "forest"]
    assert t.asked() == {1: "maneuver"}
