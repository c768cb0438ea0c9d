"""Section 12: the Cove, the Valley and the Lost Vale, after a Season card of one's own."""

from __future__ import annotations

import pytest

from tests.rules.advantages import hand_seen, known, lies_played, view
from tests.rules.fights import clash
from tests.rules.table import Table

# ----------------------------------------------------------------------------------------- the Cove


def _with_cove(hand: str, aside: str | None = "conquest") -> Table:
    t = Table(
        {"stone-circle": "2 1 1 0 capital", "cove": "1 1 0 0"},
        [f"festival cove {hand}", "new-clans", "sanctuary"],
        set_aside=aside,
    )
    t.play("0: play festival", "0: play cove")
    return t


def test_r12_cove_takes_the_card_set_aside_and_sets_one_aside() -> None:
    t = _with_cove("bard raid")
    assert t.legal(0) == ["aside bard", "aside conquest", "aside raid"]
    t.play("0: aside bard")
    assert t.data["set_aside"] == "bard"
    assert t.hand(0) == ["conquest", "raid"]
    assert lies_played(t, "cove")
    assert t.asked() == {1: "turn"}


def test_r12_q22_cove_may_set_the_card_taken_aside_again() -> None:
    t = _with_cove("bard raid")
    t.play("0: aside conquest")
    assert t.data["set_aside"] == "conquest"
    assert t.hand(0) == ["bard", "raid"]


def test_r12_q22_cove_with_no_other_card_gives_back_the_one_taken() -> None:
    t = _with_cove("eriu")
    # Nobody is asked: a choice of one.
    assert t.data["set_aside"] == "conquest"
    assert t.hand(0) == ["eriu"]
    assert lies_played(t, "cove")
    assert t.asked() == {1: "turn"}


def test_r12_q22_cove_with_nothing_set_aside_takes_nothing_yet_sets_one_aside() -> None:
    t = _with_cove("bard raid", aside=None)
    assert t.p.aside == 0
    assert t.legal(0) == ["aside bard", "aside raid"]
    t.play("0: aside raid")
    assert t.data["set_aside"] == "raid"
    assert t.hand(0) == ["bard"]
    assert t.told("took-aside", 0) == []


def test_r12_q22_cove_with_nothing_at_all() -> None:
    t = _with_cove("eriu", aside=None)
    assert t.p.aside == 0
    assert t.hand(0) == ["eriu"]
    assert lies_played(t, "cove")


def test_q22_cove_after_the_champions_share() -> None:
    t = Table(
        {"hills": "2 1 1 0 capital", "cove": "1 1 0 0"},
        ["champions-share cove bard", "druid", "sanctuary"],
        set_aside="conquest",
    )
    t.play("0: play champions-share")
    assert t.hand(0) == ["bard", "conquest", "cove"]
    # An Epic Tale played for its Season effect is a Season card.
    assert t.legal(0) == ["decline", "play cove"]
    t.play("0: play cove")
    assert t.legal(0) == ["aside bard", "aside conquest"]
    t.play("0: aside bard")
    assert t.data["set_aside"] == "bard"
    assert t.hand(0) == ["conquest"]


def test_s14_what_cove_takes_and_sets_aside_is_seen_by_its_player_alone() -> None:
    t = _with_cove("bard raid")
    t.play("0: aside bard")
    for kind, card in (("took-aside", "conquest"), ("set-aside", "bard")):
        (mine,) = t.told(kind, 0)
        assert mine["cards"] == [card]
        for other in (1, 2, 3, None):
            (theirs,) = t.told(kind, other)
            assert "cards" not in theirs
            assert (theirs["seat"], theirs["count"]) == (0, 1)
    assert view(t, 0)["set_aside"]["known"] == ["bard"]
    for other in (1, 2, 3, None):
        assert view(t, other)["set_aside"]["known"] == []
        assert {"bard", "conquest", "raid"} <= set(view(t, other)["set_aside"]["possible"])
        assert {"bard", "conquest", "raid"} <= set(hand_seen(t, other, 0)["possible"])
        assert hand_seen(t, other, 0)["actions"] == 2


def test_s14_who_set_a_card_aside_knows_when_it_was_taken() -> None:
    # Seat 0 sets Bard aside; seat 1, by the Champion's Share, can have taken no other card.
    t = Table(
        {"stone-circle": "2 1 1 0 capital", "cove": "1 1 0 0"},
        ["festival cove bard raid", "champions-share druid", "sanctuary"],
        set_aside="conquest",
    )
    t.play("0: play festival", "0: play cove", "0: aside bard", "1: play champions-share")
    assert known(t, 0, 1) == ["bard"]
    assert known(t, 2, 1) == known(t, None, 1) == []


# --------------------------------------------------------------------------------------- the Valley


def _valley(hand: str = "festival valley druid bard", clans: str = "2 1 1 0") -> Table:
    lands = {"stone-circle": f"{clans} capital", "valley": "1 1 0 0", "hills": "0 1 1 1"}
    return Table(lands, [hand, "geis new-clans", "sanctuary"])


def test_r12_valley_places_a_clan_where_its_player_is_present() -> None:
    t = _valley()
    t.play("0: play festival", "1: decline", "0: play valley")
    # Not in the Hills.
    assert t.legal(0) == ["territory stone-circle", "territory valley"]
    t.play("0: territory valley")
    assert t.map() == {"stone-circle": [3, 1, 1, 0], "valley": [2, 1, 0, 0], "hills": [0, 1, 1, 1]}
    assert lies_played(t, "valley")
    assert t.told("placed", 3)[-1]["territory"] == "valley"
    # R7.1: placing starts no clash.
    assert t.asked() == {1: "turn"}


def test_r12_valley_may_be_declined_and_kept() -> None:
    t = _valley()
    t.play("0: play festival", "1: decline", "0: decline")
    assert "valley" in t.hand(0)
    assert t.asked() == {1: "turn"}


def test_r1_4_valley_with_an_empty_reserve_places_nothing() -> None:
    t = _valley(clans="11 1 1 0")
    assert t.reserve()[0] == 0
    t.play("0: play festival", "1: decline", "0: play valley, territory valley")
    assert t.clans("valley") == [1, 1, 0, 0]
    assert lies_played(t, "valley")


def test_r12_valley_of_a_player_with_no_clan_left_places_nothing() -> None:
    # The Balor's Eye takes seat 0's last clan, which was its own choice.
    lands = {"valley": "1 1 0 0 capital", "hills": "0 1 1 1"}
    t = Table(lands, ["balors-eye valley druid bard", "new-clans"])
    t.play("0: play balors-eye, territory valley, player 0", "0: play valley")
    assert t.map() == {"valley": [0, 1, 0, 0], "hills": [0, 1, 1, 1]}
    assert lies_played(t, "valley")
    assert t.asked() == {1: "turn"}


def test_e9_q3_valley_after_a_season_card_that_geis_cancelled() -> None:
    t = _valley()
    t.play("0: play festival", "1: play geis")
    assert t.p.festival < 0
    assert t.legal(0) == ["decline", "play valley"]
    t.play("0: play valley, territory stone-circle")
    assert t.clans("stone-circle") == [3, 1, 1, 0]


def test_q3_valley_after_a_tale_that_the_dagda_cancelled() -> None:
    lands = {"hills": "2 1 1 0 capital", "valley": "1 1 0 0"}
    t = Table(lands, ["children-of-dana valley bard druid", "dagda new-clans"])
    t.play("0: play children-of-dana, territory hills", "1: play dagda")
    assert t.clans("hills") == [2, 1, 1, 0]
    assert t.legal(0) == ["decline", "play valley"]
    t.play("0: play valley, territory hills")
    assert t.clans("hills") == [3, 1, 1, 0]


def test_r12_valley_after_another_advantage_card() -> None:
    lands = {"hills": "2 1 1 0 capital", "valley": "1 1 0 0", "plains": "1 0 0 0"}
    t = Table(lands, ["plains valley bard druid", "new-clans"])
    t.play("0: play plains, move 1 plains valley", "0: peace", "1: peace")
    assert t.legal(0) == ["decline", "play valley"]


def test_r12_valley_after_the_swamps_card_which_does_nothing() -> None:
    lands = {"hills": "2 1 1 0 capital", "valley": "1 1 0 0", "swamp": "1 0 0 0"}
    t = Table(lands, ["swamp valley bard druid", "new-clans"])
    t.play("0: play swamp")
    assert t.legal(0) == ["decline", "play valley"]
    # R5.6: the Swamp's card is put away when what answers it is over.
    assert t.data["playing"] == ["swamp"]
    t.play("0: decline")
    assert lies_played(t, "swamp")


def test_r12_valley_not_after_anothers_card_nor_after_a_triskel() -> None:
    t = _valley("new-alliance valley druid")
    t.play("0: play new-alliance, territory valley, place valley", "1: decline", "0: decline")
    # Seat 1's New Clans asks seat 0 for nothing.
    t.play("1: play new-clans, place valley, place valley")
    assert t.asked() == {2: "turn"}
    # Bard, used for its Triskel effect, is no Season card played.
    t = clash("2 2 2 0", ("bard druid valley",), more={"valley": "1 0 0 0"})
    t.play("0: attack 1", "0: play bard")
    assert t.deeds() == [1, 0, 0, 0]
    assert t.asked() == {1: "maneuver"}
    t.play("1: peace", "2: peace", "0: peace")
    # But Migration was one, and it is over only now (R5.5).
    assert t.legal(0) == ["decline", "play valley"]


# ------------------------------------------------------------------------------------ the Lost Vale


def _vale(lands: dict[str, str], hand: str = "craftsmen-and-peasants lost-vale druid") -> Table:
    return Table(lands, [hand, "new-clans", "bard"])


def test_r12_lost_vale_moves_any_one_clan_next_to_it() -> None:
    lands = {
        "hills": "2 1 1 0",
        "plains": "1 0 0 0 capital",
        "lost-vale": "0 2 0 0",
        "moor": "0 0 1 1",
        "forest": "0 0 0 0",
        "valley": "1 0 0 1",
    }
    t = _vale(lands, "new-alliance lost-vale druid")
    t.play("0: play new-alliance, territory plains", "0: play lost-vale")
    # Next to it, where anybody is: Hills, Plains, Moor; the Forest is empty, the Valley far off.
    assert sorted(t.legal(0)) == ["territory hills", "territory moor", "territory plains"]
    t.play("0: territory moor")
    assert t.legal(0) == ["player 2", "player 3"]
    t.play("0: player 3")
    assert t.clans("moor") == [0, 0, 1, 0]
    assert t.clans("lost-vale") == [0, 2, 0, 1]
    assert lies_played(t, "lost-vale")
    # No clash: neither player has anything to say.
    assert t.told("clash") == []
    assert t.asked() == {1: "turn"}
    (moved,) = t.told("moved", None)
    assert (moved["seat"], moved["territory"], moved["to"]) == (3, "moor", "lost-vale")


def test_r12_lost_vale_moves_a_clan_of_ones_own_in_without_a_clash() -> None:
    t = _vale({"hills": "2 1 1 0 capital", "lost-vale": "0 2 0 0", "moor": "1 0 0 0"})
    t.play("0: play craftsmen-and-peasants, place hills")
    t.play("0: play lost-vale, territory moor")
    # Nobody else is there: player and number are no choice.
    assert t.clans("lost-vale") == [1, 2, 0, 0]
    assert t.clans("moor") == [0, 0, 0, 0]
    assert t.told("clash") == []


def test_r12_lost_vale_with_nobody_next_to_it_does_nothing() -> None:
    lands = {"hills": "2 1 1 0 capital", "plains": "0 0 0 0", "moor": "0 0 0 0"}
    lands["lost-vale"] = "1 0 0 0"
    t = _vale(lands)
    t.play("0: play craftsmen-and-peasants, place hills", "0: play lost-vale")
    assert t.map() == {"hills": [3, 1, 1, 0], "lost-vale": [1, 0, 0, 0]}
    assert lies_played(t, "lost-vale")
    assert t.asked() == {1: "turn"}


def test_r12_lost_vale_moves_a_last_clan_away() -> None:
    # Whose it is loses the territory, and the Capital's Brenn stays all the same.
    t = _vale({"hills": "2 0 0 0", "moor": "0 1 0 0 capital", "lost-vale": "1 0 0 0"})
    t.play("0: play craftsmen-and-peasants", "0: play lost-vale, territory moor")
    assert t.clans("moor") == [0, 0, 0, 0]
    assert t.clans("lost-vale") == [1, 1, 0, 0]


@pytest.mark.parametrize("card", ["cove", "lost-vale", "salt-mine", "valley"])
def test_r6_1_these_cards_answer_one_season_card_one_after_the_other(card: str) -> None:
    other = "valley" if card != "valley" else "cove"
    lands = {"hills": "2 1 1 0 capital", card: "1 1 0 0", other: "1 0 0 0"}
    t = Table(lands, [f"new-clans {card} {other} bard druid", "raid", "citadel"])
    t.play("0: play new-clans, place hills, place hills")
    assert set(t.legal(0)) == {"decline", f"play {card}", f"play {other}"}
    t.play("0: play " + card)
    t.play(f"0: {t.legal(0)[0]}")
    while t.asked() != {0: "window"}:
        t.chance() if "chance" in t.asked() else t.play(f"0: {t.legal(0)[0]}")
    assert t.legal(0) == ["decline", f"play {other}"]
