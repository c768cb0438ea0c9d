"""What the tests of the rules run is counted, and what others run is not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.environment import ROOT

COUNTED = """
def by_rules():
    return 1

def by_others():
    return 2

def elsewhere():
    return 3
"""
RULES = "import counted\n\ndef test_it():\n    assert counted.by_rules() == 1\n"
OTHERS = """
import subprocess, sys
import counted

def test_it():
    assert counted.by_others() == 2
    subprocess.run([sys.executable, "-c", "import counted; counted.elsewhere()"], check=True)
"""
CONFTEST = f"""
import runpy
Covering = runpy.run_path({str(ROOT / "tests" / "covering.py")!r})["Covering"]

def pytest_configure(config):
    config.pluginmanager.register(Covering(config))
"""
CONFIG = "[run]\nparallel = true\nsource_pkgs = counted\npatch = subprocess\n"


@pytest.mark.slow
@pytest.mark.parametrize("workers", [0, 2])
def test_only_the_tests_of_the_rules_count(workers: int, tmp_path: Path) -> None:
    files = {
        "counted.py": COUNTED,
        "pytest.ini": "[pytest]\naddopts = --import-mode=importlib\n",
        ".coveragerc": CONFIG,
        "tests/conftest.py": CONFTEST,
        # Before the other and behind it: it is switched on again.
        "tests/game/test_a.py": "def test_it(): pass\n",
        "tests/cli/test_b.py": OTHERS,
        "tests/rules/test_c.py": RULES,
        "tests/words/test_d.py": OTHERS,
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    kept = {n: v for n, v in os.environ.items() if not n.startswith(("COVERAGE_", "PYTEST_"))}
    environment = {**kept, "PYTHONPATH": str(tmp_path)}

    def coverage(*arguments: str) -> None:
        command = [sys.executable, "-m", "coverage", *arguments]
        done = subprocess.run(
            command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr

    coverage("run", "-m", "pytest", "-q", "-n", str(workers))
    coverage("combine", "--quiet")
    coverage("json", "-o", "counted.json")
    found = json.loads((tmp_path / "counted.json").read_text("utf-8"))
    (file,) = found["files"].values()
    lines = COUNTED.splitlines()
    assert [lines[n - 1].strip() for n in file["missing_lines"]] == ["return 2", "return 3"]
