"""What must hold in every position of every game, tried by random play."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardri.rules.actions import ACTIONS, TEXTS
from ardri.rules.bits import BIT, first, members
from ardri.rules.cards.names import ACTIONS as ACTION_CARDS
from ardri.rules.cards.names import TALES
from ardri.rules.codec import from_bytes, to_bytes
from ardri.rules.decisions import KINDS, kind_asked
from ardri.rules.engine import apply, legal, new_game
from ardri.rules.frames import IT, PLAY, SEASON, SEASON_PASSES, WIDTH, WINDOW, WINDOW_KIND, W
from ardri.rules.invariants import faults
from ardri.rules.options import RULESETS, SCENARIOS, Options
from ardri.rules.position import CHANCE, CHANCE_ASKED, DRAWN, GOES_ON, NONE, Position, frames_used
from ardri.rules.repertoire import ANY_TIME, MANEUVER, WINDOWS
from ardri.rules.steps import KIND_OF, PLAN_NAMES, PLAN_STARTS
from tests.rules.play import choice, rich_game

#: Every kind of game.
OPTIONS = st.builds(
    Options,
    st.integers(2, 4),
    st.integers(0, len(RULESETS) - 1),
    st.integers(0, len(SCENARIOS) - 1),
    st.booleans(),
    st.integers(1, 3),
)
SEEDS = st.integers(0, 2**32 - 1)


def somewhere(options: Options, rng: random.Random, steps: int) -> Position:
    """A position some decisions into a game, or its end."""
    p = rich_game(options, rng)
    while p.asked and steps:
        apply(p, *choice(p, rng))
        steps -= 1
    return p


# ---------------------------------------------------------------------------------------- all


@given(OPTIONS, SEEDS)
def test_every_position_of_a_game_is_sound(options: Options, seed: int) -> None:
    rng = random.Random(seed)
    p = rich_game(options, rng)
    checked = 0
    while p.asked:
        if rng.random() < 0.2:
            assert faults(p) == []
            checked += 1
        apply(p, *choice(p, rng))
    assert faults(p) == []
    assert checked > 0


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("ruleset", range(len(RULESETS)))
@pytest.mark.parametrize("scenario", range(len(SCENARIOS)))
@pytest.mark.parametrize("possible", [False, True])
def test_every_position_of_every_kind_of_game_is_sound(
    players: int, ruleset: int, scenario: int, possible: bool
) -> None:
    rng = random.Random(f"{players} {ruleset} {scenario} {possible}")
    p = rich_game(Options(players, ruleset, scenario, possible, 2), rng)
    while p.asked:
        assert faults(p) == []
        apply(p, *choice(p, rng))
    assert faults(p) == []


@given(OPTIONS, SEEDS)
def test_some_legal_action_until_the_end(options: Options, seed: int) -> None:
    rng = random.Random(seed)
    p = rich_game(options, rng)
    while p.asked:
        assert p.outcome == GOES_ON
        assert kind_asked(p) in {*KINDS.values(), "either", "count"}
        for seat in range(5):
            actions = [int(action) for action in legal(p, seat)]
            assert bool(actions) == bool(p.asked & BIT[seat])
            assert len(set(actions)) == len(actions)
            assert all(0 <= action < ACTIONS and TEXTS[action] for action in actions)
        apply(p, *choice(p, rng))
    assert p.outcome == DRAWN or 0 <= p.outcome < options.players
    assert p.round <= options.round_limit + 1
    assert p.outcome != DRAWN or p.round == options.round_limit + 1
    assert [legal(p, seat) for seat in range(5)] == [[]] * 5
    assert kind_asked(p) == ""


# ---------------------------------------------------------------------------------------- copies


@given(OPTIONS, SEEDS, st.integers(0, 400))
def test_a_copy_is_independent(options: Options, seed: int, steps: int) -> None:
    rng = random.Random(seed)
    p = somewhere(options, rng, steps)
    before = to_bytes(p)
    q = p.copy()
    assert q == p and hash(q) == hash(p) and q is not p
    for _ in range(200):
        if not q.asked:
            break
        apply(q, *choice(q, rng))
        assert to_bytes(p) == before
    # And the other way round.
    q = p.copy()
    for _ in range(50):
        if not p.asked:
            break
        apply(p, *choice(p, rng))
    assert to_bytes(q) == before


@given(OPTIONS, SEEDS, st.integers(0, 400))
def test_the_same_choices_lead_to_the_same_bytes(options: Options, seed: int, steps: int) -> None:
    p = somewhere(options, random.Random(seed), steps)
    assert to_bytes(p) == to_bytes(somewhere(options, random.Random(seed), steps))


@given(OPTIONS, SEEDS, st.integers(0, 400))
def test_a_position_goes_on_from_its_bytes(options: Options, seed: int, steps: int) -> None:
    rng = random.Random(seed)
    p = somewhere(options, rng, steps)
    q = from_bytes(to_bytes(p))
    assert q == p and hash(q) == hash(p)
    for _ in range(60):
        if not p.asked:
            break
        seat, action = choice(p, rng)
        assert [int(a) for a in legal(q, seat)] == [int(a) for a in legal(p, seat)]
        apply(p, seat, action)
        apply(q, seat, action)
        assert to_bytes(p) == to_bytes(q)


# ---------------------------------------------------------------------------------------- windows


#: Every effect of a card, as its plan is called: "migration season", "dagda declared".
EFFECTS = {name for name, at in zip(PLAN_NAMES, PLAN_STARTS, strict=True) if KIND_OF[at] == PLAY}


def effect_of(p: Position, text: str) -> str:
    """What a play would be: which card, for which of its effects."""
    card = text.removeprefix("play ")
    if f"{card} any-time" in EFFECTS:
        return f"{card} any-time"
    if KIND_OF[p.frames[p.top]] == WINDOW:
        return f"{card} {WINDOWS[p.frames[p.top + WINDOW_KIND]]}"
    return f"{card} {'maneuver' if kind_asked(p) == 'maneuver' else 'season'}"


@pytest.mark.slow
@pytest.mark.parametrize("possible", [False, True])
def test_every_position_is_sound_and_every_effect_of_every_card_is_played(possible: bool) -> None:
    asked, played = set(), set()
    for seed in range(60):
        rng = random.Random(seed)
        p = rich_game(Options(2 + seed % 3, seed % 5, seed % 2, possible, 4), rng)
        while p.asked:
            if rng.random() < 0.2:
                assert faults(p) == []
            if KIND_OF[p.frames[p.top]] == WINDOW:
                asked.add(int(p.frames[p.top + WINDOW_KIND]))
            seat, action = choice(p, rng)
            if TEXTS[action].startswith("play "):
                played.add(effect_of(p, TEXTS[action]))
            apply(p, seat, action)
        assert faults(p) == []
    # MANEUVER and ANY_TIME are no windows of their own.
    assert asked == set(range(len(WINDOWS))) - {MANEUVER, ANY_TIME}
    assert played == EFFECTS


# ---------------------------------------------------------------------------------------- chance


def outcomes(p: Position) -> list[str]:
    """What chance may answer, worked out anew from the position."""
    kind = kind_asked(p)
    if kind == "toss":
        return ["clockwise", "counterclockwise"]
    if kind == "first-brenn":
        return [f"player {seat}" for seat in range(p.options.players)]
    if kind in ("lay", "discover", "scout"):
        return [TEXTS[16 + land] for land in members(p.stack[0])]
    if kind == "steal":
        cards = p.hand[p.frames[p.top + W]] & ACTION_CARDS
    elif kind == "reveal":
        cards = p.hand[p.frames[p.top + IT]] & TALES
    else:
        cards = p.pool if kind == "deal" else p.deck
    return [TEXTS[418 + card] for card in members(cards)]


@given(OPTIONS, SEEDS)
def test_chance_may_answer_all_that_is_unseen(options: Options, seed: int) -> None:
    rng = random.Random(seed)
    plain = seed % 4 == 0
    p = new_game(options) if plain else rich_game(options, rng)
    kinds = set()
    while p.asked:
        if p.asked == CHANCE_ASKED:
            kinds.add(kind_asked(p))
            texts = [TEXTS[action] for action in legal(p, CHANCE)]
            assert texts == outcomes(p)
            assert len(texts) > 1
            # Each of them leads on.
            q = p.copy()
            apply(q, CHANCE, rng.choice(legal(q, CHANCE)))
            assert faults(q) == []
        else:
            assert not p.asked & CHANCE_ASKED
        apply(p, *choice(p, rng))
    assert {"first-brenn", "toss", "deal"} <= kinds
    assert ("lay" in kinds) == plain


@given(OPTIONS, SEEDS)
def test_passes_in_a_row_are_fewer_than_players(options: Options, seed: int) -> None:
    rng = random.Random(seed)
    p = rich_game(options, rng)
    while p.asked:
        for f in range(0, frames_used(p), WIDTH):
            if KIND_OF[p.frames[f]] == SEASON:
                assert 0 <= p.frames[f + SEASON_PASSES] <= options.players
        apply(p, *choice(p, rng))
    assert p.top == NONE
    assert first(BIT[0]) == 0
