"""Plays on whatever engine is installed, and prints what came of it: see ``test_wheel.py``.

Takes the names of some records. Run with the repository's root on the path, but not ``src``.
"""

from __future__ import annotations

import random
import sys

import ardri
from ardri.rules.codec import to_bytes
from ardri.rules.compat import COMPILED
from ardri.rules.engine import new_game
from ardri.rules.options import Options
from tests.rules.play import perft, somewhere
from tools.record_games import FOLDER, end_of


def main(records: list[str]) -> None:
    """First which engine it is and where; then what must be equal on both."""
    print("compiled" if COMPILED else "interpreted", ardri.__file__)
    for name in records:
        text = (FOLDER / name).read_bytes().decode()
        game = ardri.Record.parse(text).replay()
        print(f"{name}: {end_of(game)}", game.record() == text)
    print(perft(new_game(Options(2, 0, 0, False, 0)), 5), perft(somewhere(3, 2, 230, True), 7))
    for players in (2, 3, 4):
        print(to_bytes(somewhere(players, players, 150)).hex())
    rng = random.Random(7)
    game = ardri.Game.new(players=3, seed=7)
    while not game.over:
        seat, decision = next(iter(game.decisions.items()))
        game.play(seat, rng.choice(decision.actions))
    print(end_of(game))


if __name__ == "__main__":
    main(sys.argv[1:])
