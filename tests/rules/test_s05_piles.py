"""Section 5: where a card lies afterwards; the discard pile of the Epic Tales, and their deck.

Cards whose effects are not written yet lend their names to tests.
"""

from __future__ import annotations

from collections.abc import Callable

from ardri.rules.cards.names import EPIC_TALES
from ardri.rules.declare import land, on
from ardri.rules.repertoire import (
    A_SEASON_CARD,
    A_TALE,
    AFTER_PLAY,
    DRAWING,
    MINE,
)
from ardri.rules.vocabulary.card_words import deed, draw
from ardri.rules.vocabulary.clan_words import remove
from ardri.rules.vocabulary.program import each
from ardri.rules.vocabulary.who import EACH_ONE, PRESENT_THERE
from tests.rules.playing import FOUR, TWO, WITH_FOREST
from tests.rules.table import Table

Declare = Callable[..., None]


def all_but(*names: str) -> list[str]:
    """The Epic Tales but these."""
    return [name for name in EPIC_TALES if name not in names]


# ---------------------------------------------------------------------------------------- R5.6


def test_r5_6_in_no_pile_until_it_is_over() -> None:
    table = Table({"valley": "2 2"}, ["warlord bard", "citadel druid"])
    table.play("0: play warlord", "1: decline")
    assert table.data["playing"] == ["warlord"]
    assert "warlord" not in table.hand(0) + table.data["action_discard"]
    assert "warlord" not in table.data["discarded_unseen"]
    table.play("0: peace", "1: peace")
    assert "playing" not in table.data
    assert "warlord" in table.data["action_discard"]


def test_r5_6_action_cards_face_down_what_was_played_is_known() -> None:
    lands = {"valley": "2 2"}
    table = Table(lands, ["warlord bard", "citadel druid"], discarded_unseen=[], action_discard=[])
    before = set(table.data["discarded_unseen"])
    table.play("0: play warlord", "1: decline", "0: attack 1", "1: discard druid")
    table.play("1: peace", "0: peace")
    # Played: known to all. Discarded unplayed: to its player.
    assert set(table.data["action_discard"]) == {"warlord"}
    assert set(table.data["discarded_unseen"]) == before | {"druid"}


def test_r5_6_epic_tales_face_up_open_to_all(declare: Declare) -> None:
    declare("eriu", season=[deed()])
    table = Table(TWO, ["eriu bard", "citadel"])
    table.play("0: play eriu")
    assert table.data["epic_discard"] == ["eriu"]
    for seat in (0, 1, None):
        assert table.game.view(seat).to_json()["epic_discard"] == ["eriu"]


def test_r5_6_advantage_cards_lie_played(declare: Declare) -> None:
    declare("cove", triskel=[on(AFTER_PLAY, A_SEASON_CARD | MINE, [deed()])])
    declare("misty-lands", season=[deed()])
    lands = {**TWO, "misty-lands": "1 1"}
    table = Table(lands, ["cove misty-lands bard", "citadel druid"])
    table.play("0: play misty-lands", "0: play cove")
    assert table.data["advantage_played"] == ["cove", "misty-lands"]
    assert table.hand(0) == ["bard"]
    assert table.deeds() == [2, 0]


def test_r5_6_a_card_given_on_is_not_discarded(declare: Declare) -> None:
    declare("eriu", season=[deed()])
    table = Table(FOUR, ["eriu master-craftsman bard", "citadel"])
    table.play("0: play eriu", "0: play master-craftsman", "0: player 2")
    assert table.hand(2) == ["eriu"]
    assert table.data["epic_discard"] == []
    assert table.deeds() == [2, 0, 0, 0]
    assert "master-craftsman" in table.data["action_discard"]


# ---------------------------------------------------------------------------------------- R5.7


def test_r5_7_the_dagda_takes_the_pile_back_into_the_deck() -> None:
    table = Table(
        FOUR, ["master-craftsman bard dagda", "citadel"], epic_discard=["eriu", "morrigan"]
    )
    table.play("0: play master-craftsman", "0: discard dagda")
    # Not yet: the effect that brought it there is not over. It draws from the deck as it is.
    assert table.data["epic_discard"] == ["dagda", "eriu", "morrigan"]
    assert table.legal("chance") == [
        f"draw {name}" for name in all_but("dagda", "eriu", "morrigan")
    ]
    table.play("chance: draw fianna")
    assert table.data["epic_discard"] == []
    assert table.data["epic_deck"] == all_but("fianna")
    assert table.told("reshuffled")[0]["count"] == 3


def test_r5_7_only_the_dagda_does_so() -> None:
    table = Table(FOUR, ["master-craftsman bard eriu", "citadel"], epic_discard=["morrigan"])
    table.play("0: play master-craftsman", "0: discard eriu", "chance: draw dagda")
    assert table.data["epic_discard"] == ["eriu", "morrigan"]
    assert table.told("reshuffled") == []


def test_r5_7_played_or_not() -> None:
    table = Table(TWO, ["eriu bard", "dagda citadel"], epic_discard=["morrigan"])
    table.play("0: play eriu", "1: play dagda")
    # The card that it cancelled lies in the pile by then, and goes with it.
    assert table.data["epic_discard"] == []
    assert {"eriu", "dagda", "morrigan"} <= set(table.data["epic_deck"])


def test_r5_7_drawn_and_not_kept(declare: Declare) -> None:
    declare("tuans-memory", season=[draw(3)])
    table = Table(TWO, ["tuans-memory bard", "citadel"], epic_discard=["morrigan"])
    table.play("0: play tuans-memory")
    table.play("chance: draw dagda", "chance: draw eriu", "chance: draw fianna", "0: keep eriu")
    # When the effect is over; the card itself is discarded only then.
    assert table.data["epic_discard"] == ["tuans-memory"]
    assert table.data["epic_deck"] == all_but("eriu", "tuans-memory")
    table = Table(TWO, ["tuans-memory bard", "citadel"], epic_discard=["morrigan"])
    table.play("0: play tuans-memory")
    table.play("chance: draw dagda", "chance: draw eriu", "chance: draw fianna", "0: keep dagda")
    assert table.data["epic_discard"] == ["eriu", "fianna", "morrigan", "tuans-memory"]


def test_r5_7_before_the_after_play_window_the_effect_is_over(declare: Declare) -> None:
    declare("tuans-memory", season=[draw(3)])
    declare("forest", triskel=[on(AFTER_PLAY, A_TALE | MINE, [draw()])])
    table = Table(WITH_FOREST, ["tuans-memory forest bard", "citadel"], epic_discard=["morrigan"])
    table.play("0: play tuans-memory")
    table.play("chance: draw dagda", "chance: draw eriu", "chance: draw fianna", "0: keep eriu")
    table.play("0: play forest")
    # What Forest draws may be any card of the pile that was shuffled back.
    assert {"draw dagda", "draw fianna", "draw morrigan"} <= set(table.legal("chance"))


def test_r5_7_not_before_the_effect_is_over_whatever_is_played_in_between(
    declare: Declare,
) -> None:
    declare("meadows", triskel=[on(DRAWING, MINE, [deed()])])
    lands = {**FOUR, "meadows": "1 1 1 1"}
    hands = ["master-craftsman dagda bard meadows", "citadel"]
    table = Table(lands, hands, epic_discard=["morrigan"])
    table.play("0: play master-craftsman", "0: discard dagda", "0: play meadows")
    # Meadows' effect is over, not that of Master Craftsman, which brought The Dagda there.
    assert table.data["epic_discard"] == ["dagda", "morrigan"]
    assert "draw dagda" not in table.legal("chance")


def test_r5_7_q44_in_an_effect_that_is_no_cards(declare: Declare) -> None:
    gates = [each(PRESENT_THERE, [remove(EACH_ONE), draw(2, by=EACH_ONE)])]
    land("gates-of-tir-na-nog", sanctuaries=1, flock=gates)
    lands = {"valley": "1 1 capital", "gates-of-tir-na-nog": "1 1"}
    table = Table(lands, phase="assembly", epic_discard=["morrigan"])
    table.play("chance: counterclockwise")
    table.play("chance: draw dagda", "chance: draw eriu", "0: keep eriu")
    # The effect goes on with the next player present.
    assert table.data["epic_discard"] == ["dagda", "morrigan"]
    assert "draw dagda" not in table.legal("chance")
    table.play("chance: draw fianna", "chance: draw nuada-silverhand", "1: keep fianna")
    assert table.data["epic_discard"] == []
    assert table.data["epic_deck"] == all_but("eriu", "fianna")
    assert table.asked() == {"chance": "deal"}


# ---------------------------------------------------------------------------------------- R5.8


def test_r5_8_an_empty_deck_is_refilled_by_the_discard_pile() -> None:
    hands = ["bard new-clans " + " ".join(all_but("eriu", "morrigan")), "citadel"]
    table = Table(TWO, hands, epic_discard=["eriu", "morrigan"])
    assert table.data["epic_deck"] == []
    table.play("0: play bard")
    assert table.legal("chance") == ["draw eriu", "draw morrigan"]
    assert table.data["epic_discard"] == []
    table.play("chance: draw morrigan")
    assert table.data["epic_deck"] == ["eriu"]


def test_r5_8_it_is_not_refilled_before_it_is_needed() -> None:
    hands = ["bard new-clans " + " ".join(all_but("eriu", "morrigan")), "citadel"]
    table = Table(TWO, hands, epic_discard=["eriu"])
    # The one left is drawn.
    table.play("0: play bard")
    assert "morrigan" in table.hand(0)
    assert (table.data["epic_deck"], table.data["epic_discard"]) == ([], ["eriu"])


def test_r5_8_in_the_middle_of_a_draw_if_need_be() -> None:
    rest = all_but("eriu", "morrigan", "fianna", "lugs-spear", "tuans-memory")
    hands = ["tuans-memory bard " + " ".join(rest), "citadel"]
    table = Table(TWO, hands, epic_discard=["eriu", "fianna", "lugs-spear"])
    table.play("0: play tuans-memory", "0: decline")
    # The last of the deck was drawn: the card itself, being played, is in no pile.
    assert table.told("drew", 0)[0]["cards"] == ["morrigan"]
    assert table.legal("chance") == ["draw eriu", "draw fianna", "draw lugs-spear"]
    table.play("chance: draw eriu", "chance: draw lugs-spear")
    assert table.legal(0) == ["keep eriu", "keep lugs-spear", "keep morrigan"]
    # Oengus's Ploy is in the hand: the turn's end waits for it.
    table.play("0: keep eriu")
    assert table.asked() == {0: "window"}
    assert table.data["epic_deck"] == ["fianna"]
    assert table.data["epic_discard"] == ["lugs-spear", "morrigan", "tuans-memory"]


def test_r5_8_with_too_few_in_all_what_there_is() -> None:
    rest = all_but("eriu", "morrigan", "tuans-memory")
    hands = ["tuans-memory bard " + " ".join(rest), "citadel"]
    table = Table(TWO, hands, epic_discard=["eriu"])
    table.play("0: play tuans-memory", "0: decline")
    assert table.legal(0) == ["keep eriu", "keep morrigan"]
