"""The 16 Advantage cards (R12). Each has the id of its territory."""

from __future__ import annotations

from ardri.rules.cards.names import ACTIONS, TALES
from ardri.rules.declare import card, on
from ardri.rules.frames import BOTH
from ardri.rules.repertoire import (
    A_SEASON_CARD,
    A_TALE,
    AFTER_PLAY,
    AGAINST_ME,
    ALWAYS,
    ANY_TIME,
    ARRIVED,
    AT_HOME,
    ATTACKED,
    CLASH_START,
    DRAWING,
    MINE,
    OPEN,
    PRESENT_HOME,
    UNTAKEN,
)
from ardri.rules.vocabulary.amounts import ALL
from ardri.rules.vocabulary.card_words import AS_MANY, draw, look, take_played
from ardri.rules.vocabulary.choosing import at, player, territory
from ardri.rules.vocabulary.clan_words import place_at, remove
from ardri.rules.vocabulary.clash_words import instigator
from ardri.rules.vocabulary.hand_words import discard_some, give, set_aside, steal, take_aside
from ardri.rules.vocabulary.marching import move_out
from ardri.rules.vocabulary.verdicts import demand, draw_more, ignore_attack, ignore_land
from ardri.rules.vocabulary.where import HAS_CLANS, HOME, PRESENT, THERE, near
from ardri.rules.vocabulary.who import (
    CHOSEN,
    EXPOSED_THERE,
    HOLDERS_OF_ACTIONS,
    OTHERS,
    OWNER,
    PRESENT_THERE,
)

card("cove", triskel=[on(AFTER_PLAY, A_SEASON_CARD | MINE, [take_aside(), set_aside()])])  # Q22
card("forest", triskel=[on(AFTER_PLAY, A_TALE | MINE, [draw()])])
card("gates-of-tir-na-nog", triskel=[on(DRAWING, MINE | AT_HOME, [draw_more()])])
card(
    "highlands",  # Q5
    triskel=[on(CLASH_START, AT_HOME, [player(EXPOSED_THERE), instigator()])],
)
card("hills", triskel=[on(ATTACKED, AGAINST_ME | AT_HOME, [ignore_attack()])])  # Q6
card("iron-mine", triskel=[on(ATTACKED, MINE | OPEN, [demand(BOTH)])])  # Q23, Q38
card(
    "lost-vale",
    triskel=[
        on(
            AFTER_PLAY,
            A_SEASON_CARD | MINE,
            [
                territory(near(HOME) & HAS_CLANS),
                player(PRESENT_THERE),
                move_out(1, 1, HOME, peaceful=True, of=CHOSEN),
            ],
        )
    ],
)
card("meadows", triskel=[on(DRAWING, MINE, [draw_more()])])
card("misty-lands", season=[discard_some(ACTIONS), draw(AS_MANY)])
card("moor", triskel=[on(ANY_TIME, ALWAYS, [player(OTHERS), look(TALES)])])  # Q19, Q31
card("mountains", triskel=[on(ARRIVED, MINE | AT_HOME, [ignore_land()])])  # Q7
card("plains", season=[at(HOME), move_out(1, ALL, near(THERE))])
card(
    "salt-mine",  # Q35
    triskel=[
        on(
            AFTER_PLAY,
            A_SEASON_CARD | MINE,
            [player(OTHERS & HOLDERS_OF_ACTIONS), steal(), give(CHOSEN, in_return=True)],
        )
    ],
)
card(
    "stone-circle",  # Q3, Q8, Q36
    triskel=[
        on(
            AFTER_PLAY,
            A_TALE | MINE | UNTAKEN | PRESENT_HOME,
            [at(HOME), remove(OWNER), take_played()],
        )
    ],
)
card("swamp", season=[])
card("valley", triskel=[on(AFTER_PLAY, A_SEASON_CARD | MINE, [territory(PRESENT), place_at(1)])])
