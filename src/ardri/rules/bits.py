"""Masks: sets of cards, territories or seats as the bits of one word."""

from __future__ import annotations

from typing import Final

from ardri.rules.compat import COMPILED, i64, vec

#: ``BIT[k]`` is the set that holds only k. Never write ``1 << k`` with a variable k: mypyc 2.4
#: compiles that as a 32-bit shift.
BIT: Final = vec[i64]([1 << k for k in range(63)])

#: The number of a lone bit by its remainder modulo 67, in which the powers of two all differ.
NUMBER: Final = vec[i64]([next((k for k in range(63) if BIT[k] % 67 == r), 0) for r in range(67)])

#: ``COMPILED`` where it costs nothing to ask: what comes out of ``compat`` is looked up by name.
FAST: Final[bool] = COMPILED

# Every other bit, every other pair of bits, every other four; one in each byte. A number from
# 1 << 62 up is an object to mypyc, be it declared what it may.
_ONES: Final[i64] = 0x1555555555555555
_TWOS: Final[i64] = 0x3333333333333333
_FOURS: Final[i64] = 0x0F0F0F0F0F0F0F0F
_BYTES: Final[i64] = 0x0101010101010101


_ZEROS: Final = vec[i64]([0] * 1024)


def zeros(n: i64) -> vec[i64]:
    """A new vector of so many zeros, 1024 at most."""
    return _ZEROS[:n]


def first(mask: i64) -> i64:
    """The smallest member of a set that has one."""
    low: i64 = mask & -mask
    return NUMBER[low % 67]


def above(mask: i64, chosen: i64) -> i64:
    """The members of a set above all of another."""
    if not chosen:
        return mask
    while chosen & (chosen - 1):
        chosen &= chosen - 1
    return mask & ~(2 * chosen - 1)


def count(mask: i64) -> i64:
    """How many members a set has."""
    if FAST:
        # Side by side: the bits of each pair, of each four, of each byte; their sum is on top.
        mask -= (mask >> 1) & _ONES
        mask = (mask & _TWOS) + ((mask >> 2) & _TWOS)
        return (((mask + (mask >> 4)) & _FOURS) * _BYTES) >> 56
    return int.bit_count(mask)


def nth(mask: i64, k: i64) -> i64:
    """The k-th member of a set, from 0."""
    while k > 0:
        mask &= mask - 1
        k -= 1
    return first(mask)


def members(mask: i64) -> list[i64]:
    """The members of a set, in ascending order."""
    out: list[i64] = []
    while mask:
        out.append(first(mask))
        mask &= mask - 1
    return out
