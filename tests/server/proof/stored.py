"""Games that were recorded, as logs of tables: what a server finds when it starts."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from ardri import Record
from ardri.server.match.entries import Entry
from ardri.server.match.match import Match
from ardri.server.match.start import RULES_VERSION, Start
from ardri.server.schema.common import Rules
from ardri.server.storage import SeatRow, Storage, TableRow, new_id

RECORDS = Path(__file__).resolve().parents[2] / "records"


@dataclass
class Stored:
    """A game, and what it has come to."""

    name: str
    start: Start
    log: list[Entry]
    match: Match
    table: str = ""


def recorded(name: str, most: int = 10_000) -> Stored:
    """A recorded game played anew at a table, decision by decision; so many of them at most."""
    record = Record.parse((RECORDS / name).read_text("utf-8"))
    headers: dict[str, Any] = record.headers
    rules = Rules(
        players=headers["Players"],
        ruleset=headers["Ruleset"],
        scenario=headers["Scenario"],
        windows=headers["Windows"],
        round_limit=headers["RoundLimit"],
    )
    # Nobody has orders: every decision is in the record.
    start = Start(rules, headers["Seed"], "a secret", 0.0, RULES_VERSION, ())
    match = Match.begin(start)
    log: list[Entry] = []
    for line in record.lines:
        if line.seat == "chance":
            continue
        assert isinstance(line.seat, int)
        if len(log) == most:
            break
        step = match.play(line.seat, match.streams[line.seat], str(line.action), 1e9 + len(log))
        assert step.entry is not None
        log.append(step.entry)
        match = step.match
    return Stored(name, start, log, match)


def spoiled(stored: Stored, version: int) -> Stored:
    """The same with a digest that is another, from which it differs."""
    entry = stored.log[version - 1]
    log = [*stored.log]
    log[version - 1] = msgspec.structs.replace(entry, digest="0" * len(entry.digest))
    sound = Match.replay(stored.start, stored.log[: version - 1])
    return Stored(stored.name, stored.start, log, sound)


async def keep(storage: Storage, stored: Stored, accounts: list[str], rules_version: str) -> None:
    """Put it into a database, as a game that goes on."""
    now = time.time()
    players = range(stored.start.rules.players)
    row = TableRow(
        id=new_id(),
        rules=stored.start.rules,
        seats=[SeatRow(seat, accounts[seat], ready=True) for seat in players],
        invite="come",
        made=now,
        changed=now,
        state="playing",
        spectators=0,
        start=msgspec.structs.replace(stored.start, rules_version=rules_version),
    )
    await storage.tables.add(row)
    for entry in stored.log:
        assert await storage.journal.append(row.id, entry)
    stored.table = row.id
