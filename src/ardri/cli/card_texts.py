"""What the terminal says about a card or a territory: the texts are those of ``words``."""

from __future__ import annotations

from typing import Final

from ardri.cli.names import ACTION, NAMES, TALE, kind_of
from ardri.words import Words

_WORDS: Final = Words.of("en")
_SEASON: Final = "season"


def uses(card: str) -> list[str]:
    """What a card can be used for: "season", or the windows of its Triskel effects."""
    start = f"card-{card}-"
    return [key.removeprefix(start) for key in _WORDS.keys(start)]


def has_season(card: str) -> bool:
    """Whether a card has a Season effect."""
    return _WORDS.has(f"card-{card}-{_SEASON}")


def effects(card: str) -> list[str]:
    """A card's effects, each one line."""
    return [
        f"{'Season' if use == _SEASON else 'Triskel'}: {_WORDS.say(f'card-{card}-{use}')}"
        for use in uses(card)
    ]


def gist(card: str) -> str:
    """What a card is for, where there is room for one of its effects only."""
    return _WORDS.say(f"card-{card}-{uses(card)[0]}")


def explained(thing: str) -> list[str]:
    """All there is to say about a card or a territory with its Advantage card."""
    kind = kind_of(thing)
    lines = [f"{NAMES[thing]} ({kind} card)"]
    if kind not in (ACTION, TALE):
        lines = [f"{NAMES[thing]} (territory, with its Advantage card)"]
        land = f"land-{thing}"
        said = _WORDS.say(land) if _WORDS.has(land) else "Nothing special."
        lines.append(f"  The land: {said}")
    return lines + [f"  {line}" for line in effects(thing)]
