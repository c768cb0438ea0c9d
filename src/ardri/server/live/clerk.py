"""What tables have come to, written down for lists; and tables found that nobody sees to.

All of it follows from the logs, and is found again from them: losing it loses nothing.
"""

from __future__ import annotations

import asyncio
import logging
import math
from typing import Final, final

from ardri.server.live.desk import Desk
from ardri.server.live.errands import Errands
from ardri.server.live.keeper import Keeper
from ardri.server.live.shelf import Shelf, replayed
from ardri.server.match.start import RULES_VERSION
from ardri.server.schema.refusals import Refusal
from ardri.server.storage import NoTable, State

LOG: Final = logging.getLogger(__name__)


@final
class Clerk:
    """One process's."""

    def __init__(self, desk: Desk, errands: Errands) -> None:
        self._desk = desk
        self._tables = desk.storage.tables
        self._errands = errands

    def note(self, keeper: Keeper) -> None:
        """A table's match has gone on, or has been found not to."""
        match = keeper.match
        due = keeper.due
        if due is not None:
            # Past that, whoever it was left to is no more.
            due += self._desk.grace
        shown = match.streams[-1] != keeper.noted
        keeper.noted = match.streams[-1]
        asked = list(match.asked)
        self._tables.progress.note(keeper.id, match.version, asked, match.round, due, shown)
        if _state(keeper) != keeper.table.state:
            self._errands.run(("state", keeper.id), lambda: self._write(keeper))

    async def patrol(self, shelf: Shelf, every: float) -> None:
        """Take up tables that are neglected: now, and for ever after."""
        # Where there are no other processes, nobody else sees to anything.
        before = math.inf if not self._desk.storage.shared else self._desk.now()
        examined = False
        while True:
            try:
                await self._take_up(shelf, before)
                if not examined:
                    await self.examine()
                    examined = True
            except Exception:
                LOG.exception("the patrol has failed")
            await asyncio.sleep(every)
            before = self._desk.now()

    async def examine(self) -> None:
        """Replay the games that began under other rules, once: of those that differ, say so."""
        for table in await self._tables.active():
            row = await self._tables.get(table)
            if row is None or row.start is None or row.start.rules_version == RULES_VERSION:
                continue
            _, differs = await replayed(self._desk.storage, row.id, row.start)
            if differs is not None and row.state == "playing":
                await self._tables.set_state(row.id, "broken", broken=str(differs))
                LOG.error("table %s is broken: its replay differs", row.id)

    async def _take_up(self, shelf: Shelf, before: float) -> None:
        for table in await self._tables.neglected(before):
            if shelf.kept(table) is not None:
                continue
            row = await self._tables.get(table)
            if row is None or row.start is None:
                continue
            try:
                await shelf.take(row)
            except Refusal:
                LOG.warning("too many tables: some that are neglected have to wait")
                return

    async def _write(self, keeper: Keeper) -> None:
        match, state = keeper.match, _state(keeper)
        if state == keeper.table.state:
            return
        broken = None if keeper.differs is None else str(keeper.differs)
        try:
            await self._tables.set_state(
                keeper.id, state, winner=match.winner, round_=match.round, broken=broken
            )
        except NoTable:
            LOG.warning("table %s is gone", keeper.id)


def _state(keeper: Keeper) -> State:
    if keeper.differs is not None:
        return "broken"
    return "over" if keeper.match.over else "playing"
