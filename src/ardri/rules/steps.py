"""Steps, and the plans made of them.

A *plan* is a named list of steps: the clash, a turn, a card's Season effect. A frame walks its
plan, one step after the other. All plans stand one behind the other in STEPS, so where a frame has
come to is one number.
"""

from __future__ import annotations

from typing import Final, final

from ardri.rules.bits import BIT, zeros
from ardri.rules.compat import i64
from ardri.rules.frames import FIELDS, ME
from ardri.rules.offers import offer_only
from ardri.rules.position import CHANCE_ASKED, SIZE_OF, Position


class Step:
    """One step of a plan. A step has parameters, but no state: all state is in the position."""

    #: Whether a choice made here begins a decision, or goes on with the one before.
    opens: bool = True

    def ready(self, p: Position) -> bool:
        """Do what needs no choice; say whether somebody must decide before anything goes on.

        A step that asks changes nothing but who is asked and what is offered (``offers.py``), so it
        may be asked again.
        One that is through moves the top frame on to its next step, or takes the frame off.
        """
        raise NotImplementedError

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Carry out a choice that was offered."""
        raise NotImplementedError

    def offer_to(self, p: Position, seat: i64) -> None:
        """Offer what one of several seats that are asked at once may choose."""
        raise NotImplementedError

    def announced(self, p: Position, f: i64) -> None:
        """A card chosen here is announced; the frame of this step begins at f.

        Until then nothing below the card's frame has changed: the choice is nobody else's to see.
        """

    def betrays(self, p: Position) -> bool:
        """Whether the engine's making a forced choice by itself would betray a hand."""
        return False


@final
class Place:
    """A place in a plan. Compiled, its step is reached without asking what kind of step it is."""

    def __init__(self, step: Step) -> None:
        self.step: Final = step


#: All steps of all plans, and the places where they stand.
STEPS: Final[list[Step]] = []
PLACES: Final[list[Place]] = []
#: Of each step: the kind of procedure, and the number of its plan.
KIND_OF: Final = zeros(1024)
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
        PLACES.append(Place(step))
        KIND_OF[len(PLAN_OF)] = kind
        SIZE_OF[len(PLAN_OF)] = 1 + len(FIELDS[kind])
        PLAN_OF.append(plan)
    return PLAN_STARTS[plan]


def ask(p: Position, seat: i64) -> bool:
    """Ask one seat to choose from what has been offered; ``ready`` returns this."""
    p.asked = BIT[seat]
    return True


def ask_me(p: Position) -> bool:
    """Ask the seat whose program is on top."""
    p.asked = BIT[p.frames[p.top + ME]]
    return True


def ask_for(p: Position, seat: i64, verb: i64, arguments: i64) -> bool:
    """Ask one seat for an argument of a verb, and for nothing else."""
    offer_only(p, verb, arguments)
    p.asked = BIT[seat]
    return True


def ask_me_for(p: Position, verb: i64, arguments: i64) -> bool:
    """Ask the seat whose program is on top for an argument of a verb."""
    offer_only(p, verb, arguments)
    p.asked = BIT[p.frames[p.top + ME]]
    return True


def ask_chance(p: Position, verb: i64, arguments: i64) -> bool:
    """Ask chance for one of these; all are equally likely."""
    offer_only(p, verb, arguments)
    p.asked = CHANCE_ASKED
    return True


def go_on(p: Position) -> bool:
    """Move the top frame on to its next step; ``ready`` returns this."""
    p.frames[p.top] += 1
    return False
