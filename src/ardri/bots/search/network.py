"""The learned evaluation: the weighed sum, and a small network that puts it right.

Each seat's numbers, and the mean of the others', go into one hidden layer, the same for every seat.
"""

from __future__ import annotations

from typing import Final, final

from ardri.bots.search.features import SIZE
from ardri.bots.search.judge import Judge
from ardri.rules.compat import i64, vec
from ardri.rules.position import CHANCE_ASKED, Position

#: How many hidden units there are.
HIDDEN: Final = 16
#: For 2, 3 and 4 players: before the draft, then within a Season.
ROWS: Final = 6
#: Where in the numbers of a network each part begins: the rows of the sum, the rows of the hidden
#: units' biases; for each number of a seat what it adds to each hidden unit, its own and others';
#: what each hidden unit adds to the sum.
BIASES: Final = ROWS * SIZE
OWN: Final = BIASES + ROWS * HIDDEN
OTHERS: Final = OWN + SIZE * HIDDEN
OUT: Final = OTHERS + SIZE * HIDDEN
NUMBERS: Final = OUT + HIDDEN


def numbers_from(numbers: tuple[float, ...]) -> vec[float]:
    """The numbers of a network, as they are used."""
    return vec[float](numbers)


@final
class Network(Judge):
    """Judges positions as it has learned from games of its own."""

    def __init__(self, numbers: vec[float]) -> None:
        super().__init__(numbers)
        #: What each seat adds to the hidden units as itself, and as one of the others.
        self.own: Final = vec[float]([0.0] * (4 * HIDDEN))
        self.others: Final = vec[float]([0.0] * (4 * HIDDEN))

    def weigh(self, p: Position) -> None:
        """Put each seat's score into ``chances``."""
        players: i64 = p.options.players
        row: i64 = 2 * (players - 2)
        if p.asked != CHANCE_ASKED:
            row += 1
        for seat in range(players):
            self.chances[seat] = self._take(seat, SIZE * row)
        numbers = self.weights
        part: float = 1.0 / float(players - 1)
        for unit in range(HIDDEN):
            every: float = 0.0
            for seat in range(players):
                every += self.others[HIDDEN * seat + unit]
            bias: float = numbers[BIASES + HIDDEN * row + unit]
            out: float = numbers[OUT + unit]
            for seat in range(players):
                at: i64 = HIDDEN * seat + unit
                stirred: float = bias + self.own[at] + part * (every - self.others[at])
                if stirred > 0.0:
                    self.chances[seat] += out * stirred

    def _take(self, seat: i64, start: i64) -> float:
        """Take in a seat's numbers; say what they weigh by themselves."""
        numbers = self.weights
        own = self.own
        others = self.others
        at: i64 = HIDDEN * seat
        for unit in range(HIDDEN):
            own[at + unit] = 0.0
            others[at + unit] = 0.0
        total: float = 0.0
        for k in range(SIZE):
            x: float = self.features[SIZE * seat + k]
            if x != 0.0:
                total += x * numbers[start + k]
                mine: i64 = OWN + HIDDEN * k
                theirs: i64 = OTHERS + HIDDEN * k
                for unit in range(HIDDEN):
                    own[at + unit] += x * numbers[mine + unit]
                    others[at + unit] += x * numbers[theirs + unit]
        return total
