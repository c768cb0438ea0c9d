"""Words about territories that come into play (R10.5), and about the flock."""

from __future__ import annotations

from ardri.rules import events
from ardri.rules.actions import TERRITORY, TURN
from ardri.rules.compat import i64
from ardri.rules.discovery import first_set, lay
from ardri.rules.flock import flock_turned, fly
from ardri.rules.frames import ME, N, U
from ardri.rules.position import CHANCE_ASKED, CLOCKWISE, COUNTERCLOCKWISE, NONE, Position
from ardri.rules.steps import Step, go_on, numbered
from ardri.rules.vocabulary.clan_words import Said
from ardri.rules.vocabulary.program import Word


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


def discover() -> Word:
    """Discover a territory at the place chosen."""
    return Word(deed=Discover(), reveals=True)
