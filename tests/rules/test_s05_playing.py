"""Section 5: playing a card. Cards whose effects are not written yet lend their names to tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ardri import IllegalAction
from ardri.rules.cards.names import ACTIONS, EPIC_TALES, TALES
from ardri.rules.declare import land, on
from ardri.rules.frames import U
from ardri.rules.repertoire import (
    A_SEASON_CARD,
    A_TALE,
    AFTER_PLAY,
    ALWAYS,
    AN_ACTION,
    DECLARED,
    DRAWING,
    END_OF_TURN,
    MINE,
    NO_ACTION,
)
from ardri.rules.vocabulary.card_words import deed, discard, draw
from ardri.rules.vocabulary.choosing import territory
from ardri.rules.vocabulary.clan_words import clash_there, place, place_at, remove
from ardri.rules.vocabulary.program import each
from ardri.rules.vocabulary.verdicts import cancel
from ardri.rules.vocabulary.where import PRESENT, THERE, near
from ardri.rules.vocabulary.who import EACH_ONE, PRESENT_THERE
from tests.rules.table import Table

Declare = Callable[..., None]
TWO = {"valley": "2 1 capital", "cove": "1 1"}
WITH_FOREST = {**TWO, "forest": "0 0"}
FOUR = {"valley": "2 1 1 1 capital", "cove": "1 1 1 1"}


def all_but(*names: str) -> list[str]:
    """The Epic Tales but these."""
    return [name for name in EPIC_TALES if name not in names]


def played(table: Table) -> list[tuple[Any, ...]]:
    """The cards played so far: by whom, and for which effect."""
    return [(told["seat"], told["cards"][0], told["use"]) for told in table.told("played")]


# ---------------------------------------------------------------------------------------- R5.1


def test_r5_1_season_effects_only_in_ones_own_turn() -> None:
    table = Table(TWO, ["new-clans bard", "geis citadel druid"])
    assert table.legal(0) == ["play bard", "play new-clans", "pass"]
    table.play("0: play new-clans", "0: place cove", "0: place cove")
    # In a window only what fits it is offered: no Season card.
    assert table.legal(1) == ["decline", "play geis"]
    table.play("1: decline")
    assert table.legal(1) == ["play citadel", "play druid", "pass"]


def test_r5_1_one_play_uses_one_effect() -> None:
    table = Table({"valley": "2 2 capital"}, ["warlord bard", "new-clans citadel"])
    table.play("0: play warlord", "1: decline", "0: attack 1", "1: remove", "0: play bard")
    # Bard for its Triskel: a Deed, and no Epic Tale.
    assert table.deeds() == [1, 0]
    assert table.p.hand[0] & TALES == 0
    assert played(table) == [(0, "warlord", "season"), (0, "bard", "triskel")]
    table = Table({"valley": "2 2 capital"}, ["bard druid", "new-clans"])
    table.play("0: play bard", "chance: draw eriu")
    assert (table.deeds(), table.hand(0)) == ([0, 0], ["druid", "eriu"])
    assert played(table) == [(0, "bard", "season")]


def test_r5_1_a_triskel_only_in_its_own_window(declare: Declare) -> None:
    declare("eriu", triskel=[on(END_OF_TURN, ALWAYS, [deed()])])
    table = Table(TWO, ["new-clans druid", "eriu geis citadel"])
    table.play("0: play new-clans", "0: place cove", "0: place cove")
    assert table.legal(1) == ["decline", "play geis"]
    table.play("1: decline")
    assert table.legal(1) == ["decline", "play eriu"]
    table.play("1: decline")
    assert table.legal(1) == ["play citadel", "pass"]


# ---------------------------------------------------------------------------------------- R5.2


def test_r5_2_all_choices_come_before_the_card_is_seen() -> None:
    hands = ["migration bard", "geis citadel"]
    table = Table({"valley": "2 1 capital", "cove": "0 0", "plains": "0 0"}, hands)
    before = table.game.view(1)
    nobody = table.game.view(None)
    for line in ("play migration", "to cove", "count 1", "to plains"):
        table.play(f"0: {line}")
        if line != "to plains":
            assert played(table) == []
            # To the others nothing has happened yet.
            assert table.game.view(1) == before
            assert table.game.view(None) == nobody
            assert table.clans("valley") == [2, 1]
    # Two clans, one each way: with the last choice the card is announced.
    assert played(table) == [(0, "migration", "season")]
    assert table.asked() == {1: "window"}
    assert table.clans("valley") == [2, 1]


def test_r5_2_a_declaration_can_be_taken_back_until_it_is_complete() -> None:
    table = Table(TWO, ["new-clans bard", "geis citadel"])
    before = table.p
    table.play("0: play new-clans", "0: place cove")
    table.game.undo(0)
    table.game.undo(0)
    assert table.p == before
    table.play("0: play new-clans", "0: place cove", "0: place valley")
    with pytest.raises(IllegalAction):
        table.game.undo(0)


def test_r5_2_cards_out_of_ones_own_hand_are_chosen_on_resolution() -> None:
    table = Table(FOUR, ["master-craftsman bard eriu", "geis citadel"])
    table.play("0: play master-craftsman")
    assert table.asked() == {1: "window"}
    table.play("1: decline")
    assert table.asked() == {0: "discard"}
    assert table.legal(0) == ["discard bard", "discard eriu"]


def test_r5_2_what_is_announced_is_seen_also_while_more_is_chosen() -> None:
    table = Table(FOUR, ["citadel", "druid bard", "geis"], turn=1, action_discard=["festival"])
    table.play("1: play druid", "2: decline")
    assert table.asked() == {1: "take"}
    for seat in (0, 2, None):
        seen: dict[str, Any] = table.game.view(seat).to_json()
        assert seen["playing"] == ["druid"]
        assert [frame["plan"] for frame in seen["frames"]][-1] == "druid season"
        assert seen["players"][1]["hand"]["actions"] == 1


def test_r5_2_the_announcement_tells_who_and_what_was_chosen(declare: Declare) -> None:
    table = Table(FOUR, ["citadel", "new-alliance bard", "geis"], turn=1)
    lands = {"valley": "2 1 1 1 capital", "cove": "1 1 1 1", "plains": "0 0 0 0"}
    declare("eriu", season=[territory(PRESENT), territory(near(THERE), slot=U), place_at(1, U)])
    table.play("1: play new-alliance", "1: territory valley", "1: player 0", "2: play geis")
    alliance, geis = table.told("played")
    assert (alliance["seat"], alliance["other"], alliance["territory"]) == (1, 0, "valley")
    assert (alliance["use"], alliance["cards"]) == ("season", ["new-alliance"])
    assert (geis["seat"], geis["use"], geis["cards"]) == (2, "triskel", ["geis"])
    table = Table(lands, ["citadel", "druid geis", "eriu"], turn=2)
    table.play("2: play eriu", "2: territory cove", "2: territory plains")
    (eriu,) = table.told("played")
    assert (eriu["seat"], eriu["territory"], eriu["to"]) == (2, "cove", "plains")


def test_r5_2_what_hangs_on_a_reveal_is_chosen_after_it() -> None:
    table = Table(FOUR, ["scouts-and-spies bard", "geis citadel", "druid"])
    table.play("0: play scouts-and-spies", "0: player 2")
    assert table.asked() == {1: "window"}
    table.play("1: decline")
    assert table.told("looked", 0)[0]["cards"] == ["druid"]
    assert table.legal(0) == ["territory cove", "territory valley", "decline"]


def test_r5_2_what_does_not_is_chosen_before_the_cancel_window() -> None:
    table = Table(TWO, ["citadel bard", "geis druid"])
    table.play("0: play citadel")
    assert table.asked() == {0: "territory"}
    table.play("0: territory cove")
    assert table.asked() == {1: "window"}


def test_r5_2_another_players_choice_is_made_on_resolution() -> None:
    table = Table(TWO, ["exploration bard", "geis druid"], brenn=1)
    table.play("0: play exploration")
    assert table.asked() == {1: "window"}
    table.play("1: decline")
    assert table.asked() == {1: "spot"}


# ---------------------------------------------------------------------------------------- R5.3


def test_r5_3_the_cancel_window_for_action_cards() -> None:
    table = Table({"valley": "2 1 1 capital"}, ["new-clans bard", "citadel", "geis druid"])
    table.play("0: play new-clans")
    assert table.asked() == {2: "window"}
    table.play("2: play geis")
    assert table.clans("valley") == [2, 1, 1]
    assert {"new-clans", "geis"} <= set(table.data["action_discard"])
    assert table.asked() == {1: "turn"}


def test_r5_3_a_cancelled_card_counts_as_played_and_its_after_play_window_opens(
    declare: Declare,
) -> None:
    declare("valley", triskel=[on(AFTER_PLAY, A_SEASON_CARD | MINE, [deed()])])
    table = Table(TWO, ["new-clans bard valley", "geis citadel"])
    table.play("0: play new-clans", "0: place cove", "0: place cove", "1: play geis")
    assert table.map() == {"valley": [2, 1], "cove": [1, 1]}
    assert table.legal(0) == ["decline", "play valley"]
    table.play("0: play valley")
    assert table.deeds() == [1, 0]


def test_r5_3_discarded_at_once_before_the_canceller(declare: Declare) -> None:
    declare("eriu", triskel=[on(AFTER_PLAY, AN_ACTION, [deed()])])
    table = Table(TWO, ["new-clans bard", "geis citadel eriu"])
    table.play("0: play new-clans", "0: place cove", "0: place cove", "1: play geis")
    # After Geis, which is in no pile yet: the card that it cancelled is in its own.
    assert table.asked() == {1: "window"}
    assert table.data["playing"] == ["geis"]
    assert table.data["action_discard"] == ["new-clans"]
    table.play("1: decline")
    # And after the cancelled card.
    assert table.asked() == {1: "window"}
    assert "playing" not in table.data
    assert table.data["action_discard"] == ["geis", "new-clans"]


def test_r5_3_epic_tales_and_advantage_cards_may_be_cancelled_by_anyone(declare: Declare) -> None:
    declare("dagda", triskel=[on(DECLARED, NO_ACTION, [cancel()])], reshuffles=True)
    declare("eriu", season=[deed()])
    declare("cove", triskel=[on(AFTER_PLAY, A_SEASON_CARD | MINE, [deed()])])
    hands = ["eriu cove bard new-clans", "dagda geis citadel"]
    for owner in (0, 1):
        ours = [f"{hands[0]} dagda", "geis citadel"] if owner == 0 else hands
        table = Table(TWO, ours)
        table.play("0: play eriu")
        # Geis does not fit an Epic Tale.
        assert table.asked() == {owner: "window"}
        assert table.legal(owner) == ["decline", "play dagda"]
        table.play(f"{owner}: play dagda")
        assert table.deeds() == [0, 0]
        # It counts as played: the Season card's player may go on.
        assert table.legal(0) == ["decline", "play cove"]
        table.play("0: play cove")
        assert table.deeds() == [1, 0]
    table = Table(TWO, hands)
    table.play("0: play eriu", "1: decline", "0: play cove", "1: play dagda")
    assert table.deeds() == [1, 0]
    assert table.data["advantage_played"] == ["cove"]


def test_r5_3_q3_stone_circle_and_master_craftsman_cannot_reach_a_cancelled_card(
    declare: Declare,
) -> None:
    declare("dagda", triskel=[on(DECLARED, NO_ACTION, [cancel()])])
    declare("eriu", season=[deed()])
    hands = ["eriu master-craftsman bard", "dagda geis citadel"]
    table = Table(FOUR, hands)
    table.play("0: play eriu", "1: decline")
    assert table.legal(0) == ["decline", "play master-craftsman"]
    table = Table(FOUR, hands)
    table.play("0: play eriu", "1: play dagda")
    # It is discarded already.
    assert table.asked() == {1: "turn"}


def test_r5_3_a_cancelled_card_has_no_clash() -> None:
    table = Table(TWO, ["migration bard", "geis citadel"])
    table.play("0: play migration", "0: territory valley", "0: move 1 valley cove", "1: play geis")
    assert table.map() == {"valley": [2, 1], "cove": [1, 1]}
    assert table.told("clash") == []


# ---------------------------------------------------------------------------------------- R5.4


def test_r5_4_what_cannot_be_done_is_left_out() -> None:
    # No clan left to place, but the marker comes.
    lands = {"valley": "11 1 capital", "cove": "1 1 sanctuary"}
    table = Table(lands, ["festival bard", "geis druid"])
    table.play("0: play festival", "1: decline")
    assert [entry["festival"] for entry in table.data["map"]] == [True, False]
    assert table.clans("cove") == [1, 1]


@pytest.mark.parametrize("card", ["festival", "craftsmen-and-peasants", "new-alliance", "warlord"])
def test_r5_4_a_card_may_be_played_although_nothing_of_it_can_be_done(card: str) -> None:
    # No sanctuary, no citadel where one is, no reserve, no opponent.
    table = Table({"valley": "12 0", "cove": "0 1 capital"}, [f"{card} bard", "geis druid"])
    table.play(f"0: play {card}", "1: decline")
    assert table.map() == {"valley": [12, 0], "cove": [0, 1]}
    assert table.asked() == {1: "turn"}
    assert played(table) == [(0, card, "season")]
    assert card in table.data["action_discard"]


def test_r5_4_unless_it_says_otherwise() -> None:
    table = Table(TWO, ["druid eriu", "geis citadel"], windows="possible")
    assert table.legal(0) == ["pass"]
    table = Table(TWO, ["druid new-clans", "geis citadel"])
    assert table.legal(0) == ["play druid", "play new-clans", "pass"]


def test_r5_4_may_is_a_choice_all_else_is_done() -> None:
    lands = {"valley": "2 1 citadel citadel", "cove": "1 1"}
    table = Table(lands, ["craftsmen-and-peasants new-clans", "geis citadel"])
    table.play("0: play craftsmen-and-peasants")
    assert "done" in table.legal(0)
    table.play("0: done", "1: decline", "1: pass")
    assert table.map() == {"valley": [2, 1], "cove": [1, 1]}
    table.play("0: play new-clans")
    assert "done" not in table.legal(0)


# ---------------------------------------------------------------------------------------- R5.5

#: Who may play what after which play: after one's own Season card, after one's own Epic Tale,
#: after any Action card.
AFTERS = {"cove": A_SEASON_CARD | MINE, "forest": A_TALE | MINE, "dagda": AN_ACTION}


@pytest.fixture
def afters(declare: Declare) -> Declare:
    for name, facts in AFTERS.items():
        declare(name, triskel=[on(AFTER_PLAY, facts, [deed()])])
    declare("eriu", season=[deed()], triskel=[on(END_OF_TURN, ALWAYS, [deed()])])
    return declare


def answers(table: Table) -> list[tuple[int | str, list[str]]]:
    """Who is asked in one window after the other, when all decline, and which cards fit."""
    out: list[tuple[int | str, list[str]]] = []
    while set(table.asked().values()) == {"window"}:
        (seat,) = table.asked()
        out.append((seat, [text.removeprefix("play ") for text in table.legal(seat)[1:]]))
        table.play(f"{seat}: decline")
    return out


@pytest.mark.parametrize("holder", [0, 1])
def test_r5_5_after_a_season_card_its_player_and_after_an_action_card_anyone(
    afters: Declare, holder: int
) -> None:
    hands = ["new-clans bard", "citadel druid"]
    hands[holder] += " cove forest dagda"
    table = Table(WITH_FOREST, hands)
    table.play("0: play new-clans", "0: place cove", "0: place cove")
    fit = ["dagda", "cove"] if holder == 0 else ["dagda"]
    assert answers(table) == [(holder, fit)]


@pytest.mark.parametrize("holder", [0, 1])
def test_r5_5_after_an_epic_tale_its_player(afters: Declare, holder: int) -> None:
    hands = ["new-clans eriu", "citadel druid"]
    hands[holder] += " cove forest dagda"
    table = Table(WITH_FOREST, hands)
    table.play("0: play eriu")
    assert answers(table) == ([(0, ["cove", "forest"])] if holder == 0 else [])


def test_r5_5_a_card_used_for_its_triskel_is_not_a_season_card_played(afters: Declare) -> None:
    table = Table(WITH_FOREST, ["new-clans bard", "citadel druid eriu cove forest"])
    table.play("0: pass", "1: play eriu")
    # Seat 0's turn has ended: an Epic Tale was played, for its Triskel.
    assert answers(table) == [(1, ["forest"])]
    lands = {"valley": "2 2 capital", "cove": "0 0", "forest": "0 0"}
    table = Table(lands, ["warlord bard cove dagda forest", "citadel druid"])
    table.play("0: play warlord", "1: decline", "0: attack 1", "1: remove", "0: play bard")
    # After Bard's Triskel, then after the clash: after Warlord's Season effect.
    assert table.legal(0) == ["decline", "play dagda"]
    table.play("0: decline")
    table.play("1: peace", "0: peace")
    assert answers(table) == [(0, ["dagda", "cove"])]


def test_r5_5_once_the_effect_with_all_its_clashes_is_over(afters: Declare) -> None:
    lands = {"valley": "3 0 capital", "cove": "0 1", "plains": "0 1"}
    table = Table(lands, ["migration cove new-clans", "citadel druid"])
    table.play("0: play migration", "0: move 1 valley cove, 1 valley plains")
    assert table.asked() == {0: "clashes"}
    table.play("0: territory cove", "0: peace", "1: peace")
    assert table.asked() == {0: "maneuver"}
    table.play("0: peace", "1: peace")
    assert answers(table) == [(0, ["cove"])]


def test_r5_5_after_the_clash_of_an_epic_tale(declare: Declare) -> None:
    declare("morrigan", season=[territory(PRESENT), clash_there()])
    declare("forest", triskel=[on(AFTER_PLAY, A_TALE | MINE, [draw()])])
    table = Table({"valley": "2 2", "forest": "0 0"}, ["morrigan forest bard", "citadel druid"])
    table.play("0: play morrigan", "1: decline", "0: peace", "1: peace")
    assert table.legal(0) == ["decline", "play forest"]
    table.play("0: play forest", "chance: draw eriu")
    assert table.hand(0) == ["bard", "eriu"]


def test_r5_5_a_triskel_played_in_the_window_opens_its_own(afters: Declare) -> None:
    # Cove after New Clans; Cove is no Season card and no Tale: nothing follows upon it.
    table = Table(WITH_FOREST, ["new-clans bard cove forest", "citadel druid dagda"])
    table.play("0: play new-clans", "0: place cove", "0: place cove", "0: play cove")
    assert table.legal(1) == ["decline", "play dagda"]
    # And Dagda, played, is an Epic Tale: Forest is not seat 1's.
    table.play("1: play dagda")
    assert table.asked() == {1: "turn"}
    assert table.deeds() == [1, 1]


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


def test_r5_7_played_or_not(declare: Declare) -> None:
    declare("dagda", triskel=[on(DECLARED, NO_ACTION, [cancel()])])
    declare("eriu", season=[deed()])
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


def test_r5_8_in_the_middle_of_a_draw_if_need_be(declare: Declare) -> None:
    declare("tuans-memory", season=[draw(3)])
    rest = all_but("eriu", "morrigan", "fianna", "lugs-spear", "tuans-memory")
    hands = ["tuans-memory bard " + " ".join(rest), "citadel"]
    table = Table(TWO, hands, epic_discard=["eriu", "fianna", "lugs-spear"])
    table.play("0: play tuans-memory")
    # The last of the deck was drawn: the card itself, being played, is in no pile.
    assert table.told("drew", 0)[0]["cards"] == ["morrigan"]
    assert table.legal("chance") == ["draw eriu", "draw fianna", "draw lugs-spear"]
    table.play("chance: draw eriu", "chance: draw lugs-spear")
    assert table.legal(0) == ["keep eriu", "keep lugs-spear", "keep morrigan"]
    table.play("0: keep eriu")
    assert table.data["epic_deck"] == ["fianna"]
    assert table.data["epic_discard"] == ["lugs-spear", "morrigan", "tuans-memory"]


def test_r5_8_with_too_few_in_all_what_there_is(declare: Declare) -> None:
    declare("tuans-memory", season=[draw(3)])
    rest = all_but("eriu", "morrigan", "tuans-memory")
    hands = ["tuans-memory bard " + " ".join(rest), "citadel"]
    table = Table(TWO, hands, epic_discard=["eriu"])
    table.play("0: play tuans-memory")
    assert table.legal(0) == ["keep eriu", "keep morrigan"]


# ---------------------------------------------------------------------------------------- extra


def test_r5_2_declared_together_whatever_the_words(declare: Declare) -> None:
    # Two choices of one Tale: both come before it is announced, both deeds after the window.
    declare("eriu", season=[territory(PRESENT), place_at(1), place(1, PRESENT)])
    declare("dagda", triskel=[on(DECLARED, NO_ACTION, [cancel()])])
    table = Table(TWO, ["eriu bard", "dagda citadel"])
    table.play("0: play eriu", "0: territory cove")
    assert played(table) == []
    table.play("0: place valley")
    assert played(table) == [(0, "eriu", "season")]
    assert table.map() == {"valley": [2, 1], "cove": [1, 1]}
    table.play("1: decline")
    assert table.map() == {"valley": [3, 1], "cove": [2, 1]}


def test_r5_4_a_discard_is_made_if_there_is_a_card(declare: Declare) -> None:
    declare("misty-lands", season=[discard(ACTIONS), deed()])
    lands = {**TWO, "misty-lands": "1 1"}
    table = Table(lands, ["misty-lands", "citadel druid"], turn=0)
    table.play("0: play misty-lands")
    assert table.deeds() == [1, 0]
    table = Table(lands, ["misty-lands bard", "citadel druid"])
    table.play("0: play misty-lands")
    assert table.told("discarded", 0)[0]["cards"] == ["bard"]
