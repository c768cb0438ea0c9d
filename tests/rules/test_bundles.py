"""R3.6 with section 14: what a draft tells about the cards that one passed on, taken together."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from ardri.rules.bits import BIT, members
from ardri.rules.bundles import bundle_of, fits, placings
from ardri.rules.cards.names import CARDS
from ardri.rules.determinise import determinise
from ardri.rules.engine import apply, legal, new_game, who
from ardri.rules.frames import DRAFT, WIDTH, WINDOW, WINDOW_KIND
from ardri.rules.options import Options
from ardri.rules.position import HAND, Position, next_seat
from ardri.rules.repertoire import LISTENERS
from ardri.rules.sight import sight_of
from ardri.rules.steps import KIND_OF
from ardri.rules.windows import fitting
from tests.rules.fights import clash
from tests.rules.play import step

RAID, WARLORD = CARDS.index("raid"), CARDS.index("warlord")

#: Where a card that I passed on can be: at the next player, or so many seats further.
Places = dict[str, int]


def brute_force(players: int) -> set[tuple[int, ...]]:
    """Every way in which cards a, b, c (first packet) and d, e (second) can end, seen from me.

    Played out by hand: x, y, z are cards of the others that I know nothing of. With three players
    the player after the next passes on to me; what comes back to me I would know.
    """
    out = set()
    for second_pass in combinations("abcx", 2):
        held = [card for card in "abcx" if card not in second_pass]
        at_next = [*held, "d", "e"]
        at_second = [*second_pass, "y", "z"]
        for (third,) in combinations(at_next, 1):
            for (last,) in combinations(at_second, 1):
                places: Places = dict.fromkeys(at_next, 0)
                places |= dict.fromkeys(at_second, 1)
                places[third] = 1
                places[last] = 2
                if players == 4 or last not in "abc":
                    out.add(tuple(places[card] for card in "abcde"))
    return out


def drafted(players: int, seed: int, possible: bool = True) -> Position:
    """A game just after its first draft."""
    rng = random.Random(seed)
    p = new_game(Options(players, 0, 0, possible, 0))
    while not (p.round == 1 and p.top >= 0 and KIND_OF[p.frames[p.top]] == DRAFT):
        step(p, rng)
    while KIND_OF[p.frames[p.top]] == DRAFT:
        step(p, rng)
    return p


@pytest.mark.parametrize("players", [3, 4])
def test_r3_6_a_seat_knows_all_ways_and_no_others(players: int) -> None:
    for seed in range(20):
        p = drafted(players, seed)
        for seat in range(players):
            cards = members(bundle_of(p, seat))
            if len(cards) < 5:
                continue  # A card came back: the bounds have shrunk, and others tell the rest.
            first = [card for card in cards if p.bundles[seat] & BIT[card]]
            order = first + [card for card in cards if card not in first]
            ways = set()
            for way in placings(p, seat):
                seats = dict(zip(cards, way, strict=True))
                ways.add(tuple(distance(p, seat, int(seats[card])) for card in order))
            assert ways == brute_force(players)


def distance(p: Position, seat: int, other: int) -> int:
    """How many seats further than the next."""
    n = 0
    at = next_seat(p, seat)
    while at != other:
        at = next_seat(p, at)
        n += 1
    return n


@pytest.mark.parametrize("players", [3, 4])
def test_r3_6_determinised_worlds_keep_to_it_all_through_the_season(players: int) -> None:
    kept = 0
    for seed in range(12):
        p = drafted(players, seed)
        rng = random.Random(seed)
        for _ in range(30):
            for seat in range(players):
                q = determinise(sight_of(p, seat), rng.randrange)
                cards = members(bundle_of(p, seat) & ~p.playing)
                way = [other for card in cards for other in range(4) if q.hand[other] & BIT[card]]
                if cards and not p.playing and not p.tray[0]:
                    kept += 1
                    assert len(way) == len(cards)
                    assert fits(p, seat, way)
            if p.asked:
                step(p, rng)
    assert kept > 200


def test_a13_worlds_keep_to_the_draft_and_to_who_is_asked_at_once() -> None:
    """Who is asked in a window holds a card for it, perhaps one that the viewer passed on."""
    met = 0
    for seed in range(400):
        if met > 20:
            break
        rng = random.Random(seed)
        p = drafted(4, seed, possible=False)
        for _ in range(60):
            if not p.asked or p.round > 1:
                break
            asked = who(p)
            if KIND_OF[p.frames[p.top]] == WINDOW:
                kind, about = p.frames[p.top + WINDOW_KIND], p.top - WIDTH
                for seat in range(4):
                    held = p.hand[asked] & LISTENERS[kind]
                    if seat != asked and bundle_of(p, seat) & held:
                        met += 1
                        _keeps_to_both(p, seat, int(asked), int(kind), int(about), rng)
            step(p, rng)
    assert met > 20


def test_a13_an_answer_that_the_draft_rules_out_is_none() -> None:
    """Asked after its attack, seat 1 holds one card: Bard, Raid or Warlord, for all one sees.

    Of Raid and Warlord, which seat 0 passed on, one at least stayed with it: so Bard it is not.
    """
    t = clash("2 2 0 0", ("", "warlord", "raid", "druid"), by=1, then=("1: attack 0",))
    assert t.asked() == {1: "window"}
    p = t.p
    p.bundles = p.bundles[:]
    p.bundles[0] = BIT[RAID] | BIT[WARLORD]
    # At most one went further than the next player, who is seat 1; at most one to seat 3.
    p.bundles[8] = (1 << 4) + (1 << 12) + (1 << 16)
    assert p.may[HAND + 1] & BIT[CARDS.index("bard")]
    rng = random.Random(1)
    hands = {int(determinise(sight_of(p, 0), rng.randrange).hand[1]) for _ in range(200)}
    assert hands == {int(BIT[RAID]), int(BIT[WARLORD])}


def _keeps_to_both(
    p: Position, seat: int, asked: int, kind: int, about: int, rng: random.Random
) -> None:
    for _ in range(25):
        q = determinise(sight_of(p, seat), rng.randrange)
        assert fitting(q, kind, about, asked, q.hand[asked] & LISTENERS[kind])
        cards = members(bundle_of(p, seat) & ~p.playing)
        way = [other for card in cards for other in range(4) if q.hand[other] & BIT[card]]
        assert fits(p, seat, way)


def test_r3_6_masks_alone_would_allow_too_much() -> None:
    """All of the first packet at the next player: no mask forbids it, the bundle does."""
    p = drafted(4, 3)
    seat = 2
    everywhere_next = [next_seat(p, seat)] * len(members(bundle_of(p, seat)))
    for card, zone in zip(members(bundle_of(p, seat)), everywhere_next, strict=True):
        assert p.may[12 * seat + zone] & BIT[card]
    assert not fits(p, seat, everywhere_next)


def test_r3_6_with_two_players_there_is_nothing_to_remember() -> None:
    p = drafted(2, 1)
    assert [bundle_of(p, seat) for seat in range(2)] == [0, 0]


def test_r14_a_bundle_is_dropped_when_a_card_of_it_may_have_moved_unseen() -> None:
    """A discard for an attack, a theft: whose cards went, nobody else knows."""
    dropped = 0
    for seed in range(60):
        p = drafted(4, seed)
        rng = random.Random(seed)
        for _ in range(120):
            if not p.asked or p.round > 1:
                break
            before = [bundle_of(p, seat) for seat in range(4)]
            seat = who(p)
            action = rng.choice(legal(p, seat))
            unseen = p.action_discard
            apply(p, seat, action)
            if 227 <= action < 227 + 17 and p.action_discard != unseen and p.round == 1:
                for row in range(4):
                    lost = before[row] and not bundle_of(p, row)
                    dropped += bool(lost)
                    if row != seat and before[row] & BIT[action - 227]:
                        assert lost
    assert dropped > 5
