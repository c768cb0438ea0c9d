"""Messages that come late, or twice, or from the wrong seat; what may be taken back."""

from __future__ import annotations

import random

import pytest

from ardri.server.match.entries import Line, Undo
from tests.rules.fights import clash
from tests.rules.table import Table as Rules
from tests.server.match.playing import FOUR, Table, everything, refused, start_of

HANDS = ("bard citadel migration", "druid raid", "geis festival", "new-clans warlord")


def drafting() -> Table:
    """A new game of four whose first draft has come to its second pass: all choose at once."""
    t = Table(start_of(seed="3"))
    rng = random.Random(3)
    while t.match.round == 0:
        seat = t.match.asked[0]
        t.play(seat, rng.choice(t.offered(seat)))
    for seat in range(4):
        t.play(seat, t.offered(seat)[0])
    assert t.match.asked == (0, 1, 2, 3)
    return t


def test_a_decision_is_carried_out_and_written() -> None:
    t = Table.at(FOUR, *HANDS)
    step = t.play(0, "play migration")
    assert step.entry is not None and not step.again
    assert step.entry.version == t.match.version == 1
    assert step.entry.deeds == (Line(0, "play migration"),)
    # Others see nothing of a declaration.
    assert list(step.updates) == [0]
    assert step.entry.streams == t.match.streams == (1, 0, 0, 0, 0)


def test_the_same_message_again_is_done_but_not_twice() -> None:
    t = Table.at(FOUR, *HANDS)
    t.play(0, "play migration, move 1 valley cove", at=0)
    before = everything(t.match)
    for line in ("play migration, move 1 valley cove", "Play  Migration, move 1  Valley cove"):
        step = t.play(0, line, at=0)
        assert step.again and step.entry is None and step.updates == {}
    assert everything(t.match) == before
    refused("stale", t.play, 0, "play bard", 0)
    assert everything(t.match) == before


def test_it_is_known_for_long_what_was_done() -> None:
    t = drafting()
    t.play(0, t.offered(0)[0])
    made = t.match.streams[0], t.offered(0)[0]
    t.play(0, made[1])
    for seat in (1, 2, 3):
        t.play(seat, t.offered(seat)[0])
        t.play(seat, t.offered(seat)[0])
    assert t.match.streams[0] > made[0] + 1
    assert t.play(0, made[1], at=made[0]).again


def test_what_the_others_do_meanwhile_makes_a_message_late_for_nobody() -> None:
    t = drafting()
    made = t.match.streams[0]
    for seat in (1, 2, 3):
        t.play(seat, t.offered(seat)[0])
    # That they have chosen is to be seen.
    assert t.match.streams[0] == made + 3
    assert t.play(0, t.offered(0)[0], at=made).entry is not None


def test_a_version_that_is_not_there_yet_is_refused() -> None:
    t = Table.at(FOUR, *HANDS)
    refused("stale", t.play, 0, "pass", 1)
    refused("stale", t.undo, 0, 1)


def test_the_same_question_asked_again_is_another() -> None:
    t = drafting()
    line = t.offered(0)[0]
    made = t.match.streams[0]
    t.play(0, line)
    t.undo(0)
    assert t.offered(0)[0] == line
    # The message that did what was taken back was carried out; it does not do it once more.
    assert t.play(0, line, at=made).again
    refused("stale", t.play, 0, t.offered(0)[1], made)
    assert t.play(0, line).entry is not None


def test_a_question_that_looks_the_same_after_its_answer_is_another() -> None:
    t = Table.at({**FOUR, "moor": "1 0 0 1"}, "new-clans citadel", "druid", "geis", "festival")
    t.play(0, "play new-clans")
    before, made = t.match.decision(0), t.match.streams[0]
    t.play(0, "place moor", made)
    assert t.match.decision(0) == before
    assert t.play(0, "place moor", made).again
    refused("stale", t.play, 0, "place valley", made)


def test_taking_back_is_done_once() -> None:
    t = Table.at({**FOUR, "moor": "1 0 0 1"}, *HANDS)
    t.play(0, "play migration")
    t.play(0, "territory valley")
    made = t.match.streams[0]
    step = t.undo(0, made)
    assert step.entry is not None and step.entry.deeds == (Undo(0),)
    assert t.undo(0, made).again
    assert "territory valley" in t.offered(0)
    t.undo(0)
    assert "play bard" in t.offered(0)
    # Nor does it take back what was done after it was asked for.
    t.play(0, "play migration")
    assert t.undo(0, made + 1).again
    refused("stale", t.undo, 0, made + 2)


def test_there_may_be_nothing_to_take_back() -> None:
    t = Table.at(FOUR, *HANDS)
    for seat in range(4):
        undo = t.match.state(seat).position.undo
        assert undo is not None and undo.key == "refusal-undo-nothing"
        refused("illegal", t.undo, seat, says="nothing of yours")
    undo = t.match.state(None).position.undo
    assert undo is not None
    t.play(0, "play migration")
    assert t.match.state(0).position.undo is None
    t.play(0, "move 1 valley cove")
    refused("illegal", t.undo, 0, says="stands")


def test_that_somebody_has_begun_to_declare_shows_in_nothing() -> None:
    fight = clash("2 2 1 0", ("raid", "druid warlord", "bard", "festival"), windows="holders")
    t = Table(start_of(fight.data, windows="holders"))
    t.play(0, "peace")
    assert t.match.state(0).position.undo is None
    t.play(1, "fight")
    # It is for seat 0 to perform a maneuver: once that has begun, seat 1 could not take it back;
    # that it could until then must not tell when.
    undo = t.match.state(1).position.undo
    assert undo is not None and undo.key == "match-undo-stands"
    refused("illegal", t.undo, 1, says="stands")


def test_a_proposal_may_be_taken_back_while_nobody_has_answered() -> None:
    fight = clash("2 2 1 0", ("raid", "druid warlord", "bard", "festival"), windows="holders")
    t = Table(start_of(fight.data, windows="holders"))
    before = t.match.state(1)
    t.play(0, "peace")
    made = t.match.streams[1]
    assert t.offered(1) == ["peace", "fight"]
    step = t.undo(0)
    # What has been told is told no more.
    assert step.updates[1].first == len(before.events) and step.updates[1].events == []
    assert t.match.state(1).events == before.events
    t.play(0, "peace")
    refused("stale", t.play, 1, "fight", made)
    t.play(1, "fight")


@pytest.mark.parametrize("windows", ["possible", "holders"])
def test_a_pick_may_be_taken_back_while_others_think(windows: str) -> None:
    t = Table(start_of(seed="3", windows=windows))
    while t.match.round == 0:
        t.play(t.match.asked[0], t.offered(t.match.asked[0])[0])
    t.play(2, t.offered(2)[0])
    t.play(0, t.offered(0)[0])
    step = t.undo(2)
    assert step.entry is not None and step.entry.deeds == (Undo(2),)
    assert t.match.asked == (1, 2, 3)


def test_nobody_acts_for_another_or_for_nobody() -> None:
    t = Table.at(FOUR, *HANDS)
    before = everything(t.match)
    for seat in (-1, 4, 99):
        refused("not-yours", t.match.play, seat, 0, "pass", t.now, says="no such seat")
        refused("not-yours", t.match.undo, seat, 0, t.now)
        refused("not-yours", t.match.attempt, seat, 0, "pass")
        refused("not-yours", t.match.state, seat)
        refused("not-yours", t.match.view, seat)
        refused("not-yours", t.match.decision, seat)
    refused("illegal", t.play, 1, "pass", 0, says="for seat 1 .* for seat 0")
    assert everything(t.match) == before


@pytest.mark.parametrize(
    ("line", "says"),
    [("play geis", "not possible"), ("nonsense", "no such action"), ("play bardd", "did you mean")],
)
def test_what_is_not_possible_is_refused_in_the_games_words(line: str, says: str) -> None:
    t = Table.at(FOUR, *HANDS)
    before = everything(t.match)
    refused("illegal", t.play, 0, line, says=says)
    refused("illegal", t.match.attempt, 0, 0, line, says=says)
    assert everything(t.match) == before


def test_a_line_is_tried_and_nothing_changes() -> None:
    t = Table.at(FOUR, *HANDS)
    before = everything(t.match)
    tried = t.match.attempt(0, 0, "play migration")
    assert tried.decision is not None and tried.decision.kind == "count"
    assert everything(t.match) == before


def test_after_the_end_it_is_too_late() -> None:
    end = Rules({"valley": "2 1 capital", "cove": "0 1"}, ["bard", "geis"]).data
    end.update({"phase": "over", "winner": 1})
    for key in ("turn", "opening", "passed"):
        del end[key]
    t = Table(start_of(end))
    assert t.match.over and t.match.winner == 1 and t.match.asked == ()
    before = everything(t.match)
    refused("too-late", t.play, 0, "pass")
    refused("too-late", t.undo, 0)
    refused("too-late", t.give, 0, "until-turn")
    refused("too-late", t.cancel, 0, 1)
    refused("too-late", t.match.attempt, 0, 0, "pass")
    refused("stale", t.match.close, t.now)
    assert everything(t.match) == before
    assert t.match.state(0).position.undo.key == "refusal-over"  # type: ignore[union-attr]
    assert "result 1" in t.match.record()


def test_the_record_is_for_after_the_end() -> None:
    refused("illegal", Table.at(FOUR, *HANDS).match.record, says="still going on")
