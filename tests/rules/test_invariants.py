"""The faults that ``ardri simulate --check`` finds: each one is found."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from ardri.rules import invariants
from ardri.rules.bits import BIT
from ardri.rules.cards.names import CARDS, TERRITORIES
from ardri.rules.compat import i64, vec
from ardri.rules.frames import CLASH_SHELTERED
from ardri.rules.invariants import faults
from ardri.rules.island import Island, site_at
from ardri.rules.offers import clear, unknown
from ardri.rules.position import (
    ASIDE,
    DRAWN,
    GOES_ON,
    HAND,
    TRAY,
    ZONES,
    Position,
    lay_stack,
)
from tests.rules.drafting import deal, dealt, hold, in_game, trays
from tests.rules.play import somewhere
from tests.rules.table import Table

LANDS = {"valley": "2 1 1 capital", "cove": "0 1 1"}
VALLEY = TERRITORIES.index("valley")
BARD = BIT[CARDS.index("bard")]
ERIU = BIT[CARDS.index("eriu")]


def season() -> Position:
    """A position in which all is well: seat 0's turn."""
    return Table(LANDS, ["bard new-clans eriu", "citadel druid", "geis"], set_aside="warlord").p


def drafting() -> Position:
    """A position in the middle of a draft."""
    table = Table({"valley": "1 1 1"}, phase="assembly")
    table.play("chance: clockwise")
    rng = random.Random(1)
    deal(table, dealt(rng, 3, 4, in_game(3)))
    hold(table, [tray[:1] for tray in trays(table)], rng)
    return table.p


def fighting() -> Position:
    """A position in a clash."""
    table = Table({"valley": "2 2 1 capital"}, ["warlord bard", "citadel", "druid"])
    table.play("0: play warlord", "1: shelter")
    return table.p


def _two_places(p: Position) -> None:
    p.action_discard |= BARD


def _nowhere(p: Position) -> None:
    p.hand[0] &= ~BARD


def _out_of_the_game(p: Position) -> None:
    p.action_discard |= BIT[CARDS.index("raid")]


def _not_in_the_packet(p: Position) -> None:
    p.tray[4 + 1] |= p.tray[0] & ~p.tray[1]


def _a_clan_too_many(p: Position) -> None:
    p.clans[4 * VALLEY] += 1


def _nobodys_clans(p: Position) -> None:
    p.reserve[3] = 12


def _off_the_map(p: Position) -> None:
    swamp = TERRITORIES.index("swamp")
    p.clans[4 * swamp] = 1
    p.reserve[0] -= 1
    p.presence[0] |= BIT[swamp]


def _presence(p: Position) -> None:
    p.presence[1] ^= BIT[VALLEY]


def _sheltered(p: Position) -> None:
    p.frames[p.clash + CLASH_SHELTERED] += 12


def _in_pieces(p: Position) -> None:
    sites = p.island.sites[:]
    sites[VALLEY] = site_at(20, 20, 0)
    p.island = Island(sites)


def _land_in_two_places(p: Position) -> None:
    lay_stack(p, [p.stack[0] | BIT[VALLEY]])


def _land_missing(p: Position) -> None:
    lay_stack(p, [p.stack[0] & (p.stack[0] - 1)])


def _an_empty_set(p: Position) -> None:
    p.stack = vec[i64]([p.stack[0], 0])
    p.stack_may = vec[i64]([*p.stack_may, *p.stack_may])


def _truth_impossible_in_the_stack(p: Position) -> None:
    half = p.stack[0] & 0x0FF0
    lay_stack(p, [half, p.stack[0] & ~half])
    p.stack_may[4 + 2] &= p.stack_may[4 + 2] - 1


def _citadel(p: Position) -> None:
    p.citadels_left -= 1


def _sanctuary(p: Position) -> None:
    p.sanctuaries_left += 1


def _deed(p: Position) -> None:
    p.deeds[2] += 1


def _less_than_none(p: Position) -> None:
    p.deeds[2] += 11
    p.deeds_left -= 11


def _truth_impossible(p: Position) -> None:
    p.may[ZONES * 3 + HAND] &= ~ERIU


def _possible_in_an_empty_zone(p: Position) -> None:
    p.action_discard |= p.aside
    p.aside = 0


def _own_hand(p: Position) -> None:
    p.may[HAND] |= BIT[CARDS.index("dagda")]


def _own_packet(p: Position) -> None:
    p.may[ZONES + TRAY + 1] |= p.tray[0] & ~p.tray[1]


def _bundle(p: Position) -> None:
    p.bundles[8] |= 15


def _nobody_asked(p: Position) -> None:
    p.asked = 0
    unknown(p)


def _nothing_to_choose(p: Position) -> None:
    clear(p)


def _over(p: Position) -> None:
    p.outcome = DRAWN


@pytest.mark.parametrize(
    ("start", "spoil", "fault"),
    [
        (season, _two_places, "bard is in two places"),
        (season, _nowhere, "bard is nowhere"),
        (season, _out_of_the_game, "raid is in the game"),
        (drafting, _not_in_the_packet, "player 1 has chosen cards that are not there"),
        (season, _a_clan_too_many, "player 0 has 3 clans on the map, 10 in reserve"),
        (season, _nobodys_clans, "player 3 has 0 clans on the map, 12 in reserve"),
        (season, _off_the_map, "player 0 has 1 clans in territory 14"),
        (season, _presence, "player 1's presence is out of date"),
        (fighting, _sheltered, "player 0 has more clans sheltered than present"),
        (season, _in_pieces, "the map is in pieces"),
        (season, _land_in_two_places, "a territory is in two places"),
        (season, _land_missing, "a territory is missing"),
        (season, _an_empty_set, "a set of the stack is empty"),
        (
            season,
            _truth_impossible_in_the_stack,
            "row 2 thinks the truth impossible in set 1 of the stack",
        ),
        (season, _citadel, "8 citadels instead of 9"),
        (season, _sanctuary, "10 sanctuaries instead of 9"),
        (season, _deed, "11 Deeds instead of 10"),
        (season, _less_than_none, "10 Deeds instead of 10"),
        (season, _truth_impossible, "row 3 thinks the truth impossible in zone 0"),
        (season, _possible_in_an_empty_zone, f"row 0 thinks cards possible in empty zone {ASIDE}"),
        (season, _own_hand, "player 0 does not know their own hand"),
        (drafting, _own_packet, "player 1 does not know their own packet"),
        (drafting, _bundle, "player 0's bundle says that the truth is impossible"),
        (season, _nobody_asked, "nobody is asked, and nobody has won"),
        (season, _nothing_to_choose, "somebody is asked and has nothing to choose"),
        (season, _over, "the game is over and goes on"),
    ],
)
def test_what_is_wrong_is_found(
    start: Callable[[], Position], spoil: Callable[[Position], None], fault: str
) -> None:
    p = start()
    assert faults(p) == []
    spoil(p)
    assert fault in faults(p)


@pytest.mark.interpreted
def test_a_territory_without_a_place_is_found() -> None:
    p = season()
    p.island.in_play = 0
    fault = f"territory {VALLEY} is in play without a place, or the other way round"
    assert fault in faults(p)


@pytest.mark.interpreted
def test_bytes_and_copies_that_are_not_equal_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    p, other = season(), fighting()
    monkeypatch.setattr(invariants, "from_bytes", lambda _: other)
    assert faults(p) == ["the position is not the one that its bytes say"]
    monkeypatch.undo()
    monkeypatch.setattr(Position, "copy", lambda _: other)
    assert faults(p) == ["a copy is not equal"]


def test_a_position_of_a_game_that_is_over_is_sound() -> None:
    p = somewhere(2, 3, 100_000)
    assert p.outcome != GOES_ON
    assert faults(p) == []
