"""The stack of frames: what is going on, as numbers in the position.

A frame has room for ``WIDTH`` numbers. The first says which step of which procedure comes next
(``steps.py``), the others are the procedure's own, named here. The top frame begins at ``p.top``.
"""

from __future__ import annotations

from typing import Final

from ardri.rules.compat import extend, i64, vec
from ardri.rules.position import NONE, Position
from ardri.rules.position import WIDTH as WIDTH
from ardri.rules.repertoire import MASKS, RESHUFFLING

#: The kinds of procedure.
SETUP: Final[i64] = 0
ROUND: Final[i64] = 1
ASSEMBLY: Final[i64] = 2
DRAFT: Final[i64] = 3
SEASON: Final[i64] = 4
TURN: Final[i64] = 5
PLAY: Final[i64] = 6
EFFECT: Final[i64] = 7
WINDOW: Final[i64] = 8
CLASHES: Final[i64] = 9
CLASH: Final[i64] = 10
ATTACK: Final[i64] = 11
REMOVAL: Final[i64] = 12
ARRIVAL: Final[i64] = 13
DRAWING: Final[i64] = 14

#: The number of the step that comes next, in ``steps.STEPS``.
STEP: Final[i64] = 0

# A program: a card being played (PLAY) or another effect (EFFECT).
#: Whose it is.
ME: Final[i64] = 1
#: The card; in an EFFECT the territory whose effect it is, or NONE.
CARD: Final[i64] = 2
FLAGS: Final[i64] = 3
#: Territories and a seat that were chosen, or NONE.
T: Final[i64] = 4
U: Final[i64] = 5
W: Final[i64] = 6
#: The seat that an ``each`` has come to, or NONE.
IT: Final[i64] = 7
#: A number that a word left for the next, or a site.
N: Final[i64] = 8
#: A distribution: a 1, then the territory of each clan in four bits, in ascending order.
BAG: Final[i64] = 9
#: Which branch was taken at each ``either``.
PATH: Final[i64] = 10
#: The seats that an ``each`` has still to visit.
LEFT: Final[i64] = 11

#: Flags of a PLAY.
ANNOUNCED: Final[i64] = 1
CANCELLED: Final[i64] = 2
#: Taken, given or discarded: no longer to be put away by its PLAY.
GONE: Final[i64] = 4
SEASON_USE: Final[i64] = 8
#: When it began, an effect below had yet to take the Epic discard pile back into the deck (R5.7).
PILE_WAITS: Final[i64] = 16
#: Played at a decision that it does not answer: one that may be played at any time (Q19).
BESIDE: Final[i64] = 32

# SETUP
#: How many territories, then clans, have been laid.
LAID: Final[i64] = 1

# ASSEMBLY
#: How many cards of the packets have been dealt.
DEALT: Final[i64] = 1

# DRAFT
#: Which pass it is, from 1; the seats that have chosen.
DRAFT_PASS: Final[i64] = 1
DRAFT_DONE: Final[i64] = 2

# SEASON
#: Whose turn it is; passes in a row; who comes next if not the next player, else NONE; whether the
#: Brenn's first turn is still to come.
SEASON_SEAT: Final[i64] = 1
SEASON_PASSES: Final[i64] = 2
SEASON_NEXT: Final[i64] = 3
SEASON_OPENING: Final[i64] = 4

# TURN
TURN_SEAT: Final[i64] = 1
TURN_OPENING: Final[i64] = 2

# WINDOW
WINDOW_KIND: Final[i64] = 1
#: The seats that have declined since a card was last played.
WINDOW_DECLINED: Final[i64] = 2

# CLASHES
CLASHES_INSTIGATOR: Final[i64] = 1
CLASHES_PENDING: Final[i64] = 2

# CLASH
CLASH_SITE: Final[i64] = 1
#: Who it began with (who pays for the Festival), and who instigates it now.
CLASH_BEGAN: Final[i64] = 2
CLASH_INSTIGATOR: Final[i64] = 3
#: Who is about to perform a maneuver, or has just performed it.
CLASH_ACTOR: Final[i64] = 4
#: Where the search for the next actor begins, or NONE.
CLASH_NEXT: Final[i64] = 5
#: Sheltered and fallen clans of each seat, four bits each.
CLASH_SHELTERED: Final[i64] = 6
CLASH_FALLEN: Final[i64] = 7
#: The seats that have declined shelter in a row, then those that have agreed to peace.
CLASH_SAID: Final[i64] = 8
#: The last maneuver; the seat attacked by it, or NONE; whether it removed an opposing clan.
CLASH_MANEUVER: Final[i64] = 9
CLASH_VICTIM: Final[i64] = 10
CLASH_FLAGS: Final[i64] = 11

#: Flags of a CLASH.
KILLED: Final[i64] = 1
REFUSED: Final[i64] = 2
#: No Triskel card is played any more till the clash is over (R6.3).
SILENT: Final[i64] = 4

#: Maneuvers.
NO_MANEUVER: Final[i64] = 0
ATTACKED: Final[i64] = 1
WITHDREW: Final[i64] = 2
TOLD_A_TALE: Final[i64] = 3

# ATTACK
ATTACKER: Final[i64] = 1
VICTIM: Final[i64] = 2
#: What the victim must do; at first it is the victim's choice.
ATTACK_DEMAND: Final[i64] = 3

#: Demands: a clan or an Action card; both, the clan first (Q38); the one; the other; nothing more.
FREE: Final[i64] = 0
BOTH: Final[i64] = 1
CARD_ONLY: Final[i64] = 2
CLAN_ONLY: Final[i64] = 3
OVER: Final[i64] = 4

# REMOVAL
REMOVAL_OWNER: Final[i64] = 1
REMOVAL_LAND: Final[i64] = 2
#: Whether a maneuver of the clash's actor demands it.
REMOVAL_MANEUVER: Final[i64] = 3
#: Where the clan is once a card has settled that: sent elsewhere, or spared. Else NONE.
REMOVAL_TO: Final[i64] = 4

# ARRIVAL
ARRIVAL_OWNER: Final[i64] = 1
ARRIVAL_REACHED: Final[i64] = 2
ARRIVAL_PEACEFUL: Final[i64] = 3
#: The territories whose effect is still to come, and the one it has come to.
ARRIVAL_LEFT: Final[i64] = 4
ARRIVAL_LAND: Final[i64] = 5

# DRAWING
DRAW_SEAT: Final[i64] = 1
DRAW_COUNT: Final[i64] = 2
#: The card or, from 64, the territory whose effect draws.
DRAW_SOURCE: Final[i64] = 3

#: The names of a frame's numbers in a position's text, by kind of procedure.
FIELDS: Final[list[list[str]]] = [
    ["laid"],
    [],
    ["dealt"],
    ["pass", "done"],
    ["seat", "passes", "next", "opening"],
    ["seat", "opening"],
    ["seat", "card", "flags", "t", "u", "who", "it", "n", "bag", "path", "left"],
    ["seat", "land", "flags", "t", "u", "who", "it", "n", "bag", "path", "left"],
    ["kind", "declined"],
    ["instigator", "pending"],
    [
        "territory",
        "began",
        "instigator",
        "actor",
        "next",
        "sheltered",
        "fallen",
        "said",
        "maneuver",
        "victim",
        "flags",
    ],
    ["attacker", "victim", "demand"],
    ["owner", "territory", "maneuver", "to"],
    ["owner", "reached", "peaceful", "left", "territory"],
    ["seat", "count", "source"],
]


#: Room for four frames more.
_MORE_ROOM: Final = vec[i64]([0] * (4 * WIDTH))


def push(p: Position, step: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    """Lay a frame on top, at this step, with its first four numbers."""
    f: i64 = p.top + WIDTH
    if p.top < 0:
        f = 0
    p.top = f
    if f >= len(p.frames):
        p.frames = extend(p.frames, _MORE_ROOM)
    fr = p.frames
    fr[f] = step
    fr[f + 1] = a
    fr[f + 2] = b
    fr[f + 3] = c
    fr[f + 4] = d


def push_program(p: Position, step: i64, seat: i64, card: i64, flags: i64, land: i64) -> None:
    """Lay a program's frame on top: nothing chosen yet but the territory that it is about."""
    if p.epic_discard & MASKS[RESHUFFLING]:
        flags |= PILE_WAITS
    push(p, step, seat, card, flags, land)
    fr = p.frames
    f = p.top
    fr[f + U] = NONE
    fr[f + W] = NONE
    fr[f + IT] = NONE
    fr[f + N] = 0
    fr[f + BAG] = 1
    fr[f + PATH] = 0
    fr[f + LEFT] = 0


def pop(p: Position) -> None:
    """Take the top frame off."""
    if p.top > 0:
        p.top -= WIDTH
    else:
        p.top = NONE
