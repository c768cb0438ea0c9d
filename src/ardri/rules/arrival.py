"""What follows when one effect has moved clans: territories' effects, then clashes (R7.1, R11)."""

from __future__ import annotations

from typing import Final, final

from ardri.rules.bits import BIT, first
from ardri.rules.clash import begin_clashes
from ardri.rules.compat import i64
from ardri.rules.frames import (
    ARRIVAL,
    ARRIVAL_LAND,
    ARRIVAL_LEFT,
    ARRIVAL_OWNER,
    ARRIVAL_PEACEFUL,
    ARRIVAL_REACHED,
    pop,
    push,
    push_program,
)
from ardri.rules.position import Position
from ardri.rules.repertoire import ARRIVAL_LANDS, ARRIVAL_START, ARRIVED, MASKS
from ardri.rules.steps import Step, define, go_on
from ardri.rules.windows import Window


def arrive(p: Position, owner: i64, reached: i64, peaceful: bool) -> None:
    """One effect has moved clans of this owner into these territories."""
    effects: i64 = reached & MASKS[ARRIVAL_LANDS]
    if effects:
        push(p, _START, owner, reached, int(peaceful), effects)
        p.frames[p.top + ARRIVAL_LAND] = 0
    elif not peaceful:
        begin_clashes(p, owner, reached)


@final
class NextLand(Step):
    """Takes up the next territory reached that has an effect; after the last come the clashes."""

    def ready(self, p: Position) -> bool:
        fr = p.frames
        f = p.top
        left = fr[f + ARRIVAL_LEFT]
        if not left:
            owner = fr[f + ARRIVAL_OWNER]
            reached = fr[f + ARRIVAL_REACHED]
            peaceful = fr[f + ARRIVAL_PEACEFUL]
            pop(p)
            if not peaceful:
                begin_clashes(p, owner, reached)
            return False
        fr[f + ARRIVAL_LAND] = first(left)
        return go_on(p)


def past_land(p: Position, f: i64) -> None:
    """The arrival whose frame begins at f is done with the territory that it has come to."""
    fr = p.frames
    fr[f] = _START
    fr[f + ARRIVAL_LEFT] &= ~BIT[fr[f + ARRIVAL_LAND]]


@final
class LandEffect(Step):
    """The territory's effect upon the clans' owner."""

    def ready(self, p: Position) -> bool:
        fr = p.frames
        f = p.top
        land = fr[f + ARRIVAL_LAND]
        past_land(p, f)
        push_program(p, ARRIVAL_START[land], fr[f + ARRIVAL_OWNER], land, 0, land)
        return False


_START: Final = define("arrival", ARRIVAL, [NextLand(), Window(ARRIVED), LandEffect()])
