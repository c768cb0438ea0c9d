"""Section 12: every Action card cancelled by Geis, and what others may see of each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ardri.rules.vocabulary.card_words import draw
from tests.rules.fights import clash
from tests.rules.table import Table, cards

LANDS = {
    "valley": "3 2 1 0 capital sanctuary",
    "cove": "0 1 1 1",
    "moor": "0 0 0 1",
    "hills": "1 0 0 1",
}

#: How each Season card is declared.
DECLARED = {
    "bard": "play bard",
    "citadel": "play citadel, territory valley",
    "conquest": "play conquest, move 2 valley cove",
    "craftsmen-and-peasants": "play craftsmen-and-peasants, place valley",
    "druid": "play druid",
    "emissaries": "play emissaries, territory valley, to cove",
    "exploration": "play exploration",
    "festival": "play festival",
    "master-craftsman": "play master-craftsman",
    "migration": "play migration, move 2 valley cove",
    "new-alliance": "play new-alliance, territory valley, player 1",
    "new-clans": "play new-clans, place hills, place valley",
    "sanctuary": "play sanctuary, territory valley",
    "scouts-and-spies": "play scouts-and-spies, player 2",
    "warlord": "play warlord, territory valley",
}


@pytest.mark.parametrize("card", DECLARED)
def test_r5_3_a_cancelled_season_card_does_nothing_and_counts_as_played(card: str) -> None:
    other = "bard" if card == "druid" else "druid"
    held = "festival" if card == "citadel" else "citadel"
    t = Table(LANDS, [f"{card} {other} hills", f"geis {held}", "raid"], passed=[3])
    before = t.data
    t.play(f"0: {DECLARED[card]}")
    assert t.asked() == {1: "window"}
    t.play("1: play geis")
    after = t.data
    for part in ("map", "epic_deck", "epic_discard", "advantage_table", "stack", "set_aside"):
        assert after[part] == before[part], part
    assert (t.hand(0), t.hand(1), t.hand(2)) == ([other, "hills"], [held], ["raid"])
    # Both are in the pile, and everybody knows it.
    assert {card, "geis"} <= set(after["action_discard"])
    # Q40: a cancelled Season card breaks the run of passes; and the turn is over.
    assert (after["turn"], after["passed"]) == (1, [])
    assert [event.kind for event in t.game.events] == ["played", "played", "cancelled"]


def _fight(*then: str) -> Table:
    return clash("2 3 2 0", ("bard raid", "warlord citadel", "geis"), then=("2: decline", *then))


def test_r6_2_geis_upon_a_raid_in_a_clash() -> None:
    t = _fight("0: attack 1", "1: remove", "0: play raid", "2: play geis")
    assert t.clans("moor") == [2, 2, 2, 0]
    assert t.hand(1) == ["citadel", "warlord"]
    # The shared window goes on, anew.
    assert t.legal(0) == ["decline", "play bard"]


def test_r6_2_geis_upon_a_bard_in_a_clash() -> None:
    t = _fight("0: attack 1", "1: remove", "0: play bard", "2: play geis")
    assert t.deeds() == [0, 0, 0, 0]
    assert t.legal(0) == ["decline", "play raid"]
    assert {"bard", "geis"} <= set(cards(t.p.action_discard))


def test_r6_2_geis_upon_a_warlord_in_a_clash() -> None:
    t = _fight("0: attack 1", "1: remove", "0: decline", "1: play warlord", "1: player 0")
    t.play("2: play geis", "0: decline")
    assert t.clans("moor") == [2, 2, 2, 0]
    assert t.asked() == {1: "maneuver"}


def test_r6_2_geis_upon_master_craftsmans_triskel(declare: Callable[..., None]) -> None:
    declare("eriu", season=[draw()])
    t = Table(LANDS, hands=["eriu master-craftsman", "new-clans", "geis"])
    t.play("0: play eriu", "chance: draw morrigan", "0: play master-craftsman", "0: player 1")
    t.play("2: play geis")
    assert t.deeds() == [0, 0, 0, 0]
    assert t.hand(1) == ["new-clans"]
    # The Tale was not given, so it is discarded as usual.
    assert t.data["epic_discard"] == ["eriu"]
    assert t.asked() == {1: "turn"}


# ------------------------------------------------------------------------------ what others may see


def _view(t: Table, seat: int | None) -> Any:
    return t.game.view(seat).to_json()


def _known(t: Table, seat: int | None, of: int) -> list[str]:
    """The Action cards and Tales that a seat knows to be in another's hand."""
    known: list[str] = _view(t, seat)["players"][of]["hand"]["known"]
    return known


def test_s14_what_bard_draws_is_seen_by_its_player_alone() -> None:
    t = Table(LANDS, hands=["bard", "new-clans"])
    t.play("0: play bard", "chance: draw eriu")
    assert _view(t, 0)["players"][0]["hand"] == ["eriu"]
    for other in (1, 2, 3, None):
        assert _known(t, other, 0) == []
        assert _view(t, other)["players"][0]["hand"]["tales"] == 1
        assert "eriu" in _view(t, other)["epic_deck"]["possible"]


def test_s14_what_druid_takes_is_seen_by_its_player_alone() -> None:
    t = Table(LANDS, hands=["druid bard", "new-clans"], action_discard=["raid", "conquest"])
    t.play("0: play druid")
    # All that lies there is seen; of the whole pile, not only of the card taken.
    pile = cards(t.p.action_discard)
    assert _view(t, 0)["action_discard"]["known"] == pile
    assert _view(t, 1)["action_discard"]["known"] == ["conquest", "raid"]
    t.play("0: take raid")
    for other in (1, 2, 3, None):
        assert _known(t, other, 0) == []
        hand = _view(t, other)["players"][0]["hand"]
        assert hand["actions"] == 2
        # The Raid lay open: it may be in the hand now, or still in the pile.
        assert "raid" in hand["possible"]
        assert "raid" in _view(t, other)["action_discard"]["possible"]
    # Where the Druid has gone all know.
    assert "druid" in _view(t, None)["action_discard"]["known"]


def test_s14_what_scouts_saw_stays_known_to_their_player() -> None:
    t = Table(LANDS, hands=["scouts-and-spies", "new-clans", "raid druid eriu"])
    t.play("0: play scouts-and-spies", "0: player 2")
    assert _known(t, 0, 2) == ["druid", "raid"]
    assert _known(t, 1, 2) == _known(t, 3, 2) == _known(t, None, 2) == []


def test_s14_what_master_craftsman_discards_is_seen_by_its_player_alone() -> None:
    t = Table(LANDS, hands=["master-craftsman geis raid", "new-clans"])
    t.play("0: play master-craftsman", "0: discard geis")
    assert "geis" in _view(t, 0)["action_discard"]["known"]
    for other in (1, None):
        view = _view(t, other)
        assert "geis" not in view["action_discard"]["known"]
        assert "geis" in view["action_discard"]["possible"]
        # For all they know it is still in the hand.
        assert "geis" in view["players"][0]["hand"]["possible"]
        assert view["players"][0]["hand"]["actions"] == 1


def test_s14_a_card_stolen_by_raid_is_known_to_both_sides() -> None:
    t = clash("2 2 1 0", ("raid", "druid bard"), then=("0: attack 1", "1: remove", "0: play raid"))
    t.play("chance: draw druid")
    assert _known(t, 1, 0) == ["druid"]
    assert _view(t, 0)["players"][0]["hand"] == ["druid"]
    for other in (2, 3, None):
        assert _known(t, other, 0) == []
        assert "druid" in _view(t, other)["players"][0]["hand"]["possible"]
    # To seat 0 the other card in that hand may be anything but the druid.
    assert "druid" not in _view(t, 0)["players"][1]["hand"]["possible"]


def test_s14_a_card_discarded_to_an_attack_is_seen_by_its_player_alone() -> None:
    t = clash("2 2 1 0", ("", "druid bard"), then=("0: attack 1", "1: discard druid"))
    assert t.told("discarded", 1)[0]["cards"] == ["druid"]
    assert "druid" in _view(t, 1)["action_discard"]["known"]
    for other in (0, 2, None):
        assert "cards" not in t.told("discarded", other)[0]
        assert "druid" not in _view(t, other)["action_discard"]["known"]
        assert "druid" in _view(t, other)["players"][1]["hand"]["possible"]


def test_r5_2_a_card_being_declared_is_seen_by_its_player_alone() -> None:
    t = Table(LANDS, hands=["citadel", "new-clans"])
    before = {seat: _view(t, seat) for seat in (1, 2, 3, None)}
    t.play("0: play citadel")
    for seat, view in before.items():
        assert _view(t, seat) == view
    t.play("0: territory hills")
    for seat in before:
        assert "citadel" in _view(t, seat)["action_discard"]["known"]


@pytest.mark.parametrize("card", DECLARED)
def test_r5_2_all_see_each_action_card_once_it_is_declared_and_not_before(card: str) -> None:
    t = Table(LANDS, hands=[f"{card} druid" if card != "druid" else "druid bard", "geis"])
    before = {seat: _view(t, seat) for seat in (1, 2, 3, None)}
    for line in DECLARED[card].split(", "):
        assert t.told("played") == []
        for seat, seen in before.items():
            assert _view(t, seat) == seen
        t.play(f"0: {line}")
    for seat in (0, 1, 2, 3, None):
        (told,) = t.told("played", seat)
        assert (told["seat"], told["cards"], told["use"]) == (0, [card], "season")
        # And with it the territory and the player that were chosen, if there was a choice.
        for part, word in (("territory", "territory"), ("other", "player")):
            for line in DECLARED[card].split(", "):
                if line.startswith(f"{word} "):
                    assert str(told[part]) == line.split(" ")[1]
        assert _view(t, seat)["playing"] == [card]


def test_s14_what_sanctuary_draws_is_seen_by_its_player_alone() -> None:
    t = Table(LANDS, hands=["sanctuary", "new-clans"])
    t.play("0: play sanctuary, territory valley", "chance: draw eriu")
    assert t.told("kept", 0)[0]["cards"] == ["eriu"]
    for other in (1, 2, 3, None):
        assert _known(t, other, 0) == []
        assert "cards" not in t.told("drew", other)[0]
        assert "cards" not in t.told("kept", other)[0]
        assert "eriu" in _view(t, other)["players"][0]["hand"]["possible"]


def test_r5_2_a_declaration_can_be_taken_back_until_it_is_complete() -> None:
    t = Table(LANDS, hands=["new-alliance citadel", "geis new-clans"])
    before = t.p
    t.play("0: play new-alliance", "0: territory valley")
    t.game.undo(0)
    t.game.undo(0)
    assert t.p == before
    t.play("0: play new-alliance", "0: territory valley", "0: place valley")
    assert t.game.why_no_undo(0)
