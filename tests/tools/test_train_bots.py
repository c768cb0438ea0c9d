from __future__ import annotations

from array import array
from pathlib import Path

import pytest

from ardri.bots import druid_weights, warrior_weights
from ardri.bots.search.features import NAMES, ROWS, SIZE
from tools.train_bots import HEAD, WIDTH, Player, main


def test_what_is_shipped_has_the_right_size() -> None:
    assert len(NAMES) == SIZE
    assert len(warrior_weights.WEIGHTS) == len(druid_weights.WEIGHTS) == ROWS * SIZE


@pytest.mark.slow
def test_self_play_writes_the_same_rows_again(tmp_path: Path) -> None:
    files = [tmp_path / "a", tmp_path / "b"]
    for file in files:
        main(["play", "--players", "2", "--games", "1", "--passes", "2", "--seed", "5", str(file)])
    rows = array("f", files[0].read_bytes())
    assert files[0].read_bytes() == files[1].read_bytes()
    assert len(rows) % WIDTH == 0
    for at in range(0, len(rows), WIDTH):
        players, row, winner, _ = rows[at : at + HEAD]
        assert players == 2 and row in (0, 1) and winner in (0, 1)
        # Exactly one of the numbers of what the first condition lacks is set, for each seat.
        for seat in range(2):
            begin = at + HEAD + SIZE * seat
            assert sum(rows[begin : begin + 5]) == 1


def test_a_game_without_a_king_teaches_nothing() -> None:
    player = Player(2, "x", 0)
    player.options = type(player.options)(2, 0, 0, False, 1)
    assert all(len(row) == WIDTH for row in player.game(0))
