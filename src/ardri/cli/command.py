"""The commands and their options."""

from __future__ import annotations

import argparse
import os
import sys
from importlib import metadata
from typing import Final

from ardri.cli.complaint import Complaint
from ardri.cli.paint import write
from ardri.rules.compat import COMPILED
from ardri.rules.options import RULESETS, SCENARIOS, WINDOWS

_ABOUT: Final = """\
Ardrí: an engine and a home for the board game Inis. Unofficial.

  ardri play                 a game in this terminal, alone against bots or together
  ardri simulate             many games between bots, and how they ended
  ardri replay FILE          a game once more, in words

  ardri COMMAND --help       the options of a command
"""
_PLAY: Final = """\
Without options it asks how many play, and offers to go on with an unfinished game.

  ardri play --players 3               you against two bots
  ardri play --players 3 --bots 0      three people at one keyboard
  ardri play --seats human,wanderer,human
  ardri play --resume                  the last unfinished game
  ardri play evening.ardri             from a file: a record, or a position in JSON
"""


def run(arguments: list[str]) -> int:
    """Do what the arguments say; the exit code."""
    try:
        code = _run(arguments)
        sys.stdout.flush()
        return code
    except Complaint as complaint:
        write(f"ardri: {complaint}", sys.stderr)
        return 2
    except KeyboardInterrupt:
        write("stopped", sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read has gone; nobody wants to hear of it when the program ends, either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _run(arguments: list[str]) -> int:
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.command is None:
        write(_ABOUT.rstrip())
        return 0
    if options.command == "play":
        from ardri.cli.play import play

        return play(options)
    if options.command == "simulate":
        from ardri.cli.simulate import simulate

        return simulate(options)
    from ardri.cli.replay import replay

    return replay(options)


class _Parser(argparse.ArgumentParser):
    """Complains in one sentence, like the rest of the program."""

    def error(self, message: str) -> None:  # type: ignore[override]
        raise Complaint(f"{message}\nTry: {self.prog} --help")


def _parser() -> argparse.ArgumentParser:
    shape = argparse.RawDescriptionHelpFormatter
    parser = _Parser(prog="ardri", description=_ABOUT, formatter_class=shape, usage="ardri COMMAND")
    parser.add_argument("--version", action="version", version=_version())
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    play = commands.add_parser(
        "play", prog="ardri play", help="a game", description=_PLAY, formatter_class=shape
    )
    _add_play(play)
    many = "many games between bots"
    _add_simulate(commands.add_parser("simulate", prog="ardri simulate", help=many))
    _add_replay(commands.add_parser("replay", prog="ardri replay", help="a game once more"))
    return parser


def _version() -> str:
    try:
        version = metadata.version("ardri")
    except metadata.PackageNotFoundError:
        version = "(not installed)"
    engine = "compiled" if COMPILED else "interpreted"
    return f"ardri {version}, engine {engine}, Python {sys.version.split()[0]}"


def _add_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?", metavar="FILE", help="a saved game, or a position")
    parser.add_argument("--players", type=int, metavar="N", help="2, 3 or 4 (4)")
    parser.add_argument(
        "--bots", metavar="BOTS", help="how many, or which: wanderer,… (all but one)"
    )
    parser.add_argument("--seats", metavar="SEATS", help="who sits where: human,wanderer,…")
    parser.add_argument("--resume", action="store_true", help="the last unfinished game")
    parser.add_argument("--seed", help="for the same crows and cards again")
    parser.add_argument("--ruleset", default="2e", metavar="R", help=f"{', '.join(RULESETS)} (2e)")
    parser.add_argument("--scenario", default="standard", metavar="S", help=", ".join(SCENARIOS))
    parser.add_argument("--windows", default="holders", metavar="W", help=", ".join(WINDOWS))
    parser.add_argument("--round-limit", type=int, metavar="N", help="a draw after so many rounds")


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", default="4", metavar="N,…", help="2, 3, 4 (4)")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="for each kind (1000)")
    parser.add_argument("--bots", default="wanderer", metavar="BOTS", help="one, or one a seat")
    parser.add_argument("--seed", default="1", help="for the same games again (1)")
    parser.add_argument(
        "--ruleset", default="2e", metavar="R,…", help=f"{', '.join(RULESETS)}, all"
    )
    parser.add_argument(
        "--scenario", default="standard", metavar="S", help="standard, discovery, both"
    )
    parser.add_argument("--windows", default="holders", metavar="W", help="holders, possible, both")
    parser.add_argument("--round-limit", type=int, default=60, metavar="N", help="0: none (60)")
    parser.add_argument("--check", action="store_true", help="check the engine on the way")
    parser.add_argument(
        "--every", type=int, default=1, metavar="K", help="check every K-th decision"
    )
    parser.add_argument("--coverage", action="store_true", help="what was used, and what never")
    parser.add_argument("--jobs", type=int, metavar="N", help="processes (1; with --check: all)")
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    parser.add_argument("--out", default=".", metavar="DIR", help="where a failing game is put (.)")


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument("--to", type=int, metavar="N", help="only the first N decisions")
    parser.add_argument("--verbose", action="store_true", help="each decision, too, chance's also")
    parser.add_argument("--json", action="store_true", help="everything that happened, as JSON")
    parser.add_argument("--position", action="store_true", help="only the final position, as JSON")
