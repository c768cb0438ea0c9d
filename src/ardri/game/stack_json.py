"""The stack of frames as JSON data: each frame by the name of its plan, its numbers by theirs."""

from __future__ import annotations

from typing import Final

from ardri.game.reading import Node
from ardri.rules import frames
from ardri.rules.bits import BIT, members
from ardri.rules.cards.names import CARDS, TERRITORIES
from ardri.rules.codec import find_frames
from ardri.rules.compat import i64, vec
from ardri.rules.frames import FIELDS, WIDTH
from ardri.rules.position import NONE, Position, frames_used
from ardri.rules.repertoire import WINDOWS
from ardri.rules.steps import KIND_OF, PLAN_NAMES, PLAN_OF, PLAN_STARTS, STEPS
from ardri.rules.vocabulary.clash_words import Linger
from ardri.rules.windows import LAND_SOURCE, Window

#: What a number in a frame may be.
_SEAT, _MAYBE_SEAT, _SEATS, _PER_SEAT = "seat", "maybe seat", "seats", "per seat"
_LAND, _MAYBE_LAND, _LANDS, _BAG = "land", "maybe land", "lands", "bag"
_CARD, _SOURCE, _FLAG, _NUMBER = "card", "source", "flag", "number"

#: What each named number is; ``kind.name`` where kinds differ. All others are plain numbers.
_TYPES: Final = {
    "seat": _SEAT,
    "next": _MAYBE_SEAT,
    "who": _MAYBE_SEAT,
    "it": _MAYBE_SEAT,
    "left": _SEATS,
    "done": _SEATS,
    "declined": _SEATS,
    "said": _SEATS,
    "opening": _FLAG,
    "peaceful": _FLAG,
    "card": _CARD,
    "land": _MAYBE_LAND,
    "t": _MAYBE_LAND,
    "u": _MAYBE_LAND,
    "bag": _BAG,
    "pending": _LANDS,
    "reached": _LANDS,
    "territory": _LAND,
    "instigator": _SEAT,
    "began": _SEAT,
    "actor": _SEAT,
    "attacker": _SEAT,
    "owner": _SEAT,
    "sheltered": _PER_SEAT,
    "fallen": _PER_SEAT,
    "source": _SOURCE,
    f"{frames.ATTACK}.victim": _SEAT,
    f"{frames.CLASH}.victim": _MAYBE_SEAT,
    f"{frames.REMOVAL}.maneuver": _FLAG,
    f"{frames.REMOVAL}.to": _MAYBE_LAND,
    f"{frames.ARRIVAL}.left": _LANDS,
}
#: Numbers that are one of several words, and sets of words.
_CHOICES: Final = {
    f"{frames.WINDOW}.kind": WINDOWS,
    f"{frames.CLASH}.maneuver": ["none", "attack", "withdraw", "tale"],
    f"{frames.ATTACK}.demand": ["free", "both", "card", "clan", "over"],
}
_OF_PROGRAM: Final = ["announced", "cancelled", "gone", "season", "pile-waits", "beside"]
_FLAGS: Final = {
    f"{frames.PLAY}.flags": _OF_PROGRAM,
    f"{frames.EFFECT}.flags": _OF_PROGRAM,
    f"{frames.CLASH}.flags": ["killed", "refused", "silent"],
}
#: The largest plain number in a frame: larger than any site.
_MOST: Final = 1 << 20

#: Upon what a card lies that waits for something to be over, and for what.
_WAIT_ON: Final = {frames.ROUND: frames.ASSEMBLY, frames.CLASHES: frames.CLASH}
#: Which kinds of procedure a kind may lie upon; none: it lies at the bottom.
_PROGRAMS: Final = {frames.PLAY, frames.EFFECT}
_UPON: Final[dict[int, set[int]]] = {
    frames.SETUP: set(),
    frames.ROUND: set(),
    frames.ASSEMBLY: {frames.ROUND},
    frames.DRAFT: {frames.ASSEMBLY},
    frames.SEASON: {frames.ROUND},
    frames.TURN: {frames.SEASON},
    frames.PLAY: {frames.TURN, frames.WINDOW, frames.CLASH},
    frames.EFFECT: {frames.SETUP, frames.ASSEMBLY, frames.TURN, frames.ARRIVAL, frames.CLASH}
    | _PROGRAMS,
    frames.CLASHES: _PROGRAMS,
    frames.CLASH: {frames.CLASHES},
    frames.ATTACK: {frames.CLASH},
    frames.REMOVAL: {frames.CLASH, frames.ATTACK, *_PROGRAMS},
    frames.ARRIVAL: _PROGRAMS,
    frames.DRAWING: _PROGRAMS,
}


def write_frames(p: Position) -> list[dict[str, object]]:
    """The stack, from the bottom up."""
    out: list[dict[str, object]] = []
    for f in range(0, frames_used(p), WIDTH):
        step = int(p.frames[f])
        plan = int(PLAN_OF[step])
        kind = int(KIND_OF[step])
        frame: dict[str, object] = {
            "plan": PLAN_NAMES[plan],
            "step": step - int(PLAN_STARTS[plan]),
        }
        for at, name in enumerate(FIELDS[kind], 1):
            frame[name] = _written(kind, name, int(p.frames[f + at]), int(p.options.players))
        out.append(frame)
    return out


def _type(kind: int, name: str) -> str:
    return _TYPES.get(f"{kind}.{name}", _TYPES.get(name, _NUMBER))


def _written(kind: int, name: str, n: int, players: int) -> object:
    key = f"{kind}.{name}"
    if key in _CHOICES:
        return _CHOICES[key][n]
    if key in _FLAGS:
        return [_FLAGS[key][bit] for bit in members(n)]
    what = _type(kind, name)
    if what == _FLAG:
        return bool(n)
    if what == _SEATS:
        return [int(seat) for seat in members(n)]
    if what == _PER_SEAT:
        return [n >> (4 * seat) & 15 for seat in range(players)]
    if what == _LANDS:
        return [TERRITORIES[land] for land in members(n)]
    if what == _BAG:
        return [TERRITORIES[land] for land in _bag(n)]
    if what == _SOURCE:
        return _source(n)
    if n < 0 and what != _NUMBER:
        return None
    if what in (_LAND, _MAYBE_LAND):
        return TERRITORIES[n]
    return CARDS[n] if what == _CARD else n


def _bag(n: int) -> list[int]:
    """The territories in a distribution, in the order in which they were chosen."""
    out: list[int] = []
    while n > 1:
        out.append(n & 15)
        n >>= 4
    return out[::-1]


def _source(n: int) -> object:
    """What draws Epic Tales: a card and a territory may have the same id."""
    if n >= LAND_SOURCE:
        return {"territory": TERRITORIES[n - LAND_SOURCE]}
    return {"card": CARDS[n]} if n < LAND_SOURCE - 1 else {}


# ---------------------------------------------------------------------------------------- reading


def read_frames(p: Position, node: Node) -> None:
    """Fill the stack of a position that has its map and its cards."""
    numbers: list[int] = []
    for frame in node.items():
        numbers += _frame(p, frame, numbers[-WIDTH:])
    if not numbers:
        node.fail("refusal-no-frame")
    if sum(KIND_OF[step] == frames.CLASH for step in numbers[::WIDTH]) > 1:
        node.fail("refusal-one-clash")
    p.frames = vec[i64](numbers)
    find_frames(p, len(numbers))
    for f in range(WIDTH, len(numbers), WIDTH):
        if KIND_OF[numbers[f]] == frames.PLAY and KIND_OF[numbers[f - WIDTH]] == frames.CLASHES:
            _gather(p, f, node)


def _gather(p: Position, f: int, node: Node) -> None:
    """Q18: the clans that lie on a card till a clash is over are not in the reserve."""
    owner, n = p.frames[f + frames.ME], p.frames[f + frames.N]
    if not 0 <= n <= p.reserve[owner]:
        there = Node(None, f"{node.path}[{f // WIDTH}].n")
        there.fail("refusal-gathered", count=int(n), reserve=int(p.reserve[owner]))
    p.reserve[owner] -= n


def _frame(p: Position, node: Node, below: list[int]) -> list[int]:
    if not isinstance(node.value, dict) or "plan" not in node.value:
        node.fail("refusal-missing", key="plan")
    plan = Node(node.value["plan"], f"{node.path}.plan").word("plan", PLAN_NAMES)
    start = int(PLAN_STARTS[plan])
    kind = int(KIND_OF[start])
    fields = node.fields(["plan", "step", *FIELDS[kind]], ("step", *FIELDS[kind]))
    end = int(PLAN_STARTS[plan + 1]) if plan + 1 < len(PLAN_STARTS) else len(STEPS)
    numbers = [start + fields["step"].integer(0, end - start - 1)]
    for name in FIELDS[kind]:
        numbers.append(_read(p, kind, name, fields[name]))
    _fits(node, kind, numbers, below)
    return numbers + [0] * (WIDTH - len(numbers))


def _fits(node: Node, kind: int, numbers: list[int], below: list[int]) -> None:
    """Whether this kind of frame may lie upon the one below."""
    if kind == frames.WINDOW:
        opener = STEPS[below[0] - 1] if below and below[0] else None
        if not isinstance(opener, Window) or opener.kind != numbers[frames.WINDOW_KIND]:
            node.fail("refusal-no-window")
        return
    allowed = _UPON[kind]
    under = int(KIND_OF[below[0]]) if below else -1
    fits = under in allowed if below else not allowed
    if kind == frames.PLAY and below:
        # A card played beside what is asked; one that waits for what lies upon it to be over.
        beside = numbers[frames.FLAGS] & frames.BESIDE
        fits = fits or beside != 0 or _WAIT_ON.get(under, -1) == _waits_for(numbers[0])
    if under == frames.PLAY:
        fits = fits or _waits_for(below[0]) == kind
    if not fits:
        node.fail("refusal-plan-here")


def _waits_for(step: int) -> int | None:
    """What a card, come to this step, waits for or has waited for."""
    start = int(PLAN_STARTS[int(PLAN_OF[step])])
    for before in STEPS[start:step]:
        if isinstance(before, Linger):
            return int(before.until)
    return None


def _read(p: Position, kind: int, name: str, node: Node) -> int:
    key = f"{kind}.{name}"
    if key in _CHOICES:
        return node.word(name, _CHOICES[key])
    if key in _FLAGS:
        return _mask([item.word("flag", _FLAGS[key]) for item in node.items()])
    what = _type(kind, name)
    last = int(p.options.players) - 1
    if what == _FLAG:
        return int(node.flag())
    if what == _SEATS:
        return _mask([item.integer(0, last) for item in node.items()])
    if what == _PER_SEAT:
        counts = [item.integer(0, 15) for item in node.items()]
        if len(counts) != last + 1:
            node.fail("refusal-one-a-seat", count=last + 1)
        return sum(n << (4 * seat) for seat, n in enumerate(counts))
    if what == _LANDS:
        return _mask([_land(p, item) for item in node.items()])
    if what == _BAG:
        return _read_bag(p, node)
    if what == _SOURCE:
        return _read_source(node)
    if what in (_MAYBE_SEAT, _MAYBE_LAND) and node.empty():
        return NONE
    if what in (_SEAT, _MAYBE_SEAT):
        return node.integer(0, last)
    if what in (_LAND, _MAYBE_LAND):
        # A frame may not have come to its territory yet: any will do then.
        return node.word("territory", TERRITORIES)
    return node.word("card", CARDS) if what == _CARD else node.integer(-1, _MOST)


def _land(p: Position, node: Node) -> int:
    land = node.word("territory", TERRITORIES)
    if not p.island.in_play & BIT[land]:
        node.fail("refusal-land-off-map", territory=TERRITORIES[land])
    return land


def _read_bag(p: Position, node: Node) -> int:
    lands = [_land(p, item) for item in node.items()]
    if len(lands) > 12:
        node.fail("refusal-many-clans", count=12)
    if lands != sorted(lands):
        order = ", ".join([TERRITORIES[land] for land in sorted(lands)])
        node.fail("refusal-order", order=order)
    bag = 1
    for land in lands:
        bag = bag * 16 + land
    return bag


def _read_source(node: Node) -> int:
    fields = node.fields(["card", "territory"])
    if len(fields) > 1:
        node.fail("refusal-not-both")
    if "card" in fields:
        return fields["card"].word("card", CARDS)
    if "territory" in fields:
        return LAND_SOURCE + fields["territory"].word("territory", TERRITORIES)
    return LAND_SOURCE - 1


def _mask(numbers: list[int]) -> int:
    out = 0
    for n in numbers:
        out |= int(BIT[n])
    return out
