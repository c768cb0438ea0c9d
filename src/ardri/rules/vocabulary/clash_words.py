"""Words that judge a clash going on; and a card that waits for something to be over."""

from __future__ import annotations

from typing import Final

from ardri.rules import events
from ardri.rules.actions import COUNT, DECLINE
from ardri.rules.bits import BIT
from ardri.rules.clans import put
from ardri.rules.clash import end_clash as to_end_of_clash
from ardri.rules.compat import i64
from ardri.rules.frames import (
    CLASH_ACTOR,
    CLASH_FALLEN,
    CLASH_FLAGS,
    CLASH_INSTIGATOR,
    CLASH_NEXT,
    CLASH_SHELTERED,
    CLASH_SITE,
    ME,
    SILENT,
    N,
    T,
    W,
)
from ardri.rules.offers import clear, offer, offer_one
from ardri.rules.order import sink
from ardri.rules.position import Position
from ardri.rules.steps import Step, ask_me, go_on
from ardri.rules.vocabulary.program import Word


class Silence(Step):
    """No Triskel card is played any more till the clash is over (R6.3)."""

    def ready(self, p: Position) -> bool:
        p.frames[p.clash + CLASH_FLAGS] |= SILENT
        if p.scribe is not None:
            land: i64 = p.frames[p.clash + CLASH_SITE]
            p.scribe.clan(events.SILENCED, p.frames[p.top + ME], land, events.NONE, 1)
        return go_on(p)


class StepOut(Step):
    """All sheltered clans are exposed (R7.4: a citadel left early is not offered again)."""

    def ready(self, p: Position) -> bool:
        p.frames[p.clash + CLASH_SHELTERED] = 0
        if p.scribe is not None:
            land: i64 = p.frames[p.clash + CLASH_SITE]
            p.scribe.clan(events.STEPPED_OUT, p.frames[p.top + ME], land, events.NONE, 1)
        return go_on(p)


class EndClash(Step):
    """The clash goes to its end, without a window after the maneuver (R7.12)."""

    def ready(self, p: Position) -> bool:
        to_end_of_clash(p)
        return go_on(p)


class NewInstigator(Step):
    """The chosen player is the instigator (Q5)."""

    def ready(self, p: Position) -> bool:
        who: i64 = p.frames[p.top + W]
        p.frames[p.clash + CLASH_INSTIGATOR] = who
        p.frames[p.clash + CLASH_ACTOR] = who
        if p.scribe is not None:
            p.scribe.seat(events.INSTIGATOR, p.frames[p.top + ME], who, 0)
        return go_on(p)


class NextManeuver(Step):
    """The chosen player performs the next maneuver of the clash."""

    def ready(self, p: Position) -> bool:
        f = p.top
        p.frames[p.clash + CLASH_NEXT] = p.frames[f + W]
        if p.scribe is not None:
            p.scribe.seat(events.NEXT, p.frames[f + ME], p.frames[f + W], 0)
        return go_on(p)


class Linger(Step):
    """The card lies open until what is going on is over; then its program goes on."""

    def __init__(self, until: i64) -> None:
        self.until: Final = until

    def ready(self, p: Position) -> bool:
        go_on(p)
        sink(p, self.until)
        return False


class Gather(Step):
    """One's own clans that fell in this clash lie on the card, as far as they are there (Q39).

    N counts them. Those that fall later join them: the removal sees to that.
    """

    def ready(self, p: Position) -> bool:
        f = p.top
        me: i64 = p.frames[f + ME]
        fallen: i64 = (p.frames[p.clash + CLASH_FALLEN] >> (4 * me)) & 15
        gathered: i64 = min(fallen, p.reserve[me])
        p.frames[f + N] = gathered
        p.reserve[me] -= gathered
        return go_on(p)


class GiveBack(Step):
    """Of the clans that lie on the card up to n return to T, as their owner likes (Q39)."""

    def __init__(self, n: i64) -> None:
        self.n: Final = n

    def ready(self, p: Position) -> bool:
        gathered: i64 = p.frames[p.top + N]
        if not gathered:
            return go_on(p)
        clear(p)
        offer_one(p, DECLINE)
        offer(p, COUNT, BIT[min(self.n, gathered)] - 1)
        return ask_me(p)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        f = p.top
        p.reserve[seat] += p.frames[f + N]
        p.frames[f + N] = 0
        if action != DECLINE:
            n: i64 = action - COUNT + 1
            put(p, p.frames[f + T], seat, n)
            if p.scribe is not None:
                p.scribe.clan(events.RETURNED, seat, p.frames[f + T], events.NONE, n)
        go_on(p)


def silence() -> Word:
    """No Triskel card any more in this clash."""
    return Word(deed=Silence())


def step_out() -> Word:
    """All sheltered clans step out."""
    return Word(deed=StepOut())


def end_clash() -> Word:
    """The clash ends."""
    return Word(deed=EndClash())


def instigator() -> Word:
    """The chosen player is the instigator."""
    return Word(deed=NewInstigator())


def next_maneuver() -> Word:
    """The chosen player comes next."""
    return Word(deed=NextManeuver())


def linger(until: i64) -> Word:
    """Wait till this is over: the clash, the Assembly."""
    return Word(deed=Linger(until), reveals=True)


def gather() -> Word:
    """Fallen clans of one's own lie on the card."""
    return Word(deed=Gather())


def give_back(n: i64) -> Word:
    """Up to n of them return."""
    return Word(choice=GiveBack(n), late=True)
