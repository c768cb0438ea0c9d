"""The next table of the same people."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ardri.server.storage import SeatRow, TableRow, new_id


def rematch_of(table: TableRow, account: str, bots: Callable[[str], bool], now: float) -> TableRow:
    """Everybody sits a seat further on; who is no more leaves their seat free."""
    count = len(table.seats)
    seats = [_moved(table.seats[seat - 1], seat, bots) for seat in range(count)]
    for seat in seats:
        seat.ready = seat.account == account
    rules = table.rules
    people = {seat.account for seat in seats if seat.bot is None}
    if len(people) > 1 and rules.windows == "holders":
        # It was played by one person; now there are others who would see who is not asked.
        rules = msgspec.structs.replace(rules, windows="possible")
    return TableRow(
        id=new_id(),
        rules=rules,
        seats=seats,
        invite=new_id(20),
        made=now,
        changed=now,
        name=table.name,
        host=account,
        open=table.open,
        spectators=table.spectators,
        before=table.id,
    )


def _moved(seat: SeatRow, to: int, bots: Callable[[str], bool]) -> SeatRow:
    if seat.bot is not None:
        return SeatRow(to, bot=seat.bot if bots(seat.bot) else None)
    if seat.name == "":  # nobody, or an account that has been deleted
        return SeatRow(to)
    return SeatRow(to, seat.account, code=seat.code, name=seat.name)
