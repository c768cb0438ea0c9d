"""Two matches that differ in what one seat does not know, as scripts: what to send, seat by seat.

The matches are played in memory (tests/server/match/test_secrecy.py), where both worlds are at
hand and what both allow can be chosen; then each is played anew over the wire.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from ardri.rules.cards.names import CARDS
from ardri.server.match.start import Start
from ardri.server.schema.common import Order
from ardri.server.schema.refusals import Refusal
from tests.server.match.playing import Table
from tests.server.match.test_secrecy import Parted, Worlds

#: How long windows stay shut: over the wire they close by themselves.
PACE = 0.04


@dataclass(frozen=True)
class Said:
    """What happens next, and how far the viewer's stream is then."""

    seat: int
    #: None: nothing is said, a window closes by itself.
    message: dict[str, Any] | None
    #: Whether it must be done.
    sure: bool
    reached: int


class Script(Table):
    """A match that keeps what was said."""

    def __init__(self, start: Start, viewer: int | None) -> None:
        super().__init__(start)
        self.now = 0.0
        self.viewer = viewer
        self.said: list[Said] = []

    def keep(self, seat: int, message: dict[str, Any] | None, sure: bool = False) -> None:
        """It has been said."""
        reached = self.match.streams[-1 if self.viewer is None else self.viewer]
        self.said.append(Said(seat, message, sure, reached))

    def play(self, seat: int, line: str, at: int | None = None) -> Any:
        # In a window others may be late, and then nobody wants to know any more.
        sure = seat == self.viewer or not self.match.state(None).position.sealed
        step = super().play(seat, line, at)
        self.keep(seat, {"type": "play", "line": line}, sure)
        return step

    def undo(self, seat: int, at: int | None = None) -> Any:
        step = super().undo(seat, at)
        self.keep(seat, {"type": "undo"}, True)
        return step

    def close(self) -> Any:
        step = super().close()
        self.keep(0, None)
        return step


class WireWorlds(Worlds):
    """The two worlds, written down."""

    def __init__(self, players: int, seed: int, steps: int, viewer: int | None) -> None:
        super().__init__(players, seed, steps, viewer)
        starts = [msgspec.structs.replace(table.start, pace=PACE) for table in self.pair]
        self.scripts = [Script(start, viewer) for start in starts]
        self.pair = [*self.scripts]
        if any(table.match.due() is not None for table in self.pair):
            raise Parted  # it would close before anybody has come

    def unseen(self, table: Table) -> None:
        """In one world or the other: an order given, a card begun and taken back."""
        assert isinstance(table, Script)
        rng = self.rng
        others = [seat for seat in range(self.match.players) if seat != self.viewer]
        sealed = table.match.state(None).position.sealed
        for seat in others:
            if rng.random() < 0.1 and seat in table.start.people and not sealed:
                kind: Any = rng.choice(["could", "never"])
                self.try_(table, "give", seat, Order(kind, _card(rng, kind)))
        asked = [seat for seat in others if seat in table.match.asked]
        if len(table.match.asked) != 1 or not asked or sealed or rng.random() < 0.5:
            return
        declaring = [line for line in table.offered(asked[0]) if line.startswith("play ")]
        if declaring:
            line, match = rng.choice(declaring), table.match
            ahead = match.play(asked[0], match.streams[asked[0]], line, table.now).match
            if ahead.events == match.events and ahead.asked == match.asked:
                table.play(asked[0], line)
                self.begun += 1
                table.undo(asked[0])

    def try_(self, table: Table, what: str, seat: int, *given: Any) -> object:
        assert isinstance(table, Script)
        told = super().try_(table, what, seat, *given)
        message: dict[str, Any] = {"type": {"give": "order"}.get(what, what)}
        if what == "give":
            message["order"] = msgspec.to_builtins(given[0])
        elif what == "cancel":
            message["order"] = given[0]
        else:
            message["at"] = given[0]
        if what == "play":
            message["line"] = given[1]
        table.keep(seat, message)
        return told

    def attempt(self, table: Table, seat: int, version: int, line: str) -> object:
        assert isinstance(table, Script)
        told = super().attempt(table, seat, version, line)
        table.keep(seat, {"type": "try", "at": version, "line": line})
        return told

    def err(self) -> None:
        # A window that is about to close by itself would not wait for it.
        if all(table.match.due() is None for table in self.pair):
            super().err()


def _card(rng: Any, kind: str) -> str | None:
    return rng.choice(CARDS) if kind == "never" else None


def scripts(seed: int, most: int) -> tuple[WireWorlds | None, int]:
    """Two worlds of some seed, and how far they got; None if they parted at once."""
    players = 2 + seed % 3
    viewer = None if seed % 5 == 4 else seed % players
    try:
        worlds = WireWorlds(players, seed, 40 + seed * 37 % 200, viewer)
        worlds.compare()  # what chance does first may show the viewer other cards
    except Parted:
        return None, 0
    # How far both have come when nothing is about to happen by itself, in neither of them.
    kept, marks = 0, [0, 0]
    try:
        for gone in range(1, most + 1):
            if worlds.match.over:
                break
            worlds.go()
            if all(script.match.due() is None for script in worlds.scripts):
                kept, marks = gone, [len(script.said) for script in worlds.scripts]
    except (Parted, Refusal):
        pass  # the viewer was shown other cards, in the middle of a step
    for script, mark in zip(worlds.scripts, marks, strict=True):
        del script.said[mark:]
    return worlds, kept
