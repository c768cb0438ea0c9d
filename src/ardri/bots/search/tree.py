"""The tree over information sets: what has been tried after each sequence of observable choices."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from ardri.rules import actions
from ardri.rules.compat import i64

#: What an untried choice is taken to be worth, beside the mean of the tried ones.
MODESTY: Final = 0.02
#: So many choices of a node are looked at from the start, and more with the root of its visits.
WIDE: Final = 3
WIDENING: Final = 1.2


@final
class Edge:
    """One observable choice after a sequence of others."""

    def __init__(self, key: i64, prior: float, rest: Edge | None) -> None:
        self.key: Final = key
        self.prior: Final = prior
        #: How often it was made, how often it could have been, and what has come of it.
        self.visits: i64 = 0
        self.seen: i64 = 0
        self.total: float = 0.0
        self.child: Node | None = None
        #: The next edge of the same node.
        self.rest: Final = rest
        #: In which pass it was last offered, and which of the choices it stood for.
        self.offered: i64 = -1
        self.choice: i64 = 0
        self.weight: float = 0.0


@final
class Node:
    """What has been tried after one sequence of observable choices."""

    def __init__(self) -> None:
        self.edges: Edge | None = None
        self.visits: i64 = 0
        self.tried: i64 = 0

    def edge(self, key: i64) -> Edge | None:
        """The edge of a key, if there is one."""
        edge = self.edges
        while edge is not None:
            if edge.key == key:
                return edge
            edge = edge.rest
        return None

    def added(self, key: i64, prior: float) -> Edge:
        """A new edge."""
        edge = Edge(key, prior, self.edges)
        self.edges = edge
        return edge

    def chosen(self, when: i64, total: float, curiosity: float) -> Edge:
        """The edge to follow of those offered now, whose weights have this sum."""
        tried: i64 = 0
        worth: float = 0.0
        count: i64 = 0
        edge = self.edges
        while edge is not None:
            if edge.offered == when:
                edge.seen += 1
                if edge.visits:
                    tried += 1
                    worth += edge.total
                    count += edge.visits
            edge = edge.rest
        guess: float = worth / float(count) - MODESTY if count else 0.5
        wide: bool = float(tried) < float(WIDE) + WIDENING * sqrt(float(self.visits))
        self.visits += 1
        return self._best(when, total, guess, wide, curiosity)

    def _best(self, when: i64, total: float, guess: float, wide: bool, curiosity: float) -> Edge:
        best: Edge | None = None
        fresh: Edge | None = None
        most: float = -1.0e9
        edge = self.edges
        while edge is not None:
            if edge.offered == when:
                if edge.visits:
                    value: float = edge.total / float(edge.visits)
                    value += curiosity * self._bonus(edge, total)
                    if value > most:
                        most = value
                        best = edge
                elif fresh is None or edge.weight > fresh.weight:
                    fresh = edge
            edge = edge.rest
        if fresh is not None and (wide or best is None):
            if best is None or guess + curiosity * self._bonus(fresh, total) > most:
                best = fresh
        assert best is not None
        return best

    def _bonus(self, edge: Edge, total: float) -> float:
        share: float = edge.weight / total if total > 0.0 else 1.0
        return share * sqrt(float(edge.seen)) / (1.0 + float(edge.visits))


def observed(action: i64) -> i64:
    """What others observe of a choice: not which card is held, discarded, kept, given or taken."""
    if action < actions.DISCARD or actions.DRAW <= action < actions.KEEP:
        return action
    if action < actions.TAKE:
        return actions.DISCARD
    if action < actions.HOLD:
        return actions.TAKE
    if action < actions.GIVE:
        return actions.HOLD
    if action < actions.ASIDE:
        return actions.GIVE
    return actions.ASIDE if action < actions.DRAW else actions.KEEP
