"""Two processes on one PostgreSQL: a game of four over real sockets, to its end.

Twenty of them, of any length: ``python -m tests.server.proof.games``.
"""

from __future__ import annotations

import contextlib

import pytest

from tests.server.proof import games

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_a_game_of_four_at_two_servers(postgres_url: str) -> None:
    with contextlib.ExitStack() as stack:
        servers = games.two_servers(stack, postgres_url)
        played = await games.play(postgres_url, servers, seed=2, round_limit=2)
    assert played.rounds >= 2 and played.judged > 60
