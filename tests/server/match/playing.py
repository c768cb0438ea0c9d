"""What the tests of a match share: matches from positions, and a table that plays on."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ardri.server.match.entries import Entry
from ardri.server.match.match import Match, Step
from ardri.server.match.start import RULES_VERSION, Start
from ardri.server.schema.common import Order, Rules
from ardri.server.schema.refusals import Refusal
from tests.rules.table import described

FOUR = {"valley": "2 1 1 1 capital", "cove": "0 1 2 0"}


def start_of(position: dict[str, Any] | None = None, **given: Any) -> Start:
    """A start: with sealed windows, people at all seats, and no time to lose."""
    chosen: dict[str, Any] = {"round_limit": 12}
    for name in ("players", "windows"):
        if name in given:
            chosen[name] = given.pop(name)
    rules = Rules(**chosen)
    players = len(position["players"]) if position else rules.players
    parts: dict[str, Any] = {
        "rules": rules,
        "seed": "1",
        "secret": "a secret of the table's",
        "pace": 0.0,
        "rules_version": RULES_VERSION,
        "people": tuple(range(players)),
        "position": position,
    }
    return Start(**{**parts, **given})


class Table:
    """A match that goes on, with its log."""

    def __init__(self, start: Start) -> None:
        self.start = start
        self.match = Match.begin(start)
        self.log: list[Entry] = []
        self.now = 1000.0

    @classmethod
    def at(cls, lands: dict[str, str], *hands: str, **given: Any) -> Table:
        """At a position (tests/rules/table.py); ``pace`` and ``people`` are the match's."""
        of_match = {name: given.pop(name) for name in ("pace", "people") if name in given}
        data = described(lands, hands, **{"windows": "possible", **given})
        return cls(start_of(data, **of_match))

    def take(self, step: Step) -> Step:
        """Go on with a step."""
        if step.entry is not None:
            self.log.append(step.entry)
        self.match = step.match
        return step

    def play(self, seat: int, line: str, at: int | None = None) -> Step:
        version = self.match.streams[seat] if at is None else at
        return self.take(self.match.play(seat, version, line, self.now))

    def undo(self, seat: int, at: int | None = None) -> Step:
        version = self.match.streams[seat] if at is None else at
        return self.take(self.match.undo(seat, version, self.now))

    def give(self, seat: int, kind: Any, card: str | None = None) -> Step:
        return self.take(self.match.give(seat, Order(kind, card), self.now))

    def cancel(self, seat: int, order: int) -> Step:
        return self.take(self.match.cancel(seat, order, self.now))

    def close(self) -> Step:
        """When it is due, and not before."""
        due = self.match.due()
        assert due is not None
        self.now = max(self.now, due)
        return self.take(self.match.close(self.now))

    def offered(self, seat: int) -> list[str]:
        """What a seat may choose now."""
        decision = self.match.decision(seat)
        return [str(action) for action in decision.actions] if decision else []

    def happened(self, since: int = 0) -> list[str]:
        """The kinds of what has happened, with the cards."""
        events = self.match.events[since:]
        return [" ".join([event.kind, *(event.cards or ())]) for event in events]


def refused(code: str, doing: Any, *given: Any, says: str = ".") -> None:
    """It is refused, with this code."""
    with pytest.raises(Refusal, match=says) as error:
        doing(*given)
    assert error.value.code == code


def everything(match: Match) -> bytes:
    """All that there is to see of a match, by anybody."""
    streams = [match.state(seat) for seat in (*range(match.players), None)]
    asked = [match.decision(seat) for seat in range(match.players)]
    seen = [decision and decision.to_json() for decision in asked]
    return msgspec.json.encode(
        [match.version, match.streams, match.asked, match.due(), match.round, streams, seen]
    )
