"""The Assembly, step by step (section 3), and the rounds."""

from __future__ import annotations

from typing import Final, final

from ardri.rules import events
from ardri.rules.actions import CLOCKWISE, COUNTERCLOCKWISE
from ardri.rules.bits import BIT, count, first
from ardri.rules.bundles import drop
from ardri.rules.cards.names import ADVANTAGES, FIRST_ADVANTAGE
from ardri.rules.clans import chieftain
from ardri.rules.compat import i64
from ardri.rules.draft import Deal
from ardri.rules.flock import flock_turned, fly
from ardri.rules.frames import ASSEMBLY, CARD, PLAY, ROUND, pop, push
from ardri.rules.hands import to_pile
from ardri.rules.knowledge import all_rows, seen_by_all
from ardri.rules.position import CLOCKWISE as FLIES_CLOCKWISE
from ardri.rules.position import COUNTERCLOCKWISE as FLIES_COUNTERCLOCKWISE
from ardri.rules.position import (
    DRAWN,
    NONE,
    POOL,
    Position,
)
from ardri.rules.repertoire import ASSEMBLY_START
from ardri.rules.season import begin_season
from ardri.rules.steps import KIND_OF, Step, ask_chance, define, go_on
from ardri.rules.victory import king
from ardri.rules.windows import Window


def begin_rounds(p: Position) -> None:
    """Round after round, until there is a king."""
    push(p, _ROUND, 0, 0, 0, 0)


@final
class BeginRound(Step):
    """A round begins with its Assembly."""

    def ready(self, p: Position) -> bool:
        go_on(p)
        p.round += 1
        if p.scribe is not None:
            p.scribe.seat(events.ROUND, NONE, NONE, p.round)
        push(p, _ASSEMBLY, 0, 0, 0, 0)
        return False


@final
class SeasonOfRound(Step):
    """The Season; after it the next round."""

    def ready(self, p: Position) -> bool:
        p.frames[p.top] = _ROUND
        begin_season(p)
        return False


@final
class Collect(Step):
    """All Action cards of the game come into one unseen pool: nobody knows where any will be."""

    def ready(self, p: Position) -> bool:
        p.pool = p.options.actions
        p.action_discard = 0
        p.aside = 0
        seen_by_all(p, p.pool, POOL)
        for seat in range(p.options.players):
            drop(p, seat)
        return go_on(p)


@final
class NewBrenn(Step):
    """The Capital's chieftain becomes Brenn; with none there, the Brenn stays (R3.1)."""

    def ready(self, p: Position) -> bool:
        chief: i64 = chieftain(p, p.capital)
        if chief != NONE:
            p.brenn = chief
        if p.scribe is not None:
            p.scribe.seat(events.BRENN, p.brenn, NONE, 0)
        return go_on(p)


@final
class VictoryCheck(Step):
    """A winner ends the game here; else every Pretender token goes back (R3.2, Q45)."""

    def ready(self, p: Position) -> bool:
        winner: i64 = king(p)
        limit: i64 = p.options.round_limit
        p.pretenders = 0
        if winner == NONE and (limit == 0 or p.round <= limit):
            return go_on(p)
        p.outcome = winner if winner != NONE else DRAWN
        if p.scribe is not None:
            kind: i64 = events.KING if winner != NONE else events.DRAW
            p.scribe.seat(kind, winner, NONE, p.round)
        while p.top >= 0:
            if KIND_OF[p.frames[p.top]] == PLAY:
                # A card that waits for the end of the Assembly.
                card: i64 = BIT[p.frames[p.top + CARD]]
                p.playing &= ~card
                to_pile(p, card)
            pop(p)
        return False


@final
class TakeAdvantages(Step):
    """Each chieftain takes the territory's card, played or not; else it lies face up (R3.3)."""

    def ready(self, p: Position) -> bool:
        before = p.hand[:]
        for seat in range(p.options.players):
            p.hand[seat] &= ~ADVANTAGES
        p.advantage_table = 0
        p.advantage_played = 0
        left: i64 = p.island.in_play
        while left:
            land: i64 = first(left)
            card: i64 = BIT[FIRST_ADVANTAGE + land]
            chief: i64 = chieftain(p, land)
            if chief == NONE:
                p.advantage_table |= card
            else:
                p.hand[chief] |= card
            left &= left - 1
        if p.scribe is not None:
            for seat in range(p.options.players):
                new: i64 = p.hand[seat] & ADVANTAGES & ~before[seat]
                if new:
                    p.scribe.card(events.ADVANTAGE, seat, NONE, count(new), new, all_rows(p))
        return go_on(p)


@final
class Toss(Step):
    """The flock is tossed like a coin (R3.4). At setup that is no change of direction (R2.5)."""

    def __init__(self, turns: bool) -> None:
        self.turns: Final = turns

    def ready(self, p: Position) -> bool:
        return ask_chance(p, 0, BIT[CLOCKWISE] | BIT[COUNTERCLOCKWISE])

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        go_on(p)
        way: i64 = FLIES_CLOCKWISE if action == CLOCKWISE else FLIES_COUNTERCLOCKWISE
        if fly(p, way) and self.turns:
            flock_turned(p)


@final
class EndAssembly(Step):
    """The Assembly is over (R3.7)."""

    def ready(self, p: Position) -> bool:
        pop(p)
        return False


@final
class DealAgain(Step):
    """Two players are dealt and draft a second time (R9.2)."""

    def __init__(self) -> None:
        self.deal: Final = Deal()

    def ready(self, p: Position) -> bool:
        if p.options.players > 2:
            return go_on(p)
        return self.deal.ready(p)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        self.deal.apply(p, seat, action)


_ROUND: Final = define("round", ROUND, [BeginRound(), SeasonOfRound()])
_ASSEMBLY: Final = define(
    "assembly",
    ASSEMBLY,
    [
        Collect(),
        Window(ASSEMBLY_START),
        NewBrenn(),
        VictoryCheck(),
        TakeAdvantages(),
        Toss(True),
        Deal(),
        DealAgain(),
        EndAssembly(),
    ],
)
