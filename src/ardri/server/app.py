"""The application put together: rooms, routes, what stands before them."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final, final

from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ardri.server.http.addresses import ROUTES
from ardri.server.http.api import Api
from ardri.server.http.callers import caller_of
from ardri.server.http.headers import SecurityHeaders
from ardri.server.http.origin import OriginCheck
from ardri.server.http.page import STATIC, Page
from ardri.server.http.rooms import Rooms
from ardri.server.http.sockets import SocketLimit
from ardri.server.http.watch import NOTES, Watch
from ardri.server.schema.common import Account
from ardri.server.schema.refusals import Refusal
from ardri.server.settings import Settings
from ardri.server.socket.endpoint import SocketEndpoint
from ardri.server.storage import Storage, Unusable
from ardri.words import Saying

#: What is no page, whether there is something or not.
_NO_PAGE: Final = ("/api", "/healthz", "/metrics", "/ws")


def create_app(settings: Settings, static: Path = STATIC) -> Starlette:
    """A server, as an ASGI application; its lifespan opens the database, or raises ``Refusal``."""
    rooms = Rooms(settings)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        async with _explained(settings):
            await rooms.open()
        try:
            yield
        finally:
            await rooms.close()

    async def who(websocket: WebSocket) -> Account | None:
        try:
            caller = await caller_of(rooms.people, websocket.headers, websocket.cookies)
        except Refusal:  # a token that opens nothing
            return None
        if caller is None:
            return None
        websocket.scope[NOTES]["account"] = caller.account.id
        return caller.account

    socket = SocketEndpoint(lambda: rooms.live, who, rooms.origins.may, settings.limits)
    app = Starlette(
        routes=[WebSocketRoute("/ws", SocketLimit(socket, rooms.limits))],
        # From the outside in.
        middleware=[
            *_proxies(settings),
            Middleware(SecurityHeaders),
            Middleware(Watch),
            Middleware(OriginCheck, origins=rooms.origins),
        ],
        lifespan=lifespan,
    )
    # Not a route: an address may be anything, and a refusal must always be one of ours.
    app.router.default = _Front(Api(rooms, ROUTES), Page(static))
    app.router.redirect_slashes = False
    app.state.rooms = rooms
    return app


async def prepare(settings: Settings) -> None:
    """Make the database, or bring it up to date, before several processes open it."""
    async with _explained(settings):
        storage = await Storage.open(settings.database)
        await storage.close()


def _proxies(settings: Settings) -> list[Middleware]:
    trusted = list(settings.trusted_proxies)
    return [Middleware(ProxyHeadersMiddleware, trusted_hosts=trusted)] if trusted else []


@contextlib.asynccontextmanager
async def _explained(settings: Settings) -> AsyncIterator[None]:
    """Why a database cannot be opened, in a sentence; its password in no case."""
    try:
        yield
    except (DBAPIError, OSError, Unusable, TimeoutError) as error:
        fault: object = error
        if isinstance(error, DBAPIError):
            fault = error.orig
        elif isinstance(error, OSError) and error.strerror:
            fault = error.strerror
        shown = make_url(settings.database).set(query={}).render_as_string()  # password: ***
        shown = shown.replace("+aiosqlite", "").replace("+asyncpg", "")
        said = str(fault).partition("\n")[0] or type(error).__name__
        saying = Saying("http-no-database", database=shown, fault=said)
        raise Refusal("setting", saying) from error


@final
class _Front:
    """What is asked for below ``/api`` is answered by the routes; everything else is the page."""

    def __init__(self, api: Api, page: Page) -> None:
        self._api: Final = api
        self._page: Final = page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
            return
        first = "/" + str(scope["path"]).split("/", 2)[1]
        if first in _NO_PAGE:
            await self._api(scope, receive, send)
        else:
            scope[NOTES]["route"] = "page"
            await self._page(scope, receive, send)
