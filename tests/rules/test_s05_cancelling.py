"""Section 5: the cancel window, and what becomes of a cancelled card.

Cards whose effects are not written yet lend their names to tests.
"""

from __future__ import annotations

from collections.abc import Callable

from ardri.rules.declare import on
from ardri.rules.repertoire import (
    A_SEASON_CARD,
    AFTER_PLAY,
    AN_ACTION,
    DECLARED,
    MINE,
    NO_ACTION,
)
from ardri.rules.vocabulary.card_words import deed
from ardri.rules.vocabulary.verdicts import cancel
from tests.rules.playing import FOUR, TWO
from tests.rules.table import Table

Declare = Callable[..., None]


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
