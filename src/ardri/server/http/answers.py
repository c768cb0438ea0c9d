"""What is answered: JSON, nothing, or a refusal; and which status goes with a refusal's word."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from starlette.responses import Response

from ardri.server.http.limits import Kind
from ardri.server.schema.common import Told, encode
from ardri.server.schema.http import Refusal as Refused
from ardri.server.schema.refusals import Refusal, tell
from ardri.words import Saying

#: The status of each word that a refusal may have.
STATUS: Final[Mapping[str, int]] = {
    "malformed": 400,
    "setting": 400,
    "illegal": 400,
    "record": 400,
    "nobody": 401,
    "password": 403,
    "origin": 403,
    "not-yours": 403,
    "no-address": 404,
    "no-table": 404,
    "no-account": 404,
    "no-line": 404,
    "no-token": 404,
    "method": 405,
    "slow": 408,
    "stale": 409,
    "taken": 409,
    "too-late": 409,
    "too-early": 409,
    "too-many": 409,
    "broken": 409,
    "too-large": 413,
    "media-type": 415,
    "host": 421,
    "too-fast": 429,
    "fault": 500,
    "busy": 503,
}
JSON: Final = "application/json"


class TooFast(Exception):
    """Somebody has asked too often, and may come again in so many seconds."""

    def __init__(self, kind: Kind, seconds: int) -> None:
        super().__init__(kind, seconds)
        self.kind = kind
        self.seconds = seconds

    def answer(self) -> Response:
        """The refusal, and in a header when to come again."""
        why = tell(Saying("http-too-fast", seconds=self.seconds))
        return refused("too-fast", why, {"Retry-After": str(self.seconds)})


def status_of(code: str) -> int:
    """The status that goes with a refusal's word."""
    return STATUS[code]


def answer(body: msgspec.Struct | dict[str, object]) -> Response:
    """A body as JSON."""
    return Response(msgspec.json.encode(body), media_type=JSON)


def refused(code: str, why: Told, headers: Mapping[str, str] | None = None) -> Response:
    """A refusal as JSON."""
    body = encode(Refused(code=code, why=why))
    return Response(body, status_of(code), dict(headers or {}), media_type=JSON)


def refusal(error: Refusal) -> Response:
    """What a room has refused, as JSON."""
    return refused(error.code, error.told())


def no_method(allowed: str) -> Response:
    """There is something at this address, but not for this method."""
    return refused("method", tell(Saying("http-method")), {"Allow": allowed})
