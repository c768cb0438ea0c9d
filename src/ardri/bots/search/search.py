"""Information-set tree search: many made-up worlds, one tree over what can be observed.

Each pass makes up a world that agrees with all that the seat knows, follows the tree down, adds one
node, plays on by habit to the horizon and judges. Every seat strives for its own chances.
"""

from __future__ import annotations

from typing import Final, final

from ardri.bots.search import asked
from ardri.bots.search.course import ROUND_ENDS, Course
from ardri.bots.search.habit import Habit
from ardri.bots.search.judge import Judge
from ardri.bots.search.tree import Edge, Node, observed
from ardri.game.chance import Dice
from ardri.rules.actions import DISCARD, PLAY
from ardri.rules.compat import i64
from ardri.rules.determinise import world_of
from ardri.rules.engine import apply, legal, who
from ardri.rules.position import CHANCE, Position
from ardri.rules.sight import Sight

#: How many passes are made in each made-up world.
PASSES: Final = 4
#: No pass is longer than this.
LONGEST: Final = 500
#: The tree grows no larger than this: so many nodes are some 100 MB.
MOST_NODES: Final = 250_000


@final
class Search:
    """A search for one decision: ``run`` it for as long as you like, then ask for the ``best``."""

    def __init__(
        self,
        sight: Sight,
        dice: Dice,
        judge: Judge,
        habit: Habit,
        horizon: i64,
        curiosity: float,
    ) -> None:
        self.sight: Final = sight
        self.dice: Final = dice
        self.judge: Final = judge
        self.course: Final = Course(dice, habit)
        #: How many turns lie between here and where a pass ends.
        self.horizon: Final = horizon
        #: How much is tried out: the weight of the prior against what has come of a choice.
        self.curiosity: Final = curiosity
        self.root: Final = Node()
        self.passes: i64 = 0
        self.nodes: i64 = 1
        self.me: Final = sight.seat
        self._world: Position | None = None
        self._edges: list[Edge] = []
        self._seats: list[i64] = []

    def run(self, passes: i64) -> None:
        """Make so many passes more."""
        for _ in range(passes):
            world = self._world
            if world is None or self.passes % PASSES == 0:
                world = world_of(self.sight, self.dice)
                self._world = world
            self.passes += 1
            self._pass(world.copy())

    def best(self) -> i64:
        """The action tried most often; -1 before the first pass."""
        out: i64 = -1
        most: i64 = -1
        edge = self.root.edges
        while edge is not None:
            if edge.visits > most:
                most = edge.visits
                out = edge.key
            edge = edge.rest
        return out

    def lead(self) -> int:
        """By how many tries the action tried most often leads."""
        most: i64 = 0
        second: i64 = 0
        edge = self.root.edges
        while edge is not None:
            if edge.visits > most:
                second = most
                most = edge.visits
            elif edge.visits > second:
                second = edge.visits
            edge = edge.rest
        return most - second

    def tries(self) -> list[tuple[int, int, float]]:
        """Each action that was tried: how often, and the chances that came of it on average."""
        out: list[tuple[int, int, float]] = []
        edge = self.root.edges
        while edge is not None:
            if edge.visits:
                out.append((edge.key, edge.visits, edge.total / float(edge.visits)))
            edge = edge.rest
        return out

    # ------------------------------------------------------------------ one pass

    def _pass(self, p: Position) -> None:
        self._edges = []
        self._seats = []
        node: Node | None = self.root
        left: i64 = LONGEST
        turns: i64 = 0
        first: bool = True
        while left > 0 and not self.course.ended(p, ROUND_ENDS):
            if asked.kind_of_asked(p) == asked.TURN and not first:
                turns += 1
                if turns >= self.horizon:
                    break
            left -= 1
            if node is None:
                self.course.step(p, True)
            else:
                # Where several are asked at once, it begins with what I am asked.
                node = self._follow(p, node, self.me if first else who(p))
            first = False
        self.judge.judge(p)
        for k in range(len(self._edges)):
            edge = self._edges[k]
            edge.visits += 1
            edge.total += self.judge.chances[self._seats[k]]

    def _follow(self, p: Position, node: Node, seat: i64) -> Node | None:
        """One decision within the tree; where it leads, or None beyond it."""
        choices = legal(p, seat)
        n: i64 = len(choices)
        if n == 1:
            apply(p, seat, choices[0])
            return node
        if seat == CHANCE:
            apply(p, seat, choices[self.dice.below(n)])
            return node
        kind: i64 = asked.kind_of_asked(p)
        if seat != self.me and (kind == asked.WINDOW or kind == asked.HOLD):
            # Who declines shows nothing: these choices are nobody's to search.
            k: i64 = self.course.pick(p, seat, choices, True)
            action: i64 = choices[k]
            apply(p, seat, action)
            if PLAY <= action < DISCARD:
                return self._seen_happen(node, action)
            return node
        edge = self._chosen(p, seat, choices, node)
        apply(p, seat, choices[edge.choice])
        self._edges.append(edge)
        self._seats.append(seat)
        return self._beyond(edge)

    def _beyond(self, edge: Edge) -> Node | None:
        """Where an edge leads; the first time it is only found out that there is something."""
        child = edge.child
        if child is None and self.nodes < MOST_NODES:
            self.nodes += 1
            edge.child = Node()
        return child

    def _seen_happen(self, node: Node, action: i64) -> Node | None:
        """Where a choice leads that was not the tree's."""
        edge = node.edge(action)
        if edge is None:
            edge = node.added(action, 0.0)
        return self._beyond(edge)

    def _chosen(self, p: Position, seat: i64, choices: list[i64], node: Node) -> Edge:
        """The choice that the tree makes, the choices that look alike being one."""
        habit = self.course.habit
        habit.weigh(p, seat, choices)
        total: float = 0.0
        when: i64 = self.passes
        mine: bool = seat == self.me
        for k in range(len(choices)):
            weight: float = habit.weights[k]
            if weight <= 0.0:
                # What habit never does is not even tried: something else there always is.
                continue
            key: i64 = choices[k] if mine else observed(choices[k])
            edge = node.edge(key)
            if edge is None:
                edge = node.added(key, weight)
            if edge.offered != when:
                edge.offered = when
                edge.weight = weight
                edge.choice = k
            elif weight > edge.weight:
                # The gladdest of those that look alike.
                total -= edge.weight
                edge.weight = weight
                edge.choice = k
            else:
                continue
            total += weight
        return node.chosen(when, total, self.curiosity)
