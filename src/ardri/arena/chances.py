"""Who is likely to win: a bot's judgement, or what comes of worlds made up and played on.

Either way it is what the seats themselves could know: each seat's view is judged, and every
judgement counts alike. So a hidden card moves the chances when somebody could know of it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final, Protocol, final

from ardri.arena.errors import ArenaError
from ardri.bots import Judge
from ardri.game.view import View, determinise
from ardri.rules.actions import PRETEND
from ardri.rules.engine import apply, legal, who
from ardri.rules.position import Position

#: A world played at random that has gone on for so many rounds is a draw.
_ROUNDS: Final = 40


class Chances(Protocol):
    """Judges positions."""

    def of(self, views: Sequence[View], moment: int) -> tuple[float, ...]:
        """Each seat's chance, together 1; from all seats' views, at some moment of a game."""
        ...


@final
class Judged:
    """What a bot thinks that offers to judge: one of it for each seat."""

    def __init__(self, name: str, judges: Sequence[Judge]) -> None:
        self._name: Final = name
        self._judges: Final = judges

    def of(self, views: Sequence[View], moment: int) -> tuple[float, ...]:
        """The mean of what the bot thinks in each seat."""
        total = [0.0] * len(views)
        for judge, view in zip(self._judges, views, strict=True):
            for seat, part in enumerate(self._asked(judge, view, len(views))):
                total[seat] += part / len(views)
        return tuple(total)

    def _asked(self, judge: Judge, view: View, players: int) -> list[float]:
        parts = [float(part) for part in judge.chances(view)]
        whole = sum(parts)
        good = len(parts) == players and min(parts) >= 0 and 0 < whole < math.inf
        if not good:
            raise ArenaError("analysis-no-chances", bot=self._name)
        return [part / whole for part in parts]


@final
class Playouts:
    """So many worlds for each moment or a few more: as many from each seat's view, played on."""

    def __init__(self, worlds: int, seed: str) -> None:
        self._worlds: Final = worlds
        self._seed: Final = seed

    def of(self, views: Sequence[View], moment: int) -> tuple[float, ...]:
        """The part of the worlds that each seat wins; a draw is a part for each."""
        roll = random.Random(f"{self._seed} {moment}").random
        players = len(views)
        wins = [0.0] * players
        worlds = -(-self._worlds // players) * players
        for number in range(worlds):
            world = determinise(views[number % players], lambda n: int(roll() * n))
            king = _wandered(world, roll)
            for seat in range(players):
                wins[seat] += 1 / players if king < 0 else float(seat == king)
        return tuple([part / worlds for part in wins])


def _wandered(p: Position, roll: _Roll) -> int:
    """The king of a world that is played to its end; below 0: nobody.

    It is played at random, but who can become a Pretender does: else nobody would profit from what
    has been won.
    """
    last = p.round + _ROUNDS
    while p.asked and p.round <= last:
        seat = who(p)
        choices = legal(p, seat)
        # Of chance's answers none has this number.
        pretends = PRETEND in choices
        apply(p, seat, PRETEND if pretends else choices[int(roll() * len(choices))])
    return -1 if p.asked else int(p.outcome)


class _Roll(Protocol):
    def __call__(self) -> float: ...
