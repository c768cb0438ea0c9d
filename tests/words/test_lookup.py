"""The lookup: languages are found, texts filled in, what is missing told in English."""

from __future__ import annotations

import datetime
import logging
import subprocess
import sys
from pathlib import Path

import pytest

from ardri.words import NoSuchText, Words, default_language, languages
from ardri.words.folders import MORE, folders


@pytest.fixture
def strange(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Words:
    """A language that has next to nothing."""
    folder = tmp_path / "xx"
    folder.mkdir()
    (folder / "language.ftl").write_text("language-name = Xx\nlist-and = {$first}&{$second}\n")
    (folder / "names.ftl").write_text(
        "name-cove = Kov\n    .in = ën Kov\nname-moor = { $nothing }\nname-hills = { $n ->\n"
        " [one] hill\n *[other] hills { $n }\n }\n",
        "utf-8",
    )
    monkeypatch.setenv(MORE, str(tmp_path))
    return Words.of("xx")


def test_english_is_there_and_comes_first() -> None:
    assert languages()[0] == "en"
    assert Words.of("en").say("language-name") == "English"
    with pytest.raises(KeyError):
        Words.of("tlh")


def test_a_language_is_added_by_a_folder(strange: Words, tmp_path: Path) -> None:
    assert "xx" in languages()
    assert folders()["xx"] == tmp_path / "xx"
    assert strange.say("language-name") == "Xx"
    assert strange.name("cove") == "Kov"
    assert strange.form("name-cove", "in") == "ën Kov"
    assert strange.form("name-cove", "to") == ""
    assert strange.form("name-valley", "in") == ""


def test_what_is_missing_is_told_in_english_and_logged(
    strange: Words, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR, "ardri.words"):
        assert strange.name("valley") == "Valley"
        assert strange.say("card-druid-season").startswith("Look through")
        # Its text wants something that it is not given.
        assert strange.name("moor") == "Moor"
    assert [record.getMessage().split(":")[0] for record in caplog.records] == [
        "xx has no text name-valley",
        "xx has no text card-druid-season",
        "xx, name-moor",
    ]


@pytest.mark.parametrize("key", ["name-nobody", "nonsense", "nonsense-of-mine"])
def test_a_key_that_no_language_has_is_a_fault(strange: Words, key: str) -> None:
    with pytest.raises(NoSuchText):
        strange.say(key)


def test_numbers_have_no_separators_but_in_tables(strange: Words) -> None:
    assert strange.say("name-hills", n=12345) == "hills 12345"
    assert strange.say("name-hills", n=1) == "hill"
    words = Words.of("en")
    assert words.say("number-whole", n=12345) == "12,345"
    assert words.number(12345) == "12,345"
    assert words.tenths(1234) == "1,234.0"
    assert words.share(0.123) == "12.3%"
    # Halves as in a browser, not to even.
    assert [words.tenths(n) for n in (0.25, 0.35, -0.25)] == ["0.3", "0.4", "-0.3"]
    assert words.share(0.0625) == "6.3%"
    when = datetime.datetime(2026, 11, 19, 16, 5)
    assert words.say("number-moment", when=when).startswith("November 19, 2026")


def test_things_are_listed() -> None:
    words = Words.of("en")
    assert [words.listed(list("abcd")[:n]) for n in range(5)] == [
        "",
        "a",
        "a and b",
        "a, b and c",
        "a, b, c and d",
    ]
    assert words.named(["moor", "gates-of-tir-na-nog"], "or") == "Moor or Gates of Tír na nÓg"


def test_a_text_in_several_lines_is_one() -> None:
    assert "\n" not in Words.of("en").say("card-conquest-season")


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "xx_XX.UTF-8"}, "xx"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "xx"}, "xx"),
        ({"LC_ALL": "en_IE", "LC_MESSAGES": "xx", "LANG": "xx"}, "en"),
        ({"LC_ALL": "xx@latin"}, "xx"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "cy:xx:en"}, "xx"),
        ({"LANG": "C", "LANGUAGE": "xx"}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "xx"}, "en"),
    ],
)
def test_the_environment_says_which_language(
    strange: Words, tmp_path: Path, environ: dict[str, str], language: str
) -> None:
    assert default_language({**environ, MORE: str(tmp_path)}) == language


def test_who_only_plays_need_not_load_fluent() -> None:
    code = "import ardri, sys; ardri.Game.new(players=2, seed=1); print('fluent' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout == "False\n"
