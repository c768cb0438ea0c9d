"""Tables on a fresh database, and people to sit at them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from ardri.server.schema.common import Account
from ardri.server.storage import Storage
from ardri.server.tables import Tables
from tests.server.storage.making import an_account

BOTS = {"druid", "warrior"}


@pytest.fixture
async def storage(database_url: str, anyio_backend: str) -> AsyncIterator[Storage]:
    opened = await Storage.open(database_url)
    yield opened
    await opened.close()


@pytest.fixture
def tables(storage: Storage) -> Tables:
    return Tables(storage, BOTS.__contains__)


@pytest.fixture
def person(storage: Storage) -> Callable[[str], Awaitable[Account]]:
    async def make(name: str) -> Account:
        return Account(await an_account(storage, name), name, guest=True)

    return make
