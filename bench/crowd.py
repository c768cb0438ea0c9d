"""The clients of `bench.server`: sockets by the thousand that answer whatever they are asked."""

from __future__ import annotations

import asyncio
import random
import resource
import time
from dataclasses import dataclass, field
from typing import Final, final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

#: Sockets that are opened at once.
AT_ONCE: Final = 50
#: How long anything may take, in seconds: past that it has failed.
PATIENCE: Final = 120.0


class _Decision(msgspec.Struct):
    actions: list[str]


class _Position(msgspec.Struct):
    decision: _Decision | None = None


class _Heard(msgspec.Struct):
    """As much of a message as a player needs who plays at random."""

    type: str
    version: int | None = None
    ref: str | None = None
    code: str = ""
    decision: _Decision | None = None
    position: _Position | None = None


_READER: Final = msgspec.json.Decoder(_Heard)


@dataclass
class Count:
    """What happened while it was counted."""

    #: From a move sent to its `done`, in seconds.
    waits: list[float] = field(default_factory=list)
    refused: int = 0
    heard: int = 0
    characters: int = 0


@dataclass(frozen=True)
class Place:
    """Who sits where, and the cookie by which they are known."""

    cookie: str
    table: str
    seat: int


@final
class Crowd:
    """All players, on as many sockets."""

    def __init__(self, address: str, places: list[Place], deflate: bool) -> None:
        self.count = Count()
        #: Mean seconds that somebody thinks; 0: they answer at once.
        self.think = 0.0
        self._address = address
        self._seats = [_Seat(self, place, random.Random(n)) for n, place in enumerate(places)]
        self._deflate = deflate
        self._tasks: list[asyncio.Task[None]] = []

    async def come(self) -> None:
        """Everybody connects; nobody follows anything yet."""
        turn = asyncio.Semaphore(AT_ONCE)

        async def one(seat: _Seat) -> None:
            async with turn:
                headers = {"Cookie": f"ardri={seat.place.cookie}", "Origin": self._address}
                seat.socket = await connect(
                    self._address.replace("http", "ws", 1) + "/ws",
                    additional_headers=headers,
                    compression="deflate" if self._deflate else None,
                    open_timeout=PATIENCE,
                    ping_interval=None,
                    max_size=None,
                )
                await seat.socket.recv()  # the welcome

        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*[one(seat) for seat in self._seats])

    async def join(self) -> None:
        """Everybody is shown their game."""
        turn = asyncio.Semaphore(AT_ONCE)
        for seat in self._seats:
            self._tasks.append(asyncio.create_task(seat.listen()))

        async def one(seat: _Seat) -> None:
            async with turn:
                await seat.join()

        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*[one(seat) for seat in self._seats])

    def begin(self) -> None:
        """From now on they play."""
        for seat in self._seats:
            seat.playing = True
            seat.look()

    def recount(self) -> Count:
        """What has been counted until now; it begins anew."""
        counted, self.count = self.count, Count()
        return counted

    async def go(self) -> None:
        """Everybody leaves, without many words."""
        for seat in self._seats:
            seat.playing = False
            if seat.socket is not None:
                seat.socket.transport.abort()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def failures(self) -> list[BaseException]:
        """Whoever was thrown out."""
        ended = [task for task in self._tasks if task.done() and not task.cancelled()]
        return [error for task in ended if (error := task.exception()) is not None]


@final
class _Seat:
    """One player."""

    def __init__(self, crowd: Crowd, place: Place, dice: random.Random) -> None:
        self.place: Final = place
        self.socket: ClientConnection | None = None
        self.playing = False
        self._crowd = crowd
        self._dice = dice
        self._joined = asyncio.Event()
        self._decision: _Decision | None = None
        self._version = -1
        self._sent = 0.0
        #: The version from which on it may say the next thing; -1: it waits for an answer.
        self._ready = 0
        self._thinking: asyncio.TimerHandle | None = None
        self._sending: asyncio.Task[None] | None = None

    async def join(self) -> None:
        assert self.socket is not None
        where = f'"table":"{self.place.table}","seat":{self.place.seat}'
        await self.socket.send(f'{{"type":"join","ref":"j",{where}}}')
        await self._joined.wait()

    async def listen(self) -> None:
        assert self.socket is not None
        while True:
            text = await self.socket.recv(decode=False)
            count = self._crowd.count
            count.heard += 1
            count.characters += len(text)
            self._take(_READER.decode(text))

    def _take(self, heard: _Heard) -> None:
        match heard.type:
            case "state":
                assert heard.position is not None
                self._heard(heard.version, heard.position.decision)
                self._joined.set()
            case "update":
                self._heard(heard.version, heard.decision)
            case "done" if heard.ref == "m":
                self._crowd.count.waits.append(time.perf_counter() - self._sent)
                self._ready = heard.version or 0
                self.look()
            case "refused":
                # Somebody was quicker, in a window that has closed: what comes next says so.
                self._crowd.count.refused += 1
                self._ready = self._version + (heard.code == "stale")
                self.look()

    def _heard(self, version: int | None, decision: _Decision | None) -> None:
        self._version = version or 0
        self._decision = decision
        self.look()

    def look(self) -> None:
        """See whether there is something to decide, and when to say so."""
        waits = self._ready < 0 or self._version < self._ready
        if waits or not self.playing or self._decision is None or self._thinking is not None:
            return
        mean = self._crowd.think
        if mean:
            loop = asyncio.get_running_loop()
            pause = min(self._dice.expovariate(1 / mean), 4 * mean)
            self._thinking = loop.call_later(pause, self._thought)
        else:
            self._say()

    def _thought(self) -> None:
        self._thinking = None
        if self._ready >= 0 and self._version >= self._ready and self.playing:
            self._say()

    def _say(self) -> None:
        if self._decision is None:
            return
        line = self._dice.choice(self._decision.actions)
        where = f'"table":"{self.place.table}","seat":{self.place.seat},"at":{self._version}'
        self._ready = -1
        self._sent = time.perf_counter()
        text = f'{{"type":"play","ref":"m",{where},"line":"{line}"}}'
        self._sending = asyncio.get_running_loop().create_task(self._send(text))

    async def _send(self, text: str) -> None:
        assert self.socket is not None
        await self.socket.send(text)


def raise_limit(sockets: int) -> None:
    """As many open files as that takes, here and in what is started from here."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 2 * sockets + 512
    if soft < wanted:
        most = hard if hard != resource.RLIM_INFINITY else wanted
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, most), hard))
        if most < wanted:
            raise SystemExit(f"{sockets} sockets take {wanted} open files; {most} are allowed")
