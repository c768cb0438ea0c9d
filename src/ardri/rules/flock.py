"""The flock of crows: its direction, and what happens when that changes (R3.4, R11)."""

from __future__ import annotations

from ardri.rules import events
from ardri.rules.bits import first
from ardri.rules.compat import i64
from ardri.rules.frames import push_program
from ardri.rules.position import NONE, Position
from ardri.rules.repertoire import FLOCK_LANDS, FLOCK_START, MASKS


def fly(p: Position, direction: i64) -> bool:
    """The flock flies this way from now on; say whether that is a change."""
    before: i64 = p.flock
    p.flock = direction
    if p.scribe is not None:
        p.scribe.seat(events.FLOCK, NONE, NONE, direction)
    return before != direction


def flock_turned(p: Position) -> None:
    """The direction has changed: the territories that this concerns have their effects."""
    left: i64 = p.island.in_play & MASKS[FLOCK_LANDS]
    while left:
        land: i64 = first(left)
        push_program(p, FLOCK_START[land], p.brenn, land, 0, land)
        left &= left - 1
