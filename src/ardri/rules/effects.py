"""Effects of the course of the game itself, written in the cards' words."""

from __future__ import annotations

from typing import Final

from ardri.rules.clash import WITHDRAWAL
from ardri.rules.frames import EFFECT
from ardri.rules.playing import plan_of_effect
from ardri.rules.steps import define
from ardri.rules.vocabulary.amounts import ALL
from ardri.rules.vocabulary.choosing import territory
from ardri.rules.vocabulary.clan_words import CAPITAL, SANCTUARY, build, place
from ardri.rules.vocabulary.marching import move_out
from ardri.rules.vocabulary.where import ANY, CHIEF, MAY_CITADEL, THERE, near

#: R2.4: the Brenn founds the Capital.
FOUNDING: Final = define(
    "founding",
    EFFECT,
    plan_of_effect([territory(MAY_CITADEL), build(CAPITAL), build(SANCTUARY)]),
)

#: R4.2: a player with no clan on the map places two.
RETURN: Final = define("return", EFFECT, plan_of_effect([place(2, ANY)]))

#: R7.8: who is chieftain is read before anything moves (Q17).
WITHDRAWAL[0] = define(
    "withdrawal",
    EFFECT,
    plan_of_effect([move_out(1, ALL, near(THERE) & CHIEF, peaceful=True)], begun=True),
)
