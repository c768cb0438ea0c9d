"""How often a socket may be opened from one address. What goes over it is its own room's matter."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias, final

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from ardri.server.http import metrics
from ardri.server.http.answers import TooFast
from ardri.server.http.limits import Limits

#: What answers at the address of the socket.
Endpoint: TypeAlias = Callable[[WebSocket], Awaitable[None]]


@final
class SocketLimit:
    """Stands before the socket's endpoint."""

    def __init__(self, endpoint: Endpoint, limits: Limits) -> None:
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
        await self._endpoint(websocket)
