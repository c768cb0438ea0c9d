"""Territories coming into play (R2.2, R10.5); the stack from which they come, and who knows it.

The stack is some sets of territories, drawn one after the other, in random order within each. What
a set holds is public until a player puts territories back (R12, Q12): then each row has a mask of
those that it must think possible in each set, ``stack_may[rows * set + row]``.
"""

from __future__ import annotations

from ardri.rules.bits import BIT, zeros
from ardri.rules.cards.names import FIRST_ADVANTAGE
from ardri.rules.clans import raise_building
from ardri.rules.compat import append, extend, i64, vec
from ardri.rules.position import Position
from ardri.rules.repertoire import PRINTED


def first_set(p: Position) -> i64:
    """The territories of which one is drawn next: the first set of the stack."""
    if not len(p.stack):
        return 0
    return p.stack[0]


def last_set(p: Position) -> i64:
    """The territories that are drawn last."""
    return p.stack[len(p.stack) - 1]


def lay(p: Position, land: i64, site: i64) -> None:
    """A territory comes into play, with its printed sanctuaries and its Advantage card face up."""
    _take_out(p, land)
    p.island = p.island.added(land, site)
    p.advantage_table |= BIT[FIRST_ADVANTAGE + land]
    if PRINTED[land]:
        raise_building(p, 16 + land, PRINTED[land])


def _take_out(p: Position, land: i64) -> None:
    """A territory leaves the stack, as everybody sees."""
    others: i64 = ~BIT[land]
    stack = p.stack[:]
    may = p.stack_may[:]
    emptied: bool = False
    for k in range(len(stack)):
        stack[k] &= others
        emptied = emptied or stack[k] == 0
    for at in range(len(may)):
        may[at] &= others
    p.stack = stack
    p.stack_may = may
    if emptied:
        _restack(p, list(stack), list(may))


def begin_scouting(p: Position) -> None:
    """A player is to see territories of the stack; those seen are a set of their own, the last."""
    p.stack = append(p.stack[:], 0)
    p.stack_may = extend(p.stack_may[:], zeros(p.options.players + 1))


def scout(p: Position, seat: i64, land: i64) -> None:
    """This seat sees a territory of the first set; for the others it may be any of that set."""
    rows: i64 = p.options.players + 1
    last: i64 = len(p.stack) - 1
    stack: list[i64] = list(p.stack)
    stack[0] &= ~BIT[land]
    stack[last] |= BIT[land]
    may: list[i64] = list(p.stack_may)
    for row in range(rows):
        if row != seat:
            may[rows * last + row] |= may[row]
    for k in range(len(stack)):
        may[rows * k + seat] &= ~BIT[land]
    may[rows * last + seat] |= BIT[land]
    _restack(p, stack, may)


def _restack(p: Position, stack: list[i64], may: list[i64]) -> None:
    """Replace the stack, without the sets that are empty: what is possible there, nobody asks."""
    rows: i64 = p.options.players + 1
    sets: list[i64] = []
    masks: list[i64] = []
    for k in range(len(stack)):
        if stack[k]:
            sets.append(stack[k])
            masks += may[rows * k : rows * (k + 1)]
    p.stack = vec[i64](sets)
    p.stack_may = vec[i64](masks)
