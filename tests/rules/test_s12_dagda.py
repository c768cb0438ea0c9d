"""Section 12: The Dagda, what it cancels, and how it goes back into the deck (R5.7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.fights import clash
from tests.rules.table import Table

FOUR = {"valley": "2 1 1 1 capital", "cove": "1 1 1 1", "forest": "1 0 0 0", "plains": "1 0 0 0"}
#: Seat 0 has a land in which it is chieftain next to the one of the clash.
MORE = {"hills": "1 0 0 0"}


def _view(t: Table, seat: int | None) -> Any:
    return t.game.view(seat).to_json()


def _back(t: Table, *tales: str) -> None:
    """These have gone back into the deck, with all that was discarded; everybody knows it."""
    assert t.data["epic_discard"] == []
    assert set(tales) <= set(t.data["epic_deck"])
    assert [told["cards"] for told in t.told("reshuffled") if "cards" in told] == []
    for seat in (0, 1, None):
        deck = _view(t, seat)["epic_deck"]
        assert set(tales) <= {*deck["known"], *deck["possible"]}


# ------------------------------------------------------------------------------ what it answers


def test_r12_dagda_cancels_a_season_tale() -> None:
    t = Table(FOUR, ["children-of-dana bard geis", "dagda druid citadel"], epic_discard=["fianna"])
    t.play("0: play children-of-dana", "0: territory cove")
    # Geis is for Action cards.
    assert t.asked() == {1: "window"}
    assert t.legal(1) == ["decline", "play dagda"]
    t.play("1: play dagda")
    assert t.clans("cove") == [1, 1, 1, 1]
    assert t.hand(0) == ["bard", "geis"]
    assert t.asked() == {1: "turn"}
    # R5.7: it takes the whole pile along.
    _back(t, "children-of-dana", "dagda", "fianna")


def test_r12_dagda_declined_is_kept_and_the_card_has_its_effect() -> None:
    t = Table(FOUR, ["children-of-dana bard", "dagda druid citadel"])
    t.play("0: play children-of-dana", "0: territory cove", "1: decline")
    assert t.clans("cove") == [2, 1, 1, 1]
    assert t.hand(1) == ["citadel", "druid", "dagda"]
    assert t.data["epic_discard"] == ["children-of-dana"]


def test_r12_dagda_cancels_the_season_effect_of_an_advantage_card() -> None:
    t = Table(FOUR, ["plains bard", "dagda druid"])
    t.play("0: play plains", "0: to cove")
    assert t.asked() == {1: "window"}
    t.play("1: play dagda")
    assert (t.clans("plains"), t.clans("cove")) == ([1, 0, 0, 0], [1, 1, 1, 1])
    assert t.data["advantage_played"] == ["plains"]
    assert t.told("clash") == []
    _back(t, "dagda")


def test_r12_dagda_cancels_the_triskel_effect_of_an_advantage_card() -> None:
    t = Table(FOUR, ["new-clans bard valley", "dagda druid citadel"])
    t.play("0: play new-clans", "0: place cove", "0: place cove")
    t.play("0: play valley", "0: territory cove", "1: play dagda")
    assert t.clans("cove") == [3, 1, 1, 1]
    assert t.data["advantage_played"] == ["valley"]
    # The Action card's own effect stands.
    assert t.asked() == {1: "turn"}


def test_r12_dagda_does_not_answer_an_action_card() -> None:
    t = Table(FOUR, ["new-clans bard", "dagda druid citadel"])
    t.play("0: play new-clans", "0: place cove", "0: place cove")
    assert t.clans("cove") == [3, 1, 1, 1]
    assert t.asked() == {1: "turn"}
    t = clash("2 2 1 0", ("bard", "citadel", "dagda"), then=("0: attack 1", "1: remove"))
    t.play("0: play bard")
    assert t.deeds() == [1, 0, 0, 0]


def test_r12_dagda_may_cancel_ones_own_card() -> None:
    t = Table(FOUR, ["children-of-dana bard dagda", "druid citadel"])
    t.play("0: play children-of-dana", "0: territory cove")
    assert t.legal(0) == ["decline", "play dagda"]
    t.play("0: play dagda")
    assert t.clans("cove") == [1, 1, 1, 1]
    _back(t, "children-of-dana", "dagda")


@pytest.mark.parametrize("holder", [1, 2, 3])
def test_r6_1_dagda_is_asked_of_its_holder_alone(holder: int) -> None:
    hands = ["children-of-dana bard", "druid eriu", "citadel fianna", "raid morrigan"]
    hands[holder] += " dagda"
    t = Table(FOUR, hands)
    t.play("0: play children-of-dana", "0: territory cove")
    assert t.asked() == {holder: "window"}


def test_r6_1_in_mode_possible_all_with_a_tale_are_asked_from_the_active_player_on() -> None:
    hands = ["children-of-dana bard", "druid eriu", "citadel", "raid morrigan"]
    for extra in ("", " dagda"):
        t = Table(FOUR, [*hands[:3], hands[3] + extra], windows="possible")
        t.play("0: play children-of-dana", "0: territory cove")
        # Seat 0 has no Tale left, seat 2 never had one.
        assert t.asked() == {1: "window"}
        assert t.legal(1) == ["decline"]
        t.play("1: decline")
        assert t.asked() == {3: "window"}
        for other in (0, 1, 2, None):
            assert _view(t, other)["decision"] is None


def test_r6_1_in_mode_possible_nobody_is_asked_for_a_dagda_that_all_can_see() -> None:
    # With three players no Master Craftsman can be thought of.
    lands = {"valley": "2 1 1 capital", "cove": "1 0 0"}
    t = Table(lands, ["children-of-dana bard dagda", "druid eriu", "citadel"], windows="possible")
    t.play("0: play children-of-dana", "0: territory cove", "0: play dagda")
    # It lies in the open: nothing can answer it. Seat 1 is asked for Oengus's Ploy.
    assert t.asked() == {1: "window"}
    assert t.game.decisions[1].subject == {"window": "end-of-turn"}


def test_r12_dagda_cannot_be_answered_by_itself_and_no_geis_reaches_it() -> None:
    t = Table(FOUR, ["children-of-dana bard geis", "dagda druid citadel", "raid", "lugs-spear"])
    t.play("0: play children-of-dana", "0: territory cove", "1: play dagda")
    assert t.asked() == {1: "turn"}


# ------------------------------------------------------------------------------ in a clash


def test_r7_12_dagda_on_a_maneuver_card_the_maneuver_is_spent() -> None:
    hands = ("ogmas-eloquence bard", "warlord citadel", "dagda raid")
    t = clash("2 2 2 0", hands, then=("0: play ogmas-eloquence",))
    assert t.asked() == {2: "window"}
    t.play("2: play dagda")
    assert t.told("clash-over") == []
    assert t.hand(0) == ["bard"]
    # It was a maneuver all the same: the shared window after it opens, then the next is to act.
    assert t.legal(1) == ["decline", "play warlord"]
    t.play("1: decline")
    assert t.asked() == {1: "maneuver"}
    assert t.clans("moor") == [2, 2, 2, 0]


def test_r7_12_dagda_on_cuchulain_no_clan_falls_and_bard_does_not_fit() -> None:
    hands = ("tale-of-cuchulain bard", "citadel", "dagda")
    t = clash("1 2 2 0", hands, then=("0: play tale-of-cuchulain",))
    while "window" not in t.asked().values():
        seat = next(iter(t.asked()))
        t.play(f"{seat}: {t.legal(seat)[0]}")
    t.play("2: play dagda")
    assert t.clans("moor") == [1, 2, 2, 0]
    assert t.asked() == {1: "maneuver"}


def test_r6_3_dagda_cancels_lugs_spear_before_it_silences() -> None:
    hands = ("bard strengs-resolve", "lugs-spear citadel", "dagda geis")
    t = clash("2 2 2 0", hands, then=("2: decline",))
    assert t.legal(1) == ["decline", "play lugs-spear"]
    t.play("1: play lugs-spear")
    assert t.legal(2) == ["decline", "play dagda"]
    t.play("2: play dagda")
    # Triskel cards are played in this clash as ever.
    t.play("0: attack 1", "1: remove")
    assert t.legal(0) == ["decline", "play bard", "play strengs-resolve"]
    t.play("0: play bard", "2: decline")
    assert t.deeds() == [1, 0, 0, 0]


def test_r6_3_dagda_declined_lugs_spear_silences_and_dagda_is_asked_no_more() -> None:
    hands = ("bard strengs-resolve", "lugs-spear citadel", "dagda geis")
    t = clash("2 2 2 0", hands, then=("2: decline", "1: play lugs-spear", "2: decline"))
    t.play("0: attack 1", "1: remove")
    assert t.asked() == {1: "maneuver"}
    assert t.deeds() == [0, 0, 0, 0]


def test_r6_4_dagda_on_the_club_the_removal_may_still_be_answered() -> None:
    hands = ("bard", "dagdas-club diarmuid-and-grainne", "dagda")
    t = clash("2 2 2 0", hands, more={"hills": "0 1 0 0", "cove": "0 1 0 0"})
    t.play("0: attack 1")
    assert t.asked() == {1: "window"}
    t.play("1: play dagdas-club", "2: play dagda")
    # Cancelled, the Club has settled nothing.
    assert t.legal(1) == ["decline", "play diarmuid-and-grainne"]
    t.play("1: play diarmuid-and-grainne", "1: territory cove")
    assert (t.clans("moor"), t.clans("cove")) == ([2, 1, 2, 0], [0, 2, 0, 0])
    # Q2: it was removed.
    assert t.legal(0) == ["decline", "play bard"]


def test_r6_4_dagda_on_diarmuid_the_clan_falls() -> None:
    hands = ("bard", "diarmuid-and-grainne", "dagda")
    t = clash("2 2 2 0", hands, more={"hills": "0 1 0 0", "cove": "0 1 0 0"})
    t.play("0: attack 1", "1: play diarmuid-and-grainne", "1: territory cove", "2: play dagda")
    assert (t.clans("moor"), t.clans("cove")) == ([2, 1, 2, 0], [0, 1, 0, 0])
    assert t.reserve()[1] == 9


def test_r12_dagda_on_the_cauldron_nothing_comes_back() -> None:
    t = clash("2 2 1 0", ("", "dagdas-cauldron", "dagda"), then=("0: attack 1",))
    t.play("1: play dagdas-cauldron", "2: play dagda")
    assert t.clans("moor") == [2, 1, 1, 0]
    assert t.reserve()[1] == 11
    _back(t, "dagda", "dagdas-cauldron")


def test_r12_dagda_on_hills_the_attack_goes_on() -> None:
    t = clash("2 2 1 0", ("", "hills druid", "dagda"), land="hills", then=("0: attack 1",))
    t.play("1: play hills", "2: play dagda")
    assert t.legal(1) == ["discard druid", "remove"]
    assert t.data["advantage_played"] == ["hills"]


def test_r12_dagda_on_highlands_the_instigator_stays() -> None:
    t = clash("2 2 1 0", ("", "highlands druid", "dagda"), land="highlands")
    t.play("1: play highlands", "1: player 1", "2: play dagda")
    assert t.asked() == {0: "maneuver"}


def test_r12_dagda_on_strengs_resolve_no_deed() -> None:
    hands = ("strengs-resolve raid", "druid citadel", "dagda")
    t = clash("2 2 1 0", hands, then=("0: attack 1", "1: discard druid"))
    t.play("0: play strengs-resolve", "2: play dagda")
    assert t.deeds() == [0, 0, 0, 0]
    # The shared window goes on.
    assert t.legal(0) == ["decline", "play raid"]


def test_q31_dagda_on_moor_the_same_decision_is_asked_again() -> None:
    lands = {"valley": "2 1 1 1 capital", "moor": "2 1 0 0"}
    t = Table(lands, ["moor bard raid", "dagda eriu", "druid fianna"])
    before = t.legal(0)
    t.play("0: play moor", "0: player 2")
    assert t.asked() == {1: "window"}
    t.play("1: play dagda")
    assert t.told("looked", 0) == []
    assert _view(t, 0)["players"][2]["hand"]["known"] == []
    assert t.data["advantage_played"] == ["moor"]
    assert t.asked() == {0: "turn"}
    assert t.legal(0) == [line for line in before if line != "play moor"]
