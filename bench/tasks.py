"""What a worker can be asked to measure: some fixed work, and how long it takes.

The standard library alone: this runs beside the engine and beside its peers.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from time import process_time
from typing import Any, Final

#: How much work there is: "games", "decisions" asked of players, "unforced" ones of them, "chance"
#: nodes, choices "made" by the engine itself; or how many "times" something is done.
Work = dict[str, int]

#: As many random numbers as are drawn before the clock starts; each way of playing takes from them.
DRAWN: Final = 100_003


@dataclass
class Task:
    """Some work that is the same each time."""

    #: Does it; the seconds of processor time that it took.
    run: Callable[[], float]
    #: How much it is. Counted apart, and only once: the clock shall not pay for counting.
    work: Work = field(default_factory=dict)


#: Makes a task of its full size, or of one n-th of it.
Maker = Callable[[int], Task]


def share(full: int, part: int) -> int:
    """One n-th of something, but something."""
    return max(1, full // part)


def picks(seed: int = 1) -> list[int]:
    """Random numbers to choose by: ``choices[pick % len(choices)]``."""
    roll = random.Random(seed).getrandbits
    return [roll(24) for _ in range(DRAWN)]


def repeated(times: int, call: Callable[[Any], object], things: Iterable[Any]) -> Task:
    """Something done to each of these things, over and over; where a call more does not matter."""
    kept = list(things)

    def run() -> float:
        began = process_time()
        for _ in range(times):
            for thing in kept:
                call(thing)
        return process_time() - began

    return Task(run, {"times": times * len(kept)})
