"""Section 12: Tailtu's Land, and who knows what of the stack after it (Q12, Q25, Q33)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ardri import View, determinise
from ardri.rules.cards.names import TERRITORIES
from tests.rules.table import Table

LANDS = {"valley": "1 1 1 capital", "cove": "2 0 0", "hills": "0 0 1"}
#: What is left of the stack.
REST = [name for name in TERRITORIES if name not in LANDS]
HANDS = ["tailtus-land bard", "druid exploration", "geis conquest"]


def table(*left: str, hands: list[str] = HANDS, **options: Any) -> Table:
    """Only these territories are left of the stack, if any are named; all else is on the map."""
    lands = dict(LANDS)
    if left:
        lands |= dict.fromkeys([name for name in REST if name not in left], "0 0 0")
    return Table(lands, hands, **options)


def scouted(*lands: str, hands: list[str] = HANDS) -> Table:
    """Seat 0 has played Tailtu's Land; chance has drawn these of all that are left."""
    t = table(hands=hands)
    t.play("0: play tailtus-land", *[f"chance: territory {land}" for land in lands])
    return t


def at(t: Table, *lands: str) -> str:
    """The choice of the first empty place that touches just these territories."""
    mask = sum(1 << TERRITORIES.index(land) for land in lands)
    return f"0: at {touching(t).index(mask)}"


def away(t: Table) -> str:
    """The choice of the first empty place that touches no territory with a clan of seat 0."""
    return f"0: at {next(k for k, near in enumerate(touching(t)) if not near & t.p.presence[0])}"


def touching(t: Table) -> list[int]:
    """What each empty place touches."""
    new = next(land for land in range(16) if not t.p.island.in_play >> land & 1)
    return [int(t.p.island.added(new, site).near[new]) for site in t.p.island.spots()]


def stack(t: Table, seat: int | None) -> list[dict[str, Any]]:
    """What a seat's view says of the stack."""
    view: Any = t.game.view(seat).to_json()
    sets: list[dict[str, Any]] = view["stack"]
    return sets


def test_r12_tailtus_land_brings_one_of_three_into_play_and_may_move_a_clan_there() -> None:
    t = scouted("swamp", "moor", "forest")
    assert t.legal(0) == [f"at {k}" for k in range(len(t.p.island.spots()))]
    t.play(at(t, "valley", "cove"))
    assert t.legal(0) == ["territory forest", "territory moor", "territory swamp"]
    t.play("0: territory moor")
    assert "moor" in t.data["advantage_table"]
    assert t.legal(0) == ["territory cove", "territory valley", "decline"]
    t.play("0: territory cove")
    assert t.map() == {
        "valley": [1, 1, 1],
        "cove": [1, 0, 0],
        "hills": [0, 0, 1],
        "moor": [1, 0, 0],
    }
    assert t.data["epic_discard"] == ["tailtus-land"]
    assert t.asked() == {1: "turn"}


def test_r12_tailtus_land_need_not_move_a_clan() -> None:
    t = scouted("swamp", "moor", "forest")
    before = t.map()
    t.play("0: at 0", "0: territory moor", "0: decline")
    assert t.map() == before
    assert t.asked() == {1: "turn"}


def test_r12_tailtus_land_moves_clans_of_ones_own_from_next_to_it_only() -> None:
    lands = {"valley": "1 1 1 capital", "cove": "1 0 0", "hills": "0 0 1", "plains": "0 0 1"}
    t = Table(lands, HANDS)
    t.play("0: play tailtus-land", *[f"chance: territory {land}" for land in REST[-3:]])
    u = Table.of(t.game.copy())
    u.play(at(u, "valley", "hills"), "0: territory swamp")
    assert u.legal(0) == ["territory valley", "decline"]
    t.play(at(t, "hills", "plains"), "0: territory swamp")
    # Nobody is near: nothing to decide.
    assert t.asked() == {1: "turn"}


def test_q33_the_place_is_chosen_after_the_draw() -> None:
    t = table()
    t.play("0: play tailtus-land")
    assert t.asked() == {"chance": "scout"}
    t.play("chance: territory swamp", "chance: territory moor", "chance: territory forest")
    assert t.asked() == {0: "spot"}


def test_q9_tailtus_land_brings_a_printed_sanctuary_and_no_tale() -> None:
    t = scouted("stone-circle", "moor", "forest")
    t.play("0: at 0", "0: territory stone-circle", "0: decline")
    assert t.sanctuaries("stone-circle") == 1
    assert t.hand(0) == ["bard"]


def test_q7_a_clan_moved_into_the_new_mountains_pays_their_price() -> None:
    t = scouted("mountains", "moor", "forest")
    t.play(at(t, "valley", "cove"), "0: territory mountains", "0: territory cove")
    assert t.asked() == {0: "either"}
    assert t.legal(0) == ["discard bard", "remove"]
    t.play("0: remove")
    assert t.clans("mountains") == [0, 0, 0]
    assert t.hand(0) == ["bard"]


def test_q12_what_is_put_back_is_drawn_last() -> None:
    t = table("moor", "forest", "swamp", "iron-mine", "meadows")
    t.play("0: play tailtus-land")
    t.play("chance: territory swamp", "chance: territory moor", "chance: territory iron-mine")
    t.play(away(t), "0: territory moor")
    assert t.data["stack"] == [["forest", "meadows"], ["iron-mine", "swamp"]]
    t.play("1: play exploration", "2: decline", "0: at 0")
    assert t.legal("chance") == ["territory forest", "territory meadows"]
    t.play("chance: territory forest")
    # The last one before them comes without chance.
    assert t.data["stack"] == [["meadows"], ["iron-mine", "swamp"]]


def test_q12_a_second_scouting_begins_with_what_is_drawn_next() -> None:
    t = table("moor", "forest", "swamp", stack=[["forest"], ["moor", "swamp"]])
    t.play("0: play tailtus-land")
    # The first set has one; what has been seen is not drawn again.
    assert t.legal("chance") == ["territory moor", "territory swamp"]
    t.play("chance: territory swamp", "0: at 0")
    assert t.legal(0) == ["territory forest", "territory moor", "territory swamp"]


def test_q12_another_puts_theirs_back_behind_all() -> None:
    t = table(
        "moor",
        "forest",
        "swamp",
        "iron-mine",
        "meadows",
        stack=[["forest", "iron-mine", "meadows"], ["moor", "swamp"]],
    )
    t.play("0: play tailtus-land", "chance: territory forest", "chance: territory meadows")
    t.play("0: at 0", "0: territory forest")
    assert t.data["stack"] == [["moor", "swamp"], ["iron-mine", "meadows"]]


@pytest.mark.parametrize("left", [["moor"], ["moor", "swamp"]])
def test_q25_with_fewer_than_three_territories_there_is_what_there_is(left: list[str]) -> None:
    t = table(*left)
    t.play("0: play tailtus-land")
    t.chance()
    t.play("0: at 0")
    if len(left) > 1:
        assert t.legal(0) == ["territory moor", "territory swamp"]
        t.play("0: territory moor")
    assert t.p.island.in_play >> TERRITORIES.index("moor") & 1
    assert t.data["stack"] == ([["swamp"]] if len(left) > 1 else [])


def test_q25_with_no_territory_left_nothing_happens() -> None:
    t = Table(LANDS | dict.fromkeys(REST, "0 0 0"), HANDS)
    before = t.map()
    t.play("0: play tailtus-land")
    assert t.map() == before and t.data["epic_discard"] == ["tailtus-land"]
    assert t.asked() == {1: "turn"}


def test_r10_5_with_no_place_all_three_are_put_back() -> None:
    # One territory alone: no place touches two.
    t = Table({"valley": "1 1 1 capital"}, HANDS)
    t.play("0: play tailtus-land")
    t.play("chance: territory swamp", "chance: territory moor", "chance: territory forest")
    assert t.map() == {"valley": [1, 1, 1]} and t.told("discovered") == []
    assert t.data["stack"][1] == ["forest", "moor", "swamp"]
    assert stack(t, 0)[1]["known"] == ["forest", "moor", "swamp"]
    assert t.asked() == {1: "turn"}


def test_r5_3_tailtus_land_cancelled_draws_nothing() -> None:
    t = table(hands=["tailtus-land bard", "dagda exploration", "geis"])
    t.play("0: play tailtus-land", "1: play dagda")
    assert t.told("scouted", 0) == []
    assert [len(lands) for lands in t.data["stack"]] == [13]
    assert {"tailtus-land", "dagda"} <= set(t.data["epic_deck"])  # R5.7
    assert t.asked() == {1: "turn"}


def test_s14_only_who_drew_them_is_told_which() -> None:
    t = scouted("swamp", "moor", "forest")
    assert [told.get("territory") for told in t.told("scouted", 0)] == ["swamp", "moor", "forest"]
    for seat in (1, 2, None):
        told = t.told("scouted", seat)
        assert [entry["seat"] for entry in told] == [0, 0, 0]
        assert [entry.get("territory") for entry in told] == [None, None, None]


def test_s14_only_who_put_them_back_knows_what_comes_last() -> None:
    t = scouted("swamp", "moor", "forest")
    t.play("0: at 0", "0: territory moor", "0: decline")
    assert stack(t, 0)[1] == {"size": 2, "known": ["forest", "swamp"], "possible": []}
    left = [name for name in REST if name != "moor"]
    for seat in (1, 2, None):
        assert stack(t, seat) == [
            {"size": 10, "known": [], "possible": left},
            {"size": 2, "known": [], "possible": left},
        ]


def test_s14_what_has_come_into_play_is_no_longer_possible_in_the_stack() -> None:
    t = table("moor", "forest", "swamp", "iron-mine")
    t.play("0: play tailtus-land")
    t.play("chance: territory swamp", "chance: territory moor", "chance: territory iron-mine")
    t.play(away(t), "0: territory moor")
    t.play("1: play exploration", "2: decline", "0: at 0")
    # The forest was the one before them: now all know what the others are.
    for seat in (0, 1, 2, None):
        assert stack(t, seat) == [{"size": 2, "known": ["iron-mine", "swamp"], "possible": []}]


@pytest.mark.parametrize("seed", range(10))
def test_s14_worlds_agree_with_what_is_known_of_the_stack(seed: int) -> None:
    t = scouted("swamp", "moor", "forest")
    t.play("0: at 0", "0: territory moor", "0: decline")
    roll = random.Random(seed).randrange
    assert list(determinise(t.game.view(0), roll).stack) == list(t.p.stack)
    for seat in (1, 2, None):
        world = determinise(t.game.view(seat), roll)
        assert [int(lands).bit_count() for lands in world.stack] == [10, 2]
        assert View(world, seat) == t.game.view(seat)
        assert View(world, 0) != t.game.view(0) or list(world.stack) == list(t.p.stack)


def test_s14_worlds_put_any_territory_last_that_may_be_there() -> None:
    t = scouted("swamp", "moor", "forest")
    t.play("0: at 0", "0: territory moor", "0: decline")
    roll = random.Random(1).randrange
    last = {int(determinise(t.game.view(1), roll).stack[1]) for _ in range(60)}
    assert len(last) > 20
