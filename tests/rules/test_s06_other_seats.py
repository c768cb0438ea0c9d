"""Section 6 once more, with other seats acting than the first, and other territories."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ardri.rules.declare import on
from ardri.rules.repertoire import (
    A_SEASON_CARD,
    AFTER_PLAY,
    ARRIVED,
    AT_HOME,
    ATTACKED,
    CLASH_START,
    DRAWING,
    MINE,
    PRESENT_HOME,
    REMOVED,
    THEIRS,
)
from ardri.rules.vocabulary.card_words import deed
from tests.rules.fights import clash
from tests.rules.table import Table

Declare = Callable[..., None]

FOUR = {"valley": "2 1 1 1 capital", "cove": "0 1 2 0"}


@pytest.mark.parametrize("by", [1, 2, 3])
def test_r5_3_r6_1_a_geis_asks_from_the_player_of_the_card_on(by: int) -> None:
    # Of four players only one can hold the Geis: in mode "possible" all may.
    hands = ["raid", "druid", "citadel", "festival"]
    hands[by] += " bard"
    t = Table(FOUR, hands, turn=by, windows="possible")
    t.play(f"{by}: play bard")
    for seat in (by + 1, by + 2, by + 3):
        assert t.asked() == {seat % 4: "window"}
        t.play(f"{seat % 4}: decline")
    assert t.asked() == {"chance": "draw"}


@pytest.mark.parametrize("by", [1, 2])
def test_r5_3_ones_own_geis_is_no_answer_whoever_one_is(by: int) -> None:
    hands = ["druid", "raid", "citadel", "festival"]
    hands[by] = "bard geis"
    t = Table(FOUR, hands, turn=by)
    t.play(f"{by}: play bard")
    assert t.asked() == {"chance": "draw"}
    hands[by], hands[0] = "bard", "geis"
    t = Table(FOUR, hands, turn=by)
    t.play(f"{by}: play bard")
    assert t.asked() == {0: "window"}


@pytest.mark.parametrize("facts", [MINE, THEIRS])
def test_r5_5_after_anothers_season_card(facts: int, declare: Declare) -> None:
    declare("valley", triskel=[on(AFTER_PLAY, facts | A_SEASON_CARD, [deed()])])
    t = Table(FOUR, ["", "", "new-clans valley", "new-alliance"], turn=2)
    t.play("2: play new-clans", "2: place cove", "2: place cove")
    assert t.asked() == ({2: "window"} if facts == MINE else {3: "turn"})
    t = Table(FOUR, ["valley", "", "new-clans", "new-alliance"], turn=2)
    t.play("2: play new-clans", "2: place cove", "2: place cove")
    assert t.asked() == ({3: "turn"} if facts == MINE else {0: "window"})


@pytest.mark.parametrize("by", [1, 3])
def test_s6_moved_into_a_territory_by_another_seat(by: int, declare: Declare) -> None:
    declare("mountains", triskel=[on(ARRIVED, MINE | AT_HOME, [deed()])])
    lands = {"plains": "2 2 2 2 capital", "mountains": "1 1 1 1"}
    for holder in (0, by):
        hands = ["druid", "", "", ""]
        hands[by] += " conquest festival"
        hands[holder] += " mountains"
        t = Table(lands, hands, turn=by)
        t.play(f"{by}: play conquest, move 1 plains mountains")
        if holder == by:
            assert t.asked() == {by: "window"}
            t.play(f"{by}: decline")
        assert t.legal(by) == ["discard festival", "remove"]
        t.play(f"{by}: discard festival")
        assert t.asked() == {by: "maneuver"}


def test_s6_drawing_by_another_seat(declare: Declare) -> None:
    declare("meadows", triskel=[on(DRAWING, MINE, [deed()])])
    t = Table({**FOUR, "meadows": "0 0 0 0"}, ["", "", "bard meadows", ""], turn=2)
    t.play("2: play bard")
    assert t.asked() == {2: "window"}
    t = Table({**FOUR, "meadows": "0 0 0 0"}, ["meadows", "", "bard", ""], turn=2)
    t.play("2: play bard")
    assert t.asked() == {"chance": "draw"}


def test_s6_attack_and_removal_by_and_of_other_seats(declare: Declare) -> None:
    declare("iron-mine", triskel=[on(ATTACKED, MINE, [deed()])])
    declare("dagdas-club", triskel=[on(REMOVED, MINE, [deed()])])
    hands = ("", "", "iron-mine", "dagdas-club")
    t = clash("2 0 2 2", hands, by=2, more={"iron-mine": "0 0 0 0"}, then=("2: attack 3",))
    assert t.asked() == {2: "window"}
    t.play("2: decline")
    assert t.asked() == {3: "window"}
    t.play("3: decline", "3: attack 2")
    assert t.clans("moor") == [2, 0, 1, 1]


def test_s6_the_clash_start_window_begins_with_the_instigator(declare: Declare) -> None:
    for name in ("lugs-spear", "eriu"):
        declare(name, triskel=[on(CLASH_START, 0, [deed()])])
    t = clash("2 0 2 2", ("lugs-spear", "", "", "eriu"), by=2)
    assert t.asked() == {3: "window"}
    t.play("3: decline")
    assert t.asked() == {0: "window"}


@pytest.mark.parametrize("present", [True, False])
def test_s6_the_cove_is_a_territory_like_any_other(present: bool, declare: Declare) -> None:
    # Number 0 among them.
    declare("cove", triskel=[on(AFTER_PLAY, MINE | PRESENT_HOME, [deed()])])
    lands = {"valley": "2 1 capital", "cove": "1 1" if present else "0 1"}
    t = Table(lands, ["bard cove", "new-clans"])
    t.play("0: play bard", "chance: draw eriu")
    assert t.asked() == ({0: "window"} if present else {1: "turn"})
    declare("cove", triskel=[on(CLASH_START, AT_HOME, [deed()])])
    assert clash("2 2", ("cove",), land="cove").asked() == {0: "window"}


def test_r5_2_a_triskel_card_being_declared_is_seen_by_its_player_alone() -> None:
    t = clash("2 2 2 0", ("", "", "warlord raid"), then=("0: attack 1",))
    before: dict[int | None, Any] = {seat: t.game.view(seat).to_json() for seat in (0, 1, 3, None)}
    t.play("2: play warlord")
    assert t.asked() == {2: "player"}
    for seat, view in before.items():
        assert t.game.view(seat).to_json() == view
    t.play("2: player 0")
    for seat in before:
        after: Any = t.game.view(seat).to_json()
        assert "warlord" in after["action_discard"]["known"]


def test_s14_what_is_told_of_a_card_played() -> None:
    t = clash(
        "2 2 2 0", ("", "", "warlord"), then=("0: attack 1", "2: play warlord", "2: player 0")
    )
    season, triskel = t.told("played")
    assert (season["seat"], season["use"], season["cards"]) == (0, "season", ["migration"])
    assert season["territory"] == "plains"
    assert (triskel["seat"], triskel["use"], triskel["cards"]) == (2, "triskel", ["warlord"])
    assert triskel["territory"] == "moor"
