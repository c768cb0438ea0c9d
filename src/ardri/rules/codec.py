"""Positions as bytes: short, and fast to write. ``docs/position.md`` does not speak of them.

Every number is written in as many bytes as it needs, seven bits in each, the lowest first. What
follows from the rest is left out: neighbours, presence. What each seat knows is written as the
difference from what the public knows.
"""

from __future__ import annotations

from typing import Final, final

from ardri.rules.bits import BIT, first, zeros
from ardri.rules.cards.names import ACTIONS, FIRST_ADVANTAGE, FIRST_TALE, TALES
from ardri.rules.clans import put
from ardri.rules.compat import BytesWriter, i64, vec
from ardri.rules.frames import CLASH, FIELDS
from ardri.rules.island import NOWHERE, Island, site_at
from ardri.rules.options import Options
from ardri.rules.position import (
    NONE,
    SIZE_OF,
    WIDTH,
    ZONES,
    Position,
    blank_position,
    frames_used,
)
from ardri.rules.steps import KIND_OF, STEPS

#: The first byte: the layout of what follows.
FORMAT: Final[i64] = 2
#: The same without what the seats know: there is no way back from it.
TRUTH_ONLY: Final[i64] = 3


def _usual() -> list[int]:
    """For each kind of frame, the numbers that most frames of it have: they are not written."""
    out: list[int] = []
    for fields in FIELDS:
        frame = [0] + [_OF_FIELD.get(name, 0) for name in fields]
        out += frame + [0] * (12 - len(frame))
    return out


#: What fields mostly are that mostly are not 0.
_OF_FIELD: Final = {"u": -1, "who": -1, "it": -1, "next": -1, "victim": -1, "to": -1, "bag": 1}
_USUAL: Final = vec[i64](_usual())
#: Sites are written as their distance from the first one's.
_ORIGIN: Final[i64] = site_at(0, 0, 0)


class BadBytes(ValueError):
    """These bytes are no position."""


# ---------------------------------------------------------------------------------------- writing


def to_bytes(p: Position, knowledge: bool = True) -> bytes:
    """A position as bytes: equal positions give equal bytes.

    Without ``knowledge`` they do not say what the seats know, and are for comparing only.
    """
    w = BytesWriter()
    w.append(FORMAT if knowledge else TRUTH_ONLY)
    for number in p.options.key():
        _write(w, number)
    _write_course(w, p)
    _write_map(w, p)
    _write_cards(w, p)
    _write_frames(w, p)
    if knowledge:
        _write_knowledge(w, p)
    return w.getvalue()


def _write(w: BytesWriter, number: i64) -> None:
    """A number from 0 up."""
    while number > 127:
        w.append(number & 127 | 128)
        number >>= 7
    w.append(number)


def _write_signed(w: BytesWriter, number: i64) -> None:
    """A number of either sign; small ones are short."""
    if number >= 0:
        _write(w, 2 * number)
    else:
        _write(w, -2 * number - 1)


def _write_set(w: BytesWriter, cards: i64) -> None:
    """A set of cards, kind by kind; most sets have no Advantage cards or are empty."""
    actions: i64 = cards & ACTIONS
    tales: i64 = (cards & TALES) >> FIRST_TALE
    advantages: i64 = cards >> FIRST_ADVANTAGE
    which: i64 = 0
    if actions:
        which = 1
    if tales:
        which |= 2
    if advantages:
        which |= 4
    w.append(which)
    if actions:
        _write(w, actions)
    if tales:
        _write(w, tales)
    if advantages:
        _write(w, advantages)


def _write_course(w: BytesWriter, p: Position) -> None:
    _write_signed(w, p.round)
    _write_signed(w, p.outcome)
    _write_signed(w, p.brenn)
    _write_signed(w, p.flock)
    _write_signed(w, p.pretenders)
    _write_signed(w, p.capital)
    _write_signed(w, p.festival)
    _write_signed(w, p.citadels_left)
    _write_signed(w, p.sanctuaries_left)
    _write_signed(w, p.deeds_left)
    _write_signed(w, p.asked)
    for seat in range(p.options.players):
        _write_signed(w, p.deeds[seat])
        _write_signed(w, p.reserve[seat])


def _write_map(w: BytesWriter, p: Position) -> None:
    _write(w, p.island.in_play)
    left: i64 = p.island.in_play
    while left:
        land: i64 = first(left)
        left &= left - 1
        _write_signed(w, p.island.sites[land] - _ORIGIN)
        _write(w, p.buildings[land] | p.buildings[16 + land] << 4)
        at: i64 = 4 * land
        c = p.clans
        _write(w, c[at] | c[at + 1] << 4 | c[at + 2] << 8 | c[at + 3] << 12)
    _write(w, len(p.stack))
    for lands in p.stack:
        _write(w, lands)


def _write_cards(w: BytesWriter, p: Position) -> None:
    _write_set(w, p.aside | p.epic_discard | p.advantage_table)
    _write_set(w, p.action_discard | p.deck | p.advantage_played)
    _write_set(w, p.pool)
    _write_set(w, p.playing)
    for seat in range(p.options.players):
        _write_set(w, p.hand[seat])
    trays: i64 = 0
    for tray in range(8):
        if p.tray[tray]:
            trays |= BIT[tray]
    _write(w, trays)
    for tray in range(8):
        if p.tray[tray]:
            _write_set(w, p.tray[tray])


def _write_frames(w: BytesWriter, p: Position) -> None:
    fr = p.frames
    _write(w, frames_used(p) // WIDTH)
    f: i64 = 0
    while f <= p.top:
        _write(w, fr[f])
        usual: i64 = WIDTH * KIND_OF[fr[f]]
        which: i64 = 0
        for k in range(1, SIZE_OF[fr[f]]):
            if fr[f + k] != _USUAL[usual + k]:
                which |= BIT[k]
        _write(w, which >> 1)
        for k in range(1, SIZE_OF[fr[f]]):
            if which & BIT[k]:
                _write_signed(w, fr[f + k])
        f += WIDTH


def _write_knowledge(w: BytesWriter, p: Position) -> None:
    players: i64 = p.options.players
    public: i64 = ZONES * players
    blank = zeros(ZONES)
    _write_row(w, p.may, public, blank, 0)
    for seat in range(players):
        _write_row(w, p.may, ZONES * seat, p.may, public)
    different: bool = False
    rows: i64 = players + 1
    for at in range(len(p.stack_may)):
        different = different or p.stack_may[at] != p.stack[at // rows]
    w.append(1 if different else 0)
    if different:
        for mask in p.stack_may:
            _write(w, mask)
    _write_row(w, p.bundles, 0, blank, 0)


def _write_row(w: BytesWriter, row: vec[i64], at: i64, like: vec[i64], like_at: i64) -> None:
    """Twelve numbers: which differ from those of another row, and by what."""
    which: i64 = 0
    for k in range(ZONES):
        if row[at + k] != like[like_at + k]:
            which |= BIT[k]
    _write(w, which)
    for k in range(ZONES):
        difference: i64 = row[at + k] ^ like[like_at + k]
        if difference:
            _write(w, difference)


# ---------------------------------------------------------------------------------------- reading


def from_bytes(data: bytes) -> Position:
    """The position that ``to_bytes`` wrote."""
    reader = _Reader(data)
    players = reader.one()
    if not 2 <= players <= 4:
        raise BadBytes(f"these bytes are no position: {players} players")
    ruleset = reader.below(5)
    scenario = reader.below(2)
    possible = reader.below(2)
    options = Options(players, ruleset, scenario, possible == 1, reader.one())
    course = [reader.signed() for _ in range(11 + 2 * players)]
    p = _read_map(reader, options)
    p.round = course[0]
    p.outcome = course[1]
    p.brenn, p.flock, p.pretenders = course[2], course[3], course[4]
    p.capital, p.festival = course[5], course[6]
    p.citadels_left, p.sanctuaries_left, p.deeds_left = course[7], course[8], course[9]
    p.asked = course[10]
    for seat in range(players):
        p.deeds[seat] = course[11 + 2 * seat]
        p.reserve[seat] = course[12 + 2 * seat]
    _read_cards(reader, p)
    _read_frames(reader, p)
    _read_knowledge(reader, p)
    reader.end()
    return p


def _read_map(reader: _Reader, options: Options) -> Position:
    sites = zeros(16)
    buildings = zeros(32)
    clans: list[int] = [0] * 16
    left: i64 = reader.below(1 << 16)
    while left:
        land: i64 = first(left)
        left &= left - 1
        site = reader.signed() + int(_ORIGIN)
        if not NOWHERE < site < 2 * int(_ORIGIN):
            raise BadBytes("these bytes are no position: a territory lies nowhere")
        sites[land] = site
        there = reader.one()
        buildings[land] = there & 15
        buildings[16 + land] = there >> 4
        clans[land] = reader.one()
    p = blank_position(options, Island(sites))
    p.buildings = buildings
    for land in range(16):
        for seat in range(4):
            n: i64 = clans[land] >> (4 * seat) & 15
            if n:
                put(p, land, seat, n)
    p.stack = vec[i64]([reader.one() for _ in range(reader.below(17))])
    return p


def _read_cards(reader: _Reader, p: Position) -> None:
    one = reader.cards()
    other = reader.cards()
    p.aside, p.epic_discard = one & int(ACTIONS), one & int(TALES)
    p.advantage_table = one >> int(FIRST_ADVANTAGE) << int(FIRST_ADVANTAGE)
    p.action_discard, p.deck = other & int(ACTIONS), other & int(TALES)
    p.advantage_played = other >> int(FIRST_ADVANTAGE) << int(FIRST_ADVANTAGE)
    p.pool = reader.cards()
    p.playing = reader.cards()
    for seat in range(p.options.players):
        p.hand[seat] = reader.cards()
    trays: i64 = reader.below(256)
    for tray in range(8):
        if trays & BIT[tray]:
            p.tray[tray] = reader.cards()


def _read_frames(reader: _Reader, p: Position) -> None:
    depth = reader.below(1024)
    numbers: list[int] = []
    for _ in range(depth):
        step = reader.one()
        if step >= len(STEPS):
            raise BadBytes(f"these bytes are no position: no step has the number {step}")
        usual = int(WIDTH * KIND_OF[step])
        frame = [int(n) for n in _USUAL[usual : usual + WIDTH]]
        frame[0] = step
        which: i64 = reader.below(1 << (int(SIZE_OF[step]) - 1)) << 1
        for k in range(1, SIZE_OF[step]):
            if which & BIT[k]:
                frame[k] = reader.signed()
        numbers += frame
    p.frames = vec[i64](numbers)
    find_frames(p, len(numbers))


def find_frames(p: Position, used: int) -> None:
    """Find the top frame, and the clash if there is one, in a stack that has been filled."""
    p.clash = NONE
    p.top = used - int(WIDTH) if used else NONE
    f: i64 = p.top
    while f >= 0:
        if KIND_OF[p.frames[f]] == CLASH:
            p.clash = f
        f -= WIDTH


def _read_knowledge(reader: _Reader, p: Position) -> None:
    players: i64 = p.options.players
    public: i64 = ZONES * players
    p.may = zeros(ZONES * (players + 1))
    _read_row(reader, p.may, public, p.may, public)
    for seat in range(players):
        _read_row(reader, p.may, ZONES * seat, p.may, public)
    rows = int(players) + 1
    if reader.below(2):
        p.stack_may = vec[i64]([reader.one() for _ in range(rows * len(p.stack))])
    else:
        p.stack_may = vec[i64]([lands for lands in p.stack for _ in range(rows)])
    p.bundles = zeros(12)
    _read_row(reader, p.bundles, 0, p.bundles, 0)


def _read_row(reader: _Reader, row: vec[i64], at: i64, like: vec[i64], like_at: i64) -> None:
    which: i64 = reader.below(1 << 12)
    for k in range(ZONES):
        difference: i64 = 0
        if which & BIT[k]:
            difference = reader.one()
        row[at + k] = like[like_at + k] ^ difference


@final
class _Reader:
    """Some bytes, taken number by number."""

    def __init__(self, data: bytes) -> None:
        if not data or data[0] != FORMAT:
            raise BadBytes("these bytes are no position of this version")
        self._data: Final = data
        self._at = 1

    def one(self) -> int:
        """The next number, from 0 up."""
        data = self._data
        at = self._at
        value = 0
        shift = 0
        while at < len(data) and shift <= 56:
            byte = data[at]
            at += 1
            value |= (byte & 127) << shift
            if byte < 128:
                self._at = at
                return value
            shift += 7
        raise BadBytes(f"these bytes are no position: they break off at byte {self._at}")

    def signed(self) -> int:
        """The next number, of either sign."""
        value = self.one()
        return value >> 1 if value & 1 == 0 else -(value + 1 >> 1)

    def below(self, limit: int) -> int:
        """The next number, which must be smaller than this."""
        value = self.one()
        if value >= limit:
            raise BadBytes(f"these bytes are no position: {value} where less is to be")
        return value

    def cards(self) -> int:
        """The next set of cards."""
        which = self.below(8)
        out = self.below(1 << 17) if which & 1 else 0
        if which & 2:
            out |= self.below(1 << 30) << 17
        if which & 4:
            out |= self.below(1 << 16) << 47
        return out

    def end(self) -> None:
        """Nothing may be left."""
        if self._at != len(self._data):
            raise BadBytes(f"these bytes are no position: too many from byte {self._at}")
