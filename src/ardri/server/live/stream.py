"""What one seat of a table sees, or its spectators: who follows it, and what went out last."""

from __future__ import annotations

from collections import deque
from typing import Final, final

from ardri.server.live.outbox import Outbox
from ardri.server.schema.common import encode
from ardri.server.schema.socket import Update

#: How many updates are kept for who comes back, and how many characters in them together: what is
#: longer than that is told better by a whole state.
RECENT: Final = 64
SIZE: Final = 60_000


@final
class Stream:
    """One stream, as long as somebody follows it or may come back to it."""

    __slots__ = ("_recent", "_size", "followers", "version")

    def __init__(self, version: int) -> None:
        self.version = version
        self.followers: set[Outbox] = set()
        #: The last updates, encoded, without a gap up to `version`.
        self._recent: deque[str] = deque()
        self._size = 0

    def publish(self, update: Update) -> None:
        """Tell everybody, and keep it. It is encoded once."""
        text = encode(update).decode()
        if update.version != self.version + 1:
            self._recent.clear()
            self._size = 0
        self.version = update.version
        self._recent.append(text)
        self._size += len(text)
        while len(self._recent) > RECENT or self._size > SIZE:
            self._size -= len(self._recent.popleft())
        for follower in self.followers:
            follower.put(text)

    def since(self, version: int) -> list[str] | None:
        """All updates after a version; None if they are no longer there."""
        missed = self.version - version
        if not 0 <= missed <= len(self._recent):
            return None
        return list(self._recent)[len(self._recent) - missed :]
