"""The tables and who sits at them.

A change is one transaction that holds the table's row from before it is read until it is written:
of two people who take the last seat, in two processes, the second finds it taken.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from copy import deepcopy

from sqlalchemy import Select, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ardri.server.storage.bell import Bell, Note
from ardri.server.storage.database import Database
from ardri.server.storage.layout import accounts, log, seats, tables
from ardri.server.storage.lists import Lists
from ardri.server.storage.progress import Progress
from ardri.server.storage.rows import (
    SeatRow,
    State,
    TableRow,
    seat_of,
    seat_values,
    table_of,
    table_values,
)


class NoTable(Exception):
    """There is no such table."""


class Change:
    """A table that is being changed: alter `row`, and it is stored when the change is left."""

    def __init__(self, row: TableRow, connection: AsyncConnection) -> None:
        self.row = row
        #: Whether the table goes, with its seats; it must not have a log.
        self.gone = False
        self._connection = connection
        #: Tables that were made with this change.
        self.made: list[str] = []

    async def make(self, row: TableRow) -> None:
        """Another table, made in the same transaction."""
        await _insert(self._connection, row)
        self.made.append(row.id)


class TableStore:
    """Tables, one by one; the lists of them are `lists`, how far they are is `progress`."""

    def __init__(self, database: Database, bell: Bell, clock: Callable[[], float]) -> None:
        self._database = database
        self._bell = bell
        self._clock = clock
        self.lists = Lists(database)
        self.progress = Progress(database, clock)

    async def get(self, table: str) -> TableRow | None:
        """A table."""
        async with self._database.read() as connection:
            return await _get(connection, select(tables).where(tables.c.id == table))

    async def add(self, row: TableRow) -> None:
        """A new table."""
        async with self._database.write() as connection:
            await _insert(connection, row)
        self._bell.ring(Note("table", row.id))

    @asynccontextmanager
    async def change(self, table: str) -> AsyncIterator[Change]:
        """Change a table; an exception leaves it as it was. Raises NoTable."""
        async with self._database.write() as connection:
            # Others may go on to refer to it: only what is changed is locked.
            lock = select(tables).where(tables.c.id == table).with_for_update(key_share=True)
            row = await _get(connection, lock)
            if row is None:
                raise NoTable(table)
            before = deepcopy(row)
            change = Change(row, connection)
            yield change
            changed = change.gone or row != before
            if change.gone:
                await connection.execute(delete(tables).where(tables.c.id == table))
            elif changed:
                row.revision += 1
                row.changed = self._clock()
                await _update(connection, before, row)
        for name in [*([table] if changed else []), *change.made]:
            self._bell.ring(Note("table", name))

    async def set_state(
        self,
        table: str,
        state: State,
        *,
        winner: int | None = None,
        round_: int | None = None,
        broken: str | None = None,
    ) -> None:
        """It is over, or broken, or played after all; it is nobody's turn unless it is played."""
        async with self.change(table) as change:
            row = change.row
            row.state, row.winner, row.broken = state, winner, broken
            row.round = row.round if round_ is None else round_
            if state != "playing":
                row.asked = []

    async def active(self) -> list[str]:
        """The tables that are being played."""
        ask = select(tables.c.id).where(tables.c.state == "playing").order_by(tables.c.id)
        async with self._database.read() as connection:
            return list((await connection.scalars(ask)).all())

    async def neglected(self, before: float) -> list[str]:
        """The tables that go on by themselves and have not, by this moment; or that nobody notes.

        Of these the log has more than is noted, or it is noted to be nobody's turn: of a game that
        has just begun, or is over and nobody has said so.
        """
        last = select(func.max(log.c.version)).where(log.c.table == tables.c.id)
        ask = select(tables.c.id).where(
            tables.c.state == "playing",
            or_(
                tables.c.due <= before,
                tables.c.asked == 0,
                tables.c.version < last.scalar_subquery(),
            ),
        )
        async with self._database.read() as connection:
            return list((await connection.scalars(ask.order_by(tables.c.id))).all())

    async def unfinished(self, host: str) -> int:
        """How many tables that somebody made are neither over nor broken."""
        ask = select(func.count()).where(
            tables.c.host == host, tables.c.state.in_(["gathering", "playing"])
        )
        async with self._database.read() as connection:
            return (await connection.execute(ask)).scalar_one()


async def _get(connection: AsyncConnection, ask: Select[tuple[object, ...]]) -> TableRow | None:
    row = (await connection.execute(ask)).one_or_none()
    return None if row is None else table_of(row, await _seats(connection, row.id))


async def _seats(connection: AsyncConnection, table: str) -> list[SeatRow]:
    joined = seats.outerjoin(accounts, seats.c.account == accounts.c.id)
    ask = select(seats, accounts.c.name).select_from(joined).where(seats.c.table == table)
    return [seat_of(row) for row in await connection.execute(ask.order_by(seats.c.seat))]


async def _insert(connection: AsyncConnection, row: TableRow) -> None:
    await connection.execute(insert(tables), table_values(row))
    await connection.execute(insert(seats), [seat_values(row.id, seat) for seat in row.seats])


async def _update(connection: AsyncConnection, before: TableRow, after: TableRow) -> None:
    values = table_values(after)
    del values["id"]
    await connection.execute(update(tables).where(tables.c.id == after.id).values(values))
    for old, new in zip(before.seats, after.seats, strict=True):
        if old != new:
            mine = (seats.c.table == after.id) & (seats.c.seat == new.seat)
            await connection.execute(update(seats).where(mine).values(seat_values(after.id, new)))
