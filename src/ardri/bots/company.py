"""The bots by name: the house's own, and those that other packages bring (``visitors``)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ardri.bots import visitors
from ardri.bots.bot import Bot
from ardri.bots.druid import Druid
from ardri.bots.learned import Ardri
from ardri.bots.visitors import BotError
from ardri.bots.wanderer import Wanderer
from ardri.bots.warrior import Warrior

#: Each bot's name, and how one is made from a seed.
BOTS: Final[dict[str, Callable[[int | str], Bot]]] = {
    "wanderer": Wanderer,
    "warrior": Warrior,
    "druid": Druid,
    "ardri": Ardri,
}

#: The bots of the house that analyse a game, if nobody asks for another: the best first.
BEST_FIRST: Final = ("ardri", "druid", "warrior", "wanderer")


class UnknownBot(BotError):
    """A bot's name that nobody has."""


def names() -> list[str]:
    """Every bot that can be asked for by its name: the house's, then the visitors."""
    return [*BOTS, *[v.name for v in visitors.found(frozenset(BOTS)) if v.fault is None]]


def make(name: str, seed: int | str) -> Bot:
    """The bot with this name; ``BotError`` says what is wrong, and which bots there are."""
    own = BOTS.get(name)
    if own is not None:
        return own(seed)
    for visitor in visitors.found(frozenset(BOTS)):
        if visitor.name == name:
            return visitors.make(visitor, seed)
    raise UnknownBot("refusal-no-bot", name=name, known=tuple(names()))


def strongest() -> str:
    """The name of the best bot of the house."""
    return next(name for name in BEST_FIRST if name in BOTS)
