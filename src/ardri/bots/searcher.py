"""What the bots that search have in common: for how long, and when they have seen enough."""

from __future__ import annotations

import time
from typing import Final

from ardri.bots.bot import Clock
from ardri.bots.search.judge import Judge
from ardri.bots.search.packets import by_heart
from ardri.bots.search.search import Search
from ardri.bots.search.worth import WORTH
from ardri.bots.seeding import dice_for
from ardri.game.decision import Decision
from ardri.game.notation import Action, action_of
from ardri.game.view import View

#: How many passes are made without a clock.
PASSES: Final = 1000
#: How many turns ahead a pass ends.
HORIZON: Final = 4
#: How much is tried out: the weight of the prior against what has come of a choice.
CURIOSITY: Final = 0.35
#: With a clock: how often to look at it, as a part of the time given.
LOOKS: Final = 50


class Searcher:
    """Information-set tree search with some evaluation at its leaves."""

    def __init__(
        self,
        seed: int | str,
        judge: Judge,
        passes: int = PASSES,
        horizon: int = HORIZON,
        curiosity: float = CURIOSITY,
    ) -> None:
        self._seed = str(seed)
        self._judge = judge
        #: What each card is worth in the draft.
        self._worth = WORTH
        self._passes = passes
        self._horizon = horizon
        self._curiosity = curiosity

    def choose(self, view: View, decision: Decision, clock: Clock) -> Action:
        """What the search has tried most."""
        began = time.perf_counter()
        if len(decision.actions) == 1:
            return decision.actions[0]
        sight = view.sight
        choices = [int(action) for action in decision.actions]
        known = by_heart(sight.position, sight.seat, choices, self._worth)
        if known >= 0:
            return action_of(int(known))
        search = self.search(view)
        if clock.seconds is None:
            run(search, self._passes)
        else:
            run_until(search, began, began + clock.seconds)
        return action_of(int(search.best()))

    def search(self, view: View) -> Search:
        """A search for the decision that this view's seat owes, not begun yet."""
        dice = dice_for(self._seed, view)
        return Search(view.sight, dice, self._judge, self._horizon, self._curiosity)


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
