"""Who enters the arena: a bot by its name, perhaps with a limit of its own.

``druid@0.5`` has half a second for a decision; ``druid:200`` makes 200 passes, and has no clock.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from ardri.bots import Bot, BotError, Clock, make


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot, and how long it may think about a decision; None: as the campaign says."""

    name: str
    seconds: float | None = None
    #: How many passes it makes a decision instead.
    passes: int | None = None

    def __str__(self) -> str:
        if self.passes is not None:
            return f"{self.name}:{self.passes}"
        return self.name if self.seconds is None else f"{self.name}@{self.seconds:g}"

    def clock(self, usual: float | None) -> Clock:
        """The clock that the bot is given."""
        if self.passes is not None:
            return Clock(None)
        return Clock(usual if self.seconds is None else self.seconds)

    def bot(self, seed: int | str) -> Bot:
        """The bot itself; ``BotError`` if it cannot be had."""
        return make(self.name, seed, self.passes)


def entrant(text: str) -> Entrant:
    """Read a bot's name and its limit; ``BotError`` if that is none."""
    text = text.strip()
    name, colon, said = text.partition(":")
    if colon:
        if not (said.isascii() and said.isdecimal() and int(said)):
            raise BotError("refusal-bot-passes", bot=text)
        return Entrant(name, passes=int(said))
    name, at, said = text.partition("@")
    if not at:
        return Entrant(name)
    try:
        seconds = float(said)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds < math.inf:
        raise BotError("refusal-bot-time", bot=text)
    return Entrant(name, seconds)
