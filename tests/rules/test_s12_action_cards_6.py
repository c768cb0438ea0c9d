"""Section 12 once more: in the Cove, number 0 of the territories; and what is told of each deed."""

from __future__ import annotations

from typing import Any

from ardri.rules.cards.names import TERRITORIES
from tests.rules.fights import clash
from tests.rules.table import Table

HOME = {"cove": "3 2 0 1 sanctuary", "valley": "1 0 0 1 capital", "moor": "0 0 1 0"}


def told(t: Table) -> list[dict[str, Any]]:
    """All that happened, as a spectator may know it, without the numbers of the events."""
    events = [event.to_json(None) for event in t.game.events]
    return [{key: event[key] for key in event if key != "index"} for event in events]


def played(card: str, *lines: str) -> Table:
    """Seat 0 has played this card."""
    t = Table(HOME, [card, "craftsmen-and-peasants"])
    t.play(f"0: play {card}", *lines)
    return t


def test_r12_festival_in_the_cove() -> None:
    t = played("festival")
    assert t.clans("cove") == [4, 2, 0, 1]
    assert told(t)[1:] == [
        {"kind": "placed", "seat": 0, "territory": "cove", "count": 1},
        {"kind": "built", "seat": 0, "territory": "cove", "what": "festival"},
    ]


def test_r12_new_alliance_in_the_cove() -> None:
    t = played("new-alliance", "0: territory cove", "0: place cove")
    assert t.clans("cove") == [4, 2, 0, 1]
    t = played("new-alliance", "0: territory cove", "0: player 1")
    assert t.clans("cove") == [4, 1, 0, 1]
    assert told(t)[1:] == [
        {"kind": "replaced", "seat": 0, "other": 1, "territory": "cove", "count": 1}
    ]


def test_r12_new_clans_in_the_cove() -> None:
    t = played("new-clans", "0: place cove", "0: place valley")
    assert (t.clans("cove"), t.clans("valley")) == ([4, 2, 0, 1], [2, 0, 0, 1])
    assert sorted(event["territory"] for event in told(t)[1:]) == ["cove", "valley"]
    assert {(event["kind"], event["count"]) for event in told(t)[1:]} == {("placed", 1)}


def test_r12_migration_out_of_the_cove() -> None:
    t = played("migration", "0: move 2 cove moor")
    assert (t.clans("cove"), t.clans("moor")) == ([1, 2, 0, 1], [2, 0, 1, 0])
    assert told(t)[1:] == [
        {"kind": "moved", "seat": 0, "territory": "cove", "to": "moor", "count": 2},
        {"kind": "clash", "seat": 0, "territory": "moor"},
    ]


def test_r12_migration_and_emissaries_into_the_cove() -> None:
    t = played("migration", "0: move 1 valley cove")
    assert t.clans("cove") == [4, 2, 0, 1]
    assert t.asked() == {0: "maneuver"}
    t = played("emissaries", "0: territory valley", "0: to cove")
    assert t.clans("cove") == [4, 2, 0, 1]
    assert t.asked() == {1: "turn"}


def test_r12_conquest_of_the_cove_and_from_it() -> None:
    t = played("conquest", "0: move 1 valley cove")
    assert t.clans("cove") == [4, 2, 0, 1]
    t = played("conquest", "0: move 3 cove moor, 1 valley moor")
    assert t.clans("moor") == [4, 0, 1, 0]


def test_r12_scouts_march_out_of_the_cove_and_into_it() -> None:
    t = played("scouts-and-spies", "0: player 1", "0: move 3 cove moor")
    assert t.clans("moor") == [3, 0, 1, 0]
    t = played("scouts-and-spies", "0: player 1", "0: move 1 valley cove")
    assert t.clans("cove") == [4, 2, 0, 1]


def test_r12_warlord_in_the_cove() -> None:
    t = played("warlord", "0: territory cove", "0: attack 1", "1: remove")
    assert t.clans("cove") == [3, 1, 0, 1]
    assert [event["kind"] for event in told(t)] == ["played", "clash", "maneuver", "removed"]
    t = clash("2 2 0 0", ("raid", "warlord"), land="cove", then=("0: attack 1", "1: remove"))
    t.play("0: decline", "1: play warlord", "1: player 1")
    assert t.clans("cove") == [2, 2, 0, 0]
    assert t.told("next")[0] == {**t.told("next")[0], "seat": 1, "other": 1}


def test_r12_raid_in_the_cove() -> None:
    t = clash("2 3 0 0", ("raid",), land="cove", then=("0: attack 1", "0: play raid"))
    assert t.clans("cove") == [2, 1, 0, 0]


def test_r12_exploration_discovers_the_cove() -> None:
    rest = [name for name in TERRITORIES if name not in ("valley", "moor", "cove")]
    t = Table(
        {"valley": "1 1 0 0 capital", "moor": "0 0 1 1"},
        ["exploration", "new-clans"],
        stack=[["cove"], rest],
    )
    t.play("0: play exploration", "0: at 0")
    assert t.clans("cove") == [1, 0, 0, 0]
    assert told(t)[1:] == [
        {"kind": "discovered", "seat": 0, "territory": "cove"},
        {"kind": "placed", "seat": 0, "territory": "cove", "count": 1},
    ]


def test_r12_what_is_told_of_buildings_and_deeds() -> None:
    t = played("citadel", "0: territory cove")
    assert told(t)[1:] == [
        {"kind": "built", "seat": 0, "territory": "cove", "what": "citadel"},
        {"kind": "took", "seat": 0, "count": 1, "cards": ["cove"]},
    ]
    t = played("sanctuary", "0: territory cove", "chance: draw eriu")
    assert told(t)[1] == {"kind": "built", "seat": 0, "territory": "cove", "what": "sanctuary"}
    t = clash("2 3 0 0", ("bard",), deeds=[2, 0, 0, 0], then=("0: attack 1", "0: play bard"))
    assert told(t)[-1] == {"kind": "deed", "seat": 0, "count": 3}
