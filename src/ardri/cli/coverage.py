"""``ardri simulate --coverage``: what was used, and what never."""

from __future__ import annotations

import textwrap
from collections import Counter
from typing import Final

from ardri.cli.campaign import Kind
from ardri.cli.paint import wrapped
from ardri.cli.report import aligned
from ardri.game.uses import (
    ANSWERED,
    ASKED,
    CANCELLED_AS,
    CARD_EFFECTS,
    CHOICES,
    CHOSEN,
    DECLINED,
    EFFECTS,
    ENDED,
    HAPPENED,
    OF_CARDS,
    OFFERED,
    OPENING,
    PLAYED_FOR,
    UNDER,
    everything,
)
from ardri.words import Words

_WIDE: Final = 100
#: Stands where there cannot be anything.
_CANNOT: Final = "-"


def never(uses: Counter[str], kinds: list[Kind]) -> tuple[list[str], list[str]]:
    """What games of these kinds may use, and none of them has: of cards and windows; the rest."""
    unused = [use for use in _all(kinds) if not uses[use]]
    cards = [use for use in unused if use.startswith(OF_CARDS)]
    return cards, [use for use in unused if use not in cards]


def table(words: Words, uses: Counter[str], kinds: list[Kind]) -> list[str]:
    """The counts, and what stayed at zero; uses are named as they are in records and positions."""
    known = set(_all(kinds))
    lines = [*wrapped(words.say("terminal-coverage"), _WIDE), ""]
    lines += _counts(words, uses, known, CARD_EFFECTS, [OFFERED, PLAYED_FOR, CANCELLED_AS])
    lines += ["", *_counts(words, uses, known, OPENING, [ASKED, DECLINED, ANSWERED]), ""]
    for kind, verbs in CHOICES.items():
        lines += _running(words, uses, known, f"{CHOSEN} {kind}", verbs.split(" "))
    for group in (EFFECTS, HAPPENED, ENDED, UNDER):
        names = [use.split(" ", 1)[1] for use in _all(kinds) if use.startswith(f"{group} ")]
        lines += ["", *_running(words, uses, known, group, names)]
    return [*lines, "", *_zeros(words, uses, kinds)]


def data(uses: Counter[str], kinds: list[Kind]) -> dict[str, object]:
    """The same as data."""
    of_cards, others = never(uses, kinds)
    return {"uses": dict(sorted(uses.items())), "never": of_cards + others}


def _all(kinds: list[Kind]) -> list[str]:
    """All uses that any of these kinds may have, each once."""
    return list(dict.fromkeys(use for kind in kinds for use in everything(kind.options())))


def _counts(
    words: Words, uses: Counter[str], known: set[str], names: list[str], columns: list[str]
) -> list[str]:
    """A row for each name, a column for each first word."""
    rows = [["", *columns]]
    for name in names:
        # Whatever may be played may be offered.
        cells = [
            words.number(uses[use]) if column == OFFERED or use in known else _CANNOT
            for column, use in ((column, f"{column} {name}") for column in columns)
        ]
        if f"{columns[1]} {name}" in known:
            rows.append([name, *cells])
    return aligned(rows)


def _running(
    words: Words, uses: Counter[str], known: set[str], first: str, names: list[str]
) -> list[str]:
    """All the names with their counts, one after the other."""
    number = words.number
    said = [
        f"{name} {number(uses[f'{first} {name}'])}" for name in names if f"{first} {name}" in known
    ]
    if not said:
        return []
    # What belongs together must not be torn apart at the end of a line.
    text = f"{first}: " + ", ".join(part.replace(" ", "\xa0") for part in said)
    wrapped = textwrap.wrap(text, _WIDE, subsequent_indent="  ", break_on_hyphens=False)
    return [line.replace("\xa0", " ") for line in wrapped]


def _zeros(words: Words, uses: Counter[str], kinds: list[Kind]) -> list[str]:
    of_cards, others = never(uses, kinds)
    if not of_cards and not others:
        return [words.say("terminal-coverage-whole")]
    lines = [words.say("terminal-never-cards", count=len(of_cards))]
    lines += [f"  {use}" for use in of_cards]
    if others:
        lines += [words.say("terminal-never-others", count=len(others))]
        lines += [f"  {use}" for use in others]
    return lines
