"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ardri.bots.bot import Bot
from ardri.bots.druid import Druid
from ardri.bots.learned import Ardri
from ardri.bots.wanderer import Wanderer
from ardri.bots.warrior import Warrior

#: Each bot's name, and how one is made from a seed.
BOTS: Final[dict[str, Callable[[int | str], Bot]]] = {
    "wanderer": Wanderer,
    "warrior": Warrior,
    "druid": Druid,
    "ardri": Ardri,
}


class UnknownBot(ValueError):
    """A bot's name that nobody has."""


def make(name: str, seed: int | str) -> Bot:
    """The bot with this name; ``UnknownBot`` says which there are."""
    if name not in BOTS:
        raise UnknownBot(f'no such bot: "{name}"; there is {", ".join(BOTS)}')
    return BOTS[name](seed)
