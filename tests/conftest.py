"""What all tests share: how hard Hypothesis tries, and what counts for coverage."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from tests.covering import Covering

# "dev" is for every few minutes; "ci", for `./check`, tries more, and the same every time.
settings.register_profile(
    "base", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
BASE = settings.get_profile("base")
settings.register_profile("dev", BASE, max_examples=20)
settings.register_profile("ci", BASE, max_examples=100, derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "dev")


def pytest_configure(config: pytest.Config) -> None:
    """Measure what counts, if anything is measured."""
    config.pluginmanager.register(Covering(config))
