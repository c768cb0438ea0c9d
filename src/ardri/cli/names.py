"""Names: which kind of card one is, what fits on the map, and what somebody means who types one."""

from __future__ import annotations

import unicodedata
from typing import Final

from ardri.cli.paint import clipped, length
from ardri.rules.cards.names import ACTION_CARDS, CARDS, EPIC_TALES
from ardri.words import COLOURS, Words

#: The kinds of card, by what they are called.
ACTION: Final = "action-card"
TALE: Final = "epic-tale-card"
ADVANTAGE: Final = "advantage-card"


def kind_of(card: str) -> str:
    """Which kind of card this is."""
    if card in ACTION_CARDS:
        return ACTION
    return TALE if card in EPIC_TALES else ADVANTAGE


def fitting_name(words: Words, land: str, room: int) -> str:
    """A territory's name in so many columns."""
    full = words.name(land)
    if length(full) <= room:
        return full
    return clipped(words.form(f"name-{land}", "short") or full, room, "")


# ------------------------------------------------------------------------------- what one types

#: Everything can be typed in English, too.
_ENGLISH: Final = "en"
#: Letters that are no other letter with an accent, and signs that nobody types.
_PLAIN: Final = str.maketrans(
    {**dict.fromkeys("’'‘ʼ“”„«»\":", ""), "&": " and ", "-": " ", "ł": "l", "œ": "oe", "ґ": "г"}
)


def plain(text: str, articles: tuple[str, ...] = ()) -> str:
    """A text as one would type it without thinking of accents, hyphens and articles."""
    article, joined, name = text.casefold().replace("'", "’").partition("’")
    if joined and article in articles:  # as in L’autre monde
        text = name
    apart = unicodedata.normalize("NFKD", text.casefold().translate(_PLAIN))
    # An accent in Ukrainian makes another letter, but leaving it out is no mistake here.
    words = "".join([sign for sign in apart if not unicodedata.combining(sign)]).split()
    return "-".join(words[1:] if len(words) > 1 and words[0] in articles else words)


def articles_of(words: Words) -> tuple[str, ...]:
    """The words that one may leave out before a name."""
    return tuple(plain(word) for word in words.say("language-articles").split(",") if word.strip())


def found(words: Words, typed: str) -> list[str]:
    """The ids of the cards and territories that somebody may mean: exact, else by words begun."""
    return found_among(words, typed, {thing: f"name-{thing}" for thing in CARDS})


def found_among(words: Words, typed: str, keys: dict[str, str]) -> list[str]:
    """Of these things, each with the key of its name, those that somebody may mean."""
    tongues = [words] if words.language == _ENGLISH else [words, Words.of(_ENGLISH)]
    names = {
        thing: {thing, *[said for tongue in tongues for said in _as_typed(tongue, key)]}
        for thing, key in keys.items()
    }
    wanted = {plain(typed, articles_of(tongue)) for tongue in tongues} - {""}
    exact = [thing for thing, said in names.items() if wanted & said]
    if exact or not wanted:
        return exact
    return [
        thing
        for thing, said in names.items()
        if any(f"-{want}" in f"-{s}" for want in wanted for s in said)
    ]


def _as_typed(words: Words, key: str) -> set[str]:
    """A name as one may type it: with an apostrophe left out, or with a blank in its place."""
    name, articles = words.say(key), articles_of(words)
    return {plain(name, articles), plain(name.replace("’", " "), articles)}


def seats_meant(words: Words, typed: str) -> list[int]:
    """The players that somebody may mean, by their colours."""
    tongues = (words, Words.of(_ENGLISH))
    return [
        seat
        for seat, colour in enumerate(COLOURS)
        if plain(typed) in {plain(tongue.name(colour)) for tongue in tongues}
    ]
