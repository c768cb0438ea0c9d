"""Territories coming into play (R2.2, R10.5)."""

from __future__ import annotations

from ardri.rules.bits import BIT
from ardri.rules.cards.names import FIRST_ADVANTAGE
from ardri.rules.clans import raise_building
from ardri.rules.compat import i64
from ardri.rules.position import Position
from ardri.rules.repertoire import PRINTED


def first_set(p: Position) -> i64:
    """The territories of which one is drawn next: the first set of the stack that has any."""
    for lands in p.stack:
        if lands:
            return lands
    return 0


def lay(p: Position, land: i64, site: i64) -> None:
    """A territory comes into play, with its printed sanctuaries and its Advantage card face up."""
    stack = p.stack[:]
    for k in range(len(stack)):
        stack[k] &= ~BIT[land]
    p.stack = stack
    p.island = p.island.added(land, site)
    p.advantage_table |= BIT[FIRST_ADVANTAGE + land]
    if PRINTED[land]:
        raise_building(p, 16 + land, PRINTED[land])
