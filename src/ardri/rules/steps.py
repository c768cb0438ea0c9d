"""Steps, and the plans made of them.

A *plan* is a named list of steps: the clash, a turn, a card's Season effect. A frame walks its
plan, one step after the other. All plans stand one behind the other in STEPS, so where a frame has
come to is one number.
"""

from __future__ import annotations

from typing import Final

from ardri.rules.bits import BIT, NUMBER
from ardri.rules.compat import i64
from ardri.rules.frames import ME
from ardri.rules.position import Position


class Step:
    """One step of a plan. A step has parameters, but no state: all state is in the position."""

    #: Whether a choice made here begins a decision, or goes on with the one before.
    opens: bool = True

    def ready(self, p: Position) -> bool:
        """Do what needs no choice; say whether somebody must decide before anything goes on.

        A step that asks changes nothing but ``asked`` and ``choices``, so it may be asked again.
        One that is through moves the top frame on to its next step, or takes the frame off.
        """
        raise NotImplementedError

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Carry out a choice that was offered."""
        raise NotImplementedError

    def options(self, p: Position, seat: i64) -> list[i64]:
        """What one of several seats that are asked at once may choose."""
        raise NotImplementedError

    def announced(self, p: Position, f: i64) -> None:
        """A card chosen here is announced; the frame of this step begins at f.

        Until then nothing below the card's frame has changed: the choice is nobody else's to see.
        """

    def betrays(self, p: Position) -> bool:
        """Whether the engine's making a forced choice by itself would betray a hand."""
        return False


#: All steps of all plans.
STEPS: Final[list[Step]] = []
#: Of each step: the kind of procedure, and the number of its plan.
KIND_OF: Final[list[i64]] = []
PLAN_OF: Final[list[i64]] = []
#: Of each plan: its name, and where its steps begin.
PLAN_NAMES: Final[list[str]] = []
PLAN_STARTS: Final[list[i64]] = []


def define(name: str, kind: i64, steps: list[Step]) -> i64:
    """Add a plan; its number is how it is entered."""
    plan: i64 = len(PLAN_NAMES)
    PLAN_NAMES.append(name)
    PLAN_STARTS.append(len(STEPS))
    for step in steps:
        STEPS.append(step)
        KIND_OF.append(kind)
        PLAN_OF.append(plan)
    return PLAN_STARTS[plan]


def ask(p: Position, seat: i64, choices: list[i64]) -> bool:
    """Ask one seat; ``ready`` returns this."""
    p.asked = BIT[seat]
    p.choices = choices
    return True


def ask_me(p: Position, choices: list[i64]) -> bool:
    """Ask the seat whose program is on top."""
    return ask(p, p.frames[p.top + ME], choices)


def go_on(p: Position) -> bool:
    """Move the top frame on to its next step; ``ready`` returns this."""
    p.frames[p.top] += 1
    return False


def numbered(base: i64, mask: i64) -> list[i64]:
    """The actions of one verb, for each member of a mask."""
    out: list[i64] = []
    while mask:
        # `first`, written out: this is asked at almost every decision.
        low: i64 = mask & -mask
        out.append(base + NUMBER[low % 67])
        mask ^= low
    return out
