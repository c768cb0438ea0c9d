"""What happened, in sentences, for one seat: never more than that seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ardri.game.event import Event
from ardri.words import Reader, Words


class Teller:
    """Tells events to one seat, which is "you", or to a spectator; or all, to who may know all."""

    def __init__(self, words: Words, seat: int | None, everything: bool = False) -> None:
        self.seat: Final = seat
        self.everything: Final = everything
        self._reader: Final = Reader(words, seat)

    def told(self, events: Sequence[Event]) -> list[str]:
        """Sentences for these events; what is not worth one is left out."""
        if self.everything:
            events = [replace(event, public=True) for event in events]
        return self._reader.told([event.to_json(self.seat) for event in events])
