"""A server with sockets, on a storage of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from ardri.server.live.live import Live
from ardri.server.storage import Storage
from tests.server.live.conftest import TERMS
from tests.server.socket.serving import serving


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


@pytest.fixture
async def url(live: Live, storage: Storage) -> AsyncIterator[str]:
    async with serving(live, storage) as url:
        yield url
