"""What a seat is asked, as data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from ardri.game.notation import Action, action_of
from ardri.rules.decisions import kind_asked, subject_asked
from ardri.rules.engine import legal
from ardri.rules.position import CHANCE, Position

#: A player's seat, or chance.
Seat: TypeAlias = int | Literal["chance"]


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat is asked: the kind of choice, what it is about, and the choices.

    Kinds and the parts of a subject are in ``docs/notation.md``.
    """

    seat: Seat
    kind: str
    subject: dict[str, str | int]
    actions: tuple[Action, ...]

    def to_json(self) -> dict[str, object]:
        """The decision as JSON data."""
        return {
            "seat": self.seat,
            "kind": self.kind,
            "subject": dict(self.subject),
            "actions": [str(action) for action in self.actions],
        }


def number_of(seat: Seat) -> int:
    """The engine's number of a seat, chance being one."""
    return CHANCE if seat == "chance" else seat


def seat_of(number: int) -> Seat:
    """The seat with the engine's number."""
    return "chance" if number == CHANCE else number


def decision_of(p: Position, number: int) -> Decision:
    """What is asked of a seat that owes a decision."""
    actions = tuple([action_of(int(n)) for n in legal(p, number)])
    return Decision(seat_of(number), kind_asked(p), subject_asked(p), actions)
