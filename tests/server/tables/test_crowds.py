"""Whatever many people do at a table at once, in two processes, the table stays in order."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ardri.server.schema.common import Account
from ardri.server.schema.http import SetSeat
from ardri.server.schema.refusals import Refusal
from ardri.server.storage import Storage, TableRow
from ardri.server.tables import Seated, Tables
from tests.server.tables.conftest import BOTS
from tests.server.tables.test_gathering import ME, OPEN, wish

pytestmark = pytest.mark.anyio

#: What a refusal of somebody who came too late, or has no business there, may be.
LATE = {"taken", "too-late", "not-yours", "no-table"}


def doing(tables: Tables, who: Account, table: str, chance: random.Random) -> Awaitable[object]:
    """Something that somebody might do."""
    seat = chance.randrange(3)
    things: list[Callable[[], Awaitable[object]]] = [
        lambda: tables.sit(who, table, chance.choice([None, seat])),
        lambda: tables.sit(who, table),
        lambda: tables.ready(who, table, chance.random() < 0.8),
        lambda: tables.ready(who, table, True),
        lambda: tables.get_up(who, table, seat),
        lambda: tables.set_seat(who, table, seat, SetSeat("bot", "druid")),
        lambda: tables.set_seat(who, table, seat, SetSeat("open")),
    ]
    return chance.choice(things)()


def check(row: TableRow, begun: int) -> None:
    people = [seat.account for seat in row.seats if seat.account is not None]
    assert people
    assert len(set(people)) == len(people)
    assert row.host in people
    assert (row.start is not None) == (row.state == "playing") == (begun == 1)
    for seat in row.seats:
        assert seat.account is None or seat.bot is None
        assert (seat.code is not None) == (seat.account is not None)
        assert seat.account is not None or not seat.ready
    full = not any(seat.free for seat in row.seats)
    everybody = all(seat.ready for seat in row.seats if seat.account is not None)
    assert (row.state == "playing") == (full and everybody)


@pytest.mark.slow
@settings(max_examples=8, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 2**32))
async def test_a_table_stays_in_order_whatever_a_crowd_does(
    storage: Storage,
    tables: Tables,
    person: Callable[[str], Awaitable[Account]],
    database_url: str,
    seed: int,
) -> None:
    chance = random.Random(seed)
    elsewhere = await Storage.open(database_url)
    doors = (tables, Tables(elsewhere, BOTS.__contains__))
    crowd = [await person(f"P{n}") for n in range(4)]
    table = (await tables.make(crowd[0], wish(ME, OPEN, OPEN, open=True))).info.id
    revision, begun = 1, 0
    for _ in range(12):
        some = [
            doing(chance.choice(doors), who, table, chance)
            for who in chance.sample(crowd, chance.randrange(1, 5))
        ]
        changed = 0
        for done in await asyncio.gather(*some, return_exceptions=True):
            if isinstance(done, Refusal):
                assert done.code in LATE
            else:
                assert done is None or isinstance(done, Seated)
                changed += 1
                begun += isinstance(done, Seated) and done.begun is not None
        row = await storage.tables.get(table)
        if row is None:
            assert begun == 0
            break
        check(row, begun)
        assert row.revision - revision <= changed  # what changes nothing does not count
        revision = row.revision
    await elsewhere.close()
