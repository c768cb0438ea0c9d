"""A table, as whoever asks may know it."""

from __future__ import annotations

from collections.abc import Collection

from ardri.server.people.keys import same
from ardri.server.schema.common import SeatInfo, TableInfo
from ardri.server.storage import SeatRow, TableRow
from ardri.server.tables.begin import pace_of


def may_look(table: TableRow, reader: str | None, invite: str | None = None) -> bool:
    """Whether somebody may know of a table: it is open, they sit there, or have been invited.

    Once it has begun and has spectators, whoever has been told of it may be one.
    """
    watched = table.state != "gathering" and table.spectators is not None
    if table.open or watched or table.seats_of(reader):
        return True
    return invite is not None and same(table.invite, invite)


def info_of(
    table: TableRow,
    reader: str | None,
    here: Collection[str] = (),
    pace: float | None = None,
) -> TableInfo:
    """For an account, or for anybody; `here`: the accounts that are at the table just now."""
    yours = table.seats_of(reader)
    return TableInfo(
        id=table.id,
        name=table.name,
        state=table.state,
        rules=table.rules,
        open=table.open,
        seats=[_seat(seat, here) for seat in table.seats],
        spectators=table.spectators,
        revision=table.revision,
        made=table.made,
        changed=table.changed,
        host=table.host,
        asked=list(table.asked),
        round=table.round,
        winner=table.winner,
        before=table.before,
        rematch=table.rematch,
        yours=yours,
        invite=table.invite if yours and table.state == "gathering" else None,
        pace=pace_of(table, pace) if table.start is None else table.start.pace,
    )


def _seat(seat: SeatRow, here: Collection[str]) -> SeatInfo:
    if seat.bot is not None:
        return SeatInfo(seat.seat, "bot", seat.bot, bot=seat.bot, ready=True, here=True)
    if seat.account is None:
        return SeatInfo(seat.seat, "open")
    present = seat.account in here
    return SeatInfo(seat.seat, "person", seat.name, seat.account, None, seat.ready, present)
