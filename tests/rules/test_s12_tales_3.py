"""Section 12: Dagda's Harp, Eriu, Nuada Silverhand, The Stone of Fal, Kernunos's Sanctuary."""

from __future__ import annotations

import pytest

from tests.rules.table import Table
from tests.rules.tales import view

# ------------------------------------------------------------------------------------- Dagda's Harp

LANDS = {"valley": "2 1 capital", "cove": "1 0", "moor": "0 1", "plains": "1 1"}


@pytest.mark.parametrize("others", [0, 1, 2, 3, 4])
def test_r12_harp_places_a_clan_for_each_other_tale_three_at_most(others: int) -> None:
    tales = " ".join(["eriu", "lug-samildanach", "fianna", "lugs-spear"][:others])
    # Cards of other kinds do not count.
    t = Table(LANDS, hands=["dagdas-harp bard citadel plains " + tales, "new-clans"])
    t.play("0: play dagdas-harp")
    placed = min(others, 3)
    for _ in range(placed):
        # Where they are present. As far as it can be done: there is no stopping before.
        assert t.legal(0) == ["place cove", "place plains", "place valley"]
        t.play("0: place cove")
    assert t.map() == {**clans_of(LANDS), "cove": [1 + placed, 0]}
    assert len(t.hand(0)) == 3 + others
    assert t.asked() == {1: "turn"}


def clans_of(lands: dict[str, str]) -> dict[str, list[int]]:
    """The clans of a description."""
    return {
        land: [int(word) for word in text.split() if word.isdecimal()]
        for land, text in lands.items()
    }


def test_r12_harp_shares_out_as_its_player_likes() -> None:
    t = Table(LANDS, hands=["dagdas-harp eriu fianna lugs-spear bard", "new-clans"])
    t.play("0: play dagdas-harp", "0: place cove", "0: place plains")
    assert t.legal(0) == ["place plains", "place valley"]
    # All are placed together, when all is declared (Q26).
    assert t.map() == clans_of(LANDS)
    t.play("0: place valley")
    assert t.map() == {"valley": [3, 1], "cove": [2, 0], "moor": [0, 1], "plains": [2, 1]}
    # The hand stays unseen.
    assert view(t, 1)["players"][0]["hand"]["tales"] == 3
    assert view(t, 1)["players"][0]["hand"]["known"] == []


def test_r12_harp_counts_the_other_tales_when_it_is_declared() -> None:
    # Its own player's Dagda is one of them, whether or not it is played later.
    t = Table(LANDS, hands=["dagdas-harp dagda bard", "new-clans"])
    t.play("0: play dagdas-harp", "0: place cove", "0: decline")
    assert t.clans("cove") == [2, 0]


def test_r1_4_harp_places_no_more_than_the_reserve_holds() -> None:
    t = Table(
        {"valley": "9 1 capital", "cove": "1 0"},
        hands=["dagdas-harp eriu fianna lugs-spear bard", "new-clans"],
    )
    t.play("0: play dagdas-harp", "0: place cove")
    assert t.legal(0) == ["place cove", "place valley"]
    t.play("0: place valley")
    assert t.map() == {"valley": [10, 1], "cove": [2, 0]}
    assert t.reserve() == [0, 11]


# --------------------------------------------------------------------------------------------- Eriu


def test_r12_eriu_places_a_clan_in_up_to_three_territories_with_a_sanctuary() -> None:
    t = Table(
        {
            "valley": "1 1 capital sanctuary sanctuary",
            "cove": "1 0 sanctuary",
            "stone-circle": "1 0",
            "gates-of-tir-na-nog": "1 0",
            "moor": "1 0",
            "plains": "0 1 sanctuary",
        },
        hands=["eriu bard", "new-clans"],
    )
    t.play("0: play eriu")
    four = ["place cove", "place gates-of-tir-na-nog", "place stone-circle", "place valley"]
    # Not in the moor, which has none, nor in the plains, where they are not present.
    assert t.legal(0) == [*four, "done"]
    t.play("0: place cove")
    # One in each, also with two sanctuaries.
    assert t.legal(0) == [*four[1:], "done"]
    v = Table.of(t.game.copy())
    t.play("0: place stone-circle")
    assert t.legal(0) == ["place valley", "done"]
    u = Table.of(t.game.copy())
    t.play("0: place valley")
    assert [t.clans(land)[0] for land in ("cove", "stone-circle", "valley")] == [2, 2, 2]
    assert t.clans("gates-of-tir-na-nog") == t.clans("moor") == [1, 0]
    assert t.asked() == {1: "turn"}
    # Three at most: not in the valley too.
    v.play("0: place gates-of-tir-na-nog", "0: place stone-circle")
    assert v.asked() == {1: "turn"}
    assert v.clans("valley") == [1, 1]
    # In up to three (Q34).
    u.play("0: done")
    assert [u.clans(land)[0] for land in ("cove", "stone-circle", "valley")] == [2, 2, 1]


def test_q26_eriu_is_declared_together() -> None:
    t = Table(
        {"valley": "1 1 capital sanctuary", "cove": "1 0 sanctuary"},
        hands=["eriu bard", "new-clans dagda"],
    )
    t.play("0: play eriu", "0: place cove")
    assert t.asked() == {0: "place"}
    t.play("0: place valley")
    # Nothing is placed before the cancel window.
    assert t.asked() == {1: "window"}
    assert t.map() == {"valley": [1, 1], "cove": [1, 0]}
    t.play("1: decline")
    assert t.map() == {"valley": [2, 1], "cove": [2, 0]}


def test_q34_eriu_may_place_none() -> None:
    t = Table({"valley": "1 1 capital sanctuary"}, hands=["eriu bard", "new-clans"])
    t.play("0: play eriu", "0: done")
    assert t.clans("valley") == [1, 1]
    assert t.data["epic_discard"] == ["eriu"]
    assert t.asked() == {1: "turn"}


def test_r1_4_eriu_places_no_more_than_the_reserve_holds() -> None:
    t = Table(
        {"valley": "10 1 capital sanctuary", "cove": "1 0 sanctuary"},
        hands=["eriu bard", "new-clans"],
    )
    t.play("0: play eriu")
    assert t.legal(0) == ["place cove", "place valley", "done"]
    t.play("0: place cove")
    assert t.map() == {"valley": [10, 1], "cove": [2, 0]}
    assert t.asked() == {1: "turn"}


# --------------------------------------------------------------------------------- Nuada Silverhand


def test_r12_nuada_places_a_clan_for_each_opponent_present_where_one_is_chieftain() -> None:
    t = Table(
        {
            "valley": "3 2 1 2 capital",
            "cove": "2 1 0 0",
            "moor": "1 0 0 0",
            "plains": "1 1 0 0",
            "hills": "0 0 2 0",
        },
        hands=["nuada-silverhand bard", "new-clans"],
    )
    t.play("0: play nuada-silverhand")
    # Alone in the moor, a tie in the plains.
    assert t.legal(0) == ["place cove", "place valley", "done"]
    t.play("0: place cove")
    # For each opponent, not for each clan.
    assert t.legal(0) == ["place valley", "done"]
    t.play("0: place valley", "0: place valley")
    assert t.legal(0) == ["place valley", "done"]
    t.play("0: place valley")
    assert t.clans("valley") == [6, 2, 1, 2]
    assert t.clans("cove") == [3, 1, 0, 0]
    assert t.clans("moor") == [1, 0, 0, 0]
    assert t.asked() == {1: "turn"}


def test_r12_nuada_may_leave_out_any_of_them() -> None:
    lands = {"valley": "4 3 1 2 capital", "cove": "2 1 0 0"}
    t = Table(lands, hands=["nuada-silverhand bard", "new-clans"])
    u, v = Table.of(t.game.copy()), Table.of(t.game.copy())
    t.play("0: play nuada-silverhand", "0: done")
    assert t.map() == clans_of(lands)
    u.play("0: play nuada-silverhand", "0: place cove", "0: done")
    assert u.map() == {"valley": [4, 3, 1, 2], "cove": [3, 1, 0, 0]}
    v.play("0: play nuada-silverhand", "0: place valley", "0: done")
    assert v.map() == {"valley": [5, 3, 1, 2], "cove": [2, 1, 0, 0]}
    for table in (t, u, v):
        assert table.asked() == {1: "turn"}


def test_r12_r1_4_nuada_places_no_more_than_the_reserve_holds() -> None:
    t = Table(
        {"valley": "7 3 1 2 capital", "cove": "3 1 0 0"},
        hands=["nuada-silverhand bard", "new-clans"],
    )
    t.play("0: play nuada-silverhand", "0: place cove")
    assert t.legal(0) == ["place valley", "done"]
    t.play("0: place valley")
    assert t.map() == {"valley": [8, 3, 1, 2], "cove": [4, 1, 0, 0]}
    assert t.asked() == {1: "turn"}


# --------------------------------------------------------------------------------- The Stone of Fal


def test_r12_stone_of_fal_places_two_clans_in_the_capitals_territory() -> None:
    # Whether or not one is present there.
    t = Table({"valley": "0 1 capital", "cove": "2 0"}, hands=["stone-of-fal bard", "citadel"])
    t.play("0: play stone-of-fal")
    assert t.map() == {"valley": [2, 1], "cove": [2, 0]}
    assert t.told("clash") == []
    assert t.asked() == {1: "turn"}


def test_r1_4_stone_of_fal_with_one_clan_left_places_one() -> None:
    t = Table({"valley": "3 1 capital", "cove": "8 0"}, hands=["stone-of-fal bard", "citadel"])
    t.play("0: play stone-of-fal")
    assert t.map() == {"valley": [4, 1], "cove": [8, 0]}
    assert [told["count"] for told in t.told("placed")] == [1]


# ----------------------------------------------------------------------------- Kernunos's Sanctuary


def test_r12_kernunos_places_a_clan_and_a_sanctuary_where_there_is_none() -> None:
    t = Table(
        {
            "valley": "1 1 capital sanctuary",
            "cove": "1 0",
            "stone-circle": "1 0",
            "swamp": "1 1",
            "plains": "0 1",
        },
        hands=["kernunos-sanctuary bard", "citadel"],
    )
    t.play("0: play kernunos-sanctuary")
    assert t.legal(0) == ["territory cove", "territory swamp"]
    t.play("0: territory swamp")
    assert t.clans("swamp") == [2, 1]
    assert t.sanctuaries("swamp") == 1
    assert t.p.sanctuaries_left == 9 - 2
    # It does not draw: it does not say so (Q9).
    assert t.told("drew") == []
    assert t.hand(0) == ["bard"]
    assert t.asked() == {1: "turn"}


def test_q9_no_card_fits_a_draw_that_is_none() -> None:
    t = Table(
        {"valley": "1 1 capital", "meadows": "1 0"},
        hands=["kernunos-sanctuary meadows bard", "citadel"],
    )
    t.play("0: play kernunos-sanctuary", "0: territory valley")
    assert t.asked() == {1: "turn"}
    assert t.hand(0) == ["bard", "meadows"]


def test_r1_3_kernunos_with_no_sanctuary_left_places_the_clan() -> None:
    t = Table(
        {"valley": "1 1 capital" + 9 * " sanctuary", "cove": "1 0"},
        hands=["kernunos-sanctuary bard", "citadel"],
    )
    assert t.p.sanctuaries_left == 0
    t.play("0: play kernunos-sanctuary")
    assert t.clans("cove") == [2, 0]
    assert t.sanctuaries("cove") == 0
    assert t.told("built") == []


def test_r1_4_kernunos_with_an_empty_reserve_builds() -> None:
    t = Table({"valley": "12 1 capital"}, hands=["kernunos-sanctuary bard", "citadel"])
    t.play("0: play kernunos-sanctuary")
    assert t.clans("valley") == [12, 1]
    assert t.sanctuaries("valley") == 1


def test_r5_4_kernunos_with_no_such_territory_does_nothing() -> None:
    t = Table(
        {"valley": "1 1 capital sanctuary", "cove": "0 1"},
        hands=["kernunos-sanctuary bard", "citadel"],
    )
    t.play("0: play kernunos-sanctuary")
    assert t.map() == {"valley": [1, 1], "cove": [0, 1]}
    assert (t.sanctuaries("valley"), t.sanctuaries("cove")) == (1, 0)
    assert t.asked() == {1: "turn"}
