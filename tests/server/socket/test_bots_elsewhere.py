"""The bot of docs/server-bots.md, as it stands there, plays a game on a server as it is run."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.running import running

pytestmark = pytest.mark.slow
DOCS = Path(__file__).parents[3] / "docs" / "server-bots.md"
PATIENCE = 60.0


def test_the_bot_of_the_docs_plays_a_game(tmp_path: Path) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    (tmp_path / "bot.py").write_text(program, "utf-8")
    database = f"sqlite:///{tmp_path / 'ardri.db'}"
    where = ("--database", database, "--port", "0", "--pace", "0", "--limits", "0")
    with (
        running("serve", *where) as server,
        server.guest("Botann") as ann,
        server.guest("Botbran") as bran,
    ):
        wish = {
            "rules": {"players": 2, "round_limit": 1},
            "seats": [{"kind": "me"}, {"kind": "open"}],
        }
        table = ann.post("/api/tables", json=wish).raise_for_status().json()["table"]
        at = f"/api/tables/{table['id']}"
        ann.put(f"{at}/ready", json={"ready": True}).raise_for_status()
        sit = ("--sit", table["id"], "--invite", table["invite"])
        bots = [
            subprocess.Popen(
                [
                    *(sys.executable, str(tmp_path / "bot.py"), server.address, *more),
                    *("--token", client.headers["Authorization"].removeprefix("Bearer ")),
                ],
                stderr=subprocess.PIPE,
                text=True,
            )
            for client, more in ((ann, ()), (bran, sit))
        ]
        try:
            end = time.monotonic() + PATIENCE
            while ann.get(at).raise_for_status().json()["state"] != "over":
                assert time.monotonic() < end
                assert all(bot.poll() is None for bot in bots), [b.communicate() for b in bots]
                time.sleep(0.1)
        finally:
            for bot in bots:
                bot.kill()
                bot.communicate()
        assert ann.get("/api/waiting").raise_for_status().json() == {"asked": []}
