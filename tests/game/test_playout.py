"""Positions played on without a match around them."""

from __future__ import annotations

import pytest

from ardri.game.chance import Dice
from ardri.game.playout import Run, new_run, playout
from ardri.rules.codec import from_bytes, to_bytes
from ardri.rules.engine import apply, legal, new_game, who
from ardri.rules.options import Options
from ardri.rules.position import CHANCE, CHANCE_ASKED, GOES_ON

KINDS = [(2, False), (3, False), (4, False), (4, True)]


def options_of(players: int, possible: bool) -> Options:
    return Options(players, 0, 0, possible, 12)


@pytest.mark.parametrize(("players", "possible"), KINDS)
def test_a_run_is_the_game_with_the_same_dice(players: int, possible: bool) -> None:
    options = options_of(players, possible)
    run = new_run(options, Dice.seeded("run"))
    dice = Dice.seeded("run")
    picks = Dice.seeded("picks")
    p = new_game(options)
    choices = run.choices()
    while p.asked:
        offered = legal(p, who(p))
        if p.asked == CHANCE_ASKED:
            apply(p, CHANCE, offered[dice.below(len(offered))])
            continue
        assert list(choices) == list(offered) == list(run.choices())
        action = offered[picks.below(len(offered))]
        apply(p, who(p), action)
        choices = run.play(action)
    assert choices == run.choices() == []
    assert run.position == p
    assert run.dice.state() == dice.state()


@pytest.mark.parametrize(("players", "possible"), KINDS)
def test_a_playout_ends_the_game_and_counts_its_decisions(players: int, possible: bool) -> None:
    run = new_run(options_of(players, possible), Dice.seeded(1))
    again = Run(run.position.copy(), run.dice.copy())
    made = playout(run.position, run.dice)
    assert made > 50
    assert run.position.outcome != GOES_ON
    assert playout(again.position, again.dice) == made
    assert again.position == run.position


def test_a_position_fresh_from_its_bytes_is_played_on_alike() -> None:
    """Also where chance is asked: then what may come has to be worked out first."""
    for steps in range(12):
        p = new_game(options_of(3, False))
        for _ in range(steps):
            apply(p, who(p), legal(p, who(p))[0])
        fresh = from_bytes(to_bytes(p))
        assert playout(fresh, Dice.seeded(7)) == playout(p, Dice.seeded(7))
        assert fresh == p


def test_dice_never_leave_a_choice_out() -> None:
    """Everything that is offered comes up sooner or later."""
    run = new_run(options_of(2, False), Dice.seeded(2))
    start = run.position.copy()
    first = set()
    for seed in range(40):
        p = start.copy()
        before = p.numbers()
        one = Run(p, Dice.seeded(seed))
        picked = one.choices()[one.dice.below(len(one.choices()))]
        first.add(int(picked))
        assert p.numbers() == before
    assert first == {int(n) for n in run.choices()}
