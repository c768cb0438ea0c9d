"""Words about territories that come into play (R10.5), and about the flock."""

from __future__ import annotations

from typing import Final

from ardri.rules import events
from ardri.rules.actions import TERRITORY, TURN
from ardri.rules.compat import i64
from ardri.rules.discovery import begin_scouting, first_set, last_set, lay, scout
from ardri.rules.flock import flock_turned, fly
from ardri.rules.frames import ME, N, U
from ardri.rules.position import CLOCKWISE, COUNTERCLOCKWISE, NONE, Position
from ardri.rules.steps import Step, ask_chance, ask_me_for, go_on
from ardri.rules.vocabulary.clan_words import Said
from ardri.rules.vocabulary.program import Word


class Discover(Step):
    """Chance draws a territory; it comes into play at the site chosen. Its number goes into U."""

    def ready(self, p: Position) -> bool:
        fr = p.frames
        if fr[p.top + N] == NONE:
            return go_on(p)
        return ask_chance(p, TERRITORY, first_set(p))

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        _come_into_play(p, action - TERRITORY)


class Scout(Step):
    """Chance draws n territories, or as many as there are, for the program's owner to see.

    They are a set of the stack's own from then on, the last: those that are not brought into play
    stay there, in random order (Q12). N counts them.
    """

    def __init__(self, n: i64) -> None:
        self.n: Final = n

    def ready(self, p: Position) -> bool:
        seen: i64 = p.frames[p.top + N]
        left: i64 = len(p.stack) - (1 if seen else 0)
        if seen == self.n or not left:
            return go_on(p)
        return ask_chance(p, TERRITORY, first_set(p))

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        me: i64 = p.frames[p.top + ME]
        if not p.frames[p.top + N]:
            begin_scouting(p)
        p.frames[p.top + N] += 1
        scout(p, me, action - TERRITORY)
        if p.scribe is not None:
            p.scribe.scouted(me, action - TERRITORY)


class Unearth(Step):
    """The program's owner brings a territory seen into play at the site chosen. It goes into U."""

    def ready(self, p: Position) -> bool:
        if p.frames[p.top + N] == NONE:
            return go_on(p)
        return ask_me_for(p, TERRITORY, last_set(p))

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        _come_into_play(p, action - TERRITORY)


def _come_into_play(p: Position, land: i64) -> None:
    """A territory is laid at the site chosen, and remembered in U."""
    lay(p, land, p.frames[p.top + N])
    p.frames[p.top + U] = land
    if p.scribe is not None:
        p.scribe.clan(events.DISCOVERED, p.frames[p.top + ME], land, NONE, 1)
    go_on(p)


class TurnFlock(Step):
    """The flock is turned over; the territories that this concerns have their effects (Q27)."""

    def ready(self, p: Position) -> bool:
        go_on(p)
        fly(p, COUNTERCLOCKWISE if p.flock == CLOCKWISE else CLOCKWISE)
        flock_turned(p)
        return False


def turn_flock() -> Word:
    """Turn the flock over."""
    return Word(deed=TurnFlock(), said=Said(TURN, False))


def scout_ahead(n: i64) -> Word:
    """See n territories of the stack, unseen by the others."""
    return Word(deed=Scout(n), reveals=True)


def unearth() -> Word:
    """Bring one of the territories seen into play at the place chosen; the others come last."""
    return Word(choice=Unearth(), late=True)


def discover() -> Word:
    """Discover a territory at the place chosen."""
    return Word(deed=Discover(), reveals=True)
