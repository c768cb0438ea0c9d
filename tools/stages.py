"""The stages of `./check`: what is run, how it is shown, and what it all came to."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from tools import page
from tools.environment import BUILD, ROOT, SetupError, add_node

COMPILED = BUILD / "compiled"  # made by compile_rules.py
# The exit status of compile_rules.py that says: nothing wrong but that there is no compiler here.
NO_COMPILER = 77
# The tests in a browser: a call of their own, for they hold the event loop that others need.
BROWSER_TESTS = "tests/web"
ELSEWHERE = (f"--ignore={BROWSER_TESTS}",)
# The engine is all one to these; of the server it is not to what plays with it.
SAME_ON_BOTH = ("tools", "words")
SERVER_ON_BOTH = ("match", "live")

COUNTED = r"\d+ (?:passed|failed|errors?|skipped|deselected|xfailed|xpassed|warnings?)\b"
SUMMARY = re.compile(rf"^(?:=+ )?(?:{COUNTED}, )*{COUNTED} in \d+\.\d+s\b.*$")
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def not_on_both(root: Path = ROOT) -> list[str]:
    """How pytest leaves out what need not run on the compiled engine as well."""
    tests = root / "tests"
    left_out = [tests / name for name in SAME_ON_BOTH]
    left_out += [path for path in (tests / "server").glob("*/") if path.name not in SERVER_ON_BOTH]
    left_out += tests.glob("server/test_*.py")
    return [f"--ignore={path.relative_to(root).as_posix()}" for path in sorted(left_out)]


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
        self.skipped = False
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
        self.skipped = False
        good = action()
        result = ("skipped" if self.skipped else "ok") if good else "FAILED"
        self.results.append((name, result, time.monotonic() - began))
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

    # -- the page

    def page(self) -> bool:
        """Layout, types and tests of the page; if there is time it is built, and weighed."""
        options = [*(["--fast"] if self.fast else []), *(["--fix"] if self.fix else [])]
        if self.fast and not page.MODULES.is_dir():
            return self.leave_out("The page was NOT checked: ./check --only page sets it up.")
        status = self.with_node("tools.page_checks", *options)
        if status == page.NO_NODE and not self.in_ci:
            return self.leave_out("The page was NOT checked: there is no node here.")
        return not status

    def browser(self) -> bool:
        """The page in a real browser."""
        status = self.with_node("tools.page")
        if status == page.NO_NODE and not self.in_ci:
            return self.leave_out("Nothing was tried in a browser: there is no node here.")
        if status:
            return False
        if self.module("tools.machine", "chromium"):
            if self.in_ci:
                return False
            return self.leave_out("Nothing was tried in a browser: there is none here.")
        return self.pytest(BROWSER_TESTS, "--hypothesis-profile=ci")

    def with_node(self, *arguments: str) -> int:
        """`python -m …` with node in reach, if there is one to be had."""
        try:
            add_node()
        except SetupError as error:
            print(error)
        return self.module(*arguments)

    def leave_out(self, note: str) -> bool:
        """A stage that cannot be here; it is no failure, but it is said."""
        self.skipped = True
        self.notes.append(note)
        return True

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
        return self.pytest("-m", "not slow", *ELSEWHERE, "--hypothesis-profile=dev")

    def tests(self) -> bool:
        """All tests of the interpreted engine, and every line and branch of the rules."""
        if self.module("tools.machine", "postgres"):
            if self.in_ci:
                return False
            self.notes.append("Nothing was tried on PostgreSQL: there is none here.")
        if self.pytest_arguments:
            return self.pytest(*ELSEWHERE, "--hypothesis-profile=ci")
        with tempfile.TemporaryDirectory(prefix="ardri-coverage-") as folder:
            data = {"COVERAGE_FILE": str(Path(folder) / "data")}
            runner = ["-m", "coverage", "run", "-m", "pytest"]
            good = self.pytest(*ELSEWHERE, "--hypothesis-profile=ci", runner=runner, **data)
            combined = not self.module("coverage", "combine", "--quiet", **data)
            covered = combined and not self.module("coverage", "report", **data)
        return good and covered

    def compiled(self) -> bool:
        """The tests again, with the rules as machine code: those that could tell the difference."""
        status = self.module("tools.compile_rules")
        if status == NO_COMPILER and not self.in_ci:
            return self.leave_out("The compiled engine was NOT checked: no C compiler is here.")
        if status:
            return False
        arguments = ["-m", "not interpreted", *ELSEWHERE, *not_on_both(), "--hypothesis-profile=ci"]
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
