"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
import random

import pytest

from ardri.server.live.live import Live
from ardri.server.match.match import Match
from ardri.server.storage import Storage
from tests.server.live.making import person, playing, until
from tests.server.socket.peer import Peer

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_a_game_of_four_to_its_end(url: str, live: Live, storage: Storage) -> None:
    people = [await person(storage, name) for name in ("Ann", "Bran", "Cían", "Dana")]
    table = await playing(storage, people)
    peers = [await Peer.open(url, one.id) for one in people]
    watching = await Peer.open(url, (await person(storage, "Eve")).id)
    try:
        async with asyncio.timeout(120):
            assert (await watching.join(table.id, None))["type"] == "done"
            for seat, peer in enumerate(peers):
                await peer.join(table.id, seat)
            made = await asyncio.gather(
                *[
                    peer.play_at_random(table.id, seat, random.Random(seat))
                    for seat, peer in enumerate(peers)
                ]
            )
        assert min(made) > 10
        entries = await storage.journal.read(table.id)
        assert table.start is not None
        match = Match.replay(table.start, entries)
        assert match.over
        for seat, peer in enumerate([*peers, watching]):
            who = seat if seat < len(peers) else None
            await peer.until(
                lambda p=peer, w=who, s=seat: p.version(table.id, w) == match.streams[s]
            )
            state = peer.states[table.id, who]
            again = await live.state(people[seat].id if who is not None else None, table.id, who)
            assert state["position"]["view"] == again.position.view
            assert state["events"] == again.events
            await peer.until(lambda p=peer: p.infos.get(table.id, {}).get("state") == "over")
            assert peer.infos[table.id]["winner"] == match.winner
        row = await storage.tables.get(table.id)
        assert row is not None and (row.state, row.winner) == ("over", match.winner)
    finally:
        for peer in [*peers, watching]:
            await peer.close()


async def test_a_table_of_bots_plays_by_itself(live: Live, storage: Storage) -> None:
    table = await playing(storage, ["wanderer", "wanderer", "wanderer"])

    async def over() -> bool:
        row = await storage.tables.get(table.id)
        return row is not None and row.state == "over"

    await until(over, 60)
