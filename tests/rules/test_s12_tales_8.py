"""Section 12: Oengus's Ploy, the window at the end of a turn (R4.6, Q16, Q40)."""

from __future__ import annotations

import pytest

from ardri.rules.cards.names import TERRITORIES
from tests.rules.table import Table, cards

THREE = {"valley": "2 1 1 capital", "cove": "0 1 1"}
HANDS = ["bard new-clans", "citadel druid", "sanctuary conquest"]
#: Everybody could take a Pretender token.
SIX = dict.fromkeys(TERRITORIES[:6], "1 1 1")


def with_ploy(seat: int, more: str = "", other: int = -1, hand: str = "") -> list[str]:
    """The hands, and the Ploy in one of them."""
    hands = list(HANDS)
    hands[seat] += f" oenguss-ploy {more}"
    if other >= 0:
        hands[other] += f" {hand}"
    return hands


def test_r4_6_the_ploy_makes_the_next_turn_ones_own_and_turn_order_goes_on_from_there() -> None:
    t = Table(THREE, with_ploy(2))
    t.play("0: play new-clans, place valley valley")
    assert t.asked() == {2: "window"}
    assert t.legal(2) == ["decline", "play oenguss-ploy"]
    t.play("2: play oenguss-ploy")
    # Seat 1, in between, is skipped.
    assert t.asked() == {2: "turn"}
    assert t.data["epic_discard"] == ["oenguss-ploy"]
    # An ordinary turn (Q16): one may pass.
    assert t.legal(2) == ["play conquest", "play sanctuary", "pass"]
    t.play("2: pass", "0: pass")
    assert t.asked() == {1: "turn"}


def test_r4_6_declined_the_next_player_is_next() -> None:
    t = Table(THREE, with_ploy(2))
    t.play("0: play new-clans, place valley valley", "2: decline")
    assert t.asked() == {1: "turn"}
    # It fits at the end of any turn.
    t.play("1: pass")
    assert t.asked() == {2: "window"}


@pytest.mark.parametrize("flock", ["clockwise", "counterclockwise"])
def test_r4_6_from_there_in_the_flocks_direction(flock: str) -> None:
    t = Table(THREE, with_ploy(1), turn=1, flock=flock)
    after = 2 if flock == "clockwise" else 0
    t.play("1: pass", "1: decline")
    assert t.asked() == {after: "turn"}
    t.play(f"{after}: pass", "1: play oenguss-ploy", "1: pass")
    assert t.asked() == {after: "turn"}


def test_q16_the_ploy_of_who_has_just_had_a_turn() -> None:
    t = Table(THREE, with_ploy(0))
    t.play("0: play new-clans, place valley valley")
    assert t.asked() == {0: "window"}
    t.play("0: play oenguss-ploy", "0: pass")
    assert t.asked() == {1: "turn"}


@pytest.mark.parametrize("act", ["play new-clans, place valley valley", "pass", "pretend"])
def test_r4_6_after_a_turn_of_any_kind(act: str) -> None:
    t = Table({**SIX, "valley": "2 1 1 capital"}, with_ploy(2))
    t.play(f"0: {act}", "2: play oenguss-ploy")
    assert t.asked() == {2: "turn"}


def test_r4_6_after_the_windows_of_the_card_played() -> None:
    t = Table(THREE, with_ploy(0, "valley"))
    t.play("0: play new-clans, place valley valley")
    assert t.legal(0) == ["decline", "play valley"]
    t.play("0: decline")
    assert t.legal(0) == ["decline", "play oenguss-ploy"]


def test_r4_6_not_within_a_turn() -> None:
    t = Table(THREE, with_ploy(0))
    assert t.legal(0) == ["play bard", "play new-clans", "pass"]


def test_q16_after_the_last_pass_the_season_goes_on() -> None:
    t = Table(THREE, with_ploy(1), passed=[1, 2])
    t.play("0: pass")
    # All have passed; but the turn has ended only now.
    assert t.asked() == {1: "window"}
    t.play("1: play oenguss-ploy")
    assert t.asked() == {1: "turn"}
    # The count of passes starts anew: three are needed.
    assert t.data["passed"] == []
    t.play("1: pass", "2: pass")
    assert t.asked() == {0: "turn"}
    assert t.told("season-over") == []
    t.play("0: pass")
    assert len(t.told("season-over")) == 1


def test_q16_after_the_last_pass_by_the_one_who_has_just_passed() -> None:
    t = Table(THREE, with_ploy(0), passed=[1, 2])
    t.play("0: pass", "0: play oenguss-ploy")
    assert t.asked() == {0: "turn"}
    t.play("0: play new-clans, place valley valley")
    assert t.asked() == {1: "turn"}


def test_r4_7_declined_after_the_last_pass_the_season_is_over() -> None:
    t = Table(THREE, with_ploy(1), passed=[1, 2])
    t.play("0: pass", "1: decline")
    assert len(t.told("season-over")) == 1
    # Epic Tales are kept (R4.8).
    assert "oenguss-ploy" in t.hand(1)


def test_r6_5_the_ploy_breaks_a_run_of_passes() -> None:
    t = Table(THREE, with_ploy(2), passed=[2])
    # Two in a row; the Ploy gives the turn to whom it would be anyway.
    t.play("0: pass", "2: decline", "1: pass", "2: decline")
    assert len(t.told("season-over")) == 1
    t = Table(THREE, with_ploy(2), passed=[2])
    t.play("0: pass", "2: decline", "1: pass", "2: play oenguss-ploy", "2: pass", "0: pass")
    assert t.told("season-over") == []
    assert t.asked() == {1: "turn"}


def test_q40_a_cancelled_ploy_changes_nothing() -> None:
    t = Table(THREE, with_ploy(2, other=1, hand="dagda"))
    t.play("0: play new-clans, place valley valley", "2: play oenguss-ploy", "1: play dagda")
    assert t.asked() == {1: "turn"}
    assert {"dagda", "oenguss-ploy"} <= set(t.data["epic_deck"])
    assert t.data["epic_discard"] == []


def test_q40_a_cancelled_ploy_breaks_no_run_of_passes() -> None:
    t = Table(THREE, with_ploy(1, other=0, hand="dagda"), passed=[1, 2])
    t.play("0: pass", "1: play oenguss-ploy", "0: play dagda")
    assert len(t.told("season-over")) == 1
    # In the midst of a run likewise.
    t = Table(THREE, with_ploy(1, other=0, hand="dagda"), passed=[2])
    t.play("0: pass", "1: play oenguss-ploy", "0: play dagda")
    assert t.data["passed"] == [2, 0]
    t.play("1: pass")
    assert len(t.told("season-over")) == 1


def test_q13_the_ploy_after_the_brenns_first_turn() -> None:
    t = Table(THREE, with_ploy(0), opening=True)
    assert t.legal(0) == ["play bard", "play new-clans"]
    t.play("0: play new-clans, place valley valley", "0: play oenguss-ploy")
    # R4.1 is about the first turn only.
    assert "pass" in t.legal(0)


def test_r4_2_who_has_no_clan_places_two_at_the_start_of_the_turn_won() -> None:
    t = Table({"valley": "2 1 0 capital", "cove": "0 1 0"}, with_ploy(2), deeds=[0, 0, 2])
    t.play("0: pass", "2: play oenguss-ploy")
    assert t.asked() == {2: "place"}
    assert t.deeds() == [0, 0, 1]
    t.play("2: place cove", "2: place cove")
    assert t.asked() == {2: "turn"}


def test_q16_r6_1_the_ploy_taken_back_may_follow_upon_itself() -> None:
    lands = {"valley": "2 1 1 capital", "stone-circle": "0 1 2"}
    t = Table(lands, with_ploy(2, "stone-circle"))
    t.play("0: pass", "2: play oenguss-ploy", "2: play stone-circle")
    assert t.clans("stone-circle") == [0, 1, 1]
    # The window begins anew, and the card is back in hand.
    assert t.legal(2) == ["decline", "play oenguss-ploy"]
    t.play("2: decline")
    assert t.asked() == {2: "turn"}
    assert "oenguss-ploy" in t.hand(2)


def test_q16_a_ploy_upon_a_ploy_the_last_one_counts() -> None:
    lands = {"valley": "2 1 1 1 capital"}
    hands = ["bard new-clans", "citadel druid", "sanctuary conquest", "migration festival"]
    hands[2] += " oenguss-ploy master-craftsman"
    t = Table(lands, hands)
    t.play("0: pass", "2: play oenguss-ploy", "2: play master-craftsman", "2: player 3")
    # Seat 3 has it now, in the same window.
    assert t.deeds() == [0, 0, 1, 0]
    assert t.asked() == {3: "window"}
    u = Table.of(t.game.copy())
    t.play("3: play oenguss-ploy")
    assert t.asked() == {3: "turn"}
    assert t.data["epic_discard"] == ["oenguss-ploy"]
    u.play("3: decline")
    assert u.asked() == {2: "turn"}


def test_r6_1_who_may_cancel_is_asked_from_the_one_whose_turn_has_ended() -> None:
    t = Table(THREE, with_ploy(2, other=0, hand="dagda"))
    t.play("0: pass", "2: play oenguss-ploy")
    assert t.asked() == {0: "window"}
    t.play("0: decline")
    assert t.asked() == {2: "turn"}


def test_s14_r12_where_secrets_count_everybody_who_may_hold_the_ploy_is_asked() -> None:
    asked = []
    for tales in (("eriu", "oenguss-ploy"), ("oenguss-ploy", "eriu")):
        hands = [HANDS[0], f"{HANDS[1]} {tales[0]}", f"{HANDS[2]} {tales[1]}"]
        t = Table(THREE, hands, windows="possible")
        # Seat 0 has no Epic Tale, as all can see.
        t.play("0: pass")
        asked.append(t.asked())
        t.play("1: decline")
        asked.append(t.asked())
        t.play("2: decline")
        assert t.asked() == {1: "turn"}
    assert asked == 2 * [{1: "window"}, {2: "window"}]


def test_r12_the_ploy_is_seen_by_all() -> None:
    t = Table(THREE, with_ploy(2))
    t.play("0: pass", "2: play oenguss-ploy")
    for seat in (0, 1, 2, None):
        told = t.told("played", seat)
        assert [(e["seat"], e["cards"], e["use"]) for e in told] == [
            (2, ["oenguss-ploy"], "triskel")
        ]
    assert cards(t.p.epic_discard) == ["oenguss-ploy"]
