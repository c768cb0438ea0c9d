"""Whole positions that agree with a sight: what search plays on.

Constructive and in bounded time: every card that the seat does not see is dealt into a zone where
the seat must think it possible.
"""

from __future__ import annotations

from collections.abc import Callable

from ardri.rules.bits import BIT, first, members, zeros
from ardri.rules.bundles import bundle_of, placings
from ardri.rules.cards.names import ACTIONS, ADVANTAGES, TALES
from ardri.rules.compat import i64, vec
from ardri.rules.frames import (
    DRAFT,
    DRAFT_PASS,
    WIDTH,
    WINDOW,
    WINDOW_DECLINED,
    WINDOW_KIND,
)
from ardri.rules.offers import unknown
from ardri.rules.order import active_seat
from ardri.rules.position import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    NONE,
    POOL,
    TRAY,
    ZONES,
    Position,
    next_seat,
)
from ardri.rules.repertoire import LISTENERS
from ardri.rules.sight import HELD, STACKED, Sight
from ardri.rules.spreading import Lots, Rolled, Spread
from ardri.rules.steps import KIND_OF
from ardri.rules.windows import fitting


def determinise(sight: Sight, roll: Callable[[int], int]) -> Position:
    """``world_of`` with the random numbers of a function: ``roll(n)`` is one from 0 to n - 1."""
    return world_of(sight, Rolled(roll))


def world_of(sight: Sight, lots: Lots) -> Position:
    """A whole position that agrees with all that the seat knows.

    What the others know is taken to be what the public knows, and their own cards.
    """
    q = sight.position.copy()
    unknown(q)
    answers = members(_answers(sight))
    answer: i64 = answers.pop(lots.below(len(answers))) if answers else NONE
    zones = _dealt(sight, lots, answer)
    while zones[0] == NONE:
        # This answer agrees with no deal; one of the others does, for the truth is one.
        zones = _dealt(sight, lots, answers.pop(lots.below(len(answers))))
    players = q.options.players
    for seat in range(players):
        q.hand[seat] |= zones[HAND + seat]
        q.tray[seat] |= zones[TRAY + seat]
    q.aside = zones[ASIDE]
    q.action_discard = zones[DISCARD]
    q.deck = zones[DECK]
    q.pool = zones[POOL]
    _lay_stack(q, sight, lots)
    _mark_held(q, sight, lots)
    for row in range(players):
        if row != sight.seat:
            _know_own(q, row)
    return q


def _dealt(sight: Sight, lots: Lots, answer: i64) -> vec[i64]:
    """What is dealt into each zone, the answer (if any) to who is asked for it; or NONE, first."""
    zones = zeros(ZONES)
    for kind in range(2):
        places = _places(sight, kind, lots)
        ways = _ways(sight, kind)
        while not _deal(sight, kind, places, answer, ways.pop(lots.below(len(ways)))):
            if not ways:
                zones[0] = NONE
                return zones
            places = _places(sight, kind, lots)
        for zone in range(ZONES):
            zones[zone] |= places.lying(zone)
    return zones


def _ways(sight: Sight, kind: i64) -> list[list[i64]]:
    """How the cards that the seat passed on may lie, in what a draft has told it."""
    nothing: list[list[i64]] = [[]]
    return placings(sight.position, sight.seat) if kind == 0 and sight.seat != NONE else nothing


def _in_window(sight: Sight) -> bool:
    """Whether somebody is asked in a window of mode *holders*: that betrays something."""
    q = sight.position
    return q.top >= 0 and KIND_OF[q.frames[q.top]] == WINDOW and not q.options.possible


def _answers(sight: Sight) -> i64:
    """Cards of which the seat asked holds one, if all that is known of it is that it is asked."""
    q = sight.position
    if not _in_window(sight) or first(q.asked) == sight.seat:
        return 0
    seat: i64 = first(q.asked)
    cards: i64 = _fitting(sight, seat)
    return 0 if cards & q.hand[seat] else cards


def _fitting(sight: Sight, seat: i64) -> i64:
    """The cards that this seat may hold and that would fit the window on top."""
    q = sight.position
    f = q.top
    kind: i64 = q.frames[f + WINDOW_KIND]
    cards: i64 = (sight.possible(HAND + seat) | q.hand[seat]) & LISTENERS[kind]
    return fitting(q, kind, f - WIDTH, seat, cards)


def _denied(sight: Sight) -> vec[i64]:
    """The cards that each seat cannot hold, or the window on top would have asked it before."""
    q = sight.position
    out = zeros(4)
    if _in_window(sight):
        declined: i64 = q.frames[q.top + WINDOW_DECLINED]
        seat: i64 = active_seat(q)
        while not q.asked & BIT[seat]:
            if seat != sight.seat and not declined & BIT[seat]:
                out[seat] = _fitting(sight, seat)
            seat = next_seat(q, seat)
    return out


def _mark_held(q: Position, sight: Sight, lots: Lots) -> None:
    """The others have chosen as many cards so far as is known, any to the seat.

    In a draft cards are held in ascending order, so what is held so far are the lowest of what will
    be. Elsewhere cards are chosen out of the hand, when all choose at once, or wait in the tray for
    a draw below to go on.
    """
    f = q.top
    drafting: bool = f >= 0 and KIND_OF[q.frames[f]] == DRAFT
    for other in range(q.options.players):
        if other != sight.seat:
            chosen: i64 = sight.sizes[HELD + other]
            cards = members(q.tray[other] or q.hand[other] & ACTIONS)
            marked: i64 = 0
            missing: i64 = q.frames[f + DRAFT_PASS] if drafting else chosen
            while missing > 0:
                marked |= BIT[cards.pop(lots.below(len(cards)))]
                missing -= 1
            while chosen > 0:
                q.tray[4 + other] |= marked & -marked
                marked &= marked - 1
                chosen -= 1


def _know_own(q: Position, row: i64) -> None:
    """A row that knows what the public knows, and its own cards."""
    at: i64 = ZONES * row
    public: i64 = ZONES * q.options.players
    own: i64 = q.hand[row] | q.tray[row]
    for zone in range(ZONES):
        q.may[at + zone] = q.may[public + zone] & ~own
    q.may[at + HAND + row] = q.hand[row] & ~ADVANTAGES
    q.may[at + TRAY + row] = q.tray[row]


def _places(sight: Sight, kind: i64, lots: Lots) -> Spread:
    """The zones that the seat does not see, for the Action cards (kind 0) or the Epic Tales."""
    q = sight.position
    own: i64 = sight.seat
    may = zeros(ZONES)
    room = zeros(ZONES)
    denied = _denied(sight)
    for zone in range(ZONES):
        seen = own != NONE and (zone == HAND + own or (zone == TRAY + own and q.tray[own] != 0))
        if not seen and sight.sizes[2 * zone + kind]:
            room[zone] = sight.sizes[2 * zone + kind]
            may[zone] = sight.possible(zone) & (ACTIONS if kind == 0 else TALES)
            if zone < TRAY:
                may[zone] &= ~denied[zone - HAND]
    return Spread(may, room, lots)


def _deal(sight: Sight, kind: i64, places: Spread, answer: i64, way: list[i64]) -> bool:
    """Deal all cards of this kind; say if that went well.

    The answer (if any) goes to who is asked for it, the seat's bundle where ``way`` says.
    """
    cards: i64 = places.all()
    if way:
        for passed in members(bundle_of(sight.position, sight.seat)):
            if not places.fix(passed, way.pop(0)):
                return False
            cards &= ~BIT[passed]
    if answer != NONE and BIT[answer] & (ACTIONS if kind == 0 else TALES):
        zone: i64 = HAND + first(sight.position.asked)
        if cards & BIT[answer] and not places.fix(answer, zone):
            return False
        if not places.fixed[zone] & BIT[answer]:
            return False
        cards &= ~BIT[answer]
    return places.spread(cards)


def _lay_stack(q: Position, sight: Sight, lots: Lots) -> None:
    """Territories that the seat may think possible in each set of the stack; the others know no
    more of them than the public.
    """
    sets = len(q.stack)
    rows: i64 = q.options.players + 1
    may = vec[i64]([sight.possible_lands(k) for k in range(sets)])
    places = Spread(may, vec[i64]([sight.sizes[STACKED + k] for k in range(sets)]), lots)
    places.spread(places.all())
    q.stack = vec[i64]([places.lying(k) for k in range(sets)])
    stack_may = q.stack_may[:]
    for k in range(sets):
        for row in range(rows - 1):
            if row != sight.seat:
                stack_may[rows * k + row] = stack_may[rows * k + rows - 1]
    q.stack_may = stack_may
