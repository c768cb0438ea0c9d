"""Section 12: Deirdre's Beauty, Tuan's Memory."""

from __future__ import annotations

import pytest

from tests.rules.table import Table
from tests.rules.tales import all_but, view

THREE = {"valley": "2 1 1 capital", "cove": "2 1 1", "moor": "0 1 0"}

# --------------------------------------------------------------------------------- Deirdre's Beauty


def test_r12_deirdre_each_opponent_reveals_one_is_taken_the_other_discarded() -> None:
    t = Table(
        THREE,
        hands=["deirdres-beauty bard", "eriu fianna citadel", "morrigan lugs-spear geis"],
    )
    t.play("0: play deirdres-beauty")
    # At random, of the Epic Tales; in turn order.
    assert t.legal("chance") == ["draw eriu", "draw fianna"]
    t.play("chance: draw fianna")
    assert t.legal("chance") == ["draw lugs-spear", "draw morrigan"]
    t.play("chance: draw morrigan")
    assert t.legal(0) == ["take fianna", "take morrigan"]
    t.play("0: take morrigan")
    assert t.hand(0) == ["bard", "morrigan"]
    assert t.hand(1) == ["citadel", "eriu"]
    assert t.hand(2) == ["geis", "lugs-spear"]
    assert t.data["epic_discard"] == ["fianna"]
    # Then one of one's own clans, from any territory where there is one.
    assert t.legal(0) == ["territory cove", "territory valley"]
    t.play("0: territory cove")
    assert t.map() == {"valley": [2, 1, 1], "cove": [1, 1, 1], "moor": [0, 1, 0]}
    assert t.data["epic_discard"] == ["deirdres-beauty", "fianna"]
    assert t.asked() == {1: "turn"}


def test_s14_r12_what_deirdre_reveals_all_see() -> None:
    t = Table(
        THREE,
        hands=["deirdres-beauty bard", "eriu fianna citadel", "morrigan lugs-spear geis"],
    )
    t.play("0: play deirdres-beauty", "chance: draw fianna", "chance: draw morrigan")
    for seat in (0, 1, 2, None):
        revealed = [(e["seat"], e["cards"]) for e in t.told("revealed", seat)]
        assert revealed == [(1, ["fianna"]), (2, ["morrigan"])]
        players = view(t, seat)["players"]
        for owner, card in ((1, "fianna"), (2, "morrigan")):
            tray = players[owner]["tray"]
            assert (tray if owner == seat else tray["known"]) == [card]
        # The other cards of the hands stay hidden.
        for owner in (1, 2):
            if owner != seat:
                assert players[owner]["hand"]["known"] == []
                assert players[owner]["hand"]["tales"] == 1
    t.play("0: take morrigan")
    for seat in (1, 2, None):
        assert t.told("took", seat)[0]["cards"] == ["morrigan"]
        assert view(t, seat)["players"][0]["hand"]["known"] == ["morrigan"]
        assert view(t, seat)["epic_discard"] == ["fianna"]


def test_q33_deirdres_own_removal_is_chosen_after_the_reveal() -> None:
    t = Table(
        THREE,
        hands=["deirdres-beauty bard", "eriu fianna citadel", "new-clans dagda"],
    )
    t.play("0: play deirdres-beauty")
    # The declaration is complete with the card itself.
    assert t.asked() == {2: "window"}
    t.play("2: decline", "chance: draw eriu")
    # What was played is public by now, and The Dagda was seat 2's only Tale.
    assert t.legal(0) == ["take dagda", "take eriu"]
    t.play("0: take eriu")
    assert t.asked() == {0: "territory"}


def test_r12_deirdre_takes_the_dagda() -> None:
    t = Table(
        THREE,
        hands=["deirdres-beauty bard", "eriu citadel", "dagda geis"],
        epic_discard=["lugs-spear"],
    )
    t.play("0: play deirdres-beauty", "2: decline", "0: take dagda")
    assert t.hand(0) == ["bard", "dagda"]
    t.play("0: territory valley")
    # It never was in the pile.
    assert t.data["epic_discard"] == ["deirdres-beauty", "eriu", "lugs-spear"]
    assert t.told("reshuffled") == []


def test_r5_7_deirdre_has_the_dagda_discarded() -> None:
    t = Table(
        THREE,
        hands=["deirdres-beauty bard", "eriu citadel", "dagda geis"],
        epic_discard=["lugs-spear"],
    )
    t.play("0: play deirdres-beauty", "2: decline", "0: take eriu")
    # The effect is not over: a clan is still to be removed.
    assert t.data["epic_discard"] == ["dagda", "lugs-spear"]
    t.play("0: territory valley")
    # The pile went back; Deirdre's Beauty itself was discarded after that.
    assert t.data["epic_discard"] == ["deirdres-beauty"]
    assert t.data["epic_deck"] == all_but("deirdres-beauty", "eriu")
    assert t.told("reshuffled")[0]["count"] == 2


def test_r5_7_what_answers_deirdres_removal_is_not_the_effects_end() -> None:
    t = Table(
        {**THREE, "forest": "1 0 0"},
        hands=["deirdres-beauty bard dagdas-club forest", "eriu citadel", "dagda geis"],
        epic_discard=["lugs-spear"],
    )
    t.play("0: play deirdres-beauty", "2: decline", "0: take eriu", "0: territory valley")
    t.play("0: play dagdas-club", "0: play forest")
    # The Dagda was discarded by Deirdre's effect, which the Club only answers: neither the Club's
    # end nor Forest's takes the pile back.
    assert t.data["epic_discard"] == ["dagda", "lugs-spear"]
    assert not {"draw dagda", "draw lugs-spear", "draw dagdas-club"} & {*t.legal("chance")}
    t.play("chance: draw fianna")
    # Now it is over; the Club went to the pile before that, Deirdre's Beauty goes after it.
    assert t.data["epic_discard"] == ["deirdres-beauty"]
    assert t.told("reshuffled")[0]["count"] == 3
    assert t.asked() == {1: "turn"}


def test_r5_7_forest_after_deirdre_draws_from_the_pile_shuffled_back() -> None:
    t = Table(
        {**THREE, "forest": "1 0 0"},
        hands=["deirdres-beauty bard forest", "eriu citadel", "dagda geis"],
        epic_discard=["lugs-spear"],
    )
    t.play("0: play deirdres-beauty", "2: decline", "0: take eriu", "0: territory valley")
    t.play("0: play forest")
    # The effect is over in the after-play window (R5.5); its own card lies in no pile yet.
    assert {"draw dagda", "draw lugs-spear"} <= {*t.legal("chance")}
    assert "draw deirdres-beauty" not in t.legal("chance")


def test_q25_deirdre_with_nobody_to_reveal_still_costs_a_clan() -> None:
    t = Table(THREE, hands=["deirdres-beauty bard fianna", "citadel", "geis"])
    t.play("0: play deirdres-beauty")
    assert t.told("revealed") == []
    assert t.legal(0) == ["territory cove", "territory valley"]
    t.play("0: territory valley")
    assert t.clans("valley") == [1, 1, 1]
    # One's own Tales are not touched.
    assert t.hand(0) == ["bard", "fianna"]
    assert t.asked() == {1: "turn"}


def test_r12_deirdre_takes_the_only_tale_revealed() -> None:
    t = Table(THREE, hands=["deirdres-beauty bard", "citadel", "fianna geis"])
    t.play("0: play deirdres-beauty")
    assert t.hand(0) == ["bard", "fianna"]
    assert t.hand(2) == ["geis"]
    assert t.asked() == {0: "territory"}


@pytest.mark.parametrize("card", ["dagdas-club", "diarmuid-and-grainne"])
def test_q8_deirdres_removal_is_one_like_any_other(card: str) -> None:
    t = Table(
        {"valley": "2 1 capital", "cove": "1 1"},
        hands=[f"deirdres-beauty bard {card}", "citadel fianna"],
    )
    t.play("0: play deirdres-beauty", "0: territory cove", f"0: play {card}")
    if card == "dagdas-club":
        assert t.map() == {"valley": [2, 1], "cove": [1, 1]}
    else:
        assert t.map() == {"valley": [3, 1], "cove": [0, 1]}
    assert t.hand(0) == ["bard", "fianna"]
    assert t.asked() == {1: "turn"}


def test_r12_deirdre_may_take_the_club_and_answer_with_it() -> None:
    t = Table(
        {"valley": "2 1 capital", "cove": "1 1"},
        hands=["deirdres-beauty bard", "citadel dagdas-club"],
    )
    t.play("0: play deirdres-beauty", "0: territory cove")
    assert t.legal(0) == ["decline", "play dagdas-club"]
    t.play("0: play dagdas-club")
    assert t.clans("cove") == [1, 1]
    assert t.hand(0) == ["bard"]


def test_r12_deirdre_may_cost_the_last_clan() -> None:
    t = Table({"valley": "0 1 capital", "cove": "1 1"}, hands=["deirdres-beauty bard", "citadel"])
    t.play("0: play deirdres-beauty")
    assert t.reserve() == [12, 10]
    t.play("1: pass")
    # R4.2: two come back.
    assert t.asked() == {0: "place"}


# ------------------------------------------------------------------------------------ Tuan's Memory


def test_r12_tuan_draws_three_and_keeps_one() -> None:
    t = Table(THREE, hands=["tuans-memory bard", "citadel", "druid"])
    t.play("0: play tuans-memory")
    t.play("chance: draw eriu", "chance: draw fianna", "chance: draw morrigan")
    assert t.legal(0) == ["keep eriu", "keep fianna", "keep morrigan"]
    # Unseen by the others till the rest is discarded, face up.
    for seat in (1, 2, None):
        assert [told.get("cards") for told in t.told("drew", seat)] == [None, None, None]
        tray = view(t, seat)["players"][0]["tray"]
        assert (tray["tales"], tray["known"]) == (3, [])
    t.play("0: keep fianna")
    assert t.hand(0) == ["bard", "fianna"]
    assert t.data["epic_discard"] == ["eriu", "morrigan", "tuans-memory"]
    for seat in (1, 2, None):
        assert "cards" not in t.told("kept", seat)[0]
        assert t.told("discarded", seat)[0]["cards"] == ["eriu", "morrigan"]
        hand = view(t, seat)["players"][0]["hand"]
        assert "fianna" in hand["possible"]
        assert not {"eriu", "morrigan"} & {*hand["possible"], *hand["known"]}
    assert t.asked() == {1: "turn"}


def test_r12_meadows_make_tuan_draw_four() -> None:
    t = Table({**THREE, "meadows": "1 0 0"}, hands=["tuans-memory meadows bard", "citadel"])
    t.play("0: play tuans-memory")
    # Before they are seen.
    assert t.asked() == {0: "window"}
    t.play("0: play meadows")
    for card in ("dagda", "eriu", "fianna", "morrigan"):
        t.play(f"chance: draw {card}")
    t.play("0: keep eriu")
    # The Dagda was drawn and not kept: the pile goes back, before Tuan's own card is put away.
    assert t.data["epic_discard"] == ["tuans-memory"]


def test_r5_8_tuan_refills_an_empty_deck_in_mid_draw() -> None:
    left = ("tuans-memory", "eriu", "fianna", "morrigan", "lugs-spear")
    t = Table(
        THREE,
        hands=["tuans-memory bard", "citadel " + " ".join(all_but(*left)[:12]), "geis"],
        epic_deck=["eriu"],
        epic_discard=["fianna", "morrigan", "lugs-spear", *all_but(*left)[12:]],
    )
    t.play("0: play tuans-memory", "1: decline")
    # The one left is drawn; then the pile is shuffled.
    assert t.told("drew", 0)[0]["cards"] == ["eriu"]
    assert t.told("reshuffled") != []
    assert t.data["epic_discard"] == []
    # Tuan's own card lies in no pile, and cannot be drawn.
    assert "draw tuans-memory" not in t.legal("chance")
    t.play("chance: draw fianna", "chance: draw morrigan", "0: keep morrigan")
    assert t.data["epic_discard"] == ["eriu", "fianna", "tuans-memory"]


def test_r1_3_tuan_draws_as_many_as_there_are() -> None:
    left = ("tuans-memory", "eriu", "fianna")
    t = Table(
        THREE,
        hands=["tuans-memory bard", "citadel " + " ".join(all_but(*left))],
        epic_discard=["fianna"],
    )
    t.play("0: play tuans-memory", "1: decline")
    assert t.legal(0) == ["keep eriu", "keep fianna"]
    t.play("0: keep fianna")
    assert t.data["epic_discard"] == ["eriu", "tuans-memory"]
    assert t.data["epic_deck"] == []


def test_r5_4_tuan_with_nothing_to_draw_does_nothing() -> None:
    t = Table(
        {**THREE, "meadows": "1 0 0"},
        hands=["tuans-memory bard meadows", "citadel " + " ".join(all_but("tuans-memory"))],
    )
    # The Dagda declined; and Oengus's Ploy after the turn.
    t.play("0: play tuans-memory", "1: decline", "1: decline")
    # No draw, so its window does not open.
    assert t.told("drew") == []
    assert t.hand(0) == ["bard", "meadows"]
    assert t.data["epic_discard"] == ["tuans-memory"]
    assert t.asked() == {1: "turn"}
