"""Playing on: from any position to where it can be judged, by habit and chance."""

from __future__ import annotations

from typing import Final, final

from ardri.bots.search import asked
from ardri.bots.search.habit import Habit
from ardri.game.chance import Dice
from ardri.rules.compat import i64
from ardri.rules.engine import apply, legal, who
from ardri.rules.position import CHANCE, CHANCE_ASKED, Position

#: Where to stop: at the next turn, or not before the next round. A game may end before either.
TURN_ENDS: Final = 0
ROUND_ENDS: Final = 1
#: Nothing goes on longer than this: then it is judged where it is.
MOST_STEPS: Final = 400


@final
class Course:
    """Plays on; one object serves for many positions."""

    def __init__(self, dice: Dice, habit: Habit) -> None:
        self.dice: Final = dice
        self.habit: Final = habit

    def ended(self, p: Position, until: i64) -> bool:
        """Whether a position is where one may stop."""
        if not p.asked:
            return True
        kind: i64 = asked.kind_of_asked(p)
        if p.asked == CHANCE_ASKED:
            return kind == asked.DEAL
        return until == TURN_ENDS and kind == asked.TURN

    def play(self, p: Position, until: i64, wild: bool) -> None:
        """Play on till there, each choice the gladder the likelier; or, not wild, the gladdest."""
        left: i64 = MOST_STEPS
        while left > 0 and not self.ended(p, until):
            left -= 1
            self.step(p, wild)

    def step(self, p: Position, wild: bool) -> None:
        """Make one choice by habit, or by chance."""
        seat: i64 = who(p)
        choices = legal(p, seat)
        n: i64 = len(choices)
        if n == 1:
            apply(p, seat, choices[0])
        elif seat == CHANCE:
            apply(p, seat, choices[self.dice.below(n)])
        else:
            apply(p, seat, choices[self.pick(p, seat, choices, wild)])

    def pick(self, p: Position, seat: i64, choices: list[i64], wild: bool) -> i64:
        """Which of the choices habit makes."""
        habit = self.habit
        habit.weigh(p, seat, choices)
        n: i64 = len(choices)
        best: i64 = 0
        if not wild:
            for k in range(1, n):
                if habit.weights[k] > habit.weights[best]:
                    best = k
            return best
        total: float = 0.0
        for k in range(n):
            total += habit.weights[k]
        at: float = self.dice.share() * total
        for k in range(n):
            at -= habit.weights[k]
            if at < 0.0:
                return k
        return n - 1
