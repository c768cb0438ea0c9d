"""A server under load: moves that are durable, how long they take, what sockets and games weigh.

    python -m bench.server --sockets 100,500,1000,2000 --database sqlite:///FILE
    python -m bench.server --database postgresql://USER@HOST/NAME --json FIGURES

Four sockets a table, each with an account of its own, on this machine alone. The games begin in the
middle. First everybody answers at once, whatever they are asked; then they think, so long that the
server has about half as much to do: that is where latency means something. The database is filled
with accounts and games: name one that is for nothing else. docs/performance.md has the figures.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from ardri import Game
from ardri.rules.compat import COMPILED
from ardri.server.match.start import RULES_VERSION, Start
from ardri.server.people import People
from ardri.server.schema.common import Json, Rules
from ardri.server.storage import SeatRow, Storage, TableRow, new_id
from bench.crowd import Count, Crowd, Place, raise_limit

SEATS: Final = 4
#: Games that tables begin with, and at which decision.
BEGINNINGS: Final = 25
AMID: Final = 150
#: Before it is counted, and the most that one run may take, in seconds.
WARM: Final = 2.0
LIMIT: Final = 900.0


@dataclass
class Figures:
    """Of one run: rates by second, waits in milliseconds, memory in kB."""

    sockets: int
    tables: int
    moves: float
    p50: float
    p99: float
    #: Milliseconds of processor time that the server took for a move, all of it counted.
    processor: float
    #: At about half of that.
    half_moves: float
    half_p50: float
    half_p99: float
    #: Moves that were refused, as too late, of all.
    refused: int
    heard: float
    idle_kb: int
    socket_kb: float
    game_kb: float
    #: Of all that the server has taken up by the end, for each game.
    played_kb: float
    failures: int


class Server:
    """`ardri serve`, in a process of its own."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address

    def resident(self) -> int:
        """Its memory, in kB."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text("ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE") // 1024

    def processor(self) -> float:
        """The processor time that it has taken, in seconds."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def serving(database: str, log: Path) -> Iterator[Server]:
    """Started on a free port of this machine, and ended by its pid."""
    flags = ["--port", "0", "--limits", "0", "--log-level", "warning", "--sockets", "5000"]
    command = [sys.executable, "-m", "ardri", "serve", "--database", database, *flags]
    with log.open("w") as file:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=file, text=True)
    try:
        assert process.stdout is not None
        found = re.search(r"http://127\S+", process.stdout.readline())
        if found is None:
            raise SystemExit(f"the server does not start:\n{log.read_text()}")
        yield Server(process, found.group())
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


# ------------------------------------------------------------------------------------- beforehand


def beginnings() -> list[Json]:
    """Positions from the middle of random games."""
    found: list[Json] = []
    for seed in range(10 * BEGINNINGS):
        dice = random.Random(seed)
        game = Game.new(SEATS, seed, windows="possible")
        for _ in range(AMID):
            if game.over:
                break
            seat = dice.choice(list(game.decisions))
            game.play(seat, dice.choice(game.legal(seat)))
        if not game.over and len(found) < BEGINNINGS:
            found.append(game.position())
    return found


async def people(database: str, many: int) -> list[tuple[str, str]]:
    """So many accounts: their ids, and the cookies of their sessions."""
    storage = await Storage.open(database)
    known, turn = People(storage), asyncio.Semaphore(32)

    async def one(number: int) -> tuple[str, str]:
        async with turn:
            entered = await known.guest(f"Guest {number}")
            return entered.account.id, entered.secret

    try:
        return list(await asyncio.gather(*[one(number) for number in range(many)]))
    finally:
        known.close()
        await storage.close()


async def seated(
    database: str, everybody: list[tuple[str, str]], positions: list[Json]
) -> list[Place]:
    """They sit down by fours, and their games have begun."""
    storage = await Storage.open(database)
    places: list[Place] = []
    try:
        for number in range(len(everybody) // SEATS):
            four = everybody[number * SEATS : (number + 1) * SEATS]
            table = _table(number, [account for account, _ in four], positions)
            await storage.tables.add(table)
            places += [Place(cookie, table.id, seat) for seat, (_, cookie) in enumerate(four)]
    finally:
        await storage.close()
    return places


def _table(number: int, accounts: list[str], positions: list[Json]) -> TableRow:
    rules, now = Rules(players=SEATS), time.time()
    position = positions[number % len(positions)]
    seed = str(number)
    start = Start(rules, seed, "bench", 0.0, RULES_VERSION, tuple(range(SEATS)), position)
    return TableRow(
        id=new_id(),
        rules=rules,
        seats=[SeatRow(seat, account, ready=True) for seat, account in enumerate(accounts)],
        invite="bench",
        made=now,
        changed=now,
        state="playing",
        spectators=0,
        start=start,
        asked=[0],  # not nobody: the server's patrol would take it up before anybody comes
    )


async def over(database: str, places: list[Place]) -> None:
    """Those games are of no more concern to any server."""
    storage = await Storage.open(database)
    try:
        for table in {place.table for place in places}:
            await storage.tables.set_state(table, "over")
    finally:
        await storage.close()


# ------------------------------------------------------------------------------------- a run


async def measure(server: Server, places: list[Place], seconds: float, deflate: bool) -> Figures:
    """All of one run."""
    tables = len(places) // SEATS
    crowd = Crowd(server.address, places, deflate)
    idle = server.resident()
    try:
        await crowd.come()
        connected = server.resident()
        await crowd.join()
        joined = server.resident()
        crowd.begin()
        full, used = await _counted(server, crowd, seconds)
        moves = len(full.waits) / seconds
        crowd.think = 2 * tables / max(moves, 1.0)
        half, _ = await _counted(server, crowd, seconds)
        played = server.resident()
        failures = len(crowd.failures)
    finally:
        await crowd.go()
    return Figures(
        sockets=len(places),
        tables=tables,
        moves=moves,
        p50=_percentile(full.waits, 0.5),
        p99=_percentile(full.waits, 0.99),
        processor=1000 * used / max(1, len(full.waits)),
        half_moves=len(half.waits) / seconds,
        half_p50=_percentile(half.waits, 0.5),
        half_p99=_percentile(half.waits, 0.99),
        refused=full.refused + half.refused,
        heard=full.heard / seconds,
        idle_kb=idle,
        socket_kb=(connected - idle) / len(places),
        game_kb=(joined - connected) / tables,
        played_kb=(played - connected) / tables,
        failures=failures,
    )


async def _counted(server: Server, crowd: Crowd, seconds: float) -> tuple[Count, float]:
    """What happens in so many seconds, and the processor time that the server took for it."""
    await asyncio.sleep(min(WARM, seconds))
    crowd.recount()
    before = server.processor()
    await asyncio.sleep(seconds)
    return crowd.recount(), server.processor() - before


def _percentile(waits: list[float], part: float) -> float:
    """In milliseconds; 0 of nothing."""
    ordered = sorted(waits)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


async def runs(options: argparse.Namespace, log: Path) -> list[Figures]:
    """One after the other, each on a server that has just started."""
    crowds = [int(number) // SEATS * SEATS for number in options.sockets.split(",")]
    raise_limit(max(crowds))
    positions = beginnings()
    everybody = await people(options.database, max(crowds))
    found: list[Figures] = []
    for sockets in crowds:
        places = await seated(options.database, everybody[:sockets], positions)
        with serving(options.database, log) as server:
            async with asyncio.timeout(LIMIT):
                figures = await measure(server, places, options.seconds, options.deflate)
        await over(options.database, places)
        found.append(figures)
        print(row(figures), flush=True)
    return found


# ------------------------------------------------------------------------------------- told

COLUMNS: Final = (
    *("sockets", "tables", "moves/s", "p50 ms", "p99 ms", "processor ms/move", "half: moves/s"),
    *("p50 ms", "p99 ms", "messages/s", "kB/socket", "kB/game", "kB/game played"),
)


def row(one: Figures) -> str:
    """A run as a row of a table."""
    cells = [
        *(f"{one.sockets:,}", f"{one.tables:,}", f"{one.moves:,.0f}", f"{one.p50:,.0f}"),
        *(f"{one.p99:,.0f}", f"{one.processor:.2f}", f"{one.half_moves:,.0f}"),
        *(f"{one.half_p50:,.0f}", f"{one.half_p99:,.0f}", f"{one.heard:,.0f}"),
        *(f"{one.socket_kb:,.0f}", f"{one.game_kb:,.0f}", f"{one.played_kb:,.0f}"),
    ]
    return "| " + " | ".join(cells) + " |"


def head() -> str:
    """The head of that table."""
    return f"| {' | '.join(COLUMNS)} |\n|{' ---: |' * len(COLUMNS)}"


def about(options: argparse.Namespace) -> dict[str, Any]:
    """What the figures are of; nothing of the database but its kind."""
    return {
        "database": options.database.partition(":")[0].partition("+")[0],
        "seconds": options.seconds,
        "deflate": options.deflate,
        "engine": "compiled" if COMPILED else "interpreted",
        "python": sys.version.split()[0],
        "cores": os.cpu_count(),
        "load": os.getloadavg()[0],
    }


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--database", required=True)
    parser.add_argument("--sockets", default="100,500,1000,2000")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each is counted")
    parser.add_argument("--no-deflate", dest="deflate", action="store_false")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    told = about(options)
    print(f"{told}\n{head()}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        figures = asyncio.run(runs(options, log))
        if log.stat().st_size:
            print(log.read_text(), file=sys.stderr)
    if options.json is not None:
        data = {"about": told, "runs": [asdict(one) for one in figures]}
        options.json.write_text(json.dumps(data, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
