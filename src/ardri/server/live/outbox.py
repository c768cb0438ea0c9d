"""What waits to be sent to one connection: never more than so much.

Whoever does not read what is sent is dropped, and comes back when they can: the table goes on.
"""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass
from typing import Final, final

from ardri.server.live import metrics
from ardri.server.schema.common import Told, encode
from ardri.server.schema.refusals import tell
from ardri.server.schema.socket import Bye, ToClient
from ardri.words import Saying

#: How many messages may wait, and how many characters in them together.
MESSAGES: Final = 256
SIZE: Final = 2_000_000


@dataclass(frozen=True, slots=True)
class End:
    """How a connection ends: its code, and what is said before."""

    #: As WebSocket has them (RFC 6455, 7.4).
    code: int
    why: Told
    #: Whether to come back at once.
    again: bool


@final
class Outbox:
    """A queue with one reader, the connection's writer; whoever writes into it never waits."""

    __slots__ = ("_end", "_ended", "_free", "_most", "_ready", "_size", "_waiting")

    def __init__(self, messages: int = MESSAGES, size: int = SIZE) -> None:
        self._most: Final = (messages, size)
        self._waiting: deque[str] = deque()
        self._size = 0
        self._ready = asyncio.Event()
        self._free = asyncio.Event()
        self._free.set()
        self._ended = asyncio.Event()
        self._end: End | None = None

    @property
    def end(self) -> End | None:
        """How it ends, once it does."""
        return self._end

    def put(self, text: str) -> None:
        """Send this. If there is no room, its reader is too slow: that was the end of it."""
        if self._end is not None:
            return
        most, size = self._most
        if self._waiting and (len(self._waiting) >= most or self._size + len(text) > size):
            metrics.SLOW.inc()
            self._drop()
            self.close(End(1013, tell(Saying("match-slow")), True))
            return
        self._waiting.append(text)
        self._size += len(text)
        self._ready.set()
        if 2 * len(self._waiting) >= most or 2 * self._size >= size:
            self._free.clear()

    def send(self, message: ToClient) -> None:
        """Send one message, to this connection alone."""
        self.put(encode(message).decode())

    def close(self, end: End) -> None:
        """Send what waits, say goodbye, and nothing after it."""
        if self._end is not None:
            return
        text = encode(Bye(why=end.why, again=end.again)).decode()
        self._waiting.append(text)
        self._size += len(text)
        self._end = end
        self._ready.set()
        self._free.set()
        self._ended.set()

    async def next(self) -> str | None:
        """What is to be sent next; None after the last."""
        while not self._waiting:
            if self._end is not None:
                return None
            self._ready.clear()
            await self._ready.wait()
        text = self._waiting.popleft()
        self._size -= len(text)
        most, size = self._most
        if 2 * len(self._waiting) < most and 2 * self._size < size:
            self._free.set()
        return text

    async def ended(self) -> None:
        """Wait until its end has come."""
        await self._ended.wait()

    async def room(self) -> None:
        """Wait until half of it is free: who asks much has to read the answers, too."""
        await self._free.wait()

    def _drop(self) -> None:
        self._waiting.clear()
        self._size = 0
