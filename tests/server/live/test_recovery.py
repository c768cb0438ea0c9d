"""What a process that dies leaves behind is taken up again: all of it follows from the log."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial

import pytest

from ardri.server.live.live import Live
from ardri.server.match.entries import Entry
from ardri.server.match.match import Match
from ardri.server.schema.common import Account, Rules
from ardri.server.schema.refusals import Refusal
from ardri.server.storage import NotWritten, Storage, TableRow
from tests.server.live.conftest import TERMS
from tests.server.live.making import person, playing, until

pytestmark = pytest.mark.anyio


async def version(storage: Storage, table: TableRow) -> int:
    return await storage.journal.last(table.id)


async def replayed(storage: Storage, table: TableRow) -> Match:
    assert table.start is not None
    return Match.replay(table.start, await storage.journal.read(table.id))


@pytest.fixture
async def people(storage: Storage) -> AsyncIterator[list[Account]]:
    yield [await person(storage, name) for name in ("Ann", "Bran")]


async def until_sealed(storage: Storage, table: TableRow, dice: random.Random) -> Match:
    """Play without a server until all have answered a window that is not due yet."""
    assert table.start is not None
    match = await replayed(storage, table)
    while match.due() is None:
        seat = next(s for s in range(match.players) if match.decision(s) is not None)
        decision = match.decision(seat)
        assert decision is not None
        line = str(dice.choice(decision.actions))
        at = match.version + 1.0
        step = match.play(seat, match.streams[seat], line, at)
        assert step.entry is not None
        assert await storage.journal.append(table.id, step.entry)
        match = step.match
    return match


@pytest.mark.slow
async def test_a_window_that_was_due_is_closed(storage: Storage, people: list[Account]) -> None:
    table = await playing(storage, people, pace=3.0)
    match = await until_sealed(storage, table, random.Random(4))
    before = match.version
    live = await Live.start(storage, TERMS)
    try:
        await until(partial(later, storage, table, before))
        after = await replayed(storage, table)
        assert after.due() is None or after.due() != match.due()
    finally:
        await live.stop()


@pytest.mark.slow
async def test_a_window_closes_when_the_database_is_back(
    storage: Storage, people: list[Account], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await playing(storage, people, pace=0.5)
    before = (await until_sealed(storage, table, random.Random(4))).version
    append, failures = storage.journal.append, 3

    async def gone_for_a_while(name: str, entry: Entry) -> bool:
        nonlocal failures
        if failures > 0:
            failures -= 1
            raise NotWritten("the connection is lost")
        return await append(name, entry)

    monkeypatch.setattr(storage.journal, "append", gone_for_a_while)
    live = await Live.start(storage, TERMS)
    try:
        await until(partial(later, storage, table, before))
        assert failures == 0
    finally:
        await live.stop()


async def later(storage: Storage, table: TableRow, before: int) -> bool:
    return await version(storage, table) > before


@pytest.mark.slow
async def test_a_window_closes_in_its_time_and_not_before(
    storage: Storage, people: list[Account]
) -> None:
    table = await playing(storage, people, pace=1.0)
    live = await Live.start(storage, TERMS)
    try:
        dice = random.Random(4)
        loop = asyncio.get_running_loop()
        closed = 0
        while closed < 3:
            match = await replayed(storage, table)
            asked = [s for s in range(2) if match.decision(s) is not None]
            if not asked:
                began, was = loop.time(), match.version
                await until(partial(later, storage, table, was))
                assert 0.3 < loop.time() - began < 2.5
                closed += 1
                continue
            decision = match.decision(asked[0])
            assert decision is not None
            line = str(dice.choice(decision.actions))
            account = people[asked[0]].id
            try:
                await live.play(account, table.id, asked[0], match.streams[asked[0]], line)
            except Refusal as refusal:
                assert refusal.code == "stale"
    finally:
        await live.stop()


@pytest.mark.slow
async def test_bots_that_owe_something_are_asked_again(storage: Storage) -> None:
    table = await playing(storage, ["wanderer", "wanderer"], rules=Rules(players=2, round_limit=9))
    for _ in range(3):
        live = await Live.start(storage, TERMS)
        before = await version(storage, table)
        await until(partial(later, storage, table, before + 5))
        await live.stop()
    await replayed(storage, table)


async def test_a_game_that_ended_unsaid_is_said_to_be_over(
    storage: Storage, people: list[Account]
) -> None:
    table = await playing(storage, people, rules=Rules(players=2, round_limit=1))
    match, dice = await replayed(storage, table), random.Random(1)
    while not match.over:
        seat = next(s for s in range(2) if match.decision(s) is not None)
        decision = match.decision(seat)
        assert decision is not None
        line = str(dice.choice(decision.actions))
        step = match.play(seat, match.streams[seat], line, 1.0)
        assert step.entry is not None
        await storage.journal.append(table.id, step.entry)
        match = step.match
    live = await Live.start(storage, TERMS)
    try:
        await until(partial(state_is, storage, table, "over"))
        row = await storage.tables.get(table.id)
        assert row is not None and (row.winner, row.asked) == (match.winner, [])
    finally:
        await live.stop()


async def state_is(storage: Storage, table: TableRow, state: str) -> bool:
    row = await storage.tables.get(table.id)
    return row is not None and row.state == state


async def test_a_log_that_leads_elsewhere_is_not_played_on_and_stays_readable(
    storage: Storage, people: list[Account]
) -> None:
    table = await playing(storage, people)
    match, dice = await replayed(storage, table), random.Random(1)
    for number in range(6):
        seat = next(s for s in range(2) if match.decision(s) is not None)
        decision = match.decision(seat)
        assert decision is not None
        step = match.play(seat, match.streams[seat], str(dice.choice(decision.actions)), 1.0)
        assert step.entry is not None
        digest = "of another engine" if number == 4 else step.entry.digest
        await storage.journal.append(
            table.id,
            type(step.entry)(step.entry.version, 1.0, step.entry.deeds, step.entry.streams, digest),
        )
        match = step.match
    live = await Live.start(storage, TERMS)
    try:
        await until(partial(state_is, storage, table, "broken"))
        state = await live.state(people[0].id, table.id, 0)
        assert state.info.state == "broken" and state.events
        assert state.position.decision is None
        for seat in range(2):
            with pytest.raises(Refusal) as refused:
                await live.play(people[seat].id, table.id, seat, state.version, "pass")
            assert refused.value.code == "broken"
            assert refused.value.saying.values == {"version": 5}
        assert await live.waiting(people[0].id, 0) == []
        assert await version(storage, table) == 6
    finally:
        await live.stop()


async def test_tables_in_memory_are_bounded(storage: Storage, people: list[Account]) -> None:
    tables = [await playing(storage, people) for _ in range(5)]
    live = await Live.start(storage, replace(TERMS, tables=3, patrol=60.0))
    try:
        for table in [*tables, *tables]:
            await live.state(people[0].id, table.id, 0)
            assert len(live.kept) <= 3
    finally:
        await live.stop()
