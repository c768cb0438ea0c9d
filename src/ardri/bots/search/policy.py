"""The learned policy: habit, put right by what searches of its own games came to.

A choice weighs ``exp`` of a weighed sum: of the logarithm of habit's weight, and of what is seen of
the seat, the card, the territory, the clash or the other player that the choice is about.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from ardri.bots.search import asked
from ardri.bots.search.features import passes_in_a_row
from ardri.bots.search.habit import Habit
from ardri.bots.search.standing import Standing
from ardri.rules import actions
from ardri.rules.bits import BIT
from ardri.rules.clans import chieftain, reachable
from ardri.rules.compat import i64, vec
from ardri.rules.frames import CARD, CLASH_SITE, PLAY, WIDTH, WINDOW_KIND
from ardri.rules.position import NONE, Position
from ardri.rules.repertoire import DECLARED
from ardri.rules.steps import KIND_OF

#: How many numbers are seen of a seat's situation, a territory, a clash, another player, a count.
SEEN: Final = 22
LAND: Final = 16
FIGHT: Final = 16
OTHER: Final = 6
MANY: Final = 4

# Where in the numbers of a policy each part begins.
#: How much habit counts, for each kind of decision.
HABIT: Final = 0
KINDS: Final = 32
#: Choices without an argument, for each kind of decision.
BARE: Final = HABIT + KINDS
#: A card in one's turn; to pass and to pretend are like two cards more.
TURN: Final = BARE + 16 * KINDS
PASSING: Final = 63
PRETENDING: Final = 64
#: A card as an answer; what an answer would cancel.
ANSWER: Final = TURN + 65 * SEEN
CANCELLED: Final = ANSWER + 63 * SEEN
#: A card in any other way: the actions from ``DISCARD`` on.
HANDLED: Final = CANCELLED + 64
#: A territory, for each kind of decision and verb; the same for each card.
GROUND: Final = HANDLED + actions.ACTIONS - actions.DISCARD
PLAYED: Final = GROUND + 4 * KINDS * LAND
#: What is done in a clash: attack, withdraw, fight, peace, lose a clan, lose a card.
CLASH: Final = PLAYED + 64 * 4 * LAND
#: A player, and a count, for each card.
SEAT: Final = CLASH + 6 * FIGHT
COUNTED: Final = SEAT + 64 * OTHER
#: How many numbers that are in all.
NUMBERS: Final = COUNTED + 64 * MANY


def habitual() -> tuple[float, ...]:
    """The numbers of the policy that is nothing but habit."""
    return tuple([1.0 if HABIT <= k < HABIT + KINDS else 0.0 for k in range(NUMBERS)])


@final
class Policy(Habit):
    """Weighs choices as it has learned; one object serves for all of them."""

    def __init__(self, numbers: vec[float]) -> None:
        super().__init__()
        self.numbers: Final = numbers
        self.standing: Final = Standing()
        self.seen: Final = vec[float]([0.0] * SEEN)
        self.about: Final = vec[float]([0.0] * 16)
        self._looked: bool = False
        #: For learning: what the score of each choice was made of, as (number, value).
        self.noting: bool = False
        self.notes: list[list[tuple[int, float]]] = []

    def weigh(self, p: Position, seat: i64, choices: list[i64]) -> None:
        """Weigh what this seat may choose."""
        super().weigh(p, seat, choices)
        kind: i64 = asked.kind_of_asked(p)
        if kind == asked.SPOT:
            return
        self._looked = False
        card: i64 = 63
        if KIND_OF[p.frames[p.top]] == PLAY:
            card = p.frames[p.top + CARD]
        n: i64 = len(choices)
        for k in range(n):
            weight: float = self.weights[k]
            if weight > 0.0:
                if self.noting:
                    self.notes.append([])
                score: float = self._one(HABIT + kind, log(weight))
                score += self._score(p, seat, kind, card, choices[k], n)
                self.weights[k] = exp(max(-20.0, min(20.0, score)))

    # ------------------------------------------------------------------ the sum

    def _one(self, at: i64, value: float) -> float:
        if self.noting:
            self.notes[-1].append((at, value))
        return self.numbers[at] * value

    def _sum(self, at: i64, of: vec[float], n: i64) -> float:
        total: float = 0.0
        numbers = self.numbers
        for k in range(n):
            total += numbers[at + k] * of[k]
        if self.noting:
            for k in range(n):
                if of[k] != 0.0:
                    self.notes[-1].append((at + k, of[k]))
        return total

    def _score(self, p: Position, seat: i64, kind: i64, card: i64, action: i64, n: i64) -> float:
        if kind == asked.TURN:
            which: i64 = action - actions.PLAY
            if action < actions.PLAY:
                which = PASSING if action == actions.PASS else PRETENDING
            return self._situation(p, seat, TURN + SEEN * which)
        if actions.PLAY <= action < actions.DISCARD:
            score: float = self._situation(p, seat, ANSWER + SEEN * (action - actions.PLAY))
            if kind == asked.WINDOW and p.frames[p.top + WINDOW_KIND] == DECLARED:
                score += self._one(CANCELLED + p.frames[p.top - WIDTH + CARD], 1.0)
            return score
        if actions.TERRITORY <= action < actions.COUNT:
            return self._place(p, seat, kind, card, action)
        if kind == asked.MANEUVER or kind == asked.PEACE or kind == asked.ANSWER:
            self._look(p, seat)
            score = self._clash(p, seat, action)
            if action >= actions.DISCARD:
                score += self._one(HANDLED + action - actions.DISCARD, 1.0)
            return score
        if action >= actions.DISCARD:
            return self._one(HANDLED + action - actions.DISCARD, 1.0)
        if action < actions.TERRITORY:
            return self._one(BARE + 16 * kind + action, 1.0)
        if action >= actions.PLAYER:
            self._look(p, seat)
            return self._seat_of(p, seat, card, action - actions.PLAYER)
        return self._count(card, action - actions.COUNT + 1, n)

    # ------------------------------------------------------------------ what is seen

    def _situation(self, p: Position, seat: i64, at: i64) -> float:
        """What the seat's situation adds to a choice."""
        self._look(p, seat)
        return self._sum(at, self.seen, SEEN)

    def _look(self, p: Position, seat: i64) -> None:
        """See how the seat stands, once for each decision."""
        if self._looked:
            return
        self._looked = True
        self.standing.take(p)
        self._see(p, seat)

    def _see(self, p: Position, seat: i64) -> None:
        """How the seat stands, and the others against it."""
        s = self.standing
        seen = self.seen
        for k in range(SEEN):
            seen[k] = 0.0
        need: i64 = 9
        cards: i64 = 0
        threat: bool = False
        players: i64 = p.options.players
        for other in range(players):
            if other != seat:
                need = min(need, s.need[other])
                cards += s.actions[other]
                if s.met[other] and s.reigns(p.pretenders | BIT[other]) == other:
                    threat = True
        seen[0] = 1.0
        seen[1] = 1.0 if s.need[seat] == 0 else 0.0
        seen[2] = 1.0 if s.need[seat] == 1 else 0.0
        seen[3] = 1.0 if s.need_two[seat] == 0 else 0.0
        seen[4] = 1.0 if need == 0 else 0.0
        seen[5] = 1.0 if need == 1 else 0.0
        mine: bool = p.pretenders & BIT[seat] != 0
        seen[6] = 1.0 if mine else 0.0
        seen[7] = 1.0 if p.pretenders & ~BIT[seat] else 0.0
        seen[8] = 1.0 if s.king == seat else 0.0
        seen[9] = 1.0 if s.king != seat and s.king != NONE else 0.0
        if not mine and s.met[seat] and s.reigns(p.pretenders | BIT[seat]) == seat:
            seen[10] = 1.0
        seen[11] = 1.0 if threat else 0.0
        seen[12] = 1.0 if passes_in_a_row(p) else 0.0
        seen[13] = 0.25 * float(s.actions[seat])
        seen[14] = 0.25 * float(cards) / float(players - 1)
        seen[15] = 1.0 if p.reserve[seat] == 0 else 0.0
        seen[16] = 1.0 if p.reserve[seat] <= 2 else 0.0
        seen[17] = 1.0 if p.brenn == seat else 0.0
        seen[18] = 0.25 * float(s.chiefs[seat])
        seen[19] = 0.1 * float(s.clans[seat])
        seen[20] = 1.0 if players == 2 else 0.0
        seen[21] = 1.0 if players == 4 else 0.0

    def _place(self, p: Position, seat: i64, kind: i64, card: i64, action: i64) -> float:
        """A territory: who is there, what stands there."""
        verb: i64 = (action - actions.TERRITORY) // 16
        land: i64 = (action - actions.TERRITORY) % 16
        at: i64 = 4 * land
        mine: i64 = p.clans[at + seat]
        self.ground.count_rivals(p, seat, land)
        most: i64 = self.ground.most
        others: i64 = self.ground.others
        about = self.about
        for k in range(LAND):
            about[k] = 0.0
        about[0] = 1.0
        if mine <= 1:
            about[1 + mine] = 1.0
        about[3] = 0.25 * float(mine)
        if mine > most:
            about[5 if mine == most + 1 else 4] = 1.0
            about[15] = 1.0
        elif mine == most:
            about[6] = 1.0 if mine else 0.0
        else:
            about[7 if mine == most - 1 else 8] = 1.0
        about[9] = 0.25 * float(others)
        about[10] = 0.5 * float(p.buildings[16 + land])
        about[11] = 0.5 * float(p.buildings[land])
        about[12] = 1.0 if land == p.capital else 0.0
        about[13] = 1.0 if others == 0 else 0.0
        about[14] = 1.0 if land == p.festival else 0.0
        score: float = self._sum(GROUND + LAND * (4 * kind + verb), about, LAND)
        return score + self._sum(PLAYED + LAND * (4 * card + verb), about, LAND)

    def _clash(self, p: Position, seat: i64, action: i64) -> float:
        """What may be done in a clash: who stands there with how much."""
        s = self.standing
        about = self.about
        for k in range(FIGHT):
            about[k] = 0.0
        site: i64 = p.frames[p.clash + CLASH_SITE]
        mine: i64 = reachable(p, site, seat)
        theirs: i64 = 0
        shields: i64 = 0
        for other in range(p.options.players):
            if other != seat and p.presence[other] & BIT[site]:
                n: i64 = reachable(p, site, other)
                if n:
                    theirs += n
                    shields += s.actions[other]
        chief: i64 = chieftain(p, site)
        verb: i64 = 5
        if action == actions.WITHDRAW or action == actions.DECLINE or action == actions.DONE:
            verb = 1
        elif action == actions.FIGHT:
            verb = 2
        elif action == actions.PEACE:
            verb = 3
        elif action < actions.TERRITORY:
            verb = 4
        elif actions.ATTACK <= action < actions.AT:
            verb = 0
            victim: i64 = action - actions.ATTACK
            about[8] = 1.0 if chief == victim else 0.0
            about[9] = 1.0 if p.clans[4 * site + victim] == 1 else 0.0
            about[10] = 1.0 if s.king == victim else 0.0
            about[14] = 0.25 * float(p.clans[4 * site + victim])
            about[15] = 1.0 if s.need[victim] == 0 else 0.0
        about[0] = 1.0
        about[1] = 0.25 * float(mine)
        about[2] = 0.25 * float(theirs)
        about[3] = 1.0 if mine == 1 else 0.0
        about[4] = 0.25 * float(s.actions[seat])
        about[5] = 0.25 * float(shields)
        about[6] = 0.25 * float(s.tales[seat])
        about[7] = 1.0 if chief == seat else 0.0
        about[11] = self.seen[8]
        about[12] = 0.5 * float(p.buildings[16 + site])
        about[13] = 1.0 if site == p.capital else 0.0
        return self._sum(CLASH + FIGHT * verb, about, FIGHT)

    def _seat_of(self, p: Position, seat: i64, card: i64, other: i64) -> float:
        """Which player something happens to."""
        if other < 0 or other >= p.options.players:
            return 0.0
        s = self.standing
        about = self.about
        about[0] = 1.0 if other == seat else 0.0
        about[1] = 1.0 if s.king == other else 0.0
        about[2] = 1.0 if s.need[other] == 0 else 0.0
        about[3] = 1.0 if s.chiefs[other] > s.chiefs[seat] else 0.0
        about[4] = 0.25 * float(s.actions[other])
        about[5] = 0.1 * float(s.clans[other])
        return self._sum(SEAT + OTHER * card, about, OTHER)

    def _count(self, card: i64, number: i64, n: i64) -> float:
        """How many."""
        about = self.about
        about[0] = 1.0 if number == 1 else 0.0
        about[1] = 1.0 if number == n else 0.0
        about[2] = float(number) / float(n)
        about[3] = 0.1 * float(number)
        return self._sum(COUNTED + MANY * card, about, MANY)
