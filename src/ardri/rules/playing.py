"""The play of a card: declare, announce, cancel window, resolve, after-play, put away (R5)."""

from __future__ import annotations

from typing import Final, final

from ardri.rules import events
from ardri.rules.bits import BIT
from ardri.rules.bundles import found_by_all
from ardri.rules.cards.names import ADVANTAGES
from ardri.rules.compat import i64
from ardri.rules.drawing import tidy
from ardri.rules.frames import (
    ANNOUNCED,
    BESIDE,
    CANCELLED,
    CARD,
    FLAGS,
    GONE,
    ME,
    PILE_WAITS,
    SEASON_USE,
    WIDTH,
    T,
    U,
    W,
    pop,
)
from ardri.rules.hands import to_pile
from ardri.rules.knowledge import all_rows, left_hand, revealed
from ardri.rules.position import Position
from ardri.rules.repertoire import AFTER_PLAY, DECLARED
from ardri.rules.steps import STEPS, Step, go_on
from ardri.rules.vocabulary.program import Word, compiled
from ardri.rules.windows import Window, nobody_listens


@final
class Announce(Step):
    """The declaration is complete: everybody sees the card, and the choices made for it (R5.2)."""

    def ready(self, p: Position) -> bool:
        fr = p.frames
        f = p.top
        card: i64 = BIT[fr[f + CARD]]
        fr[f + FLAGS] |= ANNOUNCED
        if not fr[f + FLAGS] & BESIDE:
            STEPS[fr[f - WIDTH]].announced(p, f - WIDTH)
        if not card & ADVANTAGES:
            revealed(p, card)
            left_hand(p, fr[f + ME])
            found_by_all(p, card, fr[f + ME])
        if p.scribe is not None:
            n: i64 = 1 if fr[f + FLAGS] & SEASON_USE else 0
            p.scribe.notes.append(
                events.Note(
                    events.PLAYED, fr[f + ME], fr[f + W], fr[f + T], fr[f + U], n, card, all_rows(p)
                )
            )
        if nobody_listens(p, DECLARED):
            # Past the window, and past the question whether it was cancelled.
            fr[f] += 2
        return go_on(p)


class UnlessCancelled(Step):
    """Passes over the deeds of a card that was cancelled."""

    def __init__(self, deeds: i64) -> None:
        self.deeds: Final = deeds

    def ready(self, p: Position) -> bool:
        f = p.top
        if p.frames[f + FLAGS] & CANCELLED:
            p.frames[f] += self.deeds
        p.frames[f] += 1
        return False


def _tidy(p: Position) -> None:
    """What the effect on top has brought to the Epic discard pile takes effect (R5.7)."""
    if not p.frames[p.top + FLAGS] & PILE_WAITS:
        tidy(p)


@final
class EffectOver(Step):
    """The effect, with all the clashes that it caused, is over (R5.5)."""

    def ready(self, p: Position) -> bool:
        _tidy(p)
        if not nobody_listens(p, AFTER_PLAY):
            return go_on(p)
        put_away(p)
        return False


@final
class PutAway(Step):
    """The card goes to its pile when its after-play window has closed."""

    def ready(self, p: Position) -> bool:
        put_away(p)
        return False


def put_away(p: Position) -> None:
    """The card on top goes to its pile, unless it was taken, given or cancelled (R5.6, R5.7)."""
    if not p.frames[p.top + FLAGS] & GONE:
        card: i64 = BIT[p.frames[p.top + CARD]]
        p.playing &= ~card
        to_pile(p, card)
    _tidy(p)
    pop(p)


@final
class EndEffect(Step):
    """An effect that is no card's is over."""

    def ready(self, p: Position) -> bool:
        _tidy(p)
        pop(p)
        return False


def plan_of_card(program: list[Word]) -> list[Step]:
    """The whole plan of playing a card for one of its effects."""
    declared, resolved = compiled(program)
    opening: list[Step] = [Announce(), Window(DECLARED), UnlessCancelled(len(resolved))]
    closing: list[Step] = [EffectOver(), Window(AFTER_PLAY), PutAway()]
    return declared + opening + resolved + closing


def plan_of_effect(program: list[Word], begun: bool = False) -> list[Step]:
    """The plan of an effect that is no card's: nothing to announce, no windows of its own."""
    declared, resolved = compiled(program, begun)
    end: list[Step] = [EndEffect()]
    return declared + resolved + end
