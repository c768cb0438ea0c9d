"""Druid: searches the tree of what may come, over all that it does not know."""

from __future__ import annotations

from typing import final

from ardri.bots.druid_weights import WEIGHTS
from ardri.bots.search.habit import Habit
from ardri.bots.search.judge import Judge
from ardri.bots.search.worth import WORTH
from ardri.bots.searcher import PASSES, Mind, Searcher


@final
class Druid(Searcher):
    """Information-set tree search with an evaluation that was made by hand, then fitted."""

    def __init__(self, seed: int | str, passes: int = PASSES) -> None:
        super().__init__(mind(), seed, passes)


def mind() -> Mind:
    """The druid's mind."""
    return Mind(Judge(WEIGHTS), Habit(), WORTH)
