"""Section 12: the Stone Circle."""

from __future__ import annotations

import pytest

from tests.rules.advantages import known, lies_played, view
from tests.rules.fights import clash
from tests.rules.table import Table, cards

RING = {"hills": "2 1 1 0 capital", "stone-circle": "2 1 0 0", "forest": "1 0 0 1"}


def _told(hand: str = "bard druid", others: str = "", clans: str = "2 1 0 0") -> Table:
    """Seat 0 has played the Stone of Fal."""
    lands = {**RING, "stone-circle": clans}
    t = Table(lands, [f"stone-of-fal stone-circle {hand}", f"new-clans {others}", "citadel"])
    t.play("0: play stone-of-fal")
    return t


def test_r12_stone_circle_takes_the_tale_back_for_a_clan() -> None:
    t = _told()
    assert t.legal(0) == ["decline", "play stone-circle"]
    t.play("0: play stone-circle")
    assert t.clans("stone-circle") == [1, 1, 0, 0]
    assert t.hand(0) == ["bard", "druid", "stone-of-fal"]
    assert t.data["epic_discard"] == []
    assert lies_played(t, "stone-circle")
    assert t.asked() == {1: "turn"}


def test_r12_stone_circle_the_tale_may_be_played_again() -> None:
    t = Table(RING, ["stone-of-fal stone-circle bard", "new-clans", "citadel"], passed=[1, 2, 3])
    t.play("0: play stone-of-fal", "0: play stone-circle", "1: pass", "2: pass")
    while t.asked() != {0: "turn"}:
        (seat,) = t.asked()
        t.play(f"{seat}: pass")
    t.play("0: play stone-of-fal")
    assert t.clans("hills") == [6, 1, 1, 0]
    assert t.data["epic_discard"] == ["stone-of-fal"]


def test_s14_everybody_knows_which_tale_went_back_to_the_hand() -> None:
    t = _told("bard eriu")
    t.play("0: play stone-circle")
    for other in (1, 2, 3, None):
        assert known(t, other, 0) == ["stone-of-fal"]
        assert t.told("took", other)[0]["cards"] == ["stone-of-fal"]
        assert view(t, other)["players"][0]["hand"]["tales"] == 2


def test_q36_stone_circle_needs_an_own_clan_there() -> None:
    t = _told(clans="0 1 0 0")
    assert t.asked() == {1: "turn"}
    assert t.hand(0) == ["bard", "druid", "stone-circle"]
    assert t.data["epic_discard"] == ["stone-of-fal"]


def test_r12_stone_circle_only_after_an_own_tale() -> None:
    t = Table(RING, ["new-clans stone-circle bard", "stone-of-fal druid", "citadel"])
    t.play("0: play new-clans, place hills, place hills")
    assert t.asked() == {1: "turn"}
    t.play("1: play stone-of-fal")
    assert t.asked() == {2: "turn"}


def test_q3_stone_circle_cannot_reach_a_cancelled_tale() -> None:
    t = Table(RING, ["stone-of-fal stone-circle bard", "dagda new-clans", "citadel"])
    t.play("0: play stone-of-fal", "1: play dagda")
    assert t.asked() == {1: "turn"}
    assert "stone-circle" in t.hand(0)


def test_r5_3_stone_circle_cancelled_costs_no_clan_and_the_tale_is_discarded() -> None:
    t = _told(others="dagda")
    t.play("1: decline", "0: play stone-circle", "1: play dagda")
    assert t.clans("stone-circle") == [2, 1, 0, 0]
    assert t.hand(0) == ["bard", "druid"]
    # R5.7: The Dagda is back in the deck; the Stone of Fal came to the pile after that.
    assert t.data["epic_discard"] == ["stone-of-fal"]
    assert "dagda" in cards(t.p.deck)


def test_r5_7_the_dagda_taken_back_reshuffles_nothing() -> None:
    lands = {"hills": "2 1 1 0 capital", "stone-circle": "2 1 0 0"}
    t = Table(lands, ["dagda stone-circle bard", "stone-of-fal new-clans", "citadel"], turn=1)
    t.play("1: play stone-of-fal", "0: play dagda", "0: play stone-circle")
    assert t.hand(0) == ["bard", "dagda"]
    # The cancelled Tale stays where it is.
    assert t.data["epic_discard"] == ["stone-of-fal"]
    assert t.told("reshuffled") == []


# --------------------------------------------------------------------------- the clan that it costs


def test_q8_the_club_saves_the_clan_and_the_tale_comes_back() -> None:
    t = _told("bard dagdas-club")
    t.play("0: play stone-circle", "0: play dagdas-club")
    assert t.clans("stone-circle") == [2, 1, 0, 0]
    assert t.hand(0) == ["bard", "stone-of-fal"]
    assert t.data["epic_discard"] == ["dagdas-club"]


def test_q8_diarmuid_places_the_clan_and_the_tale_comes_back() -> None:
    t = _told("bard diarmuid-and-grainne")
    t.play("0: play stone-circle", "0: play diarmuid-and-grainne, territory forest")
    assert t.clans("stone-circle") == [1, 1, 0, 0]
    assert t.clans("forest") == [2, 0, 0, 1]
    assert t.hand(0) == ["bard", "stone-of-fal"]


@pytest.mark.parametrize("shelters", [1, 2])
def test_q36_in_a_clash_the_exposed_clan_falls_before_the_sheltered_one(shelters: int) -> None:
    hands = ("battle-frenzy bard", "dagda stone-circle druid")
    t = clash("2 2 2 0", hands, land="stone-circle", words="citadel citadel")
    t.play("1: shelter", "2: decline")
    t.play("1: shelter" if shelters == 2 else "1: decline")
    # The Dagda, and what it cancels, are Tales: seat 1 may take it back.
    t.play("0: play battle-frenzy", "1: play dagda", "1: play stone-circle")
    assert t.clans("stone-circle") == [2, 1, 2, 0]
    assert t.hand(1) == ["druid", "dagda"]
    # With one sheltered the exposed one fell, and nobody can attack seat 1; with two, a sheltered.
    assert t.asked() == {0: "maneuver"}
    assert "attack 1" not in t.legal(0)
    (frame,) = [frame for frame in t.data["frames"] if frame["plan"] == "clash"]
    assert frame["sheltered"] == [0, 1, 0, 0]


def test_q36_the_sheltered_clan_stays_when_an_exposed_one_is_left() -> None:
    hands = ("battle-frenzy bard", "dagda stone-circle druid")
    t = clash("2 3 2 0", hands, land="stone-circle", words="citadel")
    t.play("1: shelter", "0: play battle-frenzy", "1: play dagda", "1: play stone-circle")
    assert t.clans("stone-circle") == [2, 2, 2, 0]
    assert "attack 1" in t.legal(0)


def test_q2_a_clan_paid_to_the_stone_circle_feeds_no_bard() -> None:
    hands = ("druid", "battle-of-moytura stone-circle bard")
    t = clash("2 2 2 0", hands, land="stone-circle", more={"valley": "0 3 0 0"})
    t.play("0: attack 2", "1: play battle-of-moytura, move 1 valley stone-circle")
    t.play("1: play stone-circle")
    assert t.clans("stone-circle") == [2, 3, 1, 0]
    # The Tale is in the hand again; the maneuver was made all the same.
    assert t.hand(1) == ["bard", "battle-of-moytura"]
    assert t.asked() == {2: "maneuver"}


def test_r6_3_after_lugs_spear_there_is_no_stone_circle() -> None:
    hands = ("lugs-spear stone-circle bard", "druid")
    t = clash("2 2 2 0", hands, land="stone-circle", then=("0: play lugs-spear",))
    assert t.asked() == {0: "maneuver"}
    assert "stone-circle" in t.hand(0)
    assert t.data["epic_discard"] == ["lugs-spear"]


# ------------------------------------------------------------------------- with others for one Tale


def test_r6_4_stone_circle_or_master_craftsman_not_both() -> None:
    t = _told("master-craftsman bard")
    assert t.legal(0) == ["decline", "play master-craftsman", "play stone-circle"]
    t.play("0: play stone-circle")
    assert t.asked() == {1: "turn"}
    assert "master-craftsman" in t.hand(0)
    t = _told("master-craftsman bard")
    t.play("0: play master-craftsman, player 2")
    assert t.asked() == {1: "turn"}
    assert "stone-circle" in t.hand(0)
    assert t.hand(2) == ["citadel", "stone-of-fal"]
    assert t.deeds() == [1, 0, 0, 0]


@pytest.mark.parametrize("first", ["stone-circle", "master-craftsman, player 2"])
def test_r6_4_forest_fits_after_the_tale_was_taken_or_given_on(first: str) -> None:
    t = _told("forest master-craftsman bard")
    t.play(f"0: play {first}")
    assert t.legal(0) == ["decline", "play forest"]
    t.play("0: play forest")
    # The Tale is in a hand: it cannot be drawn.
    assert "draw stone-of-fal" not in t.legal("chance")
    t.play("chance: draw eriu")
    assert "eriu" in t.hand(0)


def test_r6_4_a_cancelled_stone_circle_leaves_the_tale_to_master_craftsman() -> None:
    t = _told("master-craftsman bard", others="dagda")
    t.play("1: decline", "0: play stone-circle", "1: play dagda")
    assert t.legal(0) == ["decline", "play master-craftsman"]


def test_q30_stone_circle_after_the_tale_that_forest_let_draw() -> None:
    # Forest first, then the Stone Circle: the window starts anew after each (R6.1).
    t = _told("forest bard")
    t.play("0: play forest", "chance: draw fianna")
    assert t.legal(0) == ["decline", "play stone-circle"]
    t.play("0: play stone-circle")
    assert t.hand(0) == ["bard", "fianna", "stone-of-fal"]
