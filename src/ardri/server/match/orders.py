"""Standing orders: how a seat's windows are answered while it is not asked. They only decline."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

import msgspec

from ardri import Decision, Event
from ardri.rules.actions import DISCARD, PLAY
from ardri.rules.bits import BIT
from ardri.rules.cards.names import CARDS
from ardri.rules.frames import TURN, TURN_SEAT, WIDTH
from ardri.rules.position import Position, frames_used
from ardri.rules.repertoire import ANY_TIME, LISTENERS
from ardri.rules.steps import KIND_OF, PLAN_OF, PLAN_STARTS
from ardri.server.schema.common import Order
from ardri.server.schema.refusals import Refusal
from ardri.words import Saying

#: What ends a turn, or is what it was for: each turn has one of these (R4.3).
_ACTS: Final = frozenset({"passed", "pretender"})


def checked(order: Order) -> Order:
    """The order without a number; ``Refusal`` if it names no card, or one too many."""
    if order.kind != "never":
        if order.card is not None:
            raise Refusal("illegal", Saying("match-order-no-card"))
    elif order.card is None:
        raise Refusal("illegal", Saying("match-order-card"))
    elif order.card not in CARDS:
        close = get_close_matches(order.card, CARDS, 1)
        said = Saying(
            "refusal-unknown", noun="card", name=order.card, close=close[0] if close else "none"
        )
        raise Refusal("illegal", said)
    return Order(order.kind, order.card)


@dataclass(frozen=True, slots=True)
class Standing:
    """An order, and how many turns its seat had begun when it was given."""

    order: Order
    turns: int


@dataclass(frozen=True, slots=True)
class Book:
    """One seat's standing orders."""

    standing: tuple[Standing, ...] = ()
    #: How many have been given: the number of the last.
    last: int = 0

    @property
    def orders(self) -> tuple[Order, ...]:
        """Those that stand, the oldest first."""
        return tuple([standing.order for standing in self.standing])

    def holds(self, order: Order) -> bool:
        """Whether such an order stands already, whatever its number."""
        return any((one.kind, one.card) == (order.kind, order.card) for one in self.orders)

    def given(self, order: Order, turns: int) -> Book:
        """With one more; it has its number already."""
        return Book((*self.standing, Standing(order, turns)), order.id)

    def cancelled(self, number: int) -> Book:
        """Without the one that has this number."""
        return Book(tuple([one for one in self.standing if one.order.id != number]), self.last)

    def in_turn(self, turns: int) -> Book:
        """When the seat has begun so many turns: ``until-turn`` ends with the next one."""
        left = [
            one for one in self.standing if one.order.kind != "until-turn" or one.turns >= turns
        ]
        return self if len(left) == len(self.standing) else Book(tuple(left), self.last)

    def answering(self, decision: Decision) -> Order | None:
        """The first order by which this window is declined, if any is."""
        fitting = fitting_cards(decision)
        for order in self.orders:
            if order.kind == "until-turn" or (order.kind == "could" and not fitting):
                return order
            if order.kind == "never" and order.card in fitting and self._wants_none(fitting):
                return order
        return None

    def _wants_none(self, fitting: list[str]) -> bool:
        never = {order.card for order in self.orders if order.kind == "never"}
        return never.issuperset(fitting)


def fitting_cards(decision: Decision) -> list[str]:
    """The cards that may be played in a window.

    One that may be played at any time is not among them: it answers nothing (A16).
    """
    cards = [int(action) - PLAY for action in decision.actions if PLAY <= int(action) < DISCARD]
    return [CARDS[card] for card in cards if not LISTENERS[ANY_TIME] & BIT[card]]


def numbered(order: Order, number: int) -> Order:
    """The order with its number."""
    return msgspec.structs.replace(order, id=number)


@dataclass(frozen=True, slots=True)
class Turns:
    """How many turns each seat has begun."""

    #: Turns of each seat whose act is done, after so many events.
    acts: tuple[int, ...]
    events: int = 0

    def after(self, events: list[Event]) -> Turns:
        """After all that has happened by now."""
        # What is taken back was no act: acts stand.
        new = events[min(self.events, len(events)) :]
        acts = list(self.acts)
        for event in new:
            if event.kind in _ACTS or (event.kind == "played" and event.word == ("use", "season")):
                assert event.seat is not None, "somebody's act"
                acts[event.seat] += 1
        return Turns(tuple(acts), len(events))

    def begun(self, p: Position) -> tuple[int, ...]:
        """How many turns each seat has begun, the one that it is in included."""
        out = list(self.acts)
        for f in range(0, frames_used(p), WIDTH):
            step = p.frames[f]
            if KIND_OF[step] == TURN and step == PLAN_STARTS[PLAN_OF[step]]:
                # Its act is still to come, or not announced yet.
                out[int(p.frames[f + TURN_SEAT])] += 1
        return tuple(out)
