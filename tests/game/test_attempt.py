"""Trying a line: what would be asked next, nothing changed, and nothing told that is hidden."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardri import Game, IllegalAction, determinise
from tests.game.playing import Table, moments, small, tables


def test_an_unfinished_declaration_is_asked_on() -> None:
    game = Game.load(small(), seed=1)
    before = game.truth
    tried = game.attempt(0, "play migration, territory valley")
    assert tried.decision is not None and tried.decision.kind == "march"
    assert not tried.idle
    assert game.truth == before


def test_a_complete_line_asks_nothing_more() -> None:
    tried = Game.load(small(), seed=1).attempt(0, "play new-clans, place valley moor")
    assert tried.decision is None and not tried.idle


def test_a_play_that_does_nothing_is_told() -> None:
    data = small()
    data["map"].append({"territory": "swamp", "hexes": [[4, 1], [5, 1], [4, 2]]})
    data["players"][0]["hand"] = ["swamp", "new-clans"]
    assert Game.load(data, seed=1).attempt(0, "play swamp").idle
    data["players"][0]["hand"] = ["warlord", "swamp"]
    data["set_aside"] = "bard"
    data["action_discard"] = []
    data["map"][2]["clans"] = [2, 0, 0]
    game = Game.load(data, seed=1)
    assert game.attempt(0, "play warlord, territory moor").idle
    assert not game.attempt(0, "play warlord, territory valley").idle


def test_a_card_in_a_window_is_never_called_idle() -> None:
    game = Game.load(small(), seed=1)
    game.play(0, "play new-clans, place valley moor")
    assert game.decisions[1].kind == "window"
    assert not game.attempt(1, "play geis").idle


def test_what_cannot_be_played_is_refused_in_the_same_words() -> None:
    game = Game.load(small(), seed=1)
    for line in ("play bard", "place cove", "play migration, attack 1", "nonsense"):
        with pytest.raises(IllegalAction) as tried:
            game.attempt(0, line)
        with pytest.raises(IllegalAction) as played:
            game.copy().play(0, line)
        assert str(tried.value) == str(played.value)


@given(tables, st.integers(0, 60))
def test_a_try_changes_nothing_and_says_what_play_would(table: Table, skip: int) -> None:
    rng = random.Random(skip)
    for k, game in enumerate(moments((*table[:2], False, *table[3:]), 80)):
        if k != skip or game.over:
            continue
        seat, decision = rng.choice(sorted(game.decisions.items(), key=str))
        assert seat != "chance"
        action = str(rng.choice(decision.actions))
        before, record = game.truth, game.record()
        tried = game.attempt(seat, action)
        assert (game.truth, game.record()) == (before, record)
        game.play(seat, action)
        if tried.decision is not None:
            assert game.decisions[seat] == tried.decision
            assert game.why_no_undo(seat) == ""
        else:
            assert seat not in game.decisions or game.why_no_undo(seat)


@given(st.integers(0, 10_000), st.integers(20, 120))
def test_a_try_says_the_same_whatever_is_hidden(seed: int, skip: int) -> None:
    for k, game in enumerate(moments((4, "possible", False, "standard", seed), skip + 1)):
        if k != skip or game.over:
            continue
        rng = random.Random(seed)
        for seat, decision in game.decisions.items():
            assert seat != "chance"
            world = determinise(game.view(seat), rng.randrange)
            other = game.copy()
            other._p = world
            other._p.scribe = other._scribe
            for action in decision.actions:
                assert game.attempt(seat, str(action)) == other.attempt(seat, str(action))
