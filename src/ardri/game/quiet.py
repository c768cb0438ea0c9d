"""The stacks of quiet positions: those that a person can write without knowing of frames.

Quiet are: the start of the setup and its placing of clans, the start of an Assembly, of a draft, of
a turn in the Season, and a game that is over.
"""

from __future__ import annotations

from typing import Final

from ardri.rules import frames
from ardri.rules.assembly import DealAgain, Toss
from ardri.rules.cards.names import ACTIONS
from ardri.rules.draft import Deal, Hold
from ardri.rules.frames import push, push_program
from ardri.rules.position import GOES_ON, NONE, Position, frames_used, next_seat, seats_from
from ardri.rules.setup import FirstBrenn, FirstClans, LayOut
from ardri.rules.steps import KIND_OF, PLAN_NAMES, PLAN_STARTS, STEPS, Step

PHASES: Final = ["setup", "assembly", "draft", "season", "over"]


def _start(plan: str) -> int:
    return int(PLAN_STARTS[PLAN_NAMES.index(plan)])


def _step(plan: str, kind: type[Step]) -> int:
    """The step of this kind in a plan."""
    step = _start(plan)
    while not isinstance(STEPS[step], kind):
        step += 1
    return step


#: A round that is in its Assembly goes on with its Season; one in its Season, with the next round.
_IN_ASSEMBLY: Final = _start("round") + 1
_IN_SEASON: Final = _start("round")


def phase_of(p: Position) -> str:
    """The phase that a position is in."""
    if p.outcome != GOES_ON:
        return "over"
    kinds = {int(KIND_OF[step]) for step in list(p.frames)[: frames_used(p) : frames.WIDTH]}
    if frames.SETUP in kinds:
        return "setup"
    if frames.DRAFT in kinds:
        return "draft"
    return "season" if frames.SEASON in kinds else "assembly"


def season_of(p: Position) -> tuple[int, bool, int]:
    """In a Season: whose turn it is, whether the Brenn's first, how many have passed in a row."""
    for f in range(0, frames_used(p), frames.WIDTH):
        if KIND_OF[p.frames[f]] == frames.SEASON:
            opening = p.frames[f + frames.SEASON_OPENING] != 0
            turn = f + frames.WIDTH
            if turn < frames_used(p) and KIND_OF[p.frames[turn]] == frames.TURN:
                opening = p.frames[turn + frames.TURN_OPENING] != 0
            passes = int(p.frames[f + frames.SEASON_PASSES])
            return int(p.frames[f + frames.SEASON_SEAT]), opening, passes
    return NONE, False, 0


def passed_before(p: Position, seat: int, passes: int) -> list[int]:
    """The seats that have passed in a row before this seat's turn, the first first."""
    out: list[int] = []
    for before in [int(s) for s in seats_from(p, next_seat(p, seat))]:
        if before != seat:
            out.append(before)
    return out[len(out) - passes :] if passes <= len(out) else [*out, seat]


def lay_quiet(p: Position, phase: str, turn: int, opening: bool, passes: int) -> None:
    """Give a position that has its map and cards the stack of a quiet phase."""
    p.top = NONE
    p.clash = NONE
    if phase == "setup":
        _lay_setup(p)
    elif phase == "assembly":
        push(p, _IN_ASSEMBLY, 0, 0, 0, 0)
        push(p, _start("assembly"), 0, 0, 0, 0)
    elif phase == "draft":
        push(p, _IN_ASSEMBLY, 0, 0, 0, 0)
        again = any(cards & ACTIONS for cards in list(p.hand))
        push(p, _step("assembly", DealAgain if again else Deal) + 1, 0, 0, 0, 0)
        push(p, _step("draft", Hold), 1, 0, 0, 0)
    elif phase == "season":
        push(p, _IN_SEASON, 0, 0, 0, 0)
        push(p, _start("season"), turn, passes, NONE, int(opening))


def _lay_setup(p: Position) -> None:
    """As far as the setup has come: nothing laid, no Brenn, no Capital, clans being placed."""
    if not p.island.in_play:
        push(p, _step("setup", LayOut), 0, 0, 0, 0)
    elif p.brenn == NONE:
        push(p, _step("setup", FirstBrenn), 0, 0, 0, 0)
    elif p.capital == NONE:
        push(p, _step("setup", Toss), 0, 0, 0, 0)
        push_program(p, _start("founding"), p.brenn, NONE, 0, NONE)
    else:
        push(p, _step("setup", FirstClans), sum(int(n) for n in p.clans), 0, 0, 0)


def setup_clans(p: Position) -> list[int]:
    """How many clans each seat has on the map when as many have been placed as there are (R2.5)."""
    laid = sum(int(n) for n in p.clans)
    out = [0] * int(p.options.players)
    order = [int(seat) for seat in seats_from(p, p.brenn)]
    for k in range(laid):
        out[order[k % len(order)]] += 1
    return out
