"""Passwords: argon2id, slow on purpose, aside, few at once; the same time for nobody."""

from __future__ import annotations

import asyncio
import statistics
import threading
import time

import pytest
from argon2 import PasswordHasher

from ardri.server.people import Passwords
from ardri.server.schema.refusals import Refusal
from tests.server.people.conftest import QUICK

pytestmark = pytest.mark.anyio


async def test_they_are_hashed_by_argon2id_and_salted() -> None:
    passwords = Passwords()
    one, other = await passwords.hash("secret word"), await passwords.hash("secret word")
    assert one.startswith("$argon2id$")
    assert one != other
    assert await passwords.right(one, "secret word")
    assert not await passwords.right(one, "secret sword")
    assert not passwords.dated(one)
    assert passwords.dated(QUICK.hash("secret word"))
    passwords.close()


async def test_who_has_none_is_never_right() -> None:
    passwords = Passwords(QUICK)
    assert not await passwords.right(None, "")
    assert not await passwords.right("not a hash", "not a hash")
    passwords.close()


async def test_nobody_takes_as_long_as_somebody() -> None:
    passwords = Passwords(PasswordHasher(time_cost=2, memory_cost=8192, parallelism=1))
    stored = await passwords.hash("secret word")

    async def seconds(of: str | None) -> float:
        began = time.perf_counter()
        await passwords.right(of, "wrong word")
        return time.perf_counter() - began

    # In turns: whatever else the machine does, it does to both.
    pairs = [(await seconds(stored), await seconds(None)) for _ in range(9)]
    somebody, nobody = [statistics.median(times) for times in zip(*pairs, strict=True)]
    assert 0.5 < nobody / somebody < 2
    passwords.close()


class Slow(PasswordHasher):
    """Waits until it is told, and counts."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.go = threading.Event()
        self.go.set()
        self.now = self.most = 0

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        self.now += 1
        self.most = max(self.most, self.now)
        self.go.wait(10)
        self.now -= 1
        return super().hash(password, salt=salt)


async def test_few_are_looked_at_at_once_few_wait_and_nobody_else_does() -> None:
    slow = Slow()
    passwords = Passwords(slow, at_once=2, waiting=3)
    slow.go.clear()
    began = [asyncio.create_task(passwords.hash(str(n))) for n in range(5)]
    await asyncio.sleep(0.05)  # the event loop goes on meanwhile
    with pytest.raises(Refusal, match="busy"):
        await passwords.hash("one too many")
    slow.go.set()
    assert len(await asyncio.gather(*began)) == 5
    assert slow.most == 2
    await passwords.hash("there is room again")
    passwords.close()
