"""Nobody is kept out of a table: light and dark, by keyboard, on a phone, in any language.

The screens around it are in test_around.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.web.crafting import Crafting
from tests.web.playing import Player
from tests.web.screens import NAMES, POSITIONS, SCREENS, SEASON, show

#: What can be opened over a table: the button, and what then can be seen.
OVER_A_TABLE: Final = {
    "menu": "Menu",
    "help": "Help and keys",
    "piles": "Beside the board",
    "reading": "Read Bard",
}
LANGUAGES: Final = ("en", "pl", "uk", "es", "fr")
SIZES: Final[tuple[ViewportSize, ...]] = (
    {"width": 360, "height": 720},
    {"width": 820, "height": 780},
    {"width": 1440, "height": 900},
)
#: What is wider than its place, or beside the screen with no way to scroll there.
TOO_WIDE: Final = """
() => {
  const name = (e) => `${e.tagName} ${e.className} "${e.textContent.trim().slice(0, 40)}"`;
  const out = [];
  if (document.scrollingElement.scrollWidth > innerWidth) out.push(
    `the page: ${document.scrollingElement.scrollWidth} of ${innerWidth}`);
  const scrolls = (e) => { for (let p = e.parentElement; p; p = p.parentElement)
    if (/auto|scroll|hidden/.test(getComputedStyle(p).overflowX)
        && p.scrollWidth > p.clientWidth) return true; return false; };
  for (const e of document.querySelectorAll('button, h1, h2, h3, .btn, label, legend, select')) {
    const box = e.getBoundingClientRect();
    if (box.width < 2 || getComputedStyle(e).clipPath !== 'none') continue;
    if (e.clientWidth > 0 && e.scrollWidth > e.clientWidth + 1
        && getComputedStyle(e).overflowX !== 'visible') out.push(`clipped: ${name(e)}`);
    if ((box.right > innerWidth + 1 || box.left < -1) && !scrolls(e))
      out.push(`beside: ${name(e)}`);
  }
  for (const e of document.querySelectorAll('.card .name'))
    if (e.scrollWidth > e.clientWidth + 1) out.push(`clipped: ${name(e)}`);
  return out;
}
"""
MOVING: Final = """
() => document.getAnimations().filter((a) => a.playState === 'running')
  .map((a) => `${a.animationName ?? a.transitionProperty} of ${a.effect.target.className}`)
"""

#: The arrows towards a territory from the one that has the focus, the best first.
ARROWS: Final = """
(land) => {
  const here = document.activeElement;
  if (here.dataset.land === land) return [];
  const [a, b] = [here, document.querySelector(`[data-land="${land}"]`)]
    .map((e) => e.getBoundingClientRect());
  const [x, y] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
  const keys = [x > 0 ? 'ArrowRight' : 'ArrowLeft', y > 0 ? 'ArrowDown' : 'ArrowUp'];
  return Math.abs(x) > Math.abs(y) ? keys : keys.reverse();
}
"""


@pytest.fixture(scope="module")
def looker(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Player]:
    """One browser for many screens, and somebody in it."""
    context = browser.new_context(**browser_context_args)
    yield Player(context.new_page())
    context.close()


@pytest.fixture(scope="module")
def tables(looker: Player, crafting: Crafting) -> dict[str, str]:
    """A table for each position, at which this person sits."""
    me = looker.becomes(NAMES[0])
    others = [crafting.absent(name) for name in NAMES[1:]]
    out = {}
    for name, make in POSITIONS.items():
        position = make()
        sitting = [me, *others][: len(position["players"])]
        out[name] = crafting.table(position, sitting)
    return out


def both_lights(page: Page, axe: Callable[[Page], None]) -> None:
    """By day and by night."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        axe(page)


@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_nothing(
    name: str, looker: Player, tables: dict[str, str], axe: Callable[[Page], None]
) -> None:
    show(looker, tables, name)
    both_lights(looker.page, axe)


@pytest.mark.parametrize("name", OVER_A_TABLE)
def test_axe_finds_nothing_over_a_table(
    name: str, looker: Player, tables: dict[str, str], axe: Callable[[Page], None]
) -> None:
    show(looker, tables, "season")
    looker.page.get_by_role("button", name=OVER_A_TABLE[name]).first.click(force=True)
    expect(looker.page.get_by_role("dialog")).to_be_visible()
    both_lights(looker.page, axe)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_fits_in_every_language(language: str, looker: Player, tables: dict[str, str]) -> None:
    page = looker.page
    page.goto("/settings")
    page.evaluate("(code) => localStorage.setItem('ardri-language', code)", language)
    faults: list[str] = []
    for name in SCREENS:
        show(looker, tables, name)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for size in SIZES:
            page.set_viewport_size(size)
            page.evaluate("() => new Promise((r) => requestAnimationFrame(() => r(0)))")
            faults += [f"{name}, {size['width']}: {each}" for each in page.evaluate(TOO_WIDE)]
    page.evaluate("() => localStorage.removeItem('ardri-language')")
    assert faults == []


def test_nothing_moves_for_whom_that_is_too_much(looker: Player, tables: dict[str, str]) -> None:
    for name in SCREENS:
        show(looker, tables, name)
        assert looker.page.evaluate(MOVING) == [], name


def test_a_turn_by_keyboard_alone(page: Page, crafting: Crafting) -> None:
    player = Player(page)
    others = [crafting.absent(name) for name in NAMES[1:]]
    table = crafting.table(SEASON, [player.becomes(NAMES[0]), *others])
    player.sits(table)
    keys = page.keyboard
    keys.press("h")
    tab_to(page, 'button[data-card="migration"]')
    keys.press("Enter")
    player.settle()
    for land in ("valley", "moor"):
        keys.press("m")
        to_land(page, land)
        keys.press("Enter")
        player.settle()
    keys.press("q")
    tab_to(page, "button.confirm")
    keys.press("Enter")
    player.wait(lambda: crafting.lines(table, 0), "it is played")
    assert crafting.lines(table, 0) == ["play migration, territory valley, move 1 valley moor"]


def test_a_card_is_read_by_keyboard(looker: Player, tables: dict[str, str]) -> None:
    page = looker.page
    show(looker, tables, "season")
    page.keyboard.press("h")
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_contain_text("Bard")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    # The focus is where it was.
    assert page.evaluate("() => document.activeElement.dataset.card") == "bard"
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Keys")


def tab_to(page: Page, what: str) -> None:
    """Tab on until it has the focus, and that can be seen."""
    for _ in range(60):
        if page.evaluate("(what) => document.activeElement.matches(what)", what):
            assert page.evaluate("() => document.activeElement.matches(':focus-visible')")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {what}")


def to_land(page: Page, land: str) -> None:
    """Go there with the arrows, by the way that brings one nearer."""
    for _ in range(12):
        keys = page.evaluate(ARROWS, land)
        if not keys:
            return
        here = page.evaluate("() => document.activeElement.dataset.land")
        for key in keys:
            page.keyboard.press(key)
            if page.evaluate("() => document.activeElement.dataset.land") != here:
                break
    raise AssertionError(f"no arrow leads to {land}")
