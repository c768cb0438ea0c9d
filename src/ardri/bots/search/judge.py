"""The evaluation: what each seat's chances are, as a share of one."""

from __future__ import annotations

from math import exp
from typing import Final

from ardri.bots.search.features import SIZE, describe
from ardri.bots.search.standing import Standing
from ardri.rules.compat import i64, vec
from ardri.rules.position import CHANCE_ASKED, DRAWN, GOES_ON, Position


class Judge:
    """Judges positions by weighing what is counted of each seat."""

    def __init__(self, weights: vec[float]) -> None:
        #: What each number weighs: rows as in ``weights.py``.
        self.weights: Final = weights
        self.standing: Final = Standing()
        self.features: Final = vec[float]([0.0] * (4 * SIZE))
        #: The chances of each seat, after ``judge``.
        self.chances: Final = vec[float]([0.0] * 4)

    def judge(self, p: Position) -> None:
        """Work out the chances of each seat."""
        chances = self.chances
        for seat in range(4):
            chances[seat] = 0.0
        if p.outcome != GOES_ON:
            if p.outcome != DRAWN:
                chances[p.outcome] = 1.0
            return
        self.standing.take(p)
        describe(p, self.standing, self.features)
        self.weigh(p)
        most: float = chances[0]
        for seat in range(1, p.options.players):
            if chances[seat] > most:
                most = chances[seat]
        total: float = 0.0
        for seat in range(p.options.players):
            share: float = exp(chances[seat] - most)
            chances[seat] = share
            total += share
        for seat in range(p.options.players):
            chances[seat] /= total

    def weigh(self, p: Position) -> None:
        """Put each seat's score into ``chances``: a difference of 1 is odds of e."""
        features = self.features
        weights = self.weights
        row: i64 = 2 * (p.options.players - 2)
        if p.asked != CHANCE_ASKED:
            row += 1
        for seat in range(p.options.players):
            total: float = 0.0
            at: i64 = SIZE * seat
            start: i64 = SIZE * row
            for k in range(SIZE):
                total += features[at + k] * weights[start + k]
            self.chances[seat] = total
