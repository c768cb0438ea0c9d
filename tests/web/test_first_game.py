"""A newcomer comes by, and within a minute plays; and a game comes to its end."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.rules.table import described
from tests.web.crafting import Crafting
from tests.web.playing import Player

#: The newcomer is everywhere and has a token: when the Season is over she is queen.
LATE: Final = {
    **dict.fromkeys(("moor", "hills", "plains", "forest", "cove", "highlands"), "2 0"),
    "valley": "0 2 capital",
    "iron-mine": "0 2",
}


def late() -> dict[str, Any]:
    """A game whose last Season has begun."""
    hands = ["bard new-clans ogmas-eloquence", "sanctuary"]
    more = {"deeds": [2, 0], "pretenders": [0], "windows": "holders", "round": 6}
    return described(LATE, hands, **more)  # type: ignore[arg-type]


def play_until(player: Player, good: Callable[[], bool], seed: int = 3) -> None:
    """Decide anything until something is so."""
    roll = random.Random(seed)
    idle = 0
    while not good():
        idle = 0 if player.decide(roll) else idle + 1
        assert idle < 300, f"nothing goes on: {player.question}"
        if idle:
            player.page.wait_for_timeout(50)


def test_a_newcomers_first_game(page: Page, crafting: Crafting, complaints: list[str]) -> None:
    player = Player(page)
    page.goto("/")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_role("radio", name="Wanderer").check(force=True)
    page.get_by_role("button", name="Start the game").click()
    page.locator("dialog input").fill("Nessa")
    page.get_by_role("button", name="That’s me").click()
    expect(page.locator(".ask h2")).to_be_visible()
    table = page.url.rpartition("/")[2]
    play_until(player, lambda: page.locator(".round").inner_text().endswith("2"))
    assert crafting.game(table).round == 2
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Games").click()
    # It waits for her.
    expect(page.locator(f'a[href="/table/{table}"]').first).to_be_visible()
    assert complaints == []


def test_a_game_to_its_end(page: Page, crafting: Crafting, complaints: list[str]) -> None:
    player = Player(page)
    table = crafting.table(late(), [player.becomes("Nessa"), "bot wanderer"])
    player.sits(table)
    ending = page.get_by_role("region", name="The game is over")
    play_until(player, ending.is_visible)
    expect(ending).to_contain_text("You are High King, in round 7")
    expect(ending).to_contain_text("Land: 6")
    assert crafting.row(table).winner == 0
    ending.get_by_role("button", name="All hands").click()
    hands = page.get_by_role("dialog")
    expect(hands.get_by_role("listitem")).to_have_count(2)
    expect(hands).to_contain_text("Wanderer")
    expect(hands).to_contain_text("Ogma’s Eloquence")
    page.keyboard.press("Escape")
    ending.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Replay")
    page.go_back()
    page.get_by_role("button", name="Rematch").click()
    # Against a bot it begins at once.
    expect(page).not_to_have_url(f"/table/{table}")
    expect(page.locator(".ask h2")).to_be_visible()
    assert complaints == []
