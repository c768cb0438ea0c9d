"""A player at a table in a browser: a small vocabulary of what hands do.

    player.card("migration"); player.land("valley"); player.land("cove"); player.confirm()

Each word waits until what it means can be done, and until the page has been answered.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page, TimeoutError, expect

#: Counts what the page waits for over its socket, and notes what it is asked.
WATCH: Final = """
(() => {
  const seen = (window.ardriSeen = { waiting: new Set(), asked: [], sockets: [] });
  const note = (decision) => decision && seen.asked.push(decision.kind);
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      seen.sockets.push(this);
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data);
        seen.waiting.delete(message.ref);
        note(message.decision);
        note(message.position?.decision);
      });
      this.addEventListener('close', () => seen.waiting.clear());
    }
    send(data) {
      const message = JSON.parse(data);
      if (message.ref !== undefined && message.type !== 'ping') seen.waiting.add(message.ref);
      super.send(data);
    }
  };
})();
"""
#: How long anything may take on a machine with much else to do, in milliseconds.
PATIENCE: Final = 15_000
expect.set_options(timeout=PATIENCE)

#: Nothing is shown for a while before the next thing, and nothing sounds.
AT_ONCE: Final = {"pace": "at-once", "sound": False}
#: Whether all that was asked has been answered, as soon as it is or patience is at an end.
SETTLE: Final = """
(patience) => new Promise((resolve) => {
  const until = performance.now() + patience;
  const look = () => {
    if (ardriSeen.waiting.size === 0) resolve(true);
    else if (performance.now() > until) resolve(false);
    else setTimeout(look, 4);
  };
  look();
})
"""
#: What may be pressed or chosen now, as [word, what] pairs; the best known first.
OFFERED: Final = """
() => {
  const shown = (e) => { const r = e.getBoundingClientRect(); return r.width > 0 && r.height > 0; };
  const all = (what) => [...document.querySelectorAll(what)].filter(shown);
  return [
    ...all('.ask button.confirm:not(:disabled)').map(() => ['confirm', '']),
    ...all('.choose button[data-card]').map((e) => ['before', e.dataset.card]),
    ...all('[data-part=hand] button[data-card]:not([aria-disabled])')
      .map((e) => ['card', e.dataset.card]),
    ...all('.land.legal[data-territory]').map((e) => ['land', e.dataset.territory]),
    ...all('[data-spot]').map((e) => ['spot', e.dataset.spot]),
    ...all('.ask button[data-action]:not(:disabled)').map((e) => ['button', e.dataset.action]),
  ];
}
"""


class Player:
    """Somebody at a page."""

    def __init__(self, page: Page, **settings: object) -> None:
        self.page = page
        page.set_default_timeout(PATIENCE)
        page.add_init_script(WATCH)
        kept = json.dumps(json.dumps({**AT_ONCE, **settings}))
        page.add_init_script(f"localStorage['ardri-settings'] ??= {kept}")

    # ------------------------------------------------------------------ coming

    def becomes(self, name: str) -> str:
        """A guest of this name; the account's id."""
        answer = self.page.context.request.post("/api/guest", data={"name": name})
        assert answer.ok, answer.text()
        return str(answer.json()["account"]["id"])

    def sits(self, table: str) -> None:
        """Open a table, and wait until it can be seen."""
        self.page.goto(f"/table/{table}")
        expect(self.page.locator(".ask h2")).to_be_visible()
        self.settle()

    # ------------------------------------------------------------------ what hands do

    def land(self, land: str, times: int = 1) -> None:
        """Choose a territory that glows; several times where each is one clan."""
        for _ in range(times):
            expect(self.page.locator(f'.land.legal[data-territory="{land}"]')).to_have_count(1)
            # Clans stand on it: what is meant is the land around them.
            self.page.locator(f'[data-land="{land}"]').dispatch_event("click")
            self.settle()

    def clan(self, land: str, seat: int) -> None:
        """Choose a player's clans there: whom to attack, whose to remove."""
        self.page.locator(f'[data-territory="{land}"] .token.legal').nth(seat).click()
        self.settle()

    def card(self, card: str) -> None:
        """Choose a card, in the hand or before one."""
        self._cards(card).first.click()
        self.settle()

    def spot(self, number: int) -> None:
        """Choose an empty place."""
        self.page.locator(f'[data-spot="{number}"]').dispatch_event("click")
        self.settle()

    def button(self, action: str) -> None:
        """Choose what stands on a button: `pass`, `attack 1`."""
        self.page.locator(f'.ask [data-action="{action}"]').click()
        self.settle()

    def confirm(self) -> None:
        """It is to be so."""
        button = self.page.locator(".ask button.confirm")
        expect(button).to_be_enabled()
        button.click()
        self.settle()

    def back(self) -> None:
        """Take the last step back."""
        self.page.locator(".ask button.back").click()
        self.settle()

    def does(self, *hands: str) -> None:
        """All that in a few words: `"card migration"`, `"land cove"`, `"confirm"`."""
        for each in hands:
            word, _, what = each.partition(" ")
            match word:
                case "card":
                    self.card(what)
                case "land":
                    self.land(what)
                case "spot":
                    self.spot(int(what))
                case "button":
                    self.button(what)
                case "confirm":
                    self.confirm()
                case _:
                    raise AssertionError(f"nobody knows how to {each}")

    # ------------------------------------------------------------------ what is to be seen

    @property
    def question(self) -> str:
        """What is asked."""
        return self.page.locator(".ask h2").inner_text()

    @property
    def asked(self) -> set[str]:
        """The kinds of decisions that the page has been asked for."""
        return set(self.page.evaluate("ardriSeen.asked"))

    def offered(self) -> list[tuple[str, str]]:
        """All that can be chosen or pressed now."""
        return [(word, what) for word, what in self.page.evaluate(OFFERED)]

    def may(self, word: str, what: str) -> bool:
        """Whether this can be chosen now."""
        return (word, what) in self.offered()

    def settle(self) -> None:
        """Wait until the page has been answered all that it has asked."""
        assert self.page.evaluate(SETTLE, PATIENCE), f"no answer for {PATIENCE} ms: {self.question}"

    def wait(self, good: Callable[[], object], what: str, patience: float = 20.0) -> None:
        """Wait until something is so."""
        until = time.monotonic() + patience
        while not good():
            assert time.monotonic() < until, f"not in {patience:.0f} s: {what}; {self.question}"
            self.page.wait_for_timeout(30)

    # ------------------------------------------------------------------ anything

    def decide(self, roll: random.Random) -> bool:
        """One step of anything that is offered; False if nothing is."""
        offered = self.offered()
        if not offered:
            return False
        confirm = ("confirm", "")
        if confirm in offered and (roll.random() < 0.8 or len(offered) == 1):
            word, what = confirm
        else:
            others = [each for each in offered if each != confirm and each != ("button", "pass")]
            word, what = roll.choice(others or offered)
        try:
            self._does(word, what)
        except TimeoutError:
            # It was offered when we looked; meanwhile somebody else has played.
            if self.page.locator("dialog[open]").count():
                raise
        self.settle()
        return True

    def _does(self, word: str, what: str) -> None:
        page = self.page
        match word:
            case "confirm":
                page.locator(".ask button.confirm").click(timeout=2_000)
            case "land":
                where = page.locator(f'[data-land="{what}"]')
                where.dispatch_event("click", timeout=2_000)
            case "spot":
                page.locator(f'[data-spot="{what}"]').dispatch_event("click", timeout=2_000)
            case "button":
                page.locator(f'.ask [data-action="{what}"]').click(timeout=2_000)
            case _:
                self._cards(what).first.dispatch_event("click", timeout=2_000)

    def _cards(self, card: str) -> Locator:
        before = self.page.locator(f'.choose button[data-card="{card}"]')
        return before.or_(self.page.locator(f'[data-part=hand] button[data-card="{card}"]'))
