"""Records: written, cut short, broken, replayed."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given

from ardri import BadRecord, Game, Record
from tests.game.playing import Table, moments, new_game, small, step, tables


def same(one: Game, two: Game) -> bool:
    return (
        one.truth == two.truth
        and one.record() == two.record()
        and one.events == two.events
        and one.decisions == two.decisions
        and one.winner == two.winner
    )


@given(tables)
def test_a_record_rebuilds_the_game_exactly(table: Table) -> None:
    for at, game in enumerate(moments(table)):
        if at % 97 == table[-1] % 97 or game.over:
            assert same(Record.parse(game.record()).replay(), game)


@given(tables)
def test_a_record_from_a_position_rebuilds_the_game_exactly(table: Table) -> None:
    rng = random.Random(table[-1])
    game = new_game(table)
    for _ in range(rng.randrange(150)):
        if not game.over:
            step(game, rng)
    later = Game.load(game.position(), seed=5, explicit_chance=table[2])
    for _ in range(60):
        if not later.over:
            step(later, rng)
    assert same(Record.parse(later.record()).replay(), later)


def finished() -> Game:
    *_, game = moments((3, "holders", False, "standard", 4))
    assert game.over
    return game


def test_the_form_of_a_record() -> None:
    game = Game.new(2, seed=1, round_limit=9, windows="possible")
    lines = game.record().splitlines()
    assert lines[:9] == [
        "[Ardri 1]",
        '[Chance "thrown"]',
        "[Players 2]",
        '[Ruleset "2e"]',
        '[Scenario "standard"]',
        '[Windows "possible"]',
        "[RoundLimit 9]",
        "",
        lines[8],
    ]
    assert lines[8].startswith("chance territory ")
    assert lines[-1] == "result unfinished"


def test_the_seed_is_told_only_when_the_game_is_over() -> None:
    game = new_game((3, "holders", False, "standard", 777))
    rng = random.Random(4)
    while not game.over:
        assert "[Seed" not in game.record()
        step(game, rng)
    assert '[Seed "777"]' in game.record()
    assert '[Seed "777"]' in Record.parse(game.record()).replay().record()


def test_the_seed_of_the_rest_is_not_the_seed_of_the_game() -> None:
    game = new_game((3, "holders", False, "standard", 777))
    again = Record.parse(game.record()).replay(seed=777)
    rng = random.Random(4)
    while not again.over:
        step(again, rng)
    assert "[Seed" not in again.record()


def test_with_chance_asked_there_is_no_seed() -> None:
    *_, game = moments((2, "holders", True, "standard", 4))
    assert "[Seed" not in game.record() and '[Chance "asked"]' in game.record()


def test_a_replayed_game_goes_on_with_the_seed_that_it_is_given() -> None:
    text = Game.new(4, seed=3).record()
    one, two = Record.parse(text).replay(seed=8), Record.parse(text).replay(seed=8)
    for game in (one, two):
        rng = random.Random(1)
        for _ in range(200):
            step(game, rng)
    assert one.truth == two.truth


def test_whether_chance_is_asked_can_be_changed() -> None:
    text = Game.new(4, explicit_chance=True).record()
    assert [*Record.parse(text).replay().decisions] == ["chance"]
    assert "chance" not in Record.parse(text).replay(explicit_chance=False).decisions


def test_comments_blank_lines_and_foreign_line_ends_are_passed_over() -> None:
    text = finished().record()
    lines = text.splitlines()
    lines.insert(0, "# a game")
    lines.insert(12, "   # nobody knows yet")
    lines[14] += "   # a fine choice"
    lines.append("")
    lines.append("# the end")
    assert Record.parse("\r\n".join(lines) + "\r\n").replay().record() == text


def test_a_record_cut_short_replays_to_its_last_whole_line() -> None:
    text = finished().record()
    start = text.index("\n\n") + 2
    rng = random.Random(3)
    for cut in [*(rng.randrange(start, len(text) - 9) for _ in range(40)), start, start + 1]:
        part = text[:cut]
        record = Record.parse(part)
        assert record.truncated and record.result is None
        whole = part[: part.rindex("\n") + 1]
        assert len(record.lines) == sum(1 for line in whole.splitlines() if line and line[0] != "[")
        assert "without a result: it was cut short." in record.note
        broken = not part.endswith("\n")
        assert ("breaks off and is left out" in record.note) == broken
        game = record.replay(explicit_chance=True)
        assert game.record().split("\n\n")[1].startswith(whole.split("\n\n")[1])


def test_a_record_whose_last_line_end_is_missing_is_whole() -> None:
    text = finished().record()
    record = Record.parse(text.rstrip("\n"))
    assert not record.truncated and record.note == ""
    assert record.replay().record() == text
    # A part of the result is no result.
    assert Record.parse(text.rstrip("\n")[:-3]).truncated


def test_a_record_cut_in_its_headers_is_refused() -> None:
    text = finished().record()
    for cut in (0, 5, 9, 11, 40, text.index("\n\n") - 30):
        with pytest.raises(BadRecord):
            Record.parse(text[:cut])


def edited(line: int, new: str | None) -> str:
    """The record of a new game with one line replaced, or left out; lines count from 1."""
    lines = Game.new(3, seed=1).record().splitlines()
    lines[line - 1 : line] = [] if new is None else [new]
    return "\n".join(lines) + "\n"


BROKEN: list[tuple[int, str | None, str]] = [
    (1, None, "line 1: a record begins with [Ardri 1]"),
    (1, "[Ardri 2]", "line 1: the record has format 2, and this program reads up to 1"),
    (1, "[Ardri true]", "line 1: the version of the format is a whole number"),
    (1, "[Ardri 0]", "line 1: the version of the format is a whole number"),
    (1, "0 pass", "line 1: a record begins with [Ardri 1]"),
    (2, '[Chance "maybe"]', 'line 2: chance is "thrown" or "asked"'),
    (2, None, "[Chance …] is missing"),
    (3, None, "[Players …] is missing"),
    (3, "[Players 5]", "line 3: players: 5 is no number from 2 to 4"),
    (3, '[Players "3"]', "line 3: players: '3' is no number from 2 to 4"),
    (3, "[Players 3", "line 3: a header ends with ]"),
    (3, "[Players]", "line 3: the value of [Players] is no JSON"),
    (4, '[Ruleset "3e"]', 'line 4: ruleset: no such ruleset: "3e"'),
    (4, "[Ruleset 2e]", "line 4: the value of [Ruleset] is no JSON"),
    (4, '[Rulset "2e"]', 'line 4: no such header: "Rulset"; did you mean "Ruleset"?'),
    (5, "[Players 3]", "line 5: [Players] stands there already"),
    (6, "[Windows null]", 'line 6: windows: no such windows: "None"'),
    (7, "[RoundLimit -3]", "line 7: round_limit: -3 is no number"),
    (8, "[Seed 7]", "line 8: the seed is a text"),
    (9, "chance territory atlantis", 'line 9: no such territory: "atlantis"'),
    (9, "somebody pass", 'line 9: a line begins with a seat, "chance" or "result": "somebody"'),
    (9, "4 pass", 'line 9: a line begins with a seat, "chance" or "result": "4"'),
    (9, "chance", "line 9: an action is needed"),
    (9, "chance territory cove, territory moor", "line 9: no such territory"),
    (9, "chance attack 2", 'line 9: "attack 2" is not possible now.'),
    (9, "0 pass", "line 9: It is not for seat 0 to decide now, but for chance."),
    (10, "[Players 3]", "line 10: headers come before the first decision"),
    (13, "result 1", "line 13: the game’s result is unfinished"),
    (13, "result nobody", 'line 13: no such result: "nobody"'),
    (9, "result draw", "line 10: nothing comes after the result"),
]


@pytest.mark.parametrize(("line", "new", "fault"), BROKEN)
def test_a_broken_record_is_refused_with_the_line(line: int, new: str | None, fault: str) -> None:
    assert Game.new(3, seed=1).record().splitlines()[12] == "result unfinished"
    with pytest.raises(BadRecord) as refused:
        Record.parse(edited(line, new)).replay()
    assert fault in str(refused.value)
    assert str(refused.value).startswith(f"line {refused.value.line}: ")


def from_position(data: dict[str, Any], *more: str) -> str:
    return "\n".join(["[Ardri 1]", '[Chance "asked"]', f"[Position {json.dumps(data)}]", *more, ""])


def test_a_wrong_starting_position_is_refused_with_its_path() -> None:
    data = small()
    data["players"][1]["hand"][0] = "geiss"
    with pytest.raises(BadRecord) as refused:
        Record.parse(from_position(data, "result unfinished")).replay()
    assert str(refused.value).startswith('line 3: players[1].hand[0]: no such card: "geiss"')


def test_options_are_part_of_a_starting_position() -> None:
    with pytest.raises(BadRecord, match=r"line 4: \[Players\] is part of the position"):
        Record.parse(from_position(small(), "[Players 3]", "0 pass", ""))


def test_a_record_may_start_from_a_position_written_by_hand() -> None:
    text = from_position(small(), "0 play migration", "0 territory valley", "result unfinished")
    game = Record.parse(text).replay()
    assert game.decisions[0].kind == "march"


def test_what_was_taken_back_is_not_in_the_record() -> None:
    game = Game.load(small(), seed=1)
    game.play(0, "play migration")
    game.undo(0)
    assert "migration" not in game.record().split("\n\n")[1]


def test_copies_write_the_same_record() -> None:
    game = finished()
    assert game.copy().record() == game.record()
