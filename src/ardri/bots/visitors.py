"""Bots that other packages bring, by the entry point group ``ardri.bots`` (``docs/arena.md``).

A package that brings a broken one breaks nothing else: what is wrong is said when that bot is asked
for, and by ``ardri arena --list``.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from importlib import metadata
from typing import Final

from ardri.bots.bot import Bot
from ardri.words.saying import Saying, Value

GROUP: Final = "ardri.bots"
#: A name has no comma, no blank and no @, which mean something where bots are listed.
NAME: Final = re.compile(r"[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*")


class BotError(ValueError):
    """A bot that is not there or cannot be had, in a sentence (as ``GameError``)."""

    def __init__(self, what: Saying | str, /, **values: Value) -> None:
        self.saying = what if isinstance(what, Saying) else Saying(what, **values)
        super().__init__(self.saying)

    def __str__(self) -> str:
        return str(self.saying)


class BrokenBot(BotError):
    """A bot that a package says it brings, and does not."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """A bot that a package says it brings."""

    name: str
    #: The package, and what in it makes the bot: "module:name".
    package: str
    target: str
    #: Why it cannot be asked for, if so. Whether it can be loaded shows only when it is.
    fault: Saying | None


def found(house: frozenset[str]) -> list[Visitor]:
    """All that the installed packages say, in the order of names; the house's come first."""
    points = metadata.entry_points(group=GROUP)
    said = sorted({(p.name, p.dist.name if p.dist else "?", p.value) for p in points})
    many = Counter(name for name, _, _ in said)
    return [
        Visitor(name, package, value, _fault(name, package, value, many[name], house))
        for name, package, value in said
    ]


def _fault(name: str, package: str, value: str, many: int, house: frozenset[str]) -> Saying | None:
    about: dict[str, Value] = {"name": name, "package": package}
    if not NAME.fullmatch(name):
        return Saying("refusal-bot-name", **about)
    if name in house:
        return Saying("refusal-bot-house", **about)
    if many > 1:
        return Saying("refusal-bot-twice", **about)
    return None


def make(visitor: Visitor, seed: int | str) -> Bot:
    """Load a visitor, and make the bot; ``BrokenBot`` says why that fails."""
    if visitor.fault is not None:
        raise BrokenBot(visitor.fault)
    maker = _maker(visitor)
    try:
        bot = maker(seed)
    except (Exception, SystemExit) as error:
        raise _broken(visitor, error) from error
    if not callable(getattr(bot, "choose", None)):
        raise BrokenBot(
            "refusal-bot-no-bot",
            name=visitor.name,
            package=visitor.package,
            target=visitor.target,
            method="choose",
        )
    return bot


def _maker(visitor: Visitor) -> Callable[[int | str], Bot]:
    point = metadata.EntryPoint(visitor.name, visitor.target, GROUP)
    try:
        # Whatever goes wrong in another's package is no reason for us to break.
        maker: Callable[[int | str], Bot] = point.load()
    except (Exception, SystemExit) as error:
        raise _broken(visitor, error) from error
    return maker


def _broken(visitor: Visitor, error: BaseException) -> BrokenBot:
    fault = f"{type(error).__name__}: {error}"
    about = {"name": visitor.name, "package": visitor.package, "target": visitor.target}
    return BrokenBot("refusal-bot-broken", **about, fault=fault)
