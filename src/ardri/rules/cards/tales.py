"""The Epic Tales. Their own effects are not offered for play yet."""

from __future__ import annotations

from ardri.rules.declare import card

card("dagda", reshuffles=True)  # R5.7
