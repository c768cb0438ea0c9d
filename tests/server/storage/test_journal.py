"""The log: appended in groups, durable, without a gap, whoever writes and whatever happens."""

from __future__ import annotations

import asyncio
import random
from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ardri.server.storage import Gap, NotWritten, Storage
from tests.server.postgres import Cluster
from tests.server.storage.making import a_table, an_entry

pytestmark = pytest.mark.anyio


async def test_what_is_appended_is_read_back(storage: Storage) -> None:
    table = await a_table(storage)
    entries = [an_entry(version, "place móor \0 'x'") for version in range(1, 8)]
    for entry in entries:
        assert await storage.journal.append(table, entry)
    assert await storage.journal.read(table) == entries
    assert await storage.journal.read(table, after=5) == entries[5:]
    assert await storage.journal.read(table, after=7) == []
    assert await storage.journal.last(table) == 7


async def test_a_version_that_is_there_is_not_written_again(storage: Storage) -> None:
    table = await a_table(storage)
    assert await storage.journal.append(table, an_entry(1, "first"))
    assert not await storage.journal.append(table, an_entry(1, "second"))
    assert await storage.journal.read(table) == [an_entry(1, "first")]


async def test_a_version_that_another_process_wrote_is_there(
    storage: Storage, database_url: str
) -> None:
    other = await Storage.open(database_url)
    table = await a_table(storage)
    assert await storage.journal.append(table, an_entry(1))
    assert await other.journal.append(table, an_entry(2, "theirs"))
    assert not await storage.journal.append(table, an_entry(2, "mine"))
    assert await storage.journal.append(table, an_entry(3))
    assert [entry.digest for entry in await other.journal.read(table)] == [
        "digest pass",
        "digest theirs",
        "digest pass",
    ]
    await other.close()


@pytest.mark.parametrize("version", [-1, 0, 3, 2**63])
async def test_there_is_never_a_gap(storage: Storage, version: int) -> None:
    table = await a_table(storage)
    await storage.journal.append(table, an_entry(1))
    with pytest.raises(Gap):
        await storage.journal.append(table, an_entry(version))
    assert await storage.journal.last(table) == 1


async def test_many_wait_for_few_commits(storage: Storage) -> None:
    names = [await a_table(storage) for _ in range(20)]
    before = storage.journal.groups

    async def play(table: str) -> None:
        for version in range(1, 11):
            assert await storage.journal.append(table, an_entry(version))

    await asyncio.gather(*map(play, names))
    assert storage.journal.groups - before <= 12
    assert storage.journal.entries == 200


async def test_entries_of_one_table_may_wait_together(storage: Storage) -> None:
    table = await a_table(storage)
    entries = [an_entry(version) for version in range(1, 6)]
    done = await asyncio.gather(*[storage.journal.append(table, entry) for entry in entries])
    assert done == [True] * 5
    assert await storage.journal.read(table) == entries


async def test_one_that_cannot_be_written_spoils_it_for_nobody_else(storage: Storage) -> None:
    table = await a_table(storage)
    bad, good = await asyncio.gather(
        storage.journal.append("nosuchtable", an_entry(1)),
        storage.journal.append(table, an_entry(1)),
        return_exceptions=True,
    )
    assert isinstance(bad, NotWritten)
    assert good is True


async def test_who_is_cancelled_before_it_is_begun_writes_nothing(storage: Storage) -> None:
    first, second = await a_table(storage), await a_table(storage)
    busy = asyncio.create_task(storage.journal.append(first, an_entry(1)))
    await asyncio.sleep(0)
    waits = asyncio.create_task(storage.journal.append(second, an_entry(1)))
    also = asyncio.create_task(storage.journal.append(first, an_entry(2)))
    await asyncio.sleep(0)
    waits.cancel()
    assert await busy and await also
    assert await storage.journal.last(second) in {0, 1}
    assert await storage.journal.last(first) == 2


async def test_a_closed_journal_has_written_what_waited_and_takes_no_more(
    storage: Storage, database_url: str
) -> None:
    other = await Storage.open(database_url)
    table = await a_table(other)
    waits = asyncio.create_task(other.journal.append(table, an_entry(1)))
    await asyncio.sleep(0)
    await other.close()
    assert await waits
    with pytest.raises(NotWritten):
        await other.journal.append(table, an_entry(2))
    assert await storage.journal.last(table) == 1


@pytest.mark.slow
@settings(max_examples=8, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    seed=st.integers(0, 2**32),
    processes=st.integers(1, 3),
    writers=st.integers(1, 4),
    tables=st.integers(1, 3),
)
async def test_whoever_writes_at_once_no_entry_is_lost_and_none_is_doubled(
    storage: Storage, database_url: str, seed: int, processes: int, writers: int, tables: int
) -> None:
    chance = random.Random(seed)
    names = [await a_table(storage) for _ in range(tables)]
    opened = [await Storage.open(database_url, pool=2) for _ in range(processes)]
    acknowledged: Counter[tuple[str, int]] = Counter()
    kept: dict[tuple[str, int], str] = {}

    async def write(of: Storage, me: int) -> None:
        for turn in range(chance.randrange(1, 12)):
            table = chance.choice(names)
            version = await of.journal.last(table) + 1
            text = f"{me} {turn}"
            append = asyncio.create_task(of.journal.append(table, an_entry(version, text)))
            if chance.random() < 0.2:
                await asyncio.sleep(chance.random() * 0.002)
                append.cancel()
            try:
                if await append:
                    acknowledged[table, version] += 1
                    kept[table, version] = f"digest {text}"
            except asyncio.CancelledError:
                pass

    each = [(of, n) for n, of in enumerate(opened * writers)]
    await asyncio.gather(*[write(of, me) for of, me in each])
    for table in names:
        entries = await storage.journal.read(table)
        assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
        there = {(table, entry.version): entry.digest for entry in entries}
        assert {key: kept[key] for key in kept if key[0] == table}.items() <= there.items()
    assert set(acknowledged.values()) <= {1}
    for of in opened:
        await of.close()


@pytest.mark.slow
async def test_when_the_database_fails_nothing_is_acknowledged(
    postgres: Cluster, postgres_url: str
) -> None:
    storage = await Storage.open(postgres_url)
    table = await a_table(storage)
    assert await storage.journal.append(table, an_entry(1))
    port = postgres.port
    postgres.stop()
    with pytest.raises(NotWritten):
        await storage.journal.append(table, an_entry(2))
    postgres.start(port)
    assert await storage.journal.append(table, an_entry(2))
    assert await storage.journal.read(table) == [an_entry(1), an_entry(2)]
    await storage.close()
