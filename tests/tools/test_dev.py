from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tools import dev, environment, stages

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
