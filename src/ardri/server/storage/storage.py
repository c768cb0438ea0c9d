"""All that is kept, opened once a process."""

from __future__ import annotations

import time
from collections.abc import Callable

from sqlalchemy import text

from ardri.server.storage.bell import Bell, PostgresBell
from ardri.server.storage.chat import ChatStore
from ardri.server.storage.database import Database
from ardri.server.storage.journal import Journal
from ardri.server.storage.people import PeopleStore
from ardri.server.storage.records import RecordStore
from ardri.server.storage.tables import TableStore

#: Connections of one process to PostgreSQL: so many are kept, and twice as many made if need be.
POOL = 8


class Storage:
    """The journal, the stores, and the bell by which processes hear of what was written."""

    def __init__(self, database: Database, bell: Bell, clock: Callable[[], float]) -> None:
        self._database = database
        #: Whether other processes may have this database open, too.
        self.shared = database.postgres
        self.bell = bell
        self.journal = Journal(database, bell)
        self.people = PeopleStore(database, bell)
        self.tables = TableStore(database, bell, clock)
        self.chat = ChatStore(database, bell)
        self.records = RecordStore(database)

    @classmethod
    async def open(
        cls, url: str, *, pool: int = POOL, clock: Callable[[], float] = time.time
    ) -> Storage:
        """Open a database, made and brought up to date if need be. Raises Unusable.

        `sqlite:///file` or `postgresql://user@host/name`, with or without the driver's name.
        """
        database = await Database.open(url, pool)
        bell = PostgresBell(database.url) if database.postgres else Bell()
        try:
            await bell.start()
        except BaseException:
            await bell.close()
            await database.close()
            raise
        return cls(database, bell, clock)

    async def close(self) -> None:
        """Write what waits to be written, and let go of everything."""
        await self.journal.close()
        await self.tables.progress.close()
        await self.bell.close()
        await self._database.close()

    async def check(self) -> None:
        """Whether the database answers; an exception if not."""
        async with self._database.read() as connection:
            await connection.execute(text("SELECT 1"))
