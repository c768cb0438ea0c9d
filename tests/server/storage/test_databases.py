"""Opening a database: it is made, brought up to date, and set up not to lose anything."""

from __future__ import annotations

import stat
import traceback
from pathlib import Path

import anyio
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import IntegrityError

from ardri.server.storage.database import Database, Unusable
from ardri.server.storage.layout import METADATA, accounts

pytestmark = pytest.mark.anyio

SOMEBODY = {"id": "abcd", "name": "Ann", "guest": True, "made": 1.0}


async def names(database: Database) -> list[str]:
    async with database.read() as connection:
        return list((await connection.scalars(select(accounts.c.name))).all())


async def test_the_migrations_make_what_the_layout_says(database_url: str) -> None:
    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    database = await Database.open(database_url, 1)
    async with database.read() as connection:
        assert await connection.run_sync(differences) == []
    await database.close()


async def test_what_was_written_is_there_when_it_is_opened_again(database_url: str) -> None:
    database = await Database.open(database_url, 1)
    async with database.write() as connection:
        await connection.execute(insert(accounts), SOMEBODY)
    await database.close()
    database = await Database.open(database_url, 1)
    assert await names(database) == ["Ann"]
    await database.close()


async def test_an_exception_takes_all_of_a_transaction_back(database_url: str) -> None:
    database = await Database.open(database_url, 1)
    with pytest.raises(ZeroDivisionError):
        async with database.write() as connection:
            await connection.execute(insert(accounts), SOMEBODY)
            raise ZeroDivisionError
    assert await names(database) == []
    await database.close()


async def test_many_may_open_a_new_database_at_once(database_url: str) -> None:
    opened: list[Database] = []

    async def one() -> None:
        opened.append(await Database.open(database_url, 1))

    async with anyio.create_task_group() as group:
        for _ in range(4):
            group.start_soon(one)
    for database in opened:
        await database.close()
    assert len(opened) == 4


async def test_a_text_that_postgresql_cannot_hold_is_stored_without_it(database_url: str) -> None:
    database = await Database.open(database_url, 1)
    async with database.write() as connection:
        await connection.execute(insert(accounts), {**SOMEBODY, "name": "A\0n\ud800n"})
    assert await names(database) == ["An?n"]
    await database.close()


async def test_an_error_holds_nothing_of_what_was_to_be_written(database_url: str) -> None:
    database = await Database.open(database_url, 1)
    secret = {**SOMEBODY, "password": "hash of a password", "name": None}
    with pytest.raises(IntegrityError) as caught:
        async with database.write() as connection:
            await connection.execute(insert(accounts), secret)
    assert "hash of" not in "".join(traceback.format_exception(caught.value))
    await database.close()


async def test_a_database_that_a_later_version_has_changed_is_left_alone(database_url: str) -> None:
    database = await Database.open(database_url, 1)
    async with database.write() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await database.close()
    with pytest.raises(Unusable, match="later version"):
        await Database.open(database_url, 1)


async def test_sqlite_keeps_what_it_said_it_had(sqlite_url: str, tmp_path: Path) -> None:
    database = await Database.open(sqlite_url, 1)
    async with database.read() as connection:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert (await connection.execute(text(f"PRAGMA {pragma}"))).scalar() == value
    await database.close()
    assert stat.S_IMODE((tmp_path / "ardri.db").stat().st_mode) == 0o600


@pytest.mark.parametrize(
    "url", ["mysql://somewhere/x", "sqlite://", "sqlite+aiosqlite:///:memory:"]
)
async def test_a_database_of_another_kind_is_refused(url: str) -> None:
    with pytest.raises(Unusable):
        await Database.open(url, 1)
