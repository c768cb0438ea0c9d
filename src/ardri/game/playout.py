"""Positions played on without a match around them: for searches, for training, for measuring.

Chance is answered by dice. Nothing is kept of what was played: whoever wants records, events or
undo plays a ``Game``.
"""
# mypyc: compiled

from __future__ import annotations

from typing import Final, final

from ardri.game.chance import Dice
from ardri.rules.compat import i64
from ardri.rules.engine import apply, legal, new_game, offer_again, who
from ardri.rules.offers import choice, listed, unknown
from ardri.rules.options import Options
from ardri.rules.position import CHANCE, CHANCE_ASKED, NONE, Position


@final
class Run:
    """A position that is played on, and the dice that answer for chance.

    A game is driven by one call a decision: ``play`` makes a choice and says what may be chosen
    next, by the first of those who are asked (``position.asked`` says who they are).
    """

    def __init__(self, position: Position, dice: Dice) -> None:
        self.position: Final = position
        self.dice: Final = dice
        throw(position, dice)

    def choices(self) -> list[i64]:
        """What may be chosen now; nothing when the game is over."""
        p = self.position
        if p.many != NONE:
            return listed(p)
        return legal(p, who(p)) if p.asked else []

    def play(self, action: i64) -> list[i64]:
        """Make a choice; what may be chosen next."""
        p = self.position
        apply(p, who(p), action)
        throw(p, self.dice)
        return self.choices()


def new_run(options: Options, dice: Dice) -> Run:
    """A new game."""
    return Run(new_game(options), dice)


def throw(p: Position, dice: Dice) -> None:
    """Answer chance as long as it is asked."""
    while p.asked == CHANCE_ASKED:
        if p.many == NONE:
            offer_again(p, CHANCE)
        apply(p, CHANCE, choice(p, dice.below(p.many)))


def playout(p: Position, dice: Dice) -> i64:
    """Play on to the end, everybody at random; how many choices the players made."""
    made: i64 = 0
    while p.asked:
        if p.asked == CHANCE_ASKED:
            throw(p, dice)
            continue
        seat: i64 = who(p)
        sealed: bool = p.many == NONE and not offer_again(p, seat)
        # Not quite as fair as ``below``, by one part in millions, and a division less.
        action: i64 = choice(p, (dice.word() * p.many) >> 32)
        if sealed:
            unknown(p)
        apply(p, seat, action)
        made += 1
    return made
