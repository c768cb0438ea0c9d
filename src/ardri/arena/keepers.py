"""Where games go as they end: a file of results, a folder of records. Both outlive a broken run."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final, Protocol, final

from ardri.arena.errors import ArenaError
from ardri.arena.match import Outcome
from ardri.arena.notes import ARENA, RESULTS, VERSION, head, note, read
from ardri.arena.tables import Campaign, Fixture
from ardri.game.files import write_whole


class Keeper(Protocol):
    """Keeps games."""

    def kept(self) -> Iterator[Outcome]:
        """The games of this campaign that were kept by an earlier run."""
        ...

    def keep(self, outcome: Outcome) -> None:
        """Keep one more."""
        ...

    def close(self) -> None:
        """Nothing more will come."""
        ...


def same_campaign(path: Path, said: object, wanted: dict[str, object]) -> None:
    """``ArenaError`` unless this is the head of this very campaign."""
    if not isinstance(said, dict) or not isinstance(said.get(ARENA), int):
        raise ArenaError("arena-not-ours", path=str(path))
    if said[ARENA] > VERSION:
        raise ArenaError("arena-later", path=str(path), version=said[ARENA], known=VERSION)
    for key, value in wanted.items():
        if said.get(key) != value:
            raise ArenaError("arena-other", path=str(path), what=key)


def all_of(campaign: Campaign, outcomes: Iterator[Outcome], path: Path) -> Iterator[Outcome]:
    """These games, those of further deals left out; ``ArenaError`` if one is not as planned."""
    seen: set[tuple[int, int, int]] = set()
    turns: dict[tuple[int, int], list[tuple[str, ...]]] = {}
    for outcome in outcomes:
        table, deal, turn = outcome.key
        known = 0 <= table < len(campaign.tables) and deal >= 0
        if known and (table, deal) not in turns:
            kind = campaign.tables[table]
            seatings = campaign.seatings(kind, deal)
            turns[table, deal] = [tuple([kind.bots[k] for k in seating]) for seating in seatings]
        seats = turns.get((table, deal), [])
        if outcome.key in seen or not 0 <= turn < len(seats) or seats[turn] != outcome.seats:
            game = "/".join(map(str, outcome.key))
            raise ArenaError("arena-strange-game", path=str(path), game=game)
        seen.add(outcome.key)
        if deal < campaign.deals:
            yield outcome


@final
class Results:
    """The file of results: a line for the campaign, then one for each game, as it ends."""

    def __init__(self, path: Path, campaign: Campaign) -> None:
        self._path: Final = path
        self._campaign: Final = campaign
        self._file: IO[bytes] | None = None

    def kept(self) -> Iterator[Outcome]:
        """The games in the file. A last line that breaks off does not count, and is cut off."""
        wanted = head(self._campaign, RESULTS)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._file = file = open(self._path, "a+b")  # noqa: SIM115 - close() closes it
        _lock(file, self._path)
        file.seek(0)
        lines = file.read().split(b"\n")
        torn = lines.pop()
        if not lines:
            if torn and not json.dumps(wanted).encode().startswith(torn):
                raise ArenaError("arena-not-ours", path=str(self._path))
            file.truncate(0)
            self._write(wanted)
            return
        same_campaign(self._path, _parsed(lines[0], self._path, 1), wanted)
        if torn:
            file.truncate(file.tell() - len(torn))
        yield from all_of(self._campaign, self._games(lines), self._path)

    def _games(self, lines: list[bytes]) -> Iterator[Outcome]:
        for number, line in enumerate(lines[1:], 2):
            try:
                yield read(line.decode())
            except ValueError as error:
                fault = str(error)
                raise ArenaError(
                    "arena-bad-line", path=str(self._path), line=number, fault=fault
                ) from None

    def keep(self, outcome: Outcome) -> None:
        """Add a line; it is on the disk when this returns."""
        self._write(note(outcome))

    def _write(self, data: dict[str, object]) -> None:
        assert self._file is not None, "kept() comes first"
        self._file.write(json.dumps(data, ensure_ascii=False).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Let the file go."""
        if self._file is not None:
            self._file.close()


def _parsed(line: bytes, path: Path, number: int) -> object:
    try:
        return json.loads(line)
    except ValueError:
        raise ArenaError("arena-not-ours", path=str(path)) from None


def _lock(file: IO[bytes], path: Path) -> None:
    """Only one process may write; the others are told. Windows does not know this lock."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise ArenaError("arena-locked", path=str(path)) from None


@final
class Records:
    """A folder with a record of every game."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder

    def kept(self) -> Iterator[Outcome]:
        """None: the records are there for whoever reads them."""
        return iter(())

    def keep(self, outcome: Outcome) -> None:
        """Write the record, as far as the game went, with who sat where and what was wrong."""
        lines = [f"# seats: {', '.join(outcome.seats)}", outcome.record.rstrip("\n")]
        if outcome.fault:
            lines.append(f"# {outcome.ending}, seat {outcome.seat}: {outcome.fault}")
        write_whole(self._folder / record_name(outcome.key), "\n".join([*lines, ""]))

    def close(self) -> None:
        """Nothing is open."""


def record_name(key: tuple[int, int, int]) -> str:
    """What the record of a game is called: its table, its deal, its turn."""
    table, deal, turn = key
    return f"{table:02}-{deal:05}-{turn}.ardri"


def still_to_play(campaign: Campaign, done: set[tuple[int, int, int]]) -> Iterator[Fixture]:
    """The games that nobody has played yet."""
    return (fixture for fixture in campaign.fixtures() if fixture.key not in done)
