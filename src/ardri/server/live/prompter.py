"""What a table needs without anybody's asking: its bots' decisions, and windows closed in time.

Several processes may have the same table. Who wrote last sees to it at once; the others only after
a while in which nothing came, in case that one is no more. If both do it, the log takes one.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from ardri.server.live.bots import BotSeat, Stopped
from ardri.server.live.desk import Desk
from ardri.server.match.match import Match, Step
from ardri.server.schema.refusals import Refusal

if TYPE_CHECKING:
    from ardri.server.live.keeper import Keeper

LOG: Final = logging.getLogger(__name__)
#: Before the next attempt, when a table would not take what its bot has decided.
PAUSE: Final = (0.2, 1.0, 5.0, 30.0)


@final
class Prompter:
    """One table's, for as long as it is kept."""

    def __init__(self, desk: Desk, keeper: Keeper) -> None:
        self._desk = desk
        self._keeper = keeper
        #: The bots that are thinking, or will: by seat.
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Whether the table goes on by itself, and that is our concern."""
        return self._keeper.mine and (bool(self._thinking) or self._timer is not None)

    @property
    def due(self) -> float | None:
        """When the table will have gone on by itself, if it does."""
        keeper = self._keeper
        if keeper.broken or keeper.match.over:
            return None
        due = keeper.match.due()
        if any(keeper.match.decision(seat) is not None for seat in keeper.bots):
            thought = self._desk.now() + self._desk.bots.seconds
            due = thought if due is None else min(due, thought)
        return due

    def look(self) -> None:
        """Something has changed: see who owes what now."""
        keeper = self._keeper
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if keeper.broken or keeper.match.over:
            self.stop()
            return
        self._look_at_window(keeper.match)
        for seat, bot in keeper.bots.items():
            owes = keeper.match.decision(seat) is not None
            if owes and seat not in self._thinking:
                task = asyncio.create_task(self._think(seat, bot), name=f"bot {keeper.id} {seat}")
                self._thinking[seat] = task
            elif not owes and seat in self._thinking:
                self._thinking.pop(seat).cancel()

    def stop(self) -> None:
        """Nobody is to think any more, and nothing to be closed."""
        for task in self._thinking.values():
            task.cancel()
        self._thinking.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # ------------------------------------------------------------------ windows

    def _look_at_window(self, match: Match) -> None:
        due = match.due()
        if due is not None:
            wait = max(due - self._desk.now(), self._grace())
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, wait), self._close)

    def _close(self) -> None:
        self._timer = None
        due = self._keeper.match.due()
        if due is None or due > self._desk.now():
            self._look_at_window(self._keeper.match)
            return
        self._keeper.want(lambda match, now: match.close(now))

    def _grace(self, thinking: float = 0.0) -> float:
        """How long to leave it to others: not at all, if we wrote last."""
        if self._keeper.mine:
            return 0.0
        grace = self._desk.grace
        wait = grace + thinking + self._keeper.at - self._desk.now()
        return max(0.0, wait + random.uniform(0, grace))

    # ------------------------------------------------------------------ bots

    async def _think(self, seat: int, bot: str) -> None:
        """Decide for a bot's seat as long as it owes anything."""
        failed = 0
        try:
            while self._keeper.match.decision(seat) is not None:
                await asyncio.sleep(self._grace(self._desk.bots.seconds))
                try:
                    await self._decide(seat, bot)
                    failed = 0
                except Stopped:
                    return
                except Refusal as refusal:
                    if refusal.code == "stale":
                        continue  # it is asked something else by now
                    LOG.warning("table %s: a bot was refused: %s", self._keeper.id, refusal.code)
                    await asyncio.sleep(PAUSE[min(failed, len(PAUSE) - 1)])
                    failed += 1
                except Exception:
                    LOG.exception("table %s: a bot could not be asked", self._keeper.id)
                    await asyncio.sleep(PAUSE[min(failed, len(PAUSE) - 1)])
                    failed += 1
        finally:
            if self._thinking.get(seat) is asyncio.current_task():
                del self._thinking[seat]

    async def _decide(self, seat: int, bot: str) -> None:
        keeper, match = self._keeper, self._keeper.match
        decision = match.decision(seat)
        if decision is not None:
            who = BotSeat(keeper.id, seat, bot, self._seed(seat))
            action = await self._desk.bots.choose(who, match.view(seat), decision)
            await keeper.do(_play(seat, match.streams[seat], action))

    def _seed(self, seat: int) -> str:
        """A bot's own seed: nobody can tell it from another's."""
        secret = f"{self._keeper.start.secret} bot {seat}"
        return hashlib.sha256(secret.encode()).hexdigest()


def _play(seat: int, at: int, line: str) -> Callable[[Match, float], Step]:
    return lambda match, now: match.play(seat, at, line, now)
