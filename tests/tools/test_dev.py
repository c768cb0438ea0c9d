from __future__ import annotations

import argparse
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tools import dev, environment, node, page, stages

SCRIPTS = ["play", "check"]
needs_sh = pytest.mark.skipif(os.name == "nt", reason="the two commands are sh scripts")


def fake_python(folder: Path, name: str, *, new_enough: bool) -> None:
    """A program that answers the question for its version, and else tells how it was called."""
    folder.mkdir(exist_ok=True)
    status = 0 if new_enough else 1
    path = folder / name
    path.write_text(f'#!/bin/sh\n[ "$1" = -c ] && exit {status}\necho {name} "$@"\n', "utf-8")
    path.chmod(0o755)


def start(
    script: str, path: Path, *arguments: str, **more: str
) -> subprocess.CompletedProcess[str]:
    for tool in ("dirname", "sh"):
        found = shutil.which(tool)
        assert found
        if not (path / tool).exists():
            (path / tool).symlink_to(found)
    return subprocess.run(
        [str(environment.ROOT / script), *arguments],
        env={"PATH": str(path), **more},
        capture_output=True,
        text=True,
        check=False,
    )


@needs_sh
@pytest.mark.parametrize("script", SCRIPTS)
def test_an_old_python_is_passed_over(script: str, tmp_path: Path) -> None:
    fake_python(tmp_path, "python3", new_enough=False)
    fake_python(tmp_path, "python3.12", new_enough=True)
    done = start(script, tmp_path, "a b", "--c")
    called = f"python3.12 {environment.ROOT}/tools/dev.py {script} a b --c"
    assert done.stdout.strip() == called
    assert done.returncode == 0


@needs_sh
@pytest.mark.parametrize("script", SCRIPTS)
def test_the_environment_may_name_a_python(script: str, tmp_path: Path) -> None:
    fake_python(tmp_path, "python3", new_enough=True)
    fake_python(tmp_path, "mine", new_enough=True)
    assert start(script, tmp_path, ARDRI_PYTHON="mine").stdout.startswith("mine ")


@needs_sh
@pytest.mark.parametrize("script", SCRIPTS)
def test_without_a_python_it_says_so(script: str, tmp_path: Path) -> None:
    fake_python(tmp_path, "python3", new_enough=False)
    done = start(script, tmp_path)
    assert done.returncode == 1
    assert "Python 3.11 or newer" in done.stderr


def test_stamp_changes_with_a_file_and_only_then(tmp_path: Path) -> None:
    file = tmp_path / "requirements.txt"
    absent = environment.stamp("1", file)
    file.write_text("ruff==1", "utf-8")
    one = environment.stamp("1", file)
    assert one == environment.stamp("1", file)
    file.write_text("ruff==2", "utf-8")
    assert len({absent, one, environment.stamp("1", file), environment.stamp("2", file)}) == 4


def test_stamp_tells_where_a_part_ends() -> None:
    assert environment.stamp("ab", "c") != environment.stamp("a", "bc")


def test_a_mark_is_fresh_only_with_what_is_wanted(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    assert not environment.fresh(mark, "x")
    mark.write_text("x", "ascii")
    assert environment.fresh(mark, "x")
    assert not environment.fresh(mark, "y")
    mark.write_bytes(b"\xff")
    assert not environment.fresh(mark, "x")


@pytest.mark.parametrize(
    "line",
    [
        "============ 312 passed in 140.21s (0:02:20) ============",
        "=== 1 failed, 2 passed, 1 warning in 0.10s ===",
        "===== 3 deselected in 0.01s =====",
        "56 passed, 1 xfailed in 0.08s",
    ],
)
def test_pytests_closing_line_is_known(line: str) -> None:
    assert stages.SUMMARY.match(line)


@pytest.mark.parametrize(
    "line", ["=== test session starts ===", "312 passed", "=== FAILURES ===", "1 failed in spirit"]
)
def test_other_lines_of_pytest_are_not_its_closing_line(line: str) -> None:
    assert not stages.SUMMARY.match(line)


def test_unknown_stage_is_refused_before_anything_is_made(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as stopped:
        dev.check(["--only", "typos"])
    assert stopped.value.code == 2
    assert "no such stage: typos" in capsys.readouterr().err


def test_unknown_command_is_refused() -> None:
    assert dev.main(["chekc"]) == 2


# --------------------------------------------------------------------------------------- ./play


@pytest.fixture
def started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What `./play` does, in the order in which it is done, instead of doing it."""
    done: list[list[str]] = []

    def explained(command: list[object], explanation: str) -> None:
        done.append([*map(str, command[1:])])

    monkeypatch.setattr(dev, "set_up", lambda purpose: tmp_path / purpose)
    monkeypatch.setattr(dev, "run_or_explain", explained)
    monkeypatch.setattr(dev, "add_node", lambda: done.append(["node"]))
    monkeypatch.setattr(os, "name", "posix")
    monkeypatch.setattr(os, "execv", lambda path, command: done.append(command[1:]))
    return done


@needs_sh
@pytest.mark.parametrize("fresh", [True, False])
def test_play_serves_the_page_and_builds_it_if_it_is_stale(
    fresh: bool, started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "is_fresh", lambda: fresh)
    dev.play(["--port", "9000"])
    building = [] if fresh else [["node"], ["-m", "tools.page"]]
    at_home = ["serve", "--open", "--log-level", "warning"]
    assert started == [*building, ["-m", "ardri", *at_home, "--port", "9000"]]
    started.clear()
    dev.play([])
    assert started == [*building, ["-m", "ardri"]]


@needs_sh
def test_play_in_the_terminal_needs_no_page(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "is_fresh", lambda: False)
    dev.play(["--terminal", "--lang", "uk"])
    assert started == [["-m", "ardri", "play", "--lang", "uk"]]


@needs_sh
def test_play_tells_how_it_is_used_without_building_anything(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(page, "is_fresh", lambda: False)
    dev.play(["--help"])
    dev.play(["simulate", "--help"])
    assert started == [["-m", "ardri", "serve", "--help"], ["-m", "ardri", "simulate", "--help"]]
    assert "./play --terminal" in capsys.readouterr().out


def test_node_is_fetched_only_where_there_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fetched: list[str] = []
    monkeypatch.setattr(environment, "install_locked", lambda python, name: fetched.append(name))
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(node, "on_path", lambda: node.Node("node", ("npm",)))
    environment.add_node(tmp_path)
    assert fetched == []
    monkeypatch.setattr(node, "on_path", lambda: None)
    environment.add_node(tmp_path)
    environment.add_node(tmp_path)
    assert fetched == ["node"]


# -------------------------------------------------------------------------------------- ./check


def a_run(monkeypatch: pytest.MonkeyPatch, *, fast: bool = False, ci: str = "") -> stages.Run:
    monkeypatch.setenv("CI", ci)
    options = argparse.Namespace(fast=fast, fix=False, pytest=[])
    return stages.Run(Path("python"), options)


def test_without_node_the_page_is_left_out_and_that_is_said_but_not_in_ci(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(stages, "add_node", lambda: None)
    for ci, good in (("", True), ("true", False)):
        run = a_run(monkeypatch, ci=ci)
        monkeypatch.setattr(run, "module", lambda *_: page.NO_NODE)
        for stage in (run.page, run.browser):
            assert stage() is good
            assert run.skipped is good
        assert len(run.notes) == (2 if good else 0)


def test_a_page_with_faults_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def offline() -> None:
        raise environment.SetupError("no network")

    monkeypatch.setattr(stages, "add_node", offline)
    run = a_run(monkeypatch)
    monkeypatch.setattr(run, "module", lambda *_: 1)
    assert not run.page() and not run.browser()
    assert "no network" in capsys.readouterr().out


def test_in_a_hurry_nothing_is_installed_for_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "MODULES", tmp_path / "node_modules")
    run = a_run(monkeypatch, fast=True)
    assert run.page() and run.skipped
    assert run.notes == ["The page was NOT checked: ./check --only page sets it up."]


def test_without_a_browser_that_is_said_but_not_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stages, "add_node", lambda: None)
    for ci, good in (("", True), ("true", False)):
        run = a_run(monkeypatch, ci=ci)
        monkeypatch.setattr(run, "module", lambda tool, *_: int(tool == "tools.machine"))
        assert run.browser() is good
        assert run.skipped is good


def test_every_stage_is_told_of(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        dev.check(["--help"])
    said = capsys.readouterr().out
    for name in dev.STAGES:
        assert f"\n  {name} " in said


def test_what_the_engine_is_all_one_to_runs_once(tmp_path: Path) -> None:
    for name in ("rules", "words", "cli", "server/match", "server/live", "server/http"):
        (tmp_path / "tests" / name).mkdir(parents=True, exist_ok=True)
    for name in ("server/test_whole.py", "server/conftest.py", "test_readme.py"):
        (tmp_path / "tests" / name).touch()
    assert stages.not_on_both(tmp_path) == [
        "--ignore=tests/server/http",
        "--ignore=tests/server/test_whole.py",
        "--ignore=tests/tools",
        "--ignore=tests/words",
    ]
