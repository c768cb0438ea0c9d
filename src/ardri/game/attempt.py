"""What would come of a line, without playing it: for whoever puts one together step by step."""

from __future__ import annotations

from dataclasses import dataclass

from ardri.game.chance import Dice
from ardri.game.decision import Decision
from ardri.game.view import View, determinise
from ardri.rules.actions import DECLINE
from ardri.rules.decisions import kind_asked
from ardri.rules.engine import apply, legal, who
from ardri.rules.events import PLAYED, Scribe
from ardri.rules.position import CHANCE_ASKED, Position

#: One's own turn, and a window: kinds of decisions, by their names.
_TURN, _WINDOW = "turn", "window"


@dataclass(frozen=True, slots=True)
class Attempt:
    """What would come of a line, as far as it tells a seat nothing that it does not know."""

    #: What the seat would be asked next, of the same thing: it could still be taken back. None: the
    #: line is complete, and once played it stands or waits for others.
    decision: Decision | None
    #: Whether, as far as the seat can know, nothing would come of it but that the card is played.
    idle: bool


def changes_nothing(view: View, choices: list[int]) -> bool:
    """Whether a card played in one's turn does nothing, unless somebody answers it.

    It is tried in a world made up of what the seat knows: the true one must not answer, for what is
    hidden would show in what it says.
    """
    if view.seat is None or view.decision is None or view.decision.kind != _TURN:
        return False
    dice = Dice.seeded("attempt")
    p = determinise(view, dice.below)
    p.scribe = scribe = Scribe()
    for choice in choices:
        if choice not in [int(n) for n in legal(p, view.seat)]:
            return False
        apply(p, view.seat, choice)
    _decline_all(p)
    kinds = [int(note.kind) for note in scribe.notes]
    return p.asked != CHANCE_ASKED and kinds == [PLAYED]


def _decline_all(p: Position) -> None:
    """Let everybody pass by every window, until something else is asked."""
    while p.asked not in (0, CHANCE_ASKED) and kind_asked(p) == _WINDOW:
        apply(p, who(p), DECLINE)
