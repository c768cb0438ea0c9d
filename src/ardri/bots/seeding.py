"""Where a bot's random numbers come from: its seed and what it sees, and nothing else."""

from __future__ import annotations

from ardri.game.chance import Dice
from ardri.game.view import View


def dice_for(seed: str, view: View) -> Dice:
    """Dice for one decision: the same for the same seed and the same view."""
    seen = ",".join(map(str, view.sight.numbers()))
    return Dice.seeded(f"{seed} {seen}")
