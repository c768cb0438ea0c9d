"""What each card and each territory does, in our own words, until the room of words has them."""

from __future__ import annotations

from typing import Final

from ardri.cli.names import ACTION, NAMES, TALE, kind_of
from ardri.rules.bits import BIT
from ardri.rules.cards.names import CARDS
from ardri.rules.repertoire import LISTENERS, MASKS, SEASON_CARDS

#: Each card: its effect on one's own turn, and when else it can be played and for what.
TEXTS: Final[dict[str, tuple[str, str]]] = {
    "bard": (
        "draw an Epic Tale",
        "after your maneuver removed an opponent's clan: gain a Deed",
    ),
    "citadel": (
        "build a citadel where you are present and take that land's Advantage card",
        "",
    ),
    "conquest": ("choose a land; move any of your clans there from its neighbours; clash", ""),
    "craftsmen-and-peasants": (
        "where you are present, place up to one clan for each citadel there",
        "",
    ),
    "druid": ("look through the discarded Action cards and take one (not as your last card)", ""),
    "emissaries": ("move one of your clans to a neighbouring land, without a clash", ""),
    "exploration": ("discover a land where the Brenn chooses; place a clan in it", ""),
    "festival": (
        "place a clan and the Festival by a sanctuary where you are present;"
        " this round a clash there costs its instigator a clan",
        "",
    ),
    "geis": ("", "when an opponent plays an Action card: cancel it"),
    "master-craftsman": (
        "discard another card, draw an Epic Tale",
        "after you play an Epic Tale: give that card to an opponent, gain a Deed",
    ),
    "migration": ("move any of your clans from one land to its neighbours; clash", ""),
    "new-alliance": (
        "where you are present: place a clan, or replace one of an opponent's two or more by yours",
        "",
    ),
    "new-clans": ("place two clans where you are present, together or apart", ""),
    "raid": (
        "",
        "after your attack: take an Action card at random from the victim, who loses a clan"
        " if there is none",
    ),
    "sanctuary": ("place a sanctuary where you are present, draw an Epic Tale", ""),
    "scouts-and-spies": (
        "look at an opponent's Action cards; then you may move clans to one neighbouring land;"
        " clash",
        "",
    ),
    "warlord": (
        "start a clash where you are present",
        "after any maneuver in your clash: place an exposed clan, choose who is next",
    ),
    # ---- Advantage cards
    "cove": ("", "after your Season card: swap an Action card for the one set aside"),
    "forest": ("", "after you play an Epic Tale: draw an Epic Tale"),
    "gates-of-tir-na-nog": ("", "when you draw for the Gates: draw one more, keep one"),
    "highlands": ("", "as a clash starts here: choose its instigator"),
    "hills": ("", "when you are attacked here: ignore the attack"),
    "iron-mine": ("", "when you attack: the victim loses a clan and an Action card"),
    "lost-vale": ("", "after your Season card: move any neighbouring clan here, no clash"),
    "meadows": ("", "when you draw Epic Tales: draw one more, keep one"),
    "misty-lands": ("discard Action cards, draw as many Epic Tales, keep one", ""),
    "moor": ("", "at any time: look at an opponent's Epic Tales"),
    "mountains": ("", "when you move clans into the Mountains: pay nothing"),
    "plains": ("move any of your clans from here to neighbouring lands; clash", ""),
    "salt-mine": ("", "after your Season card: swap an Action card with an opponent's at random"),
    "stone-circle": ("", "after you play an Epic Tale: give up a clan here, take the Tale back"),
    "swamp": ("nothing happens", ""),
    "valley": ("", "after your Season card: place a clan where you are present"),
    # ---- Epic Tales
    "balors-eye": ("remove any one clan", ""),
    "battle-frenzy": ("", "when clans have taken shelter: all of them must come out"),
    "battle-of-moytura": ("", "maneuver: bring clans from neighbouring lands, then place one"),
    "breas-tyranny": ("move one opposing clan from where you are to a neighbour, no clash", ""),
    "cathbads-word": ("", "as an Assembly starts: choose the card set aside, take it at the end"),
    "champions-share": ("take the Action card that was set aside", ""),
    "children-of-dana": ("place a clan in any land", ""),
    "dagda": ("", "when an Epic Tale or an Advantage card is played: cancel it"),
    "dagdas-cauldron": ("", "when a clan of yours falls in a clash: three may come back after it"),
    "dagdas-club": (
        "",
        "when a clan of yours is removed: it stays; or when you attack: choose what it costs",
    ),
    "dagdas-harp": ("for each other Epic Tale in your hand, up to three, place a clan", ""),
    "deirdres-beauty": (
        "take one of the Tales that opponents reveal at random; then lose a clan",
        "",
    ),
    "diarmuid-and-grainne": ("", "when a clan of yours is removed: place it elsewhere"),
    "eriu": ("in up to three lands with a sanctuary where you are, you may place a clan", ""),
    "fianna": ("", "maneuver: move your clans, sheltered ones too, to a neighbour"),
    "kernunos-sanctuary": ("place a clan and a sanctuary where you are and none stands yet", ""),
    "lug-samildanach": ("", "after anyone's Action card: take it into your hand"),
    "lugs-spear": ("", "as a clash starts: nobody plays cards for their Triskel in it"),
    "maeves-wealth": ("each opponent gives you an Action card; give each of them one back", ""),
    "manannans-horses": ("move up to three clans from one land to any other; clash", ""),
    "morrigan": ("you may turn the flock; then you may start a clash anywhere", ""),
    "nuada-silverhand": ("where you are chieftain, place a clan for each opponent there", ""),
    "oenguss-ploy": ("", "at the end of any turn: the next turn is yours"),
    "ogmas-eloquence": ("", "maneuver: the clash ends"),
    "otherworld": ("for each sanctuary of a land, up to three: place or remove a clan there", ""),
    "stone-of-fal": ("place two clans in the Capital's land", ""),
    "strengs-resolve": ("", "after your attack: gain a Deed"),
    "tailtus-land": ("discover one of three lands at a place you choose; a clan may move in", ""),
    "tale-of-cuchulain": ("", "maneuver with your only exposed clan: remove two opposing clans"),
    "tuans-memory": ("draw three Epic Tales, keep one", ""),
}

#: The territories that are more than land.
LANDS: Final = {
    "gates-of-tir-na-nog": "It comes with a sanctuary. Whenever the flock turns, each player"
    " present removes a clan from here and draws an Epic Tale.",
    "mountains": "Whoever moves clans in discards an Action card or removes one of them.",
    "stone-circle": "It comes with a sanctuary.",
    "swamp": "It never holds a citadel.",
}

#: What is said of a card whose effects the engine does not know yet.
NOT_YET: Final = "This version deals it and counts it, but does not offer it for play yet."


def is_offered(card: str) -> bool:
    """Whether the engine offers a card for play already."""
    number = CARDS.index(card)
    listening = any(listeners & BIT[number] for listeners in LISTENERS)
    return bool(listening or MASKS[SEASON_CARDS] & BIT[number])


def effects(card: str) -> list[str]:
    """A card's effects, each one line."""
    season, triskel = TEXTS[card]
    lines = [f"Season: {season}"] if season else []
    return lines + ([f"Triskel: {triskel}"] if triskel else [])


def explained(thing: str) -> list[str]:
    """All there is to say about a card or a territory with its Advantage card."""
    kind = kind_of(thing)
    lines = [f"{NAMES[thing]} ({kind} card)"]
    if kind not in (ACTION, TALE):
        lines = [f"{NAMES[thing]} (territory, with its Advantage card)"]
        lines.append(f"  The land: {LANDS.get(thing, 'nothing special.')}")
    lines += [f"  {line}." for line in effects(thing)]
    if not is_offered(thing):
        lines.append(f"  {NOT_YET}")
    return lines
