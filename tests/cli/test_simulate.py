from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ardri.cli import campaign, checking, coverage, main
from ardri.cli.campaign import Batch, Kind, count_unasked, run
from ardri.game.uses import everything
from ardri.rules import engine
from ardri.rules.position import Position
from ardri.words import Words
from tests.cli.driver import ardri

WORDS = Words.of("en")

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


def test_coverage_counts_the_same_games_and_says_what_was_never_used(tmp_path: Path) -> None:
    arguments = [*SMALL, "--json", "--coverage"]
    done = ardri(tmp_path, *arguments)
    assert done.returncode == 1, "so few games leave something out"
    assert figures(done.stdout) == figures(ardri(tmp_path, *SMALL, "--json").stdout)
    found = json.loads(done.stdout)["coverage"]
    assert found["uses"]["happened round"] > 6
    assert found["uses"]["played bard season"] > 0
    assert not set(found["never"]) & set(found["uses"])
    checked = ardri(tmp_path, *arguments, "--check", "--jobs", "2")
    assert json.loads(checked.stdout)["coverage"] == found


def test_the_table_of_coverage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, "--coverage", "--players", "2,4"]) == 1
    said = capsys.readouterr().out
    assert re.search(r"^bard season +[\d,]+ +[\d,]+ +\d+$", said, re.MULTILINE)
    assert re.search(r"^geis declared +[\d,]+ +[\d,]+ +-$", said, re.MULTILINE)
    assert re.search(r"^after-play +[\d,]+ +[\d,]+ +[\d,]+$", said, re.MULTILINE)
    assert re.search(r"^chosen turn: play [\d,]+, pass [\d,]+, pretend \d+$", said, re.MULTILINE)
    assert "happened: round " in said
    assert "under: 2-players 6, 2e 12, " in said
    assert re.search(r"^NEVER USED, of cards and windows: \d+$", said, re.MULTILINE)
    assert "\n  cancelled " in said


def test_coverage_with_nothing_left_out() -> None:
    uses = Counter(dict.fromkeys(everything(KIND.options()), 1))
    assert coverage.never(uses, [KIND]) == ([], [])
    assert (
        coverage.table(WORDS, uses, [KIND])[-1]
        == "NEVER USED: nothing. All that there is was used."
    )
    del uses["ended three-conditions"]
    assert coverage.never(uses, [KIND]) == ([], ["ended three-conditions"])
    assert coverage.table(WORDS, uses, [KIND])[-3:] == [
        "NEVER USED, of cards and windows: nothing",
        "NEVER USED, of the rest: 1",
        "  ended three-conditions",
    ]


def test_coverage_of_games_between_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    # As if wanderers were bots like any others: they see views, in games of the whole program.
    monkeypatch.setattr(campaign, "WANDERER", "")
    tally = run(Batch(KIND, "s", 0, 2, True, 50, coverage=True))
    assert tally.failures == []
    assert tally.uses["under 4-players"] == tally.games == 2
    turns = {n for name, n in tally.uses.items() if name.startswith("chosen turn ")}
    assert sum(turns) > 20
    assert run(Batch(KIND, "s", 0, 2, True, 50)).uses == Counter()


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
