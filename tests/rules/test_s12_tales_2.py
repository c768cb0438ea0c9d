"""Section 12: Balor's Eye, Breas's Tyranny, The Champion's Share, Children of Dana."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, cards
from tests.rules.tales import view

# -------------------------------------------------------------------------------------- Balor's Eye


def test_r12_balors_eye_removes_one_clan_of_anyone_from_anywhere() -> None:
    t = Table(
        {"valley": "2 1 0 capital", "cove": "0 2 1", "moor": "0 0 3", "plains": "0 0 0"},
        hands=["balors-eye bard", "new-clans"],
    )
    t.play("0: play balors-eye")
    # Any territory with clans, whether one is present there or not.
    assert t.legal(0) == ["territory cove", "territory moor", "territory valley"]
    u = Table.of(t.game.copy())
    t.play("0: territory cove")
    assert t.legal(0) == ["player 1", "player 2"]
    t.play("0: player 2")
    assert t.map() == {"valley": [2, 1, 0], "cove": [0, 2, 0], "moor": [0, 0, 3]}
    assert t.reserve() == [10, 9, 9]
    assert t.data["epic_discard"] == ["balors-eye"]
    assert t.asked() == {1: "turn"}
    # Of anyone: one's own too.
    u.play("0: territory valley")
    assert u.legal(0) == ["player 0", "player 1"]
    u.play("0: player 0")
    assert u.clans("valley") == [1, 1, 0]


def test_q8_balors_eye_answered_by_dagdas_club() -> None:
    t = Table({"valley": "2 1 capital", "cove": "0 2"}, hands=["balors-eye", "dagdas-club citadel"])
    t.play("0: play balors-eye", "0: territory cove")
    assert t.legal(1) == ["decline", "play dagdas-club"]
    t.play("1: play dagdas-club")
    assert t.map() == {"valley": [2, 1], "cove": [0, 2]}
    assert t.told("removed") == []
    # The Eye's effect was over first, but its card is put away last.
    assert t.data["epic_discard"] == ["balors-eye", "dagdas-club"]
    assert t.asked() == {1: "turn"}


def test_q8_balors_eye_answered_by_diarmuid() -> None:
    t = Table(
        {"valley": "2 1 capital", "cove": "0 2", "moor": "0 1", "plains": "1 0"},
        hands=["balors-eye", "diarmuid-and-grainne citadel"],
    )
    t.play("0: play balors-eye", "0: territory cove", "1: play diarmuid-and-grainne")
    # Another territory where they are present; not the cove itself.
    assert t.legal(1) == ["territory moor", "territory valley"]
    t.play("1: territory moor")
    assert t.map() == {"valley": [2, 1], "cove": [0, 1], "moor": [0, 2], "plains": [1, 0]}
    assert t.reserve() == [9, 8]


def test_q8_balors_eye_upon_ones_own_clan_answered_by_ones_own_diarmuid() -> None:
    t = Table(
        {"valley": "2 1 capital", "cove": "1 2", "moor": "1 0", "plains": "0 0"},
        hands=["balors-eye diarmuid-and-grainne bard", "citadel"],
    )
    t.play("0: play balors-eye", "0: territory valley", "0: player 0")
    t.play("0: play diarmuid-and-grainne", "0: territory cove")
    # It is placed, not moved: no clash.
    assert t.map() == {"valley": [1, 1], "cove": [2, 2], "moor": [1, 0]}
    assert t.told("clash") == []
    assert t.asked() == {1: "turn"}


def test_r5_5_q36_diarmuid_has_saved_the_clan_before_stone_circle_may_follow() -> None:
    lands = {"stone-circle": "1 1", "valley": "0 1 capital", "cove": "1 1"}
    hands = ["balors-eye bard", "diarmuid-and-grainne stone-circle citadel"]
    t = Table(lands, hands)
    t.play("0: play balors-eye", "0: territory stone-circle", "0: player 1")
    t.play("1: play diarmuid-and-grainne", "1: territory valley")
    # Its effect is over, and no clan is left to be removed from Stone Circle.
    assert t.map() == {"cove": [1, 1], "stone-circle": [1, 0], "valley": [0, 2]}
    assert t.asked() == {1: "turn"}
    t = Table({**lands, "stone-circle": "1 2"}, hands)
    t.play("0: play balors-eye", "0: territory stone-circle", "0: player 1")
    t.play("1: play diarmuid-and-grainne", "1: territory valley")
    assert t.legal(1) == ["decline", "play stone-circle"]
    assert t.clans("stone-circle") == [1, 1]
    t.play("1: play stone-circle")
    assert t.clans("stone-circle") == [1, 0]
    assert t.hand(1) == ["citadel", "diarmuid-and-grainne"]
    assert t.reserve() == [10, 9]


def test_r12_q8_a_clan_given_up_meanwhile_cannot_be_removed_again() -> None:
    # Seat 1 cancels its own Club, and takes The Dagda back for the very clan.
    t = Table(
        {"stone-circle": "1 1", "valley": "0 1 capital"},
        hands=["balors-eye bard", "dagdas-club dagda stone-circle citadel"],
    )
    t.play("0: play balors-eye", "0: territory stone-circle", "0: player 1", "1: decline")
    t.play("1: play dagdas-club", "1: play dagda", "1: play stone-circle")
    assert t.map() == {"stone-circle": [1, 0], "valley": [0, 1]}
    assert t.reserve() == [11, 11]
    assert [told["seat"] for told in t.told("removed")] == [1]
    assert t.hand(1) == ["citadel", "dagda"]


def test_r12_balors_eye_removal_is_its_owners_to_answer() -> None:
    # The Club in another's hand does not fit, nor does the Eye's own player's.
    t = Table(
        {"valley": "2 1 1 capital", "cove": "0 2 1"},
        hands=["balors-eye dagdas-club bard", "citadel", "diarmuid-and-grainne"],
    )
    t.play("0: play balors-eye", "0: territory cove", "0: player 1")
    assert t.clans("cove") == [0, 1, 1]
    assert t.asked() == {1: "turn"}


def test_r12_balors_eye_takes_ones_own_last_clan_and_two_come_back_next_turn() -> None:
    t = Table({"valley": "0 1 capital", "cove": "1 0"}, hands=["balors-eye new-clans", "citadel"])
    t.play("0: play balors-eye", "0: territory cove")
    assert t.reserve() == [12, 11]
    t.play("1: pass")
    # R4.2.
    assert t.told("homeless")[0]["seat"] == 0
    t.play("0: place cove", "0: place cove")
    assert t.clans("cove") == [2, 0]


def test_r12_dagdas_cauldron_does_not_answer_balors_eye() -> None:
    # It is no clash.
    t = Table(
        {"valley": "2 1 capital", "cove": "0 2"}, hands=["balors-eye", "dagdas-cauldron citadel"]
    )
    t.play("0: play balors-eye", "0: territory cove")
    assert t.clans("cove") == [0, 1]
    assert t.asked() == {1: "turn"}


# ---------------------------------------------------------------------------------- Breas's Tyranny


def test_r12_breas_moves_one_opposing_clan_to_an_adjacent_territory() -> None:
    t = Table(
        {
            "valley": "1 2 1 capital",
            "cove": "0 1 0",
            "moor": "1 0 0",
            "plains": "0 0 3",
            "hills": "2 1 0",
        },
        hands=["breas-tyranny bard", "new-clans"],
    )
    t.play("0: play breas-tyranny")
    # Where one is present, and somebody else too: not the cove, the moor, the plains.
    assert t.legal(0) == ["territory hills", "territory valley"]
    t.play("0: territory valley")
    assert t.legal(0) == ["player 1", "player 2"]
    t.play("0: player 1")
    # One clan; the plains and the hills do not touch the valley.
    assert t.legal(0) == ["to cove", "to moor"]
    t.play("0: to moor")
    assert t.clans("valley") == [1, 1, 1]
    assert t.clans("moor") == [1, 1, 0]
    # No clash, though the moor has opponents.
    assert t.told("clash") == []
    assert t.asked() == {1: "turn"}


def test_q7_breas_moves_into_the_mountains_at_the_owners_price() -> None:
    t = Table(
        {"valley": "2 2 capital", "mountains": "1 1"},
        hands=["breas-tyranny bard", "citadel new-clans"],
    )
    t.play("0: play breas-tyranny", "0: territory valley")
    assert t.clans("mountains") == [1, 2]
    # The price is the clan's owner's, not that of who moved it.
    assert t.asked() == {1: "either"}
    assert t.legal(1) == ["discard citadel", "discard new-clans", "remove"]
    u = Table.of(t.game.copy())
    t.play("1: remove")
    assert t.clans("mountains") == [1, 1]
    u.play("1: discard citadel")
    assert u.clans("mountains") == [1, 2]
    assert u.hand(1) == ["new-clans"]
    for table in (t, u):
        assert table.hand(0) == ["bard"]
        assert table.asked() == {1: "turn"}


def test_q7_the_mountains_card_is_the_moved_clans_owners() -> None:
    t = Table({"valley": "2 2", "mountains": "1 1"}, hands=["breas-tyranny", "citadel mountains"])
    t.play("0: play breas-tyranny", "0: territory valley")
    assert t.legal(1) == ["decline", "play mountains"]
    t.play("1: play mountains")
    assert t.clans("mountains") == [1, 2]
    assert t.hand(1) == ["citadel"]
    # The mover's own card does not fit.
    t = Table({"valley": "2 2", "mountains": "1 1"}, hands=["breas-tyranny mountains", "citadel"])
    t.play("0: play breas-tyranny", "0: territory valley")
    assert t.asked() == {1: "either"}


# --------------------------------------------------------------------------------- Champion's Share


def test_r12_champions_share_takes_the_set_aside_card() -> None:
    t = Table(
        {"valley": "2 1 1 capital"},
        hands=["champions-share bard", "citadel", "druid"],
        set_aside="festival",
    )
    t.play("0: play champions-share")
    assert t.hand(0) == ["bard", "festival"]
    assert t.p.aside == 0
    assert t.asked() == {1: "turn"}
    # It is taken unseen: all see that it was taken, one knows which.
    took = [t.told("took-aside", seat)[0] for seat in (0, 1, 2, None)]
    assert [e.get("cards") for e in took] == [["festival"], None, None, None]
    assert {e["count"] for e in took} == {1}
    for seat in (1, 2, None):
        seen = view(t, seat)
        assert seen["set_aside"]["actions"] == 0
        assert seen["players"][0]["hand"]["actions"] == 2
        assert seen["players"][0]["hand"]["known"] == []
        assert "festival" in seen["players"][0]["hand"]["possible"]


def test_s14_who_knew_the_set_aside_card_knows_where_it_went() -> None:
    # Seat 1 has set it aside for the Cove.
    t = Table(
        {"valley": "2 1 1 capital", "cove": "0 1 0"},
        hands=["champions-share bard", "festival citadel conquest cove", "sanctuary"],
        turn=1,
    )
    t.play("1: play conquest", "1: territory valley", "1: done")
    t.play("1: play cove", "1: aside festival", "2: pass", "0: play champions-share")
    assert t.hand(0) == ["bard", "festival"]
    assert [
        "festival" in view(t, seat)["players"][0]["hand"]["known"] for seat in (1, 2, None)
    ] == [True, False, False]


def test_q22_champions_share_of_an_empty_slot_does_nothing() -> None:
    t = Table({"valley": "2 1 capital"}, hands=["champions-share bard", "citadel"])
    assert t.p.aside == 0
    t.play("0: play champions-share")
    assert t.hand(0) == ["bard"]
    assert t.told("took-aside") == []
    assert t.data["epic_discard"] == ["champions-share"]
    assert t.asked() == {1: "turn"}


def test_q22_the_cove_after_the_share_takes_nothing_and_sets_one_aside() -> None:
    t = Table(
        {"valley": "2 1 capital", "cove": "1 0"},
        hands=["champions-share bard cove", "citadel"],
        set_aside="festival",
    )
    t.play("0: play champions-share", "0: play cove")
    assert t.legal(0) == ["aside bard", "aside festival"]
    t.play("0: aside bard")
    assert t.hand(0) == ["festival"]
    assert cards(t.p.aside) == ["bard"]


# --------------------------------------------------------------------------------- Children of Dana


@pytest.mark.parametrize("land", ["cove", "moor", "mountains", "plains", "valley"])
def test_r12_children_of_dana_place_a_clan_in_any_territory(land: str) -> None:
    t = Table(
        {
            "valley": "2 1 capital",
            "cove": "1 0",
            "moor": "0 3",
            "mountains": "0 1",
            "plains": "0 0",
        },
        hands=["children-of-dana bard", "citadel"],
    )
    before = t.clans(land)
    t.play("0: play children-of-dana")
    assert len(t.legal(0)) == 5
    t.play(f"0: territory {land}")
    assert t.clans(land) == [before[0] + 1, before[1]]
    assert t.reserve()[0] == 8
    # Placing starts no clash (R7.1), and asks no price of the Mountains (Q7).
    assert t.told("clash") == []
    assert t.asked() == {1: "turn"}


def test_r1_4_children_of_dana_with_an_empty_reserve_place_nothing() -> None:
    t = Table({"valley": "12 1 capital", "cove": "0 0"}, hands=["children-of-dana bard", "citadel"])
    t.play("0: play children-of-dana", "0: territory cove")
    assert t.map() == {"valley": [12, 1]}
    assert t.told("placed") == []
    assert t.asked() == {1: "turn"}
