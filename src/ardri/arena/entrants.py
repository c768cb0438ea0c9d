"""Who enters the arena: a bot by its name, perhaps with a time of its own, as in ``druid@0.5``."""

from __future__ import annotations

import math
from dataclasses import dataclass

from ardri.bots import Bot, BotError, Clock, make


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot, and how long it may think about a decision; None: as the campaign says."""

    name: str
    seconds: float | None

    def __str__(self) -> str:
        return self.name if self.seconds is None else f"{self.name}@{self.seconds:g}"

    def clock(self, usual: float | None) -> Clock:
        """The clock that the bot is given."""
        return Clock(usual if self.seconds is None else self.seconds)

    def bot(self, seed: str) -> Bot:
        """The bot itself; ``BotError`` if it cannot be had."""
        return make(self.name, seed)


def entrant(text: str) -> Entrant:
    """Read a bot's name and its time; ``BotError`` if that is no time."""
    name, at, said = text.strip().partition("@")
    if not at:
        return Entrant(name, None)
    try:
        seconds = float(said)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds < math.inf:
        raise BotError("refusal-bot-time", bot=text.strip())
    return Entrant(name, seconds)
