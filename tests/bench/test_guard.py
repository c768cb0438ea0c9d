"""Speed is not lost unnoticed: what fixed work costs is counted, and has a band."""

from __future__ import annotations

import pytest

from ardri.rules.compat import COMPILED
from bench import guard


@pytest.fixture(scope="module")
def found() -> dict[str, float]:
    return guard.costs(deep=False)


@pytest.mark.parametrize(
    "name",
    ["copy-blocks", "copy-bytes", *([] if COMPILED else ["decision-lines", "decision-calls"])],
)
def test_a_cost_is_in_its_band(found: dict[str, float], name: str) -> None:
    assert guard.fault(name, found[name], guard.expected()[name]) is None


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="of machine code")
@pytest.mark.skipif(not guard.can_count(), reason="no valgrind here: instructions are not counted")
def test_instructions_are_in_their_band() -> None:
    wanted = guard.expected()
    found = guard.instructions()
    faults = [guard.fault(name, cost, wanted[name]) for name, cost in found.items()]
    assert [fault for fault in faults if fault] == []


def test_a_cost_out_of_its_band() -> None:
    assert guard.fault("decision-lines", 111, 100) is None
    assert guard.fault("decision-lines", 89, 100) is None
    assert "dearer" in str(guard.fault("decision-lines", 125, 100))
    assert "cheaper" in str(guard.fault("decision-lines", 75, 100))
    assert "dearer" in str(guard.fault("copy-blocks", 9, 8)), "one allocation more"
    assert "dearer" in str(guard.fault("copy-instructions", 107, 100))
    assert "+25%" in str(guard.fault("decision-lines", 125, 100))


def test_instructions_are_those_of_a_function_and_all_that_it_calls() -> None:
    profile = """\
fn=(1) main
cfn=(2) CPyDef_playout___playout
calls=2 0
7 1000
fn=(2)
7 90
cfn=(3) malloc
calls=5 0
7 910
fn=(1)
cfn=(2)
calls=1 0
8 500
cfn=(4) CPyPy_position___Position___copy
calls=10 0
8 20
"""
    assert guard.inclusive(profile) == {
        "CPyDef_playout___playout": 1500,
        "CPyPy_position___Position___copy": 20,
    }
