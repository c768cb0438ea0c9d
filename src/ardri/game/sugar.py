"""Lines of the notation: one line may stand for several small choices (``docs/notation.md``).

A line is walked on a copy of the position, step by step, also through the choices of one that the
engine makes by itself: so what a line says is checked to the letter. Only the choices that are
really asked come out.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, final

from ardri.game.errors import IllegalAction
from ardri.game.notation import WORDS, Action, named, territory_number
from ardri.game.undo import barrier
from ardri.rules.actions import COUNT, DONE, FROM, HOLD, NUMBERS, TERRITORY, TEXTS, VERBS, WITHDRAW
from ardri.rules.bits import BIT, count, members
from ardri.rules.cards.names import TERRITORIES
from ardri.rules.decisions import bare
from ardri.rules.draft import Hold
from ardri.rules.engine import carry_out, legal, offer_any_time
from ardri.rules.events import Scribe
from ardri.rules.frames import DRAFT_PASS, EFFECT, PLAY, T, U
from ardri.rules.offers import unknown
from ardri.rules.options import CLANS
from ardri.rules.position import CHANCE, CHANCE_ASKED, NONE, Position
from ardri.rules.steps import KIND_OF, PLAN_OF, STEPS
from ardri.rules.vocabulary.marching import March
from ardri.words.saying import Saying

#: One more word than the notation's verbs: it stands for several of them.
_MOVE: Final = "move"
#: How many choices a refusal lists.
_LISTED: Final = 12
#: One part of a march: a number that may be left out, then one or two territories.
_LEG: Final = re.compile(r"(?:(\d+)\s+)?(\S+)(?:\s+(\S+))?")


def check(p: Position, number: int, choice: int) -> None:
    """``IllegalAction``, with a reason, unless this seat may choose this now."""
    choices = [int(n) for n in legal(p, number)]
    if choice not in choices:
        raise IllegalAction(_why_not(p, number, choice, choices))


def expand(p: Position, number: int, text: str) -> list[int]:
    """The choices that a line stands for, all of them legal one after the other."""
    plain = NUMBERS.get(" ".join(text.lower().split()))
    if plain is not None:
        check(p, number, plain)
        return [plain]
    walk = _Walk(p, number)
    for part in _parts(text):
        walk.part(part)
    return walk.made


def _parts(text: str) -> list[list[str]]:
    """The parts of a line: what stands between commas, but a march keeps its legs together."""
    parts: list[list[str]] = []
    for piece in text.lower().split(","):
        words = piece.split()
        if not words:
            raise IllegalAction("refusal-no-action")
        if parts and words[0] not in (_MOVE, *WORDS) and parts[-1][0] in (_MOVE, "withdraw"):
            parts[-1] += [",", *words]
        else:
            parts.append(words)
    return parts


@final
class _Walk:
    """Goes ahead on a copy, and remembers what it chose where there was a choice."""

    def __init__(self, p: Position, number: int) -> None:
        self._p = p.copy()
        self._p.scribe = Scribe()
        self._number = number
        #: Why nothing may follow in this line, as the key of a text: else a line that is refused
        #: would tell a secret.
        self._stop = ""
        self.made: list[int] = []

    def part(self, words: list[str]) -> None:
        """Make all the choices that one part of a line stands for."""
        self._check_going()
        verb = words[0]
        if verb == _MOVE:
            self._march(_legs(words[1:], True))
        elif verb == "withdraw" and len(words) > 1:
            self._make(WITHDRAW)
            self._march(_legs(words[1:], False))
        elif verb == "hold" and len(words) > 2:
            self._hold([named("hold", name) for name in words[1:]])
        elif verb == "place" and len(words) > 2:
            for land in sorted(named("place", name) for name in words[1:]):
                self._make(land)
        else:
            self._make(int(Action.parse(" ".join(words))))

    # ------------------------------------------------------------------ step by step

    def _choices(self) -> list[int]:
        """What this seat is offered now, be it one choice only; nothing if it is not asked."""
        if self._p.asked:
            return [int(n) for n in legal(self._p, self._number)]
        return []

    def _check_going(self) -> None:
        if self._stop:
            raise IllegalAction("refusal-wait", why=Saying(self._stop))

    def _make(self, choice: int) -> None:
        self._check_going()
        choices = self._choices()
        # What the game chooses by itself need not be said.
        while choice not in choices and not self._stop and self._goes_by_itself(choices):
            self._carry_out(choices[0])
            choices = self._choices()
        self._check_going()
        if choice not in choices:
            raise IllegalAction(_why_not(self._p, self._number, choice, choices))
        if not self._goes_by_itself(choices):
            self.made.append(choice)
        self._carry_out(choice)

    def _goes_by_itself(self, choices: list[int]) -> bool:
        """Whether the game makes this choice of one, and asks nobody."""
        p = self._p
        if len(choices) != 1 or p.many == NONE:
            return False
        return not (p.options.possible and STEPS[p.frames[p.top]].betrays(p))

    def _carry_out(self, choice: int) -> None:
        before = self._p.copy()
        carry_out(self._p, self._number, choice)
        self._settle(before, choice)

    def _settle(self, before: Position, choice: int) -> None:
        """Go on to the next choice, and do not pass over a choice of one."""
        p = self._p
        p.asked = 0
        unknown(p)
        while p.top >= 0 and not STEPS[p.frames[p.top]].ready(p):
            pass
        self._offer_more()
        notes = p.scribe.notes if p.scribe is not None else []
        self._stop = barrier(before, p, choice, notes, p.asked == CHANCE_ASKED)

    def _offer_more(self) -> None:
        if self._p.many > 1:
            offer_any_time(self._p)

    # ------------------------------------------------------------------ the draft

    def _hold(self, cards: list[int]) -> None:
        p = self._p
        step = STEPS[p.frames[p.top]] if p.top >= 0 else None
        if not isinstance(step, Hold) or not self._choices():
            raise IllegalAction(_why_not(p, self._number, cards[0], self._choices()))
        if len(set(cards)) < len(cards):
            raise IllegalAction("refusal-held-once")
        missing = int(p.frames[p.top + DRAFT_PASS]) - int(count(p.tray[4 + self._number]))
        if len(cards) != missing:
            raise IllegalAction("refusal-held", count=missing, said=len(cards))
        before = p.copy()
        for card in sorted(cards):
            # The step itself holds what is left when all of it must be held.
            if not p.tray[4 + self._number] & BIT[card - HOLD]:
                choices = self._choices()
                if card not in choices:
                    raise IllegalAction(_why_not(p, self._number, card, choices))
                self.made.append(card)
                step.apply(p, self._number, card)
        self._settle(before, cards[0])

    # ------------------------------------------------------------------ marches

    def _march(self, legs: list[_Leg]) -> None:
        """Name the ends of a march, then part for part how many go, and that these are all."""
        p = self._p
        f, last = p.top, self._march_ahead()
        march = bare(STEPS[last])
        assert isinstance(march, March)
        inward = march.verb == FROM
        legs = sorted(legs, key=lambda leg: leg.way(inward))
        _no_nonsense(legs, inward)
        ends = [*{leg.end(inward) for leg in legs} - {NONE}]
        while p.top == f and p.frames[f] <= last and self._choices():
            choices = self._choices()
            verbs = {_verb(choice) for choice in choices}
            if TERRITORY in verbs and legs:
                # First the end that all share, then, where it is named beforehand, the other.
                self._make(TERRITORY + (ends.pop() if ends else legs[0].way(inward)))
                continue
            if ends and p.frames[f + T] != ends.pop():
                about = TERRITORIES[p.frames[f + T]]
                raise IllegalAction("refusal-march-about", territory=about)
            if COUNT in verbs and legs and p.frames[f + U] == legs[0].way(inward):
                n = legs.pop(0).n
                most = max(choice for choice in choices if _verb(choice) == COUNT)
                self._make(COUNT + n - 1 if n else most)
            elif march.verb in verbs and legs:
                self._make(int(march.verb) + legs[0].way(inward))
            elif DONE in choices and not legs:
                self._make(DONE)
            elif self._goes_by_itself(choices):
                self._make(choices[0])
            else:
                raise IllegalAction(_offered(choices))
        if legs:
            raise IllegalAction("refusal-march-over")

    def _march_ahead(self) -> int:
        """The step of the march that is being declared, or will be next."""
        p = self._p
        if self._choices() and KIND_OF[p.frames[p.top]] in (PLAY, EFFECT):
            step = int(p.frames[p.top])
            plan = PLAN_OF[step]
            while step < len(STEPS) and PLAN_OF[step] == plan:
                if isinstance(bare(STEPS[step]), March):
                    return step
                step += 1
        raise IllegalAction(_why_not(p, self._number, -1, self._choices()))


@final
@dataclass(frozen=True, slots=True)
class _Leg:
    """A part of a march: clans by one way. ``n`` is 0 where no number is said."""

    n: int
    source: int
    target: int

    def way(self, inward: bool) -> int:
        """The territory that tells the parts of a march apart."""
        return self.source if inward else self.target

    def end(self, inward: bool) -> int:
        """The territory that all parts share."""
        return self.target if inward else self.source


def _legs(words: list[str], both_ends: bool) -> list[_Leg]:
    """The parts of a march: ``3 valley cove`` or, in a withdrawal, ``2 plains``."""
    legs: list[_Leg] = []
    for piece in " ".join(words).split(","):
        found = _LEG.fullmatch(piece.strip())
        said = [name for name in found.groups()[1:] if name] if found else []
        if not found or len(said) != (2 if both_ends else 1):
            example = "move 2 plains cove" if both_ends else "withdraw 2 plains"
            raise IllegalAction("refusal-no-march", said=piece.strip(), example=example)
        n = int(found[1]) if found[1] else 0
        if found[1] and not 1 <= n <= CLANS:
            raise IllegalAction("refusal-march-count", count=str(n))
        lands = [territory_number(name) for name in said]
        legs.append(_Leg(n, lands[0] if both_ends else NONE, lands[-1]))
    return legs


def _no_nonsense(legs: list[_Leg], inward: bool) -> None:
    if len({leg.end(inward) for leg in legs}) > 1:
        where = "refusal-march-into-one" if inward else "refusal-march-out-of-one"
        raise IllegalAction(where)
    if len({leg.way(inward) for leg in legs}) < len(legs):
        raise IllegalAction("refusal-march-ways")


def _verb(choice: int) -> int:
    """The first action of a choice's verb; a bare choice is its own."""
    return next(
        (int(base) for _, base, names in VERBS if base <= choice < base + len(names)), choice
    )


# ---------------------------------------------------------------------------------------- refusals


def _why_not(p: Position, number: int, choice: int, choices: list[int]) -> Saying:
    if p.top < 0:
        return Saying("refusal-over")
    if not choices:
        whose = tuple([_name(int(seat)) for seat in members(p.asked)])
        return Saying("refusal-not-asked", who=_name(number), whose=whose)
    offered = _offered(choices)
    if choice < 0:
        return offered
    return Saying("refusal-impossible", action=TEXTS[choice], offered=offered)


def _offered(choices: list[int]) -> Saying:
    texts = [TEXTS[choice] for choice in choices[:_LISTED]]
    if len(choices) > _LISTED:
        texts.append("…")
    return Saying("refusal-possible", actions=", ".join(texts))


def _name(number: int) -> Saying:
    return Saying("refusal-chance") if number == CHANCE else Saying("refusal-seat", seat=number)
