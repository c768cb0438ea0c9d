"""Section 12: Lug Samildanach, and the Action cards that it takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ardri.rules.declare import on
from ardri.rules.repertoire import DECLARED, NO_ACTION
from ardri.rules.vocabulary.card_words import take_from_pile
from tests.rules.fights import clash
from tests.rules.table import Table

Declare = Callable[..., None]

FOUR = {"valley": "2 1 1 1 capital", "cove": "1 1 1 1", "forest": "0 0 0 0"}
NEW_CLANS = ("0: play new-clans", "0: place cove", "0: place cove")


def _view(t: Table, seat: int | None) -> Any:
    return t.game.view(seat).to_json()


# ------------------------------------------------------------------------------ Season cards


def test_r12_lug_takes_ones_own_season_card_to_play_it_again() -> None:
    t = Table(FOUR, ["new-clans lug-samildanach", "druid citadel"])
    t.play(*NEW_CLANS)
    assert t.legal(0) == ["decline", "play lug-samildanach"]
    t.play("0: play lug-samildanach")
    assert t.hand(0) == ["new-clans"]
    assert "new-clans" not in t.data["action_discard"]
    assert t.data["epic_discard"] == ["lug-samildanach"]
    # A turn is one Season card: it is for a later one.
    assert t.asked() == {1: "turn"}
    t.play("1: pass", "0: play new-clans", "0: place cove", "0: place valley")
    assert (t.clans("valley"), t.clans("cove")) == ([3, 1, 1, 1], [4, 1, 1, 1])


@pytest.mark.parametrize("holder", [1, 2, 3])
def test_r12_lug_takes_anyones_season_card(holder: int) -> None:
    hands = ["new-clans bard", "druid citadel", "", ""]
    hands[holder] += " lug-samildanach"
    t = Table(FOUR, hands)
    t.play(*NEW_CLANS)
    assert t.asked() == {holder: "window"}
    t.play(f"{holder}: play lug-samildanach")
    assert "new-clans" in t.hand(holder)
    assert t.hand(0) == ["bard"]
    assert t.clans("cove") == [3, 1, 1, 1]


def test_r5_4_lug_takes_nothing_that_is_gone_when_it_is_resolved(declare: Declare) -> None:
    """A card that answers Lug and takes the very one: no card of the game does so."""
    declare("dagda", triskel=[on(DECLARED, NO_ACTION, [take_from_pile()])])
    hands = ["new-clans druid", "geis lug-samildanach citadel", "dagda bard"]
    t = Table(FOUR, hands, action_discard=[], set_aside=None)
    t.play(*NEW_CLANS, "1: play geis", "1: decline")
    t.play("1: play lug-samildanach", "2: play dagda")
    t.play("2: take new-clans")
    assert "new-clans" in t.hand(2)
    assert t.hand(1) == ["citadel"]


def test_r12_lug_declined_the_card_is_discarded() -> None:
    t = Table(FOUR, ["new-clans bard", "druid lug-samildanach"])
    t.play(*NEW_CLANS, "1: decline")
    assert "new-clans" in t.data["action_discard"]
    assert t.hand(1) == ["druid", "lug-samildanach"]


def test_r12_lug_comes_after_the_effect_with_all_its_clashes() -> None:
    hands = ("druid", "citadel lug-samildanach")
    t = clash("1 1 1 0", hands, then=("0: attack 2",))
    # Nothing is asked of seat 1 till the clash is over.
    assert t.asked() == {1: "maneuver"}
    t.play("1: peace", "0: peace")
    assert t.legal(1) == ["decline", "play lug-samildanach"]
    t.play("1: play lug-samildanach")
    assert t.hand(1) == ["citadel", "migration"]


def test_r12_lug_does_not_fit_after_a_tale_or_an_advantage_card() -> None:
    lands = {**FOUR, "plains": "1 0 0 0"}
    t = Table(lands, ["children-of-dana bard", "druid lug-samildanach citadel"])
    t.play("0: play children-of-dana", "0: territory cove")
    assert t.asked() == {1: "turn"}
    t = Table({**lands, "hills": "0 0 0 0"}, ["plains bard", "druid lug-samildanach citadel"])
    t.play("0: play plains", "0: to hills")
    assert t.asked() == {1: "turn"}


def test_r12_lug_is_seen_by_all_as_is_the_card_that_it_takes() -> None:
    t = Table(FOUR, ["new-clans bard", "druid lug-samildanach"])
    t.play(*NEW_CLANS, "1: play lug-samildanach")
    for other in (0, 2, 3, None):
        hand = _view(t, other)["players"][1]["hand"]
        assert (hand["actions"], hand["known"]) == (2, ["new-clans"])
        assert t.told("took", other)[0]["cards"] == ["new-clans"]
    assert "new-clans" not in _view(t, 2)["action_discard"]["possible"]


def test_s14_in_mode_possible_all_who_hold_a_tale_are_asked_for_lug() -> None:
    for held in ("lug-samildanach", "morrigan"):
        t = Table(FOUR, ["new-clans eriu", "druid", f"raid {held}", ""], windows="possible")
        t.play(*NEW_CLANS)
        # First for Geis, which seats 1 and 2 may hold.
        t.play("1: decline", "2: decline")
        for seat in (0, 2):
            assert t.asked() == {seat: "window"}
            assert t.game.decisions[seat].subject["window"] == "after-play"
            assert _view(t, 1)["decision"] is None
            t.play(f"{seat}: decline")
        assert t.game.decisions[0].subject == {"window": "end-of-turn"}


def test_r6_1_lug_or_valley_first_as_one_likes() -> None:
    hands = ["new-clans bard valley lug-samildanach", "druid citadel"]
    t = Table(FOUR, hands)
    t.play(*NEW_CLANS)
    assert t.legal(0) == ["decline", "play lug-samildanach", "play valley"]
    t.play("0: play lug-samildanach")
    # R6.4: the card taken, Valley needs only that one was played.
    assert t.legal(0) == ["decline", "play valley"]
    t.play("0: play valley", "0: territory cove")
    assert t.clans("cove") == [4, 1, 1, 1]
    t = Table(FOUR, hands)
    t.play(*NEW_CLANS, "0: play valley", "0: territory cove")
    assert t.legal(0) == ["decline", "play lug-samildanach"]


# ------------------------------------------------------------------------------ cancelled cards


def test_q3_lug_takes_a_cancelled_card_out_of_the_pile() -> None:
    t = Table(FOUR, ["new-clans lug-samildanach", "geis druid citadel"])
    t.play(*NEW_CLANS, "1: play geis")
    # First the Geis, in its own after-play window.
    assert t.data["playing"] == ["geis"]
    t.play("0: decline")
    assert t.legal(0) == ["decline", "play lug-samildanach"]
    assert "new-clans" in t.data["action_discard"]
    t.play("0: play lug-samildanach")
    assert t.hand(0) == ["new-clans"]
    assert "new-clans" not in t.data["action_discard"]
    assert "geis" in t.data["action_discard"]
    assert t.clans("cove") == [1, 1, 1, 1]
    for other in (1, 2, 3, None):
        assert _view(t, other)["players"][0]["hand"]["known"] == ["new-clans"]


def test_q3_lug_takes_the_geis_instead() -> None:
    t = Table(FOUR, ["new-clans lug-samildanach", "geis druid citadel"])
    t.play(*NEW_CLANS, "1: play geis", "0: play lug-samildanach")
    # The card that it cancelled stays cancelled, and in its pile.
    assert t.hand(0) == ["geis"]
    assert "new-clans" in t.data["action_discard"]
    assert t.clans("cove") == [1, 1, 1, 1]
    assert t.asked() == {1: "turn"}
    t.play("1: play citadel", "1: territory cove", "0: play geis")
    assert t.citadels("cove") == 0


def test_q3_lug_of_the_canceller_may_take_the_geis_back() -> None:
    t = Table(FOUR, ["new-clans bard", "geis lug-samildanach druid"])
    t.play(*NEW_CLANS, "1: play geis")
    assert t.legal(1) == ["decline", "play lug-samildanach"]
    t.play("1: play lug-samildanach")
    assert t.hand(1) == ["druid", "geis"]
    # It answers the declaring of a card, and that one's has been answered.
    assert t.asked() == {1: "turn"}
    assert "new-clans" in t.data["action_discard"]


def test_q3_lug_of_the_canceller_may_take_the_victim() -> None:
    t = Table(FOUR, ["new-clans bard", "geis lug-samildanach druid"])
    t.play(*NEW_CLANS, "1: play geis", "1: decline", "1: play lug-samildanach")
    assert t.hand(1) == ["druid", "new-clans"]
    assert "geis" in t.data["action_discard"]


def test_q3_lug_does_not_reach_a_card_discarded_unplayed() -> None:
    t = clash("2 2 1 0", ("bard", "citadel druid", "lug-samildanach"), then=("0: attack 1",))
    t.play("1: discard druid")
    assert t.asked() == {1: "maneuver"}


# ------------------------------------------------------------------------------ Triskel cards


def test_r12_lug_takes_a_bard_just_played_and_it_fits_the_same_window_again() -> None:
    hands = ("bard lug-samildanach raid", "citadel druid")
    t = clash("3 3 1 0", hands, then=("0: attack 1", "1: remove", "0: play bard"))
    assert t.deeds() == [1, 0, 0, 0]
    # R6.4: the Bard's own after-play window comes before the shared one goes on.
    assert t.legal(0) == ["decline", "play lug-samildanach"]
    t.play("0: play lug-samildanach")
    assert t.legal(0) == ["decline", "play bard", "play raid"]
    t.play("0: play bard")
    assert t.deeds() == [2, 0, 0, 0]
    assert t.legal(0) == ["decline", "play raid"]


def test_r12_lug_of_another_takes_the_bard_which_does_not_fit_for_him() -> None:
    hands = ("bard raid", "citadel druid lug-samildanach")
    t = clash("3 3 1 0", hands, then=("0: attack 1", "1: remove", "0: play bard"))
    t.play("1: play lug-samildanach")
    assert t.hand(1) == ["bard", "citadel", "druid"]
    # But the Raid may take it back at once.
    assert t.legal(0) == ["decline", "play raid"]
    t.play("0: play raid", "chance: draw bard")
    assert t.legal(0) == ["decline", "play bard"]
    t.play("0: play bard")
    assert t.deeds() == [2, 0, 0, 0]


def test_r12_lug_takes_a_raid_and_it_robs_twice() -> None:
    hands = ("raid lug-samildanach", "citadel druid exploration")
    t = clash("3 3 1 0", hands, then=("0: attack 1", "1: remove", "0: play raid"))
    t.play("chance: draw citadel", "0: play lug-samildanach", "0: play raid")
    t.play("chance: draw druid")
    assert t.hand(0) == ["citadel", "druid"]
    assert t.hand(1) == ["exploration"]


def test_r12_lug_of_another_takes_the_warlord_and_plays_it_in_the_same_window() -> None:
    hands = ("bard", "warlord citadel", "druid lug-samildanach")
    t = clash("3 3 3 0", hands, then=("0: attack 1", "1: remove", "0: decline"))
    t.play("1: play warlord", "1: player 1")
    assert t.asked() == {2: "window"}
    t.play("2: play lug-samildanach")
    # A card was played, so the shared window starts anew with the active player.
    assert t.asked() == {0: "window"}
    t.play("0: decline")
    assert t.legal(2) == ["decline", "play warlord"]
    t.play("2: play warlord", "2: player 0", "0: decline")
    # The last Warlord counts.
    assert t.asked() == {0: "maneuver"}
    assert t.clans("moor") == [3, 3, 4, 0]


def test_q3_lug_takes_a_cancelled_bard_and_it_is_played_again_in_the_same_window() -> None:
    hands = ("bard lug-samildanach", "citadel", "geis")
    t = clash("3 3 1 0", hands, then=("2: decline", "0: attack 1", "1: remove", "0: play bard"))
    t.play("2: play geis", "0: decline")
    assert t.deeds() == [0, 0, 0, 0]
    t.play("0: play lug-samildanach")
    assert t.legal(0) == ["decline", "play bard"]
    t.play("0: play bard")
    assert t.deeds() == [1, 0, 0, 0]


def test_r6_3_lug_is_silent_in_a_clash_but_not_after_it() -> None:
    hands = ("lugs-spear", "citadel lug-samildanach", "druid")
    t = clash("2 2 2 0", hands, then=("0: play lugs-spear",))
    t.play("0: peace", "1: peace", "2: peace")
    # The Spear is over with the clash; the Migration's window is open to all cards.
    assert t.legal(1) == ["decline", "play lug-samildanach"]
    t.play("1: play lug-samildanach")
    assert t.hand(1) == ["citadel", "migration"]


# ------------------------------------------------------------------------------ cancelled itself


def test_r5_3_dagda_on_lug_the_card_is_discarded_as_usual() -> None:
    t = Table(FOUR, ["new-clans lug-samildanach bard", "dagda druid citadel"])
    t.play(*NEW_CLANS, "0: play lug-samildanach")
    assert t.asked() == {1: "window"}
    t.play("1: play dagda")
    assert t.hand(0) == ["bard"]
    assert "new-clans" in t.data["action_discard"]
    # R5.7: with The Dagda Lug goes back into the deck.
    assert t.data["epic_discard"] == []
    assert t.asked() == {1: "turn"}


def test_r5_3_dagda_on_lug_in_a_clash_leaves_the_bard_played() -> None:
    hands = ("bard lug-samildanach raid", "citadel dagda")
    t = clash("3 3 1 0", hands, then=("0: attack 1", "1: remove", "0: play bard"))
    t.play("0: play lug-samildanach", "1: play dagda")
    assert t.deeds() == [1, 0, 0, 0]
    assert t.legal(0) == ["decline", "play raid"]
    assert "bard" in t.data["action_discard"]


# ------------------------------------------------------------------------------ Master Craftsman


def test_q30_lug_and_master_craftsman_hand_each_other_on_while_a_deed_is_left() -> None:
    hands = ["new-clans lug-samildanach master-craftsman", "druid citadel"]
    # Ten Deeds in all: two are left.
    t = Table(FOUR, hands, deeds=[4, 4, 0, 0])
    t.play(*NEW_CLANS, "0: play lug-samildanach")
    assert t.legal(0) == ["decline", "play master-craftsman"]
    t.play("0: play master-craftsman", "0: player 1")
    assert t.deeds() == [5, 4, 0, 0]
    # Lug, given on, takes the card that gave it.
    assert t.legal(1) == ["decline", "play lug-samildanach"]
    t.play("1: play lug-samildanach")
    assert t.hand(1) == ["citadel", "druid", "master-craftsman"]
    assert t.legal(1) == ["decline", "play master-craftsman"]
    t.play("1: play master-craftsman", "1: player 0")
    assert t.deeds() == [5, 5, 0, 0]
    # No Deed is left: Lug takes Master Craftsman once more, which does not fit again.
    t.play("0: play lug-samildanach")
    assert t.hand(0) == ["master-craftsman", "new-clans"]
    assert t.asked() == {1: "turn"}


def test_q30_with_no_deed_left_master_craftsman_does_not_fit() -> None:
    t = Table(FOUR, ["children-of-dana master-craftsman", "druid citadel"], deeds=[10])
    t.play("0: play children-of-dana", "0: territory cove")
    assert t.asked() == {1: "turn"}
    t = Table(FOUR, ["children-of-dana master-craftsman", "druid citadel"], deeds=[9])
    t.play("0: play children-of-dana", "0: territory cove")
    assert t.legal(0) == ["decline", "play master-craftsman"]
