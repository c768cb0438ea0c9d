"""Who does not read is dropped; the table goes on, and nobody waits."""

from __future__ import annotations

import asyncio
import random

import pytest
from prometheus_client import Counter, Gauge

from ardri.server.live import metrics, outbox
from ardri.server.live.live import Live
from ardri.server.storage import Storage
from tests.server.live.making import person, playing, until
from tests.server.socket.peer import Peer
from tests.server.socket.serving import serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_a_slow_reader_is_dropped_and_the_table_goes_on(
    live: Live, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox.Outbox.__init__, "__defaults__", (20, 500_000))
    people = [await person(storage, name) for name in ("Ann", "Bran", "Sloth")]
    table = await playing(storage, people[:2])
    before = counted(metrics.SLOW)
    async with serving(live, storage) as url:
        sloth = await Peer.open(url, people[2].id, max_queue=1, compression=None)
        await sloth.join(table.id, None)
        sloth.stop_listening()
        sockets = gauge(metrics.SOCKETS) + 2
        ann, bran = [await Peer.open(url, one.id) for one in people[:2]]
        await ann.join(table.id, 0)
        await bran.join(table.id, 1)

        async def shout() -> None:
            while counted(metrics.SLOW) == before:
                # Longer than anybody may talk: the test is to end soon.
                await storage.chat.say(
                    table.id, "spectators", people[2].id, None, "y" * 100_000, 1.0
                )

        async with asyncio.timeout(60):
            await asyncio.gather(
                shout(),
                ann.play_at_random(table.id, 0, random.Random(1)),
                bran.play_at_random(table.id, 1, random.Random(2)),
            )
        await until(lambda: gauge(metrics.SOCKETS) == sockets - 1)
        for peer in (ann, bran):
            await peer.close()


def counted(counter: Counter) -> float:
    return next(float(sample.value) for sample in next(iter(counter.collect())).samples)


def gauge(gauge: Gauge) -> float:
    return next(float(sample.value) for sample in next(iter(gauge.collect())).samples)
