"""Every language is whole: the same texts, the same arguments, all plurals, enough room."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from babel import Locale

from ardri.cli.orders import COMMANDS, spellings
from ardri.cli.paint import length
from ardri.game.notation import WORDS as VERBS
from ardri.rules.cards.names import CARDS
from ardri.rules.cards.names import TERRITORIES as LANDS
from ardri.words import COLOURS, Words, languages, links
from ardri.words.folders import BASIC, FILES, TEXTS
from ardri.words.ids import TERRITORIES
from ardri.words.links import chapters, chapters_about, paragraphs
from ardri.words.reader import LAND_FORMS, PLAYER_FORMS
from tests.words.ftl import Text, allowed, junk, read, texts
from tests.words.limits import limit
from tests.words.strangers import EVERYWHERE, GIVE_AWAYS, LATIN, SHARED, WORD

ALL = languages({})
OTHERS = [language for language in ALL if language != "en"]
NUMBERS = (0, 1, 2, 5, 11, 22, 101)
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
ENGLISH = texts("en")

every_language = pytest.mark.parametrize("language", ALL)
every_other_language = pytest.mark.parametrize("language", OTHERS)


# ------------------------------------------------------------------------------ keys and files


@every_language
def test_the_files_are_fluent_and_no_text_stands_twice(language: str) -> None:
    assert junk(language) == []
    keys = [text.key for file in read(language).values() for text in file]
    assert sorted(keys) == sorted(set(keys))


@every_language
def test_a_text_stands_in_the_file_that_its_key_says(language: str) -> None:
    for name, file in read(language).items():
        for text in file:
            if not text.key.startswith("-"):
                assert FILES[text.key.split("-")[0]] == name, text.key


@every_other_language
def test_no_text_is_missing_or_left_over(language: str) -> None:
    mine = {key for key in texts(language) if not key.startswith("-")}
    english = {key for key in ENGLISH if not key.startswith("-")}
    assert sorted(english - mine) == []
    assert sorted(mine - english) == []
    assert set(read(language)) == set(read("en"))


@every_language
def test_a_text_refers_only_to_what_is_read_with_it(language: str) -> None:
    mine = texts(language)
    for text in mine.values():
        for reference in text.references:
            assert reference in mine, (text.key, reference)
            assert mine[reference].file in (text.file, *BASIC), (text.key, reference)


@every_language
def test_every_term_is_used(language: str) -> None:
    mine = texts(language)
    used = {reference for text in mine.values() for reference in text.references}
    assert {key for key in mine if key.startswith("-")} <= used


# ----------------------------------------------------------------------------------- arguments


@every_language
def test_a_text_uses_the_arguments_that_it_is_given_and_no_other(language: str) -> None:
    for key, text in texts(language).items():
        if key in ENGLISH and not key.startswith("-"):
            unknown = text.variables - set(allowed(ENGLISH[key]))
            assert not unknown, (key, unknown)


@every_other_language
def test_what_english_fills_in_is_filled_in(language: str) -> None:
    """Without the forms: a card that English names is named in every language."""
    for key, english in ENGLISH.items():
        if key.startswith("-"):
            continue
        named = {
            name
            for name, kind in english.declared.items()
            if any(used == name or used.startswith(f"{name}-") for used in english.variables)
            and kind in ("card", "cards", "territory", "territories", "text", "saying", "number")
        }
        mine = texts(language)[key].variables
        missing = {
            name
            for name in named
            if not any(used == name or used.startswith(f"{name}-") for used in mine)
        }
        assert not missing, (key, missing)


@every_language
def test_only_tables_format_numbers(language: str) -> None:
    # Languages and programs part thousands differently; the program says when they are parted.
    for key, text in texts(language).items():
        assert not text.functions or key.startswith("number-"), key


@every_language
def test_tables_ask_for_nothing_that_a_browser_refuses(language: str) -> None:
    # test_browser.py would find that out, but only where node is.
    said = (TEXTS / language / "language.ftl").read_text("utf-8")
    calls = re.findall(r"NUMBER\((.*?)\)", said)
    assert len(calls) == 3
    for call in calls:
        assert 'useGrouping: "always"' in call and "style" not in call
    for call in re.findall(r"DATETIME\((.*?)\)", said):
        assert len(re.findall("dateStyle|timeStyle", call)) == 1


@every_language
def test_variants_are_what_an_argument_can_be(language: str) -> None:
    for key, text in texts(language).items():
        if key.startswith("-"):
            continue
        kinds = allowed(ENGLISH[key])
        for selector in text.selectors:
            kind = kinds[selector.variable]
            for variant in selector.variants:
                assert variant in _values(kind) or variant == "other", (key, variant, kind)


def _values(kind: str) -> set[str]:
    """What an argument of a kind may be, as variants name it."""
    if kind == "number":
        return CATEGORIES | {str(n) for n in range(20)}
    if kind == "player-is":
        return {"you", "other", "none", "self"}
    if kind == "territory-is":
        return {"none", "return", "founding", "withdrawal", *LANDS}
    if kind == "card-is":
        return {"none", *CARDS}
    return {word.strip() for word in kind.split("|")}  # some words, or any text


# ------------------------------------------------------------------------------------- plurals


@every_language
def test_a_plural_has_every_form_that_the_language_has(language: str) -> None:
    rule = Locale.parse(language).plural_form
    needed = {rule(n) for n in NUMBERS} - {"other"}
    seen = 0
    for key, text in texts(language).items():
        for selector in text.selectors:
            variants = set(selector.variants)
            if variants & (CATEGORIES - {"other"}):
                seen += 1
                assert needed <= variants, (key, needed - variants)
                assert selector.default == "other", key
    assert seen > 10


@every_language
def test_every_number_makes_a_sentence(language: str) -> None:
    words = Words.of(language)
    for key, text in ENGLISH.items():
        if key.startswith("-") or "number" not in text.declared.values():
            continue
        for n in NUMBERS:
            values = _sample(text, n)
            said = words.say(key, **values)
            assert "{" not in said and "  " not in said, (key, n, said)
            # A line about cards that nobody may know is none.
            assert said.strip() or key.startswith("event-"), (key, n)
            # The number is told, unless a word tells it.
            for digits in re.findall(r"\d+", said.replace("Xyz", "")):
                known = int(digits) in (n, *range(5)) or digits in text.plain
                assert known or key.startswith("number-"), (key, n, said)


def _sample(text: Text, n: int) -> dict[str, str | int]:
    """Arguments for a text: every number this one, every word the first that it may be."""
    values: dict[str, str | int] = {}
    for name, kind in allowed(text).items():
        if kind == "number":
            values[name] = n
        elif kind.endswith("-is"):
            values[name] = "other"
        elif "|" in kind:
            values[name] = kind.split("|")[0].strip()
        else:
            values[name] = "Xyz"
    return values


# --------------------------------------------------------------------------------------- names


@every_language
def test_a_form_that_one_name_has_all_names_of_the_kind_have(language: str) -> None:
    mine = texts(language)
    for things, forms in ((LANDS, LAND_FORMS), (COLOURS, PLAYER_FORMS)):
        for form in forms:
            having = [thing for thing in things if form in mine[f"name-{thing}"].attributes]
            assert having in ([], [*things]), (form, having)
    known = {*LAND_FORMS, *PLAYER_FORMS, "short", "letter"}
    for key, text in mine.items():
        assert set(text.attributes) <= known, key
        assert not text.attributes or key.startswith("name-"), key


@every_language
def test_names_fit_the_map(language: str) -> None:
    words = Words.of(language)
    for land in LANDS:
        short = words.form(f"name-{land}", "short") or words.name(land)
        assert 2 <= length(short) <= 11, (land, short)
    for things in (COLOURS, ("action-card", "advantage-card", "epic-tale-card")):
        letters = [words.form(f"name-{thing}", "letter") for thing in things]
        assert len(set(letters)) == len(letters), letters
        assert all(length(letter) == 1 for letter in letters), letters


@every_language
def test_no_two_things_have_one_name(language: str) -> None:
    words = Words.of(language)
    names = [words.name(card).casefold() for card in CARDS]
    assert len(set(names)) == len(CARDS)
    assert len({words.name(colour) for colour in COLOURS}) == 4


def test_the_ids_are_those_of_the_rules() -> None:
    assert frozenset(LANDS) == TERRITORIES
    assert {f"name-{card}" for card in CARDS} <= set(Words.of("en").keys("name-"))


# ---------------------------------------------------------------------------------------- room


@every_language
def test_no_text_is_longer_than_its_place(language: str) -> None:
    long = {
        key: (text.length, limit(key))
        for key, text in texts(language).items()
        if not key.startswith("-") and text.length > limit(key)
    }
    assert long == {}


@every_language
def test_a_text_is_plain_and_neatly_written(language: str) -> None:
    for key, text in texts(language).items():
        for piece in text.pieces:
            assert not re.search(r"<[a-z/]|&[a-z]+;|\t", piece), key
            assert "  " not in piece, key
            assert "'" not in piece, (key, "an apostrophe is ’")


# ------------------------------------------------------------------------------- English words


@every_other_language
def test_no_english_is_left(language: str) -> None:
    left = {}
    for key, text in texts(language).items():
        words = {word for word in WORD.findall(text.plain) if word not in EVERYWHERE}
        strange = {word for word in words if word.lower() in GIVE_AWAYS}
        if language == "uk":
            strange |= {word for word in words if LATIN.search(word)}
        english = ENGLISH.get(key)
        if english is not None and english.pieces == text.pieces:
            strange |= {word for word in words if word.lower() not in SHARED.get(language, ())}
        if strange:
            left[key] = sorted(strange)
    assert left == {}


# -------------------------------------------------------------------------------------- typing


@every_language
def test_commands_are_words_and_all_different(language: str) -> None:
    words = Words.of(language)
    said = [
        word for name in COMMANDS for word in spellings(words, f"terminal-command-{name}") if word
    ]
    assert len(set(said)) == len(said)
    assert not {*said} & {*VERBS}
    assert not any(" " in word or word.isdigit() for word in said)
    yes, no = (set(spellings(words, f"terminal-{word}")) for word in ("yes", "no"))
    assert yes and no and not yes & no


# ---------------------------------------------------------------------------------- the rules


@every_language
def test_every_chapter_has_its_paragraphs_and_no_other(language: str) -> None:
    mine = Words.of(language)
    keys = {f"chapter-{name}-title" for name in chapters(mine)}
    for name in chapters(mine):
        many = len(paragraphs(mine, name))
        assert many >= 2
        keys |= {f"chapter-{name}-p{n + 1}" for n in range(many)}
    assert keys == {key for key in texts(language) if key.startswith("chapter-")}


def test_every_card_leads_to_a_chapter_and_every_chapter_is_there() -> None:
    words = Words.of("en")
    for card in CARDS:
        assert chapters_about(words, card), card

    named = {
        chapter
        for table in (links._BY_USE, links._BY_CARD)
        for c in table.values()
        for chapter in c
    }
    assert named <= set(chapters(words))
    assert set(links._BY_CARD) <= set(CARDS)


def test_the_package_carries_the_texts() -> None:
    said = (Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8")
    assert "words/texts/*/*.ftl" in said
    assert all(path.suffix == ".ftl" for path in TEXTS.glob("*/*"))
