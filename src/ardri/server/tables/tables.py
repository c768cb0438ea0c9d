"""Tables from their making until they begin, and after their end: the next one.

Each of these is one transaction that holds the table; a refusal leaves it as it was.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from typing import Final, NamedTuple, final

from ardri.server.match.start import Start
from ardri.server.people.keys import hash_of_code, new_code
from ardri.server.people.texts import line
from ardri.server.schema.common import Account, TableInfo
from ardri.server.schema.http import NewTable, SeatWish, SetSeat
from ardri.server.schema.http import Tables as Page
from ardri.server.schema.refusals import Refusal
from ardri.server.storage import (
    Change,
    NoTable,
    SeatRow,
    State,
    Storage,
    TableRow,
    Wanted,
    new_id,
)
from ardri.server.tables.begin import begin_if_ready
from ardri.server.tables.info import info_of, may_look
from ardri.server.tables.pages import MOST, in_lobby, in_mine, word_of
from ardri.server.tables.rematch import rematch_of
from ardri.words import Saying

#: How many tables that are not over one account may have made.
MOST_UNFINISHED: Final = 100


class Seated(NamedTuple):
    """What has become of the table."""

    info: TableInfo
    #: What brings one back into the seat that has just been taken: shown this once.
    code: str | None = None
    #: What the game starts from, if it has begun just now.
    begun: Start | None = None


@final
class Tables:
    """The tables of a storage."""

    def __init__(
        self,
        storage: Storage,
        bots: Callable[[str], bool],
        here: Callable[[str], Collection[str]] = lambda _: (),
        clock: Callable[[], float] = time.time,
        pace: float | None = None,
    ) -> None:
        """`bots`: whether there is such a bot; `here`: the accounts that are at a table now.

        `pace`: how long a sealed window stays shut, in seconds, if not as usual.
        """
        self._store: Final = storage.tables
        self._bots: Final = bots
        self._here: Final = here
        self._clock: Final = clock
        self._pace: Final = pace

    # ------------------------------------------------------------------ making one

    async def make(self, account: Account, wish: NewTable) -> Seated:
        """A new table. If nobody else is to come, it begins at once."""
        self._check(wish)
        await self._check_room(account.id)
        code, now = new_code(), self._clock()
        waits = any(seat.kind == "open" for seat in wish.seats)
        seats = [self._seat(n, one, account, code) for n, one in enumerate(wish.seats)]
        row = TableRow(
            id=new_id(),
            rules=wish.rules,
            seats=seats,
            invite=new_id(20),
            made=now,
            changed=now,
            name=line(wish.name),
            host=account.id,
            open=wish.open,
            spectators=wish.spectators,
        )
        for seat in seats:
            seat.ready = seat.account is not None and not waits
        begun = begin_if_ready(row, self._pace)
        await self._store.add(row)
        return Seated(self._info(row, account.id), code, begun)

    def _check(self, wish: NewTable) -> None:
        if len(wish.seats) != wish.rules.players:
            raise Refusal("illegal", Saying("seating-count", players=wish.rules.players))
        kinds = {seat.kind for seat in wish.seats}
        if "me" not in kinds:
            raise Refusal("illegal", Saying("seating-without-you"))
        # Whoever is not asked holds nothing to answer with: nobody else may see that.
        if "open" in kinds and wish.rules.windows == "holders":
            raise Refusal("illegal", Saying("seating-holders"))

    async def _check_room(self, account: str) -> None:
        if await self._store.unfinished(account) >= MOST_UNFINISHED:
            raise Refusal("too-many", Saying("seating-too-many"))

    def _seat(self, number: int, wish: SeatWish, account: Account, code: str) -> SeatRow:
        if wish.kind == "bot":
            return SeatRow(number, bot=self._bot(wish.bot))
        if wish.kind == "me":
            return SeatRow(number, account.id, code=hash_of_code(code), name=account.name)
        return SeatRow(number)

    def _bot(self, name: str | None) -> str:
        if name is None or not self._bots(name):
            raise Refusal("illegal", Saying("seating-bot"))
        return name

    # ------------------------------------------------------------------ while it gathers

    async def sit(
        self, account: Account, table: str, seat: int | None = None, invite: str | None = None
    ) -> Seated:
        """Sit down, in a seat or in the first that is free."""
        code = new_code()
        async with self._gathering(table, account.id, invite) as change:
            row = change.row
            if row.seats_of(account.id):
                raise Refusal("taken", Saying("seating-sits"))
            free = [one for one in row.seats if one.free]
            if seat is not None:
                free = [one for one in (self._at(row, seat),) if one.free]
            if not free:
                key = "seating-full" if seat is None else "seating-taken"
                raise Refusal("taken", Saying(key))
            free[0].account, free[0].code = account.id, hash_of_code(code)
            free[0].name = account.name
        return Seated(self._info(row, account.id), code)

    async def set_seat(self, account: Account, table: str, seat: int, wish: SetSeat) -> Seated:
        """The host seats a bot, or frees a seat; nobody is put out to make place for a bot."""
        async with self._gathering(table, account.id) as change:
            row = change.row
            self._must_be_host(row, account)
            one = self._at(row, seat)
            if wish.kind == "bot":
                if one.account is not None:
                    raise Refusal("taken", Saying("seating-taken"))
                one.bot = self._bot(wish.bot)
            else:
                self._empty(change, one)
            begun = begin_if_ready(row, self._pace)
        return Seated(self._info(row, account.id), None, begun)

    async def get_up(self, account: Account, table: str, seat: int) -> None:
        """Get up. Another is the host then, if need be; with nobody left the table is no more."""
        async with self._gathering(table, account.id) as change:
            one = self._at(change.row, seat)
            if one.account != account.id:
                raise Refusal("not-yours", Saying("seating-not-there"))
            self._empty(change, one)

    async def ready(self, account: Account, table: str, ready: bool) -> Seated:
        """Ready or not, in all one's seats; when everybody is and no seat is free, it begins."""
        async with self._gathering(table, account.id) as change:
            row = change.row
            mine = row.seats_of(account.id)
            if not mine:
                raise Refusal("not-yours", Saying("seating-not-there"))
            for seat in mine:
                row.seats[seat].ready = ready
            begun = begin_if_ready(row, self._pace)
        return Seated(self._info(row, account.id), None, begun)

    async def call_off(self, account: Account, table: str) -> None:
        """The host calls it off; it is no more."""
        async with self._gathering(table, account.id) as change:
            self._must_be_host(change.row, account)
            change.gone = True

    @asynccontextmanager
    async def _gathering(
        self, table: str, account: str, invite: str | None = None
    ) -> AsyncIterator[Change]:
        """A table that has not begun, of which this account may know."""
        async with self._changed(table, account, invite) as change:
            if change.row.state != "gathering":
                raise Refusal("too-late", Saying("seating-begun"))
            yield change

    @asynccontextmanager
    async def _changed(
        self, table: str, account: str, invite: str | None = None
    ) -> AsyncIterator[Change]:
        try:
            async with self._store.change(table) as change:
                if not may_look(change.row, account, invite):
                    raise _no_table()
                yield change
        except NoTable:
            raise _no_table() from None

    def _at(self, row: TableRow, seat: int) -> SeatRow:
        if not 0 <= seat < len(row.seats):
            raise Refusal("illegal", Saying("seating-no-seat"))
        return row.seats[seat]

    def _empty(self, change: Change, seat: SeatRow) -> None:
        seat.clear()
        row = change.row
        left = [one.account for one in row.seats if one.account is not None]
        if not left:
            change.gone = True
        elif row.host not in left:
            row.host = left[0]

    def _must_be_host(self, row: TableRow, account: Account) -> None:
        if row.host != account.id:
            raise Refusal("not-yours", Saying("seating-host"))

    # ------------------------------------------------------------------ after the end

    async def rematch(self, account: Account, table: str) -> Seated:
        """The same people and bots again, each a seat further on; whoever asks is ready.

        Of each table there is one: who asks later is told of it. What brought one back into one's
        seat brings one back into the new one.
        """
        begun: Start | None = None
        async with self._changed(table, account.id) as change:
            row = change.row
            if not row.seats_of(account.id):
                raise Refusal("not-yours", Saying("seating-not-there"))
            if row.state not in {"over", "broken"}:
                raise Refusal("too-early", Saying("seating-not-over"))
            after = row.rematch
            if after is None:
                again = rematch_of(row, account.id, self._bots, self._clock())
                begun = begin_if_ready(again, self._pace)
                after = row.rematch = again.id
                await change.make(again)
        stored = await self._store.get(after)
        if stored is None:  # called off meanwhile
            raise _no_table()
        return Seated(self._info(stored, account.id), None, begun)

    # ------------------------------------------------------------------ looking

    async def info(
        self, table: str, reader: str | None = None, invite: str | None = None
    ) -> TableInfo:
        """A table, for whoever may know of it."""
        row = await self._store.get(table)
        if row is None or not may_look(row, reader, invite):
            raise _no_table()
        return self._info(row, reader)

    async def lobby(
        self,
        reader: str | None = None,
        state: State = "gathering",
        players: int | None = None,
        ruleset: str | None = None,
        after: str | None = None,
        most: int = MOST,
    ) -> Page:
        """Open tables, the newest first."""
        wanted = Wanted(state, players, ruleset)
        rows, last = await self._store.lists.lobby(wanted, in_lobby(after), most)
        return Page([self._info(row, reader) for row in rows], word_of(last))

    async def mine(
        self,
        account: str,
        state: State | None = None,
        after: str | None = None,
        most: int = MOST,
    ) -> Page:
        """The tables at which one sits: those first where it is one's turn, then the latest."""
        rows, last = await self._store.lists.mine(account, state, in_mine(after), most)
        return Page([self._info(row, account) for row in rows], word_of(last))

    def _info(self, row: TableRow, reader: str | None) -> TableInfo:
        return info_of(row, reader, self._here(row.id), self._pace)


def _no_table() -> Refusal:
    return Refusal("no-table", Saying("seating-no-table"))
