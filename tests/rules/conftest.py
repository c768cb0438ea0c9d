"""What the tests of the rules share: cards of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ardri.rules import declare as declared
from ardri.rules import repertoire, steps
from ardri.rules.bits import BIT
from ardri.rules.cards.names import CARDS
from ardri.rules.position import SIZE_OF

#: All that a declaration fills or makes longer.
TABLES = [
    repertoire.MASKS,
    repertoire.SEASON_START,
    repertoire.ARRIVAL_START,
    repertoire.FLOCK_START,
    repertoire.PRINTED,
    repertoire.LISTENERS,
    repertoire.COULD_ANSWER,
    repertoire.NEEDS,
    repertoire.TRISKEL_START,
    steps.KIND_OF,
    SIZE_OF,
]
LISTS: list[list[object]] = [
    steps.STEPS,  # type: ignore[list-item]
    steps.PLACES,  # type: ignore[list-item]
    steps.PLAN_OF,  # type: ignore[list-item]
    steps.PLAN_NAMES,  # type: ignore[list-item]
    steps.PLAN_STARTS,  # type: ignore[list-item]
]


def instead(name: str, **effects: Any) -> None:
    """Declare a card anew: nothing is left of what it does in the game."""
    number = CARDS.index(name)
    tables = [repertoire.LISTENERS, repertoire.COULD_ANSWER, repertoire.MASKS]
    for table in tables:
        # Of the masks only the first three are of cards, the others of territories.
        for at in range(3 if table is repertoire.MASKS else len(table)):
            table[at] &= ~BIT[number]
    declared.card(name, **effects)


@pytest.fixture
def declare() -> Iterator[Callable[..., None]]:
    """``declare.card``, for one test: afterwards every card is what it was."""
    tables = [list(table) for table in TABLES]
    lengths = [len(numbers) for numbers in LISTS]
    yield instead
    for table, before in zip(TABLES, tables, strict=True):
        for at, n in enumerate(before):
            if table[at] != n:
                table[at] = n
    for numbers, length in zip(LISTS, lengths, strict=True):
        del numbers[length:]
