"""The server as a process, or several: how it starts, what it survives, how it ends."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import threading
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.running import running

pytestmark = pytest.mark.slow


def on(tmp_path: Path, *more: str) -> list[str]:
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    return ["serve", "--database", database, "--port", "0", *more]


def children(pid: int) -> list[int]:
    """The processes that a process has started and that go on."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
    return [int(one) for one in found if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]


def test_it_starts_is_asked_and_stops(tmp_path: Path) -> None:
    with running(*on(tmp_path, "--log", "json")) as server:
        assert httpx.get(f"{server.address}/healthz").json() == {"ok": True}
        # The page; or, where it is not built, how to do that.
        root = httpx.get(server.address).text
        assert root.startswith("<!doctype html>") or "tools.page" in root
        assert server.stop() == 0
    events = [json.loads(line)["event"] for line in server.log]
    assert events[0] == "started" and events[-1] == "stopped"
    assert server.said == [f"Ardrí is at {server.address}\n"]


def test_ctrl_c_is_no_fault(tmp_path: Path) -> None:
    with running(*on(tmp_path)) as server:
        assert server.stop(signal.SIGINT) == 0
    assert "Traceback" not in "".join(server.log)


def test_whoever_is_connected_is_told_to_come_back(tmp_path: Path) -> None:
    with running(*on(tmp_path)) as server, server.guest("Niamh") as program:
        token = {"Authorization": program.headers["Authorization"]}
        waited: list[object] = []
        wait = {"wait": 60}
        waiting = threading.Thread(
            target=lambda: waited.append(program.get("/api/waiting", params=wait).json())
        )
        waiting.start()
        with connect(server.address.replace("http", "ws") + "/ws", additional_headers=token) as ws:
            assert json.loads(ws.recv())["type"] == "welcome"
            began = time.monotonic()
            assert server.stop() == 0
            assert time.monotonic() - began < 8
            bye = json.loads(ws.recv())
            assert (bye["type"], bye["again"]) == ("bye", True)
            waiting.join(5)
        assert waited == [{"asked": []}]


def test_a_page_from_elsewhere_opens_no_socket(tmp_path: Path) -> None:
    with running(*on(tmp_path)) as server:
        browser = httpx.Client(base_url=server.address, headers={"Origin": server.address})
        browser.post("/api/guest", json={"name": "Niamh"})
        cookie = {"Cookie": f"ardri={browser.cookies['ardri']}"}
        address = server.address.replace("http", "ws") + "/ws"
        with connect(address, origin=Origin(server.address), additional_headers=cookie) as ws:
            assert json.loads(ws.recv())["type"] == "welcome"
        for origin, headers, status in (
            ("https://evil.example", cookie, 403),
            ("null", cookie, 403),
            (server.address, {}, 401),
            (server.address, {"Authorization": "Bearer x"}, 401),
        ):
            with pytest.raises(InvalidStatus, match=str(status)):
                connect(address, origin=Origin(origin), additional_headers=headers)


def test_the_usual_port_gives_way_and_one_that_was_asked_for_does_not(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            other.bind(("127.0.0.1", 8063))
            other.listen()
        except OSError:
            pass  # somebody else has it
        arguments = [one for one in on(tmp_path) if one not in ("--port", "0")]
        with running(*arguments) as server:
            assert not server.address.endswith(":8063")
            assert httpx.get(f"{server.address}/healthz").status_code == 200


def test_a_killed_server_leaves_nothing_in_the_way(tmp_path: Path) -> None:
    with running(*on(tmp_path)) as server, server.guest("Niamh") as program:
        account = program.get("/api/me").json()
        server.process.kill()
        server.process.wait()
        with running(*on(tmp_path)) as again:
            program.base_url = httpx.URL(again.address)
            assert program.get("/api/me").json() == account


@pytest.fixture
def two(postgres_url: str) -> list[str]:
    """Two processes on PostgreSQL."""
    if not Path("/proc/self/task").is_dir():
        pytest.skip("this system does not tell which processes a process has started")
    flags = ["--workers", "2", "--port", "0", "--limits", "0", "--log", "json"]
    return ["serve", "--database", postgres_url, *flags]


def test_two_processes_serve_as_one(two: list[str]) -> None:
    with running(*two) as server, server.guest("Niamh") as program:
        account = program.get("/api/me").json()
        bearer = {"Authorization": program.headers["Authorization"]}
        for _ in range(20):  # each on a connection of its own
            assert httpx.get(f"{server.address}/api/me", headers=bearer).json() == account
        told = httpx.get(f"{server.address}/metrics").text
        found = re.search(r'requests_total{.*route="/api/me",status="200"} (\d+)', told)
        assert found and int(found[1]) == 21

        first, second = children(server.process.pid)
        os.kill(first, signal.SIGKILL)
        deadline = time.monotonic() + 20
        while len(children(server.process.pid)) < 2 or first in children(server.process.pid):
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert second in children(server.process.pid)
        for _ in range(10):
            assert httpx.get(f"{server.address}/api/me", headers=bearer).json() == account
        workers = children(server.process.pid)
        assert server.stop() == 0
        assert not any(Path(f"/proc/{pid}").exists() for pid in workers)


def test_processes_end_when_nobody_watches_them(two: list[str]) -> None:
    with running(*two) as server:
        workers = children(server.process.pid)
        server.process.kill()
        server.process.wait()
        deadline = time.monotonic() + 20
        while any(Path(f"/proc/{pid}").exists() for pid in workers):
            assert time.monotonic() < deadline
            time.sleep(0.1)
