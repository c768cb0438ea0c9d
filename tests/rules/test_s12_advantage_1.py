"""Section 12: what all Advantage cards have in common: cancelled, put away, not to be taken."""

from __future__ import annotations

import pytest

from tests.rules.advantages import DECLARED, about_to, go_on, lies_played, view
from tests.rules.table import cards


def test_r12_there_are_sixteen_advantage_cards() -> None:
    assert len(DECLARED) == 16


@pytest.mark.parametrize("card", DECLARED)
def test_r5_3_the_dagda_cancels_an_advantage_card(card: str) -> None:
    t = about_to(card)
    before = t.p
    t.play(f"0: {DECLARED[card]}")
    # Nothing has happened yet; the card is in no hand and on no pile.
    assert t.asked() == {1: "window"}
    assert t.legal(1) == ["decline", "play dagda"]
    assert card in cards(t.p.playing)
    assert card not in t.hand(0) + cards(t.p.advantage_table | t.p.advantage_played)
    stood = t.map()
    t.play("1: play dagda")
    assert lies_played(t, card)
    cancelled = t.told("cancelled", 3)
    assert [(e["seat"], e["other"], e["cards"]) for e in cancelled] == [(1, 0, [card])]
    # R5.7: The Dagda came to the Epic discard pile, and took it back into the deck.
    assert "dagda" in cards(t.p.deck)
    # Nothing comes of it: the attack and the price of the Mountains are another matter.
    assert t.map() == stood
    assert t.hand(2) == cards(before.hand[2])
    assert list(t.p.buildings) == list(before.buildings)
    assert t.p.aside == before.aside


@pytest.mark.parametrize("card", DECLARED)
def test_r5_2_all_see_an_advantage_card_once_it_is_declared_and_not_before(card: str) -> None:
    t = about_to(card)
    *unseen, last = [f"0: {line}" for line in DECLARED[card].split(", ")]
    before = {seat: view(t, seat) for seat in (1, 2, 3, None)}
    plays = len(t.told("played"))
    for line in unseen:
        t.play(line)
        # Although it is open who holds it (Q10), nobody sees that it is being declared.
        for seat, seen in before.items():
            assert view(t, seat) == seen
    assert len(t.told("played")) == plays
    t.play(last)
    for seat in (0, 1, 2, 3, None):
        told = t.told("played", seat)[-1]
        assert (told["seat"], told["cards"]) == (0, [card])
        assert card in view(t, seat)["playing"]
        assert view(t, seat)["players"][0]["advantages"] == []


@pytest.mark.parametrize("answer", ["decline", "play dagda"])
@pytest.mark.parametrize("card", DECLARED)
def test_r5_6_an_advantage_card_lies_played_by_its_territory(card: str, answer: str) -> None:
    t = about_to(card)
    assert view(t, 1)["players"][0]["advantages"] == [card]
    t.play(f"0: {DECLARED[card]}", f"1: {answer}")
    go_on(t)
    assert lies_played(t, card)
    for seat in (0, 1, 2, 3, None):
        assert view(t, seat)["advantage_played"] == [card]
        assert view(t, seat)["players"][0]["advantages"] == []


@pytest.mark.parametrize("answer", ["decline", "play dagda"])
@pytest.mark.parametrize("card", [card for card in DECLARED if card != "swamp"])
def test_r12_q21_citadel_takes_no_card_that_was_played(card: str, answer: str) -> None:
    t = about_to(card)
    t.play(f"0: {DECLARED[card]}", f"1: {answer}")
    go_on(t)
    built = t.citadels(card)
    # A choice of one is no choice.
    chosen = f", territory {card}" if sum(clans[1] > 0 for clans in t.map().values()) > 1 else ""
    t.play(f"1: play citadel{chosen}")
    assert t.citadels(card) == built + 1
    assert card not in t.hand(1)
    assert lies_played(t, card)


def test_r12_q21_citadel_takes_a_card_out_of_a_hand_before_it_is_played() -> None:
    t = about_to("valley")
    t.play("0: decline", "1: play citadel, territory valley")
    assert "valley" in t.hand(1)
    assert t.hand(0) == ["bard"]
    # All see it go (Q10), and its new holder plays it.
    assert t.told("took", None)[0]["cards"] == ["valley"]
    for seat in (0, 2, None):
        players = view(t, seat)["players"]
        assert (players[0]["advantages"], players[1]["advantages"]) == ([], ["valley"])
