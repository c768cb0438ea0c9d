"""The deal and the draft (R3.5, R3.6, R9.2)."""

from __future__ import annotations

from typing import Final, final

from ardri.rules import events
from ardri.rules.actions import DRAW, HOLD
from ardri.rules.bits import BIT, above, count, zeros
from ardri.rules.bundles import found, packet_passed
from ardri.rules.cards.names import ACTIONS
from ardri.rules.compat import i64
from ardri.rules.frames import DEALT, DRAFT, DRAFT_DONE, DRAFT_PASS, pop, push
from ardri.rules.knowledge import all_rows, emptied, passed_on, seen, slipped
from ardri.rules.offers import offer, unknown
from ardri.rules.position import ASIDE, HAND, POOL, TRAY, ZONES, Position, next_seat
from ardri.rules.steps import Step, ask_chance, define, go_on


def packet_size(players: i64) -> i64:
    """How many cards are dealt to each at a time."""
    return 3 if players == 2 else 4


def passes(players: i64) -> i64:
    """How often packets are passed on after one deal."""
    return 2 if players == 2 else 3


@final
class Deal(Step):
    """Chance deals a packet to each, one card at a time; then the draft begins.

    What is left over after the last deal is the card set aside, unless one is set aside already.
    """

    def ready(self, p: Position) -> bool:
        f = p.top
        if not p.frames[f + DEALT]:
            # Nobody looks at a packet before all are dealt: to everybody each may hold anything.
            for seat in range(p.options.players):
                slipped(p, all_rows(p), POOL, TRAY + seat, ACTIONS)
        if p.frames[f + DEALT] < p.options.players * packet_size(p.options.players):
            return ask_chance(p, DRAW, p.pool)
        p.frames[f + DEALT] = 0
        go_on(p)
        self._dealt(p)
        push(p, _DRAFT, 1, 0, 0, 0)
        return False

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        card: i64 = BIT[action - DRAW]
        f = p.top
        p.pool &= ~card
        p.tray[p.frames[f + DEALT] // packet_size(p.options.players)] |= card
        p.frames[f + DEALT] += 1

    def _dealt(self, p: Position) -> None:
        """What all know of it: each their own packet, of the others' that it came from the pool."""
        if count(p.pool) <= 1:
            if p.pool:
                slipped(p, all_rows(p), POOL, ASIDE, ACTIONS)
                p.aside = p.pool
                p.pool = 0
            emptied(p, POOL, ACTIONS)
        for seat in range(p.options.players):
            packet: i64 = p.tray[seat]
            seen(p, BIT[seat], packet, TRAY + seat)
            p.may[ZONES * seat + TRAY + seat] = packet
            if p.scribe is not None:
                p.scribe.card(events.DEALT, seat, events.NONE, count(packet), packet, BIT[seat])


@final
class Hold(Step):
    """All at once choose which cards to hold, one ``hold`` a card, in ascending order."""

    def ready(self, p: Position) -> bool:
        p.asked = p.options.everyone & ~p.frames[p.top + DRAFT_DONE]
        unknown(p)
        return True if p.asked else go_on(p)

    def offer_to(self, p: Position, seat: i64) -> None:
        left: i64 = self._left(p, seat)
        # Who takes a card must find enough above it.
        spare: i64 = count(left) - self._missing(p, seat)
        low: i64 = 0
        while spare >= 0:
            low |= left & -left
            left &= left - 1
            spare -= 1
        offer(p, HOLD, low)

    def _missing(self, p: Position, seat: i64) -> i64:
        """How many cards a seat has still to hold in this pass."""
        return p.frames[p.top + DRAFT_PASS] - count(p.tray[4 + seat])

    def _left(self, p: Position, seat: i64) -> i64:
        """The cards of the packet above the last one held."""
        return above(p.tray[seat], p.tray[4 + seat])

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        p.tray[4 + seat] |= BIT[action - HOLD]
        missing: i64 = self._missing(p, seat)
        if missing:
            left: i64 = self._left(p, seat)
            # All that is left may have to be held. But who is done so early has shown something
            # of what was held first: where secrets count, that is asked like all else.
            if count(left) > missing or p.options.possible:
                return
            p.tray[4 + seat] |= left
        p.frames[p.top + DRAFT_DONE] |= BIT[seat]


@final
class PassOn(Step):
    """What is not held goes to the next player, all at once; after the last time into the hands."""

    def ready(self, p: Position) -> bool:
        fr = p.frames
        f = p.top
        players = p.options.players
        packets = zeros(4)
        giver = zeros(4)
        for seat in range(players):
            taker: i64 = next_seat(p, seat)
            packets[taker] = p.tray[seat] & ~p.tray[4 + seat]
            giver[taker] = seat
        for seat in range(players):
            p.tray[seat] = p.tray[4 + seat] | packets[seat]
            p.tray[4 + seat] = 0
        passed_on(p, giver, packets)
        p.bundles = p.bundles[:]
        for seat in range(players):
            packet_passed(p, giver[seat], seat, fr[f + DRAFT_PASS], packets[seat])
        if players == 3:
            # In the third pass a card can come back to who passed it on in the first.
            for seat in range(players):
                found(p, seat, packets[seat], seat)
        if p.scribe is not None:
            for seat in range(players):
                both: i64 = BIT[seat] | BIT[giver[seat]]
                packet: i64 = packets[seat]
                p.scribe.card(events.PASSED_ON, giver[seat], seat, count(packet), packet, both)
        fr[f + DRAFT_PASS] += 1
        fr[f + DRAFT_DONE] = 0
        fr[f] = _DRAFT
        if fr[f + DRAFT_PASS] > passes(players):
            pop(p)
            self._into_hands(p)
        return False

    def _into_hands(self, p: Position) -> None:
        rows: i64 = all_rows(p)
        for seat in range(p.options.players):
            slipped(p, rows, TRAY + seat, HAND + seat, ACTIONS)
            emptied(p, TRAY + seat, ACTIONS)
            p.hand[seat] |= p.tray[seat]
            p.tray[seat] = 0


_DRAFT: Final = define("draft", DRAFT, [Hold(), PassOn()])
