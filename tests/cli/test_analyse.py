"""``ardri analyse`` as a user drives it."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from ardri.arena.analysis import Analysis, Question
from ardri.cli import main
from ardri.cli.picture import picture
from ardri.words import Words, languages
from tests.arena.bots import at_home
from tests.arena.test_analysis import a_game
from tests.cli.driver import inside

DOCS = Path(__file__).parents[2] / "docs" / "analysis.md"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short game that somebody else's file was made of."""
    game = a_game(players=3, rounds=2, seed=8).replay()
    path = tmp_path_factory.mktemp("game") / "evening.ardri"
    path.write_text(game.record(), "utf-8")
    return path


def analysed(
    capsys: pytest.CaptureFixture[str], folder: Path, record: Path, *more: str
) -> tuple[str, dict[str, Any], str]:
    """What is said, the data, the picture."""
    files = ["--json", str(folder / "a.json"), "--picture", str(folder / "a.svg")]
    # Not the best bot: that one thinks for a second.
    quick = ["--bot", "wanderer", "--playouts", "2"]
    done = inside(capsys, "analyse", str(record), *quick, *files, *more)
    assert (done.returncode, done.stderr) == (0, "")
    data = json.loads((folder / "a.json").read_text("utf-8"))
    return done.stdout, data, (folder / "a.svg").read_text("utf-8")


def test_it_goes_decision_by_decision(
    tmp_path: Path, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said, data, _ = analysed(capsys, tmp_path, record)
    assert re.search(r"^ +R +V +B   Round 1$", said, re.MULTILINE)
    rows = re.findall(r"^ +(\d+)((?: +\d+){3})   (Red|Violet|Blue): ", said, re.MULTILINE)
    assert [int(row[0]) for row in rows] == [each["number"] for each in data["decisions"]]
    for (_, parts, _), each in zip(rows, data["decisions"], strict=True):
        assert [int(part) for part in parts.split()] == [round(100 * p) for p in each["before"]]
    assert "– wanderer’s choice: " in said
    assert re.search(r"^Red Stag: \d+ of \d+ decisions as the bot’s choice\.", said, re.MULTILINE)
    assert f"Written: {tmp_path / 'a.json'}" in said
    assert max(map(len, said.replace(str(tmp_path), "").splitlines())) <= 100


def test_the_numbers_are_those_of_replay(
    tmp_path: Path, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, data, _ = analysed(capsys, tmp_path, record)
    replayed = inside(capsys, "replay", "--verbose", str(record)).stdout
    for each in data["decisions"][:20]:
        colour = ("Red", "Violet", "Blue")[each["seat"]]
        assert re.search(rf"^ +{each['number']}  {colour}: ", replayed, re.MULTILINE)


def test_the_same_seed_gives_the_same_analysis(
    tmp_path: Path, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = analysed(capsys, tmp_path, record, "--seconds", "0")
    assert one == analysed(capsys, tmp_path, record, "--seconds", "0")
    other = analysed(capsys, tmp_path, record, "--seed", "2")
    assert one[1]["decisions"] != other[1]["decisions"]


def test_the_documentation_names_every_key(
    tmp_path: Path, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, data, _ = analysed(capsys, tmp_path, record)
    text = DOCS.read_text("utf-8")
    for key in {*data, *data["seats"][0], *data["decisions"][0]}:
        assert f"`{key}`" in text, key
    assert data["analysis"] == 1
    assert data["chances_by"] in ("bot", "playouts")


# ------------------------------------------------------------------------------------- the picture


@pytest.mark.parametrize("language", languages({}))
def test_the_picture_can_be_read_without_being_seen(
    tmp_path: Path, record: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    said, data, drawn = analysed(capsys, tmp_path, record, "--lang", language)
    words = Words.of(language)
    root = ElementTree.fromstring(drawn)
    assert root.get("role") == "img"
    told = {each.get("id"): each.text for each in root if each.get("id")}
    assert str(root.get("aria-labelledby")).split() == [*told] == ["name", "told"]
    for colour in ("red", "violet", "blue"):
        assert words.name(colour) in str(told["told"])
    last = data["decisions"][-1]["after"]
    assert str(round(100 * last[0])) in str(told["told"])
    assert words.say("analysis-picture") == told["name"]
    assert ("Written" in said) == (language == "en")


def test_lines_differ_by_more_than_colour(
    tmp_path: Path, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, data, drawn = analysed(capsys, tmp_path, record)
    root = ElementTree.fromstring(drawn)
    lines = root.findall(f"{SVG}polyline")
    assert len({line.get("stroke-dasharray") for line in lines}) == len(lines) == 3
    for seat, line in enumerate(lines):
        points = [tuple(map(float, p.split(","))) for p in str(line.get("points")).split()]
        assert len(points) == len(data["decisions"]) + 1
        assert [x for x, _ in points] == sorted(x for x, _ in points)
        # Each moment with the four before and after it, but for the result.
        befores = [each["before"][seat] for each in data["decisions"]]
        befores.append(data["decisions"][-1]["after"][seat])
        for place, (_, y) in enumerate(points[:-1]):
            near = befores[max(0, place - 4) : place + 5]
            assert y == pytest.approx(430 - 366 * sum(near) / len(near), abs=0.2)
        assert points[-1][1] == pytest.approx(430 - 366 * befores[-1], abs=0.1)


def places(root: ElementTree.Element) -> list[tuple[float, float, str]]:
    texts = root.findall(f"{SVG}text")
    return [(float(str(t.get("x"))), float(str(t.get("y"))), str(t.text)) for t in texts]


@pytest.mark.parametrize("language", languages({}))
@pytest.mark.parametrize("players", [2, 4])
def test_no_label_lies_on_another_or_outside(language: str, players: int) -> None:
    for seed in range(2):
        analysis = _made_up(players, seed)
        root = ElementTree.fromstring(picture(Words.of(language), analysis))
        names = [(y, text) for x, y, text in places(root) if x > 780]
        assert len(names) == players
        for (above, _), (below, _) in pairwise(names):
            assert below - above >= 20
        for x, y, text in places(root):
            assert 0 <= y <= 500
            # No letter of this size is wider than this.
            assert x + 9.5 * len(text) <= 960 or x < 700, text


def _made_up(players: int, seed: int) -> Analysis:
    """An analysis of a game of a few decisions."""
    from ardri.arena.analysis import analyse

    record = a_game(players, 1, seed)
    record.lines = record.lines[: 30 + 40 * seed]
    record.result = None
    return analyse(record, Question("wanderer", None, "s", players))


def test_what_a_bot_judges_is_drawn_as_it_is() -> None:
    steps = _made_up(2, 0).steps
    analysis = Analysis(Question("judge", None, "s", 1), True, 2, "unfinished", steps)
    root = ElementTree.fromstring(picture(Words.of("en"), analysis))
    points = str(root.findall(f"{SVG}polyline")[1].get("points")).split()
    drawn = [float(point.split(",")[1]) for point in points]
    assert drawn == [pytest.approx(430 - 366 * parts[1], abs=0.1) for parts in analysis.course]


def test_a_game_without_decisions_has_a_picture_too() -> None:
    analysis = Analysis(Question("wanderer", None, "s", 1), False, 4, "unfinished", ())
    assert ElementTree.fromstring(picture(Words.of("en"), analysis)).tag == f"{SVG}svg"


# ------------------------------------------------------------------------------------ what is wrong


def test_a_bot_that_fails_is_told(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with at_home(monkeypatch):
        assert main(["analyse", str(record), "--bot", "raiser", "--playouts", "1"]) == 2
    said = capsys.readouterr().err
    assert re.search(r"The bot raiser has failed at decision \d+: ZeroDivisionError", said)


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["no-such-file"], "no-such-file: No such file or directory"),
        (["RECORD", "--bot", "sleeper"], '--bot: no such thing: "sleeper"; there is wanderer'),
        (["RECORD", "--playouts", "0"], "--playouts: a number from 1 up"),
        (["RECORD", "--seconds", "long"], '--seconds: a number of seconds, not "long"'),
        (["RECORD", "--picture", "."], ". cannot be written: Is a directory"),
        ([], "the following arguments are required: "),
    ],
)
def test_bad_arguments(
    arguments: list[str],
    fault: str,
    record: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    given = [str(record) if word == "RECORD" else word for word in arguments]
    assert main(["analyse", *given]) == 2
    said = capsys.readouterr()
    assert fault in said.err
    assert said.out == ""


def test_a_record_that_is_none_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "novel.txt"
    path.write_text("my novel\n", "utf-8")
    done = inside(capsys, "analyse", str(path))
    assert done.returncode == 2
    assert "novel.txt: line 1: " in done.stderr
