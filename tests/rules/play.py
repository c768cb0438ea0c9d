"""Random play for tests: positions from anywhere in a game, made from a seed."""

from __future__ import annotations

import random

from ardri.rules.actions import TEXTS
from ardri.rules.bits import BIT, members
from ardri.rules.cards.names import TALES
from ardri.rules.decisions import kind_asked
from ardri.rules.discovery import first_set, lay
from ardri.rules.engine import apply, legal, new_game, who
from ardri.rules.knowledge import rows_but, seen, slipped
from ardri.rules.options import Options
from ardri.rules.position import DECK, HAND, Position


def options(players: int, seed: int = 0, possible: bool = False, round_limit: int = 12) -> Options:
    """Options that differ with the seed in ruleset and scenario."""
    return Options(players, seed % 5, seed // 5 % 2, possible, round_limit)


def step(p: Position, rng: random.Random) -> None:
    """One random decision, of any who owe one."""
    asked = [seat for seat in range(5) if p.asked >> seat & 1]
    seat = rng.choice(asked)
    apply(p, seat, rng.choice(legal(p, seat)))


def choice(p: Position, rng: random.Random) -> tuple[int, int]:
    """Somebody who is asked, and one of their choices. Declining and passing are rarer."""
    seat = rng.choice(members(p.asked))
    actions = legal(p, seat)
    action = rng.choice(actions)
    if TEXTS[action] in ("pass", "decline", "peace") and rng.random() < 0.5:
        action = rng.choice(actions)
    return int(seat), int(action)


def somewhere(players: int, seed: int, steps: int, possible: bool = False) -> Position:
    """A position some decisions into a random game (or its end)."""
    rng = random.Random(seed)
    return _on(new_game(options(players, seed, possible)), rng, steps)


def rich_game(chosen: Options, rng: random.Random) -> Position:
    """A game about to begin on a larger map, with Epic Tales in every hand.

    So that all cards are played early and often. The Tales are drawn unseen, as in a game.
    """
    p = new_game(chosen)
    while kind_asked(p) == "lay":
        step(p, rng)
    for _ in range(rng.randrange(8)):
        lay(p, rng.choice(members(first_set(p))), rng.choice(list(p.island.spots())))
    for seat in range(p.options.players):
        for _ in range(rng.randrange(7)):
            tale = BIT[rng.choice(members(p.deck))]
            p.deck &= ~tale
            p.hand[seat] |= tale
            slipped(p, rows_but(p, seat), DECK, HAND + seat, TALES)
            seen(p, BIT[seat], tale, HAND + seat)
    return p


def rich(players: int, seed: int, steps: int, possible: bool = False) -> Position:
    """A position some decisions into such a game (or its end)."""
    rng = random.Random(seed)
    return _on(rich_game(options(players, seed, possible), rng), rng, steps)


def _on(p: Position, rng: random.Random, steps: int) -> Position:
    for _ in range(steps):
        if not p.asked:
            break
        step(p, rng)
    return p


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
