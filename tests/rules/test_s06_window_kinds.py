"""Section 6: each window of the table: when it opens, for whom, on which facts, that it closes.

A card that fits gives its player a Deed here: its own effect is another matter.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ardri.rules.declare import on
from ardri.rules.repertoire import (
    A_SEASON_CARD,
    A_TALE,
    AFTER_MANEUVER,
    AFTER_PLAY,
    AGAINST_ME,
    ALWAYS,
    AN_ACTION,
    AN_ATTACK,
    ARRIVED,
    ASSEMBLY_START,
    AT_HOME,
    ATTACKED,
    CLASH_START,
    DRAWING,
    END_OF_TURN,
    IN_CLASH,
    MINE,
    PRESENT_HOME,
    REMOVED,
    SHELTERED,
    UNTAKEN,
)
from ardri.rules.vocabulary.card_words import deed, draw
from tests.rules.fights import clash
from tests.rules.table import Table

Declare = Callable[..., None]

FOUR = {"valley": "2 1 0 0 capital", "cove": "0 1 0 0", "moor": "0 0 1 1"}


def fits(declare: Declare, card: str, window: int, facts: int = ALWAYS) -> None:
    """The card listens to this window, under these facts, and gains a Deed."""
    declare(card, triskel=[on(window, facts, [deed()])])


# ---------------------------------------------------------------------------- start of the Assembly


def test_r3_0_the_start_of_the_assembly(declare: Declare) -> None:
    for card in ("cathbads-word", "eriu", "valley"):
        fits(declare, card, ASSEMBLY_START)
    lands = {"valley": "1 3 0 0 capital", "cove": "0 1 2 0", "moor": "0 0 1 6"}
    hands = ["", "eriu", "", "cathbads-word valley"]
    t = Table(lands, hands, phase="assembly", brenn=2, flock="counterclockwise")
    # The old Brenn and the old direction: seats 2, 1, 0, 3. Nothing has happened yet (Q43: an
    # Advantage card kept from the round before may be played, too).
    assert t.asked() == {1: "window"}
    t.play("1: decline")
    assert t.legal(3) == ["decline", "play cathbads-word", "play valley"]
    assert t.p.brenn == 2
    t.play("3: play valley", "1: play eriu", "3: decline")
    assert t.deeds() == [0, 1, 0, 1]
    # Then the course of the Assembly: a new Brenn, Advantage cards, the toss.
    assert t.p.brenn == 1
    assert "valley" in t.hand(1)
    assert t.asked() == {"chance": "toss"}


# ------------------------------------------------------------------------------------------ drawing


def test_s6_the_window_on_drawing_opens_before_each_draw_for_who_draws(declare: Declare) -> None:
    fits(declare, "meadows", DRAWING, MINE)
    lands = {**FOUR, "meadows": "0 0 0 0"}
    t = Table(lands, ["sanctuary bard meadows", "new-clans"])
    t.play("0: play sanctuary")
    # Before the card is drawn, so before it is seen; after the building.
    assert t.legal(0) == ["decline", "play meadows"]
    assert t.sanctuaries("valley") == 1
    t.play("0: play meadows")
    assert t.asked() == {"chance": "draw"}
    t = Table(lands, ["bard", "new-clans meadows"])
    t.play("0: play bard")
    assert t.asked() == {"chance": "draw"}


def test_s6_no_window_on_drawing_without_a_draw(declare: Declare) -> None:
    fits(declare, "meadows", DRAWING, MINE)
    t = Table({**FOUR, "meadows": "0 0 0 0"}, ["new-clans meadows", "new-alliance"])
    t.play("0: play new-clans")
    assert t.asked() == {1: "turn"}


def test_s6_a_card_that_needs_its_own_territorys_draw(declare: Declare) -> None:
    fits(declare, "gates-of-tir-na-nog", DRAWING, MINE | AT_HOME)
    lands = {"valley": "1 1 1 0 capital", "gates-of-tir-na-nog": "2 3 1 0"}
    t = Table(lands, ["", "gates-of-tir-na-nog"], phase="assembly")
    # Seat 1 is chieftain, and takes the card in this Assembly.
    t.play("chance: counterclockwise")
    # Seat 0 first, then 2, then 1: the Brenn, then counterclockwise.
    assert t.game.decisions["chance"].subject == {
        **t.game.decisions["chance"].subject,
        "effect": "gates-of-tir-na-nog",
        "by": 0,
    }
    t.play("chance: draw eriu", "chance: draw fianna")
    assert t.legal(1) == ["decline", "play gates-of-tir-na-nog"]
    t.play("1: play gates-of-tir-na-nog", "chance: draw morrigan")
    assert t.deeds() == [0, 1, 0, 0]
    # Another draw is not the territory's.
    t = Table(lands, ["bard", "new-clans gates-of-tir-na-nog"], turn=0)
    t.play("0: play bard")
    assert t.asked() == {"chance": "draw"}
    t = Table(lands, ["", "bard gates-of-tir-na-nog"], turn=1)
    t.play("1: play bard")
    assert t.asked() == {"chance": "draw"}


# ------------------------------------------------------------------------- moved into the Mountains


def test_s6_q7_moved_into_the_mountains(declare: Declare) -> None:
    fits(declare, "mountains", ARRIVED, MINE | AT_HOME)
    fits(declare, "valley", ARRIVED, AT_HOME)
    lands = {"plains": "2 1 0 0 capital", "mountains": "1 1 0 0", "valley": "0 0 0 1"}
    hands = ["conquest mountains bard", "new-clans", "", "valley"]
    t = Table(lands, hands)
    t.play("0: play conquest, move 2 plains mountains")
    # Before the price, once for both clans; another territory's card is not at home here.
    assert t.legal(0) == ["decline", "play mountains"]
    t.play("0: play mountains")
    assert t.legal(0) == ["discard bard", "remove"]
    t.play("0: discard bard")
    assert t.asked() == {0: "maneuver"}


def test_s6_no_such_window_elsewhere_nor_for_another(declare: Declare) -> None:
    fits(declare, "mountains", ARRIVED, MINE | AT_HOME)
    lands = {"plains": "2 1 0 0 capital", "mountains": "0 2 0 0", "valley": "0 0 0 0"}
    lands["moor"] = "0 0 1 1"
    t = Table(lands, ["conquest bard", "new-clans mountains"])
    t.play("0: play conquest, move 1 plains mountains")
    assert t.legal(0) == ["discard bard", "remove"]
    t = Table(lands, ["conquest mountains", "new-clans"])
    t.play("0: play conquest, move 1 plains valley")
    assert t.asked() == {1: "turn"}
    # Not after placing.
    t = Table(lands, ["", "new-clans mountains", "bard"], turn=1)
    t.play("1: play new-clans", "1: place mountains", "1: place plains")
    assert t.asked() == {2: "turn"}


# -------------------------------------------------------------------------------------- clash start


def test_s6_clash_start(declare: Declare) -> None:
    fits(declare, "lugs-spear", CLASH_START)
    fits(declare, "eriu", CLASH_START)
    t = clash(
        "3 2 2 0",
        ("", "eriu", "", "lugs-spear"),
        words="sanctuary citadel festival",
    )
    # After the Festival's price, before the Citadels step; asked from the instigator on; anyone,
    # present or not.
    assert t.clans("moor") == [2, 2, 2, 0]
    assert t.asked() == {1: "window"}
    t.play("1: decline")
    assert t.asked() == {3: "window"}
    t.play("3: play lugs-spear", "1: decline")
    assert t.asked() == {1: "shelter"}


@pytest.mark.parametrize(("land", "opens"), [("highlands", True), ("moor", False)])
def test_s6_a_card_that_needs_the_clash_in_its_own_territory(
    land: str, opens: bool, declare: Declare
) -> None:
    fits(declare, "highlands", CLASH_START, AT_HOME)
    more = {} if land == "highlands" else {"highlands": "0 0 0 1"}
    t = clash("2 2 0 0", ("", "highlands"), land=land, more=more)
    assert t.asked() == ({1: "window"} if opens else {0: "maneuver"})


# -------------------------------------------------------------------------- after the Citadels step


@pytest.mark.parametrize("citadels", [0, 1])
def test_r7_5_the_end_of_the_citadels_step(citadels: int, declare: Declare) -> None:
    fits(declare, "battle-frenzy", SHELTERED)
    t = clash("2 2 0 0", ("", "", "", "battle-frenzy"), words=citadels * "citadel ")
    if citadels:
        t.play("1: shelter")
    # Anyone; also without a citadel.
    assert t.asked() == {3: "window"}
    t.play("3: play battle-frenzy")
    assert t.asked() == {0: "maneuver"}


# ---------------------------------------------------------------------------------- attack declared


def test_s6_attack_declared(declare: Declare) -> None:
    fits(declare, "iron-mine", ATTACKED, MINE)
    fits(declare, "hills", ATTACKED, AGAINST_ME | AT_HOME)
    hands = ("iron-mine", "hills druid")
    t = clash("2 2 2 0", hands, land="hills", more={"iron-mine": "0 0 0 0"})
    t.play("0: attack 1")
    # Before the victim answers: the attacker, then the victim.
    assert t.legal(0) == ["decline", "play iron-mine"]
    t.play("0: decline")
    assert t.legal(1) == ["decline", "play hills"]
    u = Table.of(t.game.copy())
    t.play("1: decline")
    assert t.asked() == {1: "answer"}
    u.play("1: play hills", "0: decline")
    assert u.asked() == {1: "answer"}
    u.play("1: discard druid")
    # Who is not attacked has no answer, nor who does not attack.
    t = clash("2 2 2 0", hands, land="hills", more={"iron-mine": "0 0 0 0"})
    t.play("0: attack 2", "0: decline")
    assert t.clans("hills") == [2, 2, 1, 0]
    assert t.asked() == {1: "maneuver"}
    t.play("1: attack 0")
    assert t.clans("hills") == [1, 2, 1, 0]
    assert t.asked() == {2: "maneuver"}


def test_s6_the_hills_need_the_clash_in_the_hills(declare: Declare) -> None:
    fits(declare, "hills", ATTACKED, AGAINST_ME | AT_HOME)
    t = clash("2 2 0 0", ("", "hills"), more={"hills": "0 1 0 0"}, then=("0: attack 1",))
    assert t.clans("moor") == [2, 1, 0, 0]


# ------------------------------------------------------------------------------------- clan removed


def test_s6_clan_removed_each_single_removal_for_its_owner(declare: Declare) -> None:
    fits(declare, "dagdas-club", REMOVED, MINE)
    fits(declare, "eriu", REMOVED, MINE)
    t = clash("2 3 0 0", ("eriu", "dagdas-club"), then=("0: attack 1",))
    # The owner, before the clan goes.
    assert t.asked() == {1: "window"}
    assert t.clans("moor") == [2, 3, 0, 0]
    t.play("1: decline")
    assert t.clans("moor") == [2, 2, 0, 0]
    # And again at the next one.
    t.play("1: attack 0", "0: decline", "0: attack 1")
    assert t.asked() == {1: "window"}
    t.play("1: play dagdas-club")
    assert t.clans("moor") == [1, 1, 0, 0]
    assert t.deeds() == [0, 1, 0, 0]


def test_s6_a_removal_in_the_clash_and_one_elsewhere(declare: Declare) -> None:
    fits(declare, "dagdas-cauldron", REMOVED, MINE | IN_CLASH)
    t = clash("3 2 0 0", ("dagdas-cauldron",), more={"mountains": "2 0 0 0"})
    u = Table.of(t.game.copy())
    # The Mountains' price, during the clash, but not in it.
    t.play("0: withdraw 1 mountains")
    assert t.clans("mountains") == [2, 0, 0, 0]
    assert t.asked() == {1: "maneuver"}
    u.play("0: attack 1", "1: attack 0")
    assert u.asked() == {0: "window"}
    # Without a clash it never fits.
    v = Table(
        {"plains": "2 1 0 0 capital", "mountains": "0 0 0 0"},
        ["conquest dagdas-cauldron", "new-clans"],
    )
    v.play("0: play conquest, move 2 plains mountains")
    assert v.clans("mountains") == [1, 0, 0, 0]
    assert v.asked() == {1: "turn"}


# --------------------------------------------------------------------------------- after a maneuver


def test_s6_after_an_attack_of_ones_own(declare: Declare) -> None:
    fits(declare, "strengs-resolve", AFTER_MANEUVER, MINE | AN_ATTACK)
    t = clash("3 2 0 0", ("strengs-resolve", "bard"), more={"hills": "2 0 0 0"})
    u = Table.of(t.game.copy())
    t.play("0: attack 1", "1: discard bard")
    # An attack that removed no clan was an attack all the same.
    assert t.legal(0) == ["decline", "play strengs-resolve"]
    t.play("0: decline", "1: attack 0")
    # Not another's.
    assert t.asked() == {0: "maneuver"}
    u.play("0: withdraw 1 hills")
    assert u.asked() == {1: "maneuver"}


# --------------------------------------------------------------------------------------- after play


def test_r5_5_after_a_season_card_its_player_once_all_is_over(declare: Declare) -> None:
    fits(declare, "valley", AFTER_PLAY, MINE | A_SEASON_CARD)
    hands = ("valley", "new-clans", "")
    t = clash("1 2 0 0", hands, more={"valley": "0 0 1 0"})
    # Not before the clash is over.
    assert t.asked() == {0: "maneuver"}
    t.play("0: attack 1", "1: remove", "1: attack 0")
    assert t.legal(0) == ["decline", "play valley"]
    t.play("0: play valley")
    assert t.deeds() == [1, 0, 0, 0]
    assert t.asked() == {1: "turn"}


def test_r5_5_a_card_with_both_effects_used_for_its_triskel_is_no_season_card(
    declare: Declare,
) -> None:
    fits(declare, "valley", AFTER_PLAY, MINE | A_SEASON_CARD)
    fits(declare, "lug-samildanach", AFTER_PLAY, AN_ACTION)
    t = clash("2 2 0 0", ("bard valley", "", "lug-samildanach"), more={"valley": "0 0 1 0"})
    t.play("0: attack 1", "0: play bard")
    # Of the two only the one that fits any Action card, of anyone, for either effect.
    assert t.asked() == {2: "window"}
    t.play("2: decline")
    assert t.asked() == {1: "maneuver"}


def test_q3_after_a_cancelled_action_card_anyone(declare: Declare) -> None:
    fits(declare, "lug-samildanach", AFTER_PLAY, AN_ACTION)
    t = Table(FOUR, ["bard", "geis new-clans", "", "lug-samildanach"])
    t.play("0: play bard", "1: play geis")
    # First after the Geis, which was played and resolved, then after the card that it cancelled.
    assert t.game.decisions[3].subject["card"] == "geis"
    t.play("3: decline")
    assert t.game.decisions[3].subject["card"] == "bard"
    t.play("3: decline")
    assert t.asked() == {1: "turn"}


def test_q3_a_cancelled_tale_is_out_of_reach(declare: Declare) -> None:
    declare("eriu", season=[draw()])
    fits(declare, "forest", AFTER_PLAY, MINE | A_TALE)
    fits(declare, "stone-circle", AFTER_PLAY, MINE | A_TALE | UNTAKEN | PRESENT_HOME)
    lands = {"valley": "2 1 0 0 capital", "stone-circle": "1 0 0 0", "forest": "0 0 1 1"}
    hands = ["eriu forest stone-circle master-craftsman", "new-clans"]
    t = Table(lands, hands)
    t.play("0: play eriu", "chance: draw morrigan")
    assert t.legal(0) == ["decline", "play master-craftsman", "play forest", "play stone-circle"]
    # R6.4: once the card was given on, cards that need it no longer fit.
    t.play("0: play master-craftsman", "0: player 1")
    assert t.legal(0) == ["decline", "play forest"]


def test_s6_a_card_that_needs_its_holder_present_in_its_territory(declare: Declare) -> None:
    declare("eriu", season=[draw()])
    fits(declare, "stone-circle", AFTER_PLAY, MINE | A_TALE | PRESENT_HOME)
    lands = {"valley": "2 1 0 0 capital", "stone-circle": "0 1 1 0"}
    t = Table(lands, ["eriu stone-circle", "new-clans"])
    t.play("0: play eriu", "chance: draw morrigan")
    assert t.asked() == {1: "turn"}


# ------------------------------------------------------------------------------------ end of a turn


@pytest.mark.parametrize("act", ["pass", "pretend", "play bard"])
def test_r4_6_the_end_of_any_turn(act: str, declare: Declare) -> None:
    fits(declare, "oenguss-ploy", END_OF_TURN)
    t = Table(FOUR, ["bard", "new-clans", "oenguss-ploy"], deeds=[5, 0, 0, 0])
    t.play(f"0: {act}")
    t.chance()
    # Anyone; before the next player's turn.
    assert t.asked() == {2: "window"}
    t.play("2: decline")
    assert t.asked() == {1: "turn"}


def test_q16_also_after_the_last_pass(declare: Declare) -> None:
    fits(declare, "oenguss-ploy", END_OF_TURN)
    t = Table(FOUR, ["", "", "oenguss-ploy", "new-clans"], turn=3, passed=[0, 1, 2])
    t.play("3: pass")
    assert t.asked() == {2: "window"}
    assert t.told("season-over") == []
    t.play("2: decline")
    assert len(t.told("season-over")) == 1
