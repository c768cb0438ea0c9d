"""What the arena writes: results, records and training data, whole and taken up again."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from ardri.arena.data import Chunks
from ardri.arena.errors import ArenaError
from ardri.arena.keepers import Keeper, Records, Results
from ardri.arena.match import Outcome, play
from ardri.arena.running import run
from ardri.arena.scores import Scores
from ardri.arena.tables import Campaign, Fixture
from ardri.arena.workers import here
from ardri.game.record import Record
from tests.arena.bots import at_home, campaign

PLAN = campaign("first again", "again first first", deals=2)


@pytest.fixture(autouse=True)
def strangers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with at_home(monkeypatch):
        yield


def played(plan: Campaign, keeper: Keeper, stop: int | None = None) -> tuple[Scores | None, int]:
    """Play to the end, or break off after so many games; how many were played now."""
    many = 0

    def workers(fixtures: Iterator[Fixture]) -> Iterator[Outcome]:
        nonlocal many
        for fixture in fixtures:
            if many == stop:
                raise KeyboardInterrupt
            many += 1
            yield play(fixture)

    try:
        return run(plan, workers, [keeper]), many  # type: ignore[arg-type]
    except KeyboardInterrupt:
        return None, many


def counted(scores: Scores | None) -> dict[str, Any]:
    assert scores is not None
    figures = scores.data()
    del figures["thinking"]
    return figures


# -------------------------------------------------------------------------------------- results


def test_a_campaign_goes_on_where_it_broke_off(tmp_path: Path) -> None:
    path = tmp_path / "new" / "results.jsonl"
    whole = counted(run(PLAN, here(1)))
    assert played(PLAN, Results(path, PLAN), stop=3)[1] == 3
    assert played(PLAN, Results(path, PLAN), stop=2)[1] == 2
    scores, many = played(PLAN, Results(path, PLAN))
    assert many == PLAN.games - 5
    assert counted(scores) == whole
    assert scores is not None and scores.thinking["again"].decisions > 20
    before = path.read_bytes()
    assert played(PLAN, Results(path, PLAN))[1] == 0
    assert path.read_bytes() == before
    assert len(before.splitlines()) == 1 + PLAN.games


def test_more_deals_may_be_asked_for_later_and_fewer(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    played(PLAN, Results(path, PLAN))
    more = Campaign(PLAN.tables, 3, PLAN.seed, PLAN.seconds)
    scores, many = played(more, Results(path, more))
    assert many == more.games - PLAN.games
    assert counted(scores) == counted(run(more, here(1)))
    scores, many = played(PLAN, Results(path, PLAN))
    assert many == 0
    assert counted(scores) == counted(run(PLAN, here(1)))


@pytest.mark.parametrize("cut", [1, 30, 200])
def test_a_last_line_that_breaks_off_does_not_count(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "r.jsonl"
    played(PLAN, Results(path, PLAN))
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    scores, many = played(PLAN, Results(path, PLAN))
    assert many == 1
    assert counted(scores) == counted(run(PLAN, here(1)))
    assert sorted(_untimed(path.read_bytes())) == sorted(_untimed(whole))


def _untimed(lines: bytes) -> list[str]:
    out = []
    for line in lines.splitlines():
        said = json.loads(line)
        said.pop("thinking", None)
        out.append(json.dumps(said))
    return out


def test_a_campaign_killed_in_its_very_first_line_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    played(PLAN, Results(path, PLAN), stop=0)
    path.write_bytes(path.read_bytes()[:40])
    assert played(PLAN, Results(path, PLAN))[1] == PLAN.games


def lines_of(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()


@pytest.mark.parametrize(
    ("plan", "what"),
    [
        (Campaign(PLAN.tables, 2, "other", None), "seed"),
        (Campaign(PLAN.tables, 2, PLAN.seed, 1.0), "seconds"),
        (Campaign(PLAN.tables[:1], 2, PLAN.seed, None), "tables"),
    ],
)
def test_another_campaigns_file_is_refused_and_stays(
    tmp_path: Path, plan: Campaign, what: str
) -> None:
    path = tmp_path / "r.jsonl"
    played(PLAN, Results(path, PLAN))
    before = path.read_bytes()
    with pytest.raises(ArenaError, match=f'another campaign: "{what}" is not the same'):
        played(plan, Results(path, plan))
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["my novel", "my novel\nchapter 1\n", "{}\n", '{"arena": "x"}\n'])
def test_another_file_is_refused_and_stays(tmp_path: Path, text: str) -> None:
    path = tmp_path / "novel.txt"
    path.write_text(text, "utf-8")
    with pytest.raises(ArenaError, match="none of the arena’s"):
        played(PLAN, Results(path, PLAN))
    assert path.read_text("utf-8") == text


def test_a_later_format_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    path.write_text('{"arena": 7}\n', "utf-8")
    with pytest.raises(ArenaError, match="has format 7, and this Ardrí knows up to 1"):
        played(PLAN, Results(path, PLAN))


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda game: game.update(table=9), "has the game 9/0/0"),
        (lambda game: game.update(seats=["x", "y"]), "which is none of this campaign’s"),
        (lambda game: game.update(turn=1), "has the game 0/0/1"),
        (lambda game: game.update(ending="?"), "line 2: an ending"),
        (lambda game: game.update(round="7"), "line 2: no number: '7'"),
        (lambda game: game.pop("seed"), "line 2: KeyError: 'seed'"),
    ],
)
def test_a_line_that_is_no_game_is_named(tmp_path: Path, change: Any, fault: str) -> None:
    path = tmp_path / "r.jsonl"
    played(PLAN, Results(path, PLAN))
    lines = lines_of(path)
    game = json.loads(lines[1])
    change(game)
    path.write_text("\n".join([lines[0], json.dumps(game), *lines[2:], ""]), "utf-8")
    with pytest.raises(ArenaError, match=fault):
        played(PLAN, Results(path, PLAN))


def test_two_arenas_do_not_write_to_one_file(tmp_path: Path) -> None:
    pytest.importorskip("fcntl", reason="Windows does not know this lock")
    path = tmp_path / "r.jsonl"
    first = Results(path, PLAN)
    assert list(first.kept()) == []
    with pytest.raises(ArenaError, match="Another arena is writing"):
        list(Results(path, PLAN).kept())
    first.close()
    assert list(Results(path, PLAN).kept()) == []


# -------------------------------------------------------------------------------------- records


def test_every_game_has_a_record(tmp_path: Path) -> None:
    plan = campaign("first again", "raiser again", deals=2)
    played(plan, Records(tmp_path))
    paths = sorted(tmp_path.iterdir())
    assert len(paths) == plan.games
    for path, fixture in zip(paths, sorted(plan.fixtures(), key=lambda f: f.key), strict=True):
        text = path.read_text("utf-8")
        assert text.startswith(f"# seats: {', '.join(fixture.seats)}\n")
        game = Record.parse(text).replay()
        assert game.over != ("raiser" in fixture.seats)
        assert ("ZeroDivisionError" in text) == ("raiser" in fixture.seats)


# ---------------------------------------------------------------------------------- self-play

SCHOOL = campaign("again again", "again@2 first again@2", deals=6, seconds=9.0)
CHUNK = 7


def data(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture(scope="module")
def lessons(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """All files of the whole campaign, played in one go."""
    folder = tmp_path_factory.mktemp("whole")
    with pytest.MonkeyPatch.context() as patch, at_home(patch):
        played(SCHOOL, Chunks(folder, SCHOOL, CHUNK))
    return data(folder)


def test_self_play_writes_all_games_in_chunks(lessons: dict[str, bytes]) -> None:
    assert SCHOOL.games == 6 * (1 + 3)
    assert sorted(lessons) == ["arena.json", *[f"games-{k:06}.jsonl.gz" for k in range(4)]]
    games = [
        json.loads(line)
        for name in sorted(lessons)[1:]
        for line in gzip.decompress(lessons[name]).decode().splitlines()
    ]
    assert [(g["table"], g["deal"], g["turn"]) for g in games] == [
        fixture.key for fixture in SCHOOL.fixtures()
    ]
    for game in games:
        replayed = Record.parse(game["record"]).replay()
        assert replayed.over
        assert game["points"][game["seat"]] == 1 if game["seat"] is not None else True
        assert game["budgets"] == [2.0 if "@" in name else 9.0 for name in game["seats"]]
        assert "thinking" not in game
    assert json.loads(lessons["arena.json"])["chunk"] == CHUNK


@pytest.mark.parametrize("stops", [[3], [8, 8], [0, 23]])
def test_self_play_goes_on_and_the_files_are_the_same(
    tmp_path: Path, lessons: dict[str, bytes], stops: list[int]
) -> None:
    for stop in stops:
        assert played(SCHOOL, Chunks(tmp_path, SCHOOL, CHUNK), stop)[0] is None
        for name, content in data(tmp_path).items():
            assert content == lessons[name], "a chunk is there whole, or not at all"
    scores, many = played(SCHOOL, Chunks(tmp_path, SCHOOL, CHUNK))
    assert data(tmp_path) == lessons
    assert many < SCHOOL.games or max(stops) < CHUNK
    assert scores is not None and scores.games == SCHOOL.games


def test_the_order_in_which_games_end_does_not_matter(
    tmp_path: Path, lessons: dict[str, bytes]
) -> None:
    chunks = Chunks(tmp_path, SCHOOL, CHUNK)
    assert list(chunks.kept()) == []
    games = [play(fixture) for fixture in SCHOOL.fixtures()]
    for game in [*islice(games, 1, None, 2), *islice(games, 0, None, 2)]:
        chunks.keep(game)
    assert data(tmp_path) == lessons


def test_self_play_with_more_deals_fills_the_last_chunk(
    tmp_path: Path, lessons: dict[str, bytes]
) -> None:
    fewer = Campaign(SCHOOL.tables, 2, SCHOOL.seed, SCHOOL.seconds)
    played(fewer, Chunks(tmp_path, fewer, CHUNK))
    _, many = played(SCHOOL, Chunks(tmp_path, SCHOOL, CHUNK))
    assert many == SCHOOL.games - fewer.games
    assert data(tmp_path) == lessons


def test_half_a_chunk_left_by_a_crash_counts_for_nothing(
    tmp_path: Path, lessons: dict[str, bytes]
) -> None:
    played(SCHOOL, Chunks(tmp_path, SCHOOL, CHUNK), stop=CHUNK)
    (tmp_path / ".games-000001.jsonl.gz.77.part").write_bytes(lessons["games-000001.jsonl.gz"][:99])
    assert played(SCHOOL, Chunks(tmp_path, SCHOOL, CHUNK))[1] == SCHOOL.games - CHUNK


def test_a_chunk_that_is_broken_is_named(tmp_path: Path) -> None:
    played(SCHOOL, Chunks(tmp_path, SCHOOL, CHUNK))
    path = tmp_path / "games-000002.jsonl.gz"
    path.write_bytes(path.read_bytes()[:-20])
    with pytest.raises(ArenaError, match=r"games-000002\.jsonl\.gz is broken"):
        played(SCHOOL, Chunks(tmp_path, SCHOOL, CHUNK))


def test_chunks_of_another_size_or_campaign_are_refused(tmp_path: Path) -> None:
    played(SCHOOL, Chunks(tmp_path, SCHOOL, CHUNK))
    with pytest.raises(ArenaError, match='"chunk" is not the same'):
        played(SCHOOL, Chunks(tmp_path, SCHOOL, 8))
    with pytest.raises(ArenaError, match=r'"seed"|"tables"|"seconds"'):
        played(PLAN, Chunks(tmp_path, PLAN, CHUNK))
    (tmp_path / "arena.json").unlink()
    with pytest.raises(ArenaError, match="none of the arena’s"):
        played(SCHOOL, Chunks(tmp_path, SCHOOL, CHUNK))
