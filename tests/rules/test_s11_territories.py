"""Section 11: Mountains, Gates of Tír na nÓg, Stone Circle, Swamp."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ardri.rules.cards.names import EPIC_TALES, TERRITORIES
from ardri.rules.declare import land, on
from ardri.rules.repertoire import ALWAYS, MINE, REMOVED
from ardri.rules.vocabulary.card_words import deed, draw
from ardri.rules.vocabulary.program import each
from ardri.rules.vocabulary.who import EACH_ONE, PRESENT_THERE
from tests.rules.fights import clash
from tests.rules.table import Table, cards

Declare = Callable[..., None]

# ---------------------------------------------------------------------------------------- Mountains


def march(hand: str, mountains: str = "0 2 0 0", n: int = 2) -> Table:
    """Seat 0 marches into the Mountains."""
    t = Table(
        {"plains": "3 1 1 1 capital", "mountains": mountains},
        hands=[f"migration {hand}", "new-clans", "raid", "druid"],
    )
    t.play(f"0: play migration, move {n} plains mountains")
    return t


def test_r11_the_mountains_cost_an_action_card_or_a_clan_before_any_clash() -> None:
    t = march("bard eriu plains")
    assert t.told("clash") == []
    assert t.legal(0) == ["discard bard", "remove"]
    u = Table.of(t.game.copy())
    t.play("0: discard bard")
    assert t.hand(0) == ["eriu", "plains"]
    assert t.clans("mountains") == [2, 2, 0, 0]
    assert t.asked() == {0: "maneuver"}
    u.play("0: remove")
    # Once for the effect, not for each clan (Q7).
    assert u.clans("mountains") == [1, 2, 0, 0]
    assert u.reserve()[0] == 10
    assert u.hand(0) == ["bard", "eriu", "plains"]
    assert u.asked() == {0: "maneuver"}


def test_r11_the_card_is_discarded_unseen() -> None:
    t = march("bard")
    t.play("0: discard bard")
    assert t.told("discarded", 0)[0]["cards"] == ["bard"]
    assert "cards" not in t.told("discarded", 1)[0]
    view: Any = t.game.view(1).to_json()
    assert "bard" not in view["action_discard"]["known"]


def test_r11_without_an_action_card_it_is_a_clan() -> None:
    t = march("eriu plains")
    assert t.clans("mountains") == [1, 2, 0, 0]
    assert t.asked() == {0: "maneuver"}


def test_r11_r7_1_when_the_only_clan_pays_there_is_no_clash() -> None:
    t = march("", n=1)
    assert t.clans("mountains") == [0, 2, 0, 0]
    assert t.told("clash") == []
    assert t.asked() == {1: "turn"}


def test_r11_clans_that_were_there_before_may_pay() -> None:
    t = march("", mountains="1 0 0 0", n=1)
    assert t.clans("mountains") == [1, 0, 0, 0]
    assert t.asked() == {1: "turn"}


def test_r11_only_the_movers_pay() -> None:
    t = march("bard")
    t.play("0: discard bard")
    assert t.hand(1) == ["new-clans"]
    assert t.clans("mountains")[1] == 2


def test_q8_the_mountains_price_is_a_removal_like_any_other(declare: Declare) -> None:
    declare("dagdas-club", triskel=[on(REMOVED, MINE, [deed()])])
    t = march("dagdas-club")
    assert t.asked() == {0: "window"}
    assert t.clans("mountains") == [2, 2, 0, 0]
    t.play("0: play dagdas-club")
    assert t.clans("mountains") == [1, 2, 0, 0]
    assert t.asked() == {0: "maneuver"}


def test_q7_after_a_withdrawal() -> None:
    t = clash("3 2 0 0", ("bard",), more={"mountains": "1 0 0 0"})
    t.play("0: withdraw 2 mountains")
    assert t.legal(0) == ["discard bard", "remove"]
    t.play("0: remove")
    assert (t.clans("moor"), t.clans("mountains")) == ([1, 2, 0, 0], [2, 0, 0, 0])
    # It is no removal of the maneuver's: no Bard.
    assert t.asked() == {1: "maneuver"}


def test_q7_not_after_placing() -> None:
    lands = {"plains": "1 1 1 1 capital", "mountains": "1 1 0 0"}
    t = Table(lands, ["new-clans", "new-alliance"])
    t.play("0: play new-clans", "0: place mountains", "0: place mountains")
    assert t.clans("mountains") == [3, 1, 0, 0]
    assert t.asked() == {1: "turn"}


def test_q7_not_when_the_mountains_are_discovered() -> None:
    rest = [name for name in TERRITORIES if name not in ("plains", "moor", "mountains")]
    lands = {"plains": "1 1 1 1 capital", "moor": "1 0 0 0"}
    t = Table(lands, ["exploration", "new-alliance"], stack=[["mountains"], rest])
    t.play("0: play exploration", "0: at 0")
    assert t.clans("mountains") == [1, 0, 0, 0]
    assert t.asked() == {1: "turn"}


def test_q7_once_for_a_march_to_several_territories() -> None:
    t = Table(
        {"plains": "4 0 0 0 capital", "mountains": "0 1 0 0", "moor": "0 1 0 0"},
        hands=["migration bard druid", "new-clans"],
    )
    t.play("0: play migration, move 2 plains mountains, 2 plains moor")
    t.play("0: discard druid")
    # Then the clashes.
    assert t.legal(0) == ["territory moor", "territory mountains"]
    assert t.clans("mountains") == [2, 1, 0, 0]
    t = Table(
        {"plains": "2 0 0 0 capital", "mountains": "0 1 0 0", "moor": "2 0 0 0"},
        hands=["conquest bard druid", "new-clans"],
    )
    # And once for a march from several.
    t.play("0: play conquest, move 1 plains mountains, 1 moor mountains", "0: discard druid")
    assert t.asked() == {0: "maneuver"}


def test_r11_out_of_the_mountains_costs_nothing() -> None:
    t = Table(
        {"mountains": "3 0 0 0", "plains": "0 0 1 1 capital", "moor": "0 1 0 0"},
        hands=["migration bard", "new-clans"],
    )
    t.play("0: play migration, move 2 mountains moor")
    assert t.asked() == {0: "maneuver"}


# -------------------------------------------------------------------------------------------- Gates

GATES = {"valley": "2 1 0 1 capital", "gates-of-tir-na-nog": "1 2 1 0"}


def gates(toss: str, **options: Any) -> Table:
    """An Assembly in which the flock is tossed; the Brenn is seat 0, chieftain of the Capital."""
    t = Table(GATES, phase="assembly", **options)
    t.play(f"chance: {toss}")
    return t


def test_r11_q27_when_the_flocks_direction_changes() -> None:
    t = gates("counterclockwise", flock="clockwise")
    # In turn order from the Brenn, in the new direction; seat 3 is not there.
    assert t.game.decisions["chance"].subject["by"] == 0
    # One player's removal and draw are finished before the next one's.
    assert t.clans("gates-of-tir-na-nog") == [0, 2, 1, 0]
    t.play("chance: draw eriu")
    assert "eriu" in t.hand(0)
    assert t.game.decisions["chance"].subject["by"] == 2
    assert t.clans("gates-of-tir-na-nog") == [0, 2, 0, 0]
    t.play("chance: draw dagda")
    # Seat 1 is their chieftain, and holds their card.
    t.play("1: decline")
    assert t.game.decisions["chance"].subject["by"] == 1
    assert t.clans("gates-of-tir-na-nog") == [0, 1, 0, 0]
    t.play("chance: draw morrigan")
    # Then the deal.
    assert t.asked() == {"chance": "deal"}
    assert t.hand(0) == ["eriu", "valley"]
    assert t.hand(1) == ["morrigan", "gates-of-tir-na-nog"]
    assert t.hand(2) == ["dagda"]
    assert t.hand(3) == []


def test_r11_the_other_way_round() -> None:
    t = gates("clockwise", flock="counterclockwise")
    order = []
    for tale in ("eriu", "dagda", "morrigan"):
        t.decline_all()
        order.append(t.game.decisions["chance"].subject["by"])
        t.play(f"chance: draw {tale}")
    assert order == [0, 1, 2]


@pytest.mark.parametrize("direction", ["clockwise", "counterclockwise"])
def test_r11_nothing_happens_when_the_direction_stays(direction: str) -> None:
    t = gates(direction, flock=direction)
    assert t.clans("gates-of-tir-na-nog") == [1, 2, 1, 0]
    assert t.asked() == {"chance": "deal"}


def test_r11_from_the_new_brenn() -> None:
    # Seat 3 is Brenn, but seat 1 has become the Capital's chieftain.
    lands = {"valley": "0 2 1 1 capital", "gates-of-tir-na-nog": "1 1 1 1"}
    t = Table(lands, phase="assembly", brenn=3, flock="counterclockwise")
    t.play("chance: clockwise")
    order = []
    for tale in ("eriu", "dagda", "morrigan", "fianna"):
        order.append(t.game.decisions["chance"].subject["by"])
        t.play(f"chance: draw {tale}")
    assert order == [1, 2, 3, 0]


def test_q8_at_the_gates_the_removal_is_one_like_any_other(declare: Declare) -> None:
    declare("dagdas-club", triskel=[on(REMOVED, ALWAYS, [deed()])])
    t = Table(GATES, ["", "dagdas-club"], phase="assembly", flock="counterclockwise")
    t.play("chance: clockwise")
    # The clan is seat 0's, and seat 1 has a card that (here) fits any removal.
    assert t.asked() == {1: "window"}
    assert t.clans("gates-of-tir-na-nog") == [1, 2, 1, 0]
    t.play("1: decline")
    assert t.clans("gates-of-tir-na-nog") == [0, 2, 1, 0]
    assert t.game.decisions["chance"].subject["by"] == 0


def test_r11_with_no_tale_to_draw_the_clan_goes_all_the_same() -> None:
    hands = ["", "", "", " ".join(EPIC_TALES)]
    t = Table(GATES, hands, phase="assembly", flock="counterclockwise")
    # Cathbad's Word. Where nothing is drawn the card of the Gates fits nothing.
    t.play("3: decline", "chance: clockwise")
    assert t.clans("gates-of-tir-na-nog") == [0, 1, 0, 0]
    assert t.asked() == {"chance": "deal"}


def test_r11_without_the_gates_in_play_nothing_happens() -> None:
    t = Table({"valley": "2 1 0 1 capital", "cove": "1 2 1 0"}, phase="assembly")
    t.play("chance: counterclockwise")
    assert t.asked() == {"chance": "deal"}


def test_r9_1_with_two_players_the_flock_matters_for_the_gates() -> None:
    t = Table({"valley": "2 1 capital", "gates-of-tir-na-nog": "1 2"}, phase="assembly")
    t.play("chance: counterclockwise", "chance: draw eriu", "1: decline", "chance: draw dagda")
    assert t.clans("gates-of-tir-na-nog") == [0, 1]
    assert "eriu" in t.hand(0)
    assert "dagda" in t.hand(1)


def test_q44_the_dagda_discarded_by_a_territory_takes_the_pile_back(declare: Declare) -> None:
    land("cove", flock=[each(PRESENT_THERE, [draw(2, by=EACH_ONE)])])
    lands = {"valley": "2 1 capital", "cove": "1 1"}
    t = Table(lands, phase="assembly", epic_discard=["fianna"])
    t.play("chance: counterclockwise", "chance: draw dagda", "chance: draw eriu", "0: keep eriu")
    # Not before the effect is over.
    assert t.data["epic_discard"] == ["dagda", "fianna"]
    t.play("chance: draw morrigan", "chance: draw lugs-spear", "1: keep morrigan")
    assert t.data["epic_discard"] == []
    assert {"dagda", "fianna", "lugs-spear"} <= set(t.data["epic_deck"])


# --------------------------------------------------------------------------- Stone Circle and Swamp


@pytest.mark.parametrize("name", ["stone-circle", "gates-of-tir-na-nog", "moor"])
def test_r11_which_territories_come_with_a_sanctuary(name: str) -> None:
    rest = [other for other in TERRITORIES if other not in ("valley", "cove", name)]
    lands = {"valley": "1 1 capital", "cove": "0 0"}
    t = Table(lands, ["exploration", "new-clans"], stack=[[name], rest])
    t.play("0: play exploration", "0: at 0")
    assert t.sanctuaries(name) == (0 if name == "moor" else 1)
    # Printed: it does not come from the supply; and nothing is drawn for it (Q9).
    assert t.p.sanctuaries_left == 9
    assert t.hand(0) == []
    assert name in cards(t.p.advantage_table)


def test_r11_the_swamp_holds_sanctuaries_and_the_festival_but_no_citadel() -> None:
    lands = {"swamp": "2 1 sanctuary", "valley": "0 1 capital"}
    t = Table(lands, ["sanctuary festival citadel", "new-clans"])
    t.play("0: play sanctuary", "chance: draw eriu")
    assert t.sanctuaries("swamp") == 2
    t.play("1: play new-clans", "1: place swamp", "1: place swamp")
    t.play("0: play festival")
    assert [entry["territory"] for entry in t.data["map"] if entry["festival"]] == ["swamp"]
    t.play("0: play citadel")
    assert t.citadels("swamp") == 0
