"""A client's message, read: or what is wrong with it, and to which of its messages that belongs."""

from __future__ import annotations

from typing import Final

import msgspec

from ardri.server.schema.common import Ref
from ardri.server.schema.refusals import Refusal, in_short
from ardri.server.schema.socket import FromClient
from ardri.words import Saying

#: The longest message, in characters.
LONGEST: Final = 16_384


class Malformed(Exception):
    """It cannot be read; `ref` is what the client called it, if that much can be read."""

    def __init__(self, ref: str | None, refusal: Refusal) -> None:
        super().__init__(ref, refusal)
        self.ref = ref
        self.refusal = refusal


class _Named(msgspec.Struct):
    ref: Ref | None = None


_READER: Final = msgspec.json.Decoder(FromClient)
_NAMES: Final = msgspec.json.Decoder(_Named)
#: Whatever a client sends: JSON that is none, or not of this schema, or nested too deep.
_FAULTS: Final = (msgspec.MsgspecError, ValueError, RecursionError)


def read(text: str | None) -> FromClient:
    """The message; None stands for one that is no text."""
    if text is None:
        raise Malformed(None, Refusal("malformed", Saying("match-binary")))
    if len(text) > LONGEST:
        raise Malformed(None, Refusal("malformed", Saying("match-too-long")))
    try:
        message: FromClient = _READER.decode(text)
    except _FAULTS as fault:
        saying = Saying("match-malformed", fault=in_short(fault))
        raise Malformed(_ref(text), Refusal("malformed", saying)) from None
    return message


def _ref(text: str) -> str | None:
    try:
        return _NAMES.decode(text).ref
    except _FAULTS:
        return None
