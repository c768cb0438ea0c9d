"""Bots that other packages bring: found, played, and reported when they are broken."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ardri.bots import BOTS, BrokenBot, UnknownBot, make, names, strongest
from ardri.bots.company import BEST_FIRST
from tests.cli.driver import ardri, inside

DOCS = Path(__file__).parents[2] / "docs" / "writing-bots.md"


def package(folder: Path, name: str, points: dict[str, str], module: str = "") -> None:
    """A package as an installer leaves it: its code, and what it says about itself."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
    lines = ["[ardri.bots]", *[f"{bot} = {target}" for bot, target in points.items()]]
    (info / "entry_points.txt").write_text("\n".join([*lines, ""]), "utf-8")
    (folder / f"{name}.py").write_text(module, "utf-8")


GOOD = """
class Good:
    def __init__(self, seed):
        self.seed = seed
    def choose(self, view, decision, clock):
        return decision.actions[-1]
class Mute:
    def __init__(self, seed):
        pass
def sulk(seed):
    raise RuntimeError("no")
"""


def beside(folder: Path) -> dict[str, str]:
    """The environment of a process that finds this folder's packages, and all that we find."""
    found = [str(folder), os.environ.get("PYTHONPATH", "")]
    return {"PYTHONPATH": os.pathsep.join(filter(None, found))}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def test_a_packages_bot_is_one_like_the_others(folder: Path) -> None:
    package(folder, "goodbots", {"good-one": "goodbots:Good"}, GOOD)
    assert names() == [*BOTS, "good-one"]
    assert getattr(make("good-one", "s"), "seed", None) == "s"


@pytest.mark.parametrize(
    ("bot", "target", "fault"),
    [
        ("gone", "nowhere:Bot", "cannot be had from nowhere:Bot: ModuleNotFoundError"),
        ("gone", "badbots:Bot", "AttributeError"),
        ("gone", "badbots:sulk", "RuntimeError: no"),
        ("gone", "badbots:Mute", "what badbots:Mute makes has no method choose"),
        ("wanderer", "badbots:Good", "as one of the house is called"),
        ("Big Bot", "badbots:Good", "a name is made of small letters"),
    ],
)
def test_a_broken_bot_is_reported_and_harms_nobody(
    folder: Path, capsys: pytest.CaptureFixture[str], bot: str, target: str, fault: str
) -> None:
    package(folder, "badbots", {bot: target, "good": "badbots:Good"}, GOOD)
    make("good", 1)
    assert type(make("wanderer", 1)) is BOTS["wanderer"]
    if bot not in BOTS:
        with pytest.raises(BrokenBot, match=re.escape(fault)):
            make(bot, 1)
    done = inside(capsys, "arena", "--list")
    assert done.returncode == 1
    assert fault in done.stderr
    assert "badbots" in done.stderr
    assert "Traceback" not in done.stderr
    assert re.search(r"^good  badbots, badbots:Good$", done.stdout, re.MULTILINE)


def test_a_name_that_two_packages_use_is_nobodys(folder: Path) -> None:
    package(folder, "onebots", {"twin": "onebots:Good"}, GOOD)
    package(folder, "twobots", {"twin": "twobots:Good", "other": "twobots:Good"}, GOOD)
    assert names() == [*BOTS, "other"]
    with pytest.raises(BrokenBot, match="Several packages call a bot"):
        make("twin", 1)


def test_a_module_that_ends_the_program_does_not(folder: Path) -> None:
    package(folder, "exitbots", {"leaver": "exitbots:Bot"}, "import sys\nsys.exit(5)\n")
    with pytest.raises(BrokenBot, match="SystemExit: 5"):
        make("leaver", 1)


def test_commands_say_what_is_wrong_with_a_bot(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    package(folder, "badbots", {"gone": "nowhere:Bot"})
    for arguments in (
        ("simulate", "--bots", "gone", "--games", "1"),
        ("arena", "--bots", "gone,wanderer"),
        ("play", "--bots", "gone,wanderer"),
    ):
        done = inside(capsys, *arguments)
        assert done.returncode == 2
        assert "of the package badbots cannot be had from nowhere:Bot" in done.stderr
        assert "Traceback" not in done.stderr


def test_a_bot_that_nobody_brings_is_unknown(folder: Path) -> None:
    package(folder, "goodbots", {"good-one": "goodbots:Good"}, GOOD)
    with pytest.raises(UnknownBot, match=r"there is wanderer.* and good-one"):
        make("sleeper", 1)


def test_the_best_of_the_house_is_of_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    assert strongest() in BOTS
    for name in BEST_FIRST:
        monkeypatch.setitem(BOTS, name, BOTS["wanderer"])
    assert strongest() == BEST_FIRST[0]


# -------------------------------------------------------------------------- the example's package


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package of the documentation, installed by pip as a reader would, without a network."""
    source, target = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("installed")
    text = DOCS.read_text("utf-8")
    for name, language in (("settler.py", "python"), ("pyproject.toml", "toml")):
        (code,) = re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)
        (source / name).write_text(code, "utf-8")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps"]
    pip += ["--no-build-isolation", "--disable-pip-version-check", "--target", str(target)]
    done = subprocess.run([*pip, str(source)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return target


@pytest.mark.slow
def test_the_example_is_twenty_lines_and_plays(tmp_path: Path, installed: Path) -> None:
    lines = (installed / "settler.py").read_text("utf-8").splitlines()
    assert sum(bool(line.strip()) for line in lines) <= 20
    more = beside(installed)
    listed = ardri(tmp_path, "arena", "--list", **more)
    assert (listed.returncode, listed.stderr) == (0, "")
    assert "settler  ardri-settler, settler:Settler" in listed.stdout
    # Two processes: the bot is found in those, too.
    arguments = ["--bots", "settler,wanderer", "--deals", "8", "--jobs", "2", "--json"]
    done = ardri(tmp_path, "arena", *arguments, **more)
    assert (done.returncode, done.stderr) == (0, "")
    results = json.loads(done.stdout)["tables"][0]["results"]
    assert {r["bot"]: r["points"] for r in results}["settler"] > 8, "it does beat chance"
    played = ardri(
        tmp_path, "simulate", "--bots", "settler", "--games", "2", "--players", "3", **more
    )
    assert played.returncode == 0
