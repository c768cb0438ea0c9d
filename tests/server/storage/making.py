"""What the tests put into a database."""

from __future__ import annotations

from typing import Any

from ardri.server.match.entries import Answer, Close, Entry, Give, Line
from ardri.server.match.start import Start
from ardri.server.schema.common import Order, Rules
from ardri.server.storage import AccountRow, SeatRow, Storage, TableRow, new_id

RULES = Rules(players=2)
START = Start(RULES, "a seed", "a secret", 2.0, "1", (0, 1))


async def an_account(storage: Storage, name: str = "Ann", **values: Any) -> str:
    """A guest."""
    account = AccountRow(id=new_id(), name=name, made=1.0, **values)
    await storage.people.add(account)
    return account.id


def a_row(people: list[str | None] | None = None, **values: Any) -> TableRow:
    """A table of two at which these sit."""
    seats = [SeatRow(n, account) for n, account in enumerate(people or [None, None])]
    given = {"made": 1.0, "changed": 1.0, "invite": "word", "rules": RULES, **values}
    return TableRow(id=new_id(), seats=seats, **given)


async def a_table(storage: Storage, people: list[str | None] | None = None, **values: Any) -> str:
    """The same, stored; it is being played."""
    row = a_row(people, **{"state": "playing", "start": START, **values})
    await storage.tables.add(row)
    return row.id


def an_entry(version: int, text: str = "pass") -> Entry:
    """A line of a seat, with one of every other kind of deed now and then."""
    more = (Answer(1, "decline", 2), Close(), Give(0, Order("never", "geis", 3)))
    deeds = (Line(version % 2, text), *(more if version % 3 == 0 else ()))
    return Entry(
        version, version + 0.5, deeds, (version, version, 0), f"digest {text}".replace("\0", "")
    )
