"""Whatever a player may be asked, choose or be told has words."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from ardri import Game
from ardri.cli.choices import choice
from ardri.cli.forms import Form, form_of
from ardri.cli.look import Look
from ardri.cli.paint import Paint
from ardri.cli.panel import open_cards
from ardri.cli.scene import scene_of
from ardri.cli.screen import asked, short
from ardri.cli.telling import Teller
from ardri.game.decision import Decision
from ardri.rules import events, repertoire
from ardri.rules.actions import TEXTS
from ardri.rules.cards.names import CARDS
from ardri.rules.decisions import KINDS, bare
from ardri.rules.steps import PLAN_NAMES, PLAN_OF, STEPS, Step
from ardri.rules.vocabulary.choosing import ChoosePlayer, ChooseTerritory
from ardri.rules.vocabulary.shape import Fork
from ardri.words import Reader, Words
from tests.cli.driver import ardri
from tests.rules.fights import clash
from tests.rules.table import Table, described

WORDS = Words.of("en")
READER = Reader(WORDS, 0)
LOOK = Look(WORDS, Paint(False), 80)
#: What chance alone is asked.
CHANCES = {"lay", "first-brenn", "toss", "deal", "draw", "steal", "reveal", "discover", "scout"}


def heads() -> Iterator[tuple[str, Step]]:
    """All steps that may ask, each with the card (or effect) that it belongs to."""
    for k, wrapped in enumerate(STEPS):
        step = bare(wrapped)
        card = PLAN_NAMES[PLAN_OF[k]].partition(" ")[0]
        for part in (step.one, step.other) if isinstance(step, Fork) else (step,):
            yield card, bare(part)


def has(key: str) -> bool:
    return WORDS.has(key)


def test_every_kind_of_decision_has_a_question() -> None:
    # Of these two no step's name speaks: a fork is either, a march counts.
    kinds = {*KINDS.values(), "either", "count"} - CHANCES
    # These are asked differently for each window, card or effect.
    particular = {"window", "territory", "player"}
    for kind in kinds:
        assert has(f"question-{kind}") != (kind in particular), kind
        assert not any(kind != other and kind.startswith(f"{other}-") for other in particular)


def test_every_window_has_a_question() -> None:
    # The other two open no window.
    for window in repertoire.WINDOWS:
        asked_for = window not in ("maneuver", "any-time")
        assert has(f"question-window-{window}") == asked_for


def test_every_card_that_has_a_territory_chosen_says_what_for() -> None:
    # What is chosen in two steps tells them apart by what the first one chose.
    cards = {card for card, step in heads() if isinstance(step, ChooseTerritory) and card in CARDS}
    keys = {f"question-territory-{card}" for card in cards}
    assert set(WORDS.keys("question-territory-")) == keys | {"question-territory-founding"}


def test_every_card_that_has_a_player_chosen_says_what_for() -> None:
    cards = {card for card, step in heads() if isinstance(step, ChoosePlayer)}
    assert set(WORDS.keys("question-player-")) == {f"question-player-{card}" for card in cards}


def test_every_kind_of_event_has_a_sentence() -> None:
    told = {key.removeprefix("event-") for key in WORDS.keys("event-")}
    assert told == {*events.KINDS, "times"}


def test_every_action_has_words() -> None:
    game = Game.new(players=4, seed=1)
    scene = scene_of(game.view(0))
    scene = replace(scene, spots=scene.spots * 64)
    kinds = {*KINDS.values(), "either", "count"}
    for kind in kinds:
        for text in TEXTS:
            if text:
                said = choice(READER, text, Decision(0, kind, {}, ()), scene).label
                assert said[0].isupper() or said[0].isdigit(), said
                assert not any(card in said for card in CARDS), said


def games(players: int, windows: str, seeds: int) -> Iterator[Game]:
    """Games at each of their decisions."""
    for seed in range(seeds):
        rng = random.Random(seed)
        game = Game.new(players=players, seed=seed, windows=windows, round_limit=4)
        while not game.over:
            yield game
            seat = rng.choice(list(game.decisions))
            game.play(seat, rng.choice(game.decisions[seat].actions))
        yield game


#: What no sentence has: an id, a thing that is not there.
STRANGE = (
    "You plays",
    "You has",
    "You attacks",
    "None",
    "nobody’s",
    "nowhere",
    "something",
    "in there",
    "This:",
    "{",
    "_",
)
IDS = [card for card in CARDS if "-" in card]


def strange(sentence: str) -> bool:
    return not sentence or any(piece in sentence for piece in (*STRANGE, *IDS))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "windows"), [(2, "holders"), (3, "holders"), (4, "holders"), (4, "possible")]
)
def test_a_whole_game_is_asked_and_told_in_words(players: int, windows: str) -> None:
    told = 0
    kinds: set[str] = set()
    for game in games(players, windows, 10):
        for seat in game.decisions:
            assert isinstance(seat, int)
            view = game.view(seat)
            scene = scene_of(view)
            form = form_of(game, view, scene, Reader(WORDS, seat))
            decision = game.decisions[seat]
            kinds.add(decision.kind)
            assert form.question()[-1] in "?."
            assert not strange(form.question()), form.question()
            labels = [offered.label for offered in form.choices()]
            assert decision.kind == "spot" or len({*labels}) == len(labels) > 0
            for label in labels:
                # None is what may return, or go: a word of its own.
                assert label.startswith("None") or not strange(label), label
            short(scene, decision, LOOK)
            asked(form, decision.kind, scene, LOOK)
        events_now = game.events
        # A game has begun anew when there are fewer.
        told = 0 if len(events_now) < told else told
        for event in events_now[told:]:
            for reader in (None, 0, 1):
                for sentence in Teller(WORDS, reader).told([event]):
                    assert not strange(sentence), sentence
        told = len(events_now)
    assert len(kinds) > 20


def chosen(form: Form, *texts: str) -> str | None:
    """The line that comes of choosing these one after the other."""
    line = None
    for text in texts:
        assert line is None
        line = form.take(next(offered for offered in form.choices() if offered.text == text))
    return line


def form_at(t: Table, seat: int) -> Form:
    view = t.game.view(seat)
    return form_of(t.game, view, scene_of(view), Reader(WORDS, seat))


def test_orders_are_given_in_any_order() -> None:
    t = Table({"valley": "1 2 1 sanctuary sanctuary", "moor": "1 0 0"}, ("otherworld", "", ""))
    t.play("0: play otherworld", "0: territory valley")
    form = form_at(t, 0)
    assert form.question() == "The Otherworld: what do you do in the Valley? 2 times."
    assert [c.label for c in form.choices()] == [
        "Place one of your clans in the Valley",
        "Remove one of Violet’s clans",
        "Remove one of Blue’s clans",
    ]
    assert chosen(form, "player 2") is None
    assert form.question() == "So far: “Remove one of Blue’s clans”. 1 more?"
    # White has no other clan there.
    assert [c.text for c in form.choices()] == ["place valley", "player 1"]
    line = chosen(form, "place valley")
    assert line == "place valley, player 2"
    t.play(f"0: {line}")
    assert t.clans("valley") == [2, 2, 0]


def test_cards_to_be_discarded_are_picked_in_any_order() -> None:
    lands = {"valley": "1 1 0", "misty-lands": "1 0 0"}
    t = Table(lands, ("misty-lands druid bard geis", "", ""), dice=True)
    t.play("0: play misty-lands")
    form = form_at(t, 0)
    assert "done" not in [c.text for c in form.choices()]
    assert chosen(form, "discard geis", "discard bard") is None
    assert form.question() == "You discard Geis and Bard. More?"
    assert form.back()
    line = chosen(form, "discard druid", "done")
    assert line == "discard druid, discard geis, done"
    t.play(f"0: {line}")
    assert "bard" in t.hand(0)
    assert not {"druid", "geis"} & {*t.hand(0)}


def test_clans_are_placed_where_the_card_lets_them() -> None:
    lands = {
        "valley": "1 0 0 sanctuary",
        "moor": "1 1 0",
        "cove": "1 0 0 sanctuary",
        "hills": "1 1 0 sanctuary sanctuary",
    }
    t = Table(lands, ("eriu", "", ""))
    t.play("0: play eriu")
    form = form_at(t, 0)
    assert form.question() == "Eriu: where do you place up to 3 clans?"
    assert chosen(form, "place valley") is None
    assert [c.text for c in form.choices()] == ["place cove", "place hills", "done"]
    line = chosen(form, "place cove", "done")
    t.play(f"0: {line}")
    assert (t.clans("cove"), t.clans("valley"), t.clans("hills")) == (
        [2, 0, 0],
        [2, 0, 0],
        [1, 1, 0],
    )


def test_moor_is_offered_beside_a_list_and_the_list_comes_again() -> None:
    # Seat 0 has no clan left, and begins anew (R4.2).
    t = Table({"valley": "0 1 0", "cove": "0 1 1", "moor": "0 1 0"}, ("moor bard", "eriu", "dagda"))
    form = form_at(t, 0)
    assert form.question() == "You have no clan on the island: where do you place 2?"
    assert form.choices()[-1].label == "Play Moor, then go on here"
    assert chosen(form, "place cove") is None
    assert "play moor" not in [c.text for c in form.choices()]
    assert form.back()
    assert chosen(form, "play moor") == "play moor"
    t.play("0: play moor, player 2")
    t.decline_all()
    assert t.asked()[0] == "place"
    said = Teller(WORDS, 0).told(t.game.events)
    assert "You look at Blue’s Epic Tales: The Dagda." in said


def test_the_table_shows_a_card_that_lies_open_and_the_clans_on_it() -> None:
    t = clash("3 3", ("bard druid", "dagdas-cauldron"), then=("0: attack 1",))
    t.play("1: play dagdas-cauldron")
    shown = open_cards(scene_of(t.game.view(1)), LOOK)
    assert "Dagda’s Cauldron lies before you, 1 fallen clan on it." in shown
    assert "Dagda’s Cauldron lies before Violet, 1 fallen clan on it." in open_cards(
        scene_of(t.game.view(0)), LOOK
    )
    player = scene_of(t.game.view(0)).players[1]
    assert (player.clans, player.reserve) == (2, 9)


def test_only_who_scouted_is_told_which_territory() -> None:
    t = Table(
        {"valley": "2 1 0", "cove": "0 1 1", "moor": "0 0 1"}, ("tailtus-land", "", ""), dice=True
    )
    t.play("0: play tailtus-land")
    names = [WORDS.name(e.territory) for e in t.game.events if e.kind == "scouted" and e.territory]
    assert len(names) == 3
    for seat in (None, 1, 2):
        said = " ".join(Teller(WORDS, seat).told(t.game.events))
        assert not any(name in said for name in names)
    mine = Teller(WORDS, 0).told(t.game.events)
    assert [f"You look at the {name}." for name in names] == mine[-3:]


def test_cards_just_shown_are_not_shown_again(tmp_path: Path) -> None:
    # The same maneuver is asked for twice, if peace is refused.
    lands = {"valley": "3 3 3 capital", "moor": "1 0 0", "cove": "0 1 1"}
    data = described(lands, ("warlord bard ogmas-eloquence", "citadel", "conquest"), flower=True)
    path = tmp_path / "clash.json"
    path.write_text(json.dumps(data), "utf-8")
    for seed in range(30):
        arguments = ("--seats", "human,wanderer,wanderer", "--seed", str(seed))
        done = ardri(
            tmp_path, "play", str(path), *arguments, typed="warlord\nvalley\npeace\nhand\n"
        )
        after = done.stdout.partition("Offer peace")[2]
        if "wants to fight on" in after:
            question = after.partition("wants to fight on")[2]
            assert "Your hand" not in question.partition("What do you do?")[0]
            assert "Ogma’s Eloquence" in question.partition("What do you do?")[2]
            # Asked for, they are there.
            assert "Your hand" in question.rpartition("Red> ")[0]
            return
    raise AssertionError("nobody ever refused peace")


def test_the_unknown_territories_are_counted() -> None:
    game = Game.new(players=3, seed=1)
    assert scene_of(game.view(0)).undiscovered == 13
    assert scene_of(game.view(None)).undiscovered == 13
