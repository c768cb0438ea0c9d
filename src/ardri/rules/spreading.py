"""Laying things that a seat does not see into places with room where they are possible.

Things with the fewest possible places go first, each into a place with room. A thing that finds
none makes room by moving others on (an augmenting path): one exists, for the truth is one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from ardri.rules.bits import BIT, count, first, nth, zeros
from ardri.rules.compat import i64, vec


class Lots:
    """Where random numbers come from: whoever wants worlds brings them."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely as the others."""
        raise NotImplementedError


@final
class Rolled(Lots):
    """The random numbers of a function: ``random.Random(7).randrange``, say."""

    def __init__(self, roll: Callable[[int], int]) -> None:
        self._roll: Final = roll

    def below(self, n: i64) -> i64:
        return self._roll(n)


@final
class Spread:
    """Places, what may lie in each and how much more; and what has been laid there so far."""

    def __init__(self, may: vec[i64], room: vec[i64], lots: Lots) -> None:
        #: What may lie in each place, and for how many there is still room.
        self.may: Final = may
        self.room: Final = room
        #: What lies in each place: for good, and until something has to be moved on.
        self.fixed: Final = zeros(len(may))
        self.loose: Final = zeros(len(may))
        self._lots: Final = lots
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
        # By the number of places that each may lie in.
        by_places = zeros(len(self.may) + 1)
        while things:
            thing: i64 = first(things)
            by_places[count(self._allowed(thing))] |= BIT[thing]
            things &= things - 1
        for alike in by_places:
            left: i64 = alike
            while left:
                chosen: i64 = self._one_of(left)
                left ^= BIT[chosen]
                self._tried = 0
                if not self._lay(chosen):
                    return False
        return True

    def _one_of(self, some: i64) -> i64:
        """Any member of a set."""
        return nth(some, self._lots.below(count(some)))

    def _allowed(self, thing: i64) -> i64:
        """The places where a thing may lie, as a set."""
        places: i64 = 0
        may = self.may
        for place in range(len(may)):
            if may[place] & BIT[thing]:
                places |= BIT[place]
        return places

    def _lay(self, thing: i64) -> bool:
        places: i64 = self._allowed(thing) & ~self._tried
        while places:
            place: i64 = self._one_of(places)
            places ^= BIT[place]
            if self.room[place] > 0:
                self.room[place] -= 1
                self.loose[place] |= BIT[thing]
                return True
            if self._tried & BIT[place]:
                continue
            self._tried |= BIT[place]
            others: i64 = self.loose[place]
            while others:
                other: i64 = first(others)
                others &= others - 1
                if self._lay(other):
                    self.loose[place] ^= BIT[other] | BIT[thing]
                    return True
        return False
