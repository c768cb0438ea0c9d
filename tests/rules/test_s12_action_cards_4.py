"""Section 12: Bard, Raid and Warlord in a clash: the window after a maneuver."""

from __future__ import annotations

import pytest

from tests.rules.fights import clash
from tests.rules.table import cards

# --------------------------------------------------------------------------------------------- Bard


def test_r12_bard_gains_a_deed_after_ones_own_maneuver_removed_an_opposing_clan() -> None:
    t = clash("2 2 0 0", ("bard",), then=("0: attack 1",))
    # With no Action card it is the clan.
    assert t.clans("moor") == [2, 1, 0, 0]
    assert t.legal(0) == ["decline", "play bard"]
    t.play("0: play bard")
    assert t.deeds() == [1, 0, 0, 0]
    assert t.p.deeds_left == 9
    assert "bard" in cards(t.p.action_discard)
    assert t.asked() == {1: "maneuver"}


def test_r12_bard_does_not_fit_when_no_clan_fell() -> None:
    t = clash("2 2 0 0", ("bard", "druid"), then=("0: attack 1", "1: discard druid"))
    assert t.clans("moor") == [2, 2, 0, 0]
    assert t.asked() == {1: "maneuver"}


def test_r12_bard_fits_ones_own_maneuver_only() -> None:
    t = clash("2 2 1 0", ("", "", "bard"), then=("0: attack 1",))
    assert t.clans("moor") == [2, 1, 1, 0]
    assert t.asked() == {1: "maneuver"}
    # Nor may the victim's own Bard be played.
    t = clash("2 2 1 0", ("", "bard"), then=("0: attack 1", "1: remove"))
    assert t.asked() == {1: "maneuver"}


def test_r12_bard_does_not_remember_an_earlier_maneuver() -> None:
    t = clash("2 2 0 0", ("bard", "druid"), then=("0: attack 1", "1: remove", "0: decline"))
    t.play("1: attack 0", "0: remove", "0: attack 1", "1: discard druid")
    assert t.asked() == {1: "maneuver"}
    assert t.hand(0) == ["bard"]


def test_r1_3_bard_with_no_deed_left_may_be_played_and_gains_nothing() -> None:
    t = clash("2 2 0 0", ("bard",), deeds=[4, 6, 0, 0], then=("0: attack 1", "0: play bard"))
    assert t.deeds() == [4, 6, 0, 0]
    assert t.asked() == {1: "maneuver"}


# --------------------------------------------------------------------------------------------- Raid


def test_r12_raid_takes_an_action_card_at_random() -> None:
    t = clash("2 2 1 0", ("raid", "druid bard eriu plains"), then=("0: attack 1", "1: remove"))
    assert t.legal(0) == ["decline", "play raid"]
    t.play("0: play raid")
    # Action cards only.
    assert t.legal("chance") == ["draw bard", "draw druid"]
    t.play("chance: draw druid")
    assert t.hand(0) == ["druid"]
    assert t.hand(1) == ["bard", "eriu", "plains"]
    assert t.clans("moor") == [2, 1, 1, 0]
    assert t.asked() == {1: "maneuver"}
    # Known to both, to nobody else (section 14).
    gave = [t.told("gave", seat)[0].get("cards") for seat in (0, 1, 2, 3, None)]
    assert gave == [["druid"], ["druid"], None, None, None]


def test_r12_raid_after_the_victim_discarded_a_card_too() -> None:
    t = clash("2 2 0 0", ("raid", "druid bard"), then=("0: attack 1", "1: discard bard"))
    t.play("0: play raid")
    assert t.hand(0) == ["druid"]
    assert t.hand(1) == []


def test_r12_raid_against_an_empty_hand_removes_a_clan() -> None:
    t = clash("2 3 0 0", ("raid", "eriu plains"), then=("0: attack 1", "0: play raid"))
    assert t.clans("moor") == [2, 1, 0, 0]
    assert t.hand(1) == ["eriu", "plains"]
    assert t.asked() == {1: "maneuver"}


def test_q23_raid_against_an_empty_hand_and_no_exposed_clan_does_nothing() -> None:
    t = clash("2 2 1 0", ("raid",), words="citadel", then=("1: shelter", "0: attack 1"))
    # One fell; the other is sheltered, and out of reach.
    assert t.clans("moor") == [2, 1, 1, 0]
    t.play("0: play raid")
    assert t.clans("moor") == [2, 1, 1, 0]
    assert "raid" in cards(t.p.action_discard)
    assert t.asked() == {2: "maneuver"}


def test_r12_raid_fits_an_attack_of_ones_own_only() -> None:
    # Not a withdrawal.
    t = clash("2 2 0 0", ("raid", "bard"), more={"hills": "2 0 0 0"}, then=("0: withdraw 1 hills",))
    assert t.asked() == {1: "maneuver"}
    # Not another's attack.
    t = clash("2 2 1 0", ("", "", "raid"), then=("0: attack 1",))
    assert t.asked() == {1: "maneuver"}


def test_e10_q1_raid_steals_the_bard_and_the_bard_may_follow() -> None:
    t = clash("2 2 0 0", ("raid", "bard"), then=("0: attack 1", "1: remove", "0: play raid"))
    assert t.hand(0) == ["bard"]
    assert t.legal(0) == ["decline", "play bard"]
    t.play("0: play bard")
    assert t.deeds() == [1, 0, 0, 0]
    assert t.asked() == {1: "maneuver"}


def test_e11_q2_a_clan_removed_by_raid_does_not_feed_bard() -> None:
    # The attack costs a card, so no clan fell by the maneuver; then the Raid finds no card.
    t = clash("2 2 0 0", ("raid bard", "druid"), then=("0: attack 1", "1: discard druid"))
    assert t.legal(0) == ["decline", "play raid"]
    t.play("0: play raid")
    assert t.clans("moor") == [2, 1, 0, 0]
    assert t.hand(0) == ["bard"]
    assert t.asked() == {1: "maneuver"}


def test_e12_q1_the_active_player_may_steal_a_card_before_it_is_played() -> None:
    t = clash("2 2 1 0", ("raid", "warlord"), then=("0: attack 1", "1: remove"))
    # Both have a card that fits; who performed the maneuver is asked first.
    assert t.asked() == {0: "window"}
    u = t.game.copy()
    t.play("0: play raid")
    assert t.hand(0) == ["warlord"]
    # The window starts anew, and now it is seat 0 who may play the Warlord.
    assert t.legal(0) == ["decline", "play warlord"]
    t.play("0: decline")
    assert t.asked() == {1: "maneuver"}
    u.play(0, "decline")
    assert [str(action) for action in u.legal(1)] == ["decline", "play warlord"]


# ------------------------------------------------------------------------------------------ Warlord


def test_r12_warlord_places_an_exposed_clan_and_chooses_who_is_next() -> None:
    t = clash("2 2 2 2", ("", "", "warlord"), then=("0: attack 1",))
    assert t.legal(2) == ["decline", "play warlord"]
    t.play("2: play warlord")
    assert t.legal(2) == ["player 0", "player 1", "player 2", "player 3"]
    t.play("2: player 3")
    assert t.clans("moor") == [2, 1, 3, 2]
    assert t.asked() == {3: "maneuver"}
    # The order goes on from that player.
    t.play("3: attack 0")
    assert t.asked() == {0: "maneuver"}


def test_r12_warlord_may_choose_who_has_just_performed_a_maneuver() -> None:
    t = clash("2 2 2 0", ("", "warlord"), then=("0: attack 1", "1: remove", "1: play warlord"))
    t.play("1: player 0")
    assert t.asked() == {0: "maneuver"}


def test_r12_warlord_needs_an_exposed_clan() -> None:
    t = clash("2 1 2 0", ("", "warlord"), words="citadel", then=("1: shelter", "0: attack 2"))
    assert t.asked() == {2: "maneuver"}
    # Those with none cannot be chosen.
    t = clash("2 1 2 0", ("", "", "warlord"), words="citadel", then=("1: shelter", "0: attack 2"))
    t.play("2: remove", "2: play warlord")
    assert t.legal(2) == ["player 0", "player 2"]


@pytest.mark.parametrize("by", [1, 2])
def test_r12_warlord_fits_after_any_maneuver_of_anyone(by: int) -> None:
    hands = ["", "", "", ""]
    hands[by] = "warlord"
    t = clash("3 2 2 0", tuple(hands), more={"hills": "2 0 0 0"}, then=("0: withdraw 1 hills",))
    assert t.asked() == {by: "window"}


def test_q24_warlord_with_an_empty_reserve_still_chooses_who_is_next() -> None:
    t = clash("2 2 9 0", ("", "", "warlord"), more={"hills": "0 0 3 0"}, then=("0: attack 1",))
    assert t.reserve()[2] == 0
    t.play("2: play warlord", "2: player 2")
    assert t.clans("moor") == [2, 1, 9, 0]
    assert t.asked() == {2: "maneuver"}


def test_q24_a_cancelled_warlord_changes_nothing_and_the_window_goes_on() -> None:
    t = clash(
        "2 2 2 2",
        ("raid", "bard geis", "", "warlord"),
        then=("1: decline", "0: attack 1", "1: remove", "0: decline", "3: play warlord"),
    )
    # The choice is part of the declaration: the Geis comes after it.
    assert t.asked() == {3: "player"}
    t.play("3: player 2", "1: play geis")
    assert t.clans("moor") == [2, 1, 2, 2]
    # The window has started anew.
    assert t.legal(0) == ["decline", "play raid"]
    t.play("0: decline")
    assert t.asked() == {1: "maneuver"}


def test_q41_the_player_chosen_by_warlord_is_gone_the_order_goes_on_from_that_seat() -> None:
    t = clash("2 1 2 2", ("raid", "", "", "warlord"), then=("0: attack 3", "3: remove"))
    t.play("0: decline", "3: play warlord", "3: player 3")
    assert t.asked() == {0: "window"}, "the Raid may follow the Warlord"
    # Seat 3 has two again, and no Action card: the Raid takes one more.
    t.play("0: play raid")
    assert t.clans("moor") == [2, 1, 2, 1]
    assert t.asked() == {3: "maneuver"}


def test_q41_the_player_chosen_by_warlord_has_no_exposed_clan_left() -> None:
    t = clash("2 1 2 1", ("raid", "bard", "warlord"), then=("0: attack 1", "1: discard bard"))
    t.play("0: decline", "2: play warlord", "2: player 1", "0: play raid")
    assert t.clans("moor") == [2, 0, 3, 1]
    # Seat 1 was to be next: the order goes on from there.
    assert t.asked() == {2: "maneuver"}
