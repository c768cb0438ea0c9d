"""Druid: searches the tree of what may come, over all that it does not know."""

from __future__ import annotations

from typing import final

from ardri.bots.druid_weights import WEIGHTS
from ardri.bots.search.judge import Judge
from ardri.bots.searcher import CURIOSITY, HORIZON, PASSES, Searcher


@final
class Druid(Searcher):
    """Information-set tree search with the warrior's evaluation at its leaves."""

    def __init__(
        self,
        seed: int | str,
        passes: int = PASSES,
        horizon: int = HORIZON,
        curiosity: float = CURIOSITY,
    ) -> None:
        super().__init__(seed, Judge(WEIGHTS), passes, horizon, curiosity)
