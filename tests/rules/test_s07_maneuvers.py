"""Section 7: attack, withdrawal, Epic Tale maneuvers, players alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ardri.rules.declare import on
from ardri.rules.repertoire import (
    AFTER_MANEUVER,
    AFTER_PLAY,
    ALWAYS,
    MANEUVER,
    MINE,
    ONE_EXPOSED,
)
from ardri.rules.vocabulary.card_words import deed
from ardri.rules.vocabulary.choosing import player
from ardri.rules.vocabulary.clan_words import remove, strike
from ardri.rules.vocabulary.who import CHOSEN, EXPOSED_THERE, OTHERS, OWNER
from tests.rules.fights import clash
from tests.rules.table import Table, cards

# ------------------------------------------------------------------------------------------- attack


def test_r7_7_the_victim_discards_an_action_card_or_removes_a_clan() -> None:
    t = clash("2 2 2 0", ("", "druid bard eriu plains"), then=("0: attack 1",))
    assert t.asked() == {1: "answer"}
    # A Tale or an Advantage card will not do.
    assert t.legal(1) == ["discard bard", "discard druid", "remove"]
    u = Table.of(t.game.copy())
    t.play("1: discard druid")
    assert t.clans("moor") == [2, 2, 2, 0]
    assert t.hand(1) == ["bard", "eriu", "plains"]
    assert "druid" in cards(t.p.action_discard)
    u.play("1: remove")
    assert u.clans("moor") == [2, 1, 2, 0]
    assert u.hand(1) == ["bard", "druid", "eriu", "plains"]
    assert u.reserve()[1] == 11


def test_r7_7_the_card_is_without_effect() -> None:
    # No Geis upon it, no Bard from it.
    t = clash("2 2 0 0", ("geis",), then=("0: attack 1",))
    u = clash("2 2 0 0", ("geis", "bard"), then=("0: attack 1", "1: discard bard"))
    assert t.asked() == u.asked() == {1: "maneuver"}
    assert u.deeds() == [0, 0, 0, 0]


def test_r7_7_with_no_action_card_the_clan_it_is() -> None:
    t = clash("2 2 0 0", ("", "eriu plains"), then=("0: attack 1",))
    assert t.clans("moor") == [2, 1, 0, 0]
    assert t.hand(1) == ["eriu", "plains"]


def test_r7_7_any_player_may_be_attacked() -> None:
    t = clash("2 2 2 2", then=("0: attack 2",))
    # Each for themselves: neither the instigator nor the others alone are to be attacked.
    assert t.legal(1) == ["peace", "attack 0", "attack 2", "attack 3"]
    t.play("1: attack 3")
    assert t.clans("moor") == [2, 2, 1, 1]


# ----------------------------------------------------------------------------------------- withdraw


def test_r7_8_to_adjacent_territories_of_which_one_is_chieftain() -> None:
    # The strip: plains, moor, hills, cove, valley. The valley does not touch the moor.
    t = clash(
        "5 2 0 0",
        more={"hills": "2 1 0 0", "cove": "1 1 0 0", "valley": "3 0 0 0"},
    )
    t.play("0: withdraw")
    # Not the cove, where there is a tie; not the plains, where nobody is. So it is the hills.
    assert t.legal(0) == [f"count {n}" for n in range(1, 6)]
    t.play("0: count 2")
    assert (t.clans("moor"), t.clans("hills")) == ([3, 2, 0, 0], [4, 1, 0, 0])
    assert t.asked() == {1: "maneuver"}


def test_r7_8_split_as_liked() -> None:
    t = clash("5 2 0 0", more={"hills": "1 0 0 0", "cove": "2 1 0 0"})
    t.play("0: withdraw")
    assert t.legal(0) == ["to cove", "to hills"]
    t.play("0: to cove", "0: count 1")
    assert t.legal(0) == ["to hills", "done"]
    t.play("0: to hills", "0: count 3")
    assert t.map() == {"moor": [1, 2, 0, 0], "hills": [4, 0, 0, 0], "cove": [3, 1, 0, 0]}
    # It starts no clash, although seat 1 is in the cove.
    assert len(t.told("clash")) == 1
    assert t.asked() == {1: "maneuver"}


def test_r7_8_one_clan_at_least_must_go() -> None:
    t = clash("5 2 0 0", more={"hills": "1 0 0 0", "cove": "2 1 0 0"})
    t.play("0: withdraw")
    assert "done" not in t.legal(0)
    assert "decline" not in t.legal(0)


def test_r7_8_without_such_a_territory_it_is_not_available() -> None:
    t = clash("5 2 0 0", more={"hills": "1 1 0 0", "cove": "0 2 0 0", "valley": "4 0 0 0"})
    assert t.legal(0) == ["peace", "attack 1"]


def test_q17_who_is_chieftain_is_read_before_anything_moves() -> None:
    # A tie in the hills: not even with the clans that could come.
    t = clash("5 2 0 0", more={"hills": "2 2 0 0", "cove": "1 0 0 0"})
    t.play("0: withdraw")
    assert t.legal(0) == [f"count {n}" for n in range(1, 6)]
    t.play("0: count 5")
    assert t.clans("cove") == [6, 0, 0, 0]


def test_e15_r7_8_to_where_the_instigator_came_from() -> None:
    t = Table(
        {"plains": "3 0 1 0 capital", "moor": "0 2 0 0"},
        hands=["migration", ""],
    )
    t.play("0: play migration, move 1 plains moor")
    # With two left against one it is chieftain there still.
    assert t.legal(0) == ["peace", "attack 1", "withdraw"]
    t.play("0: withdraw 1 plains")
    assert t.clans("plains") == [3, 0, 1, 0]


def test_e15_r7_8_not_to_where_the_instigator_came_from_without_being_chieftain() -> None:
    t = Table({"plains": "2 0 1 0 capital", "moor": "0 2 0 0"}, hands=["migration"])
    t.play("0: play migration, move 1 plains moor")
    assert t.legal(0) == ["peace", "attack 1"]


# ------------------------------------------------------------------------------ alone, with exposed


def alone() -> Table:
    """Seat 0 alone has exposed clans, three of them, and may withdraw to the hills."""
    return clash(
        "3 1 0 0",
        ("", "new-clans"),
        words="citadel",
        more={"hills": "1 0 0 0"},
        then=("1: shelter",),
    )


def test_r7_11_alone_one_ends_the_clash() -> None:
    t = alone()
    assert t.legal(0) == ["peace", "withdraw"]
    t.play("0: peace")
    # Nobody else is asked.
    assert t.asked() == {1: "turn"}
    assert t.clans("moor") == [3, 1, 0, 0]


def test_r7_11_q17_alone_one_may_withdraw_some_and_go_on() -> None:
    t = alone()
    t.play("0: withdraw 1 hills")
    assert t.legal(0) == ["peace", "withdraw"]
    t.play("0: withdraw 1 hills")
    assert t.clans("hills") == [3, 0, 0, 0]
    t.play("0: withdraw 1 hills")
    assert t.asked() == {1: "turn"}
    assert t.map() == {"moor": [0, 1, 0, 0], "hills": [4, 0, 0, 0]}


def test_r7_11_with_no_maneuver_available_it_ends() -> None:
    t = clash("3 1 0 0", ("", "new-clans"), words="citadel", then=("1: shelter",))
    assert t.asked() == {1: "turn"}


def test_r7_11_alone_because_all_others_fell() -> None:
    t = clash("3 1 0 0", ("", "new-clans"), more={"hills": "1 0 0 0"})
    t.play("0: attack 1", "1: remove")
    # It is the turn of seat 0 again: nobody else is there.
    assert t.legal(0) == ["peace", "withdraw"]


# ----------------------------------------------------------------------------------- Tale maneuvers


def test_r7_9_an_epic_tale_as_a_maneuver(declare: Callable[..., None]) -> None:
    declare(
        "tale-of-cuchulain",
        triskel=[on(MANEUVER, MINE, [player(OTHERS & EXPOSED_THERE), strike(CHOSEN)])],
    )
    t = clash("2 2 2 0", ("tale-of-cuchulain",))
    assert t.legal(0) == ["peace", "attack 1", "attack 2", "play tale-of-cuchulain"]
    t.play("0: play tale-of-cuchulain", "0: player 2")
    assert t.clans("moor") == [2, 2, 1, 0]
    assert t.data["epic_discard"] == ["tale-of-cuchulain"]
    assert t.asked() == {1: "maneuver"}


def test_r7_9_a_tale_is_no_maneuver_of_another(declare: Callable[..., None]) -> None:
    declare("fianna", triskel=[on(MANEUVER, MINE, [deed()])])
    t = clash("2 2 2 0", ("", "fianna"))
    assert t.legal(0) == ["peace", "attack 1", "attack 2"]
    t.refuses("1: play fianna")


def test_r5_2_a_tale_maneuver_can_be_taken_back_before_it_is_announced(
    declare: Callable[..., None],
) -> None:
    # Not yet announced, a maneuver can be taken back (R5.2): nothing of it stays.
    declare("fianna", triskel=[on(MANEUVER, MINE, [player(OTHERS), deed()])])
    t = clash("2 2 2 0", ("fianna",))
    before = t.p
    t.play("0: play fianna")
    t.game.undo(0)
    assert t.p == before
    t.play("0: play fianna", "0: player 3")
    assert t.deeds() == [1, 0, 0, 0]


@pytest.mark.parametrize(("clans", "fits"), [("1 2 0 0", True), ("2 2 0 0", False)])
def test_s6_a_maneuver_that_needs_exactly_one_exposed_clan(
    clans: str, fits: bool, declare: Callable[..., None]
) -> None:
    declare("tale-of-cuchulain", triskel=[on(MANEUVER, MINE | ONE_EXPOSED, [deed()])])
    t = clash(clans, ("tale-of-cuchulain",))
    assert ("play tale-of-cuchulain" in t.legal(0)) is fits


def test_r6_4_a_tale_maneuvers_own_window_comes_before_the_shared_one(
    declare: Callable[..., None],
) -> None:
    declare("fianna", triskel=[on(MANEUVER, MINE, [deed()])])
    declare("valley", triskel=[on(AFTER_PLAY, MINE, [deed()])])
    declare("strengs-resolve", triskel=[on(AFTER_MANEUVER, MINE, [deed()])])
    t = clash(
        "2 2 2 0",
        ("fianna valley strengs-resolve", "", "warlord"),
        more={"valley": "1 0 0 0"},
        then=("0: play fianna",),
    )
    assert t.legal(0) == ["decline", "play valley"]
    t.play("0: decline")
    assert t.legal(0) == ["decline", "play strengs-resolve"]
    t.play("0: decline")
    assert t.legal(2) == ["decline", "play warlord"]


def test_r7_11_alone_with_a_tale_one_may_perform_it(declare: Callable[..., None]) -> None:
    declare("fianna", triskel=[on(MANEUVER, MINE, [deed()])])
    t = clash("3 1 0 0", ("fianna", "new-clans"), words="citadel", then=("1: shelter",))
    assert t.legal(0) == ["peace", "play fianna"]
    t.play("0: play fianna")
    assert t.asked() == {1: "turn"}


# -------------------------------------------------------------------- what falls on sheltered clans


def test_q36_a_clan_demanded_of_its_owner_is_an_exposed_one_if_there_is_one(
    declare: Callable[..., None],
) -> None:
    declare("stone-of-fal", triskel=[on(AFTER_MANEUVER, ALWAYS, [remove(OWNER), deed()])])
    t = clash("3 2 2 0", ("", "stone-of-fal"), words="citadel", then=("1: shelter", "0: attack 2"))
    t.play("1: play stone-of-fal")
    # The exposed one fell; the other is sheltered still, so seat 1 has no maneuver.
    assert t.clans("moor") == [3, 1, 1, 0]
    assert t.data["frames"][-1]["sheltered"] == [0, 1, 0, 0]
    assert t.asked() == {2: "maneuver"}


def test_q36_else_a_sheltered_one(declare: Callable[..., None]) -> None:
    declare("stone-of-fal", triskel=[on(AFTER_MANEUVER, ALWAYS, [remove(OWNER), deed()])])
    t = clash("3 1 2 0", ("", "stone-of-fal"), words="citadel", then=("1: shelter", "0: attack 2"))
    t.play("1: play stone-of-fal")
    assert t.clans("moor") == [3, 0, 1, 0]
    # R7.4: a citadel left early is not offered again.
    assert t.data["frames"][-1]["sheltered"] == [0, 0, 0, 0]
    assert t.asked() == {2: "maneuver"}


def test_q36_a_demand_upon_another_player_reaches_exposed_clans_only(
    declare: Callable[..., None],
) -> None:
    declare("balors-eye", triskel=[on(AFTER_MANEUVER, ALWAYS, [player(OTHERS), strike(CHOSEN)])])
    t = clash("3 1 2 0", ("balors-eye",), words="citadel", then=("1: shelter", "0: attack 2"))
    t.play("0: play balors-eye", "0: player 1")
    assert t.clans("moor") == [3, 1, 1, 0]
