"""The few ids that texts are chosen by. The rules have them, too; a test compares."""

from __future__ import annotations

from typing import Final

#: The players' colours and beasts, by seat.
COLOURS: Final = ("red", "violet", "blue", "white")
BEASTS: Final = ("stag", "raven", "salmon", "boar")

#: Whose cards are Advantage cards.
TERRITORIES: Final = frozenset(
    {
        *("cove", "forest", "gates-of-tir-na-nog", "highlands", "hills", "iron-mine"),
        *("lost-vale", "meadows", "misty-lands", "moor", "mountains", "plains", "salt-mine"),
        *("stone-circle", "swamp", "valley"),
    }
)
