"""The removal of a single clan, with its owner's window (R10.2)."""

from __future__ import annotations

from typing import Final, final

from ardri.rules import events
from ardri.rules.bits import BIT
from ardri.rules.clans import lift, put
from ardri.rules.compat import i64
from ardri.rules.frames import (
    CLASH_FALLEN,
    CLASH_FLAGS,
    CLASH_SHELTERED,
    CLASH_SITE,
    KILLED,
    ME,
    PLAY,
    REMOVAL,
    REMOVAL_LAND,
    REMOVAL_MANEUVER,
    REMOVAL_OWNER,
    REMOVAL_TO,
    WIDTH,
    N,
    pop,
    push,
)
from ardri.rules.options import CLANS
from ardri.rules.position import NONE, Position
from ardri.rules.repertoire import REMOVED
from ardri.rules.steps import KIND_OF, Step, define
from ardri.rules.windows import Window, can_fall


def begin_removal(p: Position, owner: i64, land: i64, by_maneuver: i64) -> None:
    """One clan of this owner in this territory (there is one) is to be removed.

    ``by_maneuver`` is 1 if a maneuver of the clash's actor demands it, else 0.
    """
    push(p, _START, owner, land, by_maneuver, NONE)


@final
class Fall(Step):
    """The clan goes to its owner's reserve, unless a card has settled otherwise (Q2)."""

    def ready(self, p: Position) -> bool:
        f = p.top
        if p.frames[f + REMOVAL_TO] == NONE:
            fall(p, f, NONE)
        pop(p)
        return False


def fall(p: Position, f: i64, to: i64) -> None:
    """The clan of the removal at f goes to this territory, or to its owner's reserve."""
    fr = p.frames
    if not can_fall(p, f):
        return
    owner: i64 = fr[f + REMOVAL_OWNER]
    land: i64 = fr[f + REMOVAL_LAND]
    lift(p, land, owner, 1)
    if p.scribe is not None:
        p.scribe.clan(events.REMOVED, owner, land, events.NONE, 1)
    if p.clash >= 0 and fr[p.clash + CLASH_SITE] == land:
        _fell_in_clash(p, owner, land, fr[f + REMOVAL_MANEUVER], to)
    if to != NONE:
        put(p, to, owner, 1)
        if p.scribe is not None:
            p.scribe.clan(events.PLACED, owner, to, events.NONE, 1)


def _fell_in_clash(p: Position, owner: i64, land: i64, by_maneuver: i64, to: i64) -> None:
    """A clash remembers who fell in it, and how many to their reserve."""
    fr = p.frames
    c = p.clash
    # Q36: the exposed fall first; a sheltered one only when no other is left.
    if (fr[c + CLASH_SHELTERED] >> (4 * owner)) & 15 > p.clans[4 * land + owner]:
        fr[c + CLASH_SHELTERED] -= BIT[4 * owner]
    if by_maneuver:
        fr[c + CLASH_FLAGS] |= KILLED
    if to == NONE:
        if (fr[c + CLASH_FALLEN] >> (4 * owner)) & 15 < CLANS:
            fr[c + CLASH_FALLEN] += BIT[4 * owner]
        gatherer = c - WIDTH
        if KIND_OF[fr[gatherer]] == PLAY and fr[gatherer + ME] == owner:
            fr[gatherer + N] += 1
            p.reserve[owner] -= 1


_START: Final = define("removal", REMOVAL, [Window(REMOVED), Fall()])
