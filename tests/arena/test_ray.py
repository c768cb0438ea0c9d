"""The same games on a Ray cluster: a real one with two workers, where Ray is installed."""

from __future__ import annotations

import builtins
import contextlib
import importlib.util
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ardri.cli import main
from tests.cli.driver import ardri, environment

GAMES = ["arena", "--bots", "wanderer,wanderer@2", "--deals", "8", "--players", "2,3", "--json"]

with_ray = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None,
    reason="Ray is not installed (pip install --require-hashes -r requirements/ray.txt)",
)


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A cluster of two workers, which is ours, and ends with us."""
    folder = tmp_path_factory.mktemp("ray")
    port = free_port()
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block"]
    command += [f"--port={port}", "--num-cpus=2", "--object-store-memory=100000000"]
    command += ["--include-dashboard=false", "--disable-usage-stats", "--node-ip-address=127.0.0.1"]
    # Where its sockets are: their paths may not be long.
    short = Path("/tmp") / f"ardri-ray-{os.getpid()}"
    with open(folder / "log", "wb") as log:
        process = subprocess.Popen(
            [*command, f"--temp-dir={short}"],
            env=environment(folder, {}),
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        deadline = time.monotonic() + 60
        while b"runtime started" not in (folder / "log").read_bytes():
            said = (folder / "log").read_text("utf-8", "replace")
            assert process.poll() is None and time.monotonic() < deadline, said
            time.sleep(0.2)
        yield f"127.0.0.1:{port}"
    finally:
        # The first process ends the others of its session; whatever it leaves is ended with it.
        process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(15)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(15)
        shutil.rmtree(short, ignore_errors=True)


def figures(text: str) -> dict[str, Any]:
    out: dict[str, Any] = json.loads(text)
    del out["thinking"]
    return out


@with_ray
@pytest.mark.slow
def test_a_cluster_plays_the_same_games(tmp_path: Path, cluster: str) -> None:
    there = ardri(tmp_path, *GAMES, "--ray", cluster, "--out", str(tmp_path / "r.jsonl"))
    assert there.returncode == 0, there.stderr
    here = ardri(tmp_path, *GAMES, "--jobs", "1")
    assert figures(there.stdout) == figures(here.stdout)
    again = ardri(tmp_path, *GAMES, "--jobs", "1", "--out", str(tmp_path / "r.jsonl"))
    assert figures(again.stdout) == figures(here.stdout), "it is taken up again anywhere"


@with_ray
@pytest.mark.slow
def test_a_cluster_with_another_engine_is_refused(
    cluster: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("ardri.arena.cluster.version", lambda: "0.0.1")
    assert main([*GAMES, "--ray", cluster]) == 2
    assert "and this is ardri 0.0.1" in capsys.readouterr().err


@with_ray
@pytest.mark.slow
def test_no_cluster_there(tmp_path: Path) -> None:
    done = ardri(tmp_path, *GAMES, "--ray", f"127.0.0.1:{free_port()}")
    assert done.returncode == 2
    assert "There is no Ray cluster at 127.0.0.1:" in done.stderr
    assert "Traceback" not in done.stderr


def test_without_ray_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = builtins.__import__

    def missing(name: str, *rest: Any) -> Any:
        if name == "ray":
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", missing)
    assert main([*GAMES, "--ray", "auto"]) == 2
    assert "pip install 'ardri[ray]'" in capsys.readouterr().err
