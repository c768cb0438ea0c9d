"""A server of the tests' own: uvicorn on a free port, the socket's route and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Iterator

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from ardri.server.live.live import Live
from ardri.server.schema.common import Account
from ardri.server.socket.endpoint import SocketEndpoint
from ardri.server.storage import Storage

#: The origin of the pages that may open sockets.
HOME = "http://inis.example"


class _Server(uvicorn.Server):
    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextlib.asynccontextmanager
async def serving(live: Live, storage: Storage, limits: float = 0.0) -> AsyncIterator[str]:
    """The address of a server in this loop. Who one is, is the account's id as a bearer token."""

    async def authenticate(websocket: WebSocket) -> Account | None:
        _, _, token = websocket.headers.get("authorization", "").partition(" ")
        row = await storage.people.get(token) if token else None
        return None if row is None else Account(row.id, row.name, row.guest)

    def may(websocket: WebSocket) -> bool:
        return websocket.headers.get("origin", HOME) == HOME

    endpoint = SocketEndpoint(live, authenticate, may, limits)
    app = Starlette(routes=[WebSocketRoute("/ws", endpoint)])
    config = uvicorn.Config(
        app, ws="websockets-sansio", log_config=None, lifespan="off", timeout_graceful_shutdown=3
    )
    server = _Server(config)
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
        task = asyncio.create_task(server.serve([door]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            yield f"ws://127.0.0.1:{port}/ws"
        finally:
            await live.farewell()
            server.should_exit = True
            await task
