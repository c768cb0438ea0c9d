"""Section 12: Emissaries, Exploration, Festival, Geis, Master Craftsman, Migration."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ardri.rules.cards.names import EPIC_TALES, TERRITORIES
from ardri.rules.vocabulary.card_words import draw
from tests.rules.table import Table, cards

FOUR = {"valley": "2 1 0 0 capital", "cove": "0 1 0 0", "moor": "0 0 1 1"}


def stack(*first: str) -> list[list[str]]:
    """A stack with these territories before all others that are not on the maps used here."""
    on_maps = {"valley", "cove", "moor", *first}
    return [list(first), [name for name in TERRITORIES if name not in on_maps]]


# --------------------------------------------------------------------------------------- Emissaries


def test_r12_emissaries_move_one_clan_to_an_adjacent_territory_without_a_clash() -> None:
    t = Table(
        {"valley": "2 1 0 0 capital", "cove": "0 1 0 0", "moor": "2 0 1 1", "hills": "0 0 1 1"},
        hands=["emissaries", "new-clans"],
    )
    t.play("0: play emissaries")
    assert t.legal(0) == ["territory moor", "territory valley"]
    t.play("0: territory valley")
    # The hills do not touch the valley. A clan must go: there is no "done".
    assert t.legal(0) == ["to cove", "to moor"]
    t.play("0: to cove")
    # One clan, not two.
    assert t.map() == {
        "valley": [1, 1, 0, 0],
        "cove": [1, 1, 0, 0],
        "moor": [2, 0, 1, 1],
        "hills": [0, 0, 1, 1],
    }
    assert t.told("clash") == []
    assert t.asked() == {1: "turn"}


def test_q7_emissaries_pay_in_the_mountains() -> None:
    t = Table(
        {"valley": "2 1 0 0 capital", "mountains": "0 1 1 1"},
        hands=["emissaries bard", "new-clans"],
    )
    t.play("0: play emissaries")
    assert t.legal(0) == ["discard bard", "remove"]
    t.play("0: remove")
    assert t.clans("mountains") == [0, 1, 1, 1]
    assert t.asked() == {1: "turn"}


# -------------------------------------------------------------------------------------- Exploration


def test_q33_exploration_the_brenn_chooses_the_place_then_the_territory_is_drawn() -> None:
    t = Table(
        {"valley": "2 1 0 0 capital", "cove": "0 1 0 0", "moor": "0 0 1 1"},
        hands=["exploration", "new-clans", "geis"],
        brenn=2,
        stack=stack("hills", "plains"),
    )
    # Not declared, but chosen on resolution: after the Geis (Q33).
    t.play("0: play exploration", "2: decline")
    assert t.asked() == {2: "spot"}
    spots = len(t.legal(2))
    assert spots == len(t.p.island.spots()) > 1
    site = int(t.p.island.spots()[3])
    t.play("2: at 3")
    # Drawn from the first set, as long as it lasts.
    assert t.legal("chance") == ["territory hills", "territory plains"]
    t.play("chance: territory plains")
    assert t.clans("plains") == [1, 0, 0, 0]
    assert t.reserve()[0] == 9
    assert int(t.p.island.sites[11]) == site
    # R10.5: its Advantage card lies face up, and no chieftain takes it before the Assembly.
    assert "plains" in cards(t.p.advantage_table)
    assert t.asked() == {1: "turn"}


def test_q9_exploration_brings_the_printed_sanctuary_and_draws_no_tale() -> None:
    t = Table(FOUR, hands=["exploration", "new-clans"], stack=stack("stone-circle"))
    left = t.p.sanctuaries_left
    t.play("0: play exploration", "0: at 0")
    assert t.sanctuaries("stone-circle") == 1
    assert t.p.sanctuaries_left == left
    assert t.told("drew") == []
    assert t.clans("stone-circle") == [1, 0, 0, 0]


def test_r10_5_exploration_with_an_empty_stack_does_nothing() -> None:
    names = "cove forest gates-of-tir-na-nog highlands hills iron-mine lost-vale meadows"
    more = "misty-lands moor mountains plains salt-mine stone-circle swamp"
    lands = {"valley": "2 1 0 0 capital", **dict.fromkeys(f"{names} {more}".split(), "0 0 0 0")}
    t = Table(lands, hands=["exploration", "new-clans"])
    t.play("0: play exploration")
    assert t.map() == {"valley": [2, 1, 0, 0]}
    assert t.asked() == {1: "turn"}


def test_r1_3_exploration_with_an_empty_reserve_still_discovers() -> None:
    t = Table(
        {"valley": "12 1 0 0 capital", "cove": "0 1 0 0", "moor": "0 0 1 1"},
        hands=["exploration", "new-clans"],
        stack=stack("hills"),
    )
    t.play("0: play exploration", "0: at 0")
    assert t.told("discovered")[0]["territory"] == "hills"
    assert t.clans("hills") == [0, 0, 0, 0]
    assert t.asked() == {1: "turn"}


# ----------------------------------------------------------------------------------------- Festival


def test_r12_festival_needs_a_sanctuary_where_one_is_present() -> None:
    t = Table(
        {
            "valley": "1 1 0 0 capital sanctuary",
            "cove": "1 1 0 0",
            "moor": "0 0 1 1 sanctuary",
            "hills": "1 0 0 0 sanctuary",
        },
        hands=["festival", "new-clans"],
    )
    t.play("0: play festival")
    assert t.legal(0) == ["territory hills", "territory valley"]
    t.play("0: territory hills")
    assert t.clans("hills") == [2, 0, 0, 0]
    assert t.data["map"][1] == {**t.data["map"][1], "territory": "hills", "festival": True}


def test_q25_festival_played_again_moves_the_marker() -> None:
    t = Table(
        {"valley": "1 1 0 0 capital sanctuary festival", "cove": "1 1 0 0 sanctuary"},
        hands=["festival", "new-clans"],
    )
    t.play("0: play festival", "0: territory cove")
    marked = [land["territory"] for land in t.data["map"] if land["festival"]]
    assert marked == ["cove"]


def test_r1_4_festival_with_an_empty_reserve_still_sets_the_marker() -> None:
    t = Table(
        {"valley": "12 1 0 0 capital sanctuary", "cove": "0 1 0 0"}, hands=["festival", "new-clans"]
    )
    t.play("0: play festival")
    assert t.clans("valley") == [12, 1, 0, 0]
    assert [land["territory"] for land in t.data["map"] if land["festival"]] == ["valley"]


def test_r5_4_festival_without_a_sanctuary_does_nothing() -> None:
    t = Table({**FOUR, "hills": "0 1 0 0 sanctuary"}, hands=["festival", "new-clans"])
    before = t.map()
    t.play("0: play festival")
    assert t.map() == before
    assert not any(land["festival"] for land in t.data["map"])
    assert t.asked() == {1: "turn"}


# --------------------------------------------------------------------------------------------- Geis


def test_r5_3_a_cancelled_card_is_discarded_before_the_canceller() -> None:
    t = Table(FOUR, hands=["new-clans", "geis new-alliance"])
    t.play("0: play new-clans", "1: play geis")
    told = [event.to_json(None) for event in t.game.events]
    assert [event["kind"] for event in told] == ["played", "played", "cancelled"]
    assert told[2] == {**told[2], "seat": 1, "other": 0, "cards": ["new-clans"]}
    assert {"new-clans", "geis"} <= set(cards(t.p.action_discard))
    assert t.clans("valley") == [2, 1, 0, 0]
    assert t.asked() == {1: "turn"}


def test_r12_geis_answers_opponents_only_and_action_cards_only(
    declare: Callable[..., None],
) -> None:
    declare("eriu", season=[draw()])
    declare("cove", season=[draw()])
    # One's own Geis is no answer to one's own card.
    t = Table(FOUR, hands=["bard geis", "new-clans", "conquest"])
    t.play("0: play bard")
    assert t.asked() == {"chance": "draw"}
    for other in ("eriu", "cove"):
        t = Table(FOUR, hands=[other, "new-clans geis"])
        t.play(f"0: play {other}")
        assert t.asked() == {"chance": "draw"}


def test_r12_geis_cannot_be_played_in_ones_own_turn() -> None:
    t = Table(FOUR, hands=["geis bard", "new-clans"])
    assert t.legal(0) == ["play bard", "pass"]


# --------------------------------------------------------------------------------- Master Craftsman


def test_r12_master_craftsman_discards_another_card_then_draws() -> None:
    t = Table(FOUR, hands=["master-craftsman geis eriu valley", "new-clans", "bard"])
    t.play("0: play master-craftsman")
    # Its own Geis, a Tale, an Advantage card: any, but not itself. And one must go.
    assert t.legal(0) == ["discard geis", "discard eriu", "discard valley"]
    # The Valley's card could be played after it.
    t.play("0: discard geis", "chance: draw morrigan", "0: decline")
    assert t.hand(0) == ["eriu", "morrigan", "valley"]
    assert {"geis", "master-craftsman"} <= set(cards(t.p.action_discard))
    # An Action card is discarded unseen.
    assert t.told("discarded", 0)[0]["cards"] == ["geis"]
    assert "cards" not in t.told("discarded", 1)[0]
    assert t.asked() == {1: "turn"}


@pytest.mark.parametrize(
    ("card", "pile"), [("eriu", "epic_discard"), ("valley", "advantage_played")]
)
def test_q11_what_master_craftsman_discards_openly(card: str, pile: str) -> None:
    t = Table(FOUR, hands=[f"master-craftsman geis {card}", "new-clans"], epic_deck=["morrigan"])
    t.play("0: play master-craftsman", f"0: discard {card}")
    # Q11: an Advantage card discarded for it counts as played.
    assert t.data[pile] == [card]
    assert t.told("discarded")[0]["cards"] == [card]


def test_r12_master_craftsman_with_no_other_card_draws_all_the_same() -> None:
    t = Table(FOUR, hands=["master-craftsman", "new-clans"])
    t.play("0: play master-craftsman", "chance: draw eriu")
    assert t.hand(0) == ["eriu"]
    assert t.told("discarded") == []


def test_r12_master_craftsman_with_no_tale_to_draw_still_discards() -> None:
    t = Table(FOUR, hands=["master-craftsman geis bard", "new-clans " + " ".join(EPIC_TALES)])
    t.play("0: play master-craftsman", "0: discard geis")
    assert t.hand(0) == ["bard"]
    # Lug Samildanach and Oengus's Ploy.
    t.play("1: decline", "1: decline")
    assert t.asked() == {1: "turn"}


def test_r5_8_master_craftsman_may_draw_the_tale_just_discarded() -> None:
    rest = " ".join(name for name in EPIC_TALES if name != "eriu")
    t = Table(FOUR, hands=["master-craftsman eriu", "new-clans " + rest])
    t.play("0: play master-craftsman")
    # One card: no choice. The deck is empty, so the pile becomes the deck, and one card no chance.
    assert t.hand(0) == ["eriu"]
    assert t.p.epic_discard == 0
    assert len(t.told("reshuffled")) == 1


def test_e17_master_craftsmans_triskel_follows_an_epic_tale_only(
    declare: Callable[..., None],
) -> None:
    declare("eriu", season=[draw()])
    declare("cove", season=[draw()])
    for card in ("bard", "cove"):
        t = Table(FOUR, hands=[f"{card} master-craftsman", "new-clans", "conquest"])
        t.play(f"0: play {card}", "chance: draw morrigan")
        assert t.asked() == {1: "turn"}
    t = Table(FOUR, hands=["eriu master-craftsman", "new-clans", "conquest"])
    t.play("0: play eriu", "chance: draw morrigan")
    assert t.legal(0) == ["decline", "play master-craftsman"]


def test_r12_master_craftsman_gives_the_tale_to_another_and_gains_a_deed(
    declare: Callable[..., None],
) -> None:
    declare("eriu", season=[draw()])
    t = Table(FOUR, hands=["eriu master-craftsman", "new-clans", "conquest"], deeds=[1, 0, 0, 0])
    t.play("0: play eriu", "chance: draw morrigan", "0: play master-craftsman")
    assert t.legal(0) == ["player 1", "player 2", "player 3"]
    t.play("0: player 3")
    assert (t.hand(0), t.hand(3)) == (["morrigan"], ["eriu"])
    assert t.p.epic_discard == 0
    assert t.deeds() == [2, 0, 0, 0]
    # Given in the open to all (section 14).
    assert t.told("took")[0] == {**t.told("took")[0], "seat": 3, "cards": ["eriu"]}
    assert "master-craftsman" in cards(t.p.action_discard)
    assert t.asked() == {1: "turn"}


def test_r12_only_its_player_answers_an_epic_tale_with_master_craftsman(
    declare: Callable[..., None],
) -> None:
    declare("eriu", season=[draw()])
    t = Table(FOUR, hands=["eriu", "new-clans master-craftsman", "conquest"])
    t.play("0: play eriu", "chance: draw morrigan")
    assert t.asked() == {1: "turn"}


def test_q30_master_craftsmans_triskel_needs_a_deed_in_the_supply(
    declare: Callable[..., None],
) -> None:
    declare("eriu", season=[draw()])
    t = Table(FOUR, hands=["eriu master-craftsman", "new-clans"], deeds=[5, 5, 0, 0])
    assert t.p.deeds_left == 0
    t.play("0: play eriu", "chance: draw morrigan")
    assert t.asked() == {1: "turn"}
    assert t.data["epic_discard"] == ["eriu"]


# ---------------------------------------------------------------------------------------- Migration


def test_r12_migration_moves_from_one_territory_to_several() -> None:
    t = Table(
        {"cove": "1 0 0 0", "valley": "4 0 0 0 capital", "moor": "0 2 0 0", "hills": "0 0 0 0"},
        hands=["migration", "new-clans"],
    )
    t.play("0: play migration")
    assert t.legal(0) == ["territory cove", "territory valley"]
    t.play("0: territory valley")
    # At least one must move.
    assert t.legal(0) == ["to cove", "to hills", "to moor"]
    t.play("0: to hills", "0: count 1")
    assert t.legal(0) == ["to moor", "done"]
    t.play("0: to moor")
    assert t.legal(0) == ["count 1", "count 2", "count 3"]
    t.play("0: count 2")
    assert t.map() == {
        "cove": [1, 0, 0, 0],
        "valley": [1, 0, 0, 0],
        "hills": [1, 0, 0, 0],
        "moor": [2, 2, 0, 0],
    }
    assert [(e["seat"], e["territory"]) for e in t.told("clash")] == [(0, "moor")]


def test_r12_migration_may_leave_some_behind() -> None:
    t = Table({"valley": "3 1 0 0 capital", "cove": "0 0 0 0", "moor": "0 0 0 1"}, ["migration"])
    t.play("0: play migration", "0: to cove", "0: count 1", "0: done")
    assert t.map() == {"valley": [2, 1, 0, 0], "cove": [1, 0, 0, 0], "moor": [0, 0, 0, 1]}
    # The clans that stay behind with another's start no clash.
    assert t.told("clash") == []
