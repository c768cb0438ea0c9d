"""Several processes that share a port: started, watched, replaced, and stopped together."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import tempfile
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Final, final

from ardri.server.http import logs
from ardri.server.http.metrics import SHARED, forget
from ardri.server.schema.refusals import Refusal
from ardri.server.serve import process
from ardri.server.settings import Settings
from ardri.words import Saying

LOG: Final = logging.getLogger(__name__)
#: A process that ends before that many seconds is no use; after so many of them all end.
_SOON: Final = 10.0
_TRIES: Final = 5
#: How much longer than its grace a process may take to end.
_PATIENCE: Final = 10.0
_SPAWN: Final = multiprocessing.get_context("spawn")


@final
class _Worker:
    """One of the processes."""

    def __init__(self, settings: Settings, doors: list[socket.socket]) -> None:
        # The child writes once, when it serves; that ours is closed tells it that we are gone.
        self.news, theirs = _SPAWN.Pipe()
        self.process: Final[SpawnProcess] = _SPAWN.Process(
            target=_work, args=(settings, doors, theirs), name="ardri"
        )
        self.process.start()
        theirs.close()
        self.since: Final = time.monotonic()

    def end(self) -> None:
        """It is over: leave nothing behind."""
        self.process.join()
        self.news.close()
        if self.process.pid is not None:
            forget(self.process.pid)


def _work(settings: Settings, doors: list[socket.socket], parent: Connection) -> None:
    """A process of its own begins."""
    try:
        process.run(settings, doors, lambda: parent.send_bytes(b"ready"), parent)
    except Refusal as refusal:
        LOG.error("%s", refusal)
        raise SystemExit(1) from None


def run(settings: Settings, doors: list[socket.socket], ready: Callable[[], None]) -> None:
    """Serve with as many processes as the settings say, until a signal comes."""
    logs.set_up(settings.log, settings.log_level)
    with _signals() as asked, tempfile.TemporaryDirectory(prefix="ardri-figures-") as figures:
        os.environ[SHARED] = figures  # before any of them starts
        workers = [_Worker(settings, doors) for _ in range(settings.workers)]
        try:
            if _all_ready(workers, asked):
                ready()
                _watch(settings, doors, workers, asked)
        finally:
            _stop(settings, workers)
            del os.environ[SHARED]


@contextlib.contextmanager
def _signals() -> Iterator[list[int]]:
    """What has asked this process to stop."""
    asked: list[int] = []

    def heed(number: int, _: FrameType | None) -> None:
        asked.append(number)

    before = {one: signal.signal(one, heed) for one in process.SIGNALS}
    try:
        yield asked
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def _all_ready(workers: list[_Worker], asked: list[int]) -> bool:
    """Wait till all of them serve; ``Refusal`` if one cannot."""
    waiting = {worker.news: worker for worker in workers}
    while waiting and not asked:
        for news in wait(list(waiting), 0.2):
            worker = waiting.pop(news)  # type: ignore[call-overload]
            try:
                worker.news.recv_bytes()
            except (EOFError, OSError):
                raise Refusal("setting", Saying("http-no-worker")) from None
    return not asked


def _watch(
    settings: Settings,
    doors: list[socket.socket],
    workers: list[_Worker],
    asked: list[int],
) -> None:
    """Replace the processes that end."""
    failures = 0
    while not asked:
        wait([worker.process.sentinel for worker in workers], 0.5)
        for place, worker in enumerate(workers):
            if asked or worker.process.is_alive():
                continue
            LOG.error("a process has ended", extra={"code": worker.process.exitcode})
            failures = failures + 1 if time.monotonic() - worker.since < _SOON else 0
            worker.end()
            if failures == _TRIES:
                raise Refusal("setting", Saying("http-no-worker"))
            workers[place] = _Worker(settings, doors)


def _stop(settings: Settings, workers: list[_Worker]) -> None:
    """Ask all to end; who takes too long has no say in it."""
    for worker in workers:
        worker.process.terminate()
    deadline = time.monotonic() + settings.grace + _PATIENCE
    for worker in workers:
        worker.process.join(max(0.0, deadline - time.monotonic()))
        if worker.process.is_alive():
            worker.process.kill()
        worker.end()
