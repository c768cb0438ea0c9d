"""The README stays true: its example runs as it stands there."""

from __future__ import annotations

from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = README.read_text("utf-8").split("```python\n")[1:]
    exec(compile(code.split("```")[0], "README.md", "exec"), {})
    winner, rounds = capsys.readouterr().out.splitlines()[0].split()
    assert winner in ("0", "1", "2") and int(rounds) > 1
