"""How soon one can play, and whether the table keeps up while clans walk.

A machine with much else to do is slow for reasons of its own: what is asserted is generous, what
was measured is printed (`-rP` shows it). How much a table weighs is checked by `tools/weight.py`.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from playwright.sync_api import CDPSession, expect

from ardri.rules.cards.names import TERRITORIES
from tests.web.conftest import Visitor
from tests.web.crafting import Crafting
from tests.web.decisions import season
from tests.web.playing import Player
from tests.web.screens import NAMES, SEASON

#: Seconds from the address to a card that can be chosen, with nothing in the cache. Ours is 1.5.
SOON: Final = 4.0
#: Milliseconds of the main thread for one frame; 60 a second leave 16.7.
FRAME: Final = 16.0
#: All sixteen territories, and all clans on them.
FULL: Final = season(
    {
        land: " ".join("0" if seat == k % 4 else "1" for seat in range(4))
        + (" capital" if land == "valley" else "")
        for k, land in enumerate(TERRITORIES)
    },
    "migration bard",
    "druid",
    "citadel",
    "sanctuary",
    turn=0,
)
#: When the first card could be chosen.
READY: Final = """
new MutationObserver((_, watch) => {
  if (!document.querySelector('.hand button.playable')) return;
  performance.mark('ready');
  watch.disconnect();
}).observe(document, { childList: true, subtree: true, attributes: true });
"""
#: The moments of all frames for so long.
FRAMES: Final = """
(long) => { window.ardriFrames = new Promise((resolve) => {
  const out = [];
  const began = performance.now();
  const frame = (now) => {
    out.push(now);
    if (now - began < long) requestAnimationFrame(frame); else resolve(out);
  };
  requestAnimationFrame(frame);
}); }
"""


def test_one_can_play_soon(visitor: Visitor, crafting: Crafting) -> None:
    page = visitor()
    player = Player(page)
    page.add_init_script(READY)
    others = [crafting.absent(name) for name in NAMES[1:]]
    table = crafting.table(SEASON, [player.becomes(NAMES[0]), *others])
    page.goto(f"/table/{table}")
    expect(page.locator(".hand button.playable").first).to_be_visible()
    ready = page.evaluate("() => performance.getEntriesByName('ready')[0].startTime") / 1000
    loaded = page.evaluate(
        "() => performance.getEntriesByType('resource').filter((r) => r.name.endsWith('.js'))"
        ".reduce((sum, r) => sum + r.encodedBodySize, 0)"
    )
    print(f"a card can be chosen after {ready:.2f} s; {loaded / 1000:.0f} kB of JavaScript by then")
    assert ready < SOON


def test_clans_walk_smoothly(visitor: Visitor, crafting: Crafting) -> None:
    page = visitor(reduced_motion="no-preference")
    player = Player(page, pace="calm")
    others = [crafting.absent(name) for name in NAMES[1:]]
    table = crafting.table(FULL, [player.becomes(NAMES[0]), *others])
    player.sits(table)
    assert page.locator(".land").count() == 16
    assert sum(sum(land["clans"]) for land in FULL["map"]) == 48
    land = next(each["territory"] for each in FULL["map"][1:] if each["clans"][0])
    player.does("card migration", f"land {land}")
    ends = [what for word, what in player.offered() if word == "land" and what != land]
    player.does(f"land {ends[0]}")
    chrome = page.context.new_cdp_session(page)
    chrome.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.evaluate(FRAMES, 1200)
    before = worked(chrome)
    player.confirm()
    frames = page.evaluate("() => ardriFrames")
    work = 1000 * (worked(chrome) - before) / len(frames)
    gaps = sorted(b - a for a, b in pairwise(frames))
    rate = 1000 * (len(frames) - 1) / (frames[-1] - frames[0])
    print(
        f"{rate:.0f} frames a second, {gaps[len(gaps) // 2]:.1f} ms from one to the next (median), "
        f"{gaps[-1]:.0f} ms at most; {work:.1f} ms of the main thread for each"
    )
    assert crafting.lines(table, 0)
    assert work < FRAME


def worked(chrome: CDPSession) -> float:
    """Seconds that the main thread has worked."""
    metrics = chrome.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))
