"""Whole games in every language: all that is asked, chosen and told, and nothing that is secret."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from ardri import Game
from ardri.cli.forms import form_of
from ardri.cli.look import Look
from ardri.cli.paint import Paint, length
from ardri.cli.panel import open_cards, players, territories
from ardri.cli.scene import scene_of
from ardri.cli.screen import asked, short, whole
from ardri.game.event import Event
from ardri.words import Reader, Words, languages
from tests.words.complaints import without_complaints

ALL = languages({})
#: Few and short for every check, more for the whole.
QUICK = ((3, "holders", 1),)
LONG = ((2, "holders", 2), (3, "possible", 3), (4, "holders", 4), (4, "possible", 5))


def moments(players: int, windows: str, seed: int) -> Iterator[Game]:
    """A game at each of its decisions."""
    rng = random.Random(seed)
    game = Game.new(players=players, seed=seed, windows=windows, round_limit=5)
    while not game.over:
        yield game
        seat = rng.choice(list(game.decisions))
        game.play(seat, rng.choice(game.decisions[seat].actions))
    yield game


@cache
def ended(players: int, windows: str, seed: int) -> tuple[Event, ...]:
    *_, last = moments(players, windows, seed)
    return tuple(last.events)


def neat(text: str) -> bool:
    """Whether a text has no sign of something left out or not filled in."""
    return bool(
        text
        and not re.search(r"[{}$]|  | [.,?!:]|\(\)|(?<!\.)\.\.(?!\.)|(?<!^)\bNone\b|-is\b", text)
        and text == text.strip()
    )


def french(language: str, text: str) -> str:
    """French sets blanks before some signs: narrow ones, which are no mistake."""
    return re.sub("[\u202f\u00a0]", "", text) if language == "fr" else text


def check_lines(language: str, events: tuple[Event, ...], seats: int) -> None:
    words = Words.of(language)
    for reader in (None, *range(seats)):
        teller = Reader(words, reader)
        for event in events:
            line = teller.event(event.to_json(reader))
            hidden = bool(event.cards) and not event.public and reader not in event.knows
            if line or not (hidden or event.kind == "kept"):
                assert neat(french(language, line)), (event.kind, line)
            secrets = list(event.cards or ()) if hidden else []
            if event.kind == "scouted" and reader not in event.knows and event.territory:
                secrets.append(event.territory)
            for card in secrets:
                assert words.name(card) not in line, (event.kind, line)
            if hidden:
                # Two things that are equal but for the secret are told in the same line.
                assert "cards" not in event.to_json(reader)


def check_questions(language: str, game: Game) -> None:
    words = Words.of(language)
    look = Look(words, Paint(False), 80)
    for seat in game.decisions:
        assert isinstance(seat, int)
        view = game.view(seat)
        scene = scene_of(view)
        decision = game.decisions[seat]
        form = form_of(game, view, scene, Reader(words, seat))
        assert neat(french(language, form.question())), form.question()
        labels = [offered.label for offered in form.choices()]
        assert all(neat(french(language, label)) for label in labels), labels
        assert decision.kind == "spot" or len({*labels}) == len(labels) > 0, labels
        lines = [*whole(scene, decision, look), *short(scene, decision, look)]
        lines += [*asked(form, decision.kind, scene, look), *open_cards(scene, look)]
        lines += [*players(scene, look), *territories(scene, look)]
        wide = [line for line in lines if length(line) > 80]
        assert wide == []


@pytest.mark.parametrize("language", ALL)
def test_a_game_is_told_in_every_language_and_no_secret_with_it(language: str) -> None:
    with without_complaints():
        for seats, windows, seed in QUICK:
            check_lines(language, ended(seats, windows, seed), seats)


@pytest.mark.slow
@pytest.mark.parametrize("language", ALL)
def test_many_games_are_told_in_every_language(language: str) -> None:
    with without_complaints():
        for seats, windows, seed in LONG:
            for more in range(3):
                check_lines(language, ended(seats, windows, seed + 10 * more), seats)


@pytest.mark.slow
@pytest.mark.parametrize("language", ALL)
def test_whatever_is_asked_is_asked_in_every_language(language: str) -> None:
    kinds: set[str] = set()
    with without_complaints():
        for seats, windows, seed in LONG:
            for k, game in enumerate(moments(seats, windows, seed)):
                # The same moments for every language, so many that all kinds are among them.
                if k % 5 == 0 or any(d.kind not in kinds for d in game.decisions.values()):
                    check_questions(language, game)
                    kinds |= {decision.kind for decision in game.decisions.values()}
    assert len(kinds) > 20
