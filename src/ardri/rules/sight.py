"""What one seat may know of a position (section 14).

A sight is the only way out to a player, a bot, a socket or a log. It holds nothing but what the
seat knows, so two positions that differ only in what it does not know give it equal sights.
"""

from __future__ import annotations

from typing import Final, final

from ardri.rules.bits import BIT, count, zeros
from ardri.rules.bundles import drop
from ardri.rules.cards.names import ACTIONS, ADVANTAGES, TALES
from ardri.rules.codec import from_bytes, to_bytes
from ardri.rules.compat import i64, vec
from ardri.rules.frames import ANNOUNCED, CARD, FLAGS, ME, PLAY, pop
from ardri.rules.offers import unknown
from ardri.rules.position import (
    ASIDE,
    CHANCE_ASKED,
    DECK,
    DISCARD,
    HAND,
    NONE,
    POOL,
    TRAY,
    ZONES,
    Position,
)
from ardri.rules.steps import KIND_OF

#: Where in ``Sight.sizes`` the numbers of cards held in a draft begin.
HELD: Final = 2 * ZONES
#: Where the sizes of the stack's sets begin.
STACKED: Final = HELD + 4


@final
class Sight:
    """One seat's sight of a position; a spectator's, if the seat is NONE."""

    def __init__(self, seat: i64, position: Position, sizes: vec[i64]) -> None:
        self.seat: Final = seat
        #: The position with everything blanked that the seat does not know: other hands but for
        #: Advantage cards, piles, the others' knowledge, a card not yet announced.
        self.position: Final = position
        #: ``sizes[2 * zone]`` Action cards and ``sizes[2 * zone + 1]`` Epic Tales are in each zone;
        #: at ``HELD + seat``, how many cards each has chosen to hold so far in this pass; from
        #: ``STACKED`` on, how many territories are in each set of the stack.
        self.sizes: Final = sizes

    def row(self) -> i64:
        """The seat's row of knowledge: the public's for a spectator."""
        return self.position.options.players if self.seat == NONE else self.seat

    def possible(self, zone: i64) -> i64:
        """The cards that the seat must think possible in a zone."""
        return self.position.may[ZONES * self.row() + zone]

    def possible_lands(self, k: i64) -> i64:
        """The territories that the seat must think possible in a set of the stack."""
        return self.position.stack_may[(self.position.options.players + 1) * k + self.row()]

    def numbers(self) -> list[int]:
        """All that makes this sight what it is."""
        return [int(self.seat), *self.position.numbers(), *self.sizes]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sight) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(tuple(self.numbers()))

    def __reduce__(self) -> tuple[object, ...]:
        # Into another process by way of bytes: vectors have no other.
        return _again, (int(self.seat), to_bytes(self.position), [int(n) for n in self.sizes])


def _again(seat: int, position: bytes, sizes: list[int]) -> Sight:
    return Sight(seat, from_bytes(position), vec[i64](sizes))


def sight_of(p: Position, seat: i64) -> Sight:
    """What this seat may know; NONE for a spectator."""
    q = p.copy()
    if seat == NONE or q.asked != BIT[seat]:
        unknown(q)
    _take_back(q, seat)
    sizes = _sizes(q)
    players = q.options.players
    for other in range(players):
        if other != seat:
            q.hand[other] &= ADVANTAGES
        # Nobody looks at a packet before all packets are dealt.
        if other != seat or (q.pool and q.asked == CHANCE_ASKED):
            q.tray[other] = 0
            q.tray[4 + other] = 0
    q.aside = 0
    q.action_discard = 0
    q.pool = 0
    q.deck = 0
    for row in range(players):
        if row != seat:
            for zone in range(ZONES):
                q.may[ZONES * row + zone] = 0
            drop(q, row)
    q.stack = zeros(len(q.stack))
    stack_may = q.stack_may[:]
    for at in range(len(stack_may)):
        row = at % (players + 1)
        if row not in (seat, players):
            stack_may[at] = 0
    q.stack_may = stack_may
    return Sight(seat, q, sizes)


def _take_back(q: Position, seat: i64) -> None:
    """A card that another has not announced yet is still in the hand, for all that is known."""
    f = q.top
    if f >= 0 and KIND_OF[q.frames[f]] == PLAY:
        owner: i64 = q.frames[f + ME]
        if owner != seat and not q.frames[f + FLAGS] & ANNOUNCED:
            card: i64 = BIT[q.frames[f + CARD]]
            q.playing &= ~card
            q.hand[owner] |= card
            pop(q)


def _sizes(q: Position) -> vec[i64]:
    sizes = zeros(STACKED + len(q.stack))
    for k in range(len(q.stack)):
        sizes[STACKED + k] = count(q.stack[k])
    for seat in range(q.options.players):
        _size(sizes, HAND + seat, q.hand[seat])
        _size(sizes, TRAY + seat, q.tray[seat])
        sizes[HELD + seat] = count(q.tray[4 + seat])
    _size(sizes, ASIDE, q.aside)
    _size(sizes, DISCARD, q.action_discard)
    _size(sizes, DECK, q.deck)
    _size(sizes, POOL, q.pool)
    return sizes


def _size(sizes: vec[i64], zone: i64, cards: i64) -> None:
    sizes[2 * zone] = count(cards & ACTIONS)
    sizes[2 * zone + 1] = count(cards & TALES)
