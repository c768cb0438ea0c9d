"""Lines of the notation that stand for several choices: all of them are made, or none."""

from __future__ import annotations

import pytest

from ardri import Game, IllegalAction
from tests.game.playing import small
from tests.rules.table import Table


def decided(game: Game) -> list[str]:
    """The decisions in a game's record."""
    lines = game.record().split("\n\n", 1)[1].splitlines()
    return [line for line in lines if not line.startswith("result")]


def clans(game: Game, land: str) -> object:
    entries: list[dict[str, object]] = game.position()["map"]  # type: ignore[assignment]
    return next(entry["clans"] for entry in entries if entry["territory"] == land)


def test_a_march_in_one_line() -> None:
    game = Game.load(small())
    game.play(0, "play migration, move 3 valley moor, 1 valley cove")
    assert decided(game) == [
        "0 play migration",
        "0 territory valley",
        "0 to cove",
        "0 count 1",
        "0 to moor",
        "0 count 3",
    ]
    game.play(1, "decline")
    assert clans(game, "valley") == [0, 1, 0]
    assert clans(game, "moor") == [5, 0, 0]
    assert clans(game, "cove") == [2, 0, 2]


def test_a_march_may_leave_clans_behind_and_says_so_by_its_end() -> None:
    game = Game.load(small())
    game.play(0, "play migration, move 2 valley cove")
    assert decided(game)[-2:] == ["0 count 2", "0 done"]


def test_no_number_means_all_that_may_go() -> None:
    game = Game.load(small())
    game.play(0, "play migration")
    game.play(0, "move valley moor")
    game.play(1, "decline")
    assert clans(game, "moor") == [6, 0, 0]


def test_a_march_can_be_begun_by_small_steps() -> None:
    game = Game.load(small())
    for text in ("play migration", "territory valley", "to cove", "count 1"):
        game.play(0, text)
    game.play(0, "move 2 valley moor")
    game.play(1, "decline")
    assert clans(game, "cove") == [2, 0, 2]
    assert clans(game, "moor") == [4, 0, 0]


def test_marches_from_several_territories_into_one() -> None:
    data = small()
    data["turn"] = 2
    game = Game.load(data)
    game.play(2, "play conquest, move 1 hills stone-circle, 2 cove stone-circle")
    assert decided(game) == [
        "2 play conquest",
        "2 territory stone-circle",
        "2 from cove",
        "2 count 2",
        # The one in the hills has no choice but to be one.
        "2 from hills",
    ]
    game.play(1, "decline")
    assert clans(game, "stone-circle") == [0, 0, 3]


def test_placing_in_one_line_is_sorted() -> None:
    game = Game.load(small())
    game.play(0, "play new-clans, place valley moor")
    assert decided(game) == ["0 play new-clans", "0 place moor", "0 place valley"]


def test_holding_in_one_line_is_sorted() -> None:
    game = Game.new(4, seed=5, explicit_chance=False)
    while "hold" not in {decision.kind for decision in game.decisions.values()}:
        seat = min(game.decisions)
        game.play(seat, game.legal(seat)[0])
    for seat in range(4):
        game.play(seat, game.legal(seat)[0])
    packet = game.view(1).to_json()["players"][1]["tray"]  # type: ignore[index]
    game.play(1, f"hold {packet[2]} {packet[0]}")
    held = game.view(1).to_json()["players"][1]["held"]  # type: ignore[index]
    assert held == [packet[0], packet[2]]
    assert 1 not in game.decisions
    for text, fault in [
        ("hold {2} {2}", "once only"),
        ("hold {0} {1} {2}", "2 must be held now, not 3"),
    ]:
        other = game.view(2).to_json()["players"][2]["tray"]  # type: ignore[index]
        with pytest.raises(IllegalAction, match=fault):
            game.play(2, text.format(*other))
    with pytest.raises(IllegalAction, match="not for seat 1"):
        game.play(1, f"hold {packet[1]} {packet[3]}")


def with_moor(hand: str) -> Game:
    data = small()
    data["players"][0]["hand"] = ["moor", *hand.split()]
    data["players"][1]["hand"] = ["geis", "druid", "dagdas-harp"]
    return Game.load(data, seed=1)


def test_moor_in_one_line_and_the_decision_comes_again() -> None:
    game = with_moor("migration new-clans")
    game.play(0, "play moor, player 1")
    assert decided(game) == ["0 play moor", "0 player 1"]
    assert game.decisions[0].kind == "turn"
    assert [str(action) for action in game.legal(0)] == [
        "play migration",
        "play new-clans",
        "pass",
    ]


def test_a_line_may_come_to_moor_and_stops_behind_it() -> None:
    data = small()
    data["players"][0]["hand"] = ["moor", "migration"]
    data["players"][1]["hand"] = ["geis", "druid", "dagdas-harp"]
    # Seat 0 begins anew (R4.2), and may look before its turn goes on.
    for entry in data["map"]:
        entry["clans"] = [0, *entry.get("clans", [0, 1, 0])[1:]]
    for line in ("play moor, player 1", "place cove moor, play moor, player 1"):
        game = Game.load(data, seed=1)
        game.play(0, line)
        assert decided(game)[-2:] == ["0 play moor", "0 player 1"]
        assert game.events[-1].kind == "looked"
    with pytest.raises(IllegalAction, match="The rest of the line has to wait"):
        Game.load(data, seed=1).play(0, "play moor, player 1, place cove moor")


def test_the_short_forms_work_where_moor_is_offered_too() -> None:
    game = with_moor("migration new-clans")
    game.play(0, "play migration, move 3 valley moor, 1 valley cove")
    game.play(1, "decline")
    assert clans(game, "moor") == [5, 0, 0]


def test_no_number_means_all_that_may_go_where_moor_is_offered_too() -> None:
    data = small()
    data["set_aside"] = None
    data["players"][0]["hand"] = ["moor", "warlord"]
    data["players"][1]["hand"] = []
    data["players"][2]["hand"] = ["conquest", "eriu"]
    del data["epic_discard"]
    game = Game.load(data)
    game.play(0, "play warlord, territory valley")
    while game.decisions.keys() == {1}:
        game.play(1, "decline")
    assert "play moor" in map(str, game.legal(0))
    game.play(0, "withdraw moor")
    assert clans(game, "moor") == [6, 0, 0]


def test_orders_and_discards_of_several_parts_in_one_line() -> None:
    data = small()
    data["players"][0]["hand"] = ["otherworld"]
    data["map"][3]["clans"] = [1, 1, 1]
    data["map"][3]["sanctuaries"] = 3
    game = Game.load(data, seed=1)
    game.play(0, "play otherworld, territory hills, place hills, player 1, player 2")
    assert clans(game, "hills") == [2, 0, 0]
    data = small()
    data["map"][4]["territory"] = "misty-lands"
    data["players"][0]["hand"] = ["misty-lands", "migration", "new-clans", "festival"]
    game = Game.load(data, seed=1)
    game.play(0, "play misty-lands")
    game.play(0, "discard festival, discard new-clans, done")
    drawn = [event for event in game.events if event.kind == "drew"]
    assert len(drawn) == 2
    assert game.decisions[0].kind == "keep"


def test_how_many_leave_with_the_fianna() -> None:
    data = small()
    data["players"][0]["hand"] = ["warlord", "fianna"]
    data["set_aside"] = None
    data["players"][1]["hand"] = []
    game = Game.load(data)
    game.play(0, "play warlord, territory valley")
    while game.decisions.keys() == {1}:
        game.play(1, "decline")
    game.play(0, "play fianna, territory moor, count 3")
    assert clans(game, "valley") == [1, 1, 0]
    assert clans(game, "moor") == [5, 0, 0]


def fight() -> Game:
    """Seat 0 instigates a clash in the valley, next to the moor, where it is chieftain."""
    data = small()
    data["players"][0]["hand"] = ["warlord"]
    data["set_aside"] = None
    data["players"][1]["hand"] = []
    game = Game.load(data)
    game.play(0, "play warlord, territory valley")
    while game.decisions.keys() == {1}:
        game.play(1, "decline")
    return game


def test_a_withdrawal_in_one_line() -> None:
    game = fight()
    assert game.decisions[0].kind == "maneuver"
    game.play(0, "withdraw 2 moor")
    assert clans(game, "moor") == [4, 0, 0]
    # Where it goes and that it is all is no choice there.
    assert decided(game)[-2:] == ["0 withdraw", "0 count 2"]


def test_peace_and_single_words_need_no_sugar() -> None:
    game = fight()
    game.play(0, "PEACE")
    assert game.decisions[1].kind == "peace"


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("play migration, move 5 valley moor", '"count 5" is not possible'),
        ("play migration, move 13 valley moor", "13 is no number of clans"),
        ("play migration, move 0 valley moor", "0 is no number of clans"),
        ("play migration, move 1 valley cove, 1 moor valley", "out of one territory"),
        ("play migration, move 1 valley cove, 2 valley cove", "each way is named once"),
        ("play migration, move 1 valley hills", '"to hills" is not possible'),
        ("play migration, move valley", "is no march"),
        ("play migration, move 1 vally cove", 'no such territory: "vally"; did you mean "valley"?'),
        ("play migration, territory valley, move 1 moor valley", "is about valley"),
        ("play migration, territory valley, to cove, move 1 valley moor", "Possible now: count 1"),
        ("move 1 valley moor", "Possible now: play migration"),
        ("play migration, move 1 valley moor, decline", "The rest of the line has to wait."),
        ("pass, pass", "The rest of the line has to wait."),
        ("play new-clans, place valley hills", '"place hills" is not possible'),
        ("play new-clans, place valley valley moor", "The rest of the line has to wait."),
        ("play new-clans,, place valley", "an action is needed"),
        ("hold bard druid", "Possible now: play migration"),
        ("withdraw 2 moor", '"withdraw" is not possible now'),
        ("play migration, move 2 valley moor, 2 valley cove, 1 valley hills", "not possible"),
    ],
)
def test_a_line_with_a_fault_changes_nothing(line: str, fault: str) -> None:
    game = Game.load(small(), seed=1)
    before, record = game.truth, game.record()
    with pytest.raises(IllegalAction) as refused:
        game.play(0, line)
    assert fault in str(refused.value)
    assert game.truth == before and game.record() == record and game.events == []
    assert game.why_no_undo(0) != ""


def test_a_refused_line_does_not_tell_who_could_answer() -> None:
    # Seat 1 holds the card that answers, or does not: the refusal is the same.
    said = []
    for hand in (["geis"], ["druid"]):
        data = small()
        data["players"][1]["hand"] = hand
        with pytest.raises(IllegalAction) as refused:
            Game.load(data).play(0, "play migration, move 1 valley moor, pass")
        said.append(str(refused.value))
    assert said[0] == said[1]


def test_refusals_say_who_decides_and_what_is_possible() -> None:
    game = Game.load(small())
    with pytest.raises(IllegalAction, match="It is not for seat 1 to decide now, but for seat 0"):
        game.play(1, "pass")
    with pytest.raises(IllegalAction, match=r'"pretend" is not possible now\. Possible now: play'):
        game.play(0, "pretend")
    with pytest.raises(IllegalAction, match="no such seat: 3"):
        game.play(3, "pass")
    with pytest.raises(IllegalAction, match="no such seat: 7"):
        game.view(7)
    with pytest.raises(IllegalAction, match="no action has the number 600"):
        game.play(0, 600)
    game.play(0, 1)
    assert decided(game) == ["0 pass"]


def test_a_long_list_of_choices_is_cut_short() -> None:
    game = Game.new(4, seed=1, explicit_chance=True)
    with pytest.raises(IllegalAction, match=r", …\."):
        game.play("chance", "pass")


def test_a_choice_that_the_game_makes_by_itself_may_be_said() -> None:
    data = small()
    data["turn"] = 2
    data["players"][0]["hand"] = []
    data["players"][2]["hand"] = ["migration"]
    data["map"][3]["clans"] = [0, 1, 0]
    game = Game.load(data)
    # Seat 2 is in the cove alone.
    game.play(2, "play migration, territory cove, to moor, count 1, done")
    assert decided(game) == ["2 play migration", "2 to moor", "2 count 1", "2 done"]


def test_a_card_for_any_time_may_begin_a_line_of_several_choices() -> None:
    t = Table({"valley": "2 1 1 capital", "moor": "1 0 0"}, ["moor bard", "eriu"])
    t.play("0: play moor, player 1")
    assert t.told("looked", 0)[0]["cards"] == ["eriu"]


def one_way_out() -> dict[str, object]:
    """The small position with clans of seat 0 in one territory only."""
    data = small()
    for land in data["map"][1:]:
        land["clans"] = [0, *land.get("clans", [0, 0, 0])[1:]]
    return data


def test_a_choice_that_the_game_makes_may_be_said_or_left_out() -> None:
    said, unsaid = Game.load(one_way_out()), Game.load(one_way_out())
    assert "territory" not in {str(a).split()[0] for a in _after(unsaid).decisions[0].actions}
    said.play(0, "play migration, territory valley, to cove, count 2, done")
    unsaid.play(0, "play migration, to cove, count 2, done")
    assert said.position() == unsaid.position()
    assert decided(said) == decided(unsaid)


def _after(game: Game) -> Game:
    trial = game.copy()
    trial.play(0, "play migration")
    return trial


def test_what_is_asked_may_not_be_left_out() -> None:
    game = Game.load(small())
    with pytest.raises(IllegalAction, match="Possible now: territory"):
        game.play(0, "play migration, to cove")


def test_a_march_passes_over_what_the_game_chooses() -> None:
    data = small()
    data["players"][0]["hand"] = ["breas-tyranny", "valley"]
    data["players"][1]["hand"] = ["druid"]
    game = Game.load(data)
    # In the valley there is one opponent: nobody asks whose clan it is.
    game.play(0, "play breas-tyranny, territory valley, move 1 valley cove")
    assert clans(game, "valley") == [4, 0, 0]
