"""What is said, what is reported, and records that were brought along."""

from __future__ import annotations

import asyncio

import pytest

from ardri.server.schema.common import ChatLine
from ardri.server.storage import NoTable, RecordRow, Storage
from tests.server.storage.making import a_table, an_account

pytestmark = pytest.mark.anyio


async def test_what_is_said_is_read_by_those_of_its_room(storage: Storage) -> None:
    ann = await an_account(storage)
    table = await a_table(storage, [ann, None])
    for n in range(5):
        await storage.chat.say(table, "players", ann, 0, f"line {n} ☺", float(n))
    await storage.chat.say(table, "spectators", ann, None, "psst", 9.0)
    said = await storage.chat.last(table, "players", 3)
    assert [s.line.text for s in said] == ["line 2 ☺", "line 3 ☺", "line 4 ☺"]
    line = said[-1].line
    assert said[-1] == (ChatLine(line.id, 4.0, 0, "Ann", "line 4 ☺", "players"), ann)
    assert [s.line.text for s in await storage.chat.since(table, "players", line.id - 1)] == [
        "line 4 ☺"
    ]
    assert [s.line.text for s in await storage.chat.last(table, "spectators")] == ["psst"]


async def test_who_has_read_up_to_a_line_has_missed_none_before_it(
    storage: Storage, database_url: str
) -> None:
    other = await Storage.open(database_url)
    ann = await an_account(storage)
    table = await a_table(storage, [ann, None])
    read: list[int] = []

    async def talk(of: Storage) -> None:
        for _ in range(10):
            await of.chat.say(table, "players", ann, 0, "again", 1.0)

    async def follow() -> None:
        while len(read) < 30:
            after = read[-1] if read else 0
            read.extend([s.line.id for s in await other.chat.since(table, "players", after)])

    async with asyncio.timeout(30):
        await asyncio.gather(follow(), talk(storage), talk(other), talk(storage))
    everything = await storage.chat.last(table, "players", 100)
    assert read == [said.line.id for said in everything]
    await other.close()


async def test_nothing_is_said_where_there_is_no_table(storage: Storage) -> None:
    ann = await an_account(storage)
    with pytest.raises(NoTable):
        await storage.chat.say("nosuchtable", "players", ann, 0, "hello", 1.0)


async def test_a_report_keeps_what_was_said(storage: Storage) -> None:
    ann, bob = await an_account(storage), await an_account(storage, "Bob")
    table = await a_table(storage, [ann, bob])
    line = (await storage.chat.say(table, "players", ann, 0, "rude", 1.0)).line.id
    said = await storage.chat.line(table, line)
    assert said is not None
    assert await storage.chat.line(table, line + 1) is None
    assert await storage.chat.line(table, 2**70) is None
    assert await storage.chat.line(await a_table(storage), line) is None
    await storage.chat.report(table, said, bob, "look", 2.0)
    (report,) = await storage.chat.reports()
    assert report[1:] == (2.0, table, line, ann, "rude", bob, "look")
    assert await storage.chat.reports(after=report.id) == []


async def test_a_record_is_kept_as_it_was_brought(storage: Storage) -> None:
    ann = await an_account(storage)
    row = RecordRow("abcd", ann, 1.0, "[players 4]\r\nplace móor\n")
    assert await storage.records.add(row, 1)
    assert not await storage.records.add(RecordRow("efgh", ann, 2.0, ""), 1)
    assert await storage.records.get("abcd") == row
    assert await storage.records.get("efgh") is None
    assert not await storage.records.drop(await an_account(storage), "abcd")
    assert await storage.records.drop(ann, "abcd")
    assert await storage.records.get("abcd") is None
