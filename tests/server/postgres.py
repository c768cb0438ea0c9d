"""A PostgreSQL of the tests' own: a cluster for the run, an empty database for each test.

Its programs are those of the machine, on PATH or where Debian puts them. Without them these tests
are skipped, and say so. It refuses to run as root, so root runs it as somebody else.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypedDict

import asyncpg  # type: ignore[import-untyped]
import pytest

#: The one database that all tests use, one after the other.
NAME = "ardri"


class _As(TypedDict, total=False):
    """Who a program is run as: nothing means whoever we are."""

    user: int
    group: int
    extra_groups: list[int]


def programs() -> Path | None:
    """The folder with `initdb` and `postgres`; None if they are not on this machine."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in folders:
        if (folder / "initdb").is_file() and (folder / "postgres").is_file():
            return folder
    return None


#: Waits until the tests are no more, however they ended, and leaves nothing of theirs behind.
WATCH = """
cat > /dev/null
kill -INT "$1"
while kill -0 "$1"; do sleep 0.1; done
rm -rf "$2"
"""


class Cluster:
    """A server of PostgreSQL, in a folder and on a port that nobody else uses."""

    def __init__(self, bins: Path) -> None:
        self._bins = bins
        self._as: _As = {}
        self.folder = Path(tempfile.mkdtemp(prefix="ardri-postgres-"))
        if os.geteuid() == 0:
            user, group = _nobody()
            self._as = {"user": user, "group": group, "extra_groups": []}
            os.chown(self.folder, user, group)
        self.data = self.folder / "data"
        self.log = self.folder / "log"
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        self._watch: subprocess.Popen[bytes] | None = None
        self._initdb()

    def _initdb(self) -> None:
        options = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C"]
        subprocess.run(
            [self._bins / "initdb", f"--pgdata={self.data}", *options, "--no-sync"],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self.folder,
            **self._as,
        )

    def start(self, port: int = 0, fsync: bool = False) -> None:
        """Start it, on a free port or on this one, and wait until it answers.

        What the tests kill are processes, never the machine: the disk need not keep up.
        """
        for _ in range(5):
            self.port = port or _free_port()
            settings = {
                "port": self.port,
                "listen_addresses": "127.0.0.1",
                "unix_socket_directories": "",
                "max_connections": 200,
                "fsync": "on" if fsync else "off",
            }
            options = [f"--{name}={value}" for name, value in settings.items()]
            with self.log.open("ab") as log:
                self.process = subprocess.Popen(
                    [self._bins / "postgres", "-D", self.data, *options],
                    stdout=log,
                    stderr=log,
                    cwd=self.folder,
                    **self._as,
                )
            self._watched(self.process.pid)
            if self._answers():
                return
            self._unwatched()
        raise RuntimeError(f"PostgreSQL does not start:\n{self.log.read_text()}")

    def _answers(self) -> bool:
        assert self.process is not None
        for _ in range(300):
            if self.process.poll() is not None:
                return False  # somebody took the port
            try:
                self.sql("SELECT 1", database="postgres")
            except (OSError, asyncpg.CannotConnectNowError):
                time.sleep(0.1)
            else:
                return True
        raise RuntimeError(f"PostgreSQL does not answer:\n{self.log.read_text()}")

    def _watched(self, pid: int) -> None:
        """Have it stopped and swept away when we are killed: a pipe to who watches closes."""
        self._watch = subprocess.Popen(
            ["sh", "-c", WATCH, "sh", str(pid), str(self.folder)],
            stdin=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def _unwatched(self) -> None:
        if self._watch is not None:
            self._watch.kill()
            self._watch.communicate()
            self._watch = None

    def stop(self, how: int = signal.SIGINT) -> None:
        """Stop it, by its own pid; SIGINT drops whoever is connected, SIGQUIT does not tidy up."""
        self._unwatched()
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(60)
            self.process = None

    def close(self) -> None:
        """Stop it, and leave nothing behind."""
        self.stop()
        shutil.rmtree(self.folder)

    def empty(self) -> None:
        """The tests' database, with nothing in it and nobody connected."""
        # To empty it is far quicker than to make another.
        self.sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            f"WHERE datname = '{NAME}' AND pid <> pg_backend_pid()",
            "DROP SCHEMA IF EXISTS public CASCADE",
            "CREATE SCHEMA public",
        )

    def sql(self, *statements: str, database: str = NAME) -> None:
        """Statements, outside of any test's event loop."""
        _aside(self._sql(statements, database))

    async def _sql(self, statements: tuple[str, ...], database: str) -> None:
        connection = await asyncpg.connect(self.url(database).replace("+asyncpg", ""))
        try:
            for statement in statements:
                await connection.execute(statement)
        finally:
            await connection.close()

    def url(self, database: str) -> str:
        """How SQLAlchemy reaches one of its databases."""
        return f"postgresql+asyncpg://postgres@127.0.0.1:{self.port}/{database}"


def _nobody() -> tuple[int, int]:
    import pwd  # not on every system; nor is root

    for name in ("postgres", "nobody"):
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        return user.pw_uid, user.pw_gid
    raise RuntimeError("nobody to run PostgreSQL as: it refuses root")


def _free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


def _aside(task: Coroutine[Any, Any, None]) -> None:
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, task).result()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """The run's own cluster, started when the first test asks for it."""
    bins = programs()
    if bins is None:
        pytest.skip("PostgreSQL's programs (initdb, postgres) are not on this machine")
    cluster = Cluster(bins)
    try:
        cluster.start()
        cluster.sql(f"CREATE DATABASE {NAME}", database="postgres")
        yield cluster
    finally:
        cluster.close()


@pytest.fixture
def postgres_url(postgres: Cluster) -> str:
    """An empty database of PostgreSQL."""
    postgres.empty()
    return postgres.url(NAME)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A database in a file that is not there yet."""
    return f"sqlite+aiosqlite:///{tmp_path / 'ardri.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A fresh database: the test runs on both."""
    return str(request.getfixturevalue(f"{request.param}_url"))
