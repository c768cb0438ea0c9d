from __future__ import annotations

from http.cookies import SimpleCookie

import httpx
import pytest

from tests.server.http.conftest import HERE, Sites, check_refused

pytestmark = pytest.mark.anyio
PASSWORD = "the salmon of knowledge"


def cookie_of(answer: httpx.Response) -> SimpleCookie:
    return SimpleCookie(answer.headers["set-cookie"])


async def test_a_guest_is_known_by_a_cookie_that_no_script_sees(site: Sites) -> None:
    async with site() as server, server.browser() as browser:
        assert (await browser.get("/api/me")).json() == {"account": None}
        got = await browser.post("/api/guest", json={"name": "Niamh", "language": "fr"})
        account = got.json()["account"]
        assert (account["name"], account["guest"], account["language"]) == ("Niamh", True, "fr")
        cookie = cookie_of(got)["ardri"]
        assert cookie["httponly"] and cookie["samesite"] == "lax" and cookie["path"] == "/"
        assert not cookie["secure"] and not cookie["domain"]
        assert int(cookie["max-age"]) > 20 * 24 * 3600
        assert (await browser.get("/api/me")).json() == {"account": account}
        # Nothing is sent that need not be.
        assert "set-cookie" not in (await browser.get("/api/me")).headers
        check_refused(await browser.post("/api/guest", json={"name": "Oisín"}), 409, "too-late")


async def test_over_https_the_cookie_stays_there(site: Sites) -> None:
    async with site() as server, server.browser("https://127.0.0.1") as browser:
        got = await browser.post("/api/guest", json={"name": "Niamh"})
        assert cookie_of(got)["ardri"]["secure"]


async def test_a_guest_becomes_an_account_and_comes_back(site: Sites) -> None:
    async with site() as server, server.browser() as browser, server.browser() as other:
        guest = (await browser.post("/api/guest", json={"name": "Niamh"})).json()["account"]
        body = {"name": "Niamh", "password": PASSWORD, "email": "niamh@inis.example"}
        account = (await browser.post("/api/account", json=body)).json()["account"]
        assert (account["id"], account["guest"]) == (guest["id"], False)

        wrong = {"name": "niamh", "password": "something else"}
        check_refused(await other.post("/api/session", json=wrong), 403, "password")
        right = {"name": "niamh", "password": PASSWORD}
        assert (await other.post("/api/session", json=right)).json() == {"account": account}
        got = await other.delete("/api/session")
        assert (got.status_code, got.content) == (204, b"")
        assert not cookie_of(got)["ardri"].value
        assert (await other.get("/api/me")).json() == {"account": None}
        assert (await browser.get("/api/me")).json() == {"account": account}
        check_refused(await other.post("/api/guest", json={"name": "NIAMH"}), 409, "taken")


async def test_who_signs_in_again_leaves_no_session_behind(site: Sites) -> None:
    async with site() as server, server.browser() as browser:
        body = {"name": "Niamh", "password": PASSWORD}
        await browser.post("/api/account", json=body)
        old = dict(browser.cookies)
        await browser.post("/api/session", json=body)
        async with server.browser() as thief:
            thief.cookies.update(old)
            assert (await thief.get("/api/me")).json() == {"account": None}
        assert (await browser.get("/api/me")).json()["account"] is not None


async def test_out_everywhere(site: Sites) -> None:
    async with site() as server, server.browser() as browser, server.browser() as other:
        body = {"name": "Niamh", "password": PASSWORD}
        await browser.post("/api/account", json=body)
        await other.post("/api/session", json=body)
        assert (await browser.delete("/api/sessions")).status_code == 204
        assert (await other.get("/api/me")).json() == {"account": None}
        check_refused(await other.delete("/api/sessions"), 401, "nobody")
        assert (await other.delete("/api/session")).status_code == 204


async def test_an_account_is_changed_and_deleted(site: Sites) -> None:
    async with site() as server, server.browser() as browser:
        await browser.post("/api/account", json={"name": "Niamh", "password": PASSWORD})
        change = {"name": "Niamh Chinn Óir", "language": "uk"}
        account = (await browser.patch("/api/account", json=change)).json()["account"]
        assert (account["name"], account["language"]) == ("Niamh Chinn Óir", "uk")
        check_refused(await browser.patch("/api/account", json={"language": "tlh"}), 400, "illegal")
        new = {"password": "another password"}
        check_refused(await browser.patch("/api/account", json=new), 403, "password")

        leave = await browser.request("DELETE", "/api/account", json={"password": "wrong"})
        check_refused(leave, 403, "password")
        leave = await browser.request("DELETE", "/api/account", json={"password": PASSWORD})
        assert leave.status_code == 204 and not cookie_of(leave)["ardri"].value
        assert (await browser.get("/api/me")).json() == {"account": None}


async def test_a_program_is_let_in_by_its_token(site: Sites) -> None:
    async with site() as server, server.browser() as browser:
        account = (await browser.post("/api/guest", json={"name": "Niamh"})).json()["account"]
        token = (await browser.post("/api/tokens", json={"label": "my bot"})).json()
        assert token["secret"] not in (await browser.get("/api/tokens")).text
        bearer = {"Authorization": f"Bearer {token['secret']}"}
        async with server.program(headers=bearer) as program:
            assert (await program.get("/api/me")).json() == {"account": account}
            # It has no page, so it needs no origin; nor does a wrong one matter.
            got = await program.post("/api/tokens", json={"label": "another"})
            assert got.status_code == 200
            evil = {"Origin": "https://evil.example"}
            got = await program.post("/api/tokens", json={"label": "third"}, headers=evil)
            assert got.status_code == 200
        assert (await browser.delete(f"/api/tokens/{token['info']['id']}")).status_code == 204
        gone = await browser.delete(f"/api/tokens/{token['info']['id']}")
        check_refused(gone, 404, "no-token")
        async with server.program(headers=bearer) as program:
            check_refused(await program.get("/api/me"), 401, "nobody")


@pytest.mark.parametrize(
    "said", ["Bearer", "Bearer ", "Bearer wrong", "Basic bmlhbWg6eA==", "Bearer " + "x" * 5000]
)
async def test_a_token_that_opens_nothing_is_refused_even_beside_a_cookie(
    site: Sites, said: str
) -> None:
    async with site() as server, server.browser() as browser:
        await browser.post("/api/guest", json={"name": "Niamh"})
        got = await browser.get("/api/me", headers={"Authorization": said})
        check_refused(got, 401, "nobody")


async def test_what_needs_somebody_is_refused_to_nobody(site: Sites) -> None:
    async with site() as server, server.browser() as browser:
        for method, path in (
            ("GET", "/api/tokens"),
            ("GET", "/api/mutes"),
            ("GET", "/api/waiting"),
            ("PATCH", "/api/account"),
        ):
            check_refused(await browser.request(method, path, json={}), 401, "nobody")


async def test_whom_one_does_not_hear(site: Sites) -> None:
    async with site() as server, server.browser() as browser, server.browser() as other:
        await browser.post("/api/guest", json={"name": "Niamh"})
        loud = (await other.post("/api/guest", json={"name": "Conán"})).json()["account"]["id"]
        got = await browser.put(f"/api/mutes/{loud}", json={"account": loud, "muted": True})
        assert got.json() == (await browser.get("/api/mutes")).json() == {"accounts": [loud]}
        got = await browser.put("/api/mutes/abcd", json={"account": loud, "muted": True})
        check_refused(got, 400, "malformed")
        got = await browser.put("/api/mutes/abcd", json={"account": "abcd", "muted": True})
        check_refused(got, 404, "no-account")
        got = await browser.put(f"/api/mutes/{loud}", json={"account": loud, "muted": False})
        assert got.json() == {"accounts": []}


async def test_a_page_from_elsewhere_changes_nothing(site: Sites) -> None:
    async with site() as server, server.browser() as browser:
        await browser.post("/api/guest", json={"name": "Niamh"})
        for origin in ("https://evil.example", "null", HERE.replace("http", "https")):
            got = await browser.post(
                "/api/tokens", json={"label": "theirs"}, headers={"Origin": origin}
            )
            check_refused(got, 403, "origin")
        del browser.headers["Origin"]
        check_refused(await browser.post("/api/tokens", json={"label": "x"}), 403, "origin")
        assert (await browser.get("/api/tokens")).json() == {"tokens": []}


async def test_a_session_that_is_used_is_kept_longer(
    site: Sites, monkeypatch: pytest.MonkeyPatch
) -> None:
    import time

    async with site() as server, server.browser() as browser:
        await browser.post("/api/guest", json={"name": "Niamh"})
        secret = browser.cookies["ardri"]
        now = time.time
        monkeypatch.setattr(server.rooms.people, "_clock", lambda: now() + 2 * 24 * 3600)
        got = await browser.get("/api/me")
        assert cookie_of(got)["ardri"].value == secret
        assert int(cookie_of(got)["ardri"]["max-age"]) > 31 * 24 * 3600
