"""Which kind of choice is asked for, as a number: ``decisions.kind_asked`` for inner loops."""

from __future__ import annotations

from typing import Final

from ardri.rules.compat import i64
from ardri.rules.decisions import KINDS, bare
from ardri.rules.frames import U
from ardri.rules.position import NONE, Position
from ardri.rules.steps import STEPS
from ardri.rules.vocabulary.marching import March
from ardri.rules.vocabulary.shape import Decline, Fork

#: The kinds of ``docs/notation.md`` that are a player's; ``OTHER`` is any that is chance's.
KIND_NAMES: Final = [
    "other",
    "settle",
    "hold",
    "turn",
    "window",
    "territory",
    "player",
    "spot",
    "unearth",
    "place",
    "march",
    "count",
    "muster",
    "orders",
    "give-back",
    "may",
    "either",
    "discard",
    "take",
    "keep",
    "discard-some",
    "give",
    "tribute",
    "aside",
    "clashes",
    "shelter",
    "maneuver",
    "peace",
    "answer",
    "deal",
]
OTHER: Final = 0
SETTLE: Final = 1
HOLD: Final = 2
TURN: Final = 3
WINDOW: Final = 4
TERRITORY: Final = 5
PLAYER: Final = 6
SPOT: Final = 7
UNEARTH: Final = 8
PLACE: Final = 9
MARCH: Final = 10
COUNT: Final = 11
MUSTER: Final = 12
ORDERS: Final = 13
GIVE_BACK: Final = 14
MAY: Final = 15
EITHER: Final = 16
DISCARD: Final = 17
TAKE: Final = 18
KEEP: Final = 19
DISCARD_SOME: Final = 20
GIVE: Final = 21
TRIBUTE: Final = 22
ASIDE: Final = 23
CLASHES: Final = 24
SHELTER: Final = 25
MANEUVER: Final = 26
PEACE: Final = 27
ANSWER: Final = 28
#: Chance deals an Action card: the round has begun.
DEAL: Final = 29

#: The kind that each step asks for, as far as it has been worked out.
_KIND_OF_STEP: Final[list[i64]] = []


def _kind_of(number: i64) -> i64:
    step = bare(STEPS[number])
    if isinstance(step, Fork):
        if not isinstance(step.other, Decline):
            return EITHER
        step = step.one
    name = KINDS.get(type(step), "other")
    return KIND_NAMES.index(name) if name in KIND_NAMES else OTHER


def kind_of_asked(p: Position) -> i64:
    """The kind of choice that is asked for; the game is not over."""
    number: i64 = p.frames[p.top]
    while len(_KIND_OF_STEP) <= number:
        _KIND_OF_STEP.append(_kind_of(len(_KIND_OF_STEP)))
    kind: i64 = _KIND_OF_STEP[number]
    if kind == MARCH and p.frames[p.top + U] != NONE:
        if isinstance(bare(STEPS[number]), March):
            return COUNT
    return kind
