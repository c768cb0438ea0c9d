"""Section 2: setup."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest

from ardri.rules import declare as declared
from ardri.rules.bits import members
from ardri.rules.cards.names import TERRITORIES
from ardri.rules.island import figure, hexes_of
from ardri.rules.options import Options
from ardri.rules.setup import new_position
from ardri.rules.vocabulary.card_words import draw
from ardri.rules.vocabulary.who import THE_BRENN
from tests.rules.table import Table, cards
from tests.rules.test_s01_components import AROUND, touching

FOUR = ["valley", "cove", "gates-of-tir-na-nog", "swamp"]
LAST_SIX = ["forest", "gates-of-tir-na-nog", "highlands", "meadows", "misty-lands", "mountains"]


def laid_out(players: int, *lands: str) -> Table:
    """A new game whose first territories are these."""
    table = Table.new(players=players)
    table.play(*[f"chance: territory {land}" for land in lands])
    return table


# ---------------------------------------------------------------------------------------- R2.1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r2_1_fewer_than_four_the_four_player_cards_stay_out(players: int) -> None:
    four = {"emissaries", "master-craftsman", "raid", "scouts-and-spies"}
    in_game = set(cards(new_position(Options(players, 0, 0, False, 0)).action_discard))
    assert in_game & four == (four if players == 4 else set())
    assert len(in_game) == (17 if players == 4 else 13)


# ---------------------------------------------------------------------------------------- R2.2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r2_2_as_many_territories_as_players_at_random(players: int) -> None:
    table = Table.new(players=players)
    for k in range(players):
        assert table.asked() == {"chance": "lay"}
        left = [land for land in TERRITORIES if land not in FOUR[:k]]
        assert table.legal("chance") == [f"territory {land}" for land in left]
        table.play(f"chance: territory {FOUR[k]}")
    assert table.asked() == {"chance": "first-brenn"}
    assert sorted(cards(table.p.advantage_table)) == sorted(FOUR[:players])
    assert table.data["stack"] == [[land for land in TERRITORIES if land not in FOUR[:players]]]


def test_r2_2_q42_which_goes_where_is_random() -> None:
    # The k-th drawn lies on the k-th place of the figure, whatever its name.
    for lands in (FOUR, FOUR[::-1], [FOUR[2], FOUR[0], FOUR[3], FOUR[1]]):
        table = laid_out(4, *lands)
        sites = [table.p.island.sites[TERRITORIES.index(land)] for land in lands]
        assert sites == figure(4)


def test_r2_2_q42_two_touch_each_other() -> None:
    one, other = figure(2)
    assert touching(one, other)


def test_r2_2_q42_three_lie_around_one_point() -> None:
    one, other, third = figure(3)
    # Around a point there are three hexagons: here one of each territory.
    assert any(
        (b[0] - a[0], b[1] - a[1]) in AROUND
        and (c[0] - a[0], c[1] - a[1]) in AROUND
        and (c[0] - b[0], c[1] - b[1]) in AROUND
        for a in hexes_of(one)
        for b in hexes_of(other)
        for c in hexes_of(third)
    )


def test_r2_2_q42_four_make_a_rhombus() -> None:
    sites = figure(4)
    for site in sites:
        assert sum(touching(site, other) for other in sites if other != site) >= 2
    cells = sorted(cell for site in sites for cell in hexes_of(site))
    assert len(set(cells)) == 12
    # Interlocked without a gap: rows as long as one another, each straight on from the last.
    assert cells == [(q, r) for q in range(3) for r in range(4)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r2_2_nothing_lies_upon_another(players: int) -> None:
    for one, other in combinations(figure(players), 2):
        assert not set(hexes_of(one)) & set(hexes_of(other))


def test_r2_2_gates_and_stone_circle_have_their_printed_sanctuary() -> None:
    table = laid_out(3, "gates-of-tir-na-nog", "stone-circle", "valley")
    assert table.sanctuaries("gates-of-tir-na-nog") == 1
    assert table.sanctuaries("stone-circle") == 1
    assert table.sanctuaries("valley") == 0
    assert table.p.sanctuaries_left == 9


# ---------------------------------------------------------------------------------------- R2.3


@pytest.mark.parametrize(
    ("players", "start"),
    [
        (2, ["cove", "valley"]),
        (3, ["cove", "plains", "valley"]),
        (4, ["cove", "hills", "plains", "valley"]),
    ],
)
def test_r2_3_the_discovery_scenario(players: int, start: list[str]) -> None:
    table = Table.new(players=players, scenario="discovery")
    assert table.legal("chance") == [f"territory {land}" for land in start]
    middle = [land for land in TERRITORIES if land not in start + LAST_SIX]
    table.chance()
    assert [TERRITORIES[land] for land in members(table.p.island.in_play)] == start
    assert table.data["stack"] == [middle, LAST_SIX]
    sites = {int(table.p.island.sites[TERRITORIES.index(land)]) for land in start}
    assert sites == set(figure(players))


def test_r2_3_the_last_six_are_the_last_to_be_drawn() -> None:
    lands = {"valley": "1 1 1 1", "cove": "1 1 1 1", "plains": "1 1 1 1", "hills": "1 1 1 1"}
    hands = ["exploration bard", "geis druid"]
    start = [*lands]
    middle = [land for land in TERRITORIES if land not in start + LAST_SIX]
    table = Table(lands, hands, scenario="discovery")
    table.play("0: play exploration", "1: decline", "0: at 0")
    assert table.legal("chance") == [f"territory {land}" for land in middle]
    more = dict.fromkeys(middle[1:], "0 0 0 0")
    table = Table({**lands, **more}, hands, scenario="discovery")
    table.play("0: play exploration", "1: decline", "0: at 0")
    # The last but the six: a choice of one, made by the engine.
    assert table.told("discovered")[0]["territory"] == middle[0]
    table = Table({**lands, **more, middle[0]: "0 0 0 0"}, hands, scenario="discovery")
    table.play("0: play exploration", "1: decline", "0: at 0")
    assert table.legal("chance") == [f"territory {land}" for land in LAST_SIX]


# ---------------------------------------------------------------------------------------- R2.4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r2_4_a_random_player_is_brenn(players: int) -> None:
    table = laid_out(players, *FOUR[:players])
    assert table.legal("chance") == [f"player {seat}" for seat in range(players)]
    table.play("chance: player 1")
    assert table.p.brenn == 1
    assert table.asked() == {1: "territory"}


def test_r2_4_the_brenn_chooses_the_capital() -> None:
    table = laid_out(3, "valley", "cove", "gates-of-tir-na-nog")
    table.play("chance: player 2")
    assert table.legal(2) == ["territory cove", "territory gates-of-tir-na-nog", "territory valley"]
    table.play("2: territory gates-of-tir-na-nog")
    assert table.p.capital == TERRITORIES.index("gates-of-tir-na-nog")
    assert table.citadels("gates-of-tir-na-nog") == 1
    assert table.sanctuaries("gates-of-tir-na-nog") == 2
    assert table.citadels("valley") == table.sanctuaries("valley") == 0
    assert (table.p.citadels_left, table.p.sanctuaries_left) == (8, 8)


def test_r2_4_q21_the_swamp_cannot_be_the_capital() -> None:
    table = laid_out(3, "swamp", "cove", "valley")
    table.play("chance: player 0")
    assert table.legal(0) == ["territory cove", "territory valley"]
    table.refuses("0: territory swamp")
    # Two players, the Swamp among the territories: there is only one choice left.
    table = laid_out(2, "swamp", "cove")
    table.play("chance: player 0")
    assert table.p.capital == TERRITORIES.index("cove")


# ---------------------------------------------------------------------------------------- R2.5


@pytest.mark.parametrize(
    ("players", "flock", "brenn", "order"),
    [
        (2, "clockwise", 1, [1, 0]),
        (2, "counterclockwise", 0, [0, 1]),
        (3, "clockwise", 1, [1, 2, 0]),
        (3, "counterclockwise", 1, [1, 0, 2]),
        (4, "clockwise", 2, [2, 3, 0, 1]),
        (4, "counterclockwise", 2, [2, 1, 0, 3]),
    ],
)
def test_r2_5_clans_from_the_brenn_in_turn_order_twice_round(
    players: int, flock: str, brenn: int, order: list[int]
) -> None:
    table = laid_out(players, *FOUR[:players])
    table.play(f"chance: player {brenn}", f"{brenn}: territory valley")
    assert table.asked() == {"chance": "toss"}
    assert table.legal("chance") == ["clockwise", "counterclockwise"]
    table.play(f"chance: {flock}")
    everywhere = sorted(f"place {land}" for land in FOUR[:players])
    for lap in range(2):
        for seat in order:
            assert table.asked() == {seat: "settle"}
            assert table.legal(seat) == everywhere
            assert table.p.round == 0
            table.play(f"{seat}: place {FOUR[(seat + lap) % players]}")
    assert table.reserve() == [10] * players
    assert [sum(clans) for clans in zip(*table.map().values(), strict=True)] == [2] * players


def test_r2_5_both_clans_may_go_to_one_territory() -> None:
    table = laid_out(2, "valley", "cove")
    table.play("chance: player 0", "0: territory valley", "chance: clockwise")
    table.play("0: place cove", "1: place valley", "0: place cove", "1: place valley")
    assert table.map() == {"cove": [2, 0], "valley": [0, 2]}


def test_r2_5_then_round_1_begins_with_an_assembly() -> None:
    table = laid_out(2, "valley", "cove")
    table.play("chance: player 0", "0: territory valley", "chance: clockwise")
    table.play("0: place cove", "1: place valley", "0: place cove", "1: place valley")
    # Seat 1 is chieftain of the Capital: the first Assembly makes it Brenn, and tosses the flock.
    assert (table.p.round, table.p.brenn) == (1, 1)
    assert table.asked() == {"chance": "toss"}
    assert (table.hand(0), table.hand(1)) == (["cove"], ["valley"])


@pytest.mark.parametrize("setup", ["clockwise", "counterclockwise"])
@pytest.mark.parametrize("first", ["clockwise", "counterclockwise"])
def test_r2_5_q42_the_toss_at_setup_is_no_change_of_direction(
    declare: Callable[..., None], setup: str, first: str
) -> None:
    # A territory that would make the Brenn draw at every change of direction.
    declared.land("valley", flock=[draw(by=THE_BRENN)])
    table = laid_out(2, "valley", "cove")
    table.play("chance: player 0", "0: territory valley", f"chance: {setup}")
    assert table.asked() == {0: "settle"}
    table.play("0: place valley", "1: place cove", "0: place valley", "1: place cove")
    table.play(f"chance: {first}")
    # But the toss in round 1's Assembly can be one.
    assert table.asked() == {"chance": "draw" if setup != first else "deal"}
