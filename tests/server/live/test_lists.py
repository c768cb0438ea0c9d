"""What lists say of a table tells nothing that is done unseen."""

from __future__ import annotations

import asyncio

import pytest

from ardri.server.live.live import Live
from ardri.server.schema.common import Order
from ardri.server.storage import Storage
from tests.server.live.making import person, playing

pytestmark = pytest.mark.anyio


async def test_a_table_does_not_change_by_what_is_done_unseen(live: Live, storage: Storage) -> None:
    people = [await person(storage, name) for name in ("Ann", "Bran")]
    table = await playing(storage, people)
    await live.state(people[0].id, table.id, 0)
    await asyncio.sleep(0.3)
    before = await storage.tables.get(table.id)
    assert before is not None and before.asked
    await live.give(people[0].id, table.id, 0, Order("never", "geis"))
    await asyncio.sleep(0.5)
    after = await storage.tables.get(table.id)
    assert after is not None and after.version == before.version + 1
    assert (after.revision, after.changed) == (before.revision, before.changed)
