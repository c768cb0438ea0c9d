"""What Python makes of the texts; ``web/src/lib/parity.test.ts`` holds the page to it.

    python -m tests.words.spoken FILE

Every text and every form of every language, with much that it can be given; and moments of whole
games, asked and told in every language.
"""

from __future__ import annotations

import datetime
import itertools
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, TypeAlias

from ardri import Game
from ardri.cli.asking import facts
from ardri.cli.choices import neighbours
from ardri.cli.scene import scene_of
from ardri.rules.cards.names import ACTION_CARDS, EPIC_TALES, TERRITORIES
from ardri.words import BEASTS, COLOURS, Reader, Words, languages
from ardri.words.lookup import to_tenths
from tests.words.ftl import Text, allowed, texts

Data: TypeAlias = dict[str, object]
Sample: TypeAlias = tuple[str, str | None, Data]

NUMBERS: Final = (0, 1, 2, 5, 11, 22, 101, 1234)
TABLE: Final = (0, 0.05, 0.123, 0.25, 0.35, 12, 99.95, 999, 1000, 1234.5, 12345, 1234567)
MOMENTS: Final = ("2026-11-19T16:05", "2026-01-02T00:00", "2026-08-31T12:30", "2026-05-01T09:59")
#: So many at most of all that a text can be given.
MOST: Final = 300
#: Files that the page does not have (``web/src/lib/groups.ts``).
NOT_FOR_THE_PAGE: Final = ("terminal", "commands", "arena")
#: Games that ask and tell nearly everything: players, windows, seed.
GAMES: Final = [
    (players, windows, seed)
    for seed in range(1, 6)
    for players, windows in ((2, "holders"), (3, "possible"), (4, "holders"), (4, "possible"))
]
NAMES: Final = ("Ania", "Bo", "Chloé", "Дарина")
#: Of what looks alike so many are enough.
ALIKE: Final = 2

# ------------------------------------------------------------------------------------- the texts


def samples(language: str) -> Iterator[Sample]:
    """Every text and every form of a name, with much that it can be given."""
    mine = texts(language)
    for key, english in texts("en").items():
        if key.startswith("-") or english.file in NOT_FOR_THE_PAGE:
            continue
        choices = {name: _choices(name, kind, mine[key]) for name, kind in allowed(english).items()}
        for values in _combined(key, choices):
            yield key, None, values
        for form in mine[key].attributes:
            yield key, form, {}


def _choices(name: str, kind: str, text: Text) -> list[object]:
    if kind == "number":
        return [*(TABLE if text.key.startswith("number-") else NUMBERS)]
    if kind == "moment":
        return [{"moment": moment} for moment in MOMENTS]
    chosen = {variant for s in text.selectors if s.variable == name for variant in s.variants}
    if "|" in kind:
        chosen |= {word.strip() for word in kind.split("|")}
    return [*sorted(chosen)] or ["Xyz"]


def _combined(key: str, choices: dict[str, list[object]]) -> Iterator[Data]:
    many = 1
    for choice in choices.values():
        many *= len(choice)
    if many <= MOST:
        for values in itertools.product(*choices.values()):
            yield dict(zip(choices, values, strict=True))
        return
    rng = random.Random(key)
    for _ in range(MOST):
        yield {name: rng.choice(choice) for name, choice in choices.items()}


def said(words: Words, sample: Sample) -> str:
    """The text as the terminal has it."""
    key, form, values = sample
    if form is not None:
        return words.form(key, form)
    given = {
        name: datetime.datetime.fromisoformat(value["moment"]) if isinstance(value, dict) else value
        for name, value in values.items()
    }
    if key in ("number-tenths", "number-share"):
        given["n"] = to_tenths(float(str(given["n"])))
    return words.say(key, **given)  # type: ignore[arg-type]


# ------------------------------------------------------------------------------------- the games


def moments(players: int, windows: str, seed: int) -> Iterator[Game]:
    """A game at each of its decisions, and at its end."""
    rng = random.Random(seed)
    game = Game.new(players=players, seed=seed, windows=windows, round_limit=6)
    while not game.over:
        yield game
        seat = rng.choice(list(game.decisions))
        game.play(seat, rng.choice(game.decisions[seat].actions))
    yield game


def readers(seat: int | None, players: tuple[str, ...] | None) -> dict[str, Reader]:
    """Who reads, in every language."""
    return {code: Reader(Words.of(code), seat, players) for code in languages({})}


def asked(game: Game, seat: int, players: tuple[str, ...] | None) -> Data:
    """A decision as its seat is asked, with everything that can be chosen."""
    view = game.view(seat)
    scene = scene_of(view)
    decision = game.decisions[seat]
    data = decision.to_json()
    actions = [str(action) for action in decision.actions]
    near = {a: neighbours(int(a[3:]), scene) for a in actions if a.startswith("at ")}
    more = facts(decision, scene)
    return {
        "seat": seat,
        "players": players,
        "decision": data,
        "view": view.to_json(),
        "near": near,
        "facts": more,
        "said": {
            code: {
                "question": reader.question(data, more),
                "choices": [reader.choice(a, data, near.get(a, ())) for a in actions],
            }
            for code, reader in readers(seat, players).items()
        },
    }


def told(events: list[Data], seat: int | None, players: tuple[str, ...] | None) -> Data:
    """What happened, told line by line and together."""
    return {
        "seat": seat,
        "players": players,
        "events": events,
        "said": {
            code: {"each": [reader.event(e) for e in events], "together": reader.told(events)}
            for code, reader in readers(seat, players).items()
        },
    }


def of_games() -> tuple[list[Data], list[Data]]:
    """Questions, and events, no more than a few of each sort."""
    questions: list[Data] = []
    stories: list[Data] = []
    seen: Counter[object] = Counter()

    def new(*sort: object) -> bool:
        seen[sort] += 1
        return seen[sort] <= ALIKE

    for k, (players, windows, seed) in enumerate(GAMES):
        called = None if k % 2 else NAMES[:players]
        for game in moments(players, windows, seed):
            for seat, decision in game.decisions.items():
                about = tuple(decision.subject.get(part) for part in ("window", "card", "effect"))
                assert isinstance(seat, int), "the game answers chance"
                if new("asked", decision.kind, *about):
                    questions.append(asked(game, seat, called))
        for reader in (None, *range(players)):
            kept = [
                data
                for event in game.events
                if new("told", *_sort(data := event.to_json(reader), reader))
            ]
            stories.append(told(kept, reader, called))
    return questions, stories


def _sort(event: Mapping[str, object], reader: int | None) -> tuple[object, ...]:
    parts = (event["kind"], *sorted(event), event.get("what"), event.get("use"))
    who = (event.get("seat") == reader, event.get("other") == reader)
    return (*parts, *who, event.get("seat") == event.get("other"), event.get("count") == 1)


def everything() -> Data:
    """All of it, as the test in the browser's language reads it."""
    questions, stories = of_games()
    return {
        "ids": {
            "actions": ACTION_CARDS,
            "tales": EPIC_TALES,
            "territories": TERRITORIES,
            "colours": COLOURS,
            "beasts": BEASTS,
        },
        "texts": {
            code: [[*sample, said(Words.of(code), sample)] for sample in samples(code)]
            for code in languages({})
        },
        "questions": questions,
        "stories": stories,
    }


def main(path: Path) -> None:
    """Write it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(everything(), ensure_ascii=False), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
