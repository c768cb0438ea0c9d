from __future__ import annotations

import httpx
import pytest
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send

from ardri.server.http.origin import OriginCheck, Origins
from ardri.server.settings import Settings

pytestmark = pytest.mark.anyio
HERE = "http://127.0.0.1:8063"
COOKIE = {"Cookie": "ardri=x"}
TOKEN = {"Authorization": "Bearer x"}


def settings(**flags: str) -> Settings:
    return Settings.read({"database": "sqlite:///inis.db", **flags}, {})


async def fine(scope: Scope, receive: Receive, send: Send) -> None:
    await PlainTextResponse("fine")(scope, receive, send)


async def asked(
    method: str,
    headers: dict[str, str],
    address: str = HERE,
    path: str = "/api/guest",
    **flags: str,
) -> str:
    """ "fine", or the word of the refusal."""
    app = OriginCheck(fine, Origins(settings(**flags)))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=address) as client:
        got = await client.request(method, path, headers=headers)
    return got.text if got.status_code == 200 else str(got.json()["code"])


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
async def test_only_our_own_page_changes_anything_with_a_cookie(method: str) -> None:
    for origin in (
        "https://evil.example",
        "null",
        "http://127.0.0.1:9999",
        "https://127.0.0.1:8063",
    ):
        assert await asked(method, {**COOKIE, "Origin": origin}) == "origin"
        assert await asked(method, {"Origin": origin}) == "origin"
    assert await asked(method, COOKIE) == "origin"
    assert await asked(method, {**COOKIE, "Origin": HERE}) == "fine"


async def test_a_program_without_cookies_and_one_with_a_token_have_no_page() -> None:
    assert await asked("POST", {}) == "fine"
    assert await asked("POST", {**TOKEN, **COOKIE}) == "fine"
    assert await asked("POST", {**TOKEN, "Origin": "https://evil.example"}) == "fine"


async def test_looking_needs_no_origin() -> None:
    assert await asked("GET", {**COOKIE, "Origin": "https://evil.example"}) == "fine"


@pytest.mark.parametrize("name", ["127.0.0.1:8063", "localhost:1", "[::1]:80", "inis.localhost"])
async def test_a_server_of_this_machine_is_known_by_its_own_names(name: str) -> None:
    assert await asked("GET", {"Host": name}) == "fine"


async def test_who_was_led_here_under_another_name_is_turned_away() -> None:
    assert await asked("GET", {"Host": "evil.example:8063"}) == "host"
    assert await asked("GET", {"Host": ""}) == "host"
    assert await asked("GET", {"Host": "evil.example"}, path="/healthz") == "fine"
    open_house = {"host": "0.0.0.0"}
    assert await asked("GET", {"Host": "192.0.2.1:8063"}, **open_house) == "fine"
    assert await asked("GET", {"Host": "maeve.local"}, **open_house) == "fine"
    named = {"host": "0.0.0.0", "origins": "https://inis.example"}
    assert await asked("GET", {"Host": "Inis.example"}, **named) == "fine"
    assert await asked("GET", {"Host": "192.0.2.1:8063"}, **named) == "host"


async def test_the_addresses_that_are_given_are_ours() -> None:
    named = {"origins": "https://inis.example"}
    host = {"Host": "inis.example", **COOKIE}
    assert await asked("POST", {**host, "Origin": "https://inis.example"}, **named) == "fine"
    assert await asked("POST", {**host, "Origin": "https://inis.example:8443"}, **named) == "origin"


async def test_a_socket_is_opened_for_our_own_page_only() -> None:
    async def tried(headers: dict[str, str]) -> list[str]:
        sent: list[str] = []

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            await send({"type": "websocket.accept"})

        async def send(message: object) -> None:
            assert isinstance(message, dict)
            sent.append(str(message.get("status", message["type"])))

        async def receive() -> dict[str, str]:
            return {"type": "websocket.connect"}

        pairs = [(k.lower().encode(), v.encode()) for k, v in headers.items()]
        scope: Scope = {
            "type": "websocket",
            "path": "/ws",
            "scheme": "ws",
            "headers": pairs,
            "extensions": {"websocket.http.response": {}},
        }
        await OriginCheck(app, Origins(settings()))(scope, receive, send)
        return sent

    host = {"Host": "127.0.0.1:8063"}
    denied = ["403", "websocket.http.response.body"]
    assert await tried({**host, **COOKIE, "Origin": HERE}) == ["websocket.accept"]
    assert await tried({**host, **TOKEN}) == ["websocket.accept"]
    assert await tried({**host, **COOKIE}) == denied
    assert await tried({**host, **COOKIE, "Origin": "http://evil.example"}) == denied
    assert await tried({"Host": "evil.example", **TOKEN}) == ["421", denied[1]]


def test_a_cookie_is_for_https_alone_where_there_is_https() -> None:
    def secure(scheme: str, host: str, **flags: str) -> bool:
        return Origins(settings(**flags)).secure(scheme, host)

    assert not secure("http", "127.0.0.1:8063")
    assert secure("https", "inis.example")
    # A proxy that is not believed, but the address is ours by name.
    assert secure("http", "inis.example", origins="https://inis.example")
    assert secure("http", "127.0.0.1:8063", secure_cookies="yes")
    assert not secure("https", "inis.example", secure_cookies="no")
