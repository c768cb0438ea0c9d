"""What `ardri` learns from: games written down, and what is made of them."""

from __future__ import annotations

import json
from base64 import b64decode
from pathlib import Path

import pytest

from ardri.bots.learned import learned
from ardri.rules.codec import from_bytes
from ardri.rules.engine import legal
from ardri.rules.position import CHANCE
from tools.school import main as school

pytestmark = pytest.mark.slow


def played(path: Path, players: int = 2, games: int = 1) -> Path:
    number = ["--players", str(players), "--games", str(games)]
    assert school([*number, "--passes", "3", "--seed", "5", str(path)]) == 0
    return path


def test_the_same_games_are_played_again(tmp_path: Path) -> None:
    one, other = played(tmp_path / "a"), played(tmp_path / "b")
    assert one.read_bytes() == other.read_bytes()
    (game,) = map(json.loads, one.read_text("utf-8").splitlines())
    assert game["players"] == 2 and game["winner"] in (-1, 0, 1)
    searched = 0
    for moment in game["decisions"]:
        p = from_bytes(b64decode(moment["position"]))
        if moment["choices"]:
            searched += 1
            assert set(moment["choices"]) <= set(legal(p, moment["seat"]))
            assert sum(moment["tried"]) == 3 and 0 <= moment["chances"] <= 1
        else:
            assert moment["chances"] is None and moment["seat"] in (CHANCE, 0, 1)
    assert searched > 20


def test_what_was_learned_is_a_mind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy", reason="numpy is not installed: only learning needs it")
    learn = pytest.importorskip("tools.learn")
    files = [str(played(tmp_path / f"{players}", players, 7)) for players in (2, 3)]
    out = tmp_path / "ardri.json"
    for how in ([], ["--fresh"]):
        assert learn.main([*how, "--out", str(out), *files]) == 0
        found = json.loads(out.read_text("utf-8"))
        assert list(found) == ["worth", "weights", "policy"]
        assert len(found["weights"]) == len(learned().weights)
        assert len(found["policy"]) == len(learned().policy)
