"""How many and how long: what whoever runs the server may set, and the usual values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Terms:
    """What one process allows."""

    #: Processes in which bots think; None: one less than the machine has cores, but one.
    bot_workers: int | None = None
    #: How long a bot may think about one decision, in seconds.
    bot_seconds: float = 1.0
    #: Sockets, and those of one account.
    sockets: int = 5000
    account_sockets: int = 20
    #: How long a sealed window stays shut at a table that has not begun, as whoever looks at it is
    #: told; None: as usual.
    pace: float | None = None
    #: What one socket may follow at once.
    follows: int = 32
    #: Tables in memory, and for how many seconds one stays there that nobody needs.
    tables: int = 1000
    idle: float = 300.0
    #: Requests of one account that wait for its turn, and how many seconds one may wait.
    waiting: int = 8
    wait: float = 60.0
    #: Seconds that a table's process is left to see to what is due, before another does.
    grace: float = 3.0
    #: Seconds between two looks for tables that nobody sees to.
    patrol: float = 30.0
