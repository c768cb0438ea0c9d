"""The pages about the cards and the rulings are true, and know each other."""

from __future__ import annotations

import re
from pathlib import Path

from ardri.rules.cards.names import CARDS
from tools.cards_page import PAGE, WORDS, page, rulings

#: By card: the rulings that touch it, each with what it says there.
NOTES = {
    card: {number.upper(): WORDS.say(f"note-{card}-{number}") for number in rulings(card)}
    for card in CARDS
}
ROOT = Path(__file__).parents[2]
RULINGS = (ROOT / "docs" / "rulings.md").read_text("utf-8")
ROW = re.compile(r'^\| <a id="([aq]\d+)"></a>([AQ]\d+) \| (.*) \|$', re.MULTILINE)


def test_the_page_is_what_the_texts_say() -> None:
    assert PAGE.read_text("utf-8") == page(), "make it anew: python -m tools.cards_page"


def test_every_card_has_its_place_in_the_page() -> None:
    assert sorted(re.findall(r'<a id="([a-z-]+)"', page())) == sorted(CARDS)


def test_no_ruling_is_left_out() -> None:
    numbers = [number for _, number, _ in ROW.findall(RULINGS)]
    of_the_engine = len(numbers) - 45
    assert numbers == [
        *[f"Q{k}" for k in range(1, 46)],
        *[f"A{k}" for k in range(1, of_the_engine + 1)],
    ]
    assert of_the_engine >= 27
    assert all(anchor == number.lower() for anchor, number, _ in ROW.findall(RULINGS))


def test_a_ruling_names_the_cards_that_name_it() -> None:
    assert sum(map(len, NOTES.values())) == len(WORDS.keys("note-"))
    said = {
        number: re.findall(r"\(cards\.md#([a-z-]+)\)", row)
        for _, number, row in ROW.findall(RULINGS)
    }
    for number, cards in said.items():
        assert cards == [card for card in CARDS if number in NOTES.get(card, {})], number
    assert {number for notes in NOTES.values() for number in notes} <= set(said)


def test_what_a_ruling_says_of_a_card_is_a_sentence() -> None:
    for notes in NOTES.values():
        for text in notes.values():
            assert re.fullmatch(r"“?[A-Z](?!.*  ).*\.", text)


def test_a_ruling_is_where_it_says() -> None:
    names = re.findall(r"`(\w+)\.(\w+)`|`(\w+)`", RULINGS.partition("## What the engine")[2])
    places = [(module or alone, name) for module, name, alone in names]
    sources = {path.stem: path for path in (ROOT / "src" / "ardri" / "rules").rglob("*.py")}
    checked = 0
    for module, name in places:
        if module in sources:
            assert re.search(rf"\b{name}\b", sources[module].read_text("utf-8")), (module, name)
            checked += 1
    assert checked > 25
