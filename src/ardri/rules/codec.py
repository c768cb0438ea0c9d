"""Positions as bytes: the numbers of ``Position.numbers``, each as long as it needs to be."""

from __future__ import annotations

from typing import Final, final

from ardri.rules.clans import put
from ardri.rules.compat import i64, vec
from ardri.rules.frames import CLASH, WIDTH
from ardri.rules.island import Island
from ardri.rules.options import Options
from ardri.rules.position import NONE, ZONES, Position, blank_position
from ardri.rules.steps import KIND_OF, STEPS

#: The first byte: the layout of what follows.
FORMAT: Final = 1


class BadBytes(ValueError):
    """These bytes are no position."""


def to_bytes(p: Position) -> bytes:
    """A position as bytes: equal positions give equal bytes."""
    out = bytearray([FORMAT])
    for number in p.numbers():
        # Zigzag, then seven bits a byte: small numbers of either sign are short.
        left = 2 * number if number >= 0 else -2 * number - 1
        while left > 127:
            out.append(left & 127 | 128)
            left >>= 7
        out.append(left)
    return bytes(out)


def from_bytes(data: bytes) -> Position:
    """The position that ``to_bytes`` wrote."""
    reader = _Reader(data)
    players, ruleset, scenario, possible, limit = reader.some(5)
    if not 2 <= players <= 4:
        raise BadBytes(f"these bytes are no position: {players} players")
    options = Options(players, ruleset, scenario, bool(possible), limit)
    p = blank_position(options, Island(vec[i64](reader.some(16))))
    p.round, p.outcome, p.brenn, p.flock, p.pretenders = reader.some(5)
    p.capital, p.festival, p.aside, p.action_discard, p.pool = reader.some(5)
    p.deck, p.epic_discard, p.advantage_table, p.advantage_played, p.playing = reader.some(5)
    p.citadels_left, p.sanctuaries_left, p.deeds_left, p.asked = reader.some(4)
    for at, n in enumerate(reader.some(64)):
        if n:
            put(p, at >> 2, at & 3, n)
    p.buildings = vec[i64](reader.some(32))
    p.deeds = vec[i64](reader.some(4))
    p.reserve = vec[i64](reader.some(4))
    p.hand = vec[i64](reader.some(4))
    p.tray = vec[i64](reader.some(8))
    p.stack = vec[i64](reader.some(reader.one()))
    p.frames = vec[i64](reader.some(reader.one()))
    p.may = vec[i64](reader.some(ZONES * (players + 1)))
    p.bundles = vec[i64](reader.some(12))
    reader.end()
    find_frames(p)
    return p


def find_frames(p: Position) -> None:
    """Find the top frame, and the clash if there is one, in a stack that has been filled."""
    p.clash = NONE
    p.top = len(p.frames) - WIDTH if len(p.frames) else NONE
    f: i64 = p.top
    while f >= 0:
        if not 0 <= p.frames[f] < len(STEPS):
            raise BadBytes(f"these bytes are no position: no step has the number {p.frames[f]}")
        if KIND_OF[p.frames[f]] == CLASH:
            p.clash = f
        f -= WIDTH


@final
class _Reader:
    def __init__(self, data: bytes) -> None:
        self.data: Final = data
        if not data or data[0] != FORMAT:
            raise BadBytes("these bytes are no position of this version")
        self.at = 1

    def one(self) -> int:
        """The next number."""
        value = 0
        shift = 0
        while True:
            if self.at >= len(self.data) or shift > 63:
                raise BadBytes(f"these bytes are no position: they break off at byte {self.at}")
            byte = self.data[self.at]
            self.at += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                break
        return value >> 1 if value & 1 == 0 else -(value + 1 >> 1)

    def some(self, n: int) -> list[int]:
        """The next n numbers."""
        return [self.one() for _ in range(n)]

    def end(self) -> None:
        """Nothing may be left."""
        if self.at != len(self.data):
            raise BadBytes(f"these bytes are no position: too many from byte {self.at}")
