"""A table's keeper: written first, then acknowledged, then shown; nothing twice, nothing lost."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from typing import Any

import pytest

from ardri.server.live.live import Live
from ardri.server.match.entries import Entry
from ardri.server.match.match import Match
from ardri.server.schema.common import Account
from ardri.server.schema.refusals import Refusal
from ardri.server.storage import NotWritten, Storage, TableRow
from tests.server.live.conftest import TERMS
from tests.server.live.making import PATIENCE, person, playing, until

pytestmark = pytest.mark.anyio


async def a_table(
    storage: Storage, people: int = 2, **values: Any
) -> tuple[TableRow, list[Account]]:
    sitting = [await person(storage, f"Ann{n}") for n in range(people)]
    return await playing(storage, sitting, **values), sitting


async def play_on(
    live: Live, table: str, people: list[Account], moves: int, dice: random.Random
) -> int:
    """Random decisions of whoever is asked; how many were made before it was over."""
    for made in range(moves):
        for seat, account in enumerate(people):
            state = await live.state(account.id, table, seat)
            if state.position.decision is not None:
                actions = state.position.decision["actions"]
                assert isinstance(actions, list)
                await live.play(account.id, table, seat, state.version, dice.choice(actions))
                break
        else:
            return made
    return moves


async def asked(live: Live, table: str, people: list[Account]) -> tuple[int, int, list[str]]:
    """A seat that is asked, the version of its stream, what it may do."""
    for seat, account in enumerate(people):
        state = await live.state(account.id, table, seat)
        if state.position.decision is not None:
            actions = state.position.decision["actions"]
            assert isinstance(actions, list)
            return seat, state.version, actions
    raise AssertionError("nobody is asked")


async def test_what_is_acknowledged_is_in_the_log(live: Live, storage: Storage) -> None:
    table, people = await a_table(storage)
    async with asyncio.timeout(PATIENCE):
        assert await play_on(live, table.id, people, 30, random.Random(1)) == 30
    entries = await storage.journal.read(table.id)
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
    assert table.start is not None
    assert Match.replay(table.start, entries).version == len(entries) >= 30


async def test_the_same_line_sent_twice_is_done_once(live: Live, storage: Storage) -> None:
    table, people = await a_table(storage)
    seat, at, actions = await asked(live, table.id, people)
    first, second = await asyncio.gather(
        *[live.play(people[seat].id, table.id, seat, at, actions[0]) for _ in range(2)]
    )
    assert (first.again, second.again) == (False, True)
    assert len(await storage.journal.read(table.id)) == 1


async def test_a_line_made_at_an_earlier_version_is_stale(live: Live, storage: Storage) -> None:
    table, people = await a_table(storage)
    seat, at, actions = await asked(live, table.id, people)
    await live.play(people[seat].id, table.id, seat, at, actions[0])
    with pytest.raises(Refusal) as refused:
        await live.play(people[seat].id, table.id, seat, at, actions[-1])
    assert refused.value.code == "stale"
    assert len(await storage.journal.read(table.id)) == 1


async def test_nobody_decides_for_another(live: Live, storage: Storage) -> None:
    table, people = await a_table(storage)
    seat, at, actions = await asked(live, table.id, people)
    stranger = await person(storage, "Mallory")
    for account in (people[1 - seat], stranger):
        with pytest.raises(Refusal) as refused:
            await live.play(account.id, table.id, seat, at, actions[0])
        assert refused.value.code == "not-yours"
        with pytest.raises(Refusal):
            await live.state(account.id, table.id, seat)
    assert await storage.journal.read(table.id) == []


async def test_there_is_no_such_table(live: Live, storage: Storage) -> None:
    account = await person(storage, "Ann")
    with pytest.raises(Refusal) as refused:
        await live.play(account.id, "nosuchtable", 0, 0, "pass")
    assert refused.value.code == "no-table"


async def test_who_goes_away_before_the_answer_has_played_all_the_same(
    live: Live, storage: Storage
) -> None:
    table, people = await a_table(storage)
    seat, at, actions = await asked(live, table.id, people)
    playing = asyncio.create_task(live.play(people[seat].id, table.id, seat, at, actions[0]))
    await asyncio.sleep(0)
    playing.cancel()
    answer = await live.play(people[seat].id, table.id, seat, at, actions[0])
    assert answer.again
    assert len(await storage.journal.read(table.id)) == 1


async def test_a_database_that_fails_loses_nothing_and_doubles_nothing(
    live: Live, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = await a_table(storage)
    seat, at, actions = await asked(live, table.id, people)
    append = storage.journal.append

    async def written_and_then_gone(*what: object) -> bool:
        await append(*what)  # type: ignore[arg-type]
        raise NotWritten("the connection is lost")

    monkeypatch.setattr(storage.journal, "append", written_and_then_gone)
    with pytest.raises(Refusal) as refused:
        await live.play(people[seat].id, table.id, seat, at, actions[0])
    assert refused.value.code == "busy"
    monkeypatch.undo()
    assert (await live.play(people[seat].id, table.id, seat, at, actions[0])).again
    assert len(await storage.journal.read(table.id)) == 1


async def test_two_processes_play_one_table(storage: Storage) -> None:
    """Two of them on one database, without a word between them: each finds the other's lines."""
    table, people = await a_table(storage)
    one, two = [await Live.start(storage, TERMS) for _ in range(2)]
    try:
        dice = random.Random(2)
        async with asyncio.timeout(PATIENCE):
            while len(await storage.journal.read(table.id)) < 40:
                try:
                    await play_on(dice.choice((one, two)), table.id, people, 1, dice)
                except Refusal as refusal:
                    assert refusal.code == "stale"
    finally:
        await one.stop()
        await two.stop()
    entries = await storage.journal.read(table.id)
    assert table.start is not None
    assert Match.replay(table.start, entries).version == 40


async def test_a_table_that_nobody_needs_is_put_away_and_taken_up_again(storage: Storage) -> None:
    table, people = await a_table(storage)
    live = await Live.start(storage, replace(TERMS, idle=0.1))
    try:
        await play_on(live, table.id, people, 5, random.Random(3))
        assert live.kept == [table.id]
        await until(lambda: live.kept == [])
        await play_on(live, table.id, people, 5, random.Random(4))
    finally:
        await live.stop()
    assert len(await storage.journal.read(table.id)) == 10


async def test_what_was_written_in_doubt_is_shown_all_the_same(
    live: Live, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = await a_table(storage)
    seat, at, actions = await asked(live, table.id, people)
    append, read = storage.journal.append, storage.journal.read
    failures = 2

    async def written_and_then_gone(*what: object) -> bool:
        await append(*what)  # type: ignore[arg-type]
        raise NotWritten("the connection is lost")

    async def gone_for_a_while(name: str, after: int = 0) -> list[Entry]:
        nonlocal failures
        failures -= 1
        if failures > 0:
            raise OSError("the connection is lost")
        return await read(name, after)

    monkeypatch.setattr(storage.journal, "append", written_and_then_gone)
    monkeypatch.setattr(storage.journal, "read", gone_for_a_while)
    with pytest.raises(Refusal):
        await live.play(people[seat].id, table.id, seat, at, actions[0])

    async def shown() -> bool:
        return (await live.state(people[seat].id, table.id, seat)).version > at

    await until(shown)
    assert failures <= 0
