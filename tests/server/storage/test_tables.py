"""Tables and seats: every change is whole, and two at once follow each other."""

from __future__ import annotations

import asyncio

import pytest

from ardri.server.schema.common import Rules
from ardri.server.storage import InMine, NoTable, Note, Storage, Wanted, new_id
from tests.server.storage.making import START, a_row, a_table, an_account, an_entry

pytestmark = pytest.mark.anyio


async def test_a_table_is_read_as_it_was_stored(storage: Storage) -> None:
    ann = await an_account(storage)
    row = a_row([ann, None], host=ann, state="playing", start=START, spectators=30, open=True)
    row.name, row.before, row.asked, row.seats[1].bot = "Móor", None, [1], "druid"
    row.seats[0].ready, row.seats[0].code, row.seats[0].name = True, b"\0code", "Ann"
    await storage.tables.add(row)
    assert await storage.tables.get(row.id) == row
    assert await storage.tables.get("nosuchtable") is None


def test_what_is_shown_of_a_row_has_no_secrets() -> None:
    row = a_row(start=START)
    row.seats[0].code = b"hash of a code"
    for secret in ("seed", "secret", "word", "hash of"):
        assert secret not in repr(row)


async def test_a_change_is_stored_and_counted(storage: Storage) -> None:
    ann = await an_account(storage)
    row = a_row()
    await storage.tables.add(row)
    async with storage.tables.change(row.id) as change:
        change.row.seats[1].account = ann
        change.row.name = "new"
    stored = await storage.tables.get(row.id)
    assert stored is not None
    assert (stored.revision, stored.name, stored.seats[1].name) == (2, "new", "Ann")
    assert stored.changed > row.changed


async def test_a_change_that_changes_nothing_is_none(storage: Storage) -> None:
    row = a_row()
    await storage.tables.add(row)
    heard: list[Note] = []
    await asyncio.sleep(0.01)
    storage.bell.listen(heard.append)
    async with storage.tables.change(row.id):
        pass
    await asyncio.sleep(0.01)
    assert await storage.tables.get(row.id) == row
    assert heard == []


async def test_a_change_that_fails_leaves_the_table_as_it_was(storage: Storage) -> None:
    row = a_row()
    await storage.tables.add(row)
    with pytest.raises(ZeroDivisionError):
        async with storage.tables.change(row.id) as change:
            change.row.name = "new"
            await change.make(a_row())
            raise ZeroDivisionError
    assert await storage.tables.get(row.id) == row
    assert (await storage.tables.lists.lobby(Wanted("gathering"), None, 9))[0] == []


async def test_changes_of_two_processes_follow_each_other(
    storage: Storage, database_url: str
) -> None:
    other = await Storage.open(database_url)
    row = a_row()
    await storage.tables.add(row)

    async def add(of: Storage) -> None:
        async with of.tables.change(row.id) as change:
            change.row.round += 1

    await asyncio.gather(*[add(of) for of in (storage, other) * 8])
    stored = await storage.tables.get(row.id)
    assert stored is not None
    assert (stored.round, stored.revision) == (16, 17)
    await other.close()


async def test_a_table_may_go_with_its_seats_but_not_with_a_log(storage: Storage) -> None:
    row = a_row(before=None)
    await storage.tables.add(row)
    after = a_row(before=row.id)
    await storage.tables.add(after)
    async with storage.tables.change(row.id) as change:
        change.gone = True
    assert await storage.tables.get(row.id) is None
    stored = await storage.tables.get(after.id)
    assert stored is not None
    assert stored.before is None
    with pytest.raises(NoTable):
        async with storage.tables.change(row.id):
            pass
    await storage.journal.append(after.id, an_entry(1))
    with pytest.raises(Exception, match=r"fk_log_table|FOREIGN KEY"):
        async with storage.tables.change(after.id) as change:
            change.gone = True


async def test_how_far_a_game_is_is_noted_soon(storage: Storage) -> None:
    table = await a_table(storage)
    storage.tables.progress.note(table, 3, [0, 1], 2)
    storage.tables.progress.note(table, 2, [0], 1)  # said late
    async with asyncio.timeout(10):
        while (row := await storage.tables.get(table)) is None or row.version == 0:
            await asyncio.sleep(0.02)
    assert (row.version, row.asked, row.round, row.revision) == (3, [0, 1], 2, 2)


async def test_how_far_a_game_is_is_never_put_back(storage: Storage) -> None:
    table = await a_table(storage)
    for version, asked in ((5, [1]), (4, [0])):
        storage.tables.progress.note(table, version, asked, 1)
        await storage.tables.progress.flush()
    row = await storage.tables.get(table)
    assert row is not None
    assert (row.version, row.asked) == (5, [1])


async def test_what_is_noted_is_written_before_the_end(database_url: str) -> None:
    storage = await Storage.open(database_url)
    table = await a_table(storage)
    storage.tables.progress.note(table, 1, [1], 1)
    await storage.close()
    storage = await Storage.open(database_url)
    row = await storage.tables.get(table)
    assert row is not None
    assert row.asked == [1]
    await storage.close()


async def test_a_game_is_over(storage: Storage) -> None:
    table, other = await a_table(storage), await a_table(storage)
    storage.tables.progress.note(table, 9, [0], 4)
    await storage.tables.progress.flush()
    assert await storage.tables.active() == sorted([table, other])
    await storage.tables.set_state(table, "over", winner=1, round_=5)
    await storage.tables.set_state(other, "broken", broken="why")
    row = await storage.tables.get(table)
    assert row is not None
    assert (row.state, row.winner, row.round, row.asked) == ("over", 1, 5, [])
    assert await storage.tables.active() == []


async def test_the_lobby_has_open_tables_a_page_at_a_time(storage: Storage) -> None:
    rows = [a_row(open=True, made=float(n // 2)) for n in range(7)]
    four = a_row(open=True, rules=Rules(players=4, ruleset="uk"), made=99.0)
    for row in [*rows, four, a_row(), a_row(open=True, state="over", start=START)]:
        await storage.tables.add(row)
    lists = storage.tables.lists
    seen, after = [], None
    while True:
        page, after = await lists.lobby(Wanted("gathering", players=2), after, 3)
        seen += page
        if after is None:
            break
    assert seen == sorted(rows, key=lambda row: (row.made, row.id), reverse=True)
    assert (await lists.lobby(Wanted("gathering", ruleset="uk"), None, 9))[0] == [four]
    assert len((await lists.lobby(Wanted("over"), None, 9))[0]) == 1


async def test_ones_own_tables_have_those_first_where_it_is_ones_turn(storage: Storage) -> None:
    ann, bob = await an_account(storage), await an_account(storage, "Bob")
    expected = []
    # Of the same moment, too; and as bits of two seats.
    for asked, people, changed in (
        ([1], [bob, ann], 5.0),
        ([0, 1], [ann, bob], 4.0),
        ([0, 1], [ann, ann], 4.0),
        ([0], [bob, ann], 9.0),
        ([], [ann, bob], 3.0),
        ([], [ann, bob], 3.0),
    ):
        row = a_row([*people], state="playing", start=START, asked=asked, changed=changed)
        turn = any(people[seat] == ann for seat in asked)
        expected.append((turn, changed, row.id))
        await storage.tables.add(row)
    await storage.tables.add(a_row([bob, None]))
    over = a_row([ann, None], state="over", start=START, asked=[0], changed=10.0)
    await storage.tables.add(over)
    expected.append((False, 10.0, over.id))
    seen: list[str] = []
    after: InMine | None = None
    while True:
        page, after = await storage.tables.lists.mine(ann, None, after, 2)
        seen += [row.id for row in page]
        if after is None:
            break
    assert seen == [name for _, _, name in sorted(expected, reverse=True)]
    page, _ = await storage.tables.lists.mine(ann, "over", None, 9)
    assert [row.id for row in page] == [over.id]


async def test_ids_are_not_guessed() -> None:
    names = {new_id() for _ in range(1000)}
    assert len(names) == 1000
    assert all(len(name) == 12 for name in names)
