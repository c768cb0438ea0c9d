"""The one lookup: a language's text by its key, with what is to be filled in.

How the page of the browser does the same is in ``docs/words.md``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from ardri.words.folders import BASIC, FILES, FIRST, folders
from ardri.words.saying import Saying, Value

if TYPE_CHECKING:
    # Who never reads a text need not wait for Fluent.
    from fluent.runtime import FluentBundle


class NoSuchText(KeyError):
    """No language has a text with this key: a fault of the program."""


@final
class Words:
    """The texts of one language. ``Words.of("pl").say("event-placed", who="…", …)``."""

    def __init__(self, language: str, folder: Path, first: Words | None) -> None:
        self.language: Final = language
        self._folder: Final = folder
        #: The language that stands in where a text is missing.
        self._first: Final = first
        self._bundle: Final = _bundle(language)
        #: The keys of each file that has been read.
        self._read: dict[str, list[str]] = {}
        #: What has been complained of: each fault is told once.
        self._faults: set[str] = set()
        for name in BASIC:
            self._keys_in(name)

    @classmethod
    def of(cls, language: str) -> Words:
        """The texts of a language; ``KeyError`` if there is no such language."""
        return _of(language, str(folders()[language]))

    # ------------------------------------------------------------------ texts

    def say(self, key: str, /, **values: Value) -> str:
        """A text. One that is missing or cannot be put together is told in the first language."""
        text = self._said(key, None, values)
        if text is None and self._first is not None:
            text = self._first.say(key, **values)
        if text is None:
            raise NoSuchText(key)
        return text

    def tell(self, saying: Saying) -> str:
        """A saying in this language."""
        return self.say(saying.key, **saying.values)

    def form(self, key: str, form: str) -> str:
        """Another form of a text, such as a name's ``in``; "" if the language has none."""
        return self._said(key, form, {}) or ""

    def has(self, key: str) -> bool:
        """Whether there is such a text, in this language or in the first."""
        self._keys_in(_file_of(key))
        return self._bundle.has_message(key) or (self._first is not None and self._first.has(key))

    def keys(self, beginning: str) -> list[str]:
        """The keys that begin so, in the order in which the first language has them."""
        source = self._first or self
        return [key for key in source._keys_in(_file_of(beginning)) if key.startswith(beginning)]

    # ------------------------------------------------------------------ what texts are made of

    def name(self, thing: str) -> str:
        """What a card, a territory, a colour or a term is called."""
        return self.say(f"name-{thing}")

    def number(self, n: int) -> str:
        """A number of a table, in the manner of the language."""
        return self.say("number-whole", n=n)

    def tenths(self, n: float) -> str:
        """A number with one decimal."""
        return self.say("number-tenths", n=to_tenths(n))

    def share(self, n: float) -> str:
        """A part of one, in per cent."""
        return self.say("number-share", n=to_tenths(100 * n))

    def listed(self, things: Iterable[str], last: str = "and") -> str:
        """Several things in one phrase; the last is joined by "and" or "or"."""
        rest = list(things)
        if not rest:
            return ""
        out = rest.pop(0)
        while rest:
            how = "more" if len(rest) > 1 else last
            out = self.say(f"list-{how}", first=out, second=rest.pop(0))
        return out

    def named(self, things: Iterable[str], last: str = "and") -> str:
        """Several cards or territories in one phrase."""
        return self.listed([self.name(thing) for thing in things], last)

    # ------------------------------------------------------------------ inside

    def _said(self, key: str, form: str | None, values: Mapping[str, Value]) -> str | None:
        self._keys_in(_file_of(key))
        if not self._bundle.has_message(key):
            if form is None:
                self._complain(f"{self.language} has no text {key}")
            return None
        message = self._bundle.get_message(key)
        pattern = message.value if form is None else message.attributes.get(form)
        if pattern is None:
            return None
        told, errors = self._bundle.format_pattern(
            pattern, {name: self._filled(value) for name, value in values.items()}
        )
        if errors:
            self._complain(f"{self.language}, {key}: {'; '.join(map(str, errors))}")
            if self._first is not None:
                return None
        # A text may be broken into lines where it is written; that is no part of it.
        return str(told).replace("\n", " ")

    def _filled(self, value: Value) -> object:
        """A value as Fluent takes it; numbers without separators: programs differ in those."""
        if isinstance(value, Saying):
            return self.tell(value)
        if isinstance(value, tuple):
            return self.listed([str(self._filled(part)) for part in value])
        if isinstance(value, int | float):
            from fluent.runtime.types import fluent_number

            return fluent_number(value, useGrouping=False)
        return value

    def _complain(self, fault: str) -> None:
        """Log what is wrong with a text, once: the tests let none of it happen."""
        if fault not in self._faults:
            import logging

            self._faults.add(fault)
            logging.getLogger("ardri.words").error("%s", fault)

    def _keys_in(self, name: str) -> list[str]:
        """The keys of a file, which is read when first asked for."""
        if name not in self._read:
            from fluent.runtime import FluentResource
            from fluent.syntax.ast import Message

            path = self._folder / f"{name}.ftl"
            if not path.is_file():
                self._read[name] = []
                return []
            resource = FluentResource(path.read_text("utf-8"))
            self._bundle.add_resource(resource)
            self._read[name] = [
                entry.id.name for entry in resource.body if isinstance(entry, Message)
            ]
        return self._read[name]


def to_tenths(n: float) -> float:
    """Rounded, halves away from zero, as browsers round; Babel would round them to even."""
    from decimal import ROUND_HALF_UP, Decimal

    return float(Decimal(str(n)).quantize(Decimal("0.1"), ROUND_HALF_UP))


def _file_of(key: str) -> str:
    try:
        return FILES[key.partition("-")[0]]
    except KeyError:
        raise NoSuchText(key) from None


def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    # Its numbers and plurals; the first of these that Babel knows, never whatever is around.
    near = [language, language.partition("-")[0], FIRST]
    return FluentBundle(near, use_isolating=False)


@lru_cache(maxsize=16)
def _of(language: str, folder: str) -> Words:
    first = None if language == FIRST else Words.of(FIRST)
    return Words(language, Path(folder), first)
