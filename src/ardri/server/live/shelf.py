"""The tables that are in memory: taken from storage when needed, put away when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final, final

from ardri.server.live import metrics
from ardri.server.live.desk import Desk
from ardri.server.live.keeper import Keeper
from ardri.server.match.digest import Differs
from ardri.server.match.entries import Entry
from ardri.server.match.match import Match
from ardri.server.match.start import Start
from ardri.server.schema.refusals import Refusal
from ardri.server.storage import Storage, TableRow
from ardri.words import Saying

LOG: Final = logging.getLogger(__name__)
#: Seconds between two looks for tables that nobody needs.
SWEEP: Final = 20.0


@final
class Shelf:
    """One process's keepers."""

    def __init__(self, desk: Desk, most: int, idle: float) -> None:
        """At most so many; one that nobody has needed for `idle` seconds is put away."""
        self._desk = desk
        self._most = most
        self._idle = idle
        self._kept: dict[str, Keeper] = {}
        self._loading: dict[str, asyncio.Task[Keeper]] = {}
        self._closing = False

    def kept(self, table: str) -> Keeper | None:
        """A table's keeper, if it is here."""
        return self._kept.get(table)

    @property
    def all(self) -> list[Keeper]:
        """All that are here."""
        return list(self._kept.values())

    async def take(self, table: TableRow, mine: bool = False) -> Keeper:
        """A table's keeper. It must have begun; `mine`: if its start was written here."""
        keeper = self._kept.get(table.id)
        if keeper is not None:
            keeper.used = time.monotonic()
            return keeper
        task = self._loading.get(table.id)
        if task is None:
            task = asyncio.create_task(self._load(table, mine), name=f"load {table.id}")
            self._loading[table.id] = task
            task.add_done_callback(lambda done: self._loaded(table.id, done))
        # Others may wait for the same.
        return await asyncio.shield(task)

    async def sweep(self) -> None:
        """Put away what nobody has needed for a while, for ever."""
        while True:
            await asyncio.sleep(min(SWEEP, max(0.05, self._idle / 2)))
            before = time.monotonic() - self._idle
            for keeper in self.all:
                if keeper.used < before and keeper.idle:
                    await self._put_away(keeper)

    async def stop(self) -> None:
        """Put all away."""
        self._closing = True
        if self._loading:
            await asyncio.wait(list(self._loading.values()))
        await asyncio.gather(*[self._put_away(keeper) for keeper in self.all])

    async def _load(self, table: TableRow, mine: bool) -> Keeper:
        await self._make_room()
        assert table.start is not None
        began = time.monotonic()
        (match, at), differs = await replayed(self._desk.storage, table.id, table.start)
        keeper = Keeper(self._desk, table, match, at or table.changed, differs)
        self._kept[table.id] = keeper
        metrics.KEPT.set(len(self._kept))
        metrics.LOAD.observe(time.monotonic() - began)
        if differs is not None:
            metrics.BROKEN.inc()
            LOG.error("table %s is broken: its replay differs at %d", table.id, differs.version)
        keeper.begin(mine)
        return keeper

    def _loaded(self, table: str, task: asyncio.Task[Keeper]) -> None:
        del self._loading[table]
        if not task.cancelled():
            task.exception()  # whoever waits has been told; perhaps nobody does

    async def _make_room(self) -> None:
        if not self._closing and len(self._kept) + len(self._loading) <= self._most:
            return
        idle = [keeper for keeper in self.all if keeper.idle]
        if self._closing or not idle:
            raise Refusal("busy", Saying("match-closing" if self._closing else "match-full"))
        await self._put_away(min(idle, key=lambda keeper: keeper.used))

    async def _put_away(self, keeper: Keeper) -> None:
        # Nobody finds it any more; whoever has it already is turned away and comes again.
        if self._kept.pop(keeper.id, None) is not None:
            metrics.KEPT.set(len(self._kept))
            self._desk.hub.clear(keeper.id)
            self._desk.bots.forget(keeper.id)
            await keeper.stop()


async def replayed(
    storage: Storage, table: str, start: Start
) -> tuple[tuple[Match, float], Differs | None]:
    """A match as its log says it, when that was last written (0.0: never), and where it differs."""
    entries = await storage.journal.read(table)
    # Not in the event loop: a long game takes a while.
    match, differs = await asyncio.to_thread(_replay, start, entries)
    return (match, entries[-1].at if entries else 0.0), differs


def _replay(start: Start, entries: list[Entry]) -> tuple[Match, Differs | None]:
    """A match as its log says it; if that leads elsewhere, as far as it does not."""
    try:
        return Match.replay(start, entries), None
    except Differs as differs:
        sound = [entry for entry in entries if entry.version < differs.version]
        return Match.replay(start, sound), differs
