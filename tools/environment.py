"""The environment in .venv: made when it is needed, mended when what it was made of has changed.

Standard library only, for any Python from 3.11 up. What is in the environment is written down in
requirements/*.txt; a stamp over all that it was made of tells whether it is still right, so that a
second start needs neither the network nor a moment.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from tools import node

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BUILD = ROOT / "build"


class SetupError(Exception):
    """The environment cannot be made; the message tells a person why, and what to do."""


def base_python() -> str:
    """The Python to make environments of: this one, or the one that its environment is made of."""
    if sys.prefix == sys.base_prefix:
        return sys.executable
    return str(getattr(sys, "_base_executable", sys.executable))


def python_in(venv: Path) -> Path:
    """An environment's own Python."""
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def stamp(*parts: str | Path) -> str:
    """A digest of texts and of files' contents; a file that is not there counts as empty."""
    digest = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else b""
        if isinstance(part, Path) and part.is_file():
            data = part.read_bytes()
        digest.update(len(data).to_bytes(8, "big") + data)
    return digest.hexdigest()


def fresh(mark: Path, wanted: str) -> bool:
    """Whether a stamp was left there, and says what is wanted now."""
    try:
        return mark.read_text("ascii") == wanted
    except (OSError, UnicodeDecodeError):
        return False


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Only one process at a time: the others wait, but on Windows."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as file:
        with contextlib.suppress(ImportError):
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def run_or_explain(command: Sequence[str | Path], explanation: str) -> None:
    """Run it, quiet unless it fails."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        print(done.stdout.decode(errors="replace").rstrip(), file=sys.stderr)
        raise SetupError(explanation)


def make_venv(venv: Path) -> None:
    """A new, empty environment, with pip."""
    debian = Path("/etc/debian_version").exists()
    advice = (
        f" On Debian and Ubuntu: apt-get install python3.{sys.version_info.minor}-venv"
        if debian and base_python().startswith("/usr/bin/")
        else ""
    )
    probe = [base_python(), "-c", "import ensurepip, venv"]
    if subprocess.run(probe, capture_output=True, check=False).returncode:
        raise SetupError(f"This Python ({base_python()}) comes without venv.{advice}")
    shutil.rmtree(venv, ignore_errors=True)
    run_or_explain(
        [base_python(), "-m", "venv", venv], f"The environment {venv} cannot be made.{advice}"
    )


def pip_install(python: Path) -> list[str | Path]:
    """How pip is called in an environment."""
    quiet = ["--quiet", "--no-input", "--disable-pip-version-check"]
    return [python, "-m", "pip", *quiet, "install", "--require-virtualenv"]


def install_locked(python: Path, name: str) -> None:
    """What requirements/NAME.txt says, to the byte."""
    run_or_explain(
        [*pip_install(python), "--require-hashes", "-r", ROOT / "requirements" / f"{name}.txt"],
        f"requirements/{name}.txt cannot be installed (see above). "
        "The first time this needs the network; after that it does not.",
    )


def add_node(venv: Path = VENV) -> None:
    """Put node into the environment, if the machine has none that can build the page."""
    if node.on_path() is not None:
        return
    mark, wanted = venv / ".stamp-node", stamp("1", ROOT / "requirements" / "node.txt")
    with locked(ROOT / ".venv.lock"):
        if not fresh(mark, wanted):
            print("Fetching node, to build the page with (200 MB) ...", file=sys.stderr, flush=True)
            install_locked(python_in(venv), "node")
            mark.write_text(wanted, "ascii")


def set_up(purpose: str, venv: Path = VENV) -> Path:
    """The environment for "run" (playing) or "dev" (checking), made or mended; its Python."""
    python = python_in(venv)
    marks = {name: venv / f".stamp-{name}" for name in ("python", "run", "dev")}
    requirements = {name: ROOT / "requirements" / f"{name}.txt" for name in ("run", "dev")}
    base = stamp("1", sys.version, base_python(), str(ROOT))
    package = [ROOT / name for name in ("pyproject.toml", "setup.py")]
    wanted = {name: stamp(base, path, *package) for name, path in requirements.items()}

    def complete() -> bool:
        return (
            python.exists()
            and fresh(marks["python"], base)
            and fresh(marks[purpose], wanted[purpose])
        )

    if complete():
        return python
    with locked(ROOT / ".venv.lock"):
        if complete():  # another process was faster
            return python
        began = time.monotonic()
        print(f"Making the environment in {venv.name} ...", file=sys.stderr, flush=True)
        if not (python.exists() and fresh(marks["python"], base)):
            make_venv(venv)
            marks["python"].write_text(base, "ascii")
        install_locked(python, purpose)
        run_or_explain(
            [*pip_install(python), "--no-deps", "--no-build-isolation", "--editable", ROOT],
            "The package itself cannot be installed (see above).",
        )
        for name in ("run", "dev") if purpose == "dev" else ("run",):  # dev has all that run has
            marks[name].write_text(wanted[name], "ascii")
        print(f"Made in {time.monotonic() - began:.0f} s.", file=sys.stderr, flush=True)
    return python
