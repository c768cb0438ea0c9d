"""What is used in a game: each effect of each card, each window, choice, happening and ending.

A use has a name of a few of the engine's own words: ``played valley after-play``, ``asked
removed``, ``chosen turn pass``. A ``Watch`` counts them while a game is played; ``everything``
lists those that there are, so that what was never used can be told.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, final

from ardri.game.decision import number_of
from ardri.game.record import Record
from ardri.rules.actions import DECLINE, DISCARD, PLAY, TEXTS
from ardri.rules.bits import BIT, members
from ardri.rules.cards.names import ACTIONS, CARDS
from ardri.rules.decisions import kind_asked
from ardri.rules.engine import apply, legal
from ardri.rules.events import BRENN, CANCELLED, DRAW, KINDS, PLAYED, Scribe
from ardri.rules.frames import EFFECT, WIDTH, WINDOW_KIND
from ardri.rules.frames import PLAY as PROGRAM
from ardri.rules.options import RULESETS, SCENARIOS, WINDOWS, Options
from ardri.rules.position import Position
from ardri.rules.repertoire import ANY_TIME, COULD_ANSWER, DECLARED, LISTENERS, MANEUVER
from ardri.rules.repertoire import WINDOWS as MOMENTS
from ardri.rules.steps import KIND_OF, PLAN_NAMES, PLAN_OF, PLAN_STARTS
from ardri.rules.victory import ENOUGH, conditions_met, faith, lands, leadership

#: The first word of a use. Of an effect of a card:
OFFERED: Final = "offered"
PLAYED_FOR: Final = "played"
CANCELLED_AS: Final = "cancelled"
#: Of a window: how often a player was asked in it, declined, and played a card.
ASKED: Final = "asked"
DECLINED: Final = "declined"
ANSWERED: Final = "answered"
#: What every game can use, sooner or later, whoever plays: cards and windows.
OF_CARDS: Final = (PLAYED_FOR, CANCELLED_AS, ASKED, DECLINED, ANSWERED)
#: Of a kind of decision and a verb; an event; an effect that is no card's; an ending; options.
CHOSEN: Final = "chosen"
HAPPENED: Final = "happened"
EFFECTS: Final = "effect"
ENDED: Final = "ended"
UNDER: Final = "under"

#: Of each kind of decision, the verbs that may answer it (``docs/notation.md``).
CHOICES: Final[dict[str, str]] = {
    "lay": "territory",
    "first-brenn": "player",
    "toss": "clockwise counterclockwise",
    "deal": "draw",
    "draw": "draw",
    "steal": "draw",
    "reveal": "draw",
    "discover": "territory",
    "scout": "territory",
    "settle": "place",
    "hold": "hold",
    "turn": "play pass pretend",
    "window": "decline play",
    "territory": "territory decline",
    "player": "player",
    "spot": "at",
    "unearth": "territory",
    "place": "place done",
    "march": "from to done",
    "count": "count",
    "muster": "count done",
    "orders": "place player",
    "give-back": "count decline",
    "may": "turn decline",
    "either": "place player discard remove demand-card demand-clan",
    "discard": "discard",
    "discard-some": "discard done",
    "take": "take",
    "keep": "keep",
    "give": "give",
    "tribute": "give",
    "aside": "aside",
    "clashes": "territory",
    "shelter": "shelter decline",
    "maneuver": "peace attack withdraw play",
    "peace": "peace fight",
    "answer": "discard remove",
    # A card that is played beside the decision that its player is asked for (Q19).
    "beside": "play",
    # A question with one answer, asked so that nothing is betrayed (mode "possible").
    "forced": "decline hold peace attack pass done",
}

#: How a game ends, or its victory check does not end it (R3.2, section 8). A king met so many
#: conditions; this one, without Deeds; more with Deeds than without; was the Brenn, and tied; had
#: fewer or no conditions to beat among the pretenders. Then, for a check without a king: a tie
#: without the Brenn; no pretender meets a condition any more. And the round limit.
ENDINGS: Final = [
    "one-condition",
    "two-conditions",
    "three-conditions",
    "leadership",
    "land",
    "faith",
    "by-deeds",
    "brenn-of-a-tie",
    "over-a-rival",
    "tie-goes-on",
    "nobody-meets",
    "round-limit",
]
#: Uses that games of fewer than so many players do not have: only one card, for four, lets a player
#: choose a card to discard; of two who tie, one is the Brenn.
_FEWEST: Final = {f"{CHOSEN} discard discard": 4, f"{ENDED} tie-goes-on": 3}
#: Uses that only a game with a round limit has (Q20).
_LIMITED: Final = (f"{ENDED} round-limit", f"{HAPPENED} {KINDS[DRAW]}")
_CONDITIONS: Final = [leadership, lands, faith]

#: The effects of cards, by the names of their plans.
CARD_EFFECTS: Final = sorted(
    (
        name
        for name, start in zip(PLAN_NAMES, PLAN_STARTS, strict=True)
        if KIND_OF[start] == PROGRAM
    ),
    key=lambda name: CARDS.index(name.split(" ")[0]),
)
#: Those that are no card's.
OTHER_EFFECTS: Final = [
    name for name, start in zip(PLAN_NAMES, PLAN_STARTS, strict=True) if KIND_OF[start] == EFFECT
]
#: The windows that open; the other moments are options beside a choice.
OPENING: Final = [name for kind, name in enumerate(MOMENTS) if kind not in (MANEUVER, ANY_TIME)]
_VERBS: Final = [text.split(" ")[0] for text in TEXTS]


def card_of(effect: str) -> int:
    """The number of the card that an effect is of."""
    return CARDS.index(effect.split(" ", maxsplit=1)[0])


def can_be_cancelled(card: int) -> bool:
    """Whether any other card cancels this one: each is there but once."""
    column = 4 * DECLARED + (2 if BIT[card] & ACTIONS else 0)
    cancels = COULD_ANSWER[column] | COULD_ANSWER[column + 1]
    return cancels & ~BIT[card] != 0


def everything(options: Options) -> list[str]:
    """All uses that a game under these options may have."""
    missing = ACTIONS & ~options.actions
    effects = [name for name in CARD_EFFECTS if not BIT[card_of(name)] & missing]
    out = [f"{PLAYED_FOR} {name}" for name in effects]
    out += [f"{CANCELLED_AS} {name}" for name in effects if can_be_cancelled(card_of(name))]
    out += [f"{said} {name}" for name in OPENING for said in (ASKED, DECLINED, ANSWERED)]
    out += [
        f"{CHOSEN} {kind} {verb}"
        for kind, verbs in CHOICES.items()
        for verb in verbs.split(" ")
        if kind != "forced" or options.possible
    ]
    out += [f"{HAPPENED} {kind}" for kind in KINDS]
    out += [f"{EFFECTS} {name}" for name in OTHER_EFFECTS]
    out += [f"{ENDED} {name}" for name in ENDINGS]
    out += _under(options)
    endless = _LIMITED if options.round_limit == 0 else ()
    return [use for use in out if options.players >= _FEWEST.get(use, 2) and use not in endless]


def _under(options: Options) -> list[str]:
    """The uses of the options themselves."""
    words = [
        f"{options.players}-players",
        RULESETS[options.ruleset],
        SCENARIOS[options.scenario],
        WINDOWS[options.possible],
    ]
    return [f"{UNDER} {word}" for word in words]


@final
class Watch:
    """Plays a game, from where it stands, and counts what is used."""

    def __init__(self, p: Position, uses: Counter[str]) -> None:
        self._p: Final = p
        self._uses: Final = uses
        self._scribe: Final = Scribe()
        p.scribe = self._scribe
        #: For which effect each card was played last.
        self._effect: Final[dict[int, str]] = {}
        uses.update(_under(p.options))

    def apply(self, p: Position, seat: int, choice: int) -> None:
        """``engine.apply``, for the position watched."""
        assert p is self._p, "one watch, one game"
        self._look(seat, choice)
        pretenders = int(p.pretenders)
        apply(p, seat, choice)
        judged = False
        for note in self._scribe.notes:
            kind = int(note.kind)
            self._uses[f"{HAPPENED} {KINDS[kind]}"] += 1
            if kind in (PLAYED, CANCELLED):
                self._note_card(kind, int(note.n), int(note.cards))
            judged = judged or kind == BRENN
            if kind == DRAW:
                self._uses[f"{ENDED} round-limit"] += 1
        self._scribe.notes.clear()
        # From the check on, nothing on the map has changed: a toss comes next, or nothing (R3).
        if judged and pretenders and p.round:
            self._judge(pretenders)

    def _look(self, seat: int, choice: int) -> None:
        """What is asked, and what is chosen."""
        p = self._p
        uses = self._uses
        kind = kind_asked(p)
        moment = "season"
        fr = p.frames
        if kind == "maneuver":
            moment = MOMENTS[MANEUVER]
        elif kind == "window":
            moment = MOMENTS[fr[p.top + WINDOW_KIND]]
        choices = legal(p, seat)
        for other in choices:
            if PLAY <= other < DISCARD:
                uses[f"{OFFERED} {self._name(other - PLAY, moment)}"] += 1
        if len(choices) == 1:
            uses[f"{CHOSEN} forced {_VERBS[choice]}"] += 1
        for f in range(0, len(fr), WIDTH):
            if KIND_OF[fr[f]] == EFFECT:
                uses[f"{EFFECTS} {PLAN_NAMES[PLAN_OF[fr[f]]]}"] += 1
        if PLAY <= choice < DISCARD:
            card = choice - PLAY
            self._effect[card] = self._name(card, moment)
            if BIT[card] & LISTENERS[ANY_TIME]:
                kind = "beside"
        uses[f"{CHOSEN} {kind} {_VERBS[choice]}"] += 1
        if kind == "window":
            uses[f"{DECLINED if choice == DECLINE else ANSWERED} {moment}"] += 1
        if moment in OPENING:
            uses[f"{ASKED} {moment}"] += 1

    def _name(self, card: int, moment: str) -> str:
        """The effect of a card that is offered at a moment."""
        if BIT[card] & LISTENERS[ANY_TIME]:
            moment = MOMENTS[ANY_TIME]
        return f"{CARDS[card]} {moment}"

    def _note_card(self, kind: int, season: int, cards: int) -> None:
        """A card was announced, or cancelled."""
        card = int(next(iter(members(cards))))
        if kind == CANCELLED:
            self._uses[f"{CANCELLED_AS} {self._effect[card]}"] += 1
            return
        if season:
            # The only card that could be played is played without a question.
            self._effect[card] = f"{CARDS[card]} season"
        self._uses[f"{PLAYED_FOR} {self._effect[card]}"] += 1

    def _judge(self, pretenders: int) -> None:
        """The victory check over these pretenders."""
        p = self._p
        met = {int(seat): int(conditions_met(p, seat)) for seat in members(pretenders)}
        most = max(met.values())
        tied = [seat for seat, n in met.items() if n == most]
        king = int(p.outcome)
        out: list[str] = []
        if most == 0:
            out.append("nobody-meets")
        elif king < 0:
            out.append("tie-goes-on")
        else:
            out.append(ENDINGS[most - 1])
            plain = [name(p, king) >= ENOUGH for name in _CONDITIONS]
            out += [ENDINGS[3 + k] for k, reached in enumerate(plain) if reached]
            if sum(plain) < most:
                out.append("by-deeds")
            if len(tied) > 1:
                out.append("brenn-of-a-tie")
            elif len(met) > 1:
                out.append("over-a-rival")
        self._uses.update(f"{ENDED} {name}" for name in out)


def uses_of(record: Record) -> Counter[str]:
    """What is used in the game of a record that replays."""
    uses: Counter[str] = Counter()
    p = record.start().truth
    watch = Watch(p, uses)
    for line in record.lines:
        watch.apply(p, number_of(line.seat), int(line.action))
    return uses
