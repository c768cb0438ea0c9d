"""A match step by step: any position that it came to, as somebody may see it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import final

from ardri import Event, Game, IllegalAction, Record, View
from ardri.game.errors import BadRecord
from ardri.rules.position import CHANCE_ASKED, Position
from ardri.server.match.course import Course
from ardri.server.match.entries import Entry
from ardri.server.match.match import Match
from ardri.server.match.start import Start
from ardri.server.match.streams import written
from ardri.server.schema.common import Json
from ardri.server.schema.http import Step
from ardri.server.schema.refusals import Refusal
from ardri.words import Saying


@dataclass(frozen=True, slots=True)
class _Stop:
    """One position on the way."""

    position: Position
    #: Who was asked then, as everybody may know.
    asked: tuple[int, ...]
    #: How many events had happened.
    events: int


@final
class History:
    """The steps of a match: 0 is its start, and one follows whenever anything has happened.

    What has been taken back is no step. Steps are public: nobody can tell by their number what was
    done unseen.
    """

    __slots__ = ("_events", "_stops", "over")

    def __init__(self, stops: list[_Stop], events: list[Event], over: bool) -> None:
        self._stops = stops
        self._events = events
        #: Whether all may be shown.
        self.over = over

    @staticmethod
    def of(start: Start, log: Iterable[Entry]) -> History:
        """The steps that a log tells of; ``Differs`` if it does not lead where it led."""
        stops: list[_Stop] = []

        def stop(course: Course) -> None:
            _add(stops, course.game, course.asked)

        match = Match.replay(start, log, stop)
        return History(stops, match.events, match.over)

    @staticmethod
    def of_record(record: Record) -> History:
        """The steps of a recorded game; ``BadRecord`` if it cannot be played.

        All of it may be shown: who has brought it knows it.
        """
        game = record.start()
        stops: list[_Stop] = []
        _add_of_record(stops, game)
        for line in record.lines:
            try:
                game.play(line.seat, line.action)
            except IllegalAction as error:
                raise BadRecord(line.number, error.saying) from None
            _add_of_record(stops, game)
        return History(stops or [_stop(game)], game.events, True)

    @property
    def steps(self) -> int:
        """The number of the last step."""
        return len(self._stops) - 1

    def moment(self, step: int, seat: int | None) -> Step:
        """A position as a seat sees it, or as spectators do."""
        stop = self._stop(step)
        if seat is not None and not 0 <= seat < stop.position.options.players:
            last = int(stop.position.options.players) - 1
            raise Refusal("not-yours", Saying("refusal-no-seat", seat=str(seat), last=last))
        return self._moment(step, seat, written(View(stop.position, seat), stop.asked))

    def opened(self, step: int) -> Step:
        """A position with all hands open, once the match is over: written as one's own hand is."""
        stop = self._stop(step)
        if not self.over:
            raise Refusal("illegal", Saying("match-goes-on"))
        view = written(View(stop.position, None), stop.asked)
        view["players"] = [
            _players(View(stop.position, seat))[seat]
            for seat in range(int(stop.position.options.players))
        ]
        return self._moment(step, None, view)

    def _stop(self, step: int) -> _Stop:
        if not 0 <= step <= self.steps:
            raise Refusal("illegal", Saying("match-no-step", step=step, last=self.steps))
        return self._stops[step]

    def _moment(self, step: int, seat: int | None, view: Json) -> Step:
        events = [event.to_json(seat) for event in self._events[: self._stops[step].events]]
        return Step(step, self.steps, seat, view, events)


def _add(stops: list[_Stop], game: Game, asked: tuple[int, ...]) -> None:
    """Stop here, if anything has happened; what has been taken back was no stop."""
    events = len(game.events)
    while stops and stops[-1].events > events:
        stops.pop()
    if not stops or stops[-1].events < events:
        stops.append(_Stop(game.truth, asked, events))


def _add_of_record(stops: list[_Stop], game: Game) -> None:
    """Stop in a recorded game, but not where chance is to decide: that is done at once."""
    if game.truth.asked != CHANCE_ASKED:
        _add(stops, game, _stop(game).asked)


def _stop(game: Game) -> _Stop:
    asked = tuple(sorted(seat for seat in game.decisions if seat != "chance"))
    return _Stop(game.truth, asked, len(game.events))


def _players(view: View) -> list[object]:
    players = view.to_json()["players"]
    assert isinstance(players, list)
    return players
