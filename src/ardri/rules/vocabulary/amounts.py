"""Names for numbers: each says, for a program's frame and a territory, how many it means."""

from __future__ import annotations

from typing import Final

from ardri.rules.bits import BIT, count
from ardri.rules.cards.names import TALES
from ardri.rules.clans import citadels, sanctuaries, seats_at
from ardri.rules.compat import i64
from ardri.rules.frames import ME, T
from ardri.rules.position import Position

#: As many as there are.
ALL: Final[i64] = 12


class Amount:
    """A number, as seen from the frame that begins at f, for one territory."""

    def count(self, p: Position, f: i64, land: i64) -> i64:
        """The number meant."""
        raise NotImplementedError


class _Fixed(Amount):
    def __init__(self, n: i64) -> None:
        self.n: Final = n

    def count(self, p: Position, f: i64, land: i64) -> i64:
        return self.n


class _Citadels(Amount):
    def count(self, p: Position, f: i64, land: i64) -> i64:
        return citadels(p, land)


class _Sanctuaries(Amount):
    def count(self, p: Position, f: i64, land: i64) -> i64:
        return sanctuaries(p, p.frames[f + T])


class _Opponents(Amount):
    def count(self, p: Position, f: i64, land: i64) -> i64:
        return count(seats_at(p, land) & ~BIT[p.frames[f + ME]])


class _OtherTales(Amount):
    def count(self, p: Position, f: i64, land: i64) -> i64:
        return count(p.hand[p.frames[f + ME]] & TALES)


#: No bound but the clans there are.
UNBOUNDED: Final[Amount] = _Fixed(ALL)
#: One.
ONE: Final[Amount] = _Fixed(1)
#: One for each citadel of the territory.
CITADELS: Final[Amount] = _Citadels()
#: One for each opponent present there.
OPPONENTS: Final[Amount] = _Opponents()
#: One for each sanctuary of the territory chosen.
SANCTUARIES: Final[Amount] = _Sanctuaries()
#: One for each Epic Tale in the hand of the program's owner, but the one being played.
OTHER_TALES: Final[Amount] = _OtherTales()
