"""Every card and every use that the engine declares has a text, and nothing else has one."""

from __future__ import annotations

import pytest

from ardri.rules.cards.names import CARDS, TERRITORIES
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
from ardri.words import Words, languages

SEASON = "season"


def declared(card: int) -> set[str]:
    """The uses of a card as the engine has them."""
    uses = {window for k, window in enumerate(WINDOWS) if TRISKEL_START[64 * k + card] >= 0}
    return uses | ({SEASON} if SEASON_START[card] >= 0 else set())


def uses(words: Words, card: str) -> list[str]:
    return [key.removeprefix(f"card-{card}-") for key in words.keys(f"card-{card}-")]


def test_each_use_has_a_text_and_no_other() -> None:
    words = Words.of("en")
    keys = {f"card-{card}-{use}" for k, card in enumerate(CARDS) for use in declared(k)}
    assert set(words.keys("card-")) == keys
    assert len(CARDS) == 63
    assert uses(words, "bard") == ["season", "after-maneuver"]


@pytest.mark.parametrize("language", languages())
def test_a_text_is_one_or_more_sentences_that_fit_a_card(language: str) -> None:
    words = Words.of(language)
    for key in words.keys("card-"):
        text = words.say(key)
        assert text[0].isupper() or not text[0].isalpha(), key
        assert text.endswith(".") and "  " not in text, key
        assert len(text) <= 200, (key, len(text))


def test_the_territories_with_a_text_are_those_that_are_more_than_land() -> None:
    special = {
        land
        for number, land in enumerate(TERRITORIES)
        if PRINTED[number]
        or ARRIVAL_START[number] >= 0
        or FLOCK_START[number] >= 0
        or int(MASKS[NO_CITADEL]) >> number & 1
    }
    assert {f"land-{land}" for land in special} == set(Words.of("en").keys("land-"))
