"""``ardri arena``: bots against bots, by the thousand, with ratings; and self-play for training."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Final

from ardri.arena.data import Chunks
from ardri.arena.entrants import entrant
from ardri.arena.errors import ArenaError, CampaignBroken
from ardri.arena.keepers import Keeper, Records, Results
from ardri.arena.running import run
from ardri.arena.scores import Scores
from ardri.arena.tables import Campaign, round_robin, tables
from ardri.arena.workers import Workers, here
from ardri.bots import BotError, company, visitors
from ardri.cli import arena_table
from ardri.cli.complaint import Complaint, fault_of
from ardri.cli.kinds import at_least, bot_is_there, clock, conditions, player_counts
from ardri.cli.paint import write
from ardri.cli.progress import Progress
from ardri.words import Words

#: Faults that are told in full.
_TOLD: Final = 5


def arena(options: argparse.Namespace, words: Words) -> int:
    """The command; its exit code: 1 if a bot or the engine failed, or the campaign broke off."""
    if options.list:
        return _list(words)
    campaign = _campaign(options)
    try:
        scores = _played(options, words, campaign)
    except CampaignBroken as error:
        write(words.tell(error.saying), sys.stderr)
        return 1
    except (ArenaError, BotError) as error:
        raise Complaint(error.saying) from None
    except OSError as error:
        path = str(error.filename or options.out or options.data or options.records)
        raise Complaint("terminal-not-written", path=path, fault=fault_of(error)) from None
    if options.json:
        write(json.dumps(scores.data(), indent=2, ensure_ascii=False))
    else:
        write("\n".join(arena_table.table(words, scores)))
    return _tell_failed(words, scores)


def _played(options: argparse.Namespace, words: Words, campaign: Campaign) -> Scores:
    """All games, those of earlier runs too."""
    progress = Progress(words, campaign.games)
    keepers = _keepers(options, campaign)
    workers = _workers(options)
    first = True

    def show(done: int) -> None:
        nonlocal first
        if first:
            progress.start(done)
            first = False
        progress.show(done)

    try:
        return run(campaign, workers, keepers, show)
    finally:
        progress.close()


# --------------------------------------------------------------------------------------- options


def _campaign(options: argparse.Namespace) -> Campaign:
    """What is to be played."""
    at_least("--deals", options.deals, 1)
    seconds = clock(options.seconds)
    lineups = [_entrants("--table", said) for said in options.table]
    bots = list(dict.fromkeys(_entrants("--bots", options.bots))) if options.bots else []
    if not bots and not lineups:
        raise Complaint("arena-no-bots", command="ardri arena --bots …")
    for lineup in lineups:
        if not 2 <= len(lineup) <= 4:
            raise Complaint("arena-table-seats", bots=len(lineup))
    players = player_counts(options.players) if bots else []
    found = [tuple(lineup) for lineup in lineups]
    for n in players:
        robin = round_robin(bots, n, options.meet)
        if not robin:
            raise Complaint("arena-too-few", bots=len(bots), players=n)
        found += robin
    kinds = conditions(options, sorted({len(lineup) for lineup in found}))
    return Campaign(tables(kinds, found), options.deals, options.seed, seconds)


def _entrants(option: str, said: str) -> list[str]:
    """The bots that were named, each of which is there."""
    names = []
    for word in said.split(","):
        try:
            who = entrant(word)
        except BotError as error:
            raise Complaint(error.saying) from None
        bot_is_there(option, who.name, who.passes)
        names.append(str(who))
    return names


def _keepers(options: argparse.Namespace, campaign: Campaign) -> list[Keeper]:
    keepers: list[Keeper] = []
    if options.records:
        keepers.append(Records(Path(options.records)))
    if options.data:
        if options.out:
            raise Complaint("arena-data-or-out")
        at_least("--chunk", options.chunk, 1)
        keepers.append(Chunks(Path(options.data), campaign, options.chunk))
    if options.out:
        keepers.append(Results(Path(options.out), campaign))
    return keepers


def _workers(options: argparse.Namespace) -> Workers:
    if options.ray is not None:
        if options.jobs is not None:
            raise Complaint("arena-ray-or-jobs")
        from ardri.arena.cluster import on_ray

        return on_ray(options.ray)
    jobs = (os.cpu_count() or 1) if options.jobs is None else options.jobs
    at_least("--jobs", jobs, 1)
    return here(jobs)


# --------------------------------------------------------------------------------------- telling


def _tell_failed(words: Words, scores: Scores) -> int:
    """Say which bots failed, and how; the exit code."""
    failed = sorted(scores.failed, key=lambda each: each.key)
    for each in failed[:_TOLD]:
        key = "arena-failed-bot" if each.bot else "arena-failed-engine"
        game = "/".join(map(str, each.key))
        values = {"who": each.bot} if each.bot else {}
        write(words.say(key, game=game, fault=each.fault, **values), sys.stderr)
    if len(failed) > _TOLD:
        write(words.say("terminal-more-failures", count=len(failed) - _TOLD), sys.stderr)
    return int(bool(failed))


def _list(words: Words) -> int:
    """All bots, and what is wrong with those that cannot be had; 1 if there are any."""
    house = frozenset(company.BOTS)
    lines = [f"{name}  {words.say('arena-of-the-house')}" for name in company.BOTS]
    faults = []
    for visitor in visitors.found(house):
        lines.append(f"{visitor.name}  {visitor.package}, {visitor.target}")
        try:
            visitors.make(visitor, 0)
        except BotError as error:
            faults.append(words.tell(error.saying))
    write("\n".join(lines))
    for fault in faults:
        write(fault, sys.stderr)
    return int(bool(faults))
