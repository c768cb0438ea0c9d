"""What the log must say, if all that people were told is true."""

from __future__ import annotations

from typing import Any

import msgspec

from ardri.server.match import entries
from ardri.server.match.entries import AnyDeed, Entry
from ardri.server.match.match import Match
from ardri.server.schema.common import TableInfo
from ardri.server.storage import Storage
from tests.server.proof.player import Message, Player, seen


class Witness:
    """Follows one table's log, from the database alone, and compares it with what people know."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.match: Match | None = None
        self.log: list[Entry] = []

    async def read(self, storage: Storage, players: list[Player]) -> Match:
        """Follow what is new; on the way, what each player has seen so far is compared."""
        row = await storage.tables.get(self.table)
        assert row is not None and row.start is not None
        assert row.state in ("playing", "over"), row.state
        if self.match is None:
            self.match = Match.begin(row.start)
        behind = self._compared(list(players))
        new = await storage.journal.read(self.table, len(self.log))
        for entry in new:
            self.match = self.match.follow(entry).match
            self.log.append(entry)
            behind = self._compared(behind)
        assert all(player.state is None for player in behind), "nobody has seen what is not there"
        return self.match

    def _compared(self, players: list[Player]) -> list[Player]:
        """Whoever has got exactly this far has seen what there was to see; the others."""
        assert self.match is not None
        there = [p for p in players if p.version == self.match.streams[p.seat]]
        for player in there:
            assert seen(player.state) == shown(self.match, player.seat), player.seat
        return [player for player in players if player not in there]

    def judge(self, players: list[Player]) -> int:
        """Every acknowledged deed is in the log once, in order, and no other; how many those are.

        Nothing may wait for an answer any more.
        """
        match = self.match
        assert match is not None
        judged = 0
        for player in players:
            assert player.pending is None
            assert player.version == match.streams[player.seat], "told of everything"
            assert seen(player.state) == shown(match, player.seat)
            theirs = self.deeds(player.seat)
            mine = [deed.what for deed in player.acknowledged]
            assert mine == [what for what, _ in theirs], (player.seat, mine[-5:], theirs[-5:])
            for deed, (_, version) in zip(player.acknowledged, theirs, strict=True):
                assert deed.version >= version if deed.again else deed.version == version
            judged += len(mine)
        return judged

    def deeds(self, seat: int) -> list[tuple[tuple[object, ...], int]]:
        """What the log has of a seat's own doing, and the version of its stream after each."""
        found = [(_what(d), e.streams[seat]) for e in self.log for d in e.deeds if _own(d, seat)]
        return [(what, version) for what, version in found if what is not None]


def _own(deed: AnyDeed, seat: int) -> bool:
    return not isinstance(deed, entries.Close) and deed.seat == seat


def _what(deed: AnyDeed) -> tuple[object, ...] | None:
    match deed:
        case entries.Line():
            return ("play", deed.line)
        case entries.Answer():
            return ("play", deed.action) if deed.order is None else None
        case entries.Undo():
            return ("undo",)
        case entries.Give():
            return ("order", deed.order.card)
    return None


def shown(match: Match, seat: int) -> Message:
    """What a seat is shown, as its reader has it."""
    state: Any = match.state(seat).state("", _NOBODY)
    return seen(msgspec.json.decode(msgspec.json.encode(state)))


#: A table of which nothing is said here.
_NOBODY = msgspec.convert(
    {
        **{"id": "", "name": "", "state": "playing", "rules": {}, "open": True, "seats": []},
        **{"spectators": None, "revision": 0, "made": 0.0, "changed": 0.0, "host": None},
        **{"asked": [], "round": 0},
    },
    TableInfo,
)
