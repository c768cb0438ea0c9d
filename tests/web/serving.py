"""A server as people start it, `ardri serve`, on a database of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Final, Self

#: How long it may take to start, and to stop.
PATIENCE: Final = 30.0
#: Bots answer at once, windows close at once, nobody asks too often.
QUICK: Final = ("--bot-seconds", "0.05", "--pace", "0.2", "--limits", "0")
_ADDRESS: Final = re.compile(r"http://[\w.:\[\]-]+")


class Server:
    """One process; killed and started again it has the same address and the same database."""

    def __init__(self, folder: Path, *options: str) -> None:
        """Not started yet: `with Server(folder) as server`."""
        self._folder = folder
        self._options = options
        self._port = 0
        self._process: subprocess.Popen[bytes] | None = None
        self.address = ""

    @property
    def database(self) -> Path:
        """The file that everything is in."""
        return self._folder / "ardri.sqlite3"

    @property
    def log(self) -> Path:
        """All that it has said."""
        return self._folder / "server.log"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", "ardri", "serve", "--port", str(self._port)]
        command += ["--database", f"sqlite:///{self.database}", *QUICK, *self._options]
        ours = {n: v for n, v in os.environ.items() if not n.startswith(("ARDRI_", "COVERAGE"))}
        said = self.log.stat().st_size if self.log.exists() else 0
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command,
                env={**ours, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        self._wait(lambda: self._answers(said))

    def stop(self) -> None:
        """Ask it to stop, and wait until it has."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """End it in the middle of whatever it is doing."""
        self._end(signal.SIGKILL)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is not None and process.poll() is None:
            process.send_signal(how)
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
                raise

    def _answers(self, said: int) -> bool:
        """Whether it has told its address, and answers there."""
        told = self.log.read_bytes()[said:].decode(errors="replace")
        found = _ADDRESS.search(told)
        if found is None:
            return False
        self.address = found.group()
        self._port = int(self.address.rpartition(":")[2])
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=5):
                return True
        except (urllib.error.URLError, OSError):
            return False

    def _wait(self, good: Callable[[], bool]) -> None:
        until = time.monotonic() + PATIENCE
        while not good():
            assert self._process is not None
            ended = self._process.poll()
            if ended is not None or time.monotonic() > until:
                self.kill()
                why = "does not answer" if ended is None else f"ended with {ended}"
                raise RuntimeError(f"the server {why}:\n{self.log.read_text('utf-8')}")
            time.sleep(0.05)
