"""Plays of cards, for tests of the rules: lands to play them in, and what was played."""

from __future__ import annotations

from typing import Any

from tests.rules.table import Table

TWO = {"valley": "2 1 capital", "cove": "1 1"}
WITH_FOREST = {**TWO, "forest": "0 0"}
FOUR = {"valley": "2 1 1 1 capital", "cove": "1 1 1 1"}


def played(table: Table) -> list[tuple[Any, ...]]:
    """The cards played so far: by whom, and for which effect."""
    return [(told["seat"], told["cards"][0], told["use"]) for told in table.told("played")]
