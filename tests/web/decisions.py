"""A position for each kind of decision that there is, and what hands do there on the page.

Seat 0 is whoever sits at the page; the others are not here. `before` is played first, by whom it
says. `hands` is what seat 0 does, word for word as `Player.does` has them; `lines` is what the log
must then say of seat 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ardri import Game
from tests.rules.table import described

#: Two, three and four players at home in two territories that touch; seat 0 leads both.
TWO = {"valley": "3 1 capital", "cove": "2 1", "moor": "1 0", "hills": "0 1"}
THREE = {"valley": "3 1 1 capital", "cove": "2 1 0", "moor": "1 0 1", "hills": "0 1 1"}
FOUR = {"valley": "3 1 1 1 capital", "cove": "2 1 0 0", "moor": "1 0 1 1", "hills": "0 1 1 0"}
#: Seat 1 marches from the plains to the moor: a clash begins.
FRAY = {"plains": "1 2 capital", "moor": "3 2", "hills": "1 1"}
BY_SEAT_1 = ("1: play migration, move 1 plains moor",)
BY_SEAT_0 = ("0: play migration, move 1 plains moor",)


@dataclass(frozen=True)
class Case:
    """One decision, or several that one thing brings."""

    kinds: tuple[str, ...]
    position: Mapping[str, Any]
    hands: tuple[str, ...]
    lines: tuple[str, ...]
    before: tuple[str, ...] = ()
    #: What the game must be like afterwards: clans by territory, cards in the hand.
    clans: Mapping[str, list[int]] = field(default_factory=dict)

    def start(self, seed: str) -> dict[str, Any]:
        """The position from which the page is asked."""
        game = Game.load(self.position, seed)
        for line in self.before:
            seat, text = line.split(": ", 1)
            game.play(int(seat), text)
        return game.position()


def season(lands: Mapping[str, str], *hands: str, **more: object) -> dict[str, Any]:
    """A Season; seat 0's turn unless `turn` says otherwise."""
    more = {"brenn": more.get("turn", 0), **more}
    return described(dict(lands), hands, **more)  # type: ignore[arg-type]


def setup(lands: Mapping[str, str]) -> dict[str, Any]:
    """The Capital has been chosen; the first clans are to be placed."""
    data = described(dict(lands), phase="setup")
    return {**data, "round": 0}


def draft(*trays: str) -> dict[str, Any]:
    """Packets have been dealt."""
    data = described(dict(THREE), phase="draft")
    for player, tray in zip(data["players"], trays, strict=True):
        player["tray"] = tray.split()
    return data


CASES: dict[str, Case] = {
    "settle": Case(
        ("settle",),
        setup({"valley": "0 0 0 capital", "cove": "0 0 0", "moor": "0 0 0"}),
        ("land cove", "confirm"),
        ("place cove",),
        clans={"cove": [1, 0, 0]},
    ),
    "hold": Case(
        ("hold",),
        draft(
            "bard druid geis conquest",
            "citadel warlord new-clans migration",
            "exploration festival sanctuary new-alliance",
        ),
        ("card geis", "confirm"),
        ("hold geis",),
    ),
    "turn": Case(
        ("turn",),
        season(THREE, "bard geis", "druid", "citadel"),
        ("button pass", "confirm"),
        ("pass",),
    ),
    "pretend": Case(
        ("turn",),
        season(
            dict.fromkeys(("valley", "cove", "moor", "hills", "plains", "forest"), "1 0 1"),
            "bard geis",
            "druid",
            "citadel",
        ),
        ("button pretend", "confirm"),
        ("pretend",),
    ),
    "window": Case(
        ("window",),
        season(THREE, "geis", "new-clans bard", "citadel", turn=1),
        ("card geis", "confirm"),
        ("play geis",),
        before=("1: play new-clans, place valley valley",),
        clans={"valley": [3, 1, 1]},
    ),
    "decline": Case(
        ("window",),
        season(THREE, "geis", "new-clans bard", "citadel", turn=1),
        ("button decline", "confirm"),
        ("decline",),
        before=("1: play new-clans, place valley valley",),
        clans={"valley": [3, 3, 1]},
    ),
    "territory and player": Case(
        ("territory", "player"),
        season(THREE, "balors-eye bard", "druid", "citadel"),
        ("card balors-eye", "land valley", "button player 2", "confirm"),
        ("play balors-eye, territory valley, player 2",),
        clans={"valley": [3, 1, 0]},
    ),
    "spot": Case(
        ("spot",),
        season(THREE, "exploration bard", "druid", "citadel"),
        ("card exploration", "confirm", "spot 1", "confirm"),
        ("play exploration", "at 1"),
    ),
    "place": Case(
        ("place",),
        season(THREE, "new-clans bard", "druid", "citadel"),
        ("card new-clans", "land moor", "land cove", "confirm"),
        ("play new-clans, place cove, place moor",),
        clans={"cove": [3, 1, 0], "moor": [2, 0, 1]},
    ),
    "march and count": Case(
        ("territory", "march"),
        season({**THREE, "cove": "2 0 0"}, "migration bard", "druid", "citadel"),
        ("card migration", "land valley", "land cove", "land cove", "confirm"),
        ("play migration, territory valley, move 2 valley cove",),
        clans={"valley": [1, 1, 1], "cove": [4, 0, 0]},
    ),
    "count": Case(
        ("count",),
        season({"valley": "3 1 1 capital", "cove": "2 0 0"}, "migration bard", "druid", "citadel"),
        ("card migration", "land valley", "button count 2", "confirm"),
        ("play migration, territory valley, count 2",),
        clans={"valley": [1, 1, 1], "cove": [4, 0, 0]},
    ),
    "may": Case(
        ("may", "territory"),
        season(THREE, "morrigan bard", "druid", "citadel"),
        ("card morrigan", "button turn", "button decline", "confirm"),
        ("play morrigan, turn, decline",),
    ),
    "either": Case(
        ("either",),
        season({**THREE, "valley": "3 2 1 capital"}, "new-alliance bard", "druid", "citadel"),
        ("card new-alliance", "land valley", "button player 1", "confirm"),
        ("play new-alliance, territory valley, player 1",),
        clans={"valley": [4, 1, 1]},
    ),
    "orders": Case(
        ("orders",),
        season(
            {**THREE, "valley": "3 2 1 capital sanctuary sanctuary"},
            "otherworld bard",
            "druid",
            "citadel",
        ),
        ("card otherworld", "land valley", "button player 1", "land valley", "confirm"),
        ("play otherworld, territory valley, place valley, player 1",),
    ),
    "discard": Case(
        ("discard",),
        season(FOUR, "master-craftsman bard geis", "druid", "citadel", "warlord"),
        ("card master-craftsman", "confirm", "card bard", "confirm"),
        ("play master-craftsman", "discard bard"),
    ),
    "discard some": Case(
        ("discard-some", "keep"),
        season({**THREE, "misty-lands": "1 0 0"}, "misty-lands bard geis druid", "", "citadel"),
        ("card misty-lands", "confirm", "card geis", "card bard", "confirm"),
        ("play misty-lands", "discard bard, discard geis, done"),
    ),
    "take": Case(
        ("take",),
        season(THREE, "druid geis", "", "citadel", action_discard=["bard", "festival"]),
        ("card druid", "confirm", "card festival", "confirm"),
        ("play druid", "take festival"),
    ),
    "keep": Case(
        ("keep",),
        season(THREE, "tuans-memory geis", "", "citadel"),
        ("card tuans-memory", "confirm", "card strengs-resolve", "confirm"),
        ("play tuans-memory", "keep strengs-resolve"),
    ),
    "give": Case(
        ("give",),
        season({**THREE, "salt-mine": "1 0 0"}, "salt-mine new-clans geis", "druid", "citadel"),
        ("card salt-mine", "button player 1", "confirm", "card geis", "confirm"),
        ("play salt-mine, player 1", "give geis"),
        before=("0: play new-clans, place valley valley",),
    ),
    "tribute": Case(
        ("tribute",),
        season(THREE, "druid geis", "maeves-wealth", "bard", turn=1),
        ("card druid", "confirm"),
        ("give druid",),
        before=("1: play maeves-wealth",),
    ),
    "aside": Case(
        ("aside",),
        season(THREE, "cove new-clans druid bard", "warlord", "citadel", set_aside="conquest"),
        ("card cove", "confirm", "card druid", "confirm"),
        ("play cove", "aside druid"),
        before=("0: play new-clans, place valley valley",),
    ),
    "unearth": Case(
        ("spot", "unearth"),
        season(THREE, "tailtus-land bard", "druid", "citadel"),
        ("card tailtus-land", "confirm", "spot 0", "button territory forest", "confirm"),
        ("play tailtus-land", "at 0, territory forest"),
    ),
    "clashes": Case(
        ("clashes",),
        season(
            {"valley": "3 0 1 capital", "cove": "1 1 0", "moor": "1 0 1", "hills": "0 1 1"},
            "migration bard",
            "druid",
            "citadel",
        ),
        ("land moor", "confirm"),
        ("territory moor",),
        before=("0: play migration, move 1 valley cove, 1 valley moor",),
    ),
    "shelter": Case(
        ("shelter",),
        season({**FRAY, "moor": "3 2 citadel"}, "bard", "migration druid", turn=1),
        ("button shelter", "confirm"),
        ("shelter",),
        before=BY_SEAT_1,
    ),
    "attack": Case(
        ("maneuver",),
        season({**FRAY, "plains": "2 1 capital"}, "migration bard", "druid"),
        ("button attack 1", "confirm"),
        ("attack 1",),
        before=BY_SEAT_0,
    ),
    "withdraw": Case(
        ("maneuver", "march"),
        season({**FRAY, "plains": "3 1 capital", "hills": "2 1"}, "migration bard", "druid"),
        ("button withdraw", "land hills", "land hills", "confirm"),
        ("withdraw, move 2 moor hills",),
        before=BY_SEAT_0,
    ),
    "muster": Case(
        ("muster", "territory"),
        season({**FRAY, "plains": "2 1 capital"}, "migration fianna bard", "druid"),
        ("card fianna", "land hills", "button count 2", "confirm"),
        ("play fianna, territory hills, count 2",),
        before=BY_SEAT_0,
    ),
    "peace": Case(
        ("peace",),
        season({**FRAY, "plains": "2 1 capital"}, "migration bard", "druid"),
        ("button peace", "confirm"),
        ("peace",),
        before=(*BY_SEAT_0, "0: attack 1", "1: discard druid", "1: peace"),
    ),
    "answer": Case(
        ("answer",),
        season(FRAY, "bard festival", "migration druid", turn=1),
        ("card festival", "confirm"),
        ("discard festival",),
        before=(*BY_SEAT_1, "1: attack 0"),
    ),
    "remove": Case(
        ("answer",),
        season(FRAY, "bard festival", "migration druid", turn=1),
        ("button remove", "confirm"),
        ("remove",),
        before=(*BY_SEAT_1, "1: attack 0"),
    ),
    "give back": Case(
        ("give-back",),
        season(FRAY, "bard festival dagdas-cauldron", "migration druid", turn=1),
        ("button count 1", "confirm"),
        ("count 1",),
        before=(
            *BY_SEAT_1,
            "1: attack 0",
            "0: remove",
            "0: play dagdas-cauldron",
            "0: peace",
            "1: peace",
        ),
    ),
}
