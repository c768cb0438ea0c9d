"""The command `ardri serve`, run as anybody runs it, and asked over its port."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from typing import IO

import httpx

PATIENCE = 30.0


class Running:
    """A server: where it is, what it says, and who may ask it."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        #: What it has written to its standard output and to its log.
        self.said: list[str] = []
        self.log: list[str] = []
        self._news = threading.Condition()
        assert process.stdout is not None and process.stderr is not None
        for stream, lines in ((process.stdout, self.said), (process.stderr, self.log)):
            threading.Thread(target=self._read, args=(stream, lines), daemon=True).start()
        self.address = self.until(r"http://\S+")

    def _read(self, stream: IO[str], lines: list[str]) -> None:
        for line in stream:
            with self._news:
                lines.append(line)
                self._news.notify_all()

    def until(self, pattern: str) -> str:
        """Wait until something like this is said; what is like it."""

        def found() -> re.Match[str] | None:
            return re.search(pattern, "".join(self.said))

        with self._news:
            self._news.wait_for(found, PATIENCE)
        match = found()
        assert match, (self.said, self.log)
        return match.group()

    @contextlib.contextmanager
    def guest(self, name: str) -> Iterator[httpx.Client]:
        """A program with the token of a guest of its own."""
        with httpx.Client(base_url=self.address, headers={"Origin": self.address}) as browser:
            browser.post("/api/guest", json={"name": name}).raise_for_status()
            token = browser.post("/api/tokens", json={"label": name}).json()
        bearer = {"Authorization": f"Bearer {token['secret']}"}
        with httpx.Client(base_url=self.address, headers=bearer, timeout=PATIENCE) as program:
            yield program

    def stop(self, how: int = signal.SIGTERM) -> int:
        """Ask it to stop; its exit code."""
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """End it and all that it has started at once: it must have a group of its own."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)


@contextlib.contextmanager
def running(*arguments: str, group: bool = False, **more: str) -> Iterator[Running]:
    """`ardri serve` with these arguments, or whatever command they begin with.

    `group`: it is the head of a group of its own, and can be killed with all of it.
    """
    command = [sys.executable, "-m", "ardri", *arguments]
    environment = {**os.environ, "LC_ALL": "en_IE.UTF-8", "PYTHONIOENCODING": "utf-8", **more}
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        environment.pop(name, None)
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**environment, **more},
        start_new_session=group,
    )
    try:
        yield Running(process)
    finally:
        if process.poll() is None:
            process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(PATIENCE)
        if process.poll() is None:
            process.kill()
        process.communicate()
