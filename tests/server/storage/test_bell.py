"""What processes tell each other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from ardri.server.storage import Note, Storage
from tests.server.postgres import Cluster
from tests.server.storage.making import a_table, an_account, an_entry

pytestmark = pytest.mark.anyio


def heard_by(storage: Storage) -> list[Note]:
    heard: list[Note] = []
    storage.bell.listen(heard.append)
    return heard


async def until(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not what():
            await asyncio.sleep(0.01)


async def test_one_hears_ones_own_notes_marked_as_own(storage: Storage) -> None:
    heard = heard_by(storage)
    storage.bell.ring(Note("chat", "abcd"))
    assert heard == []  # not before whoever rings is done
    await until(lambda: bool(heard))
    await asyncio.sleep(0.05)
    assert heard == [Note("chat", "abcd", own=True)]


async def test_what_is_written_rings_by_itself(storage: Storage) -> None:
    heard = heard_by(storage)
    ann = await an_account(storage)
    table = await a_table(storage, [ann, None])
    await storage.journal.append(table, an_entry(1))
    await storage.chat.say(table, "players", ann, 0, "hello", 1.0)
    await storage.people.leave_all(ann)
    await storage.tables.set_state(table, "over", winner=1)
    await asyncio.sleep(0)
    own = [("table", table), ("log", table), ("chat", table), ("account", ann), ("table", table)]
    assert heard == [Note(kind, name, own=True) for kind, name in own]  # type: ignore[arg-type]


async def test_who_listens_no_more_is_told_no_more(storage: Storage) -> None:
    heard: list[Note] = []
    stop = storage.bell.listen(heard.append)
    stop()
    stop()
    storage.bell.ring(Note("log", "abcd"))
    await asyncio.sleep(0.02)
    assert heard == []


async def test_one_who_fails_does_not_keep_it_from_the_others(storage: Storage) -> None:
    def fails(_: Note) -> None:
        raise ZeroDivisionError

    storage.bell.listen(fails)
    heard = heard_by(storage)
    storage.bell.ring(Note("log", "abcd"))
    await until(lambda: bool(heard))


async def test_other_processes_hear_it(postgres_url: str) -> None:
    one, other = [await Storage.open(postgres_url) for _ in range(2)]
    heard = heard_by(other)
    notes = [Note("log", f"table{n}") for n in range(1000)]
    for note in notes:
        one.bell.ring(note)
        one.bell.ring(note)
    await until(lambda: len(heard) >= len(notes))
    assert heard == notes
    await one.close()
    await other.close()


async def test_what_was_rung_before_the_end_is_still_told(postgres_url: str) -> None:
    one, other = [await Storage.open(postgres_url) for _ in range(2)]
    heard = heard_by(other)
    one.bell.ring(Note("table", "abcd"))
    await one.close()
    await until(lambda: heard == [Note("table", "abcd")])
    await other.close()


async def test_a_lost_connection_comes_back_and_says_that_notes_may_be_lost(
    postgres: Cluster, postgres_url: str
) -> None:
    one, other = [await Storage.open(postgres_url) for _ in range(2)]
    heard, own = heard_by(other), heard_by(one)
    postgres.sql(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE application_name = 'ardri bell'"
    )
    one.bell.ring(Note("log", "abcd"))
    await until(lambda: Note("anything") in heard and Note("anything") in own)
    one.bell.ring(Note("log", "efgh"))
    await until(lambda: Note("log", "efgh") in heard)
    await one.close()
    await other.close()


@pytest.mark.slow
async def test_it_comes_back_after_a_restart_of_the_database(
    postgres: Cluster, postgres_url: str
) -> None:
    storage = await Storage.open(postgres_url)
    heard = heard_by(storage)
    port = postgres.port
    postgres.stop()
    await asyncio.sleep(0.3)
    storage.bell.ring(Note("log", "abcd"))
    postgres.start(port)
    await until(lambda: Note("anything") in heard)
    await storage.check()
    await storage.close()
