"""What happened, told to whoever listens while a match is played.

A position keeps no log: a game hangs a scribe on its position, and takes it off again. Every note
says which rows of knowledge may read its cards; all else in a note is public.
"""

from __future__ import annotations

from typing import Final, final

from ardri.rules.bits import BIT
from ardri.rules.compat import i64

#: The kinds of note, in the order of their numbers. What each says is in ``docs/events.md``.
KINDS: Final = [
    "round",
    "laid",
    "brenn",
    "flock",
    "dealt",
    "passed-on",
    "advantage",
    "passed",
    "pretender",
    "played",
    "cancelled",
    "placed",
    "moved",
    "removed",
    "replaced",
    "built",
    "discovered",
    "drew",
    "kept",
    "discarded",
    "took",
    "gave",
    "looked",
    "deed",
    "homeless",
    "clash",
    "sheltered",
    "declined",
    "maneuver",
    "peace",
    "refused",
    "next",
    "clash-over",
    "season-over",
    "king",
    "draw",
    "reshuffled",
    "took-aside",
    "set-aside",
    "revealed",
    "demanded",
    "spared",
    "silenced",
    "stepped-out",
    "instigator",
    "returned",
    "scouted",
]

ROUND: Final[i64] = 0
LAID: Final[i64] = 1
BRENN: Final[i64] = 2
FLOCK: Final[i64] = 3
DEALT: Final[i64] = 4
PASSED_ON: Final[i64] = 5
ADVANTAGE: Final[i64] = 6
PASSED: Final[i64] = 7
PRETENDER: Final[i64] = 8
PLAYED: Final[i64] = 9
CANCELLED: Final[i64] = 10
PLACED: Final[i64] = 11
MOVED: Final[i64] = 12
REMOVED: Final[i64] = 13
REPLACED: Final[i64] = 14
BUILT: Final[i64] = 15
DISCOVERED: Final[i64] = 16
DREW: Final[i64] = 17
KEPT: Final[i64] = 18
DISCARDED: Final[i64] = 19
TOOK: Final[i64] = 20
GAVE: Final[i64] = 21
LOOKED: Final[i64] = 22
DEED: Final[i64] = 23
HOMELESS: Final[i64] = 24
CLASH: Final[i64] = 25
SHELTERED: Final[i64] = 26
DECLINED: Final[i64] = 27
MANEUVER: Final[i64] = 28
PEACE: Final[i64] = 29
REFUSED: Final[i64] = 30
NEXT: Final[i64] = 31
CLASH_OVER: Final[i64] = 32
SEASON_OVER: Final[i64] = 33
KING: Final[i64] = 34
DRAW: Final[i64] = 35
RESHUFFLED: Final[i64] = 36
TOOK_ASIDE: Final[i64] = 37
SET_ASIDE: Final[i64] = 38
REVEALED: Final[i64] = 39
DEMANDED: Final[i64] = 40
SPARED: Final[i64] = 41
SILENCED: Final[i64] = 42
STEPPED_OUT: Final[i64] = 43
INSTIGATOR: Final[i64] = 44
RETURNED: Final[i64] = 45
SCOUTED: Final[i64] = 46

#: Nobody, no territory: the value of a part that a note does not use.
NONE: Final[i64] = -1


@final
class Note:
    """One thing that happened."""

    def __init__(
        self, kind: i64, seat: i64, other: i64, land: i64, to: i64, n: i64, cards: i64, knows: i64
    ) -> None:
        self.kind: Final = kind
        #: Whose doing it was.
        self.seat: Final = seat
        #: Whom else it concerns.
        self.other: Final = other
        self.land: Final = land
        self.to: Final = to
        self.n: Final = n
        #: A set of cards, which only some may read.
        self.cards: Final = cards
        #: The rows of knowledge that may read the cards or, without cards, the territory; the one
        #: after the seats is the public's. 0, if there is nothing to hide.
        self.knows: Final = knows


@final
class Scribe:
    """Takes notes while a match is played."""

    def __init__(self) -> None:
        self.notes: list[Note] = []

    def clan(self, kind: i64, seat: i64, land: i64, to: i64, n: i64) -> None:
        """Note something that happened to clans, buildings or the map."""
        self.notes.append(Note(kind, seat, NONE, land, to, n, 0, 0))

    def seat(self, kind: i64, seat: i64, other: i64, n: i64) -> None:
        """Note something that a player did."""
        self.notes.append(Note(kind, seat, other, NONE, NONE, n, 0, 0))

    def card(self, kind: i64, seat: i64, other: i64, n: i64, cards: i64, knows: i64) -> None:
        """Note something that happened to n cards, and who knows which."""
        self.notes.append(Note(kind, seat, other, NONE, NONE, n, cards, knows))

    def scouted(self, seat: i64, land: i64) -> None:
        """Note a territory that only one player has seen."""
        self.notes.append(Note(SCOUTED, seat, NONE, land, NONE, 1, 0, BIT[seat]))

    def full(self, kind: i64, seat: i64, other: i64, land: i64, n: i64) -> None:
        """Note something that concerns two players in a territory."""
        self.notes.append(Note(kind, seat, other, land, NONE, n, 0, 0))
