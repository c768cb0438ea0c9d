"""Bodies and queries read: bounded in size and time, decoded at once into what they should be."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from ardri.server.schema.refusals import Refusal, in_short
from ardri.words import Saying

T = TypeVar("T", bound=msgspec.Struct)

#: The longest body, in bytes, and that of a record.
USUAL: Final = 64 * 1024
RECORD: Final = 512 * 1024
#: How long a body may take to come, in seconds.
PATIENCE: Final = 20.0


async def read_body(request: Request, kind: type[T], most: int = USUAL) -> T:
    """The body of a request; ``Refusal`` says what is wrong with it."""
    said = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if said != "application/json":
        raise Refusal("media-type", Saying("http-media-type"))
    if request.headers.get("content-encoding", "identity").lower() != "identity":
        raise Refusal("media-type", Saying("http-encoding"))
    return decode(await _bytes(request, most), kind)


async def _bytes(request: Request, most: int) -> bytes:
    too_large = Refusal("too-large", Saying("http-too-large", most=most // 1024))
    length = request.headers.get("content-length", "0")
    if length.isascii() and length.isdigit() and int(length[:12]) > most:
        raise too_large
    body = bytearray()
    try:
        async with asyncio.timeout(PATIENCE):
            async for piece in request.stream():
                body += piece
                if len(body) > most:
                    raise too_large
    except TimeoutError:
        raise Refusal("slow", Saying("http-slow")) from None
    except ClientDisconnect:
        raise Refusal("slow", Saying("http-slow")) from None
    return bytes(body)


def decode(body: bytes, kind: type[T]) -> T:
    """JSON as what it should be."""
    try:
        found = msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        # Where and what is wrong, never what stands there.
        fault = str(error) if isinstance(error, msgspec.ValidationError) else "no JSON"
        raise malformed(fault) from None
    check_texts(msgspec.to_builtins(found))
    return found


def read_query(said: Mapping[str, str], kind: type[T]) -> T:
    """A query as what it should be."""
    try:
        found = msgspec.convert(dict(said), kind, strict=False)
    except msgspec.ValidationError as error:
        raise malformed(str(error)) from None
    check_texts(msgspec.to_builtins(found))
    return found


def check_texts(value: object) -> None:
    """Refuse what no database keeps and nobody can read: NUL, halves of characters."""
    if isinstance(value, str):
        if "\0" in value or any("\ud800" <= c <= "\udfff" for c in value):
            raise malformed("a character that is none")
    elif isinstance(value, dict):
        for one in value.values():
            check_texts(one)
    elif isinstance(value, list):
        for one in value:
            check_texts(one)


def malformed(fault: str) -> Refusal:
    """What was sent is not what is documented."""
    return Refusal("malformed", Saying("http-malformed", fault=in_short(fault)))
