"""A text that is still to be put into a language: its key, and what is to be filled in."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, final

if TYPE_CHECKING:
    import datetime

#: What may be filled in: a text, a number, a moment, another saying; or several of them, listed.
Value: TypeAlias = "str | int | float | datetime.datetime | Saying | tuple[Value, ...]"


@final
class Saying:
    """Which text, with what in it. ``Words.tell`` says it; ``str()`` says it in English."""

    __slots__ = ("key", "values")

    def __init__(self, key: str, /, **values: Value) -> None:
        self.key = key
        self.values = values

    def __str__(self) -> str:
        from ardri.words.lookup import Words

        return Words.of("en").tell(self)

    def __repr__(self) -> str:
        said = "".join([f", {name}={value!r}" for name, value in self.values.items()])
        return f"Saying({self.key!r}{said})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Saying):
            return NotImplemented
        return self.key == other.key and self.values == other.values

    def __hash__(self) -> int:
        return hash(self.key)

    def __reduce__(self) -> tuple[object, tuple[str, dict[str, Value]]]:
        return _again, (self.key, self.values)


def _again(key: str, values: dict[str, Value]) -> Saying:
    return Saying(key, **values)
