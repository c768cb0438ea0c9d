"""Where a bot's random numbers come from: its seed and what it sees, and nothing else."""

from __future__ import annotations

import hashlib

from ardri.bots.search.dice import Roller
from ardri.game.view import View


def roller(seed: str, view: View) -> Roller:
    """Dice for one decision: the same for the same seed and the same view."""
    seen = ",".join(map(str, view.sight.numbers()))
    digest = hashlib.sha256(f"{seed} {seen}".encode()).digest()
    a, b, c = (int.from_bytes(digest[at : at + 4], "little") for at in (0, 4, 8))
    return Roller(a, b, c)
