"""What each card does, in our own words: the one source of the terminal's texts and of the docs.

Plain tables, from ids to texts. A card's uses are ``season`` and the windows in which it can be
played for its Triskel, by their names in ``rules/repertoire.py``; each use is a text of its own
that says when and what. An Advantage card has the id of its territory.
"""

from __future__ import annotations

from typing import Final

SEASON: Final = "season"

ACTION_CARDS: Final[dict[str, dict[str, str]]] = {
    "bard": {
        "season": "Draw an Epic Tale.",
        "after-maneuver": "After a maneuver of yours that removed an opponent’s clan: gain a Deed.",
    },
    "citadel": {
        "season": "Build a citadel where you are present. That territory’s Advantage card becomes"
        " yours, even out of an opponent’s hand, unless it was played this round.",
    },
    "conquest": {
        "season": "Pick a territory and bring any number of your clans there from the territories"
        " beside it. Clash.",
    },
    "craftsmen-and-peasants": {
        "season": "Wherever you are present you may place clans: in each territory at most as many"
        " as it has citadels.",
    },
    "druid": {
        "season": "Look through the discarded Action cards and take one into your hand."
        " Not playable as your only Action card.",
    },
    "emissaries": {"season": "Move one clan of yours to a territory beside it. No clash."},
    "exploration": {
        "season": "The Brenn points out an empty place that touches two territories. Discover a"
        " territory there and place a clan in it.",
    },
    "festival": {
        "season": "Where you are present and a sanctuary stands: place a clan and the Festival"
        " marker. This round, whoever starts a clash there begins by removing a clan of their own.",
    },
    "geis": {"declared": "When an opponent plays an Action card: it is cancelled and discarded."},
    "master-craftsman": {
        "season": "Discard another card of any kind from your hand, if you have one;"
        " draw an Epic Tale.",
        "after-play": "After you play an Epic Tale: hand that Tale to an opponent instead of"
        " discarding it, and gain a Deed. Only while the supply has a Deed.",
    },
    "migration": {
        "season": "From one territory, move one or more of your clans to territories beside it,"
        " split as you like. Clash.",
    },
    "new-alliance": {
        "season": "Where you are present: place a clan; or pick an opponent with two or more clans"
        " there and replace one of them by yours.",
    },
    "new-clans": {"season": "Place two clans where you are present, together or apart."},
    "raid": {
        "after-maneuver": "After an attack of yours: take an Action card at random from the"
        " attacked player. If there is none to take, that player removes an exposed clan.",
    },
    "sanctuary": {"season": "Build a sanctuary where you are present and draw an Epic Tale."},
    "scouts-and-spies": {
        "season": "Look at an opponent’s Action cards. Then you may move one or more of your clans"
        " from one territory to one beside it. Clash.",
    },
    "warlord": {
        "season": "Start a clash where you are present, as its instigator.",
        "after-maneuver": "After any maneuver, with an exposed clan of yours there: place one more,"
        " exposed. Say who with exposed clans performs the next maneuver; the order goes on from"
        " there.",
    },
}

ADVANTAGE_CARDS: Final[dict[str, dict[str, str]]] = {
    "cove": {
        "after-play": "After you play a Season card: take the Action card that was set aside, then"
        " set one from your hand aside.",
    },
    "forest": {"after-play": "After you play an Epic Tale: draw an Epic Tale."},
    "gates-of-tir-na-nog": {
        "drawing": "When the territory’s own effect lets you draw: draw one Tale more, keep one.",
    },
    "highlands": {
        "clash-start": "As a clash starts in the Highlands: name its instigator, among the players"
        " with exposed clans there.",
    },
    "hills": {"attacked": "When you are attacked in the Hills: the attack comes to nothing."},
    "iron-mine": {
        "attacked": "When you attack: the victim must do both, remove an exposed clan and discard"
        " an Action card.",
    },
    "lost-vale": {
        "after-play": "After you play a Season card: move one clan, whosever it is, from a"
        " territory beside the Lost Vale into it. No clash.",
    },
    "meadows": {"drawing": "When you are about to draw Epic Tales: draw one more, keep one."},
    "misty-lands": {
        "season": "Discard one or more Action cards, draw as many Epic Tales, keep one.",
    },
    "moor": {
        "any-time": "Whenever you have a decision to make: look at an opponent’s Epic Tales.",
    },
    "mountains": {"arrived": "When clans of yours were moved into the Mountains: pay nothing."},
    "plains": {
        "season": "Move one or more of your clans from the Plains to territories beside them,"
        " split as you like. Clash.",
    },
    "salt-mine": {
        "after-play": "After you play a Season card: take an Action card at random from an"
        " opponent, then give that player one from your hand.",
    },
    "stone-circle": {
        "after-play": "After you play an Epic Tale: remove a clan of yours from the Stone Circle"
        " and take the Tale back into your hand.",
    },
    "swamp": {"season": "Nothing happens, but you have played a Season card."},
    "valley": {"after-play": "After you play a Season card: place a clan where you are present."},
}

EPIC_TALES: Final[dict[str, dict[str, str]]] = {
    "balors-eye": {"season": "Remove one clan, whosever and wherever it is."},
    "battle-frenzy": {
        "sheltered": "When clans have taken shelter in a clash: all of them come out again and are"
        " exposed.",
    },
    "battle-of-moytura": {
        "maneuver": "As your maneuver: bring one or more of your clans from territories beside it"
        " into the clash, and place one more there, all exposed.",
    },
    "breas-tyranny": {
        "season": "Where you are present, move one opponent’s clan to a territory beside it."
        " No clash.",
    },
    "cathbads-word": {
        "assembly-start": "As an Assembly starts: secretly choose the Action card that is set"
        " aside. As it ends: take that card, and set one of yours aside unseen.",
    },
    "champions-share": {"season": "Take the Action card that was set aside."},
    "children-of-dana": {"season": "Place a clan in any territory."},
    "dagda": {
        "declared": "When anyone plays an Epic Tale or an Advantage card: it is cancelled and"
        " discarded. Afterwards the discarded Tales, The Dagda too, are shuffled into the deck.",
    },
    "dagdas-cauldron": {
        "removed": "When a clan of yours falls in a clash: all that fall there, before or after,"
        " wait on this card. At the clash’s end up to three return there, the rest to your"
        " reserve.",
    },
    "dagdas-club": {
        "removed": "When a clan of yours is to be removed: it stays.",
        "attacked": "When you attack: you say whether the victim loses an exposed clan or an Action"
        " card; it must be something the victim has.",
    },
    "dagdas-harp": {
        "season": "For each other Epic Tale in your hand, three at most: place a clan where you"
        " are present.",
    },
    "deirdres-beauty": {
        "season": "Each opponent reveals an Epic Tale at random. Take one, the others are"
        " discarded. Then remove one of your clans, from wherever you like.",
    },
    "diarmuid-and-grainne": {
        "removed": "When a clan of yours is removed: it goes to another territory where you are"
        " present.",
    },
    "eriu": {
        "season": "In up to three territories with a sanctuary where you are present: place a clan"
        " in each.",
    },
    "fianna": {
        "maneuver": "As your maneuver: move one or more of your clans, exposed or sheltered, from"
        " the clash to one territory beside it. No clash there.",
    },
    "kernunos-sanctuary": {
        "season": "Where you are present and no sanctuary stands: place a clan, build a sanctuary.",
    },
    "lug-samildanach": {
        "after-play": "After anyone’s Action card, cancelled or not: take it into your hand. It may"
        " be played again, at once if it fits.",
    },
    "lugs-spear": {
        "clash-start": "As a clash starts: nobody plays a card for its Triskel until it is over.",
    },
    "maeves-wealth": {
        "season": "Each opponent who has an Action card gives you one, unseen. Then you give each"
        " of them an Action card of your choice.",
    },
    "manannans-horses": {
        "season": "Move up to three of your clans from one territory to any one other. Clash.",
    },
    "morrigan": {
        "season": "You may turn the flock over. Then you may start a clash in any territory, with"
        " a player present there as instigator.",
    },
    "nuada-silverhand": {
        "season": "Wherever you are chieftain you may place clans: in each territory at most one"
        " for each opponent present.",
    },
    "oenguss-ploy": {
        "end-of-turn": "At the end of anyone’s turn: the next turn is yours, and the order goes on"
        " from you. A Season about to end goes on.",
    },
    "ogmas-eloquence": {"maneuver": "As your maneuver: the clash is over at once."},
    "otherworld": {
        "season": "In a territory where you are present, for each sanctuary there, three at most:"
        " place a clan there, or remove an opponent’s clan from there.",
    },
    "stone-of-fal": {"season": "Place two clans in the Capital’s territory."},
    "strengs-resolve": {"after-maneuver": "After an attack of yours: gain a Deed."},
    "tailtus-land": {
        "season": "Draw three territories unseen; discover one at a place of your choice, the rest"
        " will be drawn last. Then you may move one of your clans into it from beside it.",
    },
    "tale-of-cuchulain": {
        "maneuver": "As your maneuver, with exactly one exposed clan there: remove two exposed"
        " clans of opponents, or the one there is.",
    },
    "tuans-memory": {"season": "Draw three Epic Tales, keep one."},
}

#: All cards: their uses.
USES: Final = {**ACTION_CARDS, **ADVANTAGE_CARDS, **EPIC_TALES}

#: The territories that are more than land.
LANDS: Final = {
    "gates-of-tir-na-nog": "It comes with a sanctuary. Whenever the flock changes direction, each"
    " player present, in turn order, removes a clan of theirs from here and draws an Epic Tale.",
    "mountains": "When clans of yours were moved in, discard an Action card or remove a clan of"
    " yours from here, before any clash.",
    "stone-circle": "It comes with a sanctuary.",
    "swamp": "It never holds a citadel.",
}
