"""Secrets that open something. Only their hashes are stored; what they are is shown once."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

#: What a token begins with, so that one that has got out is recognised.
TOKEN: Final = "ardri_"

#: Thirty-two letters that are not mistaken for each other, as Douglas Crockford chose them.
LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
#: What is read in the place of what.
_READ: Final = str.maketrans({"o": "0", "i": "1", "l": "1"})
#: 130 bits; in groups of five, for who writes it down.
LENGTH: Final = 26


def new_session() -> str:
    """What a browser keeps: 256 bits."""
    return secrets.token_urlsafe(32)


def new_token() -> str:
    """What a program keeps: 256 bits."""
    return TOKEN + secrets.token_urlsafe(32)


def new_code() -> str:
    """By which a seat is recovered; people write it down."""
    letters = "".join([secrets.choice(LETTERS) for _ in range(LENGTH)])
    return "-".join([letters[at : at + 5] for at in range(0, LENGTH, 5)])


def hash_of(secret: str) -> bytes:
    """What is stored. They are random and long: nobody tries them all, so it need not be slow."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).digest()


def hash_of_code(code: str) -> bytes:
    """The same of a code, however it was written down and typed."""
    return hash_of("".join([c for c in code.lower().translate(_READ) if c.isalnum()]))


def same(one: bytes | str, other: bytes | str) -> bool:
    """Whether they are equal; that takes as long if they are not."""
    return hmac.compare_digest(_bytes(one), _bytes(other))


def _bytes(text: bytes | str) -> bytes:
    return text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
