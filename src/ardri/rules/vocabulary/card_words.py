"""Words about cards that are drawn, looked at, played, or lie on a pile; and about Deeds."""

from __future__ import annotations

from typing import Final

from ardri.rules import events
from ardri.rules.actions import TAKE
from ardri.rules.bits import BIT, count, first
from ardri.rules.bundles import found
from ardri.rules.cards.names import ACTIONS, FIRST_ADVANTAGE
from ardri.rules.compat import i64
from ardri.rules.drawing import begin_draw
from ardri.rules.frames import CANCELLED, CARD, EFFECT, FLAGS, GONE, ME, WIDTH, N, T, W
from ardri.rules.hands import take_up
from ardri.rules.knowledge import emptied, looked, rows_but, seen, slipped
from ardri.rules.position import DISCARD as DISCARDED
from ardri.rules.position import HAND, Position, gain_deed
from ardri.rules.steps import KIND_OF, Step, ask_me_for, go_on
from ardri.rules.vocabulary.program import Word
from ardri.rules.vocabulary.who import CHOSEN, OWNER, Who
from ardri.rules.windows import LAND_SOURCE

#: For a number: as many as the word before has counted.
AS_MANY: Final[i64] = -1


class Draw(Step):
    """A player draws n Epic Tales and keeps one (R10.4)."""

    def __init__(self, n: i64, by: Who) -> None:
        #: How many, or AS_MANY as the word before has counted.
        self.n: Final = n
        self.by: Final = by

    def ready(self, p: Position) -> bool:
        f = p.top
        go_on(p)
        source: i64 = p.frames[f + CARD]
        if KIND_OF[p.frames[f]] == EFFECT:
            source += LAND_SOURCE
        n: i64 = p.frames[f + N] if self.n == AS_MANY else self.n
        if n > 0:
            begin_draw(p, first(self.by.mask(p, f)), n, source)
        return False


class LookThroughPile(Step):
    """The program's owner sees all discarded Action cards (R10.6)."""

    def ready(self, p: Position) -> bool:
        f = p.top
        me: i64 = p.frames[f + ME]
        looked(p, me, DISCARDED, ACTIONS, p.action_discard)
        if p.scribe is not None:
            pile: i64 = p.action_discard
            p.scribe.card(events.LOOKED, me, events.NONE, count(pile), pile, BIT[me])
        return go_on(p)


class TakeFromPile(Step):
    """The program's owner takes one of the discarded Action cards, unseen by the others."""

    def ready(self, p: Position) -> bool:
        if not p.action_discard:
            return go_on(p)
        return ask_me_for(p, TAKE, p.action_discard)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        card: i64 = BIT[action - TAKE]
        p.action_discard &= ~card
        p.hand[seat] |= card
        slipped(p, rows_but(p, seat), DISCARDED, HAND + seat, ACTIONS)
        seen(p, BIT[seat], card, HAND + seat)
        if not p.action_discard:
            emptied(p, DISCARDED, ACTIONS)
        if p.scribe is not None:
            p.scribe.card(events.TOOK, seat, events.NONE, 1, card, BIT[seat])
        go_on(p)


class TakeAdvantage(Step):
    """The Advantage card of T, from the table or out of another hand, unless played (Q21)."""

    def ready(self, p: Position) -> bool:
        f = p.top
        me: i64 = p.frames[f + ME]
        land: i64 = p.frames[f + T]
        if land >= 0:
            card: i64 = BIT[FIRST_ADVANTAGE + land]
            held: i64 = p.advantage_table
            for seat in range(p.options.players):
                if seat != me:
                    held |= p.hand[seat]
            if held & card:
                p.advantage_table &= ~card
                for seat in range(p.options.players):
                    p.hand[seat] &= ~card
                take_up(p, me, card)
        return go_on(p)


class Look(Step):
    """The program's owner sees the chosen player's cards of these kinds (R10.6)."""

    def __init__(self, kinds: i64) -> None:
        self.kinds: Final = kinds

    def ready(self, p: Position) -> bool:
        f = p.top
        me: i64 = p.frames[f + ME]
        other: i64 = p.frames[f + W]
        cards: i64 = p.hand[other] & self.kinds
        looked(p, me, HAND + other, self.kinds, cards)
        found(p, me, cards, other)
        if p.scribe is not None:
            p.scribe.card(events.LOOKED, me, other, count(cards), cards, BIT[me])
        return go_on(p)


class PassPlayed(Step):
    """The card that the window below is about goes into a hand, if it is still to be had.

    That is: it is not put away yet, or it was cancelled and lies in its pile (Q3).
    """

    def __init__(self, to: Who) -> None:
        self.to: Final = to

    def ready(self, p: Position) -> bool:
        fr = p.frames
        f = p.top
        about: i64 = f - 2 * WIDTH
        card: i64 = BIT[fr[about + CARD]]
        reachable: i64 = (p.playing | p.action_discard) & card
        if reachable and (not fr[about + FLAGS] & GONE or fr[about + FLAGS] & CANCELLED):
            fr[about + FLAGS] |= GONE
            p.playing &= ~card
            p.action_discard &= ~card
            if not p.action_discard:
                emptied(p, DISCARDED, ACTIONS)
            take_up(p, first(self.to.mask(p, f)), card)
        return go_on(p)


class GainDeed(Step):
    """A Deed token, if the supply has one."""

    def ready(self, p: Position) -> bool:
        me: i64 = p.frames[p.top + ME]
        if p.deeds_left > 0:
            gain_deed(p, me, 1)
            if p.scribe is not None:
                p.scribe.seat(events.DEED, me, events.NONE, p.deeds[me])
        return go_on(p)


def draw(n: i64 = 1, by: Who = OWNER) -> Word:
    """Draw n Epic Tales, keep one."""
    return Word(deed=Draw(n, by), reveals=True)


def look_through_pile() -> Word:
    """See the discarded Action cards."""
    return Word(deed=LookThroughPile(), reveals=True)


def take_from_pile() -> Word:
    """Take one of the discarded Action cards."""
    return Word(choice=TakeFromPile(), late=True)


def take_advantage() -> Word:
    """Take the Advantage card of T."""
    return Word(deed=TakeAdvantage())


def give_played() -> Word:
    """Give the card just played to the chosen player."""
    return Word(deed=PassPlayed(CHOSEN))


def take_played() -> Word:
    """Take the card just played."""
    return Word(deed=PassPlayed(OWNER))


def look(kinds: i64) -> Word:
    """See the chosen player's cards of these kinds."""
    return Word(deed=Look(kinds), reveals=True)


def deed() -> Word:
    """Gain a Deed."""
    return Word(deed=GainDeed())
