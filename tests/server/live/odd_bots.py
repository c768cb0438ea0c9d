"""Bots that misbehave, in a package of their own that the bots' processes find."""

from __future__ import annotations

from pathlib import Path

import pytest

CODE = """
import os, pathlib, time

HERE = pathlib.Path(__file__).parent


class Odd:
    def __init__(self, seed):
        self.asked = 0
        with open(HERE / "made", "a") as file:
            file.write("x")

    def choose(self, view, decision, clock):
        self.asked += 1
        return self.think(view, decision)


class Sleepy(Odd):
    def think(self, view, decision):
        (HERE / "asleep").touch()
        time.sleep(60)


class Busy(Odd):
    def think(self, view, decision):
        end = time.monotonic() + 0.6
        while time.monotonic() < end:
            pass
        return decision.actions[-1]


class Counts(Odd):
    def think(self, view, decision):
        print("chatter on standard output")
        return decision.actions[(self.asked - 1) % len(decision.actions)]


class Raises(Odd):
    def think(self, view, decision):
        raise ValueError(f"I hold {view.to_json()}")


class Cheats(Odd):
    def think(self, view, decision):
        return "win"


class Dies(Odd):
    def think(self, view, decision):
        os._exit(3)


class DiesOnce(Odd):
    def think(self, view, decision):
        if not (HERE / "died").exists():
            (HERE / "died").touch()
            os._exit(3)
        return decision.actions[0]
"""
NAMES = {
    "sleepy": "Sleepy",
    "busy": "Busy",
    "counts": "Counts",
    "raises": "Raises",
    "cheats": "Cheats",
    "dies": "Dies",
    "dies-once": "DiesOnce",
}


def bring(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install the package, for this test, here and in the processes that it starts."""
    info = folder / "oddbots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: oddbots\nVersion: 1.0\n", "utf-8")
    lines = ["[ardri.bots]", *[f"{name} = oddbots:{what}" for name, what in NAMES.items()], ""]
    (info / "entry_points.txt").write_text("\n".join(lines), "utf-8")
    (folder / "oddbots.py").write_text(CODE, "utf-8")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PYTHONPATH", str(folder), prepend=":")
