"""Section 12: Highlands, Hills and Iron Mine, in a clash."""

from __future__ import annotations

import pytest

from tests.rules.advantages import lies_played, view
from tests.rules.fights import clash
from tests.rules.table import Table

# ---------------------------------------------------------------------------------------- Highlands


def test_r12_highlands_chooses_who_instigates() -> None:
    t = clash("2 2 2 0", ("", "highlands druid"), land="highlands")
    # Anybody who holds it, at the start of the clash.
    assert t.legal(1) == ["decline", "play highlands"]
    t.play("1: play highlands")
    assert t.legal(1) == ["player 0", "player 1", "player 2"]
    t.play("1: player 2")
    assert [(e["seat"], e["other"]) for e in t.told("instigator", None)] == [(1, 2)]
    assert lies_played(t, "highlands")
    # Seat 2 performs the first maneuver.
    assert t.asked() == {2: "maneuver"}
    t.play("2: attack 1", "1: discard druid")
    assert t.asked() == {0: "maneuver"}


def test_r12_highlands_may_be_held_by_who_is_not_there() -> None:
    t = clash("2 2 0 0", ("", "", "highlands bard"), land="highlands")
    t.play("2: play highlands")
    # Only who has exposed clans there may be chosen.
    assert t.legal(2) == ["player 0", "player 1"]
    t.play("2: player 1")
    assert t.asked() == {1: "maneuver"}


def test_r12_highlands_may_name_the_instigator_again() -> None:
    t = clash("2 2 0 0", ("highlands bard",), land="highlands")
    t.play("0: play highlands, player 0")
    assert t.asked() == {0: "maneuver"}


def test_r12_highlands_in_a_clash_elsewhere_does_not_fit() -> None:
    t = clash("2 2 0 0", ("highlands bard",), more={"highlands": "1 0 0 0"})
    assert t.asked() == {0: "maneuver"}
    assert "play highlands" not in t.legal(0)


def test_q5_highlands_the_old_instigator_may_shelter_and_the_new_one_not() -> None:
    t = clash("2 2 2 0", ("highlands bard",), land="highlands", words="citadel citadel citadel")
    t.play("0: play highlands, player 1")
    # From the player after the new instigator, round and round.
    assert t.asked() == {2: "shelter"}
    t.play("2: shelter")
    assert t.asked() == {0: "shelter"}
    t.play("0: shelter")
    # Not seat 1, although a citadel is left.
    assert t.asked() == {2: "shelter"}
    t.play("2: decline")
    assert t.asked() == {0: "shelter"}
    t.play("0: decline")
    assert t.asked() == {1: "maneuver"}


def test_q5_highlands_the_festivals_price_is_paid_by_the_first_instigator() -> None:
    t = clash("3 2 2 0", ("highlands bard",), land="highlands", words="festival sanctuary")
    # First of all.
    assert t.clans("highlands") == [2, 2, 2, 0]
    t.play("0: play highlands, player 1")
    assert t.clans("highlands") == [2, 2, 2, 0]
    assert t.asked() == {1: "maneuver"}


def test_q5_highlands_when_the_price_took_the_last_clan_there_is_no_clash() -> None:
    t = clash(
        "1 2 2 0", ("bard", "highlands festival"), land="highlands", words="festival sanctuary"
    )
    assert t.told("clash-over")
    assert t.clans("highlands") == [0, 2, 2, 0]
    assert "highlands" in t.hand(1)


def test_q5_highlands_under_the_morrigan() -> None:
    lands = {"hills": "2 0 0 0 capital", "highlands": "1 2 2 0 festival sanctuary"}
    t = Table(lands, ["morrigan highlands bard", "new-clans", "raid"])
    t.play("0: play morrigan, decline")
    t.play("0: territory highlands, player 1")
    # Seat 1 began the clash and pays; then seat 0 names another.
    assert t.clans("highlands") == [1, 1, 2, 0]
    assert t.legal(0) == ["decline", "play highlands"]
    t.play("0: play highlands, player 2")
    assert t.clans("highlands") == [1, 1, 2, 0]
    assert t.asked() == {2: "maneuver"}


def test_r6_1_after_highlands_the_new_instigator_is_asked_first() -> None:
    lands = {"plains": "1 0 0 0 capital", "highlands": "1 2 2 0"}
    hands = ["migration highlands eriu", "druid fianna", "raid morrigan", "balors-eye"]
    t = Table(lands, hands, windows="possible")
    t.play("0: play migration, move 1 plains highlands", "1: decline", "2: decline")
    t.play("0: play highlands, player 2")
    # The Dagda may be anywhere. Then the window starts anew: somebody may hold Lug's Spear.
    for seat in (0, 1, 2, 3, 2, 3, 0, 1):
        assert t.asked() == {seat: "window"}
        t.play(f"{seat}: decline")
    assert len(t.told("instigator")) == 1


def test_r6_3_highlands_not_after_lugs_spear() -> None:
    t = clash("2 2 2 0", ("lugs-spear", "highlands bard"), land="highlands")
    t.play("0: play lugs-spear")
    assert t.asked() == {0: "maneuver"}
    assert "highlands" in t.hand(1)


# -------------------------------------------------------------------------------------------- Hills


def _hills(*hands: str) -> Table:
    return clash("2 2 2 0", hands, land="hills", then=("0: attack 1",))


def test_r12_hills_ignores_an_attack() -> None:
    t = _hills("", "hills druid bard")
    # Before the victim answers.
    assert t.legal(1) == ["decline", "play hills"]
    t.play("1: play hills")
    assert t.clans("hills") == [2, 2, 2, 0]
    assert t.hand(1) == ["bard", "druid"]
    assert lies_played(t, "hills")
    assert t.asked() == {1: "maneuver"}


def test_r12_hills_declined_the_victim_answers() -> None:
    t = _hills("", "hills druid")
    t.play("1: decline")
    assert t.legal(1) == ["discard druid", "remove"]


def test_r12_hills_cancelled_the_victim_answers() -> None:
    t = _hills("", "hills druid", "dagda")
    t.play("1: play hills", "2: play dagda")
    assert t.legal(1) == ["discard druid", "remove"]
    assert lies_played(t, "hills")


def test_r12_hills_not_elsewhere_nor_for_another_victim() -> None:
    t = clash("2 2 2 0", ("", "hills druid"), more={"hills": "0 1 0 0"}, then=("0: attack 1",))
    assert t.legal(1) == ["discard druid", "remove"]
    t = clash("2 2 2 0", ("", "hills druid", "bard"), land="hills", then=("0: attack 2",))
    assert t.legal(2) == ["discard bard", "remove"]


def test_r12_hills_not_for_the_attacker() -> None:
    t = _hills("hills bard", "druid")
    assert t.legal(1) == ["discard druid", "remove"]


def test_q6_an_attack_ignored_through_the_hills_was_still_an_attack() -> None:
    t = _hills("raid strengs-resolve bard", "hills druid festival")
    t.play("1: play hills")
    # Bard needs a clan that fell.
    assert t.legal(0) == ["decline", "play raid", "play strengs-resolve"]
    t.play("0: play strengs-resolve")
    assert t.deeds() == [1, 0, 0, 0]
    t.play("0: play raid")
    t.play("chance: draw druid")
    assert "druid" in t.hand(0)
    assert t.hand(1) == ["festival"]


def test_q6_q23_raid_after_the_hills_removes_a_clan_of_an_empty_hand() -> None:
    t = _hills("raid bard", "hills")
    t.play("1: play hills", "0: play raid")
    assert t.clans("hills") == [2, 1, 2, 0]


# ---------------------------------------------------------------------------------------- Iron Mine


def _iron(*hands: str, clans: str = "2 2 2 0") -> Table:
    return clash(clans, hands, more={"iron-mine": "1 0 0 0"}, then=("0: attack 1",))


def test_r12_iron_mine_costs_the_victim_a_clan_and_a_card() -> None:
    t = _iron("iron-mine bard", "druid festival eriu")
    # In a clash anywhere.
    assert t.legal(0) == ["decline", "play iron-mine"]
    t.play("0: play iron-mine")
    # Q38: the clan first, then the card, of the victim's choice.
    assert t.clans("moor") == [2, 1, 2, 0]
    assert t.legal(1) == ["discard druid", "discard festival"]
    t.play("1: discard festival")
    assert t.hand(1) == ["druid", "eriu"]
    assert lies_played(t, "iron-mine")
    # A clan fell through the attack: Bard fits.
    assert t.legal(0) == ["decline", "play bard"]


def test_r12_iron_mine_discards_unseen() -> None:
    t = _iron("iron-mine", "druid festival")
    t.play("0: play iron-mine", "1: discard festival")
    assert t.told("discarded", 1)[0]["cards"] == ["festival"]
    for other in (0, 2, 3, None):
        assert "cards" not in t.told("discarded", other)[0]
        assert "festival" not in view(t, other)["action_discard"]["known"]


def test_q23_iron_mine_against_no_action_card_costs_the_clan_only() -> None:
    t = _iron("iron-mine bard", "eriu")
    t.play("0: play iron-mine")
    assert t.clans("moor") == [2, 1, 2, 0]
    assert t.hand(1) == ["eriu"]
    assert t.legal(0) == ["decline", "play bard"]


def test_q38_iron_mine_takes_the_last_clan_and_then_the_card() -> None:
    t = _iron("iron-mine", "druid festival", clans="2 1 2 0")
    t.play("0: play iron-mine")
    assert t.clans("moor") == [2, 0, 2, 0]
    # With no clan left there the card is still to be paid.
    assert t.legal(1) == ["discard druid", "discard festival"]
    t.play("1: discard druid")
    assert t.asked() == {2: "maneuver"}


def test_q38_after_iron_mine_the_attackers_club_no_longer_fits() -> None:
    t = _iron("iron-mine dagdas-club bard", "druid festival")
    assert t.legal(0) == ["decline", "play dagdas-club", "play iron-mine"]
    t.play("0: play iron-mine")
    assert t.clans("moor") == [2, 1, 2, 0]
    assert t.asked() == {1: "answer"}
    assert "dagdas-club" in t.hand(0)


def test_q38_after_the_club_iron_mine_no_longer_fits() -> None:
    t = _iron("iron-mine dagdas-club bard", "druid festival")
    t.play("0: play dagdas-club, demand-card")
    assert t.legal(1) == ["discard druid", "discard festival"]
    t.play("1: discard druid")
    assert t.clans("moor") == [2, 2, 2, 0]
    assert "iron-mine" in t.hand(0)


def test_q38_a_cancelled_iron_mine_leaves_the_attack_to_the_club() -> None:
    t = _iron("iron-mine dagdas-club bard", "druid festival", "dagda")
    t.play("0: play iron-mine", "2: play dagda")
    # Nothing was played "on it": the window starts anew.
    assert t.legal(0) == ["decline", "play dagdas-club"]
    t.play("0: decline")
    assert t.legal(1) == ["discard druid", "discard festival", "remove"]


def test_q2_iron_mine_the_victims_club_saves_the_clan_and_the_card_is_paid() -> None:
    t = _iron("iron-mine bard", "druid festival dagdas-club")
    t.play("0: play iron-mine", "1: play dagdas-club")
    assert t.clans("moor") == [2, 2, 2, 0]
    assert t.legal(1) == ["discard druid", "discard festival"]
    t.play("1: discard druid")
    # No clan was removed: no Bard.
    assert t.asked() == {1: "maneuver"}
    assert t.hand(0) == ["bard"]


def test_r12_iron_mine_not_for_the_victim_nor_for_a_bystander() -> None:
    t = _iron("bard", "iron-mine druid", "festival")
    assert t.legal(1) == ["discard druid", "remove"]
    t = _iron("bard", "druid", "iron-mine festival")
    assert t.legal(1) == ["discard druid", "remove"]


@pytest.mark.parametrize("windows", ["holders", "possible"])
@pytest.mark.parametrize("iron", [True, False])
def test_q38_iron_mine_and_hills_upon_one_attack(windows: str, iron: bool) -> None:
    lands = {"plains": "1 0 0 0 capital", "hills": "1 2 2 0", "iron-mine": "1 0 0 0"}
    t = Table(lands, ["iron-mine bard migration", "hills druid festival"], windows=windows)
    t.play("0: play migration, move 1 plains hills")
    t.decline_all()
    t.play("0: attack 1")
    # The attacker is asked first.
    assert t.legal(0) == ["decline", "play iron-mine"]
    t.play("0: play iron-mine" if iron else "0: decline")
    while "play hills" not in t.legal(1):
        (seat,) = t.asked()
        t.play(f"{seat}: decline")
    t.play("1: play hills")
    t.decline_all()
    # After the Hills nothing is left of the attack, whatever it was to cost.
    assert t.clans("hills") == [2, 2, 2, 0]
    assert t.hand(1) == ["druid", "festival"]
    assert lies_played(t, "hills")
    assert lies_played(t, "iron-mine") == iron
    assert ("iron-mine" in t.hand(0)) != iron
    assert t.asked() == {1: "maneuver"}
