"""One game between bots. A bot that fails loses it; nothing that a bot does ends a campaign."""

from __future__ import annotations

import time
import traceback
from dataclasses import dataclass, field
from typing import Final

from ardri.arena.entrants import entrant
from ardri.arena.tables import Fixture
from ardri.bots import Bot, Clock
from ardri.game.decision import Decision
from ardri.game.game import Game
from ardri.game.notation import Action

#: How games end: with a king, without; with a bot that failed; with an engine that did.
KING, DRAW, FAULT, BROKEN = "king", "draw", "fault", "broken"
ENDINGS: Final = (KING, DRAW, FAULT, BROKEN)

#: How much longer than its budget a decision may take before it counts as late.
PATIENCE: Final = 1.2


@dataclass(slots=True)
class Thinking:
    """How long a bot thought."""

    decisions: int = 0
    seconds: float = 0.0
    worst: float = 0.0
    #: Decisions that took longer than the budget; longer than that and a fifth.
    over: int = 0
    late: int = 0

    def count(self, seconds: float, budget: float | None) -> None:
        """Count a decision that took so long."""
        self.decisions += 1
        self.seconds += seconds
        self.worst = max(self.worst, seconds)
        if budget is not None:
            self.over += seconds > budget
            self.late += seconds > budget * PATIENCE

    def add(self, other: Thinking) -> None:
        """Count the other's as well."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.worst = max(self.worst, other.worst)
        self.over += other.over
        self.late += other.late


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a game."""

    #: The fixture's.
    key: tuple[int, int, int]
    seats: tuple[str, ...]
    seed: str
    #: One of ``ENDINGS``.
    ending: str
    #: The king's seat, or that of the bot that failed; None for a draw, or a broken engine.
    seat: int | None
    round: int
    decisions: int
    #: What was wrong, if anything was.
    fault: str = ""
    #: For each seat. Not there for a game that was read from where nobody noted it.
    thinking: tuple[Thinking, ...] = ()
    #: The record, as far as the game went.
    record: str = ""

    @property
    def points(self) -> list[float]:
        """Each seat's share of the game, together 1; of a game that the engine broke, nothing."""
        players = len(self.seats)
        if self.ending == BROKEN:
            return [0.0] * players
        if self.ending == DRAW:
            return [1 / players] * players
        if self.ending == FAULT:
            return [0.0 if seat == self.seat else 1 / (players - 1) for seat in range(players)]
        return [float(seat == self.seat) for seat in range(players)]


class BotFault(Exception):
    """A bot raised, or answered with what is no choice."""

    def __init__(self, seat: int, what: str) -> None:
        super().__init__(what)
        self.seat = seat


@dataclass(slots=True)
class _Match:
    fixture: Fixture
    game: Game
    bots: list[Bot] = field(default_factory=list)
    clocks: list[Clock] = field(default_factory=list)
    thinking: list[Thinking] = field(default_factory=list)
    decisions: int = 0

    def seat_bots(self) -> None:
        """Every bot gets dice that hang on its place in the line-up, not on its seat."""
        for seat, place in enumerate(self.fixture.seating):
            who = entrant(self.fixture.kind.bots[place])
            self.clocks.append(who.clock(self.fixture.seconds))
            self.thinking.append(Thinking())
            try:
                self.bots.append(who.bot(f"{self.fixture.seed} {place} {who}"))
            except (Exception, SystemExit) as error:
                raise BotFault(seat, told(error)) from error

    def play(self) -> None:
        while not self.game.over:
            seat, decision = next(iter(self.game.decisions.items()))
            assert isinstance(seat, int), "the game answers for chance"
            action = self._asked(seat, decision)
            self.decisions += 1
            self.game.play(seat, action)

    def _asked(self, seat: int, decision: Decision) -> Action:
        clock = self.clocks[seat]
        view = self.game.view(seat)
        began = time.perf_counter()
        try:
            action = self.bots[seat].choose(view, decision, clock)
        except (Exception, SystemExit) as error:
            raise BotFault(seat, told(error)) from error
        finally:
            self.thinking[seat].count(time.perf_counter() - began, clock.seconds)
        answer: object = action
        if not isinstance(answer, Action) or answer not in decision.actions:
            raise BotFault(seat, _no_choice(answer, decision))
        return answer


def play(fixture: Fixture) -> Outcome:
    """Play a game."""
    match = _Match(fixture, fixture.kind.game(fixture.seed))
    game = match.game
    fault, seat = "", None
    try:
        match.seat_bots()
        match.play()
        ending, seat = (DRAW, None) if game.winner is None else (KING, game.winner)
    except BotFault as error:
        ending, seat, fault = FAULT, error.seat, str(error)
    except Exception as error:
        # Not the bot's doing: the engine's own. It is reported, and counts for nobody.
        ending, fault = BROKEN, told(error)
    return Outcome(
        fixture.key,
        fixture.seats,
        fixture.seed,
        ending,
        seat,
        game.round,
        match.decisions,
        fault,
        tuple(match.thinking),
        game.record(),
    )


def _no_choice(answer: object, decision: Decision) -> str:
    """What a bot answered, and what it was asked."""
    said = f'"{answer}"' if isinstance(answer, Action | str | int) else type(answer).__name__
    offered = ", ".join(map(str, decision.actions[:6]))
    more = ", …" if len(decision.actions) > 6 else ""
    return f"answered {said} to {decision.kind}: {offered}{more}"


def told(error: BaseException) -> str:
    """What went wrong, and where, in one line."""
    said = " ".join(str(error).split()) or "no reason given"
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({frames[-1].name}, line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {said}{where}"
