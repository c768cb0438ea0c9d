"""Games looked back at: step by step, as a record, and those that somebody has brought along."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar, final

import msgspec

from ardri import BadRecord, Game, Record
from ardri.server.match.digest import Differs
from ardri.server.match.entries import Entry
from ardri.server.match.history import History
from ardri.server.match.match import Match
from ardri.server.match.start import Start
from ardri.server.schema.common import Rules, SeatInfo, TableInfo
from ardri.server.schema.http import Step
from ardri.server.schema.refusals import Refusal
from ardri.server.storage import RecordRow, Storage, TableRow
from ardri.words import Saying

#: Games that are kept in memory, step by step: whoever looks at one looks at many of its steps.
KEPT: Final = 8
INFOS: Final = 500
#: Games that are worked out at once, and how many may wait for that.
AT_WORK: Final = 1
WAITING: Final = 16
#: The most decisions that a record may have, chance's too: a long game has two thousand.
LONGEST: Final = 10_000
#: Records that one account may bring along.
RECORDS: Final = 100

T = TypeVar("T")
_Key: TypeAlias = tuple[str, int]


@final
class Replays:
    """Works games out, off the event loop, and keeps the last few."""

    def __init__(self, storage: Storage, clock: Callable[[], float] = time.time) -> None:
        self._storage: Final = storage
        self._clock: Final = clock
        self._kept: OrderedDict[_Key, History] = OrderedDict()
        #: Records as tables.
        self._infos: OrderedDict[str, TableInfo] = OrderedDict()
        self._turn: Final = asyncio.Semaphore(AT_WORK)
        self._waiting = 0

    # ------------------------------------------------------------------ a table's own game

    async def step(self, table: TableRow, step: int, seat: int | None, account: str | None) -> Step:
        """A position of a table's game, as whoever asks may see it."""
        start = _begun(table)
        if seat is not None and table.state != "over":
            if seat not in table.seats_of(account):
                raise Refusal("not-yours", Saying("match-not-your-seat"))
        else:
            _check_looking_on(table, account)
        entries = await self._storage.journal.read(table.id)
        if table.state == "over":
            return _as_after(await self._history(table.id, start, entries), step, seat)
        if seat is None:
            then = self._clock() - (table.spectators or 0)
            entries = [entry for entry in entries if entry.at <= then]
        return (await self._history(table.id, start, entries)).moment(step, seat)

    async def record(self, table: TableRow, account: str | None) -> str:
        """The record of a table's game; refused while it goes on."""
        start = _begun(table)
        _check_looking_on(table, account)
        if table.state != "over":
            raise Refusal("too-early", Saying("match-goes-on"))
        entries = await self._storage.journal.read(table.id)
        return await self._work(lambda: Match.replay(start, entries).record())

    # ------------------------------------------------------------------ a record brought along

    async def bring(self, account: str, text: str, new_id: Callable[[], str]) -> TableInfo:
        """Keep a recorded game for an account; what is wrong with it is refused."""
        game = await self._work(lambda: _played(text))
        row = RecordRow(new_id(), account, self._clock(), game.record())
        if not await self._storage.records.add(row, RECORDS):
            raise Refusal("too-many", Saying("http-records-full", most=RECORDS))
        return await self.brought(row, account, game)

    async def brought(
        self, row: RecordRow, account: str | None, game: Game | None = None
    ) -> TableInfo:
        """A record as a table that is over."""
        info = self._infos.pop(row.id, None)
        if info is None:
            if game is None:
                game = await self._work(lambda: _played(row.record))
            info = _info(row, game)
        self._infos[row.id] = info
        if len(self._infos) > INFOS:
            self._infos.popitem(last=False)
        # Who has brought it is nobody's business but theirs.
        host = row.account if row.account == account else None
        return msgspec.structs.replace(info, host=host)

    async def brought_step(self, row: RecordRow, step: int, seat: int | None) -> Step:
        """A position of a record."""
        history = await self._kept_or(
            (row.id, -1), lambda: History.of_record(Record.parse(row.record))
        )
        return _as_after(history, step, seat)

    # ------------------------------------------------------------------ at work

    async def _history(self, table: str, start: Start, entries: list[Entry]) -> History:
        return await self._kept_or((table, len(entries)), lambda: _sound(start, entries))

    async def _kept_or(self, key: _Key, make: Callable[[], History]) -> History:
        found = self._kept.pop(key, None)
        if found is None:
            found = await self._work(lambda: self._kept.get(key) or make())
            # Of a game that goes on, only the latest that somebody has looked at.
            for other in [one for one in self._kept if one[0] == key[0]]:
                del self._kept[other]
        self._kept[key] = found
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found

    async def _work(self, make: Callable[[], T]) -> T:
        """Done in a thread, one at a time: the tables that are being played go first."""
        if self._waiting >= WAITING:
            raise Refusal("busy", Saying("http-busy"))
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(make)
        finally:
            self._waiting -= 1


def _begun(table: TableRow) -> Start:
    if table.start is None:
        raise Refusal("too-early", Saying("match-not-begun"))
    return table.start


def _check_looking_on(table: TableRow, account: str | None) -> None:
    """A game without spectators is nobody's but whose who sat there, afterwards as well."""
    sits = table.state == "over" and account in table.people
    if table.spectators is None and not sits:
        raise Refusal("not-yours", Saying("match-no-spectators"))


def _as_after(history: History, step: int, seat: int | None) -> Step:
    """A position of a game that is over: all hands are open, but for who asks as a seat."""
    return history.opened(step) if seat is None else history.moment(step, seat)


def _sound(start: Start, entries: list[Entry]) -> History:
    """A log step by step; one that does not lead where it led, as far as it does."""
    try:
        return History.of(start, entries)
    except Differs as differs:
        return History.of(start, [one for one in entries if one.version < differs.version])


def _played(text: str) -> Game:
    try:
        record = Record.parse(text)
        if len(record.lines) > LONGEST:
            raise Refusal("record", Saying("http-record-long", most=LONGEST))
        game = record.replay()
    except BadRecord as error:
        raise Refusal("record", error.saying) from None
    if not game.over:
        raise Refusal("record", Saying("http-record-goes-on"))
    return game


def _info(row: RecordRow, game: Game) -> TableInfo:
    """Nobody knows who sat there."""
    options = game.position()
    players = game.players
    rules = Rules(
        players=players,
        ruleset=options.get("ruleset", "2e"),  # type: ignore[arg-type]
        scenario=options.get("scenario", "standard"),  # type: ignore[arg-type]
        windows=options.get("windows", "holders"),  # type: ignore[arg-type]
        round_limit=options.get("round_limit"),  # type: ignore[arg-type]
    )
    return TableInfo(
        id=row.id,
        name="",
        state="over",
        rules=rules,
        open=False,
        seats=[SeatInfo(seat, "person") for seat in range(players)],
        spectators=0,
        revision=1,
        made=row.made,
        changed=row.made,
        host=None,
        asked=[],
        round=game.round,
        winner=game.winner,
    )
