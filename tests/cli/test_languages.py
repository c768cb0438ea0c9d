"""The command speaks the language that is asked for, or that the environment asks for."""

from __future__ import annotations

from pathlib import Path

import pytest

from ardri.words import languages
from ardri.words.folders import MORE
from tests.cli.driver import ardri

GAME = ["play", "--players", "3", "--seed", "7"]


@pytest.fixture
def texts(tmp_path: Path) -> str:
    """Two languages with hardly a text of their own: one in Latin letters, one in others."""
    for code, name, colour in (("xx", "Xxisch", "Rojzo"), ("yy", "Ыыык", "Чырвоны")):
        folder = tmp_path / "texts" / code
        folder.mkdir(parents=True)
        (folder / "language.ftl").write_text(f"language-name = {name}\n", "utf-8")
        (folder / "names.ftl").write_text(f"name-red = {colour}\n    .letter = R\n", "utf-8")
    return str(tmp_path / "texts")


@pytest.mark.slow
def test_a_language_is_asked_for_before_or_behind_the_command(tmp_path: Path, texts: str) -> None:
    for arguments in (
        ["--lang", "xx", *GAME],
        [*GAME, "--lang", "xx"],
        [*GAME, "--lang=xx"],
    ):
        done = ardri(tmp_path, *arguments, **{MORE: texts})
        assert done.returncode == 0, done.stderr
        assert "Rojzo> " in done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("name", ["LANG", "LC_MESSAGES", "LC_ALL", "LANGUAGE"])
def test_the_environment_asks_for_a_language(tmp_path: Path, texts: str, name: str) -> None:
    value = "xx" if name == "LANGUAGE" else "xx_XX.UTF-8"
    assert "Rojzo> " in ardri(tmp_path, *GAME, **{MORE: texts, name: value}).stdout
    english = ardri(tmp_path, *GAME, "--lang", "en", **{MORE: texts, name: value})
    assert "Red> " in english.stdout
    assert english.stderr == ""


def test_a_language_that_there_is_not_is_refused(tmp_path: Path) -> None:
    done = ardri(tmp_path, *GAME, "--lang", "tlh")
    assert done.returncode == 2
    assert 'there is no language "tlh"; there is ' in done.stderr
    for code in languages({}):
        assert code in done.stderr


@pytest.mark.slow
def test_letters_that_the_terminal_cannot_show_are_not_shown(tmp_path: Path, texts: str) -> None:
    more = {MORE: texts, "PYTHONIOENCODING": "ascii"}
    done = ardri(tmp_path, *GAME, "--lang", "yy", **more)
    assert "Red> " in done.stdout
    assert "cannot show the letters of this language" in done.stderr
    assert done.stdout.isascii()
    # Where only accents are lost, it can be read.
    assert "Rojzo> " in ardri(tmp_path, *GAME, "--lang", "xx", **more).stdout


@pytest.mark.slow
@pytest.mark.parametrize("language", languages({}))
def test_a_whole_game_through_pipes(tmp_path: Path, language: str) -> None:
    arguments = [*GAME, "--round-limit", "2", "--lang", language]
    done = ardri(tmp_path, *arguments, typed="1\n" * 1500)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    (finished,) = (tmp_path / "ardri" / "finished").glob("*.ardri")
    again = ardri(tmp_path, "replay", str(finished), "--lang", language, "--verbose")
    assert again.returncode == 0
    assert again.stderr == ""
