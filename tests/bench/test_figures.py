from __future__ import annotations

from typing import Any

import pytest

from bench.data import data
from bench.figures import PEERS, TARGETS, Samples, Spread, Target, against, measured, spread

FAST = ("compiled", "play-4")
CATAN = ("peers", "catanatron")


def samples() -> Samples:
    """Two engines and two peers, measured in three rounds; the second is a slow one for all."""
    found = Samples()
    playing = {"games": 10, "decisions": 1000, "unforced": 900, "chance": 300, "made": 200}
    for key, work, seconds in (
        (FAST, playing, [0.1, 0.2, 0.1]),
        (("interpreted", "play-4"), playing, [2.0, 4.0, 2.5]),
        (("compiled", "playout-4"), {**playing, "made": 0}, [0.05, 0.1, 0.04]),
        (CATAN, {"games": 1, "decisions": 300, "unforced": 100}, [1.0, 2.0, 1.0]),
        (("peers", "chess-copy"), {"times": 1000}, [0.001, 0.002, 0.001]),
        (("compiled", "copy"), {"times": 2000}, [0.0005, 0.001, 0.0005]),
        (("compiled", "copy-apply"), {"times": 1000}, [0.0006, 0.0007, 0.0005]),
        (("compiled", "round-3"), {"times": 100}, [0.1, 0.2, 0.1]),
        (("compiled", "round-30"), {"times": 100}, [0.12, 0.24, 0.11]),
    ):
        found.work[key] = dict(work)
        for second in seconds:
            found.add(key, second)
    return found


SIZES = {
    "copies": 10,
    "memory": {"compiled": 900.0, "interpreted": None},
    "bytes": {"mean": 300.0, "largest": 501, "positions": 9},
    "bytes-bare": {"mean": 200.0, "largest": 250, "positions": 9},
}


def found(name: str) -> dict[str, Any]:
    rows = data({}, samples(), SIZES)["targets"]
    return next(row for row in rows if row["name"] == name)


def test_a_spread_is_the_median_and_both_ends() -> None:
    assert spread([3.0, 1.0, 9.0]) == Spread(3.0, 1.0, 9.0)
    assert spread([1.0, 2.0]) == Spread(1.5, 1.0, 2.0)
    assert Spread(1 / 3, 0.0, 1e9).data() == {"median": 0.333333, "low": 0.0, "high": 1e9}


def test_rates_count_players_decisions_and_chance_apart() -> None:
    some = samples()
    assert some.rates(FAST, "unforced") == pytest.approx([9000, 4500, 9000])
    assert some.rates(FAST, "all") == pytest.approx([12000, 6000, 12000])
    assert some.rates(FAST, "nodes") == pytest.approx([15000, 7500, 15000])
    assert some.rates(FAST, "games") == pytest.approx([100, 50, 100])


def test_a_ratio_is_worked_out_round_by_round() -> None:
    ratio = against(samples(), "compiled", PEERS[0])
    # Each round is slow for both: nothing of that is left.
    assert ratio is not None
    assert ratio.data() == {"median": 90.0, "low": 90.0, "high": 90.0}
    assert against(samples(), "compiled", PEERS[1]) is None, "not measured"


@pytest.mark.parametrize(
    ("name", "value", "met"),
    [
        ("compiled-catanatron", 90.0, True),
        ("interpreted-catanatron", 4.5, False),
        ("compiled-gin_rummy", None, None),
        ("copy-chess", 0.25, True),
        ("copy-apply", 0.6, False),  # it is to be below
        ("playout-play", 2.0, True),
        ("late-early", 1.2, False),
        ("compiled-interpreted", 20.0, True),
        ("bytes", 501, False),
        ("bytes-bare", 250, True),
    ],
)
def test_what_is_wanted(name: str, value: float | None, met: bool | None) -> None:
    row = found(name)
    assert row["met"] is met
    assert (row["measured"] and row["measured"]["median"]) == pytest.approx(value)


def test_nothing_is_met_that_was_not_measured() -> None:
    assert {row["met"] for row in data({}, Samples(), {})["targets"]} == {None}
    for target in TARGETS:
        assert measured(Samples(), {}, target) is None


def test_bounds() -> None:
    assert Target("t", "least", 2, "times").met(2.0)
    assert Target("t", "most", 2, "times").met(2.0)
    assert not Target("t", "below", 2, "times").met(2.0)
    assert not Target("t", "least", 2, "times").met(1.9)
    assert not Target("t", "most", 2, "times").met(2.1)


def test_the_targets_are_those_of_the_issue() -> None:
    assert {(t.name, t.sense, t.bound) for t in TARGETS} == {
        ("compiled-catanatron", "least", 80),
        ("compiled-gin_rummy", "least", 30),
        ("compiled-backgammon", "least", 30),
        ("compiled-hanabi", "least", 8),
        ("interpreted-catanatron", "least", 5),
        ("copy-chess", "most", 0.3),
        ("copy-apply", "below", 0.6),
        ("playout-play", "least", 1.3),
        ("bytes-bare", "most", 250),
        ("bytes", "most", 500),
        ("late-early", "most", 1.1),
        ("compiled-interpreted", "least", 15),
    }


def test_all_of_ours_by_all_of_theirs_is_told_besides() -> None:
    rows = data({}, samples(), SIZES)["ratios"]
    catan = next(r for r in rows if r["peer"] == "catanatron" and r["by"] == "compiled")
    assert catan["times_all"]["median"] == pytest.approx(40)
    chess = next(r for r in rows if r["peer"] == "chess-copy")
    assert "times_all" not in chess
