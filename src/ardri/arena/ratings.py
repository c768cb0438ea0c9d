"""How strong bots are, by the games between them: Luce's model, which for two is Bradley–Terry's.

Each bot has a strength; at a table, each seat is the winner with a probability in proportion to its
bot's strength. A game in which several share the win (a draw; all but one that failed) counts as a
part of a win for each. Ratings are on the scale of Elo: 400 points are ten to one. They are
relative: their mean is 0. ``docs/arena.md`` says what they mean, and what not.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, final

#: Points for one unit of a strength's logarithm.
SCALE: Final = 400 / math.log(10)
#: For 95 %.
Z: Final = 1.959963984540054
#: Every bot has drawn so many games against an imaginary one of the mean strength: without it, one
#: that has won everything would have no rating, or an infinite one.
PRIOR: Final = 1.0
_ENOUGH: Final = 1e-10
_LONGEST_STEP: Final = 2.0


@dataclass(frozen=True, slots=True)
class Interval:
    """An estimate, and between what it is with 95 % confidence."""

    value: float
    low: float
    high: float


@dataclass(slots=True)
class _Group:
    """Games with the same bots at the table."""

    games: int = 0
    points: list[float] = field(default_factory=list)


@final
class Ratings:
    """Ratings, as they follow from all games added."""

    def __init__(self) -> None:
        self._groups: Final[dict[tuple[str, ...], _Group]] = {}

    def add(self, seats: Sequence[str], points: Sequence[float]) -> None:
        """Count a game: who sat where, and each seat's part of the win."""
        bots = tuple(sorted(seats))
        group = self._groups.setdefault(bots, _Group(0, [0.0] * len(set(bots))))
        group.games += 1
        names = sorted(set(bots))
        for name, share in zip(seats, points, strict=True):
            group.points[names.index(name)] += share

    def fit(self) -> Fit:
        """The likeliest strengths, and how sure they are."""
        names = sorted({name for bots in self._groups for name in bots})
        strengths = [0.0] * len(names)
        for _ in range(200):
            slope, curve = self._derived(names, strengths)
            step = _times(_inverse(curve), slope)
            # Newton's step, but never a leap: far from the top the curve misleads.
            longest = max(map(abs, step), default=0.0)
            part = min(1.0, _LONGEST_STEP / longest) if longest else 1.0
            strengths = [s + part * d for s, d in zip(strengths, step, strict=True)]
            if longest < _ENOUGH:
                break
        return Fit(names, strengths, _inverse(self._derived(names, strengths)[1]))

    def _derived(
        self, names: list[str], strengths: list[float]
    ) -> tuple[list[float], list[list[float]]]:
        """The log-likelihood's slope, and its curvature turned positive."""
        at = {name: k for k, name in enumerate(names)}
        expected = [1 / (1 + math.exp(-s)) for s in strengths]
        slope = [PRIOR * (0.5 - e) for e in expected]
        curve = [[0.0] * len(names) for _ in names]
        for k, e in enumerate(expected):
            curve[k][k] = PRIOR * e * (1 - e)
        for bots, group in self._groups.items():
            shares = expected_shares(bots, {name: strengths[at[name]] for name in bots})
            for n, (name, share) in enumerate(sorted(shares.items())):
                slope[at[name]] += group.points[n] - group.games * share
                curve[at[name]][at[name]] += group.games * share
                for other, its in shares.items():
                    curve[at[name]][at[other]] -= group.games * share * its
        return slope, curve


@final
class Fit:
    """Strengths that have been found."""

    def __init__(
        self, names: list[str], strengths: list[float], covariance: list[list[float]]
    ) -> None:
        mean = sum(strengths) / max(1, len(strengths))
        #: The bots, the strongest first.
        self.names: Final = sorted(names, key=lambda name: -strengths[names.index(name)])
        self._strength: Final = {n: s - mean for n, s in zip(names, strengths, strict=True)}
        self._at: Final = {name: k for k, name in enumerate(names)}
        self._covariance: Final = covariance

    def rating(self, name: str) -> Interval:
        """A bot's rating."""
        many = len(self._at)
        weights = [-1 / many] * many
        weights[self._at[name]] += 1
        return self._interval(self._strength[name], weights)

    def ahead(self, name: str, other: str) -> Interval:
        """By how much one is ahead of the other: surer than the two ratings, each for itself."""
        weights = [0.0] * len(self._at)
        weights[self._at[name]] += 1
        weights[self._at[other]] -= 1
        return self._interval(self._strength[name] - self._strength[other], weights)

    def share(self, name: str, bots: Sequence[str]) -> float:
        """The part of the games that a bot is expected to win at a table."""
        return expected_shares(bots, {bot: self._strength[bot] for bot in bots})[name]

    def _interval(self, value: float, weights: list[float]) -> Interval:
        spread = sum(
            w * sum(c * v for c, v in zip(row, weights, strict=True))
            for w, row in zip(weights, self._covariance, strict=True)
        )
        wide = Z * math.sqrt(max(0.0, spread))
        return Interval(SCALE * value, SCALE * (value - wide), SCALE * (value + wide))


def expected_shares(bots: Sequence[str], strengths: dict[str, float]) -> dict[str, float]:
    """What part of the games each bot wins at a table, by all its seats."""
    top = max(strengths.values())
    weights = {
        name: seats * math.exp(strengths[name] - top) for name, seats in Counter(bots).items()
    }
    total = sum(weights.values())
    return {name: weight / total for name, weight in weights.items()}


def _times(matrix: list[list[float]], vector: list[float]) -> list[float]:
    return [sum(m * v for m, v in zip(row, vector, strict=True)) for row in matrix]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a small positive definite matrix, by elimination."""
    many = len(matrix)
    rows = [[*row, *[1.0 if k == n else 0.0 for k in range(many)]] for n, row in enumerate(matrix)]
    for k in range(many):
        best = max(range(k, many), key=lambda n: abs(rows[n][k]))
        rows[k], rows[best] = rows[best], rows[k]
        pivot = rows[k][k]
        rows[k] = [x / pivot for x in rows[k]]
        for n in range(many):
            if n != k and rows[n][k]:
                factor = rows[n][k]
                rows[n] = [x - factor * y for x, y in zip(rows[n], rows[k], strict=True)]
    return [row[many:] for row in rows]
