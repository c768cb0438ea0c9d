"""Around the table: from home to a game, alone, with friends, on one screen; reading, settings."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor
from tests.web.serving import Server

RECORD = Path(__file__).parents[1] / "records" / "0726.ardri"
SCREENS = (
    *("/", "/play/friends", "/play/screen", "/tables", "/games", "/settings", "/account"),
    *("/sign-in", "/recover", "/replay", "/rules", "/rules/cards", "/rules/words"),
    *("/rules/legends", "/nowhere/at/all"),
)
PHONE = {"width": 360, "height": 740}
#: What is wider than the screen, or than its own place.
WIDE = """() => [...document.querySelectorAll('main *, header *, footer *')]
    .filter((e) => !e.closest('svg, [inert], .unseen, input, select, textarea'))
    .filter((e) => e.getBoundingClientRect().right > document.documentElement.clientWidth + 1
        || (e.clientWidth > 0 && getComputedStyle(e).display !== 'inline'
            && e.scrollWidth > e.clientWidth + 2))
    .map((e) => `${e.tagName} ${e.textContent.trim().slice(0, 60)}`)"""


def be(page: Page, name: str) -> None:
    """Say who one is, when the page asks."""
    dialog = page.get_by_role("dialog", name="What shall we call you?")
    dialog.get_by_role("textbox").fill(name)
    dialog.get_by_role("button", name="That’s me").click()


def with_friends(page: Page, name: str) -> str:
    """A table of two, and the link to it."""
    page.goto("/play/friends")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("button", name="Make the table").click()
    be(page, name)
    link = page.get_by_role("textbox", name="The link to this table")
    expect(link).to_be_visible()
    return link.input_value()


def test_a_newcomer_is_in_a_game_after_two_taps_and_a_name(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Start the game").click()
    be(page, "Emer")
    expect(page).to_have_url(re.compile("/table/[a-z0-9]+$"))
    question = page.locator("[data-part='question']")
    expect(question).to_have_text(re.compile("Capital|clan to begin with"))
    expect(page).to_have_title("● Your turn · Ardrí")


def test_friends_come_by_a_link_talk_and_begin(
    page: Page, visitor: Visitor, axe: Callable[[Page], None]
) -> None:
    link = with_friends(page, "Gráinne")
    axe(page)
    friend = visitor(viewport=PHONE, color_scheme="dark")
    friend.goto(link)
    friend.get_by_role("button", name="Sit down").click()
    be(friend, "Diarmuid")
    # The word that lets others in does not stay in the address.
    expect(friend).to_have_url(re.compile("/table/[a-z0-9]+$"))
    expect(page.get_by_role("status").get_by_text("Everybody is there")).to_be_visible()

    friend.get_by_role("textbox", name="Say something").fill("<b>Run</b> away with me!")
    friend.keyboard.press("Enter")
    said = page.get_by_role("log").get_by_text("<b>Run</b> away with me!")
    expect(said).to_be_visible()
    axe(friend)

    page.get_by_role("button", name="I am ready").click()
    friend.get_by_role("button", name="I am ready").click()
    for each in (page, friend):
        expect(each.get_by_role("button", name="Menu")).to_be_visible()
    expect(said).to_be_visible()


def test_a_lobby_goes_on_after_the_server_was_killed(own_server: Server, visitor: Visitor) -> None:
    host = visitor(base_url=own_server.address)
    link = with_friends(host, "Conall")
    own_server.kill()
    expect(host.get_by_text("No connection to the server")).to_be_visible(timeout=10_000)
    own_server.start()
    expect(host.get_by_text("No connection to the server")).to_be_hidden(timeout=30_000)
    friend = visitor(base_url=own_server.address)
    friend.goto(link)
    friend.get_by_role("button", name="Sit down").click()
    be(friend, "Emer")
    expect(host.get_by_text("Emer").first).to_be_visible()


def test_on_one_screen_nothing_is_shown_before_the_device_is_handed_over(page: Page) -> None:
    page.goto("/play/screen")
    page.get_by_role("textbox", name="Name in seat 1").fill("Aoife")
    page.get_by_role("textbox", name="Name in seat 2").fill("Conn")
    page.get_by_role("button", name="Start the game").click()
    be(page, "Fergus")
    curtain = page.get_by_role("heading", name=re.compile("Pass the device to (Aoife|Conn)"))
    expect(curtain).to_be_visible()
    expect(page.get_by_role("button", name="Menu")).to_have_count(0)
    page.get_by_role("button", name="I am").click()
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    for name in ("Aoife", "Conn"):
        expect(page.get_by_text(name).first).to_be_visible()


def test_a_guest_becomes_an_account_and_is_known_elsewhere(page: Page, visitor: Visitor) -> None:
    with_friends(page, "Medb")
    page.goto("/account")
    claim = page.get_by_role("region", name="Keep your games")
    claim.get_by_role("textbox", name="Name").fill("Medb of Cruachan")
    claim.get_by_role("textbox", name="Password").fill("white-horned bull")
    claim.get_by_role("button", name="Make an account").click()
    expect(page.get_by_text("You have an account.")).to_be_visible()
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.get_by_role("banner").get_by_role("link", name="Sign in")).to_be_visible()

    other = visitor()
    other.goto("/sign-in")
    form = other.locator("form").first
    form.get_by_role("textbox", name="Name").fill("Medb of Cruachan")
    form.get_by_role("textbox", name="Password").fill("brown bull")
    form.get_by_role("button", name="Sign in").click()
    expect(other.get_by_role("alert").first).to_contain_text("no account with this name")
    form.get_by_role("textbox", name="Password").fill("white-horned bull")
    form.get_by_role("button", name="Sign in").click()
    expect(other.get_by_role("link", name="Medb of Cruachan", exact=True)).to_be_visible()
    other.goto("/games")
    expect(other.get_by_role("main").get_by_role("listitem").first).to_be_visible()


def test_a_code_brings_one_back_from_another_device(page: Page, visitor: Visitor) -> None:
    with_friends(page, "Oisín")
    code = page.get_by_role("textbox", name="Code of your seat").input_value()
    other = visitor()
    other.goto("/recover")
    other.get_by_role("textbox", name="The table").fill(page.url)
    other.get_by_role("textbox", name="Code of your seat").fill(code)
    other.get_by_role("button", name="To my seat").click()
    be(other, "Oisín again")
    expect(other).to_have_url(page.url)
    expect(other.get_by_role("button", name="I am ready")).to_be_visible()


def test_the_language_changes_at_once_and_stays(page: Page, visitor: Visitor) -> None:
    page.goto("/settings")
    page.get_by_role("combobox", name="Language").select_option("uk")
    expect(page.get_by_role("heading", name="Параметри")).to_be_visible()
    page.get_by_role("radio", name="темні").check()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_record_is_looked_at_step_by_step(page: Page, axe: Callable[[Page], None]) -> None:
    page.goto("/replay")
    page.get_by_label("From a file").set_input_files(RECORD)
    page.get_by_role("button", name="Open it").click()
    be(page, "Sadb")
    step = page.get_by_role("slider", name="Step")
    expect(step).to_have_value("0")
    axe(page)
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("/replay/[a-z0-9]+/1$"))
    page.keyboard.press("End")
    expect(page.get_by_role("region", name="The tale so far")).to_contain_text("High King")
    # Who comes by this address sees the same.
    page.reload()
    expect(page.get_by_role("region", name="The tale so far")).to_contain_text("High King")


def test_the_focus_goes_along_with_who_listens(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page.get_by_role("heading", name="Rules", level=1)).to_be_focused()
    expect(page).to_have_title("Rules · Ardrí")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_be_focused()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, {"width": 1440, "height": 900}], ids=["phone", "desk"])
def test_every_screen_is_open_to_all(
    visitor: Visitor, axe: Callable[[Page], None], scheme: str, size: dict[str, int]
) -> None:
    page = visitor(color_scheme=scheme, viewport=size)
    for screen in SCREENS:
        page.goto(screen)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_role("status").filter(has_text="One moment")).to_have_count(0)
        axe(page)


@pytest.mark.parametrize("language", ["en", "pl", "uk", "es", "fr"])
@pytest.mark.parametrize("size", [PHONE, {"width": 1440, "height": 900}], ids=["phone", "desk"])
def test_every_screen_has_room_in_every_language(
    visitor: Visitor, language: str, size: dict[str, int]
) -> None:
    page = visitor(locale=language, viewport=size)
    for screen in SCREENS:
        page.goto(screen)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.evaluate(WIDE) == [], f"{screen} in {language}"
