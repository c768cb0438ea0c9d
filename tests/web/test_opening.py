"""The page opens, wherever one comes in, and nothing is wrong with it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect


@pytest.mark.parametrize("address", ["/", "/rules/cards"])
def test_the_page_opens(
    address: str, page: Page, complaints: list[str], axe: Callable[[Page], None]
) -> None:
    page.goto(address)
    expect(page.locator("main")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    axe(page)
    assert complaints == []


def test_it_speaks_the_browsers_language(visitor: Callable[..., Page]) -> None:
    page = visitor(locale="pl-PL")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.get_by_text("Strona nieoficjalna")).to_be_visible()
