"""What the handlers work with: all that a process has opened, in one place."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final, final

from ardri.bots import names
from ardri.server.http.limits import Limits
from ardri.server.http.origin import Origins
from ardri.server.http.replays import Replays
from ardri.server.live.live import Live
from ardri.server.live.terms import Terms
from ardri.server.people import People
from ardri.server.settings import Settings
from ardri.server.storage import Storage
from ardri.server.tables import Tables

LOG: Final = logging.getLogger(__name__)
#: How often what has run out is put away, in seconds.
TIDY: Final = 3600.0


@final
class Rooms:
    """The rooms of one process: open from the first request to the last."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.limits: Final = Limits(settings.limits)
        self.origins: Final = Origins(settings)
        #: Whether the server is about to stop.
        self.closing = False
        #: Who may be seated, the weakest first.
        self.bots: Final = names()
        #: The OpenAPI document.
        self.document: dict[str, object] = {}

    async def open(self) -> None:
        """Open them all; what has been opened is closed again if one does not open."""
        settings = self.settings
        async with contextlib.AsyncExitStack() as stack:
            self.storage = await Storage.open(settings.database)
            stack.push_async_callback(self.storage.close)
            self.people = People(self.storage)
            stack.callback(self.people.close)
            terms = Terms(
                bot_workers=settings.bot_workers or None,
                bot_seconds=settings.bot_seconds,
                sockets=settings.sockets,
                account_sockets=settings.account_sockets,
                pace=settings.pace,
            )
            self.live = await Live.start(self.storage, terms)
            stack.push_async_callback(self.live.stop)
            self.tables = Tables(
                self.storage, lambda bot: bot in self.bots, self.live.here, pace=settings.pace
            )
            self.replays = Replays(self.storage)
            tidy = asyncio.create_task(self._tidy(), name="tidy")
            stack.callback(tidy.cancel)
            self._stack = stack.pop_all()

    async def close(self) -> None:
        """Close them all, the last one first: what is being written is written."""
        await self._stack.aclose()

    async def farewell(self) -> None:
        """The server stops: whoever waits or listens is told to come again."""
        self.closing = True
        await self.live.farewell()

    async def _tidy(self) -> None:
        while True:
            try:
                await self.people.tidy()
            except Exception:
                LOG.exception("what has run out was not put away")
            await asyncio.sleep(TIDY)
