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
        network, draft = _learned()
        super().__init__(seed, Network(numbers_from(network)), passes, horizon, curiosity)
        self._worth = numbers_from(draft)


@cache
def _learned() -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The numbers of the network and of the draft, as ``tools/train_bots.py`` wrote them."""
    learned = json.loads(files("ardri.bots").joinpath("ardri.json").read_text("utf-8"))
    network, draft = (tuple(map(float, learned[key])) for key in ("network", "draft"))
    assert len(network) == NUMBERS, "ardri.json was made for another network"
    return network, draft
