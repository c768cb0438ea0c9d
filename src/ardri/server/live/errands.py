"""Things to be done in the background, one at a time for each table and never twice in a row."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from typing import Final, final

LOG: Final = logging.getLogger(__name__)
#: Before another attempt, in seconds.
PAUSE: Final = (0.5, 2.0, 10.0)


@final
class Errands:
    """Who asks for the same while it is being done has it done once more, afterwards."""

    def __init__(self) -> None:
        self._running: dict[Hashable, asyncio.Task[None]] = {}
        self._again: dict[Hashable, Callable[[], Awaitable[None]]] = {}

    def run(self, key: Hashable, errand: Callable[[], Awaitable[None]]) -> None:
        """Have it done, soon."""
        if key in self._running:
            self._again[key] = errand
            return
        task = asyncio.create_task(self._run(key, errand), name=f"errand {key}")
        self._running[key] = task

    async def stop(self) -> None:
        """What is being done is left."""
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, key: Hashable, errand: Callable[[], Awaitable[None]]) -> None:
        failed = 0
        try:
            while True:
                self._again.pop(key, None)
                try:
                    await errand()
                    failed = 0
                except Exception:
                    # The database is away, or there is a fault: what follows from the log is
                    # found again when the table is next taken up.
                    LOG.exception("%s failed", key)
                    if failed == len(PAUSE):
                        return
                    await asyncio.sleep(PAUSE[failed])
                    failed += 1
                    continue
                following = self._again.get(key)
                if following is None:
                    return
                errand = following
        finally:
            del self._running[key]
            self._again.pop(key, None)
