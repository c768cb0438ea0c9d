"""Whatever comes in by the socket: one answer for each message, no fault, nothing written."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from typing import Any

import pytest

from ardri.server.storage import Storage
from tests.server.live.making import person, playing
from tests.server.socket.peer import Peer

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

#: Each type of message, and what is in it; some that there are not.
FIELDS = {
    "join": ["table", "seat", "since"],
    "leave": ["table", "seat"],
    "play": ["table", "seat", "at", "line"],
    "try": ["table", "seat", "at", "line"],
    "undo": ["table", "seat", "at"],
    "order": ["table", "seat", "order"],
    "cancel": ["table", "seat", "order"],
    "say": ["table", "text"],
    "ping": [],
    "state": ["table"],
    "": [],
}
ODD: list[Any] = [
    *(None, True, -1, 0, 3, 4, 2**53, 2**63, 1e308, 0.5, "", "x" * 600, "\x00", "\u202e", "pass"),
    *("decline", "play geis", [], {}, [[]], {"kind": "could"}, {"kind": "never", "card": "geis"}),
    {"kind": "never", "card": "'; DROP TABLE log; --", "id": 2**60},
]


def anything(dice: random.Random, table: str, number: int) -> str:
    """Something like a message."""
    kind = dice.choice([*FIELDS])
    message: dict[str, Any] = {"type": kind, "ref": f"f{number}"}
    for field in FIELDS[kind]:
        usual = {"table": table, "seat": dice.choice([0, 1, None]), "at": 0, "line": "pass"}
        message[field] = usual.get(field) if dice.random() < 0.8 else dice.choice(ODD)
    if dice.random() < 0.1:
        message[dice.choice([*message, "more"])] = dice.choice(ODD)
    text = json.dumps(message)
    return text if dice.random() < 0.9 else text[: dice.randrange(len(text))]


async def test_whatever_comes_is_answered_and_changes_nothing(
    url: str, storage: Storage, caplog: pytest.LogCaptureFixture
) -> None:
    people = [await person(storage, name) for name in ("Ann", "Bran", "Mallory")]
    table = await playing(storage, people[:2])
    before = (await storage.tables.get(table.id), await storage.journal.read(table.id))
    dice = random.Random(11)
    with caplog.at_level(logging.ERROR):
        async with await Peer.open(url, people[2].id) as mallory:
            for number in range(600):
                await mallory.connection.send(anything(dice, table.id, number))
            async with asyncio.timeout(20):
                assert (await mallory.ask("ping"))["type"] == "pong"
            answers = [
                m
                for m in mallory.heard
                if m["type"] in ("done", "refused", "pong", "gone", "tried")
            ]
            assert len(answers) == 601
            assert {m["type"] for m in answers} >= {"refused", "pong", "gone", "done"}
            told = {m.get("code") for m in answers} - {None}
            assert told <= {"malformed", "not-yours", "no-table", "too-many"}, told
    assert [r for r in caplog.records if r.name.startswith("ardri")] == []
    after = (await storage.tables.get(table.id), await storage.journal.read(table.id))
    assert after[1] == before[1] == []
    assert after[0] is not None and after[0].state == "playing"
    assert await storage.chat.last(table.id, "players") == []
