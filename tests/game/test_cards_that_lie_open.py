"""Positions as JSON data while a card waits, or is played beside what is asked."""

from __future__ import annotations

from typing import Any

import pytest

from ardri import BadPosition, Game
from tests.rules.fights import clash
from tests.rules.table import Table

LANDS = {"valley": "1 1 1 capital", "cove": "2 0 0"}


def comes_back(t: Table) -> Any:
    """The position's data; a game made from it is in the same position."""
    data = t.data
    back = Game.load(data, explicit_chance=True)
    assert back.truth == t.p and back.position() == data
    return data


def gathering() -> Table:
    """A clash in which two clans of seat 1 lie on Dagda's Cauldron, and one is about to fall."""
    t = clash("2 5 0", ("", "dagdas-cauldron"), then=("0: attack 1", "1: decline"))
    t.play("1: attack 0", "0: attack 1", "1: play dagdas-cauldron")
    return t


def place(data: Any, plan: str) -> Any:
    """The frame of a plan."""
    return next(frame for frame in data["frames"] if frame["plan"] == plan)


def test_q18_clans_on_the_cauldron_are_neither_on_the_map_nor_in_reserve() -> None:
    data = comes_back(gathering())
    assert [frame["plan"] for frame in data["frames"]][-4:] == [
        "migration season",
        "clashes",
        "dagdas-cauldron removed",
        "clash",
    ]
    frame = place(data, "dagdas-cauldron removed")
    assert frame["n"] == 2 and frame["flags"] == ["announced"]
    frame["n"] = 10
    with pytest.raises(BadPosition, match=r"frames\[5\].n: 10 clans cannot lie on it: 9 are"):
        Game.load(data)


def test_q39_a_card_waits_under_its_clash_only_once_it_has_begun_to() -> None:
    data = comes_back(gathering())
    place(data, "dagdas-cauldron removed")["step"] = 0
    with pytest.raises(BadPosition, match=r"frames\[5\]: this plan cannot lie here"):
        Game.load(data)


def test_q4_cathbads_word_waits_for_the_end_of_the_assembly() -> None:
    t = Table(LANDS, ["cathbads-word", "", ""], phase="assembly")
    t.play("0: play cathbads-word", "0: aside bard", "chance: counterclockwise")
    data = comes_back(t)
    plans = [frame["plan"] for frame in data["frames"]]
    assert plans[:3] == ["round", "cathbads-word assembly-start", "assembly"]
    data["frames"][1]["step"] = 0
    with pytest.raises(BadPosition, match=r"frames\[1\]: this plan cannot lie here"):
        Game.load(data)


def test_q19_moor_lies_upon_whatever_was_asked() -> None:
    lands = LANDS | {"moor": "0 0 0"}
    t = Table(lands, ["moor bard druid", "eriu otherworld", "dagda tuans-memory"])
    t.play("0: play moor", "0: player 1")
    data = comes_back(t)
    frame = place(data, "moor any-time")
    assert frame["flags"] == ["announced", "beside"]


def test_a_scouts_knowledge_of_the_stack_comes_back() -> None:
    t = Table(LANDS, ["tailtus-land bard", "druid exploration", "geis conquest"])
    t.play("0: play tailtus-land")
    t.chance()
    comes_back(t)
    t.play("0: at 0", "0: territory gates-of-tir-na-nog", "0: decline")
    data = comes_back(t)
    assert sorted(data["knowledge"]) == ["1", "2", "public"]
    assert sorted(data["knowledge"]["public"]) == ["stack 0", "stack 1"]
