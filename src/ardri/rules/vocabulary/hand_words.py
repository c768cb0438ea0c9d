"""Words about cards that leave a hand unseen: discard, steal, give, set aside; and reveal."""

from __future__ import annotations

from typing import Final

from ardri.rules import events
from ardri.rules.actions import ASIDE, DISCARD, DONE, DRAW, GIVE, TAKE
from ardri.rules.bits import BIT, above, count, first
from ardri.rules.bundles import disturbed
from ardri.rules.cards.names import ACTIONS, TALES
from ardri.rules.compat import i64
from ardri.rules.frames import IT, ME, N, W
from ardri.rules.hands import discard as discard_cards
from ardri.rules.hands import hand_over, take_up, to_pile
from ardri.rules.knowledge import (
    all_rows,
    emptied,
    left_hand,
    revealed,
    rows_but,
    seen,
    seen_by_all,
    slipped,
)
from ardri.rules.offers import clear, offer, offer_one, unknown
from ardri.rules.position import ASIDE as SET_ASIDE
from ardri.rules.position import HAND, POOL, TRAY, Position
from ardri.rules.steps import Step, ask_chance, ask_me, ask_me_for, go_on
from ardri.rules.vocabulary.program import Word
from ardri.rules.vocabulary.who import Who


class DiscardOne(Step):
    """The program's owner discards a card of these kinds, if there is one in hand."""

    def __init__(self, kinds: i64) -> None:
        self.kinds: Final = kinds

    def ready(self, p: Position) -> bool:
        cards: i64 = p.hand[p.frames[p.top + ME]] & self.kinds
        if not cards:
            return go_on(p)
        return ask_me_for(p, DISCARD, cards)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        go_on(p)
        discard_cards(p, seat, BIT[action - DISCARD])


class DiscardSome(Step):
    """The program's owner discards one or more cards of these kinds; N says how many.

    They are chosen in ascending order, and leave the hand all at once.
    """

    def __init__(self, kinds: i64) -> None:
        self.kinds: Final = kinds

    def ready(self, p: Position) -> bool:
        me: i64 = p.frames[p.top + ME]
        chosen: i64 = p.tray[4 + me]
        clear(p)
        offer(p, DISCARD, above(p.hand[me] & self.kinds, chosen))
        if chosen:
            offer_one(p, DONE)
        elif not p.many:
            return go_on(p)
        return ask_me(p)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        if action != DONE:
            p.tray[4 + seat] |= BIT[action - DISCARD]
            return
        chosen: i64 = p.tray[4 + seat]
        p.tray[4 + seat] = 0
        p.frames[p.top + N] = count(chosen)
        go_on(p)
        discard_cards(p, seat, chosen)

    def betrays(self, p: Position) -> bool:
        # That nothing is left to choose would tell which card was chosen last.
        return p.tray[4 + p.frames[p.top + ME]] != 0


class Steal(Step):
    """Chance takes an Action card from the chosen player's hand. N says how many that gave."""

    def ready(self, p: Position) -> bool:
        other: i64 = p.frames[p.top + W]
        cards: i64 = 0
        if other >= 0:
            cards = p.hand[other] & ACTIONS
        if not cards:
            return go_on(p)
        return ask_chance(p, DRAW, cards)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        f = p.top
        p.frames[f + N] = 1
        go_on(p)
        hand_over(p, p.frames[f + W], p.frames[f + ME], BIT[action - DRAW])


class Give(Step):
    """The program's owner gives an Action card to this player, unseen by the others.

    ``in_return``: only if the word before has got one.
    """

    def __init__(self, to: Who, in_return: bool) -> None:
        self.to: Final = to
        self.in_return: Final = in_return

    def ready(self, p: Position) -> bool:
        fr = p.frames
        f = p.top
        cards: i64 = p.hand[fr[f + ME]] & ACTIONS
        if not cards or (self.in_return and not fr[f + N]):
            return go_on(p)
        return ask_me_for(p, GIVE, cards)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        to: i64 = first(self.to.mask(p, p.top))
        go_on(p)
        hand_over(p, seat, to, BIT[action - GIVE])


class Tribute(Step):
    """These players each give an Action card, all at once and unseen. N is the set of them."""

    def __init__(self, who: Who) -> None:
        self.who: Final = who

    def ready(self, p: Position) -> bool:
        f = p.top
        me: i64 = p.frames[f + ME]
        givers: i64 = self.who.mask(p, f)
        p.asked = 0
        unknown(p)
        for seat in range(p.options.players):
            if givers & BIT[seat] and not p.tray[4 + seat]:
                cards: i64 = p.hand[seat] & ACTIONS
                if count(cards) == 1:
                    # As everybody can count.
                    p.tray[4 + seat] = cards
                else:
                    p.asked |= BIT[seat]
        if p.asked:
            return True
        for seat in range(p.options.players):
            if givers & BIT[seat]:
                card: i64 = p.tray[4 + seat]
                p.tray[4 + seat] = 0
                hand_over(p, seat, me, card)
        p.frames[f + N] = givers
        return go_on(p)

    def offer_to(self, p: Position, seat: i64) -> None:
        offer(p, GIVE, p.hand[seat] & ACTIONS)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        p.tray[4 + seat] = BIT[action - GIVE]


class TakeAside(Step):
    """The program's owner takes the Action card that was set aside, if there is one (Q22)."""

    def ready(self, p: Position) -> bool:
        me: i64 = p.frames[p.top + ME]
        card: i64 = p.aside
        if card:
            p.aside = 0
            p.hand[me] |= card
            slipped(p, rows_but(p, me), SET_ASIDE, HAND + me, ACTIONS)
            seen(p, BIT[me], card, HAND + me)
            emptied(p, SET_ASIDE, ACTIONS)
            if p.scribe is not None:
                p.scribe.card(events.TOOK_ASIDE, me, events.NONE, 1, card, BIT[me])
        return go_on(p)


class SetAside(Step):
    """The program's owner sets an Action card aside, unseen: one of the hand, or of all there are.

    All there are lie in the pool at the start of the Assembly.
    """

    def __init__(self, of_all: bool) -> None:
        self.of_all: Final = of_all

    def ready(self, p: Position) -> bool:
        cards: i64 = p.pool if self.of_all else p.hand[p.frames[p.top + ME]] & ACTIONS
        if not cards:
            return go_on(p)
        return ask_me_for(p, ASIDE, cards)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        card: i64 = BIT[action - ASIDE]
        go_on(p)
        p.aside = card
        if self.of_all:
            p.pool &= ~card
            slipped(p, rows_but(p, seat), POOL, SET_ASIDE, ACTIONS)
        else:
            p.hand[seat] &= ~card
            disturbed(p, rows_but(p, seat), seat)
            slipped(p, rows_but(p, seat), HAND + seat, SET_ASIDE, ACTIONS)
            left_hand(p, seat)
        seen(p, BIT[seat], card, SET_ASIDE)
        if p.scribe is not None:
            p.scribe.card(events.SET_ASIDE, seat, events.NONE, 1, card, BIT[seat])


class Reveal(Step):
    """Chance picks an Epic Tale of the hand of whom an ``each`` has come to; all see it."""

    def ready(self, p: Position) -> bool:
        cards: i64 = p.hand[p.frames[p.top + IT]] & TALES
        if not cards:
            return go_on(p)
        return ask_chance(p, DRAW, cards)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        owner: i64 = p.frames[p.top + IT]
        card: i64 = BIT[action - DRAW]
        go_on(p)
        p.hand[owner] &= ~card
        p.tray[owner] |= card
        seen_by_all(p, card, TRAY + owner)
        left_hand(p, owner)
        if p.scribe is not None:
            p.scribe.card(events.REVEALED, owner, events.NONE, 1, card, all_rows(p))


class TakeRevealed(Step):
    """The program's owner takes one of the cards revealed; the others are discarded."""

    def ready(self, p: Position) -> bool:
        cards: i64 = p.tray[0] | p.tray[1] | p.tray[2] | p.tray[3]
        if not cards:
            return go_on(p)
        return ask_me_for(p, TAKE, cards)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        go_on(p)
        card: i64 = BIT[action - TAKE]
        for owner in range(p.options.players):
            rest: i64 = p.tray[owner] & ~card
            p.tray[owner] = 0
            if rest:
                revealed(p, rest)
                to_pile(p, rest)
                if p.scribe is not None:
                    p.scribe.card(events.DISCARDED, owner, events.NONE, 1, rest, all_rows(p))
        take_up(p, seat, card)


def discard(kinds: i64) -> Word:
    """Discard a card of these kinds from one's own hand."""
    return Word(choice=DiscardOne(kinds), late=True)


def discard_some(kinds: i64) -> Word:
    """Discard one or more cards of these kinds from one's own hand."""
    return Word(choice=DiscardSome(kinds), late=True)


def steal() -> Word:
    """Take an Action card at random from the chosen player."""
    return Word(deed=Steal(), reveals=True)


def give(to: Who, in_return: bool = False) -> Word:
    """Give this player an Action card of one's own choice."""
    return Word(choice=Give(to, in_return), late=True)


def tribute(who: Who) -> Word:
    """These players each give an Action card."""
    return Word(choice=Tribute(who), late=True, reveals=True)


def take_aside() -> Word:
    """Take the card that was set aside."""
    return Word(deed=TakeAside(), reveals=True)


def set_aside() -> Word:
    """Set an Action card of one's hand aside."""
    return Word(choice=SetAside(False), late=True)


def set_any_aside() -> Word:
    """Set aside any of all Action cards in the game, before they are dealt."""
    return Word(choice=SetAside(True), late=True)


def reveal() -> Word:
    """In an ``each``: reveal an Epic Tale at random."""
    return Word(deed=Reveal(), reveals=True)


def take_revealed() -> Word:
    """Take one of the cards revealed; the others are discarded."""
    return Word(choice=TakeRevealed(), late=True)
