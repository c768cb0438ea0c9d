"""The log is the truth: replayed it gives the same match, and one that differs is found out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given

from ardri.server.match.digest import Differs
from ardri.server.match.entries import Answer, Close, Entry, Line, Undo
from ardri.server.match.match import Match
from ardri.server.match.start import RULES_VERSION, Start
from ardri.server.schema.common import Rules
from ardri.server.schema.refusals import Refusal
from tests.server.match.playing import FOUR, Table, everything
from tests.server.match.walks import Said, Walk, WalkOf, rich_start, walks

STORED = Path(__file__).with_name("stored.json")


class Stored(msgspec.Struct):
    """A match as it was written."""

    start: Start
    log: list[Entry]


@pytest.mark.slow
@given(walks)
def test_a_log_gives_the_same_match_again(walk: WalkOf) -> None:
    played = Walk(rich_start(walk), walk[3])
    start, log = played.table.start, played.table.log
    for _ in range(80):
        played.go()
        if played.match.over:
            break
    # As the log comes back from a database.
    written = msgspec.json.encode(Stored(start, log))
    stored = msgspec.json.decode(written, type=Stored)
    again = Match.replay(stored.start, stored.log)
    assert everything(again) == everything(played.match)
    # It takes the same messages, and knows which have come before.
    for said in played.said[-20:]:
        assert outcome(again, said) == outcome(played.match, said)


def outcome(match: Match, said: Said) -> object:
    """What a match makes of a message."""
    try:
        if said.what == "undo":
            step = match.undo(said.seat, said.at, 1e6)
        else:
            step = match.play(said.seat, said.at, said.line or "decline", 1e6)
    except Refusal as error:
        return error.code, error.saying
    return step.again, step.entry


@pytest.mark.slow
@given(walks)
def test_another_process_that_follows_sees_the_same(walk: WalkOf) -> None:
    played = Walk(rich_start(walk), walk[3])
    other = Match.begin(played.table.start)
    for _ in range(60):
        step = played.go()
        if step is not None and step.entry is not None:
            followed = other.follow(step.entry)
            assert followed.entry == step.entry and not followed.again
            assert msgspec.json.encode(list(followed.updates.values())) == msgspec.json.encode(
                list(step.updates.values())
            )
            other = followed.match
        if played.match.over:
            break
    assert everything(other) == everything(played.match)


def test_a_stored_match_leads_where_it_led() -> None:
    """If this fails, the rules have changed for games under way: RULES_VERSION goes up.

    Then write it anew: ``python -m tests.server.match.test_replay``.
    """
    stored = msgspec.json.decode(STORED.read_bytes(), type=Stored)
    assert stored.start.rules_version == RULES_VERSION
    match = Match.replay(stored.start, stored.log)
    assert match.version == len(stored.log) > 100
    assert match.streams == stored.log[-1].streams


def bard() -> Table:
    hands = ("bard citadel", "druid raid", "geis festival", "new-clans warlord")
    t = Table.at(FOUR, *hands, people=(), pace=1.0)
    t.play(0, "play bard")
    for seat in (1, 2, 3):
        t.play(seat, "decline")
    t.close()
    return t


def changed(log: list[Entry], version: int, **parts: Any) -> list[Entry]:
    """The log with another entry at a version."""
    entry = msgspec.structs.replace(log[version - 1], **parts)
    return [*log[: version - 1], entry, *log[version:]]


@pytest.mark.parametrize(
    ("version", "parts"),
    [
        (1, {"digest": "0"}),
        (5, {"digest": "0"}),
        (1, {"deeds": (Line(0, "pass"),)}),
        (1, {"deeds": (Line(1, "play bard"),)}),
        (1, {"deeds": (Line(0, "nonsense"),)}),
        (1, {"deeds": (Close(),)}),
        (2, {"deeds": (Line(1, "decline"),)}),
        (2, {"deeds": (Close(),)}),
        (2, {"deeds": (Undo(0),)}),
        (2, {"deeds": (Answer(0, "decline"),)}),
        (2, {"deeds": (Answer(7, "decline"),)}),
        (2, {"deeds": (Answer(1, "decline", 3),)}),
        (3, {"deeds": (Answer(1, "decline"),)}),
    ],
)
def test_a_log_that_leads_elsewhere_is_found_out(version: int, parts: dict[str, Any]) -> None:
    t = bard()
    with pytest.raises(Differs, match=f"from entry {version} on") as error:
        Match.replay(t.start, changed(t.log, version, **parts))
    assert error.value.version == version
    good = Match.replay(t.start, t.log[: version - 1])
    with pytest.raises(Differs):
        good.follow(changed(t.log, version, **parts)[version - 1])


def test_a_log_with_a_gap_is_found_out() -> None:
    t = bard()
    with pytest.raises(Differs) as error:
        Match.replay(t.start, [*t.log[:2], *t.log[3:]])
    assert error.value.version == 3


def test_an_answer_other_than_it_was_is_found_out_when_it_counts() -> None:
    t = bard()
    log = changed(t.log, 3, deeds=(Answer(2, "play geis"),))
    with pytest.raises(Differs) as error:
        Match.replay(t.start, log)
    assert error.value.version == 5


def test_a_log_under_other_rules_is_found_out() -> None:
    t = bard()
    start = msgspec.structs.replace(t.start, seed="2")
    with pytest.raises(Differs):
        Match.replay(start, t.log)


def write() -> None:
    """The stored match anew: a real beginning, orders and all."""
    rules = Rules(players=3, round_limit=3)
    start = Start(rules, "stored", "a secret", 2.0, RULES_VERSION, (0, 1))
    walk = Walk(start, 7)
    while not walk.match.over and len(walk.table.log) < 240:
        walk.go()
    STORED.write_bytes(msgspec.json.encode(Stored(start, walk.table.log)) + b"\n")


if __name__ == "__main__":
    write()


def test_a_start_shows_nothing_secret_of_itself() -> None:
    start = Start(Rules(), "the-seed", "the-secret", 2.0, RULES_VERSION, (0, 1))
    assert "the-seed" not in f"{start} {start!r}" and "the-secret" not in f"{start} {start!r}"
