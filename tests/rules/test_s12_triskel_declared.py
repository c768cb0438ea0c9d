"""R5.2 for cards played for their Triskel: nobody sees one before its declaration is complete."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rules.fights import clash
from tests.rules.table import Table

FIGHT = "2 2 2 0"
#: Where the clans of seat 0 may go, and come from.
AROUND = {"hills": "2 1 0 1"}


def _craftsman() -> Table:
    t = Table({"valley": "3 2 1 0 capital"}, ["stone-of-fal master-craftsman", "", "", ""])
    t.play("0: play stone-of-fal")
    return t


def _lost_vale() -> Table:
    t = Table({"valley": "3 2 1 0 capital", "lost-vale": "1 0 0 0"}, ["new-clans lost-vale"])
    t.play("0: play new-clans, place valley, place valley")
    return t


#: The card; how it comes that seat 0 may play it; the parts of its declaration.
CASES: list[tuple[str, Callable[[], Table], list[str]]] = [
    (
        "warlord",
        lambda: clash(FIGHT, ("warlord",), then=("0: attack 1",)),
        ["player 2"],
    ),
    ("master-craftsman", _craftsman, ["player 2"]),
    (
        "battle-of-moytura",
        lambda: clash(FIGHT, ("battle-of-moytura",), more=AROUND),
        ["count 1"],
    ),
    (
        "fianna",
        lambda: clash("3 2 2 0", ("fianna",), more=AROUND),
        ["territory hills", "count 2"],
    ),
    (
        "tale-of-cuchulain",
        lambda: clash("1 2 2 0", ("tale-of-cuchulain",)),
        ["player 1", "player 2"],
    ),
    (
        "diarmuid-and-grainne",
        lambda: clash(
            FIGHT,
            ("diarmuid-and-grainne",),
            by=1,
            more={"hills": "1 0 0 0", "cove": "1 0 0 0"},
            then=("1: attack 0",),
        ),
        ["territory cove"],
    ),
    (
        "dagdas-club",
        lambda: clash(FIGHT, ("dagdas-club", "druid"), then=("0: attack 1",)),
        ["demand-card"],
    ),
    ("highlands", lambda: clash(FIGHT, ("highlands",), land="highlands"), ["player 2"]),
    ("lost-vale", _lost_vale, ["player 1"]),
    (
        "moor",
        lambda: Table({"valley": "3 2 1 0 capital", "moor": "1 0 0 0"}, ["moor bard", "eriu"]),
        ["player 2"],
    ),
]


@pytest.mark.parametrize(("card", "begin", "parts"), CASES, ids=[case[0] for case in CASES])
def test_r5_2_nobody_sees_a_triskel_card_before_its_declaration_is_complete(
    card: str, begin: Callable[[], Table], parts: list[str]
) -> None:
    t = begin()
    others = (1, 2, 3, None)
    before = {seat: t.game.view(seat).to_json() for seat in others}
    plays = len(t.told("played"))
    t.play(f"0: play {card}")
    for part in parts:
        assert t.asked().keys() == {0}
        assert {seat: t.game.view(seat).to_json() for seat in others} == before
        assert len(t.told("played")) == plays
        t.play(f"0: {part}")
    assert len(t.told("played")) == plays + 1
    for seat in (0, *others):
        told = t.told("played", seat)[-1]
        assert (told["seat"], told["cards"], told["use"]) == (0, [card], "triskel")


@pytest.mark.parametrize(("card", "begin", "parts"), CASES, ids=[case[0] for case in CASES])
def test_r5_2_a_triskel_card_can_be_taken_back_before(
    card: str, begin: Callable[[], Table], parts: list[str]
) -> None:
    t = begin()
    start = t.p
    t.play(f"0: play {card}", *[f"0: {part}" for part in parts[:-1]])
    for _ in parts:
        assert t.game.why_no_undo(0) == ""
        t.game.undo(0)
    assert t.p == start
    t.play(f"0: play {card}", *[f"0: {part}" for part in parts])
    assert t.game.why_no_undo(0) != ""
