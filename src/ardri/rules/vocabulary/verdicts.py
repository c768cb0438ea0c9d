"""Words that judge what is going on below: the frame that a window is about, or the clash."""

from __future__ import annotations

from ardri.rules import events
from ardri.rules.bits import BIT
from ardri.rules.compat import i64
from ardri.rules.frames import CANCELLED, CARD, CLASH_NEXT, FLAGS, GONE, ME, WIDTH, W
from ardri.rules.hands import to_pile
from ardri.rules.knowledge import all_rows
from ardri.rules.position import Position
from ardri.rules.steps import Step, go_on
from ardri.rules.vocabulary.program import Word


class Cancel(Step):
    """The card that the window is about counts as played, and is discarded at once (R5.3)."""

    def ready(self, p: Position) -> bool:
        fr = p.frames
        about: i64 = p.top - 2 * WIDTH
        card: i64 = BIT[fr[about + CARD]]
        fr[about + FLAGS] |= CANCELLED | GONE
        p.playing &= ~card
        to_pile(p, card)
        if p.scribe is not None:
            me: i64 = fr[p.top + ME]
            p.scribe.card(events.CANCELLED, me, fr[about + ME], 1, card, all_rows(p))
        return go_on(p)


class NextManeuver(Step):
    """The chosen player performs the next maneuver of the clash."""

    def ready(self, p: Position) -> bool:
        f = p.top
        p.frames[p.clash + CLASH_NEXT] = p.frames[f + W]
        if p.scribe is not None:
            p.scribe.seat(events.NEXT, p.frames[f + ME], p.frames[f + W], 0)
        return go_on(p)


def cancel() -> Word:
    """Cancel the card."""
    return Word(deed=Cancel())


def next_maneuver() -> Word:
    """The chosen player comes next."""
    return Word(deed=NextManeuver())
