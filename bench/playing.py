"""Our games, played at random by interpreted Python: one loop for all that is compared."""

from __future__ import annotations

from itertools import cycle
from time import process_time
from typing import Final

from ardri.cli.campaign import Kind, count_unasked
from ardri.game.chance import Dice
from ardri.game.playout import Run, new_run, playout
from ardri.rules.actions import PRETEND
from ardri.rules.compat import COMPILED
from ardri.rules.engine import apply, legal, new_game, who
from ardri.rules.options import RULESETS, SCENARIOS, Options
from ardri.rules.position import CHANCE
from bench.tasks import Maker, Task, Work, picks, share

#: How many games a round plays: some tenths of a second.
GAMES: Final = 1200 if COMPILED else 40
#: The rounds of long games that are compared.
EARLY: Final = 3
LATE: Final = 30


def options(players: int) -> Options:
    """A game of the latest edition; windows ask those who hold a card."""
    return Options(players, RULESETS.index("2e"), SCENARIOS.index("standard"), False, 0)


def play_run(kind: Options, games: int, drawn: list[int]) -> float:
    """One call a decision; chance is answered by dice within it."""
    stream = cycle(drawn)
    dice = Dice.seeded(1)
    began = process_time()
    for _ in range(games):
        run = new_run(kind, dice)
        choices = run.choices()
        play = run.play
        for pick in stream:
            choices = play(choices[pick % len(choices)])
            if not choices:
                break
    return process_time() - began


def play_door(kind: Options, games: int, drawn: list[int]) -> float:
    """By the engine's door, which asks for chance as for anybody else."""
    stream = cycle(drawn)
    began = process_time()
    for _ in range(games):
        p = new_game(kind)
        for pick in stream:
            seat = who(p)
            choices = legal(p, seat)
            apply(p, seat, choices[pick % len(choices)])
            if not p.asked:
                break
    return process_time() - began


def play_copies(kind: Options, games: int, drawn: list[int]) -> float:
    """The same, and the position is copied at each decision, and at each of chance's."""
    stream = cycle(drawn)
    began = process_time()
    for _ in range(games):
        p = new_game(kind)
        for pick in stream:
            p = p.copy()
            seat = who(p)
            choices = legal(p, seat)
            apply(p, seat, choices[pick % len(choices)])
            if not p.asked:
                break
    return process_time() - began


def count_run(kind: Options, games: int, drawn: list[int]) -> Work:
    """What ``play_run`` plays, counted at the door, where chance can be seen."""
    stream = cycle(drawn)
    dice = Dice.seeded(1)
    work = {"games": games, "decisions": 0, "unforced": 0, "chance": 0}
    for _ in range(games):
        p = new_game(kind)
        while p.asked:
            seat = who(p)
            choices = legal(p, seat)
            if seat == CHANCE:
                work["chance"] += 1
                apply(p, seat, choices[dice.below(len(choices))])
                continue
            work["decisions"] += 1
            work["unforced"] += len(choices) > 1
            apply(p, seat, choices[next(stream) % len(choices)])
    return work


def count_door(kind: Options, games: int, drawn: list[int]) -> Work:
    """What ``play_door`` and ``play_copies`` play."""
    stream = cycle(drawn)
    work = {"games": games, "decisions": 0, "unforced": 0, "chance": 0}
    for _ in range(games):
        p = new_game(kind)
        while p.asked:
            seat = who(p)
            choices = legal(p, seat)
            if seat == CHANCE:
                work["chance"] += 1
            else:
                work["decisions"] += 1
                work["unforced"] += len(choices) > 1
            apply(p, seat, choices[next(stream) % len(choices)])
    return work


def with_made(players: int, work: Work) -> Work:
    """With the choices of one that the engine makes by itself, reckoned from some games."""
    sample = count_unasked(Kind(players, "2e", "standard", "holders", 0, ()), "1", 5)
    work["made"] = round(work["decisions"] * sample.unasked / sample.sampled)
    return work


def driven(players: int) -> Maker:
    """Random play, one call a decision."""

    def make(part: int) -> Task:
        kind, games, drawn = options(players), share(GAMES, part), picks()
        work = with_made(players, count_run(kind, games, drawn))
        return Task(lambda: play_run(kind, games, drawn), work)

    return make


def at_the_door(part: int) -> Task:
    """Random play of four by ``legal`` and ``apply``."""
    kind, games, drawn = options(4), share(GAMES, part), picks()
    work = with_made(4, count_door(kind, games, drawn))
    return Task(lambda: play_door(kind, games, drawn), work)


def with_copies(part: int) -> Task:
    """Random play of four by ``copy``, ``legal`` and ``apply``."""
    kind, games, drawn = options(4), share(GAMES, part), picks()
    work = with_made(4, count_door(kind, games, drawn))
    return Task(lambda: play_copies(kind, games, drawn), work)


def played_out(part: int) -> Task:
    """Whole games of four inside the engine: interpreted Python makes one call a game."""
    kind, games = options(4), share(GAMES, part)

    def play() -> tuple[float, int]:
        dice = Dice.seeded(1)
        made = 0
        began = process_time()
        for _ in range(games):
            made += playout(new_game(kind), dice)
        return process_time() - began, made

    # In windows that ask who holds a card, no decision of one choice is asked.
    decisions = int(play()[1])
    work = {"games": games, "decisions": decisions, "unforced": decisions}
    return Task(lambda: play()[0], with_made(4, work))


# ----------------------------------------------------------------------------- early and late


def in_round(wanted: int) -> Maker:
    """The decisions of one round, in games that nobody wants to win: they go on."""

    def make(part: int) -> Task:
        kept = long_games(share(GAMES // 6, part), wanted)

        def run() -> float:
            games = [(Run(run.position.copy(), run.dice.copy()).play, log) for run, log in kept]
            began = process_time()
            for play, log in games:
                for action in log:
                    play(action)
            return process_time() - began

        return Task(run, {"times": sum(len(log) for _, log in kept)})

    return make


def long_games(games: int, wanted: int) -> list[tuple[Run, list[int]]]:
    """How some games stand as this round begins, and what is decided in it."""
    stream = cycle(picks())
    dice = Dice.seeded(1)
    out: list[tuple[Run, list[int]]] = []
    for _ in range(games):
        run = new_run(options(4), dice)
        while run.position.round < wanted:
            run.play(_unhurried(run.choices(), next(stream)))
        log: list[int] = []
        out.append((Run(run.position.copy(), run.dice.copy()), log))
        while run.position.round == wanted:
            log.append(_unhurried(run.choices(), next(stream)))
            run.play(log[-1])
    return out


def _unhurried(choices: list[int], pick: int) -> int:
    """Any choice but to become a Pretender: who is none wins no game."""
    if PRETEND in choices:
        choices.remove(PRETEND)
    return choices[pick % len(choices)]
