"""What goes to one seat over a real socket, to the byte, while a script is played.

By hand: ``python -m tests.server.proof.wire --worlds 100``.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import re
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from ardri.server.storage import SeatRow, Storage, TableRow, new_id
from tests.server.proof import parties
from tests.server.proof.worlds import Script, scripts
from tests.server.running import running

PATIENCE = 30.0
#: What may differ: moments, and how often lists have been brought up to date by then.
_TIMES = re.compile(r'"(made|changed|revision)":[0-9.e+-]+')


class Wire:
    """One socket that follows one stream."""

    def __init__(self, socket: ClientConnection, table: str, seat: int | None) -> None:
        self.socket = socket
        self.table = table
        self.seat = seat
        #: Every byte that came, message by message.
        self.heard: list[str] = []
        #: What the addresses said in the end.
        self.looked: list[str] = []
        self.version = -1
        self._answers: dict[str, dict[str, Any]] = {}
        self._refs = 0

    async def ask(self, type_: str, **what: Any) -> dict[str, Any]:
        """A message, and its answer."""
        self._refs += 1
        ref = f"p{self._refs}" if type_ == "ping" else f"r{len(self.answers)}"
        where = {} if type_ == "ping" else {"table": self.table, "seat": self.seat}
        await self.socket.send(json.dumps({"type": type_, "ref": ref, **where, **what}))
        async with asyncio.timeout(PATIENCE):
            while ref not in self._answers:
                await self._hear()
        return self._answers.pop(ref)

    async def until(self, version: int) -> None:
        """Hear what comes until the stream has come so far."""
        async with asyncio.timeout(PATIENCE):
            while self.version < version:
                await self._hear()

    async def _hear(self) -> None:
        text = await self.socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message = json.loads(text)
        if message["type"] in ("state", "update"):
            self.version = max(self.version, message["version"])
        elif message["type"] in ("done", "refused", "tried", "pong"):
            self._answers[message["ref"]] = message

    @property
    def answers(self) -> list[str]:
        """Answers to what is no ping."""
        return [m for m in self.heard if '"type":"pong"' not in m and '"ref":"r' in m]

    def stream(self) -> list[str]:
        """What may not differ, but for the table's id and times."""
        texts = [self._plain(message) for message in self.heard]
        return [m for m in texts if not m.startswith(('{"type":"pong"', '{"type":"table"'))]

    def tables(self) -> set[str]:
        """The same of what was said of the table itself: who is here is told when there is time."""
        texts = [self._plain(message) for message in self.heard]
        return {m for m in texts if m.startswith('{"type":"table"')}

    def pages(self) -> list[str]:
        """The same of what the addresses said."""
        return [self._plain(page) for page in self.looked]

    def _plain(self, text: str) -> str:
        return _TIMES.sub(r'"\1":0', text.replace(self.table, "TABLE"))


class Stage:
    """A server on which scripts are played, and the people who play them."""

    def __init__(self, address: str, storage: Storage, people: list[parties.Person]) -> None:
        self._address = address
        self._storage = storage
        self._people = people

    @classmethod
    @contextlib.asynccontextmanager
    async def open(cls, folder: Path) -> AsyncIterator[Stage]:
        """On a database of its own."""
        url = f"sqlite:///{folder / 'worlds.sqlite3'}"
        flags = ("--port", "0", "--limits", "0", "--log-level", "warning")
        with running("serve", "--database", url, *flags) as server:
            names = (*parties.NAMES, "Eve")
            people = [await asyncio.to_thread(parties.guest, server.address, n) for n in names]
            storage = await Storage.open(url)
            try:
                yield cls(server.address, storage, people)
            finally:
                await storage.close()
        assert server.log == []

    async def play(self, script: Script) -> Wire:
        """Play it; what the viewer heard."""
        table = await self._begun(script)
        async with contextlib.AsyncExitStack() as stack:
            wires: dict[int | None, Wire] = {}
            places: list[int | None] = [
                s for s in range(script.match.players) if s != script.viewer
            ]
            for place in [*places, script.viewer]:
                wires[place] = await self._come(stack, table, place)
            viewer = wires[script.viewer]
            for said in script.said:
                if said.message is not None:
                    await _say(wires[said.seat], said.message, said.sure)
                await viewer.until(said.reached)
                await viewer.ask("ping")
            viewer.looked = await asyncio.to_thread(self._look, table, script.viewer)
            return viewer

    def _look(self, table: str, place: int | None) -> list[str]:
        """What the viewer is told by the addresses: the state, the replay, what is refused."""
        query = {} if place is None else {"seat": str(place)}
        bearer = self._people[-1 if place is None else place].bearer
        with httpx.Client(
            base_url=f"{self._address}/api/tables/{table}", params=query, headers=bearer
        ) as asks:
            last = asks.get("/replay/0").json()["steps"]
            paths = ("", "/state", "/replay/0", f"/replay/{last}", f"/replay/{last + 1}", "/record")
            return [asks.get(path).text for path in paths]

    async def _begun(self, script: Script) -> str:
        now = time.time()
        players = range(script.match.players)
        row = TableRow(
            id=new_id(),
            rules=script.start.rules,
            seats=[SeatRow(seat, self._people[seat].account, ready=True) for seat in players],
            invite="come",
            made=now,
            changed=now,
            state="playing",
            open=True,
            spectators=0,
            start=script.start,
        )
        row.rules.players = len(row.seats)
        await self._storage.tables.add(row)
        return row.id

    async def _come(self, stack: contextlib.AsyncExitStack, table: str, place: int | None) -> Wire:
        person = self._people[-1 if place is None else place]
        where = self._address.replace("http", "ws", 1) + "/ws"
        opened = connect(where, additional_headers=person.bearer, max_size=None)
        wire = Wire(await stack.enter_async_context(opened), table, place)
        answer = await wire.ask("join")
        assert answer["type"] == "done", answer
        await wire.until(answer["version"])
        return wire


async def _say(wire: Wire, message: dict[str, Any], sure: bool) -> None:
    what = {name: value for name, value in message.items() if name != "type"}
    if message["type"] in ("play", "undo") and "at" not in what:
        await wire.ask("ping")  # what others have done it has heard by now
        what["at"] = wire.version
    answer = await wire.ask(message["type"], **what)
    assert answer["type"] == "done" or not sure, (wire.seat, message, answer)
    if answer["type"] == "done":
        await wire.until(answer["version"])


async def compare(stage: Stage, seed: int, most: int) -> tuple[int, int]:
    """Play two worlds; how long they were alike, and how many bytes the viewer heard."""
    worlds, gone = scripts(seed, most)
    if worlds is None:
        return 0, 0
    ours, theirs = [await stage.play(script) for script in worlds.scripts]
    for a, b in zip(ours.stream(), theirs.stream(), strict=True):
        assert a == b, seed
    assert ours.tables() == theirs.tables(), seed
    assert ours.pages() == theirs.pages(), seed
    return gone, sum(len(message) for message in ours.heard)


async def _many(worlds: int, most: int) -> None:
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        async with Stage.open(Path(folder)) as stage:
            alike = [await compare(stage, seed, most) for seed in range(worlds)]
    steps, heard = sum(gone for gone, _ in alike), sum(size for _, size in alike)
    begun = sum(gone > 0 for gone, _ in alike)
    print(
        f"{begun} pairs of worlds, {steps} steps, {heard:,} characters to the viewer "
        f"in each world, equal; {time.monotonic() - began:.0f} s"
    )


def main() -> None:
    """Many worlds, by hand."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--worlds", type=int, default=100)
    parser.add_argument("--steps", type=int, default=40)
    options = parser.parse_args()
    asyncio.run(_many(options.worlds, options.steps))


if __name__ == "__main__":
    main()
