"""Tables put into a running server's database: a game that begins where the test wants it.

The server reads a table when somebody comes to it, so that what is put there while it runs is
found. What has been played is read back from the log, as the server would.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from anyio.from_thread import BlockingPortal, start_blocking_portal

from ardri import Game
from ardri.server.match.entries import Answer, Entry, Line, Undo
from ardri.server.match.match import Match
from ardri.server.match.start import RULES_VERSION, Start
from ardri.server.schema.common import Rules
from ardri.server.storage import AccountRow, SeatRow, Storage, TableRow, new_id

#: What a crafted table's name is, where it is to be seen.
NAME = "The Hill of Tara"


class Crafting:
    """The database of a server, from outside; `with Crafting(server.database) as crafting`."""

    def __init__(self, database: Path) -> None:
        self._url = f"sqlite:///{database}"
        # The browser's driver holds this thread's event loop: the storage lives on another's.
        self._loop = start_blocking_portal()
        self._portal: BlockingPortal
        self._storage: Storage

    def __enter__(self) -> Self:
        self._portal = self._loop.__enter__()
        self._storage = self._portal.call(Storage.open, self._url)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._portal.call(self._storage.close)
        self._loop.__exit__(kind, error, trace)

    def absent(self, name: str) -> str:
        """Somebody who is not here, and never will be; their account's id."""
        row = AccountRow(id=new_id(), name=name, made=time.time())
        self._portal.call(self._storage.people.add, row)
        return row.id

    def table(
        self,
        position: Mapping[str, object] | None,
        sitting: Sequence[str],
        *,
        seed: str = "7",
        pace: float = 0.0,
        rules: Rules | None = None,
    ) -> str:
        """A table that begins at this position; accounts by id, bots as `bot warrior`."""
        now = time.time()
        seats = [seat_of(number, who) for number, who in enumerate(sitting)]
        people = tuple(seat.seat for seat in seats if seat.account is not None)
        rules = rules or rules_of(position or {}, len(sitting))
        begun = None if position is None else dict(position)
        row = TableRow(
            id=new_id(),
            rules=rules,
            seats=seats,
            invite=new_id(),
            made=now,
            changed=now,
            name=NAME,
            state="playing",
            spectators=0,
            start=Start(rules, seed, "the table's secret", pace, RULES_VERSION, people, begun),
        )
        self._portal.call(self._storage.tables.add, row)
        return row.id

    def move(self, table: str, position: Mapping[str, object]) -> None:
        """A table that has just begun goes on from another position, before anybody has come."""

        async def change() -> None:
            async with self._storage.tables.change(table) as change:
                start = change.row.start
                assert start is not None
                change.row.start = Start(
                    start.rules,
                    start.seed,
                    start.secret,
                    start.pace,
                    start.rules_version,
                    start.people,
                    dict(position),
                )

        self._portal.call(change)

    # ------------------------------------------------------------------ what has become of it

    def row(self, table: str) -> TableRow:
        """The table, as it is stored."""
        row = self._portal.call(self._storage.tables.get, table)
        assert row is not None
        return row

    def log(self, table: str) -> list[Entry]:
        """All entries."""
        return self._portal.call(self._storage.journal.read, table)

    def lines(self, table: str, seat: int) -> list[str]:
        """What a seat has played, line by line, and answered; "undo" where it took one back."""
        out: list[str] = []
        for deed in (deed for entry in self.log(table) for deed in entry.deeds):
            match deed:
                case Line(who, line) if who == seat:
                    out.append(line)
                case Answer(who, action, None) if who == seat:
                    out.append(action)
                case Undo(who) if who == seat:
                    out.append("undo")
        return out

    def game(self, table: str) -> Game:
        """The game as the log tells it."""
        games: list[Game] = []
        start = self.row(table).start
        assert start is not None
        Match.replay(start, self.log(table), lambda course: games.append(course.game))
        return games[-1]


def seat_of(number: int, who: str) -> SeatRow:
    """An account's seat, or a bot's."""
    if who.startswith("bot "):
        return SeatRow(number, bot=who.removeprefix("bot "))
    return SeatRow(number, account=who, ready=True)


def rules_of(position: Mapping[str, object], players: int) -> Rules:
    """What is played, as a position says it."""
    said: dict[str, Any] = {
        key: position[key]
        for key in ("ruleset", "scenario", "windows", "round_limit")
        if key in position
    }
    return Rules(players=players, **{"windows": "holders", **said})
