"""Two servers on one PostgreSQL play one game together, to its end.

By hand: ``python -m tests.server.proof.games --games 20``.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import time
from dataclasses import dataclass, field
from typing import Any

from ardri.server.storage import Storage
from tests.server.proof import parties
from tests.server.proof.kills import a_database
from tests.server.proof.player import Tally
from tests.server.proof.witness import Witness
from tests.server.running import Running, running


@dataclass
class Played:
    """What came of a game."""

    entries: int
    judged: int
    rounds: int
    winner: int | None
    seconds: float
    tally: Tally = field(default_factory=Tally)


def two_servers(stack: contextlib.ExitStack, database: str) -> list[Running]:
    """Two processes, each at a port of its own, that know each other by the database alone."""
    flags = ("--port", "0", "--limits", "0", "--pace", "0.02", "--log-level", "warning")
    command = ("serve", "--database", database, *flags, "--bot-workers", "1")
    return [stack.enter_context(running(*command, group=True)) for _ in range(2)]


async def play(database: str, servers: list[Running], seed: int, **rules: Any) -> Played:
    """A game of four, seats 0 and 2 at the first server, 1 and 3 at the second."""
    began, dice = time.monotonic(), random.Random(seed)
    addresses = [servers[seat % 2].address for seat in range(4)]

    def gather() -> tuple[str, list[parties.Person]]:
        people = [parties.guest(a, n) for a, n in zip(addresses, parties.NAMES, strict=True)]
        return parties.sit_down(addresses[0], people, **rules), people

    table, people = await asyncio.to_thread(gather)
    players = parties.players(table, people, dice)
    never = asyncio.Event()
    await asyncio.gather(*[p.play(a, never) for p, a in zip(players, addresses, strict=True)])
    assert all(player.over for player in players)
    witness = Witness(table)
    storage = await Storage.open(database)
    try:
        match = await witness.read(storage, players)
        assert match.over
        await asyncio.gather(
            *[
                p.follow(a, match.streams[p.seat])
                for p, a in zip(players, reversed(addresses), strict=True)
            ]
        )
        judged = witness.judge(players)
    finally:
        await storage.close()
    for server in servers:
        assert "Traceback" not in "".join(server.log), server.log
    seconds = time.monotonic() - began
    played = Played(match.version, judged, match.round, match.winner, seconds)
    for player in players:
        played.tally.add(player.tally)
    return played


def main() -> None:
    """Games by hand."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--database", default="postgres")
    options = parser.parse_args()
    with a_database(options.database) as database, contextlib.ExitStack() as stack:
        servers = two_servers(stack, database)
        for seed in range(options.seed, options.seed + options.games):
            print(asyncio.run(play(database, servers, seed)), flush=True)


if __name__ == "__main__":
    main()
