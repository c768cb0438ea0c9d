"""The engine's door: what may be chosen now, and what comes of it.

Whoever drives a game asks ``who`` owes a decision and what is ``legal``, and calls ``apply`` until
nobody is asked. Chance is one of those who are asked.
"""

from __future__ import annotations

from typing import Final

from ardri.rules.actions import DISCARD, PLAY
from ardri.rules.bits import BIT, first
from ardri.rules.compat import i64, vec
from ardri.rules.options import Options
from ardri.rules.position import CHANCE_ASKED, NONE, Position
from ardri.rules.repertoire import ANY_TIME, LISTENERS
from ardri.rules.setup import new_position
from ardri.rules.steps import STEPS, numbered
from ardri.rules.windows import begin_beside, fits_any_time


def new_game(options: Options) -> Position:
    """A game at its first decision."""
    p = new_position(options)
    advance(p)
    return p


#: For each value of ``asked``, the first who is.
_FIRST_ASKED: Final = vec[i64]([NONE] + [first(asked) for asked in range(1, 32)])


def advance(p: Position) -> None:
    """Go on until somebody must decide, or the game is over.

    A choice of one is made here, unless making it would betray a hand.
    """
    while p.top >= 0:
        step = STEPS[p.frames[p.top]]
        if step.ready(p):
            choices = p.choices
            if choices is None:
                return
            if len(choices) > 1:
                offer_any_time(p, choices)
                return
            if p.options.possible and p.asked != CHANCE_ASKED and step.betrays(p):
                return
            step.apply(p, who(p), choices[0])
    p.asked = 0
    p.choices = None


def offer_any_time(p: Position, choices: list[i64]) -> None:
    """Add the cards that may be played at any time to a decision that one seat is asked for."""
    if p.asked != CHANCE_ASKED:
        seat: i64 = _FIRST_ASKED[p.asked]
        if p.hand[seat] & LISTENERS[ANY_TIME]:
            choices.extend(numbered(PLAY, fits_any_time(p, seat)))


def who(p: Position) -> i64:
    """The first of those who owe a decision: a seat, CHANCE, or -1 when the game is over."""
    return _FIRST_ASKED[p.asked]


def legal(p: Position, seat: i64) -> list[i64]:
    """What this seat, or CHANCE, may choose now; nothing if it is not asked.

    The list belongs to the position: do not change it.
    """
    if not p.asked & BIT[seat]:
        return []
    if p.choices is not None:
        return p.choices
    return _worked_out(p, seat)


def _worked_out(p: Position, seat: i64) -> list[i64]:
    """The choices of a position fresh from its bytes, or of one of several asked at once."""
    step = STEPS[p.frames[p.top]]
    asked: i64 = p.asked
    if asked & (asked - 1):
        return step.options(p, seat)
    step.ready(p)
    assert p.asked == asked, "a step asks the same again"
    choices = p.choices
    if choices is None:
        return step.options(p, seat)
    if len(choices) > 1:
        offer_any_time(p, choices)
    return choices


def apply(p: Position, seat: i64, action: i64) -> None:
    """Carry out an action that is legal for this seat, and all that follows from it."""
    carry_out(p, seat, action)
    advance(p)


def carry_out(p: Position, seat: i64, action: i64) -> None:
    """Carry out an action that is legal for this seat, and nothing more."""
    if PLAY <= action < DISCARD and BIT[action - PLAY] & LISTENERS[ANY_TIME]:
        begin_beside(p, seat, action - PLAY)
    else:
        STEPS[p.frames[p.top]].apply(p, seat, action)
