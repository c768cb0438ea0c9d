"""What must be true of every position: checked by tests and by ``ardri simulate --check``."""

from __future__ import annotations

from ardri.rules.bits import BIT, members
from ardri.rules.bundles import bundle_of, fits
from ardri.rules.cards.names import ADVANTAGES, ALL_TERRITORIES, CARDS, FIRST_ADVANTAGE, TALES
from ardri.rules.clans import sheltered
from ardri.rules.codec import from_bytes, to_bytes
from ardri.rules.compat import i64
from ardri.rules.engine import legal, who
from ardri.rules.frames import ANNOUNCED, CARD, CLASH_SITE, CLASHES, FLAGS, ME, PLAY, WIDTH, N
from ardri.rules.island import NOWHERE
from ardri.rules.options import CLANS
from ardri.rules.position import CHANCE_ASKED, GOES_ON, HAND, TRAY, ZONES, Position
from ardri.rules.repertoire import PRINTED
from ardri.rules.steps import KIND_OF


def faults(p: Position) -> list[str]:
    """What is wrong with a position, in sentences; nothing, if all is well."""
    return _cards(p) + _clans(p) + _map(p) + _supplies(p) + _knowledge(p) + _course(p)


def _cards(p: Position) -> list[str]:
    """Every card of the game is in exactly one place."""
    places: list[i64] = [
        p.aside,
        p.action_discard,
        p.pool,
        p.deck,
        p.epic_discard,
        p.advantage_table,
        p.advantage_played,
        p.playing,
    ]
    places += list(p.hand)
    places += [p.tray[seat] for seat in range(4)]
    out: list[str] = []
    everywhere: i64 = 0
    twice: i64 = 0
    for cards in places:
        twice |= cards & everywhere
        everywhere |= cards
    for number in members(twice):
        out.append(f"{CARDS[number]} is in two places")
    expected: i64 = p.options.actions | TALES | (p.island.in_play << FIRST_ADVANTAGE)
    for number in members(expected & ~everywhere):
        out.append(f"{CARDS[number]} is nowhere")
    for number in members(everywhere & ~expected):
        out.append(f"{CARDS[number]} is in the game")
    for seat in range(4):
        if p.tray[4 + seat] & ~(p.tray[seat] | p.hand[seat]):
            out.append(f"player {seat} has chosen cards that are not there")
    return out


def _clans(p: Position) -> list[str]:
    """Twelve clans a colour, on the map, in reserve or on a card (Q18)."""
    out: list[str] = []
    for seat in range(4):
        on_map: i64 = 0
        presence: i64 = 0
        for land in range(16):
            n: i64 = p.clans[4 * land + seat]
            on_map += n
            if n:
                presence |= BIT[land]
            if n < 0 or (n and not p.island.in_play & BIT[land]):
                out.append(f"player {seat} has {n} clans in territory {land}")
        there: i64 = CLANS if seat < p.options.players else 0
        if on_map + p.reserve[seat] + _gathered(p, seat) != there or p.reserve[seat] < 0:
            out.append(f"player {seat} has {on_map} clans on the map, {p.reserve[seat]} in reserve")
        if presence != p.presence[seat]:
            out.append(f"player {seat}'s presence is out of date")
        if p.clash >= 0:
            site: i64 = p.frames[p.clash + CLASH_SITE]
            if sheltered(p, site, seat) > p.clans[4 * site + seat]:
                out.append(f"player {seat} has more clans sheltered than present")
    return out


def _gathered(p: Position, seat: i64) -> i64:
    """A player's clans that lie on a card till the clash is over: its frame lies below (Q39)."""
    out: i64 = 0
    f: i64 = WIDTH
    while f <= p.top:
        if KIND_OF[p.frames[f]] == PLAY and KIND_OF[p.frames[f - WIDTH]] == CLASHES:
            out += p.frames[f + N] if p.frames[f + ME] == seat else 0
        f += WIDTH
    return out


def _map(p: Position) -> list[str]:
    """The map is one piece; what is not on it is in the stack, once."""
    out: list[str] = []
    if not p.island.one_piece():
        out.append("the map is in pieces")
    everywhere: i64 = p.island.in_play
    rows: i64 = p.options.players + 1
    for k, lands in enumerate(p.stack):
        if lands & everywhere:
            out.append("a territory is in two places")
        everywhere |= lands
        if not lands:
            out.append("a set of the stack is empty")
        for row in range(rows):
            if lands & ~p.stack_may[rows * k + row]:
                out.append(f"row {row} thinks the truth impossible in set {k} of the stack")
    if everywhere != ALL_TERRITORIES:
        out.append("a territory is missing")
    for land in range(16):
        if (p.island.sites[land] == NOWHERE) == (p.island.in_play & BIT[land] != 0):
            out.append(f"territory {land} is in play without a place, or the other way round")
    return out


def _supplies(p: Position) -> list[str]:
    """Tokens and buildings: none lost, none made."""
    citadels: i64 = p.citadels_left
    sanctuaries: i64 = p.sanctuaries_left
    deeds: i64 = p.deeds_left
    for land in range(16):
        citadels += p.buildings[land]
        sanctuaries += p.buildings[16 + land]
        if p.island.in_play & BIT[land]:
            sanctuaries -= PRINTED[land]
    for seat in range(4):
        deeds += p.deeds[seat]
    out: list[str] = []
    options = p.options
    if citadels != options.citadels or p.citadels_left < 0:
        out.append(f"{citadels} citadels instead of {options.citadels}")
    if sanctuaries != options.sanctuaries or p.sanctuaries_left < 0:
        out.append(f"{sanctuaries} sanctuaries instead of {options.sanctuaries}")
    if deeds != options.deeds or p.deeds_left < 0:
        out.append(f"{deeds} Deeds instead of {options.deeds}")
    return out


def _knowledge(p: Position) -> list[str]:
    """The truth is possible for every row, and nothing is possible where all lies open."""
    out: list[str] = []
    zones: list[i64] = [p.hand[seat] & ~ADVANTAGES for seat in range(4)]
    zones += [p.tray[seat] for seat in range(4)]
    zones += [p.aside, p.action_discard, p.deck, p.pool]
    declared: i64 = _declared(p)
    for row in range(p.options.players + 1):
        at: i64 = ZONES * row
        for zone in range(ZONES):
            if zones[zone] & ~p.may[at + zone]:
                out.append(f"row {row} thinks the truth impossible in zone {zone}")
            if not zones[zone] and p.may[at + zone] and not _unsettled(p, zone, declared):
                out.append(f"row {row} thinks cards possible in empty zone {zone}")
        if row < p.options.players:
            if not _bundle_fits(p, row, zones, declared):
                out.append(f"player {row}'s bundle says that the truth is impossible")
            if p.may[at + HAND + row] & ~declared != zones[HAND + row]:
                out.append(f"player {row} does not know their own hand")
            if p.may[at + TRAY + row] != zones[TRAY + row] and not _unsettled(p, TRAY + row, 0):
                out.append(f"player {row} does not know their own packet")
    return out


def _declared(p: Position) -> i64:
    """The card that is being declared, if any: to the others it is still in the hand (R5.2)."""
    f: i64 = p.top
    if f >= 0 and KIND_OF[p.frames[f]] == PLAY and not p.frames[f + FLAGS] & ANNOUNCED:
        return BIT[p.frames[f + CARD]]
    return 0


def _bundle_fits(p: Position, row: i64, zones: list[i64], declared: i64) -> bool:
    """The cards that a player passed on lie as the draft says they can (``bundles.py``)."""
    way: list[i64] = []
    for card in members(bundle_of(p, row) & ~declared):
        way += [zone for zone in range(TRAY + 4) if zones[zone] & BIT[card]]
    return declared != 0 or fits(p, row, way)


def _unsettled(p: Position, zone: i64, declared: i64) -> bool:
    """A hand whose last card is not announced yet; a packet while packets are being dealt."""
    if zone >= TRAY:
        return p.asked == CHANCE_ASKED and p.pool != 0
    return declared != 0


def _course(p: Position) -> list[str]:
    """Somebody can act until the end; bytes and copies are equal to what they were made of."""
    out: list[str] = []
    if p.outcome == GOES_ON:
        if not p.asked:
            out.append("nobody is asked, and nobody has won")
        elif not legal(p, who(p)):
            out.append("somebody is asked and has nothing to choose")
    elif p.asked or p.top >= 0:
        out.append("the game is over and goes on")
    if from_bytes(to_bytes(p)) != p:
        out.append("the position is not the one that its bytes say")
    if p.copy() != p:
        out.append("a copy is not equal")
    return out
