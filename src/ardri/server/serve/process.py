"""One process that serves: the application opened, uvicorn in front of it, an end in good order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from typing import Any, Final, final

import uvicorn

from ardri.server.app import create_app
from ardri.server.http import logs
from ardri.server.http.rooms import Rooms
from ardri.server.settings import Settings

LOG: Final = logging.getLogger(__name__)
#: What asks a process to stop.
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
#: The longest message on a socket, in bytes; of one that is shorter, the socket says what is wrong.
_LONGEST: Final = 128 * 1024


@final
class _Server(uvicorn.Server):
    """uvicorn, telling when it is ready and taking leave of whoever is connected."""

    def __init__(self, config: uvicorn.Config, rooms: Rooms, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._rooms: Final = rooms
        self._ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:  # nobody comes in any more
            server.close()
        await self._rooms.farewell()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        # uvicorn would raise them again before the database is closed: see _heeding.
        yield


def run(
    settings: Settings,
    doors: list[socket.socket],
    ready: Callable[[], None],
    parent: Connection | None = None,
) -> None:
    """Serve until a signal comes, or until the parent has gone. ``Refusal`` if it cannot."""
    logs.set_up(settings.log, settings.log_level)
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=_LONGEST,
        lifespan="off",  # it is opened and closed here, around everything
        log_config=None,
        access_log=False,
        proxy_headers=False,  # app.py believes those that are to be believed
        server_header=False,
        timeout_graceful_shutdown=math.ceil(settings.grace),
    )
    server = _Server(config, app.state.rooms, ready)

    async def main() -> None:
        async with app.router.lifespan_context(app):
            LOG.info("started")
            await server.serve(doors)
        LOG.info("stopped")

    with _heeding(server), asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        if parent is not None:
            threading.Thread(target=_watch, args=(parent, server), daemon=True).start()
        runner.run(main())


@contextlib.contextmanager
def _heeding(server: uvicorn.Server) -> Iterator[None]:
    """Stop in good order when asked to, from the first moment to the last."""
    before: dict[int, Any] = {one: signal.signal(one, server.handle_exit) for one in SIGNALS}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def _watch(parent: Connection, server: uvicorn.Server) -> None:
    """Stop when the parent is no more: it never writes, so what comes is the end."""
    with contextlib.suppress(EOFError, OSError):
        parent.recv_bytes()
    server.should_exit = True
