"""What every room of the server raises for what it does not do."""

from __future__ import annotations

import datetime
from typing import Final, final

from ardri.server.schema.common import Told
from ardri.words import Saying, Value

#: The most that is said of what is wrong with a message: a text takes no more than a thousand.
_LONGEST: Final = 300


@final
class Refusal(Exception):
    """It was not done, and nothing has changed: a word for programs, a text for people."""

    def __init__(self, code: str, saying: Saying) -> None:
        super().__init__(code, saying)
        self.code = code
        self.saying = saying

    def __str__(self) -> str:
        return f"{self.code}: {self.saying}"

    def told(self) -> Told:
        """The text, as it goes over the wire."""
        return tell(self.saying)


def tell(saying: Saying) -> Told:
    """A text as it goes over the wire: what is filled in as JSON, and all of it in English."""
    values = {name: _plain(value) for name, value in saying.values.items()}
    return Told(key=saying.key, values=values, text=str(saying))


def in_short(fault: object) -> str:
    """What is wrong with a message, without all that somebody may have written into it."""
    text = str(fault)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def _plain(value: Value) -> object:
    """As JSON: a saying in a saying is an object with its key and its values."""
    if isinstance(value, Saying):
        return {"key": value.key, "values": {k: _plain(v) for k, v in value.values.items()}}
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    if isinstance(value, datetime.datetime):
        return value.timestamp()
    return value
