"""The territories that are more than land (R11)."""

from __future__ import annotations

from ardri.rules.cards.names import ACTIONS
from ardri.rules.declare import land
from ardri.rules.vocabulary.card_words import draw
from ardri.rules.vocabulary.clan_words import remove
from ardri.rules.vocabulary.hand_words import discard
from ardri.rules.vocabulary.program import each, either
from ardri.rules.vocabulary.who import EACH_ONE, OWNER, PRESENT_THERE

land(
    "gates-of-tir-na-nog",  # Q27
    sanctuaries=1,
    flock=[each(PRESENT_THERE, [remove(EACH_ONE), draw(by=EACH_ONE)])],
)
land("mountains", arrival=[either([discard(ACTIONS)], [remove(OWNER)])])  # Q7, Q8
land("stone-circle", sanctuaries=1)
land("swamp", citadels=False)  # Q21
