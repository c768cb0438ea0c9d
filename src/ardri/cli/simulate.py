"""``ardri simulate``: many games between bots, shared out among processes."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from pathlib import Path
from typing import Final

from ardri.cli import coverage, report, store
from ardri.cli.campaign import WANDERER, Batch, Failure, Kind, Tally, count_unasked, run
from ardri.cli.checking import play_log
from ardri.cli.complaint import Complaint, fault_of
from ardri.cli.kinds import at_least, bot_is_there, conditions, player_counts
from ardri.cli.paint import write
from ardri.cli.progress import Progress
from ardri.game.decision import seat_of
from ardri.game.errors import GameError
from ardri.rules.actions import TEXTS
from ardri.words import Words

#: About how many batches a kind is cut into, and how large one may be.
_PIECES: Final = 40
_LARGEST: Final = 250
#: In how many games of a kind the choices made by the engine itself are counted.
_SAMPLE: Final = 10
#: Faults that are told in full.
_TOLD: Final = 5


def simulate(options: argparse.Namespace, words: Words) -> int:
    """The command; its exit code: 1 if anything failed, or if a card or a window was never used."""
    kinds = _kinds(options)
    jobs = _jobs(options)
    batches = [batch for kind in kinds for batch in _batches(kind, options)]
    tallies = {kind: Tally() for kind in kinds}
    progress = Progress(words, options.games * len(kinds))
    began = time.perf_counter()
    done = 0
    try:
        for batch, tally in _results(batches, jobs):
            tallies[batch.kind].add(tally)
            done += tally.games
            progress.show(done)
    finally:
        progress.close()
    wall = time.perf_counter() - began
    for kind, tally in tallies.items():
        if set(kind.bots) == {WANDERER} and not tally.failures:
            sample = count_unasked(kind, options.seed, min(_SAMPLE, options.games))
            tally.unasked, tally.sampled = sample.unasked, sample.sampled
    results = list(tallies.items())
    figures = report.data(results, wall, jobs)
    lines = report.table(words, results, options.check, wall, jobs)
    unused = False
    if options.coverage:
        uses = sum((tally.uses for tally in tallies.values()), Counter[str]())
        figures["coverage"] = coverage.data(uses, kinds)
        lines += ["", *coverage.table(words, uses, kinds)]
        unused = coverage.never(uses, kinds)[0] != []
    write(json.dumps(figures, indent=2) if options.json else "\n".join(lines))
    failures = [f for tally in tallies.values() for f in tally.failures]
    return max(_report_failures(words, failures, options), int(unused))


# --------------------------------------------------------------------------------------- options


def _kinds(options: argparse.Namespace) -> list[Kind]:
    """Every kind of game that was asked for."""
    at_least("--games", options.games, 1)
    at_least("--every", options.every, 1)
    kinds = conditions(options, player_counts(options.players))
    return [replace(kind, bots=_bots(options.bots, kind.players)) for kind in kinds]


def _bots(said: str, players: int) -> tuple[str, ...]:
    """One bot for every seat, or one for each."""
    names = [word.strip() for word in said.split(",")]
    for name in dict.fromkeys(names):
        bot_is_there("--bots", name)
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise Complaint("terminal-bots-for", bots=len(names), players=players)
    return tuple(names)


def _jobs(options: argparse.Namespace) -> int:
    if options.jobs is not None:
        at_least("--jobs", options.jobs, 1)
        return int(options.jobs)
    # A measurement wants a core for itself; checks want to be over soon.
    return (os.cpu_count() or 1) if options.check else 1


def _batches(kind: Kind, options: argparse.Namespace) -> Iterator[Batch]:
    size = max(1, min(_LARGEST, options.games // _PIECES))
    for first in range(0, options.games, size):
        games = min(size, options.games - first)
        yield Batch(
            kind, options.seed, first, games, options.check, options.every, options.coverage
        )


def _results(batches: Iterable[Batch], jobs: int) -> Iterator[tuple[Batch, Tally]]:
    """What came of each batch, as it is finished."""
    if jobs == 1:
        for batch in batches:
            yield batch, run(batch)
        return
    # Started afresh, not forked: the same on every system.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        waiting = {pool.submit(run, batch): batch for batch in batches}
        try:
            for future in as_completed(waiting):
                yield waiting[future], future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


# -------------------------------------------------------------------------------------- failures


def _report_failures(words: Words, failures: list[Failure], options: argparse.Namespace) -> int:
    """Say what failed, and put each game where it can be looked at; the exit code."""
    if not failures:
        return 0
    failures.sort(key=lambda f: (f.kind.players, f.number))
    for failure in failures[:_TOLD]:
        kind, number = report.title(words, failure.kind), failure.number
        said = words.say("terminal-failed", kind=kind, number=number, fault=failure.fault)
        write(said, sys.stderr)
        path = Path(options.out) / f"failed-{failure.kind.players}-{failure.number}{store.ENDING}"
        try:
            store.write_whole(path, _record(failure))
            write("  " + words.say("terminal-failed-record", path=str(path)), sys.stderr)
        except OSError as error:
            fault = fault_of(error)
            said = words.say("terminal-not-written", path=str(path), fault=fault)
            write(f"  {said}", sys.stderr)
    if len(failures) > _TOLD:
        write(words.say("terminal-more-failures", count=len(failures) - _TOLD), sys.stderr)
    return 1


def _record(failure: Failure) -> str:
    """The record of a game that failed, as far as it can be played; the rest as comments."""
    game = failure.kind.game()
    lines = [f"# {failure.fault}"]
    for k, choice in enumerate(failure.log):
        try:
            play_log(game, (choice,))
        except Exception as error:
            kind = "refused" if isinstance(error, GameError) else "failed"
            lines += [f"# {seat_of(s)} {TEXTS[a]}" for s, a in failure.log[k:]]
            lines.append(f"# the first of these {kind}: {error!r}")
            break
    return "\n".join([game.record().rstrip("\n"), *lines, ""])
