"""A table from its making until it begins."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from ardri.server.schema.common import Account, Rules
from ardri.server.schema.http import NewTable, SeatWish, SetSeat
from ardri.server.schema.refusals import Refusal
from ardri.server.storage import Note, Storage
from ardri.server.tables import Seated, Tables
from tests.server.tables.conftest import BOTS

pytestmark = pytest.mark.anyio

Person = Callable[[str], Awaitable[Account]]
ME, OPEN, DRUID = SeatWish("me"), SeatWish("open"), SeatWish("bot", "druid")


def wish(*seats: SeatWish, **values: object) -> NewTable:
    rules = values.pop("rules", Rules(players=len(seats)))
    return NewTable(rules, list(seats), **values)  # type: ignore[arg-type]


async def refused(awaited: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as caught:
        await awaited
    assert caught.value.told().text
    return f"{caught.value.code} {caught.value.saying.key}"


def sitting(seated: Seated) -> list[str]:
    return [seat.name for seat in seated.info.seats]


# ----------------------------------------------------------------------------------- making


async def test_a_table_waits_for_who_comes(tables: Tables, person: Person) -> None:
    ann = await person("Ann")
    made = await tables.make(ann, wish(OPEN, ME, DRUID, name=" The \0 Moor ", open=True))
    info = made.info
    assert (info.state, info.name, info.host, info.open) == ("gathering", "The Moor", ann.id, True)
    assert [seat.kind for seat in info.seats] == ["open", "person", "bot"]
    assert [seat.name for seat in info.seats] == ["", "Ann", "druid"]
    assert [seat.ready for seat in info.seats] == [False, False, True]
    assert (info.yours, info.revision, info.pace) == ([1], 1, 0.0)
    assert made.begun is None
    assert made.code is not None


@pytest.mark.parametrize("seats", [(ME, DRUID), (DRUID, ME, DRUID, DRUID), (ME, ME), (ME, ME, ME)])
@pytest.mark.parametrize("windows", ["possible", "holders"])
async def test_a_table_of_one_person_begins_at_once(
    tables: Tables, storage: Storage, person: Person, seats: tuple[SeatWish, ...], windows: str
) -> None:
    rules = Rules(players=len(seats), windows=windows)  # type: ignore[arg-type]
    made = await tables.make(await person("Ann"), wish(*seats, rules=rules))
    assert made.info.state == "playing"
    assert made.begun is not None
    assert (made.begun.rules, made.begun.pace) == (rules, 0.0)
    assert made.info.yours == [n for n, seat in enumerate(seats) if seat == ME]
    assert list(made.begun.people) == made.info.yours
    row = await storage.tables.get(made.info.id)
    assert row is not None
    assert row.start == made.begun


async def test_no_two_games_start_from_the_same(tables: Tables, person: Person) -> None:
    ann = await person("Ann")
    starts = [(await tables.make(ann, wish(ME, DRUID))).begun for _ in range(3)]
    secrets = {text for start in starts if start for text in (start.seed, start.secret)}
    assert len(secrets) == 6


@pytest.mark.parametrize(
    ("seats", "rules", "why"),
    [
        ((ME, OPEN), Rules(players=3), "seating-count"),
        ((ME,) * 4, Rules(players=2), "seating-count"),
        ((DRUID, OPEN), Rules(players=2), "seating-without-you"),
        ((ME, SeatWish("bot", "wizard")), Rules(players=2), "seating-bot"),
        ((ME, SeatWish("bot")), Rules(players=2), "seating-bot"),
        ((ME, OPEN), Rules(players=2, windows="holders"), "seating-holders"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(
    tables: Tables, person: Person, seats: tuple[SeatWish, ...], rules: Rules, why: str
) -> None:
    ann = await person("Ann")
    assert await refused(tables.make(ann, wish(*seats, rules=rules))) == f"illegal {why}"
    assert (await tables.mine(ann.id)).tables == []


async def test_nobody_makes_tables_without_end(
    tables: Tables, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ardri.server.tables.tables.MOST_UNFINISHED", 2)
    ann, bob = await person("Ann"), await person("Bob")
    first = await tables.make(ann, wish(ME, OPEN))
    await tables.make(ann, wish(ME, DRUID))
    assert await refused(tables.make(ann, wish(ME, OPEN))) == "too-many seating-too-many"
    await tables.make(bob, wish(ME, OPEN))
    await tables.call_off(ann, first.info.id)
    await tables.make(ann, wish(ME, OPEN))


# ----------------------------------------------------------------------------------- sitting


async def test_people_come_are_ready_and_it_begins(
    tables: Tables, storage: Storage, person: Person
) -> None:
    ann, bob, eve = [await person(name) for name in ("Ann", "Bob", "Eve")]
    heard: list[Note] = []
    table = (await tables.make(ann, wish(ME, OPEN, DRUID, OPEN, open=True))).info.id
    assert sitting(await tables.sit(bob, table, 3)) == ["Ann", "", "druid", "Bob"]
    seated = await tables.sit(eve, table)
    assert sitting(seated) == ["Ann", "Eve", "druid", "Bob"]
    assert (seated.info.yours, seated.info.revision, seated.info.pace) == ([1], 3, 2.0)
    assert (await tables.ready(ann, table, True)).begun is None
    assert (await tables.ready(bob, table, True)).begun is None
    assert (await tables.ready(bob, table, False)).info.seats[3].ready is False
    assert (await tables.ready(eve, table, True)).begun is None
    storage.bell.listen(heard.append)
    begun = await tables.ready(bob, table, True)
    assert begun.info.state == "playing"
    assert begun.begun is not None
    assert (begun.begun.pace, begun.begun.people) == (2.0, (0, 1, 3))
    row = await storage.tables.get(table)
    assert row is not None
    assert row.start == begun.begun
    assert Note("table", table, own=True) in heard


async def test_a_seat_is_taken_once_and_by_who_has_none(tables: Tables, person: Person) -> None:
    ann, bob, eve = [await person(name) for name in ("Ann", "Bob", "Eve")]
    table = (await tables.make(ann, wish(ME, OPEN, open=True))).info.id
    assert await refused(tables.sit(ann, table)) == "taken seating-sits"
    assert await refused(tables.sit(bob, table, 0)) == "taken seating-taken"
    assert await refused(tables.sit(bob, table, 2)) == "illegal seating-no-seat"
    assert await refused(tables.sit(bob, table, -1)) == "illegal seating-no-seat"
    await tables.sit(bob, table)
    assert await refused(tables.sit(eve, table)) == "taken seating-full"
    assert await refused(tables.sit(eve, "nosuchtable")) == "no-table seating-no-table"


async def test_where_one_must_be_invited_one_needs_the_word(tables: Tables, person: Person) -> None:
    ann, bob, eve = [await person(name) for name in ("Ann", "Bob", "Eve")]
    made = await tables.make(ann, wish(ME, OPEN, OPEN))
    table, word = made.info.id, made.info.invite
    assert word is not None
    for wrong in (None, "", "wrong", word[:-1]):
        assert await refused(tables.sit(bob, table, invite=wrong)) == "no-table seating-no-table"
        assert await refused(tables.info(table, bob.id, wrong)) == "no-table seating-no-table"
    seen = await tables.info(table, bob.id, word)
    assert (seen.yours, seen.invite) == ([], None)
    await tables.sit(bob, table, invite=word)
    # Who sits there may let others in.
    assert (await tables.info(table, bob.id)).invite == word
    assert await refused(tables.ready(eve, table, True)) == "no-table seating-no-table"


async def test_of_many_who_take_the_last_seat_one_has_it(
    tables: Tables, person: Person, database_url: str
) -> None:
    elsewhere = await Storage.open(database_url)
    other = Tables(elsewhere, BOTS.__contains__)
    ann = await person("Ann")
    table = (await tables.make(ann, wish(ME, OPEN, open=True))).info.id
    people = [await person(f"P{n}") for n in range(6)]
    done = await asyncio.gather(
        *[(tables, other)[n % 2].sit(one, table) for n, one in enumerate(people)],
        return_exceptions=True,
    )
    assert sum(isinstance(one, Seated) for one in done) == 1
    assert {one.code for one in done if isinstance(one, Refusal)} == {"taken"}
    await elsewhere.close()


async def test_of_many_who_are_ready_last_one_begins_it(
    tables: Tables, person: Person, database_url: str
) -> None:
    elsewhere = await Storage.open(database_url)
    other = Tables(elsewhere, BOTS.__contains__)
    people = [await person(f"P{n}") for n in range(4)]
    table = (await tables.make(people[0], wish(ME, OPEN, OPEN, OPEN, open=True))).info.id
    for one in people[1:]:
        await tables.sit(one, table)
    done = await asyncio.gather(
        *[(tables, other)[n % 2].ready(one, table, True) for n, one in enumerate(people)]
    )
    assert sum(one.begun is not None for one in done) == 1
    assert (await tables.info(table, people[0].id)).state == "playing"
    await elsewhere.close()


# -------------------------------------------------------------------------- host, getting up


async def test_the_host_seats_bots_and_frees_seats(tables: Tables, person: Person) -> None:
    ann, bob = await person("Ann"), await person("Bob")
    table = (await tables.make(ann, wish(ME, OPEN, OPEN, open=True))).info.id
    await tables.sit(bob, table)
    bot, free = SetSeat("bot", "warrior"), SetSeat("open")
    assert await refused(tables.set_seat(bob, table, 2, bot)) == "not-yours seating-host"
    assert await refused(tables.set_seat(ann, table, 1, bot)) == "taken seating-taken"
    assert await refused(tables.set_seat(ann, table, 9, bot)) == "illegal seating-no-seat"
    unknown = SetSeat("bot", "wizard")
    assert await refused(tables.set_seat(ann, table, 2, unknown)) == "illegal seating-bot"
    assert sitting(await tables.set_seat(ann, table, 2, bot)) == ["Ann", "Bob", "warrior"]
    druid = SetSeat("bot", "druid")
    assert sitting(await tables.set_seat(ann, table, 2, druid)) == ["Ann", "Bob", "druid"]
    assert sitting(await tables.set_seat(ann, table, 1, free)) == ["Ann", "", "druid"]
    assert await refused(tables.get_up(bob, table, 1)) == "not-yours seating-not-there"


async def test_it_begins_when_the_host_fills_the_last_seat(tables: Tables, person: Person) -> None:
    ann = await person("Ann")
    table = (await tables.make(ann, wish(ME, OPEN))).info.id
    assert (await tables.ready(ann, table, True)).begun is None
    seated = await tables.set_seat(ann, table, 1, SetSeat("bot", "druid"))
    assert seated.begun is not None
    assert seated.begun.pace == 0.0


async def test_who_gets_up_leaves_the_table_to_the_others(
    tables: Tables, storage: Storage, person: Person
) -> None:
    ann, bob = await person("Ann"), await person("Bob")
    table = (await tables.make(ann, wish(ME, OPEN, open=True))).info.id
    await tables.sit(bob, table)
    await tables.ready(ann, table, True)
    await tables.get_up(ann, table, 0)
    info = await tables.info(table, bob.id)
    assert info.host == bob.id
    assert [(seat.kind, seat.ready) for seat in info.seats] == [("open", False), ("person", False)]
    await tables.get_up(bob, table, 1)
    assert await storage.tables.get(table) is None


async def test_the_host_calls_it_off(tables: Tables, storage: Storage, person: Person) -> None:
    ann, bob = await person("Ann"), await person("Bob")
    table = (await tables.make(ann, wish(ME, OPEN, open=True))).info.id
    await tables.sit(bob, table)
    await storage.chat.say(table, "players", bob.id, 1, "hello", 1.0)
    assert await refused(tables.call_off(bob, table)) == "not-yours seating-host"
    await tables.call_off(ann, table)
    assert await refused(tables.info(table, ann.id)) == "no-table seating-no-table"


async def test_once_it_has_begun_nobody_comes_or_goes(tables: Tables, person: Person) -> None:
    ann, bob = await person("Ann"), await person("Bob")
    table = (await tables.make(ann, wish(ME, DRUID, open=True))).info.id
    for told in (
        tables.sit(bob, table),
        tables.get_up(ann, table, 0),
        tables.ready(ann, table, False),
        tables.call_off(ann, table),
        tables.set_seat(ann, table, 1, SetSeat("open")),
    ):
        assert await refused(told) == "too-late seating-begun"
    assert (await tables.info(table, ann.id)).revision == 1
