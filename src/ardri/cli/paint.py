"""Colours, and what takes their place where there are none."""

from __future__ import annotations

import os
import re
import sys
import unicodedata
from typing import Final, TextIO, final

_SGR: Final = re.compile(r"\x1b\[[0-9;]*m")

#: Pigments that can be told apart on light and on dark ground. White is the ink itself, in bold.
_SEATS: Final = ["38;5;166", "38;5;134", "38;5;68", "1"]
#: Gold is what can be done now or is won, red is a clash: the look of Ardrí.
_GOLD: Final = "38;5;136"
_CLASH: Final = "1;38;5;231;48;5;124"

#: Every sign that is not in ASCII, and how it looks on a terminal that has nothing else.
_ASCII: Final = str.maketrans(
    {
        **dict.fromkeys("─━", "-"),
        **dict.fromkeys("│┃", "|"),
        **dict.fromkeys("╭╮╰╯├┤┬┴┼╴╵╶╷", "+"),
        "★": "*",
        "▲": "^",
        "◎": "o",
        "♪": "!",
        "·": ".",
        "→": "->",
        "•": "*",
        "…": "...",
        "–": "-",
        "×": "x",
        "≥": ">=",
        "≤": "<=",
        **dict.fromkeys("’‘ʼ", "'"),
        **dict.fromkeys("“”„«»", '"'),
        "█": "#",
        "░": ".",
        # Letters that are no other letter with an accent.
        **{"ł": "l", "Ł": "L", "œ": "oe", "Œ": "OE", "æ": "ae", "ø": "o", "đ": "d"},
        **dict.fromkeys("¿¡", ""),
    }
)


@final
class Paint:
    """Colours a piece of text, or leaves it alone."""

    def __init__(self, on: bool) -> None:
        self.on: Final = on

    def _in(self, code: str, text: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.on and text else text

    def seat(self, seat: int, text: str) -> str:
        """In a player's colour."""
        return self._in(_SEATS[seat], text)

    def gold(self, text: str) -> str:
        """What can be done now, or is won."""
        return self._in(_GOLD, text)

    def clash(self, text: str) -> str:
        """Where there is a clash."""
        return self._in(_CLASH, text)

    def bold(self, text: str) -> str:
        """Names and headings."""
        return self._in("1", text)

    def dim(self, text: str) -> str:
        """What one need not read."""
        return self._in("2", text)


def wants_colour(out: TextIO) -> bool:
    """Whether to colour what is written there: NO_COLOR and dumb terminals say no."""
    return out.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def length(text: str) -> int:
    """How many columns a text takes, colours left out: some signs take two, some none."""
    plain = _SGR.sub("", text)
    return len(plain) if plain.isascii() else sum(map(_wide, plain))


def _wide(sign: str) -> int:
    if unicodedata.combining(sign) or unicodedata.category(sign) == "Cf":
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def padded(text: str, width: int) -> str:
    """A text with blanks up to a width."""
    return text + " " * max(0, width - length(text))


def flush(text: str, width: int) -> str:
    """A text with blanks before it up to a width."""
    return " " * max(0, width - length(text)) + text


def clipped(text: str, room: int, end: str = "…") -> str:
    """As much of an uncoloured text as has room; what is cut ends so."""
    if length(text) <= room:
        return text
    room -= length(end)
    out = ""
    for sign in text:
        if length(out + sign) > room:
            break
        out += sign
    return out + end


def wrapped(text: str, width: int, first: str = "", rest: str = "") -> list[str]:
    """A text in lines of at most so many columns, if no word is longer; each begins so.

    Only a plain blank parts words: before the colon in French stands one that does not break.
    """
    lines: list[str] = []
    line = first
    empty = True
    for word in filter(None, text.split(" ")):
        if not empty and length(line) + 1 + length(word) > width:
            lines.append(line)
            line, empty = rest, True
        line += word if empty else f" {word}"
        empty = False
    return [*lines, line] if not empty or lines else []


def can_show(text: str, out: TextIO) -> bool:
    """Whether a text can be read there, if need be without its accents."""
    return "?" not in for_stream(text.replace("?", ""), out)


def for_stream(text: str, out: TextIO) -> str:
    """The text, in signs that the stream can write."""
    encoding = out.encoding or "ascii"
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        apart = unicodedata.normalize("NFKD", text.translate(_ASCII))
        bare = "".join([sign for sign in apart if not unicodedata.combining(sign)])
        return bare.encode("ascii", "replace").decode()
    return text


def write(text: str = "", out: TextIO | None = None) -> None:
    """One line, or several, for whoever reads."""
    stream = sys.stdout if out is None else out
    stream.write(for_stream(text, stream) + "\n")
