"""What happened, told to whoever listens while a match is played.

A position keeps no log: a game hangs a scribe on its position, and takes it off again. Every note
says which rows of knowledge may read its cards; all else in a note is public.
"""

from __future__ import annotations

from typing import Final, final

from ardri.rules.compat import i64

#: The kinds of note, in the order of their numbers. What each says is in ``docs/events.md``.
KINDS: Final = [
    "round",
    "laid",
    "brenn",
    "capital",
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
]

ROUND: Final = 0
LAID: Final = 1
BRENN: Final = 2
CAPITAL: Final = 3
FLOCK: Final = 4
DEALT: Final = 5
PASSED_ON: Final = 6
ADVANTAGE: Final = 7
PASSED: Final = 8
PRETENDER: Final = 9
PLAYED: Final = 10
CANCELLED: Final = 11
PLACED: Final = 12
MOVED: Final = 13
REMOVED: Final = 14
REPLACED: Final = 15
BUILT: Final = 16
DISCOVERED: Final = 17
DREW: Final = 18
KEPT: Final = 19
DISCARDED: Final = 20
TOOK: Final = 21
GAVE: Final = 22
LOOKED: Final = 23
DEED: Final = 24
HOMELESS: Final = 25
CLASH: Final = 26
SHELTERED: Final = 27
DECLINED: Final = 28
MANEUVER: Final = 29
PEACE: Final = 30
REFUSED: Final = 31
NEXT: Final = 32
CLASH_OVER: Final = 33
SEASON_OVER: Final = 34
KING: Final = 35
DRAW: Final = 36
RESHUFFLED: Final = 37

#: Nobody, no territory: the value of a part that a note does not use.
NONE: Final = -1


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
        #: The rows of knowledge that may read the cards; the one after the seats is the public's.
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

    def full(self, kind: i64, seat: i64, other: i64, land: i64, n: i64) -> None:
        """Note something that concerns two players in a territory."""
        self.notes.append(Note(kind, seat, other, land, NONE, n, 0, 0))
