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
FORMAT: Final[i64] = 1


#: The numbers that one byte says.
_SHORT: Final = [n >> 1 if n & 1 == 0 else -(n + 1 >> 1) for n in range(128)]


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
    sets = reader.one()
    p.stack = vec[i64](reader.some(sets))
    p.stack_may = vec[i64](reader.some(sets * (players + 1)))
    used = reader.one()
    p.frames = vec[i64](reader.some(used))
    p.may = vec[i64](reader.some(ZONES * (players + 1)))
    p.bundles = vec[i64](reader.some(12))
    reader.end()
    find_frames(p, used)
    return p


def find_frames(p: Position, used: int) -> None:
    """Find the top frame, and the clash if there is one, in a stack that has been filled."""
    p.clash = NONE
    p.top = used - WIDTH if used else NONE
    f: i64 = p.top
    while f >= 0:
        if not 0 <= p.frames[f] < len(STEPS):
            raise BadBytes(f"these bytes are no position: no step has the number {p.frames[f]}")
        if KIND_OF[p.frames[f]] == CLASH:
            p.clash = f
        f -= WIDTH


@final
class _Reader:
    """All the numbers in some bytes, taken one stretch after the other."""

    def __init__(self, data: bytes) -> None:
        if not data or data[0] != FORMAT:
            raise BadBytes("these bytes are no position of this version")
        self.data: Final = data
        self.numbers: Final[list[int]] = []
        self.taken = 0
        value = 0
        shift = 0
        for byte in data[1:]:
            if byte < 128 and shift == 0:
                self.numbers.append(_SHORT[byte])
                continue
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                self.numbers.append(value >> 1 if value & 1 == 0 else -(value + 1 >> 1))
                value = shift = 0
            elif shift > 63:
                break
        #: Whether the last number does not end.
        self.cut: Final = shift > 0

    def one(self) -> int:
        """The next number."""
        return self.some(1)[0]

    def some(self, n: int) -> list[int]:
        """The next n numbers."""
        start = self.taken
        self.taken += n
        if n < 0 or self.taken > len(self.numbers):
            at = self._at(len(self.numbers))
            raise BadBytes(f"these bytes are no position: they break off at byte {at}")
        return self.numbers[start : self.taken]

    def end(self) -> None:
        """Nothing may be left."""
        if self.cut or self.taken != len(self.numbers):
            at = self._at(self.taken)
            raise BadBytes(f"these bytes are no position: too many from byte {at}")

    def _at(self, number: int) -> int:
        """Where in the bytes a number begins."""
        ends = [at for at, byte in enumerate(self.data) if byte < 128]
        return ends[number] + 1
