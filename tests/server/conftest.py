"""What all tests of the server share."""

from __future__ import annotations

import pytest

from tests.server.postgres import database_url, postgres, postgres_url, sqlite_url

# Here and nowhere else: a fixture that two conftests import is made twice, and so would be the
# cluster.
__all__ = ["database_url", "postgres", "postgres_url", "sqlite_url"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
