"""The draft: which cards of a packet to hold."""

from __future__ import annotations

from ardri.bots.search.worth import WORTH
from ardri.rules.actions import HOLD
from ardri.rules.bits import BIT, count, first
from ardri.rules.compat import i64
from ardri.rules.frames import DRAFT_PASS
from ardri.rules.position import Position


def held_first(p: Position, seat: i64) -> i64:
    """The ``hold`` that comes next, of those for the best cards, in ascending order."""
    chosen: i64 = p.tray[4 + seat]
    missing: i64 = p.frames[p.top + DRAFT_PASS] - count(chosen)
    # Only cards above those held so far can still be held.
    left: i64 = p.tray[seat] & ~chosen
    if chosen:
        while chosen & (chosen - 1):
            chosen &= chosen - 1
        left &= ~(2 * chosen - 1)
    wanted: i64 = 0
    while missing > 0:
        best: i64 = _best(left & ~wanted)
        wanted |= BIT[best]
        missing -= 1
    return HOLD + first(wanted)


def _best(cards: i64) -> i64:
    best: i64 = first(cards)
    while cards:
        card: i64 = first(cards)
        if WORTH[card] > WORTH[best]:
            best = card
        cards &= cards - 1
    return best
