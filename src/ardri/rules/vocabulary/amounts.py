"""Names for numbers: each says, for a program's frame and a territory, how many it means."""

from __future__ import annotations

from typing import Final

from ardri.rules.clans import citadels
from ardri.rules.compat import i64
from ardri.rules.position import Position

#: As many as there are.
ALL: Final = 12


class Amount:
    """A number, as seen from the frame that begins at f, for one territory."""

    def count(self, p: Position, f: i64, land: i64) -> i64:
        """The number meant."""
        raise NotImplementedError


class _Fixed(Amount):
    def __init__(self, n: i64) -> None:
        self.n: Final = n

    def count(self, p: Position, f: i64, land: i64) -> i64:
        return self.n


class _Citadels(Amount):
    def count(self, p: Position, f: i64, land: i64) -> i64:
        return citadels(p, land)


#: No bound but the clans there are.
UNBOUNDED: Final[Amount] = _Fixed(ALL)
#: One for each citadel of the territory.
CITADELS: Final[Amount] = _Citadels()
