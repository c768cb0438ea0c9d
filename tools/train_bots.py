"""Self-play for the evaluations of warrior and druid, and what is learned from it.

    python -m tools.train_bots play --players 2 --games 400 --seed 1 build/games-2
    python -m tools.train_bots fit druid build/games-*  # druid_weights.py

The games are quick on the compiled engine (``PYTHONPATH=build/compiled:.``); to fit needs numpy
(``pip install numpy``). Same arguments, same files. ``docs/bots.md`` says what was run for the
weights that are shipped.
"""

from __future__ import annotations

import argparse
import sys
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ardri.bots import druid_weights
from ardri.bots.search import asked
from ardri.bots.search.course import Course
from ardri.bots.search.features import PLAIN, ROWS, SIZE
from ardri.bots.search.habit import Habit
from ardri.bots.search.judge import Judge
from ardri.bots.search.lookahead import Lookahead
from ardri.bots.search.search import Search
from ardri.bots.warrior_weights import WEIGHTS
from ardri.game.chance import Dice
from ardri.game.setup import options_of
from ardri.rules.engine import apply, legal, new_game, who
from ardri.rules.position import CHANCE, CHANCE_ASKED, Position
from ardri.rules.sight import sight_of

BOTS = Path(__file__).resolve().parent.parent / "src" / "ardri" / "bots"
# A row of data: players, row of weights, the winner, the game's number; then four seats' numbers.
HEAD = 4
WIDTH = HEAD + 4 * SIZE
# How often somebody plays by habit instead, game by game: so that more is seen than good play.
NOISE = (0.0, 0.02, 0.08)
# How many of the turns within a Season are written down.
SHARE = 3
LONGEST = 25


class Player:
    """Plays games with itself, and writes down how the seats stood."""

    def __init__(self, players: int, seed: str, passes: int) -> None:
        self.dice = Dice.seeded(seed)
        self.options = options_of(players, "2e", "standard", "holders", LONGEST)
        self.players = players
        self.passes = passes
        self.judge = Judge(WEIGHTS)
        self.habit = Habit()
        self.thoughts = Dice.seeded(f"{seed} bot")
        self.course = Course(self.thoughts, self.habit)
        self.look = Lookahead(self.thoughts, self.judge)

    def game(self, number: int) -> list[list[float]]:
        """One game, as rows of data; none if nobody won."""
        p = new_game(self.options)
        rows: list[list[float]] = []
        noise = NOISE[self.dice.below(len(NOISE))]
        round_seen = 0
        while p.asked:
            kind = asked.kind_of_asked(p)
            if p.asked == CHANCE_ASKED:
                if kind == asked.DEAL and p.round != round_seen:
                    round_seen = int(p.round)
                    rows.append(self._row(p, 0))
                self._apply(p, CHANCE)
            else:
                if kind == asked.TURN and self.dice.below(SHARE) == 0:
                    rows.append(self._row(p, 1))
                self._decide(p, noise)
        for row in rows:
            row[2:4] = [float(p.outcome), float(number)]
        return rows if p.outcome >= 0 else []

    def _apply(self, p: Position, seat: int) -> None:
        choices = legal(p, seat)
        apply(p, seat, choices[self.dice.below(len(choices))])

    def _decide(self, p: Position, noise: float) -> None:
        seat = who(p)
        choices = legal(p, seat)
        if len(choices) == 1:
            apply(p, seat, choices[0])
        elif int(self.dice.below(1000)) < 1000 * noise:
            apply(p, seat, choices[self.course.pick(p, seat, choices, True)])
        elif self.passes and asked.kind_of_asked(p) not in (asked.HOLD, asked.ASIDE):
            search = Search(sight_of(p, seat), self.thoughts, self.judge, self.habit, 4, 0.35)
            search.run(self.passes)
            apply(p, seat, search.best())
        else:
            apply(p, seat, self.look.choose(sight_of(p, seat), choices))

    def _row(self, p: Position, season: int) -> list[float]:
        self.judge.judge(p)
        head = [self.players, 2 * (self.players - 2) + season, 0, 0]
        return [*map(float, head), *self.judge.features]


def play(options: argparse.Namespace) -> int:
    """Play games and write them down."""
    player = Player(options.players, f"{options.seed} {options.players}", options.passes)
    with Path(options.file).open("wb") as file:
        for number in range(options.games):
            for row in player.game(number):
                array("f", row).tofile(file)
            if number % 50 == 49:
                print(f"{number + 1} games", flush=True)
    return 0


# ---------------------------------------------------------------------------------------- fitting


def read(files: Sequence[str]) -> tuple[Any, Any]:
    """All rows of some files: heads and numbers. Games of different files get different numbers."""
    import numpy as np

    heads, bodies = [], []
    games = 0
    for name in files:
        rows = np.fromfile(name, dtype=np.float32)
        # A file that was broken off ends in the middle of a row.
        rows = rows[: len(rows) // WIDTH * WIDTH].reshape(-1, WIDTH)
        head = rows[:, :HEAD].astype(int)
        head[:, 3] += games
        games = int(head[:, 3].max()) + 1
        heads.append(head)
        bodies.append(rows[:, HEAD:].reshape(-1, 4, SIZE))
    return np.concatenate(heads), np.concatenate(bodies)


def likely(scores: Any) -> Any:
    """The chances that scores stand for, along the last axis."""
    import numpy as np

    e = np.exp(scores - scores.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def fit_row(x: Any, winner: Any) -> Any:
    """What each number weighs: a logistic regression on who wins, by Newton's method."""
    import numpy as np

    # Single cards are seen seldom: their weights must be well founded.
    stiff = np.concatenate([np.full(PLAIN, 4.0), np.full(SIZE - PLAIN, 200.0)])
    w = np.zeros(SIZE)
    for _ in range(30):
        p = likely(x @ w)
        mean = (p[:, :, None] * x).sum(1)
        slope = (x[np.arange(len(x)), winner] - mean).sum(0) - stiff * w
        off = x - mean[:, None, :]
        bend = np.einsum("ns,nsf,nsg->fg", p, off, off) + np.diag(stiff)
        w += np.linalg.solve(bend, slope)
    return w


def rows_of(weights: Any) -> list[list[float]]:
    """Weights, row by row."""
    return [[float(n) for n in weights[SIZE * row : SIZE * (row + 1)]] for row in range(ROWS)]


def fit_linear(heads: Any, bodies: Any, old: list[list[float]]) -> list[list[float]]:
    """The six rows of weights: new ones for the numbers of players that there are games of."""
    rows: list[list[float]] = []
    for row in range(ROWS):
        chosen = heads[:, 1] == row
        if not chosen.any():
            rows.append(old[row])
            continue
        x = bodies[chosen][:, : row // 2 + 2].astype(float)
        rows.append([round(float(n), 3) for n in fit_row(x, heads[chosen, 2])])
        loss = -_log_loss(x @ rows[-1], heads[chosen, 2])
        print(f"row {row}: {len(x)} positions, log-likelihood {loss:.4f}")
    return rows


def _log_loss(scores: Any, winner: Any) -> float:
    import numpy as np

    return float(-np.log(likely(scores)[np.arange(len(scores)), winner] + 1e-12).mean())


def write_linear(bot: str, rows: list[list[float]]) -> None:
    """The rows of a bot's weights, in their place."""
    path = BOTS / f"{bot}_weights.py"
    before, _, rest = path.read_text("utf-8").partition("_ROWS: Final = [\n")
    after = rest.partition("\n]\n# fmt: on\n")[2]
    lines = []
    for row in rows:
        lines.append("    [")
        for at in range(0, SIZE, 12):
            lines.append("        " + ", ".join(f"{n:.2f}" for n in row[at : at + 12]) + ",")
        lines.append("    ],")
    text = before + "_ROWS: Final = [\n" + "\n".join(lines) + "\n]\n# fmt: on\n" + after
    path.write_text(text, "utf-8")


def fit(options: argparse.Namespace) -> int:
    """Learn from games, and write what was learned into the package."""
    heads, bodies = read(options.files)
    old = rows_of(druid_weights.WEIGHTS if options.bot == "druid" else WEIGHTS)
    write_linear(options.bot, fit_linear(heads, bodies, old))
    return 0


def main(arguments: Sequence[str]) -> int:
    """Play, or fit."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("play", help="games of bots with themselves")
    one.add_argument("--players", type=int, default=2)
    one.add_argument("--games", type=int, default=400)
    one.add_argument("--passes", type=int, default=0, help="of a search; 0: one turn ahead")
    one.add_argument("--seed", default="1")
    one.add_argument("file")
    other = commands.add_parser("fit", help="what is learned from games")
    other.add_argument("bot", choices=["warrior", "druid"], help="whose weights")
    other.add_argument("files", nargs="+")
    options = parser.parse_args(arguments)
    return play(options) if options.command == "play" else fit(options)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
