"""Events, decisions and choices, as plain data, in the words of one reader.

Nothing is decided here but which text it is and what is filled in; the browser does the same, from
the same data: ``docs/words.md`` is the contract.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias, final

from ardri.words.ids import COLOURS, TERRITORIES
from ardri.words.lookup import Words
from ardri.words.saying import Value

#: An event or a decision as JSON data.
Data: TypeAlias = Mapping[str, object]

#: The forms in which names are filled in beside the plain one, by the kind of name.
PLAYER_FORMS: Final = ("of", "to", "obj")
LAND_FORMS: Final = ("in", "to", "from", "of", "the")

#: The parts of a decision's subject, by what they are.
_SEATS: Final = ("by", "player", "actor", "instigator", "attacker", "victim", "owner")
_LANDS: Final = ("territory", "to", "from", "clash", "effect")
_PLAIN: Final = ("count", "left", "pass", "opening", "window", "clans")
#: What follows a verb, where it is no card.
_OF_LANDS: Final = ("territory", "place", "from", "to")
_OF_SEATS: Final = ("player", "attack")


@final
class Reader:
    """Tells one player, or a spectator, what happened and what can be chosen."""

    def __init__(
        self, words: Words, seat: int | None = None, players: Sequence[str] | None = None
    ) -> None:
        self.words: Final = words
        #: Who reads; None is a spectator.
        self.seat: Final = seat
        #: What the players are called, if not by their colours.
        self._players: Final = players

    # ------------------------------------------------------------------ names

    def player(self, seat: int) -> str:
        """What a player is called."""
        return self.words.name(COLOURS[seat]) if self._players is None else self._players[seat]

    def player_values(self, name: str, seat: object, first: object = None) -> dict[str, Value]:
        """A player, to be filled in; ``first`` is one who was named before."""
        if not isinstance(seat, int):
            return {name: "", f"{name}-is": "none", **{f"{name}-{f}": "" for f in PLAYER_FORMS}}
        plain = self.player(seat)
        out: dict[str, Value] = {name: plain, f"{name}-is": "you" if seat == self.seat else "other"}
        if seat == first:
            out[f"{name}-is"] = "self"
        for form in PLAYER_FORMS:
            other = "" if self._players else self.words.form(f"name-{COLOURS[seat]}", form)
            out[f"{name}-{form}"] = other or plain
        return out

    def land_values(self, name: str, land: object) -> dict[str, Value]:
        """A territory, to be filled in."""
        return self._names(name, str(land or "none"), LAND_FORMS)

    def card_values(self, name: str, card: object) -> dict[str, Value]:
        """A card, to be filled in."""
        return self._names(name, str(card or "none"), ())

    def lands_values(self, name: str, lands: Iterable[str]) -> dict[str, Value]:
        """Several territories, to be filled in: each form is a list of its own."""
        each = [self.land_values(name, land) for land in lands]
        keys = [name, *[f"{name}-{form}" for form in LAND_FORMS]]
        return {key: tuple([values[key] for values in each]) for key in keys}

    def _names(self, name: str, thing: str, forms: Iterable[str]) -> dict[str, Value]:
        key = f"name-{thing}"
        plain = self.words.say(key) if self.words.has(key) else ""
        out: dict[str, Value] = {name: plain, f"{name}-is": thing}
        for form in forms:
            out[f"{name}-{form}"] = (self.words.form(key, form) if plain else "") or plain
        return out

    # ------------------------------------------------------------------ events

    def told(self, events: Iterable[Data]) -> list[str]:
        """What happened, line by line; the same line several times in a row is one."""
        lines: list[str] = []
        times: list[int] = []
        for event in events:
            line = self.event(event)
            if line and lines and lines[-1] == line:
                times[-1] += 1
            elif line:
                lines.append(line)
                times.append(1)
        return [
            line if n == 1 else self.words.say("event-times", line=line, count=n)
            for line, n in zip(lines, times, strict=True)
        ]

    def event(self, event: Data) -> str:
        """One thing that happened; "" for what is not told."""
        cards = event.get("cards")
        ids = [str(card) for card in cards] if isinstance(cards, list | tuple) else []
        both = event.get("use") == "triskel" and any(
            self.words.has(f"card-{card}-season") for card in ids
        )
        advantage = any(card in TERRITORIES for card in ids)
        values: dict[str, Value] = {
            **self.player_values("who", event.get("seat")),
            **self.player_values("whom", event.get("other"), event.get("seat")),
            **self.land_values("territory", event.get("territory")),
            **self.land_values("to", event.get("to")),
            "cards": self.words.named(ids),
            "cards-count": len(ids),
            "what": str(event.get("what", "none")),
            "flock": str(event.get("flock", "none")),
            "use": "triskel" if both else "plain",
            "kind": "advantage" if advantage else "other",
        }
        count = event.get("count")
        if isinstance(count, int):
            values["count"] = count
        return self.words.say(f"event-{event['kind']}", **values).strip()

    # ------------------------------------------------------------------ decisions

    def question(self, decision: Data, more: Mapping[str, Value]) -> str:
        """What is asked; ``more`` is what the table shows, such as the free citadels."""
        kind = str(decision["kind"])
        values = {**self._subject(decision), **more}
        return self.words.say(self._key("question", kind, decision), **values)

    def choice(self, action: str, decision: Data, near: Sequence[str] = ()) -> str:
        """A choice; ``near`` are the territories that an empty place touches."""
        verb, _, rest = action.partition(" ")
        kind = str(decision["kind"])
        values = self._subject(decision)
        if verb in _OF_LANDS:
            values.update(self.land_values("chosen", rest))
        elif verb in _OF_SEATS:
            values.update(self.player_values("chosen", int(rest)))
        elif verb == "at":
            values.update(self.lands_values("chosen", near))
        elif verb == "count":
            values["count"] = int(rest)
        elif rest:
            values.update(self.card_values("chosen", rest))
        if verb == "play" and self.words.has(f"card-{rest}-any-time"):
            return self.words.say("choice-play-beside", **values)
        return self.words.say(self._key(f"choice-{verb}", kind, decision), **values)

    def _key(self, start: str, kind: str, decision: Data) -> str:
        """The most particular text that there is."""
        subject = decision["subject"]
        assert isinstance(subject, Mapping), "a decision is about something"
        for part in ("window", "card", "effect"):
            if part in subject and self.words.has(f"{start}-{kind}-{subject[part]}"):
                return f"{start}-{kind}-{subject[part]}"
        if start == "question" or self.words.has(f"{start}-{kind}"):
            return f"{start}-{kind}"
        return start

    def _subject(self, decision: Data) -> dict[str, Value]:
        subject = decision["subject"]
        assert isinstance(subject, Mapping), "a decision is about something"
        out: dict[str, Value] = {}
        for name in _SEATS:
            out.update(self.player_values(name, subject.get(name)))
        for name in _LANDS:
            out.update(self.land_values(name, subject.get(name)))
        out.update(self.card_values("card", subject.get("card")))
        for name in _PLAIN:
            if name in subject:
                out[name] = subject[name]
        return out
