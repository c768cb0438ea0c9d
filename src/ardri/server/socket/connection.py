"""One connection: what comes in is answered in order, what goes out is written when it can be."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from importlib.metadata import version
from typing import Final, final

from starlette.websockets import WebSocket, WebSocketDisconnect

from ardri.server.live import metrics
from ardri.server.live.live import Client, Live
from ardri.server.live.outbox import End
from ardri.server.match.start import RULES_VERSION
from ardri.server.schema.http import Answered
from ardri.server.schema.refusals import Refusal, tell
from ardri.server.schema.socket import (
    Cancel,
    Done,
    FromClient,
    Give,
    Gone,
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
    Welcome,
)
from ardri.server.socket.bucket import Bucket, cost
from ardri.server.socket.reading import Malformed, read
from ardri.words import Saying

LOG: Final = logging.getLogger(__name__)
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
        self._welcome()
        tasks = [asyncio.create_task(part) for part in (self._read(), self._write(), self._end())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            for result in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(result, Exception):
                    raise result

    # ------------------------------------------------------------------ going out

    def _welcome(self) -> None:
        self._outbox.send(
            Welcome(account=self._client.account, server=version("ardri"), rules=RULES_VERSION)
        )

    async def _write(self) -> None:
        try:
            while (text := await self._outbox.next()) is not None:
                await self._websocket.send_text(text)
                metrics.SENT.inc(len(text))
            end = self._outbox.end
            await self._websocket.close(1000 if end is None else end.code)
        except (WebSocketDisconnect, RuntimeError):
            # Closed already, by the other side or, after a ping without an answer, by uvicorn.
            return

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
            if self._pay(1.0, malformed.ref):
                self._refuse(malformed.ref, malformed.refusal)
            return
        metrics.MESSAGES.labels(type(message).__name__.lower()).inc()
        if not self._pay(cost(message), message.ref):
            return
        try:
            await self._answer(message)
        except Refusal as refusal:
            self._refuse(message.ref, refusal)
        except Exception as error:
            # The database is away, or there is a fault: whoever asked may ask again.
            LOG.error(
                "a %s failed: %s", type(message).__name__, type(error).__name__, exc_info=True
            )
            self._refuse(message.ref, Refusal("busy", Saying("match-busy")))

    async def _answer(self, message: FromClient) -> None:
        """Exactly one answer; whatever else comes of it, comes after."""
        live, client, account = self._live, self._client, self._client.account.id
        match message:
            case Join(ref, table, seat, since):
                await live.join(client, table, seat, since, lambda v: self._done(ref, v))
            case Leave(_, table, seat):
                live.leave(client, table, seat)
                self._outbox.send(Gone(table=table, seat=seat))
            case Play(ref, table, seat, at, line):
                await live.play(account, table, seat, at, line, self._when_done(ref))
            case Try(ref, table, seat, at, line):
                came = await live.attempt(account, table, seat, at, line)
                decision = None if came.decision is None else came.decision.to_json()
                self._outbox.send(Tried(ref=ref, decision=decision, idle=came.idle))
            case Undo(ref, table, seat, at):
                await live.undo(account, table, seat, at, self._when_done(ref))
            case Give(ref, table, seat, order):
                await live.give(account, table, seat, order, self._when_done(ref))
            case Cancel(ref, table, seat, order_id):
                await live.cancel(account, table, seat, order_id, self._when_done(ref))
            case Say(ref, table, said):
                await live.say(account, table, said)
                self._done(ref, None)
            case Ping(ref):
                self._outbox.send(Pong(ref=ref))

    def _when_done(self, ref: str) -> Callable[[Answered], None]:
        return lambda answered: self._done(ref, answered.version, answered.again)

    def _done(self, ref: str, reached: int | None, again: bool = False) -> None:
        self._outbox.send(Done(ref=ref, version=reached, again=again))

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
