"""A position as a few letters: by them a replay that leads elsewhere is found out."""

from __future__ import annotations

from hashlib import blake2b
from typing import final

from ardri.rules.frames import FIELDS, WIDTH
from ardri.rules.position import NONE, Position, frames_used
from ardri.rules.steps import KIND_OF, PLAN_NAMES, PLAN_OF, PLAN_STARTS
from ardri.words import Saying


@final
class Differs(Exception):
    """A log does not lead where it led when it was written: the first version that tells."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version
        self.saying = Saying("match-differs", version=version)

    def __str__(self) -> str:
        return str(self.saying)


def digest_of(p: Position) -> str:
    """The digest of a position, with all its secrets: for the log, and for nobody.

    Where a frame has come to is told by its plan's name, so that a new plan changes no digest of a
    game in which it does not occur.
    """
    parts: list[object] = []
    for f in range(0, frames_used(p), WIDTH):
        step = int(p.frames[f])
        plan = int(PLAN_OF[step])
        parts += [PLAN_NAMES[plan], step - int(PLAN_STARTS[plan])]
        parts += [int(n) for n in p.frames[f + 1 : f + 1 + len(FIELDS[KIND_OF[step]])]]
    q = p.copy()
    q.top = NONE
    parts += [int(n) for n in q.numbers()]
    return blake2b(repr(parts).encode(), digest_size=12).hexdigest()
