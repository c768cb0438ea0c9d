"""Lists of tables, a page at a time; a page begins after the last one of the page before."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Select, and_, case, func, literal, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from ardri.server.storage.database import Database
from ardri.server.storage.layout import accounts, seats, tables
from ardri.server.storage.rows import SeatRow, State, TableRow, seat_of, table_of


class Wanted(NamedTuple):
    """What the lobby is asked for; None: all the same."""

    state: State
    players: int | None = None
    ruleset: str | None = None


class InLobby(NamedTuple):
    """Where a page of the lobby ends: the newest come first."""

    made: float
    id: str


class InMine(NamedTuple):
    """Where a page of somebody's own tables ends: their turn first, then the latest changed."""

    turn: int
    changed: float
    id: str


class Lists:
    """Reads them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def lobby(
        self, wanted: Wanted, after: InLobby | None, most: int
    ) -> tuple[list[TableRow], InLobby | None]:
        """Open tables, and where the next page goes on, if there is more."""
        ask = select(tables).where(tables.c.open, tables.c.state == wanted.state)
        if wanted.players is not None:
            ask = ask.where(tables.c.players == wanted.players)
        if wanted.ruleset is not None:
            ask = ask.where(tables.c.ruleset == wanted.ruleset)
        order = (tables.c.made, tables.c.id)
        if after is not None:
            ask = ask.where(tuple_(*order) < tuple_(*map(literal, after)))
        ask = ask.order_by(*[column.desc() for column in order])
        async with self._database.read() as connection:
            rows, more = await _page(connection, ask, most)
        last = InLobby(rows[-1].made, rows[-1].id) if more else None
        return rows, last

    async def mine(
        self, account: str, state: State | None, after: InMine | None, most: int
    ) -> tuple[list[TableRow], InMine | None]:
        """The tables at which an account sits, and where the next page goes on."""
        bit = literal(1).bitwise_lshift(seats.c.seat)
        own = select(seats.c.table, func.sum(bit).label("bits")).where(seats.c.account == account)
        sub = own.group_by(seats.c.table).subquery()
        asked = and_(tables.c.state == "playing", tables.c.asked.bitwise_and(sub.c.bits) != 0)
        turn = case((asked, 1), else_=0)
        ask = select(tables, turn.label("turn")).join(sub, sub.c.table == tables.c.id)
        if state is not None:
            ask = ask.where(tables.c.state == state)
        order = (turn, tables.c.changed, tables.c.id)
        if after is not None:
            ask = ask.where(tuple_(*order) < tuple_(*map(literal, after)))
        ask = ask.order_by(*[column.desc() for column in order])
        async with self._database.read() as connection:
            rows, more = await _page(connection, ask, most)
        if not more:
            return rows, None
        last = rows[-1]
        turns = last.state == "playing" and not {*last.asked}.isdisjoint(last.seats_of(account))
        return rows, InMine(int(turns), last.changed, last.id)


async def _page(
    connection: AsyncConnection, ask: Select[Any], most: int
) -> tuple[list[TableRow], bool]:
    """So many tables, and whether there are more."""
    rows = (await connection.execute(ask.limit(most + 1))).all()
    seated: dict[str, list[SeatRow]] = {row.id: [] for row in rows[:most]}
    joined = seats.outerjoin(accounts, seats.c.account == accounts.c.id)
    sitting = select(seats, accounts.c.name).select_from(joined)
    sitting = sitting.where(seats.c.table.in_(seated)).order_by(seats.c.seat)
    for row in await connection.execute(sitting):
        seated[row.table].append(seat_of(row))
    return [table_of(row, seated[row.id]) for row in rows[:most]], len(rows) > most
