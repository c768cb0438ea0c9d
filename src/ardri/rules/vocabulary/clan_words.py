"""Words about clans and buildings: place, move, remove, replace, build, discover, clash."""

from __future__ import annotations

from typing import Final

from ardri.rules import events
from ardri.rules.actions import COUNT, DONE, FROM, PLACE, REMOVE, TERRITORY, TO
from ardri.rules.arrival import arrive
from ardri.rules.bits import BIT, first
from ardri.rules.clans import lift, put, raise_building, reachable, shift
from ardri.rules.clash import begin_clashes
from ardri.rules.compat import i64
from ardri.rules.discovery import first_set, lay
from ardri.rules.frames import BAG, ME, N, T, U, W
from ardri.rules.position import CHANCE_ASKED, NONE, Position
from ardri.rules.removal import begin_removal
from ardri.rules.steps import Step, ask_me, go_on, numbered
from ardri.rules.vocabulary.amounts import ALL, UNBOUNDED, Amount
from ardri.rules.vocabulary.program import Word
from ardri.rules.vocabulary.where import NOWHERE, Where
from ardri.rules.vocabulary.who import Who

#: What may be built.
CITADEL: Final = 0
SANCTUARY: Final = 1
CAPITAL: Final = 2
FESTIVAL: Final = 3


class Distribute(Step):
    """Shares out clans to be placed: one ``place`` a clan, territories in ascending order."""

    def __init__(self, n: i64, where: Where, each: Amount, up_to: bool) -> None:
        self.n: Final = n
        self.where: Final = where
        self.each: Final = each
        self.up_to: Final = up_to

    def ready(self, p: Position) -> bool:
        f = p.top
        bag = p.frames[f + BAG]
        room: i64 = min(self.n, p.reserve[p.frames[f + ME]])
        last: i64 = NONE
        in_last: i64 = 0
        while bag > 1:
            room -= 1
            if last == NONE:
                last = bag & 15
            if bag & 15 == last:
                in_last += 1
            bag >>= 4
        choices: list[i64] = []
        lands: i64 = self.where.mask(p, f) if room > 0 else 0
        if last != NONE:
            lands &= ~(BIT[last] - 1)
        while lands:
            land: i64 = first(lands)
            here: i64 = in_last if land == last else 0
            if here < self.each.count(p, f, land):
                choices.append(PLACE + land)
            lands &= lands - 1
        if not choices:
            return go_on(p)
        if self.up_to:
            choices.append(DONE)
        return ask_me(p, choices)

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
            _place(p, seat, bag & 15, 1)
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
            _place(p, p.frames[f + ME], p.frames[f + self.slot], self.n)
        return go_on(p)


class Said(Step):
    """Begins a branch that has nothing to choose, by its name."""

    def __init__(self, verb: i64, with_land: bool) -> None:
        self.verb: Final = verb
        self.with_land: Final = with_land

    def ready(self, p: Position) -> bool:
        land: i64 = p.frames[p.top + T]
        if land < 0:
            return go_on(p)
        return ask_me(p, [self.verb + land if self.with_land else self.verb])

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        go_on(p)


def _place(p: Position, seat: i64, land: i64, n: i64) -> None:
    n = min(n, p.reserve[seat])
    if n > 0:
        put(p, land, seat, n)
        if p.scribe is not None:
            p.scribe.clan(events.PLACED, seat, land, NONE, n)


class March(Step):
    """Chooses clans to move: a territory and a count, territories in ascending order.

    One end of the march is the territory in T; the other is asked for, with ``verb``. While a
    count is being asked, the territory it is for stands in the slot U.
    """

    def __init__(self, least: i64, most: i64, where: Where, verb: i64) -> None:
        self.least: Final = least
        self.most: Final = most
        self.where: Final = where
        self.verb: Final = verb

    def ready(self, p: Position) -> bool:
        f = p.top
        fr = p.frames
        if fr[f + T] < 0:
            return go_on(p)
        moved: i64 = 0
        bag = fr[f + BAG]
        last: i64 = bag & 15 if bag > 1 else NONE
        while bag > 1:
            moved += 1
            bag >>= 4
        pending: i64 = fr[f + U]
        choices: list[i64] = []
        if pending != NONE:
            left: i64 = self._left(p, f, pending, moved)
            n: i64 = 1
            while n <= left:
                choices.append(COUNT + n - 1)
                n += 1
            return ask_me(p, choices)
        lands: i64 = self.where.mask(p, f)
        if last != NONE:
            lands &= ~(BIT[last] * 2 - 1)
        while lands:
            land: i64 = first(lands)
            if self._left(p, f, land, moved) > 0:
                choices.append(self.verb + land)
            lands &= lands - 1
        if not choices:
            return go_on(p)
        if moved >= self.least:
            choices.append(DONE)
        return ask_me(p, choices)

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
        seat = p.frames[f + ME]
        if self.verb == FROM:
            return min(self.most - moved, reachable(p, land, seat))
        return min(self.most, reachable(p, p.frames[f + T], seat)) - moved


class MoveBag(Step):
    """Moves the clans that were chosen, all at once; then comes what follows from it."""

    def __init__(self, inward: bool, peaceful: bool) -> None:
        self.inward: Final = inward
        self.peaceful: Final = peaceful

    def ready(self, p: Position) -> bool:
        fr = p.frames
        f = p.top
        go_on(p)
        seat = fr[f + ME]
        bag = fr[f + BAG]
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


class Discover(Step):
    """Chance draws a territory; it comes into play at the site chosen. Its number goes into U."""

    def ready(self, p: Position) -> bool:
        fr = p.frames
        if fr[p.top + N] == NONE:
            return go_on(p)
        p.asked = CHANCE_ASKED
        p.choices = numbered(TERRITORY, first_set(p))
        return True

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        land: i64 = action - TERRITORY
        lay(p, land, p.frames[p.top + N])
        p.frames[p.top + U] = land
        if p.scribe is not None:
            p.scribe.clan(events.DISCOVERED, p.frames[p.top + ME], land, NONE, 1)
        go_on(p)


class StartClash(Step):
    """A clash begins in T, with the program's owner as instigator."""

    def ready(self, p: Position) -> bool:
        f = p.top
        go_on(p)
        land: i64 = p.frames[f + T]
        if land >= 0:
            begin_clashes(p, p.frames[f + ME], BIT[land])
        return False


def place(n: i64, where: Where, each: Amount = UNBOUNDED, up_to: bool = False) -> Word:
    """Place n clans, shared out over these territories; at most ``each`` in one of them."""
    return Word(choice=Distribute(n, where, each, up_to), deed=PlaceBag())


def place_at(n: i64, slot: i64 = T) -> Word:
    """Place n clans in a territory chosen or discovered."""
    return Word(deed=PlaceAt(n, slot), said=Said(PLACE, True))


def move_out(least: i64, most: i64, to: Where, peaceful: bool = False) -> Word:
    """Move clans of one's own from T to these territories."""
    return Word(choice=March(least, most, to, TO), deed=MoveBag(False, peaceful))


def move_to_chosen() -> Word:
    """Move clans of one's own from T to the territory in U."""
    return Word(choice=March(1, ALL, NOWHERE, TO), deed=MoveBag(False, False))


def move_in(least: i64, most: i64, out: Where) -> Word:
    """Move clans of one's own from these territories into T."""
    return Word(choice=March(least, most, out, FROM), deed=MoveBag(True, False))


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


def discover() -> Word:
    """Discover a territory at the place chosen."""
    return Word(deed=Discover(), reveals=True)


def clash_there() -> Word:
    """Start a clash in T."""
    return Word(deed=StartClash())
