"""Drawing Epic Tales: draw k unseen by the others, keep one, the rest face up (R10.4, R5.8)."""

from __future__ import annotations

from typing import Final, final

from ardri.rules import events
from ardri.rules.actions import DRAW, KEEP
from ardri.rules.bits import BIT, count
from ardri.rules.cards.names import TALES
from ardri.rules.compat import i64
from ardri.rules.frames import DRAW_COUNT, DRAW_SEAT, pop, push
from ardri.rules.frames import DRAWING as DRAWING_FRAME
from ardri.rules.knowledge import all_rows, emptied, revealed, rows_but, seen, seen_by_all, slipped
from ardri.rules.position import (
    DECK,
    HAND,
    TRAY,
    Position,
)
from ardri.rules.repertoire import DRAWING, MASKS, RESHUFFLING
from ardri.rules.steps import Step, ask_chance, ask_for, define, go_on
from ardri.rules.windows import Window


def begin_draw(p: Position, seat: i64, n: i64, source: i64) -> None:
    """A player is to draw n Epic Tales and keep one, if there is any to draw."""
    if p.deck | p.epic_discard:
        # What is in the tray already waits there for what goes on below (A29).
        p.tray[4 + seat] |= p.tray[seat]
        push(p, _START, seat, n, source, 0)


def _drawn(p: Position, seat: i64) -> i64:
    """The cards of the draw on top."""
    return p.tray[seat] & ~p.tray[4 + seat]


def refill(p: Position) -> None:
    """The Epic discard pile is shuffled back into the deck: R5.7, R5.8."""
    pile: i64 = p.epic_discard
    p.deck |= pile
    p.epic_discard = 0
    seen_by_all(p, pile, DECK)
    if p.scribe is not None:
        p.scribe.card(events.RESHUFFLED, events.NONE, events.NONE, count(pile), 0, 0)


def tidy(p: Position) -> None:
    """After an effect: a card in the pile that takes the pile back into the deck does so (R5.7)."""
    if p.epic_discard & MASKS[RESHUFFLING]:
        refill(p)


@final
class DrawOne(Step):
    """Chance draws the cards, one by one, into the drawer's tray."""

    def ready(self, p: Position) -> bool:
        f = p.top
        seat = p.frames[f + DRAW_SEAT]
        if count(_drawn(p, seat)) == p.frames[f + DRAW_COUNT] or not p.deck | p.epic_discard:
            return go_on(p)
        if not p.deck:
            refill(p)
        return ask_chance(p, DRAW, p.deck)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        drawer: i64 = p.frames[p.top + DRAW_SEAT]
        card: i64 = BIT[action - DRAW]
        p.deck &= ~card
        p.tray[drawer] |= card
        slipped(p, rows_but(p, drawer), DECK, TRAY + drawer, TALES)
        seen(p, BIT[drawer], card, TRAY + drawer)
        if not p.deck:
            emptied(p, DECK, TALES)
        if p.scribe is not None:
            p.scribe.card(events.DREW, drawer, events.NONE, 1, card, BIT[drawer])


@final
class KeepOne(Step):
    """The drawer keeps one; the rest is seen by all."""

    def ready(self, p: Position) -> bool:
        seat = p.frames[p.top + DRAW_SEAT]
        drawn: i64 = _drawn(p, seat)
        if not drawn:
            # Another draw, in this one's window, has taken the last there were.
            p.tray[4 + seat] = 0
            pop(p)
            return False
        return ask_for(p, seat, KEEP, drawn)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        kept: i64 = BIT[action - KEEP]
        rest: i64 = _drawn(p, seat) & ~kept
        waiting: i64 = p.tray[4 + seat]
        p.tray[seat] = waiting
        p.tray[4 + seat] = 0
        p.hand[seat] |= kept
        p.epic_discard |= rest
        slipped(p, rows_but(p, seat), TRAY + seat, HAND + seat, TALES)
        seen(p, BIT[seat], kept, HAND + seat)
        if rest:
            revealed(p, rest)
        if not waiting:
            emptied(p, TRAY + seat, TALES)
        if p.scribe is not None:
            p.scribe.card(events.KEPT, seat, events.NONE, 1, kept, BIT[seat])
            if rest:
                p.scribe.card(events.DISCARDED, seat, events.NONE, count(rest), rest, all_rows(p))
        pop(p)


_START: Final = define("drawing", DRAWING_FRAME, [Window(DRAWING), DrawOne(), KeepOne()])
