"""What cards are worth to the bots: data, by the ids of the cards.

``hold``: what it is worth to have the card in hand; ``season``, ``answer``: how gladly it is played
in one's turn, and as a Triskel, by who does not look ahead (to decline weighs 1).
"""

from __future__ import annotations

from typing import Final

from ardri.rules.cards.names import CARDS
from ardri.rules.compat import vec

#: Each card: hold, season, answer.
_WORTH: Final[dict[str, tuple[float, float, float]]] = {
    # Action cards
    "bard": (2.0, 1.5, 40.0),
    "citadel": (1.8, 1.5, 1.0),
    "conquest": (2.0, 1.2, 1.0),
    "craftsmen-and-peasants": (2.0, 1.5, 1.0),
    "druid": (2.0, 1.5, 1.0),
    "emissaries": (1.6, 1.2, 1.0),
    "exploration": (2.0, 1.5, 1.0),
    "festival": (1.6, 1.2, 1.0),
    "geis": (2.6, 0.0, 0.8),
    "master-craftsman": (1.6, 1.0, 40.0),
    "migration": (2.2, 1.5, 1.0),
    "new-alliance": (2.6, 2.0, 1.0),
    "new-clans": (2.6, 2.0, 1.0),
    "raid": (1.4, 0.0, 3.0),
    "sanctuary": (2.6, 2.0, 1.0),
    "scouts-and-spies": (1.8, 1.2, 1.0),
    "warlord": (1.8, 0.6, 1.0),
    # Epic Tales
    "balors-eye": (1.2, 1.0, 1.0),
    "battle-frenzy": (0.6, 0.0, 0.5),
    "battle-of-moytura": (1.0, 0.0, 0.7),
    "breas-tyranny": (1.2, 1.0, 1.0),
    "cathbads-word": (1.0, 0.0, 9.0),
    "champions-share": (1.0, 1.2, 1.0),
    "children-of-dana": (1.4, 1.2, 1.0),
    "dagda": (1.2, 0.0, 0.7),
    "dagdas-cauldron": (1.0, 0.0, 1.0),
    "dagdas-club": (1.0, 0.0, 1.0),
    "dagdas-harp": (1.0, 0.8, 1.0),
    "deirdres-beauty": (0.8, 0.6, 1.0),
    "diarmuid-and-grainne": (1.2, 0.0, 2.0),
    "eriu": (1.4, 1.0, 1.0),
    "fianna": (0.8, 0.0, 0.5),
    "kernunos-sanctuary": (1.6, 1.5, 1.0),
    "lug-samildanach": (1.2, 0.0, 1.0),
    "lugs-spear": (0.8, 0.0, 0.5),
    "maeves-wealth": (1.0, 1.0, 1.0),
    "manannans-horses": (1.4, 0.8, 1.0),
    "morrigan": (0.9, 0.5, 1.0),
    "nuada-silverhand": (1.3, 1.0, 1.0),
    "oenguss-ploy": (1.2, 0.0, 0.5),
    "ogmas-eloquence": (0.9, 0.0, 0.7),
    "otherworld": (1.4, 1.0, 1.0),
    "stone-of-fal": (1.4, 1.0, 1.0),
    "strengs-resolve": (1.8, 0.0, 40.0),
    "tailtus-land": (1.2, 1.2, 1.0),
    "tale-of-cuchulain": (1.1, 0.0, 2.0),
    "tuans-memory": (1.2, 1.5, 1.0),
    # Advantage cards
    "cove": (0.6, 0.0, 1.0),
    "forest": (0.8, 0.0, 5.0),
    "gates-of-tir-na-nog": (0.5, 0.0, 9.0),
    "highlands": (0.5, 0.0, 0.5),
    "hills": (0.6, 0.0, 9.0),
    "iron-mine": (0.7, 0.0, 9.0),
    "lost-vale": (0.7, 0.0, 1.5),
    "meadows": (0.7, 0.0, 9.0),
    "misty-lands": (0.5, 0.5, 1.0),
    "moor": (0.3, 0.0, 0.02),
    "mountains": (0.4, 0.0, 9.0),
    "plains": (0.7, 0.8, 1.0),
    "salt-mine": (0.8, 0.0, 5.0),
    "stone-circle": (0.7, 0.0, 1.0),
    "swamp": (0.1, 0.3, 1.0),
    "valley": (1.0, 0.0, 9.0),
}

WORTH: Final = vec[float]([_WORTH[card][0] for card in CARDS])
SEASON: Final = vec[float]([_WORTH[card][1] for card in CARDS])
ANSWER: Final = vec[float]([_WORTH[card][2] for card in CARDS])
