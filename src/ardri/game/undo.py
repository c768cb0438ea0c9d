"""What may be taken back: what showed nobody anything, and on which nobody has decided since.

A decision can be taken back while it is part of something unfinished: a declaration before its
announcement (R5.2), a distribution, a proposal not yet answered, a pick in the draft or a tribute
while others think. It stands as soon as chance has answered, a card is announced, somebody has
learned something, or a window has been gone through: whether it asked anybody tells what is in a
hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ardri.rules import events
from ardri.rules.actions import DECLINE
from ardri.rules.decisions import bare
from ardri.rules.events import Note
from ardri.rules.frames import DRAFT, WIDTH, WINDOW
from ardri.rules.position import Position
from ardri.rules.steps import KIND_OF, PLAN_NAMES, PLAN_OF, PLAN_STARTS, STEPS
from ardri.rules.vocabulary.hand_words import Tribute
from ardri.rules.windows import Window

#: Why something cannot be taken back: the keys of texts.
NOTHING: Final = "refusal-undo-nothing"
OVER: Final = "refusal-over"
ANOTHER: Final = "refusal-undo-another"
CHANCE_SPOKE: Final = "refusal-undo-chance"
ANNOUNCED: Final = "refusal-undo-announced"
LEARNED: Final = "refusal-undo-learned"
GONE_ON: Final = "refusal-undo-gone-on"

#: What may happen and still be taken back: all saw it, and nothing hidden had a part in it.
_HARMLESS: Final = frozenset(
    {events.PLACED, events.SHELTERED, events.DECLINED, events.PEACE, events.REFUSED}
)


@dataclass(frozen=True, slots=True)
class Past:
    """A decision that may still be taken back, and all as it was before."""

    seat: int
    #: Decisions of one line are taken back together: the number of the line's first.
    line: int
    #: Nobody changes this position: who goes back to it takes a copy.
    position: Position
    decisions: int
    notes: int


def barrier(before: Position, after: Position, action: int, notes: list[Note], chance: bool) -> str:
    """Why a decision cannot be taken back, as a text's key, or "" if it can."""
    if chance:
        return CHANCE_SPOKE
    if after.top < 0:
        return OVER
    kinds = {int(note.kind) for note in notes}
    if events.PLAYED in kinds:
        return ANNOUNCED
    if list(before.may) != list(after.may):
        return LEARNED
    if kinds - _HARMLESS or _went_through_a_window(before, after, action):
        return GONE_ON
    return ""


def at_once(p: Position) -> bool:
    """Whether players choose all at once: others' choices do not bind one's own then."""
    return p.top >= 0 and (
        KIND_OF[p.frames[p.top]] == DRAFT or isinstance(bare(STEPS[p.frames[p.top]]), Tribute)
    )


def _went_through_a_window(before: Position, after: Position, action: int) -> bool:
    if KIND_OF[before.frames[before.top]] == WINDOW and action == DECLINE:
        # Who is asked next, or that nobody is, hangs on what the others hold.
        return True
    depth = max(before.top, after.top)
    for f in range(0, depth + 1, WIDTH):
        was = int(before.frames[f]) if f <= before.top else -1
        now = int(after.frames[f]) if f <= after.top else -1
        if was >= 0 and now >= 0 and PLAN_OF[was] == PLAN_OF[now]:
            if _windows_between(min(was, now), max(was, now)):
                return True
        elif was >= 0 and _windows_between(was, _end_of_plan(was)):
            return True
        elif now >= 0 and _windows_between(int(PLAN_STARTS[PLAN_OF[now]]), now):
            return True
    return False


def _windows_between(first: int, end: int) -> bool:
    return any(isinstance(STEPS[k], Window) for k in range(first, end))


def _end_of_plan(step: int) -> int:
    plan = int(PLAN_OF[step]) + 1
    return int(PLAN_STARTS[plan]) if plan < len(PLAN_NAMES) else len(STEPS)
