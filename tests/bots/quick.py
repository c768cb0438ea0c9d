"""Every bot, those that search with few passes: for tests that ask them a lot."""

from __future__ import annotations

from collections.abc import Callable

from ardri.bots import BOTS, Bot
from ardri.bots.druid import Druid
from ardri.bots.learned import Ardri

QUICK: dict[str, Callable[[int | str], Bot]] = {
    **BOTS,
    "druid": lambda seed: Druid(seed, passes=6),
    "ardri": lambda seed: Ardri(seed, passes=6),
}
