"""The small parts that the engine is made of: masks, bytes, texts, what is asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardri.rules.actions import ACTIONS, NUMBERS, TEXTS
from ardri.rules.bits import BIT, NUMBER, count, first, members
from ardri.rules.cards.names import ACTIONS as ACTION_CARDS
from ardri.rules.cards.names import ADVANTAGES, CARDS, TALES, TERRITORIES
from ardri.rules.codec import BadBytes, from_bytes, to_bytes
from ardri.rules.compat import append, extend, i64, vec
from ardri.rules.decisions import kind_asked, subject_asked
from ardri.rules.discovery import first_set
from ardri.rules.drawing import begin_draw
from ardri.rules.engine import advance, apply, legal, who
from ardri.rules.events import Scribe
from ardri.rules.island import site_at
from ardri.rules.options import Options
from ardri.rules.position import CHANCE, Position, lay_stack
from ardri.rules.spreading import Lots
from ardri.rules.steps import STEPS, Step
from ardri.rules.vocabulary.amounts import Amount
from ardri.rules.vocabulary.where import Where
from ardri.rules.vocabulary.who import Who
from tests.rules.table import Table

LANDS = {"valley": "2 2 1 1 capital", "cove": "0 1 1 1"}


# ---------------------------------------------------------------------------------------- masks


@given(st.sets(st.integers(0, 62)))
def test_masks_hold_what_was_put_into_them(numbers: set[int]) -> None:
    mask = sum(1 << k for k in numbers)
    assert [int(k) for k in members(mask)] == sorted(numbers)
    assert count(mask) == len(numbers)
    if numbers:
        assert first(mask) == min(numbers)


def test_every_bit_has_its_number() -> None:
    for k in range(63):
        assert BIT[k] == 2**k
        assert NUMBER[BIT[k] % 67] == k


def test_the_three_kinds_of_card_share_nothing() -> None:
    assert ACTION_CARDS | TALES | ADVANTAGES == 2**63 - 1
    assert count(ACTION_CARDS) + count(TALES) + count(ADVANTAGES) == len(CARDS) == 63


def test_vectors_grow() -> None:
    assert list(append(vec[i64]([1, 2]), 3)) == [1, 2, 3]
    assert list(extend(vec[i64]([1]), (2, 3))) == [1, 2, 3]


# ---------------------------------------------------------------------------------------- actions


def test_every_action_has_one_number_and_one_text() -> None:
    assert len(TEXTS) == ACTIONS
    assert {text: number for number, text in enumerate(TEXTS) if text} == NUMBERS
    texts = [text for text in TEXTS if text]
    assert len(set(texts)) == len(texts) == len(NUMBERS)


# ---------------------------------------------------------------------------------------- bytes


def fighting() -> Position:
    table = Table(LANDS, ["warlord bard", "citadel geis", "druid", "raid"])
    table.play("0: play warlord", "1: decline", "1: shelter")
    return table.p


def test_bytes_keep_all_there_is() -> None:
    p = fighting()
    q = from_bytes(to_bytes(p))
    assert q == p
    assert (q.top, q.clash) == (p.top, p.clash)
    assert who(q) == who(p)
    assert list(legal(q, who(q))) == list(legal(p, who(p)))


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda data: b"", "no position of this version"),
        (lambda data: b"\x00" + data[1:], "no position of this version"),
        (lambda data: data[:-1], "break off at byte"),
        (lambda data: data[:1], "break off at byte 1"),
        (lambda data: data + b"\x00", "too many from byte"),
        (lambda data: data + b"\xff", "too many from byte"),
        (lambda data: data[:1] + b"\x05" + data[2:], "5 players"),
        (lambda data: data[:1] + b"\xff" * 12, "break off"),
    ],
)
def test_other_bytes_are_refused(spoil: Callable[[bytes], bytes], fault: str) -> None:
    with pytest.raises(BadBytes, match=fault):
        from_bytes(spoil(to_bytes(fighting())))


def test_bytes_without_knowledge_are_of_what_is_true_alone() -> None:
    p = fighting()
    q = p.copy()
    q.may[0] ^= 1
    assert to_bytes(p) != to_bytes(q)
    assert to_bytes(p, knowledge=False) == to_bytes(q, knowledge=False)
    q.deeds = q.deeds[:]
    q.deeds[0] += 1
    assert to_bytes(p, knowledge=False) != to_bytes(q, knowledge=False)
    assert len(to_bytes(p, knowledge=False)) < 250
    assert len(to_bytes(p)) < 500
    with pytest.raises(BadBytes, match="no position of this version"):
        from_bytes(to_bytes(p, knowledge=False))


def test_bytes_of_a_territory_in_the_void_are_refused() -> None:
    p = fighting()
    p.island.sites[TERRITORIES.index("valley")] = 2 * site_at(0, 0, 0)
    with pytest.raises(BadBytes, match="a territory lies nowhere"):
        from_bytes(to_bytes(p))


def test_bytes_of_a_number_that_is_too_large_are_refused() -> None:
    p = fighting()
    data = to_bytes(p)
    with pytest.raises(BadBytes, match="9 where less is to be"):
        from_bytes(data[:2] + b"\x09" + data[3:])


def test_bytes_of_a_stack_that_is_none_are_refused() -> None:
    p = fighting()
    p.frames[p.top] = len(STEPS)
    with pytest.raises(BadBytes, match=f"no step has the number {len(STEPS)}"):
        from_bytes(to_bytes(p))


def test_a_position_equals_positions_only() -> None:
    p = fighting()
    assert p == p.copy()
    assert p != p.numbers()
    assert len({p, p.copy()}) == 1


# ---------------------------------------------------------------------------------------- asked


def test_nothing_is_asked_when_the_game_is_over() -> None:
    p = Table({"valley": "7 6 0 0 capital"}, phase="assembly", pretenders=[0]).p
    assert (who(p), kind_asked(p), subject_asked(p)) == (-1, "", {})
    assert legal(p, 0) == []


def test_an_effect_that_is_no_cards_and_no_territorys_may_draw() -> None:
    p = Table(LANDS, ["bard", "citadel"]).p
    begin_draw(p, 1, 2, 63)
    advance(p)
    assert who(p) == CHANCE
    assert subject_asked(p) == {"by": 1, "count": 2}


def test_no_set_is_left_to_discover_from() -> None:
    p = Table(LANDS, ["bard", "citadel"]).p
    assert first_set(p) == p.stack[0]
    lay_stack(p, [0, 4, 3])
    assert first_set(p) == 4
    lay_stack(p, [0, 0])
    assert first_set(p) == 0


def test_it_goes_the_same_way_when_nobody_listens() -> None:
    # A card is stolen, with and without a scribe.
    lands = {"valley": "2 2 1 1", "cove": "0 0 0 0 capital"}
    table = Table(lands, ["warlord raid", "citadel druid"])
    table.play("0: play warlord", "0: attack 1", "1: remove", "0: play raid")
    assert table.asked() == {"chance": "steal"}
    silent, loud = table.p, table.p
    loud.scribe = Scribe()
    for p in (silent, loud):
        apply(p, CHANCE, legal(p, CHANCE)[0])
    assert silent == loud
    assert len(loud.scribe.notes) > 0
    assert count(silent.hand[0]) == 1


# ---------------------------------------------------------------------------------------- words


def test_what_words_are_made_of_says_nothing_itself() -> None:
    p = fighting()
    step = Step()
    for call in (
        lambda: step.ready(p),
        lambda: step.apply(p, 0, 0),
        lambda: step.offer_to(p, 0),
        lambda: Where().mask(p, p.top),
        lambda: Who().mask(p, p.top),
        lambda: Amount().count(p, p.top, 0),
        lambda: Lots().below(1),
    ):
        with pytest.raises(NotImplementedError):
            call()
    assert not step.betrays(p)
    step.announced(p, p.top)
    assert Options(4, 0, 0, False, 0).everyone == 15
