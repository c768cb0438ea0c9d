"""Laying things that a seat does not see into places with room where they are possible.

Things with the fewest possible places go first, each into a place with room. A thing that finds
none makes room by moving others on (an augmenting path): one exists, for the truth is one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from ardri.rules.bits import BIT, count, first, members
from ardri.rules.compat import i64, vec


@final
class Spread:
    """Places, what may lie in each and how much more; and what has been laid there so far."""

    def __init__(self, may: vec[i64], room: vec[i64], roll: Callable[[int], int]) -> None:
        #: What may lie in each place, and for how many there is still room.
        self.may: Final = may
        self.room: Final = room
        #: What lies in each place: for good, and until something has to be moved on.
        self.fixed: Final = vec[i64]([0] * len(may))
        self.loose: Final = vec[i64]([0] * len(may))
        self._roll: Final = roll
        self._tried: i64 = 0

    def all(self) -> i64:
        """Whatever may lie anywhere."""
        things: i64 = 0
        for mask in self.may:
            things |= mask
        return things

    def lying(self, place: i64) -> i64:
        """What has been laid into a place."""
        return self.fixed[place] | self.loose[place]

    def fix(self, thing: i64, place: i64) -> bool:
        """Lay a thing where it stays, if there is room and nothing speaks against it."""
        if not self.may[place] & BIT[thing] or not self.room[place]:
            return False
        self.room[place] -= 1
        self.fixed[place] |= BIT[thing]
        return True

    def spread(self, things: i64) -> bool:
        """Lay these things, at random; say if all have found a place."""
        order: list[tuple[int, int, int]] = []
        while things:
            thing: i64 = first(things)
            order.append((count(self._allowed(thing)), self._roll(1 << 16), thing))
            things &= things - 1
        order.sort()
        for _, _, thing in order:
            self._tried = 0
            if not self._lay(thing):
                return False
        return True

    def _allowed(self, thing: i64) -> i64:
        """The places where a thing may lie, as a set."""
        places: i64 = 0
        for place in range(len(self.may)):
            if self.may[place] & BIT[thing]:
                places |= BIT[place]
        return places

    def _lay(self, thing: i64) -> bool:
        places = members(self._allowed(thing) & ~self._tried)
        while places:
            place = places.pop(self._roll(len(places)))
            if self.room[place] > 0:
                self.room[place] -= 1
                self.loose[place] |= BIT[thing]
                return True
            if self._tried & BIT[place]:
                continue
            self._tried |= BIT[place]
            for other in members(self.loose[place]):
                if self._lay(other):
                    self.loose[place] ^= BIT[other] | BIT[thing]
                    return True
        return False
