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

#: What a site that is not empty "touches".
_TAKEN: Final = -1

_SHIFT: Final = 64
_ROW: Final = 128
#: The six neighbours of a hexagon, as differences of its number.
_AROUND: Final[list[i64]] = [_ROW, -_ROW, 1, -1, _ROW - 1, 1 - _ROW]
#: A territory's hexagons, as differences from the first, for each direction.
_SHAPES: Final[list[list[i64]]] = [[0, _ROW, 1], [0, _ROW, _ROW - 1]]
#: The sites that cover a hexagon, as differences from twice its number.
_COVERING: Final[list[i64]] = [2 * -step + way for way in range(2) for step in _SHAPES[way]]


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


_NOTHING: Final = vec[i64]([NOWHERE] * 16)


@final
class Island:
    """The territories in play, where they lie and which of them touch."""

    def __init__(self, sites: vec[i64]) -> None:
        #: Each territory's site, or NOWHERE.
        self.sites: Final = sites
        #: Each territory's neighbours.
        self.near: vec[i64] = vec[i64]([0] * 16)
        #: The territories in play.
        self.in_play: i64 = 0
        #: The territory of each hexagon that is not empty.
        self._owner: dict[i64, i64] = {}
        #: The territories that each site touches, or _TAKEN; sites in the open sea are not here.
        self._touched: dict[i64, i64] = {}
        self._spots: list[i64] | None = None
        for land in range(16):
            if sites[land] != NOWHERE:
                self._settle(land)

    def added(self, land: i64, site: i64) -> Island:
        """The island with one more territory."""
        out = Island(_NOTHING[:])
        for other in range(16):
            out.sites[other] = self.sites[other]
        out.sites[land] = site
        out.near = self.near[:]
        out.in_play = self.in_play
        out._owner = self._owner.copy()
        out._touched = self._touched.copy()
        out._settle(land)
        return out

    def _settle(self, land: i64) -> None:
        """A territory comes to its site: what lies around it touches it."""
        owner = self._owner
        touched = self._touched
        self.in_play |= BIT[land]
        cells = _cells(self.sites[land])
        for cell in cells:
            owner[cell] = land
            for covering in _COVERING:
                touched[2 * cell + covering] = _TAKEN
        for cell in cells:
            for step in _AROUND:
                beside: i64 = cell + step
                other: i64 = owner.get(beside, _TAKEN)
                if other == _TAKEN:
                    for covering in _COVERING:
                        lands: i64 = touched.get(2 * beside + covering, 0)
                        if lands != _TAKEN:
                            touched[2 * beside + covering] = lands | BIT[land]
                elif other != land:
                    self.near[land] |= BIT[other]
                    self.near[other] |= BIT[land]

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
        out: list[i64] = []
        for site, lands in self._touched.items():
            if lands > 0 and lands & (lands - 1):
                out.append(site)
        out.sort()
        return out
