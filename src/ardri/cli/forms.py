"""Questions as a player likes to answer them.

The engine wants the parts of some choices in a fixed order: cards held, clans placed, ways of a
march. A form lets the player name them in any order, and makes one line of the notation of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol, final

from ardri.cli.asking import choice, question
from ardri.cli.names import listed, name, the
from ardri.cli.scene import Scene
from ardri.game.decision import Decision
from ardri.game.game import Game
from ardri.game.view import View
from ardri.rules.frames import BAG, U
from ardri.rules.position import NONE

#: The choice that ends a list.
_ALL: Final = "That is all"
#: More parts than any choice has: a walk on a copy stops there.
_ENOUGH: Final = 24


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to choose: as one reads it, and as the notation says it."""

    label: str
    text: str


class Form(Protocol):
    """A question with numbered choices, perhaps in several steps."""

    def question(self) -> str:
        """What is asked now, in one sentence."""
        ...

    def choices(self) -> list[Choice]:
        """What can be chosen now."""
        ...

    def take(self, chosen: Choice) -> str | None:
        """Choose; the line to be played, if that was the last step."""
        ...

    def back(self) -> bool:
        """Take the last step back; False if there is none."""
        ...


def form_of(game: Game, view: View, scene: Scene) -> Form:
    """How the view's seat is asked."""
    decision = view.decision
    assert decision is not None, "only who is asked gets a form"
    if decision.kind == "hold" and not scene.held:
        return _Hold(decision, scene)
    if decision.kind in ("place", "march") and _at_start(view):
        parts = _parts(game, decision)
        if decision.kind == "place" and (parts > 1 or _can_end(decision)):
            return _Place(decision, scene, parts)
        if decision.kind == "march" and parts > 1:
            return _March(decision, scene)
    return _Plain(decision, scene)


def _at_start(view: View) -> bool:
    """Whether nothing of a distribution has been chosen yet."""
    p = view.sight.position
    return bool(p.frames[p.top + BAG] == 1 and p.frames[p.top + U] == NONE)


def _can_end(decision: Decision) -> bool:
    return any(str(action) == "done" for action in decision.actions)


def _parts(game: Game, decision: Decision) -> int:
    """In how many parts a choice may be made, found by making it, on a copy, in the smallest."""
    seat = decision.seat
    trial = game.copy()
    parts = 0
    while parts < _ENOUGH:
        now = trial.decisions.get(seat)
        if now is None or now.subject.get("card") != decision.subject.get("card"):
            break
        if now.kind == decision.kind:
            if str(now.actions[0]) == "done":
                break
            parts += 1
        elif now.kind != "count":
            break
        trial.play(seat, now.actions[0])
    return parts


@final
class _Plain:
    """One choice, and it is made."""

    def __init__(self, decision: Decision, scene: Scene) -> None:
        self._decision: Final = decision
        self._scene: Final = scene

    def question(self) -> str:
        return question(self._decision, self._scene)

    def choices(self) -> list[Choice]:
        d, s = self._decision, self._scene
        return [Choice(choice(action, d, s), str(action)) for action in d.actions]

    def take(self, chosen: Choice) -> str | None:
        return chosen.text

    def back(self) -> bool:
        return False


@final
class _Hold:
    """Which cards to hold, in any order."""

    def __init__(self, decision: Decision, scene: Scene) -> None:
        self._decision: Final = decision
        self._scene: Final = scene
        self._many = int(decision.subject["pass"])
        self._held: list[str] = []

    def question(self) -> str:
        if not self._held:
            return question(self._decision, self._scene)
        left = self._many - len(self._held)
        return f"You hold {listed([name(card) for card in self._held])}, and {left} more?"

    def choices(self) -> list[Choice]:
        left = [card for card in self._scene.tray if card not in self._held]
        return [Choice(f"Hold {name(card)}", f"hold {card}") for card in left]

    def take(self, chosen: Choice) -> str | None:
        self._held.append(chosen.text.partition(" ")[2])
        return f"hold {' '.join(self._held)}" if len(self._held) == self._many else None

    def back(self) -> bool:
        return bool(self._held and self._held.pop())


@final
class _Place:
    """Where to place several clans, in any order."""

    def __init__(self, decision: Decision, scene: Scene, parts: int) -> None:
        self._decision: Final = decision
        self._scene: Final = scene
        #: With an end of one's own choosing there is a bound for each territory: its citadels.
        self._open: Final = _can_end(decision)
        self._lands: Final = [
            str(action).partition(" ")[2] for action in decision.actions if str(action) != "done"
        ]
        seat = decision.seat
        assert isinstance(seat, int), "chance places nothing"
        self._most: Final = scene.players[seat].reserve if self._open else parts
        self._placed: list[str] = []

    def question(self) -> str:
        if not self._placed:
            asked = question(self._decision, self._scene)
            return asked if self._open else f"{asked} {self._most} in all."
        so_far = f"So far in {listed([the(land) for land in self._placed])}."
        return f"{so_far} Where do you place another?"

    def choices(self) -> list[Choice]:
        out = [
            Choice(self._said(land), f"place {land}") for land in self._lands if self._left(land)
        ]
        if self._open:
            out.append(Choice(_ALL, "done"))
        return out

    def _left(self, land: str) -> int:
        """How many clans may still be placed there."""
        most = self._scene.land(land).citadels if self._open else self._most
        return most - self._placed.count(land)

    def _said(self, land: str) -> str:
        return f"{name(land)} (up to {self._left(land)})" if self._open else name(land)

    def take(self, chosen: Choice) -> str | None:
        if chosen.text != "done":
            self._placed.append(chosen.text.partition(" ")[2])
            room = any(self._left(land) > 0 for land in self._lands)
            if room and len(self._placed) < self._most:
                return None
        if not self._placed:
            return "done"
        line = f"place {' '.join(self._placed)}"
        return f"{line}, done" if self._open and self._goes_on() else line

    def _goes_on(self) -> bool:
        """Whether the engine would ask for more: it goes through the territories in their order."""
        last = max(self._lands.index(land) for land in self._placed)
        room = any(self._left(land) > 0 for land in self._lands[last:])
        return room and len(self._placed) < self._most

    def back(self) -> bool:
        return bool(self._placed and self._placed.pop())


@final
class _March:
    """Which clans go where: a territory, then how many, in any order."""

    def __init__(self, decision: Decision, scene: Scene) -> None:
        self._decision: Final = decision
        self._scene: Final = scene
        self._inward: Final = any(str(action).startswith("from ") for action in decision.actions)
        self._pivot: Final = str(decision.subject["territory"])
        self._verb: Final = "from" if self._inward else "to"
        self._ends: Final = [
            str(action).partition(" ")[2] for action in decision.actions if str(action) != "done"
        ]
        self._may_stay: Final = _can_end(decision)
        self._legs: list[tuple[str, int]] = []
        self._pending = ""

    def question(self) -> str:
        if self._pending:
            way = f"{the(self._pending)} move" if self._inward else f"{the(self._pivot)} go"
            to = "" if self._inward else f" to {the(self._pending)}"
            return f"How many clans from {way}{to}?"
        if not self._legs:
            return question(self._decision, self._scene)
        so_far = listed([f"{n} {self._verb} {the(land)}" for land, n in self._legs])
        return f"So far {so_far}. More?"

    def choices(self) -> list[Choice]:
        if self._pending:
            most = self._left(self._pending)
            return [Choice(f"{n} clan{'s'[: n > 1]}", f"count {n}") for n in range(1, most + 1)]
        out = [
            Choice(f"{self._verb.capitalize()} {the(land)}", f"{self._verb} {land}")
            for land in self._ends
            if land not in dict(self._legs)
        ]
        if self._legs or self._may_stay:
            out.append(Choice(_ALL if self._legs else "None at all", "done"))
        return out

    def _left(self, land: str) -> int:
        """How many clans may still go this way."""
        seat = self._decision.seat
        assert isinstance(seat, int), "chance does not march"
        source = self._scene.land(land if self._inward else self._pivot)
        there = source.clans[seat] - source.sheltered[seat]
        return there if self._inward else there - sum(n for _, n in self._legs)

    def take(self, chosen: Choice) -> str | None:
        verb, _, rest = chosen.text.partition(" ")
        if verb == "done":
            return self._line()
        if verb == "count":
            self._legs.append((self._pending, int(rest)))
            self._pending = ""
        else:
            self._pending = rest
            if self._left(rest) > 1:
                return None
            self._legs.append((rest, 1))
            self._pending = ""
        open_ways = [land for land in self._ends if land not in dict(self._legs)]
        return None if any(self._left(land) > 0 for land in open_ways) else self._line()

    def _line(self) -> str:
        if not self._legs:
            return "done"
        ways = [
            f"{n} {land} {self._pivot}" if self._inward else f"{n} {self._pivot} {land}"
            for land, n in self._legs
        ]
        return f"move {', '.join(ways)}"

    def back(self) -> bool:
        if self._pending:
            self._pending = ""
            return True
        return bool(self._legs and self._legs.pop())
