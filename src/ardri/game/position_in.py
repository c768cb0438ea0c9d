"""A position from JSON data: what a test or an editor writes by hand (``docs/position.md``)."""

from __future__ import annotations

import json
from typing import Final

from ardri.game.cards_in import check_playing, check_quiet, read_cards
from ardri.game.errors import BadPosition
from ardri.game.knowledge_json import read_knowledge
from ardri.game.map_in import read_map
from ardri.game.position_out import FLIGHTS, write_course
from ardri.game.quiet import PHASES, lay_quiet, passed_before
from ardri.game.reading import Node
from ardri.game.stack_json import read_frames
from ardri.rules.bits import BIT, members
from ardri.rules.compat import i64, vec
from ardri.rules.engine import advance, legal
from ardri.rules.invariants import faults
from ardri.rules.island import Island
from ardri.rules.options import RULESETS, SCENARIOS, WINDOWS, Options
from ardri.rules.position import DRAWN, GOES_ON, NONE, Position, blank_position

_OPTIONS: Final = ["ruleset", "scenario", "windows", "round_limit", "players"]
_COURSE: Final = ["round", "phase", "turn", "opening", "passed", "winner", "brenn", "flock"]
_CARDS: Final = [
    "action_discard",
    "discarded_unseen",
    "set_aside",
    "epic_deck",
    "epic_discard",
    "advantage_table",
    "advantage_played",
    "stack",
    "pool",
    "playing",
]
#: All keys of a position.
KEYS: Final = [*_OPTIONS, *_COURSE, "map", *_CARDS, "frames", "knowledge"]
PLAYER: Final = ["hand", "deeds", "pretender", "tray", "held"]
#: More rounds than any game has.
_ROUNDS: Final = 100_000


def read_position(data: object) -> Position:
    """The position, advanced to its next decision; ``BadPosition`` names what is wrong where."""
    top = Node(data)
    fields = top.fields(KEYS, ("players",))
    p = blank_position(_options(fields), Island(vec[i64]([0] * 16)))
    phase = PHASES[_choice(fields, "phase", PHASES, PHASES.index("season"))]
    busy = "frames" in fields
    read_map(p, fields.get("map", Node([], "map")), phase == "setup")
    _read_course(p, fields, phase)
    players = [node.fields(PLAYER) for node in fields["players"].items()]
    _read_tokens(p, players)
    cards = read_cards(p, fields, players)
    if busy:
        read_frames(p, fields["frames"])
        check_playing(p, fields)
        _check_course(p, fields)
    else:
        turn = _read_turn(p, fields, phase)
        check_quiet(p, phase, fields)
        lay_quiet(p, phase, *turn)
    read_knowledge(p, cards.shown, fields.get("knowledge"))
    _go_on(p, fields)
    return p


def _options(fields: dict[str, Node]) -> Options:
    players = len([*fields["players"].items()])
    if not 2 <= players <= 4:
        fields["players"].fail("refusal-players", count=players)
    limit = fields.get("round_limit", Node(None))
    return Options(
        players,
        _choice(fields, "ruleset", RULESETS),
        _choice(fields, "scenario", SCENARIOS),
        _choice(fields, "windows", WINDOWS) == 1,
        0 if limit.empty() else limit.integer(1, _ROUNDS),
    )


def _choice(fields: dict[str, Node], key: str, names: list[str], default: int = 0) -> int:
    return fields[key].word(key, names) if key in fields else default


def _read_course(p: Position, fields: dict[str, Node], phase: str) -> None:
    """The round, the Brenn, the flock; of a game that is over, who has won."""
    last = p.options.players - 1
    setup = phase == "setup"
    p.round = fields["round"].integer(int(not setup), _ROUNDS) if "round" in fields else 1 - setup
    brenn = fields.get("brenn", Node(None if setup else 0))
    if brenn.empty() and not setup:
        brenn.fail("refusal-no-brenn")
    p.brenn = NONE if brenn.empty() else brenn.integer(0, int(last))
    p.flock = _choice(fields, "flock", FLIGHTS)
    if phase == "over":
        winner = fields.get("winner", Node(None))
        p.outcome = DRAWN if winner.empty() else winner.integer(0, int(last))
    elif "winner" in fields:
        fields["winner"].fail("refusal-no-winner")


def _read_tokens(p: Position, players: list[dict[str, Node]]) -> None:
    """Deeds and Pretender tokens."""
    for seat, player in enumerate(players):
        if "deeds" in player:
            deeds = player["deeds"].integer(0, int(p.options.deeds))
            if deeds > p.deeds_left:
                player["deeds"].fail("refusal-deeds", count=int(p.options.deeds))
            p.deeds[seat] = deeds
            p.deeds_left -= deeds
        if "pretender" in player and player["pretender"].flag():
            p.pretenders |= BIT[seat]


def _read_turn(p: Position, fields: dict[str, Node], phase: str) -> tuple[int, bool, int]:
    """Whose turn it is, whether it is the Brenn's first, how many have passed in a row."""
    if phase != "season":
        for key in ("turn", "opening", "passed"):
            if key in fields:
                fields[key].fail("refusal-no-turns", phase=phase)
        return NONE, False, 0
    last = int(p.options.players) - 1
    turn = fields["turn"].integer(0, last) if "turn" in fields else int(p.brenn)
    opening = "opening" in fields and fields["opening"].flag()
    passed = (
        [seat.integer(0, last) for seat in fields["passed"].items()] if "passed" in fields else []
    )
    if opening and turn != p.brenn:
        fields["opening"].fail("refusal-opening", seat=int(p.brenn))
    if opening and passed:
        fields["passed"].fail("refusal-opening-passes")
    if len(passed) > last:
        fields["passed"].fail("refusal-all-passed")
    run = passed_before(p, turn, len(passed))
    if passed != run:
        fields["passed"].fail("refusal-passed", seat=turn, seats=str(run))
    return turn, opening, len(passed)


def _check_course(p: Position, fields: dict[str, Node]) -> None:
    """What is said beside the frames must be what the frames say."""
    told = write_course(p)
    for key in ("phase", "turn", "opening", "passed"):
        if key in fields and fields[key].value != told.get(key):
            fields[key].fail("refusal-frames-say", value=json.dumps(told.get(key)))


def _go_on(p: Position, fields: dict[str, Node]) -> None:
    """Advance to the next decision. A stack that somebody wrote may still be none."""
    if p.outcome == GOES_ON:
        try:
            advance(p)
        except Exception as error:
            if "frames" not in fields:
                raise
            fields["frames"].fail("refusal-cannot-go-on", fault=type(error).__name__)
    wrong = faults(p)
    if wrong:
        raise BadPosition("", "refusal-unsound", fault=wrong[0])
    for seat in members(p.asked):
        if not legal(p, seat):
            raise BadPosition("", "refusal-nothing-to-choose", seat=seat)
