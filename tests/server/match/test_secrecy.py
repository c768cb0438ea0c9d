"""Nothing that a seat does not know shows in its stream: not in a version, nor in a refusal."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardri.game.position_out import write_position
from ardri.rules.actions import ASIDE, DISCARD, GIVE, HOLD, KEEP, NUMBERS, TAKE
from ardri.rules.cards.names import CARDS
from ardri.rules.determinise import determinise
from ardri.rules.position import NONE
from ardri.rules.sight import sight_of
from ardri.server.match.match import Match
from ardri.server.schema.common import Order
from ardri.server.schema.refusals import Refusal
from tests.rules.play import rich
from tests.server.match.playing import Table, start_of

#: Choices that nobody but who makes them sees: these verbs, of another seat.
UNSEEN = [range(verb, verb + 17) for verb in (HOLD, DISCARD, TAKE, GIVE, ASIDE)]
UNSEEN += [range(KEEP, KEEP + 47)]


class Parted(Exception):
    """The worlds have come apart for good reason: the viewer has been shown other cards."""


class Worlds:
    """Two matches that differ in what one seat (or a spectator) does not know."""

    def __init__(self, players: int, seed: int, steps: int, viewer: int | None) -> None:
        self.viewer = viewer
        self.rng = random.Random(seed + 1)
        p = rich(players, seed, steps, possible=True)
        while not p.asked or sight_of(p, NONE).position.top != p.top:
            # Neither at the end nor in a declaration, which begins in the match.
            steps -= 1
            p = rich(players, seed, steps, possible=True)
        seat = NONE if viewer is None else viewer
        q = determinise(sight_of(p, seat), self.rng.randrange)
        given: dict[str, Any] = {
            "pace": 3.0,
            "people": tuple(s for s in range(players) if self.rng.random() < 0.6),
        }
        if self.rng.random() < 0.2:
            # Only one person plays.
            given = {"pace": 0.0, "people": () if viewer is None else (viewer,)}
        self.pair = [Table(start_of(write_position(one), **given)) for one in (p, q)]
        for table in self.pair:
            # Where it starts, a window may be open: since then no time has passed.
            table.now = 0.0
        #: How often they have been compared, and how often somebody has begun unseen.
        self.compared = self.begun = 0

    @property
    def match(self) -> Match:
        return self.pair[0].match

    def compare(self) -> None:
        """The viewer sees the same in both, or has been shown other cards."""
        ours, theirs = [table.match.state(self.viewer) for table in self.pair]
        for a, b in zip(ours.events, theirs.events, strict=False):
            told = [{**event, "cards": 0, "territory": 0} for event in (a, b)]
            if a != b:
                assert told[0] == told[1]
                raise Parted
        assert msgspec.json.encode(ours) == msgspec.json.encode(theirs)
        assert self.pair[0].match.asked == self.pair[1].match.asked
        assert self.pair[0].match.over == self.pair[1].match.over
        self.compared += 1

    def go(self) -> None:
        """Something happens, of which the viewer sees the same in both."""
        rng = self.rng
        for table in self.pair:
            self.unseen(table)
        self.compare()
        self.err()
        if self.match.state(None).position.sealed:
            self.window()
        else:
            self.decide(rng.choice(self.match.asked))
        self.compare()

    def unseen(self, table: Table) -> None:
        """Some seats give or cancel orders, or begin to declare a card and take it back."""
        rng = self.rng
        others = [seat for seat in range(self.match.players) if seat != self.viewer]
        for seat in others:
            if rng.random() < 0.1 and seat in table.start.people:
                kind: Any = rng.choice(["could", "never", "until-turn"])
                card = rng.choice(CARDS) if kind == "never" else None
                if kind != "until-turn" and not table.match.state(seat).position.sealed:
                    table.take(table.match.give(seat, Order(kind, card), table.now))
                else:
                    self.try_(table, "cancel", seat, rng.randrange(4))
        asked = [seat for seat in others if seat in table.match.asked]
        if len(table.match.asked) != 1 or not asked or rng.random() < 0.5:
            return
        declaring = [line for line in table.offered(asked[0]) if line.startswith("play ")]
        if not declaring or table.match.state(None).position.sealed:
            return
        ahead = Table(table.start)
        ahead.match, ahead.now = table.match, table.now
        ahead.play(asked[0], rng.choice(declaring))
        if ahead.match.events == table.match.events and ahead.match.asked == table.match.asked:
            table.match = ahead.match
            self.begun += 1
            if rng.random() < 0.5:
                self.compare()
            table.undo(asked[0])

    def try_(self, table: Table, what: str, seat: int, *given: Any) -> object:
        """A message, and why it is refused, if it is."""
        try:
            table.take(getattr(table.match, what)(seat, *given, table.now))
        except Refusal as error:
            return error.code, error.saying, error.told()
        return None

    def err(self) -> None:
        """The viewer says something that makes no sense: it is refused in the same words."""
        rng, viewer = self.rng, self.viewer
        if viewer is None or rng.random() < 0.5:
            return
        version = max(0, self.match.streams[viewer] - rng.randrange(3))
        line = rng.choice(["nonsense", "play geis, decline", "pretend, pass", "hold bard bard"])
        words = [self.try_(table, "play", viewer, version, line) for table in self.pair]
        assert words[0] == words[1] and words[0] is not None
        words = [self.try_(table, "undo", viewer, version) for table in self.pair]
        assert words[0] == words[1]
        line = rng.choice([*self.pair[0].offered(viewer), "play moor", "decline"])
        version = self.match.streams[viewer]
        tries = [self.attempt(table, viewer, version, line) for table in self.pair]
        assert tries[0] == tries[1]
        if viewer in self.pair[0].start.people and rng.random() < 0.2:
            order = Order(rng.choice(["could", "never", "until-turn"]))
            order.card = rng.choice(CARDS) if order.kind == "never" else None
            for table in self.pair:
                self.try_(table, "give", viewer, order)

    def attempt(self, table: Table, seat: int, version: int, line: str) -> object:
        """What would come of a line, or why it is refused."""
        try:
            return table.match.attempt(seat, version, line)
        except Refusal as error:
            return error.code, error.saying

    def decide(self, seat: int) -> None:
        """A decision that the viewer sees the same of."""
        rng = self.rng
        offered = [table.offered(seat) for table in self.pair]
        both = [line for line in offered[0] if line in offered[1]]
        lines = [rng.choice(both)] * 2 if both else []
        if seat == self.viewer:
            assert offered[0] == offered[1]
        else:
            hidden = [[line for line in lines_ if is_unseen(line)] for lines_ in offered]
            if all(hidden) and (not both or rng.random() < 0.5):
                lines = [rng.choice(some) for some in hidden]
        if not lines:
            raise Parted
        for table, line in zip(self.pair, lines, strict=True):
            table.play(seat, line)

    def window(self) -> None:
        """All answer, in any order; what comes of it is the same in both."""
        rng = self.rng
        wanted: list[dict[int, str]] = [{}, {}]
        played = False
        for seat in in_turn(self.pair[0]):
            answers = [table.offered(seat) or [answered(table, seat)] for table in self.pair]
            both = [line for line in answers[0] if line in answers[1]]
            plays = [line for line in both if line.startswith("play ")]
            if played and seat != self.viewer:
                # Nobody will ever know.
                lines = [rng.choice(lines_) for lines_ in answers]
            elif plays and rng.random() < 0.5:
                lines, played = [rng.choice(plays)] * 2, True
            else:
                lines = ["decline"] * 2
                if any(answered(t, seat).startswith("play ") for t in self.pair):
                    raise AssertionError("nobody has played before")
            for one, line in zip(wanted, lines, strict=True):
                one[seat] = line
        for table, want in zip(self.pair, wanted, strict=True):
            self.answer(table, want)
        dues = [table.match.due() for table in self.pair]
        assert dues[0] == dues[1]
        if dues[0] is not None:
            for table in self.pair:
                table.close()

    def answer(self, table: Table, want: dict[int, str]) -> None:
        """Everybody answers who has not yet; the viewer first, the others as it comes."""
        window = number(table)
        seats = [seat for seat in want if seat != self.viewer]
        self.rng.shuffle(seats)
        if self.viewer in want:
            seats.insert(0, self.viewer)
        for seat in seats:
            if number(table) == window and table.offered(seat):
                before = table.match.state(self.viewer)
                table.play(seat, want[seat])
                if number(table) == window and seat != self.viewer:
                    assert table.match.state(self.viewer) == before


def is_unseen(line: str) -> bool:
    return any(NUMBERS[line] in verbs for verbs in UNSEEN)


def number(table: Table) -> int:
    sealed = table.match.state(None).position.sealed
    return sealed.window if sealed else 0


def answered(table: Table, seat: int) -> str:
    """What a seat has answered already."""
    sealed = table.match.state(seat).position.sealed
    return (sealed.answer if sealed else None) or ""


def in_turn(table: Table) -> list[int]:
    """Who is asked, in the order in which their answers count."""
    seats = list(table.match.asked)

    def declined_before(seat: int) -> int:
        frames: Any = table.match.view(seat).to_json()["frames"]
        return len(frames[-1]["declined"])

    return sorted(seats, key=declined_before)


GAMES = {
    "players": st.integers(2, 4),
    "seed": st.integers(0, 10**6),
    "steps": st.integers(40, 300),
    "viewer": st.integers(-1, 3),
}


def play_on(players: int, seed: int, steps: int, viewer: int, most: int) -> tuple[int, int]:
    """Play two worlds side by side; say for how long they were compared, and begun in unseen."""
    worlds = Worlds(players, seed, steps, None if viewer < 0 else min(viewer, players - 1))
    try:
        worlds.compare()
        for _ in range(most):
            if worlds.match.over:
                break
            worlds.go()
    except Parted:
        pass
    return worlds.compared, worlds.begun


@pytest.mark.slow
@given(**GAMES)
def test_worlds_that_differ_in_the_unknown_give_the_same_stream(
    players: int, seed: int, steps: int, viewer: int
) -> None:
    play_on(players, seed, steps, viewer, 40)


@pytest.mark.slow
def test_the_comparison_goes_on_for_long() -> None:
    """The property above is worth something: two worlds seldom part at once."""
    lengths = [play_on(4, seed, 60 + 10 * seed, 0, 60) for seed in range(12)]
    assert sum(compared for compared, _ in lengths) / len(lengths) > 20
    assert sum(begun for _, begun in lengths) > 20
