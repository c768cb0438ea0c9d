"""R5.4, Q26: what cannot be done, or has become impossible by the time of resolution, is left out.

Between declaration and resolution lies the cancel window: cards with programs of the tests' own
change the map there.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ardri.rules.declare import on
from ardri.rules.repertoire import AFTER_MANEUVER, ALWAYS, AN_ACTION, ATTACKED, DECLARED, MINE
from ardri.rules.vocabulary.amounts import ALL
from ardri.rules.vocabulary.card_words import deed, draw
from ardri.rules.vocabulary.choosing import player, territory
from ardri.rules.vocabulary.clan_words import (
    FESTIVAL,
    SANCTUARY,
    build,
    clash_there,
    place,
    place_at,
    remove,
    replace,
    strike,
)
from ardri.rules.vocabulary.marching import move_in, move_out
from ardri.rules.vocabulary.program import Word, either, may
from ardri.rules.vocabulary.where import ANY, HOLY, PRESENT, THERE, near
from ardri.rules.vocabulary.who import CHOSEN, OTHERS, OWNER, PRESENT_THERE, TWO_THERE
from tests.rules.fights import clash
from tests.rules.table import Table

Declare = Callable[..., None]

LANDS = {"valley": "3 1 1 1 capital citadel", "cove": "1 2 0 0", "moor": "0 1 0 0"}

#: In the cancel window of an Action card.
MEANWHILE = AN_ACTION


def test_q26_craftsmen_place_as_many_as_the_reserve_still_has(declare: Declare) -> None:
    declare("eriu", triskel=[on(DECLARED, MEANWHILE, [place(1, PRESENT)])])
    lands = {"valley": "9 1 capital citadel", "cove": "1 0 citadel"}
    t = Table(lands, ["craftsmen-and-peasants eriu", "new-clans"])
    t.play("0: play craftsmen-and-peasants", "0: place cove", "0: place valley")
    t.play("0: play eriu", "0: place cove")
    # Two declared, one left.
    assert t.map() == {"valley": [9, 1], "cove": [3, 0]} or t.reserve()[0] == 0
    assert t.reserve()[0] == 0
    assert t.asked() == {1: "turn"}


def test_q26_clans_that_have_gone_do_not_march(declare: Declare) -> None:
    leave = [territory(PRESENT), move_out(1, ALL, near(THERE), peaceful=True)]
    declare("eriu", triskel=[on(DECLARED, MEANWHILE, leave)])
    lands = {"valley": "3 0 1 1 capital", "cove": "2 0 0 0", "moor": "0 1 0 0"}
    t = Table(lands, ["conquest eriu", "new-clans"])
    u = Table.of(t.game.copy())
    t.play("0: play conquest, move 3 valley moor, 2 cove moor")
    t.play("0: play eriu, move 2 valley cove")
    # One of three is left in the valley, and marches; of the cove's four the two declared march.
    assert t.map() == {"valley": [0, 0, 1, 1], "cove": [2, 0, 0, 0], "moor": [3, 1, 0, 0]}
    u.play("0: play conquest, move 3 valley moor", "0: play eriu, move 3 valley cove")
    # None is left, so none marches, and no clash begins.
    assert u.map() == {"valley": [0, 0, 1, 1], "cove": [5, 0, 0, 0], "moor": [0, 1, 0, 0]}
    assert u.told("clash") == []
    assert u.asked() == {1: "turn"}


def test_q26_a_clan_that_has_gone_is_not_replaced(declare: Declare) -> None:
    leave = [territory(PRESENT), move_out(1, ALL, near(THERE), peaceful=True)]
    declare("eriu", triskel=[on(DECLARED, MEANWHILE, leave)])
    t = Table({"valley": "1 2 capital", "cove": "0 1"}, ["new-alliance", "new-clans eriu"])
    t.play("0: play new-alliance", "0: player 1", "1: play eriu, move 2 valley cove")
    assert t.map() == {"valley": [1, 0], "cove": [0, 3]}
    assert t.told("replaced") == []


def test_q14_q26_warlord_where_the_opponents_have_left(declare: Declare) -> None:
    leave = [territory(PRESENT), move_out(1, ALL, near(THERE), peaceful=True)]
    declare("eriu", triskel=[on(DECLARED, MEANWHILE, leave)])
    t = Table({"valley": "1 2 capital", "cove": "0 1"}, ["warlord", "new-clans eriu"])
    t.play("0: play warlord", "1: play eriu, move 2 valley cove")
    assert t.told("clash") == []
    assert t.asked() == {1: "turn"}


def test_r7_7_a_victim_who_can_neither_discard_nor_remove_does_nothing(declare: Declare) -> None:
    hit = [player(OTHERS), strike(CHOSEN)]
    declare("iron-mine", triskel=[on(ATTACKED, MINE, hit)])
    t = clash("2 1 2 0", ("iron-mine",), more={"iron-mine": "0 0 0 0"})
    t.play("0: attack 1", "0: play iron-mine", "0: player 1")
    assert t.clans("moor") == [2, 0, 2, 0]
    assert t.asked() == {2: "maneuver"}


def test_r7_7_a_victim_without_a_clan_left_discards(declare: Declare) -> None:
    hit = [player(OTHERS), strike(CHOSEN)]
    declare("iron-mine", triskel=[on(ATTACKED, MINE, hit)])
    t = clash("2 1 2 0", ("iron-mine", "druid raid"), more={"iron-mine": "0 0 0 0"})
    t.play("0: attack 1", "0: play iron-mine", "0: player 1")
    assert t.legal(1) == ["discard druid", "discard raid"]
    t.play("1: discard raid")
    assert t.asked() == {2: "maneuver"}


NO_TERRITORY: dict[str, list[Word]] = {
    "place": [territory(HOLY), either([place_at(1)], [player(OTHERS & TWO_THERE), replace()])],
    "march out": [territory(HOLY), move_out(1, ALL, near(THERE))],
    "march in": [territory(HOLY), move_in(1, ALL, near(THERE))],
    "remove": [territory(HOLY), remove(OWNER)],
    "strike": [territory(HOLY), player(OTHERS), strike(CHOSEN)],
    "strike nobody": [territory(ANY), player(PRESENT_THERE & TWO_THERE), strike(CHOSEN)],
    "build": [territory(HOLY), build(SANCTUARY), build(FESTIVAL)],
    "clash": [territory(HOLY), clash_there()],
    "neither of two": [either([territory(HOLY)], [player(PRESENT_THERE)])],
    "only to decline": [may([territory(HOLY)])],
}


@pytest.mark.parametrize("what", NO_TERRITORY)
def test_r5_4_without_anything_to_choose_the_rest_is_left_out(what: str, declare: Declare) -> None:
    # The program's own part does nothing; what comes after it happens.
    declare("eriu", season=[*NO_TERRITORY[what], deed()])
    lands = {"valley": "1 1 1 1 capital", "cove": "1 0 0 0"}
    t = Table(lands, ["eriu", "new-clans"])
    before = t.map()
    t.play("0: play eriu")
    if what == "strike":
        t.play("0: player 2")
    if what == "strike nobody":
        t.play("0: territory cove")
    assert t.map() == before
    assert t.deeds() == [1, 0, 0, 0]
    assert t.p.sanctuaries_left == 9
    assert t.asked() == {1: "turn"}


def test_names_of_territories_can_be_turned_round(declare: Declare) -> None:
    # "Without a sanctuary, where you are present" (section 12).
    declare("kernunos-sanctuary", season=[territory(~HOLY & PRESENT), build(SANCTUARY)])
    lands = {"valley": "1 1 capital", "cove": "1 0 sanctuary", "moor": "1 0", "hills": "0 1"}
    t = Table(lands, ["kernunos-sanctuary", "new-clans"])
    t.play("0: play kernunos-sanctuary")
    assert t.legal(0) == ["territory moor", "territory valley"]


def test_r12_a_card_that_draws_draws_when_nothing_else_can_be_done(declare: Declare) -> None:
    declare("eriu", season=[territory(HOLY), build(SANCTUARY), draw()])
    t = Table({"valley": "1 1 capital"}, ["eriu", "new-clans"])
    t.play("0: play eriu", "chance: draw morrigan")
    assert t.hand(0) == ["morrigan"]


def test_q36_nobodys_clan_is_demanded_where_there_is_none(declare: Declare) -> None:
    declare("eriu", triskel=[on(AFTER_MANEUVER, ALWAYS, [remove(OWNER), deed()])])
    t = clash("2 2 0 0", ("", "", "eriu"), then=("0: attack 1", "2: play eriu"))
    assert t.clans("moor") == [2, 1, 0, 0]
    assert t.deeds() == [0, 0, 1, 0]


def test_q39_a_clash_remembers_no_more_fallen_clans_than_there_are() -> None:
    # Warlord can bring clans back into a long clash: more may fall than a colour has.
    t = clash("3 2 0 0")
    data = t.data
    data["frames"][-1]["fallen"] = [0, 12, 0, 0]
    u = Table.of(type(t.game).load(data, seed=1))
    u.play("0: attack 1")
    assert u.data["frames"][-1]["fallen"] == [0, 12, 0, 0]
    assert u.clans("moor") == [3, 1, 0, 0]
