"""What is offered: sets in an order, and the list that people see."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from ardri.rules.actions import (
    ATTACK,
    DECLINE,
    DONE,
    PEACE,
    PLACE,
    PLAY,
    PLAYER,
    SHELTER,
    WITHDRAW,
)
from ardri.rules.engine import apply, legal, offer_again, who
from ardri.rules.offers import (
    choice,
    clear,
    is_offered,
    listed,
    offer,
    offer_beside,
    offer_one,
    offer_only,
    only_choice,
    unknown,
)
from ardri.rules.position import NONE, Position
from tests.rules.play import options, rich_game
from tests.rules.table import Table


def blank() -> Position:
    p = Table({"valley": "1 1"}).p.copy()
    clear(p)
    return p


def seen(p: Position) -> list[int]:
    """The offer, looked at in every way that there is."""
    out = [int(n) for n in listed(p)]
    assert [int(choice(p, k)) for k in range(len(out))] == out
    assert int(p.many) == len(out)
    assert all(is_offered(p, n) for n in out)
    assert not any(is_offered(p, n) for n in range(512) if n not in out)
    return out


def test_actions_stand_in_the_order_in_which_they_were_offered() -> None:
    p = blank()
    offer_one(p, PEACE)
    offer(p, ATTACK, 0b1010)
    offer_one(p, WITHDRAW)
    offer(p, PLAY, 0b101)
    offer_one(p, DONE)
    offer_beside(p, 1 << 56)
    want = [PEACE, ATTACK + 1, ATTACK + 3, WITHDRAW, PLAY, PLAY + 2, DONE, PLAY + 56]
    assert seen(p) == [int(n) for n in want]


def test_a_smaller_number_may_come_after_a_larger_one() -> None:
    p = blank()
    offer_one(p, SHELTER)
    offer_one(p, DECLINE)
    assert seen(p) == [SHELTER, DECLINE]


def test_what_has_no_argument_is_not_offered() -> None:
    p = blank()
    offer(p, ATTACK, 0)
    offer(p, PLACE, 1)
    offer(p, PLAYER, 2)
    assert seen(p) == [PLACE, PLAYER + 1]
    assert choice(p, 2) == NONE


def test_an_offer_of_its_own_leaves_nothing_of_the_one_before() -> None:
    p = blank()
    offer_one(p, DONE)
    offer(p, PLAY, 7)
    offer(p, PLAYER, 3)
    offer_beside(p, 8)
    offer_only(p, PLACE, 4)
    assert seen(p) == [PLACE + 2]
    assert only_choice(p) == PLACE + 2
    clear(p)
    assert seen(p) == []
    offer_one(p, DECLINE)
    assert only_choice(p) == DECLINE


@given(st.integers(2, 4), st.integers(0, 2**32 - 1), st.booleans())
def test_every_offer_of_a_game_is_its_list(players: int, seed: int, possible: bool) -> None:
    rng = random.Random(seed)
    p = rich_game(options(players, seed, possible, 2), rng)
    while p.asked:
        seat = who(p)
        sealed = not offer_again(p, seat) if p.many == NONE else False
        offered = seen(p)
        if sealed:
            unknown(p)
        assert offered == [int(n) for n in legal(p, seat)]
        assert offered
        apply(p, seat, rng.choice(offered))
