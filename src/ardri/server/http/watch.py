"""Around every request: a number to find it by, a line in the log, a count, and no bare fault."""

from __future__ import annotations

import logging
import secrets
import time
from http import HTTPMethod
from typing import Final, final

from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ardri.server.http import metrics
from ardri.server.http.answers import refusal
from ardri.server.http.logs import REQUEST
from ardri.server.schema.refusals import Refusal
from ardri.server.storage import NotWritten
from ardri.words import Saying

LOG: Final = logging.getLogger(__name__)
#: Where in a request's scope the handlers put what the log should tell of it.
NOTES: Final = "ardri.notes"
_METHODS: Final = frozenset(HTTPMethod)
#: The database is away, or does not keep up: nobody has made a mistake.
_AWAY: Final = (OperationalError, InterfaceError, PoolTimeout, NotWritten, TimeoutError, OSError)


@final
class Watch:
    """Watches requests and sockets; what goes over a socket is its own room's matter."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        request = secrets.token_hex(6)
        token = REQUEST.set(request)
        scope[NOTES] = {}
        try:
            if scope["type"] == "http":
                await self._answer(request, scope, receive, send)
            else:
                await self._socket(scope, receive, send)
        finally:
            REQUEST.reset(token)

    async def _answer(self, request: str, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.monotonic()
        status = 0

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, watched)
        except Exception as error:
            LOG.exception("fault", extra=_told(scope))
            if status == 0:
                why = Refusal("fault", Saying("http-fault", id=request))
                if isinstance(error, _AWAY):
                    why = Refusal("busy", Saying("http-busy"))
                await refusal(why)(scope, receive, watched)
        finally:
            route = scope[NOTES].get("route", "none")
            seconds = time.monotonic() - began
            metrics.REQUESTS.labels(route, _method(scope), str(status)).inc()
            metrics.SECONDS.labels(route).observe(seconds)
            said = {"status": status, "ms": round(seconds * 1000, 1)}
            LOG.info("request", extra={**_told(scope), **said})

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.monotonic()
        try:
            await self._app(scope, receive, send)
        except Exception:
            LOG.exception("fault", extra=_told(scope))
            await send({"type": "websocket.close", "code": 1011})
        finally:
            seconds = round(time.monotonic() - began, 1)
            LOG.info("socket", extra={**_told(scope), "seconds": seconds})


def _method(scope: Scope) -> str:
    """The method; one that nobody knows is whatever somebody has made up."""
    if scope["type"] == "websocket":
        return "SOCKET"
    return scope["method"] if scope["method"] in _METHODS else "other"


def _told(scope: Scope) -> dict[str, object]:
    """What may be told of a request: its route, never its address, which may be an invitation."""
    client = scope.get("client")
    return {
        "method": _method(scope),
        "route": "none",
        "from": client[0] if client else "",
        **scope[NOTES],
    }
