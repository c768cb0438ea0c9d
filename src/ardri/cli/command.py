"""The commands and their options, in the language that is spoken."""

from __future__ import annotations

import argparse
import os
import sys
from importlib import metadata

from ardri.arena.tables import WAYS
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
        from ardri.cli.serve import AT_HOME, serve

        return serve(options, words, AT_HOME)
    if options.command == "serve":
        from ardri.cli.serve import serve

        return serve(options, words, {})
    if options.command == "play":
        from ardri.cli.play import play

        return play(options, words)
    if options.command == "simulate":
        from ardri.cli.simulate import simulate

        return simulate(options, words)
    if options.command == "bench":
        from ardri.cli.bench import bench

        return bench(options, words)
    if options.command == "arena":
        from ardri.cli.arena import arena

        return arena(options, words)
    if options.command == "analyse":
        from ardri.cli.analyse import analyse_game

        return analyse_game(options, words)
    from ardri.cli.replay import replay

    return replay(options, words)


# ---------------------------------------------------------------------------------------- texts


def _about(words: Words) -> str:
    """What the commands are for."""
    say = words.say
    rows = [
        ("ardri", say("command-about-page")),
        ("ardri play", say("command-about-play")),
        ("ardri serve", say("command-about-serve")),
        ("ardri simulate", say("command-about-simulate")),
        ("ardri bench", say("command-about-bench")),
        ("ardri arena", say("command-about-arena")),
        (f"ardri analyse {say('command-word-file')}", say("command-about-analyse")),
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


def _about_serve(words: Words) -> str:
    say = words.say
    rows = [
        ("ardri serve --open", say("command-example-open")),
        ("ardri serve --host 0.0.0.0", say("command-example-house")),
        ("ardri serve --database sqlite:///inis.db", say("command-example-database")),
        ("ardri serve --database postgresql://… --workers 4", say("command-example-workers")),
    ]
    return "\n".join([*wrapped(say("command-serve-environment"), _WIDE), "", *_rows(rows)])


def _about_arena(words: Words) -> str:
    say = words.say
    rows = [
        ("ardri arena --bots warrior,wanderer", say("command-example-pair")),
        ("ardri arena --bots warrior,wanderer --players 4", say("command-example-alone")),
        ("ardri arena --table warrior,wanderer,wanderer", say("command-example-table")),
        ("ardri arena --bots druid@1,druid@0.1", say("command-example-times")),
        ("ardri arena --bots druid,warrior --out ./duel.jsonl", say("command-example-out")),
        ("ardri arena --bots druid --data ./school", say("command-example-data")),
        ("ardri arena --list", say("command-example-list")),
    ]
    return "\n".join([*wrapped(say("command-arena-deals"), _WIDE), "", *_rows(rows)])


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
        ("serve", _about_serve(words), _add_serve),
        ("simulate", words.say("command-about-simulate"), _add_simulate),
        ("bench", words.say("command-about-bench"), _add_bench),
        ("arena", _about_arena(words), _add_arena),
        ("analyse", words.say("command-about-analyse"), _add_analyse),
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


def _add_serve(parser: Usage, words: Words) -> None:
    from ardri.server.settings import NAMES, SWITCHES, flag, usual

    address = words.say("command-word-address")
    several = f"{address},…"
    metavars = {"database": "URL", "host": address, "origins": several, "trusted_proxies": several}
    for name in NAMES:
        key = f"command-help-serve-{name.replace('_', '-')}"
        if name in SWITCHES:
            parser.option(flag(name), key, action="store_const", const="yes")
        else:
            letter = "N" if usual(name)[:1].isdigit() else name.rpartition("_")[2][0].upper()
            metavar = metavars.get(name, letter)
            parser.option(flag(name), key, metavar=metavar, usual=usual(name))


def _add_simulate(parser: Usage, words: Words) -> None:
    folder = words.say("command-word-folder")
    parser.option("--players", "command-help-known", default="4", metavar="N,…", known="2, 3, 4")
    parser.option("--games", "command-help-games", type=int, default=1000, metavar="N")
    parser.option(
        "--bots", "command-help-one-bot", default="wanderer", metavar=words.say("command-word-bots")
    )
    _add_conditions(parser)
    parser.option("--check", "command-help-check", action="store_true")
    parser.option("--every", "command-help-every", type=int, default=1, metavar="K")
    parser.option("--coverage", "command-help-coverage", action="store_true")
    parser.option("--jobs", "command-help-jobs", type=int, metavar="N")
    parser.option("--json", "command-help-figures", action="store_true")
    parser.option("--out", "command-help-out", default=".", metavar=folder)


def _add_bench(parser: Usage, words: Words) -> None:
    from ardri.cli.bench import FIGURES

    file = words.say("command-word-file")
    choice = argparse.BooleanOptionalAction
    known = "compiled, interpreted, both"
    parser.option("--quick", "command-help-quick", action="store_true")
    parser.option("--peers", "command-help-peers", action=choice)
    parser.option("--engine", "command-help-known", default="both", metavar="E", known=known)
    parser.option("--rounds", "command-help-measured", type=int, metavar="N")
    parser.option("--part", "command-help-part", type=int, metavar="N")
    parser.option("--json", "command-help-bench-json", metavar=file, file=FIGURES)
    parser.option("--markdown", "command-help-markdown", action="store_true")


def _add_conditions(parser: Usage) -> None:
    """What many games are played under."""
    parser.option("--seed", "command-help-seed", default="1", metavar="S")
    known = ", ".join([*RULESETS, "all"])
    parser.option("--ruleset", "command-help-known", default="2e", metavar="R,…", known=known)
    known = ", ".join([*SCENARIOS, "both"])
    parser.option("--scenario", "command-help-known", default="standard", metavar="S", known=known)
    known = ", ".join([*WINDOWS, "both"])
    parser.option("--windows", "command-help-known", default="holders", metavar="W", known=known)
    parser.option("--round-limit", "command-help-rounds", type=int, default=60, metavar="N")


def _add_arena(parser: Usage, words: Words) -> None:
    bots, file = words.say("command-word-bots"), words.say("command-word-file")
    folder = words.say("command-word-folder")
    parser.option("--bots", "command-help-meet-bots", metavar=bots)
    parser.option("--players", "command-help-known", default="2", metavar="N,…", known="2, 3, 4")
    known = ", ".join(WAYS)
    parser.option(
        "--meet", "command-help-known", default="alone", metavar="M", known=known, choices=WAYS
    )
    parser.option(
        "--table",
        "command-help-table",
        action="append",
        default=[],
        metavar=words.say("command-word-bots"),
    )
    parser.option("--deals", "command-help-deals", type=int, default=100, metavar="N")
    parser.option("--seconds", "command-help-seconds", default="1", metavar="T")
    _add_conditions(parser)
    parser.option("--jobs", "command-help-all-jobs", type=int, metavar="N")
    address = words.say("command-word-address")
    parser.option("--ray", "command-help-ray", metavar=address)
    parser.option("--out", "command-help-results", metavar=file)
    parser.option("--records", "command-help-records", metavar=folder)
    parser.option("--data", "command-help-data", metavar=folder)
    parser.option("--chunk", "command-help-chunk", type=int, default=100, metavar="N")
    parser.option("--json", "command-help-figures", action="store_true")
    parser.option("--list", "command-help-list", action="store_true")


def _add_analyse(parser: Usage, words: Words) -> None:
    file = words.say("command-word-file")
    parser.option("file", "command-help-record", metavar=file)
    parser.option("--bot", "command-help-advisor", metavar=words.say("command-word-bot"))
    parser.option("--seconds", "command-help-advice-time", default="1", metavar="T")
    parser.option("--playouts", "command-help-playouts", type=int, default=100, metavar="N")
    parser.option("--seed", "command-help-advice-seed", default="1", metavar="S")
    parser.option("--json", "command-help-analysis-json", metavar=file)
    parser.option("--picture", "command-help-picture", metavar=file)


def _add_replay(parser: Usage, words: Words) -> None:
    parser.option("file", "command-help-record", metavar=words.say("command-word-file"))
    parser.option("--to", "command-help-to", type=int, metavar="N")
    parser.option("--verbose", "command-help-verbose", action="store_true")
    parser.option("--json", "command-help-events", action="store_true")
    parser.option("--position", "command-help-position", action="store_true")
