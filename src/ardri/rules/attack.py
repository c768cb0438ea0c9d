"""An attack: the victim answers it with an Action card or with a clan (R7.7)."""

from __future__ import annotations

from typing import Final, final

from ardri.rules import events
from ardri.rules.actions import DISCARD, REMOVE
from ardri.rules.bits import BIT
from ardri.rules.cards.names import ACTIONS
from ardri.rules.clans import reachable
from ardri.rules.compat import i64
from ardri.rules.frames import (
    ATTACK,
    ATTACK_DEMAND,
    ATTACKER,
    BOTH,
    CARD_ONLY,
    CLAN_ONLY,
    CLASH_SITE,
    FREE,
    OVER,
    VICTIM,
    pop,
    push,
)
from ardri.rules.hands import discard
from ardri.rules.offers import clear, offer, offer_one
from ardri.rules.position import Position
from ardri.rules.removal import begin_removal
from ardri.rules.repertoire import ATTACKED
from ardri.rules.steps import Step, ask, define
from ardri.rules.windows import Window


def begin_attack(p: Position, attacker: i64, victim: i64) -> None:
    """A player with exposed clans attacks another."""
    push(p, _START, attacker, victim, FREE, 0)
    if p.scribe is not None:
        p.scribe.full(events.MANEUVER, attacker, victim, p.frames[p.clash + CLASH_SITE], 0)


@final
class AnswerAttack(Step):
    """The victim discards an Action card, unseen, or removes an exposed clan.

    A card may have demanded the one, the other or both (Q38), or ignored the attack (Q6).
    """

    def ready(self, p: Position) -> bool:
        f = p.top
        victim: i64 = p.frames[f + VICTIM]
        demand: i64 = p.frames[f + ATTACK_DEMAND]
        there: bool = reachable(p, p.frames[p.clash + CLASH_SITE], victim) > 0
        if demand == BOTH and there:
            # The clan first; then what is left is the card.
            p.frames[f + ATTACK_DEMAND] = CARD_ONLY
            self._remove(p, victim)
            return False
        clear(p)
        if demand in (FREE, BOTH, CARD_ONLY):
            offer(p, DISCARD, p.hand[victim] & ACTIONS)
        if demand in (FREE, CLAN_ONLY) and there:
            offer_one(p, REMOVE)
        if not p.many:
            pop(p)
            return False
        return ask(p, victim)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        if action == REMOVE:
            p.frames[p.top + ATTACK_DEMAND] = OVER
            self._remove(p, seat)
        else:
            p.frames[p.top + ATTACK_DEMAND] = OVER
            discard(p, seat, BIT[action - DISCARD])

    def _remove(self, p: Position, victim: i64) -> None:
        # Only an opponent's clan that falls feeds cards that wait for one.
        opposing: i64 = 1 if p.frames[p.top + ATTACKER] != victim else 0
        begin_removal(p, victim, p.frames[p.clash + CLASH_SITE], opposing)


_START: Final = define("attack", ATTACK, [Window(ATTACKED), AnswerAttack()])
