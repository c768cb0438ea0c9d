"""Words about cards and Deeds: draw, discard, take, steal, give, look, gain a Deed."""

from __future__ import annotations

from typing import Final

from ardri.rules import events
from ardri.rules.actions import DISCARD, DRAW, TAKE
from ardri.rules.bits import BIT, count, first
from ardri.rules.bundles import found
from ardri.rules.cards.names import ACTIONS, FIRST_ADVANTAGE
from ardri.rules.compat import i64
from ardri.rules.drawing import begin_draw
from ardri.rules.frames import CARD, EFFECT, FLAGS, GONE, ME, WIDTH, N, T, W
from ardri.rules.hands import discard as discard_cards
from ardri.rules.hands import hand_over, take_up
from ardri.rules.knowledge import emptied, looked, rows_but, seen, slipped
from ardri.rules.position import CHANCE_ASKED, HAND, Position
from ardri.rules.position import DISCARD as DISCARDED
from ardri.rules.steps import KIND_OF, Step, ask_me, go_on, numbered
from ardri.rules.vocabulary.program import Word
from ardri.rules.vocabulary.who import OWNER, Who
from ardri.rules.windows import LAND_SOURCE


class Draw(Step):
    """A player draws n Epic Tales and keeps one (R10.4)."""

    def __init__(self, n: i64, by: Who) -> None:
        self.n: Final = n
        self.by: Final = by

    def ready(self, p: Position) -> bool:
        f = p.top
        go_on(p)
        source: i64 = p.frames[f + CARD]
        if KIND_OF[p.frames[f]] == EFFECT:
            source += LAND_SOURCE
        begin_draw(p, first(self.by.mask(p, f)), self.n, source)
        return False


class DiscardOne(Step):
    """The program's owner discards a card of these kinds, if there is one in hand."""

    def __init__(self, kinds: i64) -> None:
        self.kinds: Final = kinds

    def ready(self, p: Position) -> bool:
        cards: i64 = p.hand[p.frames[p.top + ME]] & self.kinds
        if not cards:
            return go_on(p)
        return ask_me(p, numbered(DISCARD, cards))

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        go_on(p)
        discard_cards(p, seat, BIT[action - DISCARD])


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
        return ask_me(p, numbered(TAKE, p.action_discard))

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


class LookAtActions(Step):
    """The program's owner sees the Action cards of the chosen player."""

    def ready(self, p: Position) -> bool:
        f = p.top
        me: i64 = p.frames[f + ME]
        other: i64 = p.frames[f + W]
        cards: i64 = p.hand[other] & ACTIONS
        looked(p, me, HAND + other, ACTIONS, cards)
        found(p, me, cards, other)
        if p.scribe is not None:
            p.scribe.card(events.LOOKED, me, other, count(cards), cards, BIT[me])
        return go_on(p)


class Steal(Step):
    """Chance takes an Action card from the chosen player's hand. N says how many that gave."""

    def ready(self, p: Position) -> bool:
        cards: i64 = p.hand[p.frames[p.top + W]] & ACTIONS
        if not cards:
            return go_on(p)
        p.asked = CHANCE_ASKED
        p.choices = numbered(DRAW, cards)
        return True

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        f = p.top
        p.frames[f + N] = 1
        go_on(p)
        hand_over(p, p.frames[f + W], p.frames[f + ME], BIT[action - DRAW])


class GivePlayed(Step):
    """The card that the window below is about goes to the chosen player instead of its pile."""

    def ready(self, p: Position) -> bool:
        f = p.top
        about: i64 = f - 2 * WIDTH
        p.frames[about + FLAGS] |= GONE
        card: i64 = BIT[p.frames[about + CARD]]
        p.playing &= ~card
        take_up(p, p.frames[f + W], card)
        return go_on(p)


class GainDeed(Step):
    """A Deed token, if the supply has one."""

    def ready(self, p: Position) -> bool:
        me: i64 = p.frames[p.top + ME]
        if p.deeds_left > 0:
            p.deeds_left -= 1
            p.deeds[me] += 1
            if p.scribe is not None:
                p.scribe.seat(events.DEED, me, events.NONE, p.deeds[me])
        return go_on(p)


def draw(n: i64 = 1, by: Who = OWNER) -> Word:
    """Draw n Epic Tales, keep one."""
    return Word(deed=Draw(n, by), reveals=True)


def discard(kinds: i64) -> Word:
    """Discard a card of these kinds from one's own hand."""
    return Word(choice=DiscardOne(kinds), late=True)


def look_through_pile() -> Word:
    """See the discarded Action cards."""
    return Word(deed=LookThroughPile(), reveals=True)


def take_from_pile() -> Word:
    """Take one of the discarded Action cards."""
    return Word(choice=TakeFromPile(), late=True)


def take_advantage() -> Word:
    """Take the Advantage card of T."""
    return Word(deed=TakeAdvantage())


def look_at_actions() -> Word:
    """See the chosen player's Action cards."""
    return Word(deed=LookAtActions(), reveals=True)


def steal() -> Word:
    """Take an Action card at random from the chosen player."""
    return Word(deed=Steal(), reveals=True)


def give_played() -> Word:
    """Give the card just played to the chosen player."""
    return Word(deed=GivePlayed())


def deed() -> Word:
    """Gain a Deed."""
    return Word(deed=GainDeed())
