"""A campaign from its first game to its last, or from where it broke off."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing

from ardri.arena.keepers import Keeper, still_to_play
from ardri.arena.scores import Scores
from ardri.arena.tables import Campaign
from ardri.arena.workers import Workers


def run(
    campaign: Campaign,
    workers: Workers,
    keepers: Sequence[Keeper] = (),
    show: Callable[[int], None] = lambda done: None,
) -> Scores:
    """Play all games that the keepers do not have yet; count those that they have, too.

    ``show`` is told how many games are done: once before the first, then after each.
    """
    scores = Scores(campaign)
    done: set[tuple[int, int, int]] = set()
    try:
        for keeper in keepers:
            for outcome in keeper.kept():
                done.add(outcome.key)
                scores.add(outcome)
        show(len(done))
        # Whoever stops early stops the workers, too.
        with closing(workers(still_to_play(campaign, done))) as outcomes:
            for outcome in outcomes:
                for keeper in keepers:
                    keeper.keep(outcome)
                scores.add(outcome)
                done.add(outcome.key)
                show(len(done))
    finally:
        for keeper in keepers:
            keeper.close()
    return scores
