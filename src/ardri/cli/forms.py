"""Questions as a player likes to answer them.

The engine wants the parts of some choices in a fixed order: cards held, clans placed, ways of a
march. A form lets the player name them in any order, and makes one line of the notation of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol, final

from ardri.cli.asking import question, several_to_place
from ardri.cli.choices import Choice, beside, choice, named
from ardri.cli.picking import Hold, Orders, Pick
from ardri.cli.scene import Scene
from ardri.game.decision import Decision
from ardri.game.game import Game
from ardri.game.view import View
from ardri.rules.frames import BAG, N, U
from ardri.rules.position import NONE
from ardri.words import Reader

#: More parts than any choice has: a walk on a copy stops there.
_ENOUGH: Final = 24


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


def form_of(game: Game, view: View, scene: Scene, reader: Reader) -> Form:
    """How the view's seat is asked, which is the reader."""
    decision = view.decision
    assert decision is not None, "only who is asked gets a form"
    if decision.kind == "hold" and not scene.held:
        return Hold(reader, decision, scene)
    if decision.kind == "place" and _at_start(view):
        room = _room(game, decision)
        if room.in_all > 1 or _can_end(decision):
            return _Place(reader, decision, scene, room)
    if decision.kind == "march" and _at_start(view) and _parts(game, decision) > 1:
        return _March(reader, decision, scene)
    if decision.kind == "discard-some" and not scene.held:
        return Pick(reader, decision, scene)
    if decision.kind == "orders" and int(decision.subject["left"]) > 1 and not _ordered(view):
        return Orders(reader, decision, scene)
    return _Plain(reader, decision, scene)


def _at_start(view: View) -> bool:
    """Whether nothing of a distribution has been chosen yet."""
    p = view.sight.position
    return bool(p.frames[p.top + BAG] == 1 and p.frames[p.top + U] == NONE)


def _ordered(view: View) -> bool:
    """Whether one order has been given already."""
    p = view.sight.position
    return bool(p.frames[p.top + N] != 0)


def _can_end(decision: Decision) -> bool:
    return any(str(action) == "done" for action in decision.actions)


def _walked(game: Game, decision: Decision, start: str) -> int:
    """How often a choice that begins so can be made; found by making it, on a copy.

    Of several it is the first, which leaves most open.
    """
    seat = decision.seat
    trial = game.copy()
    times = 0
    while times < _ENOUGH:
        now = trial.decisions.get(seat)
        if now is None or now.subject.get("card") != decision.subject.get("card"):
            break
        fitting = [action for action in now.actions if str(action).startswith(start)]
        if now.kind == "count":
            fitting = [now.actions[0]]
        elif now.kind == decision.kind and fitting:
            times += 1
        else:
            break
        trial.play(seat, fitting[0])
    return times


def _parts(game: Game, decision: Decision) -> int:
    """In how many parts a march may be made, each as small as can be."""
    return _walked(game, decision, "from " if named(decision, "from") else "to ")


@dataclass(frozen=True, slots=True)
class _Room:
    """How many clans can be placed in all, and in each territory."""

    in_all: int
    each: dict[str, int]


def _room(game: Game, decision: Decision) -> _Room:
    in_all = _walked(game, decision, "place ")
    lands = named(decision, "place")
    if not _can_end(decision):
        return _Room(in_all, dict.fromkeys(lands, in_all))
    return _Room(in_all, {land: _walked(game, decision, f"place {land}") for land in lands})


@final
class _Plain:
    """One choice, and it is made."""

    def __init__(self, reader: Reader, decision: Decision, scene: Scene) -> None:
        self._reader: Final = reader
        self._decision: Final = decision
        self._scene: Final = scene

    def question(self) -> str:
        return question(self._reader, self._decision, self._scene)

    def choices(self) -> list[Choice]:
        r, d, s = self._reader, self._decision, self._scene
        return [choice(r, str(action), d, s) for action in d.actions]

    def take(self, chosen: Choice) -> str | None:
        return chosen.text

    def back(self) -> bool:
        return False


@final
class _Place:
    """Where to place several clans, in any order."""

    def __init__(self, reader: Reader, decision: Decision, scene: Scene, room: _Room) -> None:
        self._reader: Final = reader
        self._decision: Final = decision
        self._scene: Final = scene
        #: Whether one may place fewer than one could.
        self._open: Final = _can_end(decision)
        self._room: Final = room
        self._lands: Final = list(room.each)
        self._placed: list[str] = []

    def question(self) -> str:
        if not self._placed:
            return several_to_place(self._reader, self._decision, self._room.in_all, self._open)
        places = self._reader.lands_values("places", self._placed)
        return self._reader.words.say("question-place-more", **places)

    def choices(self) -> list[Choice]:
        out = [self._choice(land) for land in self._lands if self._left(land)]
        if self._open:
            key = "choice-done" if self._placed else "choice-none-place"
            out.append(Choice(self._reader.words.say(key), "done"))
        return out if self._placed else [*out, *beside(self._reader, self._decision, self._scene)]

    def _left(self, land: str) -> int:
        """How many clans may still be placed there."""
        return self._room.each[land] - self._placed.count(land)

    def _choice(self, land: str) -> Choice:
        text = f"place {land}"
        if not self._open:
            return choice(self._reader, text, self._decision, self._scene)
        values = self._reader.land_values("chosen", land)
        say = self._reader.words.say
        return Choice(say("choice-place-many", **values, count=self._left(land)), text)

    def take(self, chosen: Choice) -> str | None:
        verb, _, rest = chosen.text.partition(" ")
        if verb == "play":
            return chosen.text
        if verb != "done":
            self._placed.append(rest)
            room = any(self._left(land) > 0 for land in self._lands)
            if room and len(self._placed) < self._room.in_all:
                return None
        if not self._placed:
            return "done"
        line = f"place {' '.join(self._placed)}"
        return f"{line}, done" if self._open and self._goes_on() else line

    def _goes_on(self) -> bool:
        """Whether the engine would ask for more: it goes through the territories in their order."""
        last = max(self._lands.index(land) for land in self._placed)
        room = any(self._left(land) > 0 for land in self._lands[last:])
        return room and len(self._placed) < self._room.in_all

    def back(self) -> bool:
        return bool(self._placed and self._placed.pop())


@final
class _March:
    """Which clans go where: a territory, then how many, in any order."""

    def __init__(self, reader: Reader, decision: Decision, scene: Scene) -> None:
        self._reader: Final = reader
        self._decision: Final = decision
        self._scene: Final = scene
        self._inward: Final = any(str(action).startswith("from ") for action in decision.actions)
        self._pivot: Final = str(decision.subject["territory"])
        self._verb: Final = "from" if self._inward else "to"
        self._ends: Final = named(decision, self._verb)
        self._may_stay: Final = _can_end(decision)
        self._legs: list[tuple[str, int]] = []
        self._pending = ""

    def question(self) -> str:
        if self._pending:
            r = self._reader
            return r.words.say(
                "question-count",
                **r.land_values("territory", self._pivot),
                **r.land_values("from", self._pending if self._inward else None),
                **r.land_values("to", None if self._inward else self._pending),
            )
        if not self._legs:
            return question(self._reader, self._decision, self._scene)
        legs = tuple([self._leg(land, n) for land, n in self._legs])
        return self._reader.words.say("question-march-more", legs=legs)

    def _leg(self, land: str, n: int) -> str:
        end = self._reader.land_values("end", land)
        return self._reader.words.say("question-march-leg", **end, count=n, verb=self._verb)

    def _choice(self, text: str) -> Choice:
        return choice(self._reader, text, self._decision, self._scene)

    def choices(self) -> list[Choice]:
        if self._pending:
            most = self._left(self._pending)
            return [self._choice(f"count {n}") for n in range(1, most + 1)]
        out = [
            self._choice(f"{self._verb} {land}")
            for land in self._ends
            if land not in dict(self._legs)
        ]
        if self._legs or self._may_stay:
            key = "choice-done" if self._legs else "choice-none-march"
            out.append(Choice(self._reader.words.say(key), "done"))
        return out if self._legs else [*out, *beside(self._reader, self._decision, self._scene)]

    def _left(self, land: str) -> int:
        """How many clans may still go this way."""
        seat = self._decision.seat
        assert isinstance(seat, int), "chance does not march"
        source = self._scene.land(land if self._inward else self._pivot)
        there = source.clans[seat] - source.sheltered[seat]
        return there if self._inward else there - sum(n for _, n in self._legs)

    def take(self, chosen: Choice) -> str | None:
        verb, _, rest = chosen.text.partition(" ")
        if verb == "play":
            return chosen.text
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
