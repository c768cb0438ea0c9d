"""Writes docs/cards.md: what each card does, from the texts that the terminal reads too.

    python -m tools.cards_page

The texts are in src/ardri/words/texts/en; a test fails while the page is not what this makes of
them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from ardri.rules.cards.names import ACTION_CARDS, EPIC_TALES, FOUR_PLAYER_CARDS, TERRITORIES
from ardri.words import Words

WORDS = Words.of("en")
PAGE = Path(__file__).resolve().parent.parent / "docs" / "cards.md"

KINDS = (
    (
        "Action cards",
        "The 17 cards of the draft (R3.6). Some are in the game with four players only.",
        ACTION_CARDS,
    ),
    (
        "Advantage cards",
        "The 16 territories, each with its own card, which its chieftain takes in the Assembly"
        " (R3.3). Where the land itself has an effect, it comes first.",
        TERRITORIES,
    ),
    (
        "Epic Tales",
        "The 30 cards that one draws, and keeps from round to round.",
        EPIC_TALES,
    ),
)

OPENING = """\
# The cards

What each of the 63 cards does, in our own words, and what the [rulings](rulings.md) mean for it. \
The terminal says the same (`card NAME`).

*Season* effects are for one's own turn. *Triskel* effects are for their window, named behind the \
word as in positions and decisions ([notation.md](notation.md#decisions)); `maneuver` and \
`any-time` are no windows, but offered where one decides. Unless a card says "no clash", moving \
clans to where others are starts one, and placing them never does. What cannot be done is left out.

<!-- Made by `python -m tools.cards_page` from src/ardri/words/texts/en: change it there. -->
"""


def page() -> str:
    """The whole page."""
    parts = [OPENING]
    for title, about, cards in KINDS:
        links = " · ".join(f"[{WORDS.name(card)}](#{card})" for card in cards)
        parts.append(f"## {title}\n\n{about}\n\n{links}\n")
        parts += ["\n".join(_lines(card)) + "\n" for card in cards]
    return "\n".join(parts)


def _lines(card: str) -> Iterator[str]:
    """One card: its effects, then its rulings."""
    yield f'### <a id="{card}"></a>{WORDS.name(card)}'
    yield ""
    if card in FOUR_PLAYER_CARDS:
        yield "With four players only."
        yield ""
    if WORDS.has(f"land-{card}"):
        yield f"- **The land**: {WORDS.say(f'land-{card}')}"
    start = f"card-{card}-"
    for key in WORDS.keys(start):
        use = key.removeprefix(start)
        name = "**Season**" if use == "season" else f"**Triskel** (`{use}`)"
        yield f"- {name}: {WORDS.say(key)}"
    for ruling in rulings(card):
        yield f"- [{ruling.upper()}](rulings.md#{ruling}): {WORDS.say(f'note-{card}-{ruling}')}"


def rulings(card: str) -> list[str]:
    """The rulings that touch a card: q1, a5."""
    start = f"note-{card}-"
    return [key.removeprefix(start) for key in WORDS.keys(start)]


def main() -> int:
    """Write the page."""
    PAGE.write_text(page(), "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
