"""The map in characters.

Hexagons are laid like bricks: each row half a brick further to the right than the one above, so
that two hexagons touch on the screen just when they touch on the table. A territory is three
bricks with no line between them: two side by side, and one above or below, across their middle.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias, final

from ardri.cli.look import Look
from ardri.cli.names import fitting_name
from ardri.cli.paint import length
from ardri.cli.scene import Land, Scene

Cell: TypeAlias = tuple[int, int]

#: Widths of a brick to try, the widest that fits first; even, so that half a brick is whole.
_WIDTHS: Final = (12, 10, 8, 6)
#: Lines of a brick, with its upper border.
_HIGH: Final = 3

_LEFT, _RIGHT, _UP, _DOWN = 1, 2, 4, 8
#: Lines that meet, by the sides they come from.
_LINES: Final = " ╴╶─╵╯╰┴╷╮╭┬│┤├┼"


@dataclass(frozen=True)
class Marks:
    """What stands out on a map: territories to choose from, and the empty places."""

    lands: frozenset[str] = frozenset()
    #: Labels of the empty places that can be chosen, each with its hexagons.
    spots: tuple[tuple[str, tuple[Cell, ...]], ...] = field(default=())


def draw(scene: Scene, marks: Marks, look: Look) -> list[str]:
    """The map's lines; none, if there is no room for it in so many columns."""
    if not scene.lands:
        return []
    for turns in range(6):
        # Turned by a sixth at a time, if it is too wide as it lies.
        owners = {
            _turned(cell, turns): land.id for land in scene.lands for cell in map(_cell, land.hexes)
        }
        spots = {label: tuple([_turned(c, turns) for c in cells]) for label, cells in marks.spots}
        cells = [*owners, *[cell for group in spots.values() for cell in group]]
        for wide in _WIDTHS:
            if _span(cells, wide) <= look.columns:
                return _Canvas(scene, owners, spots, wide, marks, look).lines()
    return []


def _cell(hexagon: tuple[int, int]) -> Cell:
    return hexagon[0], hexagon[1]


def _turned(cell: Cell, turns: int) -> Cell:
    q, r = cell
    for _ in range(turns):
        q, r = -r, q + r
    return q, r


def _column(cell: Cell, wide: int) -> int:
    return (2 * cell[0] + cell[1]) * wide // 2


def _span(cells: list[Cell], wide: int) -> int:
    columns = [_column(cell, wide) for cell in cells]
    return max(columns) - min(columns) + wide + 1


@final
class _Canvas:
    """A grid of characters, each with what colours it."""

    def __init__(
        self,
        scene: Scene,
        owners: dict[Cell, str],
        spots: dict[str, tuple[Cell, ...]],
        wide: int,
        marks: Marks,
        look: Look,
    ) -> None:
        self._owners: Final = owners
        self._wide: Final = wide
        self._paint: Final = look.paint
        cells = [*owners, *[cell for group in spots.values() for cell in group]]
        self._left: Final = min(_column(cell, wide) for cell in cells)
        self._top: Final = min(r for _, r in cells)
        self._width: Final = _span(cells, wide)
        self._rows: Final = max(r for _, r in cells) - self._top + 1
        high = self._rows * _HIGH + 1
        self._joints = [[0] * self._width for _ in range(high)]
        self._texts: list[dict[int, tuple[str, str]]] = [{} for _ in range(high)]
        self._draw_coasts()
        for land in scene.lands:
            mine = [cell for cell, owner in owners.items() if owner == land.id]
            _Writer(self, scene, marks, look).write(land, mine)
        for label, group in spots.items():
            self._label(label, group)

    def place(self, cell: Cell) -> tuple[int, int]:
        """Column and line of a brick's upper left corner."""
        return _column(cell, self._wide) - self._left, (cell[1] - self._top) * _HIGH

    def put(self, column: int, line: int, plain: str, painted: str) -> None:
        """Write a text over whatever is there."""
        self._texts[line][column] = (plain, painted)

    def lines(self) -> list[str]:
        """The finished map."""
        out: list[str] = []
        for joints, texts in zip(self._joints, self._texts, strict=True):
            line = ""
            column = 0
            while column < self._width:
                if column in texts:
                    plain, painted = texts[column]
                    line += painted
                    column += length(plain)
                else:
                    line += _LINES[joints[column]]
                    column += 1
            out.append(line.rstrip())
        while out and not out[-1]:
            out.pop()
        while out and not out[0]:
            del out[0]
        return out

    def _draw_coasts(self) -> None:
        """A line between hexagons of different territories, and by the sea."""
        half = self._wide // 2
        around = {
            cell
            for q, r in self._owners
            for cell in ((q, r), (q + 1, r), (q, r + 1), (q - 1, r + 1))
        }
        for q, r in around:
            here = self._owners.get((q, r))
            column, line = self.place((q, r))
            if here != self._owners.get((q - 1, r)):
                for k in range(_HIGH):
                    self._joints[line + k][column] |= _DOWN
                    self._joints[line + k + 1][column] |= _UP
            for k, above in enumerate(((q, r - 1), (q + 1, r - 1))):
                if here != self._owners.get(above):
                    for x in range(column + k * half, column + (k + 1) * half):
                        self._joints[line][x] |= _RIGHT
                        self._joints[line][x + 1] |= _LEFT

    def _label(self, label: str, group: tuple[Cell, ...]) -> None:
        """A place's label, where its three hexagons meet: no two places meet at the same point."""
        rows = [r for _, r in group]
        pair = sorted([cell for cell in group if rows.count(cell[1]) == 2])
        alone = next(cell for cell in group if rows.count(cell[1]) == 1)
        column, line = self.place(pair[1])
        if alone[1] > pair[1][1]:
            line += _HIGH
        column -= (len(label) - 1) // 2
        self.put(max(0, column), line, label, self._paint.gold(label))


@final
class _Writer:
    """Writes a territory's name, clans and buildings into its bricks."""

    def __init__(self, canvas: _Canvas, scene: Scene, marks: Marks, look: Look) -> None:
        self._canvas: Final = canvas
        self._scene: Final = scene
        self._marks: Final = marks
        self._look: Final = look
        self._paint: Final = look.paint
        self._wide: Final = canvas._wide

    def write(self, land: Land, cells: list[Cell]) -> None:
        """Name and clans in the two bricks side by side, buildings in the one that is alone."""
        rows = [r for _, r in cells]
        pair = sorted([cell for cell in cells if rows.count(cell[1]) == 2])
        alone = next(cell for cell in cells if rows.count(cell[1]) == 1)
        room = 2 * self._wide - 1
        column, line = self._canvas.place(pair[0])
        name = fitting_name(self._look.words, land.id, room)
        self._centred(column, line + 1, room, name, self._name(land, name))
        self._clans(land, column, line + 2, room)
        column, line = self._canvas.place(alone)
        lower = alone[1] > pair[0][1]
        signs = [built_signs(land), holy_signs(land)]
        for k, sign in enumerate([s for s in signs if s] if lower else ["", *signs][-2:]):
            if sign:
                self._centred(column, line + 1 + k, self._wide - 1, sign, sign)

    def _name(self, land: Land, name: str) -> str:
        if self._scene.clash is not None and self._scene.clash.land == land.id:
            return self._paint.clash(name)
        if land.id in self._marks.lands:
            return self._paint.gold(name)
        return self._paint.bold(name)

    def _clans(self, land: Land, column: int, line: int, room: int) -> None:
        parts: list[tuple[int, str]] = []
        for seat, n in enumerate(land.clans):
            if n:
                parts.append(
                    (seat, f"{self._look.letter(seat)}{n}{'*' if land.chief == seat else ''}")
                )
        plain = " ".join(text for _, text in parts)
        gap = " "
        if length(plain) > room:
            plain, gap = plain.replace(" ", ""), ""
        painted = gap.join(self._paint.seat(seat, text) for seat, text in parts)
        self._centred(column, line, room, plain, painted)

    def _centred(self, column: int, line: int, room: int, plain: str, painted: str) -> None:
        if plain:
            self._canvas.put(column + 1 + (room - length(plain)) // 2, line, plain, painted)


def built_signs(land: Land) -> str:
    """The Capital and the other citadels."""
    others = land.citadels - int(land.capital)
    return ("★" if land.capital else "") + (f"▲{others}" if others else "")


def holy_signs(land: Land) -> str:
    """The sanctuaries and the Festival."""
    return (f"◎{land.sanctuaries}" if land.sanctuaries else "") + ("♪" if land.festival else "")
