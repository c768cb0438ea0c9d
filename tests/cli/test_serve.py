"""`ardri serve`, and `ardri` alone: what is typed, and what is said."""

from __future__ import annotations

import signal
import socket
from pathlib import Path

import httpx
import pytest

from ardri.server.settings import NAMES, flag
from ardri.words import languages
from tests.cli.driver import ardri, inside
from tests.server.running import running


@pytest.mark.parametrize("language", languages({}))
def test_the_help_names_every_setting(capsys: pytest.CaptureFixture[str], language: str) -> None:
    with pytest.raises(SystemExit):
        inside(capsys, "serve", "--help", "--lang", language)
    said = capsys.readouterr().out
    assert all(flag(name) in said for name in NAMES)
    with pytest.raises(SystemExit):
        inside(capsys, "--help", "--lang", language)
    said = capsys.readouterr().out
    for command in ("play", "serve", "simulate", "bench", "arena", "analyse", "replay"):
        assert f"  ardri {command}" in said
    assert "  ardri  " in said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "70000"], '--port: "70000" is no whole number from 0 to 65535'),
        (["--workers", "2"], "--workers: several processes need PostgreSQL"),
        (["--database", "tables.db"], "--database: a database is named as sqlite:///FILE"),
        (["--metrics", "some"], '--metrics: "some" is none of these: local, off and all'),
        (["--nonsense"], "unrecognized arguments: --nonsense"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    said: str,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    done = inside(capsys, "serve", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"ardri: {said}")


def test_the_environment_is_read_and_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("ARDRI_PACE", "slow")
    done = inside(capsys, "serve", "--lang", "pl")
    assert done.returncode == 2
    assert "ARDRI_PACE: „slow” nie jest liczbą" in done.stderr


@pytest.mark.slow
def test_a_database_that_cannot_be_opened_is_named_without_its_password(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no database", "utf-8")
    done = ardri(tmp_path, "serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'file'}")
    assert done.returncode == 2
    said = f"The database sqlite:///{tmp_path / 'file'} cannot be opened: file is not a database"
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        port = nobody.getsockname()[1]
        url = f"postgresql://finn:geheim@127.0.0.1:{port}/inis"
        done = ardri(tmp_path, "serve", "--port", "0", "--database", url)
    assert done.returncode == 2
    assert (
        f"The database postgresql://finn:***@127.0.0.1:{port}/inis cannot be opened" in done.stderr
    )
    assert "geheim" not in done.stderr + done.stdout and "Traceback" not in done.stderr


@pytest.mark.slow
def test_a_port_that_is_taken_is_said(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        done = ardri(tmp_path, "serve", "--port", port)
    assert done.returncode == 2
    assert f"Somebody else listens at port {port} already; --port 0" in done.stderr


@pytest.mark.slow
def test_ardri_alone_serves_the_page_and_says_where(tmp_path: Path) -> None:
    with running(XDG_DATA_HOME=str(tmp_path), ARDRI_PORT="0") as server:
        assert httpx.get(f"{server.address}/healthz").json() == {"ok": True}
        assert (tmp_path / "ardri" / "tables.sqlite3").is_file()

        # Once more: there is one already. As a server that is a fault, for whoever plays it is not.
        again = ardri(tmp_path, ARDRI_PORT="0")
        assert (again.returncode, again.stderr) == (0, "")
        assert again.stdout == f"Ardrí is already running, at {server.address}\n"
        again = ardri(tmp_path, "serve", ARDRI_PORT="0")
        assert again.returncode == 1 and server.address in again.stdout

        assert server.stop(signal.SIGINT) == 0
    assert server.said == [f"Ardrí is at {server.address}\n"]
    assert server.log == []
