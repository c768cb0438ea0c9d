"""Matches at random: seats that play, give orders, take back, repeat themselves and err."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import msgspec
from hypothesis import strategies as st

from ardri.game.position_out import write_position
from ardri.rules.bits import members
from ardri.rules.cards.names import CARDS
from ardri.server.match.match import Match, Step
from ardri.server.match.start import Start
from ardri.server.schema.common import Order
from ardri.server.schema.refusals import Refusal
from tests.rules.play import options, rich_game, step
from tests.server.match.playing import Table, start_of

#: Of a walk: players, whether windows are sealed, the pace, a seed.
walks = st.tuples(
    st.integers(2, 4), st.booleans(), st.sampled_from([0.0, 3.0]), st.integers(0, 10**6)
)
WalkOf = tuple[int, bool, float, int]


def rich_start(walk: WalkOf) -> Start:
    """A start amid a game with a large map and many Tales in hands: windows open often."""
    players, sealed, pace, seed = walk
    rng = random.Random(seed)
    p = rich_game(options(players, seed, sealed), rng)
    for _ in range(rng.randrange(30, 200)):
        before = p.copy()
        step(p, rng)
        if not p.asked:
            # One step before the end.
            p = before
            break
    people = tuple(seat for seat in range(players) if rng.random() < 0.6)
    return start_of(write_position(p), pace=pace, people=people, seed=str(seed))


@dataclass
class Said:
    """A message: what was wanted, by whom, at which version."""

    what: str
    seat: int
    at: int = 0
    line: str = ""
    order: Order = field(default_factory=lambda: Order("could"))


class Walk:
    """A match that random players play."""

    def __init__(self, start: Start, seed: int) -> None:
        self.table = Table(start)
        self.rng = random.Random(seed)
        #: Every message that was carried out, in order.
        self.said: list[Said] = []

    @property
    def match(self) -> Match:
        return self.table.match

    def message(self) -> Said:
        """What somebody says next; it need not make sense."""
        rng, match = self.rng, self.match
        asked = [seat for seat in range(match.players) if match.decision(seat) is not None]
        what = rng.random()
        if self.said and what < 0.05:
            return rng.choice(self.said[-12:])
        seat = rng.randrange(match.players)
        version = match.streams[seat]
        if what < 0.1:
            kind: Any = rng.choice(["never", "until-turn", "could"])
            card = rng.choice(CARDS) if kind == "never" else None
            if kind == "never" and (cards := members(self.hand(seat))) and rng.random() < 0.8:
                card = CARDS[rng.choice(cards)]
            return Said("give", seat, order=Order(kind, card))
        if what < 0.12:
            return Said("cancel", seat, rng.randrange(4))
        if what < 0.2:
            return Said("undo", seat, version)
        if what < 0.25:
            line = rng.choice(["decline", "pass", "play moor", "done", "fight", "nonsense"])
            return Said("play", seat, max(0, version - rng.randrange(3)), line)
        if not asked or (match.due() is not None and what < 0.7):
            return Said("close", 0)
        seat = rng.choice(asked)
        return Said("play", seat, match.streams[seat], self.choice(seat))

    def choice(self, seat: int) -> str:
        decision = self.match.decision(seat)
        assert decision is not None
        action = self.rng.choice(decision.actions)
        if str(action) in ("pass", "peace", "decline") and self.rng.random() < 0.5:
            action = self.rng.choice(decision.actions)
        return str(action)

    def hand(self, seat: int) -> int:
        return int(self.match.view(seat).sight.position.hand[seat])

    def answer(self, said: Said) -> Step:
        """What the match makes of a message; ``Refusal`` if it refuses."""
        match, now = self.match, self.table.now
        if said.what == "play":
            return match.play(said.seat, said.at, said.line, now)
        if said.what == "undo":
            return match.undo(said.seat, said.at, now)
        if said.what == "give":
            return match.give(said.seat, said.order, now)
        if said.what == "cancel":
            return match.cancel(said.seat, said.at, now)
        due = match.due()
        return match.close(now if due is None else max(now, due))

    def go(self) -> Step | None:
        """One message, and its answer; None: it was refused."""
        self.table.now += self.rng.choice([0.0, 0.1, 2.0, 10.0])
        said = self.message()
        try:
            step = self.answer(said)
        except Refusal:
            return None
        if step.entry is not None:
            self.table.now = max(self.table.now, step.entry.at)
            self.said.append(said)
        return self.table.take(step)


def as_sent(message: Any) -> Any:
    """A message as its reader has it: nothing of it is shared with the match."""
    return msgspec.json.decode(msgspec.json.encode(message))
