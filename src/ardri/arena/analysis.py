"""A game gone through once more: what a bot would have done, and how the chances moved.

The bot sits in every seat, sees that seat's view at each of its decisions, and nothing else; what
was played is played, whatever it says.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, final

from ardri.arena.chances import Chances, Judged, Playouts
from ardri.arena.errors import ArenaError
from ardri.arena.match import told
from ardri.arena.notes import version
from ardri.bots import Bot, Clock, Judge, make
from ardri.game.decision import Decision
from ardri.game.errors import BadRecord, IllegalAction
from ardri.game.game import Game
from ardri.game.notation import Action
from ardri.game.record import Record
from ardri.game.view import View

#: The version of the analysis as data.
VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class Question:
    """What an analysis is to be made with."""

    bot: str
    seconds: float | None
    seed: str
    playouts: int


@dataclass(frozen=True, slots=True)
class Step:
    """A decision that was a real one."""

    #: The number of its line among the record's decisions, chance's counted too, from 1.
    number: int
    round: int
    decision: Decision
    view: View
    played: Action
    advised: Action
    #: Each seat's chance before it, and before the next real decision (or at the end).
    before: tuple[float, ...]
    after: tuple[float, ...]

    @property
    def seat(self) -> int:
        """Whose decision it was."""
        seat = self.decision.seat
        assert isinstance(seat, int), "chance is not advised"
        return seat

    @property
    def same(self) -> bool:
        """Whether the bot would have done the same."""
        return self.played == self.advised

    @property
    def gain(self) -> float:
        """By how much the chance of who decided rose till the next decision."""
        return self.after[self.seat] - self.before[self.seat]


@dataclass(frozen=True, slots=True)
class Analysis:
    """All of it."""

    question: Question
    #: Whether the bot itself judged, or playouts did.
    judged: bool
    players: int
    #: The king's seat, "draw" or "unfinished".
    result: str
    steps: tuple[Step, ...]

    @property
    def course(self) -> list[tuple[float, ...]]:
        """The chances before each real decision, and at the end."""
        return [step.before for step in self.steps] + [step.after for step in self.steps[-1:]]

    @property
    def noise(self) -> float:
        """What the chances may move by for no reason but luck, in 95 cases of 100 at most."""
        return 0.0 if self.judged else 2 * math.sqrt(2 * 0.25 / self.question.playouts)

    def of_seat(self, seat: int) -> list[Step]:
        """A seat's decisions."""
        return [step for step in self.steps if step.seat == seat]

    def data(self) -> dict[str, object]:
        """As data (``docs/analysis.md``)."""
        question = self.question
        return {
            "analysis": VERSION,
            "ardri": version(),
            "bot": question.bot,
            "seconds": question.seconds,
            "seed": question.seed,
            "chances_by": "bot" if self.judged else "playouts",
            "playouts": None if self.judged else question.playouts,
            "players": self.players,
            "result": self.result,
            "seats": [self._seat(seat) for seat in range(self.players)],
            "decisions": [_written(step) for step in self.steps],
        }

    def _seat(self, seat: int) -> dict[str, object]:
        steps = self.of_seat(seat)
        return {"seat": seat, "decisions": len(steps), "same": sum(step.same for step in steps)}


def _written(step: Step) -> dict[str, object]:
    return {
        "number": step.number,
        "round": step.round,
        "seat": step.seat,
        "kind": step.decision.kind,
        "choices": len(step.decision.actions),
        "played": str(step.played),
        "advised": str(step.advised),
        "before": [round(part, 4) for part in step.before],
        "after": [round(part, 4) for part in step.after],
    }


def analyse(
    record: Record, question: Question, show: Callable[[int], None] = lambda done: None
) -> Analysis:
    """Go through a game; ``show`` is told how many of the record's lines are done.

    ``BadRecord`` names a line that cannot be played, ``ArenaError`` says how the bot failed.
    """
    return _Analyst(record, question).go(show)


@final
class _Analyst:
    def __init__(self, record: Record, question: Question) -> None:
        self._record = record
        self._question = question
        self._game: Game = record.start()
        self._clock = Clock(question.seconds)
        players = self._game.players
        self._bots: list[Bot] = [
            make(question.bot, f"{question.seed} {seat}") for seat in range(players)
        ]
        self._chances = self._judge(players)
        self._steps: list[Step] = []

    def _judge(self, players: int) -> Chances:
        """Bots of their own judge, so that they do not mix with those that advise."""
        question = self._question
        bots = [make(question.bot, f"{question.seed} judge {seat}") for seat in range(players)]
        judges = [bot for bot in bots if isinstance(bot, Judge)]
        if len(judges) == players:
            return Judged(question.bot, judges)
        return Playouts(question.playouts, question.seed)

    def go(self, show: Callable[[int], None]) -> Analysis:
        """The whole game."""
        waiting: tuple[int, int, Decision, View, Action, Action, tuple[float, ...]] | None = None
        for number, line in enumerate(self._record.lines, 1):
            decision = self._game.decisions.get(line.seat)
            if line.seat != "chance" and decision is not None and len(decision.actions) > 1:
                now = self._now(number)
                if waiting is not None:
                    self._steps.append(Step(*waiting, now))
                view = self._game.view(line.seat)
                advised = self._advised(number, view, decision)
                waiting = (number, self._game.round, decision, view, line.action, advised, now)
            try:
                self._game.play(line.seat, line.action)
            except IllegalAction as error:
                raise BadRecord(line.number, error.saying) from None
            show(number)
        if waiting is not None:
            self._steps.append(Step(*waiting, self._now(len(self._record.lines) + 1)))
        judged = isinstance(self._chances, Judged)
        game, steps = self._game, tuple(self._steps)
        return Analysis(self._question, judged, game.players, _result(game), steps)

    def _now(self, number: int) -> tuple[float, ...]:
        """The chances before a line; at the end there is nothing left to guess."""
        game = self._game
        if game.over:
            king = game.winner
            every = range(game.players)
            return tuple([1 / game.players if king is None else float(s == king) for s in every])
        try:
            return self._chances.of([game.view(seat) for seat in range(game.players)], number)
        except ArenaError:
            raise
        except Exception as error:
            raise self._failed(number, error) from error

    def _advised(self, number: int, view: View, decision: Decision) -> Action:
        seat = decision.seat
        assert isinstance(seat, int), "chance is not advised"
        try:
            advised = self._bots[seat].choose(view, decision, self._clock)
        except Exception as error:
            raise self._failed(number, error) from error
        if advised not in decision.actions:
            raise ArenaError("analysis-no-choice", bot=self._question.bot, number=number)
        return advised

    def _failed(self, number: int, error: Exception) -> ArenaError:
        bot = self._question.bot
        return ArenaError("analysis-failed", bot=bot, number=number, fault=told(error))


def _result(game: Game) -> str:
    if not game.over:
        return "unfinished"
    return "draw" if game.winner is None else str(game.winner)
