"""Forms for several things to be picked: cards to hold, cards to discard, orders to give."""

from __future__ import annotations

from typing import Final, final

from ardri.cli.asking import question
from ardri.cli.choices import Choice, beside, choice, named
from ardri.cli.scene import Scene
from ardri.game.decision import Decision
from ardri.rules.cards.names import CARDS
from ardri.words import Reader


@final
class Hold:
    """Which cards to hold, in any order."""

    def __init__(self, reader: Reader, decision: Decision, scene: Scene) -> None:
        self._reader: Final = reader
        self._decision: Final = decision
        self._scene: Final = scene
        self._many = int(decision.subject["pass"])
        self._held: list[str] = []

    def question(self) -> str:
        if not self._held:
            return question(self._reader, self._decision, self._scene)
        words = self._reader.words
        cards, left = words.named(self._held), self._many - len(self._held)
        return words.say("question-hold-more", cards=cards, count=left)

    def choices(self) -> list[Choice]:
        left = [card for card in self._scene.tray if card not in self._held]
        return [choice(self._reader, f"hold {c}", self._decision, self._scene) for c in left]

    def take(self, chosen: Choice) -> str | None:
        self._held.append(chosen.text.partition(" ")[2])
        return f"hold {' '.join(self._held)}" if len(self._held) == self._many else None

    def back(self) -> bool:
        return bool(self._held and self._held.pop())


@final
class Pick:
    """Which cards to discard, one or more, in any order."""

    def __init__(self, reader: Reader, decision: Decision, scene: Scene) -> None:
        self._reader: Final = reader
        self._decision: Final = decision
        self._scene: Final = scene
        self._picked: list[str] = []

    def question(self) -> str:
        if not self._picked:
            return question(self._reader, self._decision, self._scene)
        words = self._reader.words
        return words.say("question-discard-some-more", cards=words.named(self._picked))

    def choices(self) -> list[Choice]:
        r, d, s = self._reader, self._decision, self._scene
        cards = [card for card in named(d, "discard") if card not in self._picked]
        out = [choice(r, f"discard {card}", d, s) for card in cards]
        if self._picked:
            return [*out, choice(r, "done", d, s)]
        return [*out, *beside(self._reader, self._decision, self._scene)]

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

    def __init__(self, reader: Reader, decision: Decision, scene: Scene) -> None:
        self._reader: Final = reader
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
            return question(self._reader, self._decision, self._scene)
        say = self._reader.words.say
        said = tuple(
            [say("question-orders-order", order=self._choice(text).label) for text in self._given]
        )
        return say("question-orders-more", orders=said, left=self._total - len(self._given))

    def _choice(self, text: str) -> Choice:
        return choice(self._reader, text, self._decision, self._scene)

    def choices(self) -> list[Choice]:
        out = [
            self._choice(text)
            for text, most in self._most.items()
            if self._given.count(text) < most
        ]
        return out if self._given else [*out, *beside(self._reader, self._decision, self._scene)]

    def take(self, chosen: Choice) -> str | None:
        if chosen.text.startswith("play "):
            return chosen.text
        self._given.append(chosen.text)
        if len(self._given) < self._total:
            return None
        return ", ".join(sorted(self._given, key=list(self._most).index))

    def back(self) -> bool:
        return bool(self._given and self._given.pop())
