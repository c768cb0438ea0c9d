"""The same games on an existing Ray cluster, which needs the extra ``ardri[ray]``."""

from __future__ import annotations

import socket
import sys
from collections.abc import Generator, Iterator
from itertools import islice
from typing import Any, Final

from ardri.arena.errors import ArenaError, CampaignBroken
from ardri.arena.match import Outcome, play
from ardri.arena.notes import version
from ardri.arena.tables import Fixture
from ardri.arena.workers import AHEAD, Workers
from ardri.rules.compat import COMPILED

#: Seconds till somebody must have answered.
_PATIENCE: Final = 10


def about_me() -> str:
    """What must be the same on all machines, or games would not be."""
    python = ".".join(map(str, sys.version_info[:2]))
    return f"ardri {version()}, {'compiled' if COMPILED else 'interpreted'}, Python {python}"


def on_ray(address: str) -> Workers:
    """A cluster's workers; ``ArenaError`` if Ray is not installed, or nobody answers there."""
    try:
        import ray
    except ImportError:
        raise ArenaError("arena-no-ray", command="pip install 'ardri[ray]'") from None
    try:
        _somebody_there(address)
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except (ImportError, OSError, RuntimeError, ValueError) as error:
        fault = " ".join(str(error).split())[:200]
        raise ArenaError("arena-no-cluster", address=address, fault=fault) from None
    return lambda fixtures: _shared(ray, fixtures)


def _somebody_there(address: str) -> None:
    """Knock first, at HOST:PORT: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=_PATIENCE).close()


def _shared(ray: Any, fixtures: Iterator[Fixture]) -> Generator[Outcome, None, None]:
    """Games, as they end; a game whose machine is lost is played once more, elsewhere."""
    try:
        _same_everywhere(ray)
        task = ray.remote(max_retries=3)(play)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        playing = [task.remote(fixture) for fixture in islice(fixtures, ahead)]
        while playing:
            done, playing = ray.wait(playing, num_returns=1)
            playing += [task.remote(fixture) for fixture in islice(fixtures, len(done))]
            yield from ray.get(done)
    except ray.exceptions.RayError as error:
        fault = " ".join(str(error).split())[:300]
        raise CampaignBroken("arena-cluster-failed", fault=fault) from None
    finally:
        ray.shutdown()


def _same_everywhere(ray: Any) -> None:
    """``ArenaError`` unless the cluster has this very Ardrí."""
    try:
        there = ray.get(ray.remote(about_me).remote())
    except ray.exceptions.RayTaskError as error:
        fault = " ".join(str(error).split())[-200:]
        raise CampaignBroken("arena-cluster-failed", fault=fault) from None
    if there != about_me():
        raise ArenaError("arena-cluster-other", here=about_me(), there=there)
