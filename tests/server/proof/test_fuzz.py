"""Whatever comes by the socket is answered, once, and changes nothing.

By a stranger, and by somebody at the table who says nothing that they may say: that would be a
deed. More of it: ``ARDRI_FUZZ=20000``.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import time
from collections.abc import Coroutine, Iterator
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from websockets.sync.client import ClientConnection, connect

from ardri.server.storage import Storage
from tests.server.proof import parties
from tests.server.proof.fuzz import damaged, is_deed
from tests.server.running import Running, running

pytestmark = pytest.mark.slow

EXAMPLES = int(os.environ.get("ARDRI_FUZZ", "0")) or settings().max_examples * 3
#: Answers; everything else that comes has not been asked for.
ANSWERS = {"done", "tried", "refused", "pong", "gone"}
QUIET = (HealthCheck.too_slow, HealthCheck.large_base_example, HealthCheck.data_too_large)


class Siege:
    """A server amid a game of two, and a third who has nothing to do with it."""

    def __init__(self, server: Running, database: str) -> None:
        self.server = server
        self.database = database
        self.people = [parties.guest(server.address, name) for name in ("Ann", "Bran", "Mallory")]
        self.table = parties.sit_down(server.address, self.people[:2], round_limit=3)
        self.ids = [self.table, *[person.account for person in self.people]]
        _aside(self._play_a_while())
        # How far a game is, for lists, is written a moment after the game has come there.
        deadline = time.monotonic() + 30
        while True:
            row, log, *_ = _aside(self._stored())
            if row.version == log[-1].version:
                break
            assert time.monotonic() < deadline, "the table's row stays behind its log"
            time.sleep(0.05)

    async def _play_a_while(self) -> None:
        players = parties.players(self.table, self.people[:2], random.Random(5))
        stop = asyncio.Event()
        playing = [asyncio.create_task(p.play(self.server.address, stop)) for p in players]
        while min(player.tally.done for player in players) < 8:
            await asyncio.sleep(0.02)
        stop.set()
        await asyncio.gather(*playing)

    @contextlib.contextmanager
    def socket(self, person: parties.Person) -> Iterator[ClientConnection]:
        """One that stays open all the time."""
        where = self.server.address.replace("http", "ws", 1) + "/ws"
        with connect(where, additional_headers=person.bearer, max_size=None) as socket:
            assert json.loads(socket.recv())["type"] == "welcome"
            yield socket

    def everything(self) -> dict[str, Any]:
        """All streams, the log, the table, what was said."""
        path = f"{self.server.address}/api/tables/{self.table}"
        seen: dict[str, Any] = {}
        for seat, person in enumerate([*self.people[:2], self.people[2]]):
            query = {"seat": str(seat)} if seat < 2 else {}
            answer = httpx.get(f"{path}/state", params=query, headers=person.bearer)
            state = answer.raise_for_status().json()
            for one in state["info"]["seats"]:
                one.pop("here")
            seen[person.name] = state
        seen["stored"] = _aside(self._stored())
        return seen

    async def _stored(self) -> Any:
        storage = await Storage.open(self.database)
        try:
            row = await storage.tables.get(self.table)
            log = await storage.journal.read(self.table)
            talk = [await storage.chat.last(self.table, room) for room in ("players", "spectators")]
            people = [await storage.people.get(person.account) for person in self.people]
            return row, log, talk, people
        finally:
            await storage.close()


def _aside(task: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(task)


@pytest.fixture(scope="module")
def siege(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    url = f"sqlite:///{tmp_path_factory.mktemp('siege') / 'tables.sqlite3'}"
    flags = ("--port", "0", "--limits", "0", "--pace", "0", "--log-level", "warning")
    with running("serve", "--database", url, *flags) as server:
        yield Siege(server, url)


def answered(socket: ClientConnection, sent: list[str | bytes]) -> list[dict[str, Any]]:
    """Send all of it; the answers, one for each, in order."""
    for one in sent:
        socket.send(one)
    answers: list[dict[str, Any]] = []
    socket.send('{"type": "ping", "ref": "the end of it"}')
    while not answers or answers[-1].get("ref") != "the end of it":
        message = json.loads(socket.recv(timeout=30))
        if message["type"] in ANSWERS and not (message["type"] == "gone" and message.get("why")):
            answers.append(message)
    return answers[:-1]


@pytest.mark.parametrize("who", [2, 0, 1])
def test_whatever_comes_is_answered_and_changes_nothing(siege: Siege, who: int) -> None:
    before = siege.everything()
    assert len(before["stored"][1]) > 16
    with siege.socket(siege.people[who]) as socket:

        @settings(
            max_examples=EXAMPLES // 3, deadline=None, database=None, suppress_health_check=QUIET
        )
        @example(['{"type": "ping", "ref": "long", "' + "x" * 16_000 + '": 1}'])
        @given(st.lists(damaged(siege.ids), min_size=1, max_size=12))
        def send(sent: list[str | bytes]) -> None:
            seat = who if who < 2 else None
            sent = [one for one in sent if not is_deed(one, siege.table, seat)]
            answers = answered(socket, sent)
            assert len(answers) == len(sent), (sent, answers)
            codes = {answer["code"] for answer in answers if answer["type"] == "refused"}
            assert "busy" not in codes and "broken" not in codes
            if who == 2:
                assert not any(answer["type"] == "tried" for answer in answers)

        send()
    after = siege.everything()
    assert after == before
    assert siege.server.log == []


def test_what_is_wrong_is_told_in_short(siege: Siege) -> None:
    """By the addresses, too: not all that stands there is said again, nor logged."""
    address, headers = f"{siege.server.address}/api/tables", siege.people[0].bearer
    answer = httpx.post(address, headers=headers, json={"x" * 9_000: 1})
    assert answer.json()["code"] == "malformed" and len(answer.text) < 1_000
    assert siege.server.log == []
