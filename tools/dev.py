"""The two commands, `./play` and `./check`: they make an environment and run something in it.

Standard library only, for any Python from 3.11 up. What is in the environment is written down in
requirements/*.txt; a stamp over all that it was made of tells whether it is still right, so that a
second start needs neither the network nor a moment.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"  # made by compile_rules.py
# The exit status of compile_rules.py that says: nothing wrong but that there is no compiler here.
NO_COMPILER = 77


class SetupError(Exception):
    """The environment cannot be made; the message tells a person why, and what to do."""


# ------------------------------------------------------------------------------- the environment


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


def set_up(purpose: str, venv: Path = VENV) -> Path:
    """The environment for "run" (playing) or "dev" (checking), made or mended; its Python."""
    python = python_in(venv)
    marks = {name: venv / f".stamp-{name}" for name in ("python", "run", "dev")}
    requirements = {name: ROOT / "requirements" / f"{name}.txt" for name in ("run", "dev")}
    base = stamp("1", sys.version, base_python(), str(ROOT))
    wanted = {
        name: stamp(base, path, ROOT / "pyproject.toml") for name, path in requirements.items()
    }

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
        pip: list[str | Path] = [
            python,
            "-m",
            "pip",
            "--quiet",
            "--no-input",
            "--disable-pip-version-check",
        ]
        pip += ["install", "--require-virtualenv"]
        run_or_explain(
            [*pip, "--require-hashes", "-r", requirements[purpose]],
            f"requirements/{purpose}.txt cannot be installed (see above). "
            "The first time this needs the network; after that it does not.",
        )
        run_or_explain(
            [*pip, "--no-deps", "--no-build-isolation", "--editable", ROOT],
            "The package itself cannot be installed (see above).",
        )
        for name in ("run", "dev") if purpose == "dev" else ("run",):  # dev has all that run has
            marks[name].write_text(wanted[name], "ascii")
        print(f"Made in {time.monotonic() - began:.0f} s.", file=sys.stderr, flush=True)
    return python


# -------------------------------------------------------------------------------------- ./play


def play(arguments: list[str]) -> int:
    """The game, in this terminal."""
    python = set_up("run")
    command = [str(python), "-m", "ardri", "play", *arguments]
    if os.name == "nt":
        return subprocess.run(command, check=False).returncode
    os.execv(command[0], command)


# ------------------------------------------------------------------------------------- ./check

SUMMARY = re.compile(
    r"^=+ .*\b\d+ (?:passed|failed|errors?|skipped|deselected|xfailed|warnings?)\b.* =+$"
)
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


class Run:
    """One run of `./check`: its stages, how long each took, what failed."""

    def __init__(self, python: Path, options: argparse.Namespace) -> None:
        """Nothing has run yet."""
        self.python = python
        self.fast: bool = options.fast
        self.fix: bool = options.fix
        self.pytest_arguments: list[str] = options.pytest
        self.in_ci = os.environ.get("CI", "").lower() not in ("", "0", "false")
        self.results: list[tuple[str, str, float]] = []
        self.failed = False
        self.notes: list[str] = []
        self.summary = ""

    def module(self, *arguments: str, **environment: str) -> int:
        """`python -m …` in the environment."""
        return self.python_runs("-m", *arguments, **environment)

    def python_runs(self, *arguments: str, **environment: str) -> int:
        """`python …` in the environment, from the root of the repository."""
        return subprocess.run(
            [str(self.python), *arguments],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            env={**os.environ, **environment},
            check=False,
        ).returncode

    def stage(self, name: str, headline: str, advice: str, action: Callable[[], bool]) -> None:
        """Do one thing; say what, whether it went well, and if not, what to do."""
        print(f"\n--- {name}: {headline}", flush=True)
        began = time.monotonic()
        good = action()
        self.results.append((name, "ok" if good else "FAILED", time.monotonic() - began))
        if not good:
            self.failed = True
            self.notes.append(f"{name} failed. {advice}")
            print(f"!!! {name} failed. {advice}", flush=True)

    # -- the cheap ones

    def format(self) -> bool:
        """Layout of the code."""
        check = [] if self.fix else ["--check", "--diff"]
        return not self.module("ruff", "format", "--quiet", *check, ".")

    def lint(self) -> bool:
        """Mistakes and habits."""
        fix = ["--fix"] if self.fix else []
        return not self.module("ruff", "check", "--quiet", *fix, ".")

    def types(self) -> bool:
        """Static types, strict."""
        return not self.module("mypy")

    def imports(self) -> bool:
        """Which room imports which; ours is read from src, whatever else is installed."""
        linter = "import importlinter.cli as c, sys; sys.exit(c.lint_imports(no_logo=True))"
        return not self.python_runs("-c", linter, PYTHONPATH=str(ROOT / "src"))

    def names(self) -> bool:
        """Texts that must not stand here, imports that rooms must not have."""
        return not self.module("tools.hygiene")

    # -- the tests

    def pytest(self, *arguments: str, runner: Sequence[str] = (), **environment: str) -> bool:
        """Run pytest, show what it says as it says it, and keep its closing line."""
        given = self.pytest_arguments
        command = [str(self.python), *(runner or ["-m", "pytest"]), *arguments, *given]
        if not given:  # with arguments it is a few tests, or a debugger
            command += ["-n", "auto"]
        if sys.stdout.isatty():
            command += ["--color=yes"]
        environment = {**os.environ, **environment}
        process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE)
        assert process.stdout is not None
        tail = b""
        while chunk := os.read(process.stdout.fileno(), 65536):
            sys.stdout.buffer.write(chunk)
            sys.stdout.buffer.flush()
            tail = (tail + chunk)[-65536:]
        for line in tail.decode(errors="replace").splitlines():
            if SUMMARY.match(COLOUR.sub("", line.strip())):
                self.summary = line.strip()
        return process.wait() == 0

    def fast_tests(self) -> bool:
        """What is quick, with few examples."""
        return self.pytest("-m", "not slow", "--hypothesis-profile=dev")

    def tests(self) -> bool:
        """All tests of the interpreted engine, and every line and branch of the rules."""
        if self.pytest_arguments:
            return self.pytest("--hypothesis-profile=ci")
        with tempfile.TemporaryDirectory(prefix="ardri-coverage-") as folder:
            data = {"COVERAGE_FILE": str(Path(folder) / "data")}
            runner = ["-m", "coverage", "run", "-m", "pytest"]
            good = self.pytest("--hypothesis-profile=ci", runner=runner, **data)
            combined = not self.module("coverage", "combine", "--quiet", **data)
            covered = combined and not self.module("coverage", "report", **data)
        return good and covered

    def compiled(self) -> bool:
        """All tests again, with the rules as machine code."""
        status = self.module("tools.compile_rules")
        if status == NO_COMPILER and not self.in_ci:
            self.notes.append("The compiled engine was NOT checked: there is no C compiler here.")
            return True
        if status:
            return False
        arguments = ["-m", "not interpreted", "--ignore=tests/tools", "--hypothesis-profile=ci"]
        return self.pytest(*arguments, PYTHONPATH=str(COMPILED), ARDRI_ENGINE="compiled")

    def close(self) -> int:
        """The table of times, what went wrong, and as the last line pytest's."""
        print()
        for name, result, seconds in self.results:
            print(f"{name:10} {seconds:7.1f} s  {result}")
        for note in self.notes:
            print(f"* {note}")
        print(f"check: {'FAILED' if self.failed else 'all good'}")
        if self.summary:
            print(self.summary)
        return 1 if self.failed else 0


STAGES = ("format", "lint", "types", "imports", "names", "compiled", "tests")
EPILOG = """\
stages:
  format    ruff format: layout of the code
  lint      ruff check: mistakes and habits
  types     mypy --strict over src, tests, tools
  imports   import-linter: which room may import which
  names     no registry's host name, no path of one machine; rules and game
            import the standard library only
  compiled  the rules built with mypyc, all tests run on them
  tests     all tests, with every line and branch of ardri.rules covered

  ./check                       everything: what must pass before a push
  ./check --fast                the first five, and the tests not marked slow
  ./check --fast --fix          the same, mending what ruff can mend
  ./check --fast -- -k clash    arguments for pytest after --
  ./check --only types,tests    some stages
"""


def check(arguments: list[str]) -> int:
    """Check the repository, as asked."""
    given = arguments[arguments.index("--") + 1 :] if "--" in arguments else []
    own = arguments[: arguments.index("--")] if "--" in arguments else arguments
    parser = argparse.ArgumentParser(
        prog="./check",
        description="Checks everything that can be checked by a machine.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--fast", action="store_true", help="what one runs every few minutes")
    parser.add_argument("--fix", action="store_true", help="let ruff mend what it can")
    parser.add_argument("--only", metavar="STAGES", help="some stages, parted by commas")
    options = parser.parse_args(own)
    options.pytest = given
    chosen = options.only.split(",") if options.only else list(STAGES)
    if unknown := [name for name in chosen if name not in STAGES]:
        parser.error(f"no such stage: {unknown[0]} (there are {', '.join(STAGES)})")
    if options.fast and not options.only:
        chosen.remove("compiled")

    run = Run(set_up("dev"), options)
    all_stages: dict[str, tuple[str, str, Callable[[], bool]]] = {
        "lint": ("ruff check", "Mend it, or try: ./check --fast --fix", run.lint),
        "format": ("ruff format", "Mend it with: ./check --only format --fix", run.format),
        "types": ("mypy --strict", "Mend the types named above.", run.types),
        "imports": ("import-linter", "A room imports only from rooms further in.", run.imports),
        "names": ("hygiene", "Take out what is named above.", run.names),
        "compiled": (
            "mypyc, and all tests on what it made",
            "If only this stage fails: python tools/compile_rules.py --help",
            run.compiled,
        ),
        "tests": (
            "pytest -m 'not slow'" if run.fast else "pytest, coverage of ardri.rules",
            "See above (a table, if any: lines not covered). One alone: ./check --fast -- -k NAME",
            run.fast_tests if run.fast else run.tests,
        ),
    }
    for name in ("lint", "format") if run.fix else ("format", "lint"):
        if name in chosen:
            run.stage(name, *all_stages[name])
    for name in STAGES[2:]:
        if name in chosen:
            run.stage(name, *all_stages[name])
    return run.close()


# --------------------------------------------------------------------------------------- locking


def lock(arguments: list[str]) -> int:
    """Write requirements/*.txt anew from *.in: for all systems, with hashes, without addresses."""
    python = set_up("run")
    with tempfile.TemporaryDirectory(prefix="ardri-lock-") as folder:
        venv = Path(folder) / "venv"
        make_venv(venv)
        explanation = "uv cannot be installed (see above)."
        run_or_explain([python_in(venv), "-m", "pip", "install", "--quiet", "uv"], explanation)
        for name in ("run", "dev"):
            target = Path("requirements", f"{name}.txt")
            command: list[str | Path] = [python_in(venv), "-m", "uv", "pip", "compile", "--quiet"]
            command += ["--universal", "--python-version", "3.11", "--python", python]
            command += ["--generate-hashes", "--no-annotate", "--no-header"]
            command += ["--no-emit-index-url", "--no-emit-find-links", *arguments]
            command += [Path("requirements", f"{name}.in"), "--output-file", target]
            if name == "dev":
                command += ["--constraint", Path("requirements", "run.txt")]
            run_or_explain(command, f"requirements/{name}.in cannot be locked (see above).")
            print(f"wrote {target}")
    return 0


COMMANDS = {"play": play, "check": check, "lock": lock}


def main(arguments: list[str]) -> int:
    """`dev.py play|check|lock ARGUMENTS`."""
    if not arguments or arguments[0] not in COMMANDS:
        print("usage: python tools/dev.py play|check|lock [ARGUMENTS]", file=sys.stderr)
        print("lock takes arguments for uv pip compile, such as --upgrade", file=sys.stderr)
        return 2
    try:
        return COMMANDS[arguments[0]](arguments[1:])
    except SetupError as error:
        print(f"ardri: {error}", file=sys.stderr)
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
    return 1


def script() -> NoReturn:
    """As a program."""
    sys.exit(main(sys.argv[1:]))


if __name__ == "__main__":
    script()
