"""Cards in pairs, 2: Master Craftsman, Stone Circle, Forest and The Dagda about one Epic Tale."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.fights import clash
from tests.rules.table import Table

LANDS = {
    "valley": "2 1 1 1 capital",
    "cove": "1 1 1 1",
    "stone-circle": "1 0 0 0",
    "forest": "0 0 0 0",
}
TALE = ("0: play children-of-dana", "0: territory cove")


def _view(t: Table, seat: int | None) -> Any:
    return t.game.view(seat).to_json()


def _told(mine: str, *others: str, **more: Any) -> Table:
    """Seat 0 has played Children of Dana and holds these cards."""
    t = Table(LANDS, [f"children-of-dana {mine}", *others], **more)
    t.play(*TALE)
    return t


# ------------------------------------------------------------------------------ Master Craftsman


@pytest.mark.parametrize("to", [1, 2, 3])
def test_r12_master_craftsman_gives_the_tale_on_for_a_deed(to: int) -> None:
    t = _told("master-craftsman bard", "druid citadel", "", "")
    assert t.clans("cove") == [2, 1, 1, 1]
    assert t.legal(0) == ["decline", "play master-craftsman"]
    t.play("0: play master-craftsman")
    assert t.legal(0) == ["player 1", "player 2", "player 3"]
    t.play(f"0: player {to}")
    assert t.deeds() == [1, 0, 0, 0]
    assert "children-of-dana" in t.hand(to)
    assert t.data["epic_discard"] == []
    assert "master-craftsman" in t.data["action_discard"]
    # In the open: all know where it is.
    for other in (0, 1, 2, 3, None):
        if other != to:
            known = _view(t, other)["players"][to]["hand"]["known"]
            assert known == ["children-of-dana"]


def test_r12_master_craftsman_declined_the_tale_is_discarded() -> None:
    t = _told("master-craftsman bard", "druid citadel")
    t.play("0: decline")
    assert t.data["epic_discard"] == ["children-of-dana"]
    assert t.deeds() == [0, 0, 0, 0]
    assert t.hand(0) == ["bard", "master-craftsman"]


def test_e17_master_craftsmans_triskel_only_after_an_epic_tale() -> None:
    t = Table(LANDS, ["new-clans master-craftsman", "druid citadel"])
    t.play("0: play new-clans", "0: place cove", "0: place cove")
    assert t.asked() == {1: "turn"}
    lands = {"plains": "1 1 1 1 capital", "cove": "0 1 0 0", "swamp": "0 0 0 0"}
    t = Table(lands, ["plains master-craftsman bard", "druid citadel"])
    t.play("0: play plains", "0: to swamp")
    assert t.asked() == {1: "turn"}


def test_s6_master_craftsman_is_for_the_tales_own_player() -> None:
    t = _told("bard", "druid master-craftsman citadel")
    assert t.asked() == {1: "turn"}


def test_r12_a_tale_given_on_may_be_played_by_the_other() -> None:
    t = _told("master-craftsman bard", "druid citadel")
    t.play("0: play master-craftsman", "0: player 1", "1: play children-of-dana")
    t.play("1: territory cove")
    assert t.clans("cove") == [2, 2, 1, 1]
    assert t.data["epic_discard"] == ["children-of-dana"]


def test_r6_4_a_tale_given_on_the_stone_circle_does_not_fit_but_the_forest_does() -> None:
    t = _told("master-craftsman stone-circle forest bard", "druid citadel")
    assert t.legal(0) == [
        "decline",
        "play master-craftsman",
        "play forest",
        "play stone-circle",
    ]
    t.play("0: play master-craftsman", "0: player 1")
    assert t.legal(0) == ["decline", "play forest"]
    t.play("0: play forest", "chance: draw eriu")
    assert t.hand(0) == ["bard", "eriu", "stone-circle"]
    assert t.clans("stone-circle") == [1, 0, 0, 0]


def test_r6_4_a_tale_taken_back_master_craftsman_does_not_fit_but_the_forest_does() -> None:
    t = _told("master-craftsman stone-circle forest bard", "druid citadel")
    t.play("0: play stone-circle")
    assert t.clans("stone-circle") == [0, 0, 0, 0]
    assert t.hand(0) == ["bard", "master-craftsman", "children-of-dana", "forest"]
    assert t.legal(0) == ["decline", "play forest"]
    t.play("0: decline")
    assert t.data["epic_discard"] == []
    for other in (1, 2, 3, None):
        assert _view(t, other)["players"][0]["hand"]["known"] == ["children-of-dana"]


def test_r6_2_the_forest_leaves_the_others_as_they_are() -> None:
    t = _told("master-craftsman stone-circle forest bard", "druid citadel")
    t.play("0: play forest", "chance: draw eriu")
    assert t.legal(0) == ["decline", "play master-craftsman", "play stone-circle"]


def test_q36_stone_circle_cannot_be_played_without_a_clan_there() -> None:
    lands = {**LANDS, "stone-circle": "0 1 0 0"}
    t = Table(lands, ["children-of-dana stone-circle bard", "druid citadel"])
    t.play(*TALE)
    assert t.asked() == {1: "turn"}


def test_q8_the_club_saves_the_stone_circles_price_and_the_tale_is_taken_back() -> None:
    t = _told("stone-circle dagdas-club bard", "druid citadel")
    t.play("0: play stone-circle")
    assert t.legal(0) == ["decline", "play dagdas-club"]
    t.play("0: play dagdas-club")
    assert t.clans("stone-circle") == [1, 0, 0, 0]
    assert t.hand(0) == ["bard", "children-of-dana"]


# ------------------------------------------------------------------------------ cancelled


def test_r5_3_dagda_on_the_stone_circle_costs_no_clan_and_the_tale_is_still_there() -> None:
    t = _told("master-craftsman stone-circle bard", "dagda druid citadel")
    t.play("1: decline", "0: play stone-circle", "1: play dagda")
    assert t.clans("stone-circle") == [1, 0, 0, 0]
    assert t.data["advantage_played"] == ["stone-circle"]
    assert t.data["playing"] == ["children-of-dana"]
    assert t.legal(0) == ["decline", "play master-craftsman"]
    t.play("0: play master-craftsman", "0: player 2")
    assert t.hand(2) == ["children-of-dana"]


def test_r5_3_geis_on_master_craftsman_leaves_the_tale_to_the_stone_circle() -> None:
    t = _told("master-craftsman stone-circle bard", "geis druid citadel")
    t.play("0: play master-craftsman", "0: player 1", "1: play geis")
    assert t.deeds() == [0, 0, 0, 0]
    assert t.legal(0) == ["decline", "play stone-circle"]
    t.play("0: play stone-circle")
    assert t.hand(0) == ["bard", "children-of-dana"]


def test_q3_dagda_on_the_tale_leaves_only_the_forest() -> None:
    t = _told("master-craftsman stone-circle forest bard", "dagda druid citadel")
    t.play("1: play dagda")
    # It was played, and is discarded already.
    assert t.legal(0) == ["decline", "play forest"]
    assert t.clans("cove") == [1, 1, 1, 1]


def test_q3_dagda_on_the_forest_nothing_is_drawn() -> None:
    t = _told("forest bard", "dagda druid citadel")
    t.play("1: decline", "0: play forest", "1: play dagda")
    assert t.hand(0) == ["bard"]
    assert t.asked() == {1: "turn"}


def test_q3_a_cancelled_master_craftsman_is_taken_back_by_lug_and_played_again() -> None:
    t = _told("master-craftsman lug-samildanach bard", "geis druid citadel")
    t.play("0: play master-craftsman", "0: player 1", "1: play geis")
    # Master Craftsman lies in the pile; the Geis is passed over.
    t.play("0: decline", "0: play lug-samildanach")
    # Now for Lug itself.
    assert t.legal(0) == ["decline", "play master-craftsman"]
    t.play("0: decline")
    # And in the window of the first Tale.
    assert t.legal(0) == ["decline", "play master-craftsman"]
    t.play("0: play master-craftsman", "0: player 3")
    assert t.hand(3) == ["children-of-dana"]
    assert t.data["epic_discard"] == ["lug-samildanach"]
    assert t.deeds() == [1, 0, 0, 0]


def test_q3_lug_given_on_and_then_the_first_tale_too() -> None:
    t = _told("master-craftsman lug-samildanach bard", "druid citadel", deeds=[0, 0, 0, 8])
    t.play("0: play master-craftsman", "0: player 1", "0: play lug-samildanach")
    # Master Craftsman is back in hand; the first Tale has gone, Lug has not.
    assert t.legal(0) == ["decline", "play master-craftsman"]
    t.play("0: play master-craftsman", "0: player 2")
    assert t.deeds() == [2, 0, 0, 8]
    assert t.hand(1) == ["citadel", "druid", "children-of-dana"]
    assert t.hand(2) == ["lug-samildanach"]


# ------------------------------------------------------------------------------ in a clash


def test_e8_master_craftsman_does_not_follow_lugs_spear() -> None:
    lands = {"stone-circle": "1 0 0 0", "forest": "0 0 0 0"}
    hands = ("lugs-spear master-craftsman stone-circle forest", "druid citadel")
    t = clash("2 2 1 0", hands, more=lands, then=("0: play lugs-spear",))
    # The Spear has no after-play window.
    assert t.asked() == {0: "maneuver"}
    assert t.data["epic_discard"] == ["lugs-spear"]


def test_r6_3_a_cancelled_spear_silences_nobody_and_the_forest_follows() -> None:
    lands = {"forest": "0 0 0 0"}
    hands = ("lugs-spear forest master-craftsman", "druid dagda")
    t = clash("2 2 1 0", hands, more=lands, then=("0: play lugs-spear", "1: play dagda"))
    assert t.legal(0) == ["decline", "play forest"]


def test_r6_4_strengs_resolve_given_on_in_the_midst_of_the_shared_window() -> None:
    hands = ("strengs-resolve master-craftsman bard", "druid citadel")
    t = clash("3 3 1 0", hands, then=("0: attack 1", "1: remove", "0: play strengs-resolve"))
    # Its own after-play window comes before the shared one goes on.
    assert t.legal(0) == ["decline", "play master-craftsman"]
    t.play("0: play master-craftsman", "0: player 1")
    assert t.deeds() == [2, 0, 0, 0]
    assert t.hand(1) == ["citadel", "druid", "strengs-resolve"]
    # It is for who performed the maneuver: seat 1 is not asked.
    assert t.legal(0) == ["decline", "play bard"]
    t.play("0: decline")
    assert t.asked() == {1: "maneuver"}
    t.play("1: attack 0", "0: discard bard")
    assert t.legal(1) == ["decline", "play strengs-resolve"]


def test_r6_4_a_club_given_on_saves_a_clan_of_another_later() -> None:
    hands = ("druid", "dagdas-club master-craftsman citadel")
    t = clash("3 3 1 0", hands, then=("0: attack 1", "1: remove"))
    t.play("1: play dagdas-club", "1: play master-craftsman", "1: player 2")
    assert t.clans("moor") == [3, 3, 1, 0]
    assert t.asked() == {1: "maneuver"}
    t.play("1: attack 2")
    assert t.legal(2) == ["decline", "play dagdas-club"]
    t.play("2: play dagdas-club")
    assert t.clans("moor") == [3, 3, 1, 0]


def test_r6_1_dagda_given_on_may_cancel_again_in_the_same_nest() -> None:
    # Seat 1 cancels, gives The Dagda to seat 2, and seat 2 cancels what follows.
    lands = {**LANDS, "stone-circle": "1 1 0 0"}
    hands = ["children-of-dana forest bard", "dagda master-craftsman druid", "citadel"]
    t = Table(lands, hands)
    t.play(*TALE, "1: play dagda", "1: play master-craftsman", "1: player 2")
    assert t.legal(0) == ["decline", "play forest"]
    t.play("0: play forest")
    assert t.legal(2) == ["decline", "play dagda"]
    t.play("2: play dagda")
    assert t.hand(0) == ["bard"]
    assert {"dagda", "children-of-dana"} <= set(t.data["epic_deck"])


def test_r6_1_dagda_taken_back_may_cancel_again_in_the_same_nest() -> None:
    lands = {**LANDS, "stone-circle": "0 1 0 0"}
    hands = ["children-of-dana forest bard", "dagda stone-circle druid citadel"]
    t = Table(lands, hands)
    t.play(*TALE, "1: play dagda", "1: play stone-circle")
    assert "dagda" in t.hand(1)
    # R12: The Dagda answers an Advantage card too, one's own Stone Circle among them.
    t.play("0: play forest", "1: play dagda")
    assert t.hand(0) == ["bard"]
