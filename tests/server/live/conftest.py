"""A storage, and what is alive on it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from ardri.server.live.live import Live
from ardri.server.live.terms import Terms
from ardri.server.storage import Storage

#: As quick as it can be.
TERMS = Terms(bot_workers=1, bot_seconds=0.05, grace=0.3, patrol=0.3, idle=60.0)


@pytest.fixture
async def storage(sqlite_url: str, anyio_backend: str) -> AsyncIterator[Storage]:
    opened = await Storage.open(sqlite_url)
    yield opened
    await opened.close()


@pytest.fixture
async def live(storage: Storage) -> AsyncIterator[Live]:
    live = await Live.start(storage, TERMS)
    yield live
    await live.stop()
