"""What fixed work costs, counted and not timed: so that no speed is lost unnoticed.

    python -m bench.guard           what it costs now, beside what it may cost
    python -m bench.guard --write   what it costs now is what it may cost: bench/guard.json

Seconds are a machine's; these are the program's, the same at each run. Interpreted, the lines of
Python that a decision takes, and the calls. Compiled, the machine instructions of a decision and of
a copy, where there is valgrind. By both, the blocks and the bytes of memory of a copy.
tests/bench/test_guard.py fails when one of them is out of its band, on either side: whoever makes
something cheaper writes that down, or it could be lost again.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
import tracemalloc
from pathlib import Path
from types import FrameType
from typing import Any, Final

from ardri.game.chance import Dice
from ardri.game.playout import new_run, playout
from ardri.rules.compat import COMPILED
from ardri.rules.position import Position
from bench.playing import options
from bench.tasks import picks

EXPECTED: Final = Path(__file__).with_name("guard.json")
ENGINE: Final = "compiled" if COMPILED else "interpreted"
#: How far a cost may be from what is expected. Another version of Python or of the C compiler
#: makes less of a difference, a decision that is a quarter dearer makes more.
BAND: Final = 0.12
#: One allocation more, even if it is let go at once, is a tenth of a copy.
BANDS: Final = {"copy-instructions": 0.06}
#: A block of memory more is one too many.
EXACT: Final = ("copy-blocks",)

GAMES: Final = 4
COPIES: Final = 1000

#: What callgrind is to count: inclusive instructions, by function and what it is called here.
COUNTED: Final = {
    "CPyDef_playout___playout": "decision-instructions",
    "CPyPy_position___Position___copy": "copy-instructions",
}


def costs(deep: bool = True) -> dict[str, float]:
    """What this engine costs, by name; without what takes seconds, unless it shall be deep."""
    found = copy_memory()
    if not COMPILED:
        return found | traced()
    if deep and can_count():
        found |= instructions()
    return found


def some_position() -> Position:
    """A position in the midst of a game."""
    run = new_run(options(4), Dice.seeded(1))
    choices = run.choices()
    for pick in picks()[:400]:
        choices = run.play(choices[pick % len(choices)])
    return run.position


def copy_memory() -> dict[str, float]:
    """The memory of a copy, in blocks and in bytes."""
    p = some_position()
    kept: list[Position | None] = [None] * COPIES
    tracemalloc.start()
    try:
        for k in range(COPIES):
            kept[k] = p.copy()
        traces = tracemalloc.take_snapshot().traces
        blocks, size = len(traces), sum(trace.size for trace in traces)
    finally:
        tracemalloc.stop()
    # Counters and the like are some blocks among thousands.
    return {"copy-blocks": round(blocks / COPIES, 1), "copy-bytes": round(size / COPIES)}


def traced() -> dict[str, float]:
    """The lines of Python and the calls that a decision takes, interpreted."""
    counts = {"line": 0, "call": 0, "return": 0, "exception": 0, "opcode": 0}

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        counts[event] += 1
        return trace

    dice = Dice.seeded(1)
    playout(new_run(options(4), dice).position, dice)
    before, decisions = sys.gettrace(), 0
    sys.settrace(trace)
    try:
        for _ in range(GAMES):
            decisions += playout(new_run(options(4), dice).position, dice)
    finally:
        sys.settrace(before)
    return {
        "decision-lines": round(counts["line"] / decisions, 1),
        "decision-calls": round(counts["call"] / decisions, 2),
    }


# ---------------------------------------------------------------------------------- instructions


def can_count() -> bool:
    """Whether there is a valgrind here."""
    return shutil.which("valgrind") is not None


def work() -> int:
    """What is counted: playouts and copies, and nothing else that uses the two functions."""
    dice = Dice.seeded(1)
    p = some_position()
    decisions = 0
    for _ in range(5 * GAMES):
        decisions += playout(new_run(options(4), dice).position, dice)
    for _ in range(COPIES):
        p.copy()
    return decisions


def instructions() -> dict[str, float]:
    """The machine instructions of a decision and of a copy, by valgrind's callgrind."""
    program = f"import sys; sys.path[:] = {sys.path!r}; from bench.guard import work; print(work())"
    with tempfile.TemporaryDirectory(prefix="ardri-guard-") as folder:
        out = Path(folder) / "callgrind"
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}"]
        command += [sys.executable, "-S", "-E", "-s", "-c", program]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(done.stderr)
        total = inclusive(out.read_text("utf-8", "replace"))
    times = {"decision-instructions": int(done.stdout), "copy-instructions": COPIES}
    return {name: round(total[function] / times[name]) for function, name in COUNTED.items()}


def inclusive(profile: str) -> dict[str, int]:
    """The instructions of each counted function and all that it calls."""
    total = dict.fromkeys(COUNTED, 0)
    names: dict[str, str] = {}
    called, next_is_cost = "", False
    for line in profile.splitlines():
        if next_is_cost:
            next_is_cost = False
            if called in total:
                total[called] += int(line.split()[1])
        elif line.startswith("calls="):
            next_is_cost = True
        elif match := re.match(r"(c?fn)=\((\d+)\)(?: (.*))?", line):
            # A name is written out where its number stands for the first time.
            kind, number, name = match.groups()
            if name is not None:
                names[number] = name
            if kind == "cfn":
                called = names[number]
    return total


# ------------------------------------------------------------------------------------------ bands


def expected() -> dict[str, float]:
    """What this engine's costs were when they were last written down."""
    found: dict[str, dict[str, float]] = json.loads(EXPECTED.read_text("utf-8"))
    return found.get(ENGINE, {})


def fault(name: str, cost: float, wanted: float) -> str | None:
    """What is wrong with a cost, if anything is."""
    slack = 0.5 if name in EXACT else BANDS.get(name, BAND) * wanted
    if abs(cost - wanted) <= slack:
        return None
    much = f"{name}, {ENGINE}: {cost:g} instead of {wanted:g} ({cost / wanted - 1:+.0%})"
    if cost > wanted:
        return f"{much}: something has become dearer"
    return f"{much}: cheaper, well done! Keep it so: python -m bench.guard --write"


def both_engines() -> dict[str, dict[str, float]]:
    """The costs of both, each by a process of its own."""
    from bench.places import ENGINES, compile_engine, engine_environment, engines_python
    from tools.environment import ROOT

    python = engines_python()
    out = {}
    for engine in ENGINES:
        if engine == "compiled" and not compile_engine(python):
            continue
        program = "import json, bench.guard; print(json.dumps(bench.guard.costs()))"
        command = [python, "-c", program]
        env = engine_environment(engine)
        done = subprocess.run(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, check=True)
        out[engine] = json.loads(done.stdout)
    return out


def main(arguments: list[str]) -> int:
    """Print the costs of both engines, and write them down if that is asked for."""
    if arguments not in ([], ["--print"], ["--write"]):
        print(__doc__)
        return 2
    kept: dict[str, dict[str, float]] = {}
    if EXPECTED.exists():
        kept = json.loads(EXPECTED.read_text("utf-8"))
    for engine, found in both_engines().items():
        for name, cost in found.items():
            before = kept.get(engine, {}).get(name)
            print(f"{engine:12} {name:24} {cost:10g}   expected: {before}")
        kept.setdefault(engine, {}).update(found)
    if arguments == ["--write"]:
        EXPECTED.write_text(json.dumps(kept, indent=2) + "\n", "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
