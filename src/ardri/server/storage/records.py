"""Recorded games that somebody brought along."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import delete, func, insert, select

from ardri.server.storage.database import Database
from ardri.server.storage.layout import accounts, records


class RecordRow(Struct):
    """A record, and who brought it."""

    id: str
    account: str
    made: float
    record: str


class RecordStore:
    """Keeps them, until their account is deleted."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, row: RecordRow, most: int) -> bool:
        """One more; False if the account has brought so many already."""
        count = select(func.count()).where(records.c.account == row.account)
        values = {name: getattr(row, name) for name in row.__struct_fields__}
        async with self._database.write() as connection:
            owner = select(accounts.c.id).where(accounts.c.id == row.account)
            await connection.execute(owner.with_for_update(key_share=True))
            if (await connection.execute(count)).scalar_one() >= most:
                return False
            await connection.execute(insert(records).values(values))
        return True

    async def get(self, record: str) -> RecordRow | None:
        """A record."""
        async with self._database.read() as connection:
            row = (
                await connection.execute(select(records).where(records.c.id == record))
            ).one_or_none()
        return None if row is None else RecordRow(row.id, row.account, row.made, row.record)

    async def drop(self, account: str, record: str) -> bool:
        """It is no more; False if there is none of this account."""
        which = (records.c.account == account) & (records.c.id == record)
        async with self._database.write() as connection:
            return (await connection.execute(delete(records).where(which))).rowcount == 1
