"""A language is added by adding a folder, and then the terminal speaks it, and nothing else."""

from __future__ import annotations

import datetime
import re
from pathlib import Path

import pytest

from ardri.bots import BOTS
from ardri.words import Words, languages
from ardri.words.folders import MORE
from tests.cli.driver import ardri, kept
from tests.words.pseudo import make

#: A language that Babel knows, for its numbers, and that has no texts of its own.
CODE = "en-XA"
#: Words that are the same in every language: commands, bots, files, keys.
TYPED = {
    *(
        "ardri",
        "play",
        "resume",
        "replay",
        "simulate",
        "serve",
        "wanderer",
        "human",
        "Enter",
        "evening",
    ),
    *("en", "XA", "JSON", "Python", "json", "uk", "lang", "seats", "bots", "players", "help"),
    *("interpreted", "compiled", "engine", "bench", "build", "figures"),
    *("arena", "Ray", "analyse", "SVG"),
    *BOTS,
}


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    folder = tmp_path / "texts"
    make(folder / CODE)
    return folder


def english(said: str) -> list[str]:
    """The words of English in what was written: two plain letters and more, without an accent."""
    plain = re.sub(r"/[^\s]*|\S*\.ardri", " ", said)
    return list(re.findall(r"(?<![^\W\d_])[A-Za-z]{2,}(?![^\W\d_])", plain))


def strange(said: str) -> set[str]:
    return set(english(said)) - TYPED


def test_a_folder_makes_a_language(texts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MORE, str(texts))
    assert CODE in languages()
    words = Words.of(CODE)
    assert words.name("cove") == "Ċöṽé"
    short = Words.of("en").say("event-season-over")
    assert len(words.say("event-season-over")) >= 1.3 * len(short)
    for key in Words.of("en").keys("event-"):
        assert words.has(key)


@pytest.mark.slow
def test_a_whole_game_is_played_in_it(tmp_path: Path, texts: Path) -> None:
    environment = {MORE: str(texts), "COLUMNS": "80"}
    arguments = ["play", "--lang", CODE, "--players", "4", "--seed", "7", "--round-limit", "3"]
    done = ardri(tmp_path, *arguments, typed="1\n" * 2000, **environment)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert strange(done.stdout) == set()
    (finished,) = (tmp_path / "ardri" / "finished").glob("*.ardri")
    for more in ((), ("--verbose",)):
        again = ardri(tmp_path, "replay", "--lang", CODE, *more, str(finished), **environment)
        assert again.returncode == 0
        assert strange(again.stdout) == set()


@pytest.mark.slow
def test_what_one_types_is_understood_in_it_and_in_english(tmp_path: Path, texts: Path) -> None:
    environment = {MORE: str(texts), "LANG": f"{CODE.replace('-', '_')}.UTF-8"}
    typed = [
        "hëlp",
        "ĥéļṗ",
        "help",
        "ṁäṗ",
        "hand",
        "cards",
        "log",
        "řüļéš",
        "rules clash",
        "rules 3",
    ]
    typed += [
        "glossary clan",
        "ċäřď ċöṽé",
        "card cove",
        "card bard",
        "card eriu",
        "dance",
        "0",
        "99",
    ]
    typed += [
        "play bardd",
        "1 1 1 1 1",
        "save",
        "resume",
        "undo",
        "card",
        "card xyzzy",
        "rules new",
    ]
    done = ardri(
        tmp_path, "play", "--players", "4", "--bots", "0", "--seed", "7",
        typed="\n".join(typed), **environment,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    # What one typed stands there, too, and what of the notation one may have meant.
    left = (
        strange(done.stdout)
        - {"done"}
        - {word for line in typed for word in re.findall("[A-Za-z]+", line)}
    )
    assert left == set()
    # Without arguments it asks, and offers to go on with what was left.
    first = ardri(tmp_path, "play", typed="ÿéš\n\nquit\n", **environment)
    other = ardri(tmp_path, "play", typed="ẋ\nn\n7\n3\n1\nqüïť\n", **environment)
    # Days and months come with the locale.
    months = {datetime.date(2026, n, 1).strftime("%B") for n in range(1, 13)}
    assert strange(first.stdout) | strange(other.stdout) <= {"quit", "AM", "PM", *months}


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["play", "--help"],
        ["simulate", "--help"],
        ["bench", "--help"],
        ["replay", "--help"],
        ["--version"],
        ["serve", "--help"],
        ["serve", "--port", "x"],
        ["serve", "--workers", "2"],
        ["play", "--players", "5"],
        ["play", "--players", "x"],
        ["play", "--seats", "human", "--bots", "1"],
        ["play", "--resume"],
        ["play", "no-such-file"],
        ["play", "--wings"],
        ["dance"],
        ["replay"],
        ["simulate", "--games", "2", "--players", "2", "--round-limit", "2", "--check"],
        ["simulate", "--games", "0"],
        ["simulate", "--bots", "sleeper"],
        ["bench", "--rounds", "0"],
        ["bench", "--engine", "steam"],
        ["analyse", "--help"],
        ["analyse"],
        ["analyse", "no-such-file"],
        ["analyse", "x", "--bot", "sleeper"],
        ["analyse", "tests/records/3981.ardri", "--playouts", "1", "--bot", "wanderer"],
        ["arena", "--help"],
        ["arena"],
        ["arena", "--bots", "wanderer,wanderer@2", "--deals", "1", "--jobs", "1"],
        ["arena", "--bots", "wanderer@fast"],
        ["arena", "--table", "wanderer", "--seconds", "soon"],
    ],
)
def test_the_command_line_speaks_it(tmp_path: Path, texts: Path, arguments: list[str]) -> None:
    environment = {MORE: str(texts)}
    lang = [*arguments[:1], "--lang", CODE, *arguments[1:]] if len(arguments) > 1 else arguments
    environment["LC_ALL"] = "en_XA.UTF-8"
    done = ardri(tmp_path, *lang, **environment)
    said = done.stdout + done.stderr
    given = {word for a in arguments for word in re.findall("[A-Za-z]+", a)}
    options = set(re.findall(r"(?<=--)[a-z-]+", said))
    parts = {part for option in options for part in option.split("-")}
    values = {"standard", "discovery", "holders", "possible", "all", "both", *languages({})}
    values |= {"es", "fr", "uk"}  # the editions
    values |= {"warrior", "druid", "alone", "mixed", "every", "at"}
    values |= {"auto", "local", "info", "URL", "sqlite", "postgresql"}  # the settings of a server
    assert strange(said) - given - parts - values == set()
    assert re.search("[äéïöü]", said)


@pytest.mark.slow
def test_a_game_saved_in_it_goes_on_in_english(tmp_path: Path, texts: Path) -> None:
    environment = {MORE: str(texts)}
    ardri(
        tmp_path,
        "play",
        "--lang",
        CODE,
        "--players",
        "3",
        "--seed",
        "7",
        typed="1\n",
        **environment,
    )
    assert len(kept(tmp_path)) == 1
    again = ardri(tmp_path, "play", "--resume")
    assert "You are Red." in again.stdout
