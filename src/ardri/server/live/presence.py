"""Whose sockets are at which table: in this process, and as the others tell.

Each process says of a table which seats' people are with it, when that changes and now and then;
what was not said again for a while counts no more. Whoever is first at a table here asks the
others. So one may seem to be there for a while after a process has died, and for no longer.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Final, Protocol, final

from ardri.server.live.hub import Hub
from ardri.server.storage import Bell, Note, TableRow

#: Seconds after which it is said again, and after which it counts no more.
AGAIN: Final = 45.0
FORGOTTEN: Final = 100.0
#: In a note's place of seats: say who is with you.
ASK: Final = "?"


class Listener(Protocol):
    """Who is told what the others say."""

    def moved(self, table: str) -> None:
        """Somebody has come to a table, or left it."""

    def say_again(self, table: str) -> None:
        """The others want to know who is at a table here."""


@final
class Presence:
    """Who is here, and who is elsewhere."""

    def __init__(
        self, hub: Hub, bell: Bell, shared: bool, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """`shared`: whether there may be other processes at all."""
        self._hub = hub
        self._bell = bell
        self._shared = shared
        self._clock = clock
        self._me = secrets.token_hex(4)
        #: By table and process: its seats, and when it said so.
        self._elsewhere: dict[str, dict[str, tuple[frozenset[int], float]]] = {}
        #: By table: the seats that were said last, and those that were told here.
        self._said: dict[str, frozenset[int]] = {}
        self._told: dict[str, frozenset[int]] = {}

    def seats(self, table: TableRow) -> frozenset[int]:
        """The seats whose people are at a table, here or elsewhere."""
        there = self._here(table)
        for seats, said in self._elsewhere.get(table.id, {}).values():
            if said > self._clock() - FORGOTTEN:
                there |= seats
        return there

    def accounts(self, table: TableRow) -> frozenset[str]:
        """Whoever sits at a table and is there."""
        seats = self.seats(table)
        return frozenset(s.account for s in table.seats if s.account and s.seat in seats)

    def moved(self, table: TableRow) -> bool:
        """Somebody has come or gone; whether that is news to those who are here."""
        here = self._here(table)
        if self._shared and table.id not in self._said and self._hub.at(table.id):
            self._ring(table.id, ASK)
        if here != self._said.get(table.id, frozenset()):
            self.say(table)
        if self._hub.at(table.id):
            self._said[table.id] = here
        else:
            for known in (self._said, self._elsewhere, self._told):
                known.pop(table.id, None)
            return False
        news = self._told.get(table.id) != self.seats(table)
        self._told[table.id] = self.seats(table)
        return news

    def say(self, table: TableRow) -> None:
        """Tell the others who is here."""
        if self._shared:
            self._ring(table.id, "".join([str(seat) for seat in sorted(self._here(table))]))

    def heard(self, note: Note, tidings: Listener) -> None:
        """What another process says of a table."""
        table, _, said = note.id.partition(" ")
        process, _, seats = said.partition(" ")
        if not self._hub.at(table):
            return
        if seats == ASK:
            tidings.say_again(table)
            return
        known = frozenset(int(seat) for seat in seats if seat in "0123")
        self._elsewhere.setdefault(table, {})[process] = (known, self._clock())
        tidings.moved(table)

    def _here(self, table: TableRow) -> frozenset[int]:
        accounts = self._hub.accounts(table.id)
        return frozenset(seat.seat for seat in table.seats if seat.account in accounts)

    def _ring(self, table: str, seats: str) -> None:
        self._bell.ring(Note("here", f"{table} {self._me} {seats}"))
