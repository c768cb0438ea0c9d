"""How cards and territories declare themselves: the doors by which ``rules/cards`` comes in."""

from __future__ import annotations

from typing import Final, final

from ardri.rules.bits import BIT
from ardri.rules.cards.names import CARDS, TERRITORIES
from ardri.rules.compat import i64
from ardri.rules.frames import EFFECT, PLAY
from ardri.rules.playing import plan_of_card, plan_of_effect
from ardri.rules.repertoire import (
    A_TALE,
    AN_ACTION,
    ARRIVAL_LANDS,
    ARRIVAL_START,
    COULD_ANSWER,
    FLOCK_LANDS,
    FLOCK_START,
    LISTENERS,
    MASKS,
    MINE,
    NEED_ANOTHER,
    NEEDS,
    NO_ACTION,
    NO_CITADEL,
    PRINTED,
    RESHUFFLING,
    SEASON_CARDS,
    SEASON_START,
    THEIRS,
    TRISKEL_START,
    WINDOWS,
)
from ardri.rules.steps import define
from ardri.rules.vocabulary.program import Word


@final
class On:
    """How a card listens: to which window, under which facts, and what it does then."""

    def __init__(self, window: i64, facts: i64, program: list[Word]) -> None:
        self.window: Final = window
        self.facts: Final = facts
        self.program: Final = program


def on(window: i64, facts: i64, program: list[Word]) -> On:
    """A Triskel effect."""
    return On(window, facts, program)


def card(
    name: str,
    season: list[Word] | None = None,
    triskel: list[On] | None = None,
    needs_another: bool = False,
    reshuffles: bool = False,
) -> None:
    """Declare a card's effects.

    ``needs_another``: it cannot be played when it is its player's only Action card. ``reshuffles``:
    in the Epic discard pile it takes the pile back into the deck.
    """
    number: i64 = CARDS.index(name)
    if season is not None:
        MASKS[SEASON_CARDS] |= BIT[number]
        SEASON_START[number] = define(f"{name} season", PLAY, plan_of_card(season))
    for effect in triskel or []:
        LISTENERS[effect.window] |= BIT[number]
        for column in range(4):
            whose: i64 = THEIRS if column & 1 else MINE
            what: i64 = A_TALE | NO_ACTION if column & 2 else AN_ACTION
            if not effect.facts & (whose | what):
                COULD_ANSWER[4 * effect.window + column] |= BIT[number]
        at: i64 = 64 * effect.window + number
        NEEDS[at] = effect.facts
        plan = plan_of_card(effect.program)
        TRISKEL_START[at] = define(f"{name} {WINDOWS[effect.window]}", PLAY, plan)
    if needs_another:
        MASKS[NEED_ANOTHER] |= BIT[number]
    if reshuffles:
        MASKS[RESHUFFLING] |= BIT[number]


def land(
    name: str,
    sanctuaries: i64 = 0,
    citadels: bool = True,
    arrival: list[Word] | None = None,
    flock: list[Word] | None = None,
) -> None:
    """Declare a territory: its printed sanctuaries, whether it may hold citadels, its effects.

    ``arrival`` happens to who has moved clans in, ``flock`` whenever the flock has turned.
    """
    number: i64 = TERRITORIES.index(name)
    PRINTED[number] = sanctuaries
    if not citadels:
        MASKS[NO_CITADEL] |= BIT[number]
    if arrival is not None:
        MASKS[ARRIVAL_LANDS] |= BIT[number]
        ARRIVAL_START[number] = define(f"{name} arrival", EFFECT, plan_of_effect(arrival))
    if flock is not None:
        MASKS[FLOCK_LANDS] |= BIT[number]
        FLOCK_START[number] = define(f"{name} flock", EFFECT, plan_of_effect(flock))
