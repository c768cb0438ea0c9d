"""The record of a game as text (``docs/records.md``)."""

from __future__ import annotations

import json
from typing import Final

from ardri.game.decision import seat_of
from ardri.game.position_out import write_options, write_position
from ardri.rules.actions import TEXTS
from ardri.rules.position import DRAWN, GOES_ON, Position

#: The version of this format. A reader refuses a later one.
VERSION: Final = 1
#: The header that comes first.
ARDRI: Final = "Ardri"
#: The headers of the options, with their keys in a position.
OPTIONS: Final = {
    "Ruleset": "ruleset",
    "Scenario": "scenario",
    "Windows": "windows",
    "RoundLimit": "round_limit",
}
#: How chance is answered: the game throws dice, or somebody is asked.
THROWN: Final = "thrown"
ASKED: Final = "asked"
RESULT: Final = "result"
UNFINISHED: Final = "unfinished"
DRAW: Final = "draw"


def write_record(
    p: Position,
    start: Position | None,
    log: list[tuple[int, int]],
    seed: str | None,
    explicit: bool,
) -> str:
    """The record of a game that began at ``start``, or at its setup, and has come to ``p``."""
    headers: list[tuple[str, object]] = [(ARDRI, VERSION)]
    headers.append(("Chance", ASKED if explicit else THROWN))
    if start is None:
        options = write_options(p)
        headers.append(("Players", int(p.options.players)))
        headers += [(name, options[key]) for name, key in OPTIONS.items()]
    else:
        headers.append(("Position", write_position(start)))
    if seed is not None and p.outcome != GOES_ON:
        # As long as the game goes on, the seed would tell what is to come.
        headers.append(("Seed", seed))
    lines = [f"[{name} {json.dumps(value, ensure_ascii=False)}]" for name, value in headers]
    lines.append("")
    lines += [f"{seat_of(seat)} {TEXTS[action]}" for seat, action in log]
    lines.append(f"{RESULT} {result_of(p)}")
    return "\n".join(lines) + "\n"


def result_of(p: Position) -> str:
    """How a game has ended: a king's seat, ``draw`` or ``unfinished``."""
    if p.outcome == GOES_ON:
        return UNFINISHED
    return DRAW if p.outcome == DRAWN else str(p.outcome)
