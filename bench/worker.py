"""A process that measures when it is asked to: `python -m bench.worker ours|peers PART`.

Each line that it reads is a request, each that it writes an answer, both JSON. It first says what
it is. One process is one engine, for which that is gets decided at import; and peers have an
environment of their own. The processes live through all rounds, and take turns.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
from collections.abc import Callable
from typing import Any

from bench.tasks import Maker, Task


def pin() -> bool:
    """Stay on one core, the last: the processes run one at a time."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return True


def answering(makers: dict[str, Maker], part: int) -> Callable[[dict[str, str]], dict[str, Any]]:
    """What answers requests: {"prepare": task} with its work, {"run": task} with its seconds."""
    tasks: dict[str, Task] = {}

    def answer(request: dict[str, str]) -> dict[str, Any]:
        if name := request.get("prepare"):
            tasks[name] = makers[name](part)
            # Once for nothing: what is filled at the first use is no part of a measurement.
            tasks[name].run()
            return {"work": tasks[name].work}
        return {"seconds": tasks[request["run"]].run()}

    return answer


def main(arguments: list[str]) -> int:
    """Answer till there are no more requests."""
    which, part = arguments
    # The answers have this way out to themselves, whatever a library prints.
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    pinned = pin()
    module = importlib.import_module(f"bench.{which}")
    about = {"tasks": list(module.MAKERS), "pinned": pinned, **module.about()}
    answer = answering(module.MAKERS, int(part))
    print(json.dumps(about), file=out, flush=True)
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), file=out, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
