"""The rounds: every process measures everything once, taking turns, and then again."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Final, Protocol

from bench.data import data, machine
from bench.figures import Key, Samples
from bench.places import (
    CannotMeasure,
    compile_engine,
    engine_environment,
    engines_python,
    environment,
    peers_python,
)
from tools.environment import ROOT

#: What is compared stands close together: so it is measured close together.
ORDER: Final = (
    *("play-4", "catanatron", "gin_rummy", "backgammon", "hanabi", "playout-4", "door-4"),
    *("copies-4", "gin_rummy-clone", "backgammon-clone", "hanabi-clone", "play-3", "play-2"),
    *("copy", "chess-copy", "copy-apply", "chess-copy-push", "legal", "to-bytes", "from-bytes"),
    *("sight", "view", "view-json", "determinise", "round-3", "round-30"),
)
#: How many copies memory is measured by, and at how many decisions bytes are counted.
COPIES: Final = 100_000
LENGTHS: Final = 20_000


@dataclass(frozen=True, slots=True)
class Plan:
    """What to measure."""

    rounds: int = 5
    #: Only one n-th of the work.
    part: int = 1
    peers: bool = True
    engines: Sequence[str] = ("compiled", "interpreted")


class Told(Protocol):
    """Who is told how it goes on."""

    def about(self, what: str) -> None:
        """That something is begun which may take its time: "compile", "peers"."""

    def without(self, what: str) -> None:
        """That something cannot be measured here: "compiled"."""

    def done(self, done: int, of: int) -> None:
        """How far it has come."""


class Worker:
    """A process that measures (worker.py)."""

    def __init__(self, name: str, which: str, part: int, python: str, env: dict[str, str]) -> None:
        self.name: Final = name
        self._process = subprocess.Popen(
            [python, "-m", "bench.worker", which, str(part)],
            cwd=ROOT,
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self.about: Final = self._answer()
        self.tasks: Final[list[str]] = self.about.pop("tasks")
        self.pinned: Final[bool] = self.about.pop("pinned")

    def __enter__(self) -> Worker:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End the process, if it has not ended."""
        if error is not None:
            self._process.kill()
        self._process.communicate()

    def ask(self, **request: str) -> dict[str, Any]:
        """Ask for something, and wait for the answer."""
        assert self._process.stdin is not None
        with suppress(BrokenPipeError):
            print(json.dumps(request), file=self._process.stdin, flush=True)
        return self._answer()

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise CannotMeasure(f"the process of {self.name} has ended (see above)")
        found: dict[str, Any] = json.loads(line)
        return found


def measure(plan: Plan, told: Told) -> dict[str, Any]:
    """Do it all; the figures as data."""
    python = engines_python()
    engines = list(plan.engines)
    if "compiled" in engines:
        told.about("compile")
        if not compile_engine(python):
            engines.remove("compiled")
            told.without("compiled")
    if not engines:
        raise CannotMeasure("there is no C compiler here")
    starts: dict[str, tuple[str, str, dict[str, str]]] = {
        engine: ("ours", python, engine_environment(engine)) for engine in engines
    }
    if plan.peers:
        told.about("peers")
        starts["peers"] = ("peers", peers_python(), environment(ROOT))
    sizes = _sizes(plan, python, engines)
    with ExitStack() as stack:
        workers = [
            stack.enter_context(Worker(name, which, plan.part, interpreter, env))
            for name, (which, interpreter, env) in starts.items()
        ]
        samples = _rounds(plan.rounds, workers, told.done)
        for worker in workers:
            if "compiled" in worker.about:
                assert worker.about["compiled"] == (worker.name == "compiled")
        about = {
            **machine(),
            "rounds": plan.rounds,
            "part": plan.part,
            "pinned": all(worker.pinned for worker in workers),
            "engines": engines,
            "peers": {k: v for w in workers if w.name == "peers" for k, v in w.about.items()},
        }
    return data(about, samples, sizes)


def _rounds(rounds: int, workers: list[Worker], done: Callable[[int, int], None]) -> Samples:
    """All tasks of all workers in turn: forth in one round, back in the next."""
    turns: list[tuple[Worker, Key]] = [
        (worker, (worker.name, name))
        for name in ORDER
        for worker in workers
        if name in worker.tasks
    ]
    assert len(turns) == sum(len(worker.tasks) for worker in workers), "ORDER names every task"
    samples = Samples()
    total = len(turns) * (rounds + 1)
    for number, (worker, key) in enumerate(turns, 1):
        samples.work[key] = worker.ask(prepare=key[1])["work"]
        done(number, total)
    for turn in range(rounds):
        for number, (worker, key) in enumerate(turns[:: -1 if turn % 2 else 1], 1):
            samples.add(key, worker.ask(run=key[1])["seconds"])
            done(len(turns) * (turn + 1) + number, total)
    return samples


def _sizes(plan: Plan, python: str, engines: list[str]) -> dict[str, Any]:
    """How large positions are: memory by each engine; bytes are the same by both."""
    sizes: dict[str, Any] = {"copies": max(100, COPIES // plan.part), "memory": {}}
    many = max(100, LENGTHS // plan.part)
    for number, engine in enumerate(engines):
        command = [python, "-m", "bench.memory", str(sizes["copies"]), str(0 if number else many)]
        env = engine_environment(engine)
        done = subprocess.run(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, check=False)
        if done.returncode:
            raise CannotMeasure(f"the memory of {engine} cannot be measured (see above)")
        found = json.loads(done.stdout)
        sizes["memory"][engine] = found["memory"]
        for name in ("bytes", "bytes-bare"):
            if found[name]:
                sizes[name] = found[name]
    return sizes
