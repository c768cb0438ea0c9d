"""Looking one turn ahead: each choice is tried on made-up worlds, played on, and judged."""

from __future__ import annotations

from typing import Final, final

from ardri.bots.search import asked
from ardri.bots.search.course import TURN_ENDS, Course
from ardri.bots.search.habit import Habit
from ardri.bots.search.judge import Judge
from ardri.bots.search.packets import by_heart
from ardri.bots.search.worth import WORTH
from ardri.game.chance import Dice
from ardri.rules.compat import i64, vec
from ardri.rules.determinise import world_of
from ardri.rules.engine import apply, legal, who
from ardri.rules.position import Position
from ardri.rules.sight import Sight

#: How many ends of turns are judged for one decision, and in how many worlds at most: more where
#: others are answered, for then it hangs more on what they hold.
LEAVES: Final = 240
WORLDS: Final = 6
WORLDS_ANSWERING: Final = 16
#: In how many ways a decision goes on at most is looked at, for each world.
SPREAD: Final = 40
SPREAD_ANSWERING: Final = 4


@final
class Lookahead:
    """Chooses by what a position is worth at the end of the turn."""

    def __init__(self, dice: Dice, judge: Judge) -> None:
        self.dice: Final = dice
        self.judge: Final = judge
        self.course: Final = Course(dice, Habit())
        self.left: i64 = 0
        self.me: i64 = 0

    def choose(self, sight: Sight, choices: list[i64]) -> i64:
        """The choice that looks best to the seat whose sight this is."""
        seat: i64 = sight.seat
        self.me = seat
        n: i64 = len(choices)
        if n == 1:
            return choices[0]
        known: i64 = by_heart(sight.position, seat, choices, WORTH)
        if known >= 0:
            return known
        totals = vec[float]([0.0] * n)
        habit = self.course.habit
        habit.weigh(sight.position, seat, choices)
        for k in range(n):
            # What habit never does is not even tried.
            totals[k] = 0.0 if habit.weights[k] > 0.0 else -1.0e9
        self.left = LEAVES
        kind: i64 = asked.kind_of_asked(sight.position)
        answering: bool = kind == asked.WINDOW or kind >= asked.CLASHES
        most: i64 = WORLDS_ANSWERING if answering else WORLDS
        spread: i64 = SPREAD_ANSWERING if answering else SPREAD
        share: i64 = max(1, min(spread, LEAVES // (2 * n)))
        worlds: i64 = 0
        while worlds == 0 or (worlds < most and self.left > LEAVES // 4):
            worlds += 1
            p = world_of(sight, self.dice)
            for k in range(n):
                if totals[k] >= 0.0:
                    q = p.copy()
                    apply(q, seat, choices[k])
                    totals[k] += self.value(q, share)
        best: i64 = 0
        for k in range(1, n):
            if totals[k] > totals[best]:
                best = k
        return choices[best]

    def value(self, p: Position, share: i64) -> float:
        """What a position is worth to me, with so many ways of going on to look at."""
        course = self.course
        while not course.ended(p, TURN_ENDS):
            seat: i64 = who(p)
            if share > 1 and seat == self.me:
                choices = legal(p, seat)
                if len(choices) > 1:
                    return self._best(p, choices, share)
            course.step(p, seat != self.me)
        self.left -= 1
        self.judge.judge(p)
        return self.judge.chances[self.me]

    def _best(self, p: Position, choices: list[i64], share: i64) -> float:
        """The best of several ways of going on, the gladdest ones first if there are too many."""
        n: i64 = len(choices)
        habit = self.course.habit
        weights = vec[float]([0.0] * n)
        habit.weigh(p, self.me, choices)
        for k in range(n):
            weights[k] = habit.weights[k]
        tries: i64 = min(n, share)
        most: float = -1.0
        for _ in range(tries):
            k = 0
            for other in range(n):
                if weights[other] > weights[k]:
                    k = other
            if weights[k] <= 0.0 and most >= 0.0:
                break
            weights[k] = -1.0
            q = p.copy()
            apply(q, self.me, choices[k])
            value: float = self.value(q, share // tries)
            if value > most:
                most = value
        return most
