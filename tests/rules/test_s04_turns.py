"""Section 4: the turns of a Season: the first of it, one without clans, a pass, whose is next."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ardri.rules.cards.names import EPIC_TALES, TERRITORIES
from ardri.rules.declare import on
from ardri.rules.repertoire import ALWAYS, END_OF_TURN
from ardri.rules.vocabulary.card_words import deed
from tests.rules.seasons import PLAIN, SIX, THREE
from tests.rules.table import Table

Declare = Callable[..., None]
WAITING = "oenguss-ploy"
#: The Epic Tales and the Advantage cards with a Season effect (R12).
SEASON_TALES = [
    "balors-eye",
    "breas-tyranny",
    "champions-share",
    "children-of-dana",
    "dagdas-harp",
    "deirdres-beauty",
    "eriu",
    "kernunos-sanctuary",
    "maeves-wealth",
    "manannans-horses",
    "morrigan",
    "nuada-silverhand",
    "otherworld",
    "stone-of-fal",
    "tailtus-land",
    "tuans-memory",
]
SEASON_LANDS = ["misty-lands", "plains", "swamp"]


# ---------------------------------------------------------------------------------------- R4.1


def test_r4_1_the_brenn_takes_the_first_turn_and_must_play() -> None:
    table = Table(SIX, PLAIN, brenn=1, turn=1, opening=True)
    assert table.asked() == {1: "turn"}
    assert table.legal(1) == ["play citadel", "play druid"]
    table.refuses("1: pass", "1: pretend")
    table.play(
        "1: play druid", "1: take bard" if "1: take bard" in table.legal(1) else "1: take geis"
    )
    # On the next turn all is open again.
    table.play("2: pass", "0: pass")
    assert {"pass", "pretend"} < set(table.legal(1))


def test_r4_1_only_the_first_turn_of_the_season() -> None:
    table = Table(THREE, PLAIN, brenn=1, turn=1, opening=True)
    table.play("1: play citadel", "1: territory cove", "1: decline")
    assert table.legal(2) == ["play conquest", "play sanctuary", "pass"]
    assert table.data["opening"] is False


def test_r4_1_a_new_season_begins_with_the_new_brenn() -> None:
    table = Table({"valley": "1 2 0 capital", "cove": "0 0 1"}, PLAIN, brenn=0, dice=True)
    table.play("0: pass", "1: pass", "2: pass")
    while set(table.asked().values()) == {"hold"}:
        for seat in table.asked():
            table.play(f"{seat}: {table.legal(seat)[0]}")
    assert table.p.round == 2
    assert table.data["turn"] == table.p.brenn == 1


@pytest.mark.parametrize("hand", ["", "druid", "geis", "geis dagda valley"])
def test_r4_1_q13_q45_a_brenn_with_no_playable_season_card_passes(hand: str) -> None:
    table = Table(THREE, [hand, "citadel migration", PLAIN[2]], opening=True)
    # A choice of one: it has been made. It counts as a pass.
    assert table.asked() == {1: "turn"}
    assert table.data["passed"] == [0]
    table.play("1: pass", "2: pass")
    assert table.p.round == 2


def test_r4_1_q13_no_pretender_token_then_either() -> None:
    table = Table(SIX, ["geis", *PLAIN[1:]], opening=True, windows="possible")
    # To make the pass for the Brenn would show that there is nothing to play.
    assert table.legal(0) == ["pass"]


def test_r4_1_q13_a_druid_alone_is_not_playable_a_druid_and_another_are() -> None:
    hands = ["druid dagda valley", "citadel migration", PLAIN[2]]
    table = Table(THREE, hands, opening=True)
    assert table.data["passed"] == [0]
    hands[0] = "druid geis"
    table = Table(THREE, hands, opening=True, windows="possible")
    assert table.legal(0) == ["play druid"]


@pytest.mark.parametrize("card", ["eriu", "swamp"])
def test_r4_1_q13_a_tale_or_an_advantage_card_is_a_season_card_too(card: str) -> None:
    lands = {**THREE, "swamp": "1 0 0"}
    table = Table(lands, [f"geis {card}", *PLAIN[1:]], opening=True, windows="possible")
    assert table.legal(0) == [f"play {card}"]
    table.refuses("0: pass")
    table = Table(lands, [f"bard geis {card}", *PLAIN[1:]], opening=True)
    table.play(f"0: play {card}")
    assert (table.asked(), table.data["passed"]) == ({1: "turn"}, [])


def test_r4_1_q13_q40_a_first_card_that_is_cancelled_has_done_its_duty() -> None:
    table = Table(THREE, ["new-clans bard", "geis citadel", "sanctuary conquest"], opening=True)
    table.play("0: play bard", "1: play geis")
    assert table.asked() == {1: "turn"}
    assert table.data["passed"] == []
    table.play("1: pass", "2: pass")
    assert table.legal(0) == ["play new-clans", "pass"]


# ---------------------------------------------------------------------------------------- R4.2

LOST = {"valley": "0 1 1 capital", "swamp": "0 1 1", "cove": "0 0 0"}


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (3, 2)])
def test_r4_2_with_no_clan_on_the_map_a_deed_is_lost(before: int, after: int) -> None:
    table = Table(LOST, PLAIN, deeds=[before, 2])
    assert table.deeds() == [after, 2, 0]
    assert table.p.deeds_left == 10 - 2 - after
    assert table.asked() == {0: "place"}


def test_r4_2_then_two_clans_are_placed_in_one_or_two_territories_of_any_kind() -> None:
    table = Table(LOST, PLAIN)
    assert table.legal(0) == ["place cove", "place swamp", "place valley"]
    table.play("0: place swamp")
    assert table.legal(0) == ["place swamp", "place valley"]
    table.play("0: place valley")
    assert table.map() == {"valley": [1, 1, 1], "swamp": [1, 1, 1]}
    table = Table(LOST, PLAIN)
    table.play("0: place cove", "0: place cove")
    assert table.clans("cove") == [2, 0, 0]
    assert table.reserve()[0] == 10


def test_r4_2_then_the_turn_goes_on() -> None:
    table = Table(LOST, PLAIN)
    table.play("0: place cove", "0: place cove")
    assert table.asked() == {0: "turn"}
    assert table.legal(0) == ["play bard", "play new-clans", "pass"]


def test_r4_2_placing_starts_no_clash_and_breaks_no_run_of_passes() -> None:
    table = Table(LOST, PLAIN, passed=[1, 2])
    # The first goes to the last territory there is: so does the other.
    table.play("0: place valley")
    assert table.clans("valley") == [2, 1, 1]
    assert table.asked() == {0: "turn"}
    table.play("0: pass")
    assert table.p.round == 2


def test_r4_2_a_player_with_a_clan_on_the_map_is_not_concerned() -> None:
    table = Table({"valley": "1 1 1"}, PLAIN, deeds=[2])
    assert table.deeds() == [2, 0, 0]
    assert table.asked() == {0: "turn"}


def test_r4_2_only_at_the_start_of_ones_own_turn() -> None:
    table = Table({**LOST, "swamp": "1 0 1", "valley": "0 0 1"}, PLAIN, deeds=[1, 1])
    # Seat 1 has nobody on the map, but it is 0's turn.
    assert table.asked() == {0: "turn"}
    assert table.deeds() == [1, 1, 0]
    table.play("0: pass")
    assert table.asked() == {1: "place"}
    assert table.deeds() == [1, 0, 0]


def test_r4_2_also_in_the_brenns_first_turn() -> None:
    table = Table(LOST, PLAIN, opening=True, deeds=[1])
    table.play("0: place cove", "0: place cove")
    assert table.legal(0) == ["play bard", "play new-clans"]
    assert table.deeds() == [0, 0, 0]


# ---------------------------------------------------------------------------------------- R4.3


def test_r4_3_one_season_card_a_pass_or_a_pretender_token() -> None:
    table = Table(SIX, PLAIN)
    assert table.legal(0) == ["play bard", "play new-clans", "pass", "pretend"]
    for line in ("0: pass", "0: pretend"):
        one = Table(SIX, PLAIN)
        one.play(line)
        assert one.asked() == {1: "turn"}
    table.play("0: play new-clans", "0: place cove", "0: place cove")
    assert table.asked() == {1: "turn"}


def test_r4_3_triskel_cards_are_not_played_in_a_turn() -> None:
    lands = {land: "1 1 1 1" for land in TERRITORIES if land not in (*SEASON_LANDS, "moor")}
    tales = [tale for tale in EPIC_TALES if tale not in SEASON_TALES]
    assert (len(lands), len(tales)) == (12, 14)
    table = Table(lands, [" ".join(["geis raid bard", *tales, *lands]), *PLAIN[1:]])
    assert table.legal(0) == ["play bard", "pass", "pretend"]


def test_r4_3_season_cards_of_all_three_kinds_are() -> None:
    lands = {"valley": "2 1 1 1", **dict.fromkeys(SEASON_LANDS, "1 1 1 1")}
    mine = ["bard", "new-clans", *SEASON_TALES, *SEASON_LANDS]
    table = Table(lands, [" ".join(["geis", *mine]), *PLAIN[1:]])
    assert table.legal(0) == [*[f"play {card}" for card in mine], "pass"]


# ---------------------------------------------------------------------------------------- R4.4


def test_r4_4_a_pass_binds_nobody() -> None:
    table = Table(THREE, PLAIN)
    table.play("0: pass", "1: pass", "2: play sanctuary", "2: territory cove")
    table.play("chance: draw eriu")
    assert table.legal(0) == ["play bard", "play new-clans", "pass"]
    table.play("0: play new-clans")
    assert table.asked() == {1: "turn"}
    assert table.legal(1) == ["play citadel", "play druid", "pass"]


# ---------------------------------------------------------------------------------------- R4.6


@pytest.mark.parametrize(
    ("flock", "order"), [("clockwise", [1, 2, 3, 0]), ("counterclockwise", [1, 0, 3, 2])]
)
def test_r4_6_the_next_player_in_turn_order(flock: str, order: list[int]) -> None:
    hands = [*PLAIN, "festival warlord"]
    table = Table({"valley": "1 1 1 1"}, hands, turn=1, flock=flock)
    for seat in order:
        assert table.asked() == {seat: "turn"}
        table.play(f"{seat}: pass")


@pytest.mark.parametrize(
    ("flock", "order"), [("clockwise", [1, 2, 0]), ("counterclockwise", [1, 0, 2])]
)
@pytest.mark.parametrize("turn", ["pass", "pretend", "play druid"])
def test_r4_6_after_each_turn_the_window_for_its_end(
    declare: Declare, flock: str, order: list[int], turn: str
) -> None:
    tales = ["eriu", WAITING, "dagda"]
    for name in tales:
        declare(name, triskel=[on(END_OF_TURN, ALWAYS, [deed()])])
    hands = [f"{hand} {name}" for hand, name in zip(PLAIN, tales, strict=True)]
    table = Table(SIX, hands, turn=1, flock=flock)
    table.play(f"1: {turn}")
    if turn == "play druid":
        table.play("1: take geis")
    for seat in order:
        assert table.asked() == {seat: "window"}
        assert table.legal(seat) == ["decline", f"play {tales[seat]}"]
        table.play(f"{seat}: decline")
    assert table.asked() == {order[1]: "turn"}


def test_r4_6_also_after_the_last_pass(declare: Declare) -> None:
    declare(WAITING, triskel=[on(END_OF_TURN, ALWAYS, [deed()])])
    table = Table(THREE, [PLAIN[0], PLAIN[1], f"{PLAIN[2]} {WAITING}"], passed=[1, 2])
    table.play("0: pass")
    assert table.asked() == {2: "window"}
    assert table.p.round == 1
    table.play(f"2: play {WAITING}")
    assert table.deeds() == [0, 0, 1]
    # A Triskel card breaks no run of passes (R6.5).
    assert table.p.round == 2
