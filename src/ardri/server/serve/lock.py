"""One server for one embedded database: two would not hear of each other's moves.

The lock is the operating system's, so it goes when the process goes, however it ends. What stands
in the file is where that server is, for whoever starts another.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final

from ardri.server.schema.refusals import Refusal
from ardri.words import Saying

#: Where Windows locks a byte: behind all that is written, for it locks against readers, too.
_BEHIND: Final = 1 << 20


class AlreadyRuns(Exception):
    """Another server has this database open; where it is, if it has said so."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class Lock:
    """Held; ``tell`` writes down where the server is."""

    def __init__(self, file: IO[str]) -> None:
        self._file = file

    def tell(self, address: str) -> None:
        """For whoever comes later."""
        self._file.seek(0)
        self._file.truncate()
        self._file.write(address)
        self._file.flush()


@contextlib.contextmanager
def locked(database: Path) -> Iterator[Lock]:
    """Hold a database's lock; ``AlreadyRuns`` if another does, ``Refusal`` if there is no place."""
    path = database.with_name(database.name + ".lock")
    try:
        file = path.open("a+", encoding="utf-8")
    except OSError as error:
        fault = os.strerror(error.errno or 0)
        raise Refusal("setting", Saying("http-no-place", path=str(path), fault=fault)) from None
    with file:
        try:
            _lock(file)
        except OSError:
            file.seek(0)
            raise AlreadyRuns(file.read(500).strip()) from None
        lock = Lock(file)
        lock.tell("")
        yield lock
        lock.tell("")


if sys.platform == "win32":

    def _lock(file: IO[str]) -> None:
        import msvcrt

        file.seek(_BEHIND)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:

    def _lock(file: IO[str]) -> None:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
