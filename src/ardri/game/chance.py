"""Chance's dice: sfc32, the same numbers on every Python and every machine.

The generator is Chris Doty-Humphrey's Small Fast Counter with 32-bit words (PractRand). A seed is
an integer or a text. Its recipe: the seed's text in UTF-8, SHA-256 of that; the first twelve bytes
are three little-endian words a, b and c, the counter is 1; the first fifteen numbers are thrown
away.
"""
# mypyc: compiled

from __future__ import annotations

import hashlib
import secrets
from typing import Final, final

from ardri.rules.compat import i64
from ardri.rules.spreading import Lots

_WORD: Final = 0xFFFFFFFF
_WARM_UP: Final = 15


@final
class Dice(Lots):
    """A stream of random numbers that can be copied."""

    __slots__ = ("_a", "_b", "_c", "_counter")

    def __init__(self, a: i64, b: i64, c: i64, counter: i64 = 1) -> None:
        self._a: i64 = a
        self._b: i64 = b
        self._c: i64 = c
        self._counter: i64 = counter

    @classmethod
    def seeded(cls, seed: int | str) -> Dice:
        """The dice of a seed; 7 and "7" are the same seed."""
        digest = hashlib.sha256(str(seed).encode()).digest()
        a, b, c = (int.from_bytes(digest[at : at + 4], "little") for at in (0, 4, 8))
        dice = cls(a, b, c)
        for _ in range(_WARM_UP):
            dice.word()
        return dice

    def word(self) -> i64:
        """The next 32 random bits."""
        out: i64 = (self._a + self._b + self._counter) & _WORD
        self._counter = (self._counter + 1) & _WORD
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & _WORD
        self._c = (((self._c << 21) | (self._c >> 11)) + out) & _WORD
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely as the others (n at most 2 ** 32)."""
        # Words at the top that would make small numbers likelier are thrown away.
        limit: i64 = _WORD + 1 - (_WORD + 1) % n
        word: i64 = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def share(self) -> float:
        """A number from 0 up to, but not, 1."""
        return float(self.word()) / 4294967296.0

    def state(self) -> tuple[i64, i64, i64, i64]:
        """The four words that ``Dice(*state)`` goes on from."""
        return self._a, self._b, self._c, self._counter

    def copy(self) -> Dice:
        """The same stream once more."""
        return Dice(self._a, self._b, self._c, self._counter)


def fresh_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)
