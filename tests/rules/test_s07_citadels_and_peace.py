"""Section 7: the Citadels step, sheltered clans, the talks of peace."""

from __future__ import annotations

from collections.abc import Callable

from ardri.rules.declare import on
from ardri.rules.repertoire import AFTER_MANEUVER, ALWAYS
from ardri.rules.vocabulary.card_words import deed
from ardri.rules.vocabulary.choosing import territory
from ardri.rules.vocabulary.where import CHIEF, PRESENT
from tests.rules.fights import clash

# -------------------------------------------------------------------------------- the Citadels step


def test_e3_r7_4_three_citadels() -> None:
    # Green 0, blue 1, orange 2, white 3; green instigates.
    t = clash("2 3 2 2", words="citadel citadel citadel")
    assert t.asked() == {1: "shelter"}
    assert t.legal(1) == ["shelter", "decline"]
    t.play("1: shelter")
    assert t.asked() == {2: "shelter"}
    t.play("2: shelter")
    assert t.asked() == {3: "shelter"}
    t.play("3: decline")
    # Not green, who instigates.
    assert t.asked() == {1: "shelter"}
    t.play("1: shelter")
    # Full: resolution starts.
    assert t.asked() == {0: "maneuver"}
    assert t.data["frames"][-1]["sheltered"] == [0, 2, 1, 0]


def test_r7_4_counterclockwise() -> None:
    t = clash("2 2 2 2", words="citadel citadel", flock="counterclockwise")
    assert t.asked() == {3: "shelter"}
    t.play("3: shelter")
    assert t.asked() == {2: "shelter"}


def test_r7_4_only_who_is_present_is_asked() -> None:
    t = clash("2 0 2 0", words="citadel", more={"cove": "0 1 0 1"})
    assert t.asked() == {2: "shelter"}
    t.play("2: decline")
    assert t.asked() == {0: "maneuver"}


def test_r7_4_it_ends_when_all_have_declined_in_a_row() -> None:
    t = clash("2 2 2 2", words="citadel", then=("1: decline", "2: decline"))
    assert t.asked() == {3: "shelter"}
    t.play("3: decline")
    assert t.asked() == {0: "maneuver"}


def test_q15_r7_4_who_declined_may_shelter_in_a_later_lap() -> None:
    t = clash("2 2 2 0", words=3 * "citadel ", then=("1: decline", "2: shelter"))
    assert t.asked() == {1: "shelter"}
    t.play("1: shelter", "2: decline")
    assert t.asked() == {1: "shelter"}
    t.play("1: shelter")
    assert t.data["frames"][-1]["sheltered"] == [0, 2, 1, 0]


def test_r7_4_declining_counts_in_a_row_only() -> None:
    t = clash("2 3 3 0", words=4 * "citadel ", then=("1: decline", "2: shelter", "1: decline"))
    # Seat 2 sheltered since its last refusal, so it is asked once more; then it is over.
    assert t.asked() == {2: "shelter"}
    t.play("2: decline")
    assert t.asked() == {0: "maneuver"}


def test_r7_4_it_ends_when_nobody_has_a_clan_left_to_shelter() -> None:
    t = clash("2 1 1 0", words=4 * "citadel ", then=("1: shelter", "2: shelter"))
    # The instigator alone is exposed, and can do nothing (R7.11).
    assert "maneuver" not in t.asked().values()
    assert len(t.told("clash-over")) == 1


def test_r7_4_the_capitals_citadel_counts() -> None:
    t = clash("2 2 0 0", words="capital")
    assert t.citadels("moor") == 1
    assert t.asked() == {1: "shelter"}


def test_r7_4_without_a_citadel_nobody_is_asked() -> None:
    assert clash("2 2 2 0").asked() == {0: "maneuver"}


def test_r7_4_r7_7_who_has_only_sheltered_clans_cannot_be_attacked_and_does_not_act() -> None:
    t = clash("2 1 2 0", words="citadel", then=("1: shelter",))
    assert t.legal(0) == ["peace", "attack 2"]
    t.play("0: attack 2")
    # Seat 1 is passed over.
    assert t.asked() == {2: "maneuver"}
    assert t.legal(2) == ["peace", "attack 0"]


def test_r7_4_a_player_with_sheltered_and_exposed_clans_loses_the_exposed_only() -> None:
    t = clash("3 2 0 0", words="citadel", then=("1: shelter", "0: attack 1"))
    # One is left, and it is sheltered: seat 0 is alone, and with nothing to do the clash ends.
    assert t.clans("moor") == [3, 1, 0, 0]
    assert len(t.told("clash-over")) == 1


def test_r7_4_only_exposed_clans_withdraw() -> None:
    t = clash(
        "2 3 0 0",
        words="citadel",
        more={"hills": "0 2 0 0"},
        then=("1: shelter", "0: attack 1"),
    )
    assert t.clans("moor") == [2, 2, 0, 0]
    # Of the two one is sheltered: no choice of how many may go.
    t.play("1: withdraw 1 hills")
    assert t.clans("moor") == [2, 1, 0, 0]
    assert t.clans("hills") == [0, 3, 0, 0]


def test_r7_4_a_sheltered_clan_counts_for_presence_and_chieftain(
    declare: Callable[..., None],
) -> None:
    for where in (CHIEF, PRESENT):
        declare("eriu", triskel=[on(AFTER_MANEUVER, ALWAYS, [territory(where), deed()])])
        t = clash(
            "2 3 2 0",
            ("", "eriu"),
            words=3 * "citadel ",
            more={"hills": "0 1 0 0"},
            then=("1: shelter", "2: decline", "1: shelter", "2: decline", "1: shelter"),
        )
        t.play("0: attack 2", "1: play eriu")
        assert t.legal(1) == ["territory hills", "territory moor"]


# -------------------------------------------------------------------------------------------- peace


def test_r7_6_peace_is_asked_of_who_is_to_act_then_of_the_others_in_turn_order() -> None:
    t = clash("2 2 2 2", ("", "", "new-clans"), then=("0: attack 1",))
    assert t.legal(1)[0] == "peace"
    t.play("1: peace")
    assert t.asked() == {2: "peace"}
    assert t.legal(2) == ["peace", "fight"]
    t.play("2: peace")
    assert t.asked() == {3: "peace"}
    t.play("3: peace")
    assert t.asked() == {0: "peace"}
    t.play("0: peace")
    # All agree, and it ends at once.
    assert len(t.told("clash-over")) == 1
    assert t.clans("moor") == [2, 1, 2, 2]
    assert t.asked() == {2: "turn"}


def test_r7_6_one_refusal_ends_the_asking_and_the_maneuver_must_be_made() -> None:
    t = clash("2 2 2 2", then=("0: peace", "1: peace", "2: fight"))
    # Seat 3 is not asked any more, seat 0 not again, and nobody may pass.
    assert t.asked() == {0: "maneuver"}
    assert t.legal(0) == ["attack 1", "attack 2", "attack 3"]
    t.play("0: attack 1")
    # Before the next maneuver peace may be asked for anew.
    assert t.legal(1) == ["peace", "attack 0", "attack 2", "attack 3"]
    t.play("1: peace", "2: peace", "3: peace", "0: peace")
    assert len(t.told("clash-over")) == 1


def test_r7_6_the_one_to_act_may_refuse_by_acting() -> None:
    t = clash("2 2 0 0")
    t.play("0: attack 1")
    assert t.told("peace") == t.told("refused") == []
    assert t.clans("moor") == [2, 1, 0, 0]


def test_r7_6_counterclockwise() -> None:
    t = clash("2 2 2 2", flock="counterclockwise", then=("0: peace",))
    assert t.asked() == {3: "peace"}
    t.play("3: peace")
    assert t.asked() == {2: "peace"}


def test_r7_4_r7_6_who_has_only_sheltered_clans_has_no_say() -> None:
    t = clash("2 1 2 0", words="citadel", then=("1: shelter", "0: peace"))
    assert t.asked() == {2: "peace"}
    t.play("2: peace")
    assert len(t.told("clash-over")) == 1


def test_r7_6_asked_openly() -> None:
    t = clash("2 2 2 0", then=("0: peace", "1: fight"))
    assert [event["seat"] for event in t.told("peace")] == [0]
    assert [event["seat"] for event in t.told("refused")] == [1]


def test_r7_4_r7_6_r7_7_r7_8_e4_without_its_tale() -> None:
    """E4, to where green plays Ogma's Eloquence: green 0, blue 1, orange 2, white 3."""
    t = clash(
        "2 3 5 2",
        ("", "citadel druid new-clans", "", "new-alliance"),
        by=1,
        words="citadel citadel",
        more={"hills": "1 0 0 1", "cove": "0 0 2 1"},
        then=("2: shelter", "3: shelter"),
    )
    t.play("1: attack 2")
    # Orange has no Action card: a clan it is.
    assert t.clans("moor") == [2, 3, 4, 2]
    # Orange is chieftain of the cove, not of the hills.
    t.play("2: withdraw 3 cove")
    assert t.clans("moor") == [2, 3, 1, 2]
    assert t.clans("cove") == [0, 0, 5, 1]
    # White asks for peace. Orange has no exposed clan left, and no say.
    t.play("3: peace")
    assert t.asked() == {0: "peace"}
    t.play("0: peace")
    assert t.asked() == {1: "peace"}
    t.play("1: fight")
    assert t.legal(3) == ["attack 0", "attack 1"]
    t.play("3: attack 1")
    assert t.legal(1) == ["discard citadel", "discard druid", "discard new-clans", "remove"]
    t.play("1: discard citadel")
    assert t.clans("moor") == [2, 3, 1, 2]
    assert t.asked() == {0: "maneuver"}
    t.play("0: peace", "1: peace", "3: peace")
    # Sheltered clans step out; blue's turn is over.
    assert len(t.told("clash-over")) == 1
    assert t.asked() == {3: "turn"}
