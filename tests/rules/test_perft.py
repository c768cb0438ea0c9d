"""Node counts from fixed positions to a fixed depth: any change of the rules shows in them.

A node is a decision of a seat or of chance; several who are asked at once are asked in order.
"""

from __future__ import annotations

import pytest

from ardri.rules.engine import apply, legal, new_game, who
from ardri.rules.options import Options
from ardri.rules.position import Position
from tests.rules.play import somewhere


def perft(p: Position, depth: int) -> int:
    """How many sequences of that many decisions there are."""
    if depth == 0 or not p.asked:
        return 1
    seat = who(p)
    choices = legal(p, seat)
    if depth == 1:
        return len(choices)
    nodes = 0
    for action in choices:
        q = p.copy()
        apply(q, seat, action)
        nodes += perft(q, depth - 1)
    return nodes


#: Players, depth, nodes.
SETUP = [(2, 5, 1920), (3, 5, 28350), (4, 4, 43680)]

#: Players, seed, decisions played, window mode, depth, nodes.
INSIDE = [
    (2, 0, 230, False, 6, 12568),
    (2, 1, 110, False, 6, 23072),
    (2, 0, 160, True, 8, 4198),
    (3, 0, 160, False, 6, 757),
    (3, 3, 230, False, 6, 1664),
    (3, 2, 110, True, 6, 2140),
    (4, 0, 60, False, 6, 5324),
    (4, 1, 60, True, 5, 4309),
    (4, 2, 160, True, 6, 10757),
    (4, 0, 110, False, 6, 1472),
]


@pytest.mark.parametrize(("players", "depth", "nodes"), SETUP)
def test_node_counts_from_setup(players: int, depth: int, nodes: int) -> None:
    assert perft(new_game(Options(players, 0, 0, False, 0)), depth) == nodes


@pytest.mark.parametrize(("players", "seed", "steps", "possible", "depth", "nodes"), INSIDE)
def test_node_counts_from_inside_a_game(
    players: int, seed: int, steps: int, possible: bool, depth: int, nodes: int
) -> None:
    assert perft(somewhere(players, seed, steps, possible), depth) == nodes
