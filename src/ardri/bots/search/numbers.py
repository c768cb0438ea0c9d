"""Numbers that were learned, as those who use them want them."""

from __future__ import annotations

from ardri.rules.compat import vec


def numbers(learned: tuple[float, ...]) -> vec[float]:
    """A packed vector of these."""
    return vec[float](learned)
