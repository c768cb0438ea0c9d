"""Actions as values and as text: ``docs/notation.md`` is the grammar."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final, final

from ardri.game.errors import IllegalAction
from ardri.rules import actions
from ardri.rules.actions import ACTIONS as ACTIONS
from ardri.rules.actions import NUMBERS, TEXTS, VERBS
from ardri.words.saying import Saying

#: What the argument of a verb is, where it is no card: for the sentence when it is wrong.
_NOUNS: Final = {
    "territory": "territory",
    "place": "territory",
    "from": "territory",
    "to": "territory",
    "count": "clans",
    "player": "seat",
    "attack": "seat",
    "at": "place",
}
#: The names that may follow each verb.
_NAMES: Final = {word: names for word, _, names in VERBS}
#: The first number of each verb's actions.
_BASES: Final = {word: base for word, base, _ in VERBS}
#: Every verb, with and without an argument.
WORDS: Final = [*dict.fromkeys(text.split(" ")[0] for text in TEXTS if text)]


@final
@dataclass(frozen=True, slots=True, order=True)
class Action:
    """One choice: an immutable value. ``int()`` is its stable number, ``str()`` its text."""

    number: int

    def __post_init__(self) -> None:
        if not 0 <= self.number < ACTIONS or not TEXTS[self.number]:
            raise IllegalAction("refusal-no-action-number", number=str(self.number))

    @classmethod
    def parse(cls, text: str) -> Action:
        """The action that a text names; ``IllegalAction`` says what is wrong with it."""
        words = text.lower().split()
        number = NUMBERS.get(" ".join(words))
        if number is None:
            raise IllegalAction(_fault(words))
        return action_of(number)

    def __int__(self) -> int:
        return self.number

    def __index__(self) -> int:
        return self.number

    def __str__(self) -> str:
        return TEXTS[self.number]

    def __repr__(self) -> str:
        return f"Action.parse({TEXTS[self.number]!r})"


_ALL: Final = {number: Action(number) for number, text in enumerate(TEXTS) if text}


def action_of(number: int) -> Action:
    """The action with this number."""
    found = _ALL.get(number)
    return found if found is not None else Action(number)


def named(verb: str, name: str) -> int:
    """The number of a verb with an argument; ``IllegalAction`` if it cannot have that."""
    if name not in _NAMES[verb]:
        raise IllegalAction(unknown(_NOUNS.get(verb, "card"), name, _NAMES[verb]))
    return _BASES[verb] + _NAMES[verb].index(name)


def territory_number(name: str) -> int:
    """The number of a territory; ``IllegalAction`` for an unknown one."""
    return named("territory", name) - actions.TERRITORY


def unknown(noun: str, name: str, names: list[str]) -> Saying:
    """That there is no such thing, and the one that was perhaps meant."""
    close = get_close_matches(name, names, 1)
    return Saying("refusal-unknown", noun=noun, name=name, close=close[0] if close else "none")


def _fault(words: list[str]) -> Saying:
    if not words:
        return Saying("refusal-no-action")
    verb = words[0]
    if verb not in WORDS:
        return unknown("action", verb, WORDS)
    if verb not in _NAMES:
        return Saying("refusal-alone", verb=verb)
    noun = _NOUNS.get(verb, "card")
    if len(words) == 1:
        return Saying("refusal-verb-needs", verb=verb, noun=noun)
    name = " ".join(words[1:])
    return unknown(noun, name, _NAMES[verb])
