"""What came of a campaign: who won how often at which table, with intervals; how long they thought.

Games are counted as they come, in any order.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Final, final

from ardri.arena.match import BROKEN, DRAW, FAULT, KING, Outcome, Thinking
from ardri.arena.notes import ARENA, VERSION, table, version
from ardri.arena.ratings import Interval, Ratings, Z
from ardri.arena.tables import Campaign


@dataclass(frozen=True, slots=True)
class Failed:
    """A game that a bot or the engine did not carry to its end."""

    key: tuple[int, int, int]
    ending: str
    seat: int | None
    bot: str
    fault: str


@dataclass(slots=True)
class TableScore:
    """What came of one table's games."""

    games: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    rounds: int = 0
    decisions: int = 0
    #: By bot: games won, and points, which count a draw in parts.
    wins: Counter[str] = field(default_factory=Counter)
    points: dict[str, float] = field(default_factory=dict)
    #: By deal: how many games, and the points of each bot in them.
    deals: dict[int, tuple[int, dict[str, float]]] = field(default_factory=dict)

    def add(self, outcome: Outcome) -> None:
        """Count a game."""
        self.games += 1
        self.endings[outcome.ending] += 1
        self.rounds += outcome.round
        self.decisions += outcome.decisions
        if outcome.ending == KING and outcome.seat is not None:
            self.wins[outcome.seats[outcome.seat]] += 1
        if outcome.ending == BROKEN:
            return
        many, shares = self.deals.get(outcome.key[1], (0, {}))
        for name, share in zip(outcome.seats, outcome.points, strict=True):
            self.points[name] = self.points.get(name, 0.0) + share
            shares[name] = shares.get(name, 0.0) + share
        self.deals[outcome.key[1]] = (many + 1, shares)

    def share(self, name: str) -> Interval:
        """The part of the games that a bot has won, by Wilson's interval: each game for itself."""
        return wilson(self.points.get(name, 0.0), self.games - self.endings[BROKEN])

    def paired(self, name: str, turns: int) -> Interval | None:
        """The same from whole deals, each counted as one: None if there are fewer than ten."""
        shares = [its.get(name, 0.0) / turns for many, its in self.deals.values() if many == turns]
        if len(shares) < 10:
            return None
        mean = sum(shares) / len(shares)
        spread = sum((share - mean) ** 2 for share in shares) / (len(shares) - 1)
        wide = Z * math.sqrt(spread / len(shares))
        return Interval(mean, max(0.0, mean - wide), min(1.0, mean + wide))


def wilson(points: float, games: int) -> Interval:
    """Wilson's interval for a part of so many games."""
    if not games:
        return Interval(0.0, 0.0, 1.0)
    part = points / games
    middle = (part + Z * Z / (2 * games)) / (1 + Z * Z / games)
    inner = part * (1 - part) / games + Z * Z / (4 * games * games)
    wide = Z / (1 + Z * Z / games) * math.sqrt(max(0.0, inner))
    return Interval(part, max(0.0, middle - wide), min(1.0, middle + wide))


@final
class Scores:
    """All tables of a campaign together."""

    def __init__(self, campaign: Campaign) -> None:
        self.campaign: Final = campaign
        self.tables: Final = [TableScore() for _ in campaign.tables]
        #: By number of players; in games of many, strength shows otherwise than in those of two.
        self.ratings: Final[dict[int, Ratings]] = {}
        self.thinking: Final[dict[str, Thinking]] = {}
        self.failed: Final[list[Failed]] = []

    def add(self, outcome: Outcome) -> None:
        """Count a game."""
        self.tables[outcome.key[0]].add(outcome)
        for name, thinking in zip(outcome.seats, outcome.thinking, strict=False):
            self.thinking.setdefault(name, Thinking()).add(thinking)
        if outcome.ending in (FAULT, BROKEN):
            bot = "" if outcome.seat is None else outcome.seats[outcome.seat]
            what = Failed(outcome.key, outcome.ending, outcome.seat, bot, outcome.fault)
            self.failed.append(what)
        if outcome.ending != BROKEN and len(set(outcome.seats)) > 1:
            players = len(outcome.seats)
            self.ratings.setdefault(players, Ratings()).add(outcome.seats, outcome.points)

    @property
    def games(self) -> int:
        """How many games were counted."""
        return sum(score.games for score in self.tables)

    def turns(self, number: int) -> int:
        """In how many turns each deal of a table is played."""
        return len(self.campaign.seatings(self.campaign.tables[number], 0))

    def data(self) -> dict[str, object]:
        """Everything, in the schema of ``docs/arena.md``."""
        return {
            ARENA: VERSION,
            "ardri": version(),
            "seed": self.campaign.seed,
            "seconds": self.campaign.seconds,
            "deals": self.campaign.deals,
            "games": self.games,
            "tables": [self._table(number) for number in range(len(self.tables))],
            "ratings": [self._rated(players) for players in sorted(self.ratings)],
            "thinking": [_thought(name, self.thinking[name]) for name in sorted(self.thinking)],
            "failed": [
                {
                    "game": list(failed.key),
                    "ending": failed.ending,
                    "seat": failed.seat,
                    "bot": failed.bot or None,
                    "fault": failed.fault,
                }
                for failed in sorted(self.failed, key=lambda failed: failed.key)
            ],
        }

    def _table(self, number: int) -> dict[str, object]:
        score, kind = self.tables[number], self.campaign.tables[number]
        seats = Counter(kind.bots)
        return {
            **table(kind),
            "games": score.games,
            "draws": score.endings[DRAW],
            "faults": score.endings[FAULT],
            "broken": score.endings[BROKEN],
            "rounds": round(score.rounds / score.games, 2) if score.games else None,
            "decisions": round(score.decisions / score.games, 1) if score.games else None,
            "results": [
                {
                    "bot": name,
                    "seats": seats[name],
                    "wins": score.wins[name],
                    "points": round(score.points.get(name, 0.0), 3),
                    "share": _written(score.share(name), 4),
                    "paired": _written(score.paired(name, self.turns(number)), 4),
                }
                for name in seats
            ],
        }

    def _rated(self, players: int) -> dict[str, object]:
        fit = self.ratings[players].fit()
        below = [*fit.names[1:], None]
        return {
            "players": players,
            "bots": [
                {
                    "bot": name,
                    "rating": _written(fit.rating(name), 1),
                    "ahead": None if other is None else _written(fit.ahead(name, other), 1),
                }
                for name, other in zip(fit.names, below, strict=True)
            ],
        }


def _written(interval: Interval | None, digits: int) -> dict[str, float] | None:
    if interval is None:
        return None
    return {
        "value": round(interval.value, digits),
        "low": round(interval.low, digits),
        "high": round(interval.high, digits),
    }


def _thought(name: str, thinking: Thinking) -> dict[str, object]:
    many = max(1, thinking.decisions)
    return {
        "bot": name,
        "decisions": thinking.decisions,
        "mean_ms": round(1000 * thinking.seconds / many, 3),
        "worst_ms": round(1000 * thinking.worst, 3),
        "over": thinking.over,
        "late": thinking.late,
    }
