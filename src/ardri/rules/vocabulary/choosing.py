"""Words that choose: a territory, a player, an empty place of the map."""

from __future__ import annotations

from typing import Final

from ardri.rules.actions import AT, PLAYER, TERRITORY
from ardri.rules.bits import BIT, first
from ardri.rules.compat import i64
from ardri.rules.frames import N, T, W
from ardri.rules.position import NONE, Position
from ardri.rules.steps import Step, ask_for, ask_me_for, go_on
from ardri.rules.vocabulary.program import Word
from ardri.rules.vocabulary.where import Where
from ardri.rules.vocabulary.who import Who


class ChooseTerritory(Step):
    """One territory of a mask goes into a slot; NONE if there is none."""

    def __init__(self, where: Where, slot: i64) -> None:
        self.where: Final = where
        self.slot: Final = slot

    def ready(self, p: Position) -> bool:
        lands = self.where.mask(p, p.top)
        if not lands:
            p.frames[p.top + self.slot] = NONE
            return go_on(p)
        return ask_me_for(p, TERRITORY, lands)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        p.frames[p.top + self.slot] = action - TERRITORY
        go_on(p)


class Stand(Step):
    """The one territory of a mask goes into the slot T, unasked."""

    def __init__(self, where: Where) -> None:
        self.where: Final = where

    def ready(self, p: Position) -> bool:
        p.frames[p.top + T] = first(self.where.mask(p, p.top))
        return go_on(p)


class ChoosePlayer(Step):
    """One seat of a mask is chosen; NONE if there is none."""

    def __init__(self, who: Who) -> None:
        self.who: Final = who

    def ready(self, p: Position) -> bool:
        seats = self.who.mask(p, p.top)
        if not seats:
            p.frames[p.top + W] = NONE
            return go_on(p)
        return ask_me_for(p, PLAYER, seats)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        p.frames[p.top + W] = action - PLAYER
        go_on(p)


class ChooseSpot(Step):
    """An empty place of the map, for a territory to be discovered there (R10.5)."""

    def __init__(self, by: Who) -> None:
        self.by: Final = by

    def ready(self, p: Position) -> bool:
        spots: i64 = 0
        if len(p.stack):
            spots = len(p.island.spots())
        if not spots:
            p.frames[p.top + N] = NONE
            return go_on(p)
        return ask_for(p, first(self.by.mask(p, p.top)), AT, BIT[spots] - 1)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        p.frames[p.top + N] = p.island.spots()[action - AT]
        go_on(p)


def territory(where: Where, slot: i64 = T) -> Word:
    """Choose a territory."""
    return Word(choice=ChooseTerritory(where, slot))


def at(where: Where) -> Word:
    """It is about this one territory, which nobody has to choose."""
    return Word(choice=Stand(where))


def player(who: Who) -> Word:
    """Choose a player."""
    return Word(choice=ChoosePlayer(who))


def spot(by: Who) -> Word:
    """This player chooses an empty place that touches two territories."""
    return Word(choice=ChooseSpot(by), late=True, reveals=True)
