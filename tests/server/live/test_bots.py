"""Bots think in processes of their own, and no table waits for ever for one that cannot."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ardri import Game
from ardri.bots import Clock, make
from ardri.game.decision import Decision
from ardri.game.view import View
from ardri.server.live.bots import Bots, BotSeat, Stopped
from tests.server.live.odd_bots import bring

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    bring(tmp_path, monkeypatch)
    return tmp_path


@pytest.fixture
async def bots() -> AsyncIterator[Bots]:
    bots = Bots(workers=1, seconds=0.05, patience=10, least=1.0)
    yield bots
    await bots.stop()


def asked() -> tuple[View, Decision]:
    """What seat 0 or another is asked: a real choice."""
    game = Game.new(4, seed=3)
    while True:
        seat, decision = next(iter(game.decisions.items()))
        assert isinstance(seat, int)
        if len(decision.actions) > 3:
            return game.view(seat), decision
        game.play(seat, decision.actions[0])


def seat(bot: str, number: int = 0, table: str = "tree") -> BotSeat:
    return BotSeat(table, number, bot, "a secret seed")


async def choose(bots: Bots, who: BotSeat) -> str:
    async with asyncio.timeout(20):
        return await bots.choose(who, *asked())


async def test_a_bot_decides_as_it_would_here(bots: Bots) -> None:
    view, decision = asked()
    here = make("warrior", "a secret seed").choose(view, decision, Clock(0.05))
    assert await choose(bots, seat("warrior")) == str(here)


async def test_a_bot_keeps_its_memory_and_what_it_prints_does_no_harm(
    bots: Bots, folder: Path
) -> None:
    offered = [str(action) for action in asked()[1].actions]
    chosen = [await choose(bots, seat("counts")) for _ in range(3)]
    assert chosen == offered[:3]
    assert await choose(bots, seat("counts", 1)) == offered[0]
    bots.forget("tree")
    assert await choose(bots, seat("counts")) == offered[0]
    assert (folder / "made").read_text() == "xxx"


async def test_nobody_waits_while_a_bot_thinks(bots: Bots, folder: Path) -> None:
    await choose(bots, seat("counts"))  # the process has started
    thought = asyncio.create_task(choose(bots, seat("busy")))
    longest = 0.0
    began = time.monotonic()
    while not thought.done():
        before = time.monotonic()
        await asyncio.sleep(0.01)
        longest = max(longest, time.monotonic() - before)
    assert time.monotonic() - began > 0.5
    assert longest < 0.3
    assert await thought == str(asked()[1].actions[-1])


@pytest.mark.parametrize("bot", ["raises", "cheats", "dies", "sleepy", "nobody-has-this-name"])
async def test_the_warrior_steps_in_for_a_bot_that_cannot(
    bots: Bots, folder: Path, bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    view, decision = asked()
    warrior = make("warrior", "a secret seed").choose(view, decision, Clock(0.05))
    with caplog.at_level(logging.WARNING):
        assert await choose(bots, seat(bot)) == str(warrior)
    failures = [r.getMessage() for r in caplog.records if "has failed" in r.getMessage()]
    assert len(failures) == 2
    assert all(bot in failure and "hold" not in failure for failure in failures)
    assert "secret" not in caplog.text


async def test_a_bot_that_never_can_is_asked_no_more(bots: Bots, folder: Path) -> None:
    for _ in range(5):
        await choose(bots, seat("raises"))
    assert len((folder / "made").read_text()) == 2 * 3


async def test_a_process_that_dies_is_replaced(bots: Bots, folder: Path) -> None:
    assert await choose(bots, seat("dies-once")) == str(asked()[1].actions[0])
    assert (folder / "made").read_text() == "xx"


async def test_a_process_killed_in_mid_thought_is_replaced(folder: Path) -> None:
    bots = Bots(workers=1, seconds=30)
    try:
        thought = asyncio.create_task(choose(bots, seat("sleepy")))
        for _ in range(2):
            async with asyncio.timeout(10):
                while not (folder / "asleep").exists():
                    await asyncio.sleep(0.01)
            (folder / "asleep").unlink()
            os.kill(bots.pids[0], signal.SIGKILL)
        assert await thought in [str(action) for action in asked()[1].actions]
    finally:
        await bots.stop()


async def test_what_needs_no_thought_needs_no_process(bots: Bots) -> None:
    view, decision = asked()
    forced = Decision(decision.seat, decision.kind, decision.subject, decision.actions[:1])
    assert await bots.choose(seat("warrior"), view, forced) == str(decision.actions[0])
    assert bots.pids == []


async def test_the_processes_end_with_the_server(bots: Bots) -> None:
    await choose(bots, seat("wanderer"))
    (pid,) = bots.pids
    await bots.stop()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


async def test_who_waits_when_the_server_stops_is_told(bots: Bots, folder: Path) -> None:
    thought = asyncio.create_task(choose(bots, seat("sleepy")))
    await asyncio.sleep(0)
    await bots.stop()
    with pytest.raises(Stopped):
        await thought
    with pytest.raises(Stopped):
        await choose(bots, seat("wanderer"))
