"""``ardri play``: from what was asked for on the command line to a game at the keyboard."""

from __future__ import annotations

import argparse
import datetime
from pathlib import Path
from typing import Final

from ardri.bots import BotError, UnknownBot, make, names
from ardri.cli import store
from ardri.cli.complaint import Complaint
from ardri.cli.orders import command_word, said_so
from ardri.cli.session import HUMAN, OtherGame, Session
from ardri.cli.terminal import Left, Terminal
from ardri.game.chance import fresh_seed
from ardri.game.errors import GameError
from ardri.game.game import Game
from ardri.words import COLOURS, Words

#: The bot that sits where nobody else does.
_BOT: Final = "warrior"


def play(options: argparse.Namespace, words: Words) -> int:
    """The command; its exit code."""
    seed = fresh_seed() if options.seed is None else options.seed
    terminal = Terminal(words)
    try:
        session = _first(options, terminal, seed)
        while True:
            try:
                return session.play()
            except OtherGame as other:
                saved = _read(other.path, None)
                session = _session(saved, _seats_of(saved), terminal, store.new_place(), seed)
    except Left as left:
        terminal.say("")
        terminal.tell("terminal-farewell")
        return 130 if left.interrupted else 0


def _first(options: argparse.Namespace, terminal: Terminal, seed: str) -> Session:
    """The game to begin with."""
    if options.file:
        saved = _read(Path(options.file), options.seed)
        seats = _seats(options, saved.game.players) if _seated(options) else _seats_of(saved)
        return _session(saved, seats, terminal, store.new_place(), seed)
    if options.resume:
        left = store.unfinished()
        if not left:
            raise Complaint("terminal-none-unfinished", command="ardri play")
        return _again(left[0], options, terminal, seed)
    bare = not _seated(options) and options.players is None
    if bare and not _configured(options):
        _greet(terminal)
        if again := _offer(terminal):
            return _again(again, options, terminal, seed)
        players, seats = _invite(terminal)
    else:
        players = _players(options)
        seats = _seats(options, players)
    try:
        game = Game.new(
            players=players,
            seed=seed,
            ruleset=options.ruleset,
            scenario=options.scenario,
            windows=options.windows,
            round_limit=options.round_limit,
        )
    except GameError as error:
        raise Complaint(error.saying) from None
    words = terminal.words
    terminal.say(terminal.look.wrapped(_company(words, seats)))
    terminal.tell("terminal-help-hint", help=command_word(words, "help"))
    return Session(game, seats, terminal, store.new_place(), seed)


def _seated(options: argparse.Namespace) -> bool:
    return options.bots is not None or options.seats is not None


def _configured(options: argparse.Namespace) -> bool:
    """Whether anything else was asked for that a question would only delay."""
    return options.seed is not None or options.round_limit is not None


# ---------------------------------------------------------------------------------------- seats


def _players(options: argparse.Namespace) -> int:
    if options.players is not None:
        return int(options.players)
    if options.seats is not None:
        return len(_words(options.seats))
    return 4


def _seats(options: argparse.Namespace, players: int) -> tuple[str, ...]:
    """Who sits where, as asked for: by seat, or so many bots in the last seats."""
    if options.seats is not None:
        if options.bots is not None:
            raise Complaint("terminal-seats-or-bots")
        seats = _words(options.seats)
    else:
        bots = _bots(options.bots, players)
        if len(bots) > players:
            raise Complaint("terminal-many-bots", bots=len(bots), players=players)
        seats = [HUMAN] * (players - len(bots)) + bots
    if len(seats) != players:
        raise Complaint("terminal-seats", seats=len(seats), players=players)
    for who in seats:
        if who != HUMAN:
            _bot_is_there(who)
    return tuple(seats)


def _bot_is_there(who: str) -> None:
    try:
        make(who, 0)
    except UnknownBot:
        raise Complaint("terminal-no-player", name=who, known=(HUMAN, *names())) from None
    except BotError as error:
        raise Complaint(error.saying) from None


def _bots(said: str | None, players: int) -> list[str]:
    if said is None:
        return [_BOT] * (players - 1)
    if said.isdigit():
        return [_BOT] * min(int(said), 9)
    return _words(said)


def _words(said: str) -> list[str]:
    return [word.strip().lower() for word in said.split(",") if word.strip()]


def _seats_of(saved: store.Saved) -> tuple[str, ...]:
    """Who sat where when a game was saved; people, if the file does not say."""
    players = saved.game.players
    there = {HUMAN, *names()}
    known = len(saved.seats) == players and there.issuperset(saved.seats)
    return saved.seats if known else (HUMAN,) * players


def _company(words: Words, seats: tuple[str, ...]) -> str:
    """Who plays, in a sentence or two."""
    names = [words.name(colour) for colour in COLOURS]
    humans = tuple([names[k] for k, who in enumerate(seats) if who == HUMAN])
    bots = tuple([f"{names[k]} ({who})" for k, who in enumerate(seats) if who != HUMAN])
    parts = []
    if humans:
        parts.append(words.say("terminal-company-people", who=humans, count=len(humans)))
    if bots:
        parts.append(words.say("terminal-company-bots", who=bots, count=len(bots)))
    return " ".join(parts)


# ---------------------------------------------------------------------------------------- resuming


def _read(path: Path, seed: str | None) -> store.Saved:
    try:
        return store.read(path.expanduser(), seed)
    except store.CannotRead as error:
        raise Complaint(error.saying) from None


def _again(path: Path, options: argparse.Namespace, terminal: Terminal, seed: str) -> Session:
    """A game that was left; it is kept where it was."""
    saved = _read(path, options.seed)
    seats = _seats(options, saved.game.players) if _seated(options) else _seats_of(saved)
    return _session(saved, seats, terminal, path, seed)


def _session(
    saved: store.Saved, seats: tuple[str, ...], terminal: Terminal, path: Path, seed: str
) -> Session:
    for remark in saved.remarks:
        terminal.tell(remark.key, **remark.values)
    terminal.say(terminal.look.wrapped(_company(terminal.words, seats)))
    return Session(saved.game, seats, terminal, path, seed)


# ---------------------------------------------------------------------------------------- questions


def _greet(terminal: Terminal) -> None:
    terminal.say(terminal.paint.bold("Ardrí"))
    terminal.tell("terminal-greeting")
    terminal.say("")


def _offer(terminal: Terminal) -> Path | None:
    """An unfinished game, if there is one and it is wanted."""
    for path in store.unfinished():
        try:
            game = store.read(path).game
        except store.CannotRead:
            continue
        moment = datetime.datetime.fromtimestamp(path.stat().st_mtime)
        when = terminal.words.say("number-moment", when=moment)
        far = {"players": game.players, "round": game.round}
        terminal.tell("terminal-unfinished", **far, when=when)
        return path if _yes(terminal, "terminal-go-on") else None
    return None


def _yes(terminal: Terminal, key: str) -> bool:
    words = terminal.words
    yes, no = [words.say(word).split(",")[0] for word in ("terminal-yes", "terminal-no")]
    while True:
        typed = terminal.ask(words.say(key, yes=yes.upper(), no=no) + " ")
        if not typed or said_so(words, typed, "terminal-yes"):
            return True
        if said_so(words, typed, "terminal-no"):
            return False
        terminal.tell("terminal-yes-or-no", yes=yes, no=no)


def _number(terminal: Terminal, key: str, least: int, most: int, usual: int) -> int:
    bounds = {"least": least, "most": most}
    while True:
        typed = terminal.ask(terminal.words.say(key, **bounds, usual=usual) + " ")
        if not typed:
            return usual
        if typed.isdecimal() and len(typed) < 3 and least <= int(typed) <= most:
            return int(typed)
        terminal.tell("terminal-number", **bounds)


def _invite(terminal: Terminal) -> tuple[int, tuple[str, ...]]:
    """How many play, and who of them is human."""
    players = _number(terminal, "terminal-how-many", 2, 4, 3)
    humans = _number(terminal, "terminal-how-many-people", 0, players, 1)
    return players, (HUMAN,) * humans + (_BOT,) * (players - humans)
