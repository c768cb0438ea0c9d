"""What must hold in every position of every game, tried by random play."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardri.rules.actions import ACTIONS, TEXTS
from ardri.rules.bits import BIT, first, members
from ardri.rules.cards.names import ACTIONS as ACTION_CARDS
from ardri.rules.codec import from_bytes, to_bytes
from ardri.rules.decisions import KINDS, kind_asked
from ardri.rules.declare import on
from ardri.rules.engine import apply, legal, new_game
from ardri.rules.frames import SEASON, SEASON_PASSES, WIDTH, WINDOW, WINDOW_KIND, W
from ardri.rules.invariants import faults
from ardri.rules.options import RULESETS, SCENARIOS, Options
from ardri.rules.position import CHANCE, CHANCE_ASKED, DRAWN, GOES_ON, NONE, Position
from ardri.rules.repertoire import (
    A_SEASON_CARD,
    A_TALE,
    AFTER_MANEUVER,
    AFTER_PLAY,
    AGAINST_ME,
    ALWAYS,
    AN_ACTION,
    AN_ATTACK,
    ANY_TIME,
    ARRIVED,
    ASSEMBLY_START,
    AT_HOME,
    ATTACKED,
    CLASH_START,
    DECLARED,
    DRAWING,
    END_OF_TURN,
    EXPOSED,
    IN_CLASH,
    MANEUVER,
    MINE,
    NO_ACTION,
    ONE_EXPOSED,
    REMOVED,
    SHELTERED,
    THEIRS,
    WINDOWS,
)
from ardri.rules.steps import KIND_OF
from ardri.rules.vocabulary.amounts import ALL
from ardri.rules.vocabulary.card_words import deed, draw
from ardri.rules.vocabulary.choosing import territory
from ardri.rules.vocabulary.clan_words import clash_there, place, place_at, remove, strike
from ardri.rules.vocabulary.hand_words import discard
from ardri.rules.vocabulary.marching import move_out
from ardri.rules.vocabulary.verdicts import cancel
from ardri.rules.vocabulary.where import ANY, PRESENT, THERE, near
from ardri.rules.vocabulary.who import CHOSEN, OWNER

Declare = Callable[..., None]

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


def choice(p: Position, rng: random.Random) -> tuple[int, int]:
    """Somebody who is asked, and one of their choices. Declining and passing are rarer."""
    seat = rng.choice(members(p.asked))
    actions = legal(p, seat)
    action = rng.choice(actions)
    if TEXTS[action] in ("pass", "decline", "peace") and rng.random() < 0.5:
        action = rng.choice(actions)
    return int(seat), int(action)


def somewhere(options: Options, rng: random.Random, steps: int) -> Position:
    """A position some decisions into a game, or its end."""
    p = new_game(options)
    while p.asked and steps:
        apply(p, *choice(p, rng))
        steps -= 1
    return p


# ---------------------------------------------------------------------------------------- all


@given(OPTIONS, SEEDS)
def test_every_position_of_a_game_is_sound(options: Options, seed: int) -> None:
    rng = random.Random(seed)
    p = new_game(options)
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
    p = new_game(Options(players, ruleset, scenario, possible, 2))
    while p.asked:
        assert faults(p) == []
        apply(p, *choice(p, rng))
    assert faults(p) == []


@given(OPTIONS, SEEDS)
def test_some_legal_action_until_the_end(options: Options, seed: int) -> None:
    rng = random.Random(seed)
    p = new_game(options)
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


def declare_for_every_window(declare: Declare) -> None:
    """Cards of a test's own for every window, with effects of all sorts."""
    there, mine = near(THERE), [place(1, PRESENT)]
    declare("balors-eye", season=[territory(PRESENT), place_at(1), draw(3)])
    declare("morrigan", season=[territory(ANY), clash_there()])
    for name, window, facts, program in (
        ("cathbads-word", ASSEMBLY_START, ALWAYS, [draw()]),
        ("dagda", DECLARED, NO_ACTION, [cancel()]),
        ("meadows", DRAWING, MINE, [deed()]),
        ("gates-of-tir-na-nog", DRAWING, MINE | AT_HOME, [place_at(1)]),
        ("mountains", ARRIVED, MINE | AT_HOME, [deed()]),
        ("children-of-dana", ARRIVED, THEIRS, mine),
        ("eriu", ARRIVED, MINE, mine),
        ("otherworld", ARRIVED, ALWAYS, [draw()]),
        ("stone-of-fal", ARRIVED, ALWAYS, [deed()]),
        ("lugs-spear", CLASH_START, ALWAYS, [draw(2)]),
        ("highlands", CLASH_START, AT_HOME, [place_at(1)]),
        ("battle-frenzy", SHELTERED, EXPOSED, [place_at(1)]),
        ("battle-of-moytura", MANEUVER, EXPOSED, [place_at(2)]),
        ("fianna", MANEUVER, EXPOSED, [move_out(1, ALL, there, peaceful=True)]),
        ("ogmas-eloquence", MANEUVER, EXPOSED, [discard(ACTION_CARDS), draw()]),
        ("tale-of-cuchulain", MANEUVER, ONE_EXPOSED, [remove(OWNER)]),
        ("dagdas-club", ATTACKED, MINE, [deed()]),
        ("hills", ATTACKED, AGAINST_ME | AT_HOME, [place_at(1)]),
        ("dagdas-cauldron", REMOVED, MINE | IN_CLASH, [deed()]),
        ("diarmuid-and-grainne", REMOVED, MINE, mine),
        ("strengs-resolve", AFTER_MANEUVER, MINE | AN_ATTACK, [strike(CHOSEN)]),
        ("forest", AFTER_PLAY, A_TALE | MINE, [draw()]),
        ("cove", AFTER_PLAY, A_SEASON_CARD | MINE, [draw(2)]),
        ("lug-samildanach", AFTER_PLAY, AN_ACTION, mine),
        ("oenguss-ploy", END_OF_TURN, ALWAYS, mine),
    ):
        declare(name, triskel=[on(window, facts, program)])


@pytest.mark.slow
@pytest.mark.parametrize("possible", [False, True])
def test_every_position_is_sound_with_cards_for_every_window(
    declare: Declare, possible: bool
) -> None:
    declare_for_every_window(declare)
    asked, played = set(), set()
    for seed in range(40):
        rng = random.Random(seed)
        p = new_game(Options(2 + seed % 3, 0, seed % 2, possible, 5))
        while p.asked:
            if rng.random() < 0.3:
                assert faults(p) == []
            f = p.top
            if KIND_OF[p.frames[f]] == WINDOW:
                asked.add(int(p.frames[f + WINDOW_KIND]))
            seat, action = choice(p, rng)
            if TEXTS[action].startswith("play "):
                played.add(TEXTS[action])
            apply(p, seat, action)
        assert faults(p) == []
    # MANEUVER and ANY_TIME are no windows of their own.
    assert asked == set(range(len(WINDOWS))) - {MANEUVER, ANY_TIME}
    assert {"play fianna", "play battle-of-moytura", "play dagda", "play morrigan"} <= played


# ---------------------------------------------------------------------------------------- chance


def outcomes(p: Position) -> list[str]:
    """What chance may answer, worked out anew from the position."""
    kind = kind_asked(p)
    if kind == "toss":
        return ["clockwise", "counterclockwise"]
    if kind == "first-brenn":
        return [f"player {seat}" for seat in range(p.options.players)]
    if kind in ("lay", "discover"):
        lands = next(lands for lands in p.stack if lands)
        return [TEXTS[16 + land] for land in members(lands)]
    if kind == "steal":
        cards = p.hand[p.frames[p.top + W]] & ACTION_CARDS
    else:
        cards = p.pool if kind == "deal" else p.deck
    return [TEXTS[418 + card] for card in members(cards)]


@given(OPTIONS, SEEDS)
def test_chance_may_answer_all_that_is_unseen(options: Options, seed: int) -> None:
    rng = random.Random(seed)
    p = new_game(options)
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
    assert {"lay", "first-brenn", "toss", "deal"} <= kinds or options.scenario == 1


@given(OPTIONS, SEEDS)
def test_passes_in_a_row_are_fewer_than_players(options: Options, seed: int) -> None:
    rng = random.Random(seed)
    p = new_game(options)
    while p.asked:
        for f in range(0, len(p.frames), WIDTH):
            if KIND_OF[p.frames[f]] == SEASON:
                assert 0 <= p.frames[f + SEASON_PASSES] <= options.players
        apply(p, *choice(p, rng))
    assert p.top == NONE
    assert first(BIT[0]) == 0
