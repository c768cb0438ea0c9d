"""What counts as a use of something, and that it is counted where it happens."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from ardri import Game, Record
from ardri.game.uses import CHOICES, Watch, everything, uses_of
from ardri.rules.cards.names import CARDS
from ardri.rules.decisions import KINDS
from ardri.rules.engine import apply, legal, new_game, who
from ardri.rules.options import Options
from tests.game.playing import small


def options(players: int = 4, possible: bool = False, limit: int = 9) -> Options:
    return Options(players, 0, 0, possible, limit)


def used(game: Game, *lines: str) -> Counter[str]:
    """What is used by these lines, each with its seat before it."""
    for line in lines:
        seat, _, text = line.partition(": ")
        game.play("chance" if seat == "chance" else int(seat), text)
    return uses_of(Record.parse(game.record()))


def three(**changes: Any) -> Game:
    """A small position, with chance to be answered, and changes."""
    return Game.load({**small(), "action_discard": [], **changes}, explicit_chance=True)


def of_players(*players: dict[str, Any]) -> dict[str, Any]:
    return {"players": [dict(player) for player in players]}


# ------------------------------------------------------------------------------------ what there is


def test_every_card_has_its_effects_and_all_but_the_cancellers_can_be_cancelled() -> None:
    names = everything(options())
    played = [name.removeprefix("played ") for name in names if name.startswith("played ")]
    assert list(dict.fromkeys(name.split(" ")[0] for name in played)) == CARDS
    assert {"bard season", "bard after-maneuver"} < set(played)
    assert {"dagdas-club removed", "dagdas-club attacked", "moor any-time"} < set(played)
    cancelled = {name.removeprefix("cancelled ") for name in names if name.startswith("cancelled ")}
    assert set(played) - cancelled == {"geis declared", "dagda declared"}
    assert len(names) == len(set(names))


def test_what_some_games_cannot_have_is_not_listed_for_them() -> None:
    two, four = set(everything(options(2))), set(everything(options(4)))
    assert not [name for name in two if "raid" in name]
    assert "ended tie-goes-on" in four - two
    assert "under 2-players" in two - four
    assert "chosen forced decline" in everything(options(possible=True))
    assert "chosen forced decline" not in four
    assert "ended round-limit" in four
    assert "ended round-limit" not in everything(options(limit=0))


def test_every_kind_of_decision_is_listed() -> None:
    assert set(CHOICES) == {*KINDS.values(), "count", "either", "beside", "forced"}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("possible", [False, True])
def test_nothing_is_used_that_is_not_listed(players: int, possible: bool) -> None:
    chosen = options(players, possible)
    uses: Counter[str] = Counter()
    for seed in range(4):
        rng = random.Random(seed)
        p, q = new_game(chosen), new_game(chosen)
        watch = Watch(p, uses)
        while p.asked:
            seat, choice = who(p), rng.choice(legal(p, who(p)))
            watch.apply(p, seat, choice)
            apply(q, seat, choice)
        assert p == q, "a watched game is the same game"
    assert {name for name in uses if not name.startswith("offered")} <= set(everything(chosen))


# ------------------------------------------------------------------------------ where it is counted


def test_a_card_is_offered_played_and_cancelled() -> None:
    uses = used(
        three(),
        "0: play migration, move 2 valley cove",
        "1: play geis",
        "0: play valley",
        "0: territory moor",
    )
    assert uses["offered migration season"] == uses["played migration season"] == 1
    assert uses["offered new-clans season"] == 1
    assert uses["played new-clans season"] == 0
    assert uses["cancelled migration season"] == uses["happened cancelled"] == 1
    assert uses["asked declared"] == uses["answered declared"] == uses["played geis declared"] == 1
    assert uses["asked after-play"] == uses["answered after-play"] == 1
    assert uses["played valley after-play"] == uses["happened placed"] == 1
    assert uses["chosen turn play"] == 1
    assert uses["chosen window play"] == 2


def test_a_card_with_two_answers_is_told_apart() -> None:
    hand = {"hand": ["migration", "dagdas-club"]}
    others = [{"hand": ["bard"]}, {"hand": ["druid"]}]
    lines = ["0: play migration, territory valley, to cove, count 4", "0: attack 2"]
    attacked = used(three(**of_players(hand, *others)), *lines, "0: play dagdas-club")
    assert attacked["offered dagdas-club attacked"] == 1
    assert attacked["answered attacked"] == 1
    assert attacked["played dagdas-club attacked"] == 0, "not announced yet"
    whole = used(
        three(**of_players(hand, *others)), *lines, "0: play dagdas-club", "0: demand-card"
    )
    assert whole["played dagdas-club attacked"] == whole["happened demanded"] == 1
    assert whole["played dagdas-club removed"] == 0


def test_declining_and_passing_are_uses() -> None:
    uses = used(
        three(), "0: play new-clans, place cove moor", "1: decline", "0: decline", "1: pass"
    )
    assert uses["declined declared"] == uses["declined after-play"] == 1
    assert uses["chosen window decline"] == 2
    assert uses["chosen turn pass"] == 1


def test_a_card_that_the_engine_plays_by_itself_is_played() -> None:
    players = of_players({"hand": ["new-clans"]}, {}, {"hand": ["bard"]})
    game = three(**players, brenn=0, opening=True)
    assert game.decisions[0].kind == "place", "nothing else could be played"
    # The record begins at that question; the play comes with it.
    assert used(game, "0: place cove", "0: place cove")["played new-clans season"] == 1


def test_a_card_beside_a_decision_and_effects_that_are_no_cards() -> None:
    hand = {"hand": ["migration", "moor"]}
    data = of_players(hand, {"hand": ["dagda", "bard"]}, {"hand": ["druid"]})
    uses = used(three(**data), "0: play moor, player 1")
    assert uses["chosen beside play"] == uses["played moor any-time"] == 1
    assert uses["chosen turn play"] == 0
    fight = used(
        three(**data),
        "0: play migration, territory valley, to cove, count 2, done",
        "0: withdraw 1 valley",
    )
    assert fight["effect withdrawal"] == 2
    assert fight["chosen maneuver withdraw"] == 1


# ----------------------------------------------------------------------------------------- the ends


def at_the_end(clans: dict[str, list[int]], *players: dict[str, Any], **more: Any) -> Counter[str]:
    """The last pass of a Season over these clans; every seat that is here has a token."""
    lands = [dict(land) for land in small()["map"]]
    for land in lands:
        land["clans"] = clans.get(land["territory"], [0, 0, 0])
        if land["territory"] == "stone-circle":
            land["sanctuaries"] = 7
    game = three(
        map=lands,
        turn=0,
        passed=[1, 2],
        brenn=more.pop("brenn", 0),
        **of_players({"hand": ["bard"], **players[0]}, *players[1:]),
        **more,
    )
    return used(game, "0: pass")


KING = {"pretender": True}
#: Seat 0 leads six in the Valley.
LEADER = {"valley": [7, 3, 3], "moor": [0, 1, 1]}
#: Seats 1 and 2 are by seven sanctuaries.
FAITH = {"valley": [2, 1, 1], "stone-circle": [0, 1, 1]}


def endings(uses: Counter[str]) -> set[str]:
    return {name.removeprefix("ended ") for name in uses if name.startswith("ended ")}


def test_kings() -> None:
    assert endings(at_the_end(LEADER, KING, {}, {})) == {"one-condition", "leadership"}
    deeds = at_the_end(LEADER, {"pretender": True, "deeds": 5}, {}, {})
    assert endings(deeds) == {"two-conditions", "leadership", "by-deeds"}
    assert deeds["happened king"] == 1
    both = {**LEADER, "stone-circle": [0, 1, 0]}
    assert endings(at_the_end(both, {**KING, "deeds": 5}, KING, {})) == {
        "two-conditions",
        "leadership",
        "by-deeds",
        "over-a-rival",
    }


def test_ties() -> None:
    # Nobody is chieftain of the Capital: the Brenn stays.
    even = {"valley": [1, 1, 1], "stone-circle": [0, 1, 1]}
    assert endings(at_the_end(even, {}, KING, KING, brenn=1)) == {
        "one-condition",
        "faith",
        "brenn-of-a-tie",
    }
    goes_on = at_the_end(FAITH, {}, KING, KING)
    assert endings(goes_on) == {"tie-goes-on"}
    assert goes_on["happened king"] == 0


def test_nobody_meets_a_condition_any_more_or_the_last_round_is_over() -> None:
    assert endings(at_the_end({"valley": [2, 1, 1]}, KING, {}, {})) == {"nobody-meets"}
    assert endings(at_the_end({"valley": [2, 1, 1]}, {}, {}, {})) == set()
    last = at_the_end({"valley": [2, 1, 1]}, {}, {}, {}, round_limit=3)
    assert endings(last) == {"round-limit"}
    assert last["happened draw"] == 1
