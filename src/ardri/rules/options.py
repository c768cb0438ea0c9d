"""What a game is played under: fixed before it begins, shared by all its positions."""

from __future__ import annotations

from typing import Final, final

from ardri.rules.bits import BIT
from ardri.rules.cards.names import (
    ACTION_CARDS,
    ACTIONS,
    ALL_TERRITORIES,
    DISCOVERY_LAST,
    DISCOVERY_START,
    FOUR_PLAYER_CARDS,
    TERRITORIES,
)
from ardri.rules.compat import i64

#: R1.2: the editions.
RULESETS: Final = ["2e", "en", "es", "fr", "uk"]
#: R1.2: citadels (the Capital among them), sanctuaries, Deed tokens of each edition.
_SUPPLIES: Final = [[9, 9, 10], [10, 10, 8], [10, 10, 8], [9, 9, 8], [9, 9, 8]]

#: R2.2, R2.3: how the first territories and the stack are chosen.
SCENARIOS: Final = ["standard", "discovery"]

#: Whom a window asks: who holds a fitting card, or who by public knowledge may hold one.
WINDOWS: Final = ["holders", "possible"]

#: R1.1
CLANS: Final[i64] = 12


@final
class Options:
    """Players, edition, scenario, windows and round limit of one game (R1.1, R1.2, R2.3, Q20)."""

    def __init__(
        self, players: i64, ruleset: i64, scenario: i64, possible: bool, round_limit: i64
    ) -> None:
        self.players: Final = players
        self.ruleset: Final = ruleset
        self.scenario: Final = scenario
        #: Windows ask everybody who by public knowledge may answer.
        self.possible: Final = possible
        #: The last round of the game, or 0 (Q20).
        self.round_limit: Final = round_limit
        self.citadels: Final[i64] = _SUPPLIES[ruleset][0]
        self.sanctuaries: Final[i64] = _SUPPLIES[ruleset][1]
        self.deeds: Final[i64] = _SUPPLIES[ruleset][2]
        actions: i64 = ACTIONS
        if players < 4:
            for name in FOUR_PLAYER_CARDS:
                actions &= ~BIT[ACTION_CARDS.index(name)]
        #: The Action cards in the game (R2.1).
        self.actions: Final = actions
        #: All seats.
        self.everyone: Final = BIT[players] - 1

    def key(self) -> list[i64]:
        """The five numbers that make the options."""
        return [self.players, self.ruleset, self.scenario, int(self.possible), self.round_limit]

    def first_stack(self) -> list[i64]:
        """The sets of territories to be drawn, one after the other (R2.2, R2.3)."""
        if self.scenario == 0:
            return [ALL_TERRITORIES]
        start = _territory_set(DISCOVERY_START[: self.players])
        last = _territory_set(DISCOVERY_LAST)
        return [start, ALL_TERRITORIES & ~start & ~last, last]


def _territory_set(names: list[str]) -> i64:
    out: i64 = 0
    for name in names:
        out |= BIT[TERRITORIES.index(name)]
    return out
