"""How often one may ask: a bucket of tokens for each address and each account.

A bucket holds so many requests at once and fills again at a steady pace. There are as many buckets
as there is room for; when there is no more, the one that was not asked for longest is forgotten,
which is the one that is most likely full again.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, final

#: What requests are counted as.
Kind: TypeAlias = Literal[
    "page", "look", "change", "play", "guest", "sign-in", "recover", "make", "record", "socket"
]


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and one more in so many seconds."""

    at_once: int
    every: float


#: By address: several people may sit behind one.
OF_ADDRESS: Final[Mapping[Kind, Rate]] = {
    "page": Rate(300, 0.05),
    "look": Rate(200, 0.05),
    "change": Rate(100, 0.2),
    "play": Rate(200, 0.05),
    "guest": Rate(10, 30.0),
    "sign-in": Rate(10, 12.0),
    "recover": Rate(5, 30.0),
    "make": Rate(20, 10.0),
    "record": Rate(5, 30.0),
    "socket": Rate(60, 1.0),
}
#: By account; a name that somebody wants to sign in under counts as one.
OF_ACCOUNT: Final[Mapping[Kind, Rate]] = {
    "look": Rate(100, 0.1),
    "change": Rate(40, 0.5),
    "play": Rate(100, 0.1),
    "sign-in": Rate(5, 30.0),
    "recover": Rate(5, 30.0),
    "make": Rate(10, 20.0),
    "record": Rate(3, 60.0),
    "socket": Rate(30, 2.0),
}
#: Buckets that are kept at once.
ROOM: Final = 50_000


@final
class Limits:
    """Every bucket. ``factor`` makes all of them larger and quicker to fill; 0: no limit."""

    def __init__(
        self,
        factor: float = 1.0,
        room: int = ROOM,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._factor: Final = factor
        self._room: Final = room
        self._clock: Final = clock
        #: How much is in a bucket, and when that was so.
        self._buckets: OrderedDict[tuple[str, Kind], tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def of_address(self, kind: Kind, address: str) -> int:
        """Take one; 0, or in how many seconds there is one again."""
        return self._take((f"at {network(address)}", kind), OF_ADDRESS.get(kind))

    def of_account(self, kind: Kind, account: str) -> int:
        """Take one; 0, or in how many seconds there is one again."""
        return self._take((f"of {account}", kind), OF_ACCOUNT.get(kind))

    def _take(self, key: tuple[str, Kind], rate: Rate | None) -> int:
        if rate is None or self._factor == 0:
            return 0
        most, every = max(1.0, rate.at_once * self._factor), rate.every / self._factor
        now = self._clock()
        level, then = self._buckets.pop(key, (most, now))
        level = min(most, level + (now - then) / every)
        # Who is refused pays nothing: waiting as long as was said is enough.
        enough = level >= 1.0
        self._buckets[key] = (level - 1.0 if enough else level, now)
        if len(self._buckets) > self._room:
            self._buckets.popitem(last=False)
        return 0 if enough else max(1, math.ceil((1.0 - level) * every))


def network(address: str) -> str:
    """What an address counts as: of IPv6 somebody has a whole /64."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
