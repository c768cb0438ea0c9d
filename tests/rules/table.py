"""A table to test the rules at: a position from a short description, and moves as text.

    t = Table({"valley": "2 1 capital citadel", "cove": "0 1"}, hands=["migration", "geis"])
    t.play("0: play migration", "0: territory valley", "0: move 2 valley cove")
    assert t.clans("cove") == [2, 1]

Territories lie in a strip, in the order given: each touches the two before it and the two after it,
and no other. With ``flower=True`` the first one lies in the middle and touches the next seven.
Chance is a player like any other: ``"chance: draw eriu"``. A choice of one is made by the engine.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from ardri import Game, IllegalAction
from ardri.rules.bits import members
from ardri.rules.cards.names import CARDS, TERRITORIES
from ardri.rules.invariants import faults
from ardri.rules.island import hexes_of, site_at
from ardri.rules.position import Position
from ardri.rules.repertoire import PRINTED

#: The middle and what lies around it, neighbours one after the other.
_FLOWER = [
    (0, 0, 0),
    (1, -2, 0),
    (2, -1, 0),
    (1, 1, 0),
    (-1, 3, 1),
    (-2, 2, 0),
    (-2, 0, 0),
    (-1, -1, 1),
]


def strip(k: int) -> int:
    """The k-th site of a strip: each touches the two before it and the two after it."""
    return site_at(k % 2, k, k % 2)


def _territory(name: str, site: int, text: str) -> dict[str, Any]:
    """A territory from ``"2 1 0 capital citadel citadel sanctuary festival"``.

    ``capital`` brings its citadel with it, ``sanctuary`` comes on top of the printed one.
    """
    words = text.split()
    return {
        "territory": name,
        "hexes": [list(cell) for cell in hexes_of(site)],
        "clans": [int(word) for word in words if word.isdecimal()],
        "capital": "capital" in words,
        "citadels": words.count("citadel") + words.count("capital"),
        "sanctuaries": words.count("sanctuary") + int(PRINTED[TERRITORIES.index(name)]),
        "festival": "festival" in words,
    }


def described(
    lands: dict[str, str],
    hands: Sequence[str] = (),
    deeds: Sequence[int] = (),
    pretenders: Iterable[int] = (),
    flower: bool = False,
    sites: dict[str, tuple[int, int, int]] | None = None,
    **more: object,
) -> dict[str, Any]:
    """The JSON data of a position; what is not said is as usual: a Season, seat 0's turn."""
    pretenders = set(pretenders)
    entries = []
    for k, (name, text) in enumerate(lands.items()):
        site = site_at(*_FLOWER[k]) if flower else strip(k)
        if sites:
            site = site_at(*sites[name])
        entries.append(_territory(name, site, text))
    players = max(len(entries[0]["clans"]), 2)
    if not any(entry["capital"] for entry in entries):
        # The Capital has to be somewhere.
        home = next(entry for entry in entries if entry["territory"] != "swamp")
        home["capital"] = True
        home["citadels"] = max(1, home["citadels"])
    data: dict[str, Any] = {
        "round": 1,
        "phase": "season",
        "turn": 0,
        "brenn": 0,
        "map": entries,
        "players": [
            {
                "hand": hands[seat].split() if seat < len(hands) else [],
                "deeds": deeds[seat] if seat < len(deeds) else 0,
                "pretender": seat in pretenders,
            }
            for seat in range(players)
        ],
    }
    data.update({key: value for key, value in more.items() if value is not None})
    if data["phase"] != "season":
        del data["turn"]
    return data


class Table:
    """A game at some position. Its seats are 0 to 3 and "chance"."""

    def __init__(
        self, lands: dict[str, str], hands: Sequence[str] = (), *, dice: bool = False, **more: Any
    ) -> None:
        data = described(lands, hands, **more)
        self.game = Game.load(data, seed=1, explicit_chance=not dice)

    @classmethod
    def new(cls, *, dice: bool = False, **options: Any) -> Table:
        """A new game; without dice chance is to be answered from the first territory on."""
        return cls.of(Game.new(seed=1, explicit_chance=not dice, **options))

    @classmethod
    def of(cls, game: Game) -> Table:
        """A table for a game that there is already."""
        table = object.__new__(cls)
        table.game = game
        return table

    # ------------------------------------------------------------------ play

    def play(self, *lines: str) -> None:
        """Make choices, such as ``"0: play migration"``; then all must be well."""
        for line in lines:
            seat, text = _parsed(line)
            self.game.play(seat, text)
        assert faults(self.game.truth) == []

    def refuses(self, *lines: str) -> None:
        """Each of these is refused, and changes nothing."""
        for line in lines:
            seat, text = _parsed(line)
            before = self.game.truth
            with pytest.raises(IllegalAction):
                self.game.play(seat, text)
            assert self.game.truth == before

    def decline_all(self) -> None:
        """Everybody asked in a window declines, till nobody is."""
        while any(decision.kind == "window" for decision in self.game.decisions.values()):
            for seat in self.game.decisions:
                self.game.play(seat, "decline")

    def chance(self) -> None:
        """Chance answers, with its first outcome, till it is not asked."""
        while "chance" in self.game.decisions:
            self.game.play("chance", self.game.legal("chance")[0])

    def legal(self, seat: int | str) -> list[str]:
        """What a seat may choose now."""
        return [str(action) for action in self.game.legal(_seat(str(seat)))]

    def asked(self) -> dict[int | str, str]:
        """Who is asked for what kind of decision."""
        return {seat: decision.kind for seat, decision in self.game.decisions.items()}

    # ------------------------------------------------------------------ what is to be seen

    @property
    def p(self) -> Position:
        """The whole truth: a copy."""
        return self.game.truth

    @property
    def data(self) -> dict[str, Any]:
        """The whole truth, as data."""
        return self.game.position()

    def clans(self, land: str) -> list[int]:
        """How many clans each seat has in a territory."""
        at = 4 * TERRITORIES.index(land)
        return [int(n) for n in list(self.p.clans)[at : at + self.game.players]]

    def map(self) -> dict[str, list[int]]:
        """The clans in all territories where there are any."""
        everywhere = {land: self.clans(land) for land in TERRITORIES}
        return {land: clans for land, clans in everywhere.items() if any(clans)}

    def hand(self, seat: int) -> list[str]:
        """A hand, in the order of the cards' numbers."""
        return cards(self.p.hand[seat])

    def deeds(self) -> list[int]:
        """How many Deeds each seat has."""
        return [int(n) for n in self.p.deeds][: self.game.players]

    def reserve(self) -> list[int]:
        """How many clans each seat has in reserve."""
        return [int(n) for n in self.p.reserve][: self.game.players]

    def citadels(self, land: str) -> int:
        """How many citadels a territory has."""
        return int(self.p.buildings[TERRITORIES.index(land)])

    def sanctuaries(self, land: str) -> int:
        """How many sanctuaries a territory has."""
        return int(self.p.buildings[16 + TERRITORIES.index(land)])

    def pretenders(self) -> list[int]:
        """The seats with a Pretender token."""
        return [int(seat) for seat in members(self.p.pretenders)]

    def told(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """All that happened of one kind, as a seat may know it; None is a spectator."""
        return [event.to_json(seat) for event in self.game.events if event.kind == kind]


def cards(mask: int) -> list[str]:
    """The ids of a set of cards."""
    return [CARDS[card] for card in members(mask)]


def _seat(text: str) -> Any:
    return text if text == "chance" else int(text)


def _parsed(line: str) -> tuple[Any, str]:
    seat, text = line.split(":", 1)
    return _seat(seat.strip()), text.strip()
