"""Talk at a table: players and spectators apart, and nobody has to hear everybody."""

from __future__ import annotations

import pytest

from ardri.server.storage import Storage
from tests.server.live.making import person, playing
from tests.server.socket.peer import Peer

pytestmark = pytest.mark.anyio


async def test_players_and_spectators_talk_apart(url: str, storage: Storage) -> None:
    people = [await person(storage, name) for name in ("Ann", "Bran", "Eve", "Fia")]
    table = await playing(storage, people[:2])
    ann, bran, eve, fia = peers = [await Peer.open(url, one.id) for one in people]
    for peer, seat in zip(peers, (0, 1, None, None), strict=True):
        await peer.join(table.id, seat)
    assert (await ann.ask("say", table=table.id, text=" Good\nluck!\u202e "))["type"] == "done"
    assert (await eve.ask("say", table=table.id, text="Who wins?"))["type"] == "done"
    for peer, line in ((ann, "Good luck!"), (bran, "Good luck!"), (eve, "Who wins?")):
        await peer.until(lambda p=peer, t=line: p.said == [t])
    await fia.until(lambda: fia.said == ["Who wins?"])
    line = bran.of("said")[0]["lines"][0]
    assert (line["seat"], line["name"], line["room"]) == (0, "Ann", "players")
    for nothing in ("\n", "\u202e"):
        refused = await ann.ask("say", table=table.id, text=nothing)
        assert refused["code"] == "malformed"
    # Who comes later is told what was said; who was there is not told again.
    await bran.close()
    bran = await Peer.open(url, people[1].id)
    await bran.join(table.id, 1)
    await bran.until(lambda: bran.said == ["Good luck!"])
    await bran.ask("say", table=table.id, text="Thanks.")
    await ann.ask("join", table=table.id, seat=0, since=None)
    for peer in (ann, bran):
        await peer.until(lambda p=peer: p.said == ["Good luck!", "Thanks."])
    assert eve.said == fia.said == ["Who wins?"]
    for peer in (ann, bran, eve, fia):
        await peer.close()


async def test_one_does_not_hear_whom_one_has_muted(url: str, storage: Storage) -> None:
    people = [await person(storage, name) for name in ("Ann", "Bran", "Dana")]
    table = await playing(storage, people)
    ann, bran, dana = peers = [await Peer.open(url, one.id) for one in people]
    for seat, peer in enumerate(peers):
        await peer.join(table.id, seat)
    await storage.people.mute(people[0].id, people[1].id, True)
    # Told in the background: Ann's next message comes after it.
    await ann.ask("ping")
    await bran.ask("say", table=table.id, text="Boo!")
    await dana.ask("say", table=table.id, text="Hush.")
    await dana.until(lambda: dana.said == ["Boo!", "Hush."])
    await ann.until(lambda: ann.said == ["Hush."])
    await storage.people.mute(people[0].id, people[1].id, False)
    await ann.ask("ping")
    await bran.ask("say", table=table.id, text="Sorry.")
    await ann.until(lambda: ann.said == ["Hush.", "Sorry."])
    for peer in peers:
        await peer.close()


async def test_who_is_not_there_does_not_talk(url: str, storage: Storage) -> None:
    people = [await person(storage, name) for name in ("Ann", "Bran", "Mallory")]
    table = await playing(storage, people[:2], spectators=None)
    async with await Peer.open(url, people[2].id) as mallory:
        refused = await mallory.ask("say", table=table.id, text="Boo!")
        assert refused["code"] == "not-yours"
        assert (await mallory.ask("say", table="nosuchtable", text="Boo!"))["code"] == "no-table"
    assert await storage.chat.last(table.id, "spectators") == []
