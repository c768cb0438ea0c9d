"""The keyboard and the screen, or the pipes in their place."""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import sys
from collections.abc import Iterable, Mapping
from typing import Final, final

from ardri.cli.look import Look
from ardri.cli.paint import Paint, wants_colour, write
from ardri.words import Saying, Value, Words

#: Screen and what has scrolled off it: nobody may scroll back to another's hand.
_CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
_NARROW: Final = 60
_BROAD: Final = 120


class Left(Exception):
    """Nobody is at the keyboard any more: the input ended, or was interrupted."""

    def __init__(self, interrupted: bool) -> None:
        super().__init__()
        self.interrupted: Final = interrupted


@final
class Terminal:
    """Where a game is played."""

    def __init__(self, words: Words) -> None:
        self.words: Final = words
        self.is_screen: Final = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
        if sys.stdin is None:
            # Closed from the start: as if its end had been reached.
            sys.stdin = io.StringIO()
        self._keys: Final = sys.stdin.isatty() and sys.stdout.isatty()
        self.paint: Final = Paint(wants_colour(sys.stdout))
        if os.name == "nt" and self.is_screen:
            os.system("")  # lets an older console understand colours
        with contextlib.suppress(AttributeError, ValueError):
            sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
        if self._keys:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (input() then edits lines)

    @property
    def columns(self) -> int:
        """How wide to write."""
        return max(_NARROW, min(shutil.get_terminal_size((80, 24)).columns, _BROAD))

    @property
    def look(self) -> Look:
        """How things are shown here, now."""
        return Look(self.words, self.paint, self.columns)

    def tell(self, key: str, /, **values: Value) -> None:
        """Write a text, in lines; what is to be copied, a command or a path, in one."""
        said = self.words.say(key, **values)
        self.say(said if _to_be_copied(values) else self.look.wrapped(said))

    def say(self, lines: str | Iterable[str] = "") -> None:
        """Write a line, or several."""
        if isinstance(lines, str):
            write(lines)
        else:
            for line in lines:
                write(line)

    def ask(self, prompt: str) -> str:
        """What is typed; ``Left`` when there is nobody."""
        try:
            if self._keys:
                return input(prompt).strip()
            sys.stdout.write(prompt)
            sys.stdout.flush()
            typed = sys.stdin.readline()
        except EOFError:
            raise Left(False) from None
        except KeyboardInterrupt:
            raise Left(True) from None
        if not typed:
            raise Left(False)
        # Where nothing shows what was typed, the text should.
        write(typed.strip())
        return typed.strip()

    def clear(self) -> None:
        """Take everything off the screen, and what was typed out of the arrow keys' reach."""
        if self._keys:
            with contextlib.suppress(ImportError, AttributeError):
                import readline

                readline.clear_history()
        if self.is_screen:
            sys.stdout.write(_CLEAR)
            sys.stdout.flush()
        else:
            write("\n" + "=" * self.columns)

    def rule(self) -> None:
        """A line across."""
        write(self.paint.dim("─" * self.columns))


def _to_be_copied(values: Mapping[str, Value]) -> bool:
    """Whether a command or a path is filled in, here or in what is filled in."""
    return (
        "command" in values
        or "path" in values
        or any(
            _to_be_copied(value.values) for value in values.values() if isinstance(value, Saying)
        )
    )
