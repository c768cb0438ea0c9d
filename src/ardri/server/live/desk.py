"""What all tables of this process share."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ardri.server.live.bots import Bots
from ardri.server.live.hub import Hub
from ardri.server.storage import Storage

if TYPE_CHECKING:
    from ardri.server.live.keeper import Keeper


@dataclass(frozen=True, slots=True)
class Desk:
    """Where a keeper finds what is not its own."""

    storage: Storage
    hub: Hub
    bots: Bots
    #: Told of a table whose match has gone on.
    changed: Callable[[Keeper], None]
    #: Seconds that a table is left to the process that wrote last.
    grace: float
    #: Seconds since 1970.
    now: Callable[[], float] = field(default=time.time)
