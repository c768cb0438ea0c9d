"""The pages that list kinds and parts list all there are, and no others."""

from __future__ import annotations

import random
import re
from pathlib import Path

from ardri import Game
from ardri.game.uses import CHOICES
from ardri.rules.actions import TEXTS, VERBS
from ardri.rules.decisions import KINDS
from ardri.rules.events import KINDS as EVENTS
from ardri.rules.repertoire import WINDOWS
from tests.game.playing import moments

DOCS = Path(__file__).parents[2] / "docs"
Row = tuple[list[str], list[str]]


def rows(page: str, title: str) -> list[Row]:
    """The rows of a table: the words in code of the first cell, and all other cells."""
    text = (DOCS / page).read_text("utf-8").partition(title)[2]
    out = []
    for line in text.partition("\n\n")[0].splitlines():
        if line.startswith("| `"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            out.append((re.findall(r"`([^`]+)`", cells[0]), cells[1:]))
    return out


def events_told() -> list[Row]:
    return rows("events.md", "| kind | parts | |\n")


def test_the_page_of_events_lists_every_kind() -> None:
    listed = [kind for kinds, _ in events_told() for kind in kinds]
    assert sorted(listed) == sorted(EVENTS)


def test_the_page_of_events_lists_the_parts_that_an_event_has() -> None:
    parts: dict[str, set[str]] = {}
    for kinds, cells in events_told():
        for kind in kinds:
            parts[kind] = {*re.findall(r"[a-z]+", cells[0])} | {"index", "kind"}
    seen: dict[str, set[str]] = {}
    for players, seed in ((4, 1), (4, 2), (3, 3), (2, 4)):
        game = Game.new(players, seed, round_limit=5)
        rng = random.Random(seed)
        while not game.over:
            seat = rng.choice(sorted(game.decisions, key=str))
            game.play(seat, rng.choice(game.legal(seat)))
        for event in game.events:
            for reader in (None, 0, 1, 2, 3):
                seen.setdefault(event.kind, set()).update(event.to_json(reader))
    assert len(seen) > 30
    for kind, there in seen.items():
        assert there <= parts[kind], kind
        # Of what happens seldom not all parts need have come up.
        assert parts[kind] - there <= {"cards", "territory", "to", "other", "what"}, kind


def test_the_page_of_the_notation_lists_every_kind_of_decision() -> None:
    listed = [
        kind for kinds, _ in rows("notation.md", "| kind | subject | actions |\n") for kind in kinds
    ]
    assert sorted(listed) == sorted({*KINDS.values(), "either", "count"})


def test_the_page_of_the_notation_lists_the_actions_of_every_kind() -> None:
    for kinds, cells in rows("notation.md", "| kind | subject | actions |\n"):
        verbs = " ".join(CHOICES[kind] for kind in kinds).split(" ")
        # Of one row the page says that there are those of two other kinds.
        if kinds != ["either"]:
            assert {*re.findall(r"`([a-z-]+)`", cells[-1])} == {*verbs}, kinds


def test_the_page_of_the_notation_lists_every_verb() -> None:
    text = (DOCS / "notation.md").read_text("utf-8")
    table = text.partition("| numbers | action |")[2].partition("\n\n")[0]
    listed = [
        word
        for line in table.splitlines()[2:]
        for word in re.findall(r"`(\S+)`", line.split("|")[2])
    ]
    bare = [text for text in TEXTS if text and " " not in text]
    assert sorted(listed) == sorted([*bare, *[verb for verb, _, _ in VERBS]])


def test_the_page_of_the_notation_lists_the_windows_and_the_parts_of_subjects() -> None:
    text = (DOCS / "notation.md").read_text("utf-8")
    line = next(line for line in text.splitlines() if line.startswith("Windows are"))
    assert {*re.findall(r"`([^`]+)`", line)} == {*WINDOWS} - {"maneuver", "any-time"}
    named = {*re.findall(r"`([a-z]+)`", text.partition("## Decisions")[2].partition("## Lines")[0])}
    for seed in range(3):
        for game in moments((4, "holders", True, "standard", seed)):
            for decision in game.decisions.values():
                assert {*decision.subject} <= named, decision
