"""Section 12: the Salt Mine, the Forest, the Meadows, the Gates of Tír na nÓg, the Misty Lands."""

from __future__ import annotations

import pytest

from ardri.rules.cards.names import EPIC_TALES
from tests.rules.advantages import hand_seen, known, lies_played, view
from tests.rules.table import Table, cards

# ------------------------------------------------------------------------------------ the Salt Mine

MINE = {"hills": "2 1 1 0 capital", "salt-mine": "1 1 0 0"}


def _mine(*hands: str) -> Table:
    t = Table(MINE, hands)
    t.play("0: play stone-of-fal")
    return t


def test_r12_salt_mine_takes_a_card_and_gives_one() -> None:
    t = _mine("stone-of-fal salt-mine bard eriu", "druid raid dagdas-harp", "conquest", "")
    t.play("0: play salt-mine")
    assert t.legal(0) == ["player 1", "player 2"]
    t.play("0: player 1")
    # At random, and only an Action card.
    assert t.legal("chance") == ["draw druid", "draw raid"]
    t.play("chance: draw raid")
    assert t.legal(0) == ["give bard", "give raid"]
    t.play("0: give bard")
    assert t.hand(0) == ["raid", "eriu"]
    assert t.hand(1) == ["bard", "druid", "dagdas-harp"]
    assert lies_played(t, "salt-mine")
    assert t.asked() == {1: "turn"}


def test_q35_salt_mine_may_give_back_the_card_received() -> None:
    t = _mine("stone-of-fal salt-mine bard", "druid raid", "conquest")
    t.play("0: play salt-mine", "0: player 1", "chance: draw raid", "0: give raid")
    assert t.hand(0) == ["bard"]
    assert t.hand(1) == ["druid", "raid"]
    # Who has no other gives it back unasked.
    t = _mine("stone-of-fal salt-mine eriu", "druid raid", "conquest")
    t.play("0: play salt-mine", "0: player 1", "chance: draw raid")
    assert t.hand(0) == ["eriu"]
    assert t.hand(1) == ["druid", "raid"]


def test_q35_salt_mine_reaches_only_opponents_with_an_action_card() -> None:
    t = _mine("stone-of-fal salt-mine bard", "eriu", "", "raid druid")
    t.play("0: play salt-mine")
    # Seat 3 is the only one: a choice of one.
    assert t.asked() == {"chance": "steal"}
    assert t.legal("chance") == ["draw druid", "draw raid"]


def test_q35_salt_mine_with_nobody_to_take_from_takes_and_gives_nothing() -> None:
    t = _mine("stone-of-fal salt-mine bard druid", "eriu", "", "")
    t.play("0: play salt-mine")
    assert t.hand(0) == ["bard", "druid"]
    assert t.hand(1) == ["eriu"]
    assert t.told("gave") == []
    assert lies_played(t, "salt-mine")


def test_s14_what_salt_mine_takes_and_gives_is_known_to_both_and_to_no_one_else() -> None:
    t = _mine("stone-of-fal salt-mine bard geis", "druid raid", "conquest")
    t.play("0: play salt-mine", "0: player 1", "chance: draw raid", "0: give bard")
    for seat in (0, 1):
        assert [e["cards"] for e in t.told("gave", seat)] == [["raid"], ["bard"]]
    for other in (2, 3, None):
        told = t.told("gave", other)
        assert [(e["seat"], e["other"], e["count"]) for e in told] == [(1, 0, 1), (0, 1, 1)]
        assert not any("cards" in e for e in told)
    # Seat 1 knows the Raid in the one hand, seat 0 the Bard in the other; the others know neither.
    assert known(t, 1, 0) == ["raid"]
    assert known(t, 0, 1) == ["bard"]
    for other in (2, 3, None):
        assert known(t, other, 0) == known(t, other, 1) == []
        for of in (0, 1):
            assert {"bard", "raid", "druid", "geis"} <= set(hand_seen(t, other, of)["possible"])


def test_s14_a_card_that_salt_mine_gave_back_is_known_to_its_taker() -> None:
    t = _mine("stone-of-fal salt-mine bard geis", "druid raid", "conquest")
    t.play("0: play salt-mine", "0: player 1", "chance: draw raid", "0: give raid")
    assert known(t, 0, 1) == ["raid"]
    # Seat 1 has seen nothing of seat 0's hand; to the others it is like any other exchange.
    assert known(t, 1, 0) == []
    assert known(t, 2, 1) == []


def test_r12_salt_mine_takes_an_only_card() -> None:
    t = _mine("stone-of-fal salt-mine bard", "druid", "conquest")
    t.play("0: play salt-mine", "0: player 1")
    # One card: even chance is not asked.
    assert t.legal(0) == ["give bard", "give druid"]


# --------------------------------------------------------------------------------------- the Forest

WOOD = {"hills": "2 1 1 0 capital", "forest": "1 1 0 0"}


def test_r12_forest_draws_a_tale_after_a_tale() -> None:
    t = Table(WOOD, ["stone-of-fal forest bard", "new-clans"])
    t.play("0: play stone-of-fal")
    assert t.legal(0) == ["decline", "play forest"]
    t.play("0: play forest")
    # R5.6: the Tale just played is in no pile yet, and cannot be drawn.
    assert "draw stone-of-fal" not in t.legal("chance")
    t.play("chance: draw eriu")
    assert t.hand(0) == ["bard", "eriu"]
    assert t.data["epic_discard"] == ["stone-of-fal"]
    assert lies_played(t, "forest")
    assert t.told("drew", 0)[0]["cards"] == ["eriu"]
    assert "cards" not in t.told("drew", 1)[0]
    assert hand_seen(t, 1, 0)["tales"] == 1
    assert known(t, 1, 0) == []


def test_r12_forest_after_a_triskel_tale() -> None:
    t = Table(WOOD, ["oenguss-ploy forest bard", "new-clans"], passed=[1, 2, 3])
    t.play("0: pass", "0: play oenguss-ploy")
    assert t.legal(0) == ["decline", "play forest"]
    t.play("0: play forest", "chance: draw eriu")
    assert t.hand(0) == ["bard", "eriu"]


def test_r12_forest_not_after_an_action_card_nor_after_anothers_tale() -> None:
    t = Table(WOOD, ["new-clans forest druid bard", "stone-of-fal raid", "citadel"])
    t.play("0: play new-clans, place hills, place hills")
    assert t.asked() == {1: "turn"}
    t.play("1: play stone-of-fal")
    assert t.asked() == {2: "turn"}


def test_r12_forest_with_no_tale_left_draws_nothing() -> None:
    tales = [name for name in EPIC_TALES if name != "stone-of-fal"]
    hands = ["stone-of-fal forest bard", f"new-clans {' '.join(tales)}"]
    t = Table(WOOD, hands)
    t.play("0: play stone-of-fal", "1: decline", "0: play forest", "1: decline")
    assert t.hand(0) == ["bard"]
    assert lies_played(t, "forest")
    assert t.data["epic_discard"] == ["stone-of-fal"]


def test_r5_8_forest_draws_from_the_discard_pile_when_the_deck_is_empty() -> None:
    tales = [name for name in EPIC_TALES if name not in ("stone-of-fal", "eriu", "dagda")]
    hands = ["stone-of-fal forest bard", f"new-clans {' '.join(tales)}"]
    t = Table(WOOD, hands, epic_discard=["eriu", "dagda"])
    t.play("0: play stone-of-fal", "0: play forest")
    assert t.legal("chance") == ["draw dagda", "draw eriu"]


def test_q3_forest_after_a_tale_that_the_dagda_cancelled() -> None:
    t = Table(WOOD, ["stone-of-fal forest bard", "dagda new-clans"])
    t.play("0: play stone-of-fal", "1: play dagda")
    assert t.legal(0) == ["decline", "play forest"]
    t.play("0: play forest")
    # R5.7: The Dagda took the pile, with the Stone of Fal, back into the deck before.
    assert {"draw dagda", "draw stone-of-fal"} <= set(t.legal("chance"))


# -------------------------------------------------------------------------------------- the Meadows

GRASS = {"stone-circle": "2 1 1 0 capital", "meadows": "1 1 0 0"}


def test_r12_meadows_draws_one_more_and_keeps_one() -> None:
    t = Table(GRASS, ["bard meadows druid", "new-clans", "citadel"])
    t.play("0: play bard")
    assert t.legal(0) == ["decline", "play meadows"]
    t.play("0: play meadows", "chance: draw eriu", "chance: draw morrigan")
    assert t.legal(0) == ["keep eriu", "keep morrigan"]
    # The others know that there are two, and which two to nobody.
    assert view(t, 1)["players"][0]["tray"] == {**view(t, 1)["players"][0]["tray"], "tales": 2}
    assert view(t, 1)["players"][0]["tray"]["known"] == []
    t.play("0: keep eriu")
    assert t.hand(0) == ["druid", "eriu"]
    # R10.4: the rest lies face up; what was kept nobody else knows.
    assert t.data["epic_discard"] == ["morrigan"]
    assert t.told("discarded", 2)[0]["cards"] == ["morrigan"]
    assert "cards" not in t.told("kept", 2)[0]
    assert known(t, 1, 0) == []
    assert lies_played(t, "meadows")


def test_r12_meadows_is_played_before_the_tale_is_seen() -> None:
    t = Table(GRASS, ["bard meadows druid", "new-clans", "citadel"])
    t.play("0: play bard", "0: decline", "chance: draw eriu")
    # Too late now.
    assert t.asked() == {1: "turn"}
    assert t.hand(0) == ["druid", "eriu", "meadows"]


@pytest.mark.parametrize("left", [5, 4, 3, 1])
def test_r12_meadows_with_tuans_memory_draws_four_as_far_as_there_are(left: int) -> None:
    others = [name for name in EPIC_TALES if name not in ("tuans-memory", "dagda")]
    held = " ".join(others[left:])
    t = Table(GRASS, ["tuans-memory meadows druid", f"new-clans {held}", "citadel", "dagda"])
    t.play("0: play tuans-memory", "3: decline", "0: play meadows", "3: decline")
    t.chance()
    drawn = others[: min(left, 4)]
    assert sum(event["count"] for event in t.told("drew")) == len(drawn)
    if left > 1:
        assert t.legal(0) == [f"keep {name}" for name in drawn]
        t.play(f"0: keep {drawn[0]}")
    assert t.hand(0) == ["druid", drawn[0]]
    assert sorted(t.data["epic_discard"]) == sorted([*drawn[1:], "tuans-memory"])
    assert lies_played(t, "meadows")


def test_r12_meadows_for_each_draw_effect_and_not_for_anothers() -> None:
    t = Table(GRASS, ["new-clans meadows druid", "bard raid", "citadel"])
    t.play("0: play new-clans, place meadows, place meadows", "1: play bard")
    assert t.asked() == {"chance": "draw"}
    # Sanctuary draws; the Festival does not (Q9: only cards that say so).
    t = Table(GRASS, ["sanctuary meadows druid", "bard raid", "citadel"])
    t.play("0: play sanctuary, territory meadows")
    assert t.legal(0) == ["decline", "play meadows"]


def test_q9_meadows_does_not_answer_a_sanctuary_that_draws_nothing() -> None:
    t = Table(GRASS, ["kernunos-sanctuary meadows druid", "new-clans", "citadel"])
    t.play("0: play kernunos-sanctuary")
    assert t.sanctuaries("meadows") == 1
    assert t.told("drew") == []
    assert t.asked() == {1: "turn"}


def test_r12_meadows_is_not_asked_for_when_there_is_nothing_to_draw() -> None:
    hands = ["bard meadows druid", f"new-clans {' '.join(EPIC_TALES)}", "citadel"]
    t = Table(GRASS, hands)
    t.play("0: play bard")
    while t.asked() == {1: "window"}:
        t.play("1: decline")
    assert t.asked() == {1: "turn"}
    assert "meadows" in t.hand(0)


def test_r5_3_meadows_cancelled_draws_no_more() -> None:
    t = Table(GRASS, ["bard meadows druid", "dagda new-clans", "citadel"])
    t.play("0: play bard", "0: play meadows", "1: play dagda", "chance: draw eriu")
    assert t.hand(0) == ["druid", "eriu"]
    # R5.7: The Dagda went to the pile, and was back in the deck before the draw.
    assert lies_played(t, "meadows")


# -------------------------------------------------------------------------- the Gates of Tír na nÓg

GATES = {"hills": "2 1 1 0 capital", "gates-of-tir-na-nog": "2 1 0 0", "meadows": "1 0 0 0"}


def _gates(hand: str, clans: str = "2 1 0 0") -> Table:
    t = Table({**GATES, "gates-of-tir-na-nog": clans}, [f"morrigan {hand}", "new-clans", "citadel"])
    t.play("0: play morrigan, turn, decline")
    return t


def test_r12_gates_draws_one_more_and_keeps_one() -> None:
    t = _gates("gates-of-tir-na-nog druid bard")
    # R11: the clan first, then the draw.
    assert t.clans("gates-of-tir-na-nog") == [1, 1, 0, 0]
    assert t.legal(0) == ["decline", "play gates-of-tir-na-nog"]
    t.play("0: play gates-of-tir-na-nog", "chance: draw eriu", "chance: draw dagda")
    assert t.legal(0) == ["keep dagda", "keep eriu"]
    # Q27: seat 1 only afterwards.
    assert t.clans("gates-of-tir-na-nog") == [1, 1, 0, 0]
    t.play("0: keep eriu", "chance: draw fianna")
    assert t.clans("gates-of-tir-na-nog") == [1, 0, 0, 0]
    assert "eriu" in t.hand(0)
    assert t.hand(1) == ["new-clans", "fianna"]
    assert lies_played(t, "gates-of-tir-na-nog")


@pytest.mark.parametrize("first", ["meadows", "gates-of-tir-na-nog"])
def test_r12_gates_and_meadows_for_one_draw(first: str) -> None:
    second = "meadows" if first != "meadows" else "gates-of-tir-na-nog"
    t = _gates("gates-of-tir-na-nog meadows druid bard")
    t.play(f"0: play {first}")
    assert t.legal(0) == ["decline", f"play {second}"]
    t.play(f"0: play {second}")
    t.play("chance: draw eriu", "chance: draw children-of-dana", "chance: draw fianna")
    assert t.legal(0) == ["keep children-of-dana", "keep eriu", "keep fianna"]
    t.play("0: keep fianna")
    assert t.data["epic_discard"] == ["children-of-dana", "eriu"]
    assert t.hand(0) == ["bard", "druid", "fianna"]
    assert t.asked() == {"chance": "draw"}


def test_q8_q27_gates_the_club_saves_the_clan_and_the_draw_happens() -> None:
    t = _gates("gates-of-tir-na-nog dagdas-club druid bard")
    assert t.legal(0) == ["decline", "play dagdas-club"]
    t.play("0: play dagdas-club")
    assert t.clans("gates-of-tir-na-nog") == [2, 1, 0, 0]
    t.play("0: play gates-of-tir-na-nog", "chance: draw eriu", "chance: draw fianna")
    assert t.legal(0) == ["keep eriu", "keep fianna"]


def test_r12_gates_does_not_answer_another_draw() -> None:
    t = Table(GATES, ["bard gates-of-tir-na-nog druid", "new-clans"])
    t.play("0: play bard")
    assert t.asked() == {"chance": "draw"}


def test_r12_gates_with_no_clan_there_is_not_asked() -> None:
    t = _gates("gates-of-tir-na-nog druid bard", clans="0 1 0 0")
    assert t.asked() == {"chance": "draw"}
    t.play("chance: draw eriu")
    assert t.hand(1) == ["new-clans", "eriu"]
    assert "gates-of-tir-na-nog" in t.hand(0)


# ---------------------------------------------------------------------------------- the Misty Lands

MIST = {"hills": "2 1 1 0 capital", "misty-lands": "1 1 0 0", "meadows": "1 0 0 0"}


def _mist(hand: str) -> Table:
    t = Table(MIST, [f"misty-lands {hand}", "new-clans citadel", "raid"])
    t.play("0: play misty-lands")
    return t


def test_r12_misty_lands_discards_and_draws_as_many_and_keeps_one() -> None:
    t = _mist("bard druid geis eriu")
    assert t.legal(0) == ["discard bard", "discard druid", "discard geis"]
    t.play("0: discard bard")
    # One or more: one is enough; in ascending order.
    assert t.legal(0) == ["discard druid", "discard geis", "done"]
    # Nothing comes after Geis: that these are all is no choice.
    t.play("0: discard geis")
    t.play("chance: draw morrigan", "chance: draw fianna")
    assert t.legal(0) == ["keep fianna", "keep morrigan"]
    t.play("0: keep fianna")
    assert t.hand(0) == ["druid", "eriu", "fianna"]
    assert t.data["epic_discard"] == ["morrigan"]
    assert {"bard", "geis"} <= set(cards(t.p.action_discard))
    assert lies_played(t, "misty-lands")
    assert t.asked() == {1: "turn"}


def test_r12_misty_lands_with_one_card_discarded_draws_one() -> None:
    t = _mist("bard druid geis")
    t.play("0: discard druid", "0: done", "chance: draw eriu")
    assert t.hand(0) == ["bard", "geis", "eriu"]


def test_r12_misty_lands_with_no_action_card_does_nothing() -> None:
    t = _mist("eriu")
    assert t.hand(0) == ["eriu"]
    assert t.told("drew") == []
    assert lies_played(t, "misty-lands")
    assert t.asked() == {1: "turn"}


def test_r12_misty_lands_and_meadows() -> None:
    t = _mist("bard druid meadows geis")
    t.play("0: discard druid", "0: discard geis")
    t.play("0: play meadows")
    for name in ("eriu", "morrigan", "fianna"):
        t.play(f"chance: draw {name}")
    assert len(t.legal(0)) == 3
    # Nothing discarded, nothing drawn: no Meadows.
    t = _mist("meadows eriu")
    assert t.asked() == {1: "turn"}
    assert t.hand(0) == ["eriu", "meadows"]


def test_s14_what_misty_lands_discards_is_seen_by_its_player_alone() -> None:
    t = _mist("bard druid geis")
    # While the cards are being chosen, nobody else sees more than how many they are by now.
    before = {seat: view(t, seat) for seat in (1, 2, None)}
    t.play("0: discard bard")
    for seat, seen in before.items():
        seen["players"][0]["held"] = 1
        assert view(t, seat) == seen
    assert t.told("discarded") == []
    t.play("0: done", "chance: draw eriu")
    assert t.told("discarded", 0)[0]["cards"] == ["bard"]
    for other in (1, 2, 3, None):
        (told,) = t.told("discarded", other)
        assert told["count"] == 1
        assert "cards" not in told
        assert "bard" not in view(t, other)["action_discard"]["known"]
        assert "bard" in hand_seen(t, other, 0)["possible"]


def test_r5_3_misty_lands_cancelled_discards_nothing() -> None:
    t = Table(MIST, ["misty-lands bard druid", "dagda geis", "new-clans"])
    t.play("0: play misty-lands", "1: play dagda")
    # Which cards are discarded is a secret, and so chosen on resolution only (R5.2).
    assert t.hand(0) == ["bard", "druid"]
    assert t.told("drew") == []
    assert t.hand(1) == ["geis"]
    assert t.asked() == {2: "turn"}
