"""Section 3: the deal and the draft of the Action cards, with three players or four."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardri.rules.position import ASIDE, ZONES
from tests.rules.drafting import FLIGHTS, deal, dealt, hold, in_game, passed_on, trays
from tests.rules.table import Table, cards

#: Nobody is chieftain anywhere.
EVEN = {2: "1 1", 3: "1 1 1", 4: "1 1 1 1"}


# ---------------------------------------------------------------------------------------- R3.5


def at_the_deal(players: int, flock: str = "clockwise", **more: Any) -> Table:
    """An Assembly in which the flock has just been tossed."""
    table = Table({"valley": EVEN[players]}, phase="assembly", **more)
    table.play(f"chance: {flock}")
    return table


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_r3_5_all_action_cards_are_shuffled_one_is_set_aside_four_are_dealt(
    players: int, seed: int
) -> None:
    # Wherever they were before: one was set aside, the others were discarded.
    table = at_the_deal(players, set_aside="druid")
    everything = in_game(players)
    packets = dealt(random.Random(seed), players, 4, everything)
    left = list(everything)
    for packet in packets:
        for card in packet:
            assert table.legal("chance") == [f"draw {card}" for card in left]
            table.play(f"chance: draw {card}")
            left.remove(card)
    assert trays(table) == [sorted(packet, key=everything.index) for packet in packets]
    if players == 4:
        assert table.data["set_aside"] == left[0]
        assert table.p.pool == table.p.action_discard == 0


def test_r3_5_one_is_set_aside_unseen_by_all() -> None:
    table = at_the_deal(4)
    packets = dealt(random.Random(5), 4, 4, in_game(4))
    deal(table, packets)
    p = table.p
    for row in range(5):
        own = packets[row] if row < 4 else []
        unseen = [card for card in in_game(4) if card not in own]
        assert cards(p.may[ZONES * row + ASIDE]) == unseen


def test_r3_5_three_players_one_is_set_aside_of_thirteen() -> None:
    table = at_the_deal(3)
    deal(table, dealt(random.Random(1), 3, 4, in_game(3)))
    assert table.data["set_aside"] is not None
    assert table.p.pool == 0
    assert len(set(sum(trays(table), [table.data["set_aside"]]))) == 13


# ---------------------------------------------------------------------------------------- R3.6


@given(st.integers(0, 10**9), st.sampled_from([3, 4]), st.sampled_from(FLIGHTS))
def test_r3_6_the_draft_card_by_card(seed: int, players: int, flock: str) -> None:
    rng = random.Random(seed)
    table = at_the_deal(players, flock)
    packets = dealt(rng, players, 4, in_game(players))
    deal(table, packets)
    for held_now in (1, 2, 3):
        held = [rng.sample(packet, held_now) for packet in packets]
        hold(table, held, rng)
        packets = passed_on(packets, held, flock)
        if held_now < 3:
            assert trays(table) == packets
    assert trays(table) == [[] for _ in range(players)]
    assert [table.hand(seat) for seat in range(players)] == packets
    assert table.asked() == {0: "turn"}


def test_r3_6_written_out_for_three_players() -> None:
    table = at_the_deal(3)
    deal(
        table,
        [
            ["bard", "citadel", "conquest", "craftsmen-and-peasants"],
            ["druid", "exploration", "festival", "geis"],
            ["migration", "new-alliance", "new-clans", "sanctuary"],
        ],
    )
    table.play("0: hold bard", "1: hold druid", "2: hold migration")
    assert trays(table) == [
        ["bard", "new-alliance", "new-clans", "sanctuary"],
        ["citadel", "conquest", "craftsmen-and-peasants", "druid"],
        ["exploration", "festival", "geis", "migration"],
    ]
    table.play("0: hold bard new-clans", "1: hold citadel druid", "2: hold festival geis")
    assert trays(table) == [
        ["bard", "exploration", "migration", "new-clans"],
        ["citadel", "druid", "new-alliance", "sanctuary"],
        ["conquest", "craftsmen-and-peasants", "festival", "geis"],
    ]
    table.play("0: hold exploration migration new-clans")
    table.play("1: hold citadel druid sanctuary", "2: hold conquest festival geis")
    assert [table.hand(seat) for seat in range(3)] == [
        ["craftsmen-and-peasants", "exploration", "migration", "new-clans"],
        ["bard", "citadel", "druid", "sanctuary"],
        ["conquest", "festival", "geis", "new-alliance"],
    ]
    assert table.data["set_aside"] == "warlord"


def test_r3_6_a_card_held_earlier_may_be_passed_on_later() -> None:
    table = at_the_deal(3)
    deal(table, dealt(random.Random(2), 3, 4, in_game(3)))
    first = [tray[0] for tray in trays(table)]
    table.play(*[f"{seat}: hold {first[seat]}" for seat in range(3)])
    others = [[card for card in tray if card not in first] for tray in trays(table)]
    assert [len(rest) for rest in others] == [3, 3, 3]
    table.play(*[f"{seat}: hold {' '.join(others[seat][:2])}" for seat in range(3)])
    assert all(first[seat] in trays(table)[(seat + 1) % 3] for seat in range(3))


def test_r3_6_all_at_once_nobody_waits_for_another() -> None:
    table = at_the_deal(4)
    deal(table, dealt(random.Random(3), 4, 4, in_game(4)))
    assert table.asked() == dict.fromkeys(range(4), "hold")
    offered = [table.legal(seat) for seat in range(4)]
    table.play(f"2: {offered[2][1]}")
    assert table.asked() == dict.fromkeys([0, 1, 3], "hold")
    table.refuses(f"2: {offered[2][0]}", f"0: {offered[1][0]}")
    assert [table.legal(seat) for seat in range(4)] == [offered[0], offered[1], [], offered[3]]


def test_r3_6_as_many_are_held_as_the_pass_says() -> None:
    table = at_the_deal(3)
    packets = dealt(random.Random(4), 3, 4, in_game(3))
    deal(table, packets)
    packet = trays(table)[0]
    assert table.legal(0) == [f"hold {card}" for card in packet]
    table.refuses(f"0: hold {packet[0]} {packet[1]}")
    for seat in range(3):
        table.play(f"{seat}: hold {trays(table)[seat][0]}")
    packet = trays(table)[1]
    table.refuses(f"1: hold {packet[0]} {packet[1]} {packet[2]}")
    # One a card, in ascending order: the last card can only come second.
    assert table.legal(1) == [f"hold {card}" for card in packet[:3]]
    table.play(f"1: hold {packet[1]}")
    assert table.legal(1) == [f"hold {card}" for card in packet[2:]]
    table.play(f"1: hold {packet[2]}")
    assert table.asked() == {0: "hold", 2: "hold"}
    for seat in (0, 2):
        table.play(f"{seat}: hold {trays(table)[seat][0]} {trays(table)[seat][1]}")
    # Of four, three: whoever takes the second has said all.
    packet = trays(table)[0]
    assert table.legal(0) == [f"hold {card}" for card in packet[:2]]
    table.play(f"0: hold {packet[1]}")
    assert table.asked() == {1: "hold", 2: "hold"}


def test_r3_6_a_card_held_is_not_offered_again() -> None:
    table = at_the_deal(3)
    deal(
        table,
        [
            ["citadel", "conquest", "craftsmen-and-peasants", "geis"],
            ["bard", "druid", "exploration", "festival"],
            ["migration", "new-alliance", "new-clans", "sanctuary"],
        ],
    )
    table.play("0: hold geis", "1: hold bard", "2: hold migration")
    table.play("0: hold geis sanctuary", "1: hold bard citadel", "2: hold druid migration")
    assert trays(table)[1] == ["bard", "citadel", "new-alliance", "new-clans"]
    table.play("1: hold bard")
    assert table.legal(1) == ["hold citadel", "hold new-alliance"]
    table.play("1: hold citadel")
    assert table.legal(1) == ["hold new-alliance", "hold new-clans"]
