"""Section 8: the three conditions, Deeds, who becomes High King."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardri.rules.cards.names import TERRITORIES
from ardri.rules.victory import conditions_met, faith, king, lands, leadership, meets_any
from tests.rules.table import Table

#: Territories without a printed sanctuary.
BARE = ["cove", "forest", "highlands", "hills", "iron-mine", "lost-vale", "meadows", "moor"]
#: Land for everybody: present in six territories, chieftain nowhere.
SIX = dict.fromkeys(BARE[:6], "1 1 1")


def check(here: dict[str, str], **more: Any) -> Table:
    """The victory check of an Assembly: the game is over, or has gone on to the toss."""
    table = Table(here, phase="assembly", **more)
    assert table.game.over or table.asked() == {"chance": "toss"}
    return table


def met(table: Table) -> list[int]:
    return [int(conditions_met(table.p, seat)) for seat in range(table.game.players)]


# ---------------------------------------------------------------------------------------- R8.1


@pytest.mark.parametrize(
    ("valley", "cove", "expected"),
    [
        ("3 2 0", "0 0 1", [2, 0, 0]),
        ("3 2 2", "1 0 0", [4, 0, 0]),  # others' clans together, each fewer
        ("3 3 1", "0 1 0", [0, 0, 0]),  # a tie: no chieftain
        ("2 3 3", "0 0 4", [0, 0, 0]),
        ("4 2 2", "1 3 1", [4, 2, 0]),
        ("0 4 0", "0 0 0", [0, 0, 0]),  # nobody to lead
    ],
)
def test_r8_1_leadership_opposing_clans_where_one_is_chieftain(
    valley: str, cove: str, expected: list[int]
) -> None:
    p = Table({"valley": valley, "cove": cove}, dice=True).p
    assert [leadership(p, seat) for seat in range(3)] == expected


def test_r8_1_land_territories_where_one_is_present() -> None:
    p = Table({"valley": "5 1 0", "cove": "0 1 1", "swamp": "0 1 0", "plains": "0 0 0"}).p
    assert [lands(p, seat) for seat in range(3)] == [1, 3, 1]


def test_r8_1_faith_sanctuaries_where_one_is_present() -> None:
    table = Table(
        {
            "valley": "5 1 0 sanctuary sanctuary",
            "gates-of-tir-na-nog": "0 1 1",  # printed
            "swamp": "0 3 0",
            "plains": "0 0 0 sanctuary",
        }
    )
    assert [faith(table.p, seat) for seat in range(3)] == [2, 3, 1]


@pytest.mark.parametrize(("clans", "is_met"), [("7 5", False), ("7 6", True), ("8 7", True)])
def test_r8_1_leadership_is_met_at_six_or_more(clans: str, is_met: bool) -> None:
    table = check({"valley": clans}, pretenders=[0], brenn=1)
    assert met(table) == [int(is_met), 0]
    assert table.game.winner == (0 if is_met else None)


@pytest.mark.parametrize(("n", "is_met"), [(5, False), (6, True), (8, True)])
def test_r8_1_land_is_met_at_six_or_more(n: int, is_met: bool) -> None:
    table = check({**dict.fromkeys(BARE[:n], "1 0"), "swamp": "0 1"}, pretenders=[0])
    assert table.game.winner == (0 if is_met else None)


@pytest.mark.parametrize(("n", "is_met"), [(5, False), (6, True), (9, True)])
def test_r8_1_faith_is_met_at_six_or_more(n: int, is_met: bool) -> None:
    table = check({"valley": "1 0" + n * " sanctuary", "cove": "0 1"}, pretenders=[0])
    assert table.game.winner == (0 if is_met else None)


def test_r8_1_e7_three_territories_with_six_sanctuaries() -> None:
    lands_ = {
        "valley": "1 1 sanctuary sanctuary",
        "cove": "1 1 sanctuary sanctuary sanctuary",
        "gates-of-tir-na-nog": "1 0",
        "plains": "0 1 sanctuary",
    }
    table = Table(lands_, ["bard druid", "citadel geis"])
    assert "pretend" in table.legal(0)
    table = Table({**lands_, "cove": "1 1 sanctuary sanctuary"}, ["bard druid", "citadel geis"])
    assert "pretend" not in table.legal(0)


# ---------------------------------------------------------------------------------------- R8.2

#: Seat 0 in 4 territories with 5 sanctuaries, chieftain of nobody.
E5 = {
    "valley": "1 1 sanctuary sanctuary",
    "cove": "1 1 sanctuary sanctuary",
    "plains": "1 1 sanctuary",
    "hills": "1 1",
}


@pytest.mark.parametrize(("deeds", "expected"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (8, 2)])
def test_r8_2_q29_e5_four_territories_with_five_sanctuaries(deeds: int, expected: int) -> None:
    table = check(E5, deeds=[deeds])
    assert met(table)[0] == expected


def test_r8_2_deeds_may_make_all_three() -> None:
    table = check(E5, deeds=[9])
    assert met(table)[0] == 3


def test_r8_2_q29_a_deed_counts_for_one_condition_at_one_time() -> None:
    # Two conditions lack one each: one Deed makes one of them.
    five = {**dict.fromkeys(BARE[:4], "1 1"), "valley": "1 1" + 5 * " sanctuary"}
    assert met(check(five, deeds=[1, 2])) == [1, 2]


def test_r8_2_not_used_up_and_kept_from_round_to_round() -> None:
    five = dict.fromkeys(BARE[:5], "1 1 1")
    table = Table(five, ["bard druid", "citadel geis"], deeds=[1, 2], passed=[1, 2])
    table.play("0: pretend", "1: pass", "0: pass")
    # Nobody else is a pretender: the Deed made the sixth, and is still there.
    assert table.game.winner == 0
    assert table.deeds() == [1, 2, 0]


def test_r8_2_spread_anew_at_every_check() -> None:
    five = {**dict.fromkeys(BARE[:4], "1 1"), "valley": "1 1" + 5 * " sanctuary"}
    p = check(five, deeds=[1]).p
    assert [int(conditions_met(p, 0)) for _ in range(3)] == [1, 1, 1]


# ---------------------------------------------------------------------------------------- R8.3


def test_r8_3_checked_in_the_assembly_only() -> None:
    table = Table(SIX, ["bard druid", "citadel geis", "sanctuary"], pretenders=[0])
    table.play("0: pass", "1: pass")
    assert not table.game.over
    table.play("2: pass")
    assert (table.game.over, table.game.winner) == (True, 0)


def test_r8_3_only_for_holders_of_a_pretender_token() -> None:
    table = check({**SIX, "valley": "3 1 1" + 6 * " sanctuary"}, pretenders=[])
    assert not table.game.over
    # Seat 0 meets two conditions, seat 2, who alone has a token, one.
    table = check({**SIX, "valley": "3 1 0" + 6 * " sanctuary"}, pretenders=[2], brenn=1)
    assert met(table) == [2, 2, 1]
    assert table.game.winner == 2


def test_r8_3_a_pretender_who_meets_none_by_then_does_not_win() -> None:
    table = check({**SIX, "forest": "0 1 1"}, pretenders=[0])
    assert met(table)[0] == 0
    assert not table.game.over
    # Nor a Brenn who meets none.
    assert not check({**SIX, "forest": "0 1 1"}, pretenders=[0], brenn=0).game.over


def test_r8_3_who_meets_the_most_wins() -> None:
    lands_ = {**SIX, "valley": "0 1 0" + 6 * " sanctuary", "hills": "1 0 1"}
    table = check(lands_, pretenders=[0, 1, 2], brenn=0)
    assert met(table) == [1, 2, 1]
    assert table.game.winner == 1
    assert table.data["winner"] == 1


def test_r8_3_e14_by_how_much_does_not_matter() -> None:
    lands_ = {**dict.fromkeys(BARE[:6], "1 1 0"), "swamp": "0 1 1", "valley": "0 1 1"}
    table = check(lands_, pretenders=[0, 1], brenn=2)
    assert [int(lands(table.p, seat)) for seat in range(3)] == [6, 8, 2]
    assert met(table) == [1, 1, 0]
    assert not table.game.over


# ---------------------------------------------------------------------------------------- R8.4


@pytest.mark.parametrize(
    ("pretenders", "brenn", "winner"),
    [
        ([0, 1, 2], 1, 1),
        ([0, 2], 1, None),
        ([0, 2], 2, 2),
        ([1], 0, 1),
        ([], 0, None),
    ],
)
def test_r8_4_a_tie_goes_to_the_brenn_if_among_the_tied(
    pretenders: list[int], brenn: int, winner: int | None
) -> None:
    table = check(SIX, pretenders=pretenders, brenn=brenn)
    assert met(table) == [1, 1, 1]
    assert table.game.winner == winner
    assert table.game.over == (winner is not None)


def test_r8_4_a_brenn_who_meets_fewer_is_not_among_the_tied() -> None:
    lands_ = {**SIX, "valley": "1 1 0" + 6 * " sanctuary", "hills": "0 0 1"}
    table = check(lands_, pretenders=[0, 1, 2], brenn=2)
    assert met(table) == [2, 2, 1]
    assert not table.game.over


def test_r8_4_e6_two_rounds() -> None:
    # Orange 0, blue 1, green 2: the Brenn.
    first = {**SIX, "valley": "1 1 0" + 6 * " sanctuary", "hills": "0 0 1"}
    table = check(first, pretenders=[0, 1, 2], brenn=2)
    assert met(table) == [2, 2, 1]
    assert not table.game.over
    assert table.pretenders() == []
    second = {**SIX, "valley": "0 1 0" + 6 * " sanctuary"}
    table = check(second, pretenders=[0, 2], brenn=2)
    assert met(table) == [1, 2, 1]
    assert table.game.winner == 2


def test_r8_4_if_nobody_wins_the_game_goes_on() -> None:
    table = check(SIX, pretenders=[0, 2], brenn=1)
    assert table.asked() == {"chance": "toss"}
    assert table.pretenders() == []


# ---------------------------------------------------------------------------------------- all


def spread(lacks: list[int], deeds: int) -> int:
    """The most conditions that Deeds can make, by trying every way to spread them."""
    ways = product(range(deeds + 1), repeat=3)
    return max(
        sum(d >= lack for d, lack in zip(way, lacks, strict=True))
        for way in ways
        if sum(way) <= deeds
    )


@given(st.integers(0, 10**9), st.integers(2, 4))
def test_r8_1_r8_2_r8_3_r8_4_against_a_plain_count(seed: int, players: int) -> None:
    rng = random.Random(seed)
    chosen = rng.sample(TERRITORIES, rng.randint(2, 10))
    left = [12] * players
    clans: dict[str, list[int]] = {}
    sanctuaries = dict.fromkeys(chosen, 0)
    for land in chosen:
        # Everybody is somewhere.
        row = [min(rng.choice([0, 0, 1, 1, 2, 3, 5]), left[seat]) for seat in range(players)]
        row = [max(n, int(land == chosen[0])) for n in row]
        left = [have - n for have, n in zip(left, row, strict=True)]
        clans[land] = row
    for _ in range(rng.randint(0, 9)):
        sanctuaries[rng.choice(chosen)] += 1
    deeds = [rng.randint(0, 2) for _ in range(players)]
    pretenders = [seat for seat in range(players) if rng.random() < 0.7]
    texts = {
        land: " ".join(map(str, clans[land])) + sanctuaries[land] * " sanctuary" for land in chosen
    }
    brenn = rng.randrange(players)
    hands = ["bard", "citadel", "conquest", "new-clans"][:players]
    p = Table(texts, hands, deeds=deeds, pretenders=pretenders, brenn=brenn).p
    assert p.round == 1
    printed = {"gates-of-tir-na-nog", "stone-circle"}
    counts = []
    for seat in range(players):
        there = [land for land in chosen if clans[land][seat]]
        led = [
            land
            for land in there
            if all(clans[land][seat] > n for s, n in enumerate(clans[land]) if s != seat)
        ]
        three = [
            sum(sum(clans[land]) - clans[land][seat] for land in led),
            len(there),
            sum(sanctuaries[land] + (land in printed) for land in there),
        ]
        assert [leadership(p, seat), lands(p, seat), faith(p, seat)] == three
        counts.append(spread([6 - n for n in three], deeds[seat]))
        assert conditions_met(p, seat) == counts[-1]
        assert meets_any(p, seat) == (counts[-1] > 0)
    most = max([counts[seat] for seat in pretenders], default=0)
    tied = [seat for seat in pretenders if counts[seat] == most and most]
    expected = tied[0] if len(tied) == 1 else brenn if brenn in tied else -1
    assert king(p) == expected
