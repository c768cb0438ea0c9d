"""The command ``ardri``."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; its exit code: 0 well, 1 something failed, 2 bad input."""
    from ardri.cli.command import run

    return run(sys.argv[1:] if arguments is None else list(arguments))
