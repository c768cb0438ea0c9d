"""A bar on standard error that shows how far something has come; nothing where nobody looks."""

from __future__ import annotations

import sys
import time
from typing import Final, final

from ardri.cli.paint import for_stream
from ardri.words import Words

_WIDE: Final = 30
#: Seconds between two pictures of the bar.
_PAUSE: Final = 0.1


@final
class Progress:
    """How many of so many are done."""

    def __init__(self, words: Words, total: int, key: str = "terminal-progress") -> None:
        self._words: Final = words
        #: What says so: it is given ``done``, ``all`` and ``left``.
        self._key: Final = key
        self._total: Final = max(1, total)
        self._on: Final = sys.stderr.isatty()
        self._began: Final = time.monotonic()
        self._shown = 0.0
        #: How many an earlier run has done: they say nothing about how long the others take.
        self._before = 0

    def start(self, done: int) -> None:
        """So many are done already."""
        self._before = done

    def show(self, done: int) -> None:
        """Draw the bar, if it is time to."""
        now = time.monotonic()
        if not self._on or (now - self._shown < _PAUSE and done < self._total):
            return
        self._shown = now
        filled = _WIDE * done // self._total
        bar = "█" * filled + "░" * (_WIDE - filled)
        spent = now - self._began
        mine = done - self._before
        left = spent * (self._total - done) / mine if mine > 0 else 0.0
        number = self._words.number
        said = self._words.say(
            self._key, done=number(done), all=number(self._total), left=_clock(left)
        )
        line = f"\r{bar} {said} "
        sys.stderr.write(for_stream(line, sys.stderr))
        sys.stderr.flush()

    def close(self) -> None:
        """Take the bar away."""
        if self._on:
            sys.stderr.write("\r\x1b[2K")
            sys.stderr.flush()


def _clock(seconds: float) -> str:
    whole = int(seconds)
    hours, minutes = divmod(whole // 60, 60)
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"
