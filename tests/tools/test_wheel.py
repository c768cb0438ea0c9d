"""The package as pip builds and installs it: with a C compiler, without, and when things go wrong.

What needs pip's index is left out where there is none, but not in CI.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tests.rules.test_perft import INSIDE, SETUP
from tests.tools.building import (
    BAD_C,
    GOOD_C,
    WRONG_C,
    answer,
    fake_mypyc,
    good,
    hook,
    is_plain,
    run,
)
from tools import engine, page
from tools.environment import ROOT, make_venv, python_in
from tools.record_games import ENDS

pytestmark = pytest.mark.slow

#: Short games; all of them replay on both engines in tests/game.
RECORDS = ["0784.ardri", "1323.ardri", "1386.ardri", "3981.ardri"]

# ------------------------------------------------------------------------------------ the backend


def test_the_compiler_is_asked_for_only_where_there_is_one_for_c(compiler: None) -> None:
    mypy, librt = engine.pinned("mypy"), engine.pinned("librt")
    needed = str([f"mypy[mypyc]=={mypy}", f"librt=={librt}"])
    locked = (ROOT / "requirements" / "dev.txt").read_text("utf-8")
    assert f"mypy=={mypy} " in locked and f"librt=={librt} " in locked
    ask = "get_requires_for_build_wheel"
    assert answer(ask) == needed
    assert answer(ask, ARDRI_COMPILE="1") == needed
    assert answer(ask, ARDRI_COMPILE="0") == "[]"
    assert answer(ask, CC="false") == "[]"
    status, output = hook(ask, ARDRI_COMPILE="1", CC="false")
    assert status and "The engine cannot be compiled: there is no C compiler" in output
    status, output = hook(ask, ARDRI_COMPILE="yes")
    assert status and "ARDRI_COMPILE is auto, 0 or 1, not yes" in output


def test_an_editable_install_is_plain_python(tmp_path: Path, tree: Path) -> None:
    folder = str(tmp_path)
    assert "editable-py3-none-any" in answer("build_editable", folder, tree=tree, ARDRI_COMPILE="1")
    assert not list(tree.rglob("*.so"))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (None, "mypyc says no"),
        (BAD_C, "returned non-zero exit status"),
        (WRONG_C, "A known number is shifted by a variable"),
    ],
    ids=["no C", "bad C", "wrong C"],
)
def test_when_compiling_fails_the_wheel_is_plain(
    text: str | None, reason: str, tree: Path, tmp_path: Path, compiler: None
) -> None:
    path = fake_mypyc(tmp_path, text)
    wheels = tmp_path / "wheels"
    status, output = hook("build_wheel", str(wheels), tree=tree, PYTHONPATH=path)
    assert status == 0, output
    (line,) = (line for line in output.splitlines() if line.startswith("ardri: "))
    assert line.startswith("ardri: the engine is NOT compiled: compiling it failed")
    assert reason in output.partition(line)[0]
    assert is_plain(wheels)
    shutil.rmtree(wheels)
    status, _ = hook("build_wheel", str(wheels), tree=tree, PYTHONPATH=path, ARDRI_COMPILE="1")
    assert status and not list(wheels.glob("*.whl"))


def test_only_the_mypyc_that_we_test_with_is_used(
    tree: Path, tmp_path: Path, compiler: None
) -> None:
    other = tmp_path / "other" / "mypy-0.1.dist-info"
    other.mkdir(parents=True)
    (other / "METADATA").write_text("Metadata-Version: 2.1\nName: mypy\nVersion: 0.1\n", "utf-8")
    path, wheels = str(other.parent), str(tmp_path)
    status, output = hook("build_wheel", wheels, tree=tree, PYTHONPATH=path, ARDRI_COMPILE="1")
    assert status and f"compiled by mypy {engine.pinned('mypy')}, and here is 0.1" in output


@pytest.mark.skipif(os.name == "nt", reason="the compiler is an sh script")
def test_a_profile_needs_gcc_itself(tree: Path, tmp_path: Path, compiler: None) -> None:
    like_gcc = tmp_path / "like-gcc"
    like_gcc.write_text('#!/bin/sh\n[ "$1" = -dM ] && echo __GNUC__ __clang__ || exec cc "$@"\n')
    like_gcc.chmod(0o755)
    path, cc = fake_mypyc(tmp_path, GOOD_C), str(like_gcc)
    status, output = hook(
        "build_wheel", str(tmp_path), tree=tree, ARDRI_PROFILE="1", PYTHONPATH=path, CC=cc
    )
    assert status and "ARDRI_PROFILE needs gcc" in output


def test_nothing_of_a_build_stays_in_the_tree(tree: Path, tmp_path: Path) -> None:
    before = sorted(tree.rglob("*"))
    answer("build_wheel", str(tmp_path), tree=tree, ARDRI_COMPILE="0", ARDRI_PAGE="0")
    assert is_plain(tmp_path)
    added = set(tree.rglob("*")) - set(before)
    assert not [path for path in added if "egg-info" not in str(path)]


# ---------------------------------------------------------------------------------- what users do


def play(venv: Path, **more: str) -> list[str]:
    """What `installed.py` prints, the engine first."""
    program = ROOT / "tests" / "tools" / "installed.py"
    path = str(ROOT)
    done = run(python_in(venv), program, *RECORDS, cwd=venv, PYTHONPATH=path, **more)
    return good(done).splitlines()


def expected() -> list[str]:
    """The first lines of it, behind the engine: as they are pinned."""
    ends = dict(line.split(": ", 1) for line in ENDS.read_text("utf-8").splitlines())
    (setup,) = (nodes for players, _, nodes in SETUP if players == 2)
    (inside,) = (case[-1] for case in INSIDE if case[:4] == (3, 2, 230, True))
    return [*(f"{name}: {ends[name]} True" for name in RECORDS), f"{setup} {inside}"]


def install(venv: Path, what: Path, **more: str) -> str:
    make_venv(venv)
    pip = ["-m", "pip", "--no-input", "install", "--no-cache-dir", "-v"]
    return good(run(python_in(venv), *pip, what, cwd=venv, **more))


def version(venv: Path, **more: str) -> str:
    return good(run(python_in(venv).with_name("ardri"), "--version", cwd=venv, **more))


def left_behind(venv: Path) -> list[str]:
    """What is still there of the package when it has been uninstalled."""
    pip = ["-m", "pip", "--no-input", "uninstall", "--yes", "ardri"]
    good(run(python_in(venv), *pip, cwd=venv))
    return [str(path) for path in venv.rglob("*ardri*")]


def test_pip_install_without_a_compiler(tree: Path, tmp_path: Path, index: None) -> None:
    venv = tmp_path / "venv"
    output = install(venv, tree, CC="false")
    assert "ardri: the engine is NOT compiled: there is no C compiler" in output
    assert "engine interpreted" in version(venv)
    assert any(venv.rglob("server/static/index.html")) or not page.is_fresh()
    done = run(python_in(venv), "-c", "import ardri", cwd=venv, ARDRI_ENGINE="compiled")
    assert done.returncode and "the engine that is installed here is interpreted" in done.stdout
    kind, *played = play(venv)
    assert kind.startswith("interpreted " + str(venv))
    assert played[: len(expected())] == expected()
    assert left_behind(venv) == []


def test_pip_install_with_a_compiler(
    tree: Path, tmp_path: Path, compiler: None, index: None
) -> None:
    venv = tmp_path / "venv"
    install(venv, tree.with_name(tree.name + ".tar.gz"))
    assert "engine compiled" in version(venv)
    (about,) = venv.rglob("ardri-*.dist-info")
    assert "-none-any" not in (about / "WHEEL").read_text("utf-8")
    assert f"Requires-Dist: librt~={engine.pinned('librt')}" in (about / "METADATA").read_text()
    kind, *played = play(venv)
    assert kind.startswith("compiled " + str(venv))
    assert played[: len(expected())] == expected()
    # The same install, from its sources.
    assert "engine interpreted" in version(venv, ARDRI_ENGINE="interpreted")
    kind, *again = play(venv, ARDRI_ENGINE="interpreted")
    assert kind.startswith("interpreted " + str(venv))
    assert again == played
    assert left_behind(venv) == []
