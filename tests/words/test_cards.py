"""Every card and every use that the engine declares has a text, and nothing else has one."""

from __future__ import annotations

import pytest

from ardri.rules.cards.names import ACTION_CARDS, CARDS, EPIC_TALES, TERRITORIES
from ardri.rules.repertoire import (
    ARRIVAL_START,
    FLOCK_START,
    MASKS,
    NO_CITADEL,
    PRINTED,
    SEASON_START,
    TRISKEL_START,
    WINDOWS,
)
from ardri.words import cards


def declared(card: int) -> set[str]:
    """The uses of a card as the engine has them."""
    uses = {window for k, window in enumerate(WINDOWS) if TRISKEL_START[64 * k + card] >= 0}
    return uses | ({cards.SEASON} if SEASON_START[card] >= 0 else set())


def test_the_kinds_have_the_cards_of_the_game() -> None:
    assert sorted(cards.ACTION_CARDS) == sorted(ACTION_CARDS)
    assert sorted(cards.ADVANTAGE_CARDS) == sorted(TERRITORIES)
    assert sorted(cards.EPIC_TALES) == sorted(EPIC_TALES)
    assert len(cards.USES) == 63


@pytest.mark.parametrize("card", CARDS)
def test_each_use_has_a_text_and_no_other(card: str) -> None:
    assert set(cards.USES[card]) == declared(CARDS.index(card))


@pytest.mark.parametrize("card", CARDS)
def test_a_text_is_one_or_more_sentences_that_fit_a_card(card: str) -> None:
    for text in cards.USES[card].values():
        assert text[0].isupper() and text.endswith(".") and "  " not in text
        assert len(text) <= 200


def test_the_territories_with_a_text_are_those_that_are_more_than_land() -> None:
    special = {
        land
        for number, land in enumerate(TERRITORIES)
        if PRINTED[number]
        or ARRIVAL_START[number] >= 0
        or FLOCK_START[number] >= 0
        or int(MASKS[NO_CITADEL]) >> number & 1
    }
    assert set(cards.LANDS) == special
