"""A table as somebody at it may know it: as it is stored, or further, if its match is."""

from __future__ import annotations

from collections.abc import Collection

from ardri.server.match.match import Match
from ardri.server.schema.common import TableInfo
from ardri.server.storage import TableRow
from ardri.server.tables.info import info_of


def told_of(
    table: TableRow,
    account: str | None,
    here: Collection[str],
    match: Match | None,
    pace: float | None = None,
) -> TableInfo:
    """`here`: the accounts that are at it. `match`: how far whoever is told may know it to be."""
    info = info_of(table, account, here, pace)
    if match is not None and table.state in ("playing", "over"):
        info.state = "over" if match.over else "playing"
        info.asked, info.round, info.winner = list(match.asked), match.round, match.winner
    return info
