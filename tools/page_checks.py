"""What `./check` looks at in the page: `python -m tools.page_checks [--fast] [--fix]`.

Layout, types, tests, and with `--fast` nothing more; else it is built, and must not be too heavy.
Exit status: 0 good, 1 not, 77 there is no node to look with.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tools import node as nodes
from tools import page, weight
from tools.environment import BUILD, ROOT, fresh, stamp

#: What Python makes of the texts, for the page's own reader to be compared with.
SPOKEN = BUILD / "page" / "spoken.json"

PRETTIER = "prettier/bin/prettier.cjs"
SVELTE_CHECK = "svelte-check/bin/svelte-check"
VITEST = "vitest/vitest.mjs"


def spoken_stamp() -> str:
    """What the texts depend on, and the games that are told."""
    sources = [*(ROOT / "src" / "ardri").rglob("*.py"), *(ROOT / "tests" / "words").glob("*.py")]
    sources = [path for path in sources if "server" not in path.parts]
    named = sorted(sources) + sorted((ROOT / "src" / "ardri" / "words").rglob("*.ftl"))
    return stamp("1", *(part for p in named for part in (p.relative_to(ROOT).as_posix(), p)))


def speak() -> None:
    """Have Python write down what it makes of the texts."""
    mark, wanted = SPOKEN.with_suffix(".stamp"), spoken_stamp()
    if not (SPOKEN.is_file() and fresh(mark, wanted)):
        from tests.words import spoken

        spoken.main(SPOKEN)
        mark.write_text(wanted, "ascii")


def step(name: str, node: nodes.Node, tool: str, *arguments: str | Path) -> bool:
    """Run one of the page's tools; say how it went, and what it says if it did not go well."""
    began = time.monotonic()
    status, output = node.runs([page.MODULES / tool, *arguments], page.WEB, NO_COLOR="1")
    print(f"{name}: {'FAILED' if status else 'ok'}, {time.monotonic() - began:.1f} s", flush=True)
    if status:
        print(output, flush=True)
    return not status


def main(arguments: Sequence[str]) -> int:
    """Look at all of it, also where something is wrong already."""
    node = nodes.find()
    if node is None:
        return page.NO_NODE
    try:
        page.install(node)
        good = [
            step("layout", node, PRETTIER, "--write" if "--fix" in arguments else "--check", "."),
            step("types", node, SVELTE_CHECK, "--fail-on-warnings", "--output", "human"),
        ]
        speak()
        good.append(step("tests", node, VITEST, "run"))
        if "--fast" not in arguments:
            page.build(node)
            good.append(weight.main() == 0)
    except page.PageError as error:
        print(error)
        return 1
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
