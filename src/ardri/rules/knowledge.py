"""Who knows what (section 14): for each row, which cards it must think possible in each zone.

The rows are the seats and, last, the public. The truth is always possible. A card that is possible
in one zone only is known to be there.
"""

from __future__ import annotations

from typing import cast

from ardri.rules.bits import BIT, FAST, first
from ardri.rules.cards.names import ACTIONS, TALES
from ardri.rules.compat import i64, vec
from ardri.rules.position import ASIDE, DECK, DISCARD, HAND, POOL, TRAY, ZONES, Position


def all_rows(p: Position) -> i64:
    """Everybody, the public too."""
    return BIT[p.options.players + 1] - 1


def rows_but(p: Position, seat: i64) -> i64:
    """Everybody but one seat."""
    return all_rows(p) & ~BIT[seat]


def seen_by_all(p: Position, cards: i64, zone: i64) -> None:
    """Everybody sees these cards go to this zone."""
    revealed(p, cards)
    laid(p, cards, zone)


def laid(p: Position, cards: i64, zone: i64) -> None:
    """Cards that lay in the open go to this zone."""
    at: i64 = zone
    n: i64 = len(p.may)
    while at < n:
        p.may[at] |= cards
        at += ZONES


def revealed(p: Position, cards: i64) -> None:
    """Everybody sees these cards, and they lie in the open now."""
    may = p.may
    n: i64 = len(may)
    at: i64 = n - ZONES + TRAY
    if FAST and not (may[at] | may[at + 1] | may[at + 2] | may[at + 3] | may[n - ZONES + POOL]):
        # What the public thinks impossible, everybody does. Mostly seven zones of twelve are left.
        keep: i64 = ~cards
        at = 0
        while at < n:
            may[at + HAND] &= keep
            may[at + HAND + 1] &= keep
            may[at + HAND + 2] &= keep
            may[at + HAND + 3] &= keep
            may[at + ASIDE] &= keep
            may[at + DISCARD] &= keep
            may[at + DECK] &= keep
            at += ZONES
    else:
        _forget(may, 0, n, cards)


def seen(p: Position, rows: i64, cards: i64, zone: i64) -> None:
    """These rows know that the cards are in this zone now."""
    may = p.may
    while rows:
        at: i64 = ZONES * first(rows)
        _forget(may, at, at + ZONES, cards)
        may[at + zone] |= cards
        rows &= rows - 1


def looked(p: Position, row: i64, zone: i64, kinds: i64, cards: i64) -> None:
    """A row sees all cards of these kinds in a zone: these, and no others."""
    seen(p, BIT[row], cards, zone)
    p.may[ZONES * row + zone] &= ~kinds | cards


def slipped(p: Position, rows: i64, source: i64, target: i64, kinds: i64) -> None:
    """A card of these kinds went from one zone to another, unseen by these rows."""
    may = p.may
    while rows:
        at: i64 = ZONES * first(rows)
        may[at + target] |= may[at + source] & kinds
        rows &= rows - 1


def emptied(p: Position, zone: i64, kinds: i64) -> None:
    """No card of these kinds is left in this zone, as everybody can count."""
    for row in range(p.options.players + 1):
        p.may[ZONES * row + zone] &= ~kinds


def left_hand(p: Position, seat: i64) -> None:
    """After cards left a hand: what has none of a kind left can hide none of it."""
    hand: i64 = p.hand[seat]
    if not hand & ACTIONS:
        emptied(p, HAND + seat, ACTIONS)
    if not hand & TALES:
        emptied(p, HAND + seat, TALES)


def passed_on(p: Position, giver: vec[i64], packets: vec[i64]) -> None:
    """All trays handed a packet on at once: ``packets[seat]`` came to seat from ``giver[seat]``.

    The trays are as they are afterwards.
    """
    players = p.options.players
    may = p.may
    for row in range(players + 1):
        at: i64 = ZONES * row + TRAY
        before0: i64 = may[at]
        before1: i64 = may[at + 1]
        before2: i64 = may[at + 2]
        before3: i64 = may[at + 3]
        for seat in range(players):
            whose: i64 = giver[seat]
            if whose == 0:
                may[at + seat] |= before0
            elif whose == 1:
                may[at + seat] |= before1
            elif whose == 2:
                may[at + seat] |= before2
            else:
                may[at + seat] |= before3
    for seat in range(players):
        may[ZONES * giver[seat] + TRAY + seat] |= packets[seat]
    for seat in range(players):
        seen(p, BIT[seat], p.tray[seat], TRAY + seat)
        may[ZONES * seat + TRAY + seat] = p.tray[seat]


def _forget(may: vec[i64], start: i64, stop: i64, cards: i64) -> None:
    """These cards are possible nowhere in this stretch of masks."""
    keep: i64 = ~cards
    if FAST:
        while start < stop:
            may[start] &= keep
            start += 1
    else:
        # One pass in C: interpreted, a loop would cost twice as much.
        cast("list[int]", may)[start:stop] = [mask & keep for mask in may[start:stop]]
