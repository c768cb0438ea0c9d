from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ardri import Game
from ardri.cli.board import Marks, draw
from ardri.cli.card_texts import effects, explained, gist
from ardri.cli.forms import form_of
from ardri.cli.look import Look
from ardri.cli.names import fitting_name
from ardri.cli.names import plain as typed
from ardri.cli.paint import Paint, length, wrapped
from ardri.cli.scene import Land, Scene, scene_of
from ardri.cli.screen import asked, island, short, whole
from ardri.cli.telling import Teller
from ardri.game.view import View
from ardri.rules.cards.names import CARDS, EPIC_TALES, TERRITORIES
from ardri.rules.compat import i64, vec
from ardri.rules.determinise import determinise
from ardri.rules.island import Island, figure, hexes_of
from ardri.words import Reader, Words

WORDS = Words.of("en")


def plain(columns: int) -> Look:
    return Look(WORDS, Paint(False), columns)


PLAIN = plain(80)


def island_scene(lands: int, rng: random.Random, sprawl: bool) -> Scene:
    """A scene with so many territories, laid at random, or as far from the middle as can be."""
    sites = [0] * 16
    order = rng.sample(range(16), lands)
    for land, site in zip(order[:2], figure(2), strict=True):
        sites[land] = int(site)
    now = Island(vec[i64](sites))
    for land in order[2:]:
        spots = now.spots()
        site = max(spots, key=lambda s: hexes_of(s)[0][0]) if sprawl else rng.choice(spots)
        now = now.added(land, site)
    view = Game.new(players=4, seed=1).view(None)
    drawn = tuple(
        [
            Land(
                TERRITORIES[land],
                tuple(hexes_of(now.sites[land])),
                (12, 12, 12, 12) if rng.random() < 0.3 else (3, 0, 1, 0),
                (0, 0, 0, 0),
                0,
                9,
                9,
                land == order[0],
                land == order[1],
                (),
                -1,
            )
            for land in sorted(order)
        ]
    )
    places = tuple([tuple(hexes_of(site)) for site in now.spots()])
    return replace(scene_of(view), lands=drawn, spots=places)


@pytest.mark.parametrize("columns", [60, 80, 120])
@pytest.mark.parametrize("sprawl", [False, True])
def test_the_map_fits_and_names_every_territory(columns: int, sprawl: bool) -> None:
    rng = random.Random(columns)
    for lands in (2, 3, 4, 9, 16, 16, 16):
        scene = island_scene(lands, rng, sprawl)
        lines = island(scene, None, plain(columns))
        assert max(map(length, lines)) <= columns
        text = "\n".join(lines)
        for land in scene.lands:
            assert any(fitting_name(WORDS, land.id, room) in text for room in (11, 15, 19, 23))


def test_sixteen_territories_are_drawn_and_not_only_listed_at_80_columns() -> None:
    rng = random.Random(5)
    drawn = [bool(draw(island_scene(16, rng, False), Marks(), PLAIN)) for _ in range(40)]
    assert all(drawn)


def test_every_empty_place_has_its_number_on_the_map() -> None:
    rng = random.Random(6)
    for _ in range(20):
        scene = island_scene(12, rng, False)
        marks = Marks(frozenset(), tuple((f"{k + 100}", c) for k, c in enumerate(scene.spots)))
        text = "\n".join(draw(scene, marks, plain(120)))
        for k in range(len(scene.spots)):
            assert text.count(f"{k + 100}") == 1


def test_a_line_breaks_at_a_blank_and_not_at_one_that_holds_together() -> None:
    assert wrapped("one  two three", 7, "- ", "  ") == ["- one", "  two", "  three"]
    assert wrapped("Saison\u202f: pioche", 7) == ["Saison\u202f:", "pioche"]
    assert wrapped("", 7) == []


def test_an_article_may_be_left_out_also_one_that_is_joined_to_the_name() -> None:
    for said in ("L’autre monde", "l'autre monde", "Autre Monde", "le autre monde"):
        assert typed(said, ("le", "l")) == "autre-monde"
    assert typed("L’autre monde") == "lautre-monde"
    assert typed("Lug’s Spear", ("the", "lu")) == "lugs-spear"


def test_every_card_has_a_name_and_a_text() -> None:
    for card in CARDS:
        assert WORDS.has(f"name-{card}")
        said = effects(WORDS, card)
        assert gist(WORDS, card) in said[0]
        told = explained(WORDS, card)
        assert {f"  {line}" for line in said} <= {*told}
        # Its rulings, the chapters to read on in, its legend.
        assert sum(line.strip()[0] in "QA" and ":" in line[:6] for line in told if line) == len(
            WORDS.keys(f"note-{card}-")
        )
        assert any(line.startswith("  In the rules: ") for line in told)
        assert WORDS.has(f"legend-{card}") == (card in EPIC_TALES)


def random_moments(players: int, seed: int, windows: str) -> list[Game]:
    rng = random.Random(seed)
    game = Game.new(players=players, seed=seed, windows=windows, round_limit=6)
    out = []
    while not game.over:
        seat, decision = rng.choice(list(game.decisions.items()))
        game.play(seat, rng.choice(decision.actions))
        if rng.random() < 0.1:
            out.append(game.copy())
    return out


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("windows", ["holders", "possible"])
def test_the_screen_is_the_same_whatever_the_player_does_not_know(
    players: int, windows: str
) -> None:
    rng = random.Random(players)

    def screen(view: View, game: Game) -> str:
        scene = scene_of(view)
        lines = whole(scene, view.decision, PLAIN)
        if view.decision is not None:
            lines += short(scene, view.decision, PLAIN)
            form = form_of(game, view, scene, Reader(WORDS, view.seat))
            lines += asked(form, view.decision.kind, scene, PLAIN)
        return "\n".join(lines)

    for game in random_moments(players, players, windows):
        for seat in range(players):
            view = game.view(seat)
            world = determinise(view.sight, rng.randrange)
            assert screen(View(world, seat), game) == screen(view, game)


@pytest.mark.slow
def test_no_sentence_tells_a_card_that_the_seat_may_not_know() -> None:
    game = random_moments(4, 9, "holders")[-1]
    for event in game.events:
        for seat in (None, 0, 1, 2, 3):
            if event.cards and not event.public and seat not in event.knows:
                said = " ".join(Teller(WORDS, seat).told([event]))
                assert not any(WORDS.name(card) in said for card in event.cards)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_is_put_together_in_a_form_can_be_played(players: int) -> None:
    rng = random.Random(players)
    several = 0
    for number in range(12):
        game = Game.new(players=players, seed=number, round_limit=5)
        while not game.over:
            seat = rng.choice(list(game.decisions))
            assert isinstance(seat, int)
            view = game.view(seat)
            form = form_of(game, view, scene_of(view), Reader(WORDS, seat))
            line = None
            while line is None:
                choices = form.choices()
                assert form.question()
                assert len({c.text for c in choices}) == len(choices) > 0
                if rng.random() < 0.1:
                    form.back()
                    choices = form.choices()
                line = form.take(rng.choice(choices))
            several += " " in line and line.count(" ") > 1
            game.play(seat, line)
    assert several > 100
