"""Every message is answered, once; whatever is no message changes nothing and closes nothing."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ardri.server.live.live import Live
from ardri.server.schema.common import Account
from ardri.server.storage import Storage, TableRow
from tests.server.live.making import PATIENCE, begin, gathering, person, playing
from tests.server.socket.peer import Message, Peer
from tests.server.socket.serving import HOME, serving

pytestmark = pytest.mark.anyio


async def two_at_a_table(
    storage: Storage, url: str, **values: Any
) -> tuple[TableRow, list[Account], list[Peer]]:
    people = [await person(storage, name) for name in ("Ann", "Bran")]
    table = await playing(storage, people, **values)
    peers = [await Peer.open(url, one.id) for one in people]
    for seat, peer in enumerate(peers):
        await peer.join(table.id, seat)
    return table, people, peers


def whose(table: TableRow, peers: list[Peer]) -> tuple[int, Message, list[str]]:
    """Who is asked, their state, what they may do."""
    for seat, peer in enumerate(peers):
        decision = peer.decision(table.id, seat)
        if decision is not None:
            return seat, peer.states[table.id, seat], decision["actions"]
    raise AssertionError("nobody is asked")


async def test_the_first_message_says_who_one_is(url: str, storage: Storage) -> None:
    ann = await person(storage, "Ann")
    async with await Peer.open(url, ann.id) as peer:
        welcome = peer.heard[0]
        assert welcome["account"] == {
            **{"id": ann.id, "name": "Ann", "guest": True},
            **{"email": None, "language": None},
        }
        assert welcome["rules"] == "1"


@pytest.mark.parametrize(
    ("sent", "ref"),
    [
        ("", None),
        ("{", None),
        ("[]", None),
        ("null", None),
        ("[" * 15_000, None),
        ('{"ref": "x", "type": "win"}', "x"),
        ('{"ref": "x", "type": "ping", "more": 1}', "x"),
        ('{"ref": "x", "type": "join"}', "x"),
        ('{"ref": "x", "type": "join", "table": "../etc", "seat": 0}', "x"),
        ('{"ref": "x", "type": "join", "table": "abcd", "seat": 4}', "x"),
        ('{"ref": "x", "type": "play", "table": "abcd", "seat": 0, "at": -1, "line": "pass"}', "x"),
        ('{"ref": 7, "type": "ping"}', None),
        ('{"ref": "x", "type": "ping", "deep": ' + "[" * 7_000 + "]" * 7_000 + "}", None),
        ('{"ref": "x", "type": "say", "table": "abcd", "text": "' + "a" * 501 + '"}', "x"),
        ('{"ref": "x", "type": "say", "table": "abcd", "text": "' + "a" * 20_000 + '"}', None),
        (b'{"ref": "x", "type": "ping"}', None),
    ],
)
async def test_what_is_no_message_is_refused(
    url: str, storage: Storage, sent: str | bytes, ref: str | None
) -> None:
    ann = await person(storage, "Ann")
    async with await Peer.open(url, ann.id) as peer:
        await peer.connection.send(sent)
        await peer.until(lambda: bool(peer.of("refused")))
        (refused,) = peer.of("refused")
        assert (refused["code"], refused["ref"]) == ("malformed", ref)
        assert (await peer.ask("ping"))["type"] == "pong"


async def test_the_answer_comes_before_what_is_shown(url: str, storage: Storage) -> None:
    table, _, peers = await two_at_a_table(storage, url)
    seat, state, actions = whose(table, peers)
    peer = peers[seat]
    answer = await peer.ask("play", table=table.id, seat=seat, at=state["version"], line=actions[0])
    assert (answer["type"], answer["again"]) == ("done", False)
    await peer.until(lambda: peer.version(table.id, seat) == answer["version"])
    kinds = [m["type"] for m in peer.heard if m["type"] in ("done", "update")]
    assert kinds == ["done", "done", "update"]  # the first was the joining's
    for one in peers:
        await one.close()


async def test_doubled_and_stale_lines(url: str, storage: Storage) -> None:
    table, _, peers = await two_at_a_table(storage, url)
    seat, state, actions = whose(table, peers)
    play = {"table": table.id, "seat": seat, "at": state["version"]}
    first = await peers[seat].ask("play", **play, line=actions[0])
    again = await peers[seat].ask("play", **play, line=actions[0])
    assert (again["type"], again["again"]) == ("done", True)
    assert again["version"] == first["version"]
    stale = await peers[seat].ask("play", **play, line=actions[-1])
    assert (stale["type"], stale["code"]) == ("refused", "stale")
    nonsense = await peers[seat].ask("play", table=table.id, seat=seat, at=99, line="pass")
    assert nonsense["code"] == "stale"
    assert len(await storage.journal.read(table.id)) == 1
    for one in peers:
        await one.close()


async def test_a_line_is_tried_and_nothing_changes(url: str, storage: Storage) -> None:
    table, _, peers = await two_at_a_table(storage, url)
    seat, state, actions = whose(table, peers)
    what = {"table": table.id, "seat": seat, "at": state["version"]}
    tried = await peers[seat].ask("try", **what, line=actions[0])
    assert tried["type"] == "tried"
    refused = await peers[seat].ask("try", **what, line="pretend")
    assert (refused["type"], refused["code"]) == ("refused", "illegal")
    assert await storage.journal.read(table.id) == []
    for one in peers:
        await one.close()


async def test_orders_are_given_and_cancelled(url: str, storage: Storage) -> None:
    table, _, peers = await two_at_a_table(storage, url)
    peer, other = peers
    await other.ask("ping")
    before = len(other.heard)
    given = await peer.ask("order", table=table.id, seat=0, order={"kind": "never", "card": "geis"})
    assert given["type"] == "done"
    await peer.until(lambda: len(peer.states[table.id, 0]["position"]["orders"]) == 2)
    number = peer.states[table.id, 0]["position"]["orders"][1]["id"]
    cancelled = await peer.ask("cancel", table=table.id, seat=0, order=number)
    assert cancelled["type"] == "done"
    nobody = await other.ask("cancel", table=table.id, seat=0, order=number)
    assert nobody["code"] == "not-yours"
    await asyncio.sleep(0.5)
    await other.ask("ping")
    told = [message["type"] for message in other.heard[before:]]
    assert told == ["refused", "pong"], "nobody else notices"
    for one in peers:
        await one.close()


async def test_nobody_follows_anothers_seat(url: str, storage: Storage) -> None:
    table, _, peers = await two_at_a_table(storage, url, spectators=None)
    stranger = await Peer.open(url, (await person(storage, "Mallory")).id)
    for peer, seat in ((peers[0], 1), (stranger, 0), (stranger, None), (peers[0], None)):
        refused = await peer.ask("join", table=table.id, seat=seat, since=None)
        assert (refused["type"], refused["code"]) == ("refused", "not-yours")
    assert (await stranger.ask("join", table="nosuchtable", seat=0))["code"] == "no-table"
    assert [message["type"] for message in stranger.heard if message["type"] == "state"] == []
    for one in [*peers, stranger]:
        await one.close()


async def test_who_comes_back_gets_what_they_missed(url: str, storage: Storage) -> None:
    table, people, peers = await two_at_a_table(storage, url)
    seat, state, actions = whose(table, peers)
    was = peers[seat].states[table.id, seat]
    await peers[seat].close()
    back = await Peer.open(url, people[seat].id)
    await back.ask("play", table=table.id, seat=seat, at=state["version"], line=actions[0])
    back.states[table.id, seat] = was
    answer = await back.join(table.id, seat, since=was["version"])
    assert answer["version"] == was["version"] + 1
    assert not back.of("state")
    await back.until(lambda: back.version(table.id, seat) == answer["version"])
    # Nothing missed: nothing but the table itself.
    again = await back.join(table.id, seat, since=answer["version"])
    assert again["version"] == answer["version"] and not back.of("state")
    # Who is ahead of us, or too far behind, is told all of it.
    await back.join(table.id, seat, since=answer["version"] + 5)
    await back.until(lambda: len(back.of("state")) == 1)
    for one in [back, peers[1 - seat]]:
        await one.close()


async def test_a_table_is_watched_while_it_gathers_and_shown_when_it_begins(
    url: str, storage: Storage
) -> None:
    people = [await person(storage, name) for name in ("Ann", "Bran")]
    table = await gathering(storage, people)
    ann = await Peer.open(url, people[0].id)
    eve = await Peer.open(url, (await person(storage, "Eve")).id)
    assert (await ann.join(table.id, 0))["version"] is None
    assert (await eve.join(table.id, None))["version"] is None
    await ann.until(lambda: table.id in ann.infos)
    await eve.until(lambda: table.id in eve.infos)
    assert ann.infos[table.id]["yours"] == [0] and ann.infos[table.id]["invite"] == table.invite
    assert eve.infos[table.id]["yours"] == [] and eve.infos[table.id]["invite"] is None
    assert (await ann.ask("play", table=table.id, seat=0, at=0, line="pass"))["code"] == "too-early"
    await begin(storage, table)
    await ann.until(lambda: ann.version(table.id, 0) == 0)
    await eve.until(lambda: eve.version(table.id, None) == 0)
    await ann.until(lambda: ann.infos[table.id]["state"] == "playing")
    await ann.close()
    await eve.close()


async def test_who_gets_up_is_told_that_the_seat_is_no_longer_theirs(
    url: str, storage: Storage
) -> None:
    people = [await person(storage, name) for name in ("Ann", "Bran")]
    table = await gathering(storage, people, open=False)
    ann = await Peer.open(url, people[0].id)
    eve = await Peer.open(url, (await person(storage, "Eve")).id)
    assert (await eve.ask("join", table=table.id, seat=None))["code"] == "not-yours"
    await ann.join(table.id, 0)
    async with storage.tables.change(table.id) as change:
        change.row.seats[0].clear()
    await ann.until(lambda: bool(ann.of("gone")))
    assert ann.of("gone")[0]["why"]["key"] == "match-not-your-seat"
    await ann.close()
    await eve.close()


async def test_who_leaves_hears_no_more(url: str, storage: Storage) -> None:
    table, _, peers = await two_at_a_table(storage, url)
    seat, state, actions = whose(table, peers)
    other = peers[1 - seat]
    await other.connection.send(
        json.dumps({"type": "leave", "ref": "l", "table": table.id, "seat": 1 - seat})
    )
    await other.until(lambda: bool(other.of("gone")))
    await peers[seat].ask("play", table=table.id, seat=seat, at=state["version"], line=actions[0])
    assert (await other.ask("ping"))["type"] == "pong"
    assert other.of("update") == []
    for one in peers:
        await one.close()


async def test_who_is_here(url: str, storage: Storage) -> None:
    table, people, peers = await two_at_a_table(storage, url)
    ann, bran = peers

    def here() -> list[bool]:
        return [seat["here"] for seat in ann.infos.get(table.id, {"seats": []})["seats"]]

    await ann.until(lambda: here() == [True, True])
    await bran.close()
    await ann.until(lambda: here() == [True, False])
    back = await Peer.open(url, people[1].id)
    await back.join(table.id, 1)
    await ann.until(lambda: here() == [True, True])
    await ann.close()
    await back.close()


async def test_too_fast_is_refused_and_a_flood_is_the_end(live: Live, storage: Storage) -> None:
    ann = await person(storage, "Ann")
    async with serving(live, storage, limits=0.1) as url:
        peer = await Peer.open(url, ann.id)
        for _ in range(20):
            await peer.ask("ping")
        refused = [m for m in peer.heard if m["type"] == "refused"]
        assert {m["code"] for m in refused} == {"too-fast"} and all(m["ref"] for m in refused)
        await asyncio.sleep(1.2)
        assert (await peer.ask("ping"))["type"] == "pong"
        for _ in range(300):
            await peer.connection.send("{}")
        await peer.until(lambda: peer.closed)
        assert peer.heard[-1]["type"] == "bye" and not peer.heard[-1]["again"]
        assert peer.connection.close_code == 1008


async def refused_at_the_door(url: str, **headers: str) -> tuple[int, str]:
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(InvalidStatus) as refused:
            await connect(url, additional_headers=headers)
    response = refused.value.response
    return response.status_code, json.loads(response.body)["code"]


async def test_the_door(url: str, storage: Storage) -> None:
    ann = await person(storage, "Ann")
    who = {"Authorization": f"Bearer {ann.id}"}
    assert await refused_at_the_door(url) == (401, "nobody")
    assert await refused_at_the_door(url, Authorization="Bearer somebody") == (401, "nobody")
    assert await refused_at_the_door(url, **who, Origin="http://evil.example") == (403, "origin")
    async with connect(url, additional_headers={**who, "Origin": HOME}) as connection:
        assert json.loads(await connection.recv())["type"] == "welcome"
    peers = [await Peer.open(url, ann.id) for _ in range(20)]
    assert await refused_at_the_door(url, **who) == (409, "too-many")
    for peer in peers:
        await peer.close()


async def test_who_is_signed_out_is_out(url: str, storage: Storage) -> None:
    ann = await person(storage, "Ann")
    peer = await Peer.open(url, ann.id)
    await storage.people.forget(ann.id, 1.0)
    await peer.until(lambda: peer.closed)
    assert peer.heard[-1]["type"] == "bye" and not peer.heard[-1]["again"]


async def test_a_server_that_stops_says_goodbye(live: Live, storage: Storage) -> None:
    ann = await person(storage, "Ann")
    async with serving(live, storage) as url:
        peer = await Peer.open(url, ann.id)
        await live.farewell()
        await peer.until(lambda: peer.closed)
        assert peer.heard[-1]["type"] == "bye" and peer.heard[-1]["again"]
        assert peer.connection.close_code == 1012
        assert await refused_at_the_door(url, Authorization=f"Bearer {ann.id}") == (503, "busy")
