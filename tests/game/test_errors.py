"""Whatever the match refuses is a saying: it can be told in any language, and sent anywhere."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import pytest

from ardri import BadOption, BadPosition, BadRecord, Game, GameError, IllegalAction, Record
from ardri.words import Saying, Words
from ardri.words.folders import MORE


def refusals() -> list[GameError]:
    game = Game.new(players=3, seed=1)
    out: list[GameError] = []
    for call in (
        lambda: game.play(0, "play bardd"),
        lambda: game.play(0, "dance"),
        lambda: game.play(1 if 0 in game.decisions else 0, "pass"),
        lambda: game.undo(2),
        lambda: game.legal(9),
        lambda: Game.new(players=7),
        lambda: Game.new(ruleset="9e"),
        lambda: Game.load({"players": [{}, {"hand": 3}]}),
        lambda: Game.load([]),
        lambda: Record.parse("[Ardri 1]\nwhat\n"),
    ):
        with pytest.raises(GameError) as refused:
            call()
        out.append(refused.value)
    return out


def test_an_error_says_the_same_after_a_journey() -> None:
    for error in refusals():
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error)
        assert again.saying == error.saying
        assert str(again) == str(error) == Words.of("en").tell(error.saying)
        assert not re.search(r"refusal-|[{}]", str(error)), str(error)


def test_an_error_is_told_in_any_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "xx"
    folder.mkdir()
    (folder / "language.ftl").write_text("language-name = Xx\n")
    (folder / "refusals.ftl").write_text(
        "refusal-at = em { $path } : { $fault }\nrefusal-list-needed = lista, non { $what }\n"
        "refusal-value = «{ $value }»\n"
    )
    monkeypatch.setenv(MORE, str(tmp_path))
    error = BadPosition("map", "refusal-list-needed", what=Saying("refusal-value", value="3"))
    assert str(error) == "map: a list is needed, not 3"
    assert Words.of("xx").tell(error.saying) == "em map : lista, non «3»"
    assert error.path == "map"
    assert str(error.fault) == "a list is needed, not 3"


def test_where_the_fault_is_comes_first() -> None:
    assert str(BadRecord(7, "refusal-header-end")) == "line 7: a header ends with ]"
    assert str(BadOption("players", "refusal-over")) == "players: The game is over."
    assert str(BadPosition("", "refusal-json-deep")) == "nested too deep"
    assert str(IllegalAction("refusal-over")) == "The game is over."
