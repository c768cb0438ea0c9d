"""Forms for several things to be picked: cards to hold, cards to discard, orders to give."""

from __future__ import annotations

from typing import Final, final

from ardri.cli.asking import question
from ardri.cli.choices import ALL, Choice, beside, choice, named
from ardri.cli.names import listed, name
from ardri.cli.scene import Scene
from ardri.game.decision import Decision
from ardri.game.notation import Action
from ardri.rules.cards.names import CARDS


@final
class Hold:
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
class Pick:
    """Which cards to discard, one or more, in any order."""

    def __init__(self, decision: Decision, scene: Scene) -> None:
        self._decision: Final = decision
        self._scene: Final = scene
        self._picked: list[str] = []

    def question(self) -> str:
        if not self._picked:
            return question(self._decision, self._scene)
        return f"You discard {listed([name(card) for card in self._picked])}. More?"

    def choices(self) -> list[Choice]:
        cards = [card for card in named(self._decision, "discard") if card not in self._picked]
        out = [Choice(f"Discard {name(card)}", f"discard {card}") for card in cards]
        if self._picked:
            return [*out, Choice(ALL, "done")]
        return [*out, *beside(self._decision, self._scene)]

    def take(self, chosen: Choice) -> str | None:
        verb, _, rest = chosen.text.partition(" ")
        if verb == "play":
            return chosen.text
        if verb == "discard":
            self._picked.append(rest)
            if len(self._picked) < len(named(self._decision, "discard")):
                return None
        cards = sorted(self._picked, key=CARDS.index)
        return ", ".join([*[f"discard {card}" for card in cards], "done"])

    def back(self) -> bool:
        return bool(self._picked and self._picked.pop())


@final
class Orders:
    """Clans to be placed in a territory and opposing ones to be removed there, in any order."""

    def __init__(self, decision: Decision, scene: Scene) -> None:
        self._decision: Final = decision
        self._scene: Final = scene
        self._total: Final = int(decision.subject["left"])
        seat = decision.seat
        assert isinstance(seat, int), "chance gives no orders"
        #: Each order, as often as it can be given; in the order that the engine wants.
        self._most: Final[dict[str, int]] = {
            f"place {land}": scene.players[seat].reserve for land in named(decision, "place")
        }
        land = scene.land(str(decision.subject["territory"]))
        for other, clans in enumerate(land.clans):
            if other != seat and clans > land.sheltered[other]:
                self._most[f"player {other}"] = clans - land.sheltered[other]
        self._given: list[str] = []

    def question(self) -> str:
        if not self._given:
            return question(self._decision, self._scene)
        said = [self._said(text) for text in self._given]
        left = self._total - len(self._given)
        return f"So far: {listed([s[0].lower() + s[1:] for s in said])}. {left} more?"

    def _said(self, text: str) -> str:
        return choice(Action.parse(text), self._decision, self._scene)

    def choices(self) -> list[Choice]:
        out = [
            Choice(self._said(text), text)
            for text, most in self._most.items()
            if self._given.count(text) < most
        ]
        return out if self._given else [*out, *beside(self._decision, self._scene)]

    def take(self, chosen: Choice) -> str | None:
        if chosen.text.startswith("play "):
            return chosen.text
        self._given.append(chosen.text)
        if len(self._given) < self._total:
            return None
        return ", ".join(sorted(self._given, key=list(self._most).index))

    def back(self) -> bool:
        return bool(self._given and self._given.pop())
