"""Section 12: Maeve's Wealth."""

from __future__ import annotations

import pytest

from tests.rules.table import Table
from tests.rules.tales import view

FOUR = {"valley": "2 1 1 1 capital", "moor": "1 0 0 0"}
HANDS = ["maeves-wealth bard moor", "citadel druid eriu", "festival geis fianna", "migration raid"]


def test_r12_maeve_each_opponent_gives_one_and_gets_one() -> None:
    t = Table(FOUR, hands=HANDS)
    t.play("0: play maeves-wealth")
    assert t.asked() == {1: "tribute", 2: "tribute", 3: "tribute"}
    assert t.legal(1) == ["give citadel", "give druid"]
    t.play("3: give raid", "1: give druid")
    # All at once: nothing is handed over till all are in.
    assert t.asked() == {2: "tribute"}
    assert t.hand(0) == ["bard", "moor"]
    t.play("2: give festival")
    assert t.hand(0) == ["bard", "druid", "festival", "raid", "moor"]
    # Then to each who gave, in turn order, any one.
    for seat, card in ((1, "raid"), (2, "bard"), (3, "druid")):
        assert t.asked() == {0: "give"}
        t.play(f"0: give {card}")
        assert card in t.hand(seat)
    assert t.hand(0) == ["festival", "moor"]
    assert t.hand(1) == ["citadel", "raid", "eriu"]
    assert t.hand(2) == ["bard", "geis", "fianna"]
    assert t.hand(3) == ["druid", "migration"]
    assert t.asked() == {1: "turn"}


def test_q35_maeve_gives_any_action_card_of_the_hand_and_no_other() -> None:
    t = Table(FOUR, hands=["maeves-wealth bard morrigan moor", HANDS[1], "", ""])
    t.play("0: play maeves-wealth", "1: give druid")
    assert t.legal(0) == ["give bard", "give druid", "play moor"]


def test_q22_maeve_may_give_back_the_very_card() -> None:
    t = Table(FOUR, hands=[HANDS[0], HANDS[1], "", ""])
    t.play("0: play maeves-wealth", "1: give druid", "0: give druid")
    assert t.hand(0) == ["bard", "moor"]
    assert t.hand(1) == ["citadel", "druid", "eriu"]
    assert t.asked() == {1: "turn"}


def test_r12_maeve_only_who_holds_an_action_card_gives_and_gets() -> None:
    t = Table(FOUR, hands=[HANDS[0], "druid", "eriu", "migration raid"])
    t.play("0: play maeves-wealth")
    # Seat 2 has none. Seat 1 has just one, and gives it unasked.
    assert t.asked() == {3: "tribute"}
    t.play("3: give raid")
    assert t.hand(0) == ["bard", "druid", "raid", "moor"]
    t.play("0: give bard", "0: give druid")
    assert t.hand(1) == ["bard"]
    assert t.hand(2) == ["eriu"]
    assert t.hand(3) == ["druid", "migration"]
    assert [(e["seat"], e["other"]) for e in t.told("gave")] == [(1, 0), (3, 0), (0, 1), (0, 3)]


def test_r12_maeve_with_no_action_card_of_ones_own() -> None:
    t = Table(FOUR, hands=["maeves-wealth", "druid", "festival", "raid"])
    t.play("0: play maeves-wealth")
    # All had one card only, and gave it; now there are three to give.
    assert t.hand(0) == ["druid", "festival", "raid"]
    t.play("0: give festival", "0: give raid")
    # The last one is all that is left.
    assert [t.hand(seat) for seat in range(4)] == [[], ["festival"], ["raid"], ["druid"]]
    assert t.asked() == {1: "turn"}


def test_s14_r12_maeve_cards_given_are_known_to_both_sides_only() -> None:
    t = Table(FOUR, hands=HANDS)
    t.play("0: play maeves-wealth", "1: give druid", "2: give festival", "3: give raid")
    told = [[e.get("cards") for e in t.told("gave", seat)] for seat in (0, 1, 2, 3, None)]
    assert told == [
        [["druid"], ["festival"], ["raid"]],
        [["druid"], None, None],
        [None, ["festival"], None],
        [None, None, ["raid"]],
        [None, None, None],
    ]
    for seat, card in ((1, "druid"), (2, "festival"), (3, "raid")):
        hand = view(t, seat)["players"][0]["hand"]
        assert hand["known"] == [card]
        assert hand["actions"] == 4
    t.play("0: give raid", "0: give bard", "0: give druid")
    assert view(t, 0)["players"][1]["hand"]["known"] == ["raid"]
    # Seat 3 gave the Raid, and can only guess where it is now.
    raid = [view(t, 3)["players"][seat]["hand"] for seat in (0, 1, 2)]
    assert all("raid" in hand["possible"] and hand["known"] == [] for hand in raid)


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_s14_r12_maeve_nobody_sees_a_choice_before_all_are_in(seat: int | None) -> None:
    seen = []
    for card in ("citadel", "druid"):
        t = Table(FOUR, hands=HANDS)
        t.play("0: play maeves-wealth", f"1: give {card}")
        seen.append((view(t, seat), t.told("gave", seat), t.asked()))
    # Who has chosen already is public, what is not.
    assert (seen[0] == seen[1]) == (seat != 1)
    assert seen[0][1] == []
    assert seen[0][2] == {2: "tribute", 3: "tribute"}


def test_q19_moor_is_not_offered_while_maeves_wealth_is_open() -> None:
    lands = {**FOUR, "moor": "0 2 0 0"}
    t = Table(lands, hands=["maeves-wealth bard", "citadel druid moor", "festival geis", "eriu"])
    t.play("0: play maeves-wealth")
    assert t.legal(1) == ["give citadel", "give druid"]
    t.refuses("1: play moor")
    # Nor when only one is still to choose.
    t.play("2: give geis")
    assert t.legal(1) == ["give citadel", "give druid"]
    t.play("1: give druid")
    assert t.asked() == {0: "give"}


def test_q19_moor_is_not_offered_to_the_only_one_who_chooses() -> None:
    lands = {**FOUR, "moor": "0 2 0 0"}
    t = Table(lands, hands=["maeves-wealth bard", "citadel druid moor", "geis", "eriu"])
    t.play("0: play maeves-wealth")
    assert t.asked() == {1: "tribute"}
    assert t.legal(1) == ["give citadel", "give druid"]


def test_r5_4_maeve_with_nobody_to_give_does_nothing() -> None:
    t = Table(FOUR, hands=["maeves-wealth bard citadel", "eriu moor", "", "fianna"])
    t.play("0: play maeves-wealth")
    assert t.told("gave") == []
    assert t.hand(0) == ["bard", "citadel"]
    assert t.data["epic_discard"] == ["maeves-wealth"]


def test_r12_maeve_is_a_season_card_played_and_the_salt_mine_follows() -> None:
    t = Table(
        {**FOUR, "salt-mine": "1 0 0 0"},
        hands=["maeves-wealth bard salt-mine", "druid", "", ""],
    )
    t.play("0: play maeves-wealth", "0: give bard", "0: play salt-mine")
    # Only an opponent with an Action card: seat 1, whose one card is taken.
    assert t.hand(0) == ["bard", "druid"]
    t.play("0: give druid")
    assert t.hand(1) == ["druid"]
