"""Choices in plain English."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ardri.cli.names import PLAYERS, listed, name, the
from ardri.cli.scene import Scene
from ardri.game.decision import Decision
from ardri.game.notation import Action
from ardri.rules.bits import members
from ardri.rules.cards.names import CARDS
from ardri.rules.repertoire import ANY_TIME, LISTENERS

#: The choice that ends a list.
ALL: Final = "That is all"


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to choose: as one reads it, and as the notation says it."""

    label: str
    text: str


def choice(action: Action, decision: Decision, scene: Scene) -> str:
    """A choice in plain English."""
    verb, _, rest = str(action).partition(" ")
    kind = decision.kind
    if verb in PLAIN:
        said = PLAIN[verb]
        card = str(decision.subject.get("card", ""))
        return said.get(f"{kind} {card}", said.get(kind, said[""]))
    if verb in ("territory", "from", "to", "place"):
        return _with_land(verb, rest, kind)
    if verb == "count":
        return "1 clan" if rest == "1" else f"{rest} clans"
    if verb == "attack":
        return f"Attack {PLAYERS[int(rest)]}"
    if verb == "player":
        return _with_player(int(rest), decision)
    if verb == "at":
        return f"Beside {_neighbours(int(rest), scene)}"
    if verb == "aside":
        return f"Set {name(rest)} aside"
    if verb == "play" and rest in _BESIDE:
        return f"Play {name(rest)}, then go on here"
    return f"{verb.capitalize()} {name(rest)}"


#: Cards that may be played beside any decision: they do not answer it.
_BESIDE: Final = frozenset([CARDS[card] for card in members(LISTENERS[ANY_TIME])])

#: The verbs that stand alone, by the kind of decision, and by its card where that matters.
PLAIN: Final[dict[str, dict[str, str]]] = {
    "decline": {
        "": "No",
        "shelter": "No, all stay in the open",
        "territory scouts-and-spies": "Move no clans",
        "territory tailtus-land": "Move no clan",
        "territory morrigan": "Start no clash",
        "may": "No, let it fly as it does",
        "give-back": "None",
    },
    "pass": {"": "Pass"},
    "pretend": {"": "Take a Pretender token"},
    "done": {"": ALL, "muster": "None"},
    "peace": {"": "Yes, peace", "maneuver": "Offer peace"},
    "fight": {"": "No, fight on"},
    "remove": {"": "Remove one of your clans"},
    "shelter": {"": "Shelter a clan"},
    "withdraw": {"": "Withdraw clans to a neighbouring land where you are chieftain"},
    "turn": {"": "Yes, turn the flock"},
    "clockwise": {"": "Clockwise"},
    "counterclockwise": {"": "Counterclockwise"},
    "demand-card": {"": "An Action card"},
    "demand-clan": {"": "A clan"},
}


def _with_land(verb: str, land: str, kind: str) -> str:
    if verb == "place" and kind in ("either", "orders"):
        return f"Place one of your clans in {the(land)}"
    return f"{verb.capitalize()} {the(land)}" if verb in ("from", "to") else name(land)


def _with_player(seat: int, decision: Decision) -> str:
    if seat == decision.seat:
        return f"{PLAYERS[seat]} (you)"
    if decision.kind == "either":
        return f"Replace one of {PLAYERS[seat]}’s clans"
    if decision.kind == "orders":
        return f"Remove one of {PLAYERS[seat]}’s clans"
    return PLAYERS[seat]


def _neighbours(spot: int, scene: Scene) -> str:
    """The territories that an empty place touches."""
    cells = scene.spots[spot]
    around = {
        (q + dq, r + dr)
        for q, r in cells
        for dq, dr in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
    }
    touched = [the(land.id) for land in scene.lands if around & set(land.hexes)]
    return listed(touched)


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


def beside(decision: Decision, scene: Scene) -> list[Choice]:
    """The cards that may be played first, beside what is asked."""
    plays = [action for action in decision.actions if str(action).startswith("play ")]
    return [Choice(choice(action, decision, scene), str(action)) for action in plays]
