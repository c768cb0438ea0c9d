"""Section 3: the Assembly and the order of its steps, all but the draft."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import groupby
from typing import Any

import pytest

from ardri.rules.cards.names import TERRITORIES
from ardri.rules.declare import on
from ardri.rules.repertoire import ALWAYS, ASSEMBLY_START
from ardri.rules.vocabulary.card_words import deed
from tests.rules.drafting import FLIGHTS, deal, dealt, hold, in_game, trays
from tests.rules.table import Table

Declare = Callable[..., None]
#: The order from seat 1 in each direction.
FROM_SEAT_1 = [("clockwise", [1, 2, 0]), ("counterclockwise", [1, 0, 2])]


def assembly(lands: dict[str, str], **more: Any) -> Table:
    return Table(lands, phase="assembly", **more)


# ---------------------------------------------------------------------------------------- R3.0


@pytest.mark.parametrize(("flock", "order"), FROM_SEAT_1)
def test_r3_0_the_start_from_the_old_brenn_in_the_old_direction(
    flock: str, order: list[int]
) -> None:
    # For all that is known any of them may hold Cathbad's Word.
    hands = ["eriu", "children-of-dana", "cathbads-word"]
    lands = {"valley": "0 1 2 capital", "cove": "2 0 0"}
    more: dict[str, Any] = {"brenn": 1, "flock": flock, "windows": "possible"}
    table = assembly(lands, hands=hands, pretenders=[0], **more)
    for seat in order:
        assert table.asked() == {seat: "window"}
        # Nothing of the Assembly's other steps has happened.
        assert (table.p.brenn, table.pretenders()) == (1, [0])
        assert table.data["advantage_table"] == ["cove", "valley"]
        table.play(f"{seat}: decline")
    assert (table.p.brenn, table.pretenders()) == (2, [])
    assert table.asked() == {"chance": "toss"}


def test_r3_0_no_window_without_a_card_for_it() -> None:
    table = assembly({"valley": "1 1 1"}, hands=["eriu lugs-spear", "oenguss-ploy", "dagda"])
    assert table.asked() == {"chance": "toss"}
    table = assembly({"valley": "1 1 1"}, hands=["eriu lugs-spear", "cathbads-word", "dagda"])
    assert table.asked() == {1: "window"}


def test_r3_0_q43_an_advantage_card_kept_may_be_played_there(declare: Declare) -> None:
    declare("cove", triskel=[on(ASSEMBLY_START, ALWAYS, [deed()])])
    table = assembly({"valley": "1 0 1 capital", "cove": "1 2 0"}, hands=["cove"])
    assert table.legal(0) == ["decline", "play cove"]
    table.play("0: play cove")
    assert table.deeds() == [1, 0, 0]
    # R3.3: played or not, the chieftain takes it.
    assert table.hand(0) == []
    assert table.hand(1) == ["cove"]


def test_r3_0_q43_kept_and_not_played_it_goes_to_the_chieftain(declare: Declare) -> None:
    declare("cove", triskel=[on(ASSEMBLY_START, ALWAYS, [deed()])])
    table = assembly({"valley": "1 0 1 capital", "cove": "1 2 0"}, hands=["cove"])
    table.play("0: decline")
    assert table.deeds() == [0, 0, 0]
    assert table.hand(1) == ["cove"]


# ---------------------------------------------------------------------------------------- R3.1


def test_r3_1_the_capitals_chieftain_becomes_brenn() -> None:
    table = assembly({"valley": "1 2 1 capital", "cove": "5 0 0"}, brenn=0)
    assert table.p.brenn == 1
    table = assembly({"valley": "1 0 1 capital", "cove": "1 0 4"}, brenn=1)
    assert table.p.brenn == 1


def test_r3_1_e2_one_each_in_the_capital_no_chieftain_the_brenn_stays_even_absent() -> None:
    # Orange 0, white 1, blue 2: the Brenn, who is not there at all.
    table = assembly({"valley": "1 1 0 capital", "cove": "0 0 3"}, brenn=2)
    assert table.p.brenn == 2


def test_r3_1_the_brenn_stays_when_nobody_is_in_the_capital() -> None:
    table = assembly({"valley": "0 0 0 capital", "cove": "1 1 3"}, brenn=1)
    assert table.p.brenn == 1


def test_r3_1_the_brenn_changes_at_no_other_time() -> None:
    lands = {"valley": "1 2 capital", "cove": "2 0"}
    table = Table(lands, ["migration", "new-clans bard"], brenn=0)
    table.play("0: play migration", "0: territory cove", "0: move 2 cove valley")
    table.play("1: decline", "0: peace", "1: peace")
    assert table.clans("valley") == [3, 2]
    assert table.p.brenn == 0
    table.play("1: play new-clans")
    assert table.clans("valley") == [3, 4]
    assert table.p.brenn == 0
    table.play("1: pass")
    # Both have passed in a row: the next Assembly makes seat 1 Brenn.
    assert table.p.round == 2
    assert table.p.brenn == 1


# ---------------------------------------------------------------------------------------- R3.2


def test_r3_2_a_winner_ends_the_game_here() -> None:
    lands = dict.fromkeys(TERRITORIES[:6], "2 1")
    table = assembly(lands, pretenders=[0])
    assert (table.game.over, table.game.winner) == (True, 0)
    assert table.asked() == {}
    # The steps that come later did not happen.
    assert table.data["advantage_table"] == TERRITORIES[:6]
    assert table.pretenders() == []


def test_r3_2_else_every_pretender_token_goes_back() -> None:
    # Five territories each are not enough.
    lands = dict.fromkeys(TERRITORIES[:5], "1 1")
    table = assembly(lands, pretenders=[0, 1])
    assert not table.game.over
    assert table.pretenders() == []
    assert table.asked() == {"chance": "toss"}


def test_r3_2_the_new_brenn_breaks_the_tie() -> None:
    lands = {**dict.fromkeys(TERRITORIES[:5], "1 1"), "valley": "1 2 capital"}
    assert assembly(lands, pretenders=[0, 1], brenn=0).game.winner == 1


# ---------------------------------------------------------------------------------------- R3.3


def test_r3_3_the_chieftain_takes_the_territorys_card() -> None:
    lands = {"valley": "2 1 0 capital", "cove": "0 0 1", "plains": "1 1 0", "hills": "0 0 0"}
    table = assembly(lands)
    assert [table.hand(seat) for seat in range(3)] == [["valley"], [], ["cove"]]
    assert table.data["advantage_table"] == ["hills", "plains"]
    assert table.data["advantage_played"] == []


def test_r3_3_e1_four_green_three_blue_two_white() -> None:
    # Green, seat 0, is chieftain of the Moor, though the others together are more.
    table = assembly({"valley": "1 1 1 capital", "moor": "4 3 2"})
    assert [table.hand(seat) for seat in range(3)] == [["moor"], [], []]
    # A tie for the most means no chieftain, whoever else is there.
    table = assembly({"valley": "1 1 1 capital", "moor": "4 4 2"})
    assert table.data["advantage_table"] == ["moor", "valley"]


def test_r3_3_what_is_newly_taken_is_told_with_its_number(declare: Declare) -> None:
    declare("eriu", triskel=[on(ASSEMBLY_START, ALWAYS, [deed()])])
    lands = {"valley": "2 1 capital", "cove": "2 1", "plains": "2 0", "hills": "1 2"}
    table = assembly(lands, hands=["eriu plains"])
    table.play("0: decline")
    told = [(one["seat"], one["count"], one["cards"]) for one in table.told("advantage")]
    assert told == [(0, 2, ["cove", "valley"]), (1, 1, ["hills"])]


def test_r3_3_whether_it_was_played_or_not_and_out_of_other_hands() -> None:
    lands = {"valley": "2 1 capital", "cove": "0 1", "plains": "1 1", "hills": "1 2"}
    hands = ["eriu plains hills", "dagda"]
    table = assembly(lands, hands=hands, advantage_played=["valley", "cove"])
    assert table.hand(0) == ["eriu", "valley"]
    assert table.hand(1) == ["dagda", "cove", "hills"]
    # With no chieftain it lies face up, even if it was in a hand.
    assert table.data["advantage_table"] == ["plains"]


# ---------------------------------------------------------------------------------------- R3.4


@pytest.mark.parametrize("before", FLIGHTS)
@pytest.mark.parametrize("toss", FLIGHTS)
def test_r3_4_the_flock_is_tossed_like_a_coin(before: str, toss: str) -> None:
    table = assembly({"valley": "1 1 1"}, flock=before)
    assert table.legal("chance") == FLIGHTS
    table.play(f"chance: {toss}")
    assert table.data["flock"] == toss
    assert table.asked() == {"chance": "deal"}


@pytest.mark.parametrize("before", FLIGHTS)
@pytest.mark.parametrize("toss", FLIGHTS)
def test_r3_4_a_change_of_direction_wakes_the_gates(before: str, toss: str) -> None:
    lands = {"valley": "1 1 1", "gates-of-tir-na-nog": "1 0 2"}
    table = assembly(lands, flock=before)
    table.play(f"chance: {toss}")
    if before == toss:
        assert table.asked() == {"chance": "deal"}
        assert table.clans("gates-of-tir-na-nog") == [1, 0, 2]
        return
    # From the Brenn, in the new direction: seat 0, then seat 2.
    assert table.asked() == {"chance": "draw"}
    table.play("chance: draw eriu")
    assert table.hand(0) == ["eriu"]
    # Its chieftain took the card of the Gates a moment ago.
    assert table.legal(2) == ["decline", "play gates-of-tir-na-nog"]
    table.play("2: decline", "chance: draw dagda")
    assert table.hand(2) == ["dagda", "gates-of-tir-na-nog"]
    assert table.clans("gates-of-tir-na-nog") == [0, 0, 1]
    assert table.asked() == {"chance": "deal"}


@pytest.mark.parametrize(("toss", "order"), FROM_SEAT_1)
def test_r3_4_the_gates_go_by_the_new_direction(toss: str, order: list[int]) -> None:
    lands = {"valley": "0 1 0", "gates-of-tir-na-nog": "1 1 1"}
    before = FLIGHTS[1 - FLIGHTS.index(toss)]
    table = assembly(lands, flock=before, brenn=1)
    table.play(f"chance: {toss}")
    for k, seat in enumerate(order):
        still = order[k + 1 :]
        assert table.clans("gates-of-tir-na-nog") == [int(s in still) for s in range(3)]
        table.play(f"chance: draw {['eriu', 'dagda', 'morrigan'][k]}")
        assert ["eriu", "dagda", "morrigan"][k] in table.hand(seat)


# ---------------------------------------------------------------------------------------- order


def test_r3_0_to_r3_7_the_steps_in_this_order() -> None:
    lands = {"valley": "1 2 1 capital", "gates-of-tir-na-nog": "1 0 0"}
    table = assembly(lands, hands=["cathbads-word"], pretenders=[0])
    table.play("0: play cathbads-word", "0: aside bard", "chance: counterclockwise")
    table.play("0: decline", "chance: draw dagda")
    rng = random.Random(6)
    packets = dealt(rng, 3, 4, [card for card in in_game(3) if card != "bard"])
    # With the Bard set aside there are twelve: the last comes by itself.
    packets[2].pop()
    deal(table, packets)
    for held_now in (1, 2, 3):
        hold(table, [tray[:held_now] for tray in trays(table)], rng)
    table.play("0: aside geis")
    kinds = [kind for kind, _ in groupby(event.kind for event in table.game.events)]
    start = ["played", "set-aside", "brenn", "advantage", "flock", "removed", "drew", "kept"]
    assert kinds == [*start, "dealt", "passed-on", "took-aside", "set-aside"]
    assert table.asked() == {1: "turn"}


def test_r3_7_after_the_assembly_the_brenn_opens_the_season() -> None:
    table = assembly({"valley": "1 2 1 capital"}, brenn=0)
    table.play("chance: counterclockwise")
    rng = random.Random(8)
    packets = dealt(rng, 3, 4, in_game(3))
    deal(table, packets)
    for held_now in (1, 2, 3):
        hold(table, [tray[:held_now] for tray in trays(table)], rng)
    assert table.asked() == {1: "turn"}
    assert table.data["opening"] is True
