"""What a seat is shown and told."""

from __future__ import annotations

import json
import random
from typing import Any

from hypothesis import given

from ardri import Game, View, determinise
from ardri.rules.events import KINDS
from tests.game.playing import Table, moments, small, tables


def test_a_view_shows_ones_own_hand_and_counts_the_others() -> None:
    game = Game.load(small())
    view: dict[str, Any] = game.view(0).to_json()
    assert view["seat"] == 0 and view["asked"] == [0]
    assert view["players"][0]["hand"] == ["migration", "new-clans", "balors-eye", "valley"]
    assert view["players"][0]["reserve"] == 5
    hand = view["players"][1]["hand"]
    assert (hand["actions"], hand["tales"], hand["known"]) == (2, 0, [])
    assert "geis" in hand["possible"] and "bard" not in hand["possible"]
    assert view["action_discard"]["known"] == ["bard"]
    assert view["decision"]["kind"] == "turn"
    other: dict[str, Any] = game.view(1).to_json()
    assert other["decision"] is None
    assert other["players"][0]["advantages"] == ["valley"]
    assert other["map"] == game.position()["map"]


def test_a_spectator_sees_what_is_public() -> None:
    game = Game.load(small())
    view: dict[str, Any] = game.view(None).to_json()
    assert view["seat"] is None and view["decision"] is None
    assert all(not player["hand"]["known"] for player in view["players"])


def test_a_card_that_is_being_declared_is_still_in_the_hand() -> None:
    game = Game.load(small())
    before = game.view(1).to_json()
    game.play(0, "play migration, territory valley")
    after: dict[str, Any] = game.view(1).to_json()
    assert after == before
    assert game.view(0).to_json()["playing"] == ["migration"]


def test_what_one_has_seen_is_known() -> None:
    data = small()
    data["knowledge"] = {
        "0": {
            "hand 1": ["geis", "druid"],
            "hand 2": ["conquest", "craftsmen-and-peasants", "citadel"],
        }
    }
    view: dict[str, Any] = Game.load(data).view(0).to_json()
    # The druid may lie elsewhere too, for all that was said.
    assert view["players"][1]["hand"]["possible"] == ["druid", "geis"]


@given(tables)
def test_views_are_data_and_equal_when_the_game_is(table: Table) -> None:
    for at, game in enumerate(moments(table)):
        if at % 17 == 0:
            copy = game.copy()
            for seat in (None, *range(game.players)):
                view = game.view(seat)
                assert view == copy.view(seat) and hash(view) == hash(copy.view(seat))
                assert json.dumps(view.to_json()) == json.dumps(copy.view(seat).to_json())
                data: dict[str, Any] = view.to_json()
                decision = game.decisions.get(seat) if seat is not None else None
                assert data["decision"] == (decision and decision.to_json())


@given(tables)
def test_a_view_names_no_card_for_certain_that_is_not_there(table: Table) -> None:
    for at, game in enumerate(moments(table)):
        if at % 17 == 0:
            truth: dict[str, Any] = game.position()
            for seat in (None, *range(game.players)):
                view: dict[str, Any] = game.view(seat).to_json()
                for other, player in enumerate(view["players"]):
                    if other != seat and not truth.get("playing"):
                        hand = truth["players"][other]["hand"]
                        assert {*player["hand"]["known"]} <= {*hand}


@given(tables)
def test_events_name_cards_only_to_those_who_may_know(table: Table) -> None:
    *_, game = moments(table)
    kinds = set()
    for index, event in enumerate(game.events):
        assert event.index == index and event.kind in KINDS
        kinds.add(event.kind)
        for seat in (None, *range(game.players)):
            told = event.for_seat(seat).to_json(seat)
            assert told == event.to_json(seat)
            may = event.public or (seat is not None and seat in event.knows)
            assert ("cards" in told) == bool(event.cards and may)
            json.dumps(told)
    assert {"round", "laid", "brenn", "built", "flock", "dealt", "passed-on"} <= kinds


def test_what_is_told_of_a_draft() -> None:
    game = Game.new(4, seed=3, explicit_chance=False)
    rng = random.Random(3)
    while not any(event.kind == "passed-on" for event in game.events):
        seat = min(game.decisions)
        game.play(seat, rng.choice(game.legal(seat)))
    dealt = next(event for event in game.events if event.kind == "dealt" and event.seat == 2)
    assert dealt.knows == (2,) and not dealt.public
    assert len(dealt.to_json(2)["cards"]) == 4  # type: ignore[arg-type]
    assert dealt.to_json(1) == {"index": dealt.index, "kind": "dealt", "seat": 2, "count": 4}
    passed = next(event for event in game.events if event.kind == "passed-on")
    assert {*passed.knows} == {passed.seat, passed.other}


def test_what_is_told_of_a_march() -> None:
    game = Game.load(small(), seed=1)
    game.play(0, "play migration, move 2 valley moor")
    assert [event.to_json(2) for event in game.events] == [
        {
            "index": 0,
            "kind": "played",
            "seat": 0,
            "territory": "valley",
            "use": "season",
            "cards": ["migration"],
        }
    ]
    game.play(1, "decline")
    assert game.events[1].to_json(None) == {
        "index": 1,
        "kind": "moved",
        "seat": 0,
        "territory": "valley",
        "to": "moor",
        "count": 2,
    }


@given(tables)
def test_a_world_made_from_a_view_looks_the_same(table: Table) -> None:
    roll = random.Random(table[-1]).randrange
    for at, game in enumerate(moments(table)):
        if at % 29 == 0:
            for seat in (None, *range(game.players)):
                view = game.view(seat)
                assert View(determinise(view, roll), seat) == view
