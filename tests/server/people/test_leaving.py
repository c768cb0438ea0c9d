"""What becomes of games when an account is deleted; seats that are lost and found."""

from __future__ import annotations

import pytest

from ardri.server.people import People
from ardri.server.people.keys import hash_of_code, new_code
from ardri.server.schema.refusals import Refusal
from ardri.server.storage import Note, RecordRow, Storage, TableRow
from tests.server.storage.making import START, a_row, an_entry

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"


async def stored(storage: Storage, table: str) -> TableRow:
    row = await storage.tables.get(table)
    assert row is not None
    return row


async def test_an_account_goes_with_all_that_is_its_own(people: People, storage: Storage) -> None:
    ann = await people.claim(None, "Ann", PASSWORD, "a@example.org")
    bob = await people.guest("Bob")
    token = await people.new_token(ann.account.id, "bot")
    await people.mute(bob.account.id, ann.account.id, True)
    await storage.records.add(RecordRow("abcd", ann.account.id, 1.0, "x"), 9)
    for password in (None, "wrong"):
        with pytest.raises(Refusal, match="password"):
            await people.delete(ann.account.id, password)
    await people.delete(ann.account.id, PASSWORD)
    assert await people.who(ann.secret) is None
    assert await people.who(token.secret) is None
    assert await people.mutes(bob.account.id) == []
    assert await storage.records.get("abcd") is None
    for name in ("Ann", ""):
        with pytest.raises(Refusal, match="password"):
            await people.sign_in(name, PASSWORD)
    with pytest.raises(Refusal, match="no-account"):
        await people.delete(ann.account.id, PASSWORD)
    await people.claim(None, "Ann", PASSWORD)  # the name is free


async def test_a_game_that_has_begun_stays_and_its_seat_is_nobodys(
    people: People, storage: Storage
) -> None:
    ann, bob = await people.guest("Ann"), await people.guest("Bob")
    row = a_row([ann.account.id, bob.account.id], state="playing", start=START)
    code = new_code()
    row.seats[0].code = hash_of_code(code)
    await storage.tables.add(row)
    await storage.journal.append(row.id, an_entry(1))
    await storage.chat.say(row.id, "players", ann.account.id, 0, "hello", 1.0)
    await people.delete(ann.account.id)
    table = await stored(storage, row.id)
    assert (table.state, table.seats[0].account) == ("playing", ann.account.id)
    assert [seat.name for seat in table.seats] == ["", "Bob"]
    assert (await storage.chat.last(row.id, "players"))[0].line.name == ""
    # Whoever has the code goes on for them.
    eve = await people.guest("Eve")
    assert (await people.recover(eve.account.id, row.id, code)).seats == [0]
    assert (await stored(storage, row.id)).seats[0].name == "Eve"


async def test_one_gets_up_from_tables_that_gather(people: People, storage: Storage) -> None:
    ann, bob = await people.guest("Ann"), await people.guest("Bob")
    alone = a_row([None, ann.account.id], host=ann.account.id)
    both = a_row([ann.account.id, bob.account.id], host=ann.account.id)
    other = a_row([bob.account.id, None], host=bob.account.id)
    for row in (alone, both, other):
        await storage.tables.add(row)
    heard: list[Note] = []
    storage.bell.listen(heard.append)
    await people.delete(ann.account.id)
    assert await storage.tables.get(alone.id) is None
    table = await stored(storage, both.id)
    assert (table.host, table.revision) == (bob.account.id, 2)
    assert [seat.account for seat in table.seats] == [None, bob.account.id]
    assert await stored(storage, other.id) == other_as_read(other, "Bob")
    assert {note.id for note in heard} >= {alone.id, both.id, ann.account.id}


def other_as_read(row: TableRow, name: str) -> TableRow:
    row.seats[0].name = name
    return row


async def test_a_lost_seat_is_found_by_its_code_and_the_code_is_another_then(
    people: People, storage: Storage
) -> None:
    ann, bob, again = [await people.guest(name) for name in ("Ann", "Bob", "Ann")]
    row = a_row([ann.account.id, bob.account.id], host=ann.account.id)
    code = new_code()
    row.seats[0].code, row.seats[1].code = hash_of_code(code), hash_of_code(new_code())
    await storage.tables.add(row)
    me = again.account.id
    for table, wrong in ((row.id, new_code()), (row.id, ""), ("nosuchtable", code)):
        with pytest.raises(Refusal, match="not-yours"):
            await people.recover(me, table, wrong)
    # As somebody types it who wrote it down.
    found = await people.recover(me, row.id, code.upper().replace("-", " ").replace("0", "O"))
    assert found.seats == [0]
    now = await stored(storage, row.id)
    assert (now.seats[0].account, now.host, now.revision) == (me, me, 2)
    assert now.seats[1].account == bob.account.id
    with pytest.raises(Refusal, match="not-yours"):
        await people.recover(ann.account.id, row.id, code)
    assert (await people.recover(ann.account.id, row.id, found.code)).seats == [0]


async def test_seats_of_one_screen_have_one_code(people: People, storage: Storage) -> None:
    ann, again = await people.guest("Ann"), await people.guest("Ann")
    row = a_row([ann.account.id, ann.account.id])
    code = new_code()
    for seat in row.seats:
        seat.code = hash_of_code(code)
    await storage.tables.add(row)
    assert (await people.recover(again.account.id, row.id, code)).seats == [0, 1]


def test_codes_are_long_and_easy_to_write_down() -> None:
    codes = {new_code() for _ in range(100)}
    assert len(codes) == 100
    for code in codes:
        assert len(code.replace("-", "")) * 5 >= 128
        assert not set("ilou") & set(code)
