"""What processes tell each other: that there is something new to read, never what it is.

A note may come twice, and it may come late; that it came says only: look. Whatever storage writes,
it rings for itself. In one process on SQLite notes stay in it; on PostgreSQL they go through
LISTEN and NOTIFY, on a connection of their own. While that is lost, notes of others may be, too:
when it is back, the note `anything` is heard.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Literal, NamedTuple, TypeAlias, get_args

from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

LOG = logging.getLogger("ardri.server.storage")

#: `log`: a table's log has grown. `table`: who sits there, its state. `chat`: something was said.
#: `account`: it has changed, has signed out, or is no more. `here`: who is at a table.
#: `anything`: notes may have been lost.
Kind: TypeAlias = Literal["log", "table", "chat", "account", "here", "anything"]

KINDS: Final[dict[str, Kind]] = {kind: kind for kind in get_args(Kind)}

CHANNEL: Final = "ardri"
#: PostgreSQL carries 8,000 bytes in one notice; a note has far less than 40.
NOTES_IN_ONE: Final = 150
#: Seconds between two looks whether the connection is still there, and for each.
HEARTBEAT: Final = 15.0
ANSWER: Final = 10.0
#: Seconds before the first new attempt; each time twice as long, up to the last.
SOON, LATER = 0.1, 5.0


class Note(NamedTuple):
    """Something has changed."""

    kind: Kind
    #: The table, or the account; "" for `anything`. Of `here` all that is said (live/presence).
    id: str = ""
    #: Whether this process rang it.
    own: bool = False


Heard: TypeAlias = Callable[[Note], None]


class Bell:
    """Rings and is heard in this process."""

    def __init__(self) -> None:
        self._heard: list[Heard] = []
        self._rung: dict[Note, None] = {}

    def ring(self, note: Note) -> None:
        """Tell everybody, here and elsewhere; at once, without waiting for anything."""
        if not self._rung:
            asyncio.get_running_loop().call_soon(self._tell_all)
        self._rung[note._replace(own=True)] = None

    def listen(self, heard: Heard) -> Callable[[], None]:
        """Be told every note from now on; call what is returned to hear no more."""
        self._heard.append(heard)

        def stop() -> None:
            with suppress(ValueError):
                self._heard.remove(heard)

        return stop

    async def start(self) -> None:
        """From now on the others are heard."""

    async def close(self) -> None:
        """Nobody is heard any more."""
        self._heard.clear()

    def _tell_all(self) -> None:
        rung, self._rung = self._rung, {}
        for note in rung:
            self._tell(note)

    def _tell(self, note: Note) -> None:
        for heard in list(self._heard):
            try:
                heard(note)
            except Exception:
                LOG.exception("a note of kind %s was not borne", note.kind)


class PostgresBell(Bell):
    """Rings in all processes that have this database open."""

    def __init__(self, url: URL) -> None:
        super().__init__()
        self._me = secrets.token_hex(8)
        self._engine = create_async_engine(
            url,
            poolclass=NullPool,
            hide_parameters=True,
            connect_args={
                "timeout": ANSWER,
                "server_settings": {"application_name": "ardri bell"},
            },
        )
        #: What the others have not been told yet.
        self._waiting: dict[Note, None] = {}
        self._wake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """From now on the others are heard."""
        connection = await self._connect()
        self._task = asyncio.create_task(self._run(connection), name="bell")

    async def close(self) -> None:
        """Tell what is left to be told; then nobody is heard any more."""
        await super().close()
        if self._task is not None:
            self._closing = True
            self._wake.set()
            await asyncio.wait([self._task], timeout=ANSWER)
            self._task.cancel()
            await asyncio.wait([self._task])
        await self._engine.dispose()

    def ring(self, note: Note) -> None:
        """Tell everybody, here and elsewhere; at once, without waiting for anything."""
        super().ring(note)
        self._waiting[note._replace(own=False)] = None
        self._wake.set()

    # ------------------------------------------------------------------ the connection

    async def _connect(self) -> AsyncConnection:
        connection = await self._engine.connect()
        try:
            raw = await _driver(connection)
            raw.add_termination_listener(lambda _: self._wake.set())
            await raw.add_listener(CHANNEL, self._noticed)
        except BaseException:
            await _drop(connection)
            raise
        return connection

    async def _run(self, connection: AsyncConnection) -> None:
        while True:
            try:
                await self._serve(await _driver(connection))
                return
            except Exception as error:
                LOG.warning("the bell's connection is lost: %s", type(error).__name__)
            finally:
                await _drop(connection)
            connection = await self._again()
            self._tell(Note("anything"))

    async def _again(self) -> AsyncConnection:
        pause = SOON
        while True:
            await asyncio.sleep(pause)
            try:
                return await self._connect()
            except Exception as error:
                LOG.warning("the bell has no connection: %s", type(error).__name__)
            pause = min(2 * pause, LATER)

    async def _serve(self, raw: Any) -> None:
        """Send what is rung, for as long as the connection holds; return when it is all over."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(HEARTBEAT):
                    await self._wake.wait()
            self._wake.clear()
            if not self._waiting:
                if self._closing:
                    return
                await raw.fetchval("SELECT 1", timeout=ANSWER)
            while self._waiting:
                # What was sent may have arrived although this fails: heard twice is no harm.
                notes = list(self._waiting)[:NOTES_IN_ONE]
                text = "\n".join([self._me, *[f"{note.kind} {note.id}" for note in notes]])
                await raw.fetchval("SELECT pg_notify($1, $2)", CHANNEL, text, timeout=ANSWER)
                for note in notes:
                    del self._waiting[note]
            if self._closing:
                return

    def _noticed(self, _connection: object, _pid: int, _channel: str, text: str) -> None:
        sender, *notes = text.split("\n")
        if sender == self._me:
            return
        for line in notes:
            kind, _, about = line.partition(" ")
            if kind in KINDS:
                self._tell(Note(KINDS[kind], about))


async def _driver(connection: AsyncConnection) -> Any:
    """The connection of asyncpg underneath."""
    return (await connection.get_raw_connection()).driver_connection


async def _drop(connection: AsyncConnection) -> None:
    with suppress(Exception):
        await connection.invalidate()
    with suppress(Exception):
        await connection.close()
