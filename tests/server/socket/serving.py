"""A server of the tests' own: uvicorn on a free port, the socket's route, and what bots ask for."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Awaitable, Iterator

import msgspec
import uvicorn
from msgspec import Struct
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from ardri.server.live.live import Live
from ardri.server.schema.common import Account, encode
from ardri.server.schema.http import Answer, TakeSeat, Waiting
from ardri.server.schema.refusals import Refusal
from ardri.server.socket.endpoint import SocketEndpoint
from ardri.server.storage import Storage
from ardri.server.tables import Tables

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
    app = Starlette(routes=[WebSocketRoute("/ws", endpoint), *_for_programs(live, storage)])
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


def _for_programs(live: Live, storage: Storage) -> list[Route]:
    """The addresses that a bot of one's own uses, as the room of HTTP has them."""
    tables = Tables(storage, lambda bot: False)

    async def answered(request: Request, told: Awaitable[Struct | None]) -> Response:
        try:
            body = await told
        except Refusal as refusal:
            status = 409 if refusal.code == "stale" else 400
            return Response(refusal.told().text, status)
        return Response(None if body is None else encode(body), 200 if body else 204)

    async def who(request: Request) -> Account:
        row = await storage.people.get(request.headers["authorization"].removeprefix("Bearer "))
        assert row is not None
        return Account(row.id, row.name, row.guest)

    async def waiting(request: Request) -> Response:
        async def told() -> Struct:
            wait = float(request.query_params["wait"])
            return Waiting(await live.waiting((await who(request)).id, wait))

        return await answered(request, told())

    async def play(request: Request) -> Response:
        body = msgspec.json.decode(await request.body(), type=Answer)
        account, table = await who(request), request.path_params["table"]
        return await answered(request, live.play(account.id, table, body.seat, body.at, body.line))

    async def sit(request: Request) -> Response:
        body = msgspec.json.decode(await request.body(), type=TakeSeat)
        await tables.sit(await who(request), request.path_params["table"], body.seat, body.invite)
        return Response(status_code=204)

    async def ready(request: Request) -> Response:
        await tables.ready(await who(request), request.path_params["table"], True)
        return Response(status_code=204)

    return [
        Route("/api/waiting", waiting),
        Route("/api/tables/{table}/play", play, methods=["POST"]),
        Route("/api/tables/{table}/seats", sit, methods=["POST"]),
        Route("/api/tables/{table}/ready", ready, methods=["PUT"]),
    ]
