"""The page: what it is built of, and whether what is built is still right.

    python -m tools.page        builds it, if it is stale

It is built from `web/` into the package, `src/ardri/server/static`, where the server and the wheel
find it. Standard library only: `tools/backend.py` builds wheels by it.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tools import node as nodes
from tools.environment import BUILD, ROOT, fresh, locked, stamp

WEB = ROOT / "web"
MODULES = WEB / "node_modules"
STATIC = ROOT / "src" / "ardri" / "server" / "static"
MARK = STATIC / ".stamp"
#: What is in web/ and not in the page.
ASIDE = {"node_modules", "gallery", "gallery.html"}


#: The exit status that says: there is no node here.
NO_NODE = 77


class PageError(Exception):
    """The page cannot be built; the message tells a person why."""


class NoNode(PageError):
    """There is nothing to build it with."""


# ------------------------------------------------------------------------------- what it is made of


def inputs(root: Path = ROOT) -> Iterator[Path]:
    """All that the page is built from, in a fixed order."""
    for folder, folders, names in os.walk(root / "web"):
        folders[:] = sorted(set(folders) - ASIDE)
        for name in sorted(set(names) - ASIDE):
            if not name.endswith(".test.ts"):
                yield Path(folder, name)
    yield from sorted((root / "src" / "ardri" / "words" / "texts").rglob("*.ftl"))


def page_stamp(root: Path = ROOT) -> str:
    """What the built page depends on."""
    return stamp("1", *(part for p in inputs(root) for part in (p.relative_to(root).as_posix(), p)))


def is_fresh() -> bool:
    """Whether what is built there is of these sources."""
    return (STATIC / "index.html").is_file() and fresh(MARK, page_stamp())


# ------------------------------------------------------------------------------------- building it


def modules_stamp(node: nodes.Node) -> str:
    """What is installed in node_modules depends on."""
    return stamp("1", node.program, *(WEB / n for n in ("package.json", "package-lock.json")))


def install(node: nodes.Node) -> None:
    """Have in web/node_modules what the lock file says."""
    mark, wanted = MODULES / ".ardri-stamp", modules_stamp(node)
    with locked(BUILD / "node_modules.lock"):
        if fresh(mark, wanted):
            return
        mark.unlink(missing_ok=True)
        status, output = node.npm_runs(["ci", "--ignore-scripts", "--loglevel=error"], WEB)
        if status:
            raise PageError(f"{output}\nnpm cannot install what web/package-lock.json names")
        mark.write_text(wanted, "ascii")


def build(node: nodes.Node | None = None) -> bool:
    """Build the page if it is stale; whether it was. Needs the network if npm has to install."""
    if is_fresh():
        return False
    with locked(BUILD / "page.lock"):
        if is_fresh():  # another process was faster
            return False
        node = node or nodes.find()
        if node is None:
            raise NoNode("there is no node 20.19, 22.12 or newer")
        wanted = page_stamp()
        install(node)
        vite = MODULES / "vite" / "bin" / "vite.js"
        status, output = node.runs([vite, "build", "--logLevel", "warn"], WEB)
        if status:
            MARK.unlink(missing_ok=True)
            raise PageError(f"{output}\nvite cannot build the page")
        MARK.write_text(wanted, "ascii")
    return True


# -------------------------------------------------------------------------------- as a program


def main() -> int:
    """Build it."""
    began = time.monotonic()
    try:
        built = build()
    except PageError as error:
        print(error, file=sys.stderr)
        return NO_NODE if isinstance(error, NoNode) else 1
    print(f"built in {time.monotonic() - began:.0f} s" if built else "the page is up to date")
    return 0


if __name__ == "__main__":
    sys.exit(main())
