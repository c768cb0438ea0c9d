"""The keys that the page's sources name: ``web/src``, TypeScript and Svelte.

They are read as text. That works because prettier puts strings of the code in single quotes, and
those of the markup in double ones; `./check` sees to it that it has.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ardri.words.folders import FILES

WEB: Final = Path(__file__).parents[2] / "web" / "src"
_START: Final = "|".join(FILES)
#: A key in quotes, and whether it is the first argument of a call.
_KEY: Final = re.compile(rf"(?P<call>\(\s*)?'(?P<key>(?:{_START})(?:-[a-z0-9]+)+)'")
#: A key that is put together: `board-verb-${verb}`.
_SHAPE: Final = re.compile(rf"`((?:{_START})-[^`]*\$\{{[^`]*)`")
_FILLED: Final = re.compile(r"\$\{[^{}]*\}")
#: Texts that only the page has: whatever looks like the key of one is one.
_OWN: Final = ("page-", "board-")
#: Who says a text by its key, with what is filled in.
_SAYING: Final = re.compile(r"\b(?:say|t)$")
_CLOSING: Final = {"{": "}", "(": ")", "[": "]"}


@dataclass(frozen=True)
class Named:
    """A key in a source."""

    key: str
    #: What is filled in there, as far as it shows; None if it is no call that fills anything in.
    arguments: frozenset[str] | None
    #: Whether there is more, which only shows when the program runs.
    more: bool
    place: str


def sources() -> list[Path]:
    """What the page is built of."""
    found = [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
    return sorted(
        path
        for path in found
        if not path.name.endswith((".test.ts", ".d.ts"))
        and "gallery" not in path.relative_to(WEB).parts
    )


def code(text: str) -> str:
    """A source without styles and comments."""
    text = re.sub(r"<style\b.*?</style>|<!--.*?-->|/\*.*?\*/", "", text, flags=re.DOTALL)
    return re.sub(r"(?m)(?:^|(?<=\s))//.*$", "", text)


def named(text: str, place: str) -> Iterator[Named]:
    """Every key that a source names, if it is one for certain or one that there is."""
    text = code(text)
    for match in _KEY.finditer(text):
        key = match["key"]
        if match["call"] is None or not _SAYING.search(text[: match.start()]):
            yield Named(key, None, True, place)
            continue
        rest = text[match.end() :].lstrip()
        if rest.startswith(")"):
            yield Named(key, frozenset(), False, place)
        elif values := re.match(r",\s*(?=\{)", rest):
            arguments, more = _properties(rest[values.end() :])
            yield Named(key, arguments, more, place)
        else:
            yield Named(key, frozenset(), True, place)


def _properties(text: str) -> tuple[frozenset[str], bool]:
    """The names in an object that the text begins with, and whether others are spread in."""
    names: set[str] = set()
    more = False
    for part in _parts(text):
        if part.startswith("..."):
            more = True
        elif part:
            name = re.match(r"'([^']+)'|([\w$]+)", part)
            assert name is not None, f"what is filled in here? {part}"
            names.add(name[1] or name[2])
    return frozenset(names), more


def _parts(text: str) -> Iterator[str]:
    """What stands between the commas of an object, of the outermost only."""
    open_ones: list[str] = []
    quote = part = ""
    for at, sign in enumerate(text):
        if quote:
            quote = "" if sign == quote and text[at - 1] != "\\" else quote
        elif sign in "'`\"":
            quote = sign
        elif sign in _CLOSING:
            open_ones.append(_CLOSING[sign])
            if len(open_ones) == 1:
                continue
        elif open_ones and sign == open_ones[-1]:
            open_ones.pop()
            if not open_ones:
                yield part.strip()
                return
        elif sign == "," and len(open_ones) == 1:
            yield part.strip()
            part = ""
            continue
        part += sign
    raise AssertionError(f"an object without an end: {text[:40]}")


def shapes(text: str) -> Iterator[str]:
    """Every pattern of keys that a source puts together."""
    for match in _SHAPE.finditer(code(text)):
        pieces = _FILLED.split(match[1])
        if all(re.fullmatch(r"[a-z0-9-]*", piece) for piece in pieces):
            yield "[a-z0-9-]+".join(re.escape(piece) for piece in pieces)


def is_certain(use: Named) -> bool:
    """Whether it can be nothing but a key."""
    return use.arguments is not None or use.key.startswith(_OWN)
