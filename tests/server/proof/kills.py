"""A server that is killed over and over while people play: nothing of what they were told is lost.

By hand: ``python -m tests.server.proof.kills --kills 200 --database sqlite:///FILE``, or
``--database postgres`` for a PostgreSQL of its own that writes through to the disk.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from ardri.server.storage import Storage
from tests.server.postgres import NAME, Cluster, programs
from tests.server.proof import parties
from tests.server.proof.player import Player, Tally
from tests.server.proof.witness import Witness
from tests.server.running import Running, running

#: Kept short, so that windows close amid the kills.
PACE = "0.05"
#: How long a server may live, and how often it is killed before it has begun to serve.
LIFE = 1.5
YOUNG = 0.1


@dataclass
class Figures:
    """What came of a campaign."""

    kills: int = 0
    #: Of them, before it served.
    young: int = 0
    games: int = 0
    entries: int = 0
    #: Acknowledged deeds that were found in the log: once, and nothing else.
    judged: int = 0
    seconds: float = 0.0
    tally: Tally = field(default_factory=Tally)

    def __str__(self) -> str:
        told = self.tally
        return (
            f"{self.kills} kills ({self.young} before it served) in {self.seconds:.0f} s; "
            f"{self.games} games over; {self.entries} entries; {self.judged} acknowledged deeds, "
            f"each in the log once. Sent again: {told.found} had been done, {told.redone} were "
            f"done then, {told.late} came too late. {told.joined} joins, {told.states} states"
        )


class Campaign:
    """One database, one table after the other, one server after the other."""

    def __init__(self, database: str, seed: int, workers: int = 1) -> None:
        self.figures = Figures()
        self._database = database
        self._dice = random.Random(seed)
        flags = ("--port", "0", "--limits", "0", "--pace", PACE, "--bot-seconds", "0.05")
        more = ("--log-level", "warning", "--workers", str(workers), "--bot-workers", "1")
        self._command = ("serve", "--database", database, *flags, *more)
        self._people: list[parties.Person] = []
        self._players: list[Player] = []
        self._witness: Witness | None = None
        self._bots = 0
        self._judged = 0

    async def run(self, kills: int, say: bool = False) -> Figures:
        """Kill it so many times."""
        began = time.monotonic()
        with self._server() as first:
            await asyncio.to_thread(self._gather, first.address)
            await self._lifetime(first)
        while True:
            await self._kill_young(kills)
            with self._server() as server:
                await self._examine(server)
                self.figures.seconds = time.monotonic() - began
                if say and self.figures.kills % 10 == 0:
                    print(f"{self.figures.kills} kills, {self.figures.seconds:.0f} s", flush=True)
                if self.figures.kills >= kills:
                    self._close_books()
                    return self.figures
                if all(player.over for player in self._players):
                    self.figures.games += 1
                    self._close_books()
                    await asyncio.to_thread(self._gather, server.address)
                await self._lifetime(server)

    @contextlib.contextmanager
    def _server(self) -> Iterator[Running]:
        with running(*self._command, group=True) as server:
            yield server
            if server.process.poll() is None:
                server.kill()
        assert "Traceback" not in "".join(server.log), "".join(server.log)

    def _gather(self, address: str) -> None:
        """People at a table; sometimes a bot sits there, too."""
        if not self._people:
            self._people = [parties.guest(address, name) for name in parties.NAMES]
        self._bots = int(self._dice.random() < 0.3)
        people = self._people[: 4 - self._bots]
        table = parties.sit_down(address, people, self._bots)
        self._players = parties.players(table, people, self._dice)
        self._witness = Witness(table)

    async def _lifetime(self, server: Running) -> None:
        """Play for a while, and die."""
        stop = asyncio.Event()
        playing = [asyncio.create_task(p.play(server.address, stop)) for p in self._players]
        await asyncio.wait(playing, timeout=self._dice.uniform(0.0, LIFE))
        server.kill()
        self.figures.kills += 1
        await asyncio.gather(*playing)

    async def _kill_young(self, kills: int) -> None:
        """Some are killed while they start."""
        while self._dice.random() < YOUNG and self.figures.kills < kills:
            command = [sys.executable, "-m", "ardri", *self._command]
            nowhere = subprocess.DEVNULL
            process = subprocess.Popen(
                command, stdout=nowhere, stderr=nowhere, start_new_session=True
            )
            await asyncio.sleep(self._dice.uniform(0.0, 2.0))
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            self.figures.kills += 1
            self.figures.young += 1

    async def _examine(self, server: Running) -> None:
        """Everybody comes back and sends again what was not answered; then the log is read."""
        witness = self._witness
        assert witness is not None
        still = asyncio.Event()
        still.set()
        storage = await Storage.open(self._database)
        try:
            # Before anybody has come back: what they have seen and been told is there.
            await witness.read(storage, self._players)
            await asyncio.gather(*[p.play(server.address, still) for p in self._players])
            async with asyncio.timeout(60):
                while not await self._quiet(storage, witness):
                    await asyncio.sleep(0.05)
            match = witness.match
            assert match is not None
            await asyncio.gather(
                *[p.follow(server.address, match.streams[p.seat]) for p in self._players]
            )
        finally:
            await storage.close()
        self._judged = witness.judge(self._players)

    async def _quiet(self, storage: Storage, witness: Witness) -> bool:
        """Whether nothing happens any more unless people do something."""
        match = await witness.read(storage, [])
        bots = range(4 - self._bots, 4)
        return match.due() is None and all(match.decision(bot) is None for bot in bots)

    def _close_books(self) -> None:
        assert self._witness is not None
        self.figures.entries += len(self._witness.log)
        self.figures.judged += self._judged
        for player in self._players:
            self.figures.tally.add(player.tally)


@contextlib.contextmanager
def a_database(address: str) -> Iterator[str]:
    """That one, or a PostgreSQL of its own, which does not take the disk's word lightly."""
    if address != "postgres":
        yield address
        return
    bins = programs()
    if bins is None:
        raise SystemExit("PostgreSQL's programs (initdb, postgres) are not on this machine")
    cluster = Cluster(bins)
    try:
        cluster.start(fsync=True)
        cluster.sql(f"CREATE DATABASE {NAME}", database="postgres")
        yield cluster.url(NAME)
    finally:
        cluster.close()


def main() -> None:
    """A campaign by hand."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", required=True)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with a_database(options.database) as database:
        campaign = Campaign(database, options.seed, options.workers)
        print(asyncio.run(campaign.run(options.kills, say=True)))


if __name__ == "__main__":
    main()
