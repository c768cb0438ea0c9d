"""The program and the texts fit: every key it uses is there, with its arguments, and none idles."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import ardri
from ardri.rules import events
from ardri.rules.actions import TEXTS as ACTIONS
from ardri.rules.cards.names import CARDS
from ardri.rules.decisions import KINDS
from ardri.rules.repertoire import WINDOWS
from ardri.words import BEASTS, COLOURS, Words
from ardri.words.folders import FILES
from tests.words.ftl import allowed, texts

SOURCES = sorted(Path(next(iter(ardri.__path__))).rglob("*.py"))
ENGLISH = texts("en")
MESSAGES = [key for key in ENGLISH if not key.startswith("-")]
KEY = re.compile(rf"(?:{'|'.join(FILES)})(?:-[a-z0-9]+)+")
#: Where a key is given, and arguments after it, by the name of what is called.
SAYING = {
    *("say", "tell", "Saying", "Complaint", "CannotRead", "Misunderstood", "Told", "fail"),
    *("IllegalAction", "GameError", "BadPosition", "BadRecord", "BadOption"),
}


@dataclass(frozen=True)
class Use:
    """A key in the program, with the arguments that go with it."""

    key: str
    arguments: frozenset[str]
    #: Whether there are more, which only show when the program runs.
    more: bool
    place: str


def uses() -> Iterator[Use]:
    """Every call that names a key."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            name = node.func.id if isinstance(node.func, ast.Name) else name
            keys = [a.value for a in node.args[:2] if isinstance(a, ast.Constant)]
            for key in keys:
                if name in SAYING and isinstance(key, str) and KEY.fullmatch(key):
                    named = frozenset(k.arg for k in node.keywords if k.arg is not None)
                    more = any(k.arg is None for k in node.keywords)
                    yield Use(key, named, more, f"{path.name}:{node.lineno}")


def strings() -> tuple[set[str], list[re.Pattern[str]]]:
    """Every string in the program that may be a key, and the shapes of those put together."""
    whole: set[str] = set()
    shapes: set[str] = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if KEY.fullmatch(node.value):
                    whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                shape = "".join(
                    re.escape(part.value)
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                    else "[a-z0-9-]+"
                    for part in node.values
                )
                if shape.endswith("\\-"):
                    shape += "[a-z0-9-]+"
                # What the reader puts together is looked at closer: ``reachable``.
                if re.match(rf"(?:{'|'.join(FILES)})\\-", shape) and path.name != "reader.py":
                    shapes.add(shape)
    return whole, [re.compile(shape) for shape in shapes]


def test_every_key_in_the_program_is_there() -> None:
    whole, shapes = strings()
    assert sorted(key for key in whole if key not in ENGLISH) == []
    for shape in shapes:
        assert any(shape.fullmatch(key) for key in MESSAGES), shape.pattern
    assert len(whole) > 200


@pytest.mark.parametrize("use", list(uses()), ids=lambda use: f"{use.place} {use.key}")
def test_a_text_is_given_what_it_declares(use: Use) -> None:
    declared = set(allowed(ENGLISH[use.key]))
    assert use.arguments <= declared, use.arguments - declared
    if not use.more:
        plain = set(ENGLISH[use.key].declared)
        assert plain <= use.arguments, plain - use.arguments


def test_no_text_idles() -> None:
    whole, shapes = strings()
    put_together = reachable()
    idle = [
        key
        for key in MESSAGES
        if key not in whole
        and not any(shape.fullmatch(key) for shape in shapes)
        and key not in put_together
    ]
    assert idle == []


def reachable() -> set[str]:
    """The keys that the reader puts together from the data of the game (``reader.py``)."""
    out = {f"event-{kind}" for kind in events.KINDS}
    # A decision's kind, and the card, window, territory or effect that it is for.
    tails = [*CARDS, *WINDOWS, "founding", "return", "withdrawal"]
    kinds = [*KINDS.values(), "either", "count"]
    verbs = {text.partition(" ")[0] for text in ACTIONS if text}
    for kind in kinds:
        out |= {f"question-{kind}", *[f"question-{kind}-{tail}" for tail in tails]}
        for verb in verbs:
            out |= {f"choice-{verb}", f"choice-{verb}-{kind}"}
            out |= {f"choice-{verb}-{kind}-{tail}" for tail in tails}
    return out


def test_texts_about_things_are_about_things_that_there_are() -> None:
    words = Words.of("en")
    named = {key.removeprefix("name-") for key in words.keys("name-")}
    assert {*CARDS, *COLOURS, *BEASTS, "season", "triskel"} <= named
    for start in ("note", "legend", "land"):
        for key in words.keys(f"{start}-"):
            assert any(key.startswith(f"{start}-{card}") for card in CARDS), key
    terms = named - {*CARDS, *COLOURS, *BEASTS, "season", "triskel"}
    # The terms of the rules, for doors and the glossary: names.csv has them.
    assert len(terms) == 48
