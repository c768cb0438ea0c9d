"""How things are shown: in whose words, in which colours, how wide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from ardri.cli.paint import Paint, wrapped
from ardri.words import BEASTS, COLOURS, Value, Words


@final
@dataclass(frozen=True, slots=True)
class Look:
    """Words, colours and a width: what every part of the screen needs."""

    words: Words
    paint: Paint
    columns: int

    def say(self, key: str, /, **values: Value) -> str:
        """A text."""
        return self.words.say(key, **values)

    def player(self, seat: int) -> str:
        """What a player is called, in the player's colour."""
        return self.paint.seat(seat, self.words.name(COLOURS[seat]))

    def title(self, seat: int) -> str:
        """A player's colour and beast, in the player's colour."""
        return self.paint.seat(seat, title(self.words, seat))

    def letter(self, seat: int) -> str:
        """The letter that stands for a player on the map."""
        return self.words.form(f"name-{COLOURS[seat]}", "letter")

    def wrapped(self, text: str, first: str = "", rest: str = "") -> list[str]:
        """A text in lines."""
        return wrapped(text, self.columns, first, rest)


def title(words: Words, seat: int) -> str:
    """A player's colour and beast."""
    colour, beast = words.name(COLOURS[seat]), words.name(BEASTS[seat])
    return words.say("terminal-player", colour=colour, beast=beast)
