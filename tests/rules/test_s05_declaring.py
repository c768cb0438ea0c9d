"""Section 5: which effect of a card is played when, and what is chosen before it is shown.

Cards whose effects are not written yet lend their names to tests.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ardri import IllegalAction
from ardri.rules.cards.names import TALES
from ardri.rules.declare import on
from ardri.rules.frames import U
from ardri.rules.repertoire import ALWAYS, DECLARED, END_OF_TURN, NO_ACTION
from ardri.rules.vocabulary.card_words import deed
from ardri.rules.vocabulary.choosing import territory
from ardri.rules.vocabulary.clan_words import place, place_at
from ardri.rules.vocabulary.verdicts import cancel
from ardri.rules.vocabulary.where import PRESENT, THERE, near
from tests.rules.playing import FOUR, TWO, played
from tests.rules.table import Table

Declare = Callable[..., None]


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
