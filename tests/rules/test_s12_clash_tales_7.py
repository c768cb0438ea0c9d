"""Section 12: Streng's Resolve and the Tale of Cúchulain."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.fights import clash
from tests.rules.playing import played
from tests.rules.table import Table

#: A tie, so nobody withdraws to there; with a card to play seat 3 is asked after the clash.
APART = {"hills": "0 1 1 1"}
ON = "new-clans"
STRENG = "strengs-resolve"
TALE = "tale-of-cuchulain"


# --------------------------------------------------------------------------------- Streng's Resolve


def test_r12_strengs_resolve_gains_a_deed_after_an_attack() -> None:
    t = clash("2 2 2 0", (STRENG,), more=APART, then=("0: attack 1",))
    assert t.clans("moor") == [2, 1, 2, 0]
    assert t.legal(0) == ["decline", "play strengs-resolve"]
    u = Table.of(t.game.copy())
    t.play("0: play strengs-resolve")
    assert t.deeds() == [1, 0, 0, 0]
    assert [(e["seat"], e["count"]) for e in t.told("deed", 3)] == [(0, 1)]
    assert t.data["epic_discard"] == [STRENG]
    assert t.asked() == {1: "maneuver"}
    # Declined, it fits the next attack.
    u.play("0: decline", "1: attack 2", "2: attack 1", "0: attack 2")
    assert u.legal(0) == ["decline", "play strengs-resolve"]


def test_r12_strengs_resolve_asks_for_no_clan() -> None:
    # Unlike Bard: a card discarded will do, and it is unseen.
    t = clash("2 2 0 0", (f"{STRENG} bard", "druid"), more=APART)
    t.play("0: attack 1", "1: discard druid")
    assert t.legal(0) == ["decline", "play strengs-resolve"]


def test_q6_strengs_resolve_after_an_attack_ignored_in_the_hills() -> None:
    t = clash("2 2 0 0", (STRENG, "hills"), land="hills", more={"cove": "0 1 1 1"})
    t.play("0: attack 1", "1: play hills")
    assert t.clans("hills") == [2, 2, 0, 0]
    assert t.legal(0) == ["decline", "play strengs-resolve"]
    t.play("0: play strengs-resolve")
    assert t.deeds() == [1, 0, 0, 0]


def test_r12_strengs_resolve_is_not_the_victims_nor_an_onlookers() -> None:
    for hands in (("", STRENG), ("", "", STRENG)):
        t = clash("2 2 2 0", hands, more=APART, then=("0: attack 1",))
        assert t.asked() == {1: "maneuver"}
        assert STRENG in t.hand(0) + t.hand(1) + t.hand(2)


def test_r12_strengs_resolve_not_after_a_withdrawal_nor_after_a_tale() -> None:
    t = clash("3 2 0 0", (f"{STRENG} fianna {TALE}",), more={"hills": "1 0 0 0"})
    u = Table.of(t.game.copy())
    t.play("0: withdraw 1 hills")
    assert t.asked() == {1: "maneuver"}
    u.play("0: play fianna, territory hills, count 1")
    assert u.asked() == {1: "maneuver"}
    # The Tale of Cúchulain removes two, but is no Attack.
    v = clash("1 3 0 0", (f"{STRENG} {TALE}",), more=APART)
    v.play(f"0: play {TALE}")
    assert v.clans("moor") == [1, 1, 0, 0]
    assert v.asked() == {1: "maneuver"}


def test_r1_3_r5_4_strengs_resolve_with_no_deed_left_may_be_played() -> None:
    t = clash("2 2 0 0", (STRENG,), more=APART, deeds=[1, 9, 0, 0], then=("0: attack 1",))
    assert t.p.deeds_left == 0
    t.play("0: play strengs-resolve")
    assert t.deeds() == [1, 9, 0, 0]
    assert t.data["epic_discard"] == [STRENG]
    assert t.asked() == {1: "maneuver"}


def test_r12_strengs_resolve_with_an_empty_reserve() -> None:
    t = clash("12 2 0 0", (STRENG,), more=APART, then=("0: attack 1", "0: play strengs-resolve"))
    assert t.deeds() == [1, 0, 0, 0]


def test_r5_3_strengs_resolve_cancelled_gains_nothing() -> None:
    t = clash("2 2 0 0", (f"{STRENG} bard", "", "dagda"), more=APART, then=("0: attack 1",))
    t.play("0: play strengs-resolve", "2: play dagda")
    assert t.deeds() == [0, 0, 0, 0]
    # The shared window goes on.
    assert t.legal(0) == ["decline", "play bard"]


def test_r6_4_strengs_resolve_has_its_own_window_within_the_shared_one() -> None:
    t = clash("2 2 0 0", (f"{STRENG} bard forest", "warlord"), more={"forest": "0 1 1 1"})
    t.play("0: attack 1", "1: remove", "0: play strengs-resolve")
    assert t.legal(0) == ["decline", "play forest"]
    t.play("0: decline")
    assert t.legal(0) == ["decline", "play bard"]
    t.play("0: play bard")
    assert t.deeds() == [2, 0, 0, 0]
    assert t.legal(1) == ["decline", "play warlord"]


def test_r6_1_after_warlord_priority_starts_anew_and_strengs_resolve_still_fits() -> None:
    t = clash("2 2 2 0", (STRENG, "", "warlord"), more=APART)
    t.play("0: attack 1", "0: decline", "2: play warlord, player 2")
    assert t.legal(0) == ["decline", "play strengs-resolve"]
    t.play("0: play strengs-resolve")
    # And then it is for the one whom Warlord has named.
    assert t.asked() == {2: "maneuver"}


def test_r12_stone_circle_brings_strengs_resolve_back_for_a_second_deed() -> None:
    t = clash("2 2 0 0", (f"{STRENG} stone-circle",), more={"stone-circle": "1 1 1 1"})
    t.play("0: attack 1", "0: play strengs-resolve", "0: play stone-circle")
    assert t.hand(0) == [STRENG]
    # It fits the same attack again.
    assert t.legal(0) == ["decline", "play strengs-resolve"]
    t.play("0: play strengs-resolve")
    assert t.deeds() == [2, 0, 0, 0]
    assert t.clans("stone-circle") == [0, 1, 1, 1]


# ------------------------------------------------------------------------------- Tale of Cúchulain


def test_r12_q37_the_tale_of_cuchulain_removes_two() -> None:
    t = clash("1 3 0 0", (TALE,), more=APART)
    assert t.legal(0) == ["peace", "attack 1", f"play {TALE}"]
    t.play(f"0: play {TALE}")
    assert t.clans("moor") == [1, 1, 0, 0]
    # R10.2: one at a time.
    assert [(e["seat"], e["territory"], e["count"]) for e in t.told("removed", 3)] == [
        (1, "moor", 1),
        (1, "moor", 1),
    ]
    assert t.data["epic_discard"] == [TALE]
    assert t.asked() == {1: "maneuver"}


@pytest.mark.parametrize(
    ("first", "second", "left"),
    [
        ("player 1", "player 1", [1, 0, 2, 1]),
        ("player 1", "player 3", [1, 1, 2, 0]),
        ("player 2", "player 2", [1, 2, 0, 1]),
        ("player 2", "player 3", [1, 2, 1, 0]),
    ],
)
def test_r12_the_tale_of_cuchulain_of_one_player_or_of_two(
    first: str, second: str, left: list[int]
) -> None:
    t = clash("1 2 2 1", (TALE, "", "", ON), more={"hills": "1 1 1 1"})
    t.play(f"0: play {TALE}")
    # Seats in ascending order; seat 3 first would leave no second.
    assert t.legal(0) == ["player 1", "player 2"]
    t.play(f"0: {first}")
    assert second in t.legal(0)
    t.play(f"0: {second}")
    assert t.clans("moor") == left


def test_q37_the_one_there_is() -> None:
    t = clash("1 1 0 0", (f"{TALE} bard", "", "", ON), more=APART)
    t.play(f"0: play {TALE}")
    assert t.clans("moor") == [1, 0, 0, 0]
    assert t.legal(0) == ["decline", "play bard"]


def test_q37_the_tale_of_cuchulain_reaches_exposed_clans_only() -> None:
    t = clash("1 3 1 0", (TALE,), words="citadel citadel citadel", more=APART)
    t.play("1: shelter", "2: shelter", "1: shelter")
    t.play(f"0: play {TALE}")
    # The only exposed one.
    assert t.clans("moor") == [1, 2, 1, 0]
    assert t.data["epic_discard"] == [TALE]


def test_r5_4_the_tale_of_cuchulain_alone_is_a_maneuver_that_does_nothing() -> None:
    t = clash("1 1 0 0", (TALE, "", "", ON), words="citadel", more=APART, then=("1: shelter",))
    assert t.legal(0) == ["peace", f"play {TALE}"]
    t.play(f"0: play {TALE}")
    assert t.clans("moor") == [1, 1, 0, 0]
    assert t.asked() == {3: "turn"}


@pytest.mark.parametrize(("clans", "fits"), [("1 3 0 0", True), ("2 3 0 0", False)])
def test_r12_q37_with_exactly_one_exposed_clan(clans: str, fits: bool) -> None:
    t = clash(clans, (TALE,), more=APART)
    assert (f"play {TALE}" in t.legal(0)) is fits


def test_r12_q37_sheltered_clans_do_not_count_among_ones_own() -> None:
    # Two of its clans are sheltered; of the other two one falls.
    t = clash("4 4 0 0", ("", TALE), words="citadel citadel", more=APART)
    t.play("1: shelter", "1: shelter", "0: attack 1")
    assert f"play {TALE}" in t.legal(1)
    t.play(f"1: play {TALE}")
    assert t.clans("moor") == [2, 3, 0, 0]


def test_r12_the_tale_of_cuchulain_with_an_empty_reserve() -> None:
    t = clash("1 2 0 0", (TALE,), more={"hills": "11 1 1 1"})
    assert t.reserve()[0] == 0
    t.play(f"0: play {TALE}")
    assert t.clans("moor") == [1, 0, 0, 0]


def test_r12_the_tale_of_cuchulain_is_no_attack() -> None:
    # No card may be discarded instead, no Hills, no Iron Mine, no Raid.
    hands = (f"{TALE} iron-mine raid", "druid citadel hills")
    t = clash("1 3 0 0", hands, land="hills", more={"iron-mine": "0 1 1 1"})
    t.play(f"0: play {TALE}")
    assert t.clans("hills") == [1, 1, 0, 0]
    assert t.hand(1) == ["citadel", "druid", "hills"]
    assert t.asked() == {1: "maneuver"}


def test_r12_the_tale_of_cuchulain_feeds_bard_once() -> None:
    t = clash("1 3 0 0", (f"{TALE} bard",), more=APART)
    t.play(f"0: play {TALE}", "0: play bard")
    assert t.deeds() == [1, 0, 0, 0]
    assert t.asked() == {1: "maneuver"}


def test_q2_the_tale_of_cuchulain_and_both_saved_feed_no_bard() -> None:
    # One by the Club; the Stone Circle brings that back for the other.
    hands = (f"{TALE} bard", "dagdas-club stone-circle")
    t = clash("1 3 0 0", hands, more={"stone-circle": "0 1 1 1"})
    t.play(f"0: play {TALE}", "1: play dagdas-club", "1: play stone-circle")
    # The clan in the Stone Circle was the Stone Circle's own doing.
    assert t.map() == {"moor": [1, 3, 0, 0], "stone-circle": [0, 0, 1, 1]}
    assert t.legal(1) == ["decline", "play dagdas-club"]
    t.play("1: play dagdas-club")
    assert t.clans("moor") == [1, 3, 0, 0]
    assert t.asked() == {1: "maneuver"}
    assert "bard" in t.hand(0)


def test_r6_1_the_victims_answer_in_turn_order_from_the_active_player() -> None:
    # Seat 2 tells it; the next after it is seat 3, then seat 1, against the order of choosing.
    hands = ("", "dagdas-club", TALE, "diarmuid-and-grainne")
    t = clash("3 2 1 2", hands, more={"hills": "1 1 1 1"}, by=2)
    t.play(f"2: play {TALE}")
    t.play("2: player 1", "2: player 3")
    assert t.asked() == {3: "window"}
    t.play("3: decline")
    assert t.clans("moor") == [3, 2, 1, 1]
    assert t.asked() == {1: "window"}
    t.play("1: decline")
    assert t.clans("moor") == [3, 1, 1, 1]


def test_r5_2_all_see_the_tale_of_cuchulain_once_it_is_complete() -> None:
    t = clash("1 2 2 0", (TALE, "", "", "dagda"), more=APART)
    before: list[Any] = [t.game.view(seat).to_json() for seat in (1, 2, 3, None)]
    t.play(f"0: play {TALE}", "0: player 1")
    assert [t.game.view(seat).to_json() for seat in (1, 2, 3, None)] == before
    t.play("0: player 2")
    assert t.asked() == {3: "window"}
    assert played(t)[-1] == (0, TALE, "triskel")


def test_r12_the_tale_of_cuchulain_ends_a_clash_with_nobody_left() -> None:
    t = clash("1 2 0 0", (TALE, "", "", ON), more=APART, then=(f"0: play {TALE}",))
    assert t.clans("moor") == [1, 0, 0, 0]
    assert [told["territory"] for told in t.told("clash-over")] == ["moor"]
    assert t.asked() == {3: "turn"}


@pytest.mark.parametrize("answer", ["decline", "count 2"])
def test_r12_q39_the_tale_of_cuchulain_and_the_cauldron(answer: str) -> None:
    # Played upon the first, the second lies on it as well.
    t = clash("1 2 0 0", (TALE, "dagdas-cauldron", "", ON), more=APART)
    t.play(f"0: play {TALE}", "1: play dagdas-cauldron")
    assert t.clans("moor") == [1, 0, 0, 0]
    assert t.legal(1) == ["decline", "count 1", "count 2"]
    t.play(f"1: {answer}")
    assert t.clans("moor") == [1, 0 if answer == "decline" else 2, 0, 0]
    assert t.asked() == {3: "turn"}
