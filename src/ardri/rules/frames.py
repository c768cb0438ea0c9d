"""The stack of frames: what is going on, as numbers in the position.

A frame is ``WIDTH`` numbers. The first says which step of which procedure comes next
(``steps.py``), the others are the procedure's own, named here. The top frame begins at ``p.top``.
"""

from __future__ import annotations

from typing import Final, cast

from ardri.rules.bits import FAST
from ardri.rules.compat import extend, i64, vec
from ardri.rules.position import NONE, Position
from ardri.rules.position import WIDTH as WIDTH
from ardri.rules.repertoire import MASKS, RESHUFFLING

#: The kinds of procedure.
SETUP: Final = 0
ROUND: Final = 1
ASSEMBLY: Final = 2
DRAFT: Final = 3
SEASON: Final = 4
TURN: Final = 5
PLAY: Final = 6
EFFECT: Final = 7
WINDOW: Final = 8
CLASHES: Final = 9
CLASH: Final = 10
ATTACK: Final = 11
REMOVAL: Final = 12
ARRIVAL: Final = 13
DRAWING: Final = 14

#: The number of the step that comes next, in ``steps.STEPS``.
STEP: Final = 0

# A program: a card being played (PLAY) or another effect (EFFECT).
#: Whose it is.
ME: Final = 1
#: The card; in an EFFECT the territory whose effect it is, or NONE.
CARD: Final = 2
FLAGS: Final = 3
#: Territories and a seat that were chosen, or NONE.
T: Final = 4
U: Final = 5
W: Final = 6
#: The seat that an ``each`` has come to, or NONE.
IT: Final = 7
#: A number that a word left for the next, or a site.
N: Final = 8
#: A distribution: a 1, then the territory of each clan in four bits, in ascending order.
BAG: Final = 9
#: Which branch was taken at each ``either``.
PATH: Final = 10
#: The seats that an ``each`` has still to visit.
LEFT: Final = 11

#: Flags of a PLAY.
ANNOUNCED: Final = 1
CANCELLED: Final = 2
#: Taken, given or discarded: no longer to be put away by its PLAY.
GONE: Final = 4
SEASON_USE: Final = 8
#: When it began, an effect below had yet to take the Epic discard pile back into the deck (R5.7).
PILE_WAITS: Final = 16
#: Played at a decision that it does not answer: one that may be played at any time (Q19).
BESIDE: Final = 32

# SETUP
#: How many territories, then clans, have been laid.
LAID: Final = 1

# ASSEMBLY
#: How many cards of the packets have been dealt.
DEALT: Final = 1

# DRAFT
#: Which pass it is, from 1; the seats that have chosen.
DRAFT_PASS: Final = 1
DRAFT_DONE: Final = 2

# SEASON
#: Whose turn it is; passes in a row; who comes next if not the next player, else NONE; whether the
#: Brenn's first turn is still to come.
SEASON_SEAT: Final = 1
SEASON_PASSES: Final = 2
SEASON_NEXT: Final = 3
SEASON_OPENING: Final = 4

# TURN
TURN_SEAT: Final = 1
TURN_OPENING: Final = 2

# WINDOW
WINDOW_KIND: Final = 1
#: The seats that have declined since a card was last played.
WINDOW_DECLINED: Final = 2

# CLASHES
CLASHES_INSTIGATOR: Final = 1
CLASHES_PENDING: Final = 2

# CLASH
CLASH_SITE: Final = 1
#: Who it began with (who pays for the Festival), and who instigates it now.
CLASH_BEGAN: Final = 2
CLASH_INSTIGATOR: Final = 3
#: Who is about to perform a maneuver, or has just performed it.
CLASH_ACTOR: Final = 4
#: Where the search for the next actor begins, or NONE.
CLASH_NEXT: Final = 5
#: Sheltered and fallen clans of each seat, four bits each.
CLASH_SHELTERED: Final = 6
CLASH_FALLEN: Final = 7
#: The seats that have declined shelter in a row, then those that have agreed to peace.
CLASH_SAID: Final = 8
#: The last maneuver; the seat attacked by it, or NONE; whether it removed an opposing clan.
CLASH_MANEUVER: Final = 9
CLASH_VICTIM: Final = 10
CLASH_FLAGS: Final = 11

#: Flags of a CLASH.
KILLED: Final = 1
REFUSED: Final = 2
#: No Triskel card is played any more till the clash is over (R6.3).
SILENT: Final = 4

#: Maneuvers.
NO_MANEUVER: Final = 0
ATTACKED: Final = 1
WITHDREW: Final = 2
TOLD_A_TALE: Final = 3

# ATTACK
ATTACKER: Final = 1
VICTIM: Final = 2
#: What the victim must do; at first it is the victim's choice.
ATTACK_DEMAND: Final = 3

#: Demands: a clan or an Action card; both, the clan first (Q38); the one; the other; nothing more.
FREE: Final = 0
BOTH: Final = 1
CARD_ONLY: Final = 2
CLAN_ONLY: Final = 3
OVER: Final = 4

# REMOVAL
REMOVAL_OWNER: Final = 1
REMOVAL_LAND: Final = 2
#: Whether a maneuver of the clash's actor demands it.
REMOVAL_MANEUVER: Final = 3
#: Where the clan is once a card has settled that: sent elsewhere, or spared. Else NONE.
REMOVAL_TO: Final = 4

# ARRIVAL
ARRIVAL_OWNER: Final = 1
ARRIVAL_REACHED: Final = 2
ARRIVAL_PEACEFUL: Final = 3
#: The territories whose effect is still to come, and the one it has come to.
ARRIVAL_LEFT: Final = 4
ARRIVAL_LAND: Final = 5

# DRAWING
DRAW_SEAT: Final = 1
DRAW_COUNT: Final = 2
#: The card or, from 64, the territory whose effect draws.
DRAW_SOURCE: Final = 3

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
    """Lay a frame on top, at this step, with its first four numbers; the others are 0."""
    f: i64 = p.top + WIDTH if p.top >= 0 else 0
    p.top = f
    if f >= len(p.frames):
        p.frames = extend(p.frames, _MORE_ROOM)
    fr = p.frames
    if FAST:
        fr[f] = step
        fr[f + 1] = a
        fr[f + 2] = b
        fr[f + 3] = c
        fr[f + 4] = d
        fr[f + 5] = 0
        fr[f + 6] = 0
        fr[f + 7] = 0
        fr[f + 8] = 0
        fr[f + 9] = 0
        fr[f + 10] = 0
        fr[f + 11] = 0
    else:
        cast("list[int]", fr)[f : f + WIDTH] = (step, a, b, c, d, 0, 0, 0, 0, 0, 0, 0)


def push_program(p: Position, step: i64, seat: i64, card: i64, flags: i64, land: i64) -> None:
    """Lay a program's frame on top: nothing chosen yet but the territory that it is about."""
    if p.epic_discard & MASKS[RESHUFFLING]:
        flags |= PILE_WAITS
    push(p, step, seat, card, flags, land)
    f = p.top
    p.frames[f + U] = NONE
    p.frames[f + W] = NONE
    p.frames[f + IT] = NONE
    p.frames[f + BAG] = 1


def pop(p: Position) -> None:
    """Take the top frame off."""
    p.top = p.top - WIDTH if p.top > 0 else NONE
