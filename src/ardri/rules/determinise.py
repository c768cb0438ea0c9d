"""Whole positions that agree with a sight: what search plays on.

Constructive and in bounded time: every card that the seat does not see is dealt into a zone where
the seat must think it possible.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from ardri.rules.bits import BIT, count, first, members
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
from ardri.rules.sight import HELD, Sight
from ardri.rules.steps import KIND_OF
from ardri.rules.windows import fitting


def determinise(sight: Sight, roll: Callable[[int], int]) -> Position:
    """A whole position that agrees with all that the seat knows.

    ``roll(n)`` gives a random number from 0 to n - 1. What the others know is taken to be what the
    public knows, and their own cards.
    """
    q = sight.position.copy()
    q.choices = None
    answers = members(_answers(sight))
    answer: i64 = answers.pop(roll(len(answers))) if answers else NONE
    zones = _dealt(sight, roll, answer)
    while zones[0] == NONE:
        # This answer agrees with no deal; one of the others does, for the truth is one.
        zones = _dealt(sight, roll, answers.pop(roll(len(answers))))
    players = q.options.players
    for seat in range(players):
        q.hand[seat] |= zones[HAND + seat]
        q.tray[seat] |= zones[TRAY + seat]
    q.aside = zones[ASIDE]
    q.action_discard = zones[DISCARD]
    q.deck = zones[DECK]
    q.pool = zones[POOL]
    _mark_held(q, sight, roll)
    for row in range(players):
        if row != sight.seat:
            _know_own(q, row)
    return q


def _dealt(sight: Sight, roll: Callable[[int], int], answer: i64) -> vec[i64]:
    """What is dealt into each zone, the answer (if any) to who is asked for it; or NONE, first."""
    zones = vec[i64]([0] * ZONES)
    for kind in range(2):
        dealer = _Dealer(sight, kind, roll)
        ways = _ways(sight, kind)
        while ways and not dealer.deal(answer, ways.pop(roll(len(ways)))):
            dealer = _Dealer(sight, kind, roll)
        if not dealer.done:
            zones[0] = NONE
            return zones
        for zone in range(ZONES):
            zones[zone] |= dealer.zones[zone]
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
    out = vec[i64]([0] * 4)
    if _in_window(sight):
        declined: i64 = q.frames[q.top + WINDOW_DECLINED]
        seat: i64 = active_seat(q)
        while not q.asked & BIT[seat]:
            if seat != sight.seat and not declined & BIT[seat]:
                out[seat] = _fitting(sight, seat)
            seat = next_seat(q, seat)
    return out


def _mark_held(q: Position, sight: Sight, roll: Callable[[int], int]) -> None:
    """The others have chosen as many cards so far as is known, any to the seat.

    In a draft cards are held in ascending order, so what is held so far are the lowest of what will
    be. Elsewhere cards are chosen out of the hand, when all choose at once.
    """
    f = q.top
    drafting: bool = f >= 0 and KIND_OF[q.frames[f]] == DRAFT
    for other in range(q.options.players):
        if other != sight.seat:
            chosen: i64 = sight.sizes[HELD + other]
            cards = members(q.tray[other] if drafting else q.hand[other] & ACTIONS)
            marked: i64 = 0
            missing: i64 = q.frames[f + DRAFT_PASS] if drafting else chosen
            while missing > 0:
                marked |= BIT[cards.pop(roll(len(cards)))]
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


@final
class _Dealer:
    """Deals the cards of one kind that a seat does not see into zones where they are possible.

    Cards with the fewest possible zones go first, each into a zone with room. A card that finds
    none makes room by moving others on (an augmenting path): one exists, for the truth is one.
    """

    def __init__(self, sight: Sight, kind: i64, roll: Callable[[int], int]) -> None:
        self.roll: Final = roll
        self.kinds: Final[i64] = ACTIONS if kind == 0 else TALES
        self.zones: Final = vec[i64]([0] * ZONES)
        self.room: Final = vec[i64]([0] * ZONES)
        self.may: Final = vec[i64]([0] * ZONES)
        self.asked: Final = sight.position.asked
        self.tried: i64 = 0
        #: Cards that lie in their zones for good, and whether all have been dealt.
        self.fixed: Final = vec[i64]([0] * ZONES)
        self.done = False
        self.bundle: Final[i64] = bundle_of(sight.position, sight.seat)
        own: i64 = sight.seat
        denied = _denied(sight)
        for zone in range(ZONES):
            if own == NONE or not self._is_seen(sight.position, zone, own):
                self.room[zone] = sight.sizes[2 * zone + kind]
                if self.room[zone]:
                    self.may[zone] = sight.possible(zone) & self.kinds
                    if zone < TRAY:
                        self.may[zone] &= ~denied[zone - HAND]

    def _is_seen(self, q: Position, zone: i64, own: i64) -> bool:
        return zone == HAND + own or (zone == TRAY + own and q.tray[own] != 0)

    def deal(self, answer: i64, way: list[i64]) -> bool:
        """Deal them all; say if that went well.

        The answer (if any) goes to who is asked for it, the seat's bundle where ``way`` says.
        """
        cards: i64 = 0
        for zone in range(ZONES):
            cards |= self.may[zone]
        if way:
            for passed in members(self.bundle):
                if not self._fix(passed, way.pop(0)):
                    return False
                cards &= ~BIT[passed]
        if answer != NONE and BIT[answer] & self.kinds:
            zone = HAND + first(self.asked)
            if cards & BIT[answer] and not self._fix(answer, zone):
                return False
            if not self.fixed[zone] & BIT[answer]:
                return False
            cards &= ~BIT[answer]
        order: list[tuple[int, int, int]] = []
        while cards:
            card: i64 = first(cards)
            order.append((count(self._allowed(card)), self.roll(1 << 16), card))
            cards &= cards - 1
        order.sort()
        for _, _, card in order:
            self.tried = 0
            if not self._lay(card):
                return False
        for zone in range(ZONES):
            self.zones[zone] |= self.fixed[zone]
        self.done = True
        return True

    def _fix(self, card: i64, zone: i64) -> bool:
        """Lay a card where it stays, if there is room and nothing speaks against it."""
        if not self.may[zone] & BIT[card] or not self.room[zone]:
            return False
        self.room[zone] -= 1
        self.fixed[zone] |= BIT[card]
        return True

    def _allowed(self, card: i64) -> i64:
        zones: i64 = 0
        for zone in range(ZONES):
            if self.may[zone] & BIT[card]:
                zones |= BIT[zone]
        return zones

    def _lay(self, card: i64) -> bool:
        allowed = members(self._allowed(card) & ~self.tried)
        while allowed:
            zone = allowed.pop(self.roll(len(allowed)))
            if self.room[zone] > 0:
                self.room[zone] -= 1
                self.zones[zone] |= BIT[card]
                return True
            if self.tried & BIT[zone]:
                continue
            self.tried |= BIT[zone]
            for other in members(self.zones[zone]):
                if self._lay(other):
                    self.zones[zone] ^= BIT[other] | BIT[card]
                    return True
        return False
