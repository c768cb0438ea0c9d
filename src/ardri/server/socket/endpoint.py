"""The address of the socket: who may open one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias, final

from starlette.datastructures import MutableHeaders
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from ardri.server.live.live import Live
from ardri.server.schema.common import Account, encode
from ardri.server.schema.http import Refusal as RefusalBody
from ardri.server.schema.refusals import Refusal
from ardri.server.socket.bucket import Bucket
from ardri.server.socket.connection import Connection
from ardri.words import Saying

#: Who asks for a socket, by its cookie or its token; None: nobody that is known.
Authenticate: TypeAlias = Callable[[WebSocket], Awaitable[Account | None]]
#: Whether a page of that origin may open sockets here. Programs have none.
OriginCheck: TypeAlias = Callable[[WebSocket], bool]

#: Messages a second, and how many at once: of people and of what a page does for them.
RATE: Final = 20.0
BURST: Final = 100.0


@final
class SocketEndpoint:
    """`/ws`, for Starlette: `WebSocketRoute("/ws", endpoint)`."""

    def __init__(
        self,
        live: Live | Callable[[], Live],
        authenticate: Authenticate,
        may: OriginCheck,
        limits: float = 1.0,
    ) -> None:
        """`limits`: how much faster than usual one may ask; 0: without a limit."""
        self._live: Final = live
        self._authenticate: Final = authenticate
        self._may: Final = may
        self._limits: Final = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection, from its beginning to its end."""
        websocket = WebSocket(scope, receive, send)
        if not self._may(websocket):
            await _deny(websocket, 403, Refusal("origin", Saying("match-origin")))
            return
        account = await self._authenticate(websocket)
        if account is None:
            await _deny(websocket, 401, Refusal("nobody", Saying("match-nobody")))
            return
        live = self._live if isinstance(self._live, Live) else self._live()
        try:
            client = await live.connect(account, lambda: self._authenticate(websocket))
        except Refusal as refusal:
            await _deny(websocket, 409 if refusal.code == "too-many" else 503, refusal)
            return
        try:
            await websocket.accept()
            bucket = Bucket(RATE * self._limits, BURST * self._limits)
            await Connection(live, client, websocket, bucket).run()
        finally:
            live.part(client)


async def _deny(websocket: WebSocket, status: int, refusal: Refusal) -> None:
    """The door stays shut; programs are told why, browsers tell their pages nothing."""
    body = encode(RefusalBody(code=refusal.code, why=refusal.told()))
    response = Response(body, status, media_type="application/json")
    MutableHeaders(raw=response.raw_headers)["Cache-Control"] = "no-store"
    await websocket.send_denial_response(response)
