"""Stored games are replayed when a server starts; one whose replay differs is not played on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from ardri.server.match.history import History
from ardri.server.match.match import Match
from ardri.server.match.start import RULES_VERSION
from ardri.server.people import People
from ardri.server.storage import Storage
from tests.server.proof.stored import RECORDS, Stored, keep, recorded, spoiled
from tests.server.proof.witness import shown
from tests.server.running import running

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

#: Whole games, the shortest; and others that go on.
WHOLE = ("3981.ardri", "1323.ardri", "1386.ardri", "0784.ardri", "0945.ardri", "0726.ardri")
HALF = ("1690.ardri", "0035.ardri", "3460.ardri", "0842.ardri")
AMID = 120
#: From where the digests of two of them are wrong.
WRONG = 80


def test_recorded_games_are_the_same_at_a_table() -> None:
    for path in sorted(RECORDS.glob("*.ardri"))[::3]:
        stored = recorded(path.name)
        assert Match.replay(stored.start, stored.log).record() == path.read_text("utf-8")


class Site:
    """A server that has found those games, asked by the one who sits in all of the seats."""

    def __init__(self, address: str, secret: str) -> None:
        self._bearer = {"Authorization": f"Bearer {secret}"}
        self._address = f"{address}/api/tables"

    def get(self, path: str, **query: Any) -> httpx.Response:
        return httpx.get(self._address + path, params=query, headers=self._bearer)

    def play(self, table: str, seat: int, at: int, line: str) -> httpx.Response:
        body = {"seat": seat, "at": at, "line": line}
        return httpx.post(f"{self._address}/{table}/play", json=body, headers=self._bearer)

    async def until(self, what: Callable[[], bool]) -> None:
        deadline = time.monotonic() + 30
        while not what():
            assert time.monotonic() < deadline
            await asyncio.sleep(0.1)

    def state(self, stored: Stored) -> str:
        return str(self.get(f"/{stored.table}").json()["state"])


async def test_what_a_server_finds_when_it_starts(database_url: str) -> None:
    whole = [recorded(name) for name in WHOLE]
    half = [recorded(name, AMID) for name in HALF]
    # One is of rules before these: it is looked at without anybody's asking.
    old, found = (
        spoiled(recorded("2960.ardri", AMID), WRONG),
        spoiled(recorded(HALF[0], AMID), WRONG),
    )
    storage = await Storage.open(database_url)
    people = People(storage)
    me = (await people.guest("Ann")).account.id
    secret = (await people.new_token(me, "test")).secret
    versions = {id(old): "0", id(half[0]): "0"}
    await asyncio.gather(
        *[
            keep(storage, one, [me] * 4, versions.get(id(one), RULES_VERSION))
            for one in (*whole, *half, old, found)
        ]
    )
    people.close()
    await storage.close()
    with running("serve", "--database", database_url, "--port", "0", "--limits", "0") as server:
        site = Site(server.address, secret)
        await site.until(lambda: site.state(old) == "broken")
        for one in half:
            check_goes_on(site, one)
        for one in whole:
            await site.until(lambda one=one: site.state(one) == "over")  # type: ignore[misc]
            assert site.get(f"/{one.table}").json()["winner"] == one.match.winner
            text = (RECORDS / one.name).read_text("utf-8")
            assert site.get(f"/{one.table}/record").text == text
        for one in (old, found):
            check_broken(site, one)
            await site.until(lambda one=one: site.state(one) == "broken")  # type: ignore[misc]
        assert all(site.state(one) == "playing" for one in half)
    told = [line for line in server.log if "broken" in line]
    assert {one.table for one in (old, found)} == {
        one.table for one in (*half, old, found) if any(one.table in line for line in told)
    }
    assert "Traceback" not in "".join(server.log)


def check_goes_on(site: Site, stored: Stored) -> None:
    """It is shown as it was, and played on."""
    for seat in range(stored.match.players):
        state = site.get(f"/{stored.table}/state", seat=seat).json()
        assert {name: state[name] for name in shown(stored.match, seat)} == shown(
            stored.match, seat
        )
    seat = stored.match.asked[0]
    decision = stored.match.decision(seat)
    assert decision is not None
    at = stored.match.streams[seat]
    answer = site.play(stored.table, seat, at, str(decision.actions[0]))
    assert answer.status_code == 200, answer.text


def check_broken(site: Site, stored: Stored) -> None:
    """It is shown as far as it leads, not played on, and says why."""
    seat = next(s for s in range(stored.match.players) if stored.match.decision(s) is not None)
    state = site.get(f"/{stored.table}/state", seat=seat).json()
    assert state["info"]["state"] == "broken" and state["position"]["decision"] is None
    assert state["version"] == stored.match.streams[seat]
    assert state["events"] == shown(stored.match, seat)["events"]
    decision = stored.match.decision(seat)
    assert decision is not None
    refused = site.play(stored.table, seat, state["version"], str(decision.actions[0]))
    assert refused.json()["code"] == "broken"
    assert refused.json()["why"]["values"] == {"version": WRONG}
    # The replay leads up to there, for the seat and for spectators.
    history = History.of(stored.start, stored.log[: WRONG - 1])
    for query in ({"seat": seat}, {}):
        last = site.get(f"/{stored.table}/replay/{history.steps}", **query)
        assert last.status_code == 200 and last.json()["steps"] == history.steps
        beyond = site.get(f"/{stored.table}/replay/{history.steps + 1}", **query)
        assert beyond.status_code >= 400
