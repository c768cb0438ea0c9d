"""What is played, and by whom, as commands are told it."""

from __future__ import annotations

import argparse
from typing import Final

from ardri import bots
from ardri.arena.tables import Kind
from ardri.cli.complaint import Complaint
from ardri.rules.options import RULESETS, SCENARIOS, WINDOWS

#: Seconds that one may ask for: a day.
_LONGEST: Final = 86400


def conditions(options: argparse.Namespace, players: list[int]) -> list[Kind]:
    """Every kind of game that was asked for, with nobody at its table yet."""
    if options.round_limit < 0:
        raise Complaint("terminal-least", option="--round-limit", least=0)
    rulesets = chosen("--ruleset", options.ruleset, RULESETS, "all")
    scenarios = chosen("--scenario", options.scenario, SCENARIOS, "both")
    windows = chosen("--windows", options.windows, WINDOWS, "both")
    return [
        Kind(n, ruleset, scenario, window, options.round_limit, ())
        for n in players
        for ruleset in rulesets
        for scenario in scenarios
        for window in windows
    ]


def player_counts(said: str) -> list[int]:
    """How many play: one number, several, or all."""
    return [int(n) for n in chosen("--players", said, ["2", "3", "4"], "all")]


def chosen(option: str, said: str, known: list[str], every: str) -> list[str]:
    """Several words, each once; or all of them."""
    if said == every:
        return known
    words = [word.strip() for word in said.split(",")]
    for word in words:
        if word not in known:
            there_is = (*known, every)
            raise Complaint("terminal-no-such", option=option, name=word, known=there_is)
    return list(dict.fromkeys(words))


def at_least(option: str, number: float, least: int) -> None:
    """Complain of a number that is too small."""
    if number < least:
        raise Complaint("terminal-least", option=option, least=least)


def bot_is_there(option: str, name: str, passes: int | None = None) -> None:
    """Complain of a bot that there is not, or that cannot be had."""
    try:
        bots.make(name, 0, passes)
    except bots.UnknownBot:
        known = tuple(bots.names())
        raise Complaint("terminal-no-such", option=option, name=name, known=known) from None
    except bots.BotError as error:
        raise Complaint(error.saying) from None


def clock(said: str) -> float | None:
    """A time for each decision; 0 is as long as a bot likes."""
    try:
        seconds = float(said)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= _LONGEST:
        raise Complaint("arena-seconds", said=said)
    return seconds or None
