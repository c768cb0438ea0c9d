"""A client of the socket, as a page is one: it follows streams and puts updates into states."""

from __future__ import annotations

import asyncio
import json
import random
from itertools import count
from typing import Any, TypeAlias

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.live.making import PATIENCE

Message: TypeAlias = dict[str, Any]


class Peer:
    """One connection; everything that came is in `heard`, the streams' states are in `states`."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[Message] = []
        self.states: dict[tuple[str, int | None], Message] = {}
        self.infos: dict[str, Message] = {}
        self.said: list[str] = []
        self._refs = count(1)
        self._answers: dict[str, Message] = {}
        self._news = asyncio.Condition()
        self.closed = False
        self._task = asyncio.create_task(self._listen())

    @classmethod
    async def open(cls, url: str, account: str, **options: Any) -> Peer:
        """Connect as an account, and wait for the welcome."""
        headers = {"Authorization": f"Bearer {account}"}
        peer = cls(await connect(url, additional_headers=headers, **options))
        await peer.until(lambda: bool(peer.heard))
        assert peer.heard[0]["type"] == "welcome"
        return peer

    async def close(self) -> None:
        """Go away."""
        await self.connection.close()
        await self._task

    def stop_listening(self) -> None:
        """Read nothing any more: what comes piles up before the door."""
        self._task.cancel()

    async def __aenter__(self) -> Peer:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def until(self, what: Any, patience: float = PATIENCE) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(patience), self._news:
            await self._news.wait_for(lambda: what() or self._task.done())
        if self._task.done() and not self._task.cancelled():
            self._task.result()
        assert what(), "the connection is closed"

    async def ask(self, type_: str, **what: Any) -> Message:
        """Send a message, and wait for its answer."""
        ref = f"r{next(self._refs)}"
        await self.connection.send(json.dumps({"type": type_, "ref": ref, **what}))
        await self.until(lambda: ref in self._answers)
        return self._answers.pop(ref)

    async def join(self, table: str, seat: int | None, since: int | None = None) -> Message:
        """Follow a stream: the answer, once the state is there, too."""
        answer = await self.ask("join", table=table, seat=seat, since=since)
        if answer["type"] == "done" and answer["version"] is not None:
            await self.until(lambda: self.version(table, seat) >= answer["version"])
        return answer

    def version(self, table: str, seat: int | None) -> int:
        """How far a stream has been followed."""
        state = self.states.get((table, seat))
        return -1 if state is None else int(state["version"])

    def decision(self, table: str, seat: int) -> Message | None:
        """What a seat is asked."""
        state = self.states.get((table, seat))
        return None if state is None else state["position"]["decision"]

    def of(self, type_: str) -> list[Message]:
        """The messages of one type."""
        return [message for message in self.heard if message["type"] == type_]

    async def play_at_random(self, table: str, seat: int, dice: random.Random) -> int:
        """Decide whatever is asked until the game is over; how many decisions that were."""
        made = 0
        key = (table, seat)
        while True:
            state = self.states[key]
            decision = state["position"]["decision"]
            if decision is None:
                if state["position"]["view"]["phase"] == "over":
                    return made
                await self.until(lambda was=state: self.states[key] is not was)
                continue
            line = dice.choice(decision["actions"])
            answer = await self.ask("play", table=table, seat=seat, at=state["version"], line=line)
            if answer["type"] == "done":
                made += 1
                await self.until(lambda at=answer["version"]: self.version(*key) >= at)
            else:
                assert answer["code"] == "stale", answer
                await self.until(lambda was=state: self.states[key] is not was)

    async def _listen(self) -> None:
        try:
            async for text in self.connection:
                message = json.loads(text)
                async with self._news:
                    self._take(message)
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            async with self._news:
                self.closed = True
                self._news.notify_all()

    def _take(self, message: Message) -> None:
        self.heard.append(message)
        if message["type"] in ("done", "tried", "refused", "pong"):
            self._answers[message["ref"]] = message
        elif message["type"] == "state":
            self.states[message["table"], message["seat"]] = message
            self.infos[message["table"]] = message["info"]
        elif message["type"] == "update":
            self._update(message)
        elif message["type"] == "table":
            self.infos[message["info"]["id"]] = message["info"]
        elif message["type"] == "said":
            self.said += [line["text"] for line in message["lines"]]

    def _update(self, update: Message) -> None:
        key = (update["table"], update["seat"])
        state = self.states[key]
        if update["version"] <= state["version"]:
            return  # known: as after a join with a version that was behind already
        assert update["version"] == state["version"] + 1, "no gap"
        position = {part: update[part] for part in ("decision", "sealed", "orders", "undo")}
        assert update["first"] <= len(state["events"])
        self.states[key] = {
            **state,
            "version": update["version"],
            "position": {"view": {**state["position"]["view"], **update["changes"]}, **position},
            "events": [*state["events"][: update["first"]], *update["events"]],
            "automatic": [*state["automatic"], *update["automatic"]],
        }
