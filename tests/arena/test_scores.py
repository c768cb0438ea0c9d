"""Shares, intervals and ratings, against values known from elsewhere."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pytest

from ardri.arena.match import DRAW, FAULT, KING, Outcome
from ardri.arena.ratings import SCALE, Ratings
from ardri.arena.scores import Scores, wilson
from tests.arena.bots import campaign


def test_wilsons_interval() -> None:
    # Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    for points, games, low, high in (
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ):
        found = wilson(points, games)
        assert found.low == pytest.approx(low, abs=1e-4)
        assert found.high == pytest.approx(high, abs=1e-4)
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


def fitted(games: Sequence[tuple[tuple[str, ...], int]], times: int = 1) -> Ratings:
    ratings = Ratings()
    for seats, winner in [*games] * times:
        ratings.add(seats, [float(k == winner) for k in range(len(seats))])
    return ratings


def test_two_bots_are_apart_by_the_odds() -> None:
    # 3 to 1: with many games the one that is added to each does not matter.
    fit = fitted([(("a", "b"), 0)] * 3 + [(("a", "b"), 1)], 2000).fit()
    assert fit.names == ["a", "b"]
    ahead = fit.ahead("a", "b")
    assert ahead.value == pytest.approx(SCALE * math.log(3), rel=1e-3)
    # The textbook's error of a logit: 1 / sqrt(n p q).
    assert ahead.high - ahead.value == pytest.approx(
        1.96 * SCALE / math.sqrt(8000 * 0.75 * 0.25), rel=1e-3
    )
    assert fit.rating("a").value == pytest.approx(-fit.rating("b").value)
    assert fit.share("a", ("a", "b")) == pytest.approx(0.75, abs=1e-3)


def test_one_against_three_wins_a_quarter_if_it_is_as_strong() -> None:
    even = fitted([(("a", "b", "b", "b"), k) for k in range(4)], 100).fit()
    assert even.ahead("a", "b").value == pytest.approx(0)
    half = fitted([(("a", "b", "b", "b"), k) for k in (0, 0, 0, 1, 2, 3)], 2000).fit()
    assert half.ahead("a", "b").value == pytest.approx(SCALE * math.log(3), rel=1e-3)


def test_draws_and_faults_are_shared() -> None:
    ratings = Ratings()
    for _ in range(50):
        ratings.add(("a", "b"), (0.5, 0.5))
    assert ratings.fit().ahead("a", "b").value == pytest.approx(0)


def test_who_wins_everything_is_far_ahead_but_not_for_certain() -> None:
    few, many = (fitted([(("a", "b"), 0)], n).fit().ahead("a", "b") for n in (20, 2000))
    assert 0 < few.value < many.value < 4000
    assert few.high - few.low > 200
    assert few.low > 0


def test_strengths_that_made_the_games_are_found_again() -> None:
    true = {"a": 1.2, "b": 0.4, "c": -0.3, "d": -1.3}
    rng = random.Random(5)
    inside = 0
    for _ in range(20):
        ratings = Ratings()
        for _ in range(300):
            seats = rng.sample(sorted(true), rng.choice((2, 3, 4)))
            (winner,) = rng.choices(range(len(seats)), [math.exp(true[s]) for s in seats])
            ratings.add(seats, [float(k == winner) for k in range(len(seats))])
        fit = ratings.fit()
        for one, other in (("a", "b"), ("b", "c"), ("c", "d"), ("a", "d")):
            found = fit.ahead(one, other)
            inside += found.low <= SCALE * (true[one] - true[other]) <= found.high
    assert 71 <= inside <= 80, "about 95 % of 80"


def test_ratings_agree_with_the_top_of_the_likelihood() -> None:
    # Found by a search on a grid, with the game that is added to each bot.
    ratings = fitted([(("a", "b"), 0), (("a", "b"), 0), (("b", "c"), 0), (("a", "c"), 1)])

    def likelihood(a: float, b: float, c: float) -> float:
        def wins(x: float, y: float) -> float:
            return -math.log1p(math.exp(y - x))

        prior = sum(0.5 * (wins(s, 0) + wins(0, s)) for s in (a, b, c))
        return prior + 2 * wins(a, b) + wins(b, c) + wins(c, a)

    fit = ratings.fit()
    a, b, c = (fit._strength[name] for name in "abc")
    best = max(
        (likelihood(a + i / 100, b + j / 100, c + k / 100), (i, j, k))
        for i in range(-4, 5)
        for j in range(-4, 5)
        for k in range(-4, 5)
    )
    # The mean is moved to 0, where the prior would have it anyway, but for a little.
    assert max(map(abs, best[1])) <= 2


def outcome(deal: int, turn: int, seats: tuple[str, ...], seat: int | None, ending: str) -> Outcome:
    return Outcome((0, deal, turn), seats, "s", ending, seat, 5, 100)


def test_a_table_counts_wins_points_and_whole_deals() -> None:
    scores = Scores(campaign("a b", deals=12))
    for deal in range(12):
        scores.add(outcome(deal, 0, ("a", "b"), 0, KING))
        if deal < 10:
            ending, seat = (DRAW, None) if deal else (FAULT, 0)
            scores.add(outcome(deal, 1, ("b", "a"), seat, ending))
    table = scores.tables[0]
    assert table.wins == {"a": 12}
    assert table.points == {"a": 12 + 1 + 9 * 0.5, "b": 9 * 0.5}
    assert table.share("a").value == pytest.approx(17.5 / 22)
    paired = table.paired("a", 2)
    assert paired is not None, "ten deals are whole"
    assert paired.value == pytest.approx((1 + 9 * 0.75) / 10)
    spread = math.sqrt((0.225**2 + 9 * 0.025**2) / 9)
    assert paired.high - paired.value == pytest.approx(1.96 * spread / math.sqrt(10), rel=1e-3)
    assert scores.data()["games"] == 22


def test_too_few_whole_deals_say_nothing() -> None:
    scores = Scores(campaign("a b", deals=12))
    for deal in range(9):
        for turn, seats in enumerate((("a", "b"), ("b", "a"))):
            scores.add(outcome(deal, turn, seats, 0, KING))
    assert scores.tables[0].paired("a", 2) is None
