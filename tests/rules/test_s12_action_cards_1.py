"""Section 12: Bard, Citadel, Conquest, Craftsmen & Peasants, Druid: their Season effects."""

from __future__ import annotations

import pytest

from ardri.rules.cards.names import EPIC_TALES
from tests.rules.table import Table, cards

ALL_TALES = " ".join(EPIC_TALES)
TWO = {"valley": "2 1 capital", "cove": "0 1"}


# --------------------------------------------------------------------------------------------- Bard


def test_r12_bard_draws_an_epic_tale() -> None:
    t = Table(
        TWO,
        hands=["bard", "geis new-clans"],
        epic_deck=["eriu"],
        epic_discard=["dagda", "morrigan"],
    )
    t.play("0: play bard", "1: decline", "chance: draw eriu")
    assert t.hand(0) == ["eriu"]
    assert "bard" in cards(t.p.action_discard)
    assert t.asked() == {1: "turn"}


def test_r12_bard_draws_unseen_by_the_others() -> None:
    t = Table(TWO, hands=["bard", "new-clans"])
    t.play("0: play bard", "chance: draw eriu")
    for kind in ("drew", "kept"):
        assert t.told(kind, 0)[0]["cards"] == ["eriu"]
        for other in (1, None):
            assert "cards" not in t.told(kind, other)[0]
            assert t.told(kind, other)[0]["count"] == 1


def test_r12_r5_4_bard_with_no_tale_to_draw_does_nothing() -> None:
    t = Table(TWO, hands=["bard", "new-clans " + ALL_TALES])
    t.play("0: play bard")
    assert t.hand(0) == []
    # Lug Samildanach and Oengus's Ploy.
    t.play("1: decline", "1: decline")
    assert t.asked() == {1: "turn"}
    assert t.told("drew") == []


# ------------------------------------------------------------------------------------------ Citadel


def test_r12_citadel_builds_and_takes_the_card_from_the_table() -> None:
    t = Table(
        {"valley": "2 1 capital", "cove": "1 1", "moor": "0 1"},
        hands=["citadel", "new-clans"],
        advantage_table=["cove"],
    )
    t.play("0: play citadel")
    # Where one is not present there is no building.
    assert t.legal(0) == ["territory cove", "territory valley"]
    t.play("0: territory cove")
    assert (t.citadels("cove"), t.citadels("valley")) == (1, 1)
    assert t.p.citadels_left == 9 - 2
    assert t.hand(0) == ["cove"]
    assert "cove" not in cards(t.p.advantage_table)


def test_q21_citadel_takes_the_card_out_of_anothers_hand() -> None:
    t = Table({"valley": "2 1 0 capital", "cove": "1 1 3"}, hands=["citadel", "new-clans", "cove"])
    t.play("0: play citadel", "0: territory cove")
    assert (t.hand(0), t.hand(2)) == (["cove"], [])
    # In the open (Q10).
    assert t.told("took")[0]["cards"] == ["cove"]


@pytest.mark.parametrize("place", ["own hand", "played"])
def test_q21_citadel_only_builds_if_the_card_is_ones_own_or_was_played(place: str) -> None:
    t = Table(
        {"valley": "2 1 capital", "cove": "2 1"},
        hands=["citadel cove" if place == "own hand" else "citadel", "new-clans valley"],
        advantage_played=["cove"] if place == "played" else [],
    )
    t.play("0: play citadel", "0: territory cove")
    assert t.citadels("cove") == 1
    assert t.hand(0) == (["cove"] if place == "own hand" else [])
    assert cards(t.p.advantage_played) == (["cove"] if place == "played" else [])
    assert t.hand(1) == ["new-clans", "valley"]
    assert t.told("took") == []


def test_q21_r1_3_with_no_citadel_left_it_only_takes() -> None:
    t = Table(
        {"valley": "2 1 capital" + 8 * " citadel", "cove": "1 0"},
        hands=["citadel", "new-clans"],
        advantage_table=["cove"],
    )
    assert t.p.citadels_left == 0
    t.play("0: play citadel", "0: territory cove")
    assert t.citadels("cove") == 0
    assert t.hand(0) == ["cove"]
    assert t.told("built") == []


def test_q21_the_swamp_cannot_be_chosen() -> None:
    t = Table(
        {"swamp": "2 1", "valley": "1 1 capital", "cove": "1 0"}, hands=["citadel", "new-clans"]
    )
    t.play("0: play citadel")
    assert t.legal(0) == ["territory cove", "territory valley"]


def test_q21_r5_4_present_in_the_swamp_alone_citadel_does_nothing() -> None:
    t = Table({"swamp": "2 1", "valley": "0 1 capital"}, hands=["citadel", "new-clans swamp"])
    t.play("0: play citadel")
    assert t.asked() == {1: "turn"}
    assert (t.citadels("swamp"), t.citadels("valley")) == (0, 1)
    assert t.hand(1) == ["new-clans", "swamp"]


# ----------------------------------------------------------------------------------------- Conquest


def test_r12_conquest_moves_any_number_into_any_territory() -> None:
    t = Table(
        {"valley": "3 0 capital", "cove": "0 2", "moor": "2 0", "plains": "0 0", "hills": "1 0"},
        hands=["conquest", "new-clans"],
    )
    t.play("0: play conquest")
    # Any territory, present there or not.
    assert len(t.legal(0)) == 5
    t.play("0: territory cove")
    # The hills do not touch the cove.
    assert t.legal(0) == ["from moor", "from valley", "done"]
    t.play("0: from moor", "0: count 1")
    assert t.legal(0) == ["from valley", "done"]
    t.play("0: from valley")
    assert t.legal(0) == ["count 1", "count 2", "count 3"]
    t.play("0: count 2")
    assert t.clans("cove") == [3, 2]
    assert t.clans("moor") == [1, 0]
    assert t.clans("valley") == [1, 0]
    # And a clash begins, of which they are the instigator.
    assert [(e["seat"], e["territory"]) for e in t.told("clash")] == [(0, "cove")]


def test_q34_conquest_may_move_none() -> None:
    t = Table({"valley": "3 1 capital", "cove": "1 2"}, hands=["conquest", "new-clans"])
    t.play("0: play conquest", "0: territory cove", "0: done")
    assert t.map() == {"valley": [3, 1], "cove": [1, 2]}
    # No clan has been moved in, so no clash begins, though opponents are there (R7.1).
    assert t.told("clash") == []
    assert t.asked() == {1: "turn"}


def test_r5_4_conquest_with_no_clan_near_does_nothing() -> None:
    t = Table(
        {"valley": "3 1 capital", "cove": "0 2", "moor": "0 0", "plains": "0 1"},
        hands=["conquest", "new-clans"],
    )
    t.play("0: play conquest", "0: territory plains")
    assert t.clans("plains") == [0, 1]
    assert t.asked() == {1: "turn"}


def test_r7_1_conquest_of_an_empty_territory_starts_no_clash() -> None:
    t = Table({"valley": "3 1 capital", "cove": "0 0"}, hands=["conquest", "new-clans"])
    t.play("0: play conquest", "0: territory cove", "0: from valley", "0: count 3")
    assert t.clans("cove") == [3, 0]
    assert t.told("clash") == []
    assert t.asked() == {1: "turn"}


# ----------------------------------------------------------------------------- Craftsmen & Peasants


def test_r12_craftsmen_place_up_to_as_many_as_there_are_citadels() -> None:
    t = Table(
        {
            "valley": "1 1 capital citadel",
            "cove": "1 0 citadel",
            "moor": "1 0",
            "hills": "0 1 citadel",
        },
        hands=["craftsmen-and-peasants", "new-clans"],
    )
    t.play("0: play craftsmen-and-peasants")
    # Not in the moor, which has none, nor in the hills, where they are not present.
    assert t.legal(0) == ["place cove", "place valley", "done"]
    t.play("0: place cove")
    assert t.legal(0) == ["place valley", "done"]
    t.play("0: place valley", "0: place valley")
    assert t.map() == {"valley": [3, 1], "cove": [2, 0], "moor": [1, 0], "hills": [0, 1]}
    assert t.asked() == {1: "turn"}


def test_q34_craftsmen_may_place_fewer_or_none() -> None:
    t = Table(
        {"valley": "1 1 capital citadel", "cove": "1 0 citadel"},
        hands=["craftsmen-and-peasants", "new-clans"],
    )
    u = Table.of(t.game.copy())
    t.play("0: play craftsmen-and-peasants", "0: done")
    assert t.map() == {"valley": [1, 1], "cove": [1, 0]}
    u.play("0: play craftsmen-and-peasants", "0: place valley", "0: done")
    assert u.map() == {"valley": [2, 1], "cove": [1, 0]}


def test_r1_4_craftsmen_place_no_more_than_the_reserve_holds() -> None:
    t = Table(
        {"valley": "9 1 capital citadel", "cove": "1 0 citadel", "moor": "1 0"},
        hands=["craftsmen-and-peasants", "new-clans"],
    )
    t.play("0: play craftsmen-and-peasants", "0: place cove")
    assert t.reserve() == [0, 11]
    assert t.map() == {"valley": [9, 1], "cove": [2, 0], "moor": [1, 0]}
    assert t.asked() == {1: "turn"}


@pytest.mark.parametrize(
    "lands", [{"valley": "0 1 capital", "cove": "3 0"}, {"valley": "12 1 capital"}]
)
def test_r5_4_craftsmen_with_no_citadel_or_no_reserve_do_nothing(lands: dict[str, str]) -> None:
    t = Table({**lands, "moor": "0 1"}, hands=["craftsmen-and-peasants", "new-clans"])
    before = t.map()
    t.play("0: play craftsmen-and-peasants")
    assert t.map() == before
    assert t.asked() == {1: "turn"}


# -------------------------------------------------------------------------------------------- Druid


def test_r12_druid_takes_a_discarded_action_card() -> None:
    t = Table(
        TWO,
        hands=["druid bard", "geis citadel"],
        action_discard=["conquest", "festival", "exploration"],
        set_aside="migration",
    )
    t.play("0: play druid", "1: decline")
    found = t.legal(0)
    # Everything in the pile, and nothing else: not the one set aside, not the Druid itself.
    assert found == [f"take {name}" for name in cards(t.p.action_discard)]
    assert "take migration" not in found
    assert "take druid" not in found
    assert "take festival" in found
    t.play("0: take festival")
    assert t.hand(0) == ["bard", "festival"]
    assert "festival" not in cards(t.p.action_discard)
    assert "druid" in cards(t.p.action_discard)


def test_r12_r10_6_only_its_player_sees_the_pile_and_what_was_taken() -> None:
    t = Table(TWO, hands=["druid bard", "new-clans"])
    t.play("0: play druid", "0: take geis")
    assert "geis" in t.told("looked", 0)[0]["cards"]
    assert t.told("took", 0)[0]["cards"] == ["geis"]
    for other in (1, None):
        assert "cards" not in t.told("looked", other)[0]
        assert "cards" not in t.told("took", other)[0]


def test_r12_druid_cannot_be_the_only_action_card() -> None:
    t = Table(TWO, hands=["druid geis valley dagda", "bard"])
    assert t.legal(0) == ["play druid", "pass"]
    t = Table(TWO, hands=["druid valley dagda", "bard"], windows="possible")
    assert t.legal(0) == ["pass"]


def test_r5_4_druid_with_an_empty_pile_does_nothing() -> None:
    everything = "bard citadel conquest craftsmen-and-peasants exploration festival"
    rest = "geis migration new-alliance new-clans sanctuary warlord"
    t = Table(TWO, hands=["druid " + everything, rest])
    assert t.p.action_discard == 0
    t.play("0: play druid", "1: decline")
    assert cards(t.p.action_discard) == ["druid"]
    assert t.hand(0) == everything.split()
    assert t.asked() == {1: "turn"}
