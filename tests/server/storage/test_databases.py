"""The tests' own databases."""

from __future__ import annotations

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine


@pytest.mark.anyio
@pytest.mark.parametrize("time", ["first", "second"])
async def test_each_test_has_a_database_that_nobody_has_touched(
    database_url: str, time: str
) -> None:
    engine = create_async_engine(database_url)
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE mine (id INTEGER)"))
    await engine.dispose()
