"""Who plays whom: tables, deals and turns, and which games come of them (``docs/arena.md``).

A *table* is a line-up of bots and what is played there. A *deal* is a seed: the same at every table
that plays under the same conditions. A *turn* seats the line-up one place on: each deal is played
in every turn, so that every bot has every seat once with the same cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, combinations_with_replacement

from ardri.game.chance import Dice
from ardri.game.game import Game
from ardri.rules.options import RULESETS, SCENARIOS, Options

#: How bots are put together at tables.
ALONE, MIXED, EVERY = "alone", "mixed", "every"
WAYS = [ALONE, MIXED, EVERY]


@dataclass(frozen=True, slots=True)
class Kind:
    """What games of one kind have in common: the conditions, and who plays."""

    players: int
    ruleset: str
    scenario: str
    windows: str
    round_limit: int
    bots: tuple[str, ...]

    @property
    def conditions(self) -> str:
        """What is played, whoever plays: games with equal conditions share their deals."""
        parts = (self.players, self.ruleset, self.scenario, self.windows, self.round_limit)
        return " ".join(map(str, parts))

    def options(self) -> Options:
        """The engine's options."""
        return Options(
            self.players,
            RULESETS.index(self.ruleset),
            SCENARIOS.index(self.scenario),
            self.windows == "possible",
            self.round_limit,
        )

    def game(self, seed: int | str | None = None) -> Game:
        """A new game of this kind; without a seed chance is asked."""
        return Game.new(
            players=self.players,
            seed=seed,
            ruleset=self.ruleset,
            scenario=self.scenario,
            windows=self.windows,
            round_limit=self.round_limit or None,
            explicit_chance=seed is None,
        )


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game that is to be played. What comes of it depends on this alone."""

    table: int
    deal: int
    turn: int
    kind: Kind
    #: For each seat: the place of its bot in the table's line-up.
    seating: tuple[int, ...]
    #: The game's seed.
    seed: str
    #: How long a bot may think about a decision, unless its name says; None: as long as it likes.
    seconds: float | None

    @property
    def seats(self) -> tuple[str, ...]:
        """Who sits where."""
        return tuple([self.kind.bots[place] for place in self.seating])

    @property
    def key(self) -> tuple[int, int, int]:
        """What tells this game from the others of its campaign."""
        return self.table, self.deal, self.turn


@dataclass(frozen=True, slots=True)
class Campaign:
    """All games that are to be played."""

    tables: tuple[Kind, ...]
    deals: int
    seed: str
    seconds: float | None

    def fixtures(self) -> Iterator[Fixture]:
        """Every game: deal by deal, so that all tables come on alike."""
        for deal in range(self.deals):
            for number, kind in enumerate(self.tables):
                for turn, seating in enumerate(self.seatings(kind, deal)):
                    seed = f"{self.seed} {kind.conditions} {deal}"
                    yield Fixture(number, deal, turn, kind, seating, seed, self.seconds)

    @property
    def games(self) -> int:
        """How many games that are."""
        return self.deals * sum(len(self.seatings(kind, 0)) for kind in self.tables)

    def seatings(self, kind: Kind, deal: int) -> list[tuple[int, ...]]:
        """How the line-up sits in each turn of a deal.

        If all are different, who sits beside whom is drawn for each deal; then all move on by a
        seat. Turns that would seat the same bots again are left out.
        """
        order = list(range(kind.players))
        if len(set(kind.bots)) == kind.players:
            dice = Dice.seeded(f"{self.seed} {kind.conditions} {deal} seating")
            for last in range(kind.players - 1, 0, -1):
                other = dice.below(last + 1)
                order[last], order[other] = order[other], order[last]
        seatings: dict[tuple[str, ...], tuple[int, ...]] = {}
        for turn in range(kind.players):
            seating = tuple(order[turn:] + order[:turn])
            seatings.setdefault(tuple([kind.bots[place] for place in seating]), seating)
        return list(seatings.values())


def round_robin(bots: list[str], players: int, way: str) -> list[tuple[str, ...]]:
    """The line-ups at which these bots meet; one bot alone meets itself."""
    if len(bots) == 1:
        return [tuple(bots * players)]
    if way == MIXED:
        return list(combinations(bots, players))
    if way == EVERY:
        every = combinations_with_replacement(bots, players)
        return [lineup for lineup in every if len(set(lineup)) > 1]
    pairs = [(one, other) for one in bots for other in bots if one != other]
    if players == 2:
        return list(combinations(bots, 2))
    return [(one, *[other] * (players - 1)) for one, other in pairs]


def tables(kinds: list[Kind], lineups: list[tuple[str, ...]]) -> tuple[Kind, ...]:
    """Every line-up under every condition that has as many players."""
    out = [
        replace(kind, bots=lineup)
        for kind in kinds
        for lineup in lineups
        if len(lineup) == kind.players
    ]
    return tuple(dict.fromkeys(out))
