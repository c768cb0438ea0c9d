"""Ardrí: the druid's search with a judgement, a policy and a draft learned from its own games."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import final

from ardri.bots.search.features import ROWS, SIZE
from ardri.bots.search.judge import Judge
from ardri.bots.search.numbers import numbers
from ardri.bots.search.policy import NUMBERS, Policy
from ardri.bots.searcher import PASSES, Mind, Searcher
from ardri.rules.cards.names import CARDS


@dataclass(frozen=True, slots=True)
class Learned:
    """What ``tools/learn.py`` wrote."""

    #: The weights of the judgement; the policy's numbers; what each card is worth in the draft.
    weights: tuple[float, ...]
    policy: tuple[float, ...]
    worth: tuple[float, ...]

    def mind(self) -> Mind:
        """A mind that has learned this."""
        judge, policy = Judge(numbers(self.weights)), Policy(numbers(self.policy))
        return Mind(judge, policy, numbers(self.worth))


@final
class Ardri(Searcher):
    """Information-set tree search that has learned from games of its own."""

    def __init__(self, seed: int | str, passes: int = PASSES) -> None:
        super().__init__(learned().mind(), seed, passes)


@cache
def learned() -> Learned:
    """What is shipped with the package."""
    data = json.loads(files("ardri.bots").joinpath("ardri.json").read_text("utf-8"))
    weights, policy = (tuple(map(float, data[key])) for key in ("weights", "policy"))
    worth = tuple(float(data["worth"][card]) for card in CARDS)
    if (len(weights), len(policy)) != (ROWS * SIZE, NUMBERS):
        raise ValueError("ardri.json was learned for another ardri")
    return Learned(weights, policy, worth)
