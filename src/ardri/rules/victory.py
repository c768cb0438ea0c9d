"""The three victory conditions, and who of the pretenders is king (section 8)."""

from __future__ import annotations

from typing import Final

from ardri.rules.bits import BIT, NUMBER, count, first
from ardri.rules.clans import chieftain
from ardri.rules.compat import i64
from ardri.rules.position import NONE, Position

#: R8.1: a condition is met at this number or more.
ENOUGH: Final[i64] = 6


def leadership(p: Position, seat: i64) -> i64:
    """Opposing clans in the territories of which this player is chieftain."""
    out: i64 = 0
    clans = p.clans
    left: i64 = p.presence[seat]
    while left:
        at: i64 = 4 * first(left)
        a: i64 = clans[at]
        b: i64 = clans[at + 1]
        c: i64 = clans[at + 2]
        d: i64 = clans[at + 3]
        mine: i64 = clans[at + seat]
        others: i64 = a + b + c + d - mine
        if others and (others < mine or chieftain(p, at >> 2) == seat):
            out += others
        left &= left - 1
    return out


def lands(p: Position, seat: i64) -> i64:
    """Territories where this player is present."""
    return count(p.presence[seat])


def faith(p: Position, seat: i64) -> i64:
    """Sanctuaries in territories where this player is present."""
    out: i64 = 0
    left: i64 = p.presence[seat]
    while left:
        out += p.buildings[16 + first(left)]
        left &= left - 1
    return out


def conditions_met(p: Position, seat: i64) -> i64:
    """How many conditions a player meets, Deeds spread as serves best (R8.1, R8.2)."""
    lacks: list[i64] = [
        max(0, ENOUGH - leadership(p, seat)),
        max(0, ENOUGH - lands(p, seat)),
        max(0, ENOUGH - faith(p, seat)),
    ]
    lacks.sort()
    deeds: i64 = p.deeds[seat]
    met: i64 = 0
    for lack in lacks:
        deeds -= lack
        if deeds >= 0:
            met += 1
    return met


def meets_any(p: Position, seat: i64) -> bool:
    """Whether a player meets a condition now (R4.5): the cheapest to tell first."""
    lack: i64 = ENOUGH - p.deeds[seat]
    if lands(p, seat) >= lack:
        return True
    # Faith and leadership at one go: this is asked at every turn.
    holy: i64 = 0
    led: i64 = 0
    clans = p.clans
    buildings = p.buildings
    left: i64 = p.presence[seat]
    while left:
        low: i64 = left & -left
        land: i64 = NUMBER[low % 67]
        left ^= low
        holy += buildings[16 + land]
        at: i64 = 4 * land
        mine: i64 = clans[at + seat]
        others: i64 = clans[at] + clans[at + 1] + clans[at + 2] + clans[at + 3] - mine
        if others and (others < mine or chieftain(p, land) == seat):
            led += others
    return holy >= lack or led >= lack


def king(p: Position) -> i64:
    """Who of the pretenders wins in the victory check, or NONE (R8.3, R8.4)."""
    most: i64 = 0
    best: i64 = 0
    for seat in range(p.options.players):
        if p.pretenders & BIT[seat]:
            met: i64 = conditions_met(p, seat)
            if met > most:
                most = met
                best = BIT[seat]
            elif met == most and met > 0:
                best |= BIT[seat]
    if not best:
        return NONE
    if best & BIT[p.brenn]:
        return p.brenn
    return first(best) if count(best) == 1 else NONE
