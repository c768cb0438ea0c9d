"""The island: where the territories lie on the lattice of hexagons (R1.6).

A place on the lattice is one number, a *site*: axial coordinates of its first hexagon and which way
its triangle points. Direction 0 covers ``(q, r), (q+1, r), (q, r+1)``, direction 1 covers
``(q, r), (q+1, r), (q+1, r-1)``. An island never changes: a discovery makes a new one, so copies of
a position share it.
"""

from __future__ import annotations

from typing import Final, final

from ardri.rules.bits import BIT
from ardri.rules.compat import i64, vec

#: No territory's site: the territory is not in play.
NOWHERE: Final = 0

#: How far from the origin a territory's first hexagon may lie, each way.
REACH: Final = 60

#: What a hexagon that is not empty "touches": negative, however it is joined with others.
_TAKEN: Final = -(1 << 20)

_SHIFT: Final = 64
_ROW: Final = 128
#: The six neighbours of a hexagon, as differences of its number.
_AROUND: Final[list[i64]] = [_ROW, -_ROW, 1, -1, _ROW - 1, 1 - _ROW]
#: A territory's hexagons, as differences from the first, for each direction.
_SHAPES: Final[list[list[i64]]] = [[0, _ROW, 1], [0, _ROW, _ROW - 1]]


def site_at(q: i64, r: i64, direction: i64) -> i64:
    """The site whose first hexagon is (q, r)."""
    return ((q + _SHIFT) * _ROW + r + _SHIFT) * 2 + direction


def hexes_of(site: i64) -> list[tuple[int, int]]:
    """The three hexagons of a site, in axial coordinates."""
    out: list[tuple[int, int]] = []
    for cell in _cells(site):
        out.append((cell // _ROW - _SHIFT, cell % _ROW - _SHIFT))
    return out


def site_of(hexes: list[tuple[int, int]]) -> int:
    """The site that covers these hexagons, in any order; NOWHERE if no site does."""
    wanted = sorted(hexes)
    for q, r in wanted:
        for direction in range(2):
            if max(abs(q), abs(r)) <= REACH:
                site: i64 = site_at(q, r, direction)
                if sorted(hexes_of(site)) == wanted:
                    return site
    return NOWHERE


#: Two of these touch, three lie around one point, four make a rhombus.
_STRIP: Final = [site_at(0, 0, 0), site_at(1, 1, 1), site_at(0, 2, 0), site_at(1, 3, 1)]


def figure(players: i64) -> list[i64]:
    """The sites of the first territories (R2.2): one fixed figure a number of players (Q42)."""
    return _STRIP[:players]


def _cells(site: i64) -> list[i64]:
    corner: i64 = site >> 1
    out: list[i64] = []
    for step in _SHAPES[site & 1]:
        out.append(corner + step)
    return out


@final
class Island:
    """The territories in play, where they lie and which of them touch."""

    def __init__(self, sites: vec[i64]) -> None:
        #: Each territory's site, or NOWHERE.
        self.sites: Final = sites
        #: Each territory's neighbours.
        self.near: Final = vec[i64]([0] * 16)
        in_play: i64 = 0
        owner: dict[i64, i64] = {}
        for land in range(16):
            if sites[land] != NOWHERE:
                in_play |= BIT[land]
                for cell in _cells(sites[land]):
                    owner[cell] = land
        #: The territories in play.
        self.in_play: Final = in_play
        self._owner: Final = owner
        for cell, land in owner.items():
            for step in _AROUND:
                other = owner.get(cell + step, land)
                if other != land:
                    self.near[land] |= BIT[other]
        self._spots: list[i64] | None = None

    def added(self, land: i64, site: i64) -> Island:
        """The island with one more territory."""
        sites = self.sites[:]
        sites[land] = site
        return Island(sites)

    def spots(self) -> list[i64]:
        """The empty sites that touch at least two territories, in a fixed order (R10.5)."""
        if self._spots is None:
            self._spots = self._find_spots()
        return self._spots

    def one_piece(self) -> bool:
        """Whether the whole island hangs together (R1.6)."""
        reached: i64 = self.in_play & -self.in_play
        grown: i64 = 0
        while reached != grown:
            grown = reached
            for land in range(16):
                if grown & BIT[land]:
                    reached |= self.near[land]
        return reached == self.in_play

    def _find_spots(self) -> list[i64]:
        touched: dict[i64, i64] = dict.fromkeys(self._owner, _TAKEN)
        rim: list[i64] = []
        for cell, land in self._owner.items():
            for step in _AROUND:
                beside: i64 = cell + step
                lands: i64 = touched.get(beside, 0)
                if lands == 0:
                    rim.append(beside)
                if lands >= 0:
                    touched[beside] = lands | BIT[land]
        out: set[i64] = set()
        for cell in rim:
            for direction in range(2):
                a, b, c = _SHAPES[direction]
                for part in (a, b, c):
                    at: i64 = cell - part
                    lands = touched.get(at + a, 0) | touched.get(at + b, 0) | touched.get(at + c, 0)
                    if lands > 0 and lands & (lands - 1):
                        out.add(at * 2 + direction)
        return sorted(out)
