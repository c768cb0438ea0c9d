"""What ``ardri simulate --check`` looks at."""

from __future__ import annotations

import random
from typing import Final

from ardri.game.decision import seat_of
from ardri.game.game import Game
from ardri.game.record import Record
from ardri.rules.determinise import determinise
from ardri.rules.invariants import faults
from ardri.rules.position import NONE, Position
from ardri.rules.sight import sight_of

#: Of all decisions each how-manieth also has every seat's sight checked; of all games each
#: how-manieth is recorded and replayed.
EVERY_SIGHT: Final = 50
EVERY_GAME: Final = 20


class Faulty(Exception):
    """Something is not as it must be."""


def check_position(p: Position, with_sights: bool, seed: str) -> None:
    """``Faulty`` unless all that must be true is."""
    found = faults(p)
    if found:
        raise Faulty("; ".join(found))
    if with_sights and p.asked:
        rng = random.Random(seed)
        for seat in (NONE, *range(p.options.players)):
            _check_sight(p, seat, rng)


def _check_sight(p: Position, seat: int, rng: random.Random) -> None:
    """A world made up from a sight is whole, and looks the same from that seat."""
    sight = sight_of(p, seat)
    world = determinise(sight, rng.randrange)
    who = "a spectator" if seat == NONE else f"seat {seat}"
    found = faults(world)
    if found:
        raise Faulty(f"the world made up for {who} is broken: {'; '.join(found)}")
    if sight_of(world, seat) != sight:
        raise Faulty(f"the world made up for {who} does not look like the true one")


def check_record(game: Game, log: list[tuple[int, int]], end: Position) -> None:
    """``Faulty`` unless the game, played anew and replayed from its record, ends the same."""
    play_log(game, log)
    if game.truth != end:
        raise Faulty("the match, played with the same choices, ends otherwise than the engine")
    text = game.record()
    again = Record.parse(text).replay()
    if again.truth != end:
        raise Faulty("the record replays to another end")
    if again.record() != text:
        raise Faulty("the record of the replay is another")


def play_log(game: Game, log: list[tuple[int, int]] | tuple[tuple[int, int], ...]) -> None:
    """Make all these choices."""
    for seat, choice in log:
        game.play(seat_of(seat), choice)
