"""Reading JSON data that a person may have written: every refusal names the place."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import NoReturn, final

from ardri.game.errors import BadPosition
from ardri.game.notation import unknown
from ardri.words.saying import Saying, Value


@final
class Node:
    """A value somewhere in the data, and the path to it."""

    __slots__ = ("path", "value")

    def __init__(self, value: object, path: str = "") -> None:
        self.value = value
        self.path = path

    def fail(self, what: Saying | str, /, **values: Value) -> NoReturn:
        """Refuse the data, here."""
        raise BadPosition(self.path, what, **values)

    def fields(self, known: list[str], required: tuple[str, ...] = ()) -> dict[str, Node]:
        """An object's values by key; only these keys may be there, and some must be."""
        if not isinstance(self.value, Mapping):
            self.fail("refusal-object-needed", what=_what(self.value))
        out: dict[str, Node] = {}
        for key, value in self.value.items():
            if not isinstance(key, str) or key not in known:
                self.fail(unknown("key", str(key), known))
            out[key] = Node(value, f"{self.path}.{key}" if self.path else key)
        for key in required:
            if key not in out:
                self.fail("refusal-missing", key=key)
        return out

    def items(self) -> Iterator[Node]:
        """The values of a list."""
        if not isinstance(self.value, list | tuple):
            self.fail("refusal-list-needed", what=_what(self.value))
        for at, value in enumerate(self.value):
            yield Node(value, f"{self.path}[{at}]")

    def integer(self, least: int, most: int) -> int:
        """A whole number within bounds."""
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool):
            self.fail("refusal-number-needed", what=_what(value))
        if not least <= value <= most:
            self.fail("refusal-out-of-bounds", count=str(value), least=least, most=most)
        return value

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            self.fail("refusal-flag-needed", what=_what(self.value))
        return self.value

    def word(self, noun: str, names: list[str]) -> int:
        """The number of a name among those that there are."""
        if not isinstance(self.value, str):
            self.fail("refusal-needed", noun=noun, what=_what(self.value))
        if self.value not in names:
            self.fail(unknown(noun, self.value, names))
        return names.index(self.value)

    def empty(self) -> bool:
        """Whether there is nothing here (null)."""
        return self.value is None


def parse_json(text: str) -> object:
    """The data of a JSON text; no key may stand twice in one object."""
    try:
        return json.loads(text, object_pairs_hook=_once)
    except json.JSONDecodeError as error:
        place = {"line": error.lineno, "column": error.colno}
        raise BadPosition("", "refusal-json", **place, fault=error.msg) from None
    except RecursionError:
        raise BadPosition("", "refusal-json-deep") from None


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    out: dict[str, object] = {}
    for key, value in pairs:
        if key in out:
            raise BadPosition("", "refusal-json-twice", key=key)
        out[key] = value
    return out


def _what(value: object) -> Saying:
    """What a value is, for a person."""
    if value is None or isinstance(value, bool | int | float | str):
        return Saying("refusal-value", value=json.dumps(value, ensure_ascii=False))
    is_list = isinstance(value, list | tuple)
    return Saying("refusal-value-list" if is_list else "refusal-value-object")
