"""Passwords, by argon2id: slow on purpose, and so aside from the event loop, few at once."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar, final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ardri.server.schema.refusals import Refusal
from ardri.words import Saying

T = TypeVar("T")

#: How many are looked at together: each takes 64 MiB and a core for a moment.
AT_ONCE: Final = 2
#: How many may wait; whoever comes then is asked to come again.
WAITING: Final = 30


@final
class Passwords:
    """Hashes them and looks whether they are right."""

    def __init__(
        self, hasher: PasswordHasher | None = None, at_once: int = AT_ONCE, waiting: int = WAITING
    ) -> None:
        self._hasher: Final = hasher or PasswordHasher()
        self._threads: Final = ThreadPoolExecutor(at_once, "password")
        self._most: Final = at_once + waiting
        self._under_way = 0
        #: What is looked at where there is no account: that, too, has to take its time.
        self._nobody: Final = self._hasher.hash(secrets.token_urlsafe())

    async def hash(self, password: str) -> str:
        """What is stored."""
        return await self._aside(lambda: self._hasher.hash(_plain(password)))

    async def right(self, stored: str | None, password: str) -> bool:
        """Whether it is the one; of who has none it never is, and that takes as long."""
        right = await self._aside(lambda: self._verify(stored or self._nobody, password))
        return right and stored is not None

    def dated(self, stored: str) -> bool:
        """Whether it was hashed in a way that is not ours any more."""
        return self._hasher.check_needs_rehash(stored)

    def close(self) -> None:
        """No more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, _plain(password))
        except (VerificationError, InvalidHashError):
            return False

    async def _aside(self, work: Callable[[], T]) -> T:
        if self._under_way >= self._most:
            raise Refusal("busy", Saying("account-busy"))
        self._under_way += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._under_way -= 1


def _plain(password: str) -> bytes:
    """However the letters are written, it is the same password."""
    return unicodedata.normalize("NFC", password).encode("utf-8", "surrogatepass")
