"""The page comes back by itself, and nothing is lost or done twice."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.crafting import Crafting
from tests.web.decisions import CASES
from tests.web.playing import Player
from tests.web.serving import Server

CASE = CASES["place"]
#: What one does before the table changes: the next to decide is somebody else.
LINE = CASE.lines[0]


def seated(player: Player, crafting: Crafting) -> str:
    """A table at which it is this player's turn."""
    me = player.becomes("Nessa")
    sitting = [me, crafting.absent("Conall"), crafting.absent("Deirdre")]
    table = crafting.table(CASE.start("7"), sitting)
    player.sits(table)
    return table


@pytest.mark.parametrize("killed", ["before it is sent", "before it is answered"])
def test_a_move_outlives_the_server(
    killed: str, visitor: Callable[..., Page], own_server: Server
) -> None:
    player = Player(visitor(base_url=own_server.address))
    with Crafting(own_server.database) as crafting:
        table = seated(player, crafting)
        player.does(*CASE.hands[:-1])
        if killed == "before it is answered":
            # What the server says from now on does not arrive.
            player.page.evaluate("ardriSeen.sockets.at(-1).onmessage = null")
            player.page.locator(".ask button.confirm").click()
            player.wait(lambda: crafting.lines(table, 0), "it is played")
        own_server.kill()
        expect(player.page.locator(".offline")).to_be_visible()
        if killed == "before it is sent":
            player.page.locator(".ask button.confirm").click()
        own_server.start()
        expect(player.page.locator(".offline")).to_have_count(0)
        player.wait(lambda: crafting.lines(table, 0), "it is played")
        expect(player.page.locator(".ask h2")).to_contain_text("Deirdre")
        assert crafting.lines(table, 0) == [LINE]
        assert player.page.locator(".fault").count() == 0


def test_two_tabs_follow_each_other(page: Page, crafting: Crafting) -> None:
    one, other = Player(page), Player(page.context.new_page())
    table = seated(one, crafting)
    other.sits(table)
    other.card("bard")
    one.does(*CASE.hands)
    for tab in (one, other):
        expect(tab.page.locator(".ask h2")).to_contain_text("Deirdre")
        expect(tab.page.locator('[data-land="cove"]')).to_have_attribute(
            "aria-label", re.compile("3")
        )
    # What had been begun in the other tab is no longer asked.
    assert other.offered() == []
    assert crafting.lines(table, 0) == [LINE]
