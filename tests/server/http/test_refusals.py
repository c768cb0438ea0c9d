"""Whatever comes in: the answer is JSON, says why, and is nobody's fault but the asker's."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx
import pytest

from ardri.server.http import body
from tests.server.http.conftest import Sites, check_refused

pytestmark = pytest.mark.anyio
JSON = {"Content-Type": "application/json"}


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"{}",
        b'{"name": 7}',
        b'{"name": ""}',
        b'{"name": "a name that is far too long"}',
        b'{"name": "Niamh", "more": 1}',
        b'{"name": "\xff"}',
        b'{"name": "\xed\xa0\x80"}',
        b'{"name": "Ni\\u0000amh"}',
        b'{"name": "Ni\\ud800amh"}',
        b'{"name": ' + b"[" * 30000,
        b'{"name": 1e999}',
        b"\xef\xbb\xbf{}",
    ],
)
async def test_what_is_no_body_is_refused(site: Sites, sent: bytes) -> None:
    async with site() as server, server.browser() as browser:
        got = await browser.post("/api/guest", content=sent, headers=JSON)
        check_refused(got, 400, "malformed")
        assert (await browser.get("/api/me")).json() == {"account": None}


async def test_only_json_is_taken_and_it_is_not_packed(site: Sites) -> None:
    async with site() as server, server.browser() as browser:
        sent = b'{"name": "Niamh"}'
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
            got = await browser.post("/api/guest", content=sent, headers={"Content-Type": kind})
            check_refused(got, 415, "media-type")
        packed = {**JSON, "Content-Encoding": "gzip"}
        got = await browser.post("/api/guest", content=sent, headers=packed)
        check_refused(got, 415, "media-type")
        fine = {"Content-Type": "Application/JSON; charset=utf-8"}
        assert (await browser.post("/api/guest", content=sent, headers=fine)).status_code == 200


async def test_a_body_is_so_long_at_most(site: Sites) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(70):
            yield b" " * 1024

    async with site() as server, server.browser() as browser:
        long = b'{"name": "' + b"x" * (64 * 1024) + b'"}'
        check_refused(
            await browser.post("/api/guest", content=long, headers=JSON), 413, "too-large"
        )
        got = await browser.post("/api/guest", content=pieces(), headers=JSON)
        check_refused(got, 413, "too-large")
        said = {**JSON, "Content-Length": "99999999999999999999"}
        got = await browser.post("/api/guest", content=b"{}", headers=said)
        check_refused(got, 413, "too-large")


async def test_a_body_that_does_not_come_is_not_waited_for(
    site: Sites, monkeypatch: pytest.MonkeyPatch
) -> None:
    import asyncio

    async def pieces() -> AsyncIterator[bytes]:
        yield b"{"
        await asyncio.sleep(60)

    monkeypatch.setattr(body, "PATIENCE", 0.05)
    async with site() as server:
        sent = 0

        async def receive() -> dict[str, object]:
            nonlocal sent
            sent += 1
            if sent == 1:
                return {"type": "http.request", "body": b"{", "more_body": True}
            await asyncio.sleep(60)
            raise AssertionError

        status: list[int] = []

        async def send(message: dict[str, object]) -> None:
            if message["type"] == "http.response.start":
                status.append(int(str(message["status"])))

        headers = [(b"host", b"127.0.0.1:8063"), (b"content-type", b"application/json")]
        scope = {
            "type": "http",
            "method": "POST",
            "path": "/api/guest",
            "raw_path": b"/api/guest",
            "query_string": b"",
            "root_path": "",
            "scheme": "http",
            "headers": headers,
            "client": ("192.0.2.7", 1),
            "server": ("127.0.0.1", 8063),
            "app": server.app,
        }
        await server.app(scope, receive, send)  # type: ignore[arg-type]
        assert status == [408]


async def test_there_is_nothing_elsewhere(site: Sites) -> None:
    async with site() as server, server.browser() as browser:
        for path in (
            "/api",
            "/api/",
            "/api/no",
            "/api/me/",
            "/api//me",
            "/api/ME",
            "/api/me%2f",
            "/api/me%0a",
            "/api/tables/%0a/state",
            "/ws",
            "/healthz/x",
            "/api/tokens/" + "x" * 50,
            "/api/mutes/A b",
        ):
            for method in ("GET", "DELETE"):
                got = await browser.request(method, path)
                assert got.status_code in (401, 404, 405), (path, got.text)
                check_refused(got, got.status_code, got.json()["code"])


async def test_a_method_that_is_not_known_says_which_are(site: Sites) -> None:
    async with site() as server, server.browser() as browser:
        for method in ("PUT", "OPTIONS", "TRACE", "BREW"):
            got = await browser.request(method, "/api/session")
            check_refused(got, 405, "method")
            assert got.headers["allow"] == "DELETE, POST"
        got = await browser.head("/api/me")
        assert got.status_code == 200


async def test_another_name_is_not_ours(site: Sites) -> None:
    async with site() as server, server.browser() as browser:
        got = await browser.get("/api/me", headers={"Host": "evil.example"})
        check_refused(got, 421, "host")


async def test_who_asks_too_often_is_told_when_to_come_again(site: Sites) -> None:
    async with site(limits="1") as server, server.browser() as browser:
        for _ in range(10):
            got = await browser.post("/api/guest", json={"name": "7"})
            assert got.status_code in (200, 409)
        got = await browser.post("/api/guest", json={"name": "7"})
        check_refused(got, 429, "too-fast")
        wait = int(got.headers["retry-after"])
        assert 0 < wait <= 30 and got.json()["why"]["values"] == {"seconds": wait}
        # It is this address alone, and guests alone.
        assert (await browser.get("/api/me")).status_code == 200
        async with server.program(where=("192.0.2.8", 1)) as other:
            assert (await other.post("/api/guest", json={"name": "8"})).status_code == 200


async def test_a_name_is_not_tried_from_many_addresses(site: Sites) -> None:
    async with site(limits="1") as server:
        codes = []
        for n in range(8):
            async with server.program(where=(f"192.0.2.{n}", 1)) as program:
                name = ["Niamh", "NIAMH", " niamh"][n % 3]
                body = {"name": name, "password": "one of many"}
                codes.append((await program.post("/api/session", json=body)).json()["code"])
        assert codes == ["password"] * 5 + ["too-fast"] * 3


async def test_an_old_password_is_not_tried_often(site: Sites) -> None:
    async with site(limits="1") as server, server.browser() as browser:
        await browser.post("/api/account", json={"name": "Niamh", "password": "the right one"})
        wrong = {"password": "a new password", "old_password": "one of many"}
        codes = [(await browser.patch("/api/account", json=wrong)).json()["code"] for _ in range(7)]
        assert codes == ["password"] * 5 + ["too-fast"] * 2
        assert (await browser.patch("/api/account", json={"language": "pl"})).status_code == 200


async def test_an_account_is_limited_wherever_it_asks_from(site: Sites) -> None:
    async with site(limits="1") as server, server.browser() as browser:
        await browser.post("/api/guest", json={"name": "Niamh"})
        secret = (await browser.post("/api/tokens", json={"label": "x"})).json()["secret"]
        statuses: list[int] = []
        for n in range(120):
            bearer = {"Authorization": f"Bearer {secret}"}
            async with server.program(where=(f"192.0.2.{n}", 1), headers=bearer) as program:
                statuses.append((await program.get("/api/tokens")).status_code)
        assert 429 in statuses and statuses[:90] == [200] * 90


async def test_a_proxy_is_believed_where_it_is_to_be(site: Sites) -> None:
    proxy = ("10.0.0.1", 1)
    forwarded = {"X-Forwarded-For": "192.0.2.99", "X-Forwarded-Proto": "https"}

    async def guest(trusted: str) -> httpx.Response:
        flags = {"trusted_proxies": trusted, "origins": "https://inis.example"}
        async with (
            site(**flags) as server,
            server.program("http://inis.example", proxy, forwarded) as program,
        ):
            return await program.post("/api/guest", json={"name": "Niamh"})

    assert "Secure" in (await guest("10.0.0.0/8")).headers["set-cookie"]
    assert (await guest("10.0.0.0/8")).status_code == 200
