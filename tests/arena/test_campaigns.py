"""Campaigns: who plays whom, what counts, and that nothing depends on who plays the games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from ardri.arena.errors import CampaignBroken
from ardri.arena.match import BROKEN, DRAW, FAULT, KING, Outcome, play
from ardri.arena.running import run
from ardri.arena.tables import ALONE, EVERY, MIXED, Fixture, round_robin
from ardri.arena.workers import here
from ardri.game.game import Game
from ardri.game.record import Record
from tests.arena.bots import at_home, campaign


@pytest.fixture(autouse=True)
def strangers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with at_home(monkeypatch):
        yield


# -------------------------------------------------------------------------------- who plays whom


@pytest.mark.parametrize(
    ("way", "players", "expected"),
    [
        (ALONE, 2, [("a", "b"), ("a", "c"), ("b", "c")]),
        (ALONE, 3, [(x, y, y) for x in "abc" for y in "abc" if x != y]),
        (MIXED, 3, [("a", "b", "c")]),
        (MIXED, 4, []),
        (EVERY, 2, [("a", "b"), ("a", "c"), ("b", "c")]),
    ],
)
def test_round_robins(way: str, players: int, expected: list[tuple[str, ...]]) -> None:
    assert round_robin(["a", "b", "c"], players, way) == expected


def test_every_line_up_of_four() -> None:
    found = round_robin(["a", "b", "c"], 4, EVERY)
    assert len(found) == 15 - 3, "all of four out of three, without those that meet only themselves"


def test_one_bot_meets_itself() -> None:
    assert round_robin(["a"], 4, ALONE) == [("a", "a", "a", "a")]


@pytest.mark.parametrize("lineup", ["first again", "first again again", "first again raiser cheat"])
def test_each_bot_has_each_seat_once_with_the_same_deal(lineup: str) -> None:
    games = list(campaign(lineup, deals=4).fixtures())
    players = len(lineup.split())
    for deal in range(4):
        turns = [fixture for fixture in games if fixture.deal == deal]
        assert len(turns) == players
        assert len({fixture.seed for fixture in turns}) == 1
        for place in range(players):
            assert sorted(fixture.seating.index(place) for fixture in turns) == [*range(players)]
    assert len({fixture.seed for fixture in games}) == 4


def test_tables_of_the_same_conditions_share_their_deals() -> None:
    games = list(campaign("first again", "again raiser", "first again again").fixtures())
    seeds = [{f.seed for f in games if f.table == table} for table in range(3)]
    assert seeds[0] == seeds[1]
    assert not seeds[0] & seeds[2]


def test_turns_that_seat_the_same_bots_again_are_left_out() -> None:
    assert campaign("again again", deals=5).games == 5
    assert campaign("first again first again", deals=5).games == 10
    plan = campaign("first again first again", "again again", "first again again", deals=5)
    assert plan.games == len(list(plan.fixtures())) == 30


def test_neighbours_change_from_deal_to_deal() -> None:
    games = campaign("first again raiser cheat", deals=30).fixtures()
    after = {f.seats[(f.seats.index("first") + 1) % 4] for f in games}
    assert after == {"again", "raiser", "cheat"}


# ------------------------------------------------------------------------------------- one game


def fixtures(*lineups: str, seconds: float | None = None) -> list[Fixture]:
    return list(campaign(*lineups, deals=1, seconds=seconds).fixtures())


def test_a_game_is_a_game_and_its_record_replays() -> None:
    for fixture in fixtures("again first again"):
        outcome = play(fixture)
        game = Record.parse(outcome.record).replay()
        assert game.over
        assert outcome.ending == (DRAW if game.winner is None else KING)
        assert outcome.seat == game.winner
        assert outcome.round == game.round
        assert sum(outcome.points) == pytest.approx(1)
        assert sum(t.decisions for t in outcome.thinking) == outcome.decisions > 20


def same(one: Outcome, other: Outcome) -> bool:
    """The same but for the times."""
    return (one.key, one.seats, one.record, one.ending) == (
        other.key,
        other.seats,
        other.record,
        other.ending,
    )


def test_the_same_game_again_is_the_same_game() -> None:
    for fixture in fixtures("again first"):
        assert same(play(fixture), play(fixture))


def test_the_first_deal_is_the_same_in_every_turn() -> None:
    def beginning(outcome: Outcome) -> list[str]:
        lines = outcome.record.split("\n")
        return [line for line in lines if line.startswith("chance")][:4]

    games = [beginning(play(fixture)) for fixture in fixtures("again first again")]
    assert games[0] == games[1] == games[2]


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        ("raiser", "ZeroDivisionError: I give up (choose, line "),
        ("leaver", "SystemExit: 3"),
        ("cheat", 'answered "'),
        ("mumbler", 'answered "'),
        ("unborn", "ValueError: not today"),
    ],
)
def test_a_bot_that_fails_loses_and_the_others_share_the_game(bot: str, fault: str) -> None:
    for fixture in fixtures(f"{bot} first again"):
        outcome = play(fixture)
        assert outcome.ending == FAULT
        assert outcome.seat == fixture.seats.index(bot)
        assert fault in outcome.fault
        assert "\n" not in outcome.fault
        assert outcome.points == [0 if name == bot else 0.5 for name in fixture.seats]
        assert Record.parse(outcome.record).result == "unfinished"


def test_an_engine_that_breaks_counts_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(self: Game, seat: int, action: object) -> None:
        raise RuntimeError("engine")

    monkeypatch.setattr(Game, "play", breaks)
    plan = campaign("first again", deals=1)
    scores = run(plan, here(1))
    assert [(f.ending, f.bot) for f in scores.failed] == [(BROKEN, "")] * 2
    assert scores.ratings == {}
    assert scores.tables[0].points == {}


def test_time_is_counted_and_so_is_what_goes_beyond_it() -> None:
    outcome = play(fixtures("dreamer@0.001 again", seconds=5.0)[0])
    slow = outcome.thinking[outcome.seats.index("dreamer@0.001")]
    fast = outcome.thinking[outcome.seats.index("again")]
    assert slow.late == slow.over == slow.decisions > 5
    assert slow.worst >= slow.seconds / slow.decisions >= 0.0015
    assert fast.over == 0


# ------------------------------------------------------------------------------------ many games


@pytest.mark.slow
def test_it_does_not_matter_how_many_share_the_work() -> None:
    plan = campaign("wanderer wanderer@5", "wanderer@5 wanderer wanderer", deals=2)
    alone = {outcome.key: outcome for outcome in here(1)(plan.fixtures())}
    shared = {outcome.key: outcome for outcome in here(2)(plan.fixtures())}
    assert len(alone) == plan.games
    assert alone.keys() == shared.keys()
    assert all(same(alone[key], shared[key]) for key in alone)


def test_a_campaign_goes_on_whatever_a_bot_does() -> None:
    scores = run(campaign("raiser again", "cheat again", "first again"), here(1))
    assert scores.games == 18
    assert Counter(f.bot for f in scores.failed) == {"raiser": 6, "cheat": 6}
    assert scores.tables[0].points == {"again": 6.0, "raiser": 0.0}


@pytest.mark.slow
def test_a_process_that_dies_ends_the_campaign_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("ardri.arena.workers.play", _die)
    with pytest.raises(CampaignBroken, match="these bots were playing: again and first"):
        list(here(2)(campaign("first again").fixtures()))


def _die(fixture: Fixture) -> Outcome:
    from tests.arena.bots import Killer

    Killer(0).choose(None, None, None)  # type: ignore[arg-type]
    raise AssertionError


def test_stopping_early_stops_the_workers() -> None:
    plan = campaign("first again", deals=500)
    seen = 0

    def show(done: int) -> None:
        nonlocal seen
        seen = done
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(plan, here(1), show=show)
    assert seen == 3
