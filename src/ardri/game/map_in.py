"""The map from JSON data: territories, their places, clans and buildings."""

from __future__ import annotations

from typing import Final

from ardri.game.reading import Node
from ardri.rules.bits import BIT, members
from ardri.rules.cards.names import TERRITORIES
from ardri.rules.clans import put
from ardri.rules.compat import i64, vec
from ardri.rules.island import NOWHERE, REACH, Island, hexes_of, site_of
from ardri.rules.options import CLANS
from ardri.rules.position import NONE, Position
from ardri.rules.repertoire import MASKS, NO_CITADEL, PRINTED

_KEYS: Final = ["territory", "hexes", "clans", "citadels", "capital", "sanctuaries", "festival"]
#: More buildings than any edition has.
_MANY: Final = 99


def read_map(p: Position, node: Node, setup: bool) -> None:
    """Lay the island and all that stands on it; outside the setup it has a Capital."""
    entries = [(entry, entry.fields(_KEYS, ("territory", "hexes"))) for entry in node.items()]
    lands = _lay(p, entries)
    if lands:
        _check_one_piece(p, entries, lands)
    buildings = [0] * 32
    for land, (_, fields) in zip(lands, entries, strict=True):
        _read_markers(p, land, fields)
        _read_buildings(p, land, fields, buildings)
        if "clans" in fields:
            _read_clans(p, land, fields["clans"])
    p.buildings = vec[i64](buildings)
    if p.capital == NONE and not setup:
        node.fail("refusal-no-capital")


def _lay(p: Position, entries: list[tuple[Node, dict[str, Node]]]) -> list[int]:
    """Lay the territories; their numbers, in the order of the entries."""
    lands: list[int] = []
    taken: dict[tuple[int, int], str] = {}
    sites = [NOWHERE] * 16
    for _, fields in entries:
        node = fields["territory"]
        land = node.word("territory", TERRITORIES)
        if land in lands:
            node.fail("refusal-land-twice", territory=TERRITORIES[land])
        lands.append(land)
        sites[land] = _site(fields["hexes"])
        for cell in hexes_of(sites[land]):
            if cell in taken:
                where = {"hexagon": str(list(cell)), "territory": taken[cell]}
                fields["hexes"].fail("refusal-hexagon-twice", **where)
            taken[cell] = TERRITORIES[land]
    p.island = Island(vec[i64](sites))
    return lands


def _site(node: Node) -> int:
    cells: list[tuple[int, int]] = []
    for item in node.items():
        pair = [number.integer(-REACH, REACH) for number in item.items()]
        if len(pair) != 2:
            item.fail("refusal-hexagon")
        cells.append((pair[0], pair[1]))
    site = site_of(cells)
    if site == NOWHERE:
        node.fail("refusal-hexagons")
    return site


def _check_one_piece(
    p: Position, entries: list[tuple[Node, dict[str, Node]]], lands: list[int]
) -> None:
    """R1.6: refuse the first territory that cannot be reached from the first entry's."""
    reached = int(BIT[lands[0]])
    grown = 0
    while grown != reached:
        grown = reached
        for land in members(grown):
            reached |= int(p.island.near[land])
    for land, (entry, _) in zip(lands, entries, strict=True):
        if not reached & BIT[land]:
            entry.fail("refusal-in-pieces", territory=TERRITORIES[land])


def _read_markers(p: Position, land: int, fields: dict[str, Node]) -> None:
    """The Capital and the Festival marker: one of each at most."""
    if "capital" in fields and fields["capital"].flag():
        if p.capital != NONE:
            fields["capital"].fail("refusal-capital-twice", territory=TERRITORIES[p.capital])
        p.capital = land
    if "festival" in fields and fields["festival"].flag():
        if p.festival != NONE:
            fields["festival"].fail("refusal-festival-twice", territory=TERRITORIES[p.festival])
        p.festival = land


def _read_buildings(p: Position, land: int, fields: dict[str, Node], buildings: list[int]) -> None:
    """Citadels, the Capital's among them, and sanctuaries, the printed ones among them (R2.2)."""
    capital = int(p.capital == land)
    citadels = fields.get("citadels", Node(capital)).integer(0, _MANY)
    sanctuaries = fields.get("sanctuaries", Node(int(PRINTED[land]))).integer(0, _MANY)
    where = fields.get("citadels") or fields.get("capital")
    if where is not None:
        if citadels and MASKS[NO_CITADEL] & BIT[land]:
            where.fail("refusal-no-citadels", territory=TERRITORIES[land])
        if citadels < capital:
            where.fail("refusal-capital-citadel")
        if citadels > p.citadels_left:
            where.fail("refusal-citadels", count=int(p.options.citadels))
    tokens = sanctuaries - int(PRINTED[land])
    if "sanctuaries" in fields:
        if tokens < 0:
            printed = int(PRINTED[land])
            fields["sanctuaries"].fail(
                "refusal-printed", territory=TERRITORIES[land], count=printed
            )
        if tokens > p.sanctuaries_left:
            fields["sanctuaries"].fail("refusal-sanctuaries", count=int(p.options.sanctuaries))
    p.citadels_left -= citadels
    p.sanctuaries_left -= tokens
    buildings[land] = citadels
    buildings[16 + land] = sanctuaries


def _read_clans(p: Position, land: int, node: Node) -> None:
    counts = [*node.items()]
    if len(counts) != p.options.players:
        node.fail("refusal-one-a-seat", count=int(p.options.players))
    for seat, count in enumerate(counts):
        n = count.integer(0, CLANS)
        if n > p.reserve[seat]:
            count.fail("refusal-clans", seat=seat, count=CLANS)
        if n:
            put(p, land, seat, n)
