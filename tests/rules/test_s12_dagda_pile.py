"""R5.7: however The Dagda reaches the Epic discard pile, it takes the pile back into the deck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.fights import clash
from tests.rules.table import Table

FOUR = {"valley": "2 1 1 1 capital", "cove": "1 1 1 1", "meadows": "0 0 0 0"}


def _reshuffled(t: Table) -> int:
    return len(t.told("reshuffled"))


def _view(t: Table, seat: int | None) -> Any:
    return t.game.view(seat).to_json()


def test_r5_7_played_it_goes_back_once_its_own_effect_is_over() -> None:
    hands = ["children-of-dana bard", "dagda druid forest"]
    t = Table({**FOUR, "forest": "0 0 0 0"}, hands, epic_discard=["fianna"])
    t.play("0: play children-of-dana", "0: territory cove", "1: play dagda")
    # The after-play window of The Dagda itself: it is in no pile yet, what it cancelled is.
    assert t.legal(1) == ["decline", "play forest"]
    assert t.data["epic_discard"] == ["children-of-dana", "fianna"]
    assert t.data["playing"] == ["dagda"]
    assert _reshuffled(t) == 0
    t.play("1: decline")
    assert t.data["epic_discard"] == []
    assert {"children-of-dana", "dagda", "fianna"} <= set(t.data["epic_deck"])
    assert _reshuffled(t) == 1


@pytest.mark.parametrize("kept", ["dagda", "eriu"])
def test_r5_7_discarded_unplayed_by_a_draw(kept: str) -> None:
    t = Table(FOUR, ["bard geis meadows", "druid citadel"], epic_discard=["fianna"])
    t.play("0: play bard", "0: play meadows", "chance: draw dagda", "chance: draw eriu")
    t.play(f"0: keep {kept}")
    if kept == "dagda":
        assert t.data["epic_discard"] == ["eriu", "fianna"]
        assert _reshuffled(t) == 0
        assert "dagda" in t.hand(0)
    else:
        assert t.data["epic_discard"] == []
        assert {"dagda", "fianna"} <= set(t.data["epic_deck"])
        assert _reshuffled(t) == 1
    # The Bard is in its pile, the Meadows at theirs.
    assert t.data["advantage_played"] == ["meadows"]
    assert t.asked() == {1: "turn"}


def test_r5_7_the_tale_that_drew_it_is_discarded_after_that() -> None:
    t = Table(FOUR, ["tuans-memory bard", "druid citadel"], epic_discard=["fianna"])
    t.play("0: play tuans-memory")
    t.play("chance: draw dagda", "chance: draw eriu", "chance: draw morrigan", "0: keep eriu")
    # Tuan's Memory lies there alone: its effect was over before it was put away.
    assert t.data["epic_discard"] == ["tuans-memory"]
    assert {"dagda", "morrigan", "fianna"} <= set(t.data["epic_deck"])
    for seat in (0, 1, None):
        view = _view(t, seat)
        assert "dagda" in view["epic_deck"]["possible"] + view["epic_deck"]["known"]


def test_r5_7_discarded_by_misty_lands() -> None:
    lands = {**FOUR, "misty-lands": "1 0 0 0"}
    t = Table(lands, ["misty-lands bard geis raid", "druid citadel"], epic_discard=["fianna"])
    t.play("0: play misty-lands", "0: discard bard", "0: discard geis", "0: done")
    t.play("chance: draw dagda", "chance: draw eriu", "0: keep eriu")
    assert t.data["epic_discard"] == []
    assert {"dagda", "fianna"} <= set(t.data["epic_deck"])


def test_r5_7_discarded_for_master_craftsman_it_goes_back_after_the_draw() -> None:
    t = Table(FOUR, ["master-craftsman dagda geis", "druid citadel"], epic_discard=["fianna"])
    t.play("0: play master-craftsman", "0: discard dagda")
    # It lies there while Master Craftsman draws, so it cannot be drawn.
    assert t.data["epic_discard"] == ["dagda", "fianna"]
    assert "draw dagda" not in t.legal("chance")
    t.play("chance: draw eriu")
    assert t.data["epic_discard"] == []
    assert {"dagda", "fianna"} <= set(t.data["epic_deck"])
    assert _reshuffled(t) == 1


def test_r5_7_r5_8_with_an_empty_deck_it_may_be_drawn_at_once() -> None:
    pile = ["fianna", "eriu"]
    t = Table(FOUR, ["master-craftsman dagda geis", "druid citadel"])
    rest = [card for card in t.data["epic_deck"] if card not in pile]
    hands = ["master-craftsman dagda geis", "druid citadel", " ".join(rest)]
    t = Table(FOUR, hands, epic_discard=pile, epic_deck=[])
    t.play("0: play master-craftsman", "0: discard dagda")
    assert t.legal("chance") == ["draw dagda", "draw eriu", "draw fianna"]
    t.play("chance: draw dagda")
    assert t.hand(0) == ["geis", "dagda"]
    # R5.8 has shuffled; R5.7 finds nothing to do.
    assert _reshuffled(t) == 1


def test_r5_7_discarded_by_deirdre_it_goes_back_after_her_removal() -> None:
    hands = ["deirdres-beauty bard geis", "dagda druid", "eriu raid", "citadel"]
    t = Table(FOUR, hands, epic_discard=["fianna"])
    t.play("0: play deirdres-beauty", "1: decline", "0: take eriu")
    assert t.data["epic_discard"] == ["dagda", "fianna"]
    assert t.asked() == {0: "territory"}
    t.play("0: territory cove")
    assert t.clans("cove") == [0, 1, 1, 1]
    assert t.data["epic_discard"] == ["deirdres-beauty"]
    assert {"dagda", "fianna"} <= set(t.data["epic_deck"])


def test_r5_7_what_is_played_while_it_lies_there_waits_for_the_effect_that_brought_it() -> None:
    hands = ["deirdres-beauty bard dagdas-club", "dagda druid", "eriu raid", "citadel"]
    t = Table(FOUR, hands)
    t.play("0: play deirdres-beauty", "1: decline", "0: take eriu", "0: territory cove")
    # The Club saves the clan: it is over, Deirdre's Beauty is not.
    assert t.legal(0) == ["decline", "play dagdas-club"]
    assert t.data["epic_discard"] == ["dagda"]
    t.play("0: play dagdas-club")
    assert t.clans("cove") == [1, 1, 1, 1]
    assert _reshuffled(t) == 1
    assert t.data["epic_discard"] == ["deirdres-beauty"]
    # One shuffle, at the end of her effect: the Club, discarded before, went along.
    assert {"dagda", "dagdas-club"} <= set(t.data["epic_deck"])


def _forest_in_a_clash(kept: str) -> Table:
    lands = {"forest": "0 0 0 0", "meadows": "0 0 0 0"}
    hands = ("fianna forest meadows bard", "raid citadel")
    t = clash("3 2 1 0", hands, more=lands, epic_discard=["eriu"])
    t.play("0: play fianna, territory forest, count 1", "0: play forest", "0: play meadows")
    t.play("chance: draw dagda", "chance: draw morrigan", f"0: keep {kept}")
    return t


def test_r5_7_inside_a_clash_it_goes_back_once_the_effect_that_brought_it_is_over() -> None:
    t = _forest_in_a_clash("morrigan")
    # The Forest brought it; its effect is over, the clash and the Migration are not. The Fianna's
    # play was not over yet: it lies there now.
    assert t.asked() == {1: "maneuver"}
    assert t.data["epic_discard"] == ["fianna"]
    assert {"dagda", "eriu"} <= set(t.data["epic_deck"])
    assert _reshuffled(t) == 1
    t = _forest_in_a_clash("dagda")
    assert t.data["epic_discard"] == ["eriu", "fianna", "morrigan"]
    assert _reshuffled(t) == 0


def test_r5_7_played_inside_a_clash_it_goes_back_while_the_clash_goes_on() -> None:
    hands = ("ogmas-eloquence bard", "dagda citadel")
    t = clash("2 2 2 0", hands, epic_discard=["eriu"], then=("0: play ogmas-eloquence",))
    t.play("1: play dagda")
    assert t.asked() == {1: "maneuver"}
    assert t.data["epic_discard"] == []
    assert {"dagda", "eriu", "ogmas-eloquence"} <= set(t.data["epic_deck"])


@pytest.mark.parametrize("kept", ["dagda", "eriu"])
def test_q44_discarded_for_the_gates_it_goes_back_when_their_effect_is_over(kept: str) -> None:
    lands = {
        "valley": "2 1 1 1 capital",
        "gates-of-tir-na-nog": "3 1 0 0",
        "meadows": "0 1 0 0",
    }
    t = Table(lands, ["", ""], phase="assembly", epic_discard=["fianna"])
    # R3.3: the chieftains hold both cards by now. Seat 0, the Brenn, pays and draws first.
    t.play("chance: counterclockwise")
    assert t.legal(0) == ["decline", "play gates-of-tir-na-nog"]
    t.play("0: play gates-of-tir-na-nog", "chance: draw dagda", "chance: draw eriu")
    t.play(f"0: keep {kept}")
    discarded = "eriu" if kept == "dagda" else "dagda"
    # Seat 1 draws before the Gates' effect is over.
    assert t.data["epic_discard"] == sorted([discarded, "fianna"])
    assert t.legal(1) == ["decline", "play meadows"]
    t.play("1: decline")
    assert "draw fianna" not in t.legal("chance")
    t.play("chance: draw morrigan")
    assert t.asked() == {"chance": "deal"}
    if kept == "eriu":
        assert t.data["epic_discard"] == []
        assert {"dagda", "fianna"} <= set(t.data["epic_deck"])
    else:
        assert t.data["epic_discard"] == ["eriu", "fianna"]


def test_q44_r5_7_played_during_the_gates_it_goes_back_at_once() -> None:
    lands = {
        "valley": "2 1 1 1 capital",
        "gates-of-tir-na-nog": "3 1 0 0",
        "meadows": "0 1 0 0",
    }
    t = Table(lands, ["", "", "dagda"], phase="assembly", epic_discard=["fianna"])
    t.play("chance: counterclockwise", "0: play gates-of-tir-na-nog", "2: play dagda")
    # The Gates' card is cancelled: one is drawn, out of the deck shuffled anew.
    assert {"draw dagda", "draw fianna"} <= set(t.legal("chance"))
    t.play("chance: draw dagda")
    assert "dagda" in t.hand(0)


def test_r5_7_given_on_by_master_craftsman_it_reaches_no_pile() -> None:
    hands = ["children-of-dana bard", "dagda master-craftsman druid", "geis citadel"]
    t = Table(FOUR, hands, epic_discard=["fianna"])
    t.play("0: play children-of-dana", "0: territory cove", "1: play dagda")
    assert t.legal(1) == ["decline", "play master-craftsman"]
    t.play("1: play master-craftsman", "1: player 3", "2: decline")
    assert t.deeds() == [0, 1, 0, 0]
    assert t.hand(3) == ["dagda"]
    # The cancelled card was discarded before; nothing is shuffled.
    assert t.data["epic_discard"] == ["children-of-dana", "fianna"]
    assert _reshuffled(t) == 0
    for seat in (0, 1, 2, None):
        assert _view(t, seat)["players"][3]["hand"]["known"] == ["dagda"]


def test_r5_7_taken_back_by_stone_circle_it_reaches_no_pile() -> None:
    lands = {**FOUR, "stone-circle": "0 1 0 0"}
    t = Table(lands, ["children-of-dana bard", "dagda stone-circle druid citadel"])
    t.play("0: play children-of-dana", "0: territory cove", "1: play dagda")
    assert t.legal(1) == ["decline", "play stone-circle"]
    # Its price is a clan there; what is paid for is The Dagda.
    t.play("1: play stone-circle")
    assert t.clans("stone-circle") == [0, 0, 0, 0]
    assert t.hand(1) == ["citadel", "druid", "dagda"]
    assert t.data["epic_discard"] == ["children-of-dana"]
    assert _reshuffled(t) == 0


def test_r5_7_a_dagda_at_a_seasons_end_is_kept() -> None:
    t = Table(FOUR, ["dagda bard", "", "", ""], passed=[1, 2, 3], epic_discard=["fianna"])
    t.play("0: pass")
    assert t.hand(0) == ["dagda", "valley"]
    assert t.data["epic_discard"] == ["fianna"]
