"""What is offered: the choices of whoever is asked, as a few sets.

Choices are offered in an order, which is the one that people see: actions without an argument, then
those of a verb, then more without, then those of a second verb, and so on. Nothing is listed before
somebody wants a list: whether there is a choice at all is what the engine asks most.
"""

from __future__ import annotations

from typing import Any, Final

from ardri.rules.actions import ACTIONS, PLAY
from ardri.rules.bits import BIT, NUMBER, count, first, nth
from ardri.rules.compat import i64
from ardri.rules.position import NONE, Position

# In ``bare``: three sets of actions without an argument, sixteen bits each.
_BARE: Final[i64] = 65535
_MIDDLE: Final[i64] = 16
_LAST: Final[i64] = 32

#: How many sets there are in all.
_PARTS: Final[i64] = 6

#: Every action's number as an object that is made but once.
_OBJECTS: Final[list[object]] = [int(action) for action in range(ACTIONS)]
#: Room for as many as can be offered.
_BLANKS: Final[list[Any]] = [None] * ACTIONS


def clear(p: Position) -> None:
    """Nothing is offered yet."""
    p.bare = 0
    p.arguments = 0
    p.arguments2 = 0
    p.beside = 0
    p.many = 0


def unknown(p: Position) -> None:
    """What is offered is yet to be worked out: for several seats at once it is different things."""
    clear(p)
    p.many = NONE


def offer(p: Position, verb: i64, arguments: i64) -> None:
    """Offer a verb with each of these arguments."""
    if arguments:
        if not p.arguments:
            p.verb = verb
            p.arguments = arguments
        else:
            p.verb2 = verb
            p.arguments2 = arguments
        p.many += count(arguments)


def offer_only(p: Position, verb: i64, arguments: i64) -> None:
    """Offer a verb with each of these arguments, and nothing else."""
    p.bare = 0
    p.verb = verb
    p.arguments = arguments
    p.arguments2 = 0
    p.beside = 0
    p.many = count(arguments)


def offer_one(p: Position, action: i64) -> None:
    """Offer an action without an argument."""
    at: i64 = 0
    if p.arguments2:
        at = _LAST
    elif p.arguments:
        at = _MIDDLE
    # Within a set smaller numbers come first: a larger one before this needs a set of its own.
    while (p.bare >> at) & _BARE > BIT[action]:
        at += _MIDDLE
    p.bare |= BIT[action + at]
    p.many += 1


def offer_beside(p: Position, cards: i64) -> None:
    """Offer, last of all, cards that answer nothing."""
    p.beside = cards
    p.many += count(cards)


def only_choice(p: Position) -> i64:
    """The action that is offered alone."""
    if p.arguments:
        return p.verb + first(p.arguments)
    return first(p.bare)


def choice(p: Position, k: i64) -> i64:
    """The k-th of what is offered, from 0."""
    if not p.bare and k < count(p.arguments):
        return p.verb + nth(p.arguments, k)
    for part in range(_PARTS):
        mask: i64 = _part(p, part)
        n: i64 = count(mask)
        if k < n:
            return _base(p, part) + nth(mask, k)
        k -= n
    return NONE


def listed(p: Position) -> list[i64]:
    """All that is offered, as a new list."""
    out: list[Any] = _BLANKS[: p.many]
    at: i64 = 0
    if not p.bare:
        at = _list(out, 0, p.verb, p.arguments)
        if p.arguments2:
            at = _list(out, at, p.verb2, p.arguments2)
    else:
        at = _list(out, 0, 0, p.bare & _BARE)
        if p.arguments:
            at = _list(out, at, p.verb, p.arguments)
        if p.bare > _BARE:
            at = _list(out, at, 0, (p.bare >> _MIDDLE) & _BARE)
        if p.arguments2:
            at = _list(out, at, p.verb2, p.arguments2)
            at = _list(out, at, 0, p.bare >> _LAST)
    if p.beside:
        _list(out, at, PLAY, p.beside)
    return out


def is_offered(p: Position, action: i64) -> bool:
    """Whether this is one of the choices."""
    for part in range(_PARTS):
        number: i64 = action - _base(p, part)
        if 0 <= number < 63 and _part(p, part) & BIT[number]:
            return True
    return False


def _part(p: Position, part: i64) -> i64:
    """The sets that are offered, in their order."""
    if part == 0:
        return p.bare & _BARE
    if part == 1:
        return p.arguments
    if part == 2:
        return (p.bare >> _MIDDLE) & _BARE
    if part == 3:
        return p.arguments2
    if part == 4:
        return p.bare >> _LAST
    return p.beside


def _base(p: Position, part: i64) -> i64:
    """The action that a member 0 of each of these sets stands for."""
    if part == 1:
        return p.verb
    if part == 3:
        return p.verb2
    return PLAY if part == 5 else 0


def _list(out: list[Any], at: i64, base: i64, mask: i64) -> i64:
    """Write the actions of one set into a list, from this place on; the place after them."""
    while mask:
        # `first`, written out: this is done for every choice there is.
        low: i64 = mask & -mask
        out[at] = _OBJECTS[base + NUMBER[low % 67]]
        mask ^= low
        at += 1
    return at
