"""Clans on the map: putting, lifting and moving them, and who is where."""

from __future__ import annotations

from ardri.rules.bits import BIT, first
from ardri.rules.compat import i64
from ardri.rules.frames import CLASH_SHELTERED, CLASH_SITE
from ardri.rules.position import NONE, Position


def put(p: Position, land: i64, seat: i64, n: i64) -> None:
    """n clans come from their owner's reserve (which has them) to a territory."""
    p.clans[4 * land + seat] += n
    p.reserve[seat] -= n
    p.presence[seat] |= BIT[land]


def lift(p: Position, land: i64, seat: i64, n: i64) -> None:
    """n clans go from a territory (which has them) to their owner's reserve."""
    left: i64 = p.clans[4 * land + seat] - n
    p.clans[4 * land + seat] = left
    p.reserve[seat] += n
    if left == 0:
        p.presence[seat] &= ~BIT[land]


def shift(p: Position, source: i64, target: i64, seat: i64, n: i64) -> None:
    """n clans go from one territory (which has them) to another."""
    lift(p, source, seat, n)
    put(p, target, seat, n)


def seats_at(p: Position, land: i64) -> i64:
    """The seats present in a territory."""
    bit: i64 = BIT[land]
    presence = p.presence
    out: i64 = 0
    if presence[0] & bit:
        out = 1
    if presence[1] & bit:
        out |= 2
    if presence[2] & bit:
        out |= 4
    if presence[3] & bit:
        out |= 8
    return out


def chieftain(p: Position, land: i64) -> i64:
    """Who has strictly more clans in a territory than every other player, or NONE."""
    at: i64 = 4 * land
    clans = p.clans
    most: i64 = 0
    who: i64 = NONE
    for seat in range(4):
        n = clans[at + seat]
        if n > most:
            most = n
            who = seat
        elif n == most:
            who = NONE
    return who


def chief_lands(p: Position, seat: i64) -> i64:
    """The territories of which a player is chieftain."""
    out: i64 = 0
    left: i64 = p.presence[seat]
    while left:
        land: i64 = first(left)
        if chieftain(p, land) == seat:
            out |= BIT[land]
        left &= left - 1
    return out


def near_any(p: Position, lands: i64) -> i64:
    """The territories that touch any of these."""
    out: i64 = 0
    near = p.island.near
    while lands:
        out |= near[first(lands)]
        lands &= lands - 1
    return out


def sheltered(p: Position, land: i64, seat: i64) -> i64:
    """How many of a player's clans in a territory are sheltered from a clash there (R7.4)."""
    c: i64 = p.clash
    if c < 0 or p.frames[c + CLASH_SITE] != land:
        return 0
    return (p.frames[c + CLASH_SHELTERED] >> (4 * seat)) & 15


def reachable(p: Position, land: i64, seat: i64) -> i64:
    """How many of a player's clans in a territory no citadel shelters."""
    return p.clans[4 * land + seat] - sheltered(p, land, seat)


def exposed_seats(p: Position, land: i64) -> i64:
    """The seats that have exposed clans in a territory where there is a clash."""
    out: i64 = 0
    left: i64 = seats_at(p, land)
    while left:
        seat: i64 = first(left)
        if reachable(p, land, seat) > 0:
            out |= BIT[seat]
        left &= left - 1
    return out


def citadels(p: Position, land: i64) -> i64:
    """How many citadels a territory has, the Capital's among them."""
    return p.buildings[land]


def sanctuaries(p: Position, land: i64) -> i64:
    """How many sanctuaries a territory has."""
    return p.buildings[16 + land]


def holy_lands(p: Position) -> i64:
    """The territories with a sanctuary."""
    out: i64 = 0
    left: i64 = p.island.in_play
    while left:
        land: i64 = first(left)
        if p.buildings[16 + land]:
            out |= BIT[land]
        left &= left - 1
    return out


def raise_building(p: Position, which: i64, n: i64) -> None:
    """Change a number in ``buildings``, which copies of the position share."""
    buildings = p.buildings[:]
    buildings[which] += n
    p.buildings = buildings
