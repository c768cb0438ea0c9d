"""A browser opened, where there is one that can show a page."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping


def can_show(environment: Mapping[str, str] = os.environ, platform: str = "") -> bool:
    """Whether there is a screen: else a browser in letters would take the terminal."""
    if (platform or sys.platform) in ("win32", "darwin") or environment.get("BROWSER"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def visit(address: str, wait: bool = False) -> None:
    """Open a page, in the background; without a browser nothing happens."""
    if can_show():
        thread = threading.Thread(target=webbrowser.open, args=(address,), daemon=True)
        thread.start()
        if wait:
            thread.join(5.0)
