"""What the bots that search have in common: for how long, and when they have seen enough."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from ardri.bots.bot import Clock
from ardri.bots.search.course import Course
from ardri.bots.search.habit import Habit
from ardri.bots.search.judge import Judge
from ardri.bots.search.outlook import outlook
from ardri.bots.search.packets import by_heart
from ardri.bots.search.search import Search
from ardri.bots.seeding import dice_for
from ardri.game.decision import Decision
from ardri.game.notation import Action, action_of
from ardri.game.view import View
from ardri.rules.compat import vec

#: How many passes are made without a clock.
PASSES: Final = 1000
#: In how many made-up worlds the chances are judged.
WORLDS: Final = 60
#: With a clock: how often to look at it, as a part of the time given.
LOOKS: Final = 50


@dataclass(frozen=True, slots=True)
class Mind:
    """What makes one searcher another than the next."""

    judge: Judge
    habit: Habit
    #: What each card is worth in the draft.
    worth: vec[float]
    #: How many turns ahead a pass ends.
    horizon: int = 4
    #: How much is tried out: the weight of the prior against what has come of a choice.
    curiosity: float = 0.35


class Searcher:
    """Information-set tree search with some evaluation at its leaves."""

    def __init__(self, mind: Mind, seed: int | str, passes: int = PASSES) -> None:
        self._mind = mind
        self._seed = str(seed)
        self._passes = passes

    def choose(self, view: View, decision: Decision, clock: Clock) -> Action:
        """What the search has tried most."""
        began = time.perf_counter()
        if len(decision.actions) == 1:
            return decision.actions[0]
        sight = view.sight
        choices = [int(action) for action in decision.actions]
        known = by_heart(sight.position, sight.seat, choices, self._mind.worth)
        if known >= 0:
            return action_of(int(known))
        search = self.search(view)
        if clock.seconds is None:
            run(search, self._passes)
        else:
            run_until(search, began, began + clock.seconds)
        return action_of(int(search.best()))

    def chances(self, view: View) -> list[float]:
        """Each seat's chance of becoming High King, as far as this seat's view goes."""
        course = Course(dice_for(f"{self._seed} chances", view), self._mind.habit)
        return outlook(view.sight, self._mind.judge, course, WORLDS)

    def search(self, view: View) -> Search:
        """A search for the decision that this view's seat owes, not begun yet."""
        mind = self._mind
        dice = dice_for(self._seed, view)
        return Search(view.sight, dice, mind.judge, mind.habit, mind.horizon, mind.curiosity)


def run(search: Search, passes: int) -> None:
    """Make so many passes, or fewer if more cannot change what is tried most."""
    while search.passes < passes and search.lead() <= passes - search.passes:
        search.run(min(20, passes - int(search.passes)))


def run_until(search: Search, began: float, end: float) -> None:
    """Search till the time is up, or till more of it cannot change what is tried most."""
    search.run(1)
    now = time.perf_counter()
    while now < end:
        a_pass = (now - began) / int(search.passes)
        if search.lead() > 1.1 * (end - now) / a_pass:
            return
        search.run(max(1, min(1000, int((end - began) / LOOKS / a_pass))))
        now = time.perf_counter()
