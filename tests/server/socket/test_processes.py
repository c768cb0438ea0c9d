"""Several processes on one PostgreSQL: each with its sockets, all with one log.

Here they are in one process of the system, each on a storage of its own: what they know of each
other goes through the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial

import pytest

from ardri.server.live.live import Live
from ardri.server.match.match import Match
from ardri.server.schema.common import Rules
from ardri.server.storage import Storage, TableRow
from tests.server.live.conftest import TERMS
from tests.server.live.making import begin, gathering, person, playing, until
from tests.server.socket.peer import Peer
from tests.server.socket.serving import serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@contextlib.asynccontextmanager
async def a_process(database: str) -> AsyncIterator[tuple[Live, Storage, str]]:
    storage = await Storage.open(database)
    live = await Live.start(storage, replace(TERMS, grace=0.5))
    async with serving(live, storage) as url:
        yield live, storage, url
    await live.stop()
    await storage.close()


async def test_two_processes_play_one_game_together(postgres_url: str) -> None:
    async with a_process(postgres_url) as (_, storage, one), a_process(postgres_url) as (_, _, two):
        people = [await person(storage, name) for name in ("Ann", "Bran", "Cían")]
        table = await playing(storage, [*people, "wanderer"], pace=0.05)
        peers = [
            await Peer.open(url, account.id)
            for url, account in zip((one, two, one), people, strict=True)
        ]
        async with asyncio.timeout(90):
            for seat, peer in enumerate(peers):
                await peer.join(table.id, seat)
            await asyncio.gather(
                *[
                    peer.play_at_random(table.id, seat, random.Random(seat))
                    for seat, peer in enumerate(peers)
                ]
            )
        entries = await storage.journal.read(table.id)
        assert table.start is not None
        match = Match.replay(table.start, entries)
        assert match.over
        for seat, peer in enumerate(peers):
            await peer.until(partial(reached, peer, table, seat, match.streams[seat]))
            assert len(peer.of("state")) == 1, "nobody had to begin anew"
            await peer.close()


def reached(peer: Peer, table: TableRow, seat: int, version: int) -> bool:
    return peer.version(table.id, seat) == version


async def test_another_process_hears_of_everything(postgres_url: str) -> None:
    """Who is here, what is said, that it has begun, who is signed out."""
    async with a_process(postgres_url) as (_, storage, one), a_process(postgres_url) as (_, _, two):
        people = [await person(storage, name) for name in ("Ann", "Bran")]
        table = await gathering(storage, people)
        ann, bran = await Peer.open(one, people[0].id), await Peer.open(two, people[1].id)
        await ann.join(table.id, 0)
        await bran.join(table.id, 1)

        def here(peer: Peer) -> list[bool]:
            return [s["here"] for s in peer.infos.get(table.id, {"seats": []})["seats"]]

        for peer in (ann, bran):
            await peer.until(lambda p=peer: here(p) == [True, True])
        await begin(storage, table)
        for seat, peer in enumerate((ann, bran)):
            await peer.until(lambda p=peer, s=seat: p.version(table.id, s) == 0)
        await bran.ask("say", table=table.id, text="Hail!")
        await ann.until(lambda: ann.said == ["Hail!"])
        await bran.close()
        await ann.until(lambda: here(ann) == [True, False])
        bran = await Peer.open(two, people[1].id)
        await storage.people.forget(people[1].id, 1.0)
        await bran.until(lambda: bran.closed)
        await ann.close()


@pytest.mark.parametrize("meanwhile", [True, False])
async def test_what_a_process_leaves_another_takes_up(postgres_url: str, meanwhile: bool) -> None:
    async with contextlib.AsyncExitStack() as stack:
        if meanwhile:
            await stack.enter_async_context(a_process(postgres_url))
        dying = await Storage.open(postgres_url)
        live = await Live.start(dying, TERMS)
        rules = Rules(players=2, round_limit=9)
        table = await playing(dying, ["wanderer"] * 2, pace=0.05, rules=rules)
        await until(partial(later, dying, table, 10))
        await live.stop()
        left = await dying.journal.last(table.id)
        await dying.close()
        if not meanwhile:
            await stack.enter_async_context(a_process(postgres_url))
        watching = await Storage.open(postgres_url)
        stack.push_async_callback(watching.close)
        await until(partial(later, watching, table, left))


async def later(storage: Storage, table: TableRow, before: int) -> bool:
    return await storage.journal.last(table.id) > before
