"""All that is measured of the engine, by name."""

from __future__ import annotations

import platform
from typing import Final

from ardri.rules.compat import COMPILED
from bench import operations, playing
from bench.tasks import Maker

MAKERS: Final[dict[str, Maker]] = {
    "play-2": playing.driven(2),
    "play-3": playing.driven(3),
    "play-4": playing.driven(4),
    "door-4": playing.at_the_door,
    "copies-4": playing.with_copies,
    "playout-4": playing.played_out,
    "copy": operations.copying,
    "copy-apply": operations.expanding,
    "legal": operations.listing,
    "to-bytes": operations.writing,
    "from-bytes": operations.reading,
    "sight": operations.sighting,
    "view": operations.viewing,
    "view-json": operations.telling,
    "determinise": operations.imagining,
    "round-3": playing.in_round(playing.EARLY),
    "round-30": playing.in_round(playing.LATE),
}


def about() -> dict[str, object]:
    """Which engine this is."""
    return {"compiled": COMPILED, "python": platform.python_version()}
