"""Drives the command as a user does: through pipes, or at a terminal of its own."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import final

import pytest

from ardri.cli import main

COMMAND = [sys.executable, "-m", "ardri"]
PATIENCE = 20.0


def environment(home: Path, more: dict[str, str]) -> dict[str, str]:
    out = {**os.environ, "XDG_DATA_HOME": str(home), "TERM": "xterm-256color"}
    for name in ("NO_COLOR", "COLUMNS", "LINES", "LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        out.pop(name, None)
    # Whatever whoever runs the tests speaks.
    out["LANG"] = "en_IE.UTF-8"
    # Without a terminal, what is written is encoded as the system likes.
    out["PYTHONIOENCODING"] = "utf-8"
    return {**out, **more}


def ardri(
    home: Path, *arguments: str, typed: str = "", **more: str
) -> subprocess.CompletedProcess[str]:
    """Run the command to its end, with this on its standard input."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(home, more),
        timeout=60,
        check=False,
    )


def inside(capsys: pytest.CaptureFixture[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command in this very process, which is quicker; in English unless --lang says."""
    capsys.readouterr()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LC_ALL", "en_IE.UTF-8")
        code = main(arguments)
    said = capsys.readouterr()
    return subprocess.CompletedProcess(arguments, code, said.out, said.err)


@final
class AtTerminal:
    """The command at a terminal, which is read and typed at."""

    def __init__(self, home: Path, *arguments: str, columns: int = 80, **more: str) -> None:
        self.pid, self._ours = pty.fork()
        if self.pid == 0:
            # A moment, so that the terminal has its size.
            time.sleep(0.05)
            os.execvpe(COMMAND[0], [*COMMAND, *arguments], environment(home, more))
        fcntl.ioctl(self._ours, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
        #: Everything written so far, and what of it `until` has not returned yet.
        self.seen = ""
        self._new = ""

    def until(self, text: str) -> str:
        """Read till this text comes; what came, with it."""
        deadline = time.monotonic() + PATIENCE
        while text not in self._new:
            left = deadline - time.monotonic()
            ready, _, _ = select.select([self._ours], [], [], max(0.0, left))
            assert ready, f"{text!r} did not come; there was:\n{self._new[-3000:]}"
            self._read()
        end = self._new.index(text) + len(text)
        came, self._new = self._new[:end], self._new[end:]
        return came

    def _read(self) -> None:
        try:
            piece = os.read(self._ours, 65536).decode("utf-8", "replace")
        except OSError:
            piece = ""
        if not piece:
            raise AssertionError(f"the command has ended; there was:\n{self._new[-3000:]}")
        self.seen += piece
        self._new += piece

    def type(self, line: str) -> None:
        os.write(self._ours, f"{line}\n".encode())

    def press(self, keys: bytes) -> None:
        # Not before the line editor has taken the terminal over.
        time.sleep(0.3)
        os.write(self._ours, keys)

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self._ours)

    def end(self) -> int:
        """Wait till the command is over; its exit code."""
        while True:
            try:
                self._read()
            except AssertionError:
                break
        _, status = os.waitpid(self.pid, 0)
        os.close(self._ours)
        return os.waitstatus_to_exitcode(status)


def kept(home: Path) -> list[Path]:
    """The unfinished games that were kept."""
    return sorted((home / "ardri" / "unfinished").glob("*.ardri"))
