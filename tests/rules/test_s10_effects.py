"""Section 10: what effects are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ardri.rules.bits import count
from ardri.rules.cards.names import EPIC_TALES, TERRITORIES
from ardri.rules.declare import on
from ardri.rules.island import hexes_of
from ardri.rules.repertoire import AFTER_MANEUVER, ALWAYS, MINE, REMOVED
from ardri.rules.vocabulary.card_words import deed, draw
from ardri.rules.vocabulary.choosing import player
from ardri.rules.vocabulary.clan_words import strike
from ardri.rules.vocabulary.who import CHOSEN, OTHERS
from tests.rules.fights import clash
from tests.rules.table import Table, cards

Declare = Callable[..., None]

TWO = {"valley": "2 1 capital", "cove": "0 1"}


# -------------------------------------------------------------------------------------------- clans


def test_r10_1_clans_move_to_adjacent_territories_only() -> None:
    # The valley lies in the middle of the strip: two on either side touch it.
    lands = {"moor": "0 1", "hills": "0 1", "cove": "1 1", "valley": "3 1 capital"}
    t = Table({**lands, "plains": "0 1", "swamp": "0 1", "forest": "0 1"}, ["migration"])
    t.play("0: play migration", "0: territory valley")
    assert t.legal(0) == ["to cove", "to hills", "to plains", "to swamp"]


def test_r10_2_several_clans_are_removed_one_at_a_time(declare: Declare) -> None:
    two = [player(OTHERS), strike(CHOSEN), strike(CHOSEN)]
    declare("balors-eye", triskel=[on(AFTER_MANEUVER, MINE, two)])
    for name in ("dagdas-club", "diarmuid-and-grainne"):
        declare(name, triskel=[on(REMOVED, MINE, [deed()])])
    t = clash("2 4 0 0", ("balors-eye", "dagdas-club diarmuid-and-grainne"))
    t.play("0: attack 1", "1: decline", "0: play balors-eye", "0: player 1")
    # A window for each of them.
    assert t.asked() == {1: "window"}
    t.play("1: play dagdas-club", "1: decline")
    assert t.clans("moor") == [2, 2, 0, 0]
    assert t.legal(1) == ["decline", "play diarmuid-and-grainne"]
    t.play("1: decline")
    assert t.clans("moor") == [2, 1, 0, 0]
    assert t.reserve()[1] == 11


def test_r10_2_what_is_no_longer_there_is_not_removed(declare: Declare) -> None:
    two = [player(OTHERS), strike(CHOSEN), strike(CHOSEN)]
    declare("balors-eye", triskel=[on(AFTER_MANEUVER, MINE, two)])
    t = clash("2 2 1 0", ("balors-eye",), then=("0: attack 1", "0: play balors-eye", "0: player 1"))
    assert t.clans("moor") == [2, 0, 1, 0]
    assert len(t.told("removed")) == 2
    assert t.asked() == {2: "maneuver"}


def test_r10_3_a_replacement_is_no_removal(declare: Declare) -> None:
    for name in ("dagdas-club", "diarmuid-and-grainne"):
        declare(name, triskel=[on(REMOVED, ALWAYS, [deed()])])
    t = Table(
        {"valley": "1 2 capital", "cove": "1 0"},
        ["new-alliance dagdas-club", "new-clans diarmuid-and-grainne"],
    )
    t.play("0: play new-alliance", "0: territory valley", "0: player 1")
    assert t.asked() == {1: "turn"}
    assert t.clans("valley") == [2, 1]
    assert t.reserve() == [9, 11]
    assert t.told("removed") == []
    assert len(t.told("replaced")) == 1


# ----------------------------------------------------------------------------------- draw, keep one


def test_r10_4_draw_three_keep_one(declare: Declare) -> None:
    declare("tuans-memory", season=[draw(3)])
    t = Table(TWO, ["tuans-memory", "new-clans"], epic_discard=["lugs-spear"])
    t.play("0: play tuans-memory", "chance: draw eriu")
    # What has been drawn cannot be drawn again.
    assert "draw eriu" not in t.legal("chance")
    t.play("chance: draw morrigan", "chance: draw dagdas-club")
    assert t.asked() == {0: "keep"}
    assert t.legal(0) == ["keep dagdas-club", "keep eriu", "keep morrigan"]
    view: Any = t.game.view(1).to_json()
    assert view["players"][0]["tray"]["tales"] == 3
    assert view["players"][0]["tray"]["known"] == []
    t.play("0: keep eriu")
    assert t.hand(0) == ["eriu"]
    # The rest goes face up to the discard pile, and then the card played.
    assert t.data["epic_discard"] == ["dagdas-club", "lugs-spear", "morrigan", "tuans-memory"]
    assert t.told("discarded")[0]["cards"] == ["dagdas-club", "morrigan"]
    for seat in (1, None):
        seen: Any = t.game.view(seat).to_json()
        assert "eriu" in seen["players"][0]["hand"]["possible"]
        assert not {"dagdas-club", "morrigan"} & set(seen["players"][0]["hand"]["possible"])
        assert not {"dagdas-club", "morrigan"} & set(seen["epic_deck"]["possible"])
    assert "cards" not in t.told("kept", 1)[0]


def test_r10_4_r10_6_another_seat_sees_what_it_draws(declare: Declare) -> None:
    declare("tuans-memory", season=[draw(3)])
    t = Table({"valley": "1 1 1 capital"}, ["", "", "tuans-memory"], turn=2)
    t.play("2: play tuans-memory", "chance: draw eriu", "chance: draw fianna")
    own: Any = t.game.view(2).to_json()
    assert own["players"][2]["tray"] == ["eriu", "fianna"]
    other: Any = t.game.view(0).to_json()
    assert other["players"][2]["tray"]["tales"] == 2
    assert {"eriu", "morrigan"} <= set(other["players"][2]["tray"]["possible"])


def test_r10_4_with_fewer_tales_than_are_to_be_drawn() -> None:
    rest = [name for name in EPIC_TALES if name not in ("eriu", "morrigan", "tuans-memory")]
    t = Table(TWO, ["tuans-memory", "new-clans " + " ".join(rest)], epic_discard=["morrigan"])
    # R5.8: the pile becomes the deck in the middle of the draw; the card played is in no pile yet.
    t.play("0: play tuans-memory", "1: decline")
    assert t.legal(0) == ["keep eriu", "keep morrigan"]
    t.play("0: keep morrigan")
    assert t.data["epic_discard"] == ["eriu", "tuans-memory"]


def test_r5_7_the_dagda_among_the_rest_takes_the_pile_back(declare: Declare) -> None:
    declare("tuans-memory", season=[draw(2)])
    t = Table(TWO, ["tuans-memory", "new-clans"], epic_discard=["morrigan"])
    t.play("0: play tuans-memory", "chance: draw dagda", "chance: draw eriu", "0: keep eriu")
    # Once the effect is over: the Tale that brought it there is not in the pile yet.
    assert t.data["epic_discard"] == ["tuans-memory"]
    assert {"dagda", "morrigan"} <= set(t.data["epic_deck"])


# ----------------------------------------------------------------------------------------- discover


def touches(t: Table, spot: int) -> int:
    """How many territories an empty place touches."""
    around = {(q + dq, r + dr) for q, r in hexes_of(spot) for dq, dr in STEPS}
    sites = [int(site) for site in t.p.island.sites if site]
    taken = [set(hexes_of(site)) for site in sites]
    assert not any(set(hexes_of(spot)) & cells for cells in taken)
    return sum(bool(around & cells) for cells in taken)


STEPS = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]


@pytest.mark.parametrize("flower", [False, True])
def test_r10_5_at_an_empty_place_adjacent_to_at_least_two_territories(flower: bool) -> None:
    names = ["moor", "hills", "cove", "plains", "swamp"]
    lands = {"valley": "1 1 capital", **dict.fromkeys(names, "0 0")}
    t = Table(lands, ["exploration", "new-clans"], flower=flower)
    t.play("0: play exploration")
    spots = [int(spot) for spot in t.p.island.spots()]
    assert t.legal(0) == [f"at {k}" for k in range(len(spots))]
    assert all(touches(t, spot) >= 2 for spot in spots)
    t.play("0: at 1")
    drawn = t.legal("chance")
    # Everything in the stack may come, and nothing else.
    assert drawn == [f"territory {name}" for name in TERRITORIES if name not in lands]
    t.play(f"chance: {drawn[0]}")
    assert "forest" in cards(t.p.advantage_table)
    assert t.clans("forest") == [1, 0]
    assert t.p.island.one_piece()


def test_r10_5_with_no_such_place_nothing_is_discovered() -> None:
    # One territory alone: no place touches two.
    t = Table({"valley": "1 1 capital"}, ["exploration", "new-clans"])
    t.play("0: play exploration")
    assert t.told("discovered") == []
    assert t.map() == {"valley": [1, 1]}
    assert t.asked() == {1: "turn"}


def test_r10_5_the_stack_is_drawn_from_its_first_set_while_that_lasts() -> None:
    first = ["moor"]
    second = [name for name in TERRITORIES if name not in ("moor", "valley", "cove")]
    t = Table(TWO, ["exploration sanctuary", "new-clans"], stack=[first, second])
    # One card: no chance.
    t.play("0: play exploration", "0: at 0")
    assert t.clans("moor") == [1, 0]
    assert [len(lands) for lands in t.data["stack"]] == [13]
    assert sum(int(count(lands)) for lands in t.p.stack) == 13


def test_r10_6_only_the_player_named_sees() -> None:
    lands = {"valley": "1 1 1 1 capital"}
    t = Table(lands, ["scouts-and-spies", "new-clans", "raid"])
    t.play("0: play scouts-and-spies", "0: player 2")
    seen = [t.told("looked", seat)[0].get("cards") for seat in (0, 1, 2, 3, None)]
    assert seen == [["raid"], None, None, None, None]
