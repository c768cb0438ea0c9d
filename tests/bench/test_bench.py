"""The command, from beginning to end, with next to nothing to do."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from ardri.cli import bench as command
from ardri.cli import main
from ardri.cli.bench_report import markdown, tables, terminal
from ardri.words import Words, languages
from bench.playing import count_door, count_run, long_games, options, play_door, play_run
from bench.rounds import ORDER
from bench.tasks import picks
from tests.cli.driver import ardri

#: The engine under test: it is there, and nothing needs to be compiled.
ENGINE = os.environ.get("ARDRI_ENGINE", "interpreted")
TINY = ["bench", "--quick", "--rounds", "1", "--no-peers", "--part", "1000", "--engine", ENGINE]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, dict[str, Any]]:
    """What is shown, and the figures."""
    folder = tmp_path_factory.mktemp("bench")
    path = folder / "new" / "figures.json"
    done = ardri(folder, *TINY, "--json", str(path))
    assert done.returncode == 0, done.stderr
    assert done.stderr.strip() == f"The figures: {path}"
    return done.stdout, json.loads(path.read_text("utf-8"))


def test_the_tables(run: tuple[str, dict[str, Any]]) -> None:
    shown = run[0]
    assert re.search(rf"^{ENGINE}: Run.play\(\), 4 players +[\d,]+ +[\d,]+–[\d,]+ ", shown, re.M)
    assert re.search(r"^copy\(\), apply\(\) ", shown, re.M)
    assert re.search(r"^to_bytes\(\) +\d+ +\d+$", shown, re.M)
    assert re.search(r"^compiled / catanatron +≥ 80× +- +- +not measured$", shown, re.M)
    assert "The games differ" in shown


def test_the_figures_as_data(run: tuple[str, dict[str, Any]]) -> None:
    figures = run[1]
    assert figures["schema"] == 1
    assert figures["about"]["rounds"] == 1 and figures["about"]["part"] == 1000
    assert figures["about"]["engines"] == [ENGINE] and figures["about"]["peers"] == {}
    for row in figures["playing"]:
        assert row["by"] == ENGINE
        assert 0 < row["unforced"] <= row["decisions"]
        for name in ("unforced_per_second", "decisions_per_second", "games_per_second"):
            assert set(row[name]) == {"median", "low", "high"}
    names = [row["name"] for row in figures["playing"] + figures["operations"]]
    assert sorted(names) == sorted(name for name in ORDER if f"{ENGINE} {name}" in keys(figures))
    assert {"play-2", "play-3", "play-4", "determinise", "round-30"} <= set(names)
    assert figures["sizes"]["bytes-bare"]["largest"] <= figures["sizes"]["bytes"]["largest"]
    assert figures["ratios"] == []
    assert len(figures["targets"]) == 12


def keys(figures: dict[str, Any]) -> list[str]:
    return list(figures["seconds"])


@pytest.mark.parametrize("language", languages({}))
def test_the_tables_in_every_language(run: tuple[str, dict[str, Any]], language: str) -> None:
    shown = tables(Words.of(language), with_peers(run[1]))
    lines = terminal(shown)
    assert not any("terminal-" in line for line in lines)
    for table in shown:
        assert len({len(row) for row in table.rows}) == 1
    page = markdown(shown)
    assert sum(line.startswith("| --- |") for line in page) == len(shown) == 5


def with_peers(figures: dict[str, Any]) -> dict[str, Any]:
    """As if a peer had been measured, too."""
    times = {"median": 81.25, "low": 79.0, "high": 90.0}
    ratio = {"by": ENGINE, "name": "play-4", "peer": "catanatron", "times": times}
    return {
        **figures,
        "about": {**figures["about"], "peers": {"catanatron": "3.2.1", "open_spiel": "2.0.2"}},
        "ratios": [{**ratio, "times_all": times}],
    }


def test_what_is_counted_is_what_is_played() -> None:
    drawn = picks()
    kind = options(3)
    counted = count_run(kind, 1, drawn)
    assert counted["unforced"] == counted["decisions"] > 100
    assert counted["chance"] > 10
    # As many decisions as picks: with one fewer, the game is not over, and takes the first again.
    assert play_run(kind, 1, drawn[: counted["decisions"]]) > 0
    assert count_run(kind, 1, drawn[: counted["decisions"]]) == counted
    door = count_door(kind, 1, drawn)
    assert door["chance"] > 10 and play_door(kind, 1, drawn) > 0


def test_games_in_which_nobody_wants_to_be_king_go_on() -> None:
    ((run, log),) = long_games(1, 30)
    assert run.position.round == 30 and len(log) > 5
    for action in log:
        assert run.position.round == 30
        run.play(action)
    assert run.position.round == 31


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["--rounds", "0"], "--rounds: a number from 1 up"),
        (["--part", "0"], "--part: a number from 1 up"),
        (["--engine", "steam"], '--engine: no such thing: "steam"; there is compiled'),
    ],
)
def test_bad_arguments(
    arguments: list[str], fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", *arguments]) == 2
    assert fault in capsys.readouterr().err


def test_without_the_sources_there_is_no_bench(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "__file__", str(tmp_path / "ardri" / "cli" / "bench.py"))
    assert main(["bench"]) == 2
    assert "needs a checkout" in capsys.readouterr().err


def test_figures_that_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    code = main([*TINY, "--json", str(tmp_path / "file" / "figures.json")])
    said = capsys.readouterr()
    assert code == 2 and "cannot be written" in said.err
    assert "What is wanted" in said.out, "what was measured is shown all the same"
