"""The load run, with next to no load."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bench.server import COLUMNS

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
def test_a_server_is_measured(tmp_path: Path) -> None:
    figures = tmp_path / "figures.json"
    database = f"sqlite:///{tmp_path / 'load.sqlite3'}"
    command = [sys.executable, "-m", "bench.server", "--database", database, "--sockets", "8"]
    command += ["--seconds", "1", "--json", str(figures)]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1].count("|") == len(COLUMNS) + 1
    data = json.loads(figures.read_text("utf-8"))
    (run,) = data["runs"]
    assert data["about"]["database"] == "sqlite" and database not in figures.read_text("utf-8")
    assert (run["sockets"], run["tables"], run["failures"]) == (8, 2, 0)
    assert 0 < run["p50"] <= run["p99"] and run["moves"] > 0 and run["half_moves"] > 0
