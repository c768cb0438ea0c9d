"""The island: where the territories lie on the lattice of hexagons (R1.6).

A place on the lattice is one number, a *site*: axial coordinates of its first hexagon and which way
its triangle points. Direction 0 covers ``(q, r), (q+1, r), (q, r+1)``, direction 1 covers
``(q, r), (q+1, r), (q+1, r-1)``. An island never changes: a discovery makes a new one, so copies of
a position share it.
"""

from __future__ import annotations

from typing import Final, final

from ardri.rules.bits import BIT, first, zeros
from ardri.rules.compat import append, i64, vec

#: No territory's site: the territory is not in play.
NOWHERE: Final[i64] = 0

#: How far from the origin a territory's first hexagon may lie, each way.
REACH: Final[i64] = 60

_SHIFT: Final[i64] = 64
_ROW: Final[i64] = 128
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


# How two sites lie to each other.
_APART: Final[i64] = 0
_TOUCHING: Final[i64] = 1
_OVERLAPPING: Final[i64] = 2

#: What a site that is not empty "touches".
_COVERED: Final[i64] = -1

#: Sites whose numbers differ by more than this are apart; how many differences there are.
_FAR: Final = 2 * (3 * _ROW + 3) + 1
_SPAN: Final = 2 * _FAR + 1


def _lie(cells: list[i64], others: list[i64]) -> int:
    """How two sites lie to each other that cover these hexagons."""
    if any(cell in others for cell in cells):
        return _OVERLAPPING
    beside = [cell + step for cell in cells for step in _AROUND]
    return _TOUCHING if any(cell in others for cell in beside) else _APART


def _relations() -> list[int]:
    out = [_APART] * (2 * _SPAN)
    for way in range(2):
        here: i64 = site_at(0, 0, way)
        for q in range(-3, 4):
            for r in range(-3, 4):
                for other in range(2):
                    there: i64 = site_at(q, r, other)
                    at = way * _SPAN + _FAR + there - here
                    out[at] = _lie(_cells(here), _cells(there))
    return out


#: ``[_SPAN * direction + _FAR + difference]``: how a site lies to one of this direction.
_RELATIONS: Final = vec[i64](_relations())


def _around(way: int) -> list[int]:
    """The sites that a site of this direction touches or overlaps, as differences, ascending."""
    return [at - _FAR for at in range(_SPAN) if _RELATIONS[way * _SPAN + at] != _APART]


#: The sites around one of direction 0; of direction 1.
_AROUND_0: Final = vec[i64](_around(0))
_AROUND_1: Final = vec[i64](_around(1))


def _relation(site: i64, other: i64) -> i64:
    """How another site lies to this one."""
    difference: i64 = other - site
    if difference > _FAR or difference < -_FAR:
        return _APART
    return _RELATIONS[_SPAN * (site & 1) + _FAR + difference]


@final
class Island:
    """The territories in play, where they lie and which of them touch."""

    def __init__(self, sites: vec[i64]) -> None:
        #: Each territory's site, or NOWHERE.
        self.sites: vec[i64] = sites
        #: Each territory's neighbours.
        self.near: vec[i64] = zeros(16)
        #: The territories in play.
        self.in_play: i64 = 0
        # All sites that touch or overlap a territory, in ascending order, and the territories that
        # each touches, or _COVERED. They are worked out when they are asked for; _edged are the
        # territories that have been taken in.
        self._edge: vec[i64] = zeros(0)
        self._touched: vec[i64] = zeros(0)
        self._edged: i64 = 0
        self._spots: vec[i64] = zeros(0)
        self._searched: bool = False
        for land in range(16):
            if sites[land] != NOWHERE:
                self._settle(land)

    def added(self, land: i64, site: i64) -> Island:
        """The island with one more territory."""
        out = Island(_NO_SITES)
        out.sites = self.sites[:]
        out.sites[land] = site
        out.near = self.near[:]
        out.in_play = self.in_play
        out._edge = self._edge
        out._touched = self._touched
        out._edged = self._edged
        out._settle(land)
        return out

    def _settle(self, land: i64) -> None:
        """A territory has come to its site: whoever lies beside it is its neighbour."""
        here: i64 = self.sites[land]
        near = self.near
        others: i64 = self.in_play
        while others:
            other: i64 = first(others)
            if _relation(here, self.sites[other]) == _TOUCHING:
                near[land] |= BIT[other]
                near[other] |= BIT[land]
            others &= others - 1
        self.in_play |= BIT[land]

    def spots(self) -> vec[i64]:
        """The empty sites that touch at least two territories, in a fixed order (R10.5)."""
        if not self._searched:
            self._searched = True
            while self._edged != self.in_play:
                self._edge_on(first(self.in_play & ~self._edged))
            edge = self._edge
            touched = self._touched
            spots = zeros(0)
            for k in range(len(edge)):
                lands: i64 = touched[k]
                if lands > 0 and lands & (lands - 1):
                    spots = append(spots, edge[k])
            self._spots = spots
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

    def _edge_on(self, land: i64) -> None:
        """Take in the sites around one territory more.

        They and those that are known already are both in ascending order: they are merged.
        """
        here: i64 = self.sites[land]
        way: i64 = _SPAN * (here & 1) + _FAR
        around = _AROUND_1 if here & 1 else _AROUND_0
        old = self._edge
        known: i64 = len(old)
        old_touched = self._touched
        edge = zeros(known + len(around))
        touched = zeros(known + len(around))
        k: i64 = 0
        n: i64 = 0
        for j in range(len(around)):
            site: i64 = here + around[j]
            while k < known and old[k] < site:
                edge[n] = old[k]
                touched[n] = old_touched[k]
                k += 1
                n += 1
            lands: i64 = 0
            if k < known and old[k] == site:
                lands = old_touched[k]
                k += 1
            if _RELATIONS[way + around[j]] == _OVERLAPPING:
                lands = _COVERED
            elif lands != _COVERED:
                lands |= BIT[land]
            edge[n] = site
            touched[n] = lands
            n += 1
        while k < known:
            edge[n] = old[k]
            touched[n] = old_touched[k]
            k += 1
            n += 1
        self._edge = edge[:n]
        self._touched = touched[:n]
        self._edged |= BIT[land]


_NO_SITES: Final = vec[i64]([NOWHERE] * 16)
