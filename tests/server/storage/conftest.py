"""A storage on a fresh database."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from ardri.server.storage import Storage


@pytest.fixture
async def storage(database_url: str, anyio_backend: str) -> AsyncIterator[Storage]:
    opened = await Storage.open(database_url)
    yield opened
    await opened.close()
