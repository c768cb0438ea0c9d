"""People on a fresh database, with passwords that are quick and a clock that is set."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from argon2 import PasswordHasher

from ardri.server.people import Passwords, People
from ardri.server.storage import Storage

#: Quick, and not for anything else.
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


class Clock:
    """Stands still until it is set."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def storage(database_url: str, anyio_backend: str) -> AsyncIterator[Storage]:
    opened = await Storage.open(database_url)
    yield opened
    await opened.close()


@pytest.fixture
async def people(storage: Storage, clock: Clock) -> AsyncIterator[People]:
    people = People(storage, Passwords(QUICK), clock)
    yield people
    people.close()
