"""How much JavaScript a browser loads before one can play at a table: `python -m tools.weight`.

Everything that the page may load counts, packed as it is sent, but what is named here.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tools.page import STATIC

#: Bytes, packed by gzip.
TABLE_MAY_WEIGH = 120_000
#: How the texts are called in the manifest: behind it stand language and group.
TEXTS = "ardri:texts/"
#: The groups of texts that a table needs.
AT_TABLE = ("basic", "table")
#: Sources that are loaded on request, and not for a table: other screens.
LATER: tuple[str, ...] = (
    *("src/app/home/", "src/app/making/", "src/app/lists/", "src/app/replay/", "src/app/rules/"),
    *("src/app/settings/SettingsPage", "src/app/account/AccountPage", "src/app/account/SignIn"),
    *("src/app/account/Recover", "src/app/Nowhere"),
)

Manifest = Mapping[str, Mapping[str, Any]]


def languages(manifest: Manifest) -> list[str]:
    """The codes of the languages whose texts there are."""
    texts = (name.removeprefix(TEXTS) for name in manifest if name.startswith(TEXTS))
    return sorted({text.rpartition("-")[0] for text in texts})


def loaded(manifest: Manifest, language: str) -> Iterator[str]:
    """The files that a table loads in a language."""
    waiting = [name for name, chunk in manifest.items() if chunk.get("isEntry")]
    seen: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in seen or name.startswith(LATER):
            continue
        seen.add(name)
        if name.startswith(TEXTS):
            code, _, group = name.removeprefix(TEXTS).rpartition("-")
            if code != language or group not in AT_TABLE:
                continue
        chunk = manifest[name]
        if chunk["file"].endswith(".js"):
            yield chunk["file"]
        waiting += chunk.get("imports", [])
        waiting += chunk.get("dynamicImports", [])


def packed(folder: Path, name: str) -> int:
    """How many bytes are sent for a file."""
    zipped = folder / f"{name}.gz"
    return (zipped if zipped.is_file() else folder / name).stat().st_size


def weights(folder: Path = STATIC) -> dict[str, int]:
    """What a table weighs, by language."""
    manifest = json.loads((folder / ".vite" / "manifest.json").read_text("utf-8"))
    return {
        language: sum(packed(folder, name) for name in set(loaded(manifest, language)))
        for language in languages(manifest)
    }


def main() -> int:
    """Say it; 1 if it is too much."""
    found = weights()
    heaviest = max(found, key=lambda language: found[language])
    kilos = f"{found[heaviest] / 1000:.1f} kB of {TABLE_MAY_WEIGH / 1000:.0f} kB"
    print(f"a table loads {kilos} of JavaScript, packed, at most ({heaviest})")
    return 1 if found[heaviest] > TABLE_MAY_WEIGH else 0


if __name__ == "__main__":
    sys.exit(main())
