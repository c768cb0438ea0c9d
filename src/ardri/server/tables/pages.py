"""Where a list goes on: told to whoever asks as a word, and read again from it."""

from __future__ import annotations

import base64
import binascii
from typing import Annotated, Final, TypeVar

import msgspec
from msgspec import Meta

from ardri.server.schema.refusals import Refusal
from ardri.server.storage import InLobby, InMine
from ardri.words import Saying

#: Tables on one page.
MOST: Final = 20

_Moment = float
_Turn = Annotated[int, Meta(ge=0, le=1)]
_Id = Annotated[str, Meta(max_length=24)]
_LOBBY: Final = msgspec.json.Decoder(tuple[_Moment, _Id])
_MINE: Final = msgspec.json.Decoder(tuple[_Turn, _Moment, _Id])


def word_of(place: InLobby | InMine | None) -> str | None:
    """What is told."""
    if place is None:
        return None
    return base64.urlsafe_b64encode(msgspec.json.encode(tuple(place))).decode().rstrip("=")


def in_lobby(word: str | None) -> InLobby | None:
    """Where the lobby goes on. Refused if that was never told."""
    return None if word is None else InLobby(*_read(word, _LOBBY))


def in_mine(word: str | None) -> InMine | None:
    """Where somebody's own tables go on. Refused if that was never told."""
    return None if word is None else InMine(*_read(word, _MINE))


Parts = TypeVar("Parts", bound=tuple[object, ...])


def _read(word: str, decoder: msgspec.json.Decoder[Parts]) -> Parts:
    try:
        data = base64.b64decode(word + "=" * (-len(word) % 4), altchars=b"-_", validate=True)
        return decoder.decode(data)
    except (ValueError, binascii.Error, msgspec.MsgspecError):
        raise Refusal("malformed", Saying("seating-page")) from None
