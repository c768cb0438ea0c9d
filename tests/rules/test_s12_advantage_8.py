"""Section 12: the Advantage cards that draw, with little or nothing to draw; what others see."""

from __future__ import annotations

import pytest

from ardri.rules.cards.names import EPIC_TALES
from tests.rules.advantages import DECLARED, about_to, known
from tests.rules.table import Table, cards

ALL_BUT = [name for name in EPIC_TALES if name not in ("eriu", "fianna")]


def test_r1_3_misty_lands_with_no_tale_left_discards_and_draws_nothing() -> None:
    lands = {"hills": "2 1 1 capital", "misty-lands": "1 1 0"}
    t = Table(lands, ["misty-lands bard druid eriu fianna", f"new-clans {' '.join(ALL_BUT)}"])
    t.play("0: play misty-lands", "1: decline", "0: discard bard", "0: done")
    t.decline_all()
    assert t.hand(0) == ["druid", "eriu", "fianna"]
    assert "bard" in cards(t.p.action_discard)
    assert t.told("drew") == []
    assert t.asked() == {1: "turn"}


def test_r1_3_misty_lands_draws_as_many_as_there_are() -> None:
    lands = {"hills": "2 1 1 capital", "misty-lands": "1 1 0"}
    tales = " ".join(name for name in ALL_BUT if name != "dagda")
    hands = ["misty-lands bard druid festival fianna", f"new-clans {tales}"]
    t = Table(lands, hands, epic_discard=["dagda"])
    t.play("0: play misty-lands", *[f"0: discard {name}" for name in ("bard", "druid", "festival")])
    # Three are to be drawn: Eriu out of the deck, then the pile is shuffled in, and that is all.
    t.play("0: keep dagda")
    assert t.hand(0) == ["dagda", "fianna"]
    assert t.data["epic_discard"] == ["eriu"]
    assert len(t.told("drew")) == 2


@pytest.mark.parametrize("drawn", [True, False])
def test_r12_the_gates_with_no_tale_left_cost_a_clan_and_their_card_is_not_asked_for(
    drawn: bool,
) -> None:
    lands = {"valley": "2 2 capital", "gates-of-tir-na-nog": "2 0"}
    others = " ".join(name for name in EPIC_TALES if name not in ("morrigan", "eriu"))
    held = "" if drawn else "eriu"
    hands = [f"morrigan gates-of-tir-na-nog bard {held}", f"new-clans {others}"]
    t = Table(lands, hands)
    t.play("0: play morrigan, turn, decline", "1: decline")
    assert t.clans("gates-of-tir-na-nog") == [1, 0]
    # With Eriu in the deck there is a draw to answer.
    assert t.legal(0) == (["decline", "play gates-of-tir-na-nog"] if drawn else [])
    t.decline_all()
    t.chance()
    assert len(t.told("drew")) == drawn


def test_s14_what_the_forest_and_the_gates_let_draw_is_seen_by_the_drawer_alone() -> None:
    for card in ("forest", "gates-of-tir-na-nog"):
        t = about_to(card)
        t.play(f"0: {DECLARED[card]}", "1: decline")
        t.chance()
        if card == "gates-of-tir-na-nog":
            assert t.asked() == {0: "keep"}
            t.play(f"0: {t.legal(0)[0]}")
        (kept,) = t.told("kept", 0)
        assert kept["cards"][0] in t.hand(0)
        for other in (1, 2, 3, None):
            assert "cards" not in t.told("kept", other)[0]
            assert known(t, other, 0) == []
