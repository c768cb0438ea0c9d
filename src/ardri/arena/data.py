"""Self-play written down for training: chunks of games, each there whole or not at all."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final, final

from ardri.arena.entrants import entrant
from ardri.arena.errors import ArenaError
from ardri.arena.keepers import all_of, same_campaign
from ardri.arena.match import Outcome
from ardri.arena.notes import DATA, head, note, read
from ardri.arena.tables import Campaign
from ardri.game.files import write_whole

#: The file that says which campaign a folder holds.
HEAD: Final = "arena.json"


@final
class Chunks:
    """A folder of chunks. Which games are in a chunk hangs on the campaign alone.

    So the same campaign leads to the same files, however often it breaks off and however many work
    at it: what changes from run to run, the times, is not in them.
    """

    def __init__(self, folder: Path, campaign: Campaign, size: int) -> None:
        self._folder: Final = folder
        self._campaign: Final = campaign
        self._size: Final = size
        #: The number of each game in the campaign; the games of chunks that are not whole yet.
        self._numbers: Final = {f.key: n for n, f in enumerate(campaign.fixtures())}
        self._waiting: Final[dict[int, dict[int, Outcome]]] = {}

    def kept(self) -> Iterator[Outcome]:
        """The games in the folder's chunks."""
        wanted = {**head(self._campaign, DATA), "chunk": self._size}
        path = self._folder / HEAD
        if path.is_file():
            try:
                said = json.loads(path.read_text("utf-8"))
            except ValueError:
                said = None
            same_campaign(path, said, wanted)
        else:
            if any(self._folder.glob("*.jsonl.gz")):
                raise ArenaError("arena-not-ours", path=str(self._folder))
            write_whole(path, json.dumps(wanted, indent=2, ensure_ascii=False) + "\n")
        for outcome in all_of(self._campaign, self._games(), self._folder):
            chunk, place = divmod(self._numbers[outcome.key], self._size)
            waiting = self._waiting.setdefault(chunk, {})
            waiting[place] = outcome
            if len(waiting) == self._games_in(chunk):
                del self._waiting[chunk]
            yield replace(outcome, record="")

    def _games(self) -> Iterator[Outcome]:
        for path in sorted(self._folder.glob("games-*.jsonl.gz")):
            try:
                for line in gzip.decompress(path.read_bytes()).decode().splitlines():
                    yield read(line)
            except (ValueError, EOFError, zlib.error, gzip.BadGzipFile) as error:
                raise ArenaError("arena-bad-chunk", path=str(path), fault=str(error)) from None

    def _games_in(self, chunk: int) -> int:
        return min(self._size, len(self._numbers) - chunk * self._size)

    def keep(self, outcome: Outcome) -> None:
        """Hold the game until its chunk is whole, then write that."""
        chunk, place = divmod(self._numbers[outcome.key], self._size)
        waiting = self._waiting.setdefault(chunk, {})
        waiting[place] = outcome
        if len(waiting) == self._games_in(chunk):
            games = [self._line(waiting[place]) for place in sorted(waiting)]
            text = "".join([json.dumps(game, ensure_ascii=False) + "\n" for game in games])
            data = gzip.compress(text.encode(), mtime=0)
            write_whole(self._folder / f"games-{chunk:06}.jsonl.gz", data)
            del self._waiting[chunk]

    def _line(self, outcome: Outcome) -> dict[str, object]:
        clocks = [entrant(name).clock(self._campaign.seconds) for name in outcome.seats]
        out = note(replace(outcome, thinking=()))
        return {**out, "budgets": [clock.seconds for clock in clocks], "record": outcome.record}

    def close(self) -> None:
        """Games of chunks that are not whole are played again."""
        self._waiting.clear()
