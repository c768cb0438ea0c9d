"""Section 12: Tales of clashes together, and with territories and Advantage cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.fights import clash
from tests.rules.playing import played
from tests.rules.table import Table

#: A tie, so nobody withdraws to there; with a card to play seat 3 is asked after the clash.
APART = {"hills": "0 1 1 1"}
ON = "new-clans"


def sheltered(t: Table) -> list[int]:
    """How many clans each seat has sheltered in the clash going on."""
    frame: Any = next(f for f in t.data["frames"] if "sheltered" in f)
    return list(frame["sheltered"])


# ----------------------------------------------------------------------------- the rulebook's clash


def test_e4_r7_6_r7_7_r7_8_r7_12_the_rulebooks_clash() -> None:
    # Green 0, blue 1, orange 2, white 3. Blue comes from the hills and is the instigator.
    t = Table(
        {
            "moor": "2 2 5 2 capital citadel",
            "plains": "0 0 2 1",
            "hills": "0 1 0 0",
        },
        hands=["ogmas-eloquence", "migration citadel druid", "", "new-clans"],
        turn=1,
        brenn=1,
    )
    t.play("1: play migration, move 1 hills moor", "2: shelter", "3: shelter")
    assert sheltered(t) == [0, 0, 1, 1]
    # Orange has no Action card.
    t.play("1: attack 2")
    assert t.clans("moor") == [2, 3, 4, 2]
    # The three that are exposed withdraw to where orange is chieftain; the sheltered one stays.
    t.play("2: withdraw")
    assert t.legal(2) == ["count 1", "count 2", "count 3"]
    t.play("2: count 3")
    assert t.map() == {"moor": [2, 3, 1, 2], "plains": [0, 0, 5, 1]}
    # White asks for peace, green agrees, blue refuses; orange has no say in it.
    t.play("3: peace")
    assert t.asked() == {0: "peace"}
    t.play("0: peace")
    assert t.asked() == {1: "peace"}
    t.play("1: fight")
    assert t.legal(3) == ["attack 0", "attack 1"]
    t.play("3: attack 1", "1: discard druid")
    assert t.clans("moor") == [2, 3, 1, 2]
    assert sheltered(t) == [0, 0, 1, 1]
    t.play("0: play ogmas-eloquence")
    # Over at once, and no peace had to be made. All stand where they stood, out in the open.
    assert [told["territory"] for told in t.told("clash-over")] == ["moor"]
    assert t.map() == {"moor": [2, 3, 1, 2], "plains": [0, 0, 5, 1]}
    assert t.p.clash < 0
    assert t.asked() == {3: "turn"}


# ------------------------------------------------------------- Battle Frenzy and sheltered clans


def test_r7_5_battle_frenzy_leaves_the_fianna_only_exposed_clans_to_choose_from() -> None:
    t = clash("3 4 0 0", ("", "battle-frenzy fianna"), words="citadel citadel", more=APART)
    t.play("1: shelter", "1: shelter", "1: play battle-frenzy", "0: attack 1")
    t.play("1: play fianna, territory plains")
    # One count for all; nobody is asked about the sheltered.
    assert t.legal(1) == ["count 1", "count 2", "count 3"]
    t.play("1: count 3")
    assert t.map() == {"plains": [0, 3, 0, 0], "moor": [3, 0, 0, 0], "hills": [0, 1, 1, 1]}


def test_r7_4_the_fianna_leave_only_a_sheltered_clan_behind() -> None:
    # Who has only sheltered clans there performs no maneuver, and steps out at the end.
    t = clash("3 3 2 0", ("", "fianna"), words="citadel", more=APART)
    t.play("1: shelter", "0: attack 2", "1: play fianna, territory plains, count 2, done")
    assert t.map() == {"plains": [0, 2, 0, 0], "moor": [3, 1, 1, 0], "hills": [0, 1, 1, 1]}
    assert sheltered(t) == [0, 1, 0, 0]
    t.play("2: attack 0", "0: attack 2")
    # Seat 0 has nobody exposed left to attack.
    assert t.clans("moor") == [2, 1, 0, 0]
    assert len(t.told("clash-over")) == 1


def test_r7_5_battle_frenzy_and_the_tale_of_cuchulain_reach_who_hid() -> None:
    t = clash("1 2 1 0", ("battle-frenzy tale-of-cuchulain",), words="citadel citadel citadel")
    t.play("1: shelter", "2: shelter", "1: shelter", "0: play battle-frenzy")
    t.play("0: play tale-of-cuchulain")
    # One of the two is seat 1's in any case: seat 2 has only one.
    assert t.legal(0) == ["player 1", "player 2"]
    t.play("0: player 2")
    assert t.clans("moor") == [1, 1, 0, 0]


def test_r7_5_q37_battle_frenzy_may_spoil_ones_own_tale_of_cuchulain() -> None:
    # Exactly one exposed clan it was, until the other stepped out.
    hands = ("", "tale-of-cuchulain", "battle-frenzy")
    t = clash("3 3 2 0", hands, words="citadel citadel", more=APART)
    t.play("1: shelter", "2: decline", "1: shelter")
    u = Table.of(t.game.copy())
    t.play("2: play battle-frenzy", "0: attack 2")
    assert "play tale-of-cuchulain" not in t.legal(1)
    u.play("2: decline", "0: attack 2")
    assert "play tale-of-cuchulain" in u.legal(1)


# ------------------------------------------------------------------ Highlands: who may shelter


def test_q5_after_the_highlands_the_old_instigator_may_shelter_the_new_one_not() -> None:
    t = clash("2 2 2 0", ("highlands",), land="highlands", words="citadel citadel", more=APART)
    t.play("0: play highlands")
    assert t.legal(0) == ["player 0", "player 1", "player 2"]
    t.play("0: player 1")
    # From the player after the new instigator: seat 2, then seat 0.
    assert t.asked() == {2: "shelter"}
    t.play("2: shelter")
    assert t.asked() == {0: "shelter"}
    t.play("0: shelter")
    assert sheltered(t) == [1, 0, 1, 0]
    assert t.asked() == {1: "maneuver"}


def test_q5_r7_5_highlands_then_battle_frenzy_the_new_instigator_is_asked_first() -> None:
    hands = ("highlands", "forest", "battle-frenzy")
    lands = {"forest": "0 1 1 1"}
    t = clash("2 2 2 0", hands, land="highlands", words="citadel", more=lands)
    t.play("0: play highlands, player 1", "2: shelter")
    assert t.asked() == {2: "window"}
    t.play("2: play battle-frenzy")
    assert sheltered(t) == [0, 0, 0, 0]
    assert t.asked() == {1: "maneuver"}


def test_q5_the_highlands_fit_in_the_highlands_only() -> None:
    t = clash("2 2 2 0", ("highlands",), more={"highlands": "0 1 1 1"})
    assert t.asked() == {0: "maneuver"}
    assert t.hand(0) == ["highlands"]


# ------------------------------------------------------- Migration into the Mountains, and another


def into_the_mountains(hand0: str, hand1: str = "", mountains: int = 2) -> Table:
    """Seat 0 migrates into the moor and the Mountains; the price is to be paid."""
    t = Table(
        {
            "plains": "7 0 0 0 capital",
            "moor": "0 3 0 0",
            "mountains": "0 1 0 0",
            "cove": "0 0 1 1",
        },
        hands=[f"migration {hand0}", hand1, "", ON],
    )
    t.play(f"0: play migration, move 3 plains moor, {mountains} plains mountains")
    return t


def test_q7_e16_migration_into_the_mountains_and_a_withdrawal_between_two_clashes() -> None:
    t = into_the_mountains("druid citadel bard")
    # The price once, before any clash.
    assert t.told("clash") == []
    assert t.legal(0) == ["discard bard", "discard citadel", "discard druid", "remove"]
    t.play("0: discard druid")
    assert t.legal(0) == ["territory moor", "territory mountains"]
    t.play("0: territory moor", "0: withdraw")
    assert t.legal(0) == ["to mountains", "to plains"]
    t.play("0: to mountains", "0: count 2", "0: done")
    # Q7: another effect, another price; of clans that came to join the clash still to come.
    assert t.legal(0) == ["discard bard", "discard citadel", "remove"]
    t.play("0: remove")
    assert (t.clans("moor"), t.clans("mountains")) == ([1, 3, 0, 0], [3, 1, 0, 0])
    t.play("1: peace", "0: peace")
    assert [told["territory"] for told in t.told("clash")] == ["moor", "mountains"]
    t.play("0: attack 1")
    assert t.clans("mountains") == [3, 0, 0, 0]


def test_r7_2_q7_the_price_of_the_mountains_may_drop_one_of_two_clashes() -> None:
    t = into_the_mountains("druid", mountains=1)
    t.play("0: remove")
    # Nobody of seat 0 is left in the Mountains: only the moor.
    assert [told["territory"] for told in t.told("clash")] == ["moor"]
    t.play("0: peace", "1: peace")
    assert t.asked() == {3: "turn"}
    assert len(t.told("clash")) == 1


def test_q7_r7_2_the_fianna_from_one_clash_into_the_mountains_clash() -> None:
    t = into_the_mountains("mountains fianna druid citadel", mountains=1)
    # The card is spent on the first price; the second must be paid.
    t.play("0: play mountains", "0: territory moor", "0: play fianna, territory mountains, count 2")
    assert t.legal(0) == ["discard citadel", "discard druid", "remove"]
    t.play("0: discard citadel")
    assert t.clans("mountains") == [3, 1, 0, 0]
    t.play("1: peace", "0: peace")
    assert [told["territory"] for told in t.told("clash")] == ["moor", "mountains"]


def test_q8_q18_a_clan_sent_from_the_mountains_price_into_the_moor_fights_there() -> None:
    t = into_the_mountains("diarmuid-and-grainne", mountains=1)
    t.play("0: play diarmuid-and-grainne, territory moor")
    # The Mountains' clash is dropped; the moor has one more.
    assert t.clans("moor") == [4, 3, 0, 0]
    assert [told["territory"] for told in t.told("clash")] == ["moor"]


# --------------------------------------------------------- The Dagda, Warlord, and the rest


@pytest.mark.parametrize("canceller", [0, 1, 2, 3])
def test_r5_3_the_dagda_upon_a_maneuver_is_anyones(canceller: int) -> None:
    # Its own player may do it, and one who is not in the clash.
    hands = ["", "", "", ""]
    hands[canceller] = "dagda"
    hands[0] += " fianna"
    t = clash("3 2 2 0", tuple(hands), more=APART)
    t.play("0: play fianna, territory plains, count 2", f"{canceller}: play dagda")
    assert t.clans("moor") == [3, 2, 2, 0]
    assert t.asked() == {1: "maneuver"}
    assert played(t)[1:] == [(0, "fianna", "triskel"), (canceller, "dagda", "triskel")]


def test_r7_12_q3_a_maneuver_cancelled_and_the_order_goes_on() -> None:
    # No second try: the next to act is the next player, and peace may be asked for anew.
    t = clash("3 2 2 0", ("ogmas-eloquence fianna", "dagda"), more=APART)
    t.play("0: peace", "1: fight", "0: play ogmas-eloquence", "1: play dagda")
    assert t.asked() == {1: "maneuver"}
    assert t.legal(1) == ["peace", "attack 0", "attack 2"]
    t.play("1: attack 2", "2: attack 1")
    assert t.legal(0)[-1] == "play fianna"


def test_r12_moytura_after_warlord_named_its_player_again() -> None:
    t = clash("2 2 0 0", ("warlord battle-of-moytura",), more={"hills": "1 1 1 1"})
    t.play("0: attack 1", "0: play warlord, player 0", "0: play battle-of-moytura")
    assert t.clans("moor") == [5, 1, 0, 0]
    assert t.asked() == {1: "maneuver"}


def test_r12_warlord_after_moytura() -> None:
    # The clan that Moytura brought is exposed, so its player is in the clash for Warlord.
    t = clash("2 2 2 0", ("battle-of-moytura", "warlord"), more={"hills": "1 1 1 1"})
    t.play("0: play battle-of-moytura", "1: play warlord, player 0")
    assert t.clans("moor") == [4, 3, 2, 0]
    assert t.asked() == {0: "maneuver"}


def test_q38_iron_mine_and_a_saved_clan_still_cost_the_card() -> None:
    # Q2, Q8: the clan is answered by the Club; the card is demanded all the same.
    t = clash(
        "2 2 0 0",
        ("iron-mine bard", "dagdas-club druid citadel"),
        more={"iron-mine": "0 1 1 1"},
        then=("0: attack 1", "0: play iron-mine"),
    )
    assert t.legal(1) == ["decline", "play dagdas-club"]
    t.play("1: play dagdas-club")
    assert t.legal(1) == ["discard citadel", "discard druid"]
    t.play("1: discard druid")
    assert t.clans("moor") == [2, 2, 0, 0]
    assert t.asked() == {1: "maneuver"}
    assert "bard" in t.hand(0)


def test_q23_the_club_of_the_attacker_against_diarmuid_of_the_victim() -> None:
    t = clash("2 2 0 0", ("dagdas-club bard", "diarmuid-and-grainne druid"), more=APART)
    t.play("0: attack 1", "0: play dagdas-club, demand-clan", "1: play diarmuid-and-grainne")
    assert t.map() == {"moor": [2, 1, 0, 0], "hills": [0, 2, 1, 1]}
    assert t.legal(0) == ["decline", "play bard"]


def test_q2_raid_removes_a_clan_and_the_cauldron_answers() -> None:
    t = clash("2 3 0 0", ("raid", "dagdas-cauldron", "", ON), more=APART)
    t.play("0: attack 1", "1: decline", "0: play raid")
    # It is a removal in the clash like any other.
    assert t.legal(1) == ["decline", "play dagdas-cauldron"]
    t.play("1: play dagdas-cauldron", "1: peace", "0: peace")
    assert t.legal(1) == ["decline", "count 1", "count 2"]


def test_r7_6_the_fianna_leave_peace_to_the_others() -> None:
    t = clash("3 2 2 0", ("fianna", "", "", ON), more=APART)
    t.play("0: play fianna, territory plains, count 3", "1: peace")
    # Seat 0 has nobody there any more, and no say.
    assert t.asked() == {2: "peace"}
    t.play("2: peace")
    assert t.asked() == {3: "turn"}
    assert t.map() == {"plains": [3, 0, 0, 0], "moor": [0, 2, 2, 0], "hills": [0, 1, 1, 1]}


def test_q18_r7_10_the_cauldron_gives_back_into_a_territory_that_all_have_left() -> None:
    t = clash("2 1 0 0", ("fianna", "dagdas-cauldron", "", ON), more=APART)
    t.play("0: attack 1", "1: play dagdas-cauldron")
    assert t.legal(0) == ["peace", "play fianna"]
    t.play("0: play fianna, territory plains, count 2", "1: count 1")
    assert t.map() == {"plains": [2, 0, 0, 0], "moor": [0, 1, 0, 0], "hills": [0, 1, 1, 1]}
    assert t.asked() == {3: "turn"}
