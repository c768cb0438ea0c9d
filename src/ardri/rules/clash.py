"""Clashes (section 7): the clashes of one effect, and the course of each."""

from __future__ import annotations

from typing import Final, final

from ardri.rules import events
from ardri.rules.actions import ATTACK, DECLINE, FIGHT, PEACE, PLAY, SHELTER, TERRITORY, WITHDRAW
from ardri.rules.attack import begin_attack
from ardri.rules.bits import BIT, first
from ardri.rules.clans import (
    chief_lands,
    citadels,
    exposed_seats,
    reachable,
    seats_at,
    sheltered,
)
from ardri.rules.compat import i64
from ardri.rules.frames import (
    ATTACKED,
    CLASH,
    CLASH_ACTOR,
    CLASH_BEGAN,
    CLASH_FALLEN,
    CLASH_FLAGS,
    CLASH_INSTIGATOR,
    CLASH_MANEUVER,
    CLASH_NEXT,
    CLASH_SAID,
    CLASH_SHELTERED,
    CLASH_SITE,
    CLASH_VICTIM,
    CLASHES,
    CLASHES_INSTIGATOR,
    CLASHES_PENDING,
    NO_MANEUVER,
    REFUSED,
    SILENT,
    TOLD_A_TALE,
    WITHDREW,
    pop,
    push,
    push_program,
)
from ardri.rules.offers import clear, offer, offer_one
from ardri.rules.position import NONE, Position, next_seat
from ardri.rules.removal import begin_removal
from ardri.rules.repertoire import AFTER_MANEUVER, CLASH_START, LISTENERS, MANEUVER, SHELTERED
from ardri.rules.steps import Step, ask, ask_for, define, go_on
from ardri.rules.windows import Window, begin_triskel, held_for, is_silent, thinkable


def begin_clashes(p: Position, instigator: i64, lands: i64) -> None:
    """Clashes begin in these territories; those with nobody to clash with come to nothing."""
    if _worth(p, instigator, lands):
        push(p, _CLASHES, instigator, lands, 0, 0)


def _worth(p: Position, instigator: i64, lands: i64) -> i64:
    """Those territories where both the instigator and an opponent are present (R7.1, R7.2)."""
    out: i64 = 0
    left: i64 = lands & p.presence[instigator]
    while left:
        land: i64 = first(left)
        if seats_at(p, land) != BIT[instigator]:
            out |= BIT[land]
        left &= left - 1
    return out


@final
class NextClash(Step):
    """The instigator picks which clash of several is resolved next (R7.2)."""

    def ready(self, p: Position) -> bool:
        fr = p.frames
        f = p.top
        instigator = fr[f + CLASHES_INSTIGATOR]
        pending = _worth(p, instigator, fr[f + CLASHES_PENDING])
        if not pending:
            pop(p)
            return False
        return ask_for(p, instigator, TERRITORY, pending)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        land: i64 = action - TERRITORY
        p.frames[p.top + CLASHES_PENDING] &= ~BIT[land]
        push(p, _CLASH, land, seat, seat, seat)
        p.clash = p.top
        fr = p.frames
        f = p.top
        fr[f + CLASH_NEXT] = NONE
        fr[f + CLASH_SHELTERED] = 0
        fr[f + CLASH_FALLEN] = 0
        fr[f + CLASH_SAID] = 0
        fr[f + CLASH_MANEUVER] = NO_MANEUVER
        fr[f + CLASH_VICTIM] = NONE
        fr[f + CLASH_FLAGS] = 0
        if p.scribe is not None:
            p.scribe.clan(events.CLASH, seat, land, NONE, 0)


@final
class Festival(Step):
    """The Festival's price: who began the clash removes a clan from there, first of all (R7.3)."""

    def ready(self, p: Position) -> bool:
        go_on(p)
        fr = p.frames
        f = p.top
        if p.festival == fr[f + CLASH_SITE]:
            begin_removal(p, fr[f + CLASH_BEGAN], p.festival, 0)
        return False


@final
class PricePaid(Step):
    """If that was the last one, the clash is off."""

    def ready(self, p: Position) -> bool:
        fr = p.frames
        f = p.top
        if p.clans[4 * fr[f + CLASH_SITE] + fr[f + CLASH_BEGAN]] == 0:
            fr[f] = _END
            return False
        return go_on(p)


@final
class Citadels(Step):
    """The Citadels step: round and round, a clan a time (R7.4)."""

    def ready(self, p: Position) -> bool:
        fr = p.frames
        f = p.top
        site = fr[f + CLASH_SITE]
        seat: i64 = self._who(p, site) if self._free(p, site) else NONE
        if seat == NONE:
            fr[f + CLASH_SAID] = 0
            fr[f + CLASH_NEXT] = fr[f + CLASH_INSTIGATOR]
            return go_on(p)
        clear(p)
        offer_one(p, SHELTER)
        offer_one(p, DECLINE)
        return ask(p, seat)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        fr = p.frames
        f = p.top
        fr[f + CLASH_NEXT] = next_seat(p, seat)
        if action == DECLINE:
            fr[f + CLASH_SAID] |= BIT[seat]
        else:
            fr[f + CLASH_SAID] = 0
            fr[f + CLASH_SHELTERED] += BIT[4 * seat]
        if p.scribe is not None:
            kind: i64 = events.DECLINED if action == DECLINE else events.SHELTERED
            p.scribe.clan(kind, seat, fr[f + CLASH_SITE], NONE, 1)

    def _free(self, p: Position, site: i64) -> bool:
        n: i64 = citadels(p, site)
        for seat in range(p.options.players):
            n -= sheltered(p, site, seat)
        return n > 0

    def _who(self, p: Position, site: i64) -> i64:
        """The next one present, but the instigator, who has not declined since the last shelter."""
        fr = p.frames
        f = p.top
        seat = fr[f + CLASH_NEXT]
        if seat == NONE:
            seat = next_seat(p, fr[f + CLASH_INSTIGATOR])
        for _ in range(p.options.players):
            if seat != fr[f + CLASH_INSTIGATOR] and not fr[f + CLASH_SAID] & BIT[seat]:
                if reachable(p, site, seat) > 0:
                    return seat
            seat = next_seat(p, seat)
        return NONE


@final
class NextActor(Step):
    """Who performs the next maneuver; with no exposed clan left the clash is over (R7.10)."""

    def ready(self, p: Position) -> bool:
        fr = p.frames
        f = p.top
        exposed = exposed_seats(p, fr[f + CLASH_SITE])
        if not exposed:
            fr[f] = _END
            return False
        seat = fr[f + CLASH_NEXT]
        while not exposed & BIT[seat]:
            seat = next_seat(p, seat)
        fr[f + CLASH_ACTOR] = seat
        fr[f + CLASH_NEXT] = NONE
        fr[f + CLASH_SAID] = 0
        fr[f + CLASH_MANEUVER] = NO_MANEUVER
        fr[f + CLASH_VICTIM] = NONE
        fr[f + CLASH_FLAGS] &= SILENT
        return go_on(p)


@final
class Maneuver(Step):
    """The actor proposes peace or performs a maneuver (R7.6 to R7.9, R7.11)."""

    def ready(self, p: Position) -> bool:
        fr = p.frames
        f = p.top
        actor = fr[f + CLASH_ACTOR]
        site = fr[f + CLASH_SITE]
        clear(p)
        if not fr[f + CLASH_FLAGS] & REFUSED:
            offer_one(p, PEACE)
        offer(p, ATTACK, exposed_seats(p, site) & ~BIT[actor])
        if chief_lands(p, actor) & p.island.near[site]:
            offer_one(p, WITHDRAW)
        offer(p, PLAY, held_for(p, MANEUVER, f, actor))
        return ask(p, actor)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        fr = p.frames
        f = p.top
        if action == PEACE:
            fr[f + CLASH_SAID] = BIT[seat]
            go_on(p)
            if p.scribe is not None:
                p.scribe.seat(events.PEACE, seat, NONE, 0)
            return
        if action >= PLAY:
            begin_triskel(p, MANEUVER, f, seat, action - PLAY)
            return
        fr[f] = _AFTER
        if action == WITHDRAW:
            fr[f + CLASH_MANEUVER] = WITHDREW
            push_program(p, WITHDRAWAL[0], seat, NONE, 0, fr[f + CLASH_SITE])
        else:
            fr[f + CLASH_MANEUVER] = ATTACKED
            fr[f + CLASH_VICTIM] = action - ATTACK
            begin_attack(p, seat, action - ATTACK)

    def announced(self, p: Position, f: i64) -> None:
        p.frames[f] = _AFTER
        p.frames[f + CLASH_MANEUVER] = TOLD_A_TALE

    def betrays(self, p: Position) -> bool:
        # With nothing else left to choose, a Tale in hand might have been another maneuver.
        actor: i64 = p.frames[p.top + CLASH_ACTOR]
        return thinkable(p, actor) & LISTENERS[MANEUVER] != 0 and not is_silent(p)


@final
class PeaceTalk(Step):
    """After the actor the others are asked for peace; one refusal ends the asking (R7.6)."""

    def ready(self, p: Position) -> bool:
        fr = p.frames
        f = p.top
        silent = exposed_seats(p, fr[f + CLASH_SITE]) & ~fr[f + CLASH_SAID]
        if not silent:
            fr[f] = _END
            return False
        seat = next_seat(p, fr[f + CLASH_ACTOR])
        while not silent & BIT[seat]:
            seat = next_seat(p, seat)
        return ask_for(p, seat, 0, BIT[PEACE] | BIT[FIGHT])

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        fr = p.frames
        f = p.top
        if action == PEACE:
            fr[f + CLASH_SAID] |= BIT[seat]
        else:
            fr[f + CLASH_FLAGS] |= REFUSED
            fr[f] -= 1
        if p.scribe is not None:
            p.scribe.seat(events.PEACE if action == PEACE else events.REFUSED, seat, NONE, 0)


@final
class AfterManeuver(Step):
    """The order goes on from the actor, or from whom a card has named."""

    def ready(self, p: Position) -> bool:
        fr = p.frames
        f = p.top
        if fr[f + CLASH_NEXT] == NONE:
            fr[f + CLASH_NEXT] = next_seat(p, fr[f + CLASH_ACTOR])
        fr[f] = _RESOLUTION
        return False


def end_clash(p: Position) -> None:
    """The clash goes straight to its end (R7.12)."""
    p.frames[p.clash] = _END


@final
class End(Step):
    """Sheltered clans step out (R7.12)."""

    def ready(self, p: Position) -> bool:
        land = p.frames[p.top + CLASH_SITE]
        pop(p)
        p.clash = NONE
        if p.scribe is not None:
            p.scribe.clan(events.CLASH_OVER, NONE, land, NONE, 0)
        return False


#: The plan of a withdrawal: its one entry is filled by ``effects``.
WITHDRAWAL: Final[list[i64]] = [-1]

_CLASHES: Final = define("clashes", CLASHES, [NextClash()])
_CLASH: Final = define(
    "clash",
    CLASH,
    [
        Festival(),
        PricePaid(),
        Window(CLASH_START),
        Citadels(),
        Window(SHELTERED),
        NextActor(),
        Maneuver(),
        PeaceTalk(),
        Window(AFTER_MANEUVER),
        AfterManeuver(),
        End(),
    ],
)
_RESOLUTION: Final = _CLASH + 5
_AFTER: Final = _CLASH + 8
_END: Final = _CLASH + 10
