"""Games played without a socket, and games looked back at."""

from __future__ import annotations

import asyncio

from ardri.server.http.ask import Ask
from ardri.server.schema.common import TableInfo
from ardri.server.schema.http import (
    Answer,
    Answered,
    NewRecord,
    SeatQuery,
    Step,
    Waiting,
    WaitingQuery,
)
from ardri.server.schema.socket import State
from ardri.server.storage import RecordRow, new_id


async def state(ask: Ask, query: SeatQuery) -> State:
    """All that a seat sees of its game now, or the spectators do: what a socket's stream begins
    with.
    """
    return await ask.rooms.live.state(ask.account, ask.table, query.seat)


async def play(ask: Ask, body: Answer) -> Answered:
    """A seat's decision, made at a version of its stream."""
    who = ask.who.account.id
    return await ask.rooms.live.play(who, ask.table, body.seat, body.at, body.line)


async def waiting(ask: Ask, query: WaitingQuery) -> Waiting:
    """One's seats that owe a decision; waits for one, if asked to, at most so many seconds."""
    look = asyncio.create_task(ask.rooms.live.waiting(ask.who.account.id, query.wait))
    gone = asyncio.create_task(ask.gone())
    try:
        await asyncio.wait([look, gone], return_when=asyncio.FIRST_COMPLETED)
        return Waiting(look.result() if look.done() else [])
    finally:
        # Nobody waits for somebody who has left.
        for task in (look, gone):
            task.cancel()
        await asyncio.wait([look, gone])


async def replay(ask: Ask, query: SeatQuery) -> Step:
    """A position of a game: as one's own seat saw it, or as spectators did. Once it is over, all
    hands are open.
    """
    step = int(ask.places["step"])
    found = await ask.row_or_record()
    if isinstance(found, RecordRow):
        return await ask.rooms.replays.brought_step(found, step, query.seat)
    return await ask.rooms.replays.step(found, step, query.seat, ask.account)


async def record(ask: Ask) -> str:
    """The record of a game that is over."""
    found = await ask.row_or_record()
    if isinstance(found, RecordRow):
        return found.record
    return await ask.rooms.replays.record(found, ask.account)


async def new_record(ask: Ask, body: NewRecord) -> TableInfo:
    """A recorded game is brought along: whoever knows its id may look at it."""
    return await ask.rooms.replays.bring(ask.who.account.id, body.record, new_id)
