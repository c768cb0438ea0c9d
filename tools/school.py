"""Games that a searcher plays with itself, written down for `tools/learn.py`.

    python -m tools.school --players 2 --games 600 --passes 300 --seed b build/school/2.jsonl

A line is a game: ``players``, ``winner`` and its ``decisions``, each with the ``position`` (bytes,
base64), the ``seat``, the ``choices`` that the search tried, how often it ``tried`` each, and the
``chances`` that it found for the seat. The beginning of each round (the seat is chance's) and of
each Season stand there too, without choices. Same arguments, bots and code: same file.
"""

from __future__ import annotations

import argparse
import json
import sys
from base64 import b64encode
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from ardri.bots import druid
from ardri.bots.learned import learned
from ardri.bots.search import asked
from ardri.bots.search.course import Course
from ardri.bots.search.numbers import numbers
from ardri.bots.search.packets import by_heart
from ardri.bots.search.search import Search
from ardri.bots.searcher import Mind
from ardri.game.chance import Dice
from ardri.game.setup import options_of
from ardri.rules.codec import to_bytes
from ardri.rules.engine import apply, legal, new_game, who
from ardri.rules.position import CHANCE, CHANCE_ASKED, Position
from ardri.rules.sight import sight_of

MINDS: dict[str, Callable[[], Mind]] = {"druid": druid.mind, "ardri": lambda: learned().mind()}
#: How often somebody plays by habit instead, game by game: so that more is seen than good play.
NOISE = (0.0, 0.02, 0.06)
#: How far a seat's liking of each card in the draft strays at most, game by game.
STRAY = (0.0, 0.15, 0.4)
LONGEST = 25


class School:
    """Plays games with itself, and writes down what the search thought."""

    def __init__(self, mind: Mind, players: int, seed: str, passes: int) -> None:
        self.mind = mind
        self.dice = Dice.seeded(seed)
        self.thoughts = Dice.seeded(f"{seed} bot")
        self.options = options_of(players, "2e", "standard", "holders", LONGEST)
        self.players = players
        self.passes = passes
        self.course = Course(self.thoughts, mind.habit)

    def game(self) -> dict[str, Any]:
        """One game."""
        p = new_game(self.options)
        noise = NOISE[self.dice.below(len(NOISE))]
        tastes = [self._taste() for _ in range(self.players)]
        decisions: list[dict[str, Any]] = []
        dealt = begun = 0
        while p.asked:
            kind = asked.kind_of_asked(p)
            seat = int(who(p))
            choices = legal(p, seat)
            if p.asked == CHANCE_ASKED:
                if kind == asked.DEAL and p.round != dealt:
                    dealt = int(p.round)
                    decisions.append(written(p, CHANCE, []))
                apply(p, seat, choices[self.dice.below(len(choices))])
                continue
            if kind == asked.TURN and p.round != begun:
                begun = int(p.round)
                decisions.append(written(p, seat, []))
            if len(choices) == 1:
                apply(p, seat, choices[0])
                continue
            action = int(by_heart(p, seat, choices, tastes[seat]))
            if action < 0:
                action, tries = self._searched(p, seat)
                decisions.append(written(p, seat, tries))
                if int(self.dice.below(1000)) < 1000 * noise:
                    action = int(choices[self.course.pick(p, seat, choices, True)])
            apply(p, seat, action)
        return {"players": self.players, "winner": int(p.outcome), "decisions": decisions}

    def _searched(self, p: Position, seat: int) -> tuple[int, list[tuple[int, int, float]]]:
        mind = self.mind
        search = Search(
            sight_of(p, seat), self.thoughts, mind.judge, mind.habit, mind.horizon, mind.curiosity
        )
        search.run(self.passes)
        return int(search.best()), search.tries()

    def _taste(self) -> Any:
        """What each card is worth to a seat in the draft of this game."""
        stray = STRAY[self.dice.below(len(STRAY))]
        return numbers(
            tuple([w + stray * (2 * self.dice.share() - 1) for w in list(self.mind.worth)])
        )


def written(p: Position, seat: int, tries: list[tuple[int, int, float]]) -> dict[str, Any]:
    """A moment of a game, and what a search made of it."""
    tried = sum(n for _, n, _ in tries)
    chances = sum(n * mean for _, n, mean in tries) / tried if tried else None
    return {
        "position": b64encode(to_bytes(p)).decode(),
        "seat": int(seat),
        "choices": [int(action) for action, _, _ in tries],
        "tried": [int(n) for _, n, _ in tries],
        "chances": None if chances is None else round(chances, 4),
    }


def main(arguments: Sequence[str]) -> int:
    """Play, and write it down."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--bot", choices=sorted(MINDS), default="ardri", help="who plays")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--passes", type=int, default=300)
    parser.add_argument("--seed", default="1")
    parser.add_argument("file", type=Path)
    options = parser.parse_args(arguments)
    seed = f"{options.seed} {options.players}"
    school = School(MINDS[options.bot](), options.players, seed, options.passes)
    options.file.parent.mkdir(parents=True, exist_ok=True)
    with options.file.open("w", encoding="utf-8") as file:
        for _ in range(options.games):
            file.write(json.dumps(school.game()) + "\n")
            file.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
