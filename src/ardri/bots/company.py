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

#: Those that search, and how one is made from a seed and how many passes it makes a decision.
SEARCHERS: Final[dict[str, Callable[[int | str, int], Bot]]] = {"druid": Druid, "ardri": Ardri}

#: The bots of the house that analyse a game, if nobody asks for another: the best first.
BEST_FIRST: Final = ("ardri", "druid", "warrior", "wanderer")


class UnknownBot(BotError):
    """A bot's name that nobody has."""


def names() -> list[str]:
    """Every bot that can be asked for by its name: the house's, then the visitors."""
    return [*BOTS, *[v.name for v in visitors.found(frozenset(BOTS)) if v.fault is None]]


def make(name: str, seed: int | str, passes: int | None = None) -> Bot:
    """The bot with this name; ``BotError`` says what is wrong, and which bots there are.

    One that searches may be told how many passes it makes a decision, where it has no clock.
    """
    if passes is not None:
        if name not in SEARCHERS:
            raise BotError("refusal-bot-passes", bot=f"{name}:{passes}")
        return SEARCHERS[name](seed, passes)
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
