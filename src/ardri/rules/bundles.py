"""What a draft tells beyond single cards: of those that a seat passed on, how many went how far.

Three cards passed on in the first pass cannot all stay with the next player, who holds but two in
the second. Masks of possible places (``knowledge.py``) do not say that; a seat's *bundle* does. It
holds the cards of its first two packets that it has not seen again, and bounds on how many of them
went further than the next player. The third packet stays where it went. With two players packets
come straight back, and masks say all there is.

A bundle is dropped when one of its cards may have moved unseen: then the masks stand alone.
"""

from __future__ import annotations

from typing import Final

from ardri.rules.bits import BIT, first, members
from ardri.rules.compat import i64
from ardri.rules.position import HAND, TRAY, ZONES, Position

#: In ``bundles``: each seat's cards of the first packet, then of the second, then the bounds.
FIRST: Final[i64] = 0
SECOND: Final[i64] = 4
BOUNDS: Final[i64] = 8

# The bounds, four bits each: at least so many of both packets went further than the next player; at
# most so many of both; at most so many of the second; at most so many three seats on; and who the
# next player was.
_LEAST: Final[i64] = 0
_MOST: Final[i64] = 4
_MOST_SECOND: Final[i64] = 8
_MOST_FAR: Final[i64] = 12
_NEXT: Final[i64] = 16


def bundle_of(p: Position, row: i64) -> i64:
    """The cards of a seat's bundle."""
    return p.bundles[FIRST + row] | p.bundles[SECOND + row]


def packet_passed(p: Position, seat: i64, taker: i64, number: i64, packet: i64) -> None:
    """A seat has passed on its packet of this number, 1 to 3, to the taker.

    Whoever calls has made the vector of bundles the position's own.
    """
    if p.options.players == 2:
        return
    bundles = p.bundles
    if number == 1:
        bundles[FIRST + seat] = packet
        bundles[SECOND + seat] = 0
        bundles[BOUNDS + seat] = taker * BIT[_NEXT]
    elif number == 2:
        bundles[SECOND + seat] = packet
        bundles[BOUNDS + seat] = 1 + 2 * BIT[_MOST] + taker * BIT[_NEXT]
    else:
        # The next player passed on two cards, one of them perhaps not mine, then one: of mine, if
        # there were no others left. Who got the two passed on one.
        bounds: i64 = 2 + 3 * BIT[_MOST] + BIT[_MOST_SECOND] + BIT[_MOST_FAR]
        bundles[BOUNDS + seat] = bounds + taker * BIT[_NEXT]


def bound(p: Position, seat: i64, which: i64) -> i64:
    """One of a bundle's bounds."""
    return (p.bundles[BOUNDS + seat] >> which) & 15


def found(p: Position, row: i64, cards: i64, holder: i64) -> None:
    """A seat sees where cards that it may have passed on ended up in the draft."""
    left: i64 = cards & bundle_of(p, row)
    if not left:
        return
    bundles = p.bundles[:]
    p.bundles = bundles
    while left:
        card: i64 = left & -left
        left ^= card
        if holder != bound(p, row, _NEXT):
            bounds: i64 = bundles[BOUNDS + row] - BIT[_MOST]
            if bounds & 15:
                bounds -= 1
            if bundles[SECOND + row] & card:
                bounds -= BIT[_MOST_SECOND]
            if holder == _far(p, row):
                bounds -= BIT[_MOST_FAR]
            bundles[BOUNDS + row] = bounds
        bundles[FIRST + row] &= ~card
        bundles[SECOND + row] &= ~card


def found_by_all(p: Position, cards: i64, holder: i64) -> None:
    """Every seat sees that these cards were in this hand."""
    b = p.bundles
    # Seldom any seat's, and asked for every card played.
    if cards & (b[0] | b[1] | b[2] | b[3] | b[4] | b[5] | b[6] | b[7]):
        for row in range(p.options.players):
            if cards & (b[FIRST + row] | b[SECOND + row]):
                found(p, row, cards, holder)


def disturbed(p: Position, rows: i64, holder: i64) -> None:
    """An Action card left this hand, unseen by these rows: their bundles may be out of date."""
    for row in range(p.options.players):
        if rows & BIT[row] and bundle_of(p, row) & p.may[ZONES * row + HAND + holder]:
            drop(p, row)


def drop(p: Position, row: i64) -> None:
    """Forget a seat's bundle."""
    bundles = p.bundles[:]
    p.bundles = bundles
    bundles[FIRST + row] = 0
    bundles[SECOND + row] = 0
    bundles[BOUNDS + row] = 0


def placings(p: Position, row: i64) -> list[list[i64]]:
    """Every way in which the cards of a seat's bundle may lie: the zone of each, in card order.

    One empty way if there is no bundle. At most 108: three places for three cards, two for two.
    """
    cards = members(bundle_of(p, row))
    ways: list[list[i64]] = [[]]
    for card in cards:
        longer: list[list[i64]] = []
        for way in ways:
            for zone in range(TRAY + 4):
                if p.may[ZONES * row + zone] & BIT[card]:
                    longer.append([*way, zone])
        ways = longer
    return [way for way in ways if fits(p, row, way)]


def fits(p: Position, row: i64, way: list[i64]) -> bool:
    """Whether the cards of a bundle, in these zones, keep within its bounds."""
    second: i64 = p.bundles[SECOND + row]
    left: i64 = bundle_of(p, row)
    beyond: i64 = 0
    of_second: i64 = 0
    far: i64 = 0
    for zone in way:
        seat: i64 = zone - TRAY if zone >= TRAY else zone
        if seat != bound(p, row, _NEXT):
            beyond += 1
            if second & left & -left:
                of_second += 1
            if seat == _far(p, row):
                far += 1
        left &= left - 1
    return (
        beyond >= bound(p, row, _LEAST)
        and beyond <= bound(p, row, _MOST)
        and of_second <= bound(p, row, _MOST_SECOND)
        and far <= bound(p, row, _MOST_FAR)
    )


def _far(p: Position, row: i64) -> i64:
    """Who is three seats on: with three players, the seat itself."""
    if p.options.players == 3:
        return row
    return first(p.options.everyone & ~BIT[row] & ~BIT[row ^ 2] & ~BIT[bound(p, row, _NEXT)])
