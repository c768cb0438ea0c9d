"""The database underneath: SQLite or PostgreSQL, reached in the same way.

To read is to see one moment; to write is one transaction, all or nothing, durable when it has been
left. SQLite lets one write at a time: those of this process queue up here, in order, and wait for
no lock; those of another wait for a while.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

import sqlalchemy.dialects.postgresql
import sqlalchemy.dialects.sqlite
from alembic.util.exc import CommandError
from sqlalchemy import URL, Connection, ExceptionContext, event, make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ardri.server.storage.migrating import migrate

#: How long another process may hold SQLite's lock, in milliseconds.
PATIENCE = 30_000
#: How long PostgreSQL may take to let us in, and for one statement, in seconds.
DOOR, STATEMENT = 10, 30
#: What processes that open one PostgreSQL at once queue up at, to migrate one after the other.
MIGRATING = 0x1415


class Unusable(Exception):
    """The database cannot be used; the reason, for whoever runs the server."""


class Database:
    """An engine of SQLAlchemy, and what must be different for each of the two databases."""

    def __init__(self, url: URL, engine: AsyncEngine) -> None:
        self.url = url
        self.engine = engine
        self.postgres = url.get_backend_name() == "postgresql"
        dialect: Any = (
            sqlalchemy.dialects.postgresql if self.postgres else sqlalchemy.dialects.sqlite
        )
        #: INSERT, with ON CONFLICT, which the standard does not have.
        self.insert = dialect.insert
        self._reading = engine.execution_options(
            **({"isolation_level": "REPEATABLE READ"} if self.postgres else {})
        )
        self._turn = asyncio.Lock()

    @classmethod
    async def open(cls, address: str, pool: int) -> Database:
        """Open it, make it if it is not there, and bring it up to date."""
        url = _url(address)
        if url.get_backend_name() == "postgresql":
            engine = _postgres(url, pool)
        else:
            engine = _sqlite(url, pool)
        database = cls(url, engine)
        try:
            async with database.write() as connection:
                if database.postgres:
                    await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
                await connection.run_sync(migrate)
        except CommandError as error:
            await database.close()
            raise Unusable("a later version of Ardrí has changed this database") from error
        except BaseException:
            await database.close()
            raise
        return database

    async def close(self) -> None:
        """Let go of every connection."""
        await self.engine.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees one moment."""
        async with self._reading.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; an exception takes all of it back."""
        turn: AbstractAsyncContextManager[None] = nullcontext() if self.postgres else self._turn
        async with turn, self.engine.connect() as connection:
            await connection.execution_options(ardri_writes=True)
            async with connection.begin():
                yield connection


def _url(address: str) -> URL:
    """The address, with the driver that we use; short forms are understood."""
    url = make_url(address)
    if url.drivername in {"postgres", "postgresql"}:
        url = url.set(drivername="postgresql+asyncpg")
    elif url.drivername == "sqlite":
        url = url.set(drivername="sqlite+aiosqlite")
    if url.drivername not in {"postgresql+asyncpg", "sqlite+aiosqlite"}:
        raise Unusable(f"a database is sqlite:///file or postgresql://…, not {url.drivername}:…")
    if url.get_backend_name() == "sqlite" and url.database in {None, "", ":memory:"}:
        raise Unusable("SQLite needs a file: sqlite:///file; what is only in memory is lost")
    return url


def _postgres(url: URL, pool: int) -> AsyncEngine:
    try:
        engine = create_async_engine(
            url,
            pool_size=pool,
            max_overflow=pool,
            hide_parameters=True,  # an error that is logged holds no secrets
            pool_pre_ping=True,  # after a restart of PostgreSQL nobody is given a dead connection
            connect_args={
                "timeout": DOOR,
                "command_timeout": STATEMENT,
                "server_settings": {"application_name": "ardri"},
            },
        )
    except ModuleNotFoundError as error:
        raise Unusable("PostgreSQL needs asyncpg: pip install 'ardri[postgres]'") from error
    event.listen(engine.sync_engine, "handle_error", _failed)
    return engine


def _failed(context: ExceptionContext) -> None:
    # PostgreSQL's own details are the row that was to be written.
    error: BaseException | None = context.original_exception
    while error is not None:
        if hasattr(error, "detail"):
            error.detail = None
        error = error.__cause__


def _sqlite(url: URL, pool: int) -> AsyncEngine:
    assert url.database is not None
    path = Path(url.database)
    path.parent.mkdir(parents=True, exist_ok=True)
    # Seeds and secrets are in it: nobody else on this machine is to read them.
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    engine = create_async_engine(url, pool_size=pool, max_overflow=pool, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _connected)
    event.listen(engine.sync_engine, "begin", _begun)
    return engine


def _connected(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin where _begun says so
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout = {PATIENCE}",
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begun(connection: Connection) -> None:
    # Who is going to write takes the lock at once: one that has read before could not get it.
    writes = connection.get_execution_options().get("ardri_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
