"""Everything that is alive in one process, by one door: what sockets and addresses use."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias, final

from ardri import Attempt
from ardri.server.live import metrics
from ardri.server.live.admission import check_begun, check_place, check_seat, check_talk, found
from ardri.server.live.bots import Bots
from ardri.server.live.clerk import Clerk
from ardri.server.live.desk import Desk
from ardri.server.live.entrance import Entrance, Follows
from ardri.server.live.errands import Errands
from ardri.server.live.hub import Client, Hub, Place
from ardri.server.live.keeper import Keeper, Make
from ardri.server.live.outbox import End, Outbox
from ardri.server.live.presence import AGAIN, Presence
from ardri.server.live.shelf import Shelf
from ardri.server.live.talk import Talk
from ardri.server.live.terms import Terms
from ardri.server.live.tidings import Tidings
from ardri.server.live.waiting import Waiting
from ardri.server.match.match import Match, Step
from ardri.server.schema.common import Account, Order, TableInfo
from ardri.server.schema.http import Answered, Asked
from ardri.server.schema.refusals import Refusal, tell
from ardri.server.schema.socket import State
from ardri.server.storage import Storage, TableRow
from ardri.words import Saying

#: Told what came of a deed, before anybody is shown it.
Done: TypeAlias = Callable[[Answered], None]
#: How long goodbyes may take to go out.
FAREWELL: Final = 1.0


@final
class Live:
    """One process's tables, streams and bots. `await Live.start(storage)` makes it."""

    def __init__(self, storage: Storage, terms: Terms, now: Callable[[], float]) -> None:
        self._terms = terms
        self._storage = storage
        self._now = now
        self._closing = False
        self._hub = Hub()
        self._bots = Bots(terms.bot_workers, terms.bot_seconds)
        self._errands = Errands()
        self._desk = Desk(storage, self._hub, self._bots, self._changed, terms.grace, now)
        self._shelf = Shelf(self._desk, terms.tables, terms.idle)
        self._clerk = Clerk(self._desk, self._errands)
        self._waiting = Waiting(storage, self._shelf, terms.waiting, terms.wait)
        self._talk = Talk(storage, self._hub, self._errands)
        presence = Presence(self._hub, storage.bell, storage.shared)
        self._entrance = Entrance(self._desk, self._shelf, presence, terms.pace)
        self._tidings = Tidings(
            self._desk, self._shelf, self._entrance, self._talk, presence, self._errands
        )
        self._hub.moved = self._tidings.moved
        self._deaf = storage.bell.listen(self._tidings.heard)
        self._tasks = [
            asyncio.create_task(self._shelf.sweep(), name="sweep"),
            asyncio.create_task(self._clerk.patrol(self._shelf, terms.patrol), name="patrol"),
            asyncio.create_task(self._say_again(), name="presence"),
        ]

    @classmethod
    async def start(
        cls, storage: Storage, terms: Terms | None = None, now: Callable[[], float] = time.time
    ) -> Live:
        """Begin: tables whose bots owe something, or whose windows are due, go on by themselves."""
        return cls(storage, terms or Terms(), now)

    async def farewell(self, why: Saying | None = None) -> None:
        """Tell every socket to come back at once, to whoever serves then; the server stops."""
        self._closing = True
        self._waiting.stop()
        end = End(1012, tell(why or Saying("match-closing")), True)
        for client in self._hub.clients:
            client.outbox.close(end)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while self._hub.clients:
                    await asyncio.sleep(0.02)

    async def stop(self) -> None:
        """What is being written is written; everything else is left, and follows from the log."""
        await self.farewell()
        self._deaf()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._shelf.stop()
        await self._errands.stop()
        await self._bots.stop()

    @property
    def kept(self) -> list[str]:
        """The tables that are in memory."""
        return [keeper.id for keeper in self._shelf.all]

    # ------------------------------------------------------------------ connections

    async def connect(
        self, account: Account, known: Callable[[], Awaitable[Account | None]]
    ) -> Client:
        """A new connection of an account; `known` says who it belongs to by now, if to anybody."""
        if self._closing:
            raise Refusal("busy", Saying("match-closing"))
        if len(self._hub.clients) >= self._terms.sockets:
            raise Refusal("busy", Saying("match-full"))
        if len(self._hub.of(account.id)) >= self._terms.account_sockets:
            raise Refusal("too-many", Saying("match-many-sockets"))
        client = Client(account, Outbox(), known)
        self._hub.come(client)
        metrics.SOCKETS.inc()
        try:
            client.muted = frozenset(await self._storage.people.mutes(account.id))
        except BaseException:
            self.part(client)
            raise
        return client

    def part(self, client: Client) -> None:
        """A connection is gone."""
        self._hub.part(client)
        metrics.SOCKETS.dec()

    async def join(
        self, client: Client, table: str, place: Place, since: int | None, follows: Follows
    ) -> None:
        """Follow a stream, from now on or from a version on.

        `follows` is told the version before anything is sent.
        """
        if len(client.follows) >= self._terms.follows and (table, place) not in client.follows:
            raise Refusal("too-many", Saying("match-many-tables"))
        row = await self._entrance.join(client, table, place, since, follows)
        await self._talk.greet(client, row)

    def leave(self, client: Client, table: str, place: Place) -> bool:
        """Follow a stream no more; False if one did not."""
        return self._hub.leave(client, table, place)

    # ------------------------------------------------------------------ deeds

    async def play(
        self, account: str, table: str, seat: int, at: int, line: str, done: Done | None = None
    ) -> Answered:
        """A seat's decision, made at a version of its stream."""
        return await self._do(
            account, table, seat, lambda match, now: match.play(seat, at, line, now), done
        )

    async def undo(
        self, account: str, table: str, seat: int, at: int, done: Done | None = None
    ) -> Answered:
        """A seat takes back its last line."""
        return await self._do(
            account, table, seat, lambda match, now: match.undo(seat, at, now), done
        )

    async def give(
        self, account: str, table: str, seat: int, order: Order, done: Done | None = None
    ) -> Answered:
        """A seat gives a standing order."""
        return await self._do(
            account, table, seat, lambda match, now: match.give(seat, order, now), done
        )

    async def cancel(
        self, account: str, table: str, seat: int, order: int, done: Done | None = None
    ) -> Answered:
        """A seat cancels a standing order."""
        return await self._do(
            account, table, seat, lambda match, now: match.cancel(seat, order, now), done
        )

    async def attempt(self, account: str, table: str, seat: int, at: int, line: str) -> Attempt:
        """What would come of a line."""
        keeper = await self._keeper(account, table, seat)
        return keeper.match.attempt(seat, at, line)

    async def say(self, account: str, table: str, text: str) -> None:
        """Say something at a table: stored, and then told to whom it concerns."""
        row = found(await self._storage.tables.get(table))
        check_talk(row, account)
        await self._talk.say(row, account, text, self._now())

    # ------------------------------------------------------------------ asking

    async def state(self, account: str | None, table: str, place: Place) -> State:
        """All that is seen from a place at a table now."""
        row = found(await self._storage.tables.get(table))
        check_place(row, account or "", place)
        return await self._entrance.state(row, account, place)

    async def waiting(self, account: str, wait: float) -> list[Asked]:
        """An account's seats that owe a decision; waits for one, at most so many seconds."""
        return await self._waiting.asked(account, wait)

    def info(self, table: TableRow, account: str | None, place: Place = None) -> TableInfo:
        """A table as an account may know it, with who is there."""
        return self._entrance.info(table, account, place)

    def here(self, table: str) -> frozenset[str]:
        """The accounts that are at a table by sockets of this process."""
        return self._hub.accounts(table)

    # ------------------------------------------------------------------ inside

    async def _keeper(self, account: str, table: str, seat: int) -> Keeper:
        keeper = self._shelf.kept(table)
        row = keeper.table if keeper else found(await self._storage.tables.get(table))
        check_seat(row, account, seat)
        return keeper or await self._shelf.take(check_begun(row))

    async def _do(
        self, account: str, table: str, seat: int, make: Make, done: Done | None
    ) -> Answered:
        answered: list[Answered] = []

        def told(step: Step) -> None:
            answered.append(Answered(version=step.match.streams[seat], again=step.again))
            if done is not None:
                done(answered[0])

        keeper = await self._keeper(account, table, seat)
        await keeper.do(make, told)
        return answered[0]

    def _changed(self, keeper: Keeper) -> None:
        self._clerk.note(keeper)
        self._waiting.wake(keeper.table)

    async def _say_again(self) -> None:
        while self._storage.shared:
            await asyncio.sleep(AGAIN)
            for table in self._hub.tables:
                self._tidings.say_again(table)


__all__ = ["Client", "Done", "Live", "Match", "Terms"]
