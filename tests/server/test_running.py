"""docs/running.md tells what the program does."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from ardri.server.http.limits import OF_ACCOUNT, OF_ADDRESS, Kind, Rate
from ardri.server.settings import NAMES, SWITCHES, flag, usual, variable

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs" / "running.md").read_text("utf-8")


def rows(section: str) -> list[list[str]]:
    """The cells of a section's table, without its head."""
    part = TEXT.split(f"## {section}\n", 1)[1].split("\n## ")[0]
    lines = [line for line in part.splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_every_setting_is_told_with_its_names_and_its_usual_value() -> None:
    told = {row[0].strip("`"): row[1:] for row in rows("Settings")}
    assert list(told) == [flag(name) for name in NAMES]
    for name in NAMES:
        named, value, about = told[flag(name)]
        assert named == f"`{variable(name)}`"
        assert about
        if name == "database":
            assert value == "a file in the data folder"
        else:
            assert value.strip("`") == usual(name)
    assert [flag(name) for name in SWITCHES] == ["--open"]


KINDS: dict[str, Kind] = {
    "becoming a guest": "guest",
    "signing in (the name counts as the account)": "sign-in",
    "back into a seat by its code": "recover",
    "making a table": "make",
    "bringing a record along": "record",
    "opening a socket": "socket",
    "other changes": "change",
    "playing without a socket": "play",
    "looking": "look",
    "the page's files": "page",
}


def test_every_limit_is_told() -> None:
    told = {KINDS[row[0]]: row[1:] for row in rows("Limits")}
    for column, rates in enumerate((OF_ADDRESS, OF_ACCOUNT)):
        found = {kind: _rate(cells[column]) for kind, cells in told.items() if cells[column]}
        assert found == rates


def _rate(cell: str) -> Rate:
    found = re.fullmatch(r"(\d+)(?: at once, then)?,? one (?:in ([\d.]+) s|a second)", cell)
    assert found, cell
    return Rate(int(found[1]), float(found[2] or 1))


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not here")
@pytest.mark.slow
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    unit = (ROOT / "deploy" / "ardri.service").read_text("utf-8")
    # The program itself is not installed here.
    there = tmp_path / "ardri.service"
    there.write_text(unit.replace("/opt/ardri/bin/ardri", "/bin/true"), "utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", str(there)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
