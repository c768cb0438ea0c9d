"""The steps of a match: any position of it, as somebody may see it; all hands after the end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given

from ardri import BadRecord, Game, Record
from ardri.server.match.history import History
from ardri.server.match.match import Match
from tests.rules.fights import clash
from tests.rules.table import Table as Rules
from tests.server.match.playing import FOUR, Table, refused, start_of
from tests.server.match.walks import Walk, WalkOf, rich_start, walks

RECORD = Path(__file__).parents[2] / "records" / "0014.ardri"


def test_a_step_follows_when_something_has_happened() -> None:
    t = Table.at(FOUR, "bard citadel", "druid raid", "geis festival", "new-clans", pace=1.0)
    for seat in (1, 2, 3):
        t.give(seat, "until-turn")
    t.play(0, "play bard")
    t.close()
    history = History.of(t.start, t.log)
    assert history.steps == 2
    kinds = [[event["kind"] for event in history.moment(n, None).events] for n in range(3)]
    assert kinds == [[], ["played"], ["played", "drew", "kept"]]
    window = history.moment(1, 1)
    assert window.view["asked"] == [1, 2, 3] and "decision" not in window.view
    assert (window.step, window.steps, window.seat) == (1, 2, 1)


def test_what_was_taken_back_is_no_step() -> None:
    fight = clash("2 2 1 0", ("raid", "druid warlord", "bard", "festival"), windows="holders")
    t = Table(start_of(fight.data))
    for _ in range(3):
        t.play(0, "peace")
        t.undo(0)
    assert History.of(t.start, t.log).steps == 0
    t.play(0, "peace")
    t.play(1, "fight")
    history = History.of(t.start, t.log)
    assert [event["kind"] for event in history.moment(2, 0).events] == ["peace", "refused"]


@pytest.mark.slow
@given(walks)
def test_a_step_shows_what_the_streams_showed_then(walk: WalkOf) -> None:
    played = Walk(rich_start(walk), walk[3])
    seats = [*range(played.match.players), None]
    shown: list[list[Any]] = [[played.match.state(seat) for seat in seats]]
    for _ in range(60):
        step = played.go()
        if step is not None and step.entry is not None:
            now = [step.match.state(seat) for seat in seats]
            while shown and len(shown[-1][-1].events) > len(now[-1].events):
                shown.pop()
            if not shown or len(shown[-1][-1].events) < len(now[-1].events):
                shown.append(now)
        if played.match.over:
            break
    history = History.of(played.table.start, played.table.log)
    assert history.steps == len(shown) - 1
    for n, states in enumerate(shown):
        for seat, state in zip(seats, states, strict=True):
            moment = history.moment(n, seat)
            assert moment.view == state.position.view
            assert moment.events == state.events


def test_there_are_no_other_steps_and_no_other_seats() -> None:
    history = History.of(start_of(players=2), [])
    assert history.steps == 0
    refused("illegal", history.moment, 1, None, says="no step 1: its steps are 0 to 0")
    refused("illegal", history.moment, -1, None)
    refused("not-yours", history.moment, 0, 2)


def test_hands_are_open_once_it_is_over() -> None:
    t = Table.at(FOUR, "bard citadel", "druid raid", "geis festival", "new-clans", pace=0.0)
    t.play(0, "play citadel")
    refused("illegal", History.of(t.start, t.log).opened, 0, says="still going on")
    end = Rules({"valley": "2 1 capital", "cove": "0 1"}, ["bard eriu", "geis"]).data
    end.update({"phase": "over", "winner": 1})
    for key in ("turn", "opening", "passed"):
        del end[key]
    history = History.of(start_of(end), [])
    assert history.over
    opened = history.opened(0)
    players: Any = opened.view["players"]
    assert [player["hand"] for player in players] == [["bard", "eriu"], ["geis"]]
    assert opened.seat is None
    closed: Any = history.moment(0, None).view["players"]
    assert isinstance(closed[0]["hand"], dict)


def test_a_record_is_looked_at_in_the_same_way() -> None:
    record = Record.parse(RECORD.read_text("utf-8"))
    history = History.of_record(record)
    game = record.replay()
    assert history.over and history.steps > 50
    last = history.moment(history.steps, None)
    assert len(last.events) == len(game.events)
    assert last.view["phase"] == "over"
    first: Any = history.opened(0).view
    assert first["asked"]
    middle: Any = history.opened(history.steps // 2).view["players"]
    assert all(isinstance(player["hand"], list) for player in middle)


def test_a_record_that_cannot_be_played_says_where() -> None:
    text = RECORD.read_text("utf-8")
    lines = text.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("0 "))
    lines[at] = "0 pretend"
    with pytest.raises(BadRecord, match=f"line {at + 1}"):
        History.of_record(Record.parse("\n".join(lines) + "\n"))


def test_a_record_of_nothing_has_its_start() -> None:
    record = Record.parse(Game.new(2, explicit_chance=True).record())
    history = History.of_record(record)
    assert history.steps == 0
    assert history.moment(0, None).view["asked"] == []


def test_a_match_that_is_over_gives_its_record() -> None:
    walk = Walk(rich_start((2, True, 0.0, 5)), 5)
    for _ in range(20_000):
        if walk.match.over:
            break
        walk.go()
    assert walk.match.over
    match = Match.replay(walk.table.start, walk.table.log)
    record = Record.parse(match.record())
    history = History.of_record(record)
    ours = History.of(walk.table.start, walk.table.log)
    assert ours.over
    ended = [one.moment(one.steps, None) for one in (history, ours)]
    assert ended[0].events == ended[1].events
    assert msgspec.json.encode(ended[0].view) == msgspec.json.encode(ended[1].view)
    refused("too-late", walk.match.play, 0, walk.match.streams[0], "pass", 0.0)
