"""An attack: the victim answers it with an Action card or with a clan (R7.7)."""

from __future__ import annotations

from typing import Final, final

from ardri.rules import events
from ardri.rules.actions import DISCARD, REMOVE
from ardri.rules.bits import BIT
from ardri.rules.cards.names import ACTIONS
from ardri.rules.clans import reachable
from ardri.rules.compat import i64
from ardri.rules.frames import ATTACK, ATTACKER, CLASH_SITE, VICTIM, pop, push
from ardri.rules.hands import discard
from ardri.rules.position import Position
from ardri.rules.removal import begin_removal
from ardri.rules.repertoire import ATTACKED
from ardri.rules.steps import Step, ask, define, numbered
from ardri.rules.windows import Window


def begin_attack(p: Position, attacker: i64, victim: i64) -> None:
    """A player with exposed clans attacks another."""
    push(p, _START, attacker, victim, 0, 0)
    if p.scribe is not None:
        p.scribe.full(events.MANEUVER, attacker, victim, p.frames[p.clash + CLASH_SITE], 0)


@final
class AnswerAttack(Step):
    """The victim discards an Action card, unseen, or removes an exposed clan."""

    def ready(self, p: Position) -> bool:
        victim: i64 = p.frames[p.top + VICTIM]
        choices = numbered(DISCARD, p.hand[victim] & ACTIONS)
        if reachable(p, p.frames[p.clash + CLASH_SITE], victim) > 0:
            choices.append(REMOVE)
        if not choices:
            pop(p)
            return False
        return ask(p, victim, choices)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        # Only an opponent's clan that falls feeds cards that wait for one.
        opposing: i64 = 1 if p.frames[p.top + ATTACKER] != seat else 0
        pop(p)
        if action == REMOVE:
            begin_removal(p, seat, p.frames[p.clash + CLASH_SITE], opposing)
        else:
            discard(p, seat, BIT[action - DISCARD])


_START: Final = define("attack", ATTACK, [Window(ATTACKED), AnswerAttack()])
