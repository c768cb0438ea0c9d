"""What happened, with who may know which part of it: ``docs/events.md``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ardri.rules import events
from ardri.rules.bits import BIT, members
from ardri.rules.cards.names import CARDS, TALES, TERRITORIES
from ardri.rules.events import KINDS, Note

#: What is built, by the number in a note (``clan_words``).
_BUILT: Final = ["citadel", "sanctuary", "capital", "festival"]
_FLIGHTS: Final = ["clockwise", "counterclockwise"]
_USES: Final = ["triskel", "season"]
#: What an attacker demands, by its number (``frames.BOTH`` and the next).
_DEMANDS: Final = ["", "both", "card", "clan"]
#: Notes in which the number is a word's.
_WORDS: Final[dict[int, tuple[str, list[str]]]] = {
    events.BUILT: ("what", _BUILT),
    events.FLOCK: ("flock", _FLIGHTS),
    events.PLAYED: ("use", _USES),
    events.DEMANDED: ("what", _DEMANDS),
}
#: Notes without a number worth telling.
_NO_COUNT: Final = frozenset(
    {
        events.BRENN,
        events.PRETENDER,
        events.CLASH,
        events.CLASH_OVER,
        events.PEACE,
        events.REFUSED,
        events.NEXT,
        events.LAID,
        events.DISCOVERED,
        events.MANEUVER,
        events.SEASON_OVER,
        events.SILENCED,
        events.STEPPED_OUT,
        events.INSTIGATOR,
        events.SCOUTED,
    }
)


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. Everything but ``cards`` is public, or ``territory`` if scouted."""

    #: How many events came before it.
    index: int
    kind: str
    #: Whose doing it was, or whom it befell; whom else it concerns.
    seat: int | None
    other: int | None
    territory: str | None
    #: Where clans moved to, or are to move to.
    to: str | None
    #: How many; None where the kind says it all.
    count: int | None
    #: What was built, demanded, looked at; which way the flock flies, what a card was played for.
    word: tuple[str, str] | None
    #: The cards, as ids, in the order of their numbers; None for who may not know them.
    cards: tuple[str, ...] | None
    #: The seats that may know what is hidden, and whether everybody may.
    knows: tuple[int, ...]
    public: bool

    def for_seat(self, seat: int | None) -> Event:
        """The event as a seat may know it; None is a spectator."""
        if self.public or (seat is not None and seat in self.knows) or not self.knows:
            return self
        return Event(
            self.index,
            self.kind,
            self.seat,
            self.other,
            self.territory if self.cards else None,
            self.to,
            self.count,
            self.word,
            None,
            self.knows,
            self.public,
        )

    def to_json(self, seat: int | None) -> dict[str, object]:
        """The event as a seat may know it, as JSON data; parts that do not apply are absent."""
        told = self.for_seat(seat)
        out: dict[str, object] = {"index": told.index, "kind": told.kind}
        parts = {
            "seat": told.seat,
            "other": told.other,
            "territory": told.territory,
            "to": told.to,
            "count": told.count,
        }
        out.update({name: value for name, value in parts.items() if value is not None})
        if told.word is not None:
            out[told.word[0]] = told.word[1]
        if told.cards:
            out["cards"] = list(told.cards)
        return out


def _looked_at(note: Note) -> tuple[str, str] | None:
    """Which kind of cards was looked at, as everybody knows if there were any."""
    if note.kind != events.LOOKED or not note.cards:
        return None
    return ("what", "tales" if note.cards & TALES else "actions")


def event_of(note: Note, index: int, players: int) -> Event:
    """The event that a note of the engine's tells of."""
    kind = int(note.kind)
    word = _WORDS.get(kind)
    n = int(note.n)
    return Event(
        index,
        KINDS[kind],
        int(note.seat) if note.seat >= 0 else None,
        int(note.other) if note.other >= 0 else None,
        TERRITORIES[note.land] if note.land >= 0 else None,
        TERRITORIES[note.to] if note.to >= 0 else None,
        None if word is not None or kind in _NO_COUNT else n,
        (word[0], word[1][n]) if word is not None else _looked_at(note),
        tuple([CARDS[card] for card in members(note.cards)]),
        tuple([seat for seat in range(players) if note.knows & BIT[seat]]),
        bool(note.knows & BIT[players]),
    )
