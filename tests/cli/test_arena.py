"""``ardri arena`` as a user drives it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from ardri.cli import main
from ardri.words import languages
from tests.arena.bots import at_home
from tests.cli.driver import COMMAND, ardri, environment, inside

SMALL = ["arena", "--bots", "wanderer,wanderer@2", "--round-limit", "3", "--jobs", "1"]


def figures(text: str) -> dict[str, Any]:
    """The figures that do not depend on the machine."""
    out: dict[str, Any] = json.loads(text)
    del out["thinking"]
    return out


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    done = inside(capsys, *SMALL, "--deals", "10", "--players", "2,3")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"^2 players, 2e +20 +\d+$", done.stdout, re.MULTILINE)
    line = r"^  wanderer@2 +1 +\d+ +\d+\.\d% +\d+\.\d% +\d+\.\d% +\d+\.\d% +\d+\.\d%$"
    assert re.search(line, done.stdout, re.MULTILINE)
    assert "Ratings in games of 2; ahead of the next" in done.stdout
    assert "Ratings in games of 3; ahead of the next" in done.stdout
    assert "confidence" in done.stdout


def test_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    done = inside(capsys, *SMALL, "--deals", "2", "--players", "4", "--windows", "both", "--json")
    found = json.loads(done.stdout)
    assert found["arena"] == 1
    assert found["games"] == 2 * 2 * 4 * 2
    assert {t["windows"] for t in found["tables"]} == {"holders", "possible"}
    assert [t["bots"] for t in found["tables"]][:2] == [
        ["wanderer", *["wanderer@2"] * 3],
        ["wanderer@2", *["wanderer"] * 3],
    ]
    for table in found["tables"]:
        assert sum(r["points"] for r in table["results"]) == pytest.approx(8)
    assert {t["bot"] for t in found["thinking"]} == {"wanderer", "wanderer@2"}
    (rated,) = found["ratings"]
    assert sum(b["rating"]["value"] for b in rated["bots"]) == pytest.approx(0, abs=0.2)


def test_the_documentation_names_every_key(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (Path(__file__).parents[2] / "docs" / "arena.md").read_text("utf-8")
    files = ["--out", str(tmp_path / "r.jsonl")]
    done = inside(capsys, *SMALL, *files, "--deals", "10", "--json")
    folder = tmp_path / "school"
    inside(capsys, *SMALL, "--data", str(folder), "--deals", "1")
    shown = [json.loads(done.stdout), json.loads((folder / "arena.json").read_text("utf-8"))]
    shown += [json.loads(line) for line in (tmp_path / "r.jsonl").read_text("utf-8").splitlines()]

    def keys(data: object) -> set[str]:
        if isinstance(data, dict):
            return {*data, *[key for value in data.values() for key in keys(value)]}
        if isinstance(data, list):
            return {key for value in data for key in keys(value)}
        return set()

    for key in keys(shown) | {"record", "budgets"}:
        assert f"`{key}`" in text, key


def test_a_searcher_with_so_many_passes_has_no_clock(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "--bots", "druid:2,druid:3", "--deals", "1", "--round-limit", "1"]
    first, again = (inside(capsys, *arguments, "--jobs", "1", "--json") for _ in range(2))
    assert (first.returncode, first.stderr) == (0, "")
    assert figures(first.stdout) == figures(again.stdout)
    found = json.loads(first.stdout)
    assert {t["bot"] for t in found["thinking"]} == {"druid:2", "druid:3"}
    assert all(t["over"] == 0 for t in found["thinking"])


def test_tables_of_ones_own(capsys: pytest.CaptureFixture[str]) -> None:
    table = ["--table", "wanderer,wanderer@2,wanderer@3", "--table", "wanderer,wanderer@2"]
    done = inside(
        capsys, "arena", *table, "--deals", "1", "--round-limit", "2", "--jobs", "1", "--json"
    )
    assert [t["players"] for t in json.loads(done.stdout)["tables"]] == [2, 3]


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_stopped_and_started_again_it_comes_to_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], how: int
) -> None:
    arguments = ["arena", "--bots", "wanderer,wanderer@2", "--deals", "30", "--json", "--jobs", "2"]
    path = tmp_path / "r.jsonl"
    process = subprocess.Popen(
        [*COMMAND, *arguments, "--out", str(path)],
        env=environment(tmp_path, {}),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    deadline = time.monotonic() + 20
    while not path.exists() or path.read_bytes().count(b"\n") < 3:
        assert time.monotonic() < deadline and process.poll() is None
        time.sleep(0.01)
    process.send_signal(how)
    _, said = process.communicate(timeout=20)
    if how == signal.SIGINT:
        assert (process.returncode, said.strip()) == (130, "stopped")
    played = path.read_bytes().count(b"\n")
    assert played < 61
    again = ardri(tmp_path, *arguments, "--out", str(path))
    assert again.returncode == 0, again.stderr
    assert path.read_bytes().count(b"\n") == 61
    assert figures(again.stdout) == figures(inside(capsys, *arguments[:-1], "1").stdout)


def test_records_can_be_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "records"
    assert inside(capsys, *SMALL, "--deals", "1", "--records", str(folder)).returncode == 0
    paths = sorted(folder.iterdir())
    assert [path.name for path in paths] == ["00-00000-0.ardri", "00-00000-1.ardri"]
    assert inside(capsys, "replay", str(paths[0])).returncode == 0


def test_self_play_is_taken_up_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "--bots", "wanderer", "--players", "3", "--round-limit", "2"]
    arguments += ["--data", str(tmp_path / "school"), "--chunk", "4", "--deals", "6"]
    arguments += ["--json", "--jobs", "1"]
    first, again = (inside(capsys, *arguments) for _ in range(2))
    assert first.returncode == again.returncode == 0
    assert figures(first.stdout) == figures(again.stdout)
    assert figures(first.stdout)["ratings"] == [], "a bot alone is not rated"
    names = sorted(path.name for path in (tmp_path / "school").iterdir())
    assert names == ["arena.json", "games-000000.jsonl.gz", "games-000001.jsonl.gz"]


def test_a_bot_that_fails_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with at_home(monkeypatch):
        code = main(["arena", "--bots", "raiser,first", "--deals", "4", "--jobs", "1"])
    said = capsys.readouterr()
    assert code == 1
    assert "FAILED: raiser in game 0/0/0, which it loses: ZeroDivisionError: I give up" in said.err
    assert "… and 3 more." in said.err
    assert re.search(r"^  first +1 +0 +100\.0%", said.out, re.MULTILINE)


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        ([], "Which bots? For example: ardri arena --bots"),
        (["--bots", "sleeper"], '--bots: no such thing: "sleeper"; there is wanderer'),
        (["--table", "wanderer,sleeper"], '--table: no such thing: "sleeper"'),
        (["--bots", "wanderer@soon"], "wanderer@soon: after the @ stands a time in seconds"),
        (["--bots", "wanderer@-1"], "wanderer@-1: after the @"),
        (["--bots", "druid:0,warrior"], "druid:0: after the : stands how many passes"),
        (["--bots", "druid:9@1,warrior"], "druid:9@1: after the :"),
        (["--bots", "warrior:9,druid"], "warrior:9: after the :"),
        (["--bots", "sleeper:9,druid"], "sleeper:9: after the :"),
        (["--table", "wanderer"], "--table: 2 to 4 bots, and there is 1"),
        (["--table", "wanderer," * 4 + "wanderer"], "2 to 4 bots, and there are 5"),
        (["--bots", "wanderer,wanderer@1", "--players", "3", "--meet", "mixed"], "too few"),
        (["--bots", "wanderer", "--meet", "crowd"], "invalid choice: 'crowd'"),
        (["--bots", "wanderer", "--players", "7"], '--players: no such thing: "7"'),
        (["--bots", "wanderer", "--deals", "0"], "--deals: a number from 1 up"),
        (["--bots", "wanderer", "--jobs", "0"], "--jobs: a number from 1 up"),
        (["--bots", "wanderer", "--seconds", "-1"], '--seconds: a number of seconds, not "-1"'),
        (["--bots", "wanderer", "--seconds", "nan"], '--seconds: a number of seconds, not "nan"'),
        (["--bots", "wanderer", "--data", "x", "--out", "y"], "--out cannot be given beside it"),
        (["--bots", "wanderer", "--data", "x", "--chunk", "0"], "--chunk: a number from 1 up"),
        (["--bots", "wanderer", "--ray", "x", "--jobs", "2"], "--jobs cannot be given beside it"),
        (["--bots", "wanderer", "--round-limit", "-1"], "--round-limit: "),
        (["--bots", "wanderer", "--deals", "1", "--out", "."], "cannot be written: Is a directory"),
    ],
)
def test_bad_arguments(
    arguments: list[str],
    fault: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["arena", *arguments]) == 2
    assert fault in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", languages({}))
def test_every_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    done = inside(capsys, *SMALL, "--deals", "1", "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    wrong = inside(capsys, "arena", "--lang", language)
    assert wrong.returncode == 2
    assert ("Which bots?" in wrong.stderr) == (language == "en")
