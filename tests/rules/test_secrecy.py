"""Section 14: what a seat is told is a function of what it may know, and of nothing else."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from ardri.rules.actions import ASIDE, DISCARD, DRAW, GIVE, HOLD, KEEP, TAKE, TERRITORY, TEXTS
from ardri.rules.decisions import kind_asked
from ardri.rules.determinise import determinise
from ardri.rules.engine import apply, legal, who
from ardri.rules.events import DISCOVERED, SCOUTED, Note, Scribe
from ardri.rules.frames import ANNOUNCED, FLAGS, PLAY
from ardri.rules.invariants import faults
from ardri.rules.position import CHANCE, NONE, Position
from ardri.rules.sight import sight_of
from ardri.rules.steps import KIND_OF
from tests.rules.play import rich, step
from tests.rules.table import Table

#: Choices that nobody but who makes them sees: these verbs, of another seat.
UNSEEN = [range(verb, verb + 17) for verb in (HOLD, DISCARD, TAKE, GIVE, ASIDE)]
UNSEEN += [range(KEEP, KEEP + 47)]

GAMES = {
    "players": st.integers(2, 4),
    "seed": st.integers(0, 10**6),
    "steps": st.integers(0, 400),
    "viewer": st.integers(-1, 3),
}


def is_unseen(p: Position, who: int, action: int) -> bool:
    """Whether this choice is one that others do not see."""
    if who == CHANCE:
        # Whoever draws or is dealt it sees it: then the worlds part.
        lands = range(TERRITORY, TERRITORY + 16)
        return action in range(DRAW, DRAW + 47) or (kind_asked(p) == "scout" and action in lands)
    return any(action in verbs for verbs in UNSEEN)


def choices_in_both(
    p: Position, q: Position, who: int, viewer: int, rng: random.Random
) -> list[int]:
    """An action for each of two worlds that look alike to the viewer afterwards; or none."""
    mine, other = legal(p, who), legal(q, who)
    if who == viewer:
        assert mine == other, "the viewer is offered something else"
    both = [action for action in mine if action in other]
    unseen = [choice for choice in other if who != viewer and is_unseen(q, who, choice)]
    action = rng.choice(both or mine)
    if who != viewer and is_unseen(p, who, action) and unseen and (not both or rng.random() < 0.5):
        # What the viewer does not see may differ between the worlds.
        return [action, rng.choice(unseen)]
    return [action, action] if both else []


def play_on(p: Position, q: Position, viewer: int, rng: random.Random, most: int) -> int:
    """Play two worlds on side by side; say how long they stayed comparable."""
    for n in range(most):
        assert sight_of(p, viewer) == sight_of(q, viewer)
        if p.asked != q.asked or not p.asked:
            return n
        who = rng.choice([seat for seat in range(5) if p.asked >> seat & 1])
        actions = choices_in_both(p, q, who, viewer, rng)
        if not actions:
            return n
        together = actions[0] != actions[1] and actions[0] in legal(q, who)
        if together and part(p.copy(), q.copy(), who, actions, viewer):
            # What the viewer sees is the same in both worlds, so that they go on together.
            actions[1] = actions[0]
        if part(p, q, who, actions, viewer):
            return n
    return most


def part(p: Position, q: Position, who: int, actions: list[int], viewer: int) -> bool:
    """Play an action in each of two worlds; say whether they part for good reason by that."""
    p.scribe, q.scribe = Scribe(), Scribe()
    apply(p, who, actions[0])
    apply(q, who, actions[1])
    return shown_other_cards(p.scribe.notes, q.scribe.notes, p.options.players, viewer)


def public_of(note: Note) -> tuple[int, ...]:
    """What everybody is told, but for what only chance has known: the territory that comes."""
    land = NONE if note.kind in (SCOUTED, DISCOVERED) else note.land
    return note.kind, note.seat, note.other, land, note.to, note.n, note.knows


def shown_other_cards(ours: list[Note], theirs: list[Note], players: int, viewer: int) -> bool:
    """Whether the worlds part for good reason: the viewer is passed, shown or dealt other cards.

    All that is public of what happened must be the same.
    """
    row = players if viewer == NONE else viewer
    for a, b in zip(ours, theirs, strict=False):
        assert public_of(a) == public_of(b)
        sees = a.knows >> row & 1 or a.kind == DISCOVERED
        if sees and (a.cards, a.land) != (b.cards, b.land):
            # From here on the viewer knows: what happens may differ.
            return True
    assert len(ours) == len(theirs)
    return False


@given(**GAMES)
def test_r14_worlds_that_differ_in_the_unknown_look_the_same_for_ever(
    players: int, seed: int, steps: int, viewer: int
) -> None:
    viewer = min(viewer, players - 1)
    p = rich(players, seed, steps, possible=True)
    rng = random.Random(seed + 1)
    q = determinise(sight_of(p, viewer), rng.randrange)
    assert sight_of(q, viewer) == sight_of(p, viewer)
    play_on(p, q, viewer, rng, 120)


def test_r14_the_comparison_goes_on_for_long_and_through_discards() -> None:
    """The property above is worth something: two worlds seldom part at once."""
    lengths = []
    for seed in range(30):
        p = rich(4, seed, 60 + 20 * seed, possible=True)
        rng = random.Random(seed)
        q = determinise(sight_of(p, 0), rng.randrange)
        assert q != p
        lengths.append(play_on(p, q, 0, rng, 120))
    assert sum(lengths) / len(lengths) > 35


@given(**GAMES, possible=st.booleans())
def test_r14_a_determinised_position_is_whole_and_agrees_with_the_sight(
    players: int, seed: int, steps: int, viewer: int, possible: bool
) -> None:
    viewer = min(viewer, players - 1)
    p = rich(players, seed, steps, possible)
    sight = sight_of(p, viewer)
    q = determinise(sight, random.Random(seed).randrange)
    assert faults(q) == []
    assert sight_of(q, viewer) == sight


def test_r14_determinised_positions_differ_and_reach_the_truth() -> None:
    """Every possible place of a card comes up, the true one among them."""
    p = rich(3, 5, 40)
    sight = sight_of(p, 1)
    rng = random.Random(2)
    hands = {tuple(determinise(sight, rng.randrange).hand) for _ in range(300)}
    assert len(hands) > 20
    for seat in (0, 2):
        seen = 0
        for hand in hands:
            seen |= hand[seat]
        assert p.hand[seat] & ~seen == 0


@given(**GAMES)
def test_r14_a_sight_holds_no_hidden_card(players: int, seed: int, steps: int, viewer: int) -> None:
    """Blanked: other hands but for Advantage cards, the piles, the others' knowledge."""
    viewer = min(viewer, players - 1)
    p = rich(players, seed, steps)
    q = sight_of(p, viewer).position
    assert (q.aside, q.action_discard, q.pool, q.deck) == (0, 0, 0, 0)
    for seat in range(players):
        if seat != viewer:
            assert q.hand[seat] < 0 or q.hand[seat] >> 47 << 47 == q.hand[seat]
            assert q.tray[seat] == q.tray[4 + seat] == 0
    for row in range(players):
        if row != viewer:
            assert not any(q.may[12 * row : 12 * row + 12])
    assert not offered(q) or q.asked == 1 << viewer


def offered(p: Position) -> int:
    """All that is to be seen of an offer."""
    return int(p.bare | p.arguments | p.arguments2 | p.beside) or int(p.many) != NONE


def test_r14_a_card_not_yet_announced_is_still_in_the_hand_to_others() -> None:
    """A declaration may be taken back: the others see the same before it and within it."""
    found = 0
    rng = random.Random(1)
    p = rich(4, 3, 45)
    while p.asked:
        step(p, rng)
        if not p.asked or p.asked == 1 << CHANCE or p.asked & (p.asked - 1):
            continue
        actor = who(p)
        for action in list(legal(p, actor)):
            q = p.copy()
            apply(q, actor, action)
            declaring = q.top >= 0 and KIND_OF[q.frames[q.top]] == PLAY
            if declaring and not q.frames[q.top + FLAGS] & ANNOUNCED and not p.playing:
                found += 1
                for viewer in [NONE, *range(4)]:
                    before, within = sight_of(p, viewer), sight_of(q, viewer)
                    assert (before == within) == (viewer != actor)
    assert found > 20, found


def test_r14_chance_offers_are_nobodys_to_see() -> None:
    """Which cards chance may deal is in no sight: the deck's content would be."""
    p = rich(2, 1, 0)
    while p.asked != 1 << CHANCE or legal(p, CHANCE)[0] < DRAW:
        apply(p, who(p), legal(p, who(p))[0])
    for viewer in (NONE, 0, 1):
        assert not offered(sight_of(p, viewer).position)


def test_r14_q3_who_is_asked_after_a_cancelled_card_holds_lug_in_every_world() -> None:
    hands = ["bard druid", "geis new-clans", "lug-samildanach eriu raid"]
    t = Table({"valley": "2 1 1 1 capital"}, hands)
    # First after the Geis, then after the Bard, which lies in the pile by now.
    t.play("0: play bard", "1: play geis", "2: decline")
    rng = random.Random(4)
    for viewer in (0, 1, 3, NONE):
        for _ in range(20):
            q = determinise(sight_of(t.p, viewer), rng.randrange)
            assert [TEXTS[action] for action in legal(q, 2)] == ["decline", "play lug-samildanach"]
