"""Random play for tests: positions from anywhere in a game, made from a seed."""

from __future__ import annotations

import random

from ardri.rules.engine import apply, legal, new_game
from ardri.rules.options import Options
from ardri.rules.position import Position


def options(players: int, seed: int = 0, possible: bool = False, round_limit: int = 12) -> Options:
    """Options that differ with the seed in ruleset and scenario."""
    return Options(players, seed % 5, seed // 5 % 2, possible, round_limit)


def step(p: Position, rng: random.Random) -> None:
    """One random decision, of any who owe one."""
    asked = [seat for seat in range(5) if p.asked >> seat & 1]
    seat = rng.choice(asked)
    apply(p, seat, rng.choice(legal(p, seat)))


def somewhere(players: int, seed: int, steps: int, possible: bool = False) -> Position:
    """A position some decisions into a random game (or its end)."""
    rng = random.Random(seed)
    p = new_game(options(players, seed, possible))
    for _ in range(steps):
        if not p.asked:
            break
        step(p, rng)
    return p
