"""The 17 Action cards (R1.1, R12)."""

from __future__ import annotations

from ardri.rules.cards.names import ACTIONS, ADVANTAGES, TALES
from ardri.rules.declare import card, on
from ardri.rules.frames import U
from ardri.rules.repertoire import (
    A_CLAN_FELL,
    A_DEED_LEFT,
    A_TALE,
    AFTER_MANEUVER,
    AFTER_PLAY,
    AN_ACTION,
    AN_ATTACK,
    DECLARED,
    EXPOSED,
    MINE,
    THEIRS,
    UNTAKEN,
)
from ardri.rules.vocabulary.amounts import ALL, CITADELS
from ardri.rules.vocabulary.card_words import (
    deed,
    draw,
    give_played,
    look,
    look_through_pile,
    take_advantage,
    take_from_pile,
)
from ardri.rules.vocabulary.choosing import player, spot, territory
from ardri.rules.vocabulary.clan_words import (
    CITADEL,
    FESTIVAL,
    SANCTUARY,
    build,
    clash_there,
    place,
    place_at,
    replace,
    strike,
)
from ardri.rules.vocabulary.clash_words import next_maneuver
from ardri.rules.vocabulary.hand_words import discard, steal
from ardri.rules.vocabulary.land_words import discover
from ardri.rules.vocabulary.marching import move_in, move_out, move_to_chosen
from ardri.rules.vocabulary.program import either, may, otherwise
from ardri.rules.vocabulary.verdicts import cancel
from ardri.rules.vocabulary.where import ANY, HOLY, MAY_CITADEL, PRESENT, THERE, near
from ardri.rules.vocabulary.who import CHOSEN, EXPOSED_THERE, OTHERS, THE_BRENN, TWO_THERE

card(
    "bard",
    season=[draw()],
    triskel=[on(AFTER_MANEUVER, MINE | A_CLAN_FELL, [deed()])],  # Q2
)
card("citadel", season=[territory(PRESENT & MAY_CITADEL), build(CITADEL), take_advantage()])  # Q21
card("conquest", season=[territory(ANY), move_in(0, ALL, near(THERE))])
card("craftsmen-and-peasants", season=[place(ALL, PRESENT, each=CITADELS, up_to=True)])  # Q26
card("druid", needs_another=True, season=[look_through_pile(), take_from_pile()])
card("emissaries", season=[territory(PRESENT), move_out(1, 1, near(THERE), peaceful=True)])
card("exploration", season=[spot(THE_BRENN), discover(), place_at(1, U)])  # Q33
card("festival", season=[territory(PRESENT & HOLY), place_at(1), build(FESTIVAL)])  # Q25
card("geis", triskel=[on(DECLARED, AN_ACTION | THEIRS, [cancel()])])
card(
    "master-craftsman",
    season=[discard(ACTIONS | TALES | ADVANTAGES), draw()],  # Q11
    triskel=[  # Q30
        on(
            AFTER_PLAY,
            A_TALE | MINE | UNTAKEN | A_DEED_LEFT,
            [player(OTHERS), give_played(), deed()],
        )
    ],
)
card("migration", season=[territory(PRESENT), move_out(1, ALL, near(THERE))])  # R7.2
card(
    "new-alliance",
    season=[
        territory(PRESENT),
        either([place_at(1)], [player(OTHERS & TWO_THERE), replace()]),
    ],
)
card("new-clans", season=[place(2, PRESENT)])
card(
    "raid",  # Q1, Q2, Q6, Q23
    triskel=[on(AFTER_MANEUVER, MINE | AN_ATTACK, [steal(), otherwise([strike(CHOSEN)])])],
)
card("sanctuary", season=[territory(PRESENT), build(SANCTUARY), draw()])
card(
    "scouts-and-spies",  # Q33
    season=[
        player(OTHERS),
        look(ACTIONS),
        may([territory(PRESENT), territory(near(THERE), slot=U), move_to_chosen()]),
    ],
)
card(
    "warlord",  # Q14, Q24
    season=[territory(PRESENT), clash_there()],
    triskel=[on(AFTER_MANEUVER, EXPOSED, [place_at(1), player(EXPOSED_THERE), next_maneuver()])],
)
