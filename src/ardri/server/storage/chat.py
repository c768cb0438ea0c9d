"""What is said at the tables, and what of it is reported."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple, TypeAlias

from sqlalchemy import Row, Select, insert, select

from ardri.server.schema.common import ChatLine
from ardri.server.storage.bell import Bell, Note
from ardri.server.storage.database import Database
from ardri.server.storage.layout import accounts, chat, reports, tables
from ardri.server.storage.tables import NoTable

Room: TypeAlias = Literal["players", "spectators"]

#: The largest number that a line can have.
LARGEST: Final = 2**63 - 1


class Said(NamedTuple):
    """A line, and the account that said it, if there still is one: some do not want to hear it."""

    line: ChatLine
    account: str | None


class Reported(NamedTuple):
    """For whoever runs the server."""

    id: int
    at: float
    table: str
    line: int
    said_by: str | None
    said: str
    reporter: str | None
    text: str


class ChatStore:
    """Keeps it. Names are those that people have now: of a deleted account none."""

    def __init__(self, database: Database, bell: Bell) -> None:
        self._database = database
        self._bell = bell

    async def say(
        self, table: str, room: Room, account: str, seat: int | None, text: str, at: float
    ) -> Said:
        """Somebody says something. Raises NoTable."""
        values = {"table": table, "room": room, "account": account, "seat": seat}
        add = insert(chat).values(**values, text=text, at=at).returning(chat.c.id)
        async with self._database.write() as connection:
            # One after the other: who has read up to a number has missed none before it.
            lock = select(tables.c.id).where(tables.c.id == table)
            if (await connection.execute(lock.with_for_update(key_share=True))).first() is None:
                raise NoTable(table)
            line = (await connection.execute(add)).scalar_one()
            said = _said((await connection.execute(_lines().where(chat.c.id == line))).one())
        self._bell.ring(Note("chat", table))
        return said

    async def last(self, table: str, room: Room, most: int = 50) -> list[Said]:
        """The last lines, the oldest first."""
        ask = _lines().where(chat.c.table == table, chat.c.room == room)
        return (await self._read(ask.order_by(chat.c.id.desc()).limit(most)))[::-1]

    async def since(self, table: str, room: Room, after: int) -> list[Said]:
        """The lines after one, the oldest first."""
        ask = _lines().where(chat.c.table == table, chat.c.room == room, chat.c.id > after)
        return await self._read(ask.order_by(chat.c.id))

    async def line(self, table: str, line: int) -> Said | None:
        """One line of a table."""
        if not 0 <= line <= LARGEST:
            return None
        found = await self._read(_lines().where(chat.c.table == table, chat.c.id == line))
        return found[0] if found else None

    async def report(self, table: str, said: Said, reporter: str, text: str, at: float) -> None:
        """Somebody complains of a line."""
        values = {"table": table, "line": said.line.id, "said": said.line.text}
        people = {"said_by": said.account, "reporter": reporter}
        async with self._database.write() as connection:
            await connection.execute(insert(reports).values(**values, **people, text=text, at=at))

    async def reports(self, after: int = 0, most: int = 100) -> list[Reported]:
        """What was reported after a report, the oldest first."""
        ask = select(*[reports.c[name] for name in Reported._fields])
        ask = ask.where(reports.c.id > after).order_by(reports.c.id).limit(most)
        async with self._database.read() as connection:
            return [Reported(*row) for row in await connection.execute(ask)]

    async def _read(self, ask: Select[Any]) -> list[Said]:
        async with self._database.read() as connection:
            return [_said(row) for row in await connection.execute(ask)]


def _lines() -> Select[Any]:
    joined = chat.outerjoin(accounts, chat.c.account == accounts.c.id)
    return select(chat, accounts.c.name).select_from(joined)


def _said(row: Row[Any]) -> Said:
    line = ChatLine(row.id, row.at, row.seat, row.name or "", row.text, row.room)
    return Said(line, row.account)
