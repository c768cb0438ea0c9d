"""One process in which bots think, seen from the server: started when needed, replaced if lost."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import deque
from dataclasses import dataclass
from typing import Final

import msgspec

from ardri.server.live import metrics
from ardri.server.live.worker import LENGTH, Chosen, Failed, Ready, Reply, Request, Think, framed

LOG: Final = logging.getLogger(__name__)
#: How long a process may take to load what it needs.
STARTING: Final = 60.0
#: How long to wait before another start, after one that failed.
PAUSE: Final = 1.0
_REPLIES: Final = msgspec.msgpack.Decoder(Reply)


class BotFailed(Exception):
    """A bot has not decided: it failed, died, or took too long."""


class Stopped(Exception):
    """The server stops; nobody thinks any more."""


@dataclass
class _Job:
    request: Request
    #: When somebody waits for what is chosen.
    answer: asyncio.Future[str] | None = None


class Thinker:
    """A process, and who waits for it. It has one request at a time; the others wait here."""

    def __init__(self, patience: float, least: float) -> None:
        #: It is lost when it takes so many times the seconds that it was given, and `least`.
        self._patience = patience
        self._least = least
        self._jobs: deque[_Job] = deque()
        self._wake = asyncio.Event()
        self._process: Process | None = None
        self._task = asyncio.create_task(self._work())

    @property
    def busy(self) -> int:
        """How many decisions wait for it, or are being made."""
        return len(self._jobs)

    @property
    def pid(self) -> int | None:
        """The process's number, while there is one."""
        return None if self._process is None else self._process.pid

    async def choose(self, request: Think) -> str:
        """What a bot chooses; `BotFailed` if it does not, `Stopped` if it no longer can."""
        if self._task.done():
            raise Stopped
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._put(_Job(request, answer))
        return await answer

    def tell(self, request: Request) -> None:
        """Something that needs no answer; a process that is not there need not be told."""
        if self._process is not None:
            self._put(_Job(request))

    async def stop(self) -> None:
        """End the process, whatever it is thinking about."""
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        await self._end()
        for job in self._jobs:
            if job.answer is not None and not job.answer.done():
                job.answer.set_exception(Stopped())

    def _put(self, job: _Job) -> None:
        self._jobs.append(job)
        self._wake.set()

    async def _work(self) -> None:
        while True:
            while not self._jobs:
                self._wake.clear()
                await self._wake.wait()
            job = self._jobs[0]
            if job.answer is None or not job.answer.done():
                await self._one(job)
            self._jobs.popleft()

    async def _one(self, job: _Job) -> None:
        try:
            reply = await self._exchange(job.request)
        except Exception as error:
            # Too slow, dead, or not to be understood: whatever it is, it goes.
            metrics.BOT_DEATHS.inc()
            await self._end()
            _fail(job, "too slow" if isinstance(error, TimeoutError) else "its process is gone")
            return
        if isinstance(reply, Chosen) and job.answer is not None and not job.answer.done():
            job.answer.set_result(reply.action)
        elif isinstance(reply, Failed):
            _fail(job, reply.fault)

    async def _exchange(self, request: Request) -> Reply | None:
        process = self._process or await self._start()
        assert process.stdin is not None
        process.stdin.write(framed(request))
        if not isinstance(request, Think):
            return None
        limit = max(self._least, self._patience * request.seconds)
        async with asyncio.timeout(limit):
            await process.stdin.drain()
            return await _read(process)

    async def _start(self) -> Process:
        began = time.monotonic()
        # -P: what lies in the folder that the server was started in is not to be imported.
        command = (sys.executable, "-P", "-m", "ardri.server.live.worker")
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
        )
        self._process = process
        try:
            async with asyncio.timeout(STARTING):
                if not isinstance(await _read(process), Ready):
                    raise EOFError
        except (TimeoutError, EOFError):
            LOG.error("a process for bots does not start")
            await asyncio.sleep(PAUSE)
            raise
        LOG.info("a process for bots has started in %.1f s", time.monotonic() - began)
        return process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _read(process: Process) -> Reply:
    assert process.stdout is not None
    head = await process.stdout.readexactly(LENGTH.size)
    reply: Reply = _REPLIES.decode(await process.stdout.readexactly(LENGTH.unpack(head)[0]))
    return reply


def _fail(job: _Job, fault: str) -> None:
    if job.answer is not None and not job.answer.done():
        job.answer.set_exception(BotFailed(fault))
