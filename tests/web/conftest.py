"""The page in a real browser, and a server behind it: what all tests of the page share.

These tests are a pytest call of their own (`./check --only browser`): the browser's driver holds
the event loop of the process, and other tests need that.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from tests.web.crafting import Crafting
from tests.web.pictures import Picture
from tests.web.serving import Server
from tools import machine, page

#: Makes a page in a context of its own.
Visitor: TypeAlias = Callable[..., Page]
#: Letters and colours the same everywhere, as far as that can be had.
SAME_EVERYWHERE = ["--font-render-hinting=none", "--force-color-profile=srgb"]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The chromium of this machine."""
    program = machine.chromium()
    if program is None:
        assert not os.environ.get("CI"), "there is no chromium: python -m tools.machine chromium"
        pytest.skip("there is no chromium here: python -m tools.machine chromium")
    return {**browser_type_launch_args, "executable_path": program, "args": SAME_EVERYWHERE}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A desk in daylight, where nothing moves; a test changes what it is about."""
    return {
        **browser_context_args,
        "viewport": {"width": 1440, "height": 900},
        "locale": "en-GB",
        "timezone_id": "Europe/Dublin",
        "color_scheme": "light",
        "reduced_motion": "reduce",
    }


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the whole run: what one test leaves there, another sees."""
    assert page.is_fresh(), "the page is not built of these sources: python -m tools.page"
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def crafting(server: Server) -> Iterator[Crafting]:
    """Tables put into that server's database."""
    with Crafting(server.database) as opened:
        yield opened


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, to be killed and started again."""
    with Server(tmp_path) as running:
        yield running


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    """Where `page.goto("/")` goes."""
    return server.address


@pytest.fixture
def visitor(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Visitor]:
    """Somebody else, with a browser of their own: `visitor(locale="pl-PL", color_scheme="dark")`.

    What is said is in the place of `browser_context_args`.
    """
    contexts: list[BrowserContext] = []

    def enter(**other: Any) -> Page:
        contexts.append(browser.new_context(**{**browser_context_args, **other}))
        return contexts[-1].new_page()

    yield enter
    for context in contexts:
        context.close()


@pytest.fixture
def axe() -> Callable[[Page], None]:
    """Nothing on this screen may keep anybody out: `axe(page)`."""

    def check(page: Page) -> None:
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()

    return check


@pytest.fixture
def picture() -> Picture:
    """The screen is as it was when somebody last looked at it: `picture(page, "table-light")`."""
    return Picture()


@pytest.fixture
def complaints(page: Page) -> list[str]:
    """What the browser complains of, from now on: it must stay empty."""
    heard: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            heard.append(message.text)

    page.on("console", listen)
    page.on("pageerror", lambda error: heard.append(str(error)))
    return heard
