"""What a clan more or less in a territory is worth: for habit, not for judgement."""

from __future__ import annotations

from typing import final

from ardri.rules.clans import chieftain
from ardri.rules.compat import i64
from ardri.rules.position import Position


@final
class Ground:
    """Weighs territories; one object serves for all of them."""

    def __init__(self) -> None:
        #: After ``count_rivals``: the clans of whoever else has most; of all others together.
        self.most: i64 = 0
        self.others: i64 = 0

    def count_rivals(self, p: Position, seat: i64, land: i64) -> None:
        """Count the clans of all but one seat in a territory."""
        at: i64 = 4 * land
        self.most = 0
        self.others = 0
        for other in range(p.options.players):
            if other != seat:
                n: i64 = p.clans[at + other]
                self.others += n
                if n > self.most:
                    self.most = n

    def gain(self, p: Position, seat: i64, land: i64, more: i64) -> float:
        """What n clans more (or fewer) of a seat's in a territory are worth to it."""
        at: i64 = 4 * land
        mine: i64 = p.clans[at + seat]
        before: float = self._stand(p, seat, land, mine)
        return self._stand(p, seat, land, max(0, mine + more)) - before

    def strike_gain(self, p: Position, seat: i64, land: i64, victim: i64) -> float:
        """What one clan fewer of another's is worth to a seat."""
        self.count_rivals(p, seat, land)
        most: i64 = self.most
        others: i64 = self.others
        mine: i64 = p.clans[4 * land + seat]
        n: i64 = p.clans[4 * land + victim]
        out: float = 0.3
        if n == most and mine == most:
            out += 1.0
        if chieftain(p, land) == victim:
            out += 0.4
        if n == 1:
            out += 0.4
        if mine > others and others <= 2:
            # Who rules likes to be feared by many.
            out -= 0.3
        return out

    def _stand(self, p: Position, seat: i64, land: i64, mine: i64) -> float:
        """What a territory is worth to a seat with so many clans in it."""
        if mine == 0:
            return 0.0
        self.count_rivals(p, seat, land)
        most: i64 = self.most
        others: i64 = self.others
        out: float = 1.0 + 0.8 * float(p.buildings[16 + land])
        if mine > most:
            out += 0.6 + 0.35 * float(others)
            if land == p.capital:
                out += 0.8
            if mine > most + 1:
                out += 0.1
        elif mine == most:
            out += 0.2
        return out
