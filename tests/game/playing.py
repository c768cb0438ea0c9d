"""What the tests of the match share: random play, and a small position to change."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from ardri import Game

#: Games to play at random: players, windows, whether chance is asked, scenario, seed.
tables = st.tuples(
    st.sampled_from([2, 3, 4]),
    st.sampled_from(["holders", "possible"]),
    st.booleans(),
    st.sampled_from(["standard", "discovery"]),
    st.integers(0, 10_000),
)
Table = tuple[int, str, bool, str, int]


def new_game(table: Table, round_limit: int = 6) -> Game:
    """A game to be played at random."""
    players, windows, explicit, scenario, seed = table
    return Game.new(
        players,
        seed,
        scenario=scenario,
        windows=windows,
        round_limit=round_limit,
        explicit_chance=explicit,
    )


def step(game: Game, rng: random.Random) -> Any:
    """One random decision; who made it."""
    decisions = game.decisions
    seat = rng.choice(sorted(decisions, key=str))
    game.play(seat, rng.choice(decisions[seat].actions))
    return seat


def moments(table: Table, most: int = 10_000) -> Iterator[Game]:
    """A game at each of its decisions, played at random to its end."""
    game = new_game(table)
    rng = random.Random(table[-1])
    for _ in range(most):
        yield game
        if game.over:
            return
        step(game, rng)


def small() -> dict[str, Any]:
    """A position of three in a Season: seat 0's turn, five territories."""
    return {
        "round": 3,
        "turn": 0,
        "brenn": 1,
        "map": [
            {
                "territory": "valley",
                "hexes": [[0, 0], [1, 0], [0, 1]],
                "clans": [4, 1, 0],
                "capital": True,
            },
            {"territory": "cove", "hexes": [[1, 1], [2, 1], [2, 0]], "clans": [1, 0, 2]},
            {"territory": "moor", "hexes": [[0, 2], [1, 2], [0, 3]], "clans": [2, 0, 0]},
            {"territory": "hills", "hexes": [[3, 0], [3, 1], [4, 0]], "clans": [0, 1, 1]},
            {"territory": "stone-circle", "hexes": [[2, 2], [3, 2], [2, 3]]},
        ],
        "players": [
            {"hand": ["migration", "new-clans", "valley", "balors-eye"], "deeds": 2},
            {"hand": ["geis", "druid"], "pretender": True},
            {"hand": ["conquest", "craftsmen-and-peasants"]},
        ],
        "action_discard": ["bard"],
        "set_aside": "warlord",
        "epic_discard": ["eriu"],
        "advantage_played": ["hills"],
    }
