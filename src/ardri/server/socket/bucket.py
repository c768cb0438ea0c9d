"""How fast one connection may ask: a bucket of tokens that fills itself."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, final

from ardri.server.schema.socket import FromClient, Join, Say

#: What a message takes out of the bucket; others take 1. A state is long; talk is for people.
_COSTS: Final[dict[type[FromClient], float]] = {Join: 3.0, Say: 5.0}


def cost(message: FromClient) -> float:
    """What it takes to answer a message."""
    return _COSTS.get(type(message), 1.0)


@final
class Bucket:
    """So many tokens a second, and so many in reserve."""

    __slots__ = ("_clock", "_filled", "_most", "_rate", "_tokens")

    def __init__(
        self, rate: float, most: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """A `rate` of 0: no limit."""
        self._rate = rate
        self._most = most
        self._clock = clock
        self._tokens = most
        self._filled = clock()

    def take(self, tokens: float) -> bool:
        """Take so many, if they are there."""
        if self._rate == 0:
            return True
        now = self._clock()
        self._tokens = min(self._most, self._tokens + self._rate * (now - self._filled))
        self._filled = now
        if self._tokens < tokens:
            return False
        self._tokens -= tokens
        return True
