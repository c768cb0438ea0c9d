"""A server from its start to its end."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path

from ardri.server.app import prepare
from ardri.server.serve import browser, door, process, workers
from ardri.server.serve.lock import Lock, locked
from ardri.server.settings import Settings


def serve(settings: Settings, tell: Callable[[list[str]], None]) -> None:
    """Serve until a signal comes. ``tell`` is given the addresses, once somebody answers there.

    Raises ``Refusal`` with a sentence if it cannot, ``AlreadyRuns`` if another server has the
    embedded database open.
    """
    with contextlib.ExitStack() as stack:
        lock: Lock | None = None
        if settings.embedded:
            lock = stack.enter_context(locked(Path(settings.file)))
        else:
            # Once, before several do it at the same time.
            asyncio.run(prepare(settings))
        doors = door.bind(settings)
        for one in doors:
            stack.callback(one.close)
        addresses = door.addresses(settings, doors)

        def ready() -> None:
            if lock is not None:
                lock.tell(addresses[0])
            tell(addresses)
            if settings.open:
                browser.visit(addresses[0])

        run = process.run if settings.workers == 1 else workers.run
        run(settings, doors, ready)
