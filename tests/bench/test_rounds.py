"""How the processes are asked, and what happens where something is missing."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from ardri.cli import main
from bench import rounds
from bench.places import CannotMeasure, environment
from bench.rounds import Worker
from bench.tasks import Task, repeated, share
from bench.worker import answering
from tools.environment import ROOT

TINY = ["bench", "--quick", "--rounds", "1", "--part", "1000"]


def test_a_worker_prepares_a_task_once_and_runs_it_when_asked() -> None:
    done: list[str] = []

    def maker(part: int) -> Task:
        done.append(f"made {part}")
        return Task(lambda: float(len(done)), {"times": 3})

    answer = answering({"task": maker}, 7)
    assert answer({"prepare": "task"}) == {"work": {"times": 3}}
    assert answer({"run": "task"}) == answer({"run": "task"}) == {"seconds": 1.0}
    assert done == ["made 7"]


def test_a_task_that_is_repeated_is_done_as_often_as_it_says() -> None:
    seen: list[int] = []
    task = repeated(3, seen.append, range(4))
    assert task.run() >= 0
    assert len(seen) == task.work["times"] == 12
    assert share(10, 3) == 3 and share(10, 99) == 1


def test_a_process_that_ends_is_noticed() -> None:
    env = environment(ROOT)
    with pytest.raises(CannotMeasure, match="the process of nobody has ended"):
        Worker("nobody", "no_such_module", 1, sys.executable, env)


def test_forth_in_one_round_and_back_in_the_next() -> None:
    asked: list[str] = []

    class Fake:
        def __init__(self, name: str, tasks: list[str]) -> None:
            self.name = name
            self.tasks = tasks

        def ask(self, **request: str) -> dict[str, object]:
            asked.append(f"{self.name} {' '.join(request.values())}")
            return {"work": {"times": 1}, "seconds": 1.0}

    ours, peers = Fake("ours", ["copy", "play-4"]), Fake("peers", ["chess-copy"])
    told: list[tuple[int, int]] = []
    samples = rounds._rounds(2, [ours, peers], lambda *n: told.append(n))  # type: ignore[list-item]
    turn = ["ours play-4", "ours copy", "peers chess-copy"]
    assert asked == [*turn, *turn, *reversed(turn)]
    assert told == [(n, 9) for n in range(1, 10)]
    assert samples.seconds[("peers", "chess-copy")] == [1.0, 1.0]


def test_without_a_c_compiler_the_interpreted_engine_is_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rounds, "compile_engine", lambda python: False)
    path = tmp_path / "figures.json"
    assert main([*TINY, "--json", str(path)]) == 0
    assert "There is no C compiler here: only the interpreted engine" in capsys.readouterr().err
    assert json.loads(path.read_text("utf-8"))["about"]["engines"] == ["interpreted"]
    assert main([*TINY, "--engine", "compiled"]) == 2
    assert "cannot be measured: there is no C compiler here" in capsys.readouterr().err


def test_peers_that_cannot_be_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse() -> str:
        raise CannotMeasure("no network")

    monkeypatch.setattr(rounds, "peers_python", refuse)
    assert main([*TINY, "--engine", "interpreted", "--peers"]) == 2
    assert "cannot be measured: no network" in capsys.readouterr().err
