"""``ardri bench``: how fast the engine is. What measures is in ``bench/``, beside the sources."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from ardri.cli import store
from ardri.cli.bench_report import markdown, tables, terminal
from ardri.cli.complaint import Complaint, fault_of
from ardri.cli.paint import write
from ardri.cli.progress import Progress
from ardri.words import Words

if TYPE_CHECKING:
    from bench.rounds import Plan

#: Where the figures go, from the root of the sources.
FIGURES: Final = "build/bench/figures.json"
#: Rounds and the part of the work, in full and every day.
_FULL: Final = (5, 1)
_QUICK: Final = (3, 4)


def bench(options: argparse.Namespace, words: Words) -> int:
    """The command; its exit code: 0 even if something is slower than wanted."""
    root = _sources()
    # It is no part of the package: it comes with the sources, and imports what they bring along.
    sys.path.insert(0, str(root))
    from bench.places import CannotMeasure
    from bench.rounds import measure

    path = root / FIGURES if options.json is None else Path(options.json)
    telling = _Telling(words)
    try:
        figures = measure(_plan(options), telling)
    except CannotMeasure as error:
        raise Complaint("terminal-bench-failed", fault=str(error)) from None
    finally:
        telling.close()
    shown = tables(words, figures)
    write("\n".join(markdown(shown) if options.markdown else terminal(shown)))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        store.write_whole(path, json.dumps(figures, indent=2) + "\n")
    except OSError as error:
        raise Complaint("terminal-not-written", path=str(path), fault=fault_of(error)) from None
    write(words.say("terminal-bench-written", path=str(path)), sys.stderr)
    return 0


def _sources() -> Path:
    """The root of the sources that this package is of, or was built in."""
    for folder in Path(__file__).resolve().parents:
        if (folder / "bench" / "rounds.py").is_file() and (folder / "src" / "ardri").is_dir():
            return folder
    raise Complaint("terminal-bench-no-source")


def _plan(options: argparse.Namespace) -> Plan:
    from bench.places import ENGINES
    from bench.rounds import Plan

    rounds, part = _QUICK if options.quick else _FULL
    rounds = rounds if options.rounds is None else options.rounds
    part = part if options.part is None else options.part
    for option, number in (("--rounds", rounds), ("--part", part)):
        if number < 1:
            raise Complaint("terminal-least", option=option, least=1)
    known = (*ENGINES, "both")
    if options.engine not in known:
        name = options.engine
        raise Complaint("terminal-no-such", option="--engine", name=name, known=known)
    engines = ENGINES if options.engine == "both" else (options.engine,)
    peers = not options.quick if options.peers is None else options.peers
    return Plan(rounds, part, peers, engines)


@final
class _Telling:
    """What is told while it is measured: on standard error, in the language that is spoken."""

    def __init__(self, words: Words) -> None:
        self._words: Final = words
        self._progress: Progress | None = None

    def about(self, what: str) -> None:
        """That something is begun which may take its time."""
        if sys.stderr.isatty():
            key = "compile" if what == "compile" else "install"
            write(self._words.say(f"terminal-bench-{key}"), sys.stderr)

    def without(self, what: str) -> None:
        """That an engine cannot be measured here."""
        assert what == "compiled"
        write(self._words.say("terminal-bench-no-compiler"), sys.stderr)

    def done(self, done: int, of: int) -> None:
        """How far it has come."""
        if self._progress is None:
            self._progress = Progress(self._words, of, "terminal-bench-progress")
        self._progress.show(done)

    def close(self) -> None:
        """Take the bar away."""
        if self._progress is not None:
            self._progress.close()
