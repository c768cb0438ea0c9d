"""Which engine is under test: a silent fall-back to the interpreted one does happen."""

from __future__ import annotations

import importlib
import os
import pkgutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import ardri.bots.search
import ardri.rules

MARKER = "# mypyc: interpreted"
COMPILED = os.environ.get("ARDRI_ENGINE") == "compiled"


def rules_modules() -> dict[str, str]:
    names: list[str] = []
    for room in (ardri.rules, ardri.bots.search):
        names.append(room.__name__)
        names += [m.name for m in pkgutil.walk_packages(room.__path__, f"{room.__name__}.")]
    return {name: str(importlib.import_module(name).__file__) for name in names}


def is_machine_code(file: str) -> bool:
    return file.endswith(tuple(EXTENSION_SUFFIXES))


def test_engine_under_test_is_the_one_asked_for() -> None:
    machine_code = {name for name, file in rules_modules().items() if is_machine_code(file)}
    if not COMPILED:
        assert not machine_code
        return
    interpreted = {name: file for name, file in rules_modules().items() if name not in machine_code}
    by_accident = {
        name: file
        for name, file in interpreted.items()
        if name != "ardri.rules.compat" and MARKER not in Path(file).read_text("utf-8")
    }
    assert not by_accident
    assert {"ardri.rules.position", "ardri.bots.search.tree"} <= machine_code


@pytest.mark.parametrize("wanted", ["compiled", "interpreted", "fast"])
def test_an_engine_that_is_not_there_is_refused(wanted: str) -> None:
    (folder,) = map(Path, ardri.rules.__path__)
    here = {
        "compiled": any((folder / f"position{end}").exists() for end in EXTENSION_SUFFIXES),
        "interpreted": (folder / "position.py").exists(),
    }
    program = "from ardri.rules.compat import COMPILED; print(COMPILED)"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "ARDRI_ENGINE": wanted},
        capture_output=True,
        text=True,
        check=False,
    )
    if here.get(wanted):  # an installed wheel may hold both
        assert done.stdout.strip() == str(wanted == "compiled")
    else:
        said = f"ImportError: ARDRI_ENGINE={wanted}: the engine that is installed here is "
        assert done.stderr.splitlines()[-1].startswith(said)
