"""What a stream shows of a match, and what is new in it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from msgspec import Struct

from ardri import Event, View
from ardri.server.match.course import NOTHING, Course
from ardri.server.schema.common import Automatic, Json, Order, TableInfo, Told
from ardri.server.schema.refusals import tell
from ardri.server.schema.socket import Position, Sealed, State, Update
from ardri.words import Saying

#: Parts of a view that are not always there: what stands for them then.
_ABSENT: Final[Json] = {
    "turn": None,
    "opening": False,
    "passed": [],
    "winner": None,
    "playing": [],
}


@dataclass(frozen=True, slots=True)
class Shown:
    """What a stream shows, apart from what has happened."""

    view: Json
    decision: Json | None
    sealed: Sealed | None
    orders: tuple[Order, ...]
    undo: Told | None

    def position(self) -> Position:
        """The same, to be sent."""
        return Position(dict(self.view), self.decision, self.sealed, list(self.orders), self.undo)


class Whole(Struct, frozen=True):
    """All that a stream shows at a version: a `State` that does not know its table."""

    seat: int | None
    version: int
    position: Position
    events: list[Json]
    automatic: list[Automatic]

    def state(self, table: str, info: TableInfo) -> State:
        """The message."""
        return State(
            table, self.seat, self.version, info, self.position, self.events, self.automatic
        )


class News(Struct, frozen=True):
    """The next version of a stream: an `Update` that does not know its table."""

    seat: int | None
    version: int
    changes: Json
    decision: Json | None
    sealed: Sealed | None
    orders: list[Order]
    undo: Told | None
    first: int
    events: list[Json]
    automatic: list[Automatic]

    def update(self, table: str) -> Update:
        """The message."""
        return Update(
            table,
            self.seat,
            self.version,
            self.changes,
            self.decision,
            self.sealed,
            self.orders,
            self.undo,
            self.first,
            self.events,
            self.automatic,
        )


def written(view: View, asked: tuple[int, ...]) -> Json:
    """A view as streams show it: with all who are asked, and without its decision."""
    out = {**_ABSENT, **view.to_json(), "asked": list(asked)}
    del out["decision"]
    return out


def shown(course: Course, seat: int | None, begun: bool, view: Json) -> Shown:
    """What a stream shows; the view is given, and whether the seat has done anything yet."""
    sealed = None
    if course.window is not None:
        given = None if seat is None else course.window.answers.get(seat)
        answer = None if given is None else given.line
        sealed = Sealed(answer, list(course.window.asked), course.window.number)
    if seat is None:
        return Shown(view, None, sealed, (), _told(NOTHING))
    decision = course.decision(seat)
    why = course.why_no_undo(seat)
    if why and not begun and not course.game.over:
        why = NOTHING
    return Shown(
        view,
        None if decision is None else decision.to_json(),
        sealed,
        course.books[seat].orders,
        _told(why) if why else None,
    )


def whole(course: Course, seat: int | None, version: int, what: Shown) -> Whole:
    """All of a stream."""
    events = [event.to_json(seat) for event in course.game.events]
    return Whole(seat, version, what.position(), events, _automatic(course, seat))


def news(
    old: Course, new: Course, seat: int | None, version: int, before: Shown, after: Shown
) -> News:
    """What is new in a stream."""
    first, events = new_events(old, new)
    return News(
        seat,
        version,
        {key: value for key, value in after.view.items() if before.view.get(key) != value},
        after.decision,
        after.sealed,
        list(after.orders),
        after.undo,
        first,
        [event.to_json(seat) for event in events],
        _automatic(new, seat)[len(_automatic(old, seat)) :],
    )


def differs(old: Course, new: Course, seat: int | None, before: Shown, after: Shown) -> bool:
    """Whether a stream shows anything new."""
    first, events = new_events(old, new)
    return (
        before != after
        or bool(events)
        or first < len(old.game.events)
        or len(_automatic(old, seat)) != len(_automatic(new, seat))
    )


def new_events(old: Course, new: Course) -> tuple[int, list[Event]]:
    """From which number on the events are others now, and those from there on."""
    was, now = old.game.events, new.game.events
    first = min(len(was), len(now))
    while was[:first] != now[:first]:
        first -= 1
    return first, now[first:]


def _automatic(course: Course, seat: int | None) -> list[Automatic]:
    return [] if seat is None else list(course.automatic[seat])


@cache
def _told(key: str) -> Told:
    """Why nothing can be taken back: one of three texts."""
    return tell(Saying(key))
