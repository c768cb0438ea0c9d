from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ardri.server.schema.refusals import Refusal
from ardri.server.serve.lock import AlreadyRuns, locked

HOLD = """
import sys
from pathlib import Path
from ardri.server.serve.lock import locked
with locked(Path(sys.argv[1])) as lock:
    lock.tell("http://127.0.0.1:1")
    print("held", flush=True)
    sys.stdin.read()
"""


def test_a_second_server_is_told_where_the_first_is(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with locked(database) as lock:
        lock.tell("http://127.0.0.1:8063")
        with pytest.raises(AlreadyRuns) as caught, locked(database):
            pass
        assert caught.value.address == "http://127.0.0.1:8063"
    with locked(database), pytest.raises(AlreadyRuns) as caught, locked(database):
        pass
    assert caught.value.address == ""


@pytest.mark.slow
def test_a_killed_server_holds_nothing(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    other = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(database)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert other.stdout is not None and other.stdout.readline() == b"held\n"
    with pytest.raises(AlreadyRuns), locked(database):
        pass
    other.kill()
    other.communicate()
    with locked(database):
        pass


def test_without_a_place_for_it_there_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Refusal) as caught, locked(tmp_path / "none" / "tables.sqlite3"):
        pass
    assert "tables.sqlite3.lock" in str(caught.value.saying)
