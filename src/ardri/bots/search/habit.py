"""Habit: how gladly each choice is made by who does not look ahead.

It plays all that the search does not look into, orders what it looks into, and is cheap.
"""

from __future__ import annotations

from typing import Final

from ardri.bots.search import asked
from ardri.bots.search.ground import Ground
from ardri.bots.search.worth import ANSWER, SEASON, WORTH
from ardri.rules import actions
from ardri.rules.bits import BIT, count
from ardri.rules.cards.names import ACTIONS
from ardri.rules.clans import reachable
from ardri.rules.compat import append, i64, vec
from ardri.rules.frames import (
    CARD,
    CLASH_SITE,
    ME,
    WIDTH,
    WINDOW_KIND,
    T,
)
from ardri.rules.position import NONE, Position
from ardri.rules.repertoire import DECLARED

#: Dark thoughts: what nobody does by habit, but may have to.
HARDLY: Final = 0.02


class Habit:
    """Weighs choices; one object serves for all of them."""

    def __init__(self) -> None:
        #: After ``weigh``: how gladly each choice is made, none below 0.
        self.weights: vec[float] = vec[float]([0.0] * 64)
        self.ground: Final = Ground()

    def weigh(self, p: Position, seat: i64, choices: list[i64]) -> None:
        """Weigh what this seat may choose."""
        if len(choices) > len(self.weights):
            more: i64 = len(choices) - len(self.weights)
            while more > 0:
                self.weights = append(self.weights, 0.0)
                more -= 1
        kind: i64 = asked.kind_of_asked(p)
        n: i64 = len(choices)
        for k in range(n):
            self.weights[k] = self._weight(p, seat, kind, choices[k])

    def _weight(self, p: Position, seat: i64, kind: i64, action: i64) -> float:
        if kind == asked.TURN:
            return self._turn(p, seat, action)
        if actions.PLAY <= action < actions.DISCARD:
            return self._answer(p, seat, kind, action - actions.PLAY)
        if kind == asked.MANEUVER or kind == asked.PEACE:
            return self._fight(p, seat, action)
        if action >= actions.DISCARD:
            return self._card(p, seat, kind, action)
        if actions.TERRITORY <= action < actions.COUNT:
            return self._land(p, seat, kind, action)
        if action >= actions.PLAYER:
            return self._seat(p, seat, kind, action)
        if action == actions.SHELTER:
            return 9.0
        if action == actions.REMOVE:
            return 1.0
        if action == actions.DONE:
            return 1.0
        return 1.0

    # ------------------------------------------------------------------ cards

    def _turn(self, p: Position, seat: i64, action: i64) -> float:
        if action == actions.PASS:
            return 0.4
        if action == actions.PRETEND:
            return 6.0
        return SEASON[action - actions.PLAY] if action >= actions.PLAY else 1.0

    def _answer(self, p: Position, seat: i64, kind: i64, card: i64) -> float:
        if kind == asked.WINDOW and p.frames[p.top + WINDOW_KIND] == DECLARED:
            # What would be cancelled: more gladly what is gladly played, never one's own.
            about: i64 = p.top - WIDTH
            if p.frames[about + ME] == seat:
                return 0.0
            return ANSWER[card] * (0.1 + 0.4 * SEASON[p.frames[about + CARD]])
        return ANSWER[card]

    def _card(self, p: Position, seat: i64, kind: i64, action: i64) -> float:
        if action >= actions.KEEP:
            return self._liked(action - actions.KEEP)
        if action >= actions.ASIDE:
            return self._spared(action - actions.ASIDE)
        if action >= actions.GIVE:
            return self._spared(action - actions.GIVE)
        if action >= actions.HOLD:
            return self._liked(action - actions.HOLD)
        if action >= actions.TAKE:
            return self._liked(action - actions.TAKE)
        return self._spared(action - actions.DISCARD)

    def _liked(self, card: i64) -> float:
        worth: float = WORTH[card]
        return worth * worth * worth

    def _spared(self, card: i64) -> float:
        worth: float = WORTH[card] + 0.3
        return 2.0 / (worth * worth)

    # ------------------------------------------------------------------ clashes

    def _fight(self, p: Position, seat: i64, action: i64) -> float:
        """Attack who is to be beaten; make peace when more is to be lost than won."""
        site: i64 = p.frames[p.clash + CLASH_SITE]
        mine: i64 = reachable(p, site, seat)
        cards: i64 = count(p.hand[seat] & ACTIONS)
        if action >= actions.ATTACK and action < actions.AT:
            victim: i64 = action - actions.ATTACK
            gain: float = self.ground.strike_gain(p, seat, site, victim)
            return max(HARDLY, 0.3 + gain)
        theirs: i64 = 0
        shields: i64 = 0
        for other in range(p.options.players):
            if other != seat and p.presence[other] & BIT[site]:
                n: i64 = reachable(p, site, other)
                if n:
                    theirs += n
                    shields += count(p.hand[other] & ACTIONS)
        edge: float = float(mine - theirs) + 0.4 * float(cards) - 0.4 * float(shields)
        if action == actions.FIGHT:
            return max(0.1, 0.6 + 0.4 * edge)
        if action == actions.PEACE:
            return max(0.2, 1.4 - 0.5 * edge)
        # Withdraw.
        return 0.3

    # ------------------------------------------------------------------ places and players

    def _land(self, p: Position, seat: i64, kind: i64, action: i64) -> float:
        f = p.top
        if action >= actions.TO:
            return max(HARDLY, 0.4 + self.ground.gain(p, seat, action - actions.TO, 1))
        if action >= actions.FROM:
            loss: float = self.ground.gain(p, seat, action - actions.FROM, -1)
            return max(HARDLY, 0.8 + loss)
        if action >= actions.PLACE:
            return max(HARDLY, 0.2 + self.ground.gain(p, seat, action - actions.PLACE, 1))
        land: i64 = action - actions.TERRITORY
        if kind == asked.TERRITORY and p.frames[f + T] == NONE:
            return 0.3 + abs(self.ground.gain(p, seat, land, 1))
        return 1.0

    def _seat(self, p: Position, seat: i64, kind: i64, action: i64) -> float:
        """Which player something happens to."""
        if action >= actions.AT:
            return 1.0
        other: i64 = action - actions.PLAYER
        if other == seat:
            return 0.3
        return 1.0
