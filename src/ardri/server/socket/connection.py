"""One connection: what comes in is answered in order, what goes out is written when it can be."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any, Final, final

from starlette.websockets import WebSocket, WebSocketDisconnect

from ardri.server.live import metrics
from ardri.server.live.live import Client, Live
from ardri.server.live.outbox import Closed, End
from ardri.server.schema.common import Told
from ardri.server.schema.refusals import Refusal, tell
from ardri.server.schema.socket import (
    Cancel,
    Done,
    FromClient,
    Give,
    Join,
    Leave,
    Ping,
    Play,
    Pong,
    Refused,
    Say,
    Tried,
    Try,
    Undo,
)
from ardri.server.socket.bucket import Bucket, cost
from ardri.server.socket.reading import Malformed, read
from ardri.words import Saying

#: How many messages in a row may be refused as too fast before the connection is closed.
FLOOD: Final = 200
#: How long a goodbye may take to go out.
GOODBYE: Final = 2.0


@final
class Connection:
    """A client at one end, `Live` at the other."""

    def __init__(self, live: Live, client: Client, websocket: WebSocket, bucket: Bucket) -> None:
        self._live = live
        self._client = client
        self._outbox = client.outbox
        self._websocket = websocket
        self._bucket = bucket
        self._flood = 0

    async def run(self) -> None:
        """Until either side has had enough."""
        tasks = [asyncio.create_task(part) for part in (self._read(), self._write(), self._end())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            for result in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, _PARTED):
                    raise result

    # ------------------------------------------------------------------ going out

    async def _write(self) -> None:
        with contextlib.suppress(Closed):
            while True:
                text = await self._outbox.next()
                await self._websocket.send_text(text)
                metrics.SENT.inc(len(text))
        end = self._outbox.end
        await self._websocket.close(1000 if end is None else end.code)

    async def _end(self) -> None:
        """Who does not even read the goodbye is left standing."""
        await self._outbox.ended()
        await asyncio.sleep(GOODBYE)

    # ------------------------------------------------------------------ coming in

    async def _read(self) -> None:
        while True:
            # Who asks much has to read the answers, too.
            await self._outbox.room()
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if self._outbox.end is None:
                await self._heard(message.get("text"))

    async def _heard(self, text: str | None) -> None:
        try:
            message = read(text)
        except Malformed as malformed:
            self._pay(1.0, malformed.ref) and self._refuse(malformed.ref, malformed.refusal)
            return
        metrics.MESSAGES.labels(type(message).__name__.lower()).inc()
        if self._pay(cost(message), message.ref):
            try:
                await self._answer(message)
            except Refusal as refusal:
                self._refuse(message.ref, refusal)

    def _pay(self, tokens: float, ref: str | None) -> bool:
        """Whether there is time for this message; if not, it has been refused."""
        if self._bucket.take(tokens):
            self._flood = 0
            return True
        self._flood += 1
        self._refuse(ref, Refusal("too-fast", Saying("match-too-fast")))
        if self._flood >= FLOOD:
            self._outbox.close(End(1008, tell(Saying("match-flood")), False))
        return False

    def _refuse(self, ref: str | None, refusal: Refusal) -> None:
        metrics.REFUSALS.labels(refusal.code).inc()
        self._outbox.send(Refused(ref=ref, code=refusal.code, why=refusal.told()))
