"""Section 7 once more: other seats than the first instigate; what is told of a clash."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ardri.rules.declare import on
from ardri.rules.repertoire import AFTER_MANEUVER, ALWAYS, MANEUVER, MINE
from ardri.rules.vocabulary.card_words import deed
from tests.rules.fights import clash
from tests.rules.table import Table

Declare = Callable[..., None]


def test_r7_3_the_price_is_the_instigators_whoever_that_is() -> None:
    t = clash("2 2 3 2", by=2, words="sanctuary festival")
    assert t.clans("moor") == [2, 2, 2, 2]
    t = clash("2 2 1 2", ("", "", "", "new-clans"), by=2, words="sanctuary festival")
    assert t.clans("moor") == [2, 2, 0, 2]
    assert len(t.told("clash-over")) == 1


@pytest.mark.parametrize("flock", ["clockwise", "counterclockwise"])
def test_r7_4_from_the_player_after_the_instigator(flock: str) -> None:
    t = clash("3 3 2 3", by=2, words=6 * "citadel ", flock=flock)
    order = [3, 0, 1] if flock == "clockwise" else [1, 0, 3]
    # Whoever shelters begins a new lap for all who declined, seat 0 among them.
    t.play(f"{order[0]}: decline", f"{order[1]}: decline", f"{order[2]}: shelter")
    t.play(f"{order[0]}: decline")
    assert t.asked() == {order[1]: "shelter"}
    t.play(f"{order[1]}: shelter", f"{order[2]}: decline", f"{order[0]}: decline")
    assert t.asked() == {order[1]: "shelter"}
    t.play(f"{order[1]}: decline")
    assert t.asked() == {2: "maneuver"}


def test_r7_6_peace_among_other_seats() -> None:
    t = clash("2 0 2 2", by=2, then=("2: attack 3", "3: peace"))
    assert t.asked() == {0: "peace"}
    t.play("0: peace")
    assert t.asked() == {2: "peace"}
    t.play("2: fight")
    assert t.asked() == {3: "maneuver"}


def test_r7_2_another_seat_picks_among_its_clashes() -> None:
    t = Table(
        {"plains": "0 0 0 4 capital", "moor": "1 0 0 0", "hills": "0 2 0 0"},
        hands=["new-clans", "", "", "migration"],
        turn=3,
    )
    t.play("3: play migration, move 2 plains moor, 2 plains hills")
    assert t.asked() == {3: "clashes"}
    t.play("3: territory hills", "3: peace", "1: peace")
    assert [(e["seat"], e["territory"]) for e in t.told("clash")] == [(3, "hills"), (3, "moor")]
    assert [e["territory"] for e in t.told("clash-over")] == ["hills"]
    assert t.asked() == {3: "maneuver"}


def test_r7_7_other_seats_attack_and_answer() -> None:
    t = clash("2 2 2 2", ("druid", "", "bard", "citadel"), by=2, then=("2: attack 3",))
    assert t.asked() == {3: "answer"}
    t.play("3: remove")
    # The clan was the victim's, so it was an opposing one.
    assert t.legal(2) == ["decline", "play bard"]
    t.play("2: play bard")
    assert t.deeds() == [0, 0, 1, 0]
    t.play("3: attack 0", "0: discard druid")
    assert t.asked() == {0: "maneuver"}


def test_r7_8_another_seat_withdraws() -> None:
    t = clash("0 0 2 2", ("", "", "", "new-clans"), by=2, more={"hills": "0 1 0 2"})
    t.play("2: attack 3", "3: remove", "3: withdraw 1 hills")
    assert t.clans("hills") == [0, 1, 0, 3]
    # The window after it knows what the maneuver was; seat 2 is alone, with nowhere to go.
    assert t.asked() == {3: "turn"}


@pytest.mark.parametrize("hand", ["eriu", "fianna", ""])
def test_r7_11_s14_the_end_that_would_betray_another_seats_hand(
    hand: str,
) -> None:
    t = clash(
        "1 0 3 0",
        ("new-clans", "", hand, ""),
        by=2,
        words="citadel",
        windows="possible",
    )
    t.decline_all()
    t.play("0: shelter")
    t.decline_all()
    if hand:
        assert t.asked() == {2: "maneuver"}
        assert t.legal(2) == ["peace", "play fianna"][: 1 + (hand == "fianna")]
        t.play("2: peace")
    assert len(t.told("clash-over")) == 1


def test_s14_what_is_told_of_a_clash() -> None:
    t = clash("2 2 2 0", ("druid",), words="citadel citadel", then=("1: shelter", "2: decline"))
    t.play("1: decline", "0: attack 2", "1: peace", "2: peace", "0: fight", "1: attack 2")
    t.play("0: peace", "1: peace")
    told = [
        (event.kind, event.seat, event.other, event.territory)
        for event in t.game.events
        if event.kind not in ("played", "moved", "passed", "homeless")
    ]
    assert told == [
        ("clash", 0, None, "moor"),
        ("sheltered", 1, None, "moor"),
        ("declined", 2, None, "moor"),
        ("declined", 1, None, "moor"),
        ("maneuver", 0, 2, "moor"),
        ("removed", 2, None, "moor"),
        ("peace", 1, None, None),
        ("peace", 2, None, None),
        ("refused", 0, None, None),
        ("maneuver", 1, 2, "moor"),
        ("removed", 2, None, "moor"),
        ("peace", 0, None, None),
        ("peace", 1, None, None),
        ("clash-over", None, None, "moor"),
    ]


def test_s14_what_a_view_shows_of_a_maneuver(declare: Declare) -> None:
    declare("eriu", triskel=[on(AFTER_MANEUVER, ALWAYS, [deed()])])
    declare("fianna", triskel=[on(MANEUVER, MINE, [deed()])])

    def shown(t: Table, depth: int) -> tuple[object, object, object]:
        frame = t.data["frames"][-depth]
        assert frame["plan"] == "clash"
        return frame["maneuver"], frame["victim"], frame["flags"]

    hands = ("fianna", "", "", "eriu")
    t = clash("3 2 2 0", hands, words="citadel", more={"hills": "2 2 2 0", "cove": "2 0 0 0"})
    assert shown(t, 1) == ("none", None, [])
    t.play("1: decline", "2: decline")
    u = Table.of(t.game.copy())
    t.play("0: attack 1")
    assert shown(t, 2) == ("attack", 1, ["killed"])
    t.play("3: decline")
    # The next one's maneuver is a new one.
    assert shown(t, 1) == ("none", None, [])
    t.play("1: peace", "2: fight")
    assert shown(t, 1) == ("none", None, ["refused"])
    u.play("0: withdraw 1 cove")
    assert shown(u, 2) == ("withdraw", None, [])
    u.play("3: decline", "1: attack 2", "3: decline", "2: attack 1", "3: decline", "0: play fianna")
    assert shown(u, 2) == ("tale", None, [])


def test_q39_a_clash_remembers_who_fell_in_its_territory() -> None:
    t = clash("3 2 2 0", more={"mountains": "2 0 0 0"})
    t.play("0: withdraw 1 mountains")
    # The Mountains' price was paid elsewhere.
    assert t.clans("mountains") == [2, 0, 0, 0]
    assert t.data["frames"][-1]["fallen"] == [0, 0, 0, 0]
    t.play("1: attack 2", "2: attack 1", "0: attack 2", "1: attack 0")
    assert t.data["frames"][-1]["fallen"] == [1, 1, 2, 0]
