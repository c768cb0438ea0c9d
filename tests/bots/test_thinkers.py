"""What holds for every bot that thinks, whatever it thinks."""

from __future__ import annotations

import random
import time
from functools import cache

import pytest

from ardri import Game
from ardri.bots import UNHURRIED, Clock, Judge, make
from ardri.bots.druid import Druid
from ardri.bots.searcher import run
from ardri.game.view import View
from ardri.rules.bits import BIT, members
from ardri.rules.decisions import KINDS, kind_asked
from ardri.rules.determinise import determinise
from ardri.rules.engine import apply, legal
from ardri.rules.position import CHANCE, CHANCE_ASKED, Position
from ardri.rules.sight import sight_of
from tests.bots.quick import QUICK
from tests.rules.play import choice, options, rich_game
from tests.rules.table import described

CHANCES = {"lay", "first-brenn", "toss", "deal", "draw", "steal", "reveal", "discover", "scout"}


@cache
def decisions() -> dict[str, list[tuple[Position, int]]]:
    """Positions from random games where a seat has something to decide, by kind."""
    found: dict[str, list[tuple[Position, int]]] = {}
    for seed in range(45):
        rng = random.Random(seed)
        p = rich_game(options(2 + seed % 3, seed, possible=seed % 4 == 0), rng)
        for _ in range(700):
            if not p.asked:
                break
            if p.asked != CHANCE_ASKED:
                seat = int(rng.choice(members(p.asked)))
                of_kind = found.setdefault(kind_asked(p), [])
                if len(legal(p, seat)) > 1 and len(of_kind) < 6 and rng.random() < 0.3:
                    of_kind.append((p.copy(), seat))
            who, action = choice(p, rng)
            apply(p, who, action)
    return found


def test_the_random_games_ask_for_choices_of_every_kind() -> None:
    kinds = {*KINDS.values(), "count", "either"} - CHANCES
    assert kinds - {kind for kind, found in decisions().items() if found} <= {"unearth"}


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_answers_every_kind_of_decision(name: str) -> None:
    for found in decisions().values():
        for k, (p, seat) in enumerate(found[:2]):
            view = View(p, seat)
            assert view.decision is not None
            assert QUICK[name](k).choose(view, view.decision, UNHURRIED) in view.decision.actions


@pytest.mark.parametrize("name", QUICK)
def test_r14_a_bot_does_not_choose_by_what_it_cannot_know(name: str) -> None:
    """Hidden cards that it does not know are exchanged: it chooses the same."""
    others = 0
    for found in decisions().values():
        for k, (p, seat) in enumerate(found[2:4]):
            q = determinise(sight_of(p, seat), random.Random(k).randrange)
            others += q != p
            view, other = View(p, seat), View(q, seat)
            assert view.decision is not None and other.decision is not None
            bot = QUICK[name]
            chosen = bot(7).choose(view, view.decision, UNHURRIED)
            assert bot(7).choose(other, other.decision, UNHURRIED) == chosen
    assert others > 20


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_with_the_same_seed_chooses_the_same(name: str) -> None:
    for p, seat in decisions()["turn"]:
        view = View(p, seat)
        assert view.decision is not None
        first, second = QUICK[name]("s"), QUICK[name]("s")
        for _ in range(2):
            chosen = first.choose(view, view.decision, UNHURRIED)
            assert chosen == second.choose(view, view.decision, UNHURRIED)


@pytest.mark.parametrize("name", ["druid", "ardri"])
def test_a_search_ends_when_its_time_is_up(name: str) -> None:
    p, seat = next((p, s) for p, s in decisions()["turn"] if len(legal(p, s)) > 3)
    view = View(p, seat)
    assert view.decision is not None
    took = []
    for seed in range(4):
        bot = make(name, seed)
        began = time.perf_counter()
        bot.choose(view, view.decision, Clock(0.25))
        took.append(time.perf_counter() - began)
    # The machine may have had something else to do: once at least it had not.
    assert min(took) < 0.25 * 1.2


def test_the_warrior_decides_at_once() -> None:
    """Interpreted too, its slowest decision is one that nobody has to wait for."""
    took = []
    for found in decisions().values():
        for p, seat in found[:2]:
            view = View(p, seat)
            assert view.decision is not None
            began = time.process_time()
            make("warrior", 1).choose(view, view.decision, UNHURRIED)
            took.append(time.process_time() - began)
    assert sum(took) / len(took) < 0.1
    assert max(took) < 1


def test_a_search_stops_when_more_of_it_would_change_nothing() -> None:
    stopped = 0
    for p, seat in decisions()["turn"]:
        long, short = Druid(1).search(View(p, seat)), Druid(1).search(View(p, seat))
        run(short, 80)
        long.run(80)
        assert long.best() == short.best()
        stopped += short.passes < 80
    assert stopped


def test_a_search_tells_what_it_has_tried() -> None:
    p, seat = decisions()["turn"][0]
    search = Druid(1).search(View(p, seat))
    search.run(30)
    tried = search.tries()
    assert sum(visits for _, visits, _ in tried) == 30
    assert {action for action, _, _ in tried} <= set(legal(p, seat))
    assert all(0 <= chances <= 1 for _, _, chances in tried)
    assert max(tried, key=lambda one: one[1])[1] == next(
        n for a, n, _ in tried if a == search.best()
    )


@pytest.mark.parametrize("name", ["druid", "ardri"])
def test_a_searcher_judges_every_view(name: str) -> None:
    """Between decisions too; by nothing that the seat cannot know; and it chooses as before."""
    judge = QUICK[name](7)
    assert isinstance(judge, Judge)
    for found in decisions().values():
        for k, (p, asked) in enumerate(found[:1]):
            for seat in range(int(p.options.players)):
                chances = judge.chances(View(p, seat))
                assert len(chances) == p.options.players
                assert sum(chances) == pytest.approx(1) and min(chances) >= 0
                q = determinise(sight_of(p, seat), random.Random(k).randrange)
                assert judge.chances(View(q, seat)) == chances
            view = View(p, asked)
            assert view.decision is not None
            chosen = judge.choose(view, view.decision, UNHURRIED)
            assert chosen == QUICK[name](7).choose(view, view.decision, UNHURRIED)


@pytest.mark.parametrize("name", ["druid", "ardri"])
def test_who_will_be_king_is_judged_likely_to_win(name: str) -> None:
    six = {"valley": "2 1 capital", "cove": "2 0", "hills": "2 0", "forest": "2 0"}
    lands = {**six, "moor": "2 0", "plains": "1 0"}
    data = described(lands, ["druid bard", ""], passed=[1], pretenders=[0])
    judge = QUICK[name](1)
    assert isinstance(judge, Judge)
    for seat in range(2):
        assert judge.chances(Game.load(data, seed=1).view(seat))[0] > 0.8


def test_chance_is_never_asked_of_a_bot() -> None:
    for found in decisions().values():
        for p, seat in found:
            assert seat != CHANCE and p.asked & BIT[seat]
