"""What the terminal says about a card or a territory: the texts are those of ``words``."""

from __future__ import annotations

from ardri.cli.names import ACTION, NAMES, TALE, kind_of
from ardri.words.cards import LANDS, SEASON, USES


def effects(card: str) -> list[str]:
    """A card's effects, each one line."""
    return [
        f"{'Season' if use == SEASON else 'Triskel'}: {text}" for use, text in USES[card].items()
    ]


def gist(card: str) -> str:
    """What a card is for, where there is room for one of its effects only."""
    return next(iter(USES[card].values()))


def explained(thing: str) -> list[str]:
    """All there is to say about a card or a territory with its Advantage card."""
    kind = kind_of(thing)
    lines = [f"{NAMES[thing]} ({kind} card)"]
    if kind not in (ACTION, TALE):
        lines = [f"{NAMES[thing]} (territory, with its Advantage card)"]
        lines.append(f"  The land: {LANDS.get(thing, 'Nothing special.')}")
    return lines + [f"  {line}" for line in effects(thing)]
