"""Every setting of the server, from flags and from the environment (``docs/running.md``)."""

from ardri.server.settings.settings import (
    NAMES,
    SWITCHES,
    Settings,
    flag,
    usual,
    variable,
)

__all__ = ["NAMES", "SWITCHES", "Settings", "flag", "usual", "variable"]
