"""What every bot can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from ardri.game.decision import Decision
from ardri.game.notation import Action
from ardri.game.view import View


@dataclass(frozen=True, slots=True)
class Clock:
    """How long a bot may think about one decision; None: as long as it likes."""

    seconds: float | None = None


#: Nobody waits.
UNHURRIED: Final = Clock()


class Bot(Protocol):
    """A player that is a program.

    The same bot with the same seed, asked the same questions, gives the same answers.
    """

    def choose(self, view: View, decision: Decision, clock: Clock) -> Action:
        """One of ``decision.actions``, for the seat that the view belongs to."""
        ...


@runtime_checkable
class Judge(Protocol):
    """What a bot may offer besides: a judgement of a position, for ``ardri analyse``."""

    def chances(self, view: View) -> list[float]:
        """Each seat's chance of becoming High King, as far as this seat's view goes.

        One number a seat, from 0 up, together 1 (a draw counts as a part for each). It is asked
        between decisions too, and changes nothing of what the bot will choose.
        """
        ...
