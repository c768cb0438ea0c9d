"""Coverage of the rules is taken while the tests of the rules run, and not while others do.

Traced, the engine is many times slower, and what proves that a rule is kept is a test of the rules:
that a whole game in a terminal came by some line says little. Only `./check` measures at all.
"""

from __future__ import annotations

import os
from typing import Final, final

import coverage
import pytest

#: Whose tests have to run every line and branch of `ardri.rules`.
COVERING: Final = ("rules", "game")
#: By this coverage comes into the processes that a test starts.
VARIABLE: Final = "COVERAGE_PROCESS_CONFIG"


@final
class Covering:
    """Switches it on and off, test by test."""

    def __init__(self, pytestconfig: pytest.Config) -> None:
        self._tests: Final = [pytestconfig.rootpath / "tests" / name for name in COVERING]
        self._coverage: Final = coverage.Coverage.current()
        self._variable: Final = os.environ.get(VARIABLE)
        #: What is imported while tests are collected counts.
        self._on = True

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Before a test's fixtures are made."""
        self._switch(any(item.path.is_relative_to(folder) for folder in self._tests))

    def pytest_sessionfinish(self) -> None:
        """As it was, so that what was measured is written."""
        self._switch(True)

    def _switch(self, on: bool) -> None:
        if self._coverage is None or on == self._on:
            return
        self._on = on
        if on:
            self._coverage.start()
            if self._variable is not None:
                os.environ[VARIABLE] = self._variable
        else:
            self._coverage.stop()
            os.environ.pop(VARIABLE, None)
