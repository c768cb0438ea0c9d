"""Druid: searches the tree of what may come, over all that it does not know."""

from __future__ import annotations

import time
from typing import Final, final

from ardri.bots.bot import Clock
from ardri.bots.search.judge import Judge
from ardri.bots.search.packets import held_first
from ardri.bots.search.search import Search
from ardri.bots.search.weights import WEIGHTS
from ardri.bots.seeding import roller
from ardri.game.decision import Decision
from ardri.game.notation import Action, action_of
from ardri.game.view import View

#: How many passes are made without a clock.
PASSES: Final = 400
#: How many turns ahead a pass ends.
HORIZON: Final = 3
#: How much is tried out.
CURIOSITY: Final = 0.35


@final
class Druid:
    """Information-set tree search with the warrior's evaluation at its leaves."""

    def __init__(
        self,
        seed: int | str,
        passes: int = PASSES,
        horizon: int = HORIZON,
        curiosity: float = CURIOSITY,
    ) -> None:
        self._seed = str(seed)
        self._passes = passes
        self._horizon = horizon
        self._curiosity = curiosity
        self._judge = Judge(WEIGHTS)

    def choose(self, view: View, decision: Decision, clock: Clock) -> Action:
        """What the search has tried most."""
        if len(decision.actions) == 1:
            return decision.actions[0]
        if decision.kind == "hold":
            return action_of(int(held_first(view.sight.position, view.sight.seat)))
        dice = roller(self._seed, view)
        search = Search(view.sight, dice, self._judge, self._horizon, self._curiosity)
        if clock.seconds is None:
            search.run(self._passes)
        else:
            _until(search, time.perf_counter() + clock.seconds)
        return action_of(int(search.best()))


def _until(search: Search, end: float) -> None:
    """Run the search till the time is up; it never takes long from one look to the next."""
    now = time.perf_counter()
    while now < end:
        search.run(4)
        now = time.perf_counter()
