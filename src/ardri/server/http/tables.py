"""Making a table, sitting down, being ready; finding tables, and looking at one."""

from __future__ import annotations

import asyncio
from typing import Final

from ardri.server.http.ask import Ask, no_table
from ardri.server.schema.common import TableInfo
from ardri.server.schema.http import (
    LobbyQuery,
    Made,
    MineQuery,
    NewTable,
    Ready,
    Recover,
    SetSeat,
    TableQuery,
    Tables,
    TakeSeat,
)
from ardri.server.schema.refusals import Refusal
from ardri.server.storage import RecordRow
from ardri.server.tables import may_look

#: Between two looks whether a game's end has been stored.
_PAUSES: Final = (0.05, 0.2, 0.5, 1.0)


async def lobby(ask: Ask, query: LobbyQuery) -> Tables:
    """Open tables, the newest first."""
    return await ask.rooms.tables.lobby(
        ask.account, query.state, query.players, query.ruleset, query.after
    )


async def mine(ask: Ask, query: MineQuery) -> Tables:
    """One's own tables: those first where it is one's turn, then the latest."""
    return await ask.rooms.tables.mine(ask.who.account.id, query.state, query.after)


async def make_table(ask: Ask, body: NewTable) -> Made:
    """A new table; if nobody else is to come, it begins at once."""
    seated = await ask.rooms.tables.make(ask.who.account, body)
    return Made(seated.info, seated.code)


async def table(ask: Ask, query: TableQuery) -> TableInfo:
    """A table, for whoever may know of it; a record that was brought along looks like one."""
    row = await ask.row_or_record()
    if isinstance(row, RecordRow):
        return await ask.rooms.replays.brought(row, ask.account)
    if not may_look(row, ask.account, query.invite):
        raise no_table()
    return ask.info(row)


async def call_off(ask: Ask) -> None:
    """The host calls a table off while it gathers; who has brought a record along drops it."""
    who = ask.who.account
    if not await ask.rooms.storage.records.drop(who.id, ask.table):
        await ask.rooms.tables.call_off(who, ask.table)


async def sit(ask: Ask, body: TakeSeat) -> Made:
    """Sit down, in a seat or in the first that is free."""
    seated = await ask.rooms.tables.sit(ask.who.account, ask.table, body.seat, body.invite)
    return Made(seated.info, seated.code)


async def set_seat(ask: Ask, body: SetSeat) -> TableInfo:
    """The host seats a bot, or frees a seat."""
    seated = await ask.rooms.tables.set_seat(ask.who.account, ask.table, ask.seat, body)
    return seated.info


async def get_up(ask: Ask) -> None:
    """Get up; with nobody left the table is no more."""
    await ask.rooms.tables.get_up(ask.who.account, ask.table, ask.seat)


async def ready(ask: Ask, body: Ready) -> TableInfo:
    """Ready or not; when all are, it begins."""
    return (await ask.rooms.tables.ready(ask.who.account, ask.table, body.ready)).info


async def rematch(ask: Ask) -> TableInfo:
    """The next table of the same people, each a seat further on; of each table there is one."""
    for pause in (*_PAUSES, None):
        try:
            return (await ask.rooms.tables.rematch(ask.who.account, ask.table)).info
        except Refusal as error:
            # It is over, and everybody has been told; that it is will be stored in a moment.
            over = ask.info(await ask.row()).state == "over"
            if error.code != "too-early" or pause is None or not over:
                raise
            await asyncio.sleep(pause)
    raise AssertionError


async def recover(ask: Ask, body: Recover) -> Made:
    """Back into a lost seat, by the code that was shown once; a new code is."""
    who = ask.who.account.id
    ask.counts_for(body.table, "recover")
    found = await ask.rooms.people.recover(who, body.table, body.code)
    row = await ask.rooms.storage.tables.get(body.table)
    if row is None:
        raise no_table()
    return Made(ask.info(row), found.code)
