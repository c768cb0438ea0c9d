"""A game gone through once more: advice from one seat's view, chances, and bad analysts."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

import pytest

from ardri import Action, Decision, Game, Record, View
from ardri.arena.analysis import Analysis, Question, analyse
from ardri.arena.chances import Playouts
from ardri.arena.errors import ArenaError
from ardri.bots import BOTS, Bot, Clock, Judge
from ardri.game.errors import BadRecord
from tests.arena.bots import First

RECORDS = Path(__file__).parents[1] / "records"
QUESTION = Question("analyst", 2.5, "q", 4)


class Analyst(First):
    """Plays the last thing offered, remembers what it was asked, and judges."""

    made: ClassVar[list[Analyst]] = []

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.asked: list[tuple[View, Decision, Clock]] = []
        self.judged: list[View] = []
        self.made.append(self)

    def choose(self, view: View, decision: Decision, clock: Clock) -> Action:
        self.asked.append((view, decision, clock))
        return decision.actions[-1]

    def chances(self, view: View) -> list[float]:
        """Sure of its own seat, three to one against each of the others."""
        self.judged.append(view)
        players = int(view.sight.position.options.players)
        return [3.0 if seat == view.seat else 1.0 for seat in range(players)]


def a_game(players: int = 3, rounds: int = 1, seed: int = 5) -> Record:
    rng = random.Random(seed)
    game = Game.new(players=players, seed=seed, round_limit=rounds)
    while not game.over:
        seat, decision = next(iter(game.decisions.items()))
        game.play(seat, rng.choice(decision.actions))
    return Record.parse(game.record())


def with_bot(
    maker: Callable[[int | str], Bot], record: Record, question: Question = QUESTION
) -> Analysis:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(BOTS, "analyst", maker)
        return analyse(record, question)


@pytest.fixture(autouse=True)
def fresh() -> None:
    Analyst.made.clear()


# --------------------------------------------------------------------------------------- advice


def test_every_real_decision_is_gone_through_with_the_seats_own_view() -> None:
    record = a_game()
    analysis = with_bot(Analyst, record)
    advisors = Analyst.made[:3]
    game = record.start()
    steps = iter(analysis.steps)
    asked = {seat: iter(advisors[seat].asked) for seat in range(3)}
    for number, line in enumerate(record.lines, 1):
        decision = game.decisions[line.seat]
        if line.seat != "chance" and len(decision.actions) > 1:
            step = next(steps)
            assert (step.number, step.seat, step.round) == (number, line.seat, game.round)
            assert (step.played, step.advised) == (line.action, decision.actions[-1])
            view, question, clock = next(asked[line.seat])
            assert view.seat == line.seat
            assert view == game.view(line.seat)
            assert (question, clock) == (decision, Clock(2.5))
        game.play(line.seat, line.action)
    assert next(steps, None) is None
    assert analysis.result == ("draw" if game.winner is None else str(game.winner))


def test_advice_is_the_same_again_and_another_with_another_seed() -> None:
    record = a_game()
    question = Question("wanderer", None, "1", 2)

    def advice(seed: str) -> list[Action]:
        return [s.advised for s in analyse(record, Question("wanderer", None, seed, 2)).steps]

    assert analyse(record, question).data() == analyse(record, question).data()
    assert advice("1") != advice("2")


def test_what_was_played_counts_as_the_same_where_it_is() -> None:
    analysis = with_bot(Analyst, a_game())
    for seat in range(3):
        steps = analysis.of_seat(seat)
        assert 0 < sum(step.same for step in steps) < len(steps)
    data = analysis.data()
    written = data["decisions"]
    assert isinstance(written, list)
    same = [each["played"] == each["advised"] for each in written]
    assert same == [step.same for step in analysis.steps]
    seats = data["seats"]
    assert isinstance(seats, list)
    assert sum(seat["decisions"] for seat in seats) == len(analysis.steps)
    assert sum(seat["same"] for seat in seats) == sum(same)


# -------------------------------------------------------------------------------------- chances


def test_a_bot_that_judges_is_asked_in_every_seat_and_the_mean_counts() -> None:
    assert isinstance(Analyst(0), Judge)
    Analyst.made.clear()
    analysis = with_bot(Analyst, a_game())
    assert analysis.judged
    for part in analysis.course[:-1]:
        assert part == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    judges = Analyst.made[-3:]
    assert all({view.seat for view in judge.judged} == {k} for k, judge in enumerate(judges))
    assert not any(judge.asked for judge in judges), "those that judge do not advise"


def test_at_the_end_nothing_is_left_to_guess() -> None:
    draw = with_bot(Analyst, a_game())
    assert draw.result == "draw"
    assert draw.course[-1] == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    won = with_bot(Analyst, Record.parse((RECORDS / "3981.ardri").read_text("utf-8")))
    king = int(won.result)
    assert won.course[-1] == tuple(float(seat == king) for seat in range(won.players))


def test_chances_go_on_from_one_decision_to_the_next() -> None:
    analysis = analyse(a_game(), Question("wanderer", None, "s", 6))
    assert not analysis.judged
    for step, later in zip(analysis.steps, analysis.steps[1:], strict=False):
        assert step.after == later.before
    for part in analysis.course:
        assert sum(part) == pytest.approx(1)
        assert min(part) >= 0


def test_who_is_about_to_win_is_seen_to_be() -> None:
    record = Record.parse((RECORDS / "3981.ardri").read_text("utf-8"))
    result = record.result
    # The last real decision of a game that somebody won.
    game = record.start()
    last: Game | None = None
    for line in record.lines:
        if line.seat != "chance" and len(game.decisions[line.seat].actions) > 1:
            last = game.copy()
        game.play(line.seat, line.action)
    assert last is not None and result is not None
    views = [last.view(seat) for seat in range(last.players)]
    chances = Playouts(60, "s").of(views, 1)
    assert chances[int(result)] > 0.6 > 1 / last.players
    assert chances == Playouts(60, "s").of(views, 1) != Playouts(60, "t").of(views, 1)


# ---------------------------------------------------------------------------------- bad analysts


class Broken(First):
    def choose(self, view: View, decision: Decision, clock: Clock) -> Action:
        raise ZeroDivisionError("no")


class Stubborn(First):
    def choose(self, view: View, decision: Decision, clock: Clock) -> Action:
        return Action(511)


class Wild(First):
    def chances(self, view: View) -> list[float]:
        return [0.5, -0.5, 1.0]


class Short(First):
    def chances(self, view: View) -> list[float]:
        return [1.0]


class Crashed(First):
    def chances(self, view: View) -> list[float]:
        raise IndexError("gone")


@pytest.mark.parametrize(
    ("maker", "fault"),
    [
        (Broken, "has failed at decision .*ZeroDivisionError: no"),
        (Stubborn, "advises what cannot be chosen, at decision "),
        (Wild, "not with a chance for each seat"),
        (Short, "not with a chance for each seat"),
        (Crashed, "has failed at decision .*IndexError: gone"),
    ],
)
def test_an_analyst_that_fails_is_told(maker: Callable[[int | str], Bot], fault: str) -> None:
    with pytest.raises(ArenaError, match=fault):
        with_bot(maker, a_game())


def test_a_record_that_cannot_be_played_is_refused_with_its_line() -> None:
    text = RECORDS.joinpath("3981.ardri").read_text("utf-8").split("\n")
    text[40] = "0 attack 1"
    with pytest.raises(BadRecord, match="line 41"):
        with_bot(Analyst, Record.parse("\n".join(text)))


def test_a_game_that_is_not_over_goes_as_far_as_it_goes() -> None:
    text = RECORDS.joinpath("3981.ardri").read_text("utf-8").split("\n")[:60]
    analysis = with_bot(Analyst, Record.parse("\n".join([*text, ""])))
    assert analysis.result == "unfinished"
    assert analysis.steps
