"""Bots at tables: they think in processes of their own, never where messages are answered.

One bot lives in one process for one seat of one table, and keeps its memory there. A process that
dies, or takes ten times as long as it may, is replaced, and the decision is made by another try.
No bot stalls a table: where one fails twice over a decision the warrior steps in, and if even that
fails, something that may be done and harms little is done.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import time
from collections import Counter
from dataclasses import dataclass
from typing import Final

from ardri.game.decision import Decision
from ardri.game.view import View
from ardri.server.live import metrics
from ardri.server.live.thinker import BotFailed, Stopped, Thinker
from ardri.server.live.worker import Forget, Think

__all__ = ["BotSeat", "Bots", "Stopped"]

LOG: Final = logging.getLogger(__name__)
#: Who steps in for a bot that cannot decide.
STAND_IN: Final = "warrior"
#: How often a bot is asked for one decision.
TRIES: Final = 2
#: After so many decisions that it could not make, a bot is asked no more at this table.
GIVEN_UP: Final = 3


@dataclass(frozen=True, slots=True)
class BotSeat:
    """A bot in its seat."""

    table: str
    seat: int
    #: Its name in `ardri.bots`.
    bot: str
    #: Nobody may know it while the game goes on: who knew it could think what the bot thinks.
    seed: str


class Bots:
    """The processes in which bots think, and which bot is in which."""

    def __init__(
        self,
        workers: int | None = None,
        seconds: float = 1.0,
        patience: float = 10.0,
        least: float = 2.0,
    ) -> None:
        """`workers` None: one less than there are cores, but one. They start when needed."""
        count = max(1, (os.cpu_count() or 2) - 1) if workers is None else max(1, workers)
        self._seconds = seconds
        self._thinkers = [Thinker(patience, least) for _ in range(count)]
        self._places: dict[tuple[str, int], Thinker] = {}
        self._tenants: Counter[Thinker] = Counter()
        #: How many decisions a seat's bot has not made.
        self._failures: Counter[tuple[str, int]] = Counter()

    @property
    def seconds(self) -> float:
        """How long a bot may think about one decision."""
        return self._seconds

    @property
    def pids(self) -> list[int]:
        """The processes that there are."""
        return [t.pid for t in self._thinkers if t.pid is not None]

    async def choose(self, who: BotSeat, view: View, decision: Decision) -> str:
        """What the bot does, as text; always one of `decision.actions`. `Stopped` at the end."""
        if len(decision.actions) == 1:
            return str(decision.actions[0])
        began = time.monotonic()
        action, outcome = await self._decide(who, pickle.dumps((view, decision)), decision)
        metrics.BOT_SECONDS.observe(time.monotonic() - began)
        metrics.BOTS_ASKED.labels(who.bot, outcome).inc()
        return action

    def forget(self, table: str) -> None:
        """A table's bots are no longer needed."""
        for key in [key for key in self._places if key[0] == table]:
            thinker = self._places.pop(key)
            self._tenants[thinker] -= 1
            self._failures.pop(key, None)
            thinker.tell(Forget(table))

    async def stop(self) -> None:
        """End all processes."""
        await asyncio.gather(*[thinker.stop() for thinker in self._thinkers])

    async def _decide(self, who: BotSeat, asked: bytes, decision: Decision) -> tuple[str, str]:
        """What is done, and how it came to that: for the counters."""
        key = (who.table, who.seat)
        thinker = self._place(key)
        names = [STAND_IN]
        if self._failures[key] < GIVEN_UP:
            names = [who.bot] * TRIES + names
        for number, name in enumerate(names, 1):
            request = Think(who.table, who.seat, name, who.seed, self._seconds, asked)
            try:
                action = await thinker.choose(request)
            except BotFailed as failed:
                about = (name, who.table, who.seat, failed)
                LOG.warning("bot %s has failed at table %s, seat %d: %s", *about)
                self._failures[key] += number == TRIES
            else:
                return action, "own" if number < len(names) else "stand-in"
        return _harmless(decision), "none"

    def _place(self, key: tuple[str, int]) -> Thinker:
        """The process that a seat's bot lives in; a new one goes where it is quietest."""
        place = self._places.get(key)
        if place is None:
            place = min(self._thinkers, key=lambda t: (t.busy, self._tenants[t]))
            self._places[key] = place
            self._tenants[place] += 1
        return place


def _harmless(decision: Decision) -> str:
    """What can be done without thinking: to decline or to pass, or what is offered first."""
    offered = [str(action) for action in decision.actions]
    return next((action for action in ("decline", "pass") if action in offered), offered[0])
