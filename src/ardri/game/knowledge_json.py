"""Who knows what, as JSON data: only what differs from what goes without saying.

Without saying: each seat knows its own cards; everybody knows the open piles, the Action cards
named in ``action_discard``, which territories are in which set of the stack, and how many cards
there are anywhere; and nobody knows anything else.
"""

from __future__ import annotations

from typing import Final

from ardri.game.reading import Node
from ardri.rules.bits import BIT, members
from ardri.rules.bundles import BOUNDS, FIRST, SECOND
from ardri.rules.cards.names import (
    ACTION_CARDS,
    ACTIONS,
    ADVANTAGES,
    CARDS,
    FIRST_ADVANTAGE,
    TALES,
    TERRITORIES,
)
from ardri.rules.compat import i64, vec
from ardri.rules.frames import ANNOUNCED, CARD, FLAGS, ME, PLAY, WIDTH
from ardri.rules.position import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    POOL,
    TRAY,
    ZONES,
    Position,
    frames_used,
)
from ardri.rules.steps import KIND_OF

_NAMES: Final = CARDS[:FIRST_ADVANTAGE]
#: What a seat passed on in the draft; its five bounds, four bits each.
_BUNDLE: Final = "passed on"
#: The sets of the stack: "stack 0" and so on.
_STACK: Final = "stack "
_SHIFTS: Final = (0, 4, 8, 12, 16)
_SINGLE: Final = {"set-aside": ASIDE, "discard": DISCARD, "deck": DECK, "pool": POOL}


def zone_names(players: int) -> dict[str, int]:
    """The hidden places of cards by name."""
    out = {f"hand {seat}": HAND + seat for seat in range(players)}
    out.update({f"tray {seat}": TRAY + seat for seat in range(players)})
    out.update(_SINGLE)
    return out


def row_names(players: int) -> dict[str, int]:
    """The rows of knowledge by name: the seats and the public."""
    return {**{str(seat): seat for seat in range(players)}, "public": players}


def zones_of(p: Position) -> list[int]:
    """Which cards are in each hidden place; one being declared counts as in hand (R5.2)."""
    out = [0] * ZONES
    for seat in range(4):
        out[HAND + seat] = int(p.hand[seat]) & ~ADVANTAGES
        out[TRAY + seat] = int(p.tray[seat])
    out[ASIDE], out[DISCARD] = int(p.aside), int(p.action_discard)
    out[DECK], out[POOL] = int(p.deck), int(p.pool)
    for f in range(0, frames_used(p), WIDTH):
        if KIND_OF[p.frames[f]] == PLAY and not p.frames[f + FLAGS] & ANNOUNCED:
            card = int(BIT[p.frames[f + CARD]]) & ~ADVANTAGES
            out[HAND + int(p.frames[f + ME])] |= card
    return out


def plain_knowledge(p: Position, shown: int) -> list[int]:
    """What goes without saying, as ``may`` has it; ``shown`` are the discards that all know."""
    players = int(p.options.players)
    zones = zones_of(p)
    out: list[int] = []
    for row in range(players + 1):
        own = 0 if row == players else zones[HAND + row] | zones[TRAY + row]
        everywhere = 0
        for cards in zones:
            everywhere |= cards
        unknown = everywhere & ~own & ~shown
        masks = [0] * ZONES
        for zone in range(ZONES):
            if row < players and zone in (HAND + row, TRAY + row):
                masks[zone] = zones[zone]
                continue
            # Cards of a kind are thought possible wherever there are unknown ones of that kind.
            for kind in (ACTIONS, TALES):
                if zones[zone] & kind & ~shown:
                    masks[zone] |= unknown & kind
        masks[DISCARD] |= shown
        out += masks
    return out


def commonly_known(p: Position) -> int:
    """The discarded Action cards of which the public knows that they lie there."""
    at = ZONES * int(p.options.players)
    elsewhere = 0
    for zone in range(ZONES):
        if zone != DISCARD:
            elsewhere |= int(p.may[at + zone])
    return int(p.action_discard) & ~elsewhere


def write_knowledge(p: Position) -> dict[str, object]:
    """What differs from what goes without saying."""
    players = int(p.options.players)
    plain = plain_knowledge(p, commonly_known(p))
    out: dict[str, object] = {}
    for name, row in row_names(players).items():
        differs = {
            place: [CARDS[card] for card in members(p.may[ZONES * row + zone])]
            for place, zone in zone_names(players).items()
            if p.may[ZONES * row + zone] != plain[ZONES * row + zone]
        }
        parts: dict[str, object] = {**differs}
        for k in range(len(p.stack)):
            lands = int(p.stack_may[(players + 1) * k + row])
            if lands != p.stack[k]:
                parts[f"{_STACK}{k}"] = [TERRITORIES[land] for land in members(lands)]
        if row < players and any(p.bundles[part + row] for part in (FIRST, SECOND, BOUNDS)):
            parts[_BUNDLE] = _write_bundle(p, row)
        if parts:
            out[name] = parts
    return out


def _write_bundle(p: Position, row: int) -> dict[str, object]:
    """What a seat knows of the packets that it passed on in the draft (``rules/bundles.py``)."""
    bounds = int(p.bundles[BOUNDS + row])
    return {
        "first": [CARDS[card] for card in members(p.bundles[FIRST + row])],
        "second": [CARDS[card] for card in members(p.bundles[SECOND + row])],
        "bounds": [bounds >> shift & 15 for shift in _SHIFTS],
    }


def _read_bundle(p: Position, row: int, node: Node) -> None:
    parts = ("first", "second", "bounds")
    fields = node.fields([*parts], parts)
    for part, at in (("first", FIRST), ("second", SECOND)):
        cards = [item.word("action-card", ACTION_CARDS) for item in fields[part].items()]
        p.bundles[at + row] = sum({int(BIT[card]) for card in cards})
    bounds = [item.integer(0, 15) for item in fields["bounds"].items()]
    if len(bounds) != len(_SHIFTS):
        fields["bounds"].fail("refusal-numbers", count=len(_SHIFTS))
    p.bundles[BOUNDS + row] = sum(n << shift for n, shift in zip(bounds, _SHIFTS, strict=True))


def read_knowledge(p: Position, shown: int, node: Node | None) -> None:
    """Fill in who knows what, of a position that has all its cards and its stack."""
    p.may = vec[i64](plain_knowledge(p, shown))
    if node is None:
        return
    rows = row_names(int(p.options.players))
    stack = {f"{_STACK}{k}": k for k in range(len(p.stack))}
    zones = zone_names(int(p.options.players))
    for name, row in node.fields([*rows]).items():
        bundle = [_BUNDLE] if name != "public" else []
        for place, things in row.fields([*zones, *stack, *bundle]).items():
            if place == _BUNDLE:
                _read_bundle(p, rows[name], things)
            elif place in stack:
                _read_lands(p, rows[name], stack[place], things)
            else:
                _read_zone(p, rows[name], zones[place], things)


def _read_zone(p: Position, row: int, zone: int, node: Node) -> None:
    """The cards that a row thinks possible in a place."""
    mask = 0
    for card in node.items():
        mask |= int(BIT[card.word("card", _NAMES)])
    missing = members(zones_of(p)[zone] & ~mask)
    if missing:
        node.fail("refusal-must-be-possible", name=CARDS[missing[0]])
    p.may[ZONES * row + zone] = mask


def _read_lands(p: Position, row: int, k: int, node: Node) -> None:
    """The territories that a row thinks possible in a set of the stack."""
    mask = 0
    for item in node.items():
        land = item.word("territory", TERRITORIES)
        if p.island.in_play & BIT[land]:
            item.fail("refusal-land-on-map", territory=TERRITORIES[land])
        mask |= int(BIT[land])
    missing = members(p.stack[k] & ~mask)
    if missing:
        node.fail("refusal-must-be-possible", name=TERRITORIES[missing[0]])
    p.stack_may[(p.options.players + 1) * k + row] = mask
