"""Node counts from fixed positions to a fixed depth: any change of the rules shows in them.

A node is a decision of a seat or of chance; several who are asked at once are asked in order.
"""

from __future__ import annotations

import pytest

from ardri.rules.engine import new_game
from ardri.rules.options import Options
from tests.rules.hard import HARD
from tests.rules.play import perft, somewhere

#: Players, depth, nodes.
SETUP = [(2, 5, 1920), (3, 5, 28350), (4, 4, 43680)]

#: Players, seed, decisions played, window mode, depth, nodes.
INSIDE = [
    (2, 1, 110, False, 7, 7472),
    (2, 2, 230, False, 7, 12396),
    (2, 0, 230, True, 9, 5743),
    (3, 0, 160, False, 5, 16122),
    (3, 3, 160, False, 8, 15813),
    (3, 2, 230, True, 7, 5568),
    (4, 0, 60, False, 7, 19294),
    (4, 1, 60, True, 6, 11768),
    (4, 2, 110, True, 9, 13773),
    (4, 2, 230, False, 7, 20229),
]

#: The depth, and the nodes, of each hard position.
PINNED = {
    "chain": (8, 12825),
    "removals": (9, 22970),
    "maneuvers": (9, 16934),
    "mountains": (8, 12960),
    "cathbad": (10, 31714),
    "moor": (15, 35499),
    "morrigan": (6, 17933),
    "hands": (8, 39282),
    "tales": (10, 20862),
    "tailtu": (7, 39776),
}


@pytest.mark.parametrize(("players", "depth", "nodes"), SETUP)
def test_node_counts_from_setup(players: int, depth: int, nodes: int) -> None:
    assert perft(new_game(Options(players, 0, 0, False, 0)), depth) == nodes


@pytest.mark.parametrize(("players", "seed", "steps", "possible", "depth", "nodes"), INSIDE)
def test_node_counts_from_inside_a_game(
    players: int, seed: int, steps: int, possible: bool, depth: int, nodes: int
) -> None:
    assert perft(somewhere(players, seed, steps, possible), depth) == nodes


@pytest.mark.parametrize("name", HARD)
def test_node_counts_of_hard_positions(name: str) -> None:
    depth, nodes = PINNED[name]
    assert perft(HARD[name]().p, depth) == nodes
