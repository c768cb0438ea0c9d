"""Section 12: what all Epic Tales with a Season effect share: cancelled, with nothing to do."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, cards
from tests.rules.tales import view

#: Each can do something here: seat 0 is chieftain of the valley and present in the gates.
LANDS = {
    "valley": "3 1 1 capital",
    "gates-of-tir-na-nog": "1 2 0",
    "cove": "0 0 2",
    "plains": "0 0 0",
}
#: A declaration of each, as far as it is a real choice.
DECLARED = {
    "balors-eye": ["territory cove"],
    "breas-tyranny": ["territory valley", "player 1", "to cove"],
    "champions-share": [],
    "children-of-dana": ["territory plains"],
    "dagdas-harp": ["place valley"],
    "deirdres-beauty": [],
    "eriu": ["place gates-of-tir-na-nog"],
    "kernunos-sanctuary": [],
    "maeves-wealth": [],
    "manannans-horses": ["territory valley", "territory plains", "count 3"],
    "morrigan": ["turn", "territory valley", "player 1"],
    "nuada-silverhand": ["place valley", "place valley"],
    "otherworld": ["territory gates-of-tir-na-nog", "player 1"],
    "stone-of-fal": [],
    "tuans-memory": [],
}


@pytest.mark.parametrize("card", DECLARED)
def test_r12_r5_3_cancelled_by_the_dagda(card: str) -> None:
    hands = [card + " bard morrigan" if card != "morrigan" else "morrigan bard eriu"]
    hands += ["dagda forest geis druid fianna", "citadel new-clans lugs-spear"]
    t = Table(
        {**LANDS, "forest": "0 3 0"}, hands, epic_discard=["battle-frenzy"], set_aside="sanctuary"
    )
    before, other = t.map(), t.hand(0)
    other.remove(card)
    t.play(f"0: play {card}", *[f"0: {line}" for line in DECLARED[card]])
    # Everything has been chosen, and nothing is done yet.
    assert t.asked() == {1: "window"}
    assert t.legal(1) == ["decline", "play dagda"]
    assert t.map() == before
    t.play("1: play dagda")
    # It is discarded at once, before The Dagda, which lies in no pile yet: its own after-play
    # window is open.
    assert t.legal(1) == ["decline", "play forest"]
    assert t.data["epic_discard"] == sorted(["battle-frenzy", card])
    assert t.data["playing"] == ["dagda"]
    t.play("1: decline")
    # Then the pile, The Dagda included, goes back into the deck (R5.7).
    assert t.data["epic_discard"] == []
    assert {"dagda", "battle-frenzy", card} <= set(t.data["epic_deck"])
    assert t.told("reshuffled")[0]["count"] == 3
    # Nothing has come of it, and it was one's turn all the same.
    assert t.map() == before
    assert t.hand(0) == other
    assert cards(t.p.aside) == ["sanctuary"]
    assert t.data["flock"] == "clockwise"
    assert t.told("clash") == t.told("revealed") == t.told("gave") == t.told("drew") == []
    assert t.asked() == {1: "turn"}


@pytest.mark.parametrize("card", DECLARED)
def test_r12_r5_2_all_see_the_card_once_it_is_declared(card: str) -> None:
    hands = [card + " bard fianna", "dagda geis", "citadel new-clans"]
    t = Table(LANDS, hands, set_aside="sanctuary")
    lines = [f"0: {line}" for line in DECLARED[card]]
    t.play(f"0: play {card}", *lines[:-1])
    if lines:
        # Till then nobody else can see which it is.
        assert t.told("played") == []
        for seat in (1, 2, None):
            assert view(t, seat)["players"][0]["hand"]["tales"] == 2
    t.play(*lines[-1:])
    for seat in (0, 1, 2, None):
        told = t.told("played", seat)
        assert [(e["seat"], e["cards"], e["use"]) for e in told] == [(0, [card], "season")]
        assert view(t, seat)["playing"] == [card]


#: With nothing to do: seat 0 has no clan in reserve, and is alone; nobody holds a card.
ALONE = {"valley": "12 0 capital", "cove": "0 0", "moor": "0 3"}
USELESS = {
    "breas-tyranny": [],
    "champions-share": [],
    "children-of-dana": ["territory cove"],
    "dagdas-harp": [],
    "eriu": [],
    "maeves-wealth": [],
    "morrigan": ["decline", "decline"],
    "nuada-silverhand": [],
    "otherworld": [],
    "stone-of-fal": [],
}


@pytest.mark.parametrize("card", USELESS)
def test_r12_r5_4_played_although_there_is_nothing_to_do(card: str) -> None:
    hands = [card + " valley", "dagda misty-lands"]
    t = Table({**ALONE, "misty-lands": "0 1"}, hands, set_aside=None)
    before, flock, deck = t.map(), t.data["flock"], t.data["epic_deck"]
    t.play(f"0: play {card}", *[f"0: {line}" for line in USELESS[card]])
    t.play("1: decline")
    assert t.map() == before
    assert t.data["flock"] == flock
    # It is a Season card played: the Valley's card fits after it (R5.5).
    assert t.legal(0) == ["decline", "play valley"]
    t.play("0: decline")
    assert t.data["epic_discard"] == [card]
    assert t.data["epic_deck"] == deck
    assert t.asked() == {1: "turn"}
