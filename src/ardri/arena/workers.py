"""Who plays the games: this process, several on this machine, or a Ray cluster (``cluster``)."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice

from ardri.arena.errors import CampaignBroken
from ardri.arena.match import Outcome, play
from ardri.arena.tables import Fixture

#: Plays games, and gives what comes of each as it ends.
Workers = Callable[[Iterator[Fixture]], Generator[Outcome, None, None]]
#: How many games a worker has before it.
AHEAD = 2


def here(jobs: int) -> Workers:
    """As many processes on this machine; one is this process itself."""
    if jobs == 1:
        return _alone
    return lambda fixtures: _shared(fixtures, jobs)


def _alone(fixtures: Iterator[Fixture]) -> Generator[Outcome, None, None]:
    yield from map(play, fixtures)


def _shared(fixtures: Iterator[Fixture], jobs: int) -> Generator[Outcome, None, None]:
    # Started afresh, not forked: the same on every system.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_ready)
    playing: dict[Future[Outcome], Fixture] = {}
    try:
        for fixture in islice(fixtures, jobs * AHEAD):
            playing[pool.submit(play, fixture)] = fixture
        while playing:
            done, _ = wait(playing, return_when=FIRST_COMPLETED)
            for future in done:
                outcome = future.result()
                del playing[future]
                for fixture in islice(fixtures, 1):
                    playing[pool.submit(play, fixture)] = fixture
                yield outcome
        pool.shutdown()
    except BrokenProcessPool:
        bots = sorted({name for fixture in playing.values() for name in fixture.seats})
        raise CampaignBroken("arena-worker-died", bots=tuple(bots)) from None
    finally:
        # Stopped, or broken: nobody waits for games that nobody will count.
        for process in list((pool._processes or {}).values()):
            process.terminate()
        pool.shutdown(wait=False, cancel_futures=True)


def _ready() -> None:
    """Who stops the campaign stops it in one place; nobody plays on for one that has died."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    campaign = multiprocessing.parent_process()
    assert campaign is not None, "this is a worker"
    campaign.join()
    os._exit(1)
