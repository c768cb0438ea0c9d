"""What `ardri` learns from games of its own (`tools/school.py`): judgement, policy and draft.

    python -m tools.learn build/school/*.jsonl          # goes on from what is shipped
    python -m tools.learn --fresh build/school/*.jsonl  # from the druid's judgement, from habit

It writes `src/ardri/bots/ardri.json`. Needs numpy (`pip install numpy`); quick on the compiled
engine (`PYTHONPATH=build/compiled:.`). Every sixth game is kept back to see how well the others
foretell it, before everything is learned from all. Same games, same numpy: same file.
"""

from __future__ import annotations

import argparse
import json
import sys
from array import array
from base64 import b64decode
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from ardri.bots import druid_weights
from ardri.bots.learned import Learned, learned
from ardri.bots.search import asked
from ardri.bots.search.features import PLAIN, ROWS, SIZE
from ardri.bots.search.judge import Judge
from ardri.bots.search.numbers import numbers
from ardri.bots.search.policy import NUMBERS, Policy, habitual
from ardri.rules.cards.names import CARDS
from ardri.rules.codec import from_bytes
from ardri.rules.engine import legal
from ardri.rules.position import CHANCE

WHERE = Path(__file__).resolve().parent.parent / "src" / "ardri" / "bots" / "ardri.json"
#: Every so many games one is kept back.
KEPT_BACK = 6
#: How stubborn old numbers are. The positions of a game all end alike: they must speak with many
#: voices to be believed, and cards in the draft, of which fewer are seen, with more than the board.
STUBBORN, STUBBORN_BOARD, STUBBORN_CARDS, STUBBORN_POLICY = 2000.0, 20.0, 400.0, 4.0
#: For the policy: how often all is gone through, how much at a time, how fast it moves.
EPOCHS, BATCH, PACE = 12, 4000, 0.02


@dataclass
class Positions:
    """Positions of one number of players: what is seen of every seat, and who won."""

    seats: list[Any] = field(default_factory=list)
    #: The row of weights, the winner, the game's number, whether a Season begins.
    heads: list[tuple[int, int, int, bool]] = field(default_factory=list)


@dataclass
class Choices:
    """Decisions, choice by choice, in the form of sparse rows."""

    number: array[int] = field(default_factory=lambda: array("i"))
    value: array[float] = field(default_factory=lambda: array("d"))
    choice: array[int] = field(default_factory=lambda: array("i"))
    #: For each choice: its decision, and its share of what the search tried.
    decision: array[int] = field(default_factory=lambda: array("i"))
    share: array[float] = field(default_factory=lambda: array("d"))
    #: For each decision: its game's number.
    game: array[int] = field(default_factory=lambda: array("i"))


class Lessons:
    """What there is to learn from."""

    def __init__(self) -> None:
        self.positions: dict[int, Positions] = {}
        self.choices = Choices()
        self.games = 0
        self._judge = Judge(druid_weights.WEIGHTS)
        self._policy = Policy(numbers(habitual()))
        self._policy.noting = True

    def read(self, path: Path) -> None:
        """Take in a file of games, as far as it goes."""
        with path.open(encoding="utf-8") as file:
            for line in file:
                if not line.endswith("\n"):
                    break
                game = json.loads(line)
                if game["winner"] >= 0:
                    for moment in game["decisions"]:
                        self._take(game, moment)
                    self.games += 1

    def _take(self, game: dict[str, Any], moment: dict[str, Any]) -> None:
        p = from_bytes(b64decode(moment["position"]))
        players = game["players"]
        begins = not moment["choices"]
        if begins or asked.kind_of_asked(p) == asked.TURN:
            self._judge.judge(p)
            of = self.positions.setdefault(players, Positions())
            seen = np.array(list(self._judge.features), np.float32).reshape(4, SIZE)[:players]
            season = moment["seat"] != CHANCE
            of.seats.append(seen)
            row = 2 * (players - 2) + season
            of.heads.append((row, game["winner"], self.games, begins and season))
        if not begins:
            self._decision(p, moment)

    def _decision(self, p: Any, moment: dict[str, Any]) -> None:
        out, policy = self.choices, self._policy
        choices = legal(p, moment["seat"])
        tried = dict(zip(moment["choices"], moment["tried"], strict=True))
        policy.notes = []
        policy.weigh(p, moment["seat"], choices)
        rows = policy.notes
        # A spot is left to habit; what habit never does is not noted.
        found = [a for a, w in zip(choices, list(policy.weights), strict=False) if w > 0]
        whole = sum(tried.get(action, 0) for action in found)
        if len(rows) < 2 or not whole:
            return
        for action, row in zip(found, rows, strict=True):
            at = len(out.decision)
            for number, value in row:
                out.number.append(number)
                out.value.append(value)
                out.choice.append(at)
            out.decision.append(len(out.game))
            out.share.append(tried.get(action, 0) / whole)
        out.game.append(self.games)


def likely(scores: Any) -> Any:
    """The chances that scores stand for, along the last axis."""
    e = np.exp(scores - scores.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


# --------------------------------------------------------------------------- judgement and draft


def settled(x: Any, winner: Any, start: Any, stiff: Any) -> Any:
    """What each number weighs: a logistic regression on who wins, held to where it starts."""
    w = start.copy()
    for _ in range(10):
        p = likely(x @ w)
        off = x - (p[:, :, None] * x).sum(1)[:, None, :]
        slope = off[np.arange(len(x)), winner].sum(0) - stiff * (w - start)
        bend = np.diag(stiff)
        for seat in range(x.shape[1]):
            bend = bend + (off[:, seat] * p[:, seat, None]).T @ off[:, seat]
        w += np.linalg.solve(bend, slope)
    return w


def loss(x: Any, winner: Any, w: Any) -> float:
    """How badly the winners are foretold."""
    return float(-np.log(likely(x @ w)[np.arange(len(x)), winner] + 1e-12).mean())


def judgement(lessons: Lessons, old: Any) -> Any:
    """The rows of weights, new ones where there are games."""
    weights = old.reshape(ROWS, SIZE).copy()
    stiff = np.full(SIZE, STUBBORN)
    for players, found in sorted(lessons.positions.items()):
        seats, heads = np.stack(found.seats).astype(float), np.array(found.heads)
        for row in (2 * players - 4, 2 * players - 3):
            here = heads[:, 0] == row
            x, winner, back = seats[here], heads[here, 1], heads[here, 2] % KEPT_BACK == 0
            start = weights[row]
            tried = settled(x[~back], winner[~back], start, stiff)
            then, now = (loss(x[back], winner[back], w) for w in (start, tried))
            print(f"judgement {row}: {len(x)} positions, loss {then:.4f}, now {now:.4f}")
            weights[row] = settled(x, winner, start, stiff)
    return weights.ravel()


def draft(lessons: Lessons, old: Any) -> Any:
    """What each card is worth in hand when a Season begins, whatever the number of players."""
    wide = 3 * PLAIN + 63
    rows, heads = [], []
    for players, found in sorted(lessons.positions.items()):
        k = PLAIN * (players - 2)
        for seats, (_, winner, game, begins) in zip(found.seats, found.heads, strict=True):
            if begins:
                x = np.full((4, wide), 0.0)
                x[:players, k : k + PLAIN] = seats[:, :PLAIN]
                x[:players, 3 * PLAIN :] = seats[:, PLAIN:]
                rows.append((players, x))
                heads.append((winner, game))
    # Who does not play has no chance: the last number says so, and is not learned.
    x = np.stack([np.c_[x, (np.arange(4) >= n).astype(float)] for n, x in rows])
    start = np.r_[np.zeros(3 * PLAIN), old, -50.0]
    stiff = np.r_[np.full(3 * PLAIN, STUBBORN_BOARD), np.full(63, STUBBORN_CARDS), 1e9]
    winner, back = np.array(heads)[:, 0], np.array(heads)[:, 1] % KEPT_BACK == 0
    tried = settled(x[~back], winner[~back], start, stiff)
    then, now = (
        loss(x[back], winner[back], w) for w in (np.r_[tried[: 3 * PLAIN], old, -50.0], tried)
    )
    print(f"draft: {len(x)} Seasons, loss {then:.4f}, now {now:.4f}")
    return settled(x, winner, start, stiff)[3 * PLAIN : -1]


# ------------------------------------------------------------------------------------ the policy


class Student:
    """A policy in the making: a softmax over choices, trained by Adam."""

    def __init__(self, choices: Choices, start: Any) -> None:
        self.number, self.value = np.array(choices.number), np.array(choices.value)
        self.choice, self.decision = np.array(choices.choice), np.array(choices.decision)
        self.share, self.game = np.array(choices.share), np.array(choices.game)
        self.first = np.searchsorted(self.decision, np.arange(len(self.game) + 1))
        self.start = start

    def chances(self, w: Any, begin: int, end: int) -> tuple[Any, slice, Any]:
        """How likely each choice of some decisions is; where its numbers stand; which is whose."""
        first, last = self.first[begin], self.first[end]
        part = slice(*np.searchsorted(self.choice, (first, last)))
        whose = self.choice[part] - first
        terms = w[self.number[part]] * self.value[part]
        scores = np.bincount(whose, terms, minlength=last - first)
        starts, of = self.first[begin:end] - first, self.decision[first:last] - begin
        e = np.exp(scores - np.maximum.reduceat(scores, starts)[of])
        return e / np.add.reduceat(e, starts)[of], part, whose

    def loss(self, w: Any, of: Any) -> float:
        """How badly what the search tried is foretold, over some of the decisions."""
        p, _, _ = self.chances(w, 0, len(self.game))
        each = np.add.reduceat(-self.share * np.log(p + 1e-12), self.first[:-1])
        return float(each[of].mean())

    def taught(self, of: Any) -> Any:
        """The numbers learned from some of the decisions."""
        w, mean, square = self.start.copy(), np.zeros(NUMBERS), np.zeros(NUMBERS)
        rng, steps, many = np.random.default_rng(1), 0, len(self.game)
        for epoch in range(EPOCHS):
            for begin in rng.permutation(range(0, many, BATCH)):
                end = min(begin + BATCH, many)
                p, part, whose = self.chances(w, begin, end)
                choices = slice(self.first[begin], self.first[end])
                error = (p - self.share[choices]) * of[self.decision[choices]]
                slope = np.bincount(self.number[part], self.value[part] * error[whose], NUMBERS)
                slope = slope / (end - begin) + STUBBORN_POLICY / many * (w - self.start)
                steps += 1
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                up, down = 1 - 0.9**steps, 1 - 0.999**steps
                pace = PACE * (1 - epoch / EPOCHS) + 0.0005
                w -= pace * (mean / up) / (np.sqrt(square / down) + 1e-9)
        return w


def policy(lessons: Lessons, old: Any) -> Any:
    """The policy's numbers."""
    student = Student(lessons.choices, old)
    back = student.game % KEPT_BACK == 0
    tried = student.taught(~back)
    then, now = student.loss(old, back), student.loss(tried, back)
    print(f"policy: {len(student.game)} decisions, loss {then:.4f}, now {now:.4f}")
    return student.taught(back | ~back)


# ------------------------------------------------------------------------------------ the command


def begun(fresh: bool) -> Learned:
    """From where to go on."""
    if not fresh:
        return learned()
    return Learned(tuple(druid_weights.WEIGHTS), habitual(), tuple([0.0] * len(CARDS)))


def text(found: Learned) -> str:
    """The file, a dozen numbers a line."""

    def listed(part: Sequence[float]) -> str:
        lines = [", ".join(f"{n:g}" for n in part[k : k + 12]) for k in range(0, len(part), 12)]
        return "[\n  " + ",\n  ".join(lines) + "\n ]"

    worth = ",\n".join(f'  "{c}": {w:g}' for c, w in zip(CARDS, found.worth, strict=True))
    return (
        f'{{\n "worth": {{\n{worth}\n }},\n "weights": {listed(found.weights)},\n'
        f' "policy": {listed(found.policy)}\n}}\n'
    )


def main(arguments: Sequence[str]) -> int:
    """Learn, and write what was learned into the package."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--fresh", action="store_true", help="forget what is shipped")
    parser.add_argument("--out", type=Path, default=WHERE)
    parser.add_argument("files", nargs="+", type=Path)
    options = parser.parse_args(arguments)
    old = begun(options.fresh)
    lessons = Lessons()
    for path in options.files:
        lessons.read(path)
    parts = [
        work(lessons, np.array(before))
        for work, before in ((judgement, old.weights), (policy, old.policy), (draft, old.worth))
    ]
    rounded = [tuple([round(float(n), 3) for n in part]) for part in parts]
    options.out.write_text(text(Learned(*rounded)), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
