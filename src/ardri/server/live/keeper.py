"""A table's keeper: the one in this process through whom its match goes on.

It does one thing at a time: makes the next entry, has it written, answers, tells everybody. If
another process wrote that version first, it reads what is new, follows, and tries again. What it
has in memory is never ahead of the log.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias, final

from ardri.server.live import metrics
from ardri.server.live.desk import Desk
from ardri.server.live.gallery import Gallery
from ardri.server.live.prompter import Prompter
from ardri.server.match.digest import Differs
from ardri.server.match.entries import Entry
from ardri.server.match.match import Match, Step
from ardri.server.schema.refusals import Refusal
from ardri.server.storage import NotWritten, TableRow
from ardri.words import Saying

LOG: Final = logging.getLogger(__name__)
#: How often to try, when others write at the same time.
TRIES: Final = 8
#: How many may wait for a table; whoever comes later is asked to come again.
WAITING: Final = 200
#: How long after a failure of the database to look what it has written, in seconds.
DOUBT: Final = 0.5
#: How long an entry that is being written may take when the server stops.
STOPPING: Final = 5.0

#: The next entry of a match, at a moment.
Make: TypeAlias = Callable[[Match, float], Step]
#: Told of a step when it is durable, before anybody is shown it.
Told: TypeAlias = Callable[[Step], None]


@dataclass(frozen=True, slots=True)
class _Wish:
    #: None: only see what others have written.
    make: Make | None
    told: Told | None
    answer: asyncio.Future[None]


@final
class Keeper:
    """One table's, in this process."""

    def __init__(
        self, desk: Desk, table: TableRow, match: Match, at: float, differs: Differs | None
    ) -> None:
        """`at`: when its last entry was written. `differs`: its log leads elsewhere from there."""
        assert table.start is not None, "it has begun"
        self.id: Final = table.id
        self.start: Final = table.start
        #: Who sits there, and how lists have it.
        self.table = table
        self.bots: Final = {s.seat: s.bot for s in table.seats if s.bot is not None}
        #: What its log says; of a broken one, as far as it can be followed.
        self.match = match
        self.differs = differs
        self.at = at
        #: Whether the last entry was written here: then what comes next is first our concern.
        self.mine = False
        #: The version of the spectators' stream that lists know of; -1: not known here.
        self.noted = -1
        #: When it was last of use to anybody, by the monotonic clock.
        self.used = time.monotonic()
        self._desk = desk
        self._wishes: asyncio.Queue[_Wish | None] = asyncio.Queue(WAITING)
        #: Whether somebody has asked already to look what others have written.
        self._looking = False
        self._working = False
        #: Whether something has changed since everybody concerned was told.
        self._news = False
        self._closing = False
        #: Until when the database, which has failed, is left alone.
        self._doubting: asyncio.TimerHandle | None = None
        self._prompter: Final = Prompter(desk, self)
        delay = table.spectators or 0
        self.gallery: Final = (
            Gallery(desk, table.id, table.start, delay, self._shown) if delay else None
        )
        self._task = asyncio.create_task(self._work(), name=f"keeper {table.id}")

    @property
    def broken(self) -> bool:
        """Whether its log leads elsewhere: it cannot be played on."""
        return self.differs is not None

    @property
    def idle(self) -> bool:
        """Whether nobody would notice if it were gone."""
        waiting = not self._wishes.empty() or self._doubting is not None
        busy = self._working or waiting or self._prompter.busy
        return not busy and not self._desk.hub.at(self.id)

    @property
    def due(self) -> float | None:
        """When it will have gone on by itself; None, if people owe something first."""
        return self._prompter.due

    # ------------------------------------------------------------------ what others ask of it

    async def do(self, make: Make, told: Told | None = None) -> None:
        """Have the next entry made and written; `Refusal` says why not.

        Whoever is cancelled meanwhile does not know: it may be done all the same.
        """
        await self._wish(make, told)

    def want(self, make: Make) -> None:
        """The same, if it can be done; if not, nobody need know."""
        with contextlib.suppress(Refusal):
            self._wish(make, None).add_done_callback(_heeded)

    async def look(self) -> None:
        """See what others have written, and follow."""
        await self._wish(None, None)

    def heard(self) -> None:
        """Somebody else has written: look when there is time."""
        if not self._looking:
            self._looking = True
            with contextlib.suppress(Refusal):
                self._wish(None, None).add_done_callback(_heeded)

    def begin(self, mine: bool) -> None:
        """Begin to see to what the table needs by itself."""
        self.mine = mine
        self._changed()

    async def stop(self) -> None:
        """Let go of the table. What is being written is, what waits is turned away."""
        self._prompter.stop()
        if self.gallery is not None:
            self.gallery.close()
        while not self._wishes.empty():
            wish = self._wishes.get_nowait()
            if wish is not None:
                _refuse(wish, Refusal("busy", Saying("match-closing")))
        self._closing = True
        if self._doubting is not None:
            self._doubting.cancel()
        self._wishes.put_nowait(None)
        await asyncio.wait([self._task], timeout=STOPPING)
        self._task.cancel()
        await asyncio.wait([self._task])

    # ------------------------------------------------------------------ one thing at a time

    def _wish(self, make: Make | None, told: Told | None) -> asyncio.Future[None]:
        self.used = time.monotonic()
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._closing:
            raise Refusal("busy", Saying("match-closing"))
        try:
            self._wishes.put_nowait(_Wish(make, told, answer))
        except asyncio.QueueFull:
            raise Refusal("busy", Saying("match-busy")) from None
        return answer

    async def _work(self) -> None:
        while (wish := await self._wishes.get()) is not None:
            self._working = True
            try:
                await self._grant(wish)
            except Refusal as refusal:
                _refuse(wish, refusal)
            except asyncio.CancelledError:
                _refuse(wish, Refusal("busy", Saying("match-closing")))
                raise
            except Exception as error:
                # Whether it was written, nobody knows yet: the log will tell.
                self._doubt()
                known = isinstance(error, NotWritten)
                LOG.error("table %s: %s", self.id, type(error).__name__, exc_info=not known)
                _refuse(wish, Refusal("busy", Saying("match-busy")))
            self._working = False
            if self._news:
                self._news = False
                try:
                    self._changed()
                except Exception:
                    LOG.exception("table %s: what follows was not seen to", self.id)

    async def _grant(self, wish: _Wish) -> None:
        if wish.make is None:
            self._looking = False
            await self._catch_up()
        else:
            await self._do(wish.make, wish.told)
        if not wish.answer.done():
            wish.answer.set_result(None)

    async def _do(self, make: Make, told: Told | None) -> None:
        for _ in range(TRIES):
            if self.differs is not None:
                raise Refusal("broken", self.differs.saying)
            step = make(self.match, max(self._desk.now(), self.at))
            if step.entry is None or await self._written(step.entry):
                if told is not None:
                    told(step)
                if step.entry is not None:
                    self._take(step, step.entry, True)
                return
            metrics.CONFLICTS.inc()
            await self._catch_up()
        raise Refusal("busy", Saying("match-busy"))

    async def _written(self, entry: Entry) -> bool:
        began = time.monotonic()
        written = await self._desk.storage.journal.append(self.id, entry)
        metrics.APPEND.observe(time.monotonic() - began)
        if written:
            metrics.ENTRIES.inc()
        return written

    async def _catch_up(self) -> None:
        """Follow what others have written."""
        if self.differs is not None:
            return
        for entry in await self._desk.storage.journal.read(self.id, self.match.version):
            try:
                step = self.match.follow(entry)
            except Differs as differs:
                self.differs = differs
                self._news = True
                break
            self._take(step, entry, False)

    def _doubt(self) -> None:
        """The database has failed: look again in a while, and see again to what is due."""
        if self._doubting is None:
            loop = asyncio.get_running_loop()
            self._doubting = loop.call_later(DOUBT, self._look_again)

    def _look_again(self) -> None:
        self._doubting = None
        self._news = True
        self.heard()

    def _take(self, step: Step, entry: Entry, mine: bool) -> None:
        """The match is one entry further: show it."""
        self.match = step.match
        self.at = entry.at
        self.mine = mine
        self._news = True
        for seat, update in step.updates.items():
            if seat is not None or self.gallery is None:
                self._desk.hub.publish(self.id, seat, update.update(self.id))
        if self.gallery is not None:
            self.gallery.add(entry)

    def _changed(self) -> None:
        """See what follows from it, for the table and for its place in lists."""
        self._prompter.look()
        self._desk.changed(self)

    def _shown(self) -> None:
        """Spectators have seen more."""
        if self.gallery is not None and self._desk.hub.abandoned(self.id, None):
            self.gallery.close()


def _refuse(wish: _Wish, refusal: Refusal) -> None:
    if not wish.answer.done():
        wish.answer.set_exception(refusal)


def _heeded(answer: asyncio.Future[None]) -> None:
    """Nobody asks what came of it."""
    if not answer.cancelled():
        answer.exception()
