"""The Season, its turns and its end (section 4)."""

from __future__ import annotations

from typing import Final, final

from ardri.rules import events
from ardri.rules.actions import PASS, PLAY, PRETEND
from ardri.rules.bits import BIT, count, first
from ardri.rules.cards.names import ACTIONS, ADVANTAGES, FIRST_ADVANTAGE
from ardri.rules.clans import chieftain
from ardri.rules.compat import i64
from ardri.rules.effects import RETURN
from ardri.rules.frames import (
    SEASON,
    SEASON_NEXT,
    SEASON_OPENING,
    SEASON_PASSES,
    SEASON_SEAT,
    SEASON_USE,
    TURN,
    TURN_OPENING,
    TURN_SEAT,
    WIDTH,
    pop,
    push,
    push_program,
)
from ardri.rules.hands import lay_down
from ardri.rules.offers import clear, offer, offer_one
from ardri.rules.position import NONE, Position, gain_deed, next_seat
from ardri.rules.repertoire import END_OF_TURN, MASKS, NEED_ANOTHER, SEASON_CARDS, SEASON_START
from ardri.rules.steps import Step, ask, define, go_on
from ardri.rules.victory import meets_any
from ardri.rules.windows import Window, begin_play


def begin_season(p: Position) -> None:
    """The Brenn takes the first turn (R4.1)."""
    push(p, SEASON_PLAN, p.brenn, 0, NONE, 1)


@final
class BeginTurn(Step):
    """A turn begins."""

    def ready(self, p: Position) -> bool:
        go_on(p)
        begin_turn(p)
        return False


def begin_turn(p: Position) -> None:
    """The turn of whose it is in the Season on top."""
    fr = p.frames
    f = p.top
    seat: i64 = fr[f + SEASON_SEAT]
    opening: i64 = fr[f + SEASON_OPENING]
    fr[f + SEASON_OPENING] = 0
    push(p, TURN_PLAN, seat, opening, 0, 0)
    if not p.presence[seat]:
        _return(p, seat)


def _return(p: Position, seat: i64) -> None:
    """A player with no clan on the map loses a Deed, if any, and places two clans (R4.2)."""
    if p.deeds[seat] > 0:
        gain_deed(p, seat, -1)
    if p.scribe is not None:
        p.scribe.seat(events.HOMELESS, seat, NONE, p.deeds[seat])
    push_program(p, RETURN, seat, NONE, 0, NONE)


@final
class NextTurn(Step):
    """The next player in turn order, unless all have passed in a row (R4.6, R4.7)."""

    def ready(self, p: Position) -> bool:
        fr = p.frames
        f = p.top
        if fr[f + SEASON_PASSES] >= p.options.players:
            return go_on(p)
        seat: i64 = fr[f + SEASON_NEXT]
        fr[f + SEASON_SEAT] = seat if seat != NONE else next_seat(p, fr[f + SEASON_SEAT])
        fr[f + SEASON_NEXT] = NONE
        # The window at the end of that turn comes next, then this again.
        fr[f] = _TURN_OVER
        begin_turn(p)
        return False


@final
class EndSeason(Step):
    """Hands are emptied of Action cards, lost Advantage cards go back (R4.8)."""

    def ready(self, p: Position) -> bool:
        for seat in range(p.options.players):
            lay_down(p, seat)
            left: i64 = p.hand[seat] & ADVANTAGES
            while left:
                card: i64 = first(left)
                if chieftain(p, card - FIRST_ADVANTAGE) != seat:
                    p.hand[seat] &= ~BIT[card]
                    p.advantage_table |= BIT[card]
                left &= left - 1
        p.festival = NONE
        if p.scribe is not None:
            p.scribe.seat(events.SEASON_OVER, NONE, NONE, p.round)
        pop(p)
        return False


@final
class Act(Step):
    """A turn's one act: a Season card, a pass, a Pretender token (R4.3, R4.5)."""

    def ready(self, p: Position) -> bool:
        fr = p.frames
        f = p.top
        seat = fr[f + TURN_SEAT]
        hand = p.hand[seat]
        cards = hand & MASKS[SEASON_CARDS]
        if cards & MASKS[NEED_ANOTHER] and count(hand & ACTIONS) < 2:
            cards &= ~MASKS[NEED_ANOTHER]
        clear(p)
        offer(p, PLAY, cards)
        if not fr[f + TURN_OPENING]:
            offer_one(p, PASS)
            if not p.pretenders & BIT[seat] and meets_any(p, seat):
                offer_one(p, PRETEND)
        elif not cards:
            # Q13: a Brenn with no playable Season card may pass.
            offer_one(p, PASS)
        return ask(p, seat)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        fr = p.frames
        season: i64 = p.top - WIDTH
        if action == PASS:
            fr[season + SEASON_PASSES] += 1
            if p.scribe is not None:
                p.scribe.seat(events.PASSED, seat, NONE, fr[season + SEASON_PASSES])
            pop(p)
        elif action == PRETEND:
            self.announced(p, p.top)
            p.pretenders |= BIT[seat]
            if p.scribe is not None:
                p.scribe.seat(events.PRETENDER, seat, NONE, 0)
        else:
            card: i64 = action - PLAY
            begin_play(p, seat, card, SEASON_START[card], SEASON_USE, NONE)

    def announced(self, p: Position, f: i64) -> None:
        p.frames[f] += 1
        p.frames[f - WIDTH + SEASON_PASSES] = 0

    def betrays(self, p: Position) -> bool:
        return (p.hand[p.frames[p.top + TURN_SEAT]] & ~ADVANTAGES) != 0


@final
class EndTurn(Step):
    """The turn is over."""

    def ready(self, p: Position) -> bool:
        pop(p)
        return False


SEASON_PLAN: Final = define(
    "season", SEASON, [BeginTurn(), Window(END_OF_TURN), NextTurn(), EndSeason()]
)
_TURN_OVER: Final = SEASON_PLAN + 1
TURN_PLAN: Final = define("turn", TURN, [Act(), EndTurn()])
