from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ardri.cli import campaign, checking, main
from ardri.cli.campaign import Batch, Kind, count_unasked, run
from ardri.rules import engine
from ardri.rules.position import Position
from tests.cli.driver import ardri

SMALL = ["simulate", "--games", "6", "--round-limit", "3"]
KIND = Kind(4, "2e", "standard", "holders", 5, ("wanderer",) * 4)


def figures(text: str) -> list[dict[str, Any]]:
    """The figures that do not depend on the machine."""
    kinds: list[dict[str, Any]] = json.loads(text)["kinds"]
    for kind in kinds:
        for name in ("seconds", "unforced_per_second", "games_per_second"):
            del kind[name]
    return kinds


def test_the_table(tmp_path: Path) -> None:
    done = ardri(tmp_path, *SMALL, "--players", "2,4")
    assert done.returncode == 0
    assert done.stderr == "", "no bar where nobody looks"
    assert re.search(r"^2 players, 2e +6 +[\d,]+ +0 +~[\d,]+ ", done.stdout, re.MULTILINE)
    assert "How games ended" in done.stdout
    assert re.search(r"12 games with [\d,]+ decisions in ", done.stdout)


def test_the_same_seed_gives_the_same_figures_however_many_share_the_work(tmp_path: Path) -> None:
    one = ardri(tmp_path, *SMALL, "--json", "--jobs", "1")
    two = ardri(tmp_path, *SMALL, "--json", "--jobs", "2")
    other = ardri(tmp_path, *SMALL, "--json", "--seed", "2")
    assert figures(one.stdout) == figures(two.stdout) != figures(other.stdout)


@pytest.mark.slow
def test_checked_games_are_the_same_games(tmp_path: Path) -> None:
    plain = figures(ardri(tmp_path, *SMALL, "--json", "--windows", "both").stdout)
    done = ardri(tmp_path, *SMALL, "--json", "--windows", "both", "--check", "--jobs", "2")
    assert done.returncode == 0, done.stderr
    checked = figures(done.stdout)
    for kind in checked:
        assert kind["checked"] == kind["decisions"] + kind["chance"]
        kind["checked"] = 0
    assert checked == plain


def test_every_ruleset_scenario_and_window(tmp_path: Path) -> None:
    arguments = ["--ruleset", "all", "--scenario", "both", "--windows", "both"]
    done = ardri(tmp_path, "simulate", "--games", "1", "--round-limit", "1", "--json", *arguments)
    kinds = {(k["ruleset"], k["scenario"], k["windows"]) for k in figures(done.stdout)}
    assert len(kinds) == 5 * 2 * 2


def test_choices_of_one_are_counted_where_the_engine_makes_them() -> None:
    tally = run(Batch(KIND, "s", 0, 3, False, 1))
    counted = count_unasked(KIND, "s", 3)
    # The counting loop plays the engine's very games.
    assert counted.sampled == tally.decisions
    assert 0 < counted.unasked < counted.sampled


def test_a_fault_is_reported_with_a_record_that_leads_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_second_round(p: Position) -> list[str]:
        return ["the second round has come"] if p.round == 2 else []

    monkeypatch.setattr(checking, "faults", no_second_round)
    code = main([*SMALL, "--check", "--jobs", "1", "--out", str(tmp_path), "--players", "2"])
    assert code == 1
    said = capsys.readouterr()
    assert "FAILED: 2 players, 2e, game 0: the second round has come" in said.err
    assert "failures: 6" in said.out
    path = tmp_path / "failed-2-0.ardri"
    assert str(path) in said.err
    assert "# the second round has come" in path.read_text("utf-8")
    assert main(["replay", str(path)]) == 0
    assert "--- Round 2 ---" in capsys.readouterr().out


def test_an_engine_that_breaks_is_a_failure_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def breaks(p: Position, seat: int, action: int) -> None:
        if p.round == 1:
            raise ZeroDivisionError("no more")
        engine.apply(p, seat, action)

    monkeypatch.setattr(campaign, "apply", breaks)
    arguments = [*SMALL, "--check", "--jobs", "1", "--out", str(tmp_path), "--json"]
    assert main(arguments) == 1
    said = capsys.readouterr()
    assert len(json.loads(said.out)["kinds"][0]["failures"]) == 6
    assert "ZeroDivisionError in breaks" in said.err
    assert (tmp_path / "failed-4-5.ardri").exists() != ("… and 1 more." in said.err)


def test_a_record_that_replays_otherwise_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "play_log", lambda game, log: None)
    tally = run(Batch(KIND, "s", 0, 1, True, 1000))
    (failure,) = tally.failures
    assert "ends otherwise than the engine" in failure.fault


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["--players", "5"], '--players: no such thing: "5"; there is 2, 3, 4 and all'),
        (["--players", ""], '--players: no such thing: ""'),
        (["--games", "0"], "--games: a number from 1 up"),
        (["--games", "many"], "'many' is no whole number"),
        (["--bots", "sleeper"], '--bots: no such thing: "sleeper"; there is wanderer'),
        (["--bots", "wanderer,wanderer"], "--bots: 2 bots for 4 players"),
        (["--ruleset", "9e"], '--ruleset: no such thing: "9e"'),
        (["--jobs", "0"], "--jobs: a number from 1 up"),
        (["--every", "0"], "--every: "),
        (["--round-limit", "-1"], "--round-limit: "),
    ],
)
def test_bad_arguments(
    arguments: list[str], fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments]) == 2
    assert fault in capsys.readouterr().err
