"""Warrior: tries each choice, plays the turn to its end, and judges what has come of it."""

from __future__ import annotations

from typing import final

from ardri.bots.bot import Clock
from ardri.bots.search.judge import Judge
from ardri.bots.search.lookahead import Lookahead
from ardri.bots.seeding import dice_for
from ardri.bots.warrior_weights import WEIGHTS
from ardri.game.decision import Decision
from ardri.game.notation import Action, action_of
from ardri.game.view import View


@final
class Warrior:
    """Looks one turn ahead, and decides at once."""

    def __init__(self, seed: int | str) -> None:
        self._seed = str(seed)
        self._judge = Judge(WEIGHTS)

    def choose(self, view: View, decision: Decision, clock: Clock) -> Action:
        """What looks best at the end of the turn."""
        if len(decision.actions) == 1:
            return decision.actions[0]
        choices = [int(action) for action in decision.actions]
        lookahead = Lookahead(dice_for(self._seed, view), self._judge)
        return action_of(int(lookahead.choose(view.sight, choices)))
