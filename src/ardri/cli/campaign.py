"""Games between bots, by the thousand: played, counted and, if asked for, checked.

Wanderers are played on the engine itself, with nothing in between: that is what is measured. A game
depends on its own number and seed alone, not on how games are shared out among processes.
"""

from __future__ import annotations

import random
import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from ardri.arena.tables import Kind as Kind
from ardri.bots import UNHURRIED
from ardri.bots import make as make_bot
from ardri.cli.checking import EVERY_GAME, EVERY_SIGHT, Faulty, check_position, check_record
from ardri.game.record import Record
from ardri.game.uses import Watch, uses_of
from ardri.rules.engine import apply, legal, new_game, who
from ardri.rules.offers import only_choice, unknown
from ardri.rules.position import CHANCE, CHANCE_ASKED, Position
from ardri.rules.steps import STEPS
from ardri.rules.victory import conditions_met

#: The bot that is played on the engine itself.
WANDERER: Final = "wanderer"


@dataclass(frozen=True, slots=True)
class Batch:
    """Some games of one kind, for one process."""

    kind: Kind
    seed: str
    first: int
    games: int
    check: bool
    #: Each how-manieth decision is checked.
    every: int
    #: Whether what is used is counted.
    coverage: bool = False


@dataclass(frozen=True, slots=True)
class Failure:
    """What went wrong in a game, and all that was played till then."""

    kind: Kind
    number: int
    fault: str
    log: tuple[tuple[int, int], ...]


@dataclass(slots=True)
class Tally:
    """What was counted."""

    games: int = 0
    #: Decisions that a player was asked for; those of them with one choice; chance's.
    decisions: int = 0
    forced: int = 0
    chance: int = 0
    #: Choices of one that the engine made by itself, counted in some games; decisions in those.
    unasked: int = 0
    sampled: int = 0
    rounds: int = 0
    #: Kings by seat; by how many conditions they met. Draws are the rest.
    kings: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    conditions: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    #: Seconds of one core spent on it, checks included.
    seconds: float = 0.0
    checked: int = 0
    #: What was used (``game.uses``), if it is counted.
    uses: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Count the other's as well."""
        for name in _SUMS:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for k in range(4):
            self.kings[k] += other.kings[k]
            self.conditions[k] += other.conditions[k]
        self.uses += other.uses
        self.failures += other.failures


_SUMS: Final = (
    "games",
    "decisions",
    "forced",
    "chance",
    "unasked",
    "sampled",
    "rounds",
    "seconds",
    "checked",
)


def run(batch: Batch) -> Tally:
    """Play a batch."""
    tally = Tally()
    began = time.process_time()
    plain = set(batch.kind.bots) == {WANDERER}
    for number in range(batch.first, batch.first + batch.games):
        seed = f"{batch.seed} {batch.kind.conditions} {number}"
        if not plain:
            _play_bots(batch, number, seed, tally)
        elif batch.check:
            _play_checked(batch, number, seed, tally)
        else:
            _play_fast(batch, seed, tally)
    tally.seconds = time.process_time() - began
    return tally


def _how(batch: Batch, p: Position, tally: Tally) -> Callable[[Position, int, int], None]:
    """How a choice is made in this game: counted, or at once."""
    return Watch(p, tally.uses).apply if batch.coverage else apply


def _play_fast(batch: Batch, seed: str, tally: Tally) -> None:
    """One game between wanderers, as fast as it goes."""
    roll = random.Random(seed).random
    p = new_game(batch.kind.options())
    make = _how(batch, p, tally)
    decisions = forced = chance = 0
    while p.asked:
        seat = who(p)
        choices = legal(p, seat)
        many = len(choices)
        if seat == CHANCE:
            chance += 1
        else:
            decisions += 1
            if many == 1:
                forced += 1
        make(p, seat, choices[int(roll() * many)])
    tally.decisions += decisions
    tally.forced += forced
    tally.chance += chance
    _count_end(p, tally)


def _count_end(p: Position, tally: Tally) -> None:
    tally.games += 1
    tally.rounds += int(p.round)
    king = int(p.outcome)
    if king >= 0:
        tally.kings[king] += 1
        tally.conditions[int(conditions_met(p, king))] += 1


def _play_checked(batch: Batch, number: int, seed: str, tally: Tally) -> None:
    """The same game, looked at all along."""
    rng = random.Random(seed)
    log: list[tuple[int, int]] = []
    try:
        p = new_game(batch.kind.options())
        make = _how(batch, p, tally)
        while p.asked:
            seat = int(who(p))
            choices = legal(p, seat)
            if not choices:
                raise Faulty(f"seat {seat} is asked and has nothing to choose")
            if seat == CHANCE:
                tally.chance += 1
            else:
                tally.decisions += 1
                tally.forced += len(choices) == 1
            choice = int(choices[int(rng.random() * len(choices))])
            log.append((seat, choice))
            make(p, seat, choice)
            if len(log) % batch.every == 0:
                tally.checked += 1
                check_position(p, len(log) % EVERY_SIGHT == 0, seed)
        if number % EVERY_GAME == 0:
            check_record(batch.kind.game(), log, p)
    except Exception as error:
        # Whatever it is, it is a failure of the engine, to be reported with its game.
        _fail(batch.kind, number, error, log, tally)
        tally.games += 1
        return
    _count_end(p, tally)


def _fail(
    kind: Kind, number: int, error: Exception, log: list[tuple[int, int]], tally: Tally
) -> None:
    if isinstance(error, Faulty):
        fault = str(error)
    else:
        where = traceback.extract_tb(error.__traceback__)[-1]
        said = str(error) or "no reason given"
        fault = f"{type(error).__name__} in {where.name}, line {where.lineno}: {said}"
    tally.failures.append(Failure(kind, number, fault, tuple(log)))


def _play_bots(batch: Batch, number: int, seed: str, tally: Tally) -> None:
    """A game between any bots: they see their views."""
    game = batch.kind.game(seed)
    bots = [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(batch.kind.bots)]
    log: list[tuple[int, int]] = []
    try:
        while not game.over:
            seat, decision = next(iter(game.decisions.items()))
            assert isinstance(seat, int), "the game answers for chance"
            tally.decisions += 1
            tally.forced += len(decision.actions) == 1
            action = bots[seat].choose(game.view(seat), decision, UNHURRIED)
            log.append((seat, int(action)))
            game.play(seat, action)
            if batch.check and len(log) % batch.every == 0:
                tally.checked += 1
                check_position(game.truth, len(log) % EVERY_SIGHT == 0, seed)
    except Exception as error:
        _fail(batch.kind, number, error, log, tally)
        tally.games += 1
        return
    if batch.coverage:
        tally.uses += uses_of(Record.parse(game.record()))
    _count_end(game.truth, tally)


def count_unasked(kind: Kind, seed: str, games: int) -> Tally:
    """Play some games counting the choices of one that the engine makes by itself.

    This is the engine's own loop, ``engine.advance``, with a counter in it.
    """
    tally = Tally()
    for number in range(games):
        roll = random.Random(f"{seed} {kind.conditions} {number}").random
        p = new_game(kind.options())
        while p.asked:
            seat = who(p)
            choices = legal(p, seat)
            tally.sampled += seat != CHANCE
            STEPS[p.frames[p.top]].apply(p, seat, choices[int(roll() * len(choices))])
            tally.unasked += _advance(p)
    return tally


def _advance(p: Position) -> int:
    unasked = 0
    while p.top >= 0:
        step = STEPS[p.frames[p.top]]
        if step.ready(p):
            if p.many != 1:
                return unasked
            if p.options.possible and p.asked != CHANCE_ASKED and step.betrays(p):
                return unasked
            unasked += p.asked != CHANCE_ASKED
            step.apply(p, who(p), only_choice(p))
    p.asked = 0
    unknown(p)
    return unasked
