"""The tool that makes the recorded games."""

from __future__ import annotations

from pathlib import Path

import pytest

from ardri import Record
from ardri.game.uses import uses_of
from tools import record_games
from tools.record_games import ENDING, FOLDER, Played, choose, main, name_of, options_of, play


def test_every_combination_of_options_is_played() -> None:
    keys = {tuple(options_of(number).key()) for number in range(420)}
    assert len(keys) == 3 * 5 * 2 * 2 * 2


def test_few_and_short_games_are_chosen() -> None:
    games = [
        Played(0, 100, frozenset({"a", "b"})),
        Played(1, 50, frozenset({"a", "b"})),
        Played(2, 900, frozenset({"c", "d"})),
        Played(3, 100, frozenset({"a", "d", "e"})),
        Played(4, 100, frozenset({"b", "c", "not wanted"})),
    ]
    assert [game.number for game in choose(games, {"a", "b"})] == [1]
    assert [game.number for game in choose(games, {"a", "b", "c", "d", "e"})] == [3, 4]
    assert [game.number for game in choose(games, {"d", "nobody uses it"})] == [3]


def test_what_became_superfluous_is_left_out() -> None:
    games = [
        Played(0, 100, frozenset({"a", "b", "c", "d"})),
        Played(1, 100, frozenset({"a", "b", "e"})),
        Played(2, 100, frozenset({"c", "d", "f"})),
    ]
    assert [game.number for game in choose(games, set("abcdef"))] == [1, 2]


def test_the_same_number_gives_the_same_record() -> None:
    # The shortest of those that are there.
    path = min(FOLDER.glob(f"*{ENDING}"), key=lambda path: path.stat().st_size)
    number = int(path.stem)
    text = record_games.record(number)
    assert path.name == name_of(number)
    assert path.read_bytes() == text.encode()
    # Played on the engine itself, it was the same game.
    played = play(number)
    record = Record.parse(text)
    assert played is not None
    assert played.lines == len(record.lines)
    used = {use for use in uses_of(record) if not use.startswith("offered ")}
    assert played.uses == used


def test_games_that_take_too_long_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_games, "LONGEST", 10)
    assert play(0) is None


def test_nothing_is_written_while_something_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(record_games, "FOLDER", tmp_path / "records")
    monkeypatch.setattr(record_games, "ENDS", tmp_path / "records" / "ends.txt")
    assert main(["--games", "2"]) == 1
    assert "under 4-players" in capsys.readouterr().out
    assert not list(tmp_path.iterdir())


def test_records_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(record_games, "FOLDER", tmp_path)
    monkeypatch.setattr(record_games, "ENDS", tmp_path / "ends.txt")
    monkeypatch.setattr(record_games, "wanted", lambda: {"happened round"})
    (tmp_path / f"0999{ENDING}").write_text("an old one")
    assert main(["--games", "3"]) == 0
    assert "1 records" in capsys.readouterr().out
    (end,) = (tmp_path / "ends.txt").read_text("utf-8").splitlines()
    assert sorted(path.name for path in tmp_path.iterdir()) == [end.split(":")[0], "ends.txt"]
