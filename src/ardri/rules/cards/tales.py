"""The 30 Epic Tales (R12)."""

from __future__ import annotations

from ardri.rules.declare import card, on
from ardri.rules.frames import ASSEMBLY, CARD_ONLY, CLAN_ONLY, CLASH, U
from ardri.rules.repertoire import (
    AFTER_MANEUVER,
    AFTER_PLAY,
    ALWAYS,
    AN_ACTION,
    AN_ATTACK,
    ASSEMBLY_START,
    ATTACKED,
    CLASH_START,
    DECLARED,
    END_OF_TURN,
    IN_CLASH,
    MANEUVER,
    MINE,
    NO_ACTION,
    ONE_EXPOSED,
    OPEN,
    REMOVED,
    SHELTERED,
    WITHIN_REACH,
)
from ardri.rules.vocabulary.amounts import ALL, ONE, OPPONENTS, OTHER_TALES, SANCTUARIES
from ardri.rules.vocabulary.card_words import deed, draw, take_played
from ardri.rules.vocabulary.choosing import at, player, spot, territory
from ardri.rules.vocabulary.clan_words import (
    SANCTUARY,
    build,
    clash_there,
    place,
    place_at,
    remove,
    strike,
)
from ardri.rules.vocabulary.clash_words import (
    end_clash,
    gather,
    give_back,
    linger,
    silence,
    step_out,
)
from ardri.rules.vocabulary.hand_words import (
    give,
    reveal,
    set_any_aside,
    set_aside,
    take_aside,
    take_revealed,
    tribute,
)
from ardri.rules.vocabulary.land_words import scout_ahead, turn_flock, unearth
from ardri.rules.vocabulary.marching import march_off, move_in, move_out, move_to_chosen, muster
from ardri.rules.vocabulary.orders import place_or_strike, strike_exposed
from ardri.rules.vocabulary.program import each, either, may
from ardri.rules.vocabulary.verdicts import cancel, demand, divert, next_turn, spare
from ardri.rules.vocabulary.where import (
    ANY,
    CAPITAL_SITE,
    CHIEF,
    HAS_CLANS,
    HOLY,
    OPPOSED,
    OTHER,
    PRESENT,
    THERE,
    near,
)
from ardri.rules.vocabulary.who import (
    CHOSEN,
    EACH_ONE,
    GIVERS,
    HOLDERS_OF_ACTIONS,
    OTHERS,
    OWNER,
    PRESENT_THERE,
)

card("balors-eye", season=[territory(HAS_CLANS), player(PRESENT_THERE), strike(CHOSEN)])
card("battle-frenzy", triskel=[on(SHELTERED, ALWAYS, [step_out()])])  # R7.5
card(
    "battle-of-moytura",
    triskel=[on(MANEUVER, MINE, [move_in(1, ALL, near(THERE), peaceful=True), place_at(1)])],
)
card(
    "breas-tyranny",  # Q7
    season=[
        territory(PRESENT & OPPOSED),
        player(OTHERS & PRESENT_THERE),
        move_out(1, 1, near(THERE), peaceful=True, of=CHOSEN),
    ],
)
card(
    "cathbads-word",  # R3.0, R3.7, Q4
    triskel=[
        on(ASSEMBLY_START, ALWAYS, [set_any_aside(), linger(ASSEMBLY), take_aside(), set_aside()])
    ],
)
card("champions-share", season=[take_aside()])  # Q22
card("children-of-dana", season=[territory(ANY), place_at(1)])
card("dagda", reshuffles=True, triskel=[on(DECLARED, NO_ACTION, [cancel()])])  # R5.7
card(
    "dagdas-cauldron",  # Q18, Q39
    triskel=[on(REMOVED, MINE | IN_CLASH, [gather(), linger(CLASH), give_back(3)])],
)
card(
    "dagdas-club",  # Q2, Q23, Q38
    triskel=[
        on(REMOVED, MINE, [spare()]),
        on(ATTACKED, MINE | OPEN, [either([demand(CARD_ONLY)], [demand(CLAN_ONLY)])]),
    ],
)
card("dagdas-harp", season=[place(3, PRESENT, as_many=OTHER_TALES)])  # Q26
card(
    "deirdres-beauty",  # Q25, Q33
    season=[
        each(OTHERS, [reveal()]),
        take_revealed(),
        territory(PRESENT),
        remove(OWNER),
    ],
)
card(
    "diarmuid-and-grainne",  # Q2, Q25
    triskel=[on(REMOVED, MINE, [territory(PRESENT & ~THERE, slot=U), divert()])],
)
card("eriu", season=[place(3, PRESENT & HOLY, each=ONE, up_to=True)])  # Q26
card(
    "fianna",
    triskel=[on(MANEUVER, MINE, [territory(near(THERE), slot=U), muster(), march_off()])],
)
card("kernunos-sanctuary", season=[territory(PRESENT & ~HOLY), place_at(1), build(SANCTUARY)])
card(
    "lug-samildanach",  # Q3
    triskel=[on(AFTER_PLAY, AN_ACTION | WITHIN_REACH, [take_played()])],
)
card("lugs-spear", triskel=[on(CLASH_START, ALWAYS, [silence()])])  # R6.3, Q32
card(
    "maeves-wealth",  # Q22, Q35
    season=[tribute(OTHERS & HOLDERS_OF_ACTIONS), each(GIVERS, [give(EACH_ONE)])],
)
card(
    "manannans-horses",  # Q34
    season=[territory(PRESENT), territory(ANY & ~THERE, slot=U), move_to_chosen(3)],
)
card(
    "morrigan",  # Q14, Q27, Q41
    season=[
        may([turn_flock()]),
        may([territory(HAS_CLANS), player(PRESENT_THERE), clash_there(CHOSEN)]),
    ],
)
card("nuada-silverhand", season=[place(ALL, CHIEF, each=OPPONENTS, up_to=True)])  # Q26
card("oenguss-ploy", triskel=[on(END_OF_TURN, ALWAYS, [next_turn()])])  # Q16, Q40
card("ogmas-eloquence", triskel=[on(MANEUVER, MINE, [end_clash()])])  # R7.12
card("otherworld", season=[territory(PRESENT), place_or_strike(3, SANCTUARIES)])  # Q26
card("stone-of-fal", season=[at(CAPITAL_SITE), place_at(2)])
card("strengs-resolve", triskel=[on(AFTER_MANEUVER, MINE | AN_ATTACK, [deed()])])  # Q6
card("tale-of-cuchulain", triskel=[on(MANEUVER, MINE | ONE_EXPOSED, [strike_exposed(2)])])  # Q37
card(
    "tailtus-land",  # Q12, Q25, Q33
    season=[
        scout_ahead(3),
        spot(OWNER),
        unearth(),
        may([territory(PRESENT & near(OTHER)), move_to_chosen(1)]),
    ],
)
card("tuans-memory", season=[draw(3)])
