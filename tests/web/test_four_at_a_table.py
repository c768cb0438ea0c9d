"""Four people, each in a browser of their own, from the invitation to the rematch."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.rules.table import described
from tests.web.crafting import Crafting
from tests.web.playing import Player
from tests.web.serving import Server

NAMES: Final = ("Nessa", "Conall", "Deirdre", "Fergus")
#: What each is to hold when the draft is over, in the order in which it is chosen.
HANDS: Final = (
    ("new-clans", "bard", "druid", "citadel"),
    ("migration", "sanctuary", "festival", "warlord"),
    ("geis", "conquest", "exploration", "emissaries"),
    ("new-alliance", "craftsmen-and-peasants", "raid", "scouts-and-spies"),
)
#: Fergus is present everywhere: it needs a token and the end of the Season for him to be king.
LANDS: Final = {
    "valley": "1 1 1 1 capital",
    "cove": "1 0 1 1",
    "moor": "1 0 0 1",
    "hills": "0 1 0 1",
    "plains": "0 0 1 1",
    "forest": "0 0 0 1",
}


def draft() -> dict[str, Any]:
    """Packets such that each can come to the hand above."""
    data = described(LANDS, phase="draft", set_aside="master-craftsman", windows="possible")
    for seat, player in enumerate(data["players"]):
        player["tray"] = [HANDS[(seat + k) % 4][k] for k in range(4)]
    return data


def test_a_game_of_four(visitor: Callable[..., Page], own_server: Server) -> None:
    four = [Player(visitor(base_url=own_server.address)) for _ in NAMES]
    table = gathered(four)
    # From here on it is the game that this test is about.
    own_server.stop()
    with Crafting(own_server.database) as crafting:
        crafting.move(table, draft())
        own_server.start()
        for player in four:
            player.sits(table)
        drafted(four)
        cancelled(four)
        clashed(four, crafting, table)
        ended(four)
    again(four)


def gathered(four: Sequence[Player]) -> str:
    """The first makes a table, the others come by the link; all are ready. The table's id."""
    host = four[0].page
    host.goto("/play/friends")
    host.get_by_role("radio", name="4", exact=True).check(force=True)
    host.get_by_role("button", name="Make the table").click()
    named(host, NAMES[0])
    link = host.get_by_role("textbox", name="The link to this table").input_value()
    for player, name in zip(four[1:], NAMES[1:], strict=True):
        player.page.goto(link)
        player.page.get_by_role("button", name="Sit down").first.click()
        named(player.page, name)
        expect(host.get_by_role("list").get_by_text(name)).to_be_visible()
        # The word that let them in is not left in the address.
        expect(player.page).to_have_url(re.compile("/table/"))
    for player in four:
        player.page.get_by_role("button", name="I am ready").click()
    for player in four:
        expect(player.page.locator(".ask h2")).to_be_visible()
    return host.url.rpartition("/")[2]


def named(page: Page, name: str) -> None:
    """Say who one is."""
    page.locator("dialog input").fill(name)
    page.locator("dialog input").press("Enter")
    expect(page.locator("dialog")).to_have_count(0)


def drafted(four: Sequence[Player]) -> None:
    """All hold one card, then two, then three; what is passed on is seen by the next alone."""
    for held in (1, 2, 3):
        for player, hand in zip(four, HANDS, strict=True):
            for card in hand[:held]:
                player.card(card)
            player.confirm()
    for player, hand in zip(four, HANDS, strict=True):
        player.wait(partial(holds, player, hand), "the hand")


def in_hand(player: Player) -> set[str]:
    """The cards that can be seen in the hand: one's own, and nobody else's."""
    cards = player.page.locator("[data-part=hand] button[data-card]")
    return {str(card.get_attribute("data-card")) for card in cards.all()}


def holds(player: Player, hand: Sequence[str]) -> bool:
    """Whether these are the cards in the hand."""
    return in_hand(player) == set(hand)


def cancelled(four: Sequence[Player]) -> None:
    """New Clans meets a Geis; of two who are asked behind the curtain one declines."""
    nessa, conall, deirdre, fergus = four
    # Without this order Conall is asked, too, though he has no Geis.
    conall.page.get_by_role("button", name="Menu").click()
    conall.page.get_by_role("button", name="Standing orders").click()
    conall.page.get_by_role("checkbox").first.uncheck()
    conall.page.keyboard.press("Escape")
    nessa.does("card new-clans", "land moor", "land moor", "confirm")
    for player in (conall, deirdre):
        player.wait(partial(player.may, "button", "decline"), "a window")
    # Nobody sees who of them may answer, nor that one has.
    asked = fergus.question
    deirdre.does("card geis", "confirm")
    expect(fergus.page.locator(".ask h2")).to_have_text(asked)
    expect(nessa.page.locator("[data-part=log]")).not_to_contain_text("Geis")
    conall.does("button decline", "confirm")
    for player in four:
        expect(player.page.locator("[data-part=log]")).to_contain_text("Geis")
        expect(player.page.locator('[data-territory="moor"]')).not_to_contain_text("3")
    assert in_hand(deirdre) == set(HANDS[2]) - {"geis"}


def clashed(four: Sequence[Player], crafting: Crafting, table: str) -> None:
    """Conall comes to the Cove; all there agree to peace."""
    conall = four[1]
    conall.wait(lambda: conall.may("card", "migration"), "Conall's turn")
    conall.does("card migration", "land valley", "land cove", "confirm")
    for player in four:
        expect(player.page.get_by_role("region", name="The clash")).to_be_visible()
    conall.wait(lambda: conall.may("button", "peace"), "a maneuver")
    conall.does("button peace", "confirm")
    for player in (four[2], four[3], four[0]):
        player.wait(partial(player.may, "button", "peace"), "an offer of peace")
        player.does("button peace", "confirm")
    for player in four:
        expect(player.page.get_by_role("region", name="The clash")).to_have_count(0)
    cove = [1, 1, 1, 1]
    position: dict[str, Any] = crafting.game(table).position()
    assert {land["territory"]: land["clans"] for land in position["map"]}["cove"] == cove


def ended(four: Sequence[Player]) -> None:
    """Fergus takes a token, all pass, and he is king."""
    moves = [(2, "pass"), (3, "pretend"), (0, "pass"), (1, "pass"), (2, "pass"), (3, "pass")]
    for seat, move in moves:
        player = four[seat]
        player.wait(partial(player.may, "button", move), f"{NAMES[seat]}'s turn")
        player.does(f"button {move}", "confirm")
    for player in four:
        ending = player.page.get_by_role("region", name="The game is over")
        expect(ending).to_be_visible()
        expect(ending).to_contain_text("You" if player is four[3] else "Fergus")
        ending.get_by_role("button", name="All hands").click()
        expect(player.page.get_by_role("dialog").get_by_role("listitem")).to_have_count(4)
        player.page.keyboard.press("Escape")


def again(four: Sequence[Player]) -> None:
    """One asks for another, the others come along; it begins when all are ready."""
    before = four[0].page.url
    four[0].page.get_by_role("button", name="Rematch").click()
    expect(four[0].page).not_to_have_url(before)
    for player in four[1:]:
        player.page.get_by_role("button", name="To the rematch").click()
        player.page.get_by_role("button", name="I am ready").click()
    for player in four:
        expect(player.page.locator(".ask h2")).to_be_visible()
        assert player.page.url == four[0].page.url
