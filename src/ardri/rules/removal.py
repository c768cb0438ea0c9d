"""The removal of a single clan, with its owner's window (R10.2)."""

from __future__ import annotations

from typing import Final, final

from ardri.rules import events
from ardri.rules.bits import BIT
from ardri.rules.clans import lift
from ardri.rules.compat import i64
from ardri.rules.frames import (
    CLASH_FALLEN,
    CLASH_FLAGS,
    CLASH_SHELTERED,
    CLASH_SITE,
    KILLED,
    REMOVAL,
    REMOVAL_LAND,
    REMOVAL_MANEUVER,
    REMOVAL_OWNER,
    pop,
    push,
)
from ardri.rules.options import CLANS
from ardri.rules.position import Position
from ardri.rules.repertoire import REMOVED
from ardri.rules.steps import Step, define
from ardri.rules.windows import Window


def begin_removal(p: Position, owner: i64, land: i64, by_maneuver: i64) -> None:
    """One clan of this owner in this territory (there is one) is to be removed.

    ``by_maneuver`` is 1 if a maneuver of the clash's actor demands it, else 0.
    """
    push(p, _START, owner, land, by_maneuver, 0)


@final
class Fall(Step):
    """The clan goes to its owner's reserve; a clash remembers who fell in it."""

    def ready(self, p: Position) -> bool:
        fr = p.frames
        f = p.top
        owner = fr[f + REMOVAL_OWNER]
        land = fr[f + REMOVAL_LAND]
        lift(p, land, owner, 1)
        c = p.clash
        if c >= 0 and fr[c + CLASH_SITE] == land:
            if (fr[c + CLASH_FALLEN] >> (4 * owner)) & 15 < CLANS:
                fr[c + CLASH_FALLEN] += BIT[4 * owner]
            # Q36: the exposed fall first; a sheltered one only when no other is left.
            if (fr[c + CLASH_SHELTERED] >> (4 * owner)) & 15 > p.clans[4 * land + owner]:
                fr[c + CLASH_SHELTERED] -= BIT[4 * owner]
            if fr[f + REMOVAL_MANEUVER]:
                fr[c + CLASH_FLAGS] |= KILLED
        if p.scribe is not None:
            p.scribe.clan(events.REMOVED, owner, land, events.NONE, 1)
        pop(p)
        return False


_START: Final = define("removal", REMOVAL, [Window(REMOVED), Fall()])
