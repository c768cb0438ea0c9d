"""Ardrí: the druid's search, and a draft learned from games of its own."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import final

from ardri.bots.druid_weights import WEIGHTS
from ardri.bots.search.judge import Judge
from ardri.bots.search.packets import worths
from ardri.bots.searcher import CURIOSITY, HORIZON, PASSES, Searcher
from ardri.rules.cards.names import CARDS


@final
class Ardri(Searcher):
    """Information-set tree search that has learned which cards win."""

    def __init__(
        self,
        seed: int | str,
        passes: int = PASSES,
        horizon: int = HORIZON,
        curiosity: float = CURIOSITY,
    ) -> None:
        super().__init__(seed, Judge(WEIGHTS), passes, horizon, curiosity)
        self._worth = worths(_learned())


@cache
def _learned() -> tuple[float, ...]:
    """What each card is worth, as ``tools/train_bots.py`` wrote it."""
    worth = json.loads(files("ardri.bots").joinpath("ardri.json").read_text("utf-8"))
    return tuple(float(worth[card]) for card in CARDS)
