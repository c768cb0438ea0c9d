"""Cards leaving and entering hands: discarded, put on their piles, taken, given."""

from __future__ import annotations

from ardri.rules import events
from ardri.rules.bits import BIT, count
from ardri.rules.bundles import disturbed, found
from ardri.rules.cards.names import ACTIONS, ADVANTAGES, TALES
from ardri.rules.compat import i64
from ardri.rules.knowledge import (
    all_rows,
    emptied,
    laid,
    left_hand,
    revealed,
    rows_but,
    seen,
    seen_by_all,
    slipped,
)
from ardri.rules.position import DISCARD, HAND, Position


def to_pile(p: Position, cards: i64) -> None:
    """Cards that everybody has seen go to their piles (R5.6)."""
    played: i64 = cards & ACTIONS
    if played:
        p.action_discard |= played
        laid(p, played, DISCARD)
    p.epic_discard |= cards & TALES
    p.advantage_played |= cards & ADVANTAGES


def discard(p: Position, seat: i64, cards: i64) -> None:
    """A player discards cards from the hand: Action cards unseen, all others openly."""
    p.hand[seat] &= ~cards
    hidden: i64 = cards & ACTIONS
    if hidden:
        p.action_discard |= hidden
        disturbed(p, rows_but(p, seat), seat)
        slipped(p, rows_but(p, seat), HAND + seat, DISCARD, ACTIONS)
        seen(p, BIT[seat], hidden, DISCARD)
    shown: i64 = cards & ~ACTIONS
    if shown:
        revealed(p, shown)
        to_pile(p, shown)
    left_hand(p, seat)
    if p.scribe is not None:
        knows: i64 = all_rows(p) if shown else BIT[seat]
        p.scribe.card(events.DISCARDED, seat, events.NONE, count(cards), cards, knows)


def lay_down(p: Position, seat: i64) -> None:
    """A player discards all Action cards of the hand, unseen (R4.8)."""
    cards: i64 = p.hand[seat] & ACTIONS
    if cards:
        p.hand[seat] &= ~cards
        p.action_discard |= cards
        # The owner's mask of the hand is the hand itself: so this is right for all rows.
        slipped(p, all_rows(p), HAND + seat, DISCARD, ACTIONS)
        emptied(p, HAND + seat, ACTIONS)
        if p.scribe is not None:
            p.scribe.card(events.DISCARDED, seat, events.NONE, count(cards), cards, BIT[seat])


def hand_over(p: Position, giver: i64, taker: i64, card: i64) -> None:
    """A card of a hand goes to another, seen by these two alone."""
    p.hand[giver] &= ~card
    p.hand[taker] |= card
    both: i64 = BIT[giver] | BIT[taker]
    kind: i64 = ACTIONS if card & ACTIONS else TALES
    if card & ACTIONS:
        disturbed(p, all_rows(p) & ~both, giver)
        found(p, taker, card, giver)
    slipped(p, all_rows(p) & ~both, HAND + giver, HAND + taker, kind)
    seen(p, both, card, HAND + taker)
    left_hand(p, giver)
    if p.scribe is not None:
        p.scribe.card(events.GAVE, giver, taker, 1, card, both)


def take_up(p: Position, seat: i64, card: i64) -> None:
    """A card that lies in the open comes into a hand, as everybody sees."""
    p.hand[seat] |= card
    if not card & ADVANTAGES:
        seen_by_all(p, card, HAND + seat)
    if p.scribe is not None:
        p.scribe.card(events.TOOK, seat, events.NONE, 1, card, all_rows(p))
