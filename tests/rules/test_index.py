"""Every rule has a test that names it, and every test names rules that there are."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
#: A rule of a section with numbers, a ruling, an example: ``r4_3``, ``q13``, ``e5``.
RULE = re.compile(r"(?:r(\d+)_(\d+)|q(\d+)|e(\d+))(?:_|$)")
#: What is a table or running text has no number of its own: ``r12_``, ``s14_``.
SECTION = re.compile(r"[rs](6|11|12|14)(?:_|$)(?!\d)")
#: Tests of a word that cards are written in, and of no rule.
OF_WORDS = {"test_names_of_territories_can_be_turned_round"}


def listed() -> dict[str, str]:
    """Every rule, and "applies" or what it waits for."""
    lines = (HERE / "rules.txt").read_text("utf-8").splitlines()
    pairs = [line.split(maxsplit=1) for line in lines if line and not line.startswith("#")]
    rules = {name: state for name, state in pairs}  # noqa: C416
    assert len(rules) == len(pairs), "a rule stands there twice"
    return rules


def named_by(test: str) -> list[str]:
    """The rules that a test's name begins with: ``test_r4_1_q13_…`` names R4.1 and Q13."""
    rules: list[str] = []
    rest = test.removeprefix("test_")
    while found := RULE.match(rest) or SECTION.match(rest):
        if found.re is RULE:
            section, number, ruling, example = found.groups()
            if section:
                rules.append(f"R{section}.{number}")
            else:
                rules.append(f"Q{ruling}" if ruling else f"E{example}")
        rest = rest[found.end() :]
    return rules


def names_of_tests() -> dict[str, list[str]]:
    """The names of the test functions of each file."""
    out: dict[str, list[str]] = {}
    for path in sorted(HERE.glob("test_*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        names = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
        out[path.stem] = [name for name in names if name.startswith("test_")]
    return out


def test_names_are_read() -> None:
    assert named_by("test_r4_1_q13_a_brenn") == ["R4.1", "Q13"]
    assert named_by("test_r10_2_e12_q1") == ["R10.2", "E12", "Q1"]
    assert named_by("test_s14_q10_hands") == named_by("test_r12_q10") == ["Q10"]
    assert named_by("test_r12_bard_draws") == named_by("test_every_position") == []
    assert named_by("test_r4_2nd") == []


def test_the_list_is_complete() -> None:
    last = {1: 6, 2: 5, 3: 7, 4: 8, 5: 8, 6: 5, 7: 12, 8: 4, 9: 2, 10: 6}
    rules = [f"R{s}.{n}" for s in last for n in range(int(s != 3), last[s] + 1)]
    rules += [f"Q{n}" for n in range(1, 46)] + [f"E{n}" for n in range(1, 18)]
    assert list(listed()) == rules
    for name, state in listed().items():
        assert state == "applies" or state.startswith("waits for "), name


def test_every_rule_that_applies_has_a_test() -> None:
    names = [name for names in names_of_tests().values() for name in names]
    tested = {rule for name in names for rule in named_by(name)}
    missing = [
        rule for rule, state in listed().items() if state == "applies" and rule not in tested
    ]
    assert missing == []


def test_no_test_names_an_unknown_rule() -> None:
    known = listed()
    unknown = {
        name: rule
        for names in names_of_tests().values()
        for name in names
        for rule in named_by(name)
        if rule not in known
    }
    assert unknown == {}


def test_every_test_of_a_section_names_its_rule() -> None:
    nameless = [
        name
        for file, names in names_of_tests().items()
        if re.match(r"test_s\d", file)
        for name in names
        if not named_by(name) and not SECTION.match(name.removeprefix("test_"))
    ]
    assert set(nameless) <= OF_WORDS


def test_no_two_tests_of_a_file_have_one_name() -> None:
    # The later one would silently replace the other.
    twice = {
        file: names for file, names in names_of_tests().items() if len(set(names)) < len(names)
    }
    assert twice == {}
