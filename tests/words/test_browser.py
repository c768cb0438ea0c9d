"""The browser makes the same texts from the same data: Fluent's own JavaScript against ours.

Where there is no node, or no network for its package, the test is skipped and says so.
"""

from __future__ import annotations

import datetime
import itertools
import json
import random
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeAlias

import pytest

from ardri.words import Words, languages
from ardri.words.folders import TEXTS
from ardri.words.lookup import to_tenths
from tests.words.ftl import Text, allowed, texts

#: What the page uses, to the last digit.
PACKAGE: Final = "@fluent/bundle"
VERSION: Final = "0.19.1"
BUILD: Final = Path(__file__).parents[2] / "build" / "fluent"
NUMBERS: Final = (0, 1, 2, 5, 11, 22, 101)
TABLE: Final = (0, 0.05, 0.123, 0.25, 0.35, 12, 99.95, 999, 1000, 1234.5, 12345, 1234567)
MOMENTS: Final = ("2026-11-19T16:05", "2026-01-02T00:00", "2026-08-31T12:30", "2026-05-01T09:59")
#: So many at most of all that a text can be given.
MOST: Final = 300

Values: TypeAlias = dict[str, object]
Sample: TypeAlias = tuple[str, str | None, Values]


def package() -> None:
    """Have the package, or skip."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        pytest.skip("no node and npm here: whether browsers render the same is not checked")
    version = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)
    if int(version.stdout.lstrip("v").partition(".")[0]) < 20:
        pytest.skip("node is too old: whether browsers render the same is not checked")
    installed = BUILD / "node_modules" / PACKAGE / "package.json"
    if installed.is_file() and json.loads(installed.read_text("utf-8"))["version"] == VERSION:
        return
    BUILD.mkdir(parents=True, exist_ok=True)
    options = ["--no-audit", "--no-fund", "--no-package-lock", "--prefix", str(BUILD)]
    done = subprocess.run(
        ["npm", "install", *options, f"{PACKAGE}@{VERSION}"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    if done.returncode:
        pytest.skip(f"npm cannot install {PACKAGE} {VERSION}, so browsers are not checked")


def samples(language: str) -> Iterator[Sample]:
    """Every text and every form of a name, with much that it can be given."""
    mine = texts(language)
    for key, english in texts("en").items():
        if key.startswith("-"):
            continue
        choices = {name: _choices(name, kind, mine[key]) for name, kind in allowed(english).items()}
        for values in _combined(key, choices):
            yield key, None, values
        for form in mine[key].attributes:
            yield key, form, {}


def _choices(name: str, kind: str, text: Text) -> list[object]:
    if kind == "number":
        return [*(TABLE if text.key.startswith("number-") else NUMBERS)]
    if kind == "moment":
        return [{"moment": moment} for moment in MOMENTS]
    chosen = {variant for s in text.selectors if s.variable == name for variant in s.variants}
    if "|" in kind:
        chosen |= {word.strip() for word in kind.split("|")}
    return [*sorted(chosen)] or ["Xyz"]


def _combined(key: str, choices: dict[str, list[object]]) -> Iterator[Values]:
    many = 1
    for choice in choices.values():
        many *= len(choice)
    if many <= MOST:
        for values in itertools.product(*choices.values()):
            yield dict(zip(choices, values, strict=True))
        return
    rng = random.Random(key)
    for _ in range(MOST):
        yield {name: rng.choice(choice) for name, choice in choices.items()}


def told(words: Words, sample: Sample) -> str:
    """The text as the terminal has it."""
    key, form, values = sample
    if form is not None:
        return words.form(key, form)
    given = {
        name: datetime.datetime.fromisoformat(value["moment"]) if isinstance(value, dict) else value
        for name, value in values.items()
    }
    if key in ("number-tenths", "number-share"):
        given["n"] = to_tenths(float(str(given["n"])))
    return words.say(key, **given)  # type: ignore[arg-type]


def same(sample: Sample, ours: str, theirs: str) -> bool:
    """Letter by letter; only which kind of blank a date has even browsers do not agree on."""
    if sample[0] == "number-moment":
        ours, theirs = (" ".join(text.split()) for text in (ours, theirs))
    return ours == theirs


@pytest.mark.slow
@pytest.mark.interpreted
def test_the_browser_makes_the_same_texts(tmp_path: Path) -> None:
    package()
    asked = {language: list(samples(language)) for language in languages({})}
    (tmp_path / "samples.json").write_text(json.dumps(asked), "utf-8")
    script = Path(__file__).with_name("browser.mjs")
    files = [BUILD, TEXTS, tmp_path / "samples.json", tmp_path / "answer.json"]
    subprocess.run(["node", script, *files], check=True, timeout=120)
    answers = json.loads((tmp_path / "answer.json").read_text("utf-8"))
    differing = [
        (language, sample, ours, theirs, errors)
        for language, rows in asked.items()
        for sample, (theirs, errors) in zip(rows, answers[language], strict=True)
        if not same(sample, ours := told(Words.of(language), sample), theirs) or errors
    ]
    assert differing[:5] == []
    assert sum(map(len, asked.values())) > 10_000
