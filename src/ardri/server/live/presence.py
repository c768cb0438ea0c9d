"""Whose sockets are at which table: in this process, and as the others tell.

Each process says of a table which seats' people are with it, when that changes and now and then;
what was not said again for a while counts no more. Whoever is first at a table here asks the
others. So one may seem to be there for a while after a process has died, and for no longer.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Final, final

from ardri.server.live.hub import Hub
from ardri.server.storage import Bell, Note, TableRow

#: Seconds after which it is said again, and after which it counts no more.
AGAIN: Final = 45.0
FORGOTTEN: Final = 100.0
#: In a note's place of seats: say who is with you.
ASK: Final = "?"


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
        #: By table: what was said last.
        self._said: dict[str, str] = {}

    def seats(self, table: TableRow) -> frozenset[int]:
        """The seats whose people are at a table, here or elsewhere."""
        there = self._here(table)
        for seats, said in self._elsewhere.get(table.id, {}).values():
            if said > self._clock() - FORGOTTEN:
                there |= seats
        return there

    def say(self, table: TableRow, again: bool = False) -> None:
        """Tell the others who is here, if that has changed; or in any case."""
        if not self._shared:
            return
        seats = "".join([str(seat) for seat in sorted(self._here(table))])
        said = self._said.get(table.id)
        if said is None and self._hub.at(table.id):
            self._ring(table.id, ASK)
        if again or seats != (said or ""):
            self._ring(table.id, seats)
        if self._hub.at(table.id):
            self._said[table.id] = seats
        else:
            self._said.pop(table.id, None)
            self._elsewhere.pop(table.id, None)

    def heard(self, note: Note) -> tuple[str, bool]:
        """What another process says; of which table, and whether it wants to know who is here."""
        table, process, seats = (*note.id.split(" "), "", "")[:3]
        if process == self._me or not self._hub.at(table):
            return table, False
        if seats == ASK:
            return table, True
        known = frozenset(int(seat) for seat in seats if seat in "0123")
        self._elsewhere.setdefault(table, {})[process] = (known, self._clock())
        return table, False

    def _here(self, table: TableRow) -> frozenset[int]:
        accounts = self._hub.accounts(table.id)
        return frozenset(seat.seat for seat in table.seats if seat.account in accounts)

    def _ring(self, table: str, seats: str) -> None:
        self._bell.ring(Note("here", f"{table} {self._me} {seats}"))
