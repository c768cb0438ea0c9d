"""Names that mean nothing: of accounts, tables, records."""

from __future__ import annotations

import secrets
from typing import Final

#: Without what is mistaken for something else: l and 1, o and 0.
LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"


def new_id(length: int = 12) -> str:
    """One that nobody has and nobody guesses: five bits a letter."""
    return "".join([secrets.choice(LETTERS) for _ in range(length)])
