"""Section 14: who knows what. That views hold nothing else is in ``test_secrecy.py``."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardri.rules.bits import BIT
from ardri.rules.cards.names import ACTION_CARDS, ACTIONS, CARDS, EPIC_TALES
from ardri.rules.hands import hand_over
from ardri.rules.invariants import faults
from ardri.rules.position import ASIDE, DECK, DISCARD, HAND, POOL, TRAY, ZONES
from tests.rules.drafting import deal, dealt, hold, in_game, next_of, passed_on, trays
from tests.rules.table import Table, cards

FLIGHTS = ["clockwise", "counterclockwise"]
THREE = {"valley": "2 1 1 capital", "cove": "0 1 1"}
HANDS = ["bard new-clans eriu valley", "citadel druid dagda morrigan", "geis cove"]
EVEN = {2: "1 1", 3: "1 1 1", 4: "1 1 1 1"}


def view(table: Table, seat: int | None) -> dict[str, Any]:
    return table.game.view(seat).to_json()


def possible(table: Table, row: int, zone: int) -> list[str]:
    """The cards that a row of knowledge must think possible in a zone."""
    return cards(table.p.may[ZONES * row + zone])


# ---------------------------------------------------------------------------------------- public


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_s14_what_is_public(seat: int | None) -> None:
    table = Table(
        THREE,
        HANDS,
        deeds=[1, 2, 3],
        pretenders=[1],
        brenn=2,
        flock="counterclockwise",
        passed=[2, 1],
        epic_discard=["fianna"],
        advantage_played=[],
        set_aside="warlord",
    )
    seen, truth = view(table, seat), table.data
    for key in ("map", "brenn", "flock", "round", "phase", "turn", "passed"):
        assert seen[key] == truth[key], key
    # What is in the stack all know, till somebody puts territories back.
    (stack,) = truth["stack"]
    assert seen["stack"] == [{"size": 14, "known": stack, "possible": []}]
    for key in ("epic_discard", "advantage_table", "advantage_played"):
        assert seen[key] == truth[key], key
    for other, player in enumerate(seen["players"]):
        assert player["deeds"] == other + 1
        assert player["pretender"] == (other == 1)
        assert player["reserve"] == table.reserve()[other]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_s14_q10_hands_by_number_and_back_advantage_cards_by_name(seat: int | None) -> None:
    seen = view(Table(THREE, HANDS), seat)
    assert [player["advantages"] for player in seen["players"]] == [["valley"], [], ["cove"]]
    sizes = [(2, 1), (2, 2), (1, 0)]
    for other, player in enumerate(seen["players"]):
        if other == seat:
            assert player["hand"] == HANDS[other].split()
        else:
            assert (player["hand"]["actions"], player["hand"]["tales"]) == sizes[other]
            assert player["hand"]["known"] == []


def test_s14_how_many_action_cards_lie_discarded() -> None:
    table = Table(THREE, HANDS, set_aside="warlord")
    seen = view(table, 1)
    assert seen["action_discard"]["actions"] == 13 - 5 - 1
    assert seen["set_aside"]["actions"] == 1
    assert seen["epic_deck"]["tales"] == 30 - 3


def test_s14_every_card_played_is_seen() -> None:
    table = Table(THREE, HANDS)
    table.play("0: play new-clans")
    assert table.told("played")[0]["cards"] == ["new-clans"]
    table.play("2: decline", "0: decline", "1: pass")
    assert "new-clans" in view(table, None)["action_discard"]["known"]


def test_s14_nobody_knows_the_order_of_deck_and_stack() -> None:
    # What will be drawn does not exist yet: all outcomes of chance are what is unseen.
    table = Table(THREE, HANDS)
    table.play("0: play bard", "2: decline")
    held = ["eriu", "dagda", "morrigan"]
    deck = [tale for tale in EPIC_TALES if tale not in held]
    assert table.legal("chance") == [f"draw {tale}" for tale in deck]
    for seat in (0, 1, 2, None):
        unseen = [tale for tale in EPIC_TALES if seat is None or tale not in table.hand(seat)]
        deck_seen = view(table, seat)["epic_deck"]
        assert deck_seen["known"] + deck_seen["possible"] == unseen


# ---------------------------------------------------------------------------------------- private


def test_s14_cards_discarded_unplayed_are_known_to_who_discarded_them() -> None:
    table = Table(THREE, HANDS, windows="possible", turn=0, passed=[1, 2])
    table.play("0: pass")
    # At the end of the turn anybody with a Tale may hold Oengus's Ploy.
    assert table.told("discarded") == []
    table.decline_all()
    # Collected for the next deal by now; what was told stays.
    for seat in (0, 1, 2):
        own = {told["seat"] for told in table.told("discarded", seat) if "cards" in told}
        assert own == {seat}
    assert not any("cards" in told for told in table.told("discarded"))


def test_s14_a_tale_drawn_is_seen_by_who_draws() -> None:
    table = Table(THREE, HANDS)
    table.play("0: play bard", "2: decline", "chance: draw fianna")
    assert view(table, 0)["players"][0]["hand"][-2:] == ["fianna", "valley"]
    for seat in (1, 2, None):
        assert "fianna" in view(table, seat)["epic_deck"]["possible"]
        assert "fianna" in view(table, seat)["players"][0]["hand"]["possible"]
        assert view(table, seat)["players"][0]["hand"]["tales"] == 2


def test_s14_a_hand_without_a_kind_of_card_hides_none() -> None:
    table = Table(THREE, HANDS)
    for seat in (0, 1, None):
        hand = view(table, seat)["players"][2]["hand"]
        assert not set(hand["possible"]) & set(EPIC_TALES)
        assert set(hand["possible"]) <= set(ACTION_CARDS)


@pytest.mark.parametrize("card", ["bard", "eriu"])
def test_s14_a_card_given_unseen_is_known_to_both_sides(card: str) -> None:
    p = Table(THREE, HANDS, set_aside="warlord").p
    number = CARDS.index(card)
    hand_over(p, 0, 2, BIT[number])
    assert card in cards(p.hand[2])
    assert card not in cards(p.hand[0])
    assert faults(p) == []
    for row in range(4):
        # Seat 1 and the public know only that a card of this kind has gone there.
        zones = [zone for zone in range(ZONES) if p.may[ZONES * row + zone] & BIT[number]]
        hidden = [HAND, HAND + 2, DECK] if card == "eriu" else [HAND, HAND + 2, ASIDE, DISCARD]
        if card == "eriu":
            # That was the only Tale of seat 0.
            hidden.remove(HAND)
        if row in (1, 3):
            assert set(hidden) <= set(zones)
        else:
            assert zones == [HAND + 2]


# ---------------------------------------------------------------------------------------- draft


def at_the_draft(players: int, flock: str, packets: list[list[str]], **more: Any) -> Table:
    table = Table({"valley": EVEN[players]}, phase="assembly", **more)
    table.play(f"chance: {flock}")
    deal(table, packets)
    return table


def test_s14_nobody_looks_before_all_packets_are_dealt() -> None:
    table = Table({"valley": "1 1 1"}, phase="assembly")
    table.play("chance: clockwise", "chance: draw bard")
    for seat in range(3):
        seen = view(table, seat)
        assert seen["players"][seat]["tray"] == []
        assert table.told("dealt", seat) == []
        assert "bard" in possible(table, seat, TRAY + 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s14_after_the_deal_each_knows_the_own_packet_alone(players: int) -> None:
    size = 3 if players == 2 else 4
    packets = dealt(random.Random(players), players, size, in_game(players))
    table = at_the_draft(players, "clockwise", packets)
    rest = ASIDE if players > 2 else POOL
    for row in range(players + 1):
        own = [] if row == players else sorted(packets[row], key=ACTION_CARDS.index)
        unseen = [card for card in in_game(players) if card not in own]
        for seat in range(players):
            assert possible(table, row, TRAY + seat) == (own if seat == row else unseen)
        assert possible(table, row, rest) == unseen
        if row < players:
            assert view(table, row)["players"][row]["tray"] == own


@pytest.mark.parametrize("windows", ["holders", "possible"])
def test_s14_choices_of_the_draft_stay_hidden_until_all_are_in(windows: str) -> None:
    packets = dealt(random.Random(2), 3, 4, in_game(3))
    views = []
    for k in range(4):
        table = at_the_draft(3, "clockwise", packets, windows=windows)
        table.play(f"0: hold {packets[0][k]}", f"1: hold {packets[1][0]}")
        views.append([view(table, seat) for seat in (1, 2, None)])
        assert table.told("passed-on") == []
    assert views[0] == views[1] == views[2] == views[3]


def places(
    row: int, players: int, flock: str, history: list[list[list[str]]]
) -> dict[str, set[int]]:
    """By hand: where each card may be that a seat does not hold, after the packets of history.

    A seat number, or -1: set aside. ``history[k][seat]``: the packet after k passes.
    """
    where = {
        card: {other for other in range(players) if other != row} | {-1}
        for card in in_game(players)
        if card not in history[0][row]
    }
    where.update({card: {row} for card in history[0][row]})
    for before, after in pairwise(history):
        moved: dict[str, set[int]] = {}
        for card, seats in where.items():
            if card in after[row]:
                moved[card] = {row}
            elif card in before[row]:
                moved[card] = {next_of(row, players, flock)}
            else:
                # It stayed, or went on; had it come here, it would have been seen.
                on = {next_of(seat, players, flock) for seat in seats if seat >= 0}
                moved[card] = (seats | on) - {row}
        where = moved
    return where


@given(st.integers(0, 10**9), st.sampled_from([3, 4]), st.sampled_from(FLIGHTS))
def test_s14_who_knows_what_after_the_draft(seed: int, players: int, flock: str) -> None:
    rng = random.Random(seed)
    packets = dealt(rng, players, 4, in_game(players))
    table = at_the_draft(players, flock, packets)
    history = [packets]
    for held_now in (1, 2, 3):
        held = [rng.sample(packet, held_now) for packet in packets]
        hold(table, held, rng)
        packets = passed_on(packets, held, flock)
        history.append(packets)
    for row in range(players):
        where = places(row, players, flock, history)
        for seat in range(players):
            expected = [card for card in in_game(players) if seat in where[card]]
            assert possible(table, row, HAND + seat) == expected
        assert possible(table, row, ASIDE) == [c for c in in_game(players) if -1 in where[c]]
    # The public has seen nothing at all.
    for zone in (HAND, HAND + 1, HAND + 2, ASIDE):
        assert possible(table, players, zone) == in_game(players)


@given(st.integers(0, 10**9), st.sampled_from(FLIGHTS))
def test_s14_who_knows_what_after_the_first_draft_of_two(seed: int, flock: str) -> None:
    rng = random.Random(seed)
    packets = dealt(rng, 2, 3, in_game(2))
    table = at_the_draft(2, flock, packets)
    history = [packets]
    for held_now in (1, 2):
        held = [rng.sample(packet, held_now) for packet in packets]
        hold(table, held, rng)
        packets = passed_on(packets, held, flock)
        history.append(packets)
    for row in range(2):
        other = 1 - row
        # Cards that came here and went back are there for certain; the one never seen may be
        # any that was not seen, as the seven in the pool may.
        seen = {card for after in history for card in after[row]}
        there = [card for card in in_game(2) if card in seen and card not in packets[row]]
        assert set(there) <= set(packets[other])
        unseen = [card for card in in_game(2) if card not in seen]
        assert possible(table, row, HAND + other) == [
            card for card in in_game(2) if card in there or card in unseen
        ]
        assert possible(table, row, POOL) == unseen
        assert cards(table.p.pool)[0] in unseen


def test_s14_what_one_passed_on_last_is_known_to_be_there() -> None:
    rng = random.Random(9)
    packets = dealt(rng, 4, 4, in_game(4))
    table = at_the_draft(4, "clockwise", packets)
    for held_now in (1, 2):
        hold(table, [tray[:held_now] for tray in trays(table)], rng)
    last = [tray[3] for tray in trays(table)]
    hold(table, [tray[:3] for tray in trays(table)], rng)
    for seat in range(4):
        taker = (seat + 1) % 4
        assert last[seat] in table.hand(taker)
        assert last[seat] in view(table, seat)["players"][taker]["hand"]["known"]
        told = [one["cards"] for one in table.told("passed-on", seat) if one["seat"] == seat]
        assert told[-1] == [last[seat]]


def test_s14_what_was_passed_on_is_known_to_both_sides_only() -> None:
    rng = random.Random(10)
    packets = dealt(rng, 3, 4, in_game(3))
    table = at_the_draft(3, "counterclockwise", packets)
    hold(table, [packet[:1] for packet in packets], rng)
    for seat in (0, 1, 2, None):
        known = {
            (told["seat"], told["other"])
            for told in table.told("passed-on", seat)
            if "cards" in told
        }
        pairs = {(0, 2), (2, 1), (1, 0)}
        assert known == {pair for pair in pairs if seat in pair}
        assert {(told["seat"], told["other"]) for told in table.told("passed-on", seat)} == pairs


# ---------------------------------------------------------------------------------------- prompts


def windows_asked(hands: list[str], windows: str) -> list[dict[int | str, str]]:
    """Who is asked, step by step, when nobody answers a Season card."""
    table = Table(THREE, hands, windows=windows)
    table.play("0: play new-clans")
    out = [table.asked()]
    while set(table.asked().values()) == {"window"}:
        (seat,) = table.asked()
        table.play(f"{seat}: decline")
        out.append(table.asked())
    return out


def test_s14_a_prompt_betrays_no_hand_where_secrets_count() -> None:
    with_geis = ["bard new-clans", "citadel druid", "geis conquest"]
    without = ["bard new-clans", "citadel druid", "sanctuary conquest"]
    elsewhere = ["bard new-clans", "citadel geis", "sanctuary conquest"]
    asked = windows_asked(with_geis, "possible")
    assert asked == [{1: "window"}, {2: "window"}, {1: "turn"}]
    assert windows_asked(without, "possible") == windows_asked(elsewhere, "possible") == asked


def test_s14_asked_are_the_holders_where_all_is_open() -> None:
    with_geis = ["bard new-clans", "citadel druid", "geis conquest"]
    without = ["bard new-clans", "citadel druid", "sanctuary conquest"]
    assert windows_asked(with_geis, "holders") == [{2: "window"}, {1: "turn"}]
    assert windows_asked(without, "holders") == [{1: "turn"}]


def test_s14_who_by_public_knowledge_cannot_answer_is_not_asked() -> None:
    # Seat 1 has no Action card, nobody a Tale, and all see that.
    assert windows_asked(["bard new-clans", "cove", "geis conquest"], "possible") == [
        {2: "window"},
        {2: "turn"},
    ]
    # A Tale is no Geis. It may be Lug Samildanach and, at the turn's end, Oengus's Ploy.
    assert windows_asked(["bard new-clans", "eriu", "geis conquest"], "possible") == [
        {2: "window"},
        {1: "window"},
        {1: "window"},
        {1: "turn"},
    ]
    # The Geis lies open in the pile: nobody has it.
    table = Table(
        THREE,
        ["bard new-clans", "citadel druid", "sanctuary conquest"],
        windows="possible",
        action_discard=["geis"],
    )
    table.play("0: play new-clans")
    assert table.asked() == {1: "turn"}


def test_s14_a_forced_pass_is_asked_where_it_would_betray_a_hand() -> None:
    table = Table(THREE, ["geis", "citadel druid", "sanctuary"], windows="possible")
    assert (table.asked(), table.legal(0)) == ({0: "turn"}, ["pass"])
    # Without a card that anybody could not see there is nothing to betray.
    table = Table(THREE, ["valley", "citadel druid", "sanctuary"], windows="possible")
    assert table.asked() == {1: "turn"}
    # It hangs on the hand of the one whose turn it is.
    table = Table(THREE, ["", "geis", "sanctuary"], windows="possible", turn=1)
    assert (table.asked(), table.legal(1)) == ({1: "turn"}, ["pass"])
    table = Table(THREE, ["citadel", "cove", "sanctuary"], windows="possible", turn=1)
    assert table.asked() == {2: "turn"}


def test_s14_all_action_cards_are_somewhere_unknown_at_first() -> None:
    table = Table(THREE, HANDS, set_aside="warlord")
    for row in range(4):
        own = 0 if row == 3 else int(table.p.hand[row]) & ACTIONS
        unseen = [card for card in in_game(3) if card not in cards(own)]
        assert possible(table, row, ASIDE) == unseen
