"""A process is killed in the middle of writing: all that it has acknowledged is there."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections import defaultdict

import anyio
import pytest

from ardri.server.storage import Storage
from tests.server.storage.making import a_table, an_entry

KILLS = 4


def killed(url: str, tables: list[str], seconds: float) -> dict[str, list[int]]:
    """What a process that was killed after some time had acknowledged of each table."""
    command = [sys.executable, "-m", "tests.server.storage.writer", url, *tables]
    process = subprocess.Popen(command, stdout=subprocess.PIPE)
    assert process.stdout is not None
    said = process.stdout.readline()  # it has begun
    time.sleep(seconds)
    process.kill()
    said += process.stdout.read()
    process.wait()
    out = defaultdict(list)
    for line in said.decode().splitlines():
        table, version = line.split()
        out[table].append(int(version))
    return out


@pytest.mark.slow
@pytest.mark.anyio
async def test_no_acknowledged_entry_is_lost_when_a_writer_is_killed(database_url: str) -> None:
    storage = await Storage.open(database_url)
    tables = [await a_table(storage) for _ in range(5)]
    chance = random.Random(9)
    for _ in range(KILLS):
        last = {table: await storage.journal.last(table) for table in tables}
        seconds = chance.random() * 0.3
        said = await anyio.to_thread.run_sync(killed, database_url, tables, seconds)
        for table in tables:
            entries = await storage.journal.read(table)
            assert entries == [an_entry(version) for version in range(1, len(entries) + 1)]
            # In order, and at most the one that was under way was written but not said.
            assert said[table] == list(range(last[table] + 1, last[table] + 1 + len(said[table])))
            assert len(entries) - (last[table] + len(said[table])) in {0, 1}
        # Who goes on, goes on from there.
        for table in tables:
            version = await storage.journal.last(table) + 1
            assert await storage.journal.append(table, an_entry(version))
    await storage.close()
