"""The bot of docs/server-bots.md, as it stands there, plays a game."""

from __future__ import annotations

import asyncio
import re
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest

from ardri.server.schema.common import Rules
from ardri.server.storage import Storage
from tests.server.live.making import gathering, person, until

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
DOCS = Path(__file__).parents[3] / "docs" / "server-bots.md"


async def test_the_bot_of_the_docs_plays_a_game(
    url: str, storage: Storage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ardri.server.tables.begin.PACE", 0.05)
    (program,) = re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    (tmp_path / "bot.py").write_text(program, "utf-8")
    people = [await person(storage, name) for name in ("Botann", "Botbran")]
    rules = Rules(players=2, round_limit=1)
    table = await gathering(storage, [None, None], open=False, rules=rules)
    address = url.replace("ws://", "http://").removesuffix("/ws")
    bots = [
        await asyncio.create_subprocess_exec(
            *(sys.executable, str(tmp_path / "bot.py"), address, "--token", one.id),
            *("--sit", table.id, "--invite", table.invite),
            stderr=PIPE,
        )
        for one in people
    ]
    try:

        async def over() -> bool:
            for bot in bots:
                assert bot.returncode is None, await bot.communicate()
            row = await storage.tables.get(table.id)
            return row is not None and row.state == "over"

        await until(over, 60)
    finally:
        for bot in bots:
            if bot.returncode is None:
                bot.kill()
            await bot.communicate()
    row = await storage.tables.get(table.id)
    assert row is not None and {seat.account for seat in row.seats} == {one.id for one in people}
