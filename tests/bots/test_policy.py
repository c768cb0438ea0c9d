"""The learned policy, and the habit that it puts right."""

from __future__ import annotations

import random

import pytest

from ardri.bots.learned import learned
from ardri.bots.search.habit import Habit
from ardri.bots.search.numbers import numbers
from ardri.bots.search.policy import Policy, habitual
from ardri.rules.engine import apply, legal
from ardri.rules.position import CHANCE_ASKED, Position
from tests.rules.play import choice, options, rich_game


def moments(seed: int) -> list[tuple[Position, int]]:
    """Decisions of a random game, players' only."""
    rng = random.Random(seed)
    p = rich_game(options(2 + seed % 3, seed), rng)
    found: list[tuple[Position, int]] = []
    while p.asked and len(found) < 150:
        seat, action = choice(p, rng)
        if p.asked != CHANCE_ASKED:
            found.append((p.copy(), seat))
        apply(p, seat, action)
    return found


def weighed(habit: Habit, p: Position, seat: int) -> list[float]:
    choices = legal(p, seat)
    habit.weigh(p, seat, choices)
    return [float(habit.weights[k]) for k in range(len(choices))]


@pytest.mark.parametrize("seed", range(6))
def test_a_policy_that_has_learned_nothing_is_habit(seed: int) -> None:
    habit, policy = Habit(), Policy(numbers(habitual()))
    for p, seat in moments(seed):
        assert weighed(policy, p, seat) == pytest.approx(weighed(habit, p, seat))


@pytest.mark.parametrize("seed", range(3))
def test_what_habit_never_does_the_policy_never_does(seed: int) -> None:
    habit, policy = Habit(), learned().mind().habit
    others = 0
    for p, seat in moments(seed):
        before, after = weighed(habit, p, seat), weighed(policy, p, seat)
        assert [w > 0 for w in before] == [w > 0 for w in after]
        others += before != pytest.approx(after)
    assert others > 50, "it has learned something"


def test_the_policy_notes_what_its_scores_are_made_of() -> None:
    policy = Policy(numbers(habitual()))
    policy.noting = True
    for p, seat in moments(1):
        policy.notes = []
        weights = weighed(policy, p, seat)
        if policy.notes:
            assert len(policy.notes) == sum(w > 0 for w in weights)
