"""The position: all that is true of a game at one moment, as plain numbers.

Sets of cards and territories are masks; what is going on is a stack of frames (``frames.py``). The
fields under "kept up to date" follow from the others.
"""

from __future__ import annotations

from typing import Final, final

from ardri.rules.cards.names import TALES
from ardri.rules.compat import COMPILED, i64, vec
from ardri.rules.events import Scribe
from ardri.rules.island import Island
from ardri.rules.options import CLANS, Options

#: The two directions of the flock.
CLOCKWISE: Final = 0
COUNTERCLOCKWISE: Final = 1

#: ``outcome`` while the game goes on, and when it ended without a king; else it is the king's seat.
GOES_ON: Final = -2
DRAWN: Final = -1

#: The "seat" that deals, draws and tosses; in ``asked`` its bit.
CHANCE: Final = 4
CHANCE_ASKED: Final = 16

#: No territory, no seat.
NONE: Final = -1

#: Hidden zones of cards, of which each row of knowledge has a mask (``knowledge.py``).
HAND: Final = 0
TRAY: Final = 4
ASIDE: Final = 8
DISCARD: Final = 9
DECK: Final = 10
POOL: Final = 11
ZONES: Final = 12


@final
class Position:
    """A position. ``Position(options)`` is blank: see ``setup.new_position`` and ``copy``."""

    __slots__ = (
        "action_discard",
        "advantage_played",
        "advantage_table",
        "aside",
        "asked",
        "brenn",
        "buildings",
        "bundles",
        "capital",
        "choices",
        "citadels_left",
        "clans",
        "clash",
        "deck",
        "deeds",
        "deeds_left",
        "epic_discard",
        "festival",
        "flock",
        "frames",
        "hand",
        "island",
        "may",
        "options",
        "outcome",
        "playing",
        "pool",
        "presence",
        "pretenders",
        "reserve",
        "round",
        "sanctuaries_left",
        "scribe",
        "stack",
        "stack_may",
        "top",
        "tray",
    )

    options: Options
    island: Island
    round: i64
    outcome: i64
    brenn: i64
    flock: i64
    #: Seats that hold a Pretender token.
    pretenders: i64
    #: The Capital's territory; the Festival marker's.
    capital: i64
    festival: i64

    #: Zones of cards outside the hands.
    aside: i64
    action_discard: i64
    pool: i64
    deck: i64
    epic_discard: i64
    advantage_table: i64
    advantage_played: i64
    #: Cards in the act of being played, in no pile yet (R5.6).
    playing: i64

    #: Supplies.
    citadels_left: i64
    sanctuaries_left: i64
    deeds_left: i64

    #: ``clans[4 * territory + seat]``
    clans: vec[i64]
    #: Citadels of each territory, then sanctuaries of each. Replaced, never changed in place.
    buildings: vec[i64]
    #: Sets of territories to be discovered, the first first, none of them empty; then, set after
    #: set, the territories that each row must think possible there (``discovery.py``). Replaced,
    #: never changed in place.
    stack: vec[i64]
    stack_may: vec[i64]
    deeds: vec[i64]
    #: Each seat's cards.
    hand: vec[i64]
    #: Cards in front of each seat, unseen by the others: in a draft, in a draw; then, at
    #: ``4 + seat``, which of them it has chosen so far.
    tray: vec[i64]
    #: ``may[ZONES * row + zone]``: the cards that a row must think possible there.
    may: vec[i64]
    #: What each seat knows of the packets that it passed on (``bundles.py``).
    bundles: vec[i64]
    #: The stack of frames, ``frames.WIDTH`` numbers each.
    frames: vec[i64]
    #: The seats that owe a decision, or CHANCE_ASKED; 0 once the game is over.
    asked: i64

    # Kept up to date:
    #: Where in ``frames`` the top frame begins; where the clash begins, or NONE.
    top: i64
    clash: i64
    #: Each seat's clans off the map; the territories where each is present.
    reserve: vec[i64]
    presence: vec[i64]
    #: What the one asked may choose, if it has been worked out.
    choices: list[i64] | None
    #: Who is told what happens, if anybody. Not part of the position.
    scribe: Scribe | None

    def __init__(self, options: Options) -> None:
        self.options = options

    def copy(self) -> Position:
        """An independent copy, with nobody listening."""
        # A native object is born with its slots; interpreted, `__init__` would only cost time.
        q = Position(self.options) if COMPILED else object.__new__(Position)
        q.options = self.options
        q.island = self.island
        q.round = self.round
        q.outcome = self.outcome
        q.brenn = self.brenn
        q.flock = self.flock
        q.pretenders = self.pretenders
        q.capital = self.capital
        q.festival = self.festival
        q.aside = self.aside
        q.action_discard = self.action_discard
        q.pool = self.pool
        q.deck = self.deck
        q.epic_discard = self.epic_discard
        q.advantage_table = self.advantage_table
        q.advantage_played = self.advantage_played
        q.playing = self.playing
        q.citadels_left = self.citadels_left
        q.sanctuaries_left = self.sanctuaries_left
        q.deeds_left = self.deeds_left
        q.clans = self.clans[:]
        q.buildings = self.buildings
        q.stack = self.stack
        q.stack_may = self.stack_may
        q.deeds = self.deeds[:]
        q.hand = self.hand[:]
        q.tray = self.tray[:]
        q.may = self.may[:]
        q.bundles = self.bundles[:]
        q.frames = self.frames[:]
        q.asked = self.asked
        q.top = self.top
        q.clash = self.clash
        q.reserve = self.reserve[:]
        q.presence = self.presence[:]
        q.choices = self.choices
        q.scribe = None
        return q

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(tuple(self.numbers()))

    def numbers(self) -> list[int]:
        """All the numbers that make this position what it is, in a fixed order."""
        out: list[int] = []
        out.extend(self.options.key())
        out.extend(self.island.sites)
        out.extend(
            [
                self.round,
                self.outcome,
                self.brenn,
                self.flock,
                self.pretenders,
                self.capital,
                self.festival,
                self.aside,
                self.action_discard,
                self.pool,
                self.deck,
                self.epic_discard,
                self.advantage_table,
                self.advantage_played,
                self.playing,
                self.citadels_left,
                self.sanctuaries_left,
                self.deeds_left,
                self.asked,
            ]
        )
        out.extend(self.clans)
        out.extend(self.buildings)
        out.extend(self.deeds)
        out.extend(self.reserve)
        out.extend(self.hand)
        out.extend(self.tray)
        out.append(len(self.stack))
        out.extend(self.stack)
        out.extend(self.stack_may)
        out.append(len(self.frames))
        out.extend(self.frames)
        out.extend(self.may)
        out.extend(self.bundles)
        return out


def blank_position(options: Options, island: Island) -> Position:
    """An island with nobody on it, all cards where they are before setup, and no frame."""
    p = Position(options)
    players = options.players
    p.island = island
    p.round = 0
    p.outcome = GOES_ON
    p.brenn = NONE
    p.flock = CLOCKWISE
    p.pretenders = 0
    p.capital = NONE
    p.festival = NONE
    p.aside = 0
    p.action_discard = options.actions
    p.pool = 0
    p.deck = TALES
    p.epic_discard = 0
    p.advantage_table = 0
    p.advantage_played = 0
    p.playing = 0
    p.citadels_left = options.citadels
    p.sanctuaries_left = options.sanctuaries
    p.deeds_left = options.deeds
    p.clans = vec[i64]([0] * 64)
    p.buildings = vec[i64]([0] * 32)
    lay_stack(p, options.first_stack())
    p.deeds = vec[i64]([0] * 4)
    p.hand = vec[i64]([0] * 4)
    p.tray = vec[i64]([0] * 8)
    p.frames = vec[i64]()
    p.asked = 0
    p.top = NONE
    p.clash = NONE
    p.reserve = vec[i64]([CLANS if seat < players else 0 for seat in range(4)])
    p.presence = vec[i64]([0] * 4)
    p.choices = None
    p.scribe = None
    p.bundles = vec[i64]([0] * 12)
    p.may = vec[i64]([0] * (ZONES * (players + 1)))
    for row in range(players + 1):
        p.may[ZONES * row + DISCARD] = options.actions
        p.may[ZONES * row + DECK] = TALES
    return p


def lay_stack(p: Position, sets: list[i64]) -> None:
    """Lay the stack of territories: these sets, each known to all, drawn in this order."""
    stack: list[i64] = [lands for lands in sets if lands]
    may: list[i64] = []
    for lands in stack:
        may += [lands] * (p.options.players + 1)
    p.stack = vec[i64](stack)
    p.stack_may = vec[i64](may)


def next_seat(p: Position, seat: i64) -> i64:
    """The next player in turn order."""
    if p.flock == CLOCKWISE:
        seat += 1
        return seat if seat < p.options.players else 0
    return seat - 1 if seat > 0 else p.options.players - 1


def seats_from(p: Position, seat: i64) -> list[i64]:
    """All seats in turn order, beginning with this one."""
    out: list[i64] = []
    for _ in range(p.options.players):
        out.append(seat)
        seat = next_seat(p, seat)
    return out
