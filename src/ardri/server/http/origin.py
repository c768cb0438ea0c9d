"""Under which names this server is known, and which pages may act through it.

A browser sends the cookie along with whatever any page asks for. So nothing is done for a cookie,
and no socket opened, but for a page of our own: its origin is the address that the request came to,
or one of ``ARDRI_ORIGINS``. A token is no cookie: who sends one means it.
"""

from __future__ import annotations

import ipaddress
from typing import Final, final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from ardri.server.http.answers import refusal
from ardri.server.schema.refusals import Refusal
from ardri.server.settings import Settings
from ardri.words import Saying

SAFE: Final = ("GET", "HEAD", "OPTIONS")
#: The cookie that says who one is.
COOKIE: Final = "ardri"
#: Asked by machines that know an address, no name; it tells nothing.
_NAMELESS: Final = ("/healthz",)


@final
class Origins:
    """The names of this server."""

    def __init__(self, settings: Settings) -> None:
        self._origins: Final = frozenset(settings.origins)
        self._hosts: Final = frozenset([host_of(urlsplit(o).netloc) for o in settings.origins])
        #: Whoever asks a server of this machine alone under another name was led here.
        self._strict: Final = bool(settings.origins) or is_local(settings.host)
        self._secure: Final = settings.secure_cookies

    def known(self, host: str) -> bool:
        """Whether this is a name of this server."""
        bare = host_of(host)
        return bool(bare) and (is_local(bare) or not self._strict or bare in self._hosts)

    def ours(self, origin: str, scheme: str, host: str) -> bool:
        """Whether a page from there is a page of this server."""
        said = origin.lower().rstrip("/")
        return said in self._origins or said == f"{_web(scheme)}://{_no_usual(scheme, host)}"

    def may(self, connection: HTTPConnection) -> bool:
        """Whether something may be done for this: it comes from our page, or from no page."""
        headers = connection.headers
        if "authorization" in headers:
            return True
        origin = headers.get("origin")
        if origin is None:
            # A program without a cookie has no page that could be another's.
            return "cookie" not in headers
        return self.ours(origin, connection.scope["scheme"], headers.get("host", ""))

    def secure(self, scheme: str, host: str) -> bool:
        """Whether a cookie is for https alone."""
        if self._secure != "auto":
            return self._secure == "yes"
        over = _web(scheme) == "https"
        return over or f"https://{_no_usual('https', host)}" in self._origins


@final
class OriginCheck:
    """Turns away what comes under another name, or changes something from another's page."""

    def __init__(self, app: ASGIApp, origins: Origins) -> None:
        self._app: Final = app
        self._origins: Final = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            connection = HTTPConnection(scope)
            fault = self._fault(connection)
            if fault is not None:
                response = refusal(fault)
                if scope["type"] == "websocket":
                    await WebSocket(scope, receive, send).send_denial_response(response)
                else:
                    await response(scope, receive, send)
                return
        await self._app(scope, receive, send)

    def _fault(self, connection: HTTPConnection) -> Refusal | None:
        scope = connection.scope
        host = connection.headers.get("host", "")
        if not self._origins.known(host) and scope["path"] not in _NAMELESS:
            return Refusal("host", Saying("http-host"))
        if scope["type"] == "http" and scope["method"] in SAFE:
            return None
        return None if self._origins.may(connection) else Refusal("origin", Saying("http-origin"))


def is_local(host: str) -> bool:
    """Whether a name or an address is this machine's own."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def host_of(netloc: str) -> str:
    """The name or the address in a Host header, without its port."""
    try:
        return urlsplit(f"//{netloc}").hostname or ""
    except ValueError:
        return ""


def _web(scheme: str) -> str:
    return {"ws": "http", "wss": "https"}.get(scheme, scheme)


def _no_usual(scheme: str, host: str) -> str:
    """A host as an origin has it: without the port that goes without saying."""
    return host.lower().removesuffix({"http": ":80", "https": ":443"}[_web(scheme)])
