"""Section 12: Lug's Spear."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.fights import clash
from tests.rules.playing import played
from tests.rules.table import Table

#: A tie, so nobody withdraws to there; with a card to play seat 3 is asked after the clash.
APART = {"hills": "0 1 1 1"}
ON = "new-clans"
SPEAR = "lugs-spear"


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_r12_r7_3_the_spear_is_anyones_at_the_start_of_a_clash(seat: int) -> None:
    # Seat 3 is not in the clash at all.
    hands = ["", "", "", ""]
    hands[seat] = SPEAR
    t = clash("2 2 2 0", tuple(hands), words="citadel", more=APART)
    # Before the Citadels step.
    assert t.asked() == {seat: "window"}
    u = Table.of(t.game.copy())
    t.play(f"{seat}: play lugs-spear")
    assert t.asked() == {1: "shelter"}
    assert [(e["seat"], e["territory"]) for e in t.told("silenced", 3)] == [(seat, "moor")]
    assert t.data["epic_discard"] == [SPEAR]
    u.play(f"{seat}: decline")
    assert u.asked() == {1: "shelter"}
    assert u.hand(seat) == [SPEAR]


def test_r7_3_the_spear_comes_after_the_price_of_the_festival() -> None:
    t = clash(
        "3 2 0 0",
        (f"{SPEAR} dagdas-cauldron dagdas-club", "", "", ON),
        words="festival sanctuary",
        more=APART,
    )
    # The price first: the Cauldron may answer it.
    t.play("0: play dagdas-cauldron", "0: decline")
    assert t.legal(0) == ["decline", "play lugs-spear"]
    t.play("0: play lugs-spear", "0: attack 1", "1: attack 0", "0: peace", "1: peace")
    # What lies on the Cauldron comes back at the end all the same; what fell after it was played,
    # and under the Spear, lies on it, too.
    assert t.legal(0) == ["decline", "count 1", "count 2"]


def test_r7_3_with_the_clash_off_there_is_no_start_for_the_spear() -> None:
    t = clash("1 2 0 0", (SPEAR, "", "", ON), words="festival sanctuary", more=APART)
    assert t.clans("moor") == [0, 2, 0, 0]
    assert t.asked() == {3: "turn"}
    assert t.hand(0) == [SPEAR]


@pytest.mark.parametrize(
    ("hands", "lines"),
    [
        # The attacker's: Iron Mine, Dagda's Club; the victim's: the Hills.
        ((f"{SPEAR} iron-mine dagdas-club", "hills druid"), ["0: attack 1", "1: remove"]),
        # The removed clan's owner's; then the window after a maneuver, shared.
        (
            (f"{SPEAR} bard raid strengs-resolve", "dagdas-cauldron dagdas-club", "warlord"),
            ["0: attack 1"],
        ),
        (
            (f"{SPEAR} bard warlord", "diarmuid-and-grainne", "eriu"),
            ["0: attack 1"],
        ),
    ],
)
def test_r6_3_no_triskel_card_at_all_till_the_clash_is_over(
    hands: tuple[str, ...], lines: list[str]
) -> None:
    t = clash("2 2 2 0", hands, land="hills", more={"iron-mine": "0 1 1 1"})
    t.play("0: play lugs-spear", *lines)
    # Straight on to the next maneuver: nobody was asked in between.
    assert t.asked() == {1: "maneuver"}
    assert t.clans("hills") == [2, 1, 2, 0]
    assert played(t) == [(0, "migration", "season"), (0, SPEAR, "triskel")]


def test_r6_3_no_battle_frenzy_after_the_spear() -> None:
    t = clash("3 2 0 0", (SPEAR, "battle-frenzy"), words="citadel", more=APART)
    t.play("0: play lugs-spear", "1: shelter")
    assert t.asked() == {0: "maneuver"}


def test_q32_no_tale_maneuver_after_the_spear() -> None:
    tales = "battle-of-moytura fianna ogmas-eloquence tale-of-cuchulain"
    t = clash("1 2 0 0", (f"{SPEAR} {tales}",), more={"hills": "2 1 0 0"})
    u = Table.of(t.game.copy())
    t.play("0: play lugs-spear")
    # Attack and Withdraw remain.
    assert t.legal(0) == ["peace", "attack 1", "withdraw"]
    u.play("0: decline")
    assert u.legal(0) == [
        "peace",
        "attack 1",
        "withdraw",
        *(f"play {tale}" for tale in tales.split()),
    ]


def test_r6_3_q19_no_moor_after_the_spear() -> None:
    t = clash("2 2 0 0", (SPEAR, "moor druid"), more=APART)
    u = Table.of(t.game.copy())
    t.play("0: play lugs-spear", "0: attack 1")
    assert t.legal(1) == ["discard druid", "remove"]
    u.play("0: decline", "0: attack 1")
    assert "play moor" in u.legal(1)


def test_r6_3_q7_no_mountains_card_after_the_spear() -> None:
    # A withdrawal into the Mountains pays their price, and the card may not help.
    t = clash(
        "3 2 0 0",
        (f"{SPEAR} mountains druid citadel",),
        more={"mountains": "2 1 0 0"},
    )
    t.play("0: play lugs-spear", "0: withdraw", "0: count 1")
    assert t.legal(0) == ["discard citadel", "discard druid", "remove"]
    t.play("0: remove")
    assert t.clans("mountains") == [2, 1, 0, 0]


def test_e8_r6_3_no_master_craftsman_upon_the_spear() -> None:
    t = clash("2 2 0 0", (f"{SPEAR} master-craftsman forest",), more={"forest": "1 1 1 1"})
    t.play("0: play lugs-spear")
    # No after-play window: not for Forest either, nor later in the clash.
    assert t.asked() == {0: "maneuver"}
    assert t.data["epic_discard"] == [SPEAR]
    t.play("0: peace", "1: peace")
    assert t.hand(0) == ["master-craftsman", "forest"]
    assert [card for _, card, _ in played(t)] == ["migration", SPEAR]


def test_r6_3_no_stone_circle_upon_the_spear() -> None:
    t = clash("2 2 0 0", (f"{SPEAR} stone-circle",), more={"stone-circle": "1 1 1 1"})
    t.play("0: play lugs-spear")
    assert t.asked() == {0: "maneuver"}
    assert t.clans("stone-circle") == [1, 1, 1, 1]


def test_r6_3_the_dagda_may_cancel_the_spear() -> None:
    t = clash("2 2 0 0", (SPEAR, "dagda", "", ON), more=APART, then=("0: play lugs-spear",))
    assert t.legal(1) == ["decline", "play dagda"]
    u = Table.of(t.game.copy())
    t.play("1: play dagda", "0: attack 1", "1: attack 0")
    assert t.told("silenced") == []
    u.play("1: decline")
    assert len(u.told("silenced")) == 1
    # Now it is too late for The Dagda, too.
    assert u.asked() == {0: "maneuver"}


def test_r6_3_r5_3_a_cancelled_spear_forbids_nothing() -> None:
    hands = (f"{SPEAR} forest bard", "dagda", "warlord")
    t = clash("2 2 2 0", hands, more={"forest": "1 1 1 1"})
    t.play("0: play lugs-spear", "1: play dagda")
    # It has its after-play window, as any Tale that is cancelled.
    assert t.legal(0) == ["decline", "play forest"]
    t.play("0: decline", "0: attack 1")
    assert t.legal(0) == ["decline", "play bard"]
    t.play("0: decline")
    assert t.legal(2) == ["decline", "play warlord"]


def test_r6_3_q5_the_spear_silences_the_highlands_in_the_same_window() -> None:
    t = clash("2 2 2 0", (f"{SPEAR}", "highlands"), land="highlands", more=APART)
    # The instigator is first.
    assert t.asked() == {0: "window"}
    u = Table.of(t.game.copy())
    t.play("0: play lugs-spear")
    assert t.asked() == {0: "maneuver"}
    assert t.hand(1) == ["highlands"]
    u.play("0: decline", "1: play highlands, player 2")
    # R6.1: priority starts anew, from who is active now; the Spear still fits.
    assert u.asked() == {0: "window"}
    u.play("0: play lugs-spear")
    assert u.asked() == {2: "maneuver"}


def test_r6_3_the_after_play_window_of_the_season_card_is_after_the_clash() -> None:
    t = clash("2 2 0 0", (f"{SPEAR} valley",), more={"valley": "1 1 1 1"})
    t.play("0: play lugs-spear", "0: peace", "1: peace")
    # Till that clash is over, and no longer: Valley fits after Migration.
    assert t.legal(0) == ["decline", "play valley"]


def test_r6_3_r4_6_oenguss_ploy_fits_after_the_clash_again() -> None:
    t = clash("2 2 0 0", (f"{SPEAR} oenguss-ploy", "", "", ON), more=APART)
    t.play("0: play lugs-spear", "0: peace", "1: peace")
    assert t.legal(0) == ["decline", "play oenguss-ploy"]


# ---------------------------------------------------------------------------- one clash of several


def two_clashes(*hands: str) -> Table:
    """Seat 0 has moved into the moor and the hills, and is asked which clash comes first."""
    t = Table(
        {"plains": "6 0 0 0 capital", "moor": "0 3 0 0", "hills": "0 2 1 0", "cove": "0 0 1 1"},
        hands=[f"migration {hands[0]}", *hands[1:]],
    )
    t.play("0: play migration, move 3 plains moor, 2 plains hills")
    return t


def test_r6_3_pending_clashes_are_untouched_by_the_spear() -> None:
    t = two_clashes(SPEAR, "dagdas-club", "", ON)
    t.play("0: territory moor", "0: play lugs-spear", "0: attack 1")
    # No Club in the moor.
    assert t.asked() == {1: "maneuver"}
    t.play("1: peace", "0: peace")
    # The clash in the hills: all Triskel cards fit again.
    assert [told["territory"] for told in t.told("clash")] == ["moor", "hills"]
    t.play("0: attack 1")
    assert t.legal(1) == ["decline", "play dagdas-club"]


def test_r6_3_the_spear_is_kept_for_the_second_clash() -> None:
    t = two_clashes(SPEAR, "dagdas-club", "", ON)
    t.play("0: territory moor", "0: decline", "0: attack 1", "1: decline", "1: peace", "0: peace")
    assert t.legal(0) == ["decline", "play lugs-spear"]
    t.play("0: play lugs-spear", "0: attack 1")
    assert t.clans("hills") == [2, 1, 1, 0]
    assert t.asked() == {1: "maneuver"}


def test_r6_3_the_order_of_the_clashes_is_picked_as_before() -> None:
    t = Table(
        {
            "plains": "7 0 0 0 capital",
            "moor": "0 3 0 0",
            "hills": "0 2 1 0",
            "cove": "0 0 2 1",
            "valley": "0 1 0 1",
        },
        hands=[f"migration {SPEAR}", "", "", ON],
        sites={
            "plains": (0, 0, 0),
            "moor": (1, -2, 0),
            "hills": (2, -1, 0),
            "cove": (1, 1, 0),
            "valley": (-1, 3, 1),
        },
    )
    t.play("0: play migration, move 2 plains moor, 2 plains hills, 2 plains cove")
    t.play("0: territory hills", "0: play lugs-spear", "0: peace", "1: peace", "2: peace")
    assert t.legal(0) == ["territory cove", "territory moor"]


def test_r14_under_the_spear_even_in_mode_possible_nobody_is_asked() -> None:
    seen: list[Any] = []
    for tale in ("dagdas-club", "eriu"):
        t = clash("2 2 0 0", (SPEAR, tale), more=APART, windows="possible")
        t.play("0: play lugs-spear", "1: decline", "0: attack 1")
        assert t.asked() == {1: "maneuver"}
        seen.append([t.game.view(seat).to_json() for seat in (0, 2, None)])
    assert seen[0] == seen[1]
