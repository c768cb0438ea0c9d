"""Plays the games from which gcc learns which way the engine usually goes; see `engine.train`.

Mostly random play, the way searches do it; and a little of all that is asked of a position.
"""

from __future__ import annotations

from ardri.game.chance import Dice
from ardri.game.playout import new_run, playout
from ardri.rules.options import Options

GAMES = 300


def main() -> None:
    """Play."""
    for number in range(GAMES):
        options = Options(2 + number % 7 % 3, number % 5, number % 2, False, 0)
        dice = Dice.seeded(number)
        run = new_run(options, dice)
        if number % 4 == 0:
            choices = run.choices()
            while choices:
                run.position.copy()
                choices = run.play(choices[dice.below(len(choices))])
        playout(run.position, dice)


if __name__ == "__main__":
    main()
