"""When a table's game begins, and what it starts from."""

from __future__ import annotations

import secrets
from typing import Final

from ardri.server.match.start import RULES_VERSION, Start
from ardri.server.storage import TableRow

#: How long a sealed window stays shut at least where several people play, in seconds, if whoever
#: runs the server does not say.
PACE: Final = 2.0


def pace_of(table: TableRow, pace: float | None = None) -> float:
    """Who plays alone has nobody to hide the time from."""
    if len(table.people) <= 1:
        return 0.0
    return PACE if pace is None else pace


def begin_if_ready(table: TableRow, pace: float | None = None) -> Start | None:
    """It begins as soon as every seat is taken and everybody is ready: what it starts from."""
    if table.state != "gathering" or any(seat.free for seat in table.seats):
        return None
    if not all(seat.ready for seat in table.seats if seat.account is not None):
        return None
    table.start = Start(
        rules=table.rules,
        seed=secrets.token_hex(16),
        secret=secrets.token_hex(32),
        pace=pace_of(table, pace),
        rules_version=RULES_VERSION,
        people=tuple(seat.seat for seat in table.seats if seat.account is not None),
    )
    table.state = "playing"
    return table.start
