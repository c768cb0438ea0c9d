"""Somebody at a table who plays at random, whatever happens to the server or to the connection.

It follows its seat's stream over all connections that it has, keeps what was acknowledged, and
sends again what was not, as docs/server.md wants it of a client.
"""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Message: TypeAlias = dict[str, Any]

#: How long an answer may take.
PATIENCE = 60.0
#: Cards to give orders about: some that answer something, and one that does not.
CARDS = ("geis", "druid", "bard", "moor", "balors-eye")
#: What else than its next line a seat sends, and how often.
UNDO, ORDER, DROP = 0.05, 0.02, 0.02


class Away(Exception):
    """The server is not there, or not any more."""


@dataclass(frozen=True)
class Deed:
    """Something that was acknowledged, and with which version; `again`: it had been done before."""

    what: tuple[object, ...]
    version: int
    again: bool


@dataclass
class Tally:
    """What became of what was sent."""

    done: int = 0
    #: Sent again, and found to be done; sent again, and done only now; too late by then.
    found: int = 0
    redone: int = 0
    late: int = 0
    refused: int = 0
    #: Connections, and how many of them were told all anew.
    joined: int = 0
    states: int = 0

    def add(self, other: Tally) -> None:
        """Together."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


@dataclass(eq=False)
class Player:
    """One seat's."""

    table: str
    seat: int
    secret: str
    dice: random.Random
    state: Message | None = None
    #: In order.
    acknowledged: list[Deed] = field(default_factory=list)
    tally: Tally = field(default_factory=Tally)
    #: Sent, and not answered.
    pending: Message | None = None
    _sent: int = 0
    _socket: ClientConnection | None = None
    _answers: dict[str, Message] = field(default_factory=dict)

    @property
    def version(self) -> int:
        """How far the stream has been followed; -1: not at all."""
        return -1 if self.state is None else int(self.state["version"])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state is not None and self.state["position"]["view"]["phase"] == "over"

    async def play(self, address: str, stop: asyncio.Event) -> None:
        """Play on until the game is over, somebody says stop, or the server is away."""
        while not await self._connected(address, stop):
            pass  # it has cut its own connection

    async def _connected(self, address: str, stop: asyncio.Event) -> bool:
        """One connection; False: once more."""
        headers = {"Authorization": f"Bearer {self.secret}"}
        where = address.replace("http", "ws", 1) + "/ws"
        try:
            async with connect(where, additional_headers=headers, max_size=None) as socket:
                self._socket = socket
                await self._join()
                if self.pending is not None:
                    await self._answered(True)
                while not self.over and not stop.is_set():
                    if self._wants_to_drop():
                        await socket.send(json.dumps(self._next()))
                        socket.transport.abort()
                        return False
                    await self._go_on()
        except (OSError, WebSocketException, Away):
            if self._socket is not None and self._socket.close_code == 1008:
                raise
        finally:
            self._socket = None
            self._answers.clear()
        return True

    async def _join(self) -> None:
        since = None if self.state is None else self.version
        self.tally.joined += 1
        join = {"type": "join", "ref": "join", "table": self.table, "seat": self.seat}
        answer = await self._ask({**join, "since": since})
        assert answer["type"] == "done", answer
        assert answer["version"] >= self.version, "what was shown is there"
        async with asyncio.timeout(PATIENCE):
            while self.version < answer["version"]:
                await self._hear()

    async def settle(self, version: int) -> None:
        """Hear what comes until a version is reached; the connection must be there."""
        async with asyncio.timeout(PATIENCE):
            while self.version < version:
                await self._hear()

    async def follow(self, address: str, version: int) -> None:
        """Come back, send again what was not answered, and follow up to a version."""
        headers = {"Authorization": f"Bearer {self.secret}"}
        where = address.replace("http", "ws", 1) + "/ws"
        async with connect(where, additional_headers=headers, max_size=None) as socket:
            self._socket = socket
            await self._join()
            await self.settle(version)
        self._socket = None

    # ------------------------------------------------------------------ what it does

    def _wants_to_drop(self) -> bool:
        return self._asked() is not None and self.dice.random() < DROP

    def _asked(self) -> Message | None:
        assert self.state is not None
        decision: Message | None = self.state["position"]["decision"]
        return decision

    async def _go_on(self) -> None:
        if self._asked() is None:
            try:
                async with asyncio.timeout(0.1):
                    await self._hear()
            except TimeoutError:
                pass
            return
        self._next()
        await self._answered(False)

    def _next(self) -> Message:
        """What it says next; from now on that waits for its answer."""
        assert self.state is not None
        self._sent += 1
        head = {"ref": f"m{self._sent}", "table": self.table, "seat": self.seat}
        position, chance = self.state["position"], self.dice.random()
        orders = [(order["kind"], order["card"]) for order in position["orders"]]
        order = ("never", self.dice.choice(CARDS))
        decision = self._asked()
        assert decision is not None
        if chance < UNDO and position["undo"] is None:
            message = {"type": "undo", **head, "at": self.version}
        elif chance > 1 - ORDER and order not in orders:
            given = {"kind": order[0], "card": order[1]}
            message = {"type": "order", **head, "order": given}
        else:
            line = self.dice.choice(decision["actions"])
            message = {"type": "play", **head, "at": self.version, "line": line}
        self.pending = message
        return message

    async def _answered(self, anew: bool) -> None:
        """Send what is to be answered until it is; `anew`: it has been sent before."""
        message = self.pending
        assert message is not None
        while True:
            answer = await self._ask(message)
            if answer["type"] == "done":
                self._acknowledge(message, answer, anew)
                break
            if answer["code"] != "busy":
                assert answer["code"] in ("stale", "illegal", "too-late"), answer
                if anew:
                    self.tally.late += 1
                self.tally.refused += 1
                break
            await asyncio.sleep(0.2)
            anew = True
        self.pending = None
        if answer["type"] == "done":
            await self.settle(answer["version"])
        elif answer["code"] == "stale":
            # Something has happened that it has not heard yet, or it is another window.
            try:
                async with asyncio.timeout(1.0):
                    await self._hear()
            except TimeoutError:
                pass

    def _acknowledge(self, message: Message, answer: Message, anew: bool) -> None:
        assert anew or not answer["again"], "nothing is done that nobody has asked for"
        self.tally.done += 1
        if anew and answer["again"]:
            self.tally.found += 1
        elif anew:
            self.tally.redone += 1
        what: tuple[object, ...] = (message["type"],)
        if message["type"] == "play":
            what = ("play", message["line"])
        elif message["type"] == "order":
            what = ("order", message["order"]["card"])
        self.acknowledged.append(Deed(what, answer["version"], answer["again"]))

    # ------------------------------------------------------------------ sent and heard

    async def _ask(self, message: Message) -> Message:
        assert self._socket is not None
        await self._socket.send(json.dumps(message))
        async with asyncio.timeout(PATIENCE):
            while message["ref"] not in self._answers:
                await self._hear()
        return self._answers.pop(message["ref"])

    async def _hear(self) -> None:
        assert self._socket is not None
        message = json.loads(await self._socket.recv())
        match message["type"]:
            case "done" | "refused":
                self._answers[message["ref"]] = message
            case "state":
                self._begin(message)
            case "update":
                self._update(message)
            case "bye":
                raise Away
            case "gone":
                raise AssertionError(message)

    def _begin(self, state: Message) -> None:
        self.tally.states += 1
        if state["version"] == self.version:
            assert seen(state) == seen(self.state), "the same version shows the same"
        assert state["version"] >= self.version, "nothing goes back"
        self.state = state

    def _update(self, update: Message) -> None:
        state = self.state
        assert state is not None
        if update["version"] <= state["version"]:
            return  # known: as after a join with a version that was behind already
        assert update["version"] == state["version"] + 1, "no gap"
        position = {part: update[part] for part in ("decision", "sealed", "orders", "undo")}
        assert update["first"] <= len(state["events"])
        self.state = {
            **state,
            "version": update["version"],
            "position": {"view": {**state["position"]["view"], **update["changes"]}, **position},
            "events": [*state["events"][: update["first"]], *update["events"]],
            "automatic": [*state["automatic"], *update["automatic"]],
        }


def seen(state: Message | None) -> Message:
    """What a state says of the match."""
    assert state is not None
    return {part: state[part] for part in ("version", "position", "events", "automatic")}
