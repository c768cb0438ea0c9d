"""Positions as JSON data, in and out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from ardri import Game
from ardri.game.reading import parse_json
from ardri.rules.cards.names import ACTION_CARDS
from ardri.rules.invariants import faults
from tests.game.playing import Table, moments, small, tables


@given(tables)
def test_every_position_comes_back_from_its_text(table: Table) -> None:
    for at, game in enumerate(moments(table)):
        if at % 7 == table[-1] % 7 or game.over:
            text = json.dumps(game.position())
            back = Game.load(parse_json(text), explicit_chance=True)
            assert back.truth == game.truth
            assert json.dumps(back.position()) == text
            assert back.decisions == game.decisions


def test_the_example_of_the_documentation_loads() -> None:
    page = Path(__file__).parents[2] / "docs" / "position.md"
    examples = page.read_text("utf-8").split("```json\n")[1:]
    assert examples
    for example in examples:
        game = Game.load(parse_json(example.split("```")[0]), seed=1)
        assert faults(game.truth) == []
        assert game.decisions


def test_absent_keys_mean_the_obvious() -> None:
    game = Game.load(
        {
            "players": [{}, {}],
            "map": [
                {"territory": "moor", "hexes": [[1, 0], [0, 1], [0, 0]], "capital": True},
                {"territory": "stone-circle", "hexes": [[0, 2], [1, 2], [1, 1]]},
            ],
        },
        explicit_chance=True,
    )
    data: dict[str, Any] = game.position()
    assert (data["ruleset"], data["windows"], data["round_limit"]) == ("2e", "holders", None)
    assert (data["round"], data["phase"], data["turn"], data["brenn"]) == (1, "season", 0, 0)
    assert [land["citadels"] for land in data["map"]] == [1, 0]
    assert [land["sanctuaries"] for land in data["map"]] == [0, 1]
    # Where else could they be?
    assert len(data["action_discard"]) == 13 and len(data["epic_deck"]) == 30
    assert data["advantage_table"] == ["moor", "stone-circle"]
    assert [len(lands) for lands in data["stack"]] == [14]
    assert data["set_aside"] is None


def test_supplies_follow_from_what_lies_on_the_map() -> None:
    data = small()
    data["map"][0]["citadels"] = 3
    data["map"][0]["sanctuaries"] = 2
    data["map"][4]["sanctuaries"] = 2  # one of them is printed
    p = Game.load(data).truth
    assert (p.citadels_left, p.sanctuaries_left, p.deeds_left) == (6, 6, 8)
    data["ruleset"] = "en"
    p = Game.load(data).truth
    assert (p.citadels_left, p.sanctuaries_left, p.deeds_left) == (7, 7, 6)


def test_hexagons_may_be_given_in_any_order() -> None:
    data = small()
    data["map"][1]["hexes"] = [[2, 0], [1, 1], [2, 1]]
    assert Game.load(data, seed=1).truth == Game.load(small(), seed=1).truth


def test_action_cards_named_in_the_discard_are_known_others_are_not() -> None:
    view: dict[str, Any] = Game.load(small()).view(None).to_json()
    assert view["action_discard"]["known"] == ["bard"]
    assert view["action_discard"]["actions"] == 13 - 6 - 1
    data = small()
    data["discarded_unseen"] = data.pop("action_discard")
    seen: dict[str, Any] = Game.load(data).view(None).to_json()
    assert seen["action_discard"]["known"] == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_quiet_position_needs_no_frames(players: int) -> None:
    phases = set()
    for game in moments((players, "holders", False, "standard", 1)):
        data = game.position()
        if "frames" not in data:
            phases.add(data["phase"])
    assert phases == {"setup", "draft", "season", "over"}


def test_an_assembly_by_hand() -> None:
    data = small()
    del data["turn"], data["action_discard"], data["set_aside"]
    data["phase"] = "assembly"
    for player in data["players"]:
        player["hand"] = []
    game = Game.load(data, explicit_chance=True)
    assert game.decisions["chance"].kind == "toss"
    # Seat 1 was Brenn; the Capital is seat 0's now (R3.1), and nobody is pretender any more.
    assert game.position()["brenn"] == 0 and not game.truth.pretenders


def test_a_setup_by_hand() -> None:
    data: dict[str, Any] = {"phase": "setup", "players": [{}, {}]}
    game = Game.load(data, explicit_chance=True)
    assert game.decisions["chance"].kind == "lay"
    data["map"] = [
        {"territory": "moor", "hexes": [[0, 0], [1, 0], [0, 1]]},
        {"territory": "valley", "hexes": [[1, 1], [2, 1], [2, 0]]},
    ]
    assert Game.load(data, explicit_chance=True).decisions["chance"].kind == "first-brenn"
    data["brenn"] = 1
    game = Game.load(data, explicit_chance=True)
    assert game.decisions[1].subject == {"effect": "founding", "by": 1}
    data["map"][1].update(capital=True, sanctuaries=1, clans=[0, 1])
    game = Game.load(data, explicit_chance=True)
    assert game.decisions[0].kind == "settle"


def test_a_draft_by_hand() -> None:
    data = small()
    del data["turn"], data["action_discard"], data["set_aside"]
    data["phase"] = "draft"
    pool = [
        card
        for card in ACTION_CARDS
        if card not in ("emissaries", "master-craftsman", "raid", "scouts-and-spies")
    ]
    for seat, player in enumerate(data["players"]):
        player["hand"] = []
        player["tray"] = pool[4 * seat : 4 * seat + 4]
    data["set_aside"] = pool[12]
    game = Game.load(data)
    assert {decision.kind for decision in game.decisions.values()} == {"hold"}
    assert len(game.legal(2)) == 4


def test_a_game_that_is_over() -> None:
    data = small()
    del data["turn"]
    data.update(phase="over", winner=2)
    game = Game.load(data)
    assert game.over and game.winner == 2 and not game.decisions
    del data["winner"]
    game = Game.load(data)
    assert game.over and game.winner is None


def test_the_first_turn_is_the_brenns_and_is_no_pass() -> None:
    data = small()
    data.update(turn=1, opening=True)
    data["players"][1]["hand"] = ["sanctuary", "geis"]
    assert [str(action) for action in Game.load(data).legal(1)] != ["pass"]
    assert "pass" not in map(str, Game.load(data).legal(1))


def test_all_others_have_passed() -> None:
    data = small()
    data["passed"] = [1, 2]
    game = Game.load(data, seed=1)
    assert game.position()["passed"] == [1, 2]
    game.play(0, "pass")
    assert game.round == 4
