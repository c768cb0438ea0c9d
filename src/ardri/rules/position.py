"""The position: all that is true of a game at one moment, as plain numbers.

Sets of cards and territories are masks; what is going on is a stack of frames (``frames.py``). The
fields under "kept up to date" follow from the others.
"""

from __future__ import annotations

from typing import Final, final

from ardri.rules.bits import zeros
from ardri.rules.cards.names import TALES
from ardri.rules.compat import i64, vec
from ardri.rules.events import Scribe
from ardri.rules.island import Island
from ardri.rules.options import CLANS, Options

#: The two directions of the flock.
CLOCKWISE: Final[i64] = 0
COUNTERCLOCKWISE: Final[i64] = 1

#: ``outcome`` while the game goes on, and when it ended without a king; else it is the king's seat.
GOES_ON: Final[i64] = -2
DRAWN: Final[i64] = -1

#: The "seat" that deals, draws and tosses; in ``asked`` its bit.
CHANCE: Final[i64] = 4
CHANCE_ASKED: Final[i64] = 16

#: No territory, no seat.
NONE: Final[i64] = -1

#: How much room a frame has (``frames.py``); how many numbers of it count, by the step in it.
WIDTH: Final[i64] = 12
SIZE_OF: Final = zeros(1024)

#: Hidden zones of cards, of which each row of knowledge has a mask (``knowledge.py``).
HAND: Final[i64] = 0
TRAY: Final[i64] = 4
ASIDE: Final[i64] = 8
DISCARD: Final[i64] = 9
DECK: Final[i64] = 10
POOL: Final[i64] = 11
ZONES: Final[i64] = 12


#: For how many frames there is room at first.
_ROOM: Final[i64] = 8


@final
class Position:
    """A position: ``blank_position`` and ``setup.new_position`` make one, ``copy`` another.

    Vectors are a copy's own, but for those that are *replaced*, never changed in place: these are
    shared, as the island is.
    """

    __slots__ = (
        "action_discard",
        "advantage_played",
        "advantage_table",
        "arguments",
        "arguments2",
        "aside",
        "asked",
        "bare",
        "beside",
        "brenn",
        "buildings",
        "bundles",
        "capital",
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
        "many",
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
        "verb",
        "verb2",
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
    #: Each seat's Deeds. Replaced, never changed in place.
    deeds: vec[i64]
    #: Each seat's cards.
    hand: vec[i64]
    #: Cards in front of each seat, unseen by the others: in a draft, in a draw; then, at
    #: ``4 + seat``, which of them it has chosen so far.
    tray: vec[i64]
    #: ``may[ZONES * row + zone]``: the cards that a row must think possible there.
    may: vec[i64]
    #: What each seat knows of the packets that it passed on (``bundles.py``). Replaced, never
    #: changed in place.
    bundles: vec[i64]
    #: The stack of frames, one every ``WIDTH`` numbers. What lies behind a frame's own numbers, and
    #: behind the top frame, means nothing.
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
    #: What the one asked may choose (``offers.py``), and how many choices that is; NONE, if it has
    #: not been worked out.
    bare: i64
    verb: i64
    arguments: i64
    verb2: i64
    arguments2: i64
    beside: i64
    many: i64
    #: Who is told what happens, if anybody. Not part of the position.
    scribe: Scribe | None

    def __init__(self, like: Position | None, options: Options, island: Island) -> None:
        # In both branches everything is set: then, compiled, no reader has to look whether it is.
        if like is not None:
            self.options = like.options
            self.island = like.island
            self.round = like.round
            self.outcome = like.outcome
            self.brenn = like.brenn
            self.flock = like.flock
            self.pretenders = like.pretenders
            self.capital = like.capital
            self.festival = like.festival
            self.aside = like.aside
            self.action_discard = like.action_discard
            self.pool = like.pool
            self.deck = like.deck
            self.epic_discard = like.epic_discard
            self.advantage_table = like.advantage_table
            self.advantage_played = like.advantage_played
            self.playing = like.playing
            self.citadels_left = like.citadels_left
            self.sanctuaries_left = like.sanctuaries_left
            self.deeds_left = like.deeds_left
            self.clans = like.clans[:]
            self.buildings = like.buildings
            self.stack = like.stack
            self.stack_may = like.stack_may
            self.deeds = like.deeds
            self.hand = like.hand[:]
            self.tray = like.tray[:]
            self.may = like.may[:]
            self.bundles = like.bundles
            # With room for one frame more: seldom does a copy need a larger one.
            self.frames = like.frames[: like.top + 2 * WIDTH]
            self.asked = like.asked
            self.top = like.top
            self.clash = like.clash
            self.reserve = like.reserve[:]
            self.presence = like.presence[:]
            self.bare = like.bare
            self.verb = like.verb
            self.arguments = like.arguments
            self.verb2 = like.verb2
            self.arguments2 = like.arguments2
            self.beside = like.beside
            self.many = like.many
            self.scribe = None
        else:
            players: i64 = options.players
            self.options = options
            self.island = island
            self.round = 0
            self.outcome = GOES_ON
            self.brenn = NONE
            self.flock = CLOCKWISE
            self.pretenders = 0
            self.capital = NONE
            self.festival = NONE
            self.aside = 0
            self.action_discard = options.actions
            self.pool = 0
            self.deck = TALES
            self.epic_discard = 0
            self.advantage_table = 0
            self.advantage_played = 0
            self.playing = 0
            self.citadels_left = options.citadels
            self.sanctuaries_left = options.sanctuaries
            self.deeds_left = options.deeds
            self.clans = zeros(64)
            self.buildings = zeros(32)
            self.stack = zeros(0)
            self.stack_may = zeros(0)
            self.deeds = zeros(4)
            self.hand = zeros(4)
            self.tray = zeros(8)
            self.may = zeros(ZONES * (players + 1))
            self.bundles = zeros(12)
            self.frames = zeros(_ROOM * WIDTH)
            self.asked = 0
            self.top = NONE
            self.clash = NONE
            self.reserve = zeros(4)
            self.presence = zeros(4)
            self.bare = 0
            self.verb = 0
            self.arguments = 0
            self.verb2 = 0
            self.arguments2 = 0
            self.beside = 0
            self.many = NONE
            self.scribe = None

    def copy(self) -> Position:
        """An independent copy, with nobody listening."""
        return Position(self, self.options, self.island)

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
        out.append(frames_used(self))
        f: i64 = 0
        while f <= self.top:
            out.extend(self.frames[f : f + SIZE_OF[self.frames[f]]])
            f += WIDTH
        out.extend(self.may)
        out.extend(self.bundles)
        return out


def blank_position(options: Options, island: Island) -> Position:
    """An island with nobody on it, all cards where they are before setup, and no frame."""
    p = Position(None, options, island)
    lay_stack(p, options.first_stack())
    for seat in range(options.players):
        p.reserve[seat] = CLANS
    for row in range(options.players + 1):
        p.may[ZONES * row + DISCARD] = options.actions
        p.may[ZONES * row + DECK] = TALES
    return p


def frames_used(p: Position) -> i64:
    """How many of the numbers in ``frames`` are those of frames."""
    if p.top < 0:
        return 0
    return p.top + WIDTH


def gain_deed(p: Position, seat: i64, n: i64) -> None:
    """A player gains a Deed of the supply, or loses one: -1."""
    deeds = p.deeds[:]
    deeds[seat] += n
    p.deeds = deeds
    p.deeds_left -= n


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
        if seat == p.options.players:
            return 0
        return seat
    if seat == 0:
        return p.options.players - 1
    return seat - 1


def seats_from(p: Position, seat: i64) -> list[i64]:
    """All seats in turn order, beginning with this one."""
    out: list[i64] = []
    for _ in range(p.options.players):
        out.append(seat)
        seat = next_seat(p, seat)
    return out
