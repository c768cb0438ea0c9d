"""The engine's door: what may be chosen now, and what comes of it.

Whoever drives a game asks ``who`` owes a decision and what is ``legal``, and calls ``apply`` until
nobody is asked. Chance is one of those who are asked.
"""

from __future__ import annotations

from typing import Final

from ardri.rules.actions import DISCARD, PLAY
from ardri.rules.bits import BIT, first
from ardri.rules.compat import i64, vec
from ardri.rules.offers import clear, listed, offer_beside, only_choice, unknown
from ardri.rules.options import Options
from ardri.rules.position import CHANCE_ASKED, NONE, Position
from ardri.rules.repertoire import ANY_TIME, LISTENERS
from ardri.rules.setup import new_position
from ardri.rules.steps import PLACES
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
        step = PLACES[p.frames[p.top]].step
        if step.ready(p):
            if p.many != 1:
                if p.many > 1:
                    offer_any_time(p)
                return
            if p.options.possible and p.asked != CHANCE_ASKED and step.betrays(p):
                return
            step.apply(p, _FIRST_ASKED[p.asked], only_choice(p))
    p.asked = 0
    unknown(p)


def offer_any_time(p: Position) -> None:
    """Add the cards that may be played at any time to a decision that one seat is asked for."""
    if p.asked != CHANCE_ASKED:
        seat: i64 = _FIRST_ASKED[p.asked]
        if p.hand[seat] & LISTENERS[ANY_TIME]:
            offer_beside(p, fits_any_time(p, seat))


def who(p: Position) -> i64:
    """The first of those who owe a decision: a seat, CHANCE, or -1 when the game is over."""
    return _FIRST_ASKED[p.asked]


def legal(p: Position, seat: i64) -> list[i64]:
    """What this seat, or CHANCE, may choose now; nothing if it is not asked."""
    if not p.asked & BIT[seat]:
        return []
    if p.many != NONE:
        return listed(p)
    sealed = not offer_again(p, seat)
    out = listed(p)
    if sealed:
        unknown(p)
    return out


def offer_again(p: Position, seat: i64) -> bool:
    """Offer the choices of a position fresh from its bytes, or of one of several asked at once.

    Say whether there is one offer for all.
    """
    step = PLACES[p.frames[p.top]].step
    asked: i64 = p.asked
    if not asked & (asked - 1):
        step.ready(p)
        assert p.asked == asked, "a step asks the same again"
        if p.many > 1:
            offer_any_time(p)
    if p.many != NONE:
        return True
    clear(p)
    step.offer_to(p, seat)
    return False


def apply(p: Position, seat: i64, action: i64) -> None:
    """Carry out an action that is legal for this seat, and all that follows from it."""
    carry_out(p, seat, action)
    advance(p)


def carry_out(p: Position, seat: i64, action: i64) -> None:
    """Carry out an action that is legal for this seat, and nothing more."""
    if PLAY <= action < DISCARD and BIT[action - PLAY] & LISTENERS[ANY_TIME]:
        begin_beside(p, seat, action - PLAY)
    else:
        PLACES[p.frames[p.top]].step.apply(p, seat, action)
