"""People and tables for the tests, put into a storage as other rooms do."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from ardri.server.match.start import RULES_VERSION, Start
from ardri.server.schema.common import Account, Rules
from ardri.server.storage import AccountRow, SeatRow, Storage, TableRow, new_id

#: How long anything here may take: whatever hangs is a fault.
PATIENCE = 20.0


async def person(storage: Storage, name: str) -> Account:
    """Somebody with a name."""
    row = AccountRow(id=new_id(), name=name, made=time.time())
    await storage.people.add(row)
    return Account(row.id, name, True)


def seats_of(sitting: Sequence[Account | str | None]) -> list[SeatRow]:
    """People, bots by name, and nobody."""
    return [
        SeatRow(n, bot=one)
        if isinstance(one, str)
        else SeatRow(n, None if one is None else one.id, ready=one is not None)
        for n, one in enumerate(sitting)
    ]


def start_of(seats: list[SeatRow], seed: str, pace: float, rules: Rules) -> Start:
    """A start for those who sit there."""
    people = tuple(seat.seat for seat in seats if seat.bot is None)
    return Start(rules, seed, "the table's secret", pace, RULES_VERSION, people)


async def gathering(
    storage: Storage, sitting: Sequence[Account | str | None], **values: Any
) -> TableRow:
    """A table that has not begun."""
    now = time.time()
    given: dict[str, Any] = {"made": now, "changed": now, "spectators": 0, "open": True, **values}
    rules = given.pop("rules", Rules(players=len(sitting), round_limit=1))
    row = TableRow(id=new_id(), rules=rules, seats=seats_of(sitting), invite=new_id(), **given)
    await storage.tables.add(row)
    return row


async def begin(storage: Storage, table: TableRow, seed: str = "7", pace: float = 0.0) -> None:
    """It begins."""
    async with storage.tables.change(table.id) as change:
        change.row.state = "playing"
        change.row.start = start_of(change.row.seats, seed, pace, change.row.rules)


async def playing(
    storage: Storage,
    sitting: Sequence[Account | str | None],
    seed: str = "7",
    pace: float = 0.0,
    **values: Any,
) -> TableRow:
    """A table that has begun, and of which nothing is written yet."""
    seats = seats_of(sitting)
    rules = values.pop("rules", Rules(players=len(sitting), round_limit=1))
    start = start_of(seats, seed, pace, rules)
    return await gathering(storage, sitting, state="playing", start=start, rules=rules, **values)


async def until(what: Callable[[], Awaitable[bool] | bool], patience: float = PATIENCE) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(patience):
        while True:
            so = what()
            if so if isinstance(so, bool) else await so:
                return
            await asyncio.sleep(0.01)
