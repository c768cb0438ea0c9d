"""Questions in one sentence, and choices in plain English."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ardri.cli.names import PLAYERS, listed, name, the
from ardri.cli.scene import Scene
from ardri.game.decision import Decision
from ardri.game.notation import Action


def question(decision: Decision, scene: Scene) -> str:
    """What is asked, in one sentence."""
    ask = _QUESTIONS.get(decision.kind)
    return ask(decision, scene) if ask else "What do you do?"


def _card(d: Decision) -> str:
    """The card that a choice is made for, or what else it is for."""
    return name(str(d.subject["card"])) if "card" in d.subject else "This"


def _land(d: Decision, key: str = "territory") -> str:
    return the(str(d.subject[key])) if key in d.subject else "there"


def _seat(d: Decision, key: str) -> str:
    seat = d.subject.get(key)
    if not isinstance(seat, int):
        return "nobody"
    return "you" if seat == d.seat else PLAYERS[seat]


def _settle(d: Decision, s: Scene) -> str:
    return "Where do you place a clan to begin with?"


def _hold(d: Decision, s: Scene) -> str:
    total = int(d.subject.get("pass", 1))
    missing = total - len(s.held)
    if s.held:
        return (
            f"Which {'other card' if missing == 1 else 'other cards'} do you hold? {missing} more."
        )
    passed = len(s.tray) - total
    which = "card" if total == 1 else f"{total} cards"
    rest = "the other" if passed == 1 else f"the other {passed}"
    return f"The draft: which {which} do you hold? You pass {rest} on."


def _turn(d: Decision, s: Scene) -> str:
    if d.subject.get("opening"):
        return "You are Brenn and take the first turn: which Season card do you play?"
    return "Your turn: what do you do?"


def _window(d: Decision, s: Scene) -> str:
    about = str(d.subject.get("window", ""))
    clash = _land(d, "clash")
    if about == "declared":
        return f"{_player(d, 'by')} plays {_card(d)}. Do you answer it?"
    if about == "after-play":
        return f"{_player(d, 'by')} has played {_card(d)}. Do you play a card after it?"
    if about == "after-maneuver":
        return f"A maneuver is over in {clash}. Do you play a card after it?"
    if about == "attacked":
        return (
            f"{_player(d, 'attacker')} attacks {_seat(d, 'victim')} in {clash}. Do you play a card?"
        )
    if about == "removed":
        return f"A clan of yours is to be removed in {_land(d)}. Do you play a card?"
    if about == "arrived":
        return f"Your clans have come to {_land(d)}. Do you play a card?"
    return f"{_WINDOWS.get(about, 'You may answer')}. Do you play a card?"


_WINDOWS: Final = {
    "assembly-start": "The Assembly starts",
    "drawing": "You are about to draw Epic Tales",
    "clash-start": "The clash starts",
    "sheltered": "The clans have taken shelter",
    "end-of-turn": "The turn is over",
}


def _player(d: Decision, key: str) -> str:
    said = _seat(d, key)
    return "You" if said == "you" else said


def _territory(d: Decision, s: Scene) -> str:
    card = d.subject.get("card")
    if card is None:
        return "You are the first Brenn: which territory is to be the Capital?"
    if any(str(action) == "decline" for action in d.actions):
        return f"{_card(d)}: from which territory do you move clans, if you do?"
    if card == "scouts-and-spies":
        return f"{_card(d)}: to which territory do your clans from {_land(d)} go?"
    return f"{_card(d)}: {_TERRITORIES.get(str(card), 'which territory?')}"


_TERRITORIES: Final = {
    "citadel": "where do you build?",
    "conquest": "into which territory do your clans move?",
    "emissaries": "from which territory does the clan leave?",
    "festival": "where is the Festival?",
    "migration": "from which territory do your clans leave?",
    "new-alliance": "in which territory?",
    "sanctuary": "where do you build?",
    "warlord": "where do you start a clash?",
}


def _either(d: Decision, s: Scene) -> str:
    if d.subject.get("effect") == "mountains":
        return "Your clans have come to the Mountains: what do you pay?"
    return f"{_card(d)}: what do you do in {_land(d)}?"


def _chosen_player(d: Decision, s: Scene) -> str:
    card = d.subject.get("card")
    if card == "scouts-and-spies":
        return f"{_card(d)}: whose Action cards do you look at?"
    if card == "warlord":
        return f"{_card(d)}: who performs the next maneuver?"
    if card == "new-alliance":
        return f"{_card(d)}: whose clan do you replace?"
    return f"{_card(d)}: which player?"


def _spot(d: Decision, s: Scene) -> str:
    by = d.subject.get("by")
    whose = "your" if by == d.seat else f"{_seat(d, 'by')}’s"
    return f"You are Brenn: where does {whose} {_card(d)} lead? The map shows the numbers."


def _place(d: Decision, s: Scene) -> str:
    if "card" not in d.subject:
        return "You have no clan on the island: where do you place one? You get two."
    if any(str(action) == "done" for action in d.actions):
        return (
            f"{_card(d)}: where do you place a clan? Your choice counts when you say “that is all”."
        )
    return f"{_card(d)}: where do you place a clan?"


def _march(d: Decision, s: Scene) -> str:
    inward = any(str(action).startswith("from ") for action in d.actions)
    card = f"{_card(d)}: " if "card" in d.subject else "You withdraw: "
    if inward:
        return f"{card}from where do clans move into {_land(d)}?"
    return f"{card}where do clans from {_land(d)} go?"


def _count(d: Decision, s: Scene) -> str:
    if "from" in d.subject:
        return f"How many clans move from {_land(d, 'from')} into {_land(d)}?"
    return f"How many clans move from {_land(d)} to {_land(d, 'to')}?"


def _discard(d: Decision, s: Scene) -> str:
    return f"{_card(d)}: which card do you discard?"


def _take(d: Decision, s: Scene) -> str:
    return f"{_card(d)}: which of the discarded Action cards do you take?"


def _keep(d: Decision, s: Scene) -> str:
    return "Which Epic Tale do you keep? All others are discarded, for everyone to see."


def _clashes(d: Decision, s: Scene) -> str:
    return "Several clashes: which comes first?"


def _shelter(d: Decision, s: Scene) -> str:
    land = s.land(str(d.subject["territory"]))
    free = land.citadels - sum(land.sheltered)
    count = "one citadel is" if free == 1 else f"{free} citadels are"
    return f"Clash in {the(land.id)}, {count} free: do you shelter a clan?"


def _maneuver(d: Decision, s: Scene) -> str:
    return f"Clash in {_land(d)}: it is for you to act. What do you do?"


def _peace(d: Decision, s: Scene) -> str:
    return f"{_player(d, 'actor')} would end the clash in {_land(d)}. Do you agree?"


def _answer(d: Decision, s: Scene) -> str:
    return f"{_player(d, 'attacker')} attacks you in {_land(d, 'clash')}: what does it cost you?"


_QUESTIONS: Final[dict[str, Callable[[Decision, Scene], str]]] = {
    "settle": _settle,
    "hold": _hold,
    "turn": _turn,
    "window": _window,
    "territory": _territory,
    "either": _either,
    "player": _chosen_player,
    "spot": _spot,
    "place": _place,
    "march": _march,
    "count": _count,
    "discard": _discard,
    "take": _take,
    "keep": _keep,
    "clashes": _clashes,
    "shelter": _shelter,
    "maneuver": _maneuver,
    "peace": _peace,
    "answer": _answer,
}


# ---------------------------------------------------------------------------------------- choices


def choice(action: Action, decision: Decision, scene: Scene) -> str:
    """A choice in plain English."""
    verb, _, rest = str(action).partition(" ")
    if verb in _PLAIN:
        said = _PLAIN[verb]
        return said.get(decision.kind, said[""])
    if verb in ("territory", "from", "to", "place"):
        return _with_land(verb, rest, decision)
    if verb == "count":
        return "1 clan" if rest == "1" else f"{rest} clans"
    if verb == "attack":
        return f"Attack {PLAYERS[int(rest)]}"
    if verb == "player":
        return _with_player(int(rest), decision)
    if verb == "at":
        return f"Beside {_neighbours(int(rest), scene)}"
    return f"{verb.capitalize()} {name(rest)}"


_PLAIN: Final[dict[str, dict[str, str]]] = {
    "decline": {"": "No", "shelter": "No, all stay in the open", "territory": "Move no clans"},
    "pass": {"": "Pass"},
    "pretend": {"": "Take a Pretender token"},
    "done": {"": "That is all"},
    "peace": {"": "Yes, peace", "maneuver": "Offer peace"},
    "fight": {"": "No, fight on"},
    "remove": {"": "Remove one of your clans"},
    "shelter": {"": "Shelter a clan"},
    "withdraw": {"": "Withdraw clans to a neighbouring land where you are chieftain"},
    "turn": {"": "Turn the flock"},
    "clockwise": {"": "Clockwise"},
    "counterclockwise": {"": "Counterclockwise"},
    "demand-card": {"": "Demand an Action card"},
    "demand-clan": {"": "Demand a clan"},
}


def _with_land(verb: str, land: str, decision: Decision) -> str:
    if verb == "place" and decision.kind == "either":
        return f"Place one of your clans in {the(land)}"
    return f"{verb.capitalize()} {the(land)}" if verb in ("from", "to") else name(land)


def _with_player(seat: int, decision: Decision) -> str:
    if seat == decision.seat:
        return f"{PLAYERS[seat]} (you)"
    if decision.kind == "either":
        return f"Replace one of {PLAYERS[seat]}’s clans"
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
