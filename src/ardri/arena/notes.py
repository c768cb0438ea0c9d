"""A campaign and its games as JSON: what stands in the files of the arena (``docs/arena.md``)."""

from __future__ import annotations

import json
from dataclasses import asdict
from importlib import metadata
from typing import Final

from ardri.arena.match import BROKEN, ENDINGS, Outcome, Thinking
from ardri.arena.tables import Campaign, Kind

#: The version of the files' format. A reader refuses a later one.
VERSION: Final = 1
#: The key that the first line of every file of the arena has, with what kind of file it is.
ARENA: Final = "arena"
RESULTS, DATA = "results", "data"


def head(campaign: Campaign, what: str) -> dict[str, object]:
    """What a campaign is: equal heads, equal games. How many deals there are to be is no part."""
    return {
        ARENA: VERSION,
        "what": what,
        "ardri": version(),
        "seed": campaign.seed,
        "seconds": campaign.seconds,
        "tables": [table(kind) for kind in campaign.tables],
    }


def version() -> str:
    """Which Ardrí this is."""
    try:
        return metadata.version("ardri")
    except metadata.PackageNotFoundError:
        return "unknown"


def table(kind: Kind) -> dict[str, object]:
    """A table: the conditions, and the line-up."""
    return {**asdict(kind), "bots": list(kind.bots)}


def note(outcome: Outcome) -> dict[str, object]:
    """A game without its record."""
    number, deal, turn = outcome.key
    out: dict[str, object] = {
        "table": number,
        "deal": deal,
        "turn": turn,
        "seats": list(outcome.seats),
        "seed": outcome.seed,
        "ending": outcome.ending,
        "seat": outcome.seat,
        "points": [round(share, 6) for share in outcome.points],
        "round": outcome.round,
        "decisions": outcome.decisions,
    }
    if outcome.fault:
        out["fault"] = outcome.fault
    if outcome.thinking:
        out["thinking"] = [_timed(thinking) for thinking in outcome.thinking]
    return out


def _timed(thinking: Thinking) -> dict[str, object]:
    out = asdict(thinking)
    return {**out, "seconds": round(thinking.seconds, 6), "worst": round(thinking.worst, 6)}


def read(line: str) -> Outcome:
    """A game from its line; ``ValueError`` for what is none."""
    said = json.loads(line)
    if not isinstance(said, dict):
        raise ValueError("no object")
    try:
        out = Outcome(
            (_number(said["table"]), _number(said["deal"]), _number(said["turn"])),
            tuple([_text(name) for name in said["seats"]]),
            _text(said["seed"]),
            _text(said["ending"]),
            None if said["seat"] is None else _number(said["seat"]),
            _number(said["round"]),
            _number(said["decisions"]),
            _text(said.get("fault", "")),
            tuple([Thinking(**each) for each in said.get("thinking", [])]),
            _text(said.get("record", "")),
        )
    except (KeyError, TypeError) as error:
        raise ValueError(f"{type(error).__name__}: {error}") from None
    if out.ending not in ENDINGS or (out.seat is None) != (out.ending in ("draw", BROKEN)):
        raise ValueError("an ending that there is not")
    return out


def _number(said: object) -> int:
    if not isinstance(said, int) or isinstance(said, bool):
        raise ValueError(f"no number: {said!r}")
    return said


def _text(said: object) -> str:
    if not isinstance(said, str):
        raise ValueError(f"no text: {said!r}")
    return said
