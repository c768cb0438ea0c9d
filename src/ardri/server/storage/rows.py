"""A table and its seats, as they are stored."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import Row

from ardri.server.match.start import Start
from ardri.server.schema.common import Rules

State: TypeAlias = Literal["gathering", "playing", "over", "broken"]

_RULES: Final = msgspec.json.Decoder(Rules)
_START: Final = msgspec.json.Decoder(Start)
#: What is not shown where rows are shown: logs and errors.
_SECRET: Final = {"code", "invite", "start"}


class _Row(Struct):
    def __repr__(self) -> str:
        shown = [f"{k}={getattr(self, k)!r}" for k in self.__struct_fields__ if k not in _SECRET]
        return f"{type(self).__name__}({', '.join(shown)})"


class SeatRow(_Row):
    """Who sits in a seat: an account, a bot, or nobody."""

    seat: int
    account: str | None = None
    bot: str | None = None
    ready: bool = False
    #: The hash of the code by which a lost seat is recovered.
    code: bytes | None = None
    #: The account's name, as it is now; "" of one that has been deleted. Not stored here.
    name: str = ""

    @property
    def free(self) -> bool:
        """Whether somebody may sit down."""
        return self.account is None and self.bot is None

    def clear(self) -> None:
        """Whoever sits here gets up."""
        self.account = self.bot = self.code = None
        self.ready = False
        self.name = ""


class TableRow(_Row):
    """A table."""

    id: str
    rules: Rules
    seats: list[SeatRow]
    invite: str
    made: float
    changed: float
    name: str = ""
    host: str | None = None
    state: State = "gathering"
    open: bool = False
    spectators: int | None = None
    #: What its log starts from, once it has begun.
    start: Start | None = None
    revision: int = 1
    #: From the log: its last version that lists know of, whose turn it is then, the round.
    version: int = 0
    asked: list[int] = []
    round: int = 0
    winner: int | None = None
    #: Why it cannot be played on.
    broken: str | None = None
    #: The tables of the same people before this one and after it.
    before: str | None = None
    rematch: str | None = None

    def seats_of(self, account: str | None) -> list[int]:
        """The seats that an account has."""
        return [s.seat for s in self.seats if account is not None and s.account == account]

    @property
    def people(self) -> set[str]:
        """The accounts that sit here."""
        return {seat.account for seat in self.seats if seat.account is not None}


def table_values(table: TableRow) -> dict[str, Any]:
    """A table's columns."""
    return {
        "id": table.id,
        "name": table.name,
        "host": table.host,
        "state": table.state,
        "rules": _json(table.rules),
        "players": table.rules.players,
        "ruleset": table.rules.ruleset,
        "open": table.open,
        "invite": table.invite,
        "spectators": table.spectators,
        "start": None if table.start is None else _json(table.start),
        "made": table.made,
        "changed": table.changed,
        "revision": table.revision,
        "version": table.version,
        "asked": bits(table.asked),
        "round": table.round,
        "winner": table.winner,
        "broken": table.broken,
        "before": table.before,
        "rematch": table.rematch,
    }


def seat_values(table: str, seat: SeatRow) -> dict[str, Any]:
    """A seat's columns."""
    return {
        "table": table,
        "seat": seat.seat,
        "account": seat.account,
        "bot": seat.bot,
        "ready": seat.ready,
        "code": seat.code,
    }


def table_of(row: Row[Any], seats: list[SeatRow]) -> TableRow:
    """A table out of its columns."""
    rules = _RULES.decode(row.rules)
    return TableRow(
        id=row.id,
        rules=rules,
        seats=seats,
        invite=row.invite,
        made=row.made,
        changed=row.changed,
        name=row.name,
        host=row.host,
        state=row.state,
        open=row.open,
        spectators=row.spectators,
        start=None if row.start is None else _START.decode(row.start),
        revision=row.revision,
        version=row.version,
        asked=[seat for seat in range(rules.players) if row.asked >> seat & 1],
        round=row.round,
        winner=row.winner,
        broken=row.broken,
        before=row.before,
        rematch=row.rematch,
    )


def seat_of(row: Row[Any]) -> SeatRow:
    """A seat out of its columns and its account's name."""
    return SeatRow(row.seat, row.account, row.bot, row.ready, row.code, row.name or "")


def bits(asked: list[int]) -> int:
    """Seats as bits: a list of tables can be ordered by them."""
    return sum(1 << seat for seat in set(asked))


def _json(value: Struct) -> str:
    return msgspec.json.encode(value).decode()
