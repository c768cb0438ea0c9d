"""Section 12: Cathbad's Word, from the start of the Assembly to its end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.drafting import in_game
from tests.rules.table import Table, cards

TWO = {"valley": "2 1 capital", "cove": "1 1"}
THREE = {"valley": "2 1 1 capital", "cove": "0 1 1"}
FOUR = {
    "valley": "2 1 1 1 capital",
    "cove": "1 1 1 1",
    "forest": "0 0 0 2",
    "stone-circle": "0 0 0 0",
}
LANDS = {2: TWO, 3: THREE, 4: FOUR}


def _assembly(hands: list[str], players: int = 3, **more: Any) -> Table:
    return Table(LANDS[players], hands, phase="assembly", **more)


def _view(t: Table, seat: int | None) -> Any:
    return t.game.view(seat).to_json()


def _draft(t: Table, packets: list[list[str]]) -> None:
    """Toss and deal; then everybody keeps the first cards that there are."""
    if t.asked() == {"chance": "toss"}:
        t.play("chance: clockwise")
    for packet in packets:
        for card in packet:
            # The last card of all is dealt by itself.
            if t.asked() == {"chance": "deal"}:
                t.game.play("chance", f"draw {card}")
    while "hold" in t.asked().values():
        seat = next(iter(t.asked()))
        t.play(f"{seat}: {t.legal(seat)[0]}")


def _packets(players: int, without: list[str], size: int = 4) -> list[list[str]]:
    """The cards left in their order, a packet for each."""
    rest = [card for card in in_game(players) if card not in without]
    return [rest[size * k : size * (k + 1)] for k in range(players)]


def _drafted(t: Table, players: int, aside: str) -> None:
    """Play the Assembly from the toss to its end."""
    if players == 2:
        first = _packets(2, [aside], 3)
        _draft(t, first)
        _draft(t, _packets(2, [aside, *first[0], *first[1]], 3))
    else:
        _draft(t, _packets(players, [aside]))


# ------------------------------------------------------------------------------ plain use


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r12_q4_cathbad_chooses_among_all_action_cards_of_the_game(players: int) -> None:
    hands = ["", "eriu cathbads-word"]
    # Where the Action cards were when the round ended does not matter: all are collected.
    t = _assembly(hands, players)
    assert t.legal(1) == ["decline", "play cathbads-word"]
    t.play("1: play cathbads-word")
    assert t.legal(1) == [f"aside {card}" for card in in_game(players)]
    t.play("1: aside geis")
    assert t.data["set_aside"] == "geis"
    assert "geis" not in cards(t.p.pool)
    # Nobody can be dealt it.
    t.play("chance: clockwise")
    assert "draw geis" not in t.legal("chance")
    assert len(t.legal("chance")) == len(in_game(players)) - 1


@pytest.mark.parametrize("players", [3, 4])
def test_r3_7_q4_at_its_end_it_is_taken_and_another_set_aside(players: int) -> None:
    t = _assembly(["", "eriu cathbads-word"], players)
    t.play("1: play cathbads-word", "1: aside geis")
    _drafted(t, players, "geis")
    # The draft is over: four each, and one has five for a moment.
    assert t.asked() == {1: "aside"}
    hand = [card for card in t.hand(1) if card in in_game(players)]
    assert "geis" in hand
    assert len(hand) == 5
    assert t.legal(1) == [f"aside {card}" for card in hand]
    assert t.data["playing"] == ["cathbads-word"]
    given = next(card for card in hand if card != "geis")
    t.play(f"1: aside {given}")
    assert t.data["set_aside"] == given
    assert given not in t.hand(1)
    assert t.data["epic_discard"] == ["cathbads-word"]
    assert t.asked() == {0: "turn"}


def test_r3_7_q4_the_very_card_taken_may_be_set_aside_again() -> None:
    t = _assembly(["", "eriu cathbads-word"])
    t.play("1: play cathbads-word", "1: aside geis")
    _drafted(t, 3, "geis")
    before = [card for card in t.hand(1) if card != "geis"]
    t.play("1: aside geis")
    assert t.data["set_aside"] == "geis"
    assert t.hand(1) == before


def test_r9_2_q4_with_two_players_six_seven_six() -> None:
    t = _assembly(["cathbads-word eriu", ""], 2)
    t.play("0: play cathbads-word", "0: aside warlord")
    _drafted(t, 2, "warlord")
    assert t.asked() == {0: "aside"}
    sizes = [len([card for card in t.hand(seat) if card in in_game(2)]) for seat in (0, 1)]
    assert sizes == [7, 6]
    assert "aside warlord" in t.legal(0)
    t.play(f"0: {t.legal(0)[0]}")
    sizes = [len([card for card in t.hand(seat) if card in in_game(2)]) for seat in (0, 1)]
    assert sizes == [6, 6]
    assert "warlord" in t.hand(0)


def test_r12_cathbads_word_declined_the_set_aside_is_dealt_at_random() -> None:
    t = _assembly(["", "eriu cathbads-word"])
    t.play("1: decline", "chance: clockwise")
    # What is left when all are dealt is set aside, and it may be any of them.
    assert t.legal("chance") == [f"draw {card}" for card in in_game(3)]
    _draft(t, _packets(3, ["druid"]))
    assert t.asked() == {0: "turn"}
    assert t.hand(1)[-2:] == ["cathbads-word", "eriu"]
    assert t.data["set_aside"] == "druid"


@pytest.mark.parametrize("brenn", [0, 1, 2])
def test_r3_0_cathbads_word_is_asked_for_whoever_was_brenn(brenn: int) -> None:
    t = _assembly(["", "eriu cathbads-word"], brenn=brenn, pretenders=[2])
    assert t.asked() == {1: "window"}
    t.play("1: play cathbads-word", "1: aside bard")
    # After it the steps of the Assembly go on: Brenn, victory, Advantage cards.
    assert t.p.brenn == 0
    assert t.pretenders() == []
    assert t.asked() == {"chance": "toss"}


def test_r3_0_cathbads_word_fits_no_other_window() -> None:
    t = Table(THREE, ["bard", "cathbads-word druid exploration", "citadel"])
    t.play("0: play bard", "chance: draw eriu")
    assert t.asked() == {1: "turn"}
    assert t.legal(1) == ["play druid", "play exploration", "pass"]


# ------------------------------------------------------------------------------ it lies open


def test_r5_6_q4_it_lies_in_no_pile_till_the_end_of_the_assembly() -> None:
    t = _assembly(["", "eriu cathbads-word"])
    t.play("1: play cathbads-word", "1: aside geis", "chance: clockwise")
    for seat in (0, 1, 2, None):
        view = _view(t, seat)
        assert view["playing"] == ["cathbads-word"]
        assert view["epic_discard"] == []
        assert "cathbads-word" not in view["epic_deck"]["possible"]


def test_r3_2_q4_the_game_ends_while_it_lies_open() -> None:
    lands = {"valley": "2 1 1 capital", "cove": "2 3 3"}
    t = Table(
        {**lands, **dict.fromkeys(["plains", "hills", "moor", "swamp"], "1 0 0")},
        ["", "eriu cathbads-word"],
        phase="assembly",
        pretenders=[0],
    )
    t.play("1: play cathbads-word", "1: aside geis")
    assert t.data["winner"] == 0
    assert t.data["phase"] == "over"
    assert t.data["epic_discard"] == ["cathbads-word"]
    assert t.asked() == {}


def test_r5_5_q4_its_after_play_window_is_at_the_end_of_the_assembly() -> None:
    t = _assembly(["", "", "", "eriu cathbads-word"], 4)
    t.play("3: play cathbads-word", "3: aside master-craftsman")
    # The Forest's card comes to seat 3 in this very Assembly, the window is only at its end.
    assert t.asked() == {"chance": "toss"}
    _drafted(t, 4, "master-craftsman")
    assert "forest" in t.hand(3)
    t.play("3: aside master-craftsman")
    assert t.legal(3) == ["decline", "play forest"]
    t.play("3: play forest", "chance: draw morrigan")
    assert "morrigan" in t.hand(3)
    assert t.data["epic_discard"] == ["cathbads-word"]
    assert t.asked() == {0: "turn"}


def test_r5_5_q4_master_craftsman_just_drafted_gives_cathbads_word_on() -> None:
    t = _assembly(["", "", "eriu cathbads-word"], 4)
    t.play("2: play cathbads-word", "2: aside master-craftsman")
    _drafted(t, 4, "master-craftsman")
    other = next(line for line in t.legal(2) if line != "aside master-craftsman")
    t.play(f"2: {other}")
    assert t.legal(2) == ["decline", "play master-craftsman"]
    t.play("2: play master-craftsman", "2: player 0")
    geis = next(seat for seat in range(4) if "geis" in t.hand(seat))
    t.play(f"{geis}: decline")
    assert t.deeds() == [0, 0, 1, 0]
    assert "cathbads-word" in t.hand(0)
    assert t.data["epic_discard"] == []
    assert t.asked() == {0: "turn"}


def test_r5_5_q4_stone_circle_takes_cathbads_word_back() -> None:
    lands = {**FOUR, "stone-circle": "0 0 1 0"}
    t = Table(lands, ["", "", "eriu cathbads-word"], phase="assembly")
    t.play("2: play cathbads-word", "2: aside geis")
    _drafted(t, 4, "geis")
    t.play(f"2: {t.legal(2)[0]}")
    assert t.legal(2) == ["decline", "play stone-circle"]
    t.play("2: play stone-circle")
    assert t.clans("stone-circle") == [0, 0, 0, 0]
    assert "cathbads-word" in t.hand(2)
    assert t.data["epic_discard"] == []
    # It is back too late for this Assembly.
    assert t.asked() == {0: "turn"}


# ------------------------------------------------------------------------------ cancelled


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r5_3_q4_cancelled_the_set_aside_is_random(players: int) -> None:
    t = _assembly(["dagda", "eriu cathbads-word"], players)
    t.play("1: play cathbads-word")
    # The choice is a secret one: it comes after the cancel window.
    assert t.asked() == {0: "window"}
    t.play("0: play dagda", "chance: clockwise")
    # What is left when all are dealt is set aside, and it may be any of them.
    assert t.p.aside == 0
    assert t.legal("chance") == [f"draw {card}" for card in in_game(players)]
    _drafted(t, players, "geis")
    # Nothing is taken at the end.
    assert t.data["set_aside"] == "geis"
    assert t.asked() == {0: "turn"}
    # R5.7: The Dagda took the cancelled card along into the deck.
    assert t.data["epic_discard"] == []
    assert {"dagda", "cathbads-word"} <= set(t.data["epic_deck"])


def test_r5_3_q4_cancelled_its_after_play_window_is_at_once() -> None:
    # Seat 3 keeps the Forest from last round (Q43).
    t = _assembly(["", "dagda", "", "cathbads-word eriu forest"], 4)
    t.play("3: play cathbads-word", "1: play dagda")
    assert t.legal(3) == ["decline", "play forest"]
    t.play("3: play forest")
    # The Dagda, cancelling, has gone back by now, and the cancelled card with it.
    assert {"draw dagda", "draw cathbads-word"} <= set(t.legal("chance"))
    t.play("chance: draw cathbads-word")
    # Drawn again, it fits the start of the Assembly, which is still going on.
    assert t.asked() == {3: "window"}
    assert t.legal(3) == ["decline", "play cathbads-word"]


# ------------------------------------------------------------------------------ who sees what


def test_s14_q4_only_its_player_sees_the_cards_at_both_ends() -> None:
    t = _assembly(["", "eriu cathbads-word"])
    t.play("1: play cathbads-word", "1: aside geis")
    assert _view(t, 1)["set_aside"]["known"] == ["geis"]
    assert t.told("set-aside", 1)[0]["cards"] == ["geis"]
    for other in (0, 2, None):
        view = _view(t, other)
        assert view["set_aside"] == {
            "actions": 1,
            "tales": 0,
            "known": [],
            "possible": in_game(3),
        }
        assert "cards" not in t.told("set-aside", other)[0]
    _drafted(t, 3, "geis")
    t.play("1: aside citadel" if "citadel" in t.hand(1) else f"1: {t.legal(1)[0]}")
    laid = t.data["set_aside"]
    assert laid != "geis"
    assert _view(t, 1)["set_aside"]["known"] == [laid]
    for other in (0, 2, None):
        view = _view(t, other)
        assert view["set_aside"]["known"] == []
        # It may be any card but those that this seat holds; the first one is in the hand or back.
        own = set(t.hand(other)) if other is not None else set()
        possible = set(view["set_aside"]["possible"])
        assert not possible & own
        assert {"geis", laid} <= possible
        hand = view["players"][1]["hand"]
        assert hand["actions"] == 4
        assert "geis" in hand["possible"]
    assert [("cards" in told) for told in t.told("set-aside", 0)] == [False, False]
    assert [("cards" in told) for told in t.told("took-aside", 0)] == [False]
    assert t.told("took-aside", 1)[0]["cards"] == ["geis"]


def test_s14_q4_what_is_set_aside_makes_no_difference_to_the_others() -> None:
    seen: list[Any] = []
    for aside in ("geis", "warlord"):
        t = _assembly(["", "eriu cathbads-word"])
        t.play("1: play cathbads-word", f"1: aside {aside}")
        for seat in (0, 2, None):
            seen.append(_view(t, seat))
            seen.append([event.to_json(seat) for event in t.game.events])
    assert seen[:6] == seen[6:]


def test_s14_q4_in_mode_possible_the_question_betrays_nothing() -> None:
    # Every hand with an Epic Tale is asked, as it may be Cathbad's Word; one without is not.
    for held in ("cathbads-word", "morrigan"):
        t = _assembly(["eriu", held, ""], windows="possible")
        assert t.asked() == {0: "window"}
        assert t.legal(0) == ["decline"]
        t.play("0: decline")
        assert t.asked() == {1: "window"}
        t.play("1: decline")
        assert t.asked() == {"chance": "toss"}


@pytest.mark.parametrize("flock", ["clockwise", "counterclockwise"])
def test_r3_0_r6_1_asked_from_the_old_brenn_on_in_the_old_direction(flock: str) -> None:
    t = _assembly(["eriu", "morrigan", "fianna"], windows="possible", brenn=1, flock=flock)
    for seat in (1, 2, 0) if flock == "clockwise" else (1, 0, 2):
        assert t.asked() == {seat: "window"}
        t.play(f"{seat}: decline")
    assert t.asked() == {"chance": "toss"}
