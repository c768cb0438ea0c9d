"""Section 12: the Epic Tales with a Season effect among the other rules and cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.table import Table, cards
from tests.rules.tales import clashes, view

THREE = {"valley": "2 1 1 capital", "cove": "2 1 1"}

# ---------------------------------------------------------------------- Turns, tokens, the Assembly


def test_r4_7_q40_a_tale_breaks_a_run_of_passes_also_a_cancelled_one() -> None:
    for cancelled in (False, True):
        t = Table(
            THREE, hands=["stone-of-fal bard", "citadel dagda", "druid migration"], passed=[1, 2]
        )
        t.play("0: play stone-of-fal", "1: play dagda" if cancelled else "1: decline")
        assert t.data["passed"] == []
        t.play("1: pass", "2: pass")
        assert t.asked() == {0: "turn"}
        assert t.told("season-over") == []


def test_r4_5_r8_1_kernunos_sixth_sanctuary_makes_a_pretender() -> None:
    t = Table(
        {"valley": "2 1 capital" + 5 * " sanctuary", "cove": "1 1"},
        hands=["kernunos-sanctuary bard", "citadel"],
    )
    assert "pretend" not in t.legal(0)
    t.play("0: play kernunos-sanctuary", "1: pass")
    assert t.sanctuaries("cove") == 1
    assert "pretend" in t.legal(0)
    # Seat 1 is present in both as well.
    t.play("0: pretend")
    assert "pretend" in t.legal(1)


def test_r4_5_r8_1_children_of_dana_reach_a_sixth_territory() -> None:
    lands = dict.fromkeys(("cove", "forest", "hills", "meadows", "moor"), "1 1")
    t = Table({**lands, "plains": "0 0"}, hands=["children-of-dana bard", "citadel"])
    assert "pretend" not in t.legal(0)
    t.play("0: play children-of-dana", "0: territory plains", "1: pass")
    assert "pretend" in t.legal(0)


def test_r3_1_with_the_stone_of_fal_one_becomes_brenn() -> None:
    t = Table({"valley": "0 2 capital", "cove": "2 3"}, hands=["", "stone-of-fal new-clans"])
    # Who has no card passes.
    t.play("1: play stone-of-fal")
    assert t.clans("valley") == [0, 4]
    # At no other time than in the Assembly.
    assert t.data["brenn"] == 0
    t.play("1: pass")
    assert (t.data["round"], t.data["brenn"]) == (2, 1)


def test_r4_6_morrigan_and_the_ploy_turn_order_in_the_new_direction() -> None:
    t = Table(
        {"valley": "2 1 1 1 capital"},
        hands=["morrigan bard", "citadel", "druid festival oenguss-ploy", "migration"],
    )
    t.play("0: play morrigan", "0: turn", "0: decline", "2: play oenguss-ploy", "2: pass")
    assert t.asked() == {1: "turn"}


def test_r5_5_after_morrigans_clash_comes_the_after_play_window() -> None:
    t = Table(THREE, hands=["morrigan bard valley", "citadel", "druid festival"])
    t.play("0: play morrigan", "0: decline", "0: territory cove", "0: player 1")
    assert t.asked() == {1: "maneuver"}
    t.play("1: peace", "2: peace", "0: peace")
    assert t.legal(0) == ["decline", "play valley"]


# ----------------------------------------------------------------------------- Clashes and removals


def test_r7_3_horses_to_the_festival() -> None:
    lands = {"valley": "3 1 capital", "cove": "0 2 festival sanctuary", "moor": "0 0"}
    for n in (1, 2):
        t = Table(lands, hands=["manannans-horses bard", "citadel"])
        t.play("0: play manannans-horses", "0: territory cove", f"0: count {n}")
        # The price is paid first of all; was it the last clan, the clash is off.
        assert t.clans("cove") == [n - 1, 2]
        assert t.asked() == ({1: "turn"} if n == 1 else {0: "maneuver"})


def test_r12_nuada_reads_who_is_chieftain_as_the_clans_stand() -> None:
    # A tie in the valley, till Breas moves one of them away.
    lands = {"valley": "2 2 1 capital", "cove": "0 2 1"}
    hands = ["nuada-silverhand breas-tyranny bard", "", ""]
    t = Table(lands, hands)
    t.play("0: play nuada-silverhand")
    assert t.clans("valley") == [2, 2, 1]
    t = Table(lands, hands)
    t.play("0: play breas-tyranny", "0: player 1")
    assert t.clans("cove") == [0, 3, 1]
    t.play("0: play nuada-silverhand")
    assert t.legal(0) == ["place valley", "done"]
    t.play("0: place valley", "0: place valley")
    assert t.clans("valley") == [4, 1, 1]


def test_q7_horses_into_the_mountains_with_their_card() -> None:
    lands = {"valley": "3 1 capital", "cove": "0 0", "moor": "0 0", "mountains": "0 2"}
    t = Table(lands, hands=["manannans-horses bard mountains", "citadel"])
    t.play("0: play manannans-horses", "0: territory mountains", "0: count 2")
    assert t.legal(0) == ["decline", "play mountains"]
    t.play("0: play mountains")
    # The clash comes all the same.
    assert t.clans("mountains") == [2, 2]
    assert clashes(t) == [(0, "mountains")]


def test_r7_8_e15_horses_open_or_close_the_way_back() -> None:
    # Withdraw reads who is chieftain as the clans stand then.
    for stay, way in ((2, True), (1, False)):
        lands = {"valley": f"{stay + 2} 1 capital", "cove": "0 2", "moor": "0 0"}
        t = Table(lands, hands=["manannans-horses bard", "citadel"])
        t.play("0: play manannans-horses", "0: territory cove", "0: count 2")
        assert t.clans("valley") == [stay, 1]
        assert ("withdraw" in t.legal(0)) == way


@pytest.mark.parametrize("card", ["dagdas-club", "diarmuid-and-grainne"])
def test_q8_q7_the_mountains_price_after_breas_answered(card: str) -> None:
    t = Table(
        {"valley": "2 2", "mountains": "1 1", "cove": "0 1"},
        hands=["breas-tyranny bard", f"citadel new-clans {card}"],
    )
    t.play("0: play breas-tyranny", "0: territory valley", "0: to mountains", "1: remove")
    t.play(f"1: play {card}")
    if card == "dagdas-club":
        assert t.map() == {"valley": [2, 1], "mountains": [1, 2], "cove": [0, 1]}
    else:
        t.play("1: territory cove")
        assert t.map() == {"valley": [2, 1], "mountains": [1, 1], "cove": [0, 2]}
    # The price is paid: no card is asked for.
    assert t.hand(1) == ["citadel", "new-clans"]
    assert t.asked() == {1: "turn"}


def test_r6_1_deirdre_and_maeve_go_in_the_flocks_direction() -> None:
    hands = ["deirdres-beauty bard", "eriu citadel", "fianna druid", "lugs-spear migration"]
    lands = {"valley": "2 1 1 1 capital"}
    for flock, order in (("clockwise", [1, 2, 3]), ("counterclockwise", [3, 2, 1])):
        t = Table(lands, hands, flock=flock)
        t.play("0: play deirdres-beauty")
        assert [told["seat"] for told in t.told("revealed")] == order
        t = Table(lands, ["maeves-wealth bard", *hands[1:]], flock=flock)
        t.play("0: play maeves-wealth", "0: give bard", "0: give citadel", "0: give druid")
        assert [told["other"] for told in t.told("gave")[3:]] == order


# --------------------------------------------------------------------------------- Moor (Q19, Q31)


def test_q19_moor_in_the_ploys_window_answers_nothing() -> None:
    lands = {"valley": "2 1 capital", "moor": "0 1"}
    t = Table(lands, hands=["bard eriu", "citadel oenguss-ploy moor"])
    t.play("0: pass")
    assert t.legal(1) == ["decline", "play oenguss-ploy", "play moor"]
    t.play("1: play moor")
    assert t.told("looked", 1)[0]["cards"] == ["eriu"]
    assert t.legal(1) == ["decline", "play oenguss-ploy"]


def test_q31_moor_fits_late_choices_and_not_the_declaration() -> None:
    lands = {"valley": "2 1 1 capital", "cove": "2 1 1", "moor": "1 0 0"}
    hands = ["deirdres-beauty bard moor", "eriu fianna citadel", "lugs-spear druid"]
    t = Table(lands, hands)
    t.play("0: play deirdres-beauty", "chance: draw eriu")
    assert t.legal(0) == ["take eriu", "take lugs-spear", "play moor"]
    t.play("0: play moor", "0: player 1")
    # What is revealed lies before its owner, and no more in the hand.
    assert t.told("looked", 0)[0]["cards"] == ["fianna"]
    assert t.legal(0) == ["take eriu", "take lugs-spear"]
    t = Table(lands, ["balors-eye bard moor", *hands[1:]])
    assert "play moor" in t.legal(0)
    t.play("0: play balors-eye")
    assert "play moor" not in t.legal(0)
    t = Table(lands, ["tuans-memory bard moor", *hands[1:]])
    t.play("0: play tuans-memory")
    t.play("chance: draw morrigan", "chance: draw dagda", "chance: draw dagdas-harp")
    assert "play moor" in t.legal(0)


# ----------------------------------------------------------------------------------- Who knows what


def secrets(hands: list[str], lines: list[str], **more: Any) -> list[object]:
    """What seat 1 and a spectator get of a game so far."""
    t = Table(THREE, hands, **more)
    t.play(*lines)
    out: list[object] = [t.asked()]
    for seat in (1, None):
        out.append(view(t, seat))
        out.append([event.to_json(seat) for event in t.game.events])
    return out


def test_s14_r12_the_share_looks_the_same_whatever_was_set_aside() -> None:
    hands = ["champions-share bard", "citadel", "druid new-clans"]
    one = secrets(hands, ["0: play champions-share"], set_aside="festival")
    other = secrets(hands, ["0: play champions-share"], set_aside="migration")
    assert one == other


def test_s14_r12_tuan_looks_the_same_whatever_was_drawn_and_kept() -> None:
    hands = ["tuans-memory bard", "citadel", "druid new-clans"]
    draws = ["chance: draw eriu", "chance: draw fianna", "chance: draw morrigan"]
    others = ["chance: draw eriu", "chance: draw dagda", "chance: draw otherworld"]
    assert secrets(hands, ["0: play tuans-memory", *draws]) == secrets(
        hands, ["0: play tuans-memory", *others]
    )
    # What was not kept lies open; what was is hidden.
    eriu = ["0: play tuans-memory", "chance: draw eriu", *draws[1:], "0: keep eriu"]
    harp = ["0: play tuans-memory", "chance: draw dagdas-harp", *draws[1:], "0: keep dagdas-harp"]
    assert secrets(hands, eriu) == secrets(hands, harp)


def test_s14_r12_the_harp_tells_how_many_tales_and_not_which() -> None:
    lines = ["0: play dagdas-harp, place cove valley"]
    rest = ["citadel", "druid new-clans"]
    one = secrets(["dagdas-harp eriu fianna bard", *rest], lines)
    other = secrets(["dagdas-harp lugs-spear otherworld bard", *rest], lines)
    assert one == other


def test_s14_r12_where_secrets_count_balors_eye_asks_who_may_answer() -> None:
    lands = {"valley": "2 1 1 capital", "cove": "0 2 1"}
    for tale in ("dagdas-club", "eriu"):
        hands = ["balors-eye bard", f"citadel {tale}", "druid new-clans"]
        t = Table(lands, hands, windows="possible")
        t.play("0: play balors-eye", "0: territory cove", "0: player 1")
        # Who may hold The Dagda; then who may hold the Club, or Diarmuid.
        assert t.asked() == {1: "window"}
        t.play("1: decline")
        assert t.asked() == {1: "window"}
        assert t.clans("cove") == [0, 2, 1]
        t.play("1: decline")
        assert t.clans("cove") == [0, 1, 1]


def test_r5_6_tales_discarded_lie_open() -> None:
    t = Table(THREE, hands=["stone-of-fal bard", "citadel", "druid new-clans"])
    t.play("0: play stone-of-fal")
    assert cards(t.p.epic_discard) == ["stone-of-fal"]
    for seat in (0, 1, 2, None):
        assert view(t, seat)["epic_discard"] == ["stone-of-fal"]
    assert clashes(t) == []
