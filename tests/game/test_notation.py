"""Actions as values, numbers and texts; decisions as data."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError

import pytest

from ardri import ACTIONS, Action, Game, IllegalAction
from ardri.rules.actions import TEXTS
from ardri.rules.decisions import KINDS, bare
from ardri.rules.steps import STEPS, Step
from ardri.rules.vocabulary.shape import Fork
from tests.game.playing import Table, moments, small

#: Numbers that records and learned policies count on.
PINNED = {
    "decline": 0,
    "pass": 1,
    "withdraw": 8,
    "counterclockwise": 13,
    "territory cove": 16,
    "place valley": 47,
    "from cove": 48,
    "to valley": 79,
    "count 1": 80,
    "count 12": 91,
    "player 3": 95,
    "attack 0": 96,
    "at 63": 163,
    "play bard": 164,
    "play valley": 226,
    "discard bard": 227,
    "take tuans-memory": 336,
    "hold bard": 337,
    "give warlord": 400,
    "aside bard": 401,
    "draw bard": 418,
    "keep tuans-memory": 511,
}


def test_the_numbers_of_actions_never_change() -> None:
    assert {text: int(Action.parse(text)) for text in PINNED} == PINNED
    assert ACTIONS == 512


def test_every_action_comes_back_from_its_text() -> None:
    texts = [text for text in TEXTS if text]
    assert [str(Action.parse(text)) for text in texts] == texts
    assert Action.parse("  PLAY   Bard ") == Action.parse("play bard")


def test_an_action_is_an_immutable_value() -> None:
    action = Action.parse("play bard")
    assert action == Action(164) and hash(action) == hash(Action(164)) and action != Action(165)
    assert eval(repr(action)) == action
    assert pickle.loads(pickle.dumps(action)) == action
    assert [*range(200)][action] == 164
    with pytest.raises(FrozenInstanceError):
        action.number = 3  # type: ignore[misc]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("plya bard", 'no such action: "plya"; did you mean "play"?'),
        ("play bardd", 'no such card: "bardd"; did you mean "bard"?'),
        ("place valey", 'no such territory: "valey"; did you mean "valley"?'),
        ("attack 4", 'no such seat: "4"'),
        ("count 13", "no such number of clans"),
        ("at 64", 'no such place of the map: "64"'),
        ("play", '"play" needs a card'),
        ("pass valley", '"pass" stands alone'),
        ("", "an action is needed"),
        ("xyzzy", 'no such action: "xyzzy"'),
    ],
)
def test_an_unknown_text_is_refused_with_what_may_have_been_meant(text: str, fault: str) -> None:
    with pytest.raises(IllegalAction, match=r".") as refused:
        Action.parse(text)
    assert fault in str(refused.value)


@pytest.mark.parametrize("number", [-1, 14, 15, 512])
def test_numbers_of_no_action_are_refused(number: int) -> None:
    with pytest.raises(IllegalAction, match=f"no action has the number {number}"):
        Action(number)


def test_every_step_that_asks_has_a_kind() -> None:
    for wrapped in STEPS:
        step = bare(wrapped)
        if type(step).apply is not Step.apply and not isinstance(step, Fork):
            assert type(step) in KINDS


@pytest.mark.parametrize(
    "table", [(4, "possible", True, "standard", 5), (4, "holders", True, "standard", 2)]
)
def test_kinds_and_actions_agree(table: Table) -> None:
    verbs: dict[str, set[str]] = {}
    for game in moments(table):
        for decision in game.decisions.values():
            found = verbs.setdefault(decision.kind, set())
            # Beside any choice of a player's (Q19).
            actions = {str(action) for action in decision.actions} - {"play moor"}
            found |= {action.split(" ")[0] for action in actions}
    allowed = {
        "lay": {"territory"},
        "first-brenn": {"player"},
        "toss": {"clockwise", "counterclockwise"},
        "deal": {"draw"},
        "draw": {"draw"},
        "steal": {"draw"},
        "reveal": {"draw"},
        "discover": {"territory"},
        "scout": {"territory"},
        "settle": {"place"},
        "hold": {"hold"},
        "turn": {"play", "pass", "pretend"},
        "window": {"play", "decline"},
        "territory": {"territory", "decline"},
        "player": {"player"},
        "spot": {"at"},
        "unearth": {"territory"},
        "place": {"place", "done"},
        "march": {"from", "to", "done"},
        "count": {"count"},
        "muster": {"count", "done"},
        "orders": {"place", "player"},
        "give-back": {"count", "decline"},
        "either": {"place", "player", "discard", "remove", "demand-card", "demand-clan"},
        "may": {"turn", "decline"},
        "discard": {"discard"},
        "discard-some": {"discard", "done"},
        "give": {"give"},
        "tribute": {"give"},
        "aside": {"aside"},
        "take": {"take"},
        "keep": {"keep"},
        "clashes": {"territory"},
        "shelter": {"shelter", "decline"},
        "maneuver": {"peace", "attack", "withdraw", "play"},
        "peace": {"peace", "fight"},
        "answer": {"discard", "remove"},
    }
    assert len(verbs) > 20
    for kind, said in verbs.items():
        assert said <= allowed[kind], kind


def test_a_decision_says_what_it_is_about() -> None:
    game = Game.load(small())
    assert game.decisions[0].to_json() == {
        "seat": 0,
        "kind": "turn",
        "subject": {"opening": 0},
        "actions": ["play migration", "play new-clans", "play balors-eye", "pass"],
    }
    game.play(0, "play migration, territory valley")
    assert game.decisions[0].subject == {"card": "migration", "by": 0, "territory": "valley"}
    game.play(0, "to moor")
    assert game.decisions[0].kind == "count"
    assert game.decisions[0].subject["to"] == "moor"
    game.play(0, "count 4")
    window = game.decisions[1]
    assert (window.kind, window.subject) == (
        "window",
        {"window": "declared", "card": "migration", "by": 0, "territory": "valley"},
    )
    assert [str(action) for action in window.actions] == ["decline", "play geis"]
