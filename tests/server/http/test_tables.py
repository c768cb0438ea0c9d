"""Tables and games by their addresses, from the making to the rematch."""

from __future__ import annotations

import random
from typing import Any

import httpx
import pytest

from ardri import Record
from tests.server.http.conftest import Site, Sites, check_refused

pytestmark = pytest.mark.anyio
OPEN = {"kind": "open"}
ME = {"kind": "me"}


async def guest(browser: httpx.AsyncClient, name: str) -> str:
    got = await browser.post("/api/guest", json={"name": name})
    return str(got.json()["account"]["id"])


async def made(browser: httpx.AsyncClient, **more: Any) -> dict[str, Any]:
    body = {"rules": {"players": 2, "round_limit": 1}, "seats": [ME, OPEN], **more}
    got = await browser.post("/api/tables", json=body)
    assert got.status_code == 200, got.text
    return dict(got.json())


async def play_to_the_end(table: str, *players: httpx.AsyncClient) -> None:
    rng = random.Random(7)
    for _ in range(3000):
        told = (await players[0].get(f"/api/tables/{table}")).json()
        if told["state"] == "over":
            return
        for player in players:
            for asked in (await player.get("/api/waiting")).json()["asked"]:
                line = rng.choice(asked["decision"]["actions"])
                body = {"seat": asked["seat"], "at": asked["version"], "line": line}
                got = await player.post(f"/api/tables/{table}/play", json=body)
                assert got.status_code in (200, 409), got.text
    raise AssertionError("no end")


async def test_people_meet_at_a_table_by_a_link(site: Sites) -> None:
    async with site() as server, server.browser() as host, server.browser() as other:
        await guest(host, "Fionn")
        oisin = await guest(other, "Oisín")
        told = await made(host, name="Evening")
        table, word = told["table"]["id"], told["table"]["invite"]
        assert told["code"] and word
        here = f"/api/tables/{table}"

        check_refused(await other.get(here), 404, "no-table")
        check_refused(await other.get(here, params={"invite": "wrong"}), 404, "no-table")
        check_refused(await other.post(f"{here}/seats", json={}), 404, "no-table")
        assert (await other.get("/api/tables")).json() == {"tables": [], "next": None}
        shown = (await other.get(here, params={"invite": word})).json()
        assert (shown["yours"], shown["invite"]) == ([], None)

        sat = (await other.post(f"{here}/seats", json={"invite": word})).json()
        assert sat["table"]["yours"] == [1] and sat["code"]
        check_refused(await other.post(f"{here}/seats", json={}), 409, "taken")
        check_refused(await other.put(f"{here}/seats/1", json={"kind": "open"}), 403, "not-yours")
        check_refused(await other.delete(here), 403, "not-yours")
        got = await host.put(f"{here}/seats/1", json={"kind": "bot", "bot": "wanderer"})
        check_refused(got, 409, "taken")

        assert (await host.put(f"{here}/ready", json={"ready": True})).json()[
            "state"
        ] == "gathering"
        begun = (await other.put(f"{here}/ready", json={"ready": True})).json()
        assert begun["state"] == "playing" and begun["invite"] is None
        assert begun["seats"][1]["account"] == oisin
        for path in (here, f"{here}/seats/1"):
            check_refused(await other.request("DELETE", path), 409, "too-late")
        mine = (await other.get("/api/mine", params={"state": "playing"})).json()
        assert [one["id"] for one in mine["tables"]] == [table]


async def test_the_lobby_is_open_to_all_and_has_pages(site: Sites) -> None:
    async with site() as server, server.browser() as host, server.program() as nobody:
        await guest(host, "Fionn")
        ids = [(await made(host, open=True, name=str(n)))["table"]["id"] for n in range(23)]
        first = (await nobody.get("/api/tables")).json()
        rest = (await nobody.get("/api/tables", params={"after": first["next"]})).json()
        assert [t["id"] for t in first["tables"] + rest["tables"]] == ids[::-1]
        assert rest["next"] is None
        assert all(t["invite"] is None for t in first["tables"])
        three = {"players": 3}
        assert (await nobody.get("/api/tables", params=three)).json()["tables"] == []
        for wrong in ({"after": "nonsense"}, {"state": "broken"}, {"players": "x"}, {"y": "1"}):
            check_refused(await nobody.get("/api/tables", params=wrong), 400, "malformed")


async def test_a_table_is_called_off_and_left(site: Sites) -> None:
    async with site() as server, server.browser() as host:
        await guest(host, "Fionn")
        table = (await made(host))["table"]["id"]
        assert (await host.delete(f"/api/tables/{table}/seats/0")).status_code == 204
        check_refused(await host.get(f"/api/tables/{table}"), 404, "no-table")
        table = (await made(host))["table"]["id"]
        assert (await host.delete(f"/api/tables/{table}")).status_code == 204
        check_refused(await host.delete(f"/api/tables/{table}"), 404, "no-table")


async def test_a_seat_is_found_again_by_its_code(site: Sites) -> None:
    async with site() as server, server.browser() as host, server.browser() as again:
        await guest(host, "Fionn")
        told = await made(host)
        table = told["table"]["id"]
        await guest(again, "Fionn again")
        wrong = {"table": table, "code": "00000-00000"}
        check_refused(await again.post("/api/recover", json=wrong), 403, "not-yours")
        right = {"table": table, "code": told["code"]}
        got = (await again.post("/api/recover", json=right)).json()
        assert got["table"]["yours"] == [0] and got["code"] != told["code"]
        assert (await host.get("/api/mine")).json()["tables"] == []
        check_refused(await host.post("/api/recover", json=right), 403, "not-yours")


async def alone(site: Site, player: httpx.AsyncClient, **more: Any) -> str:
    """A game with oneself."""
    await guest(player, "Fionn")
    return str((await made(player, seats=[ME, ME], **more))["table"]["id"])


async def test_a_game_without_a_socket_from_its_start_to_its_rematch(site: Sites) -> None:
    async with site() as server, server.browser() as player, server.program() as nobody:
        table = await alone(server, player)
        here = f"/api/tables/{table}"
        check_refused(await player.get(f"{here}/record"), 409, "too-early")

        state = (await player.get(f"{here}/state", params={"seat": 0})).json()
        assert (state["type"], state["seat"], state["table"]) == ("state", 0, table)
        check_refused(await nobody.get(f"{here}/state", params={"seat": 0}), 403, "not-yours")
        check_refused(await nobody.get(f"{here}/replay/0", params={"seat": 0}), 403, "not-yours")
        assert (await nobody.get(f"{here}/state")).json()["seat"] is None
        check_refused(await nobody.get(f"{here}/replay/9999"), 400, "illegal")

        (asked, *_) = (await player.get("/api/waiting", params={"wait": 5})).json()["asked"]
        body = {"seat": asked["seat"], "at": asked["version"], "line": "nonsense"}
        check_refused(await player.post(f"{here}/play", json=body), 400, "illegal")
        check_refused(await nobody.post(f"{here}/play", json=body), 401, "nobody")
        body["line"] = asked["decision"]["actions"][0]
        done = (await player.post(f"{here}/play", json=body)).json()
        assert done["again"] is False and done["version"] > asked["version"]
        again = (await player.post(f"{here}/play", json=body)).json()
        assert again == {"version": done["version"], "again": True}
        body["line"] = asked["decision"]["actions"][-1]
        check_refused(await player.post(f"{here}/play", json=body), 409, "stale")

        await play_to_the_end(table, player)
        record = await nobody.get(f"{here}/record")
        assert record.headers["content-type"] == "text/plain; charset=utf-8"
        game = Record.parse(record.text).replay()
        assert game.over
        told = (await nobody.get(here)).json()
        assert (told["state"], told["winner"], told["round"]) == ("over", game.winner, game.round)

        again = (await player.post(f"{here}/rematch")).json()
        assert again["before"] == table
        assert (await player.post(f"{here}/rematch")).json()["id"] == again["id"]
        assert (await nobody.get(here)).json()["rematch"] == again["id"]


async def test_a_game_is_looked_back_at_step_by_step(site: Sites) -> None:
    async with site() as server, server.browser() as player, server.program() as nobody:
        table = await alone(server, player)
        here = f"/api/tables/{table}/replay"
        during = (await player.get(f"{here}/0", params={"seat": 0})).json()
        assert isinstance(during["view"]["players"][0]["hand"], list)
        assert isinstance(during["view"]["players"][1]["hand"], dict)
        public = (await nobody.get(f"{here}/0")).json()
        assert all(isinstance(one["hand"], dict) for one in public["view"]["players"])

        await play_to_the_end(table, player)
        last = (await nobody.get(f"{here}/0")).json()["steps"]
        shown = (await nobody.get(f"{here}/{last // 2}")).json()
        assert all(isinstance(one["hand"], list) for one in shown["view"]["players"])
        assert (shown["step"], shown["seat"]) == (last // 2, None)
        own = (await nobody.get(f"{here}/{last}", params={"seat": 1})).json()
        assert own["view"]["phase"] == "over" and own["seat"] == 1
        lengths = [len((await nobody.get(f"{here}/{n}")).json()["events"]) for n in range(5)]
        assert lengths == sorted(lengths)
        check_refused(await nobody.get(f"{here}/{last + 1}"), 400, "illegal")
        check_refused(await nobody.get(f"{here}/x"), 404, "no-address")
        check_refused(await nobody.get(f"{here}/-1"), 404, "no-address")


async def test_without_spectators_it_is_the_players_own(site: Sites) -> None:
    async with site() as server, server.browser() as player, server.program() as nobody:
        table = await alone(server, player, spectators=None)
        here = f"/api/tables/{table}"
        for path in ("/state", "/replay/0"):
            check_refused(await nobody.get(here + path), 403, "not-yours")
        await play_to_the_end(table, player)
        for path in ("/replay/0", "/record"):
            check_refused(await nobody.get(here + path), 403, "not-yours")
            assert (await player.get(here + path)).status_code == 200


async def test_spectators_are_as_far_behind_as_the_table_wants(site: Sites) -> None:
    async with site() as server, server.browser() as player, server.program() as nobody:
        table = await alone(server, player, spectators=3600)
        here = f"/api/tables/{table}"
        for _ in range(6):
            waiting = await player.get("/api/waiting", params={"wait": 5})
            asked = waiting.json()["asked"][0]
            line = asked["decision"]["actions"][0]
            body = {"seat": asked["seat"], "at": asked["version"], "line": line}
            await player.post(f"{here}/play", json=body)
        assert (await nobody.get(f"{here}/replay/0")).json()["steps"] == 0
        assert (await player.get(f"{here}/replay/0", params={"seat": 0})).json()["steps"] > 0


async def test_a_record_is_brought_along_and_looked_at_like_a_game(site: Sites) -> None:
    async with site() as server, server.browser() as player, server.browser() as friend:
        table = await alone(server, player)
        await play_to_the_end(table, player)
        text = (await player.get(f"/api/tables/{table}/record")).text
        await guest(friend, "Oisín")
        said = "# <b>not ours</b>\n" + text
        told = (await friend.post("/api/records", json={"record": said})).json()
        here = f"/api/tables/{told['id']}"
        game = Record.parse(text).replay()
        assert (told["state"], told["winner"], told["yours"]) == ("over", game.winner, [])
        assert told["rules"]["round_limit"] == 1 and len(told["seats"]) == 2

        assert (await player.get(here)).json() == {**told, "host": None}
        assert (await player.get(f"{here}/record")).text == text
        step = (await player.get(f"{here}/replay/3")).json()
        assert all(isinstance(one["hand"], list) for one in step["view"]["players"])
        assert (await player.get(f"{here}/replay/{step['steps']}")).json()["view"][
            "phase"
        ] == "over"
        check_refused(await player.get(f"{here}/replay/99999"), 400, "illegal")
        check_refused(await player.delete(here), 404, "no-table")
        assert (await friend.delete(here)).status_code == 204
        check_refused(await player.get(here), 404, "no-table")


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda text: "", "refusal-in-line"),
        (lambda text: text.replace("[Ardri 1]", "[Ardri 99]"), "refusal-in-line"),
        (lambda text: text.replace("result", "result 7 #"), "refusal-in-line"),
        (lambda text: text.rpartition("result")[0] + "result unfinished\n", "refusal-in-line"),
        (lambda text: "\n".join(text.split("\n")[:40]) + "\n", "http-record-goes-on"),
        (lambda text: text.partition("\nresult")[0] + "\n0 pass" * 11000, "http-record-long"),
    ],
)
async def test_a_record_that_is_none_is_refused_with_the_reason(
    site: Sites, change: Any, key: str
) -> None:
    from ardri import Game

    game = Game.new(players=2, seed=7, round_limit=1)
    rng = random.Random(7)
    while not game.over:
        seat, decision = next(iter(game.decisions.items()))
        game.play(seat, rng.choice(decision.actions))
    async with site() as server, server.browser() as player:
        await guest(player, "Fionn")
        got = await player.post("/api/records", json={"record": change(game.record()) or "\n"})
        check_refused(got, 400, "record")
        assert got.json()["why"]["key"] == key


async def test_what_is_said_is_read_and_reported(site: Sites) -> None:
    async with site() as server, server.browser() as player, server.browser() as friend:
        table = await alone(server, player)
        here = f"/api/tables/{table}"
        me = (await player.get("/api/me")).json()["account"]["id"]
        await server.rooms.live.say(me, table, "<i>sláinte</i>")
        (line,) = (await player.get(f"{here}/chat")).json()["lines"]
        assert (line["text"], line["seat"], line["room"]) == ("<i>sláinte</i>", 0, "players")
        report = {"line": line["id"], "text": "too loud"}
        assert (await player.post(f"{here}/reports", json=report)).status_code == 204
        (stored,) = await server.rooms.storage.chat.reports()
        assert (stored.said, stored.text) == ("<i>sláinte</i>", "too loud")
        # Spectators talk among themselves, and hear nothing of it.
        await guest(friend, "Oisín")
        assert (await friend.get(f"{here}/chat")).json() == {"lines": []}
        check_refused(await friend.post(f"{here}/reports", json=report), 404, "no-line")
        await friend.put(f"/api/mutes/{me}", json={"account": me, "muted": True})


async def test_who_waits_is_answered_when_it_is_their_turn_or_time_is_up(site: Sites) -> None:
    async with site() as server, server.browser() as player:
        await guest(player, "Fionn")
        got = await player.get("/api/waiting", params={"wait": 0.05})
        assert got.json() == {"asked": []}
        for wrong in ("61", "-1", "nan", "inf", "x"):
            got = await player.get("/api/waiting", params={"wait": wrong})
            check_refused(got, 400, "malformed")
