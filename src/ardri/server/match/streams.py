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


@dataclass(frozen=True, slots=True)
class Change:
    """From one course to another: what is the same for all streams."""

    old: Course
    new: Course
    #: From which number on the events are others now, and those from there on.
    first: int
    events: list[Event]
    #: Whether events have been taken away.
    fewer: bool

    @staticmethod
    def between(old: Course, new: Course) -> Change:
        """What has changed."""
        was, now = old.game.events, new.game.events
        first = len(was)
        if was != now[:first]:
            same = (n for n, (a, b) in enumerate(zip(was, now, strict=False)) if a != b)
            first = next(same, min(len(was), len(now)))
        return Change(old, new, first, now[first:], first < len(was))

    def shows(self, seat: int | None, before: Shown, after: Shown) -> bool:
        """Whether a stream shows anything new."""
        told = len(_automatic(self.old, seat)) != len(_automatic(self.new, seat))
        return bool(self.fewer or self.events or told or before != after)

    def news(self, seat: int | None, version: int, before: Shown, after: Shown) -> News:
        """What is new in a stream."""
        return News(
            seat,
            version,
            {key: value for key, value in after.view.items() if before.view.get(key) != value},
            after.decision,
            after.sealed,
            list(after.orders),
            after.undo,
            self.first,
            [event.to_json(seat) for event in self.events],
            _automatic(self.new, seat)[len(_automatic(self.old, seat)) :],
        )


def _automatic(course: Course, seat: int | None) -> list[Automatic]:
    return [] if seat is None else list(course.automatic[seat])


@cache
def _told(key: str) -> Told:
    """Why nothing can be taken back: one of three texts."""
    return tell(Saying(key))
