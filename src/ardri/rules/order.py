"""The stack of frames as a whole: who comes first, and what waits below (R6.1)."""

from __future__ import annotations

from ardri.rules.compat import i64
from ardri.rules.frames import CLASH_ACTOR, SEASON, SEASON_SEAT, WIDTH
from ardri.rules.position import Position
from ardri.rules.steps import KIND_OF


def active_seat(p: Position) -> i64:
    """The active player: the actor of the clash, whose turn it is, else the Brenn."""
    if p.clash >= 0:
        return p.frames[p.clash + CLASH_ACTOR]
    # A Season lies on the round, and nothing lies below that.
    if p.top >= WIDTH and KIND_OF[p.frames[WIDTH]] == SEASON:
        return p.frames[WIDTH + SEASON_SEAT]
    return p.brenn


def sink(p: Position, kind: i64) -> None:
    """Move the top frame below the nearest one of this kind: it goes on when that one is over."""
    f: i64 = p.top - WIDTH
    while KIND_OF[p.frames[f]] != kind:
        f -= WIDTH
    fr = p.frames
    top: i64 = p.top
    waiting = fr[top : top + WIDTH]
    at: i64 = top
    while at > f:
        for k in range(WIDTH):
            fr[at + k] = fr[at + k - WIDTH]
        at -= WIDTH
    for k in range(WIDTH):
        fr[f + k] = waiting[k]
    if p.clash >= f:
        p.clash += WIDTH
