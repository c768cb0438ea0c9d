"""What the page's own tests hold against the engine: run it to write them anew.

``python tests/web/fixtures.py`` writes ``web/src/lib/fixtures/positions.json``: views from played
games, with the empty places and the standings that the engine finds in them.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Final

from ardri import Game
from ardri.cli.scene import scene_of

FILE: Final = Path(__file__).parents[2] / "web/src/lib/fixtures/positions.json"
#: Every so many decisions a position is kept.
EVERY: Final = 90


def positions() -> list[dict[str, object]]:
    """Positions of games of two, three and four, from early to late."""
    out: list[dict[str, object]] = []
    for players, seed in ((2, 11), (3, 12), (4, 13)):
        game = Game.new(players=players, seed=seed, round_limit=12)
        roll = random.Random(seed)
        made = 0
        while not game.over and len(out) < 8 * (players - 1):
            seat = min(seat for seat in game.decisions if isinstance(seat, int))
            game.play(seat, roll.choice(game.legal(seat)))
            made += 1
            if made % EVERY == 0:
                out.append(position(game, seat))
    return out


def position(game: Game, seat: int) -> dict[str, object]:
    """One seat's view, and what the engine says of it."""
    view = game.view(seat)
    scene = scene_of(view)
    shown = view.to_json()
    return {
        "view": {name: value for name, value in shown.items() if name != "decision"},
        "spots": [[list(hex) for hex in spot] for spot in scene.spots],
        "near": {land.id: list(land.near) for land in scene.lands},
        "chiefs": {land.id: land.chief for land in scene.lands},
        "cards": {land.id: land.card for land in scene.lands},
        "standings": [[p.leadership, p.lands, p.faith, p.met] for p in scene.players],
    }


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(positions(), separators=(",", ":")) + "\n", "utf-8")
