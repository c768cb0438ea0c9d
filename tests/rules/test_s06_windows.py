"""Section 6: who is asked in a window, in which order, until when; nesting; the two modes.

The cards of later issues have programs of the tests' own here; a Deed shows that one was played.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ardri.rules.cards.names import EPIC_TALES
from ardri.rules.declare import on
from ardri.rules.repertoire import (
    A_SEASON_CARD,
    AFTER_MANEUVER,
    AFTER_PLAY,
    ALWAYS,
    DECLARED,
    END_OF_TURN,
    MINE,
    NO_ACTION,
    THEIRS,
)
from ardri.rules.vocabulary.card_words import deed, draw
from ardri.rules.vocabulary.verdicts import cancel
from tests.rules.fights import clash
from tests.rules.table import Table

FOUR = {"valley": "2 1 0 0 capital", "cove": "0 1 0 0", "moor": "0 0 1 1"}
THREE_TALES = ("eriu", "dagda", "morrigan")

Declare = Callable[..., None]


def answering(
    declare: Declare, *names: str, window: int = END_OF_TURN, facts: int = ALWAYS
) -> None:
    """Give these cards a Triskel effect: their player gains a Deed."""
    for name in names:
        declare(name, triskel=[on(window, facts, [deed()])])


# -------------------------------------------------------------------------------------------- order


def test_r6_1_priority_starts_with_the_active_player_and_goes_in_turn_order(
    declare: Declare,
) -> None:
    answering(declare, "eriu", "morrigan", "lugs-spear")
    hands = ["eriu", "new-clans", "morrigan bard", "lugs-spear new-alliance"]
    t = Table(FOUR, hands, turn=2)
    t.play("2: pass")
    # Seat 2, whose turn it was, then 3; seat 1 holds nothing and is not asked.
    for seat in (2, 3, 0):
        assert t.asked() == {seat: "window"}
        t.play(f"{seat}: decline")
    assert t.asked() == {3: "turn"}


def test_r6_1_counterclockwise(declare: Declare) -> None:
    answering(declare, "eriu", "morrigan", "lugs-spear")
    hands = ["eriu new-clans", "morrigan", "", "lugs-spear new-alliance"]
    t = Table(FOUR, hands, flock="counterclockwise")
    t.play("0: pass")
    for seat in (0, 3, 1):
        assert t.asked() == {seat: "window"}
        t.play(f"{seat}: decline")
    assert t.asked() == {3: "turn"}


def test_r6_1_after_a_card_was_played_the_window_starts_anew(declare: Declare) -> None:
    answering(declare, "eriu", "dagda", "morrigan")
    hands = ["eriu new-clans", "new-alliance", "dagda", "morrigan"]
    t = Table(FOUR, hands)
    t.play("0: pass", "0: decline", "2: decline", "3: play morrigan")
    assert t.deeds() == [0, 0, 0, 1]
    # All who could still play are asked again, from the active player on.
    assert t.asked() == {0: "window"}
    t.play("0: decline", "2: play dagda")
    assert t.asked() == {0: "window"}
    t.play("0: decline")
    # Nobody else has a card left: it closes.
    assert t.asked() == {1: "turn"}
    assert t.deeds() == [0, 0, 1, 1]


def test_r6_1_one_player_may_play_several_cards_in_one_window(declare: Declare) -> None:
    answering(declare, "eriu", "dagda")
    t = Table(FOUR, ["eriu dagda new-clans", "new-alliance"])
    t.play("0: pass")
    assert t.legal(0) == ["decline", "play dagda", "play eriu"]
    t.play("0: play eriu")
    assert t.legal(0) == ["decline", "play dagda"]
    t.play("0: play dagda")
    assert t.deeds() == [2, 0, 0, 0]
    assert t.asked() == {1: "turn"}


def test_r6_1_in_a_clash_who_performed_the_maneuver_is_asked_first(declare: Declare) -> None:
    answering(declare, *THREE_TALES, window=AFTER_MANEUVER)
    t = clash("3 2 2 0", ("eriu", "dagda", "morrigan"), then=("0: attack 1",))
    for seat in (0, 1, 2):
        assert t.asked() == {seat: "window"}
        t.play(f"{seat}: decline")
    t.play("1: attack 2")
    for seat in (1, 2, 0):
        assert t.asked() == {seat: "window"}
        t.play(f"{seat}: decline")
    assert t.asked() == {2: "maneuver"}


# ------------------------------------------------------------------------------------------ nesting


def test_r6_2_geis_upon_a_triskel_card_inside_a_clash_inside_a_season_card() -> None:
    t = clash("2 2 1 0", ("bard", "geis"), then=("1: decline", "0: attack 1", "1: remove"))
    t.play("0: play bard")
    assert t.asked() == {1: "window"}
    plans = [frame["plan"] for frame in t.data["frames"]]
    assert plans == [
        "round",
        "season",
        "turn",
        "migration season",
        "clashes",
        "clash",
        "window",
        "bard after-maneuver",
        "window",
    ]
    t.play("1: play geis")
    assert t.deeds() == [0, 0, 0, 0]
    assert t.asked() == {1: "maneuver"}


def test_r6_2_a_canceller_may_be_cancelled(declare: Declare) -> None:
    # A canceller upon a canceller upon a Triskel Tale.
    declare("lugs-spear", triskel=[on(END_OF_TURN, ALWAYS, [deed()])])
    for name in ("balors-eye", "morrigan"):
        declare(name, triskel=[on(DECLARED, NO_ACTION | THEIRS, [cancel()])])
    hands = ["lugs-spear new-clans", "balors-eye new-alliance", "morrigan"]
    t = Table(FOUR, hands)
    t.play("0: pass", "0: play lugs-spear", "1: play balors-eye")
    # Each of the others may answer the answer; seat 0 has no card for it.
    assert t.asked() == {2: "window"}
    t.play("2: play morrigan")
    assert t.data["epic_discard"] == ["balors-eye", "lugs-spear", "morrigan"]
    assert t.deeds() == [1, 0, 0, 0]
    assert t.asked() == {1: "turn"}


def test_r5_3_a_cancelled_cards_window_does_not_ask_the_others(declare: Declare) -> None:
    for name in ("dagda", "morrigan"):
        declare(name, triskel=[on(DECLARED, ALWAYS, [cancel()])])
    t = Table(FOUR, ["new-clans bard", "new-alliance dagda", "morrigan"])
    # Twice in the valley; the first to answer cancels it, and the second is asked no more.
    t.play("0: play new-clans", "1: play dagda")
    assert t.asked() == {2: "window"}, "about the Dagda"
    t.play("2: decline")
    assert t.asked() == {1: "turn"}
    assert t.clans("valley") == [2, 1, 0, 0]


def test_r5_7_a_cancelled_tale_and_its_canceller(declare: Declare) -> None:
    declare("eriu", season=[draw()])
    declare("dagda", triskel=[on(DECLARED, NO_ACTION, [cancel()])], reshuffles=True)
    t = Table(FOUR, ["eriu", "dagda new-alliance"], epic_discard=["morrigan"])
    t.play("0: play eriu")
    assert t.legal(1) == ["decline", "play dagda"]
    t.play("1: play dagda")
    assert t.hand(0) == []
    # The Dagda takes the pile back into the deck: what it cancelled was there before it.
    assert t.p.epic_discard == 0
    assert {"eriu", "dagda", "morrigan"} <= set(t.data["epic_deck"])
    assert t.asked() == {1: "turn"}


def test_s6_the_dagda_answers_tales_and_advantage_cards_of_anyone(declare: Declare) -> None:
    declare("eriu", season=[draw()])
    declare("valley", season=[draw()])
    declare("dagda", triskel=[on(DECLARED, NO_ACTION, [cancel()])], reshuffles=True)
    for card in ("eriu", "valley"):
        for holder in (0, 1):
            hands = [card, "new-alliance"]
            hands[holder] += " dagda"
            t = Table(FOUR, hands)
            t.play(f"0: play {card}")
            assert t.asked() == {holder: "window"}
            t.play(f"{holder}: play dagda")
            assert t.asked() == {1: "turn"}
            assert ("valley" in t.data["advantage_played"]) is (card == "valley")
    # Not an Action card.
    t = Table(FOUR, ["bard", "new-alliance dagda"])
    t.play("0: play bard")
    assert t.asked() == {"chance": "draw"}


def test_e9_q3_a_cancelled_card_counts_as_played(declare: Declare) -> None:
    declare("valley", triskel=[on(AFTER_PLAY, MINE | A_SEASON_CARD, [deed()])])
    t = Table(FOUR, ["bard valley", "geis new-alliance"])
    t.play("0: play bard", "1: play geis")
    assert t.legal(0) == ["decline", "play valley"]
    t.play("0: play valley")
    assert t.deeds() == [1, 0, 0, 0]
    assert t.asked() == {1: "turn"}


def test_r6_5_triskel_cards_do_not_break_a_run_of_passes(declare: Declare) -> None:
    answering(declare, "eriu")
    t = Table(FOUR, ["new-clans", "eriu", "", "new-alliance"], turn=3, passed=[0, 1, 2])
    t.play("3: pass", "1: play eriu")
    # All have passed in a row: the Season is over.
    assert len(t.told("season-over")) == 1
    assert t.deeds() == [0, 1, 0, 0]


# ---------------------------------------------------------------------------------------- two modes


def test_s14_windows_of_possible_holders_ask_all_who_may_hold_a_card() -> None:
    hands = ["bard", "new-clans", "geis raid", "eriu"]
    t = Table(FOUR, hands, windows="possible")
    t.play("0: play bard")
    # Seat 1 may hold the Geis for all that is known; it can but decline, and is asked all the same.
    assert t.asked() == {1: "window"}
    assert t.legal(1) == ["decline"]
    t.play("1: decline")
    assert t.legal(2) == ["decline", "play geis"]
    t.play("2: decline")
    # Seat 3 has no Action card, as everybody can count.
    assert t.asked() == {"chance": "draw"}


def test_s14_windows_of_holders_ask_holders_only() -> None:
    t = Table(FOUR, ["bard", "new-clans", "geis raid", "eriu"], windows="holders")
    t.play("0: play bard")
    assert t.asked() == {2: "window"}


def test_s14_nobody_is_asked_when_all_know_where_the_card_is() -> None:
    t = Table(FOUR, ["bard", "new-clans", "raid"], windows="possible", action_discard=["geis"])
    t.play("0: play bard")
    assert t.asked() == {"chance": "draw"}


def test_s14_once_played_a_card_is_in_nobodys_hand_any_more() -> None:
    hands = ["bard", "new-clans geis", "raid", "new-alliance"]
    t = Table(FOUR, hands, windows="possible")
    t.play("0: play bard", "1: play geis")
    # No window upon the Geis: it is the only one.
    assert t.asked() == {1: "turn"}
    t.play("1: play new-clans", "1: place valley")
    assert t.asked() == {2: "turn"}


def test_s14_facts_that_all_can_see_still_count(declare: Declare) -> None:
    # A Bard fits the actor's own maneuver only: the others are not asked.
    t = clash("2 2 1 0", ("druid", "citadel", "raid"), windows="possible", then=("1: decline",))
    t.play("2: decline", "0: attack 1")
    t.play("1: remove")
    assert t.asked() == {0: "window"}
    assert t.legal(0) == ["decline"]
    t.play("0: decline")
    # Seats 1 and 2 are asked for the Warlord's sake.
    assert t.asked() == {1: "window"}
    t.play("1: decline")
    assert t.asked() == {2: "window"}
    t.play("2: decline")
    # Seat 3 has no clan there: not asked, whatever it holds.
    assert t.asked() == {1: "maneuver"}


def test_s14_a_pass_that_would_betray_a_hand_is_asked() -> None:
    # Nothing to play, and cards that nobody knows: a pass made at once would tell.
    for hand, windows in (("geis", "possible"), ("dagda", "possible"), ("geis", "holders")):
        t = Table(FOUR, [hand, "new-clans"], windows=windows)
        assert t.asked() == ({0: "turn"} if windows == "possible" else {1: "turn"})
        if windows == "possible":
            assert t.legal(0) == ["pass"]
    # Advantage cards are public, and an empty hand is, too.
    for hand in ("", "valley"):
        t = Table(FOUR, [hand, "new-clans"], windows="possible")
        assert t.asked() == {1: "turn"}


def test_s14_the_end_of_a_clash_that_would_betray_a_hand_is_asked() -> None:
    for hand, windows, asks in (
        ("eriu", "possible", True),
        ("fianna", "possible", True),
        ("eriu", "holders", False),
        ("valley", "possible", False),
    ):
        t = clash(
            "3 1 0 0",
            (hand, "new-clans"),
            words="citadel",
            more={"valley": "0 0 0 0"},
            windows=windows,
        )
        t.decline_all()
        t.play("1: shelter")
        t.decline_all()
        if asks:
            assert t.asked() == {0: "maneuver"}
            assert t.legal(0) == ["peace", "play fianna"][: 1 + (hand == "fianna")]
            t.play("0: peace")
        t.decline_all()
        assert t.asked() == {1: "turn"}


@pytest.mark.parametrize("windows", ["holders", "possible"])
def test_s14_forced_choices_that_all_can_see_are_not_asked(windows: str) -> None:
    # No Action card: the clan it is. One territory to go to. One card to keep.
    t = clash("2 2 0 0", ("", "eriu"), windows=windows)
    t.decline_all()
    t.play("0: attack 1")
    t.decline_all()
    assert t.asked() == {1: "maneuver"}
    t = Table({"valley": "1 1 capital", "cove": "0 0"}, ["bard", "eriu"], windows=windows)
    t.play("0: play bard")
    t.chance()
    assert len(t.told("kept")) == 1


def test_s14_possible_holders_of_tales_are_asked_when_the_deck_is_unknown(declare: Declare) -> None:
    answering(declare, "eriu")
    t = Table(FOUR, ["new-clans", "dagda raid"], windows="possible")
    t.play("0: pass")
    assert t.legal(1) == ["decline"]
    # All other Tales lie open: seat 1's cannot be the Eriu.
    t = Table(
        FOUR,
        ["new-clans", "dagda raid"],
        windows="possible",
        epic_discard=[name for name in EPIC_TALES if name != "dagda"],
    )
    t.play("0: pass")
    assert t.asked() == {1: "turn"}
