"""``python -m ardri`` is the command ``ardri``."""

from __future__ import annotations

import sys

from ardri.cli import main

if __name__ == "__main__":
    sys.exit(main())
