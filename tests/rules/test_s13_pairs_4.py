"""Cards in pairs, 4: Lug, The Dagda and Cathbad's Word among Season cards and territories."""

from __future__ import annotations

from typing import Any

from tests.rules.fights import clash
from tests.rules.table import Table

FOUR = {"valley": "2 1 1 1 capital", "cove": "1 1 1 1", "moor": "0 0 0 0"}
NEW_CLANS = ("0: play new-clans", "0: place moor", "0: place moor")


def _view(t: Table, seat: int | None) -> Any:
    return t.game.view(seat).to_json()


# ------------------------------------------------------------------------------ Lug and the Cove


def test_q22_the_card_that_lug_took_may_be_set_aside_by_the_cove() -> None:
    lands = {"valley": "2 1 1 1 capital", "cove": "2 1 1 1"}
    hands = ["new-clans lug-samildanach cove bard", "druid citadel"]
    t = Table(lands, hands, set_aside="warlord")
    t.play("0: play new-clans", "0: place cove", "0: place cove", "0: play lug-samildanach")
    t.play("0: play cove")
    assert t.legal(0) == ["aside bard", "aside new-clans", "aside warlord"]
    t.play("0: aside new-clans")
    assert t.data["set_aside"] == "new-clans"
    # That it came into the hand all saw; whether it is there still, nobody else knows.
    for other in (1, 2, None):
        hand = _view(t, other)["players"][0]["hand"]
        assert (hand["actions"], hand["known"]) == (2, [])
        assert "new-clans" in hand["possible"]
        assert "new-clans" in _view(t, other)["set_aside"]["possible"]


def test_r12_the_cove_before_lug_leaves_the_played_card_to_lug() -> None:
    lands = {"valley": "2 1 1 1 capital", "cove": "2 1 1 1"}
    hands = ["new-clans lug-samildanach cove bard", "druid citadel"]
    t = Table(lands, hands, set_aside="warlord")
    t.play("0: play new-clans", "0: place cove", "0: place cove", "0: play cove")
    # The card just played is in no hand.
    assert t.legal(0) == ["aside bard", "aside warlord"]
    t.play("0: aside bard", "0: play lug-samildanach")
    assert t.hand(0) == ["new-clans", "warlord"]


# ------------------------------------------------------------------------------ Lug and the Druid


def test_r12_lug_takes_a_druid_after_it_has_taken_a_card() -> None:
    t = Table(FOUR, ["druid bard lug-samildanach", "citadel exploration"], action_discard=["raid"])
    t.play("0: play druid", "0: take raid", "0: play lug-samildanach")
    assert t.hand(0) == ["bard", "druid", "raid"]
    for other in (1, 2, None):
        # The Druid was taken in the open, the Raid was not.
        assert _view(t, other)["players"][0]["hand"]["known"] == ["druid"]


def test_q3_a_cancelled_druid_takes_nothing_and_lug_takes_it() -> None:
    hands = ["druid bard lug-samildanach", "citadel geis"]
    t = Table(FOUR, hands, action_discard=["raid"])
    t.play("0: play druid", "1: play geis", "0: decline", "0: play lug-samildanach")
    assert t.hand(0) == ["bard", "druid"]
    assert {"geis", "raid"} <= set(t.data["action_discard"])


def test_r12_lug_takes_a_warlord_played_for_its_season_effect_once_the_clash_is_over() -> None:
    hands = ["warlord bard", "citadel lug-samildanach", "druid"]
    t = Table({"valley": "2 1 0 0 capital", "cove": "2 1 1 0"}, hands)
    t.play("0: play warlord, territory cove", "0: attack 2")
    while t.asked() != {1: "maneuver"}:
        seat = next(iter(t.asked()))
        t.play(f"{seat}: {'discard druid' if seat == 2 else 'decline'}")
    # It is still being played: its Triskel cannot be used in its own clash.
    assert t.data["playing"] == ["warlord"]
    t.play("1: peace", "2: peace", "0: peace")
    assert t.legal(1) == ["decline", "play lug-samildanach"]
    t.play("1: play lug-samildanach")
    assert t.hand(1) == ["citadel", "warlord"]


# ------------------------------------------------------------------------------ Geis


def test_r5_5_geis_on_a_migration_with_clashes_to_come_and_valley_after_it() -> None:
    hands = ["migration valley bard", "geis druid citadel"]
    t = Table(FOUR, hands)
    t.play("0: play migration, territory valley, move 1 valley cove", "1: play geis")
    assert t.told("clash") == []
    assert t.legal(0) == ["decline", "play valley"]


def test_r6_2_a_geis_stolen_by_raid_answers_the_next_card_of_its_old_holder() -> None:
    hands = ("raid", "geis warlord")
    t = clash("3 3 1 0", hands, then=("1: decline", "0: attack 1", "1: remove"))
    t.play("0: play raid", "1: decline", "chance: draw geis")
    t.play("1: play warlord", "1: player 1", "0: play geis")
    assert t.clans("moor") == [3, 2, 1, 0]
    assert t.asked() == {1: "maneuver"}


# ------------------------------------------------------------------------------ The Dagda


def test_r5_7_dagda_discarded_for_the_gates_under_the_morrigan() -> None:
    lands = {
        "valley": "2 1 1 1 capital",
        "gates-of-tir-na-nog": "3 1 0 0",
        "meadows": "0 1 0 0",
    }
    hands = ["morrigan bard gates-of-tir-na-nog", "druid citadel"]
    t = Table(lands, hands, epic_discard=["fianna"])
    # Q27: the flip, then the Gates; seat 0 has paid its clan, and draws.
    t.play("0: play morrigan", "0: turn", "0: decline")
    assert t.clans("gates-of-tir-na-nog") == [2, 1, 0, 0]
    assert t.game.decisions[0].subject["window"] == "drawing"
    t.play("0: play gates-of-tir-na-nog", "chance: draw dagda", "chance: draw eriu")
    t.play("0: keep eriu")
    # The Gates' effect is not over: seat 1 draws. Then it is, and The Morrigan goes on.
    assert t.data["epic_discard"] == ["dagda", "fianna"]
    assert "draw dagda" not in t.legal("chance")
    t.play("chance: draw balors-eye")
    assert t.data["epic_discard"] == ["morrigan"]
    assert {"dagda", "fianna"} <= set(t.data["epic_deck"])


def test_r5_3_dagda_on_the_cove_takes_and_sets_aside_nothing() -> None:
    lands = {"valley": "2 1 1 1 capital", "cove": "2 1 1 1"}
    t = Table(lands, ["new-clans cove bard", "dagda druid citadel"], set_aside="warlord")
    t.play("0: play new-clans", "0: place cove", "0: place cove", "0: play cove", "1: play dagda")
    assert t.data["set_aside"] == "warlord"
    assert t.hand(0) == ["bard"]
    assert t.data["advantage_played"] == ["cove"]


def test_q11_an_advantage_card_discarded_for_master_craftsman_is_no_play_to_cancel() -> None:
    t = Table(FOUR, ["master-craftsman valley bard", "dagda druid citadel"])
    t.play("0: play master-craftsman", "0: discard valley")
    # Nobody is asked for The Dagda; it counts as played.
    assert t.asked() == {"chance": "draw"}
    assert t.data["advantage_played"] == ["valley"]


def test_q40_dagda_on_a_season_tale_breaks_the_run_of_passes_all_the_same() -> None:
    hands = ["children-of-dana bard", "druid citadel", "dagda geis", "festival raid"]
    t = Table(FOUR, hands, passed=[1, 2, 3])
    t.play("0: play children-of-dana", "0: territory moor", "2: play dagda")
    assert t.data["passed"] == []
    assert t.asked() == {1: "turn"}


# ------------------------------------------------------------------------------ Cathbad's Word


def test_r3_7_the_card_set_aside_at_the_end_is_what_the_share_takes() -> None:
    hands = ["champions-share", "eriu cathbads-word"]
    t = Table({"valley": "2 1 1 capital", "cove": "0 1 1"}, hands, phase="assembly")
    t.play("1: play cathbads-word", "1: aside geis", "chance: clockwise")
    while "aside" not in t.asked().values():
        seat = next(iter(t.asked()))
        t.play(f"{seat}: {t.legal(seat)[0]}")
    line = next(line for line in t.legal(1) if line != "aside geis")
    given = line.removeprefix("aside ")
    t.play(f"1: {line}", "0: play champions-share")
    assert given in t.hand(0)
    assert t.data["set_aside"] is None
    # Seat 1 set it aside, and so knows where it is now.
    assert given in _view(t, 1)["players"][0]["hand"]["known"]
    for other in (2, None):
        assert given not in _view(t, other)["players"][0]["hand"]["known"]
