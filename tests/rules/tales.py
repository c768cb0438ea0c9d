"""What tests of the Epic Tales share."""

from __future__ import annotations

from typing import Any

from ardri.rules.cards.names import EPIC_TALES
from tests.rules.table import Table


def all_but(*names: str) -> list[str]:
    """The Epic Tales but these."""
    return [name for name in EPIC_TALES if name not in names]


def view(table: Table, seat: int | None) -> dict[str, Any]:
    """What a seat may see; None is a spectator."""
    return table.game.view(seat).to_json()


def clashes(table: Table) -> list[tuple[int, str]]:
    """The clashes so far: the instigator, and where."""
    return [(told["seat"], told["territory"]) for told in table.told("clash")]
