"""The table in the page: every kind of decision is put together there, and played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.crafted import KINDS, set_up
from tests.web.serving import Server

#: Chooses whatever glows, until the answer is whole: what a player does, without the thinking.
CHOOSE: Final = """
async (limit) => {
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const all = (what) => [...document.querySelectorAll(what)];
  const until = performance.now() + limit;
  let turn = 0;
  while (performance.now() < until) {
    if (document.querySelector('.ask .confirm:not(:disabled)')) return '';
    const cards = all('.choose button.card[aria-pressed="false"]');
    const hand = all('.hand button.card.playable');
    const buttons = all('.ask [data-action]:not(:disabled):not([aria-pressed="true"])');
    const ways = [cards, hand, all('g.land.legal .hit'), all('[data-spot]'), buttons];
    const open = ways.filter((way) => way.length > 0);
    const way = open[turn % Math.max(1, open.length)] ?? [];
    const chosen = way[Math.floor(turn / Math.max(1, open.length)) % Math.max(1, way.length)];
    chosen?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    turn += chosen ? 1 : 0;
    await pause(120);
  }
  return document.querySelector('.ask')?.textContent ?? 'there is no question';
}
"""

#: What is cut off, or lies over its edge.
SPILT: Final = """
() => [...document.querySelectorAll('.ask button, .ask h2, header p, header button')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.outerHTML.slice(0, 120))
"""


@pytest.fixture(scope="module")
def crafted(
    browser: Browser,
    browser_context_args: dict[str, Any],
    tmp_path_factory: pytest.TempPathFactory,
    server: Server,
) -> Iterator[tuple[BrowserContext, dict[str, str]]]:
    """A browser of somebody who sits at one table for each kind of decision."""
    del server  # for its word that the page is built of these sources
    with Server(tmp_path_factory.mktemp("crafted")) as own:
        context = browser.new_context(**{**browser_context_args, "base_url": own.address})
        context.add_init_script("localStorage.setItem('ardri-settings', '{\"pace\":\"at-once\"}')")
        yield context, set_up(own, context.request, KINDS)
        context.close()


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_decision_is_made_in_the_page(
    kind: str, crafted: tuple[BrowserContext, dict[str, str]], axe: Callable[[Page], None]
) -> None:
    context, tables = crafted
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(f"/table/{tables[kind]}")
    expect(page.locator(".ask h2")).not_to_be_empty()
    before = page.locator(".ask").inner_text()
    assert page.evaluate(CHOOSE, 15_000) == ""
    axe(page)
    page.locator(".ask .confirm").click()
    # Played: something else is asked, or others are waited for.
    expect(page.locator(".ask .fault")).to_have_count(0)
    expect(page.locator(".ask .confirm")).to_have_count(0)
    page.wait_for_function("said => document.querySelector('.ask').innerText !== said", arg=before)
    assert faults == []
    page.close()


def test_a_card_is_read_and_put_back_by_keyboard(
    crafted: tuple[BrowserContext, dict[str, str]],
) -> None:
    context, tables = crafted
    page = context.new_page()
    page.goto(f"/table/{tables['maneuver']}")
    expect(page.locator(".hand [data-card]").first).to_be_visible()
    page.keyboard.press("h")
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Keys")
    page.close()


@pytest.mark.parametrize("width", [360, 820, 1440])
@pytest.mark.parametrize("language", ["en", "pl", "uk", "es", "fr"])
def test_nothing_overflows(
    width: int,
    language: str,
    crafted: tuple[BrowserContext, dict[str, str]],
) -> None:
    context, tables = crafted
    page = context.new_page()
    page.set_viewport_size({"width": width, "height": 780})
    page.add_init_script(
        f"Object.defineProperty(navigator, 'languages', {{get: () => ['{language}']}})"
    )
    for kind in ("maneuver", "hold"):
        page.goto(f"/table/{tables[kind]}")
        expect(page.locator(".ask h2")).not_to_be_empty()
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
        spilt = page.evaluate(SPILT)
        assert spilt == []
    page.close()
