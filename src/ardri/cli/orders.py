"""What a player types: a number, a command, a choice in words or in the notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ardri.cli.choices import Choice
from ardri.cli.names import PLAYERS, found, listed, name, plain
from ardri.game.notation import WORDS

#: The commands, each with what it does.
COMMANDS: Final = {
    "map": "the island once more, and all territories with their neighbours",
    "hand": "your cards",
    "cards": "the cards that everybody can see",
    "log": "what has happened (log 100: more of it)",
    "card": "what a card or a territory does: card new clans",
    "rules": "how the game goes; rules clash: about one thing",
    "undo": "take back your last choice, if nobody has learned anything since",
    "save": "a copy of the game in a file of yours: save evening.ardri",
    "resume": "go on with another game: resume evening.ardri",
    "quit": "leave; the game is kept, and offered the next time",
    "help": "this list",
}
_ALSO: Final = {"exit": "quit", "q": "quit", "?": "help", "h": "help", "rule": "rules", "u": "undo"}


@dataclass(frozen=True, slots=True)
class Command:
    """One of the commands, with what was typed after it."""

    name: str
    rest: str


@dataclass(frozen=True, slots=True)
class Numbers:
    """Choices by their places in the list, one after the other."""

    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the notation, or what may be one."""

    text: str


class Misunderstood(Exception):
    """Something typed that is nothing; a sentence says so."""


def understood(typed: str, choices: list[Choice]) -> Command | Numbers | Line:
    """What was meant; ``Misunderstood`` if nothing could be."""
    words = typed.replace(",", " ").split()
    if not words:
        raise Misunderstood(f"Type a number from 1 to {len(choices)}, or help.")
    if all(word.isdecimal() and len(word) < 6 for word in words):
        return Numbers(tuple([int(word) - 1 for word in words]))
    first = words[0].lower()
    if first in COMMANDS or first in _ALSO:
        return Command(_ALSO.get(first, first), typed[len(words[0]) :].strip())
    return _in_words(typed, choices)


def _in_words(typed: str, choices: list[Choice]) -> Numbers | Line:
    """The choice that these words mean; else the words themselves, as notation."""
    wanted = plain(typed)
    for k, offered in enumerate(choices):
        if wanted in (plain(offered.label), plain(offered.text)):
            return Numbers((k,))
    verb, _, rest = typed.lower().partition(" ")
    places = _about(typed, choices, "") or _about(rest, choices, verb)
    if len(places) > 1:
        several = ", ".join(choices[k].text for k in places)
        raise Misunderstood(f'"{typed}" may be several things: {several}.')
    if not places and verb not in WORDS and (meant := found(typed)):
        known = listed([name(thing) for thing in meant[:4]], "or")
        raise Misunderstood(f'{known} cannot be chosen now; "card {typed}" says what it does.')
    return Numbers((places[0],)) if places else Line(typed)


def _about(said: str, choices: list[Choice], verb: str) -> list[int]:
    """The choices about a thing or a player, if need be with this verb."""
    seats = [str(k) for k, who in enumerate(PLAYERS) if plain(who) == plain(said)]
    things = found(said) + seats if said else []
    out: list[int] = []
    for k, offered in enumerate(choices):
        its_verb, _, rest = offered.text.partition(" ")
        if rest in things and verb in ("", its_verb):
            out.append(k)
    return out
