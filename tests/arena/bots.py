"""Bots that only tests play with, each with a fault or a habit of its own."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from ardri.arena.tables import Campaign, Kind
from ardri.bots import BOTS, Bot, Clock, Wanderer
from ardri.game.decision import Decision
from ardri.game.notation import Action
from ardri.game.view import View


class First:
    """Takes the first thing offered."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def choose(self, view: View, decision: Decision, clock: Clock) -> Action:
        return decision.actions[0]


class Raiser(First):
    """Breaks at its fifth decision."""

    asked = 0

    def choose(self, view: View, decision: Decision, clock: Clock) -> Action:
        self.asked += 1
        if self.asked == 5:
            raise ZeroDivisionError("I give\nup")
        return decision.actions[0]


class Leaver(First):
    """Wants to end the whole program."""

    def choose(self, view: View, decision: Decision, clock: Clock) -> Action:
        sys.exit(3)


class Killer(First):
    """Ends its process."""

    def choose(self, view: View, decision: Decision, clock: Clock) -> Action:
        os._exit(9)


class Cheat(First):
    """Answers with what it was not offered."""

    def choose(self, view: View, decision: Decision, clock: Clock) -> Action:
        return next(Action(n) for n in range(100) if n not in map(int, decision.actions))


class Mumbler(First):
    """Answers with a text."""

    def choose(self, view: View, decision: Decision, clock: Clock) -> Action:
        return str(decision.actions[0])  # type: ignore[return-value]


class Dreamer(First):
    """Takes its time: all of the clock's, and half of it again."""

    def choose(self, view: View, decision: Decision, clock: Clock) -> Action:
        time.sleep(1.5 * (clock.seconds or 0))
        return decision.actions[0]


class Unborn:
    """Cannot even be made, but for the first time."""

    def __init__(self, seed: int | str) -> None:
        if seed != 0:
            raise ValueError("not today")


STRANGERS: dict[str, Callable[[int | str], Bot]] = {
    "first": First,
    "raiser": Raiser,
    "leaver": Leaver,
    "cheat": Cheat,
    "mumbler": Mumbler,
    "dreamer": Dreamer,
    "again": Wanderer,
    "unborn": Unborn,  # type: ignore[dict-item]
}


@contextmanager
def at_home(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """These bots as if they were of the house."""
    with monkeypatch.context() as patch:
        for name, maker in STRANGERS.items():
            patch.setitem(BOTS, name, maker)
        yield


def campaign(
    *lineups: str, deals: int = 3, rounds: int = 3, seconds: float | None = None
) -> Campaign:
    """A campaign of short games; each line-up as a text."""
    tables = tuple(
        [
            Kind(len(bots), "2e", "standard", "holders", rounds, tuple(bots))
            for bots in [lineup.split() for lineup in lineups]
        ]
    )
    return Campaign(tables, deals, "t", seconds)
