"""kill -9 at any moment: no acknowledged move is lost, none is done twice.

Two hundred of them on each database: ``python -m tests.server.proof.kills``.
"""

from __future__ import annotations

import pytest

from tests.server.proof.kills import Campaign

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_a_server_on_sqlite_is_killed_and_killed_again(sqlite_url: str) -> None:
    figures = await Campaign(sqlite_url, seed=3).run(4)
    assert figures.kills == 4 and figures.judged > 10


async def test_a_server_on_postgresql_is_killed_and_killed_again(postgres_url: str) -> None:
    figures = await Campaign(postgres_url, seed=4).run(3)
    assert figures.kills == 3 and figures.judged > 5
