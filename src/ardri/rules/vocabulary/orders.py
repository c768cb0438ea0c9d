"""A word for effects that are done several times over, each time in one of two ways (Q26, Q37).

Orders are given all together: first the clans to be placed, then, seat by seat, the opposing clans
to be removed. N counts them: four bits a seat, and above these the clans to be placed.
"""

from __future__ import annotations

from typing import Final

from ardri.rules.actions import PLACE, PLAYER
from ardri.rules.bits import BIT
from ardri.rules.clans import reachable
from ardri.rules.compat import i64
from ardri.rules.frames import ME, N, T
from ardri.rules.offers import clear, offer
from ardri.rules.order import active_seat
from ardri.rules.position import Position, seats_from
from ardri.rules.removal import begin_removal
from ardri.rules.steps import Step, ask_me, go_on
from ardri.rules.vocabulary.amounts import UNBOUNDED, Amount
from ardri.rules.vocabulary.clan_words import place_clans
from ardri.rules.vocabulary.program import Word

#: In N: one clan to be placed.
_ONE_PLACED: Final[i64] = 1 << 16


def _ordered(orders: i64, seat: i64) -> i64:
    """How many clans of this seat are to be removed."""
    return (orders >> (4 * seat)) & 15


class GiveOrders(Step):
    """Chooses, up to n times as far as possible: place a clan in T, or strike an opposing one."""

    def __init__(self, n: i64, as_many: Amount, placing: bool) -> None:
        self.n: Final = n
        self.as_many: Final = as_many
        self.placing: Final = placing

    def ready(self, p: Position) -> bool:
        fr = p.frames
        f = p.top
        land: i64 = fr[f + T]
        if land < 0:
            return go_on(p)
        me: i64 = fr[f + ME]
        orders: i64 = fr[f + N]
        left: i64 = min(self.n, self.as_many.count(p, f, land)) - (orders >> 16)
        last: i64 = 0
        seat: i64 = 0
        while seat < 4:
            if _ordered(orders, seat):
                left -= _ordered(orders, seat)
                last = seat
            seat += 1
        # From the last seat on: how many clans may still be struck, of it and those behind it.
        seats: i64 = 0
        behind: i64 = 0
        seat = p.options.players - 1
        while seat >= last and left > 0:
            there: i64 = reachable(p, land, seat) - _ordered(orders, seat)
            if seat != me and there > 0:
                behind += there
                seats |= BIT[seat]
            seat -= 1
        room: i64 = p.reserve[me] - (orders >> 16)
        if not self.placing or orders & (_ONE_PLACED - 1) or left <= 0:
            room = 0
        clear(p)
        if room > 0:
            offer(p, PLACE, BIT[land])
        offer(p, PLAYER, self._enough(p, land, orders, min(left, behind + room), seats))
        return ask_me(p) if p.many else go_on(p)

    def _enough(self, p: Position, land: i64, orders: i64, needed: i64, seats: i64) -> i64:
        """Those of these seats from which on enough clans can be struck: all orders are given."""
        out: i64 = 0
        behind: i64 = 0
        seat: i64 = p.options.players - 1
        while seat >= 0:
            if seats & BIT[seat]:
                behind += reachable(p, land, seat) - _ordered(orders, seat)
                if behind >= needed:
                    out |= BIT[seat]
            seat -= 1
        return out

    def left(self, p: Position) -> int:
        """How many orders are still to be given, as far as there is anything to be done."""
        fr = p.frames
        f = p.top
        land = int(fr[f + T])
        me = int(fr[f + ME])
        orders = int(fr[f + N])
        given = orders >> 16
        there = 0
        for seat in range(p.options.players):
            given += int(_ordered(orders, seat))
            if seat != me:
                there += int(reachable(p, land, seat))
        room = int(p.reserve[me]) if self.placing else 0
        return min(int(self.n), int(self.as_many.count(p, f, land)), there + room) - given

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        f = p.top
        if action < PLAYER:
            p.frames[f + N] += _ONE_PLACED
        else:
            p.frames[f + N] += BIT[4 * (action - PLAYER)]


class CarryOut(Step):
    """Places the clans, then removes the others one by one, in turn order (R6.1, R10.2)."""

    def __init__(self, by_maneuver: bool) -> None:
        self.by_maneuver: Final = by_maneuver

    def ready(self, p: Position) -> bool:
        fr = p.frames
        f = p.top
        land: i64 = fr[f + T]
        orders: i64 = fr[f + N]
        if orders >= _ONE_PLACED:
            place_clans(p, fr[f + ME], land, orders >> 16)
            orders &= _ONE_PLACED - 1
        for seat in seats_from(p, active_seat(p)):
            if _ordered(orders, seat):
                fr[f + N] = orders - BIT[4 * seat]
                # What has become impossible by now is dropped (Q26).
                if reachable(p, land, seat) > 0:
                    begin_removal(p, seat, land, int(self.by_maneuver))
                return False
        fr[f + N] = 0
        return go_on(p)


def place_or_strike(n: i64, as_many: Amount) -> Word:
    """As many times, n at most: place a clan in T, or remove an opposing one from there."""
    return Word(choice=GiveOrders(n, as_many, True), deed=CarryOut(False))


def strike_exposed(n: i64) -> Word:
    """A maneuver: remove n opposing exposed clans, or as many as there are."""
    return Word(choice=GiveOrders(n, UNBOUNDED, False), deed=CarryOut(True))
