"""Games kept on disk: written whole or not at all, and found again."""

from __future__ import annotations

import contextlib
import os
import secrets
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ardri.cli.complaint import Told, fault_of
from ardri.game.errors import GameError
from ardri.game.files import write_whole as write_whole
from ardri.game.game import Game
from ardri.game.reading import parse_json
from ardri.game.record import Record
from ardri.words import Saying

#: The first line of a saved game, a comment to others: who sits where.
_SEATS: Final = "# seats:"
ENDING: Final = ".ardri"


class CannotRead(Told):
    """A file that is no game."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A game from a file."""

    game: Game
    #: Who sits where, if the file says so: "human" or a bot's name.
    seats: tuple[str, ...]
    #: What is to be said about the file, if anything.
    remarks: tuple[Saying, ...]


def data_home(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where this program keeps its data."""
    given = environment.get("XDG_DATA_HOME", "")
    if os.path.isabs(given):
        return Path(given) / "ardri"
    home = Path.home()
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "ardri"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "ardri"
    return home / ".local" / "share" / "ardri"


def new_place() -> Path:
    """A file for a game that begins now."""
    stamp = f"{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}{ENDING}"
    return data_home() / "unfinished" / stamp


def unfinished() -> list[Path]:
    """Games that were left, the latest first."""
    found = (data_home() / "unfinished").glob(f"*{ENDING}")
    dated: list[tuple[float, Path]] = []
    for path in found:
        with contextlib.suppress(OSError):
            dated.append((path.stat().st_mtime, path))
    return [path for _, path in sorted(dated, reverse=True)]


def save(path: Path, game: Game, seats: tuple[str, ...]) -> None:
    """Write a game, with who sits where."""
    write_whole(path, f"{_SEATS} {', '.join(seats)}\n{game.record()}")


def finish(path: Path) -> Path:
    """Put a game that is over where it is not offered again; where that is."""
    target = path.parent.parent / "finished" / path.name
    target.parent.mkdir(parents=True, exist_ok=True)
    os.replace(path, target)
    return target


def read(path: Path, seed: str | None = None) -> Saved:
    """A game from a record or from a position; ``CannotRead`` says what is wrong."""
    text = read_text(path)
    try:
        if text.lstrip().startswith("{"):
            return Saved(Game.load(parse_json(text), seed=seed), (), ())
        record = Record.parse(text)
        game = record.replay(seed=seed, explicit_chance=False)
    except GameError as error:
        raise in_file(path, error.saying) from None
    return Saved(game, _seats(text), tuple(record.remarks))


def read_text(path: Path) -> str:
    """A file's text; ``CannotRead`` says why not."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise in_file(path, Saying("terminal-no-text")) from None
    except OSError as error:
        raise in_file(path, fault_of(error)) from None


def in_file(path: Path, fault: Saying) -> CannotRead:
    """What is wrong with a file."""
    return CannotRead("terminal-in-file", path=str(path), fault=fault)


def _seats(text: str) -> tuple[str, ...]:
    first = text.partition("\n")[0]
    if not first.startswith(_SEATS):
        return ()
    return tuple([seat.strip() for seat in first.removeprefix(_SEATS).split(",")])


def is_ours(path: Path) -> bool:
    """Whether a file that is there is a game that this program saved."""
    with open(path, encoding="utf-8", errors="replace") as file:
        return file.read(len(_SEATS)) == _SEATS
