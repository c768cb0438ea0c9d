"""Section 13: rulings about Advantage cards, and several of them together."""

from __future__ import annotations

import pytest

from ardri import Game
from ardri.rules.cards.names import EPIC_TALES
from tests.rules.advantages import DECLARED, about_to, known, lies_played, view
from tests.rules.fights import clash
from tests.rules.table import Table, cards

FOUR = {"hills": "2 1 1 0 capital", "valley": "1 1 0 1"}


# ---------------------------------------------------------------------------- lost, kept, discarded


def test_q11_an_advantage_card_discarded_for_master_craftsman_counts_as_played() -> None:
    t = Table(FOUR, ["master-craftsman valley", "citadel new-clans", "raid"])
    # The only other card: no choice. All see it.
    t.play("0: play master-craftsman", "chance: draw eriu")
    assert lies_played(t, "valley")
    for seat in (1, 2, None):
        assert t.told("discarded", seat)[0]["cards"] == ["valley"]
    # It cannot answer Master Craftsman any more, and the Citadel does not take it.
    t.play("1: play citadel, territory valley")
    assert t.hand(1) == ["new-clans"]
    assert lies_played(t, "valley")


def test_q28_the_end_of_the_season_takes_back_only_what_was_lost() -> None:
    lands = {
        "hills": "2 1 1 0 capital",
        "valley": "1 1 0 1",
        "cove": "3 1 0 0",
        "moor": "3 0 0 0",
        "plains": "0 0 2 0",
    }
    hands = ["valley cove bard eriu", "plains new-clans", "forest"]
    lands["forest"] = "0 0 1 0"
    t = Table(lands, hands, passed=[1, 2, 3], advantage_played=["moor"])
    t.play("0: pass")
    # Before the toss of the next Assembly: all chieftains have taken their cards (R3.3).
    assert t.asked() == {"chance": "toss"}
    assert t.hand(0) == ["eriu", "cove", "hills", "moor"]
    assert t.hand(1) == []
    assert t.hand(2) == ["forest", "plains"]
    # With no chieftain it lies face up.
    assert t.data["advantage_table"] == ["valley"]
    assert t.data["advantage_played"] == []
    assert t.told("advantage", None)


def test_q28_q43_a_card_lost_at_the_end_of_the_season_is_not_in_hand_at_the_start() -> None:
    lands = {"hills": "2 1 1 0 capital", "moor": "1 1 0 1"}
    for clans, asked in (("1 1 0 1", ["decline", "play cathbads-word"]), ("2 1 0 0", None)):
        lands["moor"] = clans
        t = Table(lands, ["moor bard cathbads-word", "new-clans"], passed=[1, 2, 3])
        t.play("0: pass")
        assert t.asked() == {0: "window"}
        assert t.legal(0) == (asked or ["decline", "play cathbads-word", "play moor"])


# ----------------------------------------------------------------------------------------------- Q9


def test_q9_a_sanctuary_printed_on_a_territory_draws_nothing_for_the_meadows() -> None:
    lands = {"hills": "2 1 1 0 capital", "meadows": "1 0 0 0", "valley": "0 0 0 1"}
    t = Table(lands, ["exploration meadows bard", "new-clans"])
    t.play("0: play exploration", "0: at 0", "chance: territory stone-circle")
    assert t.sanctuaries("stone-circle") == 1
    assert t.told("drew") == []
    assert "meadows" in t.hand(0)
    assert t.asked() == {1: "turn"}


# ---------------------------------------------------------------------- Highlands, Hills, Iron Mine


def test_r12_highlands_cancelled_leaves_the_instigator() -> None:
    t = clash("2 2 2 0", ("highlands bard", "dagda festival"), land="highlands", words="citadel")
    t.play("0: play highlands, player 2", "1: play dagda")
    assert t.asked() == {1: "shelter"}
    t.play("1: decline")
    assert t.asked() == {2: "shelter"}
    t.play("2: decline")
    assert t.asked() == {0: "maneuver"}


def test_r6_1_hills_cancelled_the_attacker_may_still_play_iron_mine() -> None:
    hands = ("iron-mine bard", "hills druid festival", "dagda")
    t = clash("2 2 2 0", hands, land="hills", more={"iron-mine": "1 0 0 0"})
    t.play("0: attack 1", "0: decline", "1: play hills", "2: play dagda")
    # After a card has been played and resolved the window starts anew.
    assert t.legal(0) == ["decline", "play iron-mine"]
    t.play("0: play iron-mine")
    assert t.clans("hills") == [2, 1, 2, 0]
    assert t.legal(1) == ["discard druid", "discard festival"]


def test_q38_iron_mine_once_and_a_diverted_clan_was_removed() -> None:
    hands = ("iron-mine bard", "druid festival diarmuid-and-grainne")
    t = clash("2 2 2 0", hands, more={"iron-mine": "1 1 0 0"}, then=("0: attack 1",))
    t.play("0: play iron-mine", "1: play diarmuid-and-grainne")
    assert t.clans("moor") == [2, 1, 2, 0]
    assert t.clans("iron-mine") == [1, 2, 0, 0]
    t.play("1: discard druid")
    # Q2: it was removed, so Bard fits.
    assert t.legal(0) == ["decline", "play bard"]


# ---------------------------------------------------------------------------------------- Mountains


def test_q7_mountains_in_a_clash_that_battle_of_moytura_reinforces() -> None:
    hands = ("battle-of-moytura mountains bard druid", "")
    t = clash("2 2 2 0", hands, land="mountains", more={"valley": "3 0 0 0"})
    # Migration itself has moved a clan in.
    assert t.legal(0) == ["decline", "play mountains"]
    t.play("0: decline", "0: discard bard")
    t.play("0: play battle-of-moytura, move 2 valley mountains")
    # Another effect, another price; the clan placed is not counted for it.
    assert t.legal(0) == ["decline", "play mountains"]
    t.play("0: play mountains")
    assert t.clans("mountains") == [5, 2, 2, 0]
    assert t.hand(0) == ["druid"]
    assert t.asked() == {1: "maneuver"}


def test_q7_mountains_after_manannans_horses() -> None:
    lands = {"hills": "4 1 1 0 capital", "valley": "1 1 0 1", "plains": "0 0 1 1"}
    lands["mountains"] = "0 0 0 0"
    t = Table(lands, ["manannans-horses mountains bard druid", "new-clans"])
    t.play("0: play manannans-horses, territory hills, territory mountains, count 3")
    assert t.legal(0) == ["decline", "play mountains"]
    t.play("0: play mountains")
    assert t.clans("mountains") == [3, 0, 0, 0]
    assert t.asked() == {1: "turn"}


def test_q7_plains_and_mountains_together() -> None:
    lands = {"hills": "1 1 1 0 capital", "plains": "3 0 0 0", "mountains": "0 1 0 1"}
    t = Table(lands, ["plains mountains bard druid", "new-clans"])
    t.play("0: play plains, move 1 plains hills, 2 plains mountains", "0: play mountains")
    # Then both clashes, in the order that the instigator picks.
    assert t.legal(0) == ["territory hills", "territory mountains"]


def test_r12_lost_vale_a_clan_that_leaves_the_mountains_pays_nothing() -> None:
    lands = {"hills": "2 1 1 0 capital", "mountains": "0 1 0 1", "lost-vale": "1 0 0 0"}
    t = Table(lands, ["new-alliance lost-vale mountains bard", "new-clans druid festival"])
    t.play("0: play new-alliance, territory lost-vale")
    t.play("0: play lost-vale, territory mountains, player 1")
    assert t.clans("lost-vale") == [2, 1, 0, 0]
    assert t.hand(1) == ["druid", "festival", "new-clans"]
    assert t.asked() == {1: "turn"}


# ---------------------------------------------------------------------------------- Several at once


def test_r6_2_stone_circle_takes_back_the_dagda_that_cancelled_an_advantage_card() -> None:
    lands = {**FOUR, "stone-circle": "0 1 0 1"}
    t = Table(lands, ["new-alliance valley bard", "dagda stone-circle druid festival", ""])
    t.play("0: play new-alliance, territory valley, place valley", "0: play valley")
    t.play("0: territory hills")
    t.play("1: play dagda")
    # The Dagda is a Tale of seat 1's.
    assert t.legal(1) == ["decline", "play stone-circle"]
    t.play("1: play stone-circle")
    assert t.hand(1) == ["druid", "festival", "dagda"]
    assert lies_played(t, "valley")
    assert t.clans("hills") == [2, 1, 1, 0]
    assert t.clans("stone-circle") == [0, 0, 0, 1]
    # And may cancel the next one.
    assert "dagda" not in cards(t.p.deck)


def test_r6_1_salt_mine_may_bring_a_card_that_cove_then_sets_aside() -> None:
    lands = {**FOUR, "cove": "1 0 0 1", "salt-mine": "1 0 1 0"}
    t = Table(lands, ["stone-of-fal salt-mine cove bard", "druid", "raid festival"])
    t.play("0: play stone-of-fal", "0: play salt-mine, player 1", "0: give bard")
    assert t.hand(0) == ["druid", "cove"]
    assert t.legal(0) == ["decline", "play cove"]
    # Nothing was set aside: so the Druid is the only card to set aside.
    t.play("0: play cove")
    assert t.data["set_aside"] == "druid"
    # Seat 1 knew that the Druid was seat 0's only Action card; nobody else did.
    assert view(t, 1)["set_aside"]["known"] == ["druid"]
    assert view(t, 2)["set_aside"]["known"] == view(t, None)["set_aside"]["known"] == []
    assert known(t, 0, 1) == ["bard"]


@pytest.mark.parametrize("card", ["cove", "lost-vale", "salt-mine", "valley"])
def test_q3_after_a_cancelled_season_card_each_of_them_fits(card: str) -> None:
    lands = {**FOUR, card: "1 1 0 1"} if card != "valley" else FOUR
    t = Table(lands, [f"new-clans {card} bard", "geis druid", "festival"])
    t.play("0: play new-clans, place hills, place hills", "1: play geis")
    assert t.clans("hills") == [2, 1, 1, 0]
    assert t.legal(0) == ["decline", f"play {card}"]


def test_r9_2_salt_mine_and_moor_with_two_players_choose_nobody() -> None:
    lands = {"hills": "2 1 capital", "salt-mine": "1 1", "moor": "1 0"}
    t = Table(lands, ["new-clans salt-mine moor bard", "druid festival eriu"])
    t.play("0: play moor")
    assert known(t, 0, 1) == ["eriu"]
    t.play("0: play new-clans, place hills, place hills", "0: play salt-mine")
    assert t.legal("chance") == ["draw druid", "draw festival"]


# ----------------------------------------------------------------------- Windows in mode "possible"


def test_q10_who_could_play_an_advantage_card_is_public_and_nobody_else_is_asked() -> None:
    lands = {**FOUR, "meadows": "1 0 1 0"}
    # Only Advantage cards answer a draw: with the Meadows on the table nobody is asked.
    for hand, asked in (("bard druid", {"chance": "draw"}), ("bard meadows druid", {0: "window"})):
        t = Table(lands, [hand, "new-clans", "raid"], windows="possible")
        t.play("0: play bard")
        # Geis may be anywhere: all the others are asked for it.
        t.play("1: decline", "2: decline")
        assert t.asked() == asked


def test_s14_with_possible_windows_misty_lands_does_not_tell_the_last_card() -> None:
    lands = {**FOUR, "misty-lands": "1 0 1 0"}
    t = Table(lands, ["misty-lands bard druid", "new-clans", "raid"], windows="possible")
    t.play("0: play misty-lands")
    t.decline_all()
    t.play("0: discard bard", "0: discard druid")
    # That nothing is left to choose would tell which card came last.
    assert t.legal(0) == ["done"]


# ----------------------------------------------------------------------------------------- As texts


@pytest.mark.parametrize("card", DECLARED)
def test_s14_a_position_with_an_advantage_card_going_on_comes_back_from_its_data(
    card: str,
) -> None:
    t = about_to(card)
    for line in ("", f"0: {DECLARED[card]}", "1: decline"):
        if line:
            t.play(line)
        again = Game.load(t.data, seed=1, explicit_chance=True)
        assert again.truth == t.p
        assert again.position() == t.data


# ---------------------------------------------------------------- The Moor at choices of every kind


@pytest.mark.parametrize(
    ("hand", "lines", "kind"),
    [
        # The price of the Mountains.
        ("conquest bard druid", ["0: play conquest, move 1 hills mountains"], "either"),
        # Which cards the Misty Lands cost; after the first it is no new decision.
        ("misty-lands bard druid", ["0: play misty-lands"], "discard-some"),
        # What Salt Mine gives, what the Cove sets aside.
        (
            "stone-of-fal salt-mine bard druid",
            ["0: play stone-of-fal", "0: play salt-mine, player 1"],
            "give",
        ),
        ("stone-of-fal cove bard druid", ["0: play stone-of-fal", "0: play cove"], "aside"),
        # What Druid takes.
        ("druid bard", ["0: play druid"], "take"),
        # Whether clans march when Scouts & Spies have looked.
        ("scouts-and-spies bard druid", ["0: play scouts-and-spies, player 1"], "territory"),
        # Whom Deirdre's Beauty takes from.
        ("deirdres-beauty bard druid", ["0: play deirdres-beauty"], "take"),
    ],
)
def test_q19_moor_at_every_kind_of_choice(hand: str, lines: list[str], kind: str) -> None:
    lands = {"hills": "3 1 1 0 capital", "mountains": "0 0 0 0", "moor": "1 1 0 1"}
    lands |= {"misty-lands": "1 0 0 0", "salt-mine": "1 0 0 0", "cove": "1 0 0 0"}
    t = Table(lands, [f"moor {hand}", "new-clans eriu", "raid fianna"])
    t.play(*lines)
    before = t.asked(), t.legal(0)
    assert kind in t.asked().values()
    assert "play moor" in t.legal(0)
    t.play("0: play moor, player 2")
    assert (t.asked(), [*t.legal(0), "play moor"]) == before


def test_q31_moor_not_in_the_midst_of_discarding() -> None:
    lands = {"hills": "3 1 1 0 capital", "misty-lands": "0 0 0 0", "moor": "1 1 0 1"}
    t = Table(lands, ["moor misty-lands bard druid raid", "new-clans eriu"])
    t.play("0: play misty-lands", "0: discard bard")
    assert t.legal(0) == ["discard druid", "discard raid", "done"]


# ---------------------------------------------------------------------------------- Draws and Tales


def test_r5_8_meadows_draws_past_the_end_of_the_deck() -> None:
    held = [name for name in EPIC_TALES if name not in ("bard", "eriu", "fianna", "morrigan")]
    lands = {**FOUR, "meadows": "1 0 1 0"}
    t = Table(
        lands,
        ["bard meadows druid", f"new-clans {' '.join(held)}"],
        epic_deck=["eriu"],
        epic_discard=["fianna", "morrigan"],
    )
    t.play("0: play bard", "0: play meadows", "1: decline")
    # The one in the deck came by itself; then the pile was shuffled.
    assert t.legal("chance") == ["draw fianna", "draw morrigan"]
    t.play("chance: draw fianna")
    assert t.legal(0) == ["keep eriu", "keep fianna"]
    t.play("0: keep fianna")
    assert t.data["epic_deck"] == ["morrigan"]
    assert t.data["epic_discard"] == ["eriu"]


def test_q39_stone_circle_takes_the_cauldron_back_at_the_clashs_end() -> None:
    hands = ("bard", "dagdas-cauldron stone-circle druid")
    t = clash("2 3 0 0", hands, more={"stone-circle": "0 1 0 0"}, then=("0: attack 1",))
    t.play("1: remove", "1: play dagdas-cauldron")
    # Not before it has given back.
    assert "play stone-circle" not in t.legal(1)
    t.play("0: decline", "1: peace", "0: peace")
    assert t.asked() == {1: "give-back"}
    t.play("1: count 1")
    assert t.clans("moor") == [2, 3, 0, 0]
    assert t.legal(1) == ["decline", "play stone-circle"]
    t.play("1: play stone-circle")
    assert t.hand(1) == ["druid", "dagdas-cauldron"]
    assert t.clans("stone-circle") == [0, 0, 0, 0]


def test_q6_warlord_may_follow_an_attack_that_the_hills_ignored() -> None:
    hands = ("bard", "hills warlord druid")
    t = clash("2 2 2 0", hands, land="hills", then=("0: attack 1", "1: play hills"))
    # Any maneuver will do; Bard does not fit.
    assert t.asked() == {1: "window"}
    t.play("1: play warlord, player 1")
    assert t.clans("hills") == [2, 3, 2, 0]
    assert t.asked() == {1: "maneuver"}


def test_r12_citadel_takes_cards_that_would_have_answered_it() -> None:
    # Seat 1 takes the Valley out of seat 0's hand, and plays it upon that very Citadel.
    t = Table(FOUR, ["bard valley", "citadel new-clans", "raid"], turn=1)
    t.play("1: play citadel, territory valley")
    assert t.legal(1) == ["decline", "play valley"]
    t.play("1: play valley, territory hills")
    assert t.clans("hills") == [2, 2, 1, 0]
    assert lies_played(t, "valley")


def test_r1_3_q21_citadel_with_no_citadel_left_still_takes_the_card() -> None:
    lands = {"hills": "2 1 1 0 capital" + " citadel" * 8, "valley": "1 1 0 1"}
    t = Table(lands, ["bard valley", "citadel new-clans", "raid"], turn=1)
    t.play("1: play citadel, territory valley")
    assert t.citadels("valley") == 0
    assert "valley" in t.hand(1)
