"""Which engine is under test: a silent fall-back to the interpreted one does happen."""

from __future__ import annotations

import importlib
import os
import pkgutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

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


def test_an_engine_that_is_not_there_is_refused() -> None:
    other = "interpreted" if COMPILED else "compiled"
    for wanted in (other, "fast"):
        done = subprocess.run(
            [sys.executable, "-c", "import ardri.rules.position"],
            env={**os.environ, "ARDRI_ENGINE": wanted},
            capture_output=True,
            text=True,
            check=False,
        )
        engine = "compiled" if COMPILED else "interpreted"
        said = f"ImportError: ARDRI_ENGINE={wanted}: the engine that is installed here is {engine}"
        assert done.stderr.splitlines()[-1] == said
