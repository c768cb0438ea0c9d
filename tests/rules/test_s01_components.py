"""Section 1: components and rulesets, supplies, the map."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardri import Game
from ardri.game.errors import GameError
from ardri.rules.bits import members
from ardri.rules.cards.names import (
    ACTION_CARDS,
    CARDS,
    EPIC_TALES,
    FIRST_ADVANTAGE,
    TERRITORIES,
)
from ardri.rules.compat import i64, vec
from ardri.rules.island import NOWHERE, REACH, Island, hexes_of, site_at, site_of
from tests.rules.table import Table, cards

FOUR_PLAYERS_ONLY = {"emissaries", "master-craftsman", "raid", "scouts-and-spies"}
AROUND = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]


# ---------------------------------------------------------------------------------------- R1.1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r1_1_players_clans_cards_and_territories(players: int) -> None:
    table = Table.new(players=players)
    assert table.game.players == players
    assert table.reserve() == [12] * players
    assert len(TERRITORIES) == 16
    assert CARDS[FIRST_ADVANTAGE:] == TERRITORIES
    assert len(ACTION_CARDS) == 17
    assert len(EPIC_TALES) == 30
    assert sorted(CARDS[:FIRST_ADVANTAGE]) == sorted(ACTION_CARDS + EPIC_TALES)
    in_game = set(cards(table.p.options.actions))
    assert in_game == set(ACTION_CARDS) - (FOUR_PLAYERS_ONLY if players < 4 else set())
    assert cards(table.p.deck) == EPIC_TALES
    assert table.legal("chance") == [f"territory {land}" for land in TERRITORIES]


@pytest.mark.parametrize("players", [0, 1, 5, -1, True])
def test_r1_1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(GameError, match="players"):
        Game.new(players=players)


def test_r1_1_seats_are_in_clockwise_order() -> None:
    table = Table({"valley": "1 1 1 1", "cove": "0 0 0 0"}, ["bard"] * 1, turn=1)
    # 1, 2 and 3 have nothing to play and no choice but to pass: it is 0's turn.
    assert table.asked() == {0: "turn"}
    table = Table({"valley": "1 1 1 1"}, ["", "", "bard", "druid geis"], turn=1)
    assert table.asked() == {2: "turn"}
    table.play("2: pass")
    assert table.asked() == {3: "turn"}


# ---------------------------------------------------------------------------------------- R1.2


@pytest.mark.parametrize(
    ("ruleset", "citadels", "sanctuaries", "deeds"),
    [("2e", 9, 9, 10), ("en", 10, 10, 8), ("es", 10, 10, 8), ("fr", 9, 9, 8), ("uk", 9, 9, 8)],
)
def test_r1_2_what_is_in_the_box(ruleset: str, citadels: int, sanctuaries: int, deeds: int) -> None:
    table = Table.new(players=2, ruleset=ruleset)
    p = table.p
    assert (p.citadels_left, p.sanctuaries_left, p.deeds_left) == (citadels, sanctuaries, deeds)
    table.play("chance: territory gates-of-tir-na-nog", "chance: territory valley")
    table.play("chance: player 0", "0: territory valley")
    p = table.p
    # The Capital is one of the citadels; what is printed on a territory is no token.
    assert (p.citadels_left, p.sanctuaries_left) == (citadels - 1, sanctuaries - 1)


def test_r1_2_the_default_is_the_latest_edition() -> None:
    default, latest = Game.new(players=2, seed=1), Game.new(players=2, seed=1, ruleset="2e")
    assert default.truth == latest.truth
    with pytest.raises(GameError, match="ruleset"):
        Game.new(ruleset="de")


def test_r1_2_a_pretender_token_for_each_of_four() -> None:
    everywhere = dict.fromkeys(TERRITORIES[:6], "1 1 1 1")
    table = Table(everywhere, ["bard", "druid geis", "citadel", "conquest"])
    for seat in range(4):
        table.play(f"{seat}: pretend")
    assert table.pretenders() == [0, 1, 2, 3]


def test_r1_2_one_festival_marker() -> None:
    lands = {"valley": "1 1 sanctuary", "cove": "1 1 sanctuary festival"}
    table = Table(lands, ["festival bard", "druid geis"])
    table.play("0: play festival", "0: territory valley", "1: decline")
    assert [land for land in lands if table.p.festival == TERRITORIES.index(land)] == ["valley"]


def test_r1_2_an_advantage_card_only_for_territories_in_play() -> None:
    table = Table({"valley": "1 1", "cove": "1 1"}, ["bard", "druid geis"])
    assert table.data["advantage_table"] == ["cove", "valley"]


# ---------------------------------------------------------------------------------------- R1.3


def test_r1_3_no_citadel_left_the_card_is_still_taken() -> None:
    lands = {"valley": "1 1 capital" + 8 * " citadel", "cove": "1 1"}
    table = Table(lands, ["citadel bard", "geis druid"])
    assert table.p.citadels_left == 0
    table.play("0: play citadel", "0: territory cove", "1: decline")
    assert table.citadels("cove") == 0
    assert table.hand(0) == ["bard", "cove"]


def test_r1_3_the_last_citadel_is_placed() -> None:
    lands = {"valley": "1 1 capital" + 7 * " citadel", "cove": "1 1"}
    table = Table(lands, ["citadel bard", "geis druid"])
    table.play("0: play citadel", "0: territory cove", "1: decline")
    assert table.citadels("cove") == 1
    assert table.p.citadels_left == 0


def test_r1_3_no_sanctuary_left_a_tale_is_still_drawn() -> None:
    lands = {"valley": "1 1" + 9 * " sanctuary", "cove": "1 1"}
    table = Table(lands, ["sanctuary bard", "geis druid"])
    assert table.p.sanctuaries_left == 0
    table.play("0: play sanctuary", "0: territory cove", "1: decline", "chance: draw eriu")
    assert table.sanctuaries("cove") == 0
    assert table.hand(0) == ["bard", "eriu"]


def test_r1_3_no_tale_left_the_sanctuary_is_still_placed() -> None:
    hands = ["sanctuary bard " + " ".join(EPIC_TALES), "geis druid"]
    table = Table({"valley": "1 1", "cove": "1 1"}, hands)
    assert table.p.deck == table.p.epic_discard == 0
    table.play("0: play sanctuary", "0: territory cove", "1: decline")
    # Lug Samildanach and Oengus's Ploy are among the Tales.
    table.play("0: decline", "0: decline")
    assert table.sanctuaries("cove") == 1
    assert table.hand(0) == ["bard", *EPIC_TALES]
    assert table.asked() == {1: "turn"}


@pytest.mark.parametrize(("left", "gained"), [(0, 0), (1, 1)])
def test_r1_3_no_deed_left(left: int, gained: int) -> None:
    table = Table(
        {"valley": "2 2 capital", "cove": "1 0"},
        ["warlord bard", "geis"],
        deeds=[0, 10 - left],
    )
    table.play("0: play warlord", "0: territory valley", "1: decline")
    table.play("1: decline")  # the citadel
    table.play("0: attack 1", "1: remove", "0: play bard")
    table.play("1: decline")
    assert table.deeds() == [gained, 10 - left]
    assert table.p.deeds_left == 0


# ---------------------------------------------------------------------------------------- R1.4


def test_r1_4_e13_place_two_with_one_left() -> None:
    table = Table({"valley": "11 1", "cove": "0 1"}, ["new-clans bard", "geis druid"])
    table.play("0: play new-clans", "1: decline")
    assert table.clans("valley") == [12, 1]
    assert table.reserve() == [0, 10]


def test_r1_4_e13_the_owner_says_where_the_last_one_goes() -> None:
    lands = {"valley": "10 1", "cove": "1 1"}
    table = Table(lands, ["new-clans bard", "geis druid"])
    table.play("0: play new-clans")
    assert table.legal(0) == ["place cove", "place valley"]
    table.play("0: place cove", "1: decline")
    assert table.map() == {"valley": [10, 1], "cove": [2, 1]}


def test_r1_4_nothing_left_nothing_placed() -> None:
    table = Table({"valley": "12 1"}, ["new-clans bard", "geis druid"])
    table.play("0: play new-clans", "1: decline")
    assert table.clans("valley") == [12, 1]
    assert table.data["action_discard"] == ["new-clans"]


def test_r1_4_with_too_few_the_owner_shares_them_out() -> None:
    lands = {"valley": "8 1 citadel citadel", "cove": "2 1 citadel citadel"}
    hands = ["craftsmen-and-peasants bard", "geis druid"]
    table = Table(lands, hands)
    table.play("0: play craftsmen-and-peasants", "0: place cove")
    assert table.legal(0) == ["place cove", "place valley", "done"]
    table.play("0: place valley")
    # Two in reserve, four citadels: after two there is nothing more to share out.
    assert table.asked() == {1: "window"}
    table.play("1: decline")
    assert table.map() == {"valley": [9, 1], "cove": [3, 1]}


def test_r1_4_placed_from_ones_own_reserve() -> None:
    table = Table({"valley": "2 3"}, ["new-clans bard", "geis druid"])
    table.play("0: play new-clans", "1: decline")
    assert table.reserve() == [8, 9]


# ---------------------------------------------------------------------------------------- R1.5


def test_r1_5_any_number_of_buildings_anywhere() -> None:
    lands = {"valley": "1 1 capital" + 6 * " citadel" + 7 * " sanctuary", "cove": "1 1"}
    table = Table(lands, ["sanctuary citadel", "geis druid"])
    table.play("0: play sanctuary", "0: territory valley", "1: decline", "chance: draw eriu")
    table.play("1: pass", "0: play citadel", "0: territory valley", "1: decline")
    assert (table.citadels("valley"), table.sanctuaries("valley")) == (8, 8)


def test_r1_5_buildings_belong_to_nobody() -> None:
    # Seat 1 builds, seat 0 makes use of it: a citadel for Craftsmen & Peasants.
    lands = {"valley": "1 1", "cove": "1 1 capital"}
    table = Table(lands, ["craftsmen-and-peasants bard", "citadel geis"], turn=1)
    table.play("1: play citadel", "1: territory valley", "1: decline")
    table.play("0: play craftsmen-and-peasants")
    assert table.legal(0) == ["place cove", "place valley", "done"]


# ---------------------------------------------------------------------------------------- R1.6


def touching(one: int, other: int) -> bool:
    theirs = set(hexes_of(other))
    return any((q + dq, r + dr) in theirs for q, r in hexes_of(one) for dq, dr in AROUND)


def in_one_piece(sites: list[int]) -> bool:
    reached = {sites[0]}
    while more := {site for site in sites for old in reached if touching(site, old)} - reached:
        reached |= more
    return reached == set(sites)


def grown(seed: int, lands: int) -> Island:
    """A random map, grown territory by territory."""
    rng = random.Random(seed)
    order = rng.sample(range(16), lands)
    sites = [NOWHERE] * 16
    direction = rng.randrange(2)
    sites[order[0]] = site_at(0, 0, direction)
    beside = site_at(0, 1, 0) if direction else site_at(1, 1, 1)
    island = Island(vec[i64](sites)).added(order[1], beside)
    for land in order[2:]:
        island = island.added(land, rng.choice(island.spots()))
    return island


@given(st.integers(-50, 50), st.integers(-50, 50), st.integers(0, 1), st.randoms())
def test_r1_6_three_hexagons_that_touch_one_another(
    q: int, r: int, direction: int, rng: random.Random
) -> None:
    cells = hexes_of(site_at(q, r, direction))
    assert len(set(cells)) == 3
    for one in cells:
        for other in cells:
            assert one == other or (other[0] - one[0], other[1] - one[1]) in AROUND
    rng.shuffle(cells)
    assert site_of(cells) == site_at(q, r, direction)


def test_r1_6_both_ways_that_a_triangle_can_point() -> None:
    assert hexes_of(site_at(2, 3, 0)) == [(2, 3), (3, 3), (2, 4)]
    assert hexes_of(site_at(2, 3, 1)) == [(2, 3), (3, 3), (3, 2)]


def test_r1_6_other_shapes_are_no_territory() -> None:
    for cells in (
        [(0, 0), (1, 0), (2, 0)],
        [(0, 0), (1, 0), (0, 2)],
        [(0, 0), (1, 0), (1, 0)],
        [(0, 0), (1, 0)],
        [(0, 0), (1, 0), (0, 1), (1, 1)],
        [(0, 0), (0, 1), (1, 1)],
        [(REACH + 1, 0), (REACH + 2, 0), (REACH + 1, 1)],
    ):
        assert site_of(cells) == NOWHERE


@given(st.integers(0, 10**6), st.integers(2, 16))
def test_r1_6_adjacent_when_any_hexagons_share_an_edge(seed: int, lands: int) -> None:
    island = grown(seed, lands)
    assert len(members(island.in_play)) == lands
    for one in range(16):
        expected = [
            other
            for other in range(16)
            if other != one
            and NOWHERE not in (island.sites[one], island.sites[other])
            and touching(island.sites[one], island.sites[other])
        ]
        assert members(island.near[one]) == expected


@given(st.integers(0, 10**6), st.integers(2, 16))
def test_r1_6_the_map_is_one_piece(seed: int, lands: int) -> None:
    island = grown(seed, lands)
    assert island.one_piece()
    left = [island.sites[land] for land in members(island.in_play)]
    hexes = [cell for site in left for cell in hexes_of(site)]
    assert len(set(hexes)) == 3 * lands
    # Take one away: sometimes that leaves two pieces.
    gone = members(island.in_play)[seed % lands]
    rest = [site if land != gone else NOWHERE for land, site in enumerate(island.sites)]
    there = [site for site in rest if site != NOWHERE]
    assert Island(vec[i64](rest)).one_piece() == in_one_piece(there)


def test_r1_6_a_map_in_two_pieces() -> None:
    sites = [NOWHERE] * 16
    sites[3] = site_at(0, 0, 0)
    assert Island(vec[i64](sites)).one_piece()
    sites[5] = site_at(3, 0, 0)
    assert not Island(vec[i64](sites)).one_piece()
    sites[5] = site_at(2, 0, 0)
    assert Island(vec[i64](sites)).one_piece()
