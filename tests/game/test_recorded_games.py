"""The recorded games (``tests/records``): each replays to its end; together they use all there is.

They are made by ``tools/record_games.py``; ``docs/records.md`` says when.
"""

from __future__ import annotations

import pytest

from ardri import Record
from ardri.game.uses import uses_of
from tools.record_games import ENDING, ENDS, FOLDER, LONGEST, end_of, wanted

FILES = sorted(path.name for path in FOLDER.glob(f"*{ENDING}"))


def text_of(name: str) -> str:
    return (FOLDER / name).read_bytes().decode()


def uses_of_all() -> dict[str, set[str]]:
    """What each record uses."""
    return {name: set(uses_of(Record.parse(text_of(name)))) for name in FILES}


def test_every_record_has_its_end_written_down() -> None:
    assert len(FILES) > 10
    pinned = [line.split(":")[0] for line in ENDS.read_text("utf-8").splitlines()]
    assert pinned == FILES


@pytest.mark.parametrize("name", FILES)
def test_every_record_replays_to_the_same_end(name: str) -> None:
    record = Record.parse(text_of(name))
    assert not record.truncated
    assert len(record.lines) <= LONGEST
    game = record.replay()
    assert game.over
    assert game.record() == text_of(name)
    assert f"{name}: {end_of(game)}" in ENDS.read_text("utf-8").splitlines()


def test_nothing_is_left_out_and_no_record_is_superfluous() -> None:
    want = wanted()
    uses = uses_of_all()
    assert sorted(want.difference(*uses.values())) == [], "no record uses these"
    for name in FILES:
        others = set().union(*(used for other, used in uses.items() if other != name))
        # Without this record the test above it would fail: so it can.
        assert (uses[name] & want) - others, f"{name} adds nothing"


def test_what_must_be_used_is_what_we_think() -> None:
    want = wanted()
    for use in [
        "under 2-players",
        "under 3-players",
        "under 4-players",
        *[f"under {ruleset}" for ruleset in ("2e", "en", "es", "fr", "uk")],
        "under standard",
        "under discovery",
        "under holders",
        "under possible",
        "ended leadership",
        "ended land",
        "ended faith",
        "ended three-conditions",
        "ended by-deeds",
        "ended brenn-of-a-tie",
        "ended tie-goes-on",
        "ended round-limit",
        "chosen maneuver attack",
        "chosen maneuver withdraw",
        "chosen maneuver play",
        "chosen peace peace",
        "chosen peace fight",
        "chosen answer discard",
        "chosen answer remove",
        "cancelled bard season",
        "cancelled bard after-maneuver",
        "cancelled eriu season",
        "cancelled fianna maneuver",
        "cancelled swamp season",
        "cancelled hills attacked",
        "played dagdas-club removed",
        "played dagdas-club attacked",
        "answered end-of-turn",
        "effect mountains arrival",
        "effect return",
    ]:
        assert use in want, use
