"""Each kind of decision that there is, made once with the hands on the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ardri.rules.decisions import KINDS
from ardri.rules.draft import Deal
from tests.web.crafting import Crafting
from tests.web.decisions import CASES, TWO, season
from tests.web.playing import Player

SEED = "7"
#: Chance is asked these; nobody sits there.
CHANCE = {"lay", "first-brenn", "toss", "deal", "draw", "steal", "reveal", "discover", "scout"}


def test_there_is_a_case_for_each_kind() -> None:
    assert Deal in KINDS
    kinds = {*KINDS.values(), "count", "either"} - CHANCE
    assert kinds - {kind for case in CASES.values() for kind in case.kinds} == set()


@pytest.fixture(scope="module")
def player(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Player]:
    """One browser for all cases: what a test needs is a table of its own."""
    context = browser.new_context(**browser_context_args)
    yield Player(context.new_page())
    context.close()


@pytest.fixture(scope="module")
def me(player: Player) -> str:
    return player.becomes("Nessa")


@pytest.fixture(scope="module")
def others(crafting: Crafting) -> list[str]:
    return [crafting.absent(name) for name in ("Conall", "Deirdre", "Fergus")]


@pytest.mark.parametrize("name", CASES)
def test_decision(
    name: str,
    player: Player,
    me: str,
    others: list[str],
    crafting: Crafting,
    axe: Callable[[Page], None],
) -> None:
    case = CASES[name]
    sitting = [me, *others][: len(case.position["players"])]
    table = crafting.table(case.start(SEED), sitting, seed=SEED)
    player.sits(table)
    player.does(*case.hands[:-1])
    axe(player.page)
    player.does(case.hands[-1])
    player.wait(lambda: len(crafting.lines(table, 0)) == len(case.lines), "all is played")
    assert crafting.lines(table, 0) == list(case.lines)
    assert player.asked >= set(case.kinds)
    position: dict[str, Any] = crafting.game(table).position()
    now = {land["territory"]: land["clans"] for land in position["map"]}
    assert case.clans.items() <= now.items()


def test_a_card_of_a_territory_is_not_chosen_with_it(
    player: Player, me: str, others: list[str], crafting: Crafting
) -> None:
    start = season(TWO, "migration valley", "druid")
    table = crafting.table(start, [me, others[0]])
    player.sits(table)
    player.does("card migration", "land valley", "land cove")
    cards = player.page.locator("[data-part=hand]")
    expect(cards.locator('[data-card="migration"]')).to_have_attribute("aria-pressed", "true")
    expect(cards.locator('[data-card="valley"]')).to_have_attribute("aria-pressed", "false")
