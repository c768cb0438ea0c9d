"""All bytes that go to a seat, in two games that differ in what it does not know, are equal.

But for the table's id and for times. A hundred pairs: ``python -m tests.server.proof.wire``.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.proof.wire import Stage, compare
from tests.server.proof.worlds import scripts

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_what_a_seat_does_not_know_does_not_come_to_it(tmp_path: Path) -> None:
    async with Stage.open(tmp_path) as stage:
        alike = [await compare(stage, seed, 25) for seed in (1, 2, 4, 9)]
    assert sum(gone for gone, _ in alike) > 40, "they stay together for long"


def test_the_worlds_differ() -> None:
    worlds, _ = scripts(1, 5)
    assert worlds is not None
    ours, theirs = worlds.scripts
    assert ours.start.position != theirs.start.position
    assert ours.start.secret == theirs.start.secret
