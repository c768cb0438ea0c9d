"""``ardri play``: from what was asked for on the command line to a game at the keyboard."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Final

from ardri.bots import BOTS
from ardri.cli import store
from ardri.cli.complaint import Complaint
from ardri.cli.names import PLAYERS, listed
from ardri.cli.session import HUMAN, OtherGame, Session
from ardri.cli.terminal import Left, Terminal
from ardri.game.chance import fresh_seed
from ardri.game.errors import GameError
from ardri.game.game import Game

#: The bot that sits where nobody else does.
_BOT: Final = "wanderer"


def play(options: argparse.Namespace) -> int:
    """The command; its exit code."""
    seed = fresh_seed() if options.seed is None else options.seed
    terminal = Terminal()
    try:
        session = _first(options, terminal, seed)
        while True:
            try:
                return session.play()
            except OtherGame as other:
                saved = _read(other.path, None)
                session = _session(saved, _seats_of(saved), terminal, store.new_place(), seed)
    except Left as left:
        terminal.say(["", "Until next time."])
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
            raise Complaint("there is no unfinished game; begin one with: ardri play")
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
        raise Complaint(str(error)) from None
    terminal.say([_company(seats), 'At any time "help" says what you can type.'])
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
            raise Complaint("--seats says it all; --bots cannot be given beside it")
        seats = _words(options.seats)
    else:
        bots = _bots(options.bots, players)
        if len(bots) > players:
            raise Complaint(f"--bots: {len(bots)} bots have no room among {players} players")
        seats = [HUMAN] * (players - len(bots)) + bots
    if len(seats) != players:
        raise Complaint(f"--seats: there are {len(seats)}, and {players} players")
    for who in seats:
        if who != HUMAN and who not in BOTS:
            raise Complaint(f'no such player: "{who}"; there is {listed([HUMAN, *BOTS])}')
    return tuple(seats)


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
    known = len(saved.seats) == players and all(w == HUMAN or w in BOTS for w in saved.seats)
    return saved.seats if known else (HUMAN,) * players


def _company(seats: tuple[str, ...]) -> str:
    """Who plays, in a sentence."""
    humans = [PLAYERS[k] for k, who in enumerate(seats) if who == HUMAN]
    bots = [f"{PLAYERS[k]} ({who})" for k, who in enumerate(seats) if who != HUMAN]
    parts = []
    if len(humans) == 1:
        parts.append(f"You are {humans[0]}.")
    elif humans:
        parts.append(f"{listed(humans)} share this keyboard.")
    if bots:
        parts.append(f"{listed(bots)} {'is a bot' if len(bots) == 1 else 'are bots'}.")
    return " ".join(parts)


# ---------------------------------------------------------------------------------------- resuming


def _read(path: Path, seed: str | None) -> store.Saved:
    try:
        return store.read(path.expanduser(), seed)
    except store.CannotRead as error:
        raise Complaint(str(error)) from None


def _again(path: Path, options: argparse.Namespace, terminal: Terminal, seed: str) -> Session:
    """A game that was left; it is kept where it was."""
    saved = _read(path, options.seed)
    seats = _seats(options, saved.game.players) if _seated(options) else _seats_of(saved)
    return _session(saved, seats, terminal, path, seed)


def _session(
    saved: store.Saved, seats: tuple[str, ...], terminal: Terminal, path: Path, seed: str
) -> Session:
    if saved.note:
        terminal.say(saved.note)
    terminal.say(_company(seats))
    return Session(saved.game, seats, terminal, path, seed)


# ---------------------------------------------------------------------------------------- questions


def _greet(terminal: Terminal) -> None:
    terminal.say(
        [
            terminal.paint.bold("Ardrí"),
            "Clans, crows and a crown: the board game Inis, unofficially, in your terminal.",
            "",
        ]
    )


def _offer(terminal: Terminal) -> Path | None:
    """An unfinished game, if there is one and it is wanted."""
    for path in store.unfinished():
        try:
            game = store.read(path).game
        except store.CannotRead:
            continue
        when = time.strftime("%d %B, %H:%M", time.localtime(path.stat().st_mtime))
        how_far = f"in round {game.round}" if game.round else "in its setup"
        terminal.say(f"There is an unfinished game of {game.players}, {how_far}, from {when}.")
        return path if _yes(terminal, "Go on with it? [Y/n] ") else None
    return None


def _yes(terminal: Terminal, prompt: str) -> bool:
    while True:
        typed = terminal.ask(prompt).lower()
        if typed in ("", "y", "yes"):
            return True
        if typed in ("n", "no"):
            return False
        terminal.say("Type y or n.")


def _number(terminal: Terminal, prompt: str, least: int, most: int, usual: int) -> int:
    while True:
        typed = terminal.ask(f"{prompt} [{least} to {most}; Enter: {usual}] ")
        if not typed:
            return usual
        if typed.isdigit() and len(typed) < 3 and least <= int(typed) <= most:
            return int(typed)
        terminal.say(f"Type a number from {least} to {most}.")


def _invite(terminal: Terminal) -> tuple[int, tuple[str, ...]]:
    """How many play, and who of them is human."""
    players = _number(terminal, "How many players?", 2, 4, 3)
    humans = _number(terminal, "How many of them are people at this keyboard?", 0, players, 1)
    return players, (HUMAN,) * humans + (_BOT,) * (players - humans)
