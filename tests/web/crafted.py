"""Tables that begin where a test wants them to: with each kind of decision there is."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import APIRequestContext

from ardri import Game
from tests.web.serving import Server

#: Every kind of decision that a player can be asked (docs/notation.md).
KINDS: Final = (
    *("settle", "hold", "turn", "window", "territory", "player", "spot", "unearth", "place"),
    *("march", "count", "muster", "orders", "give-back", "may", "either", "discard", "take"),
    *("keep", "discard-some", "give", "tribute", "aside", "clashes", "shelter", "maneuver"),
    *("peace", "answer"),
)
#: Games to look through, at most.
ENOUGH: Final = 300


def first_of_each(kinds: Iterable[str]) -> dict[str, dict[str, Any]]:
    """For each kind a position in which seat 0, and nobody else, is asked so."""
    wanted = set(kinds)
    found: dict[str, dict[str, Any]] = {}
    for seed in range(ENOUGH):
        if not wanted:
            break
        game = Game.new(players=2 + seed % 3, seed=seed, round_limit=8)
        roll = random.Random(seed)
        while not game.over and wanted:
            seat = min(seat for seat in game.decisions if isinstance(seat, int))
            decision = game.decisions[seat]
            # One choice alone would be nothing to drive.
            if seat == 0 and decision.kind in wanted and len(decision.actions) > 1:
                found[decision.kind] = game.position()
                wanted.remove(decision.kind)
            # Passes and peace make games short: now and then will do.
            short = () if roll.random() < 0.2 else ("pass", "peace")
            acts = [action for action in decision.actions if str(action) not in short]
            game.play(seat, roll.choice(acts or list(decision.actions)))
    assert not wanted, f"no game came to these: {sorted(wanted)}"
    return found


def set_up(server: Server, request: APIRequestContext, kinds: Iterable[str]) -> dict[str, str]:
    """A table for each kind, of seat 0 and bots; whoever asks by `request` sits there."""
    positions = first_of_each(kinds)
    origin = server.address
    _post(request, origin, "/api/guest", {"name": "Áine"})
    tables: dict[str, str] = {}
    for kind, position in positions.items():
        players = len(position["players"])
        rules = {"players": players, "windows": "holders"}
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "wanderer"}] * (players - 1)]
        made = _post(request, origin, "/api/tables", {"rules": rules, "seats": seats})
        tables[kind] = made["table"]["id"]
    # What a table starts from is settled when it begins; here it is put in another's place.
    server.stop()
    _begin_there(server.database, {tables[kind]: positions[kind] for kind in tables})
    server.start()
    return tables


def _begin_there(database: Path, positions: dict[str, dict[str, Any]]) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        for table, position in positions.items():
            row = connection.execute("SELECT start FROM tables WHERE id = ?", (table,)).fetchone()
            start = {**json.loads(row[0]), "position": position}
            connection.execute('DELETE FROM log WHERE "table" = ?', (table,))
            connection.execute('DELETE FROM snapshots WHERE "table" = ?', (table,))
            connection.execute(
                "UPDATE tables SET start = ?, version = 0, asked = 1, due = NULL WHERE id = ?",
                (json.dumps(start), table),
            )


def _post(
    request: APIRequestContext, origin: str, address: str, body: dict[str, Any]
) -> dict[str, Any]:
    answer = request.post(origin + address, data=body, headers={"Origin": origin})
    assert answer.ok, answer.text()
    said: dict[str, Any] = answer.json()
    return said
