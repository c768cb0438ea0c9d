"""All that was measured, as JSON data; docs/performance.md says what is in it."""

from __future__ import annotations

import os
import platform
import subprocess
from pathlib import Path
from typing import Any, Final

from bench.figures import (
    PEERS,
    TARGETS,
    Key,
    Peer,
    Samples,
    against,
    measured,
    microseconds,
    spread,
)
from bench.places import ENGINES
from tools.environment import ROOT

SCHEMA: Final = 1


def data(about: dict[str, Any], samples: Samples, sizes: dict[str, Any]) -> dict[str, Any]:
    """The whole of it."""
    keys = list(samples.seconds)
    return {
        "schema": SCHEMA,
        "about": about,
        "playing": [_playing(samples, k) for k in keys if "games" in samples.work[k]],
        "operations": [_operation(samples, k) for k in keys if "times" in samples.work[k]],
        "sizes": sizes,
        "ratios": _ratios(samples),
        "targets": _targets(samples, sizes),
        "seconds": {" ".join(key): seconds for key, seconds in samples.seconds.items()},
    }


def _playing(samples: Samples, key: Key) -> dict[str, Any]:
    rates = {
        "unforced_per_second": "unforced",
        "decisions_per_second": "all",
        "nodes_per_second": "nodes",
        "games_per_second": "games",
    }
    counted = "chance" in samples.work[key]
    return {
        "by": key[0],
        "name": key[1],
        **samples.work[key],
        **{
            name: spread(samples.rates(key, what)).data()
            for name, what in rates.items()
            if what != "nodes" or counted
        },
    }


def _operation(samples: Samples, key: Key) -> dict[str, Any]:
    taken = spread(microseconds(samples, key)).data()
    return {"by": key[0], "name": key[1], **samples.work[key], "microseconds": taken}


def _ratios(samples: Samples) -> list[dict[str, Any]]:
    out = []
    for peer in PEERS:
        for engine in ENGINES:
            ratio = against(samples, engine, peer)
            if ratio is not None:
                one = {"by": engine, "name": peer.ours, "counted": peer.mine}
                one |= {"peer": peer.name, "of_peer": peer.its}
                out.append({**one, "times": ratio.data(), **_all_by_all(samples, engine, peer)})
    return out


def _all_by_all(samples: Samples, engine: str, peer: Peer) -> dict[str, Any]:
    """All of our decisions by all of a peer's, where there are such."""
    if "decisions" not in samples.work[("peers", peer.name)]:
        return {}
    both = samples.ratio(((engine, peer.ours), "all"), (("peers", peer.name), "all"))
    return {} if both is None else {"times_all": both.data()}


def _targets(samples: Samples, sizes: dict[str, Any]) -> list[dict[str, Any]]:
    out = []
    for target in TARGETS:
        found = measured(samples, sizes, target)
        out.append(
            {
                "name": target.name,
                "sense": target.sense,
                "bound": target.bound,
                "unit": target.unit,
                "measured": None if found is None else found.data(),
                "met": target.met(None if found is None else found.median),
            }
        )
    return out


def machine() -> dict[str, Any]:
    """What this was measured on, and of what."""
    return {
        "processor": _processor(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "commit": _commit(),
    }


def _processor() -> str:
    described = Path("/proc/cpuinfo")
    if described.exists():
        for line in described.read_text("utf-8", "replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor()


def _commit() -> str | None:
    """The commit that the engine is of; with a + if something has been changed since."""
    command = ["git", "describe", "--always", "--exclude=*", "--dirty=+"]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout.strip()
