"""A process that writes into logs until it is killed: it says each version once it is durable."""

from __future__ import annotations

import asyncio
import os
import sys

from ardri.server.storage import Storage
from tests.server.storage.making import an_entry


async def main(url: str, tables: list[str]) -> None:
    storage = await Storage.open(url)

    async def play(table: str) -> None:
        version = await storage.journal.last(table) + 1
        while True:
            if await storage.journal.append(table, an_entry(version)):
                os.write(1, f"{table} {version}\n".encode())
            version += 1

    await asyncio.gather(*map(play, tables))


asyncio.run(main(sys.argv[1], sys.argv[2:]))
