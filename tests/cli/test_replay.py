from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path

import pytest

from ardri import Game
from tests.cli.driver import COMMAND, ardri, environment


def a_game(seed: int, rounds: int | None = 3) -> Game:
    rng = random.Random(seed)
    game = Game.new(players=3, seed=seed, round_limit=rounds)
    while not game.over:
        seat, decision = next(iter(game.decisions.items()))
        game.play(seat, rng.choice(decision.actions))
    return game


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    path = tmp_path / "whole.ardri"
    path.write_text(a_game(1).record(), "utf-8")
    return path


def test_a_whole_record_is_told_to_its_result(tmp_path: Path, whole: Path) -> None:
    done = ardri(tmp_path, "replay", str(whole))
    assert done.returncode == 0
    assert "--- Round 1 ---" in done.stdout
    assert done.stdout.rstrip().endswith("nobody is High King.")
    assert "cut short" not in done.stdout


def test_each_decision_is_told_if_wanted(tmp_path: Path, whole: Path) -> None:
    done = ardri(tmp_path, "replay", "--verbose", "--to", "40", str(whole))
    assert done.returncode == 0
    assert "   40  " in done.stdout
    assert "   41  " not in done.stdout
    assert "So it stood after 40 decisions." in done.stdout


def test_the_events_and_the_position_as_data(tmp_path: Path, whole: Path) -> None:
    game = a_game(1)
    events = json.loads(ardri(tmp_path, "replay", "--json", str(whole)).stdout)
    assert events["result"] == "draw"
    assert events["truncated"] is False
    assert len(events["events"]) == len(game.events)
    position = json.loads(ardri(tmp_path, "replay", "--position", str(whole)).stdout)
    assert position == game.position()


def test_a_record_cut_short_is_told_to_its_last_whole_line(tmp_path: Path, whole: Path) -> None:
    text = whole.read_text("utf-8")
    lines = text.split("\n")
    whole.write_text("\n".join(lines[:60]) + "\n" + lines[60][:3], "utf-8")
    done = ardri(tmp_path, "replay", str(whole))
    assert done.returncode == 0
    assert "Line 61 breaks off and is left out." in done.stdout
    assert "it was cut short" in done.stdout
    assert "The game is not over" in done.stdout


@pytest.mark.parametrize(
    ("line", "instead", "fault"),
    [
        (30, "0 dance", 'line 30: no such action: "dance"'),
        (30, "0 play bardd", 'line 30: no such card: "bardd"; did you mean "bard"?'),
        (30, "9 pass", "line 30: a line begins with a seat"),
        (30, "0 attack 2", "line 30: "),
        (1, "[Ardri 99]", "line 1: the record has format 99"),
        (2, '[Wind "west"]', "line 2: no such header"),
        (3, "[Players 7]", "line 3: "),
    ],
)
def test_a_broken_record_is_refused_with_its_line(
    tmp_path: Path, whole: Path, line: int, instead: str, fault: str
) -> None:
    lines = whole.read_text("utf-8").split("\n")
    lines[line - 1] = instead
    whole.write_text("\n".join(lines), "utf-8")
    done = ardri(tmp_path, "replay", str(whole))
    assert done.returncode == 2
    assert f"whole.ardri: {fault}" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_wrong_result_is_refused(tmp_path: Path, whole: Path) -> None:
    text = whole.read_text("utf-8").replace("result draw", "result 1")
    whole.write_text(text, "utf-8")
    done = ardri(tmp_path, "replay", str(whole))
    assert done.returncode == 2
    assert "the record says that the result is 1; the game’s is draw" in done.stderr


def test_a_reader_who_leaves_early_is_no_fault(tmp_path: Path, whole: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "replay", "--json", str(whole)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path, {}),
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.wait()
    process.stderr.close()


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    for name, content in (("binary", b"\xff\xfe\x00"), ("empty", b""), ("letter", b"Dear mother,")):
        (tmp_path / name).write_bytes(content)
        done = ardri(tmp_path, "replay", str(tmp_path / name))
        assert done.returncode == 2
        assert "Traceback" not in done.stderr
    for name in ("missing", "."):
        done = ardri(tmp_path, "replay", str(tmp_path / name))
        assert done.returncode == 2
        assert "directory" in done.stderr
    done = ardri(tmp_path, "replay", "--to", "-1", str(tmp_path / "binary"))
    assert done.returncode == 2


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["--help"], 0, "ardri play"),
        (["play", "--help"], 0, "--round-limit"),
        (["--version"], 0, "engine "),
        (["dance"], 2, "invalid choice: 'dance'"),
        (["replay"], 2, "the following arguments are required: FILE"),
    ],
)
def test_the_command_itself(tmp_path: Path, arguments: list[str], code: int, said: str) -> None:
    done = ardri(tmp_path, *arguments)
    assert done.returncode == code
    assert said in done.stdout + done.stderr
