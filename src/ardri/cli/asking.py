"""Questions, each in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ardri.cli.names import ACTION, PLAYERS, kind_of, name, the
from ardri.cli.scene import Scene
from ardri.game.decision import Decision


def question(decision: Decision, scene: Scene) -> str:
    """What is asked, in one sentence."""
    return QUESTIONS[decision.kind](decision, scene)


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
    return WINDOWS[str(d.subject["window"])](d)


def _attacked(d: Decision) -> str:
    whom = _seat(d, "victim")
    return f"{_does(d, 'attacker', 'attack')} {whom} in {_land(d, 'clash')}. Do you play a card?"


def _played(d: Decision) -> str:
    who = _player(d, "by")
    return f"{who} {'have' if who == 'You' else 'has'} played {_card(d)}."


def _drawing(d: Decision) -> str:
    many = "an Epic Tale" if d.subject.get("count") == 1 else f"{d.subject.get('count')} Epic Tales"
    what = _card(d) if "card" in d.subject else _land(d, "effect")
    return f"You are about to draw {many} for {what}. Do you play a card?"


#: By window: what has come up, and what may be done.
WINDOWS: Final[dict[str, Callable[[Decision], str]]] = {
    "assembly-start": lambda d: "The Assembly starts. Do you play a card?",
    "declared": lambda d: f"{_does(d, 'by', 'play')} {_card(d)}. Do you answer it?",
    "drawing": _drawing,
    "arrived": lambda d: f"Your clans have come to {_land(d)}. Do you play a card?",
    "clash-start": lambda d: f"A clash starts in {_land(d, 'clash')}. Do you play a card?",
    "sheltered": lambda d: (
        f"The clans have taken shelter in {_land(d, 'clash')}. Do you play a card?"
    ),
    "attacked": _attacked,
    "removed": lambda d: f"A clan of yours is to be removed in {_land(d)}. Do you play a card?",
    "after-maneuver": lambda d: (
        f"A maneuver is over in {_land(d, 'clash')}. Do you play a card after it?"
    ),
    "after-play": lambda d: f"{_played(d)} Do you play a card after it?",
    "end-of-turn": lambda d: "The turn is over. Do you play a card before the next?",
}


def _player(d: Decision, key: str) -> str:
    said = _seat(d, key)
    return "You" if said == "you" else said


def _does(d: Decision, key: str, verb: str) -> str:
    """A player and what this one does."""
    who = _player(d, key)
    return f"You {verb}" if who == "You" else f"{who} {verb}s"


def _territory(d: Decision, s: Scene) -> str:
    card = str(d.subject.get("card", ""))
    if not card:
        return "You are the first Brenn: which territory is to be the Capital?"
    words = TERRITORIES[card]
    if isinstance(words, tuple):
        # The second is asked for when the first is chosen.
        words = words["territory" in d.subject]
    return f"{_card(d)}: {words.format(land=_land(d), to=_land(d, 'to'))}"


#: By card: what a territory is chosen for; what two are, if there are two to choose.
TERRITORIES: Final[dict[str, str | tuple[str, str]]] = {
    "citadel": "where do you build?",
    "conquest": "into which territory do your clans move?",
    "emissaries": "from which territory does the clan leave?",
    "festival": "where is the Festival?",
    "migration": "from which territory do your clans leave?",
    "new-alliance": "in which territory?",
    "sanctuary": "where do you build?",
    "scouts-and-spies": (
        "from which territory do you move clans, if you do?",
        "to which territory do your clans from {land} go?",
    ),
    "warlord": "where do you start a clash?",
    "lost-vale": "from which neighbour does a clan come to the Lost Vale?",
    "valley": "where do you place a clan?",
    "balors-eye": "in which territory is a clan removed?",
    "breas-tyranny": "from which territory do you drive an opponent’s clan out?",
    "children-of-dana": "where do you place a clan?",
    "deirdres-beauty": "in which territory do you remove a clan of yours?",
    "diarmuid-and-grainne": "where does the clan go instead?",
    "fianna": "to which territory do your clans go?",
    "kernunos-sanctuary": "where do you place a clan and a sanctuary?",
    "manannans-horses": (
        "from which territory do your clans leave?",
        "to which territory do your clans from {land} go?",
    ),
    "morrigan": "in which territory do you start a clash, if you do?",
    "otherworld": "in which territory do you place and remove clans?",
    "tailtus-land": "from which territory does a clan of yours move into {to}, if one does?",
}


def _either(d: Decision, s: Scene) -> str:
    if d.subject.get("effect") == "mountains":
        return "Your clans have come to the Mountains: what do you pay?"
    if d.subject.get("card") == "dagdas-club":
        return f"{_card(d)}: what do you demand of the player whom you attack?"
    return f"{_card(d)}: what do you do in {_land(d)}?"


def _may(d: Decision, s: Scene) -> str:
    way = "clockwise" if s.clockwise else "counterclockwise"
    return f"{_card(d)}: the flock flies {way}. Do you turn it?"


def _chosen_player(d: Decision, s: Scene) -> str:
    return f"{_card(d)}: {CHOSEN[str(d.subject['card'])].format(land=_land(d))}"


#: By card: what a player is chosen for.
CHOSEN: Final[dict[str, str]] = {
    "master-craftsman": "to whom do you give the Epic Tale?",
    "new-alliance": "whose clan do you replace in {land}?",
    "scouts-and-spies": "whose Action cards do you look at?",
    "warlord": "who performs the next maneuver?",
    "highlands": "who is to be the instigator of the clash?",
    "lost-vale": "whose clan comes from {land} to the Lost Vale?",
    "moor": "whose Epic Tales do you look at?",
    "salt-mine": "from whom do you take an Action card at random?",
    "balors-eye": "whose clan is removed in {land}?",
    "breas-tyranny": "whose clan do you drive out of {land}?",
    "morrigan": "who is to be the instigator of the clash in {land}?",
}


def _spot(d: Decision, s: Scene) -> str:
    if d.subject.get("card") == "tailtus-land":
        return f"{_card(d)}: where do you discover a territory? The map shows the numbers."
    by = d.subject.get("by")
    whose = "your" if by == d.seat else f"{_seat(d, 'by')}’s"
    return f"You are Brenn: where does {whose} {_card(d)} lead? The map shows the numbers."


def _unearth(d: Decision, s: Scene) -> str:
    return f"{_card(d)}: which of these territories do you discover? The others go last."


def _place(d: Decision, s: Scene) -> str:
    if "card" not in d.subject:
        return "You have no clan on the island: where do you place one?"
    return f"{_card(d)}: where do you place a clan?"


def several_to_place(d: Decision, most: int, fewer: bool) -> str:
    """What is asked where several clans are shared out at one time."""
    if "card" not in d.subject:
        return f"You have no clan on the island: where do you place {most}?"
    if most == 1:
        return f"{_card(d)}: where do you place a clan{', if you do' if fewer else ''}?"
    return f"{_card(d)}: where do you place {'up to ' if fewer else ''}{most} clans?"


def _march(d: Decision, s: Scene) -> str:
    inward = any(str(action).startswith("from ") for action in d.actions)
    card = f"{_card(d)}: " if "card" in d.subject else "You withdraw: "
    if inward:
        return f"{card}from where do clans move into {_land(d)}?"
    if "player" in d.subject:
        return f"{card}where does {_seat(d, 'player')}’s clan from {_land(d)} go?"
    if d.subject.get("card") == "emissaries":
        return f"{card}where does your clan from {_land(d)} go?"
    return f"{card}where do clans from {_land(d)} go?"


def _count(d: Decision, s: Scene) -> str:
    if "from" in d.subject:
        return f"How many clans move from {_land(d, 'from')} into {_land(d)}?"
    return f"How many clans move from {_land(d)} to {_land(d, 'to')}?"


def _muster(d: Decision, s: Scene) -> str:
    return f"{_card(d)}: how many of your {d.subject['clans']} clans go to {_land(d, 'to')}?"


def _orders(d: Decision, s: Scene) -> str:
    left = int(d.subject["left"])
    more = f" {left} times." if left > 1 else ""
    if any(str(action).startswith("place ") for action in d.actions):
        return f"{_card(d)}: what do you do in {_land(d)}?{more}"
    return f"{_card(d)}: whose clan do you remove in {_land(d)}?{more}"


def _give_back(d: Decision, s: Scene) -> str:
    return f"{_card(d)}: how many of your fallen clans return to {_land(d)}?"


def _discard(d: Decision, s: Scene) -> str:
    return f"{_card(d)}: which card do you discard?" if "card" in d.subject else "What do you pay?"


def _discard_some(d: Decision, s: Scene) -> str:
    return f"{_card(d)}: which Action cards do you discard? You draw as many Epic Tales."


def _give(d: Decision, s: Scene) -> str:
    return f"{_card(d)}: which Action card do you give to {_seat(d, 'player')} in return?"


def _tribute(d: Decision, s: Scene) -> str:
    return f"{_card(d)}: which Action card do you give to {_seat(d, 'by')}?"


def _aside(d: Decision, s: Scene) -> str:
    if not any(kind_of(card) == ACTION for card in s.hand):
        # Cathbad's Word at the start of the Assembly.
        return f"{_card(d)}: which Action card is to be set aside? You take it after the draft."
    return f"{_card(d)}: which Action card of yours do you set aside, unseen?"


def _take(d: Decision, s: Scene) -> str:
    if d.subject.get("card") == "deirdres-beauty":
        return f"{_card(d)}: which of the revealed Epic Tales do you take?"
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


#: By kind of decision: all that a player may be asked.
QUESTIONS: Final[dict[str, Callable[[Decision, Scene], str]]] = {
    "settle": _settle,
    "hold": _hold,
    "turn": _turn,
    "window": _window,
    "territory": _territory,
    "either": _either,
    "may": _may,
    "player": _chosen_player,
    "spot": _spot,
    "unearth": _unearth,
    "place": _place,
    "march": _march,
    "count": _count,
    "muster": _muster,
    "orders": _orders,
    "give-back": _give_back,
    "discard": _discard,
    "discard-some": _discard_some,
    "give": _give,
    "tribute": _tribute,
    "aside": _aside,
    "take": _take,
    "keep": _keep,
    "clashes": _clashes,
    "shelter": _shelter,
    "maneuver": _maneuver,
    "peace": _peace,
    "answer": _answer,
}
