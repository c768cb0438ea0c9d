"""Who comes first: the active player, and the order in which several are asked (R6.1)."""

from __future__ import annotations

from ardri.rules.compat import i64
from ardri.rules.frames import CLASH_ACTOR, SEASON, SEASON_SEAT, WIDTH
from ardri.rules.position import Position
from ardri.rules.steps import KIND_OF


def active_seat(p: Position) -> i64:
    """The active player: the actor of the clash, whose turn it is, else the Brenn."""
    if p.clash >= 0:
        return p.frames[p.clash + CLASH_ACTOR]
    f: i64 = p.top
    while f >= 0:
        if KIND_OF[p.frames[f]] == SEASON:
            return p.frames[f + SEASON_SEAT]
        f -= WIDTH
    return p.brenn


def nearest(p: Position, kind: i64) -> i64:
    """Where the nearest frame of a kind begins, from the top down, or -1."""
    f: i64 = p.top
    while f >= 0 and KIND_OF[p.frames[f]] != kind:
        f -= WIDTH
    return f if f >= 0 else -1
