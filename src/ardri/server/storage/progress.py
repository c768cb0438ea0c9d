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

from sqlalchemy import bindparam, update

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
    .where(tables.c.id == bindparam("which"), tables.c.version < bindparam("reached"))
    .values(
        version=bindparam("reached"),
        asked=bindparam("whose"),
        round=bindparam("which_round"),
        due=bindparam("when_due"),
        changed=bindparam("now"),
        revision=tables.c.revision + 1,
    )
)


class Noted(NamedTuple):
    """How far a game is."""

    version: int
    asked: int
    round: int
    due: float | None
    at: float


class Progress:
    """Writes it down, sooner or later."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock
        self._noted: dict[str, Noted] = {}
        self._task: asyncio.Task[None] | None = None

    def note(
        self, table: str, version: int, asked: list[int], round_: int, due: float | None = None
    ) -> None:
        """A game has come to this version of its log: whose turn it is, and the round.

        `due`: the game goes on by itself, and if it has not by then, it is neglected.
        """
        said = self._noted.get(table)
        if said is None or said.version < version:
            self._noted[table] = Noted(version, bits(asked), round_, due, self._clock())
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
            self._noted = noted | self._noted
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
