"""Choices that are made by what cards are worth, and by nothing else: the draft above all."""

from __future__ import annotations

from ardri.bots.search.asked import ASIDE as SETTING_ASIDE
from ardri.bots.search.asked import HOLD as DRAFTING
from ardri.bots.search.asked import WINDOW as ANSWERING
from ardri.bots.search.asked import kind_of_asked
from ardri.bots.search.worth import ANSWER
from ardri.rules.actions import ASIDE, DECLINE, DISCARD, DRAW, HOLD, PLAY
from ardri.rules.bits import BIT, count, first
from ardri.rules.cards.names import ACTIONS
from ardri.rules.compat import i64, vec
from ardri.rules.frames import DRAFT_PASS, WINDOW_KIND
from ardri.rules.position import Position
from ardri.rules.repertoire import ASSEMBLY_START


def by_heart(p: Position, seat: i64, choices: list[i64], worth: vec[float]) -> i64:
    """What is chosen by the worth of each card alone; -1 if this choice is none of these."""
    kind: i64 = kind_of_asked(p)
    if kind == DRAFTING:
        return held_first(p, seat, worth)
    if kind == ANSWERING and p.frames[p.top + WINDOW_KIND] == ASSEMBLY_START:
        # What is won by it is a card of the draft: further on than anybody looks ahead.
        gladdest: i64 = DECLINE
        liking: float = 1.0
        for action in choices:
            if PLAY <= action < DISCARD and ANSWER[action - PLAY] > liking:
                gladdest = action
                liking = ANSWER[action - PLAY]
        return gladdest
    if kind == SETTING_ASIDE and not p.hand[seat] & ACTIONS:
        # Any card of the game is set aside, to come into one's hand after the draft (R3.7).
        best: i64 = choices[0]
        for action in choices:
            if ASIDE <= action < DRAW and worth[action - ASIDE] > worth[best - ASIDE]:
                best = action
        return best
    return -1


def held_first(p: Position, seat: i64, worth: vec[float]) -> i64:
    """The ``hold`` that comes next, of those for the best cards, in ascending order."""
    chosen: i64 = p.tray[4 + seat]
    missing: i64 = p.frames[p.top + DRAFT_PASS] - count(chosen)
    # Only cards above those held so far can still be held.
    left: i64 = p.tray[seat] & ~chosen
    if chosen:
        while chosen & (chosen - 1):
            chosen &= chosen - 1
        left &= ~(2 * chosen - 1)
    wanted: i64 = 0
    while missing > 0:
        best: i64 = _best(left & ~wanted, worth)
        wanted |= BIT[best]
        missing -= 1
    return HOLD + first(wanted)


def _best(cards: i64, worth: vec[float]) -> i64:
    best: i64 = first(cards)
    while cards:
        card: i64 = first(cards)
        if worth[card] > worth[best]:
            best = card
        cards &= cards - 1
    return best
