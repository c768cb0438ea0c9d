"""A position as JSON data: ``docs/position.md``."""

from __future__ import annotations

from typing import Final

from ardri.game.knowledge_json import commonly_known, write_knowledge
from ardri.game.quiet import lay_quiet, passed_before, phase_of, season_of
from ardri.game.stack_json import write_frames
from ardri.rules.bits import BIT, members
from ardri.rules.cards.names import CARDS, TERRITORIES
from ardri.rules.engine import advance
from ardri.rules.island import NOWHERE, hexes_of
from ardri.rules.options import RULESETS, SCENARIOS, WINDOWS
from ardri.rules.position import DRAWN, GOES_ON, NONE, Position

FLIGHTS: Final = ["clockwise", "counterclockwise"]


def card_ids(mask: int) -> list[str]:
    """The ids of a set of cards, in the order of their numbers."""
    return [CARDS[card] for card in members(mask)]


def land_ids(mask: int) -> list[str]:
    """The ids of a set of territories, in the order of their numbers."""
    return [TERRITORIES[land] for land in members(mask)]


def write_position(p: Position) -> dict[str, object]:
    """The whole truth. ``read_position`` gives an equal position back."""
    shown = commonly_known(p)
    out = {**write_options(p), **write_course(p), "map": write_map(p)}
    out["players"] = [_player(p, seat) for seat in range(p.options.players)]
    out["action_discard"] = card_ids(shown)
    out["discarded_unseen"] = card_ids(p.action_discard & ~shown)
    out["set_aside"] = CARDS[members(p.aside)[0]] if p.aside else None
    out["epic_deck"] = card_ids(p.deck)
    out.update(write_open_piles(p))
    out["stack"] = write_stack(p)
    if p.pool:
        out["pool"] = card_ids(p.pool)
    if not _is_quiet(p):
        out["frames"] = write_frames(p)
    if knowledge := write_knowledge(p):
        out["knowledge"] = knowledge
    return out


def write_options(p: Position) -> dict[str, object]:
    """What the game is played under."""
    options = p.options
    return {
        "ruleset": RULESETS[options.ruleset],
        "scenario": SCENARIOS[options.scenario],
        "windows": WINDOWS[int(options.possible)],
        "round_limit": int(options.round_limit) or None,
    }


def write_course(p: Position) -> dict[str, object]:
    """How far the game has come."""
    phase = phase_of(p)
    out: dict[str, object] = {"round": int(p.round), "phase": phase}
    if phase == "season":
        seat, opening, passes = season_of(p)
        out["turn"] = seat
        out["opening"] = opening
        out["passed"] = passed_before(p, seat, passes)
    if p.outcome != GOES_ON:
        out["winner"] = int(p.outcome) if p.outcome != DRAWN else None
    out["brenn"] = int(p.brenn) if p.brenn != NONE else None
    out["flock"] = FLIGHTS[p.flock]
    return out


def write_map(p: Position) -> list[dict[str, object]]:
    """The territories in play, in the order of their numbers."""
    players = int(p.options.players)
    out: list[dict[str, object]] = []
    for land in range(16):
        site = p.island.sites[land]
        if site != NOWHERE:
            out.append(
                {
                    "territory": TERRITORIES[land],
                    "hexes": [list(cell) for cell in hexes_of(site)],
                    "clans": [int(n) for n in list(p.clans)[4 * land : 4 * land + players]],
                    "citadels": int(p.buildings[land]),
                    "capital": p.capital == land,
                    "sanctuaries": int(p.buildings[16 + land]),
                    "festival": p.festival == land,
                }
            )
    return out


def _player(p: Position, seat: int) -> dict[str, object]:
    out: dict[str, object] = {
        "hand": card_ids(p.hand[seat]),
        "deeds": int(p.deeds[seat]),
        "pretender": bool(p.pretenders & BIT[seat]),
    }
    if p.tray[seat]:
        out["tray"] = card_ids(p.tray[seat])
    if p.tray[4 + seat]:
        out["held"] = card_ids(p.tray[4 + seat])
    return out


def write_open_piles(p: Position) -> dict[str, object]:
    """The piles that all may look through, and the cards that lie open."""
    out: dict[str, object] = {
        "epic_discard": card_ids(p.epic_discard),
        "advantage_table": card_ids(p.advantage_table),
        "advantage_played": card_ids(p.advantage_played),
    }
    if p.playing:
        out["playing"] = card_ids(p.playing)
    return out


def write_stack(p: Position) -> list[list[str]]:
    """The sets of territories to be discovered."""
    return [land_ids(int(lands)) for lands in p.stack]


def _is_quiet(p: Position) -> bool:
    """Whether phase, turn and passes alone say what is going on."""
    if p.outcome != GOES_ON:
        return True
    if p.pool or p.playing or any(list(p.tray)[4:]):
        return False
    q = p.copy()
    seat, opening, passes = season_of(p)
    if passes == p.options.players:
        # All have passed: it is no longer the start of anybody's turn.
        return False
    lay_quiet(q, phase_of(p), seat, opening, passes)
    advance(q)
    return q == p
