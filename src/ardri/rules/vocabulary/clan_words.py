"""Words about clans and buildings: place, remove, replace, build, clash."""

from __future__ import annotations

from typing import Final

from ardri.rules import events
from ardri.rules.actions import DONE, PLACE, REMOVE
from ardri.rules.bits import BIT, first
from ardri.rules.clans import lift, put, raise_building, reachable
from ardri.rules.clash import begin_clashes
from ardri.rules.compat import i64
from ardri.rules.frames import BAG, ME, T, W
from ardri.rules.offers import clear, offer, offer_one
from ardri.rules.position import NONE, Position
from ardri.rules.removal import begin_removal
from ardri.rules.steps import Step, ask_me, ask_me_for, go_on
from ardri.rules.vocabulary.amounts import UNBOUNDED, Amount
from ardri.rules.vocabulary.program import Word
from ardri.rules.vocabulary.where import Where
from ardri.rules.vocabulary.who import OWNER, Who

#: What may be built.
CITADEL: Final[i64] = 0
SANCTUARY: Final[i64] = 1
CAPITAL: Final[i64] = 2
FESTIVAL: Final[i64] = 3


class Distribute(Step):
    """Shares out clans to be placed: one ``place`` a clan, territories in ascending order."""

    def __init__(self, n: i64, as_many: Amount, where: Where, each: Amount, up_to: bool) -> None:
        self.n: Final = n
        self.as_many: Final = as_many
        self.where: Final = where
        self.each: Final = each
        self.up_to: Final = up_to

    def ready(self, p: Position) -> bool:
        f = p.top
        bag = p.frames[f + BAG]
        room: i64 = min(self.n, self.as_many.count(p, f, NONE))
        room = min(room, p.reserve[p.frames[f + ME]])
        last: i64 = NONE
        in_last: i64 = 0
        while bag > 1:
            room -= 1
            if last == NONE:
                last = bag & 15
            if bag & 15 == last:
                in_last += 1
            bag >>= 4
        open_lands: i64 = 0
        lands: i64 = 0
        if room > 0:
            lands = self.where.mask(p, f)
        if last != NONE:
            lands &= ~(BIT[last] - 1)
        while lands:
            land: i64 = first(lands)
            here: i64 = 0
            if land == last:
                here = in_last
            if here < self.each.count(p, f, land):
                open_lands |= BIT[land]
            lands &= lands - 1
        if not open_lands:
            return go_on(p)
        clear(p)
        offer(p, PLACE, open_lands)
        if self.up_to:
            offer_one(p, DONE)
        return ask_me(p)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        if action == DONE:
            go_on(p)
        else:
            p.frames[p.top + BAG] = p.frames[p.top + BAG] * 16 + action - PLACE


class PlaceBag(Step):
    """Places the clans that were shared out, as many as the reserve still has (R1.4)."""

    def ready(self, p: Position) -> bool:
        f = p.top
        seat = p.frames[f + ME]
        bag = p.frames[f + BAG]
        while bag > 1:
            place_clans(p, seat, bag & 15, 1)
            bag >>= 4
        return go_on(p)


class PlaceAt(Step):
    """Places n clans in the territory of a slot."""

    def __init__(self, n: i64, slot: i64) -> None:
        self.n: Final = n
        self.slot: Final = slot

    def ready(self, p: Position) -> bool:
        f = p.top
        if p.frames[f + self.slot] >= 0:
            place_clans(p, p.frames[f + ME], p.frames[f + self.slot], self.n)
        return go_on(p)


class Said(Step):
    """Begins a branch that has nothing to choose, by its name."""

    def __init__(self, verb: i64, with_land: bool) -> None:
        self.verb: Final = verb
        self.with_land: Final = with_land

    def ready(self, p: Position) -> bool:
        land: i64 = p.frames[p.top + T]
        if not self.with_land:
            return ask_me_for(p, self.verb, 1)
        if land < 0:
            return go_on(p)
        return ask_me_for(p, self.verb, BIT[land])

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        go_on(p)


def place_clans(p: Position, seat: i64, land: i64, n: i64) -> None:
    """Place n clans, as many as the reserve has (R1.4)."""
    n = min(n, p.reserve[seat])
    if n > 0:
        put(p, land, seat, n)
        if p.scribe is not None:
            p.scribe.clan(events.PLACED, seat, land, NONE, n)


class Remove(Step):
    """A player's clan in the territory T is removed, if there is one.

    Q36: what is demanded of a clan's owner may fall back on a sheltered clan; what strikes another
    player reaches exposed clans only.
    """

    def __init__(self, who: Who, strikes: bool) -> None:
        self.who: Final = who
        self.strikes: Final = strikes

    def ready(self, p: Position) -> bool:
        f = p.top
        go_on(p)
        land: i64 = p.frames[f + T]
        seats: i64 = self.who.mask(p, f)
        if land >= 0 and seats:
            seat: i64 = first(seats)
            n: i64 = reachable(p, land, seat) if self.strikes else p.clans[4 * land + seat]
            if n > 0:
                begin_removal(p, seat, land, 0)
        return False


class Replace(Step):
    """The chosen player's clan in T goes home, one of one's own takes its place (R10.3)."""

    def ready(self, p: Position) -> bool:
        f = p.top
        me: i64 = p.frames[f + ME]
        land: i64 = p.frames[f + T]
        seat: i64 = p.frames[f + W]
        if land >= 0 and seat >= 0 and p.reserve[me] > 0 and p.clans[4 * land + seat] > 0:
            lift(p, land, seat, 1)
            put(p, land, me, 1)
            if p.scribe is not None:
                p.scribe.full(events.REPLACED, me, seat, land, 1)
        return go_on(p)


class Build(Step):
    """A building, or the Festival marker, comes to T if the supply has one (R1.3)."""

    def __init__(self, what: i64) -> None:
        self.what: Final = what

    def ready(self, p: Position) -> bool:
        land: i64 = p.frames[p.top + T]
        if land >= 0 and self._built(p, land) and p.scribe is not None:
            p.scribe.clan(events.BUILT, p.frames[p.top + ME], land, NONE, self.what)
        return go_on(p)

    def _built(self, p: Position, land: i64) -> bool:
        if self.what == FESTIVAL:
            p.festival = land
        elif self.what == SANCTUARY:
            if not p.sanctuaries_left:
                return False
            p.sanctuaries_left -= 1
            raise_building(p, 16 + land, 1)
        else:
            if not p.citadels_left:
                return False
            p.citadels_left -= 1
            raise_building(p, land, 1)
            if self.what == CAPITAL:
                p.capital = land
        return True


class StartClash(Step):
    """A clash begins in T, with this player as instigator."""

    def __init__(self, by: Who) -> None:
        self.by: Final = by

    def ready(self, p: Position) -> bool:
        f = p.top
        go_on(p)
        land: i64 = p.frames[f + T]
        if land >= 0:
            begin_clashes(p, first(self.by.mask(p, f)), BIT[land])
        return False


def place(
    n: i64,
    where: Where,
    each: Amount = UNBOUNDED,
    up_to: bool = False,
    as_many: Amount = UNBOUNDED,
) -> Word:
    """Place n clans, but no more than ``as_many``, shared out over these territories.

    In one of them at most ``each``; fewer in all, if ``up_to``.
    """
    return Word(choice=Distribute(n, as_many, where, each, up_to), deed=PlaceBag())


def place_at(n: i64, slot: i64 = T) -> Word:
    """Place n clans in a territory chosen or discovered."""
    return Word(deed=PlaceAt(n, slot), said=Said(PLACE, True))


def remove(who: Who) -> Word:
    """This player removes a clan of their own from T."""
    return Word(deed=Remove(who, False), said=Said(REMOVE, False))


def strike(who: Who) -> Word:
    """A clan of this player, exposed if there is a clash, is removed from T."""
    return Word(deed=Remove(who, True))


def replace() -> Word:
    """Replace a clan of the chosen player in T by one's own."""
    return Word(deed=Replace())


def build(what: i64) -> Word:
    """Build in T."""
    return Word(deed=Build(what))


def clash_there(by: Who = OWNER) -> Word:
    """Start a clash in T."""
    return Word(deed=StartClash(by))
