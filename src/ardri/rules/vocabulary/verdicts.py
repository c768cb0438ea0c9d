"""Words that judge what is going on below: the frame that a window is about, or the clash."""

from __future__ import annotations

from typing import Final

from ardri.rules import events
from ardri.rules.actions import DEMAND_CARD, DEMAND_CLAN
from ardri.rules.arrival import past_land
from ardri.rules.bits import BIT
from ardri.rules.cards.names import ACTIONS
from ardri.rules.clans import reachable
from ardri.rules.compat import i64
from ardri.rules.frames import (
    ATTACK_DEMAND,
    ATTACKER,
    CANCELLED,
    CARD,
    CARD_ONLY,
    CLASH_SITE,
    DRAW_COUNT,
    FLAGS,
    GONE,
    ME,
    OVER,
    REMOVAL_LAND,
    REMOVAL_TO,
    SEASON_NEXT,
    SEASON_PASSES,
    VICTIM,
    WIDTH,
    U,
)
from ardri.rules.hands import to_pile
from ardri.rules.knowledge import all_rows
from ardri.rules.position import Position
from ardri.rules.removal import fall
from ardri.rules.steps import Step, ask_me_for, go_on
from ardri.rules.vocabulary.program import Word
from ardri.rules.windows import settle


def _about(p: Position) -> i64:
    """Where the frame begins that the window below the top is about."""
    return p.top - 2 * WIDTH


# ------------------------------------------------------------------ on a card, a draw, a turn


class Cancel(Step):
    """The card that the window is about counts as played, and is discarded at once (R5.3)."""

    def ready(self, p: Position) -> bool:
        fr = p.frames
        about: i64 = _about(p)
        card: i64 = BIT[fr[about + CARD]]
        fr[about + FLAGS] |= CANCELLED | GONE
        p.playing &= ~card
        to_pile(p, card)
        settle(p)
        if p.scribe is not None:
            me: i64 = fr[p.top + ME]
            p.scribe.card(events.CANCELLED, me, fr[about + ME], 1, card, all_rows(p))
        return go_on(p)


class DrawMore(Step):
    """One Epic Tale more is drawn."""

    def ready(self, p: Position) -> bool:
        p.frames[_about(p) + DRAW_COUNT] += 1
        return go_on(p)


class NextTurn(Step):
    """The next turn is one's own, and the count of passes begins anew (Q16)."""

    def ready(self, p: Position) -> bool:
        about: i64 = _about(p)
        p.frames[about + SEASON_NEXT] = p.frames[p.top + ME]
        p.frames[about + SEASON_PASSES] = 0
        return go_on(p)


# ------------------------------------------------------------------ on an arrival, an attack


class IgnoreLand(Step):
    """The territory's effect upon clans moved in does not happen (Q7)."""

    def ready(self, p: Position) -> bool:
        past_land(p, _about(p))
        settle(p)
        return go_on(p)


class IgnoreAttack(Step):
    """Nothing comes of the attack (Q6)."""

    def ready(self, p: Position) -> bool:
        p.frames[_about(p) + ATTACK_DEMAND] = OVER
        settle(p)
        return go_on(p)


class Demand(Step):
    """The attacker says what the victim must do (Q38)."""

    def __init__(self, demand: i64) -> None:
        self.demand: Final = demand

    def ready(self, p: Position) -> bool:
        about: i64 = _about(p)
        p.frames[about + ATTACK_DEMAND] = self.demand
        if p.scribe is not None:
            fr = p.frames
            kind: i64 = events.DEMANDED
            p.scribe.seat(kind, fr[about + ATTACKER], fr[about + VICTIM], self.demand)
        return go_on(p)


class SayDemand(Step):
    """Begins a branch with a demand that the victim can meet (Q23)."""

    def __init__(self, demand: i64) -> None:
        self.demand: Final = demand

    def ready(self, p: Position) -> bool:
        victim: i64 = p.frames[_about(p) + VICTIM]
        if self.demand == CARD_ONLY:
            return ask_me_for(p, DEMAND_CARD, 1 if p.hand[victim] & ACTIONS else 0)
        site: i64 = p.frames[p.clash + CLASH_SITE]
        return ask_me_for(p, DEMAND_CLAN, 1 if reachable(p, site, victim) > 0 else 0)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        go_on(p)


# ------------------------------------------------------------------ on a removal


class Spare(Step):
    """The clan is not removed."""

    def ready(self, p: Position) -> bool:
        about: i64 = _about(p)
        land: i64 = p.frames[about + REMOVAL_LAND]
        p.frames[about + REMOVAL_TO] = land
        settle(p)
        if p.scribe is not None:
            p.scribe.clan(events.SPARED, p.frames[p.top + ME], land, events.NONE, 1)
        return go_on(p)


class Divert(Step):
    """The clan goes to U instead of its owner's reserve, if there is such a territory (Q25).

    At once: what answers this card, such as the Stone Circle, finds it gone.
    """

    def ready(self, p: Position) -> bool:
        to: i64 = p.frames[p.top + U]
        if to >= 0:
            about: i64 = _about(p)
            fall(p, about, to)
            p.frames[about + REMOVAL_TO] = to
            settle(p)
        return go_on(p)


def cancel() -> Word:
    """Cancel the card."""
    return Word(deed=Cancel())


def draw_more() -> Word:
    """Draw one more."""
    return Word(deed=DrawMore())


def next_turn() -> Word:
    """The next turn is one's own."""
    return Word(deed=NextTurn())


def ignore_land() -> Word:
    """The territory has no effect."""
    return Word(deed=IgnoreLand())


def ignore_attack() -> Word:
    """Nothing comes of the attack."""
    return Word(deed=IgnoreAttack())


def demand(what: i64) -> Word:
    """The victim must do this."""
    return Word(deed=Demand(what), said=SayDemand(what))


def spare() -> Word:
    """The clan stays."""
    return Word(deed=Spare())


def divert() -> Word:
    """The clan goes to the territory in U."""
    return Word(deed=Divert())
