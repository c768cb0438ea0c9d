"""The log and the faults: what is told of them, and what is not."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from ardri.server.http.logs import JsonLines, TextLines, config
from tests.server.http.conftest import Sites, check_refused

pytestmark = pytest.mark.anyio
MARK = "geheim"


class Lines(logging.Handler):
    """What would be written, in both forms."""

    def __init__(self) -> None:
        super().__init__()
        self.json: list[str] = []
        self.text: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.json.append(JsonLines().format(record))
        self.text.append(TextLines().format(record))


@pytest.fixture
def log() -> Iterator[Lines]:
    """All that is written at the lowest level that there is."""
    lines = Lines()
    wanted = config("json", "debug")
    levels = {"": wanted["root"]["level"]}
    levels |= {name: one["level"] for name, one in wanted["loggers"].items()}
    before = {name: logging.getLogger(name).level for name in levels}
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)
    logging.getLogger().addHandler(lines)
    yield lines
    logging.getLogger().removeHandler(lines)
    for name, number in before.items():
        logging.getLogger(name).setLevel(number)


async def test_a_request_is_a_line_with_ids(site: Sites, log: Lines) -> None:
    async with site() as server, server.browser() as browser:
        account = (await browser.post("/api/guest", json={"name": "Niamh"})).json()["account"]
        await browser.get("/api/tokens?x=1")
        await browser.get("/join/word")
        await browser.request("BREW", "/nowhere.txt")
    found = [json.loads(line) for line in log.json]
    requests = [line for line in found if line["event"] == "request"]
    assert [(r["method"], r["route"], r["status"]) for r in requests] == [
        ("POST", "/api/guest", 200),
        ("GET", "/api/tokens", 200),
        ("GET", "page", 503),
        ("other", "page", 405),
    ]
    assert requests[1]["account"] == account["id"]
    assert len({r["request"] for r in requests}) == 4
    assert all(r["from"] == "192.0.2.7" and r["ms"] >= 0 for r in requests)
    assert any("route=/api/tokens" in line for line in log.text)


async def test_nothing_that_is_sent_is_logged(site: Sites, log: Lines) -> None:
    """Every place that a secret may come from, marked, and well-formed or not."""
    async with site() as server, server.browser() as browser:
        named = {"name": f"{MARK} a", "password": f"{MARK} password", "email": f"{MARK}@x.example"}
        await browser.post("/api/account", json=named)
        secrets = [browser.cookies["ardri"]]
        await browser.post("/api/session", json={**named, "email": None})
        await browser.post("/api/session", json={"name": MARK, "password": f"{MARK} wrong"})
        await browser.patch("/api/account", json={"name": f"{MARK} b", "old_password": MARK})
        token = (await browser.post("/api/tokens", json={"label": f"{MARK} label"})).json()
        secrets += [browser.cookies["ardri"], token["secret"]]
        await browser.get("/api/me", headers={"Authorization": f"Bearer {token['secret']}"})
        await browser.get("/api/me", headers={"Authorization": f"Bearer {MARK}"})
        await browser.get(f"/join/{MARK}")
        await browser.get(f"/api/{MARK}?{MARK}={MARK}")
        await browser.get(f"/api/tables/{MARK}?invite={MARK}")
        await browser.post(f"/api/tables/{MARK}/seats", json={"invite": MARK})
        await browser.post("/api/recover", json={"table": "abcd", "code": MARK})
        await browser.post("/api/records", json={"record": MARK})
        await browser.request(MARK.upper(), "/api/me", headers={"User-Agent": MARK})
        for server_fault in (
            RuntimeError(MARK),
            OperationalError(MARK, {MARK: MARK}, Exception(MARK)),
        ):
            with pytest.MonkeyPatch.context() as patch:

                async def fails(*_: object, fault: Exception = server_fault) -> None:
                    raise fault from ValueError(MARK)

                patch.setattr(server.rooms.people, "tokens", fails)
                got = await browser.get("/api/tokens")
                assert got.status_code >= 500 and MARK not in got.text
    assert len(log.json) > 15
    # A table's id is told; it is no secret, and here it is our mark.
    for line in [*log.json, *log.text]:
        assert MARK not in re.sub(rf'("table": "|table=){MARK}', "", line).lower()
        for secret in secrets:
            assert secret not in line


async def test_a_fault_has_a_number_and_a_place(
    site: Sites, log: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site() as server, server.browser() as browser:
        await browser.post("/api/guest", json={"name": "Niamh"})

        async def fails(*_: object) -> None:
            raise KeyError(MARK)

        monkeypatch.setattr(server.rooms.people, "tokens", fails)
        got = await browser.get("/api/tokens")
        check_refused(got, 500, "fault")
        assert "script-src 'self'" in got.headers["content-security-policy"]
        number = got.json()["why"]["values"]["id"]
    (line,) = [json.loads(line) for line in log.json if json.loads(line)["event"] == "fault"]
    assert line["request"] == number
    assert line["fault"] == "builtins.KeyError"
    assert any(place.endswith(" fails") for place in line["where"])


async def test_a_database_that_is_away_is_no_fault_of_the_asker(
    site: Sites, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site() as server, server.browser() as browser:
        await browser.post("/api/guest", json={"name": "Niamh"})

        async def fails(*_: object) -> None:
            raise OperationalError("SELECT", {}, Exception())

        monkeypatch.setattr(server.rooms.people, "tokens", fails)
        check_refused(await browser.get("/api/tokens"), 503, "busy")
        monkeypatch.setattr(server.rooms.storage, "check", fails)
        check_refused(await browser.get("/healthz"), 503, "busy")


def test_what_the_system_says_of_a_fault_is_told() -> None:
    try:
        Path("/no/such/file").read_bytes()
    except OSError as error:
        record = logging.makeLogRecord({"msg": "fault", "exc_info": (OSError, error, None)})
    line = json.loads(JsonLines().format(record))
    assert line["fault"] == "builtins.FileNotFoundError: No such file or directory"


def test_uvicorn_tells_of_addresses_and_is_not_listened_to() -> None:
    loggers = config("json", "debug")["loggers"]
    assert loggers["uvicorn.error"]["level"] == "WARNING"
    assert loggers["ardri"]["level"] == "DEBUG"
    assert config("text", "info")["formatters"]["lines"]["()"] is TextLines
