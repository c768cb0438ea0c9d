"""The environments in which things are measured: both engines, and the peers."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools.environment import (
    BUILD,
    ROOT,
    SetupError,
    base_python,
    fresh,
    locked,
    make_venv,
    python_in,
    run_or_explain,
    set_up,
    stamp,
)
from tools.stages import COMPILED, NO_COMPILER

#: Both engines; a figure is one's or the other's.
ENGINES: Final = ("compiled", "interpreted")
#: What the peers are installed from, and where to.
PINNED: Final = ROOT / "requirements" / "bench.txt"
PEERS: Final = BUILD / "bench" / "peers"


class CannotMeasure(Exception):
    """There is no way to go on; the message says why, in English, as tools do."""


def engines_python() -> str:
    """A Python that has what both engines need: this one, or that of the developers' environment.

    It must be this repository's environment or have what the compiled engine is made with.
    """
    needed = ("mypyc", "librt", "fluent")
    if all(importlib.util.find_spec(name) for name in needed):
        return sys.executable
    try:
        return str(set_up("dev"))
    except SetupError as error:
        raise CannotMeasure(str(error)) from error


def engine_environment(engine: str) -> dict[str, str]:
    """The variables with which Python imports this engine."""
    package = COMPILED if engine == "compiled" else ROOT / "src"
    return environment(package, ROOT)


def environment(*path: Path) -> dict[str, str]:
    """The variables with which Python finds what lies there, and behaves the same each time."""
    known = {k: v for k, v in os.environ.items() if k not in ("PYTHONHOME", "ARDRI_ENGINE")}
    where = os.pathsep.join(map(str, path))
    return {**known, "PYTHONPATH": where, "PYTHONHASHSEED": "0", "PYTHONSAFEPATH": "1"}


def compile_engine(python: str) -> bool:
    """Have the compiled engine up to date; False if there is no C compiler here."""
    done = subprocess.run(
        [python, str(ROOT / "tools" / "compile_rules.py")],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode not in (0, NO_COMPILER):
        raise CannotMeasure(f"{done.stdout}{done.stderr}".strip())
    return done.returncode == 0


def peers_python() -> str:
    """The Python of the peers' environment, which is made if it is not there."""
    python = python_in(PEERS)
    mark = PEERS / ".stamp"
    wanted = stamp("1", sys.version, base_python(), str(ROOT), PINNED)
    if python.exists() and fresh(mark, wanted):
        return str(python)
    with locked(PEERS.with_suffix(".lock")):
        if python.exists() and fresh(mark, wanted):
            return str(python)
        try:
            make_venv(PEERS)
            pip: list[str | Path] = [
                python,
                "-m",
                "pip",
                "--quiet",
                "--no-input",
                "--disable-pip-version-check",
            ]
            pip += ["install", "--require-virtualenv", "--require-hashes", "-r", PINNED]
            run_or_explain(pip, "requirements/bench.txt cannot be installed (see above).")
        except SetupError as error:
            shutil.rmtree(PEERS, ignore_errors=True)
            raise CannotMeasure(str(error)) from error
        mark.write_text(wanted, "ascii")
    return str(python)
