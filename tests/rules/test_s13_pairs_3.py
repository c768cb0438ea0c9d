"""Cards in pairs, 3: Oengus's Ploy and those that answer it; what a question betrays."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ardri import Game, View, determinise
from ardri.rules.cards.names import CARDS
from ardri.rules.codec import from_bytes, to_bytes
from ardri.rules.invariants import faults
from tests.rules.fights import clash
from tests.rules.table import Table

FOUR = {"valley": "2 1 1 1 capital", "cove": "1 1 1 1"}
PLOY = "oenguss-ploy"


def _view(t: Table, seat: int | None) -> Any:
    return t.game.view(seat).to_json()


# ------------------------------------------------------------------------------ the last pass


@pytest.mark.parametrize("holder", [0, 1, 2, 3])
def test_q16_ploy_after_the_last_pass_and_the_season_goes_on(holder: int) -> None:
    hands = ["bard raid", "druid citadel", "geis exploration", "festival conquest"]
    hands[holder] += f" {PLOY}"
    t = Table(FOUR, hands, passed=[1, 2, 3])
    t.play("0: pass")
    # Of the player whose turn just ended, too.
    assert t.asked() == {holder: "window"}
    t.play(f"{holder}: play {PLOY}")
    assert t.told("season-over") == []
    assert t.asked() == {holder: "turn"}
    # The count of passes has started anew: all four have to pass now, from there on.
    assert t.data.get("passed", []) == []
    for k in range(4):
        assert t.asked() == {(holder + k) % 4: "turn"}
        t.play(f"{(holder + k) % 4}: pass")
    assert len(t.told("season-over")) == 1


def test_q16_ploy_declined_after_the_last_pass_the_season_is_over() -> None:
    t = Table(FOUR, ["bard raid", f"druid {PLOY}"], passed=[1, 2, 3])
    t.play("0: pass", "1: decline")
    assert len(t.told("season-over")) == 1
    assert PLOY in t.hand(1)


def test_q16_q40_a_cancelled_ploy_does_not_stop_the_end_of_the_season() -> None:
    t = Table(FOUR, ["bard raid", f"druid {PLOY}", "dagda geis"], passed=[1, 2, 3])
    t.play("0: pass", f"1: play {PLOY}", "2: play dagda")
    assert len(t.told("season-over")) == 1


def test_q40_a_cancelled_ploy_in_a_run_of_passes() -> None:
    hands = ["bard raid", f"druid citadel {PLOY}", "dagda geis", "festival conquest"]
    t = Table(FOUR, hands, passed=[2, 3])
    t.play("0: pass", f"1: play {PLOY}", "2: play dagda")
    # The turn is seat 1's anyway, and the run has gone on.
    assert t.data["passed"] == [2, 3, 0]
    t.play("1: pass")
    assert len(t.told("season-over")) == 1


def test_r6_5_ploy_breaks_a_run_of_passes() -> None:
    hands = ["bard raid", f"druid citadel {PLOY}", "geis", "festival conquest"]
    t = Table(FOUR, hands, passed=[2, 3])
    t.play("0: pass", f"1: play {PLOY}")
    assert t.asked() == {1: "turn"}
    assert t.data.get("passed", []) == []


def test_r6_5_moor_breaks_no_run_of_passes() -> None:
    lands = {**FOUR, "moor": "1 0 0 0"}
    t = Table(lands, ["bard moor", "druid citadel eriu", "geis"], passed=[1, 2, 3])
    t.play("0: play moor", "0: player 1", "0: pass")
    assert len(t.told("season-over")) == 1


# ------------------------------------------------------------------------------ given on


def test_q16_ploy_given_on_by_master_craftsman_answers_the_same_end_of_turn() -> None:
    hands = [f"bard {PLOY} master-craftsman", "druid citadel", "geis exploration", "festival raid"]
    t = Table(FOUR, hands, turn=1, passed=[])
    t.play("1: pass", f"0: play {PLOY}", "0: play master-craftsman", "0: player 3", "2: decline")
    # The window starts anew, and seat 3 may answer with it in turn: the last one counts.
    assert t.legal(3) == ["decline", f"play {PLOY}"]
    t.play(f"3: play {PLOY}")
    assert t.asked() == {3: "turn"}
    assert t.data["epic_discard"] == [PLOY]


def test_q16_ploy_given_on_and_kept_the_turn_is_its_first_players() -> None:
    hands = [f"bard {PLOY} master-craftsman", "druid citadel", "geis exploration", "festival raid"]
    t = Table(FOUR, hands, turn=1)
    t.play("1: pass", f"0: play {PLOY}", "0: play master-craftsman", "0: player 3", "2: decline")
    t.play("3: decline")
    assert t.asked() == {0: "turn"}
    assert t.deeds() == [1, 0, 0, 0]
    assert t.hand(3) == ["festival", "raid", PLOY]


def test_q16_ploy_taken_back_by_the_stone_circle_is_for_a_later_turn() -> None:
    lands = {**FOUR, "stone-circle": "1 0 0 0"}
    hands = [f"bard raid {PLOY} stone-circle", "druid citadel", "geis exploration"]
    t = Table(lands, hands)
    t.play("0: play bard", "2: decline", "chance: draw eriu")
    t.play(f"0: play {PLOY}", "0: play stone-circle")
    assert t.hand(0) == ["raid", "eriu", PLOY]
    # It would fit at once, and is kept.
    t.play("0: decline")
    assert t.asked() == {0: "turn"}
    t.play("0: pass", f"0: play {PLOY}")
    assert t.asked() == {0: "turn"}


def test_r5_7_dagda_on_ploy_goes_back_and_the_turn_order_stands() -> None:
    hands = ["bard raid", "druid citadel", f"exploration {PLOY}", "dagda conquest"]
    t = Table(FOUR, hands)
    t.play("0: play bard", "chance: draw eriu", f"2: play {PLOY}", "3: play dagda")
    assert t.asked() == {1: "turn"}
    assert {"dagda", PLOY} <= set(t.data["epic_deck"])


# ------------------------------------------------------------------------------ hidden information

#: A card, another one of its kind, and what leads to the question; seat 1 holds one of the two.
QUESTIONS = [
    ("geis", "raid", ("0: play bard",), "declared"),
    ("dagda", "eriu", ("0: play children-of-dana", "0: territory cove"), "declared"),
    ("lug-samildanach", "eriu", ("0: play bard",), "after-play"),
    (PLOY, "eriu", ("0: pass",), "end-of-turn"),
]


@pytest.mark.parametrize(("card", "other", "lead", "window"), QUESTIONS)
def test_s14_the_question_itself_betrays_nothing(
    card: str, other: str, lead: tuple[str, ...], window: str
) -> None:
    told: list[list[Any]] = []
    for held in (card, other):
        hands = ["bard children-of-dana", f"druid morrigan {held}", "citadel", "festival fianna"]
        t = Table(FOUR, hands, windows="possible")
        t.play(*lead)
        while (
            t.asked() == {"chance": "draw"}
            or t.game.decisions.get(1) is None
            or (t.game.decisions[1].subject.get("window") != window)
        ):
            seat = next(iter(t.asked()))
            t.play(f"{seat}: draw nuada-silverhand" if seat == "chance" else f"{seat}: decline")
        assert t.legal(1) == (["decline", f"play {card}"] if held == card else ["decline"])
        seen = [_view(t, seat) for seat in (0, 2, 3, None)]
        t.play("1: decline")
        seen += [_view(t, seat) for seat in (0, 2, 3, None)]
        seen += [[e.to_json(seat) for e in t.game.events] for seat in (0, 2, 3, None)]
        told.append(seen)
    assert told[0] == told[1]


@pytest.mark.parametrize("held", ["warlord", "raid", "bard"])
def test_s14_the_shared_window_betrays_nothing(held: str) -> None:
    # Seat 1 is asked after seat 0's attack whether it holds the Warlord or not.
    told: list[list[Any]] = []
    for card in (held, "exploration"):
        hands = ("druid citadel", f"festival {card}", "conquest")
        t = clash("3 3 1 0", hands, windows="possible")
        t.decline_all()
        t.play("0: attack 1", "1: discard festival")
        seen: list[Any] = []
        while t.asked() != {1: "maneuver"}:
            seat = next(iter(t.asked()))
            seen.append((t.asked(), [_view(t, row) for row in (0, 2, None)]))
            t.play(f"{seat}: decline")
        assert {1: "window"} in [asked for asked, _ in seen]
        told.append(seen)
    assert told[0] == told[1]


def test_s14_cards_of_which_all_know_where_they_are_are_asked_of_nobody_else() -> None:
    # The Geis lies in the open pile: nobody is asked for it.
    t = Table(FOUR, ["bard raid", "druid", "citadel"], windows="possible", action_discard=["geis"])
    t.play("0: play bard")
    assert t.asked() == {"chance": "draw"}


def test_r6_2_a29_a_draw_within_a_draw_leaves_the_outer_one_as_it_was() -> None:
    """Asked which Tale to keep one looks by the Moor, cancels that, and draws for the Forest."""
    lands = {"misty-lands": "2 1 capital", "moor": "1 0", "forest": "1 0"}
    t = Table(lands, ["bard druid misty-lands moor forest dagda", "citadel"])
    t.play("0: play misty-lands", "0: decline")
    t.play("0: discard bard", "0: discard druid")
    t.play("chance: draw eriu", "chance: draw balors-eye")
    assert t.legal(0) == ["keep balors-eye", "keep eriu", "play moor"]
    t.play("0: play moor", "0: play dagda", "0: play forest")
    t.play("chance: draw lugs-spear")
    # A draw of one is kept unasked; the two of the outer draw are asked for as before.
    assert "lugs-spear" in t.hand(0)
    assert t.legal(0) == ["keep balors-eye", "keep eriu"]
    assert _view(t, 1)["players"][0]["tray"]["tales"] == 2
    t.play("0: keep eriu")
    assert {"eriu", "lugs-spear"} <= set(t.hand(0))
    assert "balors-eye" in t.data["epic_discard"]


def test_r6_2_a29_worlds_and_bytes_within_such_a_draw() -> None:
    """The inner draw is asked for, too, when the Meadows make it two; what waits, waits unseen."""
    lands = {"misty-lands": "2 1 capital", "moor": "1 0", "forest": "1 0", "meadows": "1 0"}
    t = Table(lands, ["bard druid misty-lands moor forest meadows dagda", "citadel"])
    t.play("0: play misty-lands", "0: decline")
    t.play("0: discard bard", "0: discard druid", "0: decline")
    t.play("chance: draw eriu", "chance: draw balors-eye")
    t.play("0: play moor", "0: play dagda", "0: play forest", "0: play meadows")
    t.play("chance: draw lugs-spear", "chance: draw children-of-dana")
    assert t.legal(0) == ["keep children-of-dana", "keep lugs-spear"]
    assert Game.load(t.data, explicit_chance=True).truth == t.p
    assert from_bytes(to_bytes(t.p)) == t.p
    rng = random.Random(1)
    for _ in range(20):
        world = determinise(t.game.view(1), rng.randrange)
        assert View(world, 1) == t.game.view(1)
        assert faults(world) == []
    t.play("0: keep lugs-spear")
    assert t.legal(0) == ["keep balors-eye", "keep eriu"]
    # R5.7: The Dagda took the pile back into the deck.
    assert "children-of-dana" in t.data["epic_deck"]


def test_r6_2_a29_a_draw_whose_last_card_another_draw_took_is_over() -> None:
    """In the window of the outer draw the Forest's takes the one Tale that is left of all."""
    lands = {"valley": "2 1 capital", "meadows": "1 0", "forest": "1 0", "stone-circle": "2 0"}
    tales = [card for card in CARDS[17:47] if card not in ("dagda", "eriu")]
    hands = ["bard meadows forest stone-circle dagda", " ".join(tales)]
    t = Table(lands, hands, epic_deck=["eriu"])
    t.play("0: play bard", "0: play meadows", "0: play dagda", "0: play forest")
    t.play("0: play stone-circle")
    t.decline_all()
    # The Bard's draw finds nothing: neither in the deck nor in the pile.
    assert t.hand(0) == ["dagda", "eriu"]
    assert (t.p.deck, t.p.epic_discard) == (0, 0)
    assert t.asked() == {1: "turn"}
