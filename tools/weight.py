"""How much JavaScript a browser loads before one can play at a table: `python -m tools.weight`.

Everything that the page may load counts, packed as it is sent, but what is named here.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tools.page import STATIC

#: Bytes, packed by gzip.
TABLE_MAY_WEIGH = 120_000
#: How a file of texts is called in the manifest: with its language and its group.
TEXTS = re.compile(r"_(\w+)-(\w+)-[\w-]{8}\.txt")
#: The groups of texts that a table needs.
AT_TABLE = ("basic", "table")
#: Sources that are loaded on request, and not for a table: other screens.
LATER: tuple[str, ...] = (
    *("src/app/home/", "src/app/making/", "src/app/lists/", "src/app/replay/", "src/app/rules/"),
    *("src/app/settings/SettingsPage", "src/app/account/AccountPage", "src/app/account/SignIn"),
    *("src/app/account/Recover", "src/app/Nowhere"),
)

Manifest = Mapping[str, Mapping[str, Any]]


def loaded(manifest: Manifest) -> Iterator[str]:
    """The programs that a table loads."""
    waiting = [name for name, chunk in manifest.items() if chunk.get("isEntry")]
    seen: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in seen or name.startswith(LATER):
            continue
        seen.add(name)
        chunk = manifest[name]
        if chunk["file"].endswith(".js"):
            yield chunk["file"]
        waiting += chunk.get("imports", [])
        waiting += chunk.get("dynamicImports", [])


def packed(folder: Path, name: str) -> int:
    """How many bytes are sent for a file."""
    zipped = folder / f"{name}.gz"
    return (zipped if zipped.is_file() else folder / name).stat().st_size


def weight(folder: Path = STATIC) -> int:
    """What a table's programs weigh."""
    return sum(packed(folder, name) for name in set(loaded(_manifest(folder))))


def texts(folder: Path = STATIC) -> dict[str, int]:
    """What a table's texts weigh, by language: they are no programs, and come beside them."""
    found: dict[str, int] = {}
    for name, chunk in _manifest(folder).items():
        match = TEXTS.fullmatch(name)
        if match and match[2] in AT_TABLE:
            found[match[1]] = found.get(match[1], 0) + packed(folder, chunk["file"])
    return found


def _manifest(folder: Path) -> Manifest:
    found: Manifest = json.loads((folder / ".vite" / "manifest.json").read_text("utf-8"))
    return found


def main() -> int:
    """Say it; 1 if it is too much."""
    found, most = weight(), max(texts().values())
    kilos = f"{found / 1000:.1f} kB of {TABLE_MAY_WEIGH / 1000:.0f} kB"
    print(f"a table loads {kilos} of JavaScript, packed, and at most {most / 1000:.1f} kB of texts")
    return 1 if found > TABLE_MAY_WEIGH else 0


if __name__ == "__main__":
    sys.exit(main())
