"""Taking back: one's own unfinished doing, and nothing that showed anybody anything."""

from __future__ import annotations

import random

import pytest
from hypothesis import given

from ardri import Game, IllegalAction, Seat
from ardri.game import undo
from tests.game.playing import Table, new_game, small, step, tables


def undone(game: Game, seat: Seat) -> Game:
    copy = game.copy()
    copy.undo(seat)
    return copy


def test_a_declaration_can_be_taken_back_until_it_is_complete() -> None:
    game = Game.load(small(), seed=1)
    start, record = game.truth, game.record()
    game.play(0, "play migration")
    game.play(0, "territory valley")
    game.play(0, "to moor")
    assert game.why_no_undo(0) == ""
    for kind in ("march", "territory", "turn"):
        game.undo(0)
        assert game.decisions[0].kind == kind
    assert game.truth == start and game.record() == record
    with pytest.raises(IllegalAction, match="There is nothing of yours to take back"):
        game.undo(0)


def test_a_line_is_taken_back_as_a_whole() -> None:
    game = Game.load(small(), seed=1)
    start = game.truth
    game.play(0, "play migration, territory valley, to cove")
    game.undo(0)
    assert game.truth == start


def test_the_announcement_of_a_card_stands_even_if_nobody_could_answer() -> None:
    data = small()
    data["players"][1]["hand"] = []
    game = Game.load(data, seed=1)
    game.play(0, "play new-clans, place valley moor")
    assert game.why_no_undo(0) == undo.ANNOUNCED
    with pytest.raises(IllegalAction, match="The card has been announced"):
        game.undo(0)


def test_a_pass_stands_for_a_window_follows_it() -> None:
    game = Game.load(small(), seed=1)
    game.play(0, "pass")
    assert game.why_no_undo(0) == undo.GONE_ON


def test_declining_stands_for_it_shows_who_else_is_asked() -> None:
    game = Game.load(small(), seed=1)
    game.play(0, "play migration, move 1 valley moor")
    game.play(1, "decline")
    assert game.why_no_undo(1) != ""


def test_what_chance_has_answered_stands() -> None:
    data = small()
    data["turn"] = 1
    data["players"][1]["hand"] = ["sanctuary", "geis"]
    game = Game.load(data, seed=1)
    game.play(1, "play sanctuary")
    assert game.why_no_undo(1) == ""
    game.play(1, "territory valley")
    assert game.why_no_undo(1) == undo.CHANCE_SPOKE


def test_first_clans_stand_when_another_has_placed() -> None:
    game = Game.new(3, seed=2)
    first = next(iter(game.decisions))
    game.play(first, game.legal(first)[0])  # the Capital
    placing = next(iter(game.decisions))
    game.play(placing, game.legal(placing)[0])
    assert game.why_no_undo(placing) == ""
    assert undone(game, placing).decisions.keys() == {placing}
    other = next(iter(game.decisions))
    assert other != placing
    game.play(other, game.legal(other)[0])
    assert game.why_no_undo(placing) == undo.ANOTHER
    assert game.why_no_undo(other) == ""
    assert len(undone(game, other).events) == len(game.events) - 1


def drafting(seed: int = 3) -> Game:
    game = Game.new(4, seed=seed)
    rng = random.Random(seed)
    while 0 not in game.decisions or game.decisions[0].kind != "hold":
        step(game, rng)
    for seat in range(4):
        game.play(seat, game.legal(seat)[0])
    assert game.decisions[0].subject == {"pass": 2}
    return game


def test_a_pick_can_be_taken_back_while_others_think() -> None:
    game = drafting()
    start = game.truth
    packets = [list(game.view(s).to_json()["players"][s]["tray"]) for s in range(4)]  # type: ignore[index]
    game.play(0, f"hold {packets[0][0]} {packets[0][1]}")
    game.play(1, f"hold {packets[1][0]} {packets[1][2]}")
    game.play(2, f"hold {packets[2][1]}")
    alone = game.copy()
    game.undo(0)
    # The others' picks are there still, and theirs to take back.
    assert game.decisions.keys() == {0, 2, 3}
    assert game.view(1).to_json()["players"][1]["held"] == [packets[1][0], packets[1][2]]  # type: ignore[index]
    game.undo(1)
    game.undo(2)
    assert game.truth == start
    # In whatever order.
    for seat in (2, 0, 1):
        alone.undo(seat)
    assert alone.truth == start
    assert alone.record() == game.record()


def test_picks_stand_when_the_last_one_has_chosen() -> None:
    game = drafting()
    for seat in range(4):
        for _ in range(2):
            if game.decisions.get(seat) and game.decisions[seat].subject == {"pass": 2}:
                game.play(seat, game.legal(seat)[0])
    assert game.decisions[0].subject == {"pass": 3}
    assert {game.why_no_undo(seat) for seat in range(4)} == {undo.LEARNED}


def test_a_draft_goes_on_after_taking_back() -> None:
    game = drafting()
    game.play(0, game.legal(0)[0])
    game.undo(0)
    game.play(0, game.legal(0)[-1])
    rng = random.Random(1)
    for _ in range(50):
        step(game, rng)


def paying_tribute() -> Game:
    data = small()
    data["players"][0]["hand"] = ["maeves-wealth", "new-clans"]
    data["players"][1]["hand"] = ["festival", "druid"]
    game = Game.load(data, seed=1)
    game.play(0, "play maeves-wealth")
    assert {decision.kind for decision in game.decisions.values()} == {"tribute"}
    assert game.decisions.keys() == {1, 2}
    return game


def test_a_tribute_can_be_taken_back_while_another_thinks() -> None:
    game = paying_tribute()
    start, record = game.truth, game.record()
    game.play(1, "give druid")
    assert game.decisions.keys() == {2}
    assert game.why_no_undo(0) != ""
    game.undo(1)
    assert game.truth == start and game.record() == record
    game.play(1, "give festival")
    game.play(2, "give conquest")
    # Both have been handed over, and seen.
    assert {game.why_no_undo(1), game.why_no_undo(2)} == {undo.LEARNED}


def test_a_tribute_taken_back_leaves_the_others() -> None:
    data = small()
    for entry in data["map"]:
        entry["clans"] = [*entry.get("clans", [0, 0, 0]), 0]
    data["players"].append({"hand": ["exploration", "citadel"]})
    data["players"][0]["hand"] = ["maeves-wealth", "new-clans"]
    data["players"][1]["hand"] = ["festival", "druid"]
    game = Game.load(data, seed=1)
    game.play(0, "play maeves-wealth")
    game.play(1, "give druid")
    game.play(3, "give citadel")
    both = game.truth
    game.undo(1)
    assert game.decisions.keys() == {1, 2}
    assert game.view(3).to_json()["players"][3]["held"] == ["citadel"]  # type: ignore[index]
    game.play(1, "give druid")
    assert game.truth == both
    game.undo(3)
    game.undo(1)
    game.play(2, "give conquest")
    game.play(1, "give festival")
    game.play(3, "give exploration")
    # Who gave what, as it was chosen last.
    given = [(event.seat, event.cards) for event in game.events if event.kind == "gave"][:3]
    assert given == [(1, ("festival",)), (2, ("conquest",)), (3, ("exploration",))]


def test_what_moor_has_shown_stands_and_the_decision_beside_it_comes_again() -> None:
    data = small()
    data["players"][0]["hand"] = ["moor", "migration", "new-clans"]
    data["players"][1]["hand"] = ["geis", "druid", "dagdas-harp"]
    game = Game.load(data, seed=1)
    before = game.truth
    game.play(0, "play moor")
    assert game.decisions[0].kind == "player"
    game.undo(0)
    assert game.truth == before
    game.play(0, "play moor")
    game.play(0, "player 1")
    assert game.decisions[0].kind == "turn"
    assert game.why_no_undo(0) == undo.ANNOUNCED


@given(tables)
def test_undoing_leads_back_exactly(table: Table) -> None:
    rng = random.Random(table[-1])
    game = new_game(table)
    for _ in range(150):
        if game.over:
            return
        before = game.copy()
        seat = step(game, rng)
        if not game.why_no_undo(seat):
            back = undone(game, seat)
            assert back.truth == before.truth
            assert back.record() == before.record()
            assert back.events == before.events
            assert seat in back.decisions


@given(tables)
def test_what_can_be_undone_has_shown_nobody_anything(table: Table) -> None:
    rng = random.Random(table[-1])
    game = new_game(table)
    for _ in range(150):
        if game.over:
            return
        before = game.copy()
        seat = step(game, rng)
        if not game.why_no_undo(seat):
            new = game.events[len(before.events) :]
            assert not any(event.cards for event in new)
            assert list(before.truth.may) == list(game.truth.may)


def test_copies_are_independent() -> None:
    game = Game.load(small(), seed=1)
    game.play(0, "play migration")
    copy = game.copy()
    copy.play(0, "territory valley")
    copy.undo(0)
    copy.undo(0)
    assert game.decisions[0].kind == "territory"
    assert copy.decisions[0].kind == "turn"
    game.play(0, "move valley moor")
    assert copy.events == []


def test_copies_have_the_same_chance_ahead() -> None:
    game = Game.new(3, seed=9)
    copy = game.copy()
    for one in (game, copy):
        rng = random.Random(2)
        while not one.over and one.round < 4:
            step(one, rng)
    assert game.truth == copy.truth and game.record() == copy.record()
