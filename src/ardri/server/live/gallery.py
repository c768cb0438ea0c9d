"""The gallery of a table whose spectators are behind: the match as it was so many seconds ago.

It is a match of its own, that follows each entry of the log when its time has come. It is there
only while somebody looks.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, final

from ardri.server.live.desk import Desk
from ardri.server.match.digest import Differs
from ardri.server.match.entries import Entry
from ardri.server.match.match import Match
from ardri.server.match.start import Start


@final
class Gallery:
    """Where the spectators of one table sit."""

    def __init__(
        self, desk: Desk, table: str, start: Start, delay: float, moved: Callable[[], None]
    ) -> None:
        self._desk = desk
        self._table: Final = table
        self._start = start
        self._delay = delay
        #: Told when the public's knowledge of whose turn it is has changed.
        self._moved = moved
        self._match: Match | None = None
        #: What they have not seen yet.
        self._coming: deque[Entry] = deque()
        self._opening: asyncio.Lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def match(self) -> Match | None:
        """The match as it was then; None while nobody looks."""
        return self._match

    async def open(self) -> Match:
        """The match as it was then."""
        async with self._opening:
            if self._match is None:
                self._coming.clear()
                entries = await self._desk.storage.journal.read(self._table)
                then = self._desk.now() - self._delay
                past = [entry for entry in entries if entry.at <= then]
                match = await asyncio.to_thread(Match.replay, self._start, past)
                # Others may have been added while this went on.
                later = {e.version: e for e in [*entries[len(past) :], *self._coming]}
                self._coming = deque(later[version] for version in sorted(later))
                self._match = match
                self._advance()
            return self._match

    def add(self, entry: Entry) -> None:
        """Something has happened, which they will see in a while."""
        if self._match is not None or self._opening.locked():
            self._coming.append(entry)
        if self._match is not None and self._timer is None:
            self._advance()

    def close(self) -> None:
        """Nobody looks any more."""
        self._match = None
        self._coming.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _advance(self) -> None:
        self._timer = None
        if self._match is None:
            return
        then = self._desk.now() - self._delay
        seen = False
        while self._coming and self._coming[0].at <= then:
            try:
                step = self._match.follow(self._coming.popleft())
            except Differs:
                self.close()  # the keeper says so
                return
            self._match = step.match
            news = step.updates.get(None)
            if news is not None:
                self._desk.hub.publish(self._table, None, news.update(self._table))
            seen = True
        if self._coming:
            wait = self._coming[0].at - then
            self._timer = asyncio.get_running_loop().call_later(wait, self._advance)
        if seen:
            self._moved()
