"""Ardrí: the druid's search with an evaluation learned from games of its own."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import final

from ardri.bots.search.network import NUMBERS, Network, numbers_from
from ardri.bots.searcher import CURIOSITY, HORIZON, PASSES, Searcher


@final
class Ardri(Searcher):
    """Information-set tree search with a learned evaluation at its leaves."""

    def __init__(
        self,
        seed: int | str,
        passes: int = PASSES,
        horizon: int = HORIZON,
        curiosity: float = CURIOSITY,
    ) -> None:
        super().__init__(seed, Network(numbers_from(_learned())), passes, horizon, curiosity)


@cache
def _learned() -> tuple[float, ...]:
    """The numbers of the network, as ``tools/train_bots.py`` wrote them."""
    text = files("ardri.bots").joinpath("ardri.json").read_text("utf-8")
    numbers = tuple(float(number) for number in json.loads(text))
    assert len(numbers) == NUMBERS, "ardri.json was made for another network"
    return numbers
