"""Names for players: each says, for a program's frame, which seats it means."""

from __future__ import annotations

from typing import Final

from ardri.rules.bits import BIT, first
from ardri.rules.cards.names import ACTIONS
from ardri.rules.clans import exposed_seats, seats_at
from ardri.rules.compat import i64
from ardri.rules.frames import IT, ME, N, T, W
from ardri.rules.position import Position


class Who:
    """A set of seats, as seen from the frame that begins at f."""

    def mask(self, p: Position, f: i64) -> i64:
        """The seats meant."""
        raise NotImplementedError

    def __and__(self, other: Who) -> Who:
        return _Both(self, other)


class _Both(Who):
    def __init__(self, a: Who, b: Who) -> None:
        self.a: Final = a
        self.b: Final = b

    def mask(self, p: Position, f: i64) -> i64:
        return self.a.mask(p, f) & self.b.mask(p, f)


class _Slot(Who):
    """The seat in a slot; none, if none was chosen."""

    def __init__(self, slot: i64) -> None:
        self.slot: Final = slot

    def mask(self, p: Position, f: i64) -> i64:
        seat: i64 = p.frames[f + self.slot]
        if seat < 0:
            return 0
        return BIT[seat]


class _Others(Who):
    def mask(self, p: Position, f: i64) -> i64:
        return p.options.everyone & ~BIT[p.frames[f + ME]]


class _Brenn(Who):
    def mask(self, p: Position, f: i64) -> i64:
        return BIT[p.brenn]


class _There(Who):
    def mask(self, p: Position, f: i64) -> i64:
        land: i64 = p.frames[f + T]
        if land < 0:
            return 0
        return seats_at(p, land)


class _TwoThere(Who):
    def mask(self, p: Position, f: i64) -> i64:
        land: i64 = p.frames[f + T]
        out: i64 = 0
        left: i64 = 0
        if land >= 0:
            left = seats_at(p, land)
        while left:
            seat: i64 = first(left)
            if p.clans[4 * land + seat] >= 2:
                out |= BIT[seat]
            left &= left - 1
        return out


class _Exposed(Who):
    def mask(self, p: Position, f: i64) -> i64:
        return exposed_seats(p, p.frames[f + T])


class _HoldersOfActions(Who):
    def mask(self, p: Position, f: i64) -> i64:
        out: i64 = 0
        for seat in range(p.options.players):
            if p.hand[seat] & ACTIONS:
                out |= BIT[seat]
        return out


class _Givers(Who):
    def mask(self, p: Position, f: i64) -> i64:
        return p.frames[f + N]


#: The program's owner; everybody else.
OWNER: Final[Who] = _Slot(ME)
OTHERS: Final[Who] = _Others()
#: The seat chosen (or attacked); the one that an ``each`` has come to.
CHOSEN: Final[Who] = _Slot(W)
EACH_ONE: Final[Who] = _Slot(IT)
#: The Brenn.
THE_BRENN: Final[Who] = _Brenn()
#: Present in the territory chosen; with two clans or more there; with exposed clans there.
PRESENT_THERE: Final[Who] = _There()
TWO_THERE: Final[Who] = _TwoThere()
EXPOSED_THERE: Final[Who] = _Exposed()
#: With an Action card in hand; who has given one.
HOLDERS_OF_ACTIONS: Final[Who] = _HoldersOfActions()
GIVERS: Final[Who] = _Givers()
