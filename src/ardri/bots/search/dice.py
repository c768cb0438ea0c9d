"""A stream of random numbers for the search: sfc32, as in ``game/chance.py``, for machine words."""

from __future__ import annotations

from typing import final

from ardri.rules.compat import i64


@final
class Roller:
    """A stream of random numbers: the same ones from the same three words."""

    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, a: i64, b: i64, c: i64) -> None:
        self.a = a & 0xFFFFFFFF
        self.b = b & 0xFFFFFFFF
        self.c = c & 0xFFFFFFFF
        self.counter = 1
        for _ in range(15):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        mask: i64 = 0xFFFFFFFF
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        out: i64 = (a + b + self.counter) & mask
        self.counter = (self.counter + 1) & mask
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & mask
        self.c = (((c << 21) | (c >> 11)) + out) & mask
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; n is small, so that no number is noticeably likelier."""
        return self.word() % n

    def roll(self, n: int) -> int:
        """The same, for who does not know of machine words."""
        return self.word() % n

    def share(self) -> float:
        """A number from 0 up to, but not, 1."""
        return float(self.word()) / 4294967296.0
