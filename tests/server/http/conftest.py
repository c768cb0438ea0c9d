"""A server to ask, without a port: the whole application on a database of its own."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest
from argon2 import PasswordHasher
from starlette.applications import Starlette

from ardri.server.app import create_app
from ardri.server.http.rooms import Rooms
from ardri.server.people import passwords
from ardri.server.settings import Settings
from ardri.server.storage import Storage
from tests.server.running import Running, running

HERE = "http://127.0.0.1:8063"
WHERE = ("192.0.2.7", 40000)


class Site:
    """An application that has been opened."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.rooms: Rooms = app.state.rooms

    def browser(self, address: str = HERE) -> httpx.AsyncClient:
        """A browser on our page: it keeps the cookie, and says where the page is from."""
        return self.program(address, headers={"Origin": address})

    def program(
        self,
        address: str = HERE,
        where: tuple[str, int] = WHERE,
        headers: Mapping[str, str] | None = None,
    ) -> httpx.AsyncClient:
        """Whatever sends requests."""
        transport = httpx.ASGITransport(self.app, client=where, raise_app_exceptions=False)
        return httpx.AsyncClient(transport=transport, base_url=address, headers=headers)


Sites: TypeAlias = Callable[..., AbstractAsyncContextManager[Site]]


@pytest.fixture(scope="session")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database as it is made: copied, which is quicker than making it."""
    file = tmp_path_factory.mktemp("empty") / "tables.sqlite3"

    async def make() -> None:
        await (await Storage.open(f"sqlite:///{file}")).close()

    asyncio.run(make())
    return file


@pytest.fixture
def site(tmp_path: Path, empty: Path, monkeypatch: pytest.MonkeyPatch) -> Sites:
    """Opens a server with these settings: `async with site(limits="2") as server`."""

    # How slow passwords are to look at is for other tests.
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(passwords, "PasswordHasher", lambda: quick)
    shutil.copy(empty, tmp_path)

    @contextlib.asynccontextmanager
    async def opened(static: Path = tmp_path / "static", **flags: str) -> AsyncIterator[Site]:
        usual = {"database": f"sqlite:///{tmp_path / 'tables.sqlite3'}", "limits": "0", "pace": "0"}
        settings = Settings.read({**usual, **flags}, {})
        app = create_app(settings, static)
        async with app.router.lifespan_context(app):
            yield Site(app)

    return opened


def check_refused(answer: httpx.Response, status: int, code: str) -> None:
    """Every refusal is JSON, with a word, a key and a sentence."""
    body: dict[str, Any] = answer.json()
    assert (answer.status_code, body["code"]) == (status, code), answer.text
    assert answer.headers["content-type"] == "application/json"
    assert set(body["why"]) == {"key", "values", "text"}
    assert body["why"]["text"]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that listens, without limits."""
    file = tmp_path_factory.mktemp("served") / "tables.sqlite3"
    flags = ("--port", "0", "--limits", "0", "--pace", "0", "--log-level", "warning")
    with running("serve", "--database", f"sqlite:///{file}", *flags) as server:
        yield server
