"""Finding tables: lists, who may look; and the next table after the end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardri.server.people import People
from ardri.server.schema.common import Account, Rules
from ardri.server.schema.http import NewTable
from ardri.server.schema.refusals import Refusal
from ardri.server.storage import InLobby, InMine, Storage
from ardri.server.tables import Tables, info_of
from ardri.server.tables.pages import in_lobby, in_mine, word_of
from tests.server.storage.making import START, a_row
from tests.server.tables.conftest import BOTS
from tests.server.tables.test_gathering import DRUID, ME, OPEN, refused, wish

Person = Callable[[str], Awaitable[Account]]


# --------------------------------------------------------------------------------- who looks


def test_what_is_told_depends_on_who_asks() -> None:
    row = a_row(["ann1", "bob1"], invite="word", asked=[1])
    row.seats[0].code = b"hash"
    mine, theirs = info_of(row, "ann1", {"bob1"}), info_of(row, None, {"ann1"})
    assert (mine.yours, mine.invite) == ([0], "word")
    assert (theirs.yours, theirs.invite) == ([], None)
    assert [seat.here for seat in mine.seats] == [False, True]
    row.state, row.start = "playing", START
    playing = info_of(row, "ann1")
    assert (playing.invite, playing.asked, playing.pace) == (None, [1], 2.0)


@pytest.mark.anyio
async def test_who_is_not_invited_does_not_know_of_it(tables: Tables, person: Person) -> None:
    ann = await person("Ann")
    waiting = (await tables.make(ann, wish(ME, OPEN))).info.id
    unseen = (await tables.make(ann, wish(ME, DRUID, spectators=None))).info.id
    watched = (await tables.make(ann, wish(ME, DRUID, spectators=5))).info.id
    for hidden in (waiting, unseen, "nosuchtable"):
        assert await refused(tables.info(hidden)) == "no-table seating-no-table"
    assert (await tables.info(watched)).spectators == 5
    assert (await tables.info(unseen, ann.id)).spectators is None


# ------------------------------------------------------------------------------------- lists


@pytest.mark.anyio
async def test_the_lobby_goes_on_where_it_was_left(tables: Tables, person: Person) -> None:
    ann, bob = await person("Ann"), await person("Bob")
    made = [(await tables.make(ann, wish(ME, OPEN, open=True))).info.id for _ in range(5)]
    await tables.make(ann, wish(ME, OPEN))
    four = wish(ME, OPEN, OPEN, OPEN, open=True, rules=Rules(players=4, ruleset="en"))
    big = (await tables.make(ann, four)).info.id
    playing = (await tables.make(ann, wish(ME, DRUID, open=True))).info.id
    seen: list[str] = []
    after = None
    while True:
        page = await tables.lobby(bob.id, players=2, after=after, most=2)
        seen += [info.id for info in page.tables]
        assert all(info.invite is None for info in page.tables)
        after = page.next
        if after is None:
            break
    assert seen == made[::-1]
    assert [info.id for info in (await tables.lobby(ruleset="en")).tables] == [big]
    assert [info.id for info in (await tables.lobby(state="playing")).tables] == [playing]


@pytest.mark.anyio
async def test_ones_own_tables_begin_with_those_that_wait_for_one(
    tables: Tables, storage: Storage, person: Person
) -> None:
    ann = await person("Ann")
    made = [(await tables.make(ann, wish(ME, DRUID))).info.id for _ in range(4)]
    for version, (table, asked) in enumerate(zip(made, ([1], [0], [1], [0]), strict=True)):
        storage.tables.progress.note(table, version + 1, asked, 1)
        await storage.tables.progress.flush()
    first = await tables.mine(ann.id, most=2)
    rest = await tables.mine(ann.id, after=first.next, most=2)
    assert [info.id for info in first.tables] == [made[3], made[1]]
    assert [info.id for info in rest.tables] == [made[2], made[0]]
    assert rest.next is None
    assert [info.asked for info in first.tables] == [[0], [0]]
    assert (await tables.mine(ann.id, "over")).tables == []


@given(st.floats(allow_nan=False, allow_infinity=False), st.integers(0, 1), st.text("ab12"))
def test_where_a_list_goes_on_is_read_as_it_was_told(moment: float, turn: int, name: str) -> None:
    lobby, mine = InLobby(moment, name[:24]), InMine(turn, moment, name[:24])
    assert in_lobby(word_of(lobby)) == lobby
    assert in_mine(word_of(mine)) == mine
    assert word_of(None) is None


@given(st.text() | st.binary().map(lambda data: data.hex()) | st.sampled_from(["W10", "bnVsbA"]))
def test_where_no_list_ever_went_on_is_refused(word: str) -> None:
    for read in (in_lobby, in_mine):
        with pytest.raises(Refusal, match="malformed"):
            read(word)


# ----------------------------------------------------------------------------------- rematch


async def over(tables: Tables, storage: Storage, people: list[Account], new: NewTable) -> str:
    table = (await tables.make(people[0], new)).info.id
    for one in people[1:]:
        await tables.sit(one, table)
    for one in people if len(people) > 1 else ():
        await tables.ready(one, table, True)
    await storage.tables.set_state(table, "over", winner=0, round_=3)
    return table


@pytest.mark.anyio
async def test_a_rematch_has_the_same_people_a_seat_further_on(
    tables: Tables, storage: Storage, person: Person
) -> None:
    ann, bob = await person("Ann"), await person("Bob")
    new = wish(ME, DRUID, OPEN, name="Moor", open=True, spectators=7)
    table = await over(tables, storage, [ann, bob], new)
    again = await tables.rematch(bob, table)
    info = again.info
    assert [seat.name for seat in info.seats] == ["Bob", "Ann", "druid"]
    assert [seat.ready for seat in info.seats] == [True, False, True]
    assert (info.state, info.host, info.yours, info.before) == ("gathering", bob.id, [0], table)
    assert (info.name, info.open, info.spectators, info.rules) == ("Moor", True, 7, new.rules)
    assert (await tables.info(table, ann.id)).rematch == info.id
    assert again.code is None
    # Whoever asks later is told of the one that there is.
    assert (await tables.rematch(ann, table)).info.id == info.id
    begun = await tables.ready(ann, info.id, True)
    assert begun.begun is not None
    assert begun.begun.people == (0, 1)


@pytest.mark.anyio
async def test_of_one_table_there_is_one_rematch(
    tables: Tables, storage: Storage, person: Person, database_url: str
) -> None:
    elsewhere = await Storage.open(database_url)
    other = Tables(elsewhere, BOTS.__contains__)
    people = [await person(f"P{n}") for n in range(4)]
    table = await over(tables, storage, people, wish(ME, OPEN, OPEN, OPEN, open=True))
    asked = [(tables, other)[n % 2].rematch(one, table) for n, one in enumerate(people)]
    assert len({seated.info.id for seated in await asyncio.gather(*asked)}) == 1
    assert len((await tables.mine(people[0].id)).tables) == 2
    await elsewhere.close()


@pytest.mark.anyio
async def test_a_rematch_of_one_person_begins_at_once(
    tables: Tables, storage: Storage, person: Person
) -> None:
    ann = await person("Ann")
    rules = Rules(players=2, windows="holders")
    table = await over(tables, storage, [ann], wish(ME, DRUID, rules=rules))
    again = await tables.rematch(ann, table)
    assert again.begun is not None
    assert (again.info.state, again.info.yours, again.begun.people) == ("playing", [1], (1,))
    assert again.begun.rules == rules
    assert (await tables.rematch(ann, table)).begun is None


@pytest.mark.anyio
async def test_who_lost_their_seat_finds_it_at_the_next_table_too(
    tables: Tables, storage: Storage, person: Person
) -> None:
    people = People(storage)
    ann, again = await person("Ann"), await person("Ann")
    made = await tables.make(ann, wish(ME, DRUID))
    assert made.code is not None
    await storage.tables.set_state(made.info.id, "over")
    after = (await tables.rematch(ann, made.info.id)).info.id
    assert (await people.recover(again.id, after, made.code)).seats == [1]
    assert (await tables.info(after, again.id)).yours == [1]
    people.close()


@pytest.mark.anyio
async def test_who_is_no_more_leaves_their_seat_free(
    tables: Tables, storage: Storage, person: Person
) -> None:
    ann, bob, eve = [await person(name) for name in ("Ann", "Bob", "Eve")]
    table = await over(tables, storage, [ann, bob], wish(ME, OPEN, open=True))
    await storage.people.forget(bob.id, 5.0)
    assert await refused(tables.rematch(eve, table)) == "not-yours seating-not-there"
    again = await tables.rematch(ann, table)
    assert [seat.kind for seat in again.info.seats] == ["open", "person"]
    assert again.info.state == "gathering"
    # A rematch that was called off may be asked for again.
    await tables.call_off(ann, again.info.id)
    assert (await tables.info(table, ann.id)).rematch is None
    assert (await tables.rematch(ann, table)).info.id != again.info.id


@pytest.mark.anyio
async def test_there_is_no_rematch_before_the_end(tables: Tables, person: Person) -> None:
    ann = await person("Ann")
    table = (await tables.make(ann, wish(ME, DRUID))).info.id
    assert await refused(tables.rematch(ann, table)) == "too-early seating-not-over"
