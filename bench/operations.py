"""What programs do with our positions, one at a time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from time import process_time
from typing import Final

from ardri.game.view import View
from ardri.rules.codec import from_bytes, to_bytes
from ardri.rules.compat import COMPILED
from ardri.rules.determinise import determinise
from ardri.rules.engine import apply, legal, new_game, who
from ardri.rules.position import CHANCE, Position
from ardri.rules.sight import sight_of
from bench.playing import options
from bench.tasks import Task, repeated, share

#: So many positions of games of four, each so many decisions behind the one before it.
POSITIONS: Final = 1000
APART: Final = 23
#: How often each of them is taken in a round.
QUICK: Final = 400 if COMPILED else 40
SLOW: Final = 100 if COMPILED else 10
SLOWEST: Final = 8 if COMPILED else 2


def positions(many: int, apart: int = APART) -> Iterator[Position]:
    """Positions in which a player decides, from random games of four."""
    rng = random.Random(1)
    seen = found = 0
    while True:
        p = new_game(options(4))
        while p.asked:
            seat = who(p)
            choices = legal(p, seat)
            if seat != CHANCE:
                seen += 1
                if seen % apart == 0:
                    yield p.copy()
                    found += 1
                    if found == many:
                        return
            apply(p, seat, choices[rng.randrange(len(choices))])


def _some(part: int) -> Iterator[Position]:
    return positions(share(POSITIONS, part))


def copying(part: int) -> Task:
    """A copy of a position."""
    times, kept = share(QUICK, part), list(_some(part))

    def run() -> float:
        began = process_time()
        for _ in range(times):
            for p in kept:
                p.copy()
        return process_time() - began

    return Task(run, {"times": times * len(kept)})


def expanding(part: int) -> Task:
    """A copy, and a legal action carried out in it: what a search does to look at a move."""
    rng = random.Random(2)
    times = share(QUICK, part)
    cases = [(p, who(p), rng.choice(legal(p, who(p)))) for p in _some(part)]

    def run() -> float:
        began = process_time()
        for _ in range(times):
            for p, seat, action in cases:
                apply(p.copy(), seat, action)
        return process_time() - began

    return Task(run, {"times": times * len(cases)})


def listing(part: int) -> Task:
    """What is legal, as a list."""
    times = share(QUICK, part)
    cases = [(p, who(p)) for p in _some(part)]

    def run() -> float:
        began = process_time()
        for _ in range(times):
            for p, seat in cases:
                legal(p, seat)
        return process_time() - began

    return Task(run, {"times": times * len(cases)})


def writing(part: int) -> Task:
    """A position as bytes."""
    return repeated(share(SLOW, part), to_bytes, _some(part))


def reading(part: int) -> Task:
    """Bytes as a position."""
    return repeated(share(SLOW, part), from_bytes, [to_bytes(p) for p in _some(part)])


def sighting(part: int) -> Task:
    """What the seat that decides may know: what a bot gets."""
    return repeated(share(SLOW, part), lambda p: sight_of(p, who(p)), _some(part))


def viewing(part: int) -> Task:
    """The same with the decision and its actions: ``Game.view``."""
    return repeated(share(SLOWEST, part), lambda p: View(p, int(who(p))), _some(part))


def telling(part: int) -> Task:
    """A view as JSON data."""
    views = [View(p, int(who(p))) for p in _some(part)]
    return repeated(share(SLOWEST, part), lambda view: view.to_json(), views)


def imagining(part: int) -> Task:
    """A whole position that agrees with what a seat knows."""
    sights = [sight_of(p, who(p)) for p in _some(part)]
    roll = random.Random(3).randrange
    return repeated(share(SLOWEST, part), lambda sight: determinise(sight, roll), sights)
