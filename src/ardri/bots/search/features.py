"""What the evaluation looks at: numbers of each seat, and what each weighs."""

from __future__ import annotations

from typing import Final

from ardri.bots.search.standing import Standing
from ardri.rules.bits import BIT, NUMBER, first
from ardri.rules.cards.names import CARDS
from ardri.rules.compat import i64, vec
from ardri.rules.frames import SEASON, SEASON_PASSES, WIDTH
from ardri.rules.position import CHANCE_ASKED, NONE, Position
from ardri.rules.steps import KIND_OF

#: The names of the numbers, in their order.
NAMES: Final = [
    "lacks 0",
    "lacks 1",
    "lacks 2",
    "lacks 3",
    "lacks 4 or more",
    "two lack 0",
    "two lack 1",
    "two lack 2",
    "two lack 3",
    "two lack 4",
    "two lack 5 or more",
    "all three met",
    "pretender",
    "would be king",
    "could be king",
    "would be king, for each Action card of the others",
    "could be king, for each Action card of the others",
    "Brenn",
    "will be Brenn",
    "chieftain",
    "chieftain by one clan",
    "leadership",
    "lands",
    "faith",
    "deeds",
    "clans on the map",
    "Epic Tales",
    "Action cards",
    "next to act",
    "would be king, for each pass in a row",
    "would be king, for each Epic Tale of the others",
    "would be king, ahead of all pretenders",
    "could be king, and next to act",
    "no clan left in reserve",
    "pretender, but would not be king",
    *CARDS,
]
#: How many numbers there are but for the cards, and with them.
PLAIN: Final = 35
SIZE: Final = PLAIN + 63
#: Rows of weights: for 2, 3 and 4 players, before the draft and within a Season.
ROWS: Final = 6


def describe(p: Position, s: Standing, out: vec[float]) -> None:
    """Fill ``out[SIZE * seat + number]``, after ``s.take(p)``."""
    next_to_act: i64 = NONE
    passed: i64 = 0
    if p.asked and p.asked != CHANCE_ASKED:
        next_to_act = first(p.asked)
        passed = passes_in_a_row(p)
    all_cards: i64 = 0
    all_tales: i64 = 0
    for seat in range(p.options.players):
        all_cards += s.actions[seat]
        all_tales += s.tales[seat]
    for seat in range(p.options.players):
        at: i64 = SIZE * seat
        for k in range(SIZE):
            out[at + k] = 0.0
        out[at + min(4, s.need[seat])] = 1.0
        out[at + 5 + min(5, s.need_two[seat])] = 1.0
        if s.met[seat] == 3:
            out[at + 11] = 1.0
        others: i64 = all_cards - s.actions[seat]
        if p.pretenders & BIT[seat]:
            out[at + 12] = 1.0
            if s.king == seat:
                out[at + 13] = 1.0
                out[at + 15] = 0.1 * float(others)
        elif s.met[seat] and s.reigns(p.pretenders | BIT[seat]) == seat:
            out[at + 14] = 1.0
            out[at + 16] = 0.1 * float(others)
        if p.brenn == seat:
            out[at + 17] = 1.0
        if s.brenn == seat:
            out[at + 18] = 1.0
        out[at + 19] = float(s.chiefs[seat])
        out[at + 20] = float(s.narrow[seat])
        out[at + 21] = float(min(9, s.led[seat]))
        out[at + 22] = float(min(9, s.lands[seat]))
        out[at + 23] = float(min(9, s.holy[seat]))
        out[at + 24] = float(p.deeds[seat])
        out[at + 25] = float(s.clans[seat])
        out[at + 26] = float(s.tales[seat])
        out[at + 27] = float(s.actions[seat])
        if next_to_act == seat:
            out[at + 28] = 1.0
            out[at + 32] = out[at + 14]
        if s.king == seat:
            out[at + 29] = float(passed)
            out[at + 30] = 0.1 * float(all_tales - s.tales[seat])
            out[at + 31] = 1.0 if s.alone else 0.0
        elif out[at + 12] > 0.0:
            out[at + 34] = 1.0
        if not p.reserve[seat]:
            out[at + 33] = 1.0
        hand: i64 = p.hand[seat]
        while hand:
            low: i64 = hand & -hand
            out[at + PLAIN + NUMBER[low % 67]] = 1.0
            hand ^= low


def passes_in_a_row(p: Position) -> i64:
    """How many have passed in a row."""
    f: i64 = p.top
    while f >= 0:
        if KIND_OF[p.frames[f]] == SEASON:
            return p.frames[f + SEASON_PASSES]
        f -= WIDTH
    return 0
