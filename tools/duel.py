"""One bot against others of one kind: how often it wins, with an interval.

    python -m tools.duel druid:4000 warrior --players 4 --games 40

``druid:4000`` is a druid with 4000 passes a decision, ``druid@0.5`` one with half a second. Each
seed is played once from every seat. On the compiled engine: ``PYTHONPATH=build/compiled:.``.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from ardri import Game
from ardri.bots import Bot, Clock, make
from ardri.bots.druid import Druid
from ardri.bots.learned import Ardri

SEARCHERS = {"druid": Druid, "ardri": Ardri}
LONGEST = 25


@dataclass
class Pace:
    """How long decisions took that were any: how many, in all, the longest."""

    decisions: int = 0
    total: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        """Count one."""
        self.decisions += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)


@dataclass
class Tally:
    """What came of the games."""

    games: int = 0
    won: int = 0
    drawn: int = 0
    rounds: int = 0
    pace: dict[str, Pace] = field(default_factory=dict)


def bot(name: str, seed: str) -> tuple[Bot, Clock]:
    """A bot and its clock from a name such as ``druid``, ``druid:4000``, ``druid@0.5``."""
    name, _, seconds = name.partition("@")
    name, _, passes = name.partition(":")
    made = SEARCHERS[name](seed, int(passes)) if passes else make(name, seed)
    return made, Clock(float(seconds) if seconds else None)


def play(names: Sequence[str], seed: str, tally: Tally) -> int | None:
    """One game; say who won."""
    game = Game.new(players=len(names), seed=seed, round_limit=LONGEST)
    bots = [bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    while not game.over:
        seat, decision = next(iter(game.decisions.items()))
        assert isinstance(seat, int)
        view = game.view(seat)
        began = time.process_time()
        action = bots[seat][0].choose(view, decision, bots[seat][1])
        if len(decision.actions) > 1:
            tally.pace.setdefault(names[seat], Pace()).add(time.process_time() - began)
        game.play(seat, action)
    tally.rounds += game.round
    return game.winner


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z = 1.96
    share = won / games
    middle = share + z * z / (2 * games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - half) / (1 + z * z / games), (middle + half) / (1 + z * z / games)


def main(arguments: Sequence[str]) -> int:
    """Play, and say how it went."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("one")
    parser.add_argument("others")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100, help="about so many")
    parser.add_argument("--seed", default="duel")
    parser.add_argument("--seconds", type=float, default=math.inf, help="no new seed after that")
    options = parser.parse_args(arguments)
    tally = Tally()
    began = time.monotonic()
    number = 0
    while tally.games < options.games and time.monotonic() - began < options.seconds:
        for seat in range(options.players):
            names = [options.others] * options.players
            names[seat] = options.one
            winner = play(names, f"{options.seed} {number}", tally)
            tally.games += 1
            tally.won += winner == seat
            tally.drawn += winner is None
        number += 1
    low, high = interval(tally.won, tally.games)
    print(
        f"{options.one} against {options.players - 1} x {options.others}: {tally.won} of "
        f"{tally.games}, {tally.won / tally.games:.1%} ({low:.1%} to {high:.1%}), "
        f"{tally.drawn} drawn, {tally.rounds / tally.games:.1f} rounds"
    )
    for name, pace in tally.pace.items():
        mean, longest = 1000 * pace.total / pace.decisions, 1000 * pace.longest
        each = pace.decisions / tally.games
        print(f"  {name}: {each:.0f} decisions a game, {mean:.2f} ms each, {longest:.1f} at most")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
