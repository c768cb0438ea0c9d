"""The ids of cards and territories, in the order of their numbers.

Action cards are 0 to 16, Epic Tales 17 to 46, Advantage cards 47 to 62. An Advantage card has the
id of its territory, and its number is the territory's plus ``FIRST_ADVANTAGE``.
"""

from __future__ import annotations

from typing import Final

from ardri.rules.bits import BIT
from ardri.rules.compat import i64

ACTION_CARDS: Final = [
    "bard",
    "citadel",
    "conquest",
    "craftsmen-and-peasants",
    "druid",
    "emissaries",
    "exploration",
    "festival",
    "geis",
    "master-craftsman",
    "migration",
    "new-alliance",
    "new-clans",
    "raid",
    "sanctuary",
    "scouts-and-spies",
    "warlord",
]

EPIC_TALES: Final = [
    "balors-eye",
    "battle-frenzy",
    "battle-of-moytura",
    "breas-tyranny",
    "cathbads-word",
    "champions-share",
    "children-of-dana",
    "dagda",
    "dagdas-cauldron",
    "dagdas-club",
    "dagdas-harp",
    "deirdres-beauty",
    "diarmuid-and-grainne",
    "eriu",
    "fianna",
    "kernunos-sanctuary",
    "lug-samildanach",
    "lugs-spear",
    "maeves-wealth",
    "manannans-horses",
    "morrigan",
    "nuada-silverhand",
    "oenguss-ploy",
    "ogmas-eloquence",
    "otherworld",
    "stone-of-fal",
    "strengs-resolve",
    "tailtus-land",
    "tale-of-cuchulain",
    "tuans-memory",
]

TERRITORIES: Final = [
    "cove",
    "forest",
    "gates-of-tir-na-nog",
    "highlands",
    "hills",
    "iron-mine",
    "lost-vale",
    "meadows",
    "misty-lands",
    "moor",
    "mountains",
    "plains",
    "salt-mine",
    "stone-circle",
    "swamp",
    "valley",
]

#: The cards by number.
CARDS: Final = ACTION_CARDS + EPIC_TALES + TERRITORIES

FIRST_TALE: Final[i64] = 17
FIRST_ADVANTAGE: Final[i64] = 47

#: The masks of the three kinds of card.
ACTIONS: Final[i64] = (1 << 17) - 1
TALES: Final[i64] = (1 << 47) - (1 << 17)
# Too large for mypyc to take as a literal without making it an object.
ADVANTAGES: Final[i64] = BIT[62] - BIT[47] + BIT[62]
ALL_TERRITORIES: Final[i64] = (1 << 16) - 1

#: R1.1: Action cards that are in the game only with four players.
FOUR_PLAYER_CARDS: Final = [
    "emissaries",
    "master-craftsman",
    "raid",
    "scouts-and-spies",
]

#: R2.3: the discovery scenario's first territories, for two, three, four players.
DISCOVERY_START: Final = ["valley", "cove", "plains", "hills"]
#: R2.3: its last six.
DISCOVERY_LAST: Final = [
    "meadows",
    "misty-lands",
    "forest",
    "gates-of-tir-na-nog",
    "highlands",
    "mountains",
]
