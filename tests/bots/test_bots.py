from __future__ import annotations

from collections import Counter

import pytest

from ardri import Game
from ardri.bots import UNHURRIED, Bot, UnknownBot, Wanderer, make
from tests.bots.quick import QUICK


def played_by(bots: list[Bot], seed: str) -> Game:
    game = Game.new(players=len(bots), seed=seed, round_limit=2)
    while not game.over:
        for seat, decision in game.decisions.items():
            assert isinstance(seat, int)
            game.play(seat, bots[seat].choose(game.view(seat), decision, UNHURRIED))
            break
    return game


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_plays_whole_games_and_the_same_ones_again(name: str) -> None:
    def play(seed: str) -> str:
        return played_by([QUICK[name](f"{seed} {seat}") for seat in range(3)], "g").record()

    assert play("a") == play("a")
    assert play("a") != play("b")


def test_the_wanderer_likes_all_actions_alike() -> None:
    game = Game.new(players=4, seed=1)
    ((seat, decision),) = game.decisions.items()
    assert isinstance(seat, int)
    bot = Wanderer("w")
    view = game.view(seat)
    counts = Counter(bot.choose(view, decision, UNHURRIED) for _ in range(4000))
    assert set(counts) == set(decision.actions)
    assert max(counts.values()) < 1.2 * min(counts.values())


def test_an_unknown_bot_is_refused_with_the_names_that_there_are() -> None:
    with pytest.raises(UnknownBot, match='no such bot: "sleeper"; there is wanderer'):
        make("sleeper", 1)
