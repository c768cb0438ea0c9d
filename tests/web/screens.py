"""The screens of a table, each with the same things on it whenever it is opened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from playwright.sync_api import expect

from tests.rules.table import described
from tests.web.decisions import CASES, Case, season
from tests.web.playing import Player

#: An island with something of everything on it.
ISLAND: Final = {
    "valley": "3 1 1 0 capital citadel",
    "cove": "2 1 0 1 sanctuary",
    "moor": "1 0 2 1",
    "hills": "0 2 1 1 citadel",
    "plains": "1 1 1 1 sanctuary festival",
    "forest": "0 0 2 1",
    "lost-vale": "1 1 0 1",
}
HANDS: Final = (
    "bard citadel migration new-clans geis eriu otherworld valley",
    "druid warlord",
    "festival conquest hills",
    "exploration raid",
)
SEASON: Final = season(ISLAND, *HANDS, flower=True, deeds=[1, 0, 2, 0], pretenders=[2], round=3)
DRAFT: Final = {
    **described(
        ISLAND,
        ("dagda",),
        flower=True,
        deeds=[1, 0, 2, 0],
        phase="draft",
        round=3,
        set_aside="geis",
    ),
}
TRAYS: Final = (
    "bard druid warlord conquest",
    "citadel new-clans migration festival",
    "exploration sanctuary new-alliance raid",
    "craftsmen-and-peasants emissaries master-craftsman scouts-and-spies",
)
for _player, _tray in zip(DRAFT["players"], TRAYS, strict=True):
    _player["tray"] = _tray.split()

_FRAY: Final = {
    **ISLAND,
    "cove": "4 3 0 2 citadel citadel sanctuary",
    "valley": "3 1 1 0 capital",
}
CLASH: Final = Case(
    ("maneuver",),
    season(
        _FRAY,
        "migration bard geis eriu ogmas-eloquence",
        *HANDS[1:],
        flower=True,
        deeds=[1, 0, 2, 0],
        round=3,
    ),
    (),
    (),
    ("0: play migration, move 2 valley cove", "1: shelter", "3: shelter"),
)
OVER: Final = {**SEASON, "phase": "over", "winner": 2}
del OVER["turn"]
POSITIONS: Final[Mapping[str, Callable[[], dict[str, Any]]]] = {
    "season": lambda: dict(SEASON),
    "draft": lambda: dict(DRAFT),
    "clash": lambda: CLASH.start("7"),
    "window": lambda: CASES["window"].start("7"),
    "over": lambda: dict(OVER),
}
#: Those who sit with the one who looks.
NAMES: Final = ("Nessa", "Conall", "Deirdre", "Fergus")
#: What `show` can show.
SCREENS: Final = (*POSITIONS, "lobby", "replay")


def show(player: Player, tables: Mapping[str, str], name: str) -> None:
    """Open a screen, and wait until all of it is there."""
    page = player.page
    page.set_viewport_size({"width": 1440, "height": 900})
    if name in tables:
        player.sits(tables[name])
    elif name == "replay":
        page.goto(f"/replay/{tables['over']}")
    else:
        page.goto("/play/friends")
        page.locator("form button.main").click()
        expect(page.locator(".seats")).to_be_visible()
    expect(page.locator("h1, .ask h2").first).to_be_visible()
    # What is loaded after that is there, too.
    page.wait_for_load_state("networkidle")
