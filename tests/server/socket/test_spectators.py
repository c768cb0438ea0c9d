"""Spectators that are behind: they see each thing when its time has come, and nothing before."""

from __future__ import annotations

import asyncio
import random
import time

import pytest

from ardri.server.live.live import Live
from ardri.server.storage import Storage
from tests.server.live.making import person, playing
from tests.server.socket.peer import Peer

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
DELAY = 2


async def some_moves(peers: list[Peer], table: str, moves: int, dice: random.Random) -> None:
    for _ in range(moves):
        for seat, peer in enumerate(peers):
            decision = peer.decision(table, seat)
            if decision is not None:
                at = peer.version(table, seat)
                line = dice.choice(decision["actions"])
                answer = await peer.ask("play", table=table, seat=seat, at=at, line=line)
                assert answer["type"] == "done"
                for other, one in enumerate(peers):
                    state = await one.ask(
                        "join", table=table, seat=other, since=one.version(table, other)
                    )
                    await one.until(
                        lambda o=one, s=other, v=state["version"]: o.version(table, s) >= v
                    )
                break


async def test_spectators_are_behind(url: str, live: Live, storage: Storage) -> None:
    people = [await person(storage, name) for name in ("Ann", "Bran", "Eve", "Fia")]
    table = await playing(storage, people[:2], spectators=DELAY)
    peers = [await Peer.open(url, one.id) for one in people]
    ann, bran, eve, fia = peers
    await ann.join(table.id, 0)
    await bran.join(table.id, 1)
    await eve.join(table.id, None)
    assert eve.version(table.id, None) == 0
    dice = random.Random(5)
    await some_moves([ann, bran], table.id, 12, dice)
    played = time.time()
    now = live_version = (await live.state(people[0].id, table.id, 0)).version
    assert now > 3
    assert eve.version(table.id, None) == 0, "nothing has been shown yet"
    assert eve.infos[table.id]["asked"] == eve.states[table.id, None]["info"]["asked"]
    # Who comes now sees what those see who were here.
    await fia.join(table.id, None)
    assert fia.states[table.id, None]["events"] == eve.states[table.id, None]["events"]
    async with asyncio.timeout(20):
        entries = await storage.journal.read(table.id)
        last = entries[-1].streams[-1]
        for peer in (eve, fia):
            await peer.until(lambda p=peer: p.version(table.id, None) == last)
    assert time.time() - played > DELAY / 2
    shown = [m for m in eve.heard if m["type"] in ("state", "update")]
    assert [m["version"] for m in shown] == list(range(last + 1))
    assert eve.states[table.id, None]["events"] == fia.states[table.id, None]["events"]
    assert live_version == (await live.state(people[0].id, table.id, 0)).version
    # When nobody has looked for a while, the next to come still finds it.
    await eve.close()
    await fia.close()
    await some_moves([ann, bran], table.id, 2, dice)
    eve = await Peer.open(url, people[2].id)
    await eve.join(table.id, None)
    assert eve.version(table.id, None) == last
    entries = await storage.journal.read(table.id)
    await eve.until(lambda: eve.version(table.id, None) == entries[-1].streams[-1])
    for peer in (ann, bran, eve):
        await peer.close()
