"""How far the games are, noted down for the lists: behind the log by a moment, never ahead of it.

A keeper says it after every entry, and waits for nothing. What is said is gathered for a moment and
written for all tables at once; of one table only the latest. Two processes that play one table
cannot put it back: an earlier version does not replace a later one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final, NamedTuple

from sqlalchemy import bindparam, case, or_, update

from ardri.server.storage.database import Database
from ardri.server.storage.layout import tables
from ardri.server.storage.rows import bits

LOG = logging.getLogger("ardri.server.storage")

#: Seconds that are gathered.
MOMENT: Final = 0.2
#: Seconds until it is tried again after the database has failed.
LATER: Final = 2.0

UPDATE: Final = (
    update(tables)
    .where(
        tables.c.id == bindparam("which"),
        or_(
            tables.c.version < bindparam("reached"),
            # Of a game that has just begun nothing is noted yet, although its version is.
            (tables.c.version == bindparam("reached")) & (tables.c.asked != bindparam("whose")),
        ),
    )
    .values(
        version=bindparam("reached"),
        asked=bindparam("whose"),
        round=bindparam("which_round"),
        due=bindparam("when_due"),
        changed=case((bindparam("shown") == 1, bindparam("now")), else_=tables.c.changed),
        revision=tables.c.revision + bindparam("shown"),
    )
)


class Noted(NamedTuple):
    """How far a game is."""

    version: int
    asked: int
    round: int
    due: float | None
    #: Whether everybody may notice: what is done unseen must not show by when it is done.
    shown: bool
    at: float


class Progress:
    """Writes it down, sooner or later."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock
        self._noted: dict[str, Noted] = {}
        self._task: asyncio.Task[None] | None = None

    def note(
        self,
        table: str,
        version: int,
        asked: list[int],
        round_: int,
        due: float | None = None,
        shown: bool = True,
    ) -> None:
        """A game has come to this version of its log: whose turn it is, and the round.

        `due`: the game goes on by itself, and if it has not by then, it is neglected. `shown`:
        spectators have seen something new; else the table does not count as changed.
        """
        said = self._noted.get(table)
        if said is None or said.version < version:
            noted = Noted(version, bits(asked), round_, due, shown, self._clock())
            self._noted[table] = noted if said is None else _after(said, noted)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._soon(), name="progress")

    async def flush(self) -> None:
        """Write what has been noted, now."""
        noted, self._noted = self._noted, {}
        rows = [
            {
                "which": table,
                "reached": game.version,
                "whose": game.asked,
                "which_round": game.round,
                "when_due": game.due,
                "shown": int(game.shown),
                "now": game.at,
            }
            for table, game in sorted(noted.items())  # all lock tables in one order
        ]
        if not rows:
            return
        try:
            async with self._database.write() as connection:
                await connection.execute(UPDATE, rows)
        except BaseException:
            for table, game in noted.items():
                later = self._noted.get(table)
                self._noted[table] = game if later is None else _after(game, later)
            raise

    async def close(self) -> None:
        """Write what is left; what cannot be written is lost, and follows from the log."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        try:
            await self.flush()
        except Exception as error:
            LOG.warning("how far games are was not written: %s", type(error).__name__)

    async def _soon(self) -> None:
        pause = MOMENT
        while self._noted:
            await asyncio.sleep(pause)
            try:
                await self.flush()
                pause = MOMENT
            except Exception as error:
                LOG.warning("how far games are waits to be written: %s", type(error).__name__)
                pause = LATER


def _after(said: Noted, noted: Noted) -> Noted:
    """Two in one: what was shown by the first is still to be told, as of then."""
    if noted.shown or not said.shown:
        return noted
    return noted._replace(shown=True, at=said.at)
