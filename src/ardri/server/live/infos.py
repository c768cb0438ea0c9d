"""A table as everybody may know it, and what is added for whoever is told."""

from __future__ import annotations

from collections.abc import Collection

from ardri.server.match.match import Match
from ardri.server.schema.common import SeatInfo, TableInfo
from ardri.server.storage import SeatRow, TableRow


def info_of(
    table: TableRow,
    account: str | None,
    here: Collection[int],
    match: Match | None = None,
) -> TableInfo:
    """`here`: the seats whose people are. `match`: how far it is told to be, if not as stored."""
    yours = table.seats_of(account)
    info = TableInfo(
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
        rematch=table.rematch,
        yours=yours,
        invite=table.invite if yours and table.state == "gathering" else None,
        pace=0.0 if table.start is None else table.start.pace,
    )
    if match is not None and table.state in ("playing", "over"):
        info.state = "over" if match.over else "playing"
        info.asked, info.round, info.winner = list(match.asked), match.round, match.winner
    return info


def _seat(seat: SeatRow, here: Collection[int]) -> SeatInfo:
    if seat.bot is not None:
        return SeatInfo(seat.seat, "bot", seat.bot, bot=seat.bot, ready=True, here=True)
    if seat.account is None:
        return SeatInfo(seat.seat, "open")
    present = seat.seat in here
    return SeatInfo(
        seat.seat, "person", seat.name, account=seat.account, ready=seat.ready, here=present
    )
