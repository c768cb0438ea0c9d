"""Section 9: two players."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardri.rules.cards.names import ACTION_CARDS
from ardri.rules.position import ASIDE, ZONES
from tests.rules.drafting import deal, dealt, hold, in_game, passed_on, trays
from tests.rules.table import Table, cards

FLIGHTS = ["clockwise", "counterclockwise"]
EVEN = {"valley": "1 1", "cove": "1 1"}


def at_the_deal(flock: str = "clockwise") -> Table:
    table = Table(EVEN, phase="assembly")
    table.play(f"chance: {flock}")
    return table


# ---------------------------------------------------------------------------------------- R9.1


@pytest.mark.parametrize("flock", FLIGHTS)
def test_r9_1_turns_alternate_whatever_the_direction(flock: str) -> None:
    table = Table(EVEN, ["bard new-clans", "citadel geis conquest"], flock=flock)
    table.play("0: play bard", "1: decline", "chance: draw eriu", "1: play citadel")
    table.play("1: territory cove", "1: decline")
    for seat in (0, 1):
        assert table.asked() == {seat: "turn"}
        table.play(f"{seat}: pass")
    assert table.p.round == 2


@pytest.mark.parametrize("before", FLIGHTS)
@pytest.mark.parametrize("toss", FLIGHTS)
def test_r9_1_the_flock_is_tossed_all_the_same_and_matters_for_the_gates(
    before: str, toss: str
) -> None:
    lands = {"valley": "1 1", "gates-of-tir-na-nog": "1 1"}
    table = Table(lands, phase="assembly", brenn=1, flock=before)
    assert table.legal("chance") == FLIGHTS
    table.play(f"chance: {toss}")
    if before == toss:
        assert table.asked() == {"chance": "deal"}
        return
    assert table.asked() == {"chance": "draw"}
    table.play("chance: draw eriu", "chance: draw dagda")
    # From the Brenn.
    assert (table.hand(1), table.hand(0)) == (["eriu"], ["dagda"])


# ---------------------------------------------------------------------------------------- R9.2


def test_r9_2_of_thirteen_three_are_dealt_to_each() -> None:
    table = at_the_deal()
    everything = in_game(2)
    assert len(everything) == 13
    left = list(everything)
    packets = dealt(random.Random(1), 2, 3, everything)
    for packet in packets:
        for card in packet:
            assert table.legal("chance") == [f"draw {card}" for card in left]
            table.play(f"chance: draw {card}")
            left.remove(card)
    assert trays(table) == [sorted(packet, key=ACTION_CARDS.index) for packet in packets]
    # Seven are left: three more for each, and the one set aside.
    assert cards(table.p.pool) == left
    assert table.asked() == {0: "hold", 1: "hold"}


@given(st.integers(0, 10**9), st.sampled_from(FLIGHTS))
def test_r9_2_the_draft_card_by_card(seed: int, flock: str) -> None:
    rng = random.Random(seed)
    table = at_the_deal(flock)
    pool = in_game(2)
    sets: list[list[str]] = [[], []]
    for _ in range(2):
        packets = dealt(rng, 2, 3, pool)
        pool = [card for card in pool if card not in packets[0] + packets[1]]
        deal(table, packets)
        for held_now in (1, 2):
            held = [rng.sample(packet, held_now) for packet in packets]
            hold(table, held, rng)
            packets = passed_on(packets, held, flock)
            if held_now == 1:
                assert trays(table) == packets
        # The three are laid aside: they do not mix with the second set.
        sets = [mine + packet for mine, packet in zip(sets, packets, strict=True)]
        assert trays(table) == [[], []]
        assert [table.hand(seat) for seat in range(2)] == [
            sorted(mine, key=ACTION_CARDS.index) for mine in sets
        ]
    assert [len(table.hand(seat)) for seat in range(2)] == [6, 6]
    assert [table.data["set_aside"]] == pool
    assert table.asked() == {0: "turn"}


def test_r9_2_written_out() -> None:
    table = at_the_deal()
    deal(table, [["bard", "citadel", "conquest"], ["druid", "exploration", "festival"]])
    table.play("0: hold bard", "1: hold festival")
    assert trays(table) == [
        ["bard", "druid", "exploration"],
        ["citadel", "conquest", "festival"],
    ]
    table.play("0: hold druid exploration", "1: hold citadel festival")
    assert (table.hand(0), table.hand(1)) == (
        ["conquest", "druid", "exploration"],
        ["bard", "citadel", "festival"],
    )
    deal(table, [["geis", "migration", "new-alliance"], ["new-clans", "sanctuary", "warlord"]])
    # What was laid aside is not among what can be held or passed on.
    assert table.legal(0) == ["hold geis", "hold migration", "hold new-alliance"]
    table.play("0: hold migration", "1: hold warlord")
    table.play("0: hold migration sanctuary", "1: hold geis new-alliance")
    assert table.hand(0) == [
        "conquest",
        "druid",
        "exploration",
        "migration",
        "sanctuary",
        "warlord",
    ]
    assert table.hand(1) == ["bard", "citadel", "festival", "geis", "new-alliance", "new-clans"]
    assert table.data["set_aside"] == "craftsmen-and-peasants"


def test_r9_2_one_is_set_aside_unseen() -> None:
    rng = random.Random(7)
    table = at_the_deal()
    for _ in range(2):
        pool = cards(table.p.pool)
        deal(table, dealt(rng, 2, 3, pool))
        for held_now in (1, 2):
            hold(table, [tray[:held_now] for tray in trays(table)], rng)
    assert table.p.pool == 0
    for seat in range(2):
        # Cards that this player has never seen: the one set aside is any of them.
        possible = cards(table.p.may[ZONES * seat + ASIDE])
        assert table.data["set_aside"] in possible
        assert len(possible) > 1
        assert not set(possible) & set(table.hand(seat))


def test_r9_2_the_dealt_are_all_the_cards_in_the_game() -> None:
    table = Table(EVEN, ["bard druid", "citadel geis"], passed=[1], set_aside="warlord")
    table.play("0: pass", "chance: clockwise")
    assert table.legal("chance") == [f"draw {card}" for card in in_game(2)]
