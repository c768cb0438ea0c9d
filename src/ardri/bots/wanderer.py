"""Wanderer: whatever may be done, it does, each thing as likely as the others."""

from __future__ import annotations

from typing import final

from ardri.bots.bot import Clock
from ardri.game.chance import Dice
from ardri.game.decision import Decision
from ardri.game.notation import Action
from ardri.game.view import View


@final
class Wanderer:
    """Uniform over the actions offered; looks at nothing else."""

    def __init__(self, seed: int | str) -> None:
        self._dice = Dice.seeded(seed)

    def choose(self, view: View, decision: Decision, clock: Clock) -> Action:
        """Any one of the actions."""
        return decision.actions[self._dice.below(len(decision.actions))]
