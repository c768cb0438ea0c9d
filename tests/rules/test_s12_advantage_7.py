"""Section 12: the Moor, at any decision asked of its holder (Q19, Q31)."""

from __future__ import annotations

from typing import Any

from ardri.game.record import Record
from tests.rules.advantages import known, lies_played, view
from tests.rules.fights import clash
from tests.rules.table import Table

LANDS = {"valley": "3 1 1 0 capital", "moor": "1 1 0 0", "cove": "0 1 1 0"}


def _moor(hand: str = "bard druid", *others: str, **more: Any) -> Table:
    return Table(LANDS, [f"moor {hand}", *(others or ("conquest eriu", "raid fianna"))], **more)


def test_r12_moor_looks_at_an_opponents_tales() -> None:
    t = _moor("bard druid", "new-clans eriu", "raid fianna morrigan")
    assert t.legal(0) == ["play bard", "play druid", "pass", "play moor"]
    t.play("0: play moor")
    assert t.legal(0) == ["player 1", "player 2", "player 3"]
    before = t.map()
    t.play("0: player 2")
    # The same is asked as before, but for the Moor.
    assert t.legal(0) == ["play bard", "play druid", "pass"]
    assert t.map() == before
    assert t.hand(2) == ["raid", "fianna", "morrigan"]
    assert lies_played(t, "moor")
    (looked,) = t.told("looked", 0)
    assert (looked["seat"], looked["other"], looked["cards"]) == (0, 2, ["fianna", "morrigan"])


def test_s14_what_the_moor_showed_is_known_to_its_player_alone() -> None:
    t = _moor("bard druid", "new-clans eriu", "raid fianna")
    t.play("0: play moor, player 2")
    # Tales only: the Raid is not seen.
    assert known(t, 0, 2) == ["fianna"]
    assert known(t, 0, 1) == []
    for other in (1, 3, None):
        assert known(t, other, 2) == []
        (told,) = t.told("looked", other)
        assert (told["seat"], told["other"], told["count"]) == (0, 2, 1)
        assert "cards" not in told
    # Who was looked at knows who has looked, and no more.
    assert known(t, 2, 0) == []


def test_r12_moor_at_an_opponent_with_no_tales_shows_nothing() -> None:
    t = _moor("bard druid", "new-clans eriu", "raid")
    t.play("0: play moor, player 2")
    assert t.legal(0) == ["play bard", "play druid", "pass"]
    (looked,) = t.told("looked", 0)
    assert looked["count"] == 0
    assert lies_played(t, "moor")


def test_r5_3_moor_cancelled_shows_nothing() -> None:
    t = _moor("bard druid", "new-clans eriu", "raid dagda")
    t.play("0: play moor, player 1")
    assert t.asked() == {2: "window"}
    t.play("2: play dagda")
    assert t.told("looked") == []
    assert known(t, 0, 1) == []
    assert t.legal(0) == ["play bard", "play druid", "pass"]


def test_r6_5_moor_is_no_turn_and_breaks_no_run_of_passes() -> None:
    t = _moor(passed=[1, 2, 3], dice=True)
    t.play("0: play moor, player 1", "0: pass")
    assert len(t.told("season-over")) == 1


def test_r4_1_moor_is_no_season_card() -> None:
    t = _moor(opening=True, brenn=0)
    t.play("0: play moor, player 1")
    assert t.legal(0) == ["play bard", "play druid"]


def test_q19_moor_is_offered_to_its_holder_alone() -> None:
    t = _moor("bard druid", "new-clans new-alliance", turn=1)
    assert "play moor" not in t.legal(1)
    assert t.legal(0) == []
    t.refuses("0: play moor")


# ------------------------------------------------------------------------------ in another's doings


def test_q19_moor_in_a_window() -> None:
    t = Table(LANDS, ["new-clans bard", "moor geis eriu", "raid fianna"])
    t.play("0: play new-clans, place moor, place valley")
    assert t.legal(1) == ["decline", "play geis", "play moor"]
    t.play("1: play moor, player 2")
    # It answers nothing: the same window asks again, and Geis still fits.
    assert t.legal(1) == ["decline", "play geis"]
    assert known(t, 1, 2) == ["fianna"]
    t.play("1: play geis")
    assert t.clans("moor") == [1, 1, 0, 0]


def test_q19_moor_opens_no_window_by_itself() -> None:
    t = Table(LANDS, ["new-clans bard", "moor druid festival", "raid fianna"])
    t.play("0: play new-clans, place moor, place valley")
    # Nobody holds Geis: so seat 1 has nothing to decide till its turn.
    assert t.asked() == {1: "turn"}
    assert "play moor" in t.legal(1)


def test_q19_who_has_declined_is_not_asked_again_after_a_moor() -> None:
    hands = ("battle-frenzy bard", "lugs-spear festival", "moor highlands")
    t = clash("2 2 2 0", hands, land="highlands", more={"moor": "0 0 1 0"})
    assert t.legal(1) == ["decline", "play lugs-spear"]
    t.play("1: decline")
    assert t.legal(2) == ["decline", "play highlands", "play moor"]
    t.play("2: play moor, player 0")
    assert t.legal(2) == ["decline", "play highlands"]
    t.play("2: decline")
    # Seat 1 stays with its word.
    assert t.asked() == {0: "window"}
    assert "play battle-frenzy" in t.legal(0)


def test_q19_moor_in_anothers_clash_at_shelter_answer_peace_and_maneuver() -> None:
    lands = {"plains": "1 0 0 0 capital", "cove": "1 3 2 0 citadel citadel", "moor": "0 1 0 0"}
    for at in ("shelter", "answer", "peace", "maneuver"):
        t = Table(lands, ["migration new-clans festival eriu", "moor druid citadel", "raid"])
        t.play("0: play migration, move 1 plains cove")
        if at != "shelter":
            t.play("1: decline", "2: decline")
        if at == "answer":
            t.play("0: attack 1")
        elif at in ("peace", "maneuver"):
            t.play("0: peace")
            if at == "maneuver":
                t.play("1: fight", "0: attack 2", "2: remove")
        assert t.asked() == {1: at}
        before = t.legal(1)
        assert "play moor" in before
        t.play("1: play moor, player 0")
        assert t.asked() == {1: at}
        assert [*t.legal(1), "play moor"] == before
        assert known(t, 1, 0) == ["eriu"]


def test_r6_3_moor_not_in_a_clash_after_lugs_spear() -> None:
    t = clash(
        "2 2 2 0", ("lugs-spear bard", "moor new-clans"), more={"moor": "0 1 0 0"}, land="cove"
    )
    t.play("0: play lugs-spear", "0: attack 1")
    assert t.legal(1) == ["discard new-clans", "remove"]
    t.play("1: remove", "1: peace", "2: peace", "0: peace")
    # Over: the Moor is a card like any other again.
    assert "play moor" in t.legal(1)


def test_q19_moor_at_a_choice_asked_by_anothers_card() -> None:
    # The Brenn, seat 1, chooses where Exploration discovers.
    lands = {"valley": "3 1 0 0 capital", "moor": "0 1 0 0", "cove": "0 0 1 1"}
    t = Table(lands, ["exploration bard", "moor new-clans", "eriu"], brenn=1)
    t.play("0: play exploration")
    assert t.asked() == {1: "spot"}
    assert "play moor" in t.legal(1)
    t.play("1: play moor, player 2")
    assert t.asked() == {1: "spot"}
    assert known(t, 1, 2) == ["eriu"]


def test_q19_moor_in_the_resolution_of_ones_own_card() -> None:
    # A draw: which to keep is a decision of its own, and the declaration is over.
    t = _moor("tuans-memory bard", "new-clans eriu", "raid")
    t.play("0: play tuans-memory")
    for name in ("fianna", "morrigan", "balors-eye"):
        t.play(f"chance: draw {name}")
    assert "play moor" in t.legal(0)
    t.play("0: play moor, player 1")
    assert t.legal(0) == ["keep balors-eye", "keep fianna", "keep morrigan"]


def test_q19_moor_before_a_player_without_clans_places_two() -> None:
    lands = {"valley": "0 1 1 0 capital", "moor": "0 1 0 0"}
    t = Table(lands, ["moor bard", "new-clans eriu", "raid"])
    assert t.asked() == {0: "place"}
    t.play("0: play moor, player 1")
    assert known(t, 0, 1) == ["eriu"]
    t.play("0: place valley")
    # The second clan belongs to the same decision.
    t = Table(lands, ["moor bard", "new-clans eriu", "raid"])
    t.play("0: place moor")
    assert t.asked() == {0: "place"}
    assert "play moor" not in t.legal(0)


# -------------------------------------------------------------------------- where it is not offered


def test_q31_moor_not_inside_an_own_declaration() -> None:
    t = _moor("migration new-clans")
    t.play("0: play migration")
    assert t.legal(0) == ["territory moor", "territory valley"]
    t.play("0: territory valley")
    assert "play moor" not in t.legal(0)
    t.play("0: to cove")
    assert "play moor" not in t.legal(0)
    t = _moor("migration new-clans")
    t.play("0: play new-clans")
    assert t.legal(0) == ["place moor", "place valley"]


def test_q31_moor_not_within_a_withdrawal_being_declared() -> None:
    t = clash("3 2 0 0", ("moor bard",), land="cove", more={"moor": "1 0 0 0", "valley": "1 0 0 0"})
    assert "play moor" in t.legal(0)
    t.play("0: withdraw")
    assert "play moor" not in t.legal(0)


def test_q31_moor_not_at_a_forced_decision() -> None:
    # With the Moor alone seat 0 can only pass: it is not asked at all.
    t = Table(LANDS, ["moor", "new-clans bard", "raid"])
    assert t.asked() == {1: "turn"}
    assert t.hand(0) == ["moor"]


def test_q19_moor_not_in_maeves_wealth() -> None:
    t = Table(LANDS, ["maeves-wealth bard", "moor druid festival", "raid conquest"])
    t.play("0: play maeves-wealth")
    assert set(t.asked()) == {1, 2}
    assert t.legal(1) == ["give druid", "give festival"]
    # Nor when the others have given.
    t.play("2: give raid")
    assert t.legal(1) == ["give druid", "give festival"]


def test_q19_moor_not_in_the_draft() -> None:
    t = Table({"valley": "3 1 1 0 capital", "moor": "0 2 0 0"}, phase="assembly", dice=True)
    assert "moor" in t.hand(1)
    assert t.asked() == dict.fromkeys(range(4), "hold")
    assert all(text.startswith("hold") for text in t.legal(1))
    # Nor when seat 1 is the last who thinks.
    for seat in (0, 2, 3):
        t.play(f"{seat}: {t.legal(seat)[0]}")
    assert t.asked() == {1: "hold"}
    assert all(text.startswith("hold") for text in t.legal(1))


# ---------------------------------------------------------------------------------- in the Assembly


def test_q28_q43_a_moor_kept_may_be_played_at_the_start_of_the_assembly() -> None:
    lands = {"valley": "3 1 1 0 capital", "moor": "0 2 0 0"}
    t = Table(lands, ["eriu", "moor cathbads-word"], phase="assembly")
    assert t.legal(1) == ["decline", "play cathbads-word", "play moor"]
    t.play("1: play moor, player 0")
    assert known(t, 1, 0) == ["eriu"]
    assert t.legal(1) == ["decline", "play cathbads-word"]
    t.play("1: decline")
    # R3.3: the chieftain takes it again, although it was played last round.
    assert "moor" in t.hand(1)


def test_s14_views_at_a_decision_do_not_tell_who_could_play_the_moor_but_by_the_card() -> None:
    # Q10: Advantage cards are public, so that it may be played is, too.
    t = _moor()
    for other in (1, 2, 3, None):
        assert view(t, other)["players"][0]["advantages"] == ["moor"]
        assert view(t, other)["decision"] is None


# --------------------------------------------------------------------------- taken back, replayed


def test_r5_2_moor_can_be_taken_back_until_the_player_is_chosen() -> None:
    t = _moor()
    before = t.p
    t.play("0: play moor")
    # Nobody else sees that it is being declared.
    assert t.told("played", 1) == []
    t.game.undo(0)
    assert t.p == before
    t.play("0: play moor, player 1")
    # What was seen cannot be unseen.
    assert t.game.why_no_undo(0)


def test_q19_a_game_with_a_moor_in_a_window_is_replayed_from_its_record() -> None:
    t = Table(LANDS, ["new-clans bard", "moor geis eriu", "raid fianna"])
    t.play("0: play new-clans, place moor, place valley", "1: play moor, player 2", "1: decline")
    again = Record.parse(t.game.record()).replay()
    assert again.truth == t.p
    assert again.events == t.game.events
