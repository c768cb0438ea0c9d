"""Setup (section 2): the first territories, the Brenn, the Capital, the first clans."""

from __future__ import annotations

from typing import Final, final

from ardri.rules import events
from ardri.rules.actions import PLACE, PLAYER, TERRITORY
from ardri.rules.assembly import Toss, begin_rounds
from ardri.rules.bits import zeros
from ardri.rules.clans import put
from ardri.rules.compat import i64
from ardri.rules.discovery import first_set, lay
from ardri.rules.effects import FOUNDING
from ardri.rules.frames import LAID, SETUP, pop, push, push_program
from ardri.rules.island import Island, figure
from ardri.rules.options import Options
from ardri.rules.position import NONE, Position, blank_position, seats_from
from ardri.rules.steps import Step, ask_chance, ask_for, define, go_on


def new_position(options: Options) -> Position:
    """A game about to be set up; chance lays the first territory."""
    p = blank_position(options, Island(zeros(16)))
    push(p, _SETUP, 0, 0, 0, 0)
    return p


@final
class LayOut(Step):
    """The k-th territory drawn lies on the k-th place of the figure (R2.2)."""

    def ready(self, p: Position) -> bool:
        if p.frames[p.top + LAID] == p.options.players:
            p.frames[p.top + LAID] = 0
            return go_on(p)
        return ask_chance(p, TERRITORY, first_set(p))

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        land: i64 = action - TERRITORY
        lay(p, land, figure(p.options.players)[p.frames[p.top + LAID]])
        p.frames[p.top + LAID] += 1
        if p.scribe is not None:
            p.scribe.clan(events.LAID, NONE, land, NONE, 1)


@final
class FirstBrenn(Step):
    """A random player is Brenn, and chooses the Capital (R2.4)."""

    def ready(self, p: Position) -> bool:
        return ask_chance(p, PLAYER, p.options.everyone)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        go_on(p)
        p.brenn = action - PLAYER
        if p.scribe is not None:
            p.scribe.seat(events.BRENN, p.brenn, NONE, 0)
        push_program(p, FOUNDING, p.brenn, NONE, 0, NONE)


@final
class FirstClans(Step):
    """From the Brenn, in turn order, twice round, each places a clan (R2.5)."""

    def ready(self, p: Position) -> bool:
        laid = p.frames[p.top + LAID]
        players = p.options.players
        if laid == 2 * players:
            pop(p)
            begin_rounds(p)
            return False
        seat = seats_from(p, p.brenn)[laid % players]
        return ask_for(p, seat, PLACE, p.island.in_play)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        put(p, action - PLACE, seat, 1)
        p.frames[p.top + LAID] += 1
        if p.scribe is not None:
            p.scribe.clan(events.PLACED, seat, action - PLACE, NONE, 1)


_SETUP: Final = define("setup", SETUP, [LayOut(), FirstBrenn(), Toss(False), FirstClans()])
