"""The English names that the terminal shows, until there are words in five languages."""

from __future__ import annotations

from typing import Final

from ardri.rules.cards.names import ACTION_CARDS, CARDS, EPIC_TALES
from ardri.words import Words

_WORDS: Final = Words.of("en")

#: Every card and territory, by id.
NAMES: Final = {thing: _WORDS.name(thing) for thing in CARDS}

#: The players: their colours, and the letters that stand for them on the map.
PLAYERS: Final = ["Red", "Violet", "Blue", "White"]
BEASTS: Final = ["Stag", "Raven", "Salmon", "Boar"]
LETTERS: Final = "RVBW"

#: The kinds of card.
ACTION: Final = "Action"
TALE: Final = "Epic Tale"
ADVANTAGE: Final = "Advantage"


def name(thing: str) -> str:
    """What a card or a territory is called."""
    return NAMES[thing]


def fitting_name(land: str, room: int) -> str:
    """A territory's name in so many columns."""
    full = NAMES[land]
    short = _WORDS.form(f"name-{land}", "short") or full
    return full if len(full) <= room else short[:room]


def kind_of(card: str) -> str:
    """Which kind of card this is."""
    if card in ACTION_CARDS:
        return ACTION
    return TALE if card in EPIC_TALES else ADVANTAGE


def listed(things: list[str], last: str = "and") -> str:
    """Several things in one phrase: "a, b and c"."""
    if len(things) < 2:
        return "".join(things)
    return f"{', '.join(things[:-1])} {last} {things[-1]}"


def named(things: tuple[str, ...] | list[str]) -> str:
    """Several cards or territories in one phrase."""
    return listed([NAMES[thing] for thing in things])


def the(land: str) -> str:
    """A territory within a sentence."""
    return f"the {NAMES[land]}"


def found(typed: str) -> list[str]:
    """The ids of the cards and territories that somebody may mean: exact, else by words begun."""
    wanted = plain(typed)
    names = {thing: {plain(thing), plain(NAMES[thing])} for thing in CARDS}
    exact = [thing for thing, said in names.items() if wanted in said]
    if exact or not wanted:
        return exact
    return [thing for thing, said in names.items() if any(f"-{wanted}" in f"-{s}" for s in said)]


_PLAIN: Final = str.maketrans({"’": "", "'": "", "í": "i", "Ó": "o", "ó": "o", "á": "a", "ú": "u"})


def plain(text: str) -> str:
    """A text as one would type it without thinking of accents, hyphens and articles."""
    words = text.translate(_PLAIN).lower().replace("&", " and ").replace("-", " ").split()
    return "-".join(words[1:] if words[:1] == ["the"] and len(words) > 1 else words)
