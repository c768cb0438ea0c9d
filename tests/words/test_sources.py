"""The program and the texts fit: every key it uses is there, with its arguments, and none idles.

The program is Python's and the page's.
"""

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
from tests.words import page_sources
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
    for path, text in page():
        for said in page_sources.named(text, path.name):
            if said.arguments is not None:
                yield Use(said.key, said.arguments, said.more, said.place)


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
    for path, text in page():
        whole |= {use.key for use in page_sources.named(text, path.name) if needed(use)}
        if path.name != "reader.ts":
            shapes |= set(page_sources.shapes(text))
    return whole, [re.compile(shape) for shape in shapes]


def page() -> Iterator[tuple[Path, str]]:
    """The sources of the page."""
    for path in page_sources.sources():
        yield path, path.read_text("utf-8")


def needed(use: page_sources.Named) -> bool:
    """Whether a text must be there: what only looks like a key may be a name in the page."""
    return page_sources.is_certain(use) or use.key in ENGLISH


def test_every_key_in_the_program_is_there() -> None:
    whole, shapes = strings()
    assert sorted(key for key in whole if key not in ENGLISH) == []
    for shape in shapes:
        assert any(shape.fullmatch(key) for key in MESSAGES), shape.pattern
    assert len(whole) > 200


@pytest.mark.parametrize(
    "use", [use for use in uses() if use.key in ENGLISH], ids=lambda use: f"{use.place} {use.key}"
)
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


# ------------------------------------------------------------------- how the page's are read

SOURCE = """
<script lang="ts">
  // Not 'page-of-a-comment', and a player's hand; /* 'page-neither' */
  const label = kind === 'page-home' ? 'page-home-link' : words.say('name-cove');
  const title = say('board-round', { round, 'who-of': name(a, b), at: {x: 1, y: [2, 3]} });
  const more = words.say(`board-phase-${phase}`, { ...reader.playerValues('who', seat), n: 1 });
  t('page-times', values);
  const css = `card-${kind} open`;
</script>
<p class="page-wide" title={say('event-times', { line: 'a, b', count: 2 })}>x</p>
<style>
  p { content: 'page-style'; }
</style>
"""


def test_keys_of_the_page_are_found() -> None:
    found = list(page_sources.named(SOURCE, "x"))
    assert [(use.key, use.arguments and sorted(use.arguments), use.more) for use in found] == [
        ("page-home", None, True),
        ("page-home-link", None, True),
        ("name-cove", frozenset(), False),
        ("board-round", ["at", "round", "who-of"], False),
        ("page-times", frozenset(), True),
        ("event-times", ["count", "line"], False),
    ]
    assert list(page_sources.shapes(SOURCE)) == ["board\\-phase\\-[a-z0-9-]+"]


def test_the_page_has_sources() -> None:
    assert "App.svelte" in {path.name for path, _ in page()}
