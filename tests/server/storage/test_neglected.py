"""Tables that go on by themselves, and have not: found by whoever looks."""

from __future__ import annotations

import pytest

from ardri.server.storage import Storage
from tests.server.storage.making import a_table, an_account, an_entry

pytestmark = pytest.mark.anyio


async def test_a_table_is_neglected_when_its_time_has_passed(storage: Storage) -> None:
    people: list[str | None] = [await an_account(storage), None]
    table, other = await a_table(storage, people), await a_table(storage, people)
    storage.tables.progress.note(table, 3, [1], 1, 50.0)
    storage.tables.progress.note(other, 3, [0], 1)
    await storage.tables.progress.flush()
    assert await storage.tables.neglected(49.0) == []
    assert await storage.tables.neglected(50.0) == [table]
    storage.tables.progress.note(table, 4, [0], 1)
    await storage.tables.progress.flush()
    assert await storage.tables.neglected(1e9) == []


async def test_a_table_is_neglected_when_its_log_has_more_than_is_noted(storage: Storage) -> None:
    table = await a_table(storage)
    storage.tables.progress.note(table, 1, [0], 1)
    await storage.tables.progress.flush()
    for version in (1, 2):
        await storage.journal.append(table, an_entry(version))
    assert await storage.tables.neglected(0.0) == [table]
    await storage.tables.set_state(table, "over")
    assert await storage.tables.neglected(1e9) == []


async def test_whose_turn_it_is_is_noted_before_anything_is_written(storage: Storage) -> None:
    table = await a_table(storage)
    assert await storage.tables.neglected(0.0) == [table]
    storage.tables.progress.note(table, 0, [1], 0)
    await storage.tables.progress.flush()
    row = await storage.tables.get(table)
    assert row is not None and row.asked == [1]
    assert await storage.tables.neglected(0.0) == []
    revision = row.revision
    storage.tables.progress.note(table, 0, [1], 0)
    await storage.tables.progress.flush()
    again = await storage.tables.get(table)
    assert again is not None and again.revision == revision, "nothing has changed"
