"""Cards in pairs, 1: Bard, Raid, Warlord, Geis and Streng's Resolve after a maneuver."""

from __future__ import annotations

import pytest

from tests.rules.fights import clash
from tests.rules.table import Table

KILL = ("0: attack 1", "1: remove")
CARD = ("0: attack 1", "1: discard druid")


# ------------------------------------------------------------------------------ Raid and Bard


def test_e10_raid_steals_bard_which_is_played_for_the_clan_that_fell() -> None:
    t = clash("3 3 1 0", ("raid", "bard druid"), then=KILL)
    assert t.legal(0) == ["decline", "play raid"]
    t.play("0: play raid", "chance: draw bard")
    assert t.legal(0) == ["decline", "play bard"]
    t.play("0: play bard")
    assert t.deeds() == [1, 0, 0, 0]
    assert t.hand(1) == ["druid"]
    assert t.asked() == {1: "maneuver"}


def test_e10_a_bard_stolen_after_a_card_was_discarded_does_not_fit() -> None:
    t = clash("3 3 1 0", ("raid", "bard druid"), then=CARD)
    t.play("0: play raid")
    assert t.hand(0) == ["bard"]
    assert t.asked() == {1: "maneuver"}


def test_e11_q2_a_clan_removed_by_raid_itself_does_not_feed_bard() -> None:
    t = clash("3 3 1 0", ("raid bard", "druid"), then=CARD)
    # The only card is gone, so Raid takes a clan.
    assert t.legal(0) == ["decline", "play raid"]
    t.play("0: play raid")
    assert t.clans("moor") == [3, 2, 1, 0]
    assert t.deeds() == [0, 0, 0, 0]
    assert t.asked() == {1: "maneuver"}
    assert t.hand(0) == ["bard"]


def test_q2_a_clan_removed_by_raid_may_be_saved_like_any_other() -> None:
    t = clash("3 3 1 0", ("raid bard", "druid dagdas-club"), then=CARD)
    t.play("0: play raid")
    assert t.legal(1) == ["decline", "play dagdas-club"]
    t.play("1: play dagdas-club")
    assert t.clans("moor") == [3, 3, 1, 0]


def test_q2_bard_after_a_clan_that_diarmuid_led_away_but_not_one_that_the_club_saved() -> None:
    for tale, fits in (("diarmuid-and-grainne", True), ("dagdas-club", False)):
        more = {"hills": "0 1 0 0", "cove": "0 1 0 0"}
        t = clash("3 3 1 0", ("bard", f"druid {tale}"), more=more, then=KILL)
        t.play(f"1: play {tale}")
        if fits:
            t.play("1: territory cove")
            assert t.legal(0) == ["decline", "play bard"]
        else:
            assert t.asked() == {1: "maneuver"}


def test_q23_raid_without_card_or_exposed_clan_does_nothing() -> None:
    t = clash("3 1 2 0", ("raid", ""), then=("0: attack 1",))
    assert t.clans("moor") == [3, 0, 2, 0]
    assert t.legal(0) == ["decline", "play raid"]
    t.play("0: play raid")
    assert t.clans("moor") == [3, 0, 2, 0]
    assert t.asked() == {2: "maneuver"}


def test_q23_raid_does_not_reach_a_sheltered_clan() -> None:
    t = clash("3 2 2 0", ("raid", ""), words="citadel", then=("1: shelter", "0: attack 1"))
    assert t.clans("moor") == [3, 1, 2, 0]
    t.play("0: play raid")
    assert t.clans("moor") == [3, 1, 2, 0]


def test_q6_raid_and_strengs_resolve_after_an_attack_that_the_hills_ignored() -> None:
    hands = ("raid strengs-resolve bard", "hills druid citadel")
    t = clash("3 3 1 0", hands, land="hills", then=("0: attack 1", "1: play hills"))
    assert t.clans("hills") == [3, 3, 1, 0]
    assert t.legal(0) == ["decline", "play raid", "play strengs-resolve"]
    t.play("0: play raid", "chance: draw druid", "0: play strengs-resolve")
    assert t.deeds() == [1, 0, 0, 0]
    assert t.hand(0) == ["bard", "druid"]


def test_r6_2_bard_raid_and_strengs_resolve_all_answer_one_attack() -> None:
    hands = ("raid strengs-resolve bard", "druid citadel")
    t = clash("3 3 1 0", hands, then=KILL)
    t.play("0: play strengs-resolve", "0: play bard", "0: play raid", "chance: draw druid")
    assert t.deeds() == [2, 0, 0, 0]
    assert t.hand(0) == ["druid"]
    assert t.asked() == {1: "maneuver"}


def test_s6_they_are_for_who_performed_the_maneuver_alone() -> None:
    hands = ("druid", "bard citadel", "raid strengs-resolve")
    t = clash("3 3 2 0", hands, then=("0: attack 1", "1: remove"))
    assert t.asked() == {1: "maneuver"}


def test_r6_2_raid_takes_from_the_attacked_player_only() -> None:
    t = clash("3 3 2 0", ("raid", "citadel druid", "geis bard"), then=("2: decline", *KILL))
    t.play("0: play raid", "2: decline")
    assert t.legal("chance") == ["draw citadel", "draw druid"]


# ------------------------------------------------------------------------------ Raid and Warlord


def test_e12_q1_the_active_player_may_steal_the_warlord_before_it_is_played() -> None:
    t = clash("3 3 2 0", ("raid", "warlord druid"), then=KILL)
    # Both fit; the active player comes first.
    assert t.asked() == {0: "window"}
    t.play("0: play raid", "chance: draw warlord")
    assert t.hand(1) == ["druid"]
    # A card stolen by Raid can be played in the same window.
    assert t.legal(0) == ["decline", "play warlord"]
    t.play("0: play warlord", "0: player 0")
    assert t.clans("moor") == [4, 2, 2, 0]
    assert t.asked() == {0: "maneuver"}


def test_r6_1_who_declined_may_steal_it_no_more_once_it_was_played() -> None:
    t = clash("3 3 2 0", ("raid", "warlord druid"), then=KILL)
    t.play("0: decline", "1: play warlord", "1: player 2")
    # A card was played: all are asked anew, the Raid's holder too.
    assert t.legal(0) == ["decline", "play raid"]
    t.play("0: play raid")
    assert t.hand(0) == ["druid"]
    assert t.asked() == {2: "maneuver"}


def test_q41_the_player_chosen_by_warlord_loses_the_last_clan_to_raid() -> None:
    hands = ("raid", "", "warlord citadel", "")
    t = clash("3 2 2 2", hands, then=("0: attack 1", "0: decline"))
    assert t.asked() == {2: "window"}
    t.play("2: play warlord", "2: player 1", "0: play raid")
    assert t.clans("moor") == [3, 0, 3, 2]
    # The order goes on from that seat.
    assert t.asked() == {2: "maneuver"}


# ------------------------------------------------------------------------------ Warlord


def test_s6_warlord_answers_any_maneuver_of_anyone() -> None:
    # A withdrawal, and a Tale.
    hands = ("fianna", "", "warlord bard", "")
    t = clash("3 2 2 0", hands, more={"hills": "2 0 0 0"}, then=("0: withdraw, move 1 moor hills",))
    assert t.legal(2) == ["decline", "play warlord"]
    t = clash(
        "3 2 2 0",
        hands,
        then=(
            "0: play fianna",
            "0: count 1",
        ),
    )
    assert t.legal(2) == ["decline", "play warlord"]


def test_r7_12_warlord_does_not_answer_ogmas_eloquence() -> None:
    hands = ("ogmas-eloquence", "", "warlord bard", "")
    t = clash("3 2 2 0", hands, then=("0: play ogmas-eloquence",))
    assert len(t.told("clash-over")) == 1
    assert t.asked() == {2: "turn"}


@pytest.mark.parametrize("sheltered", [True, False])
def test_s6_warlord_needs_an_exposed_clan(sheltered: bool) -> None:
    say = "shelter" if sheltered else "decline"
    t = clash("3 2 1 0", ("", "", "warlord bard"), words="citadel", then=("1: decline",))
    t.play(f"2: {say}")
    t.play("0: attack 1")
    assert t.asked() == ({1: "maneuver"} if sheltered else {2: "window"})


def test_q24_warlord_with_an_empty_reserve_still_chooses() -> None:
    lands = {"hills": "0 0 9 0"}
    t = clash("3 2 3 0", ("", "", "warlord bard"), more=lands, then=("0: attack 1",))
    assert t.reserve()[2] == 0
    t.play("2: play warlord", "2: player 0")
    assert t.clans("moor") == [3, 1, 3, 0]
    assert t.asked() == {0: "maneuver"}


def test_q24_geis_upon_warlord_changes_nothing_and_the_window_goes_on() -> None:
    hands = ("raid geis", "druid citadel", "warlord bard")
    t = clash("3 3 2 0", hands, then=("0: attack 1", "1: remove", "0: decline"))
    t.play("2: play warlord", "2: player 0")
    assert t.legal(0) == ["decline", "play geis"]
    t.play("0: play geis")
    assert t.clans("moor") == [3, 2, 2, 0]
    # Anew, from the active player on.
    assert t.legal(0) == ["decline", "play raid"]
    t.play("0: decline")
    assert t.asked() == {1: "maneuver"}


def test_q24_a_warlord_taken_back_by_lug_after_geis_is_played_again() -> None:
    hands = ("geis", "druid citadel", "warlord lug-samildanach")
    t = clash("3 3 2 0", hands, then=("0: attack 1", "1: remove"))
    t.play("2: play warlord", "2: player 0", "0: play geis")
    # The Geis could be taken; the Warlord is in the pile, and comes after it.
    assert t.legal(2) == ["decline", "play lug-samildanach"]
    t.play("2: decline", "2: play lug-samildanach")
    assert t.legal(2) == ["decline", "play warlord"]
    t.play("2: play warlord", "2: player 0")
    assert t.clans("moor") == [3, 2, 3, 0]
    assert t.asked() == {0: "maneuver"}


def test_r6_2_lug_takes_the_geis_that_cancelled_ones_raid() -> None:
    # Seat 1 cancels the Raid; the attacker takes the Geis, and may still play the Bard.
    hands = ("raid bard lug-samildanach", "geis druid citadel")
    t = clash("3 3 2 0", hands, then=("1: decline", *KILL, "0: play raid", "1: play geis"))
    t.play("0: play lug-samildanach")
    assert t.hand(0) == ["bard", "geis"]
    assert t.hand(1) == ["citadel", "druid"]
    assert t.legal(0) == ["decline", "play bard"]


# ------------------------------------------------------------------------------ Geis


def test_e9_a_season_card_cancelled_by_geis_was_played_and_valley_follows() -> None:
    lands = {"valley": "2 1 1 1 capital", "cove": "1 1 1 1"}
    t = Table(lands, ["new-clans valley bard", "geis druid citadel"])
    t.play("0: play new-clans", "0: place cove", "0: place cove", "1: play geis")
    assert t.clans("cove") == [1, 1, 1, 1]
    assert t.legal(0) == ["decline", "play valley"]
    t.play("0: play valley", "0: territory cove")
    assert t.clans("cove") == [2, 1, 1, 1]


def test_r6_1_of_several_who_may_hold_geis_the_next_player_is_asked_first() -> None:
    hands = ("raid", "druid citadel", "bard", "geis")
    t = clash("3 3 2 1", hands, windows="possible", by=1)
    for seat in (2, 3, 0):
        assert t.asked() == {seat: "window"}
        t.play(f"{seat}: decline")
    t = clash("3 3 2 1", hands, windows="possible", by=1, flock="counterclockwise")
    for seat in (0, 3, 2):
        assert t.asked() == {seat: "window"}
        t.play(f"{seat}: decline")


def test_r6_1_in_a_clash_geis_is_asked_from_who_has_just_performed_the_maneuver() -> None:
    # It is seat 0's turn; seat 1 has attacked; seat 3 plays the Warlord: asked are 1, 2, 0.
    hands = ("bard exploration", "druid citadel", "geis conquest", "warlord festival")
    t = clash("3 3 2 2", hands, windows="possible")
    t.decline_all()
    t.play("0: attack 2", "2: remove")
    t.decline_all()
    assert t.asked() == {1: "maneuver"}
    t.play("1: attack 2", "2: remove")
    while t.asked() != {3: "window"}:
        seat = next(iter(t.asked()))
        t.play(f"{seat}: decline")
    t.play("3: play warlord", "3: player 3")
    for seat in (1, 2, 0):
        assert t.asked() == {seat: "window"}
        assert t.game.decisions[seat].subject["window"] == "declared"
        t.play(f"{seat}: decline")
