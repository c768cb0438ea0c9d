"""Positions that are none: each refused with the path of the fault."""

from __future__ import annotations

from typing import Any

import pytest

from ardri import BadPosition, Game
from ardri.game.reading import parse_json
from tests.game.playing import small


def changed(path: str, value: object) -> dict[str, Any]:
    """The small position with one value replaced, added or (DELETE) left out."""
    data: Any = small()
    top = data
    keys: list[Any] = [int(key) if key.isdecimal() else key for key in path.split(".")]
    for key in keys[:-1]:
        data = data[key]
    if value is DELETE:
        del data[keys[-1]]
    else:
        data[keys[-1]] = value
    return top  # type: ignore[no-any-return]


DELETE = object()
SWAMP = {"territory": "swamp", "hexes": [[5, 0], [5, 1], [6, 0]], "citadels": 1}
FAR = {"territory": "swamp", "hexes": [[9, 9], [9, 10], [10, 9]]}
WRONG: list[tuple[str, object, str]] = [
    (
        "players.1.hand.1",
        "bardd",
        'players[1].hand[1]: no such card: "bardd"; did you mean "bard"?',
    ),
    ("players.1.hand.1", 7, "players[1].hand[1]: a card is needed, not 7"),
    ("players.1.hand", "geis", 'players[1].hand: a list is needed, not "geis"'),
    ("players.1.hand.1", "geis", 'players[1].hand[1]: "geis" is at players[1].hand[0] already'),
    ("set_aside", "geis", 'set_aside: "geis" is at players[1].hand[0] already'),
    (
        "epic_discard.0",
        "balors-eye",
        'epic_discard[0]: "balors-eye" is at players[0].hand[3] already',
    ),
    (
        "players.0.hand.0",
        "raid",
        'players[0].hand[0]: "raid" is in the game with four players only',
    ),
    ("players.0.hand.0", "swamp", 'players[0].hand[0]: "swamp" is not on the map'),
    ("players.0.hnad", [], 'players[0]: no such key: "hnad"; did you mean "hand"?'),
    ("players.0.deeds", -1, "players[0].deeds: -1 is not between 0 and 10"),
    ("players.0.deeds", 2.0, "players[0].deeds: a whole number is needed, not 2.0"),
    ("players.0.deeds", True, "players[0].deeds: a whole number is needed, not true"),
    ("players.1.deeds", 9, "players[1].deeds: there are only 10 Deeds in all"),
    ("players.0.pretender", 1, "players[0].pretender: true or false is needed, not 1"),
    ("players.0", None, "players[0]: an object is needed, not null"),
    ("players.0.tray", ["bard"], "players[0].tray[0]"),
    (
        "players.0.held",
        ["bard"],
        'players[0].held[0]: "bard" is neither in the tray nor in the hand',
    ),
    ("players", [{}], "players: 1 cannot play; 2, 3 or 4 can"),
    ("players", DELETE, '"players" is missing'),
    ("turn", 3, "turn: 3 is not between 0 and 2"),
    ("opening", True, "opening: the first turn is the Brenn’s, seat 1"),
    ("passed", [1], "passed: those who passed just before seat 0 are [2]"),
    ("passed", [0, 1, 2], "passed: when all have passed the Season is over"),
    ("brenn", None, "brenn: there is no Brenn in the setup only"),
    ("flock", "up", 'flock: no such flock: "up"'),
    ("round", 0, "round: 0 is not between 1"),
    ("phase", "winter", 'phase: no such phase: "winter"'),
    ("phase", "assembly", "turn: there are turns"),
    ("ruleset", "3e", 'ruleset: no such ruleset: "3e"'),
    ("scenario", "?", "scenario: no such scenario"),
    ("windows", "?", "windows: no such windows"),
    ("round_limit", 0, "round_limit: 0 is not between 1"),
    ("winner", 1, "winner: nobody has won before the game is over"),
    ("colour", 1, 'no such key: "colour"'),
    ("map", DELETE, 'map: one territory needs "capital": true'),
    ("map.0.capital", False, 'map: one territory needs "capital": true'),
    ("map.1.capital", True, "map[1].capital: the Capital is in valley already"),
    ("map.0.citadels", 0, "map[0].citadels: the Capital is a citadel"),
    ("map.1.citadels", 9, "map[1].citadels: there are only 9 citadels in all"),
    ("map.1.sanctuaries", 10, "map[1].sanctuaries: there are only 9 sanctuaries"),
    ("map.4.sanctuaries", 0, "map[4].sanctuaries: stone-circle has 1 printed on it"),
    ("map.0.clans", [1, 2], "map[0].clans: 3 numbers are needed, one a seat"),
    ("map.0.clans", [11, 0, 0], "map[2].clans[0]: seat 0 has more than 12 clans on the map"),
    ("map.0.clans", [-1, 0, 0], "map[0].clans[0]: -1 is not between 0 and 12"),
    ("map.0.clans", [13, 0, 0], "map[0].clans[0]: 13 is not between 0 and 12"),
    ("map.0.hexes", [[0, 0], [1, 0], [2, 0]], "map[0].hexes: a territory covers three hexagons"),
    ("map.0.hexes", [[0, 0], [1, 0]], "map[0].hexes: a territory covers three hexagons"),
    ("map.0.hexes", [[0, 0], [1], [0, 1]], "map[0].hexes[1]: a hexagon has two coordinates"),
    ("map.0.hexes", [[0, 0], [99, 0], [0, 1]], "map[0].hexes[1][0]: 99 is not between"),
    ("map.1.hexes", [[1, 0], [2, 0], [1, 1]], "map[1].hexes: [1, 0] is covered by valley already"),
    ("map.0.hexes", DELETE, 'map[0]: "hexes" is missing'),
    ("map.1.territory", "valley", 'map[1].territory: "valley" is on the map already'),
    (
        "map.1.territory",
        "vally",
        'map[1].territory: no such territory: "vally"; did you mean "valley"?',
    ),
    ("map.4", SWAMP, "map[4].citadels: swamp never holds a citadel"),
    ("map.4", FAR, "map[4]: swamp does not hang together with the rest of the map"),
    ("map.3.festival", 3, "map[3].festival: true or false is needed"),
    ("stack", [["valley"]], 'stack[0][0]: "valley" is on the map'),
    ("stack", [["swamp"], ["swamp"]], 'stack[1][0]: "swamp" is in the stack already'),
    ("stack", ["swamp"], 'stack[0]: a list is needed, not "swamp"'),
    ("stack", [["swamp"], []], "stack[1]: a set of the stack holds at least one territory"),
    ("advantage_played", ["bard"], 'advantage_played[0]: no such Advantage card: "bard"'),
    ("epic_deck", ["bard"], 'epic_deck[0]: no such Epic Tale: "bard"'),
    ("action_discard", ["eriu"], 'action_discard[0]: no such Action card: "eriu"'),
    ("pool", ["citadel"], "pool: cards are there only in the middle of things"),
    ("playing", ["citadel"], "playing: cards are there only in the middle of things"),
    ("knowledge", {"5": {}}, 'knowledge: no such key: "5"'),
    ("knowledge", {"0": {"hand 9": []}}, 'knowledge.0: no such key: "hand 9"'),
    ("knowledge", {"0": {"hand 1": ["bard"]}}, 'knowledge.0.hand 1: "druid" is there'),
    ("knowledge", {"0": {"stack 0": ["swamp"]}}, 'knowledge.0.stack 0: "forest" is there, and'),
    ("knowledge", {"0": {"stack 0": ["cove"]}}, 'knowledge.0.stack 0[0]: "cove" is on the map'),
    ("knowledge", {"0": {"stack 1": []}}, 'knowledge.0: no such key: "stack 1"'),
    ("knowledge", {"public": {"passed on": {}}}, 'knowledge.public: no such key: "passed on"'),
    ("knowledge", {"0": {"passed on": {}}}, 'knowledge.0.passed on: "first" is missing'),
    (
        "knowledge",
        {"0": {"passed on": {"first": ["eriu"], "second": [], "bounds": []}}},
        'knowledge.0.passed on.first[0]: no such Action card: "eriu"',
    ),
    (
        "knowledge",
        {"0": {"passed on": {"first": [], "second": [], "bounds": [1]}}},
        "knowledge.0.passed on.bounds: 5 numbers are needed",
    ),
    ("frames", [], "frames: at least one frame is needed"),
    ("frames", [{"plan": "clash"}], 'frames[0]: "step" is missing'),
    ("frames", [{"step": 0}], 'frames[0]: "plan" is missing'),
    ("frames", [{"plan": "dance", "step": 0}], 'frames[0].plan: no such plan: "dance"'),
    ("frames", [{"plan": "round", "step": 9}], "frames[0].step: 9 is not between 0 and 1"),
    (
        "frames",
        [{"plan": "window", "step": 0, "kind": "declared", "declined": []}],
        "no such window opens here",
    ),
    ("frames", [{"plan": "round", "step": 0}] * 2, "frames[1]: this plan cannot lie here"),
    (
        "frames",
        [{"plan": "attack", "step": 0, "attacker": 0, "victim": 1, "demand": "free"}],
        "frames[0]: this plan cannot lie here",
    ),
]


@pytest.mark.parametrize(("path", "value", "fault"), WRONG)
def test_a_wrong_position_is_refused_with_the_path_of_the_fault(
    path: str, value: object, fault: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        Game.load(changed(path, value))
    assert fault in str(refused.value)
    assert str(refused.value).startswith(refused.value.path)


def test_a_second_festival_marker_is_refused() -> None:
    data = small()
    data["map"][0]["festival"] = data["map"][2]["festival"] = True
    with pytest.raises(BadPosition, match="Festival marker is in valley already"):
        Game.load(data)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"map": [{"territory": "moor", "hexes": [[0, 0], [1, 0], [0, 1]]}]}, "with 2 territories"),
        ({"players": [{"hand": ["bard"]}, {}]}, "players[0].hand: hands are empty in the setup"),
        ({"brenn": 0}, "brenn: the Brenn is chosen when"),
    ],
)
def test_a_wrong_setup_is_refused(change: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadPosition) as refused:
        Game.load({"phase": "setup", "players": [{}, {}], **change})
    assert fault in str(refused.value)


@pytest.mark.parametrize(
    ("lands", "brenn", "fault"),
    [
        ([{"clans": [1, 0]}, {}], 0, "clans are placed after the Capital"),
        ([{"capital": True}, {}], None, "the Brenn chooses the Capital"),
        ([{"capital": True, "clans": [2, 0]}, {}], 0, "each places one clan in turn order"),
        ([{"capital": True, "clans": [2, 2]}, {}], 0, "each places one clan in turn order"),
    ],
)
def test_clans_in_the_setup_are_placed_in_turn(
    lands: list[dict[str, Any]], brenn: int | None, fault: str
) -> None:
    places: list[dict[str, Any]] = [
        {"territory": "moor", "hexes": [[0, 0], [1, 0], [0, 1]]},
        {"territory": "valley", "hexes": [[1, 1], [2, 1], [2, 0]]},
    ]
    data: dict[str, Any] = {
        "phase": "setup",
        "brenn": brenn,
        "players": [{}, {}],
        "map": [{**place, **land} for place, land in zip(places, lands, strict=True)],
    }
    with pytest.raises(BadPosition) as refused:
        Game.load(data)
    assert fault in str(refused.value)


def test_packets_have_the_right_size() -> None:
    data = small()
    del data["turn"], data["action_discard"]
    data["phase"] = "draft"
    with pytest.raises(BadPosition, match=r"players\[0\]\.hand: 0 Action cards are in each hand"):
        Game.load(data)
    for player in data["players"]:
        player["hand"] = []
        player["tray"] = []
    with pytest.raises(BadPosition, match=r"players\[0\]\.tray: 4 Action cards are dealt to each"):
        Game.load(data)


def test_hands_are_empty_at_the_start_of_an_assembly() -> None:
    data = small()
    del data["turn"]
    data["phase"] = "assembly"
    with pytest.raises(BadPosition, match=r"players\[0\]\.hand: Action cards are dealt in the Ass"):
        Game.load(data)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('{"round": 1,}', "line 1, column"),
        ('{"round": 1, "round": 2}', 'the key "round" stands twice'),
        ("[" * 100_000, "nested too deep"),
        ("[]", "an object is needed, not a list"),
        ("{}", '"players" is missing'),
    ],
)
def test_a_text_that_is_no_position_is_refused(text: str, fault: str) -> None:
    with pytest.raises(BadPosition, match=fault):
        Game.load(parse_json(text))


def busy() -> dict[str, Any]:
    """A position in a window in a clash."""
    data = small()
    data["players"][0]["hand"] = ["warlord"]
    data["players"][1]["hand"] = ["sanctuary"]
    data["set_aside"] = None
    data["map"][0]["citadels"] = 1
    game = Game.load(data)
    game.play(0, "play warlord, territory valley")
    return game.position()


def test_the_stack_is_readable() -> None:
    data: Any = busy()
    assert [frame["plan"] for frame in data["frames"]] == [
        "round",
        "season",
        "turn",
        "warlord season",
        "clashes",
        "clash",
    ]
    clash = data["frames"][-1]
    assert clash["territory"] == "valley" and clash["instigator"] == 0
    assert clash["sheltered"] == [0, 0, 0] and clash["maneuver"] == "none"
    assert data["playing"] == ["warlord"]


BROKEN: list[tuple[str, object, str]] = [
    ("frames.5.territory", "atlantis", "frames[5].territory: no such territory"),
    ("frames.5.actor", 3, "frames[5].actor: 3 is not between 0 and 2"),
    ("frames.5.actor", None, "frames[5].actor: a whole number is needed, not null"),
    ("frames.5.sheltered", [1], "frames[5].sheltered: 3 numbers are needed, one a seat"),
    ("frames.5.maneuver", "jump", 'frames[5].maneuver: no such maneuver: "jump"'),
    ("frames.5.flags", ["x"], "frames[5].flags[0]: no such flag"),
    ("frames.5.extra", 1, 'frames[5]: no such key: "extra"'),
    ("frames.4.pending", ["swamp"], 'frames[4].pending[0]: "swamp" is not on the map'),
    ("frames.3.bag", ["moor", "cove"], "frames[3].bag: the order must be cove, moor"),
    ("frames.3.bag", ["moor"] * 13, "frames[3].bag: more than 12 clans"),
    ("frames.3.card", "nobody", "frames[3].card: no such card"),
    ("frames.1.opening", 1, "frames[1].opening: true or false is needed"),
    ("phase", "draft", 'phase: the frames say "season"'),
    ("turn", 1, "turn: the frames say 0"),
    ("playing", [], 'frames: "warlord" is being played: it belongs in "playing"'),
    ("playing", ["warlord", "bard"], '"bard" is at'),
    ("playing", ["warlord", "eriu"], '"eriu" is at'),
    ("frames.5.sheltered", [0, 9, 0], "more clans sheltered than present"),
]


@pytest.mark.parametrize(("path", "value", "fault"), BROKEN)
def test_a_broken_stack_is_refused(path: str, value: object, fault: str) -> None:
    data: Any = busy()
    assert Game.load(busy()).decisions
    keys: list[Any] = [int(key) if key.isdecimal() else key for key in path.split(".")]
    place = data
    for key in keys[:-1]:
        place = place[key]
    place[keys[-1]] = value
    with pytest.raises(BadPosition) as refused:
        Game.load(data)
    assert fault in str(refused.value)


def test_a_stack_on_which_the_engine_stumbles_is_refused() -> None:
    data: Any = busy()
    # The clash is gone from below its attack: what it is about is not there any more.
    data["frames"] = [*data["frames"][:4], {"plan": "drawing", "step": 9}]
    with pytest.raises(BadPosition, match="frames"):
        Game.load(data)


def test_a_card_in_no_pile_is_being_played() -> None:
    data: Any = busy()
    data["advantage_table"].remove("cove")
    data["playing"].append("cove")
    with pytest.raises(BadPosition, match='playing: no frame plays "cove"'):
        Game.load(data)


def test_two_clashes_at_a_time_are_refused() -> None:
    data: Any = busy()
    data["frames"] += [*data["frames"][3:]]
    with pytest.raises(BadPosition, match=r"frames"):
        Game.load(data)
