"""The main screens, as somebody has looked at them: docs/pictures."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Visitor
from tests.web.crafting import Crafting
from tests.web.pictures import Picture
from tests.web.playing import Player
from tests.web.screens import NAMES, POSITIONS

PHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
#: Name, screen, what the browser is like. Each is kept in two languages, by day and by night.
KEPT: Final = {
    "home": ("home", {}),
    "season": ("season", {}),
    "draft": ("draft", {}),
    "clash": ("clash", {}),
    "season-phone": ("season", PHONE),
    "clash-phone": ("clash", PHONE),
}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("name", KEPT)
def test_picture(
    name: str,
    language: str,
    scheme: str,
    visitor: Visitor,
    crafting: Crafting,
    picture: Picture,
) -> None:
    screen, browser = KEPT[name]
    page = visitor(locale=language, color_scheme=scheme, **browser)
    if screen == "home":
        page.goto("/")
        page.wait_for_load_state("networkidle")
    else:
        sat_down(page, crafting, screen)
    page.evaluate("() => document.fonts.ready.then(() => null)")
    picture(page, f"{name}-{language}-{scheme}")


def sat_down(page: Page, crafting: Crafting, screen: str) -> None:
    """At a table of one's own; the others are away."""
    player = Player(page)
    position = POSITIONS[screen]()
    others = [crafting.absent(name) for name in NAMES[1:]]
    table = crafting.table(position, [player.becomes(NAMES[0]), *others])
    player.sits(table)
    page.wait_for_load_state("networkidle")
    if screen == "season":
        player.card("migration")
        player.land("valley")
        player.land("cove")
        page.mouse.move(0, 0)
