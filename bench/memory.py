"""How large positions are: `python -m bench.memory COPIES POSITIONS`, in a process of its own.

In resident memory, each in a list of so many copies; and as bytes, at every so-manieth decision of
random games.
"""

from __future__ import annotations

import json
import sys
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from ardri.rules import codec
from ardri.rules.compat import COMPILED
from bench.operations import positions
from bench.worker import pin


def resident() -> int:
    """The bytes of memory that this process takes up now."""
    pages = Path("/proc/self/statm")
    if pages.exists():
        import resource

        return int(pages.read_text("ascii").split()[1]) * resource.getpagesize()
    # Elsewhere, the most that it ever took up: as good, for it only grows here.
    try:
        import resource
    except ImportError:
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def memory(copies: int) -> float | None:
    """Bytes of resident memory a position; None where they cannot be known."""
    some = list(positions(500))
    before = resident()
    kept = [p.copy() for p in islice(cycle(some), copies)]
    grown = resident() - before
    return grown / len(kept) if grown else None


def lengths(many: int, **how: Any) -> dict[str, float] | None:
    """How long positions are as bytes; None if they cannot be written so, or none are asked for."""
    if not many:
        return None
    try:
        found = [len(codec.to_bytes(p, **how)) for p in positions(many, 5)]
    except TypeError:
        return None
    return {"mean": sum(found) / len(found), "largest": max(found), "positions": len(found)}


def main(arguments: list[str]) -> int:
    """Measure, and print it as JSON."""
    copies, many = map(int, arguments)
    pin()
    figures = {
        "compiled": COMPILED,
        "memory": memory(copies),
        "bytes": lengths(many),
        "bytes-bare": lengths(many, knowledge=False),
    }
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
