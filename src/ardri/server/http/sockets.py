"""How often a socket may be opened from one address. What goes over it is its own room's matter."""

from __future__ import annotations

from typing import Final, final

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from ardri.server.http import metrics
from ardri.server.http.answers import TooFast
from ardri.server.http.limits import Limits
from ardri.server.http.watch import NOTES


@final
class SocketLimit:
    """Stands before the socket's endpoint."""

    def __init__(self, endpoint: ASGIApp, limits: Limits) -> None:
        self._endpoint: Final = endpoint
        self._limits: Final = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        address = websocket.client.host if websocket.client is not None else ""
        wait = self._limits.of_address("socket", address)
        if wait:
            metrics.TURNED_AWAY.labels("socket").inc()
            await websocket.send_denial_response(TooFast("socket", wait).answer())
            return
        scope[NOTES]["route"] = "/ws"
        await self._endpoint(scope, receive, send)
