"""What is asked: for a position, the kind of decision and what it is about, in words.

The kind follows from the step that asks, the subject from the frame that the step belongs to; both
are tables. All that a subject says is known to whoever is asked.
"""

from __future__ import annotations

from typing import Final

from ardri.rules.actions import FROM
from ardri.rules.assembly import DealAgain, Toss
from ardri.rules.attack import AnswerAttack
from ardri.rules.cards.names import CARDS, TERRITORIES
from ardri.rules.clash import Citadels, Maneuver, NextClash, PeaceTalk
from ardri.rules.compat import i64
from ardri.rules.draft import Deal, Hold
from ardri.rules.drawing import DrawOne, KeepOne
from ardri.rules.frames import (
    ARRIVAL_LAND,
    ARRIVAL_OWNER,
    ATTACKER,
    CARD,
    CLASH_ACTOR,
    CLASH_INSTIGATOR,
    CLASH_SITE,
    CLASHES_INSTIGATOR,
    DRAFT_PASS,
    DRAW_COUNT,
    DRAW_SEAT,
    DRAW_SOURCE,
    EFFECT,
    IT,
    ME,
    REMOVAL_LAND,
    REMOVAL_OWNER,
    TURN_OPENING,
    VICTIM,
    WIDTH,
    WINDOW,
    WINDOW_KIND,
    T,
    U,
    W,
)
from ardri.rules.position import NONE, Position
from ardri.rules.repertoire import WINDOWS
from ardri.rules.season import Act
from ardri.rules.setup import FirstBrenn, FirstClans, LayOut
from ardri.rules.steps import KIND_OF, PLAN_NAMES, PLAN_OF, STEPS, Step
from ardri.rules.vocabulary.card_words import TakeFromPile
from ardri.rules.vocabulary.choosing import ChoosePlayer, ChooseSpot, ChooseTerritory
from ardri.rules.vocabulary.clan_words import Distribute, Said
from ardri.rules.vocabulary.clash_words import GiveBack
from ardri.rules.vocabulary.hand_words import (
    DiscardOne,
    DiscardSome,
    Give,
    Reveal,
    SetAside,
    Steal,
    TakeRevealed,
    Tribute,
)
from ardri.rules.vocabulary.land_words import Discover, Scout, Unearth
from ardri.rules.vocabulary.marching import March, Muster
from ardri.rules.vocabulary.orders import GiveOrders
from ardri.rules.vocabulary.shape import Decline, Fork, OnPath
from ardri.rules.windows import LAND_SOURCE, Answer

#: What each step that asks asks for. Above the line chance is asked, below it a player.
KINDS: Final[dict[type[Step], str]] = {
    LayOut: "lay",
    FirstBrenn: "first-brenn",
    Toss: "toss",
    Deal: "deal",
    DealAgain: "deal",
    DrawOne: "draw",
    Steal: "steal",
    Reveal: "reveal",
    Discover: "discover",
    Scout: "scout",
    # ----
    FirstClans: "settle",
    Hold: "hold",
    Act: "turn",
    Answer: "window",
    ChooseTerritory: "territory",
    ChoosePlayer: "player",
    ChooseSpot: "spot",
    Unearth: "unearth",
    Distribute: "place",
    March: "march",
    Muster: "muster",
    GiveOrders: "orders",
    GiveBack: "give-back",
    Said: "may",
    DiscardOne: "discard",
    DiscardSome: "discard-some",
    Give: "give",
    Tribute: "tribute",
    SetAside: "aside",
    TakeRevealed: "take",
    TakeFromPile: "take",
    KeepOne: "keep",
    NextClash: "clashes",
    Citadels: "shelter",
    Maneuver: "maneuver",
    PeaceTalk: "peace",
    AnswerAttack: "answer",
}
#: A march asks for a territory and then for how many clans.
_COUNT: Final = "count"
#: The first choice of one of two branches, when not one of them is merely to decline.
_EITHER: Final = "either"

#: What the numbers in a subject are.
_SEAT: Final[i64] = 0
_LAND: Final[i64] = 1
_CARD: Final[i64] = 2
_SOURCE: Final[i64] = 3
_NUMBER: Final[i64] = 4
_WINDOW: Final[i64] = 5

#: By kind of procedure: the parts of the subject, each with its place in the frame and what it is.
_SUBJECTS: Final[list[list[tuple[str, i64, i64]]]] = [
    [],  # SETUP
    [],  # ROUND
    [],  # ASSEMBLY
    [("pass", DRAFT_PASS, _NUMBER)],
    [],  # SEASON
    [("opening", TURN_OPENING, _NUMBER)],
    [
        ("card", CARD, _CARD),
        ("by", ME, _SEAT),
        ("territory", T, _LAND),
        ("to", U, _LAND),
        ("player", W, _SEAT),
    ],
    [("effect", CARD, _LAND), ("by", ME, _SEAT), ("territory", T, _LAND), ("to", U, _LAND)],
    [("window", WINDOW_KIND, _WINDOW)],
    [("instigator", CLASHES_INSTIGATOR, _SEAT)],
    [
        ("territory", CLASH_SITE, _LAND),
        ("instigator", CLASH_INSTIGATOR, _SEAT),
        ("actor", CLASH_ACTOR, _SEAT),
    ],
    [("attacker", ATTACKER, _SEAT), ("victim", VICTIM, _SEAT)],
    [("owner", REMOVAL_OWNER, _SEAT), ("territory", REMOVAL_LAND, _LAND)],
    [("owner", ARRIVAL_OWNER, _SEAT), ("territory", ARRIVAL_LAND, _LAND)],
    [
        ("source", DRAW_SOURCE, _SOURCE),
        ("by", DRAW_SEAT, _SEAT),
        ("count", DRAW_COUNT, _NUMBER),
    ],
]


def bare(step: Step) -> Step:
    """A step without the branch that it may stand in."""
    while isinstance(step, OnPath):
        step = step.step
    return step


def kind_asked(p: Position) -> str:
    """The kind of decision that is asked for; "" when the game is over."""
    if p.top < 0:
        return ""
    step = bare(STEPS[p.frames[p.top]])
    if isinstance(step, Fork):
        if not isinstance(step.other, Decline):
            return _EITHER
        step = step.one
    if isinstance(step, March) and p.frames[p.top + U] != NONE:
        return _COUNT
    return KINDS[type(step)]


def subject_asked(p: Position) -> dict[str, str | int]:
    """What the decision is about, as ids and numbers: parts that do not apply are absent."""
    out: dict[str, str | int] = {}
    f: i64 = p.top
    if f < 0:
        return out
    _tell(p, f, out)
    if KIND_OF[p.frames[f]] == EFFECT and "effect" not in out:
        out["effect"] = PLAN_NAMES[PLAN_OF[p.frames[f]]]
    if KIND_OF[p.frames[f]] == WINDOW:
        _tell(p, f - WIDTH, out)
    step = bare(STEPS[p.frames[f]])
    if isinstance(step, Give) and p.frames[f + IT] != NONE:
        out["player"] = int(p.frames[f + IT])
    elif isinstance(step, Muster):
        out["clans"] = "sheltered" if step.of_sheltered else "exposed"
    elif isinstance(step, GiveOrders):
        out["left"] = step.left(p)
    if isinstance(step, March) and "to" in out:
        # While a count is asked, U is the other end of this part of the march.
        pending = out.pop("to")
        out["from" if step.verb == FROM else "to"] = pending
    if p.clash >= 0:
        out["clash"] = TERRITORIES[p.frames[p.clash + CLASH_SITE]]
    return out


def _tell(p: Position, f: i64, out: dict[str, str | int]) -> None:
    """Add what the frame at f has to say."""
    for name, at, what in _SUBJECTS[KIND_OF[p.frames[f]]]:
        n: i64 = p.frames[f + at]
        if n < 0 and what != _NUMBER:
            continue
        if what == _LAND:
            out[name] = TERRITORIES[n]
        elif what == _CARD:
            out[name] = CARDS[n]
        elif what == _WINDOW:
            out[name] = WINDOWS[n]
        elif what == _SOURCE:
            # LAND_SOURCE - 1 is an effect of no territory's.
            if n >= LAND_SOURCE:
                out["effect"] = TERRITORIES[n - LAND_SOURCE]
            elif n < LAND_SOURCE - 1:
                out["card"] = CARDS[n]
        else:
            out[name] = n
