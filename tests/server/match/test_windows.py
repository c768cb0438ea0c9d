"""Sealed windows: all asked at once, nobody the wiser, resolved in the rules' order."""

from __future__ import annotations

from itertools import permutations

import msgspec
import pytest

from ardri.server.match.entries import Answer, Close, Line
from ardri.server.match.window import drawn
from tests.rules.fights import clash
from tests.server.match.playing import FOUR, Table, everything, refused, start_of

HANDS = ("bard citadel", "druid raid", "geis festival", "new-clans warlord")


def geis(pace: float = 4.0) -> Table:
    """Seat 0 has played the Bard: of three who might hold it, seat 2 does hold the Geis."""
    t = Table.at(FOUR, *HANDS, people=(), pace=pace)
    t.play(0, "play bard")
    return t


def after_maneuver(pace: float = 0.0, *, moor: int = 0) -> Table:
    """Seat 0 has attacked, seat 1 removed a clan; three are asked what they play after that."""
    hands = ["raid", "warlord druid", "bard", "festival citadel"]
    hands[moor] += " moor"
    t = clash("3 3 2 0", tuple(hands), windows="possible", dice=True)
    for seat in (1, 2, 3):
        t.play(f"{seat}: decline")
    t.play("0: attack 1", "1: remove")
    return Table(start_of(t.data, people=(), pace=pace))


def seen(t: Table, seat: int | None) -> bytes:
    """All that a stream shows."""
    return msgspec.json.encode(t.match.state(seat))


def test_all_who_might_answer_are_asked_at_once() -> None:
    t = geis()
    assert t.match.asked == (1, 2, 3)
    assert [t.offered(seat) for seat in range(4)] == [
        [],
        ["decline"],
        ["decline", "play geis"],
        ["decline"],
    ]
    for seat in (0, 1, 2, 3, None):
        position = t.match.state(seat).position
        assert position.view["asked"] == [1, 2, 3]
        assert "decision" not in position.view
        assert position.sealed is not None
        assert (position.sealed.asked, position.sealed.answer) == ([1, 2, 3], None)


def test_an_answer_is_seen_by_nobody_else() -> None:
    t = geis()
    before = {seat: seen(t, seat) for seat in (0, 1, 3, None)}
    step = t.play(2, "play geis")
    assert {seat: seen(t, seat) for seat in (0, 1, 3, None)} == before
    assert list(step.updates) == [2]
    news = step.updates[2]
    assert news.decision is None and news.undo is None
    assert news.sealed is not None and news.sealed.answer == "play geis"
    assert news.changes == {} and news.events == []
    assert t.match.asked == (1, 2, 3)


@pytest.mark.parametrize("order", list(permutations([(1, "decline"), (2, "play geis")])))
def test_in_whatever_order_the_first_in_turn_order_who_plays_does(
    order: tuple[tuple[int, str], ...],
) -> None:
    t = geis()
    for seat, line in order:
        assert t.match.due() is None
        t.play(seat, line)
    step = t.close()
    assert step.entry is not None and step.entry.deeds == (Close(),)
    assert t.happened() == ["played bard", "played geis", "cancelled bard"]
    assert t.match.asked == (1,)
    assert t.match.state(3).position.sealed is None


def test_whether_one_behind_has_answered_makes_no_difference() -> None:
    answers = [None, "decline"]
    ends = []
    for answer in answers:
        t = geis()
        t.play(2, "play geis")
        t.play(1, "decline")
        if answer:
            t.play(3, answer)
        t.close()
        ends.append([t.match.state(seat).events for seat in (0, 1, 2, 3, None)])
    assert ends[0] == ends[1]


def test_if_all_decline_the_card_is_resolved() -> None:
    t = geis()
    for seat in (3, 1, 2):
        assert t.match.due() is None
        t.play(seat, "decline")
    t.close()
    assert [event.kind for event in t.match.events[:2]] == ["played", "drew"]


def test_it_closes_at_a_moment_drawn_for_those_who_decide() -> None:
    t = geis(pace=4.0)
    opened, secret = t.now, t.start.secret
    moments = {seat: opened + 4 * (0.5 + drawn(secret, 1, seat)) for seat in (1, 2, 3)}
    assert all(opened + 2 <= moment < opened + 6 for moment in moments.values())
    assert len(set(moments.values())) == 3
    t.play(2, "play geis")
    t.play(1, "decline")
    assert t.match.due() == max(moments[1], moments[2])
    refused("stale", t.match.close, t.match.due() - 0.01)  # type: ignore[operator]
    # Somebody who thinks for long is waited for.
    t = geis(pace=4.0)
    t.play(2, "play geis")
    t.now += 60
    t.play(1, "decline")
    assert t.match.due() == t.now


def test_when_it_closes_does_not_hang_on_what_was_answered() -> None:
    dues = set()
    for line in ("decline", "play geis"):
        t = geis()
        t.play(3, "decline")
        t.play(1, "decline")
        t.play(2, line)
        decide = (1, 2, 3) if line == "decline" else (1, 2)
        moments = [t.now + 4 * (0.5 + drawn(t.start.secret, 1, seat)) for seat in decide]
        assert t.match.due() == max(moments)
        dues.add(max(moments[:2]))
    assert len(dues) == 1


def test_without_a_pace_the_answer_that_makes_it_certain_closes_it() -> None:
    t = geis(pace=0.0)
    t.play(2, "play geis")
    step = t.play(1, "decline")
    assert step.entry is not None
    assert step.entry.deeds == (Answer(1, "decline"), Close())
    assert "cancelled bard" in t.happened()


def test_an_answer_may_be_taken_back_until_the_window_closes() -> None:
    t = geis()
    t.play(2, "decline")
    before = {seat: seen(t, seat) for seat in (0, 1, 3, None)}
    refused("illegal", t.play, 2, "play geis", says="You have answered already")
    step = t.undo(2)
    assert list(step.updates) == [2]
    assert {seat: seen(t, seat) for seat in (0, 1, 3, None)} == before
    t.play(2, "play geis")
    t.play(1, "decline")
    late = t.match.streams[2]
    t.close()
    assert "cancelled bard" in t.happened()
    refused("stale", t.undo, 2, late)
    refused("illegal", t.undo, 2, says="stands")
    refused("illegal", t.undo, 1, says="stands")


def test_a_play_asks_everybody_anew() -> None:
    t = after_maneuver()
    assert t.match.asked == (0, 1, 2)
    t.play(1, "play warlord")
    t.play(2, "decline")
    late = t.match.streams[2]
    t.play(0, "play raid")
    # The Warlord of seat 1 was not to be: first they are asked what they say to the Raid.
    assert t.match.asked == (1, 2, 3)
    for seat in (1, 2, 3):
        t.play(seat, "decline")
    t.play(0, t.offered(0)[0])
    while t.match.decision(1) is None or t.match.decision(1).kind == "answer":  # type: ignore[union-attr]
        seat = t.match.asked[0]
        t.play(seat, t.offered(seat)[0])
    assert t.match.asked == (0, 1, 2)
    assert "play warlord" in t.offered(1)
    # An answer to the window before says nothing in this one.
    refused("stale", t.play, 2, "play bard", late - 1)
    assert t.offered(2) == ["decline"]


def test_after_a_look_with_the_moor_those_who_declined_before_are_not_asked_again() -> None:
    t = after_maneuver(moor=1)
    assert t.offered(1) == ["decline", "play warlord", "play moor"]
    t.play(0, "decline")
    before, late = t.match.decision(2), t.match.streams[2]
    t.play(1, "play moor, player 0")
    assert t.happened()[-2:] == ["played moor", "looked"]
    assert t.match.asked == (1, 2)
    assert t.offered(1) == ["decline", "play warlord"]
    # It is the same question, but in another window.
    assert t.match.decision(2) == before
    refused("stale", t.play, 2, "decline", late)


def test_a_look_with_the_moor_beside_a_window_lets_the_others_answer_anew() -> None:
    t = after_maneuver()
    assert t.offered(0) == ["decline", "play raid", "play moor"]
    t.play(2, "decline")
    t.play(1, "decline")
    step = t.play(0, "play moor")
    assert step.entry is not None and step.entry.deeds == (Answer(0, "play moor"), Close())
    decision = t.match.decision(0)
    assert decision is not None and decision.kind == "player"
    # What the others said is forgotten, and shown to nobody.
    refused("illegal", t.undo, 0, says="stands")
    t.play(0, "player 1")
    while t.match.state(0).position.sealed and t.match.decision(0) is None:
        for seat in t.match.asked:
            if t.match.decision(seat):
                t.play(seat, "decline")
    assert "looked" in t.happened()
    assert t.match.asked == (0, 1, 2)
    assert t.offered(0) == ["decline", "play raid"]


def test_a_whole_line_may_be_sealed() -> None:
    t = after_maneuver(pace=2.0)
    tried = t.match.attempt(0, t.match.streams[0], "play moor")
    assert tried.decision is not None and tried.decision.kind == "player"
    before = everything(t.match)
    refused("illegal", t.play, 0, "play moor, player 0")
    refused("illegal", t.play, 0, "decline, decline")
    assert everything(t.match) == before
    t.play(0, "play moor, player 1")
    assert t.match.state(0).position.sealed.answer == "play moor, player 1"  # type: ignore[union-attr]
    t.close()
    assert t.happened() == ["played moor", "looked"]


def test_a_seat_behind_may_try_a_line_too() -> None:
    t = after_maneuver(pace=2.0)
    before = everything(t.match)
    tried = t.match.attempt(1, t.match.streams[1], "play warlord")
    assert tried.decision is not None and tried.decision.kind == "player"
    assert t.match.attempt(1, t.match.streams[1], "play warlord, player 2").decision is None
    refused("illegal", t.match.attempt, 1, t.match.streams[1], "play raid")
    refused("illegal", t.match.attempt, 3, t.match.streams[3], "decline")
    refused("stale", t.match.attempt, 1, t.match.streams[1] + 1, "decline")
    assert everything(t.match) == before


def test_bots_see_what_they_are_asked_as_if_those_before_had_declined() -> None:
    t = after_maneuver(pace=2.0)
    for seat in (0, 1, 2):
        view = t.match.view(seat)
        assert view.decision == t.match.decision(seat)
        data = view.to_json()
        assert data["asked"] == [seat]
        frames = data["frames"]
        assert isinstance(frames, list) and frames[-1]["declined"] == list(range(seat))
    assert t.match.view(3).decision is None
    assert t.match.view(None).to_json()["seat"] is None


def test_a_declaration_that_follows_the_window_is_waited_for() -> None:
    t = after_maneuver()
    t.play(0, "play moor")
    assert t.match.asked == (0,)
    for seat in (1, 2, 3, None):
        position = t.match.state(seat).position
        assert position.sealed is None and position.view["asked"] == [0]
        assert "moor" not in position.view["playing"]  # type: ignore[operator]


def test_with_windows_of_holders_nothing_is_sealed() -> None:
    t = Table.at(FOUR, *HANDS, windows="holders", pace=4.0)
    t.play(0, "play bard")
    assert t.match.asked == (2,) and t.match.due() is None
    assert t.match.state(1).position.sealed is None
    step = t.play(2, "play geis")
    assert step.entry is not None and step.entry.deeds == (Line(2, "play geis"),)
    assert t.happened() == ["played bard", "played geis", "cancelled bard"]


def test_peace_and_shelter_are_ordinary_decisions() -> None:
    hands = ("raid", "druid warlord", "bard", "festival citadel")
    fight = clash("2 2 1 0", hands, windows="possible", dice=True, words="citadel")
    t = Table(start_of(fight.data, people=()))
    for seat in (1, 2, 3):
        t.play(seat, "decline")
    shelter = t.match.decision(t.match.asked[0])
    assert shelter is not None and shelter.kind == "shelter"
    assert len(t.match.asked) == 1
    assert t.match.state(None).position.sealed is None
    step = t.play(t.match.asked[0], "shelter")
    assert step.entry is not None and isinstance(step.entry.deeds[0], Line)
    while (asked := t.match.decision(t.match.asked[0])) and asked.kind != "maneuver":
        t.play(t.match.asked[0], "decline")
    actor = t.match.asked[0]
    step = t.play(actor, "peace")
    assert step.entry is not None and step.entry.deeds == (Line(actor, "peace"),)
    talk = t.match.decision(t.match.asked[0])
    assert talk is not None and talk.kind == "peace"
    assert t.match.state(None).position.sealed is None


def test_it_is_not_for_one_who_is_not_asked() -> None:
    t = geis()
    refused("illegal", t.play, 0, "decline", says="for seat 1, seat 2 and seat 3")
    t.play(1, "decline")
    # Who has answered is nobody's business.
    refused("illegal", t.play, 0, "decline", says="for seat 1, seat 2 and seat 3")
