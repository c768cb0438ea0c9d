"""The log of every table: what is appended is there for good, or the caller knows that it is not.

Entries of all tables wait in one queue. One task takes whatever waits, writes it in one
transaction, and only when that is durable tells those who wait: however many play, there is one
commit after the other, and each carries more. There is never a gap: an entry is only written when
the one before it is known to be there, and what is there once stays, whichever process wrote it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import func, select
from sqlalchemy.exc import DataError, IntegrityError

from ardri.server.match.entries import AnyDeed, Entry
from ardri.server.storage.bell import Bell, Note
from ardri.server.storage.database import Database
from ardri.server.storage.layout import log

#: How many entries go into one transaction at most.
GROUP: Final = 500
#: Of how many tables the last version is remembered; it is only there to save a look.
REMEMBERED: Final = 50_000

_DEEDS: Final = msgspec.json.Decoder(tuple[AnyDeed, ...])
_STREAMS: Final = msgspec.json.Decoder(tuple[int, ...])

Row: TypeAlias = dict[str, object]


class NotWritten(Exception):
    """The database failed: nothing is promised. Whether the entry is there, `read` will tell."""


class Gap(Exception):
    """An entry that does not follow the last one: a fault of the program."""

    def __init__(self, table: str, version: int, last: int) -> None:
        super().__init__(f"table {table}: version {version} cannot follow version {last}")


class _Append(NamedTuple):
    """An entry that waits, and who waits for it."""

    table: str
    version: int
    row: Row
    done: asyncio.Future[bool]


class Journal:
    """Appends to the logs and reads them."""

    def __init__(self, database: Database, bell: Bell) -> None:
        self._database = database
        self._bell = bell
        self._waiting: deque[_Append] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        #: Of each table, a version that is there for certain.
        self._known: dict[str, int] = {}
        #: Entries and transactions written since the start.
        self.entries = 0
        self.groups = 0
        self._task = asyncio.create_task(self._run(), name="journal")

    @property
    def waiting(self) -> int:
        """How many entries wait to be written."""
        return len(self._waiting)

    async def append(self, table: str, entry: Entry) -> bool:
        """Write the next entry: durable when True is returned; False if that version is there.

        Raises NotWritten, if the database failed, and Gap. Who is cancelled does not know.
        """
        if self._closing:
            raise NotWritten("the journal is closed")
        if not 0 < entry.version < 2**63:
            raise Gap(table, entry.version, 0)
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Append(table, entry.version, _row(table, entry), done))
        self._wake.set()
        return await done

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries after a version, in order."""
        ask = select(log).where(log.c.table == table, log.c.version > after)
        async with self._database.read() as connection:
            rows = (await connection.execute(ask.order_by(log.c.version))).all()
        entries = [
            Entry(
                row.version,
                row.at,
                _DEEDS.decode(row.deeds),
                _STREAMS.decode(row.streams),
                row.digest,
            )
            for row in rows
        ]
        if entries:
            self._remember(table, entries[-1].version)
        return entries

    async def last(self, table: str) -> int:
        """The version of the last entry; 0 if there is none."""
        async with self._database.read() as connection:
            ask = select(func.max(log.c.version)).where(log.c.table == table)
            return (await connection.execute(ask)).scalar() or 0

    async def close(self) -> None:
        """Write what waits; nothing more is taken."""
        self._closing = True
        self._wake.set()
        await asyncio.wait([self._task])

    # ------------------------------------------------------------------ the one that writes

    async def _run(self) -> None:
        group: list[_Append] = []
        try:
            while self._waiting or not self._closing:
                await self._wake.wait()
                if not self._closing:
                    self._wake.clear()
                while group := self._take():
                    await self._settle(group)
        finally:
            # Whatever ends this task, nobody waits for ever.
            self._closing = True
            _fail([*group, *self._waiting], NotWritten("the journal was stopped"))

    def _take(self) -> list[_Append]:
        """What waits: of each table the first, so that the next finds it written."""
        group: dict[str, _Append] = {}
        rest: deque[_Append] = deque()
        for append in self._waiting:
            if append.done.done():
                continue  # who wanted it has gone, and it has not been begun
            if append.table in group or len(group) == GROUP:
                rest.append(append)
            else:
                group[append.table] = append
        self._waiting = rest
        # All processes write in one order: they may wait for each other, but never in a ring.
        return [group[table] for table in sorted(group)]

    async def _settle(self, group: list[_Append]) -> None:
        """Write a group and tell those who wait; one that spoils it does so only for itself."""
        try:
            last, written = await self._write(group)
        except (DataError, IntegrityError) as error:
            if len(group) == 1:
                _fail(group, error)
            else:
                for append in group:
                    await self._settle([append])
            return
        except Exception as error:
            _fail(group, error)
            return
        self.groups += 1
        self.entries += len(written)
        for append in group:
            if append.table in written:
                self._bell.ring(Note("log", append.table))
            elif last[append.table] < append.version - 1:
                _refuse(append, Gap(append.table, append.version, last[append.table]))
                continue
            self._remember(append.table, append.version)
            if not append.done.done():
                append.done.set_result(append.table in written)

    async def _write(self, group: list[_Append]) -> tuple[dict[str, int], set[str]]:
        """The last version of each table before, and the tables whose entry is durable now."""
        last = {append.table: self._known.get(append.table, 0) for append in group}
        async with self._database.write() as connection:
            # What is not known need not be missing: another process may have written it.
            unknown = [a.table for a in group if last[a.table] < a.version - 1]
            if unknown:
                ask = select(log.c.table, func.max(log.c.version).label("last"))
                ask = ask.where(log.c.table.in_(unknown)).group_by(log.c.table)
                last |= {row.table: row.last for row in await connection.execute(ask)}
            rows = [a.row for a in group if last[a.table] == a.version - 1]
            if not rows:
                return last, set()
            insert = self._database.insert(log).on_conflict_do_nothing()
            result = await connection.execute(insert.returning(log.c.table), rows)
            return last, set(result.scalars())

    def _remember(self, table: str, version: int) -> None:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[table] = max(version, self._known.get(table, 0))


def _row(table: str, entry: Entry) -> Row:
    return {
        "table": table,
        "version": entry.version,
        "at": entry.at,
        "deeds": msgspec.json.encode(entry.deeds).decode(),
        "streams": msgspec.json.encode(entry.streams).decode(),
        "digest": entry.digest,
    }


def _fail(group: list[_Append], error: Exception) -> None:
    for append in group:
        failure = NotWritten(str(error))
        failure.__cause__ = error
        _refuse(append, failure)


def _refuse(append: _Append, error: Exception) -> None:
    if not append.done.done():
        append.done.set_exception(error)
