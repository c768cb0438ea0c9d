"""A match at a table: what its log says, the next entry, who sees what of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, final

from ardri import Attempt, Decision, Event, IllegalAction, View
from ardri.server.match import entries
from ardri.server.match.course import OVER, Course
from ardri.server.match.digest import Differs, digest_of
from ardri.server.match.entries import AnyDeed, Entry
from ardri.server.match.orders import checked, numbered
from ardri.server.match.places import Place, in_words
from ardri.server.match.start import Start
from ardri.server.match.streams import Change, News, Shown, Whole, shown, whole, written
from ardri.server.schema.common import Order
from ardri.server.schema.refusals import Refusal
from ardri.words import Saying


@final
@dataclass(frozen=True, slots=True)
class Step:
    """One entry, and what it comes to."""

    #: The match after it.
    match: Match
    #: None: it had been done before, and nothing is to be written.
    entry: Entry | None
    again: bool
    #: The streams that show something new: each seat's, None the spectators'.
    updates: dict[int | None, News]


@final
class Match:
    """A match at one version of its log. Nothing changes it: each step makes another."""

    __slots__ = ("_course", "_places", "_shown", "streams", "version")

    def __init__(
        self, course: Course, version: int, streams: tuple[int, ...], places: tuple[Place, ...]
    ) -> None:
        self._course: Final = course
        #: Of the last entry; 0 before the first.
        self.version: Final = version
        #: The version of each seat's stream, then of the spectators'.
        self.streams: Final = streams
        self._places: Final = places
        #: What the streams show, once somebody has wanted to know.
        self._shown: tuple[Shown, ...] = ()

    @staticmethod
    def begin(start: Start) -> Match:
        """A match of which nothing is written yet.

        If it starts where a window is open, standing orders have answered it.
        """
        course = Course(start)
        while (deed := course.following()) is not None:
            course.apply(deed, 0.0)
        players = range(course.game.players)
        places = tuple([Place(course.decision(seat), _window(course)) for seat in players])
        return Match(course, 0, tuple([0 for _ in [*players, None]]), places)

    @staticmethod
    def replay(
        start: Start, log: Iterable[Entry], watch: Callable[[Course], None] | None = None
    ) -> Match:
        """The match that a log tells of; ``Differs`` if it does not lead where it led.

        Whoever watches is shown every version, from the start on, and must not change it.
        """
        match = Match.begin(start)
        course, places, streams = match._course.copy(), match._places, match.streams
        version = 0
        if watch is not None:
            watch(course)
        for entry in log:
            version += 1
            _redo(course, entry, version)
            places = _places_after(places, course, entry.deeds, streams, entry.streams)
            streams = entry.streams
            if watch is not None:
                watch(course)
        return Match(course, version, streams, places)

    # ------------------------------------------------------------------ what everybody knows

    @property
    def start(self) -> Start:
        """What it started from."""
        return self._course.start

    @property
    def players(self) -> int:
        """How many play."""
        return self._course.game.players

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._course.game.over

    @property
    def winner(self) -> int | None:
        """The king's seat; None of a match that is over: a draw."""
        return self._course.game.winner

    @property
    def round(self) -> int:
        """The round, from 1; 0 in the setup."""
        return self._course.game.round

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked; of a sealed window all who were."""
        return self._course.asked

    @property
    def events(self) -> list[Event]:
        """All that has happened: what each seat may know of it is in its stream."""
        return self._course.game.events

    # ------------------------------------------------------------------ the next entry

    def play(self, seat: int, at: int, line: str, now: float) -> Step:
        """A seat's decision, made at a version of its stream."""
        place = self._place(seat)
        if place.is_again(at, in_words(line)):
            return Step(self, None, True, {})
        self._check_asked(seat, at)
        deed: AnyDeed = entries.Line(seat, line)
        if self._course.window is not None:
            deed = entries.Answer(seat, line)
        return self._written([deed], now)

    def undo(self, seat: int, at: int, now: float) -> Step:
        """A seat takes back its last line, or its sealed answer."""
        place = self._place(seat)
        if place.is_again(at, ""):
            return Step(self, None, True, {})
        self._check_going()
        if not place.acted <= at <= self.streams[seat]:
            raise _stale()
        why = self._shown_to(seat).undo
        if why is not None:
            raise Refusal("illegal", Saying(why.key))
        return self._written([entries.Undo(seat)], now)

    def give(self, seat: int, order: Order, now: float) -> Step:
        """A seat gives a standing order; whatever number it has, it gets the next."""
        self._place(seat)
        self._check_going()
        if seat not in self.start.people:
            raise Refusal("not-yours", Saying("match-no-orders"))
        order = checked(order)
        book = self._course.books[seat]
        if book.holds(order):
            return Step(self, None, True, {})
        return self._written([entries.Give(seat, numbered(order, book.last + 1))], now)

    def cancel(self, seat: int, order: int, now: float) -> Step:
        """A seat cancels a standing order, by its number."""
        self._place(seat)
        self._check_going()
        book = self._course.books[seat]
        if order not in [one.id for one in book.orders]:
            if 0 < order <= book.last:
                return Step(self, None, True, {})
            raise Refusal("illegal", Saying("match-no-order", number=order))
        return self._written([entries.Cancel(seat, order)], now)

    def due(self) -> float | None:
        """When the open window may be closed; None, while its outcome is not certain."""
        window = self._course.window
        return None if window is None else window.due(self.start.secret, self.start.pace)

    def close(self, now: float) -> Step:
        """The window closes; ``Refusal`` (stale) if it is not due."""
        due = self.due()
        if due is None or now < due:
            raise _stale()
        return self._written([entries.Close()], now)

    def follow(self, entry: Entry) -> Step:
        """An entry that another process wrote; ``Differs`` if it leads elsewhere here."""
        course = self._course.copy()
        _redo(course, entry, self.version + 1)
        after = _all_shown(course, self._begun(entry.deeds), self._course, self._all_shown())
        return self._stepped(Change.between(self._course, course), entry, after)

    def attempt(self, seat: int, at: int, line: str) -> Attempt:
        """What would come of a line; nothing changes, and what ``play`` refuses is refused."""
        self._place(seat)
        self._check_asked(seat, at)
        try:
            return self._course.attempt(seat, line)
        except IllegalAction as error:
            raise Refusal("illegal", error.saying) from None

    # ------------------------------------------------------------------ what streams show

    def state(self, seat: int | None) -> Whole:
        """All that a stream shows now."""
        stream = self._stream(seat)
        return whole(self._course, seat, self.streams[stream], self._all_shown()[stream])

    def decision(self, seat: int) -> Decision | None:
        """What a seat is asked and has not answered, in a sealed window too."""
        self._place(seat)
        return self._course.decision(seat)

    def view(self, seat: int | None) -> View:
        """A seat's view, for a bot: in a sealed window as if all asked before had declined."""
        if seat is None:
            return self._course.game.view(None)
        self._place(seat)
        return self._course.view(seat)

    def record(self) -> str:
        """The record of a match that is over; before that it would tell all secrets."""
        if not self.over:
            raise Refusal("illegal", Saying("match-goes-on"))
        return self._course.game.record()

    # ------------------------------------------------------------------ at work

    def _place(self, seat: int) -> Place:
        """Where a seat stands; ``Refusal`` if there is no such seat."""
        if not 0 <= seat < self.players:
            said = Saying("refusal-no-seat", seat=str(seat), last=self.players - 1)
            raise Refusal("not-yours", said)
        return self._places[seat]

    def _stream(self, seat: int | None) -> int:
        if seat is None:
            return self.players
        self._place(seat)
        return seat

    def _check_going(self) -> None:
        if self.over:
            raise Refusal("too-late", Saying(OVER))

    def _check_asked(self, seat: int, at: int) -> None:
        """``Refusal`` unless a seat is asked what it was asked at this version of its stream."""
        self._check_going()
        place = self._places[seat]
        if not place.since <= at <= self.streams[seat]:
            raise _stale()
        if place.decision is not None:
            return
        window = self._course.window
        if window is not None and seat in window.answers:
            raise Refusal("illegal", Saying("match-sealed"))
        whose = tuple([Saying("refusal-seat", seat=other) for other in self.asked])
        who = Saying("refusal-seat", seat=seat)
        raise Refusal("illegal", Saying("refusal-not-asked", who=who, whose=whose))

    def _written(self, deeds: Sequence[AnyDeed], now: float) -> Step:
        """The next entry: these deeds, and those that follow by themselves."""
        course = self._course.copy()
        done = list(deeds)
        try:
            for deed in deeds:
                course.apply(deed, now)
            while (following := course.following()) is not None:
                course.apply(following, now)
                done.append(following)
        except IllegalAction as error:
            raise Refusal("illegal", error.saying) from None
        change = Change.between(self._course, course)
        after = _all_shown(course, self._begun(done), self._course, self._all_shown())
        streams = self._versions(change, done, after)
        digest = digest_of(course.game.truth)
        entry = Entry(self.version + 1, now, tuple(done), streams, digest)
        return self._stepped(change, entry, after)

    def _stepped(self, change: Change, entry: Entry, after: tuple[Shown, ...]) -> Step:
        course, before = change.new, self._all_shown()
        places = _places_after(self._places, course, entry.deeds, self.streams, entry.streams)
        match = Match(course, entry.version, entry.streams, places)
        match._shown = after
        updates: dict[int | None, News] = {}
        for stream, seat in enumerate(_seats(course)):
            version = entry.streams[stream]
            if version != self.streams[stream]:
                updates[seat] = change.news(seat, version, before[stream], after[stream])
        return Step(match, entry, False, updates)

    def _versions(
        self, change: Change, deeds: Sequence[AnyDeed], after: tuple[Shown, ...]
    ) -> tuple[int, ...]:
        """The versions of the streams: one more where something new shows, or who acts sees it."""
        acting = {seat for deed in deeds if (seat := _actor(deed)) is not None}
        before = self._all_shown()
        out = []
        for stream, seat in enumerate(_seats(change.new)):
            new = seat in acting or change.shows(seat, before[stream], after[stream])
            out.append(self.streams[stream] + new)
        return tuple(out)

    def _begun(self, deeds: Iterable[AnyDeed]) -> tuple[bool, ...]:
        """Which seats have done anything, after these deeds."""
        acting = {deed.seat for deed in deeds if isinstance(deed, entries.Line | entries.Answer)}
        return tuple([place.begun or seat in acting for seat, place in enumerate(self._places)])

    def _all_shown(self) -> tuple[Shown, ...]:
        if not self._shown:
            self._shown = _all_shown(self._course, self._begun(()), None, ())
        return self._shown

    def _shown_to(self, seat: int) -> Shown:
        return self._all_shown()[seat]


def _all_shown(
    course: Course,
    begun: tuple[bool, ...],
    old: Course | None,
    before: tuple[Shown, ...],
) -> tuple[Shown, ...]:
    """What each stream shows. Where the game has not moved, the views are those from before."""
    moved = old is None or old.game is not course.game
    out = []
    for stream, seat in enumerate(_seats(course)):
        view = written(course.game.view(seat), course.asked) if moved else before[stream].view
        out.append(shown(course, seat, seat is not None and begun[seat], view))
    return tuple(out)


def _seats(course: Course) -> list[int | None]:
    """Whose streams there are, in their order."""
    return [*range(course.game.players), None]


def _window(course: Course) -> int:
    """The number of the window that is open; 0: none."""
    return 0 if course.window is None else course.window.number


def _places_after(
    places: tuple[Place, ...],
    course: Course,
    deeds: tuple[AnyDeed, ...],
    before: tuple[int, ...],
    now: tuple[int, ...],
) -> tuple[Place, ...]:
    window = _window(course)
    return tuple(
        [
            place.after(deeds, seat, (before[seat], now[seat]), course.decision(seat), window)
            for seat, place in enumerate(places)
        ]
    )


def _redo(course: Course, entry: Entry, version: int) -> None:
    """Do what an entry says; ``Differs`` if that cannot be, or leads elsewhere."""
    try:
        if entry.version != version:
            raise Differs(version)
        for deed in entry.deeds:
            course.apply(deed, entry.at)
    except (IllegalAction, Refusal, AssertionError, LookupError, StopIteration):
        raise Differs(version) from None
    if digest_of(course.game.truth) != entry.digest:
        raise Differs(version)


def _actor(deed: AnyDeed) -> int | None:
    return None if isinstance(deed, entries.Close) else deed.seat


def _stale() -> Refusal:
    return Refusal("stale", Saying("match-stale"))
