"""The shape of a program at work: branches, loops and conditions (used by ``program``)."""

from __future__ import annotations

from typing import Final

from ardri.rules.actions import DECLINE
from ardri.rules.bits import BIT
from ardri.rules.compat import i64
from ardri.rules.frames import IT, LEFT, PATH, N
from ardri.rules.offers import clear, is_offered, offer
from ardri.rules.order import active_seat
from ardri.rules.position import NONE, Position, next_seat
from ardri.rules.steps import Step, ask_me, ask_me_for, go_on
from ardri.rules.vocabulary.who import Who


class OnPath(Step):
    """A step of one branch: passed over when another was taken."""

    def __init__(self, step: Step, bit: i64, taken: i64) -> None:
        self.step: Final = step
        self.bit: Final = bit
        self.taken: Final = taken

    def ready(self, p: Position) -> bool:
        if p.frames[p.top + PATH] & self.bit != self.taken:
            return go_on(p)
        return self.step.ready(p)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        self.step.apply(p, seat, action)


class Decline(Step):
    """The other branch of a ``may``."""

    def ready(self, p: Position) -> bool:
        return ask_me_for(p, DECLINE, 1)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        go_on(p)


class Fork(Step):
    """The first choice of an ``either``: the first actions of both branches, side by side."""

    def __init__(self, one: Step, other: Step, bit: i64) -> None:
        self.one: Final = one
        self.other: Final = other
        self.bit: Final = bit

    def ready(self, p: Position) -> bool:
        self._offer(p, self.one)
        verb: i64 = p.verb
        arguments: i64 = p.arguments
        self._offer(p, self.other)
        verb2: i64 = p.verb
        arguments2: i64 = p.arguments
        clear(p)
        offer(p, verb, arguments)
        offer(p, verb2, arguments2)
        return ask_me(p) if p.many else go_on(p)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        self._offer(p, self.one)
        if is_offered(p, action):
            self.one.apply(p, seat, action)
        else:
            p.frames[p.top + PATH] |= self.bit
            self.other.apply(p, seat, action)

    def _offer(self, p: Position, step: Step) -> None:
        """Offer what a branch could begin with, which is but one verb.

        A choice with no candidate moves on: take that back.
        """
        here: i64 = p.frames[p.top]
        if not step.ready(p):
            p.frames[p.top] = here
            clear(p)


DECLINING: Final = Decline()


class Visit(Step):
    """Begins an ``each``, or goes on to its next player; past the body when all were visited."""

    def __init__(self, who: Who, length: i64) -> None:
        self.who: Final = who
        self.length: Final = length

    def ready(self, p: Position) -> bool:
        f = p.top
        fr = p.frames
        if fr[f + IT] == NONE:
            fr[f + LEFT] = self.who.mask(p, f)
            fr[f + IT] = active_seat(p)
        else:
            fr[f + IT] = next_seat(p, fr[f + IT])
        if fr[f + LEFT] == 0:
            fr[f + IT] = NONE
            fr[f] += self.length + 2
            return False
        while not fr[f + LEFT] & BIT[fr[f + IT]]:
            fr[f + IT] = next_seat(p, fr[f + IT])
        fr[f + LEFT] &= ~BIT[fr[f + IT]]
        return go_on(p)


class Jump(Step):
    """Goes on elsewhere in the plan."""

    def __init__(self, by: i64) -> None:
        self.by: Final = by

    def ready(self, p: Position) -> bool:
        p.frames[p.top] += self.by
        return False


class UnlessDone(Step):
    """Passes over the next steps if the word before did something (it left a number)."""

    def __init__(self, length: i64) -> None:
        self.length: Final = length

    def ready(self, p: Position) -> bool:
        if p.frames[p.top + N] != 0:
            p.frames[p.top] += self.length
        p.frames[p.top] += 1
        return False


def around(who: Who, body: list[Step]) -> list[Step]:
    """The body once for each of these players."""
    length = len(body)
    return [Visit(who, length), *body, Jump(-length - 1)]


def unless_done(body: list[Step]) -> list[Step]:
    """The body if the word before could do nothing."""
    return [UnlessDone(len(body)), *body]
