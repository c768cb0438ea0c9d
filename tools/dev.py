"""The two commands, `./play` and `./check`: they make an environment and run something in it.

Standard library only, for any Python from 3.11 up.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import page
from tools.environment import (
    SetupError,
    add_node,
    make_venv,
    python_in,
    run_or_explain,
    set_up,
)
from tools.stages import Run

# -------------------------------------------------------------------------------------- ./play


TERMINAL = "--terminal"
#: What plain `ardri` is about, for which it takes no options.
AT_HOME = ("serve", "--open", "--log-level", "warning")
PLAY_HELP = f"""\
usage: ./play [OPTIONS]              serves the game, and opens it in a browser
       ./play {TERMINAL} [OPTIONS]   plays it in this terminal
       ./play COMMAND …              any other command of `ardri`

The first time it makes .venv and builds the page, and needs the network for that; after that it
needs it no more. The options are those of `ardri serve`, or of `ardri play`:
"""


def play(arguments: list[str]) -> int:
    """The game: on the page, or in this terminal."""
    python = set_up("run")
    command = [str(python), "-m", "ardri"]
    first = next(iter(arguments), "")
    if first == TERMINAL:
        command += ["play", *arguments[1:]]
    elif first in ("-h", "--help"):
        print(PLAY_HELP, flush=True)
        command += ["serve", *arguments]
    elif first and not first.startswith("-"):
        command += arguments
    else:
        build_page(python)
        command += [*AT_HOME, *arguments] if arguments else []
    if os.name == "nt":
        return subprocess.run(command, check=False).returncode
    os.execv(command[0], command)


def build_page(python: Path) -> None:
    """Have the page in the package, as its sources are now."""
    if page.is_fresh():
        return
    add_node()
    print("Building the page ...", file=sys.stderr, flush=True)
    run_or_explain(
        [python, "-m", "tools.page"],
        "The page cannot be built (see above). The first time, and whenever its packages are "
        f"others, this needs the network. Without it: ./play {TERMINAL}",
    )


# ------------------------------------------------------------------------------------- ./check

STAGES = (
    *("format", "lint", "types", "imports", "names"),
    *("page", "compiled", "browser", "tests"),
)
SLOW_STAGES = {"compiled", "browser"}
EPILOG = """\
stages:
  format    ruff format: layout of the code
  lint      ruff check: mistakes and habits
  types     mypy --strict over src, tests, tools, bench
  imports   import-linter: which room may import which
  names     no registry's host name, no path of one machine; rules and game
            import the standard library only and name no card (but in
            rules/cards); no module over 400 lines
  page      the page: prettier, svelte-check, vitest; its texts as Python
            has them; built, and light enough for a phone
  compiled  the rules built with mypyc, and the tests that could tell
  browser   the page in a real browser, with a server behind it
  tests     all tests; those of the rules and of the game run every line
            and branch of ardri.rules

  ./check                       everything: what must pass before a push
  ./check --fast                the first six, and the tests not marked slow
  ./check --fast --fix          the same, mending what ruff can mend
  ./check --fast -- -k clash    arguments for pytest after --
  ./check --only types,tests    some stages
"""


def check(arguments: list[str]) -> int:
    """Check the repository, as asked."""
    given = arguments[arguments.index("--") + 1 :] if "--" in arguments else []
    own = arguments[: arguments.index("--")] if "--" in arguments else arguments
    parser = argparse.ArgumentParser(
        prog="./check",
        description="Checks everything that can be checked by a machine.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--fast", action="store_true", help="what one runs every few minutes")
    parser.add_argument("--fix", action="store_true", help="let ruff mend what it can")
    parser.add_argument("--only", metavar="STAGES", help="some stages, parted by commas")
    options = parser.parse_args(own)
    options.pytest = given
    chosen = options.only.split(",") if options.only else list(STAGES)
    if unknown := [name for name in chosen if name not in STAGES]:
        parser.error(f"no such stage: {unknown[0]} (there are {', '.join(STAGES)})")
    if options.fast and not options.only:
        chosen = [name for name in chosen if name not in SLOW_STAGES]

    run = Run(set_up("dev"), options)
    all_stages: dict[str, tuple[str, str, Callable[[], bool]]] = {
        "lint": ("ruff check", "Mend it, or try: ./check --fast --fix", run.lint),
        "format": ("ruff format", "Mend it with: ./check --only format --fix", run.format),
        "types": ("mypy --strict", "Mend the types named above.", run.types),
        "imports": ("import-linter", "A room imports only from rooms further in.", run.imports),
        "names": ("hygiene", "Take out what is named above.", run.names),
        "page": (
            "prettier, svelte-check, vitest" + ("" if run.fast else ", vite"),
            "See above. By hand: npm --prefix web run check (or test, format, dev)",
            run.page,
        ),
        "browser": (
            "pytest in chromium",
            "See above. One alone: ./check --only browser -- -k NAME",
            run.browser,
        ),
        "compiled": (
            "mypyc, and tests on what it made",
            "If only this stage fails: python tools/compile_rules.py --help",
            run.compiled,
        ),
        "tests": (
            "pytest -m 'not slow'" if run.fast else "pytest, coverage of ardri.rules",
            "See above (a table, if any: lines not covered). One alone: ./check --fast -- -k NAME",
            run.fast_tests if run.fast else run.tests,
        ),
    }
    for name in ("lint", "format") if run.fix else ("format", "lint"):
        if name in chosen:
            run.stage(name, *all_stages[name])
    for name in STAGES[2:]:
        if name in chosen:
            run.stage(name, *all_stages[name])
    return run.close()


# --------------------------------------------------------------------------------------- locking


def lock(arguments: list[str]) -> int:
    """Write requirements/*.txt anew from *.in: for all systems, with hashes, without addresses."""
    python = set_up("run")
    with tempfile.TemporaryDirectory(prefix="ardri-lock-") as folder:
        venv = Path(folder) / "venv"
        make_venv(venv)
        explanation = "uv cannot be installed (see above)."
        run_or_explain([python_in(venv), "-m", "pip", "install", "--quiet", "uv"], explanation)
        locked: list[Path] = []
        for name in ("run", "dev", "bench", "ray", "node"):
            target = Path("requirements", f"{name}.txt")
            command: list[str | Path] = [python_in(venv), "-m", "uv", "pip", "compile", "--quiet"]
            command += ["--universal", "--python-version", "3.11", "--python", python]
            command += ["--generate-hashes", "--no-annotate", "--no-header"]
            command += ["--no-emit-index-url", "--no-emit-find-links", *arguments]
            command += [Path("requirements", f"{name}.in"), "--output-file", target]
            for lower in locked:
                command += ["--constraint", lower]
            locked.append(target)
            run_or_explain(command, f"requirements/{name}.in cannot be locked (see above).")
            print(f"wrote {target}")
    return 0


COMMANDS = {"play": play, "check": check, "lock": lock}


def main(arguments: list[str]) -> int:
    """`dev.py play|check|lock ARGUMENTS`."""
    if not arguments or arguments[0] not in COMMANDS:
        print("usage: python tools/dev.py play|check|lock [ARGUMENTS]", file=sys.stderr)
        print("lock takes arguments for uv pip compile, such as --upgrade", file=sys.stderr)
        return 2
    try:
        return COMMANDS[arguments[0]](arguments[1:])
    except SetupError as error:
        print(f"ardri: {error}", file=sys.stderr)
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
    return 1


def script() -> NoReturn:
    """As a program."""
    sys.exit(main(sys.argv[1:]))


if __name__ == "__main__":
    script()
