"""A sealed window: all are asked at once, and nobody sees whether another has answered.

The engine asks one after the other, in the rules' order, and stands still at the first while a
window is sealed. Whom it would ask after that, if all before declined, public knowledge says.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from ardri import Decision, Game
from ardri.game.decision import decision_of
from ardri.game.sugar import expand
from ardri.rules.actions import DECLINE
from ardri.rules.bits import BIT
from ardri.rules.engine import apply, who
from ardri.rules.frames import WINDOW, WINDOW_DECLINED
from ardri.rules.position import Position
from ardri.rules.steps import KIND_OF


@dataclass(frozen=True, slots=True)
class Question:
    """What one seat is asked in a window."""

    seat: int
    decision: Decision
    #: The position if all who are asked before have declined: only then does the answer count.
    position: Position


@dataclass(frozen=True, slots=True)
class Given:
    """An answer, sealed."""

    line: str
    #: Whether it plays a card; else it declines.
    plays: bool
    at: float


@dataclass(frozen=True, slots=True)
class Window:
    """A window that is open, and the answers so far."""

    #: How many windows had opened in this match, with this one.
    number: int
    #: When it opened, by the clock of who wrote that.
    at: float
    #: In the rules' order.
    questions: tuple[Question, ...]
    answers: Mapping[int, Given] = field(default_factory=dict)
    #: The seats that have taken an answer back: no standing order answers for them here.
    withdrawn: frozenset[int] = frozenset()

    @property
    def asked(self) -> tuple[int, ...]:
        """Everybody who was asked, by number of the seat: whether they have answered or not."""
        return tuple(sorted(question.seat for question in self.questions))

    def question(self, seat: int) -> Question | None:
        """What a seat is asked, whether it has answered or not."""
        return next((one for one in self.questions if one.seat == seat), None)

    def decided(self) -> tuple[tuple[int, Given], ...]:
        """The answers that decide what comes of the window; none, while that is not certain.

        They are those up to the first that plays, or all, if all decline.
        """
        out: list[tuple[int, Given]] = []
        for question in self.questions:
            given = self.answers.get(question.seat)
            if given is None:
                return ()
            out.append((question.seat, given))
            if given.plays:
                break
        return tuple(out)

    def due(self, secret: str, pace: float) -> float | None:
        """When it may close; None, while it is not certain what comes of it.

        An answer counts from a moment that is drawn for its seat, or from when it was given,
        whichever is later.
        """
        decided = self.decided()
        if not decided:
            return None
        return max(
            max(given.at, self.at + pace * (0.5 + drawn(secret, self.number, seat)))
            for seat, given in decided
        )

    def sealed(self, seat: int, line: str, at: float) -> Window:
        """With this answer; ``IllegalAction``, with a reason, unless the seat may give it."""
        question = self.question(seat)
        assert question is not None and seat not in self.answers, "asked, and not answered yet"
        plays = expand(question.position, seat, line)[0] != DECLINE
        return replace(self, answers={**self.answers, seat: Given(line, plays, at)})

    def taken_back(self, seat: int) -> Window:
        """Without this seat's answer."""
        answers = {one: given for one, given in self.answers.items() if one != seat}
        return replace(self, answers=answers, withdrawn=self.withdrawn | {seat})

    def open_to_orders(self, seat: int) -> Window:
        """The seat has given an order since it took an answer back: orders count again."""
        return replace(self, withdrawn=self.withdrawn - {seat})


def window_of(game: Game, number: int, at: float) -> Window | None:
    """The window that the game stands at, if it does."""
    p = game.truth
    return Window(number, at, _questions(p)) if stands_at_window(p) else None


def stands_at_window(p: Position) -> bool:
    """Whether somebody is asked in a window."""
    return p.top >= 0 and KIND_OF[p.frames[p.top]] == WINDOW


def _questions(p: Position) -> tuple[Question, ...]:
    out: list[Question] = []
    while True:
        seat, f = int(who(p)), p.top
        out.append(Question(seat, decision_of(p, seat), p))
        p = p.copy()
        apply(p, seat, DECLINE)
        # Another window, or the same one anew, has not seen this seat decline.
        same = p.top == f and stands_at_window(p) and p.frames[f + WINDOW_DECLINED] & BIT[seat]
        if not same:
            return tuple(out)


def drawn(secret: str, number: int, seat: int) -> float:
    """From 0 up to 1: the same for a window and a seat of a table, and known to nobody else."""
    digest = hmac.digest(secret.encode(), f"{number} {seat}".encode(), hashlib.sha256)
    return int.from_bytes(digest[:6], "big") / 2**48
