"""Who may follow what, and decide for whom."""

from __future__ import annotations

from ardri.server.live.hub import Place
from ardri.server.schema.refusals import Refusal
from ardri.server.storage import TableRow
from ardri.words import Saying


def found(table: TableRow | None) -> TableRow:
    """The table, if there is one."""
    if table is None:
        raise Refusal("no-table", Saying("match-no-table"))
    return table


def check_seat(table: TableRow, account: str, seat: int) -> None:
    """A seat is its owner's alone."""
    if seat not in table.seats_of(account):
        raise Refusal("not-yours", Saying("match-not-your-seat"))


def check_place(table: TableRow, account: str, place: Place) -> None:
    """A seat's stream is its owner's; the spectators' anybody's, where there are spectators."""
    if place is not None:
        check_seat(table, account, place)
    elif table.state == "gathering":
        # Who has only heard of it has no business there; who sits there may look on.
        if not table.open and account not in table.people:
            raise Refusal("not-yours", Saying("match-not-invited"))
    elif table.spectators is None:
        raise Refusal("not-yours", Saying("match-no-spectators"))


def check_begun(table: TableRow) -> TableRow:
    """Nothing is played while people gather."""
    if table.start is None:
        raise Refusal("too-early", Saying("match-not-begun"))
    return table


def check_talk(table: TableRow, account: str) -> None:
    """Who sits there talks, and who looks on."""
    if account not in table.people:
        check_place(table, account, None)
