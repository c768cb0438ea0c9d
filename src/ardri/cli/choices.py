"""Choices as one reads them."""

from __future__ import annotations

from dataclasses import dataclass

from ardri.cli.scene import Scene
from ardri.game.decision import Decision
from ardri.words import Reader


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to choose: as one reads it, and as the notation says it."""

    label: str
    text: str


def choice(reader: Reader, text: str, decision: Decision, scene: Scene) -> Choice:
    """A choice, from its text in the notation."""
    verb, _, rest = text.partition(" ")
    near = neighbours(int(rest), scene) if verb == "at" else []
    return Choice(reader.choice(text, decision.to_json(), near), text)


def neighbours(spot: int, scene: Scene) -> list[str]:
    """The territories that an empty place touches."""
    cells = scene.spots[spot]
    around = {
        (q + dq, r + dr)
        for q, r in cells
        for dq, dr in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
    }
    return [land.id for land in scene.lands if around & set(land.hexes)]


def marked_lands(decision: Decision) -> frozenset[str]:
    """The territories that can be chosen now."""
    lands: set[str] = set()
    for action in decision.actions:
        verb, _, rest = str(action).partition(" ")
        if verb in ("territory", "place", "from", "to"):
            lands.add(rest)
    return frozenset(lands)


def named(decision: Decision, verb: str) -> list[str]:
    """What follows this verb in the choices."""
    words = [str(action).partition(" ") for action in decision.actions]
    return [rest for said, _, rest in words if said == verb]


def beside(reader: Reader, decision: Decision, scene: Scene) -> list[Choice]:
    """The cards that may be played first, beside what is asked."""
    plays = [text for text in map(str, decision.actions) if text.startswith("play ")]
    return [choice(reader, text, decision, scene) for text in plays]
