"""Programs that ask instead of listening: which of my seats owe a decision?"""

from __future__ import annotations

import asyncio

import pytest

from ardri.server.live.live import Live
from ardri.server.schema.refusals import Refusal
from ardri.server.storage import Storage
from tests.server.live.making import begin, gathering, person, playing

pytestmark = pytest.mark.anyio


async def test_whoever_owes_a_decision_is_told_at_once(live: Live, storage: Storage) -> None:
    people = [await person(storage, name) for name in ("Ann", "Bran")]
    tables = [await playing(storage, people, seed=str(n)) for n in range(3)]
    found = [
        (one.table, seat)
        for seat, account in enumerate(people)
        for one in await live.waiting(account.id, 0)
    ]
    # A table's row does not say yet whose turn it is: the patrol takes it up.
    async with asyncio.timeout(10):
        while {table for table, _ in found} != {table.id for table in tables}:
            await asyncio.sleep(0.05)
            found = [
                (one.table, seat)
                for seat, account in enumerate(people)
                for one in await live.waiting(account.id, 0)
            ]
    for seat, account in enumerate(people):
        for one in await live.waiting(account.id, 0):
            assert one.seat == seat and one.decision["seat"] == seat
            actions = one.decision["actions"]
            assert isinstance(actions, list)
            done = await live.play(account.id, one.table, one.seat, one.version, actions[0])
            assert not done.again


async def test_who_waits_is_told_when_the_turn_comes(
    live: Live, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ardri.server.live.waiting.GLANCE", 60.0)
    people = [await person(storage, name) for name in ("Ann", "Bran")]
    table = await gathering(storage, people)
    waiting = [asyncio.create_task(live.waiting(one.id, 10)) for one in people]
    await asyncio.sleep(0.05)
    await begin(storage, table)
    async with asyncio.timeout(5):
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    asked = [task for task in waiting if task.done()]
    assert [one.table for one in asked[0].result()] == [table.id]
    for task in waiting:
        task.cancel()


async def test_one_waits_no_longer_than_one_likes(live: Live, storage: Storage) -> None:
    ann = await person(storage, "Ann")
    async with asyncio.timeout(3):
        assert await live.waiting(ann.id, 0.2) == []


async def test_not_too_many_requests_wait(live: Live, storage: Storage) -> None:
    ann = await person(storage, "Ann")
    waiting = [asyncio.create_task(live.waiting(ann.id, 10)) for _ in range(8)]
    await asyncio.sleep(0.05)
    with pytest.raises(Refusal) as refused:
        await live.waiting(ann.id, 10)
    assert refused.value.code == "too-many"
    await live.farewell()
    async with asyncio.timeout(3):
        assert await asyncio.gather(*waiting) == [[]] * 8
