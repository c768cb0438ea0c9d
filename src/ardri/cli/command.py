"""The commands and their options, in the language that is spoken."""

from __future__ import annotations

import argparse
import os
import sys
from importlib import metadata

from ardri.cli.complaint import Complaint
from ardri.cli.paint import can_show, length, padded, wrapped, write
from ardri.cli.usage import Usage
from ardri.rules.compat import COMPILED
from ardri.rules.options import RULESETS, SCENARIOS, WINDOWS
from ardri.words import Words, default_language, languages

#: How wide the help is written.
_WIDE = 79


def run(arguments: list[str]) -> int:
    """Do what the arguments say; the exit code."""
    words = Words.of(default_language())
    try:
        words = _spoken(arguments, words)
        code = _run(arguments, words)
        sys.stdout.flush()
        return code
    except Complaint as complaint:
        write(f"ardri: {words.tell(complaint.saying)}", sys.stderr)
        return 2
    except KeyboardInterrupt:
        write(words.say("command-stopped"), sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read has gone; nobody wants to hear of it when the program ends, either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _spoken(arguments: list[str], usual: Words) -> Words:
    """The language asked for: it is needed before anything can be said about the arguments."""
    wanted = usual.language
    for k, word in enumerate(arguments):
        if word == "--":
            break
        if word == "--lang" and k + 1 < len(arguments):
            wanted = arguments[k + 1]
        elif word.startswith("--lang="):
            wanted = word.partition("=")[2]
    if wanted not in languages():
        raise Complaint("command-no-language", name=wanted, known=tuple(languages()))
    words = Words.of(wanted)
    if not can_show(words.say("language-name"), sys.stdout):
        english = Words.of("en")
        write(english.say("command-no-letters", language=words.say("language-name")), sys.stderr)
        return english
    return words


def _run(arguments: list[str], words: Words) -> int:
    parser = _parser(words)
    options = parser.parse_args(arguments)
    if options.command is None:
        write(_about(words).rstrip())
        return 0
    if options.command == "play":
        from ardri.cli.play import play

        return play(options, words)
    if options.command == "simulate":
        from ardri.cli.simulate import simulate

        return simulate(options, words)
    from ardri.cli.replay import replay

    return replay(options, words)


# ---------------------------------------------------------------------------------------- texts


def _about(words: Words) -> str:
    """What the commands are for."""
    say = words.say
    rows = [
        ("ardri play", say("command-about-play")),
        ("ardri simulate", say("command-about-simulate")),
        (f"ardri replay {say('command-word-file')}", say("command-about-replay")),
        (f"ardri {say('command-word-command')} --help", say("command-about-help")),
    ]
    return "\n".join([*wrapped(say("command-about"), _WIDE), "", *_rows(rows)])


def _about_play(words: Words) -> str:
    say = words.say
    rows = [
        ("ardri play --players 3", say("command-example-bots")),
        ("ardri play --players 3 --bots 0", say("command-example-people")),
        ("ardri play --seats human,warrior,human", say("command-example-seats")),
        ("ardri play --resume", say("command-example-resume")),
        ("ardri play evening.ardri", say("command-example-file")),
        ("ardri play --lang uk", say("command-example-language")),
    ]
    return "\n".join([*wrapped(say("command-play-alone"), _WIDE), "", *_rows(rows)])


def _rows(rows: list[tuple[str, str]]) -> list[str]:
    """What is typed, and what it does."""
    wide = max(length(typed) for typed, _ in rows) + 5
    return [
        line
        for typed, does in rows
        for line in wrapped(does, _WIDE, padded(f"  {typed}", wide), " " * wide)
    ]


# ---------------------------------------------------------------------------------------- options


def _parser(words: Words) -> argparse.ArgumentParser:
    command = words.say("command-word-command")
    parser = Usage(words, "ardri", _about(words), usage=f"ardri {command}")
    parser.option("--version", "command-help-version", action="version", version=_version(words))
    parser.option("--lang", "command-help-lang", metavar="L", languages=tuple(languages()))
    title = words.say("command-commands")
    commands = parser.add_subparsers(dest="command", metavar=command, title=title)
    for name, about, add in (
        ("play", _about_play(words), _add_play),
        ("simulate", words.say("command-about-simulate"), _add_simulate),
        ("replay", words.say("command-about-replay"), _add_replay),
    ):
        said = words.say(f"command-about-{name}")
        one: Usage = commands.add_parser(
            name, help=said, words=words, prog=f"ardri {name}", about=about
        )
        one.option("--lang", "command-help-lang", metavar="L", languages=tuple(languages()))
        add(one, words)
    return parser


def _version(words: Words) -> str:
    try:
        version = metadata.version("ardri")
    except metadata.PackageNotFoundError:
        version = words.say("command-not-installed")
    engine = "compiled" if COMPILED else "interpreted"
    python = sys.version.split()[0]
    return words.say("command-version", version=version, engine=engine, python=python)


def _add_play(parser: Usage, words: Words) -> None:
    file = words.say("command-word-file")
    parser.option("file", "command-help-saved", nargs="?", metavar=file)
    parser.option("--players", "command-help-players", type=int, metavar="N")
    parser.option("--bots", "command-help-bots", metavar=words.say("command-word-bots"))
    parser.option("--seats", "command-help-seats", metavar=words.say("command-word-seats"))
    parser.option("--resume", "command-help-resume", action="store_true")
    parser.option("--seed", "command-help-seed", metavar="S")
    known = ", ".join(RULESETS)
    parser.option("--ruleset", "command-help-known", default="2e", metavar="R", known=known)
    known = ", ".join(SCENARIOS)
    parser.option("--scenario", "command-help-known", default="standard", metavar="S", known=known)
    known = ", ".join(WINDOWS)
    parser.option("--windows", "command-help-known", default="holders", metavar="W", known=known)
    parser.option("--round-limit", "command-help-round-limit", type=int, metavar="N")


def _add_simulate(parser: Usage, words: Words) -> None:
    folder = words.say("command-word-folder")
    parser.option("--players", "command-help-known", default="4", metavar="N,…", known="2, 3, 4")
    parser.option("--games", "command-help-games", type=int, default=1000, metavar="N")
    parser.option(
        "--bots", "command-help-one-bot", default="wanderer", metavar=words.say("command-word-bots")
    )
    parser.option("--seed", "command-help-seed", default="1", metavar="S")
    known = ", ".join([*RULESETS, "all"])
    parser.option("--ruleset", "command-help-known", default="2e", metavar="R,…", known=known)
    known = ", ".join([*SCENARIOS, "both"])
    parser.option("--scenario", "command-help-known", default="standard", metavar="S", known=known)
    known = ", ".join([*WINDOWS, "both"])
    parser.option("--windows", "command-help-known", default="holders", metavar="W", known=known)
    parser.option("--round-limit", "command-help-rounds", type=int, default=60, metavar="N")
    parser.option("--check", "command-help-check", action="store_true")
    parser.option("--every", "command-help-every", type=int, default=1, metavar="K")
    parser.option("--coverage", "command-help-coverage", action="store_true")
    parser.option("--jobs", "command-help-jobs", type=int, metavar="N")
    parser.option("--json", "command-help-figures", action="store_true")
    parser.option("--out", "command-help-out", default=".", metavar=folder)


def _add_replay(parser: Usage, words: Words) -> None:
    parser.option("file", "command-help-record", metavar=words.say("command-word-file"))
    parser.option("--to", "command-help-to", type=int, metavar="N")
    parser.option("--verbose", "command-help-verbose", action="store_true")
    parser.option("--json", "command-help-events", action="store_true")
    parser.option("--position", "command-help-position", action="store_true")
