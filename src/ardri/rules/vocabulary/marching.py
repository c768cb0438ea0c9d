"""Words about clans that move: a march is chosen way by way, then all go at once (R10.1)."""

from __future__ import annotations

from typing import Final

from ardri.rules import events
from ardri.rules.actions import COUNT, DONE, FROM, TO
from ardri.rules.arrival import arrive
from ardri.rules.bits import BIT, first
from ardri.rules.clans import reachable, sheltered, shift
from ardri.rules.compat import i64
from ardri.rules.frames import BAG, CLASH_SHELTERED, ME, N, T, U
from ardri.rules.offers import clear, offer, offer_one
from ardri.rules.position import NONE, Position
from ardri.rules.steps import Step, ask_me, ask_me_for, go_on
from ardri.rules.vocabulary.amounts import ALL
from ardri.rules.vocabulary.program import Word
from ardri.rules.vocabulary.where import NOWHERE, Where
from ardri.rules.vocabulary.who import OWNER, Who


class March(Step):
    """Chooses clans to move: a territory and a count, territories in ascending order.

    The clans are those of one player, ``of``. One end of the march is the territory in T; the other
    is asked for, with ``verb``. While a count is being asked, the territory it is for stands in the
    slot U.
    """

    def __init__(self, least: i64, most: i64, where: Where, verb: i64, of: Who) -> None:
        self.least: Final = least
        self.most: Final = most
        self.where: Final = where
        self.verb: Final = verb
        self.of: Final = of

    def ready(self, p: Position) -> bool:
        f = p.top
        fr = p.frames
        if fr[f + T] < 0 or not self.of.mask(p, f):
            return go_on(p)
        moved: i64 = 0
        bag = fr[f + BAG]
        last: i64 = bag & 15 if bag > 1 else NONE
        while bag > 1:
            moved += 1
            bag >>= 4
        pending: i64 = fr[f + U]
        if pending != NONE:
            return ask_me_for(p, COUNT, BIT[self._left(p, f, pending, moved)] - 1)
        open_lands: i64 = 0
        lands: i64 = self.where.mask(p, f)
        if last != NONE:
            lands &= ~(BIT[last] * 2 - 1)
        while lands:
            land: i64 = first(lands)
            if self._left(p, f, land, moved) > 0:
                open_lands |= BIT[land]
            lands &= lands - 1
        if not open_lands:
            return go_on(p)
        clear(p)
        offer(p, self.verb, open_lands)
        if moved >= self.least:
            offer_one(p, DONE)
        return ask_me(p)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        f = p.top
        fr = p.frames
        if action == DONE:
            go_on(p)
        elif action >= COUNT:
            n: i64 = action - COUNT + 1
            while n > 0:
                fr[f + BAG] = fr[f + BAG] * 16 + fr[f + U]
                n -= 1
            fr[f + U] = NONE
        else:
            fr[f + U] = action - self.verb

    def _left(self, p: Position, f: i64, land: i64, moved: i64) -> i64:
        """How many more clans may march by way of this territory."""
        seat: i64 = first(self.of.mask(p, f))
        if self.verb == FROM:
            return min(self.most - moved, reachable(p, land, seat))
        return min(self.most, reachable(p, p.frames[f + T], seat)) - moved


class MoveBag(Step):
    """Moves the clans that were chosen, all at once; then comes what follows from it."""

    def __init__(self, inward: bool, peaceful: bool, of: Who) -> None:
        self.inward: Final = inward
        self.peaceful: Final = peaceful
        self.of: Final = of

    def ready(self, p: Position) -> bool:
        fr = p.frames
        f = p.top
        go_on(p)
        bag = fr[f + BAG]
        if bag == 1:
            return False
        seat: i64 = first(self.of.mask(p, f))
        reached: i64 = 0
        while bag > 1:
            land: i64 = bag & 15
            n: i64 = 0
            while bag > 1 and bag & 15 == land:
                n += 1
                bag >>= 4
            source: i64 = land if self.inward else fr[f + T]
            target: i64 = fr[f + T] if self.inward else land
            # Q26: what has become impossible by now is dropped.
            n = min(n, reachable(p, source, seat))
            if n > 0:
                shift(p, source, target, seat, n)
                reached |= BIT[target]
                if p.scribe is not None:
                    p.scribe.clan(events.MOVED, seat, source, target, n)
        arrive(p, seat, reached, self.peaceful)
        return False


class Muster(Step):
    """Chooses how many clans leave T for U: of the exposed, or of the sheltered, which N counts."""

    def __init__(self, of_sheltered: bool) -> None:
        self.of_sheltered: Final = of_sheltered

    def ready(self, p: Position) -> bool:
        f = p.top
        fr = p.frames
        land: i64 = fr[f + T]
        hidden: i64 = sheltered(p, land, fr[f + ME])
        there: i64 = hidden if self.of_sheltered else reachable(p, land, fr[f + ME])
        if fr[f + U] == NONE or there == 0:
            return go_on(p)
        clear(p)
        offer(p, COUNT, BIT[there] - 1)
        # One must go at least: of the exposed none, if a sheltered one can.
        if fr[f + BAG] > 1 if self.of_sheltered else hidden > 0:
            offer_one(p, DONE)
        return ask_me(p)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        f = p.top
        n: i64 = 0
        if action != DONE:
            n = action - COUNT + 1
        go_on(p)
        if self.of_sheltered:
            p.frames[f + N] = n
            return
        while n > 0:
            p.frames[f + BAG] = p.frames[f + BAG] * 16 + p.frames[f + U]
            n -= 1


class MarchOff(Step):
    """The clans that were mustered leave T for U all at once, sheltered ones too."""

    def ready(self, p: Position) -> bool:
        fr = p.frames
        f = p.top
        go_on(p)
        seat: i64 = fr[f + ME]
        hidden: i64 = fr[f + N]
        going: i64 = hidden
        bag: i64 = fr[f + BAG]
        while bag > 1:
            going += 1
            bag >>= 4
        if going:
            fr[p.clash + CLASH_SHELTERED] -= hidden * BIT[4 * seat]
            shift(p, fr[f + T], fr[f + U], seat, going)
            if p.scribe is not None:
                p.scribe.clan(events.MOVED, seat, fr[f + T], fr[f + U], going)
            arrive(p, seat, BIT[fr[f + U]], True)
        return False


def move_out(least: i64, most: i64, to: Where, peaceful: bool = False, of: Who = OWNER) -> Word:
    """Move clans of one player from T to these territories."""
    return Word(choice=March(least, most, to, TO, of), deed=MoveBag(False, peaceful, of))


def move_to_chosen(most: i64 = ALL) -> Word:
    """Move one or more clans of one's own from T to the territory in U."""
    return Word(choice=March(1, most, NOWHERE, TO, OWNER), deed=MoveBag(False, False, OWNER))


def move_in(least: i64, most: i64, out: Where, peaceful: bool = False) -> Word:
    """Move clans of one's own from these territories into T."""
    return Word(choice=March(least, most, out, FROM, OWNER), deed=MoveBag(True, peaceful, OWNER))


def muster() -> Word:
    """Choose how many exposed clans leave T for U."""
    return Word(choice=Muster(False))


def march_off() -> Word:
    """Choose how many sheltered clans leave with them; all go, in peace."""
    return Word(choice=Muster(True), deed=MarchOff())
