"""The outlook: every seat's chances, as far as one seat can know."""

from __future__ import annotations

from ardri.bots.search.course import TURN_ENDS, Course
from ardri.bots.search.judge import Judge
from ardri.rules.compat import i64
from ardri.rules.determinise import world_of
from ardri.rules.position import DRAWN
from ardri.rules.sight import Sight


def outlook(sight: Sight, judge: Judge, course: Course, worlds: i64) -> list[float]:
    """The mean over made-up worlds, each played on to where it can be judged; together 1."""
    players: i64 = sight.position.options.players
    out: list[float] = [0.0] * players
    for _ in range(worlds):
        world = world_of(sight, course.dice)
        course.play(world, TURN_ENDS, True)
        judge.judge(world)
        for seat in range(players):
            chances: float = judge.chances[seat]
            if world.outcome == DRAWN:
                chances = 1.0 / float(players)
            out[seat] += chances / float(worlds)
    return out
