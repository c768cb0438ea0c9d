"""What a player types: a number, a command, a choice in words or in the notation.

Commands and names can be typed in the language that is spoken, and in English.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ardri.cli.choices import Choice
from ardri.cli.complaint import Told
from ardri.cli.names import found, plain, seats_meant
from ardri.game.notation import WORDS
from ardri.words import Words

#: The commands: ``terminal-command-…`` are the words for each, ``terminal-does-…`` says what.
COMMANDS: Final = (
    *("map", "hand", "cards", "log", "card", "rules", "glossary"),
    *("undo", "save", "resume", "quit", "help"),
)


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


class Misunderstood(Told):
    """Something typed that is nothing."""


def said_so(words: Words, typed: str, key: str) -> bool:
    """Whether this is one of the words that a text lists, in the language or in English."""
    return any(
        plain(typed) in spellings(tongue, key) for tongue in (words, Words.of("en")) if typed
    )


def spellings(words: Words, key: str) -> list[str]:
    """The words that a text lists, as they are typed."""
    return [plain(word) for word in words.say(key).split(",")]


def command_word(words: Words, name: str) -> str:
    """The word for a command: the first that is listed."""
    return words.say(f"terminal-command-{name}").split(",")[0].strip()


def command_meant(words: Words, typed: str) -> str:
    """The command that a word stands for, in the language before English; "" for none."""
    for tongue in (words, Words.of("en")):
        for name in COMMANDS:
            if plain(typed) in spellings(tongue, f"terminal-command-{name}"):
                return name
    return ""


def understood(words: Words, typed: str, choices: list[Choice]) -> Command | Numbers | Line:
    """What was meant; ``Misunderstood`` if nothing could be."""
    said = typed.replace(",", " ").split()
    if not said:
        raise Misunderstood(
            "terminal-type-number", most=len(choices), help=command_word(words, "help")
        )
    if all(word.isdecimal() and len(word) < 6 for word in said):
        return Numbers(tuple([int(word) - 1 for word in said]))
    command = command_meant(words, said[0])
    if command:
        return Command(command, typed[len(said[0]) :].strip())
    return _in_words(words, typed, choices)


def _in_words(words: Words, typed: str, choices: list[Choice]) -> Numbers | Line:
    """The choice that these words mean; else the words themselves, as notation."""
    wanted = plain(typed)
    for k, offered in enumerate(choices):
        if wanted in (plain(offered.label), plain(offered.text)):
            return Numbers((k,))
    verb, _, rest = typed.lower().partition(" ")
    places = _about(words, typed, choices, "") or _about(words, rest, choices, verb)
    if len(places) > 1:
        several = words.listed(
            [words.say("question-orders-order", order=choices[k].label) for k in places], "or"
        )
        raise Misunderstood("terminal-several", typed=typed, choices=several)
    if not places and verb not in WORDS and (meant := found(words, typed)):
        names = words.named(meant[:4], "or")
        card = command_word(words, "card")
        raise Misunderstood("terminal-not-now", names=names, typed=typed, card=card)
    return Numbers((places[0],)) if places else Line(typed)


def _about(words: Words, said: str, choices: list[Choice], verb: str) -> list[int]:
    """The choices about a thing or a player, if need be with this verb."""
    things = found(words, said) + list(map(str, seats_meant(words, said))) if said else []
    out: list[int] = []
    for k, offered in enumerate(choices):
        its_verb, _, rest = offered.text.partition(" ")
        if rest in things and verb in ("", its_verb):
            out.append(k)
    return out
