"""Seats that owe a decision, for programs that ask instead of listening."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final, final

from ardri.server.live.shelf import Shelf
from ardri.server.match.match import Match
from ardri.server.schema.http import Asked
from ardri.server.schema.refusals import Refusal
from ardri.server.storage import Storage, TableRow
from ardri.words import Saying

#: How many tables are looked at: those whose turn is this account's come first.
TABLES: Final = 50
#: Seconds after which somebody who waits looks again, for tables that other processes keep.
GLANCE: Final = 1.5


@final
class Waiting:
    """Who waits for their turn."""

    def __init__(self, storage: Storage, shelf: Shelf, most: int, longest: float) -> None:
        self._storage = storage
        self._shelf = shelf
        self._most = most
        self._longest = longest
        self._bells: dict[str, set[asyncio.Event]] = {}
        self._count: Counter[str] = Counter()
        self._closing = False

    def wake(self, table: TableRow) -> None:
        """A table's match has gone on."""
        for account in table.people & self._bells.keys():
            for bell in self._bells[account]:
                bell.set()

    def stop(self) -> None:
        """Nobody waits any longer."""
        self._closing = True
        for bells in self._bells.values():
            for bell in bells:
                bell.set()

    async def asked(self, account: str, wait: float) -> list[Asked]:
        """An account's seats that owe a decision; waits for one, at most so many seconds."""
        if self._count[account] >= self._most:
            raise Refusal("too-many", Saying("match-waiting"))
        bell = asyncio.Event()
        self._count[account] += 1
        self._bells.setdefault(account, set()).add(bell)
        try:
            return await self._wait(account, min(max(0.0, wait), self._longest), bell)
        finally:
            self._count[account] -= 1
            self._bells[account].discard(bell)
            if not self._bells[account]:
                del self._bells[account]
                del self._count[account]

    async def _wait(self, account: str, wait: float, bell: asyncio.Event) -> list[Asked]:
        loop = asyncio.get_running_loop()
        end = loop.time() + wait
        while True:
            bell.clear()
            asked = await self._look(account)
            left = end - loop.time()
            if asked or left <= 0 or self._closing:
                return asked
            try:
                async with asyncio.timeout(min(left, GLANCE)):
                    await bell.wait()
            except TimeoutError:
                continue

    async def _look(self, account: str) -> list[Asked]:
        tables, _ = await self._storage.tables.lists.mine(account, "playing", None, TABLES)
        out: list[Asked] = []
        for table in tables:
            seats = table.seats_of(account)
            keeper = self._shelf.kept(table.id)
            if keeper is None:
                if not set(seats) & set(table.asked):
                    continue
                keeper = await self._shelf.take(table)
            if not keeper.broken:
                out += [a for seat in seats if (a := _asked(table.id, keeper.match, seat))]
        return out


def _asked(table: str, match: Match, seat: int) -> Asked | None:
    decision = match.decision(seat)
    if decision is None:
        return None
    shown = match.state(seat)
    return Asked(
        table=table,
        seat=seat,
        version=shown.version,
        view=shown.position.view,
        decision=decision.to_json(),
    )
